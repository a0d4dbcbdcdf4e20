//! Finds PTX, NVIDIA's assembly: `asm volatile("...")` in CUDA sources, `tl.inline_asm_elementwise` in Triton kernels.
//!
//! ## Why
//! It names instructions of one vendor's chips; often of one generation of them.
//!
//! ## Instead
//! Say what the instruction does, in the language of the kernel or in PyTorch. Conversions between narrow number formats, the
//! usual reason, are `tensor.to(dtype)`.

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

const ADVICE: &str = "say what the instruction does without naming it";

/// Looks at a call in Python.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if path.starts_with("triton.language.") && path.ends_with("inline_asm_elementwise") {
        cx.report(Hit::new("K108", span(&*call.func), Severity::Error, "inline PTX in a Triton kernel").advice(ADVICE));
    }
}

/// Looks at a CUDA file: its first inline assembly, with a count of all.
pub fn cuda(text: &str) -> Vec<Hit> {
    let mut first = None;
    let mut count = 0;
    for (i, word) in text.match_indices("asm") {
        let before = text[..i].chars().next_back().unwrap_or(' ');
        let rest = text[i + word.len()..].trim_start();
        let rest = rest.strip_prefix("volatile").or(rest.strip_prefix("__volatile__")).unwrap_or(rest);
        let line = &text[text[..i].rfind('\n').map_or(0, |l| l + 1)..i];
        let named = before.is_alphanumeric() || (before == '_' && !line.ends_with("__"));
        if !named && rest.trim_start_matches('_').trim_start().starts_with('(') && !line.contains("//") {
            count += 1;
            first = first.or(Some(i..i + word.len()));
        }
    }
    let hit = |span| Hit::new("K108", span, Severity::Error, format!("inline PTX, {count} place(s)")).advice(ADVICE);
    first.map(hit).into_iter().collect()
}

/// Looks at a C++ file: inline assembly there is PTX only beside CUDA's own words.
pub fn cuda_cpp(text: &str) -> Vec<Hit> {
    if text.contains("__device__") || text.contains("__global__") {
        cuda(text)
    } else {
        Vec::new()
    }
}
