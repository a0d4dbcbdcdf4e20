//! Finds `.cuda()` on tensors and modules.
//!
//! ## Why
//! It moves to CUDA and nothing else: on a machine without, it raises.
//!
//! ## Instead
//! `.to(device)` with the device from an argument. `--fix` makes it so where the call has no index; an index means a choice
//! among several GPUs that only the program's author knows.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Edit, Hit, Severity};
use crate::fix::DEVICE;
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let Expr::Attribute(method) = &*call.func else { return };
    let args = &call.arguments;
    if method.attr.as_str() != "cuda" || args.args.len() > 2 || path.starts_with("numba.") || imported(path) {
        return;
    }
    if args
        .keywords
        .iter()
        .any(|k| !matches!(k.arg.as_ref().map(|a| a.as_str()), Some("device" | "non_blocking" | "memory_format")))
    {
        return;
    }
    let at = span(&method.attr).start..span(call).end;
    let base = &cx.source[span(&*method.value)];
    let shown = if base.len() < 40 && !base.contains('\n') { base } else { "..." };
    let hit = Hit::new("D101", at.clone(), Severity::Error, format!("`{shown}.cuda()` moves to CUDA only"));
    let index = args.find_argument_value("device", 0);
    let current = index.is_none_or(|i| cx.is_current_index(&cx.source[span(i)]));
    let hit = if current && args.args.len() <= 1 {
        let rest = args.find_keyword("non_blocking").map(|k| format!(", {}", &cx.source[span(k)])).unwrap_or_default();
        let edit = Edit { start: at.start, end: at.end, text: format!("to({DEVICE}{rest})") };
        hit.edits("`.to(device)`", vec![edit])
    } else {
        hit.advice("`.to(device)`; which of several devices it is, is for the program to say")
    };
    cx.report(hit);
}

/// Whether a path is that of a module or a function rather than of a value: `pl.cuda()`, `mylib.cuda()`.
fn imported(path: &str) -> bool {
    path.ends_with(".cuda") && matches!(path.split('.').next(), Some("torch" | "cupy" | "numba" | "jax" | "tensorflow"))
}
