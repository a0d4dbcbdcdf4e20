//! Topologies: compile for devices that are not here.
use crate::client::program;
use crate::error::Result;
use crate::executable::CompiledExecutable;
use crate::options::CompileOptions;
use crate::plugin::{call, Plugin};
use crate::value::{self, OptionValue, Value};
use std::sync::Arc;
use torchtpu_pjrt_sys as sys;

/// A description of devices that need not be present.
pub struct Topology {
    plugin: Arc<Plugin>,
    raw: *mut sys::PJRT_TopologyDescription,
}

// SAFETY: topologies are immutable.
unsafe impl Send for Topology {}
// SAFETY: as above.
unsafe impl Sync for Topology {}

impl Topology {
    /// The topology of this name, e.g. `v6e:2x2` for libtpu.
    pub fn new(plugin: &Arc<Plugin>, name: &str, options: &[(String, OptionValue)]) -> Result<Self> {
        let raw_options = value::to_raw(options);
        let args = sys::PJRT_TopologyDescription_Create_Args {
            topology_name: name.as_ptr().cast(),
            topology_name_size: name.len(),
            create_options: raw_options.as_ptr(),
            num_options: raw_options.len(),
            ..Default::default()
        };
        // SAFETY: name and options live through the call.
        let raw = unsafe { call!(plugin, PJRT_TopologyDescription_Create, args) }?.topology;
        Ok(Self { plugin: plugin.clone(), raw })
    }

    /// The platform, e.g. `tpu`.
    pub fn platform_name(&self) -> Result<String> {
        let args = sys::PJRT_TopologyDescription_PlatformName_Args { topology: self.raw, ..Default::default() };
        // SAFETY: the topology is live, and the string as long.
        unsafe {
            let out = call!(&self.plugin, PJRT_TopologyDescription_PlatformName, args)?;
            Ok(value::string(out.platform_name, out.platform_name_size))
        }
    }

    /// The platform's version, as the plugin words it.
    pub fn platform_version(&self) -> Result<String> {
        let args = sys::PJRT_TopologyDescription_PlatformVersion_Args { topology: self.raw, ..Default::default() };
        // SAFETY: the topology is live, and the string as long.
        unsafe {
            let out = call!(&self.plugin, PJRT_TopologyDescription_PlatformVersion, args)?;
            Ok(value::string(out.platform_version, out.platform_version_size))
        }
    }

    /// Kinds of the devices, one a device.
    pub fn device_kinds(&self) -> Result<Vec<String>> {
        let args =
            sys::PJRT_TopologyDescription_GetDeviceDescriptions_Args { topology: self.raw, ..Default::default() };
        // SAFETY: the descriptions live as long as the topology, and their strings as long.
        unsafe {
            let out = call!(&self.plugin, PJRT_TopologyDescription_GetDeviceDescriptions, args)?;
            value::list(out.descriptions, out.num_descriptions)
                .iter()
                .map(|&device_description| {
                    let args = sys::PJRT_DeviceDescription_Kind_Args { device_description, ..Default::default() };
                    let out = call!(&self.plugin, PJRT_DeviceDescription_Kind, args)?;
                    Ok(value::string(out.device_kind, out.device_kind_size))
                })
                .collect()
        }
    }

    /// What the plugin says of the topology.
    pub fn attributes(&self) -> Result<Vec<(String, Value)>> {
        let args = sys::PJRT_TopologyDescription_Attributes_Args { topology: self.raw, ..Default::default() };
        // SAFETY: the attributes live as long as the topology.
        unsafe {
            let out = call!(&self.plugin, PJRT_TopologyDescription_Attributes, args)?;
            Ok(value::read(out.attributes, out.num_attributes))
        }
    }

    /// Compiles a StableHLO module (MLIR text or bytecode) for these devices, none of which is needed.
    pub fn compile(&self, mlir_text: &[u8], options: &CompileOptions) -> Result<CompiledExecutable> {
        let encoded = options.encode();
        let (program, _format) = program(mlir_text);
        let args = sys::PJRT_Compile_Args {
            topology: self.raw,
            program: &program,
            compile_options: encoded.as_ptr().cast(),
            compile_options_size: encoded.len(),
            ..Default::default()
        };
        // SAFETY: the program and the options live through the call, which copies them.
        let raw = unsafe { call!(&self.plugin, PJRT_Compile, args) }?.executable;
        CompiledExecutable::from_raw(self.plugin.clone(), raw)
    }
}

impl Drop for Topology {
    fn drop(&mut self) {
        let args = sys::PJRT_TopologyDescription_Destroy_Args { topology: self.raw, ..Default::default() };
        // SAFETY: the topology is live and destroyed once; executables do not refer to it.
        let _ = unsafe { call!(&self.plugin, PJRT_TopologyDescription_Destroy, args) };
    }
}

impl std::fmt::Debug for Topology {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Topology").field("platform", &self.platform_name()).finish()
    }
}
