//! Finds operations whose result's size depends on the data: `nonzero`, `masked_select`, `unique`, one-argument `where`, indexing
//! with a comparison (`x[x > 0]`).
//!
//! ## Why
//! A compiled device needs sizes before it runs. The program has to stop, bring a count to the host, and compile for that size:
//! once per new size.
//!
//! ## Instead
//! Keep the size and mask: `torch.where(mask, x, 0)`, sums of `x * mask`, `topk` with a fixed k, padding to a bound.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

const ADVICE: &str = "keep the size and mask: `torch.where(mask, x, 0)`";

/// Looks at a subscript that is read, in code that runs on tensors: `x[x > 0]`.
pub fn subscript(cx: &mut Checker<'_>, subscript: &ast::ExprSubscript) {
    if subscript.ctx.is_load() && subscript.slice.is_compare_expr() && cx.in_forward() {
        let hit =
            Hit::new("H101", span(subscript), Severity::Warning, "how many values are picked depends on the data");
        cx.report(hit.advice(ADVICE));
    }
}

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let name = match path.strip_prefix("torch.") {
        Some(name @ ("nonzero" | "masked_select" | "unique" | "unique_consecutive" | "argwhere")) => name,
        Some("where") if call.arguments.len() == 1 => "where",
        Some(_) => return,
        None => match &*call.func {
            Expr::Attribute(a) if cx.uses_torch && a.attr.as_str() == "masked_select" => "masked_select",
            // NumPy's and pandas' methods of that name are called on other things; `as_tuple` is torch's alone, and in a
            // forward pass values are tensors.
            Expr::Attribute(a)
                if cx.uses_torch
                    && a.attr.as_str() == "nonzero"
                    && (call.arguments.find_keyword("as_tuple").is_some()
                        || cx.in_forward() && call.arguments.is_empty()) =>
            {
                "nonzero"
            }
            _ => return,
        },
    };
    let severity = if cx.hot() { Severity::Warning } else { Severity::Note };
    let hit =
        Hit::new("H101", span(&*call.func), severity, format!("the size of what `{name}` returns depends on the data"));
    cx.report(hit.advice(ADVICE));
}
