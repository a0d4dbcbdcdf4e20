//! ATen ops lowered to StableHLO. One table serves eager, torch.compile and export. Knows neither torch nor PJRT.
//!
//! A rule ([`OpDef`]) turns an op's arguments, in schema order, into values of a [`torchtpu_stablehlo::Func`]. It gets the
//! outputs' dtypes and extents from torch's own meta kernel ([`Cx::out`]), so it never guesses them.
mod api;
mod cx;
mod error;
pub mod ops;
mod options;
pub mod storage;
mod table;
pub mod views;

pub use api::{Arg, ArgSpec, Meta, ParamSource, Scalar, ScalarKind, ScalarValue, Template, TensorArg, TensorSpec};
pub use cx::Cx;
pub use error::{ErrorKind, OpError, Result};
pub use options::{options, options_key, set_matmul_precision, Options};
pub use table::{find, lower, table, OpDef, Rule};
