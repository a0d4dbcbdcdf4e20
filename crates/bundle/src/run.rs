//! Running a bundle.
use crate::{npy, Array, Bundle, Error, Manifest, Parameter, Result};
use safetensors::SafeTensors;
use std::path::{Path, PathBuf};
use std::time::Instant;
use torchtpu_pjrt::{discover, Buffer, Client, CompileOptions, ElementType, Executable, Plugin};

/// How to run a bundle.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Files of the inputs, in order.
    pub inputs: Vec<PathBuf>,
    /// Folder for the outputs, `NAME.npy` each; none: only their types are told.
    pub output: Option<PathBuf>,
    /// How often to run; more than once tells the time a run takes.
    pub repeat: usize,
    /// The seed of random numbers.
    pub seed: u64,
    /// Folders in which plugins are looked for.
    pub search: Vec<PathBuf>,
}

/// Runs a bundle; gives lines for the user.
///
/// # Errors
/// What is wrong with the bundle, the inputs or the device.
pub fn run(path: &Path, options: &Options) -> Result<Vec<String>> {
    let mut bundle = Bundle::open(path)?;
    let manifest = bundle.manifest.clone();
    if options.inputs.len() != manifest.inputs.len() {
        let names: Vec<String> = manifest.inputs.iter().map(describe).collect();
        return Err(Error::new(format!(
            "{} inputs are given; the model takes {}: {}",
            options.inputs.len(),
            names.len(),
            names.join(", ")
        )));
    }
    let read = options.inputs.iter().zip(&manifest.inputs);
    let inputs: Vec<Vec<u8>> = read.map(|(file, array)| npy::read(file, array)).collect::<Result<_>>()?;

    let choice = discover::discover(&options.search)?;
    let client = Client::new(&Plugin::load(&choice.path)?, &[])?;
    let mut said = Vec::new();
    let executable = executable(&mut bundle, &client, &mut said)?;

    let weights = bundle.member("weights.safetensors")?;
    let weights = SafeTensors::deserialize(&weights)
        .map_err(|e| Error::new(format!("{}: its weights are damaged: {e}", path.display())))?;
    let args: Vec<Buffer> = manifest
        .parameters
        .iter()
        .map(|p| argument(p, &manifest, &inputs, &weights, options.seed, &client))
        .collect::<Result<_>>()?;
    let args: Vec<&Buffer> = args.iter().collect();
    // Donation would leave nothing for the next run.
    let keep: Vec<i64> = (0..args.len() as i64).collect();
    let mut results = executable.execute(&args, 0, &keep)?;
    results.iter().try_for_each(Buffer::wait)?;
    if options.repeat > 1 {
        let started = Instant::now();
        for _ in 1..options.repeat {
            results = executable.execute(&args, 0, &keep)?;
            results.iter().try_for_each(Buffer::wait)?;
        }
        let each = started.elapsed().as_secs_f64() / (options.repeat - 1) as f64;
        said.push(format!("{:.3} ms a run, of {}", each * 1e3, options.repeat - 1));
    }
    if results.len() != manifest.outputs.len() {
        return Err(Error::new(format!(
            "{}: the program gives {} results, its manifest names {}",
            path.display(),
            results.len(),
            manifest.outputs.len()
        )));
    }
    for (array, result) in manifest.outputs.iter().zip(&results).take(manifest.user_outputs) {
        let mut elements = vec![0; array.bytes()?];
        result.to_host(&mut elements)?;
        if let Some(folder) = &options.output {
            let file = npy::bytes(array, &elements)?;
            std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(folder.join(format!("{}.npy", array.name)), file))
                .map_err(|e| Error::new(format!("{}: {e}", folder.display())))?;
        }
        said.push(describe(array));
    }
    Ok(said)
}

fn describe(array: &Array) -> String {
    format!("{}: {}{:?}", array.name, array.dtype, array.shape)
}

/// The executable made in advance for what is at hand, or the program compiled now.
fn executable(bundle: &mut Bundle, client: &std::sync::Arc<Client>, said: &mut Vec<String>) -> Result<Executable> {
    let compile = CompileOptions::default();
    let (platform, version) = (client.platform_name(), client.platform_version());
    let own = processor();
    let fitting = bundle
        .manifest
        .executables
        .iter()
        .find(|t| t.platform == platform && t.version == version && (t.processor.is_empty() || t.processor == own));
    if let Some(target) = fitting.cloned() {
        let bytes = bundle.member(&target.file)?;
        match client.deserialize(&bytes, &compile) {
            Ok(executable) => {
                said.push(format!("executable for {} from the bundle", target.name));
                return Ok(executable);
            }
            Err(e) => said.push(format!("the executable for {} was refused ({e})", target.name)),
        }
    }
    let started = Instant::now();
    let executable = client.compile(&bundle.member("program.mlir")?, &compile)?;
    said.push(format!("compiled for {platform} in {:.2} s", started.elapsed().as_secs_f64()));
    Ok(executable)
}

fn argument(
    parameter: &Parameter,
    manifest: &Manifest,
    inputs: &[Vec<u8>],
    weights: &SafeTensors<'_>,
    seed: u64,
    client: &std::sync::Arc<Client>,
) -> Result<Buffer> {
    let word = |n: u64| client.buffer_from_host(&n.to_le_bytes(), ElementType::U64, &[], 0);
    Ok(match parameter {
        Parameter::Seed => word(seed)?,
        Parameter::Offset => word(0)?,
        Parameter::Input(i) => {
            let array = manifest.inputs.get(*i).ok_or_else(|| Error::new(format!("the bundle has no input {i}")))?;
            client.buffer_from_host(&inputs[*i], array.element_type()?, &array.shape, 0)?
        }
        Parameter::Weight(name) => {
            let tensor = weights.tensor(name).map_err(|e| Error::new(format!("weight {name}: {e}")))?;
            let shape: Vec<i64> = tensor.shape().iter().map(|n| *n as i64).collect();
            client.buffer_from_host(tensor.data(), element_type(tensor.dtype(), name)?, &shape, 0)?
        }
    })
}

fn element_type(dtype: safetensors::Dtype, name: &str) -> Result<ElementType> {
    use safetensors::Dtype as D;
    Ok(match dtype {
        D::BOOL => ElementType::Pred,
        D::U8 => ElementType::U8,
        D::I8 => ElementType::S8,
        D::I16 => ElementType::S16,
        D::I32 => ElementType::S32,
        D::I64 => ElementType::S64,
        D::F16 => ElementType::F16,
        D::BF16 => ElementType::BF16,
        D::F32 => ElementType::F32,
        D::F64 => ElementType::F64,
        D::F8_E4M3 => ElementType::F8E4M3FN,
        D::F8_E5M2 => ElementType::F8E5M2,
        other => return Err(Error::new(format!("weight {name} has dtype {other:?}, which no device takes"))),
    })
}

/// The processor's name and features: what XLA's CPU code is made for.
pub fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = |name: &str| text.lines().find(|l| l.starts_with(name)).unwrap_or_default().to_string();
    line("model name") + &line("flags") + &line("Features")
}
