//! Finds what reaches behind a tensor: `.data_ptr()`, and `.data = ...`.
//!
//! ## Why
//! An address means something on a device whose memory the host can name. On a compiled device the buffer may not exist yet, or be
//! another one after the next step. Assigning `.data` goes behind autograd and behind every view of the tensor.
//!
//! ## Instead
//! `tensor.copy_(...)` under `torch.no_grad()`; `torch.equal` or `is` to tell tensors apart; `untyped_storage()` to tell shared
//! memory.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;
use crate::python::guards::last_name;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall) {
    let Expr::Attribute(a) = &*call.func else { return };
    // The address of the whole storage is how to tell storages apart.
    let of_storage = matches!(last_name(&a.value), Some("untyped_storage" | "storage" | "_storage"));
    if cx.uses_torch && !of_storage && a.attr.as_str() == "data_ptr" && call.arguments.is_empty() {
        let hit = Hit::new("H107", span(&a.attr).start..span(call).end, Severity::Note, "the address of a tensor");
        cx.report(hit.advice("`is`, or `untyped_storage()`, to tell tensors apart"));
    }
}

/// Looks at an assignment to `.data` of a parameter or tensor.
pub fn assignment(cx: &mut Checker<'_>, assign: &ast::StmtAssign) {
    for target in &assign.targets {
        let Expr::Attribute(a) = target else { continue };
        let tensor = match &*a.value {
            Expr::Name(n) => {
                matches!(n.id.as_str(), "p" | "param" | "parameter" | "weight" | "bias" | "tensor" | "grad")
            }
            Expr::Attribute(b) => matches!(b.attr.as_str(), "weight" | "bias" | "grad"),
            _ => false,
        };
        if cx.uses_torch && a.attr.as_str() == "data" && tensor {
            let hit = Hit::new("H107", span(target), Severity::Note, "assigns `.data`, behind autograd and views");
            cx.report(hit.advice("`tensor.copy_(...)` under `torch.no_grad()`"));
        }
    }
}
