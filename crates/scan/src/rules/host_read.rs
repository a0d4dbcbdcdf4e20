//! Finds values read on the host at every step. In loops that train or run a model: `.item()`, `.tolist()`, `.cpu()`, `.numpy()`,
//! and `float(loss)` or `print(loss)` of a loss whose `.backward()` is called in the same loop. In forward passes: `.item()`,
//! `.tolist()`, and `int(x.sum())` of a reduction.
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
    let stepping = cx.loops.iter().any(|l| l.trains || l.runs_model);
    if !cx.uses_torch || !(stepping || cx.in_forward()) || cx.occasional() {
        return;
    }
    let losses = cx.loops.last().map(|l| l.losses.clone()).unwrap_or_default();
    let none = call.arguments.is_empty();
    let found = match &*call.func {
        // `timesteps_cpu[i].item()` reads what is on the host already.
        Expr::Attribute(a) if none && base_name(&a.value).is_some_and(|n| n.ends_with("_cpu") || n == "cpu") => None,
        Expr::Attribute(a)
            if none
                && (matches!(a.attr.as_str(), "item" | "tolist")
                    || stepping && matches!(a.attr.as_str(), "cpu" | "numpy")) =>
        {
            Some((span(&a.attr).start..span(call).end, format!("`.{}()` at every step", a.attr)))
        }
        Expr::Name(_)
            if cx.in_forward()
                && matches!(path, "float" | "int" | "bool")
                && call.arguments.args.first().is_some_and(reduces) =>
        {
            Some((span(call), format!("`{path}` of a sum or the like at every step")))
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

/// Whether an expression reduces a tensor to one value: `x.sum()`, not `x.sum(0)`.
pub fn reduces(expr: &Expr) -> bool {
    let Expr::Call(call) = expr else { return false };
    matches!(&*call.func, Expr::Attribute(a)
        if call.arguments.is_empty()
            && matches!(a.attr.as_str(), "sum" | "max" | "min" | "mean" | "any" | "all" | "argmax" | "amax" | "norm"))
}

/// The name that an expression starts from, through subscripts: `x_cpu` of `x_cpu[i]`.
fn base_name(expr: &Expr) -> Option<&str> {
    match expr {
        Expr::Subscript(s) => base_name(&s.value),
        Expr::Name(_) | Expr::Attribute(_) => last_name(expr),
        _ => None,
    }
}
