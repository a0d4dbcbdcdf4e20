//! Finds kernels written through CuPy: `RawKernel`, `RawModule`, `ElementwiseKernel`, `ReductionKernel`, `cupyx.jit.rawkernel`.
//!
//! ## Why
//! CuPy compiles them for the GPU; their source is CUDA C++.
//!
//! ## Instead
//! The same formula on tensors: an elementwise or a reduction kernel is one line of PyTorch.

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let Some(name) = path.strip_prefix("cupy.").or(path.strip_prefix("cupyx.jit.")) else { return };
    if matches!(name, "RawKernel" | "RawModule" | "ElementwiseKernel" | "ReductionKernel" | "rawkernel") {
        let hit = Hit::new("K105", span(&*call.func), Severity::Error, format!("CuPy kernel (`{name}`)"));
        cx.report(hit.advice("write the formula on tensors"));
    }
}
