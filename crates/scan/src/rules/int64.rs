//! Finds int64 made in hot paths: `.long()`, `dtype=torch.int64`, `.to(torch.long)` inside training loops and forward passes.
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
use crate::python::guards::last_name;

/// Operations that ask for int64.
const TAKE_INT64: &[&str] = &[
    "gather",
    "scatter",
    "scatter_",
    "scatter_add",
    "scatter_add_",
    "index_select",
    "index_add",
    "index_add_",
    "one_hot",
    "cross_entropy",
    "nll_loss",
    "take_along_dim",
];

/// Looks at a subscript: indices are int64.
pub fn subscript(cx: &mut Checker<'_>, subscript: &ast::ExprSubscript) {
    match &*subscript.slice {
        ast::Expr::Tuple(t) => t.elts.iter().for_each(|e| cx.claim(e)),
        one => cx.claim(one),
    }
}

/// Looks at an assignment: labels and targets are int64.
pub fn assignment(cx: &mut Checker<'_>, target: &ast::Expr, value: &ast::Expr) {
    if last_name(target).is_some_and(|n| n.contains("label") || n.contains("target")) {
        cx.claim(value);
    }
}

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if !cx.uses_torch || !cx.hot() {
        return;
    }
    if last_name(&call.func).is_some_and(|name| TAKE_INT64.contains(&name)) {
        call.arguments.args.iter().for_each(|a| cx.claim(a));
        call.arguments.keywords.iter().for_each(|k| cx.claim(&k.value));
    }
    if cx.claimed(call) {
        return;
    }
    if let Some(at) = super::float64::dtype(cx, call, path, &["torch.int64", "torch.long"], "long") {
        let hit = Hit::new("H104", at, Severity::Note, "int64 at every step");
        cx.report(hit.advice("int32, unless the operation asks for int64"));
    }
}
