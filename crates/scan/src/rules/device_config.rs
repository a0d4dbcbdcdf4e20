//! Finds CUDA in YAML and JSON configurations: a key that holds a device (`device: cuda`, `accelerator: gpu`), `backend: nccl`,
//! GPU resources of a cluster (`nvidia.com/gpu`).
//!
//! ## Why
//! The configuration decides the device, whatever the code can do.
//!
//! ## Instead
//! `device: auto`, or no device at all, and a default in the code; one overlay per device where the two differ.

use crate::finding::{Hit, Severity};
use crate::python::devices::{names_cuda, names_device};

/// The finding for a key and its scalar value, if there is one.
pub fn check(key: &str, value: &str, at: std::ops::Range<usize>) -> Option<Hit> {
    let last = key.rsplit(['.', '/']).next().unwrap_or(key);
    let lower = last.to_ascii_lowercase();
    let advice = "no device in the configuration, and a default in the code; or one overlay per device";
    if names_cuda(value) && (names_device(last) || lower == "accelerator" || lower.ends_with("device_name")) {
        let hit = Hit::new("D109", at, Severity::Error, format!("{key} is {value}"));
        return Some(hit.advice(advice));
    }
    if lower == "accelerator" && value == "gpu" {
        let hit = Hit::new("D109", at, Severity::Error, format!("{key} is {value}"));
        return Some(hit.advice("`accelerator: auto`"));
    }
    if value == "nccl" && lower.ends_with("backend") {
        return Some(
            Hit::new("D107", at, Severity::Error, format!("{key} is nccl")).advice("the device's own backend"),
        );
    }
    if key.ends_with("nvidia.com/gpu") || key == "nvidia.com/gpu" {
        return Some(Hit::new("D109", at, Severity::Error, "asks the cluster for NVIDIA GPUs").advice(advice));
    }
    None
}
