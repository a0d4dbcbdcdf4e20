//! Compiles StableHLO files for TPUs that are not here: `tpu_compile [--partitions N] TOPOLOGIES FILES...`.
//!
//! `--partitions` compiles programs with Shardy annotations for N devices.
//! TOPOLOGIES is a comma-separated list such as `v6e:2x2,tpu7x:2x2x1`. Prints one JSON object per topology and file:
//! `{"topology", "file", "ok", "seconds", "memory": {...}, "cost": {...}}` or `"error"` and its `"code"`. The exit status
//! is 1 if any compile failed. libtpu is taken from `TORCHTPU_PLUGIN` (a path) or from the site-packages directories in
//! `TORCHTPU_SITE` (colon-separated); it locks a file, so run one process at a time.
use std::fmt::Write;
use std::path::PathBuf;
use std::time::Instant;
use torchtpu_pjrt::{discover, Code, CompileOptions, CompiledExecutable, Error, Result, Topology, Value};

fn main() {
    match run() {
        Ok(true) => {}
        Ok(false) => std::process::exit(1),
        Err(error) => {
            eprintln!("tpu_compile: {error}");
            std::process::exit(2);
        }
    }
}

fn run() -> Result<bool> {
    let mut args = std::env::args().skip(1).peekable();
    let usage =
        || Error::new(Code::InvalidArgument, "usage: tpu_compile [--partitions N] TOPOLOGY[,TOPOLOGY...] FILES...");
    let mut options = CompileOptions { portable: false, ..Default::default() };
    if args.next_if_eq("--partitions").is_some() {
        options.num_partitions = args.next().and_then(|n| n.parse().ok()).filter(|&n| n > 0).ok_or_else(usage)?;
        options.use_spmd_partitioning = options.num_partitions > 1;
        options.use_shardy = options.use_spmd_partitioning;
    }
    let topologies = args.next().ok_or_else(usage)?;
    let files: Vec<String> = args.collect();
    if files.is_empty() {
        return Err(usage());
    }
    let plugin = discover::load_libtpu_for_compiling(&plugin_path()?)?;
    let mut all_ok = true;
    for name in topologies.split(',') {
        let topology = Topology::new(&plugin, name, &[]);
        for file in &files {
            let start = Instant::now();
            let compiled = topology.as_ref().map_err(Clone::clone).and_then(|t| {
                let text = std::fs::read(file).map_err(|e| Error::new(Code::NotFound, format!("{file}: {e}")))?;
                t.compile(&text, &options)
            });
            let seconds = start.elapsed().as_secs_f64();
            all_ok &= compiled.is_ok();
            println!("{}", line(name, file, seconds, &compiled));
        }
    }
    Ok(all_ok)
}

fn plugin_path() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(discover::PLUGIN_VARIABLE).map(PathBuf::from).filter(|p| p.is_file()) {
        return Ok(path);
    }
    let site = std::env::var_os("TORCHTPU_SITE").unwrap_or_default();
    let paths: Vec<PathBuf> = std::env::split_paths(&site).collect();
    discover::find_libtpu(&paths)
}

fn line(topology: &str, file: &str, seconds: f64, compiled: &Result<CompiledExecutable>) -> String {
    let mut out = format!("{{\"topology\": {}, \"file\": {}", quote(topology), quote(file));
    let ok = compiled.is_ok();
    let _ = write!(out, ", \"ok\": {ok}, \"seconds\": {seconds:.3}");
    match compiled {
        Ok(executable) => {
            if let Ok(m) = executable.compiled_memory_stats() {
                let _ = write!(
                    out,
                    ", \"memory\": {{\"argument\": {}, \"output\": {}, \"alias\": {}, \"temp\": {}, \"code\": {}, \
                     \"peak\": {}}}",
                    m.argument, m.output, m.alias, m.temp, m.generated_code, m.peak
                );
            }
            if let Ok(cost) = executable.cost_analysis() {
                // Per-operand figures ("bytes accessed0{}") are many and of no use here.
                let items = cost.iter().filter(|(name, _)| !name.contains('{')).filter_map(|(name, value)| {
                    value.as_f64().filter(|x| x.is_finite()).map(|x| format!("{}: {x}", quote(name)))
                });
                let _ = write!(out, ", \"cost\": {{{}}}", items.collect::<Vec<_>>().join(", "));
            }
            if let Ok(Value::Str(name)) = executable.name().map(Value::Str) {
                let _ = write!(out, ", \"name\": {}", quote(&name));
            }
        }
        Err(error) => {
            let _ = write!(out, ", \"code\": \"{:?}\", \"error\": {}", error.code, quote(&error.message));
        }
    }
    out.push('}');
    out
}

/// A JSON string.
fn quote(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
