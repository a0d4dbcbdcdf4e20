//! The engine: storage cells over immutable device values, recording of ops, chunks of ops as programs.
//!
//! It knows no torch: the bridge hands it tensors as views of cells and arguments as plain values.
mod bounded;
pub mod cell;
pub mod control;
pub mod disk;
pub mod error;
pub mod explain;
pub mod export;
pub mod graph;
pub mod memory;
pub mod metrics;
pub mod ops;
mod partition;
pub mod plan;
pub mod program;
pub mod runtime;
pub mod scalars;
pub mod source;
pub mod stream;
pub mod timeline;
mod watch;

pub use watch::set_interrupted;

pub use error::{Error, Kind, Result};
