//! Finds functions compiled by Numba for CUDA: `@cuda.jit` from `numba`, and `@vectorize(target="cuda")`.
//!
//! ## Why
//! Numba generates PTX: the function runs on NVIDIA GPUs only.
//!
//! ## Instead
//! The same formula on tensors; on the CPU, `numba.njit`.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a function's decorators.
pub fn check(cx: &mut Checker<'_>, def: &ast::StmtFunctionDef) {
    for decorator in &def.decorator_list {
        let (target, call) = match &decorator.expression {
            Expr::Call(call) => (&*call.func, Some(call)),
            other => (other, None),
        };
        let path = cx.path(target).unwrap_or_default();
        let vectorised = matches!(path.as_str(), "numba.vectorize" | "numba.guvectorize")
            && call
                .and_then(|c| c.arguments.find_keyword("target"))
                .is_some_and(|k| matches!(&k.value, Expr::StringLiteral(s) if s.value.to_str() == "cuda"));
        if vectorised || path == "numba.cuda.jit" {
            let hit = Hit::new("K106", span(decorator), Severity::Error, format!("Numba CUDA kernel `{}`", def.name));
            cx.report(hit.advice("write the formula on tensors"));
        }
    }
}
