//! Finds comparisons of a device with CUDA: `device.type == "cuda"`, `"cuda" in str(device)`, `device.startswith("cuda")`,
//! `x.is_cuda`.
//!
//! ## Why
//! For information: such a test is where the program already tells devices apart. What it guards is lowered by one level of
//! severity. Often the other branch is only for the CPU, and a third device falls through.
//!
//! ## Instead
//! Look at what the other branch does on a device that is neither; `device.type != "cpu"` is often what is meant.

use ruff_python_ast::{self as ast, CmpOp, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::{names_cuda, names_device, span};
use crate::python::guards::last_name;

/// Looks at a comparison.
pub fn check(cx: &mut Checker<'_>, compare: &ast::ExprCompare) {
    let [op] = &*compare.ops else { return };
    let (left, right) = (&*compare.left, &compare.comparators[0]);
    let text = |e: &Expr| matches!(e, Expr::StringLiteral(s) if names_cuda(s.value.to_str()));
    let (literal, found) = match op {
        CmpOp::Eq | CmpOp::NotEq if text(right) => (right, device(left)),
        CmpOp::Eq | CmpOp::NotEq if text(left) => (left, device(right)),
        CmpOp::In | CmpOp::NotIn if text(left) => (left, device(right)),
        _ => return,
    };
    if found {
        cx.claim(literal);
        report(cx, span(compare));
    }
}

/// Looks at a call: `str(device).startswith("cuda")`.
pub fn call(cx: &mut Checker<'_>, call: &ast::ExprCall) {
    let Expr::Attribute(a) = &*call.func else { return };
    let [first] = &*call.arguments.args else { return };
    let cuda = matches!(first, Expr::StringLiteral(s) if matches!(s.value.to_str(), "cuda" | "cuda:"));
    if cuda && a.attr.as_str() == "startswith" && device(&a.value) {
        cx.claim(first);
        report(cx, span(call));
    }
}

/// Looks at an attribute: `x.is_cuda`.
pub fn attribute(cx: &mut Checker<'_>, attribute: &ast::ExprAttribute) {
    if cx.uses_torch && attribute.ctx.is_load() && attribute.attr.as_str() == "is_cuda" {
        report(cx, span(&attribute.attr));
    }
}

fn device(expr: &Expr) -> bool {
    match expr {
        Expr::Call(c) if last_name(&c.func) == Some("str") => {
            c.arguments.args.first().and_then(last_name).is_some_and(names_device)
        }
        Expr::Subscript(_) => false,
        e => last_name(e).is_some_and(names_device),
    }
}

fn report(cx: &mut Checker<'_>, at: std::ops::Range<usize>) {
    let hit = Hit::new("D112", at, Severity::Note, "asks whether the device is CUDA");
    cx.report(hit.advice("see what the other branch does on a device that is neither CUDA nor the CPU"));
}
