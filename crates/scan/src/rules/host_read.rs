//! Finds values read on the host inside training loops: `.item()`, `.tolist()`, `.cpu()`, `.numpy()`, and `float(loss)` or
//! `print(loss)` of a loss whose `.backward()` is called in the same loop.
//!
//! ## Why
//! Each read waits until the device has computed the value, so that the device idles while the host prepares the next step; on a
//! compiled device it also cuts the program in two.
//!
//! ## Instead
//! Keep sums on the device and read them every hundredth step. A read inside `if step % 100 == 0:` is no finding.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;
use crate::python::guards::last_name;

const ADVICE: &str = "keep the value on the device and read it every hundredth step";

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let Some(inner) = cx.loops.last() else { return };
    if !cx.uses_torch || !cx.loops.iter().any(|l| l.trains) || cx.occasional() {
        return;
    }
    let losses = inner.losses.clone();
    let none = call.arguments.is_empty();
    let found = match &*call.func {
        Expr::Attribute(a) if none && matches!(a.attr.as_str(), "item" | "tolist" | "cpu" | "numpy") => {
            Some((span(&a.attr).start..span(call).end, format!("`.{}()` at every step", a.attr)))
        }
        Expr::Name(_) if matches!(path, "float" | "int" | "print") => {
            let of =
                call.arguments.args.iter().find(|a| {
                    last_name(a).is_some_and(|n| losses.iter().any(|l| l == n)) && matches!(a, Expr::Name(_))
                });
            of.map(|a| (span(a), format!("`{path}({})` at every step", &cx.source[span(a)])))
        }
        _ => None,
    };
    if let Some((at, what)) = found {
        let hit = Hit::new("H102", at, Severity::Warning, format!("{what} waits for the device"));
        cx.report(hit.advice(ADVICE));
    }
}
