//! The `torchtpu` command without Python.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(torchtpu_cli::main(std::env::args_os()))
}
