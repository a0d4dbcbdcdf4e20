//! Finds `torch.cuda.amp.GradScaler` and `torch.amp.GradScaler("cuda")`.
//!
//! ## Why
//! Loss scaling is for float16. It is off without CUDA, with a warning; devices that compute in bfloat16 do not need it.
//!
//! ## Instead
//! `torch.amp.GradScaler(device.type, enabled=...)`, or bfloat16 and no scaler. `--fix` keeps it on for CUDA and turns it off
//! for other devices.

use ruff_python_ast as ast;

use crate::finding::{Edit, Hit, Severity};
use crate::fix::TYPE;
use crate::python::checker::{Checker, Want};
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    match path {
        "torch.cuda.amp.GradScaler" | "torch.cuda.amp.grad_scaler.GradScaler" => {
            let hit = Hit::new("D106", span(&*call.func), Severity::Warning, "gradient scaler for CUDA");
            let enabled = call.arguments.find_keyword("enabled");
            let positional = !call.arguments.args.is_empty();
            let mut edits = vec![Edit {
                start: span(&*call.func).start,
                end: span(&*call.func).end,
                text: "torch.amp.GradScaler".into(),
            }];
            let open = span(&call.arguments).start + 1;
            match enabled {
                Some(keyword) => {
                    let value = span(&keyword.value);
                    let was = &cx.source[value.clone()];
                    let text = format!("{TYPE} == \"cuda\" and ({was})");
                    edits.push(Edit { start: value.start, end: value.end, text });
                    edits.push(Edit { start: open, end: open, text: "\"cuda\", ".into() });
                }
                None => {
                    let close = span(&call.arguments).end - 1;
                    let lead = if call.arguments.is_empty() { "\"cuda\"" } else { "\"cuda\", " };
                    edits.push(Edit { start: open, end: open, text: lead.into() });
                    edits.push(Edit { start: close, end: close, text: format!(", enabled={TYPE} == \"cuda\"") });
                }
            }
            let trailing = cx.source[..span(&call.arguments).end - 1].trim_end().ends_with(',');
            cx.report(if positional || trailing {
                hit.advice("`torch.amp.GradScaler(device.type)`")
            } else {
                hit.edits("scale on CUDA only", edits)
            });
        }
        "torch.amp.GradScaler" | "torch.amp.grad_scaler.GradScaler" => {
            // With `enabled=` beside it, the program already decides.
            if let (Some(device), None) =
                (call.arguments.find_argument_value("device", 0), call.arguments.find_keyword("enabled"))
            {
                cx.device("D106", device, "is the only device of this scaler", Want::Nothing);
            } else if let Some(device) = call.arguments.find_argument_value("device", 0) {
                cx.claim(device);
            }
        }
        _ => {}
    }
}
