//! Finds mixed precision tied to CUDA: `torch.cuda.amp.autocast`, `torch.autocast("cuda")`, `custom_fwd` and `custom_bwd` of
//! `torch.cuda.amp`.
//!
//! ## Why
//! The region does nothing on another device, so the model runs in float32 there: right, but slow, and without a word.
//!
//! ## Instead
//! `torch.autocast(device.type)`. `--fix` makes it so; on CUDA the dtype stays what it was.

use ruff_python_ast as ast;

use crate::finding::{Edit, Hit, Severity};
use crate::fix::TYPE;
use crate::python::checker::{Checker, Want};
use crate::python::devices::span;

/// Looks at a name, called or not: these are decorators.
pub fn name(cx: &mut Checker<'_>, expr: &ast::Expr, path: &str) {
    if matches!(path, "torch.cuda.amp.custom_fwd" | "torch.cuda.amp.custom_bwd") {
        let hit = Hit::new("D105", span(expr), Severity::Warning, format!("`{path}`"));
        cx.report(hit.advice("`torch.amp.custom_fwd(device_type=...)`"));
    }
}

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    match path {
        "torch.cuda.amp.autocast" | "torch.cuda.amp.autocast_mode.autocast" => {
            let hit = Hit::new("D105", span(&*call.func), Severity::Warning, "autocast for CUDA only");
            if call.arguments.args.is_empty() {
                let arguments = span(&call.arguments);
                let rest = &cx.source[arguments.start + 1..arguments.end];
                let comma = if call.arguments.keywords.is_empty() { "" } else { ", " };
                let text = format!("torch.autocast({TYPE}{comma}{rest}");
                let edit = Edit { start: span(call).start, end: span(call).end, text };
                cx.report(hit.edits("`torch.autocast(device.type)`", vec![edit]));
            } else {
                cx.report(hit.advice("`torch.autocast(device.type)`"));
            }
        }
        "torch.autocast" | "torch.amp.autocast" | "torch.amp.autocast_mode.autocast" => {
            if let Some(device) = call.arguments.find_argument_value("device_type", 0) {
                cx.device("D105", device, "is the only device of this autocast", Want::Text);
            }
        }
        _ => {}
    }
}
