//! Finds float64 in hot paths: `.double()`, `dtype=torch.float64`, `.to(torch.float64)` inside training loops and forward passes.
//!
//! ## Why
//! Few accelerators compute in float64; it is emulated, or slow by a factor of thirty or more, where it works at all.
//!
//! ## Instead
//! float32, with a compensated or blocked sum where the digits matter; float64 on the host for what is computed once.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if !cx.uses_torch || !cx.hot() {
        return;
    }
    if let Some(at) = dtype(cx, call, path, &["torch.float64", "torch.double"], "double") {
        let hit = Hit::new("H103", at, Severity::Warning, "float64 at every step");
        cx.report(hit.advice("float32; float64 on the host for what is computed once"));
    }
}

/// Where a call makes or converts to one of `dtypes`, as an argument or by the method `method`.
pub fn dtype(
    cx: &Checker<'_>,
    call: &ast::ExprCall,
    path: &str,
    dtypes: &[&str],
    method: &str,
) -> Option<std::ops::Range<usize>> {
    let is = |e: &Expr| cx.path(e).is_some_and(|p| dtypes.contains(&p.as_str()));
    let Expr::Attribute(a) = &*call.func else { return None };
    if a.attr.as_str() == method && call.arguments.is_empty() && !path.starts_with("torch.") {
        return Some(span(&a.attr).start..span(call).end);
    }
    if let Some(keyword) = call.arguments.find_keyword("dtype") {
        return is(&keyword.value).then(|| span(&keyword.value));
    }
    let first = call.arguments.args.first()?;
    (matches!(a.attr.as_str(), "to" | "type") && is(first)).then(|| span(first))
}
