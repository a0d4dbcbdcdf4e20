//! Finds packages that need CUDA, or are written for it first, in requirement files, lock files, `pyproject.toml`, `setup.py`,
//! conda environments and `pip install` lines.
//!
//! ## Why
//! Installing fails where no CUDA build of the package fits, or installs gigabytes that nothing uses.
//!
//! ## Instead
//! The finding names what exists on other devices. Move the package to an optional group (`[project.optional-dependencies]`)
//! so that the rest can be installed without it.

use crate::finding::{Hit, Severity};
use crate::libraries::{Libraries, Need};

/// The finding for a requirement named `name`, if it is one; `optional` says that the rest installs without it.
pub fn check(name: &str, at: std::ops::Range<usize>, optional: bool, libraries: &Libraries) -> Option<Hit> {
    let library = libraries.package(name)?;
    let severity = if library.cuda == Need::Only { Severity::Error } else { Severity::Warning };
    let mut hit = Hit::new("L102", at, severity, format!("requires {name} ({}): {}", library.name, library.why));
    hit.library = Some(library.name.clone());
    hit.guarded = optional;
    Some(hit.advice(library.alternatives()))
}
