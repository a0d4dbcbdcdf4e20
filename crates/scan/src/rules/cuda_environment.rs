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

/// Looks at a call: `os.environ.setdefault(...)`, `os.putenv(...)`.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if matches!(path, "os.environ.setdefault" | "os.putenv") {
        if let Some(name) = call.arguments.args.first() {
            set(cx, name);
        }
    }
}

/// Looks at the target of an assignment: `os.environ["CUDA_VISIBLE_DEVICES"] = ...`.
pub fn assignment(cx: &mut Checker<'_>, target: &Expr) {
    if let Expr::Subscript(subscript) = target {
        if cx.path(&subscript.value).as_deref() == Some("os.environ") {
            set(cx, &subscript.slice);
        }
    }
}

fn set(cx: &mut Checker<'_>, name: &Expr) {
    if let Expr::StringLiteral(text) = name {
        if let Some(hit) = hit(text.value.to_str(), span(name)) {
            cx.report(hit);
        }
    }
}
