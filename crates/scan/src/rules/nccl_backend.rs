//! Finds `backend="nccl"` for a process group.
//!
//! ## Why
//! NCCL is built into CUDA builds of PyTorch only and moves memory of NVIDIA GPUs only.
//!
//! ## Instead
//! `torch.distributed.get_default_backend_for_device(device)`: `nccl` on CUDA, `gloo` on the CPU, the device's own elsewhere.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Edit, Hit, Severity};
use crate::fix::DEVICE;
use crate::python::checker::Checker;
use crate::python::devices::span;
use crate::python::guards::{guard, last_name};
use crate::python::names::Binding;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let name = last_name(&call.func).unwrap_or("");
    if path == "torch.cuda.nccl" || name.starts_with("assert") {
        return;
    }
    let value = match name {
        "init_process_group" | "new_group" | "new_subgroups" | "split_group" | "init_distributed" => {
            let position = if name == "init_process_group" || name == "init_distributed" { 0 } else { 99 };
            call.arguments
                .find_argument_value("backend", position)
                .or(call.arguments.find_argument_value("dist_backend", position))
        }
        "add_argument" => {
            let names = |a: &Expr| matches!(a, Expr::StringLiteral(s) if s.value.to_str().trim_start_matches('-').replace('-', "_").ends_with("backend"));
            call.arguments.args.iter().any(names).then(|| call.arguments.find_argument_value("default", 99)).flatten()
        }
        _ => call.arguments.find_keyword("backend").or(call.arguments.find_keyword("dist_backend")).map(|k| &k.value),
    };
    let Some(value) = value else { return };
    let mut literal = match value {
        Expr::Name(name) => match cx.scopes.lookup(&name.id).map(|(_, b)| b) {
            Some([Binding::Value(value) | Binding::Parameter(Some(value))]) => *value,
            _ => return,
        },
        other => other,
    };
    let mut chosen = false;
    if let Expr::If(e) = literal {
        let names_nccl = |e: &Expr| matches!(e, Expr::StringLiteral(s) if s.value.to_str() == "nccl");
        chosen = guard(&e.test, &cx.scopes).is_some();
        literal = if names_nccl(&e.body) { &e.body } else { &e.orelse };
    }
    let Expr::StringLiteral(text) = literal else { return };
    let text = text.value.to_str();
    if text != "nccl" && !text.contains("cuda:nccl") {
        return;
    }
    let both = text.contains("cpu:") || text.contains(',');
    let hit = Hit::new("D107", span(literal), Severity::Error, format!("\"{text}\" is for NVIDIA GPUs only"));
    if text == "nccl" && name == "init_process_group" && std::ptr::eq(literal, value) {
        let at = span(literal);
        let text = format!("torch.distributed.get_default_backend_for_device({DEVICE})");
        cx.report(hit.edits("the device's own backend", vec![Edit { start: at.start, end: at.end, text }]));
    } else {
        let mut hit = hit.advice("`torch.distributed.get_default_backend_for_device(device)`");
        hit.guarded = both || chosen;
        cx.report(hit);
    }
}
