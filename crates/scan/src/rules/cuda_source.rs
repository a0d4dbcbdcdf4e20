//! Finds `.cu` and `.cuh` files, once a file, at their first kernel (`__global__`).
//!
//! ## Why
//! The kernel runs on NVIDIA GPUs only. A compiled device needs the same result from tensor operations, or from a kernel in
//! its own language.
//!
//! ## Instead
//! Most kernels in training code are fusions that a compiler makes by itself: write the formula in PyTorch and let
//! `torch.compile` fuse it. What remains (sorting networks, ragged attention) is a Pallas kernel on TPU, an NKI kernel on
//! Trainium.

use crate::finding::{Hit, Severity};

/// Looks at the text of a CUDA file.
pub fn check(text: &str) -> Vec<Hit> {
    let mut kernels = text.match_indices("__global__").filter(|(i, _)| {
        let line = &text[text[..*i].rfind('\n').map_or(0, |l| l + 1)..*i];
        !line.trim_start().starts_with("//") && !line.trim_start().starts_with('*') && !line.contains("#define")
    });
    let first = kernels.next();
    let count = first.iter().count() + kernels.count();
    let lines = text.lines().filter(|l| !l.trim().is_empty()).count();
    let (span, message) = match first {
        Some((i, word)) => (i..i + word.len(), format!("CUDA source with {count} kernel(s), {lines} lines")),
        None => (0..text.find('\n').unwrap_or(text.len()), format!("CUDA source, {lines} lines")),
    };
    vec![Hit::new("K101", span, Severity::Error, message)
        .advice("write the formula in PyTorch and let the compiler fuse it, or write a kernel for the device")]
}
