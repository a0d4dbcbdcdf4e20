//! Compiles a StableHLO file and runs it: `run_hlo FILE [ITERATIONS]`.
//!
//! The plugin is the one `TORCHTPU_PLUGIN` names, or is found in the site-packages directories listed in
//! `TORCHTPU_SITE` (colon-separated). Arguments are read from the signature of `@main` and filled with small numbers.
use std::path::PathBuf;
use std::time::Instant;
use torchtpu_pjrt::{discover, Buffer, Client, CompileOptions, ElementType, Error, Plugin, Result};

fn main() {
    if let Err(error) = run() {
        eprintln!("run_hlo: {error}");
        std::process::exit(1);
    }
}

fn run() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let usage = || Error::new(torchtpu_pjrt::Code::InvalidArgument, "usage: run_hlo FILE [ITERATIONS]");
    let file = args.next().ok_or_else(usage)?;
    let iterations: usize = args.next().map_or(Ok(1), |n| n.parse()).map_err(|_| usage())?;
    let text = std::fs::read_to_string(&file)
        .map_err(|e| Error::new(torchtpu_pjrt::Code::NotFound, format!("{file}: {e}")))?;

    let site = std::env::var_os("TORCHTPU_SITE").unwrap_or_default();
    let choice = discover::discover(&std::env::split_paths(&site).collect::<Vec<PathBuf>>())?;
    println!("plugin: {} ({})", choice.path.display(), choice.reason);
    let client = Client::new(&Plugin::load(&choice.path)?, &[])?;
    println!("{}: {} devices, {}", client.platform_name(), client.device_count(), client.platform_version());

    let start = Instant::now();
    let program = client.compile(text.as_bytes(), &CompileOptions::default())?;
    println!("compiled in {:.1} ms, {} outputs", start.elapsed().as_secs_f64() * 1e3, program.num_outputs());

    let inputs = signature(&text)
        .iter()
        .map(|(ty, dims)| {
            let n = dims.iter().product::<i64>() as usize;
            client.buffer_from_host(&small_numbers(*ty, n), *ty, dims, 0)
        })
        .collect::<Result<Vec<Buffer>>>()?;
    let inputs: Vec<&Buffer> = inputs.iter().collect();
    // Donation would leave nothing for the next iteration.
    let keep: Vec<i64> = (0..inputs.len() as i64).collect();
    let mut outputs = Vec::new();
    let start = Instant::now();
    for _ in 0..iterations.max(1) {
        outputs = program.execute(&inputs, 0, &keep)?;
    }
    outputs.iter().try_for_each(Buffer::wait)?;
    println!("{:.1} us a run", start.elapsed().as_secs_f64() * 1e6 / iterations.max(1) as f64);
    for (i, output) in outputs.iter().enumerate() {
        let mut host = vec![0u8; output.size_bytes()];
        output.to_host(&mut host)?;
        println!("output {i}: {:?} {:?}: {}", output.element_type(), output.dims(), show(output.element_type(), &host));
    }
    Ok(())
}

/// Types of the arguments of `@main`; those that are not dense arrays are left out.
fn signature(text: &str) -> Vec<(ElementType, Vec<i64>)> {
    let Some(rest) = text.split("@main(").nth(1) else { return Vec::new() };
    let head = rest.split("->").next().unwrap_or(rest);
    head.split("tensor<")
        .skip(1)
        .filter_map(|t| {
            // `complex<f32>` holds a closing bracket of its own.
            let end = if t.contains("complex<") { t.find(">>").map(|i| i + 1) } else { t.find('>') }?;
            let parts: Vec<&str> = t[..end].split(", ").next()?.split('x').collect();
            let (&last, dims) = parts.split_last()?;
            // `complex` ends in an x.
            let (ty, dims) = match dims.split_last() {
                Some((&"comple", dims)) => (format!("complex{}", last), dims),
                _ => (last.to_string(), dims),
            };
            let ty = ElementType::from_mlir_name(&ty)?;
            Some((ty, dims.iter().map(|d| d.parse().ok()).collect::<Option<Vec<i64>>>()?))
        })
        .collect()
}

fn small_numbers(ty: ElementType, n: usize) -> Vec<u8> {
    let value = |i: usize| (i % 7) as f32 * 0.25;
    (0..n)
        .flat_map(|i| match ty {
            ElementType::F32 => value(i).to_le_bytes().to_vec(),
            ElementType::F64 => f64::from(value(i)).to_le_bytes().to_vec(),
            ElementType::BF16 => value(i).to_le_bytes()[2..].to_vec(),
            _ => {
                let mut bytes = vec![0u8; ty.size_bytes()];
                bytes[0] = (i % 2) as u8;
                bytes
            }
        })
        .collect()
}

/// The first values, as numbers where that is easy.
fn show(ty: ElementType, bytes: &[u8]) -> String {
    let shown = bytes.chunks_exact(ty.size_bytes()).take(8).map(|c| match (ty, c) {
        (ElementType::F32, &[a, b, c, d]) => f32::from_le_bytes([a, b, c, d]).to_string(),
        (ElementType::S32, &[a, b, c, d]) => i32::from_le_bytes([a, b, c, d]).to_string(),
        _ => c.iter().rev().map(|b| format!("{b:02x}")).collect(),
    });
    shown.collect::<Vec<_>>().join(" ")
}
