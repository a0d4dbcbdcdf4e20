//! Finds functions compiled by Triton: `@triton.jit`.
//!
//! ## Why
//! Triton generates code for NVIDIA GPUs first, for AMD and Intel GPUs too, but for no TPU or Trainium.
//!
//! ## Instead
//! The formula in PyTorch under `torch.compile`, or a Pallas or NKI kernel with the PyTorch form as its reference.

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a function's decorators.
pub fn check(cx: &mut Checker<'_>, def: &ast::StmtFunctionDef) {
    for decorator in &def.decorator_list {
        let target = match &decorator.expression {
            ast::Expr::Call(call) => &*call.func,
            other => other,
        };
        let path = cx.path(target).unwrap_or_default();
        if matches!(path.as_str(), "triton.jit" | "triton.runtime.jit" | "triton.experimental.gluon.jit") {
            let message = format!("Triton kernel `{}`", def.name);
            cx.report(
                Hit::new("K102", span(decorator), Severity::Error, message)
                    .advice("write the formula in PyTorch for other devices, and choose by device"),
            );
        }
    }
}
