//! Maintenance tasks of the workspace: `cargo run -p xtask -- TASK`.
fn main() {
    eprintln!("tasks: none yet");
    std::process::exit(2);
}
