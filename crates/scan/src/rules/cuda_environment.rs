//! Finds environment variables of CUDA being set: `CUDA_VISIBLE_DEVICES`, `PYTORCH_CUDA_ALLOC_CONF`, `CUDA_LAUNCH_BLOCKING`,
//! `CUBLAS_WORKSPACE_CONFIG`, `TORCH_CUDA_ARCH_LIST`, `NVIDIA_VISIBLE_DEVICES` ...
//!
//! ## Why
//! Another device does not read them: what they were set for (which devices, how memory is kept, determinism) silently does not
//! happen.
//!
//! ## Instead
//! Say it to PyTorch where it has a word for it: `torch.accelerator.set_device_index`, `PYTORCH_ALLOC_CONF`,
//! `torch.use_deterministic_algorithms`.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Whether a variable is one of CUDA's.
pub fn is_cuda(name: &str) -> bool {
    name.starts_with("CUDA_")
        || name.starts_with("NVIDIA_")
        || name.starts_with("CUBLAS_")
        || name.starts_with("CUDNN_")
        || matches!(name, "PYTORCH_CUDA_ALLOC_CONF" | "TORCH_CUDA_ARCH_LIST" | "PYTORCH_NO_CUDA_MEMORY_CACHING")
}

/// The finding for a variable that is set.
pub fn hit(name: &str, at: std::ops::Range<usize>) -> Option<Hit> {
    if super::nccl_setting::is_nccl(name) {
        return Some(super::nccl_setting::hit(name, at));
    }
    let hit = Hit::new("D108", at, Severity::Warning, format!("sets {name}, which only CUDA reads"));
    is_cuda(name).then(|| hit.advice("say it to PyTorch, or to the device's own runtime"))
}

/// Looks at a call: `os.environ.setdefault(...)`, `os.putenv(...)`, `os.environ.update({...})`.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    match (path, &*call.arguments.args) {
        ("os.environ.setdefault" | "os.putenv", [name, value, ..]) => set(cx, name, value),
        ("os.environ.update", [Expr::Dict(dict)]) => {
            dict.items.iter().filter_map(|i| Some((i.key.as_ref()?, &i.value))).for_each(|(k, v)| set(cx, k, v));
        }
        _ => {}
    }
}

/// Looks at the target of an assignment: `os.environ["CUDA_VISIBLE_DEVICES"] = ...`.
pub fn assignment(cx: &mut Checker<'_>, target: &Expr, value: &Expr) {
    if let Expr::Subscript(subscript) = target {
        if cx.path(&subscript.value).as_deref() == Some("os.environ") {
            set(cx, &subscript.slice, value);
        }
    }
}

/// Whether such a value of `CUDA_VISIBLE_DEVICES` hides all GPUs: that is no dependency on them.
pub fn hides(name: &str, value: &str) -> bool {
    name.ends_with("VISIBLE_DEVICES") && matches!(value, "" | "-1")
}

fn set(cx: &mut Checker<'_>, name: &Expr, value: &Expr) {
    if let Expr::StringLiteral(text) = name {
        let hidden = matches!(value, Expr::StringLiteral(v) if hides(text.value.to_str(), v.value.to_str()));
        if let (Some(hit), false) = (hit(text.value.to_str(), span(name)), hidden) {
            cx.report(hit);
        }
    }
}
