//! `torchtpu scan`, for the command of the Python package.

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs `torchtpu` with these arguments, `scan` first, and returns the exit code. Needs neither torch nor a device.
#[pyfunction]
pub fn scan(py: Python<'_>, argv: Vec<OsString>) -> u8 {
    py.detach(|| torchtpu_cli::main(std::iter::once("torchtpu".into()).chain(argv)))
}
