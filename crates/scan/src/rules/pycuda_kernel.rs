//! Finds kernels compiled through PyCUDA: `SourceModule`, `ElementwiseKernel`, `ReductionKernel`.
//!
//! ## Why
//! Their source is CUDA C++ and PyCUDA drives the CUDA driver.
//!
//! ## Instead
//! The same formula on tensors.

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if !path.starts_with("pycuda.") {
        return;
    }
    let name = path.rsplit('.').next().unwrap_or("");
    if matches!(name, "SourceModule" | "DynamicSourceModule" | "ElementwiseKernel" | "ReductionKernel") {
        let hit = Hit::new("K107", span(&*call.func), Severity::Error, format!("PyCUDA kernel (`{name}`)"));
        cx.report(hit.advice("write the formula on tensors"));
    }
}
