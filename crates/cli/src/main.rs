//! The `torchtpu` command.

mod scan;

use std::process::ExitCode;

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
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Scan(arguments) => scan::run(&arguments),
    }
}
