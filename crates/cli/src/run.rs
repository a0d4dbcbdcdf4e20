//! `torchtpu run`.
use clap::Args;
use std::path::PathBuf;

/// Runs a bundle that `torchtpu.export` wrote. No Python is involved.
///
/// The PJRT plugin is the one that TORCHTPU_PLUGIN names, or is found in the folders that TORCHTPU_SITE lists (those of
/// site-packages, colon-separated).
#[derive(Args)]
pub(crate) struct Arguments {
    /// The bundle.
    bundle: PathBuf,
    /// A file of an input, as numpy.save writes it; once for each input, in order.
    #[arg(long, short)]
    input: Vec<PathBuf>,
    /// A folder for the outputs, one .npy file each.
    #[arg(long, short)]
    output: Option<PathBuf>,
    /// Run so often, and tell the time a run takes.
    #[arg(long, default_value_t = 1)]
    repeat: usize,
    /// The seed of random numbers, where the model draws any.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// Runs the command; gives the exit code.
pub(crate) fn run(arguments: &Arguments) -> u8 {
    let site = std::env::var_os("TORCHTPU_SITE").unwrap_or_default();
    let options = torchtpu_bundle::Options {
        inputs: arguments.input.clone(),
        output: arguments.output.clone(),
        repeat: arguments.repeat,
        seed: arguments.seed,
        search: std::env::split_paths(&site).collect(),
    };
    match torchtpu_bundle::run(&arguments.bundle, &options) {
        Ok(lines) => {
            for line in lines {
                println!("{line}");
            }
            0
        }
        Err(e) => {
            eprintln!("torchtpu run: {e}");
            1
        }
    }
}
