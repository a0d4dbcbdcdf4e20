//! Finds C and C++ files that include CUDA's headers or PyTorch's CUDA ones, once a file.
//!
//! ## Why
//! They call the CUDA runtime, or launch kernels on a CUDA stream, and cannot be compiled without the toolkit.
//!
//! ## Instead
//! Keep what is not about CUDA in files of their own; register the operation through `TORCH_LIBRARY` with a PyTorch
//! implementation for every other device.

use crate::finding::{Hit, Severity};

const HEADERS: &[&str] = &[
    "cuda.h",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "cuda_fp16.h",
    "cuda_bf16.h",
    "cublas_v2.h",
    "cublasLt.h",
    "cudnn.h",
    "nccl.h",
    "cufft.h",
    "curand.h",
    "cusparse.h",
    "cusolverDn.h",
    "nvToolsExt.h",
    "nvrtc.h",
];
const FOLDERS: &[&str] = &["ATen/cuda/", "c10/cuda/", "torch/csrc/cuda/", "cub/", "thrust/", "cutlass/", "cute/"];

/// Looks at the text of a C or C++ file.
pub fn check(text: &str) -> Vec<Hit> {
    let mut offset = 0;
    let mut conditional = Vec::new();
    for line in text.split_inclusive('\n') {
        let code = line.trim();
        if code.starts_with("#if") {
            conditional.push(code.contains("CUDA") || code.contains("GPU"));
        } else if code.starts_with("#endif") {
            conditional.pop();
        } else if let Some(rest) = code.strip_prefix('#').and_then(|c| c.trim_start().strip_prefix("include")) {
            let header = rest.trim().trim_matches(['<', '>', '"']);
            if HEADERS.contains(&header) || FOLDERS.iter().any(|f| header.starts_with(f)) {
                let start = offset + (line.len() - line.trim_start().len());
                let mut hit =
                    Hit::new("K110", start..start + code.len(), Severity::Error, format!("C++ that uses {header}"))
                        .advice("compile it only where the toolkit is, beside a PyTorch form of the same operations");
                hit.guarded = conditional.contains(&true);
                return vec![hit];
            }
        }
        offset += line.len();
    }
    Vec::new()
}
