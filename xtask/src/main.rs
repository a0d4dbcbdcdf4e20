//! Maintenance tasks of the workspace: `cargo run -p xtask -- TASK`.
//!
//! - `bindings HEADER [--check]`: regenerates `crates/pjrt-sys/src/bindings.rs` from a `pjrt_c_api.h`, or compares. Needs
//!   the `bindgen` command (package `bindgen-cli`) and libclang.
use std::path::Path;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["bindings", header] => bindings(header, false),
        ["bindings", header, "--check"] => bindings(header, true),
        _ => Err("usage: xtask bindings HEADER [--check]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Generates the PJRT bindings and writes them, or says whether the committed ones differ.
fn bindings(header: &str, check: bool) -> Result<(), String> {
    let output = Command::new("bindgen")
        .arg(header)
        .args(["--allowlist-item", "PJRT_.*|GetPjrtApi"])
        .args(["--default-enum-style", "consts", "--no-prepend-enum-name"])
        .args(["--no-doc-comments", "--disable-header-comment", "--no-layout-tests", "--no-derive-debug"])
        .args(["--with-derive-default", "--use-core", "--rust-target", "1.82", "--rust-edition", "2021"])
        .output()
        .map_err(|e| format!("cannot run bindgen (install bindgen-cli): {e}"))?;
    if !output.status.success() {
        return Err(format!("bindgen failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/pjrt-sys/src/bindings.rs");
    if check {
        let committed = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        return if committed == output.stdout { Ok(()) } else { Err("bindings.rs differs from the header".into()) };
    }
    std::fs::write(&path, output.stdout).map_err(|e| format!("{}: {e}", path.display()))
}
