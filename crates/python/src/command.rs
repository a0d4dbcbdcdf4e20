//! The Rust part of the `torchtpu` command, for the Python package's.

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs `torchtpu` with these arguments, `scan` or `run` first, and returns the exit code. Needs no torch.
#[pyfunction]
pub fn command(py: Python<'_>, argv: Vec<OsString>) -> u8 {
    py.detach(|| torchtpu_cli::main(std::iter::once("torchtpu".into()).chain(argv)))
}
