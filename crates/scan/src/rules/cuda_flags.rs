//! Finds switches of cuDNN and CUDA: `torch.backends.cudnn`, `torch.backends.cuda`.
//!
//! ## Why
//! They change nothing on another device. What was meant (deterministic results, TF32, which attention kernel) may have a general
//! form.
//!
//! ## Instead
//! `torch.use_deterministic_algorithms(True)`, `torch.set_float32_matmul_precision("high")`,
//! `torch.nn.attention.sdpa_kernel(...)`. The switches may stay: they are harmless.

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a name.
pub fn check(cx: &mut Checker<'_>, expr: &ast::Expr, path: &str) {
    let Some(name) = path.strip_prefix("torch.backends.") else { return };
    let other = match name {
        "cudnn.benchmark" | "cudnn.enabled" | "cudnn.version" => "harmless elsewhere: it may stay",
        "cudnn.deterministic" => "`torch.use_deterministic_algorithms(True)`",
        "cuda.matmul.allow_tf32" | "cudnn.allow_tf32" => "`torch.set_float32_matmul_precision(\"high\")`",
        n if n.contains("sdp") => "`torch.nn.attention.sdpa_kernel`",
        n if n.starts_with("cudnn.") || n.starts_with("cuda.") => "harmless elsewhere: it may stay",
        _ => return,
    };
    cx.report(Hit::new("D110", span(expr), Severity::Note, format!("`{path}` is read on CUDA only")).advice(other));
}
