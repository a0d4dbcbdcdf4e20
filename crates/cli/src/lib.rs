//! The part of the `torchtpu` command that is Rust: its own binary, and what the Python command hands over.

mod run;
mod scan;

use std::ffi::OsString;

use clap::{Parser, Subcommand};

/// PyTorch on TPUs, and on whatever else a PJRT plugin drives.
#[derive(Parser)]
#[command(name = "torchtpu", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Find what ties a source tree to CUDA, and loosen it.
    Scan(scan::Arguments),
    /// Run an exported model on the device at hand.
    Run(run::Arguments),
}

/// Runs a command line, the program's name first; returns the exit code.
pub fn main(argv: impl IntoIterator<Item = OsString>) -> u8 {
    match Arguments::try_parse_from(argv) {
        Ok(Arguments { command: Command::Scan(arguments) }) => scan::run(&arguments),
        Ok(Arguments { command: Command::Run(arguments) }) => run::run(&arguments),
        Err(error) => {
            // Help and version are "errors" of code 0. Where nobody reads them, nothing is lost.
            let _ = error.print();
            error.exit_code() as u8
        }
    }
}
