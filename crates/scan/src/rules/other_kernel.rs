//! Finds kernels that are already there for other chips: Pallas (`pallas_call`) for TPU, NKI (`@nki.jit`) for Trainium.
//!
//! ## Why
//! For information: such a kernel is ported work, and a place to look for the form that a CUDA kernel should take.
//!
//! ## Instead
//! Nothing has to change.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if path == "jax.experimental.pallas.pallas_call" {
        cx.report(Hit::new("K109", span(&*call.func), Severity::Note, "Pallas kernel"));
    }
}

/// Looks at a function's decorators.
pub fn decorated(cx: &mut Checker<'_>, def: &ast::StmtFunctionDef) {
    for decorator in &def.decorator_list {
        let target = match &decorator.expression {
            Expr::Call(call) => &*call.func,
            other => other,
        };
        let path = cx.path(target).unwrap_or_default();
        if matches!(path.as_str(), "neuronxcc.nki.jit" | "nki.jit" | "neuronxcc.nki.baremetal") {
            cx.report(Hit::new("K109", span(decorator), Severity::Note, format!("NKI kernel `{}`", def.name)));
        }
    }
}
