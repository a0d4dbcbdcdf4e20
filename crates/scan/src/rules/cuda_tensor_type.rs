//! Finds tensor types of CUDA: `torch.cuda.FloatTensor(...)`, `.type("torch.cuda.FloatTensor")`,
//! `set_default_tensor_type(torch.cuda.FloatTensor)`.
//!
//! ## Why
//! The type fixes dtype and device together, and exists for CUDA only. PyTorch has deprecated these types.
//!
//! ## Instead
//! `torch.tensor(..., dtype=torch.float32, device=device)`, `torch.set_default_device(device)`.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

const ADVICE: &str = "`dtype=` and `device=` instead of a tensor type";

/// Looks at a call, for types by name and by value.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall) {
    let args = call.arguments.args.iter();
    for expr in args.chain(std::iter::once(&*call.func)) {
        let text = match expr {
            Expr::StringLiteral(s) => s.value.to_str().to_owned(),
            _ => cx.path(expr).unwrap_or_default(),
        };
        let Some(name) = text.strip_prefix("torch.cuda.") else { continue };
        if name.ends_with("Tensor") && !name.contains('.') {
            cx.report(Hit::new("D111", span(expr), Severity::Error, format!("tensor type `{text}`")).advice(ADVICE));
        }
    }
}
