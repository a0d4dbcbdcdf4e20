//! Finds CUDA builds of PyTorch being asked for: `torch==2.5.1+cu121`, package indexes that end in `/cu121`.
//!
//! ## Why
//! The build for CUDA brings gigabytes that no other device uses, and pins the whole environment to one CUDA version.
//!
//! ## Instead
//! Ask for `torch` without a local version, and let the index be a setting.

use crate::finding::{Hit, Severity};

/// The bytes of `+cu121` or `/cu121` in a line.
pub fn find(line: &str) -> Option<std::ops::Range<usize>> {
    for mark in ["+cu", "/cu"] {
        for (i, _) in line.match_indices(mark) {
            let digits = line[i + mark.len()..].bytes().take_while(u8::is_ascii_digit).count();
            let end = i + mark.len() + digits;
            let whole = !line[end..].starts_with(|c: char| c.is_ascii_alphanumeric());
            // A path such as `src/cu12` is no index: it has to be a wheel index or a version.
            let index = mark == "+cu" || line[..i].ends_with("/whl") || line[..i].ends_with("/nightly");
            if digits >= 2 && whole && index {
                return Some(i + 1..end);
            }
        }
    }
    None
}

/// The finding.
pub fn hit(text: &str, at: std::ops::Range<usize>) -> Hit {
    Hit::new("L105", at, Severity::Warning, format!("asks for a CUDA build ({text})"))
        .advice("ask for the package without a local version, and let the index be a setting")
}
