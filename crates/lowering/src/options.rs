//! Settings that change programs, and so are part of every plan's key.
use std::sync::atomic::{AtomicU8, Ordering};

/// Settings that a rule may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Precision attribute of float32 matrix products and convolutions: `HIGHEST`, `HIGH` or `DEFAULT`.
    pub matmul_precision: &'static str,
}

impl Default for Options {
    /// float32 is float32.
    fn default() -> Self {
        Self { matmul_precision: "HIGHEST" }
    }
}

static MATMUL: AtomicU8 = AtomicU8::new(0);
const NAMES: [&str; 3] = ["HIGHEST", "HIGH", "DEFAULT"];

/// The settings in force.
pub fn options() -> Options {
    Options { matmul_precision: NAMES[MATMUL.load(Ordering::Relaxed) as usize % 3] }
}

/// The settings as a small number.
pub fn options_key() -> u64 {
    MATMUL.load(Ordering::Relaxed) as u64
}

/// `torch.set_float32_matmul_precision`'s names: `highest`, `high`, `medium`. Others are an error.
pub fn set_matmul_precision(name: &str) -> Result<(), String> {
    let n = match name {
        "highest" => 0,
        "high" => 1,
        "medium" => 2,
        other => return Err(format!("no matmul precision {other:?}")),
    };
    MATMUL.store(n, Ordering::Relaxed);
    Ok(())
}
