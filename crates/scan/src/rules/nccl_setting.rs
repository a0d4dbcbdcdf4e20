//! Finds NCCL's environment variables (`NCCL_*`, `TORCH_NCCL_*`) being set, in Python, shell, Docker and YAML.
//!
//! ## Why
//! They tune collectives between NVIDIA GPUs. Elsewhere they do nothing, and what they were set for (a timeout, an interface)
//! has to be set for the device's own collectives.
//!
//! ## Instead
//! Keep them where NCCL is used; state timeouts as `init_process_group(timeout=...)`, which every backend takes.

use crate::finding::{Hit, Severity};

/// Whether a variable is one of NCCL's.
pub fn is_nccl(name: &str) -> bool {
    name.starts_with("NCCL_") || name.starts_with("TORCH_NCCL_")
}

/// The finding for a variable that is set.
pub fn hit(name: &str, at: std::ops::Range<usize>) -> Hit {
    let hit = Hit::new("L103", at, Severity::Note, format!("sets {name}, which only NCCL reads"));
    hit.advice("state timeouts in `init_process_group(timeout=...)`; leave tuning to where NCCL is used")
}
