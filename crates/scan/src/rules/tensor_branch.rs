//! Finds branches on the value of a tensor, in forward passes and training loops: `if torch.isnan(x).any():`,
//! `while torch.any(mask):`, `if x.sum() > 0:`, `if loss > limit:` of a loss whose `.backward()` is called in the loop.
//!
//! ## Why
//! The host has to wait for the value to know which way to go, and what follows cannot be compiled together with what was before.
//!
//! ## Instead
//! `torch.where` for a choice of values; count on the device and look every hundredth step for a check; `torch._assert_async` for
//! an assertion.

use ruff_python_ast::{self as ast, CmpOp, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;
use crate::rules::host_read::reduces;

/// Looks at the test of an `if` or a `while`.
pub fn check(cx: &mut Checker<'_>, test: &Expr) {
    match test {
        Expr::UnaryOp(op) => check(cx, &op.operand),
        Expr::BoolOp(op) => op.values.iter().for_each(|v| check(cx, v)),
        // Elsewhere the tensors are mostly on the host: a tokenizer's output, a check while loading.
        Expr::Call(call) if cx.hot() && tensor_test(cx, call) => {
            let hit = Hit::new("H106", span(call), Severity::Warning, "branches on the value of a tensor");
            cx.report(hit.advice("`torch.where` for a choice of values; look less often for a check"));
        }
        Expr::Compare(compare) if cx.hot() && !cx.occasional() && value_test(cx, compare) => {
            let hit = Hit::new("H106", span(compare), Severity::Warning, "branches on the value of a tensor");
            cx.report(hit.advice("`torch.where` for a choice of values; look less often for a check"));
        }
        _ => {}
    }
}

/// `x.sum() > 0` in a forward pass, `loss > limit` in a loop that trains; not `loss is None`.
fn value_test(cx: &Checker<'_>, compare: &ast::ExprCompare) -> bool {
    let ordered = |op: &CmpOp| matches!(op, CmpOp::Eq | CmpOp::NotEq | CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE);
    let [op] = &*compare.ops else { return false };
    let sides = [&*compare.left, &compare.comparators[0]];
    let loss =
        |e: &Expr| matches!(e, Expr::Name(n) if cx.loops.iter().any(|l| l.losses.iter().any(|x| x == n.id.as_str())));
    ordered(op) && sides.into_iter().any(|e| loss(e) || cx.in_forward() && reduces(e))
}

fn tensor_test(cx: &Checker<'_>, call: &ruff_python_ast::ExprCall) -> bool {
    if cx.path(&call.func).is_some_and(|p| {
        matches!(
            p.as_str(),
            "torch.any" | "torch.all" | "torch.equal" | "torch.allclose" | "torch.isnan" | "torch.isinf"
        )
    }) {
        return true;
    }
    // `torch.isnan(x).any()`, `(torch.abs(x) > 1).all().item()`
    let Expr::Attribute(a) = &*call.func else { return false };
    if !matches!(a.attr.as_str(), "any" | "all" | "item") {
        return false;
    }
    match &*a.value {
        Expr::Call(inner) => {
            cx.path(&inner.func).is_some_and(|p| p.starts_with("torch.is") && p != "torch.is_tensor")
                || tensor_test(cx, inner)
        }
        // `(x > 0).all()` could be NumPy's outside a forward pass.
        Expr::Compare(_) => cx.in_forward(),
        _ => false,
    }
}
