//! Finds container images that bring CUDA: `FROM nvidia/cuda`, NVIDIA's registry, PyTorch's `-cuda` tags.
//!
//! ## Why
//! The image is large, and its PyTorch is a CUDA build.
//!
//! ## Instead
//! A plain Python image with the CPU build of PyTorch and the device's plugin, chosen by a build argument.

use crate::finding::{Hit, Severity};

/// Whether an image brings CUDA.
pub fn is_cuda(image: &str) -> bool {
    let image = image.to_ascii_lowercase();
    let hub = image.strip_prefix("docker.io/").unwrap_or(&image);
    hub.starts_with("nvidia/") || image.starts_with("nvcr.io/") || tag_says_cuda(hub)
}

fn tag_says_cuda(image: &str) -> bool {
    let name = image.rsplit('/').next().unwrap_or(image);
    let mut words = name.split([':', '-', '_', '.']);
    words.any(|w| {
        w.strip_prefix("cuda").or(w.strip_prefix("cu")).is_some_and(|v| v.bytes().all(|b| b.is_ascii_digit()))
            && w != "cu"
    })
}

/// The finding for an image.
pub fn hit(image: &str, at: std::ops::Range<usize>) -> Hit {
    Hit::new("L104", at, Severity::Error, format!("image {image} brings CUDA"))
        .advice("a plain Python image with the CPU build of PyTorch and the device's plugin")
}
