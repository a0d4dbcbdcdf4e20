//! StableHLO programs, built with shape and dtype checks and printed as text. Knows neither torch nor PJRT.
pub mod bounded;
mod func;
mod ops;
mod types;

pub use func::{BuildError, Func, Module, Result, Value};
pub use ops::{Cmp, Combine, Conv, DotDims, GatherDims, ScatterDims};
pub use types::{DType, Type};
