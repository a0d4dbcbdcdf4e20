//! Finds int64 made in hot paths: `.long()`, `dtype=torch.int64`, `.to(torch.long)` inside loops and forward passes.
//!
//! ## Why
//! TPU vector units work in 32 bits: int64 arithmetic takes several instructions, and some programs with int64 are refused.
//!
//! ## Instead
//! int32 for positions, masks and counters; int64 only where an operation asks for it (indices of `gather`, targets of
//! `cross_entropy`).

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if !cx.uses_torch || !cx.hot() {
        return;
    }
    if let Some(at) = super::float64::dtype(cx, call, path, &["torch.int64", "torch.long"], "long") {
        let hit = Hit::new("H104", at, Severity::Note, "int64 at every step");
        cx.report(hit.advice("int32, unless the operation asks for int64"));
    }
}
