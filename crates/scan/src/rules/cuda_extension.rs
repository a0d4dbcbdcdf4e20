//! Finds `CUDAExtension(...)` in Python build files, and CUDA as a language of a CMake project.
//!
//! ## Why
//! The build needs the CUDA toolkit, so the package cannot even be installed elsewhere.
//!
//! ## Instead
//! Build the extension only where the toolkit is (`if torch.version.cuda is not None`), with a PyTorch form of the same
//! operations for every other device.

use ruff_python_ast as ast;

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

const ADVICE: &str = "build it only where the CUDA toolkit is, beside a PyTorch form of the same operations";

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if path == "torch.utils.cpp_extension.CUDAExtension" {
        let hit = Hit::new("K103", span(&*call.func), Severity::Error, "builds a CUDA extension");
        cx.report(hit.advice(ADVICE));
    }
}

/// Looks at a CMake file.
pub fn cmake(text: &str) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut offset = 0;
    let mut depth = 0usize;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or("");
        let lower = code.trim().to_ascii_lowercase().replace(char::is_whitespace, " ");
        let call = |name: &str| lower.strip_prefix(name).and_then(|r| r.trim_start().strip_prefix('('));
        if let Some(test) = call("if") {
            depth = if depth > 0 || test.contains("cuda") || test.contains("gpu") { depth + 1 } else { 0 };
        } else if call("endif").is_some() {
            depth = depth.saturating_sub(1);
        }
        let words = |rest: &str| rest.split([' ', ')', '\"']).map(str::to_owned).collect::<Vec<_>>();
        let cuda = |rest: &str| words(rest).iter().any(|w| w == "cuda");
        let what = if call("enable_language").is_some_and(cuda) {
            Some("enables the CUDA language")
        } else if call("project").is_some_and(|r| words(r).iter().skip(1).any(|w| w == "cuda")) {
            Some("is a CUDA project")
        } else if call("find_package")
            .is_some_and(|r| matches!(words(r)[0].as_str(), "cuda" | "cudatoolkit" | "cudnn" | "nccl"))
        {
            Some("looks for the CUDA toolkit")
        } else if call("cuda_add_library").or(call("cuda_add_executable")).is_some() {
            Some("builds CUDA code")
        } else {
            None
        };
        if let Some(what) = what {
            let start = offset + (line.len() - line.trim_start().len());
            let mut hit = Hit::new("K103", start..offset + code.trim_end().len(), Severity::Error, what).advice(ADVICE);
            hit.guarded = depth > 0;
            hits.push(hit);
        }
        offset += line.len();
    }
    hits
}
