//! Finds `"cuda"` and `"cuda:N"` where a device is meant: arguments of `torch.device`, `.to`, `torch.load`, `device=`,
//! `map_location=`, `device_map=`, `init_device_mesh`, `Trainer(accelerator="gpu")`, also when the text comes through a variable, an f-string or a default.
//!
//! ## Why
//! The program runs on CUDA or not at all. A text `"cuda"` in a message, in a key or in a list of choices names no device and is
//! no finding.
//!
//! ## Instead
//! `torch.device(args.device)` from an argument whose default is `torch.accelerator.current_accelerator()`.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Edit, Hit, Severity};
use crate::fix::TYPE;
use crate::python::checker::{Checker, Want};
use crate::python::devices::{names_device, span};

/// Functions that take a device first.
fn first_is_device(path: &str) -> Option<Want> {
    Some(match path {
        "torch.device" | "torch.set_default_device" | "torch.accelerator.set_device" => Want::Device,
        "torch.get_device_module" | "torch.distributed.init_device_mesh" | "torch.amp.is_autocast_available" => {
            Want::Text
        }
        "torch.distributed.device_mesh.init_device_mesh" | "torch.distributed.device_mesh.DeviceMesh" => Want::Text,
        "torch.distributed.DeviceMesh" | "torch.distributed._tensor.DeviceMesh" => Want::Text,
        "torch.distributed.tensor.DeviceMesh" | "torch.random.fork_rng" => Want::Text,
        "torch.Generator" | "torch.Stream" | "torch.Event" => Want::Device,
        _ => return None,
    })
}

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let args = &call.arguments;
    let method = match &*call.func {
        Expr::Attribute(a) => a.attr.as_str(),
        Expr::Name(n) => n.id.as_str(),
        _ => "",
    };
    // Keys, choices and messages are not devices.
    if matches!(
        method,
        "print" | "add_argument" | "option" | "Option" | "warn" | "debug" | "info" | "warning" | "error"
    ) {
        return;
    }
    if let (Some(want), Some(first)) = (first_is_device(path), args.args.first()) {
        cx.device("D103", first, "is the device", want);
    }
    if path == "torch.load" {
        if let Some(location) = args.find_argument_value("map_location", 1) {
            cx.device("D103", location, "is where the file is loaded to", Want::Device);
        }
    }
    if matches!(method, "to" | "to_empty" | "move_to_device" | "send_to_device" | "to_device")
        && matches!(&*call.func, Expr::Attribute(_))
    {
        if let Some(first) = args.args.first() {
            cx.device("D103", first, "is the device it moves to", Want::Device);
        }
    }
    for keyword in &args.keywords {
        let Some(name) = &keyword.arg else { continue };
        if names_device(name) && method != "parametrize" {
            let text =
                name.as_str().contains("type") || name.as_str().contains("map") && name.as_str() != "map_location";
            let want = if text { Want::Text } else { Want::Device };
            cx.device("D103", &keyword.value, &format!("is passed as `{name}`"), want);
        }
        // Lightning's words for the family of devices.
        let family = |e: &Expr| matches!(e, Expr::StringLiteral(s) if matches!(s.value.to_str(), "gpu" | "cuda"));
        if name.as_str() == "accelerator" && family(&keyword.value) {
            cx.claim(&keyword.value);
            let hit = Hit::new("D103", span(&keyword.value), Severity::Error, "the trainer is for GPUs only");
            cx.report(hit.advice("`accelerator=\"auto\"`"));
        }
        if name.as_str() == "device_ids" && matches!(&keyword.value, Expr::List(l) if !l.elts.is_empty()) {
            device_ids(cx, path, keyword);
        }
    }
}

/// `device_ids=[rank]` of `DistributedDataParallel`, which takes none on devices other than GPUs.
fn device_ids(cx: &mut Checker<'_>, path: &str, keyword: &ast::Keyword) {
    if !path.ends_with("DistributedDataParallel") {
        return;
    }
    let at = span(&keyword.value);
    let text = format!("{} if {TYPE} == \"cuda\" else None", &cx.source[at.clone()]);
    let hit = Hit::new("D103", span(keyword), Severity::Error, "`device_ids` is for GPUs: others take None");
    cx.report(hit.edits("None unless on CUDA", vec![Edit { start: at.start, end: at.end, text }]));
}
