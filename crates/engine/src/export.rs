//! Executables made in advance, for the plugin at hand and for TPUs that are not here.
use crate::error::{Error, Result};
use crate::runtime::{runtime, search};
use parking_lot::Mutex;
use std::sync::Arc;
use torchtpu_pjrt::{discover, CompileOptions, Plugin, Topology};

/// A serialized executable and what it runs on.
#[derive(Clone, Debug)]
pub struct Made {
    /// The platform's name, such as `cpu`.
    pub platform: String,
    /// The platform's version.
    pub version: String,
    /// What the plugin serialized.
    pub bytes: Vec<u8>,
}

/// Compiles a program for `target`: `local`, or a TPU topology such as `v6e:2x2`, which needs libtpu but no TPU.
///
/// # Errors
/// That there is no libtpu, no such topology, or what the compiler says.
pub fn compile(text: &str, target: &str) -> Result<Made> {
    if target == "local" {
        let client = &runtime()?.client;
        let bytes = client.compile(text.as_bytes(), &CompileOptions::default())?.serialize()?;
        let (platform, version) = (client.platform_name().to_string(), client.platform_version().to_string());
        return Ok(Made { platform, version, bytes });
    }
    let topology = Topology::new(&libtpu()?, target, &[]).map_err(|e| {
        Error::runtime(format!(
            "no target {target:?}: say \"local\" or a TPU topology such as \"v6e:2x2\" ({})",
            e.message
        ))
    })?;
    let options = CompileOptions { portable: false, ..Default::default() };
    let bytes = topology.compile(text.as_bytes(), &options)?.serialize()?;
    Ok(Made { platform: topology.platform_name()?, version: topology.platform_version()?, bytes })
}

/// The TPU compiler, loaded once: a process holds one.
fn libtpu() -> Result<Arc<Plugin>> {
    static LOADED: Mutex<Option<Arc<Plugin>>> = Mutex::new(None);
    let mut loaded = LOADED.lock();
    if let Some(plugin) = &*loaded {
        return Ok(plugin.clone());
    }
    let path = discover::find_libtpu(&search()).map_err(|e| {
        Error::runtime(format!(
            "compiling for a TPU needs libtpu, which was not found ({}); pip install libtpu",
            e.message
        ))
    })?;
    let plugin = discover::load_libtpu_for_compiling(&path)?;
    Ok(loaded.insert(plugin).clone())
}
