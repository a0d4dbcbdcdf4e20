//! Finds tensors that grow inside a loop: `x = torch.cat([x, new])`.
//!
//! ## Why
//! Every step has a new shape, and a compiled device compiles for every new shape; every step also copies all that was there.
//!
//! ## Instead
//! Allocate the whole once and write to a slice of it; or collect in a list and concatenate after the loop.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

const JOINS: &[&str] = &["torch.cat", "torch.concat", "torch.concatenate", "torch.hstack", "torch.vstack"];

/// Looks at an assignment.
pub fn check(cx: &mut Checker<'_>, assign: &ast::StmtAssign) {
    let ([target], Expr::Call(call), false) = (&*assign.targets, &*assign.value, cx.loops.is_empty()) else { return };
    if !cx.path(&call.func).is_some_and(|p| JOINS.contains(&p.as_str())) {
        return;
    }
    let parts = match call.arguments.args.first() {
        Some(Expr::List(l)) => &l.elts,
        Some(Expr::Tuple(t)) => &t.elts,
        _ => return,
    };
    let name = &cx.source[span(target)];
    // A name that the loop sets anew, or sets from something else as well, need not grow.
    let once = cx.loops.last().is_some_and(|l| l.assigned.iter().filter(|n| *n == name).count() == 1);
    if once && parts.iter().any(|p| &cx.source[span(p)] == name) {
        let hit = Hit::new("H105", span(&*assign.value), Severity::Warning, format!("`{name}` grows at every step"));
        cx.report(hit.advice("allocate the whole once and write to a slice of it"));
    }
}
