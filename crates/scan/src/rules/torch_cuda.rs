//! Finds uses of `torch.cuda`: streams, events, memory statistics, synchronisation, device counts, seeds, graphs.
//!
//! ## Why
//! Most of these raise, or do nothing, on another device. Many have a form in `torch.accelerator` that means the same on CUDA
//! and on every other device.
//!
//! ## Instead
//! | `torch.cuda.` | instead |
//! |---|---|
//! | `is_available`, `device_count`, `synchronize`, `empty_cache`, `memory_*` | the same name in `torch.accelerator` |
//! | `set_device`, `current_device` | `torch.accelerator.set_device_index`, `current_device_index` |
//! | `Stream`, `Event`, `current_stream` | `torch.Stream`, `torch.Event`, `torch.accelerator.current_stream` |
//! | `manual_seed`, `manual_seed_all` | `torch.manual_seed`, which seeds every device |
//! | `nvtx` | `torch.profiler.record_function` |
//! | `graph`, `CUDAGraph` | `torch.compile` |
//!
//! `--fix` rewrites statements that synchronise, choose the device or empty the cache, and leaves what returns a value that the
//! program goes on to interpret.

use ruff_python_ast as ast;

use crate::finding::{Edit, Hit, Severity};
use crate::fix::TYPE;
use crate::python::checker::Checker;
use crate::python::devices::span;

/// What `torch.cuda.NAME` is elsewhere, and whether it fails without CUDA.
fn instead(name: &str) -> (Option<&'static str>, Severity) {
    use Severity::{Error, Note, Warning};
    match name {
        "is_available" => (Some("torch.accelerator.is_available"), Note),
        "device_count" => (Some("torch.accelerator.device_count"), Note),
        "is_initialized" | "is_bf16_supported" | "_is_in_bad_fork" | "is_current_stream_capturing" => (None, Note),
        "manual_seed" | "manual_seed_all" => (Some("torch.manual_seed"), Note),
        "OutOfMemoryError" => (Some("torch.OutOfMemoryError"), Note),
        "empty_cache" => (Some("torch.accelerator.empty_cache"), Warning),
        "synchronize" => (Some("torch.accelerator.synchronize"), Error),
        "set_device" => (Some("torch.accelerator.set_device_index"), Error),
        "current_device" => (Some("torch.accelerator.current_device_index"), Error),
        "current_stream" => (Some("torch.accelerator.current_stream"), Error),
        "Stream" | "stream" => (Some("torch.Stream"), Error),
        "Event" => (Some("torch.Event"), Error),
        "device" => (Some("torch.accelerator.device_index"), Error),
        "memory_allocated" => (Some("torch.accelerator.memory_allocated"), Warning),
        "max_memory_allocated" => (Some("torch.accelerator.max_memory_allocated"), Warning),
        "memory_reserved" => (Some("torch.accelerator.memory_reserved"), Warning),
        "max_memory_reserved" => (Some("torch.accelerator.max_memory_reserved"), Warning),
        "memory_stats" => (Some("torch.accelerator.memory_stats"), Warning),
        "reset_peak_memory_stats" => (Some("torch.accelerator.reset_peak_memory_stats"), Warning),
        "nvtx" => (Some("torch.profiler.record_function"), Warning),
        "CUDAGraph" | "graph" | "make_graphed_callables" | "graph_pool_handle" => (Some("torch.compile"), Error),
        _ => (None, Error),
    }
}

/// Looks at a name.
pub fn check(cx: &mut Checker<'_>, expr: &ast::Expr, path: &str) {
    let Some(rest) = path.strip_prefix("torch.cuda.") else { return };
    // `torch.cuda.Stream = ...` puts something else in its place.
    if matches!(expr, ast::Expr::Attribute(a) if a.ctx.is_store()) {
        return;
    }
    let name = rest.split('.').next().unwrap_or(rest);
    // Other rules say more about these.
    if rest.ends_with("autocast")
        || rest.ends_with("GradScaler")
        || name.ends_with("Tensor")
        || name.ends_with("Storage")
    {
        return;
    }
    if name == "amp" || name == "nccl" || name == "_compile_kernel" {
        return;
    }
    let (other, severity) = instead(name);
    let hit = Hit::new("D102", span(expr), severity, format!("`torch.cuda.{rest}`"));
    cx.report(match other {
        Some(other) => hit.advice(format!("`{other}`")),
        None => hit.advice("there is no general form of it; ask for what the program needs it for"),
    });
}

/// Looks at a call that is a whole statement, where it can be rewritten.
pub fn statement(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let Some(name) = path.strip_prefix("torch.cuda.") else { return };
    let new = match (name, call.arguments.len()) {
        ("synchronize" | "empty_cache" | "reset_peak_memory_stats", 0) => format!("torch.accelerator.{name}()"),
        ("set_device", 1) if call.arguments.keywords.is_empty() => {
            let argument = span(&call.arguments.args[0]);
            // An index is wanted; a device would be taken by one and not by the other.
            let text = &cx.source[argument];
            if text.contains("device") || text.contains('\n') {
                return;
            }
            format!("torch.accelerator.set_device_index({text})")
        }
        _ => return,
    };
    let at = span(call);
    let line = cx.source[..at.start].rfind('\n').map_or(0, |i| i + 1);
    let indent = &cx.source[line..at.start];
    if !indent.trim().is_empty() {
        return;
    }
    let text = format!("if {TYPE} != \"cpu\":\n{indent}    {new}");
    let (_, severity) = instead(name);
    let hit = Hit::new("D102", at.start..span(&*call.func).end, severity, format!("`torch.cuda.{name}`"));
    cx.report(hit.edits(format!("`{new}` unless on the CPU"), vec![Edit { start: at.start, end: at.end, text }]));
}
