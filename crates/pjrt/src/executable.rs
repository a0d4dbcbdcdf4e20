//! Compiled programs: what they cost, and running them.
use crate::buffer::{shape_of, Buffer, Shape};
use crate::client::Client;
use crate::error::{Code, Error, Result};
use crate::plugin::{call, Plugin};
use crate::value::{self, Value};
use smallvec::SmallVec;
use std::sync::{Arc, OnceLock};
use torchtpu_pjrt_sys as sys;

/// A compiled program that need not be loaded: its cost, its memory, its serialized form.
pub struct CompiledExecutable {
    plugin: Arc<Plugin>,
    raw: *mut sys::PJRT_Executable,
    num_outputs: usize,
}

// SAFETY: executables are thread-safe.
unsafe impl Send for CompiledExecutable {}
// SAFETY: as above.
unsafe impl Sync for CompiledExecutable {}

/// Memory that a run takes, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct CompiledMemoryStats {
    pub generated_code: i64,
    pub argument: i64,
    pub output: i64,
    /// How much of the arguments is reused for outputs.
    pub alias: i64,
    pub temp: i64,
    pub host_generated_code: i64,
    pub host_argument: i64,
    pub host_output: i64,
    pub host_alias: i64,
    pub host_temp: i64,
    /// Highest use of device memory; 0 where the plugin does not say.
    pub peak: i64,
}

impl CompiledExecutable {
    /// Takes ownership of the plugin's executable.
    pub(crate) fn from_raw(plugin: Arc<Plugin>, raw: *mut sys::PJRT_Executable) -> Result<Self> {
        let mut this = Self { plugin, raw, num_outputs: 0 };
        let args = sys::PJRT_Executable_NumOutputs_Args { executable: raw, ..Default::default() };
        // SAFETY: the executable is live.
        this.num_outputs = unsafe { call!(&this.plugin, PJRT_Executable_NumOutputs, args) }?.num_outputs;
        Ok(this)
    }

    /// Number of outputs on each device.
    pub fn num_outputs(&self) -> usize {
        self.num_outputs
    }

    /// Name of the program's module.
    pub fn name(&self) -> Result<String> {
        let args = sys::PJRT_Executable_Name_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the executable is live, and the string as long.
        unsafe {
            let out = call!(&self.plugin, PJRT_Executable_Name, args)?;
            Ok(value::string(out.executable_name, out.executable_name_size))
        }
    }

    /// Bytes of machine code.
    pub fn generated_code_bytes(&self) -> Result<i64> {
        let args = sys::PJRT_Executable_SizeOfGeneratedCodeInBytes_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the executable is live.
        Ok(unsafe { call!(&self.plugin, PJRT_Executable_SizeOfGeneratedCodeInBytes, args) }?.size_in_bytes)
    }

    /// The plugin's own serialization, for the same plugin version and kind of device.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        let args = sys::PJRT_Executable_Serialize_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the bytes live until the deleter is called, once, after they are copied.
        unsafe {
            let out = call!(&self.plugin, PJRT_Executable_Serialize, args)?;
            let bytes = value::list(out.serialized_bytes.cast::<u8>(), out.serialized_bytes_size).to_vec();
            if let Some(deleter) = out.serialized_executable_deleter {
                deleter(out.serialized_executable);
            }
            Ok(bytes)
        }
    }

    /// Memory that a run takes.
    pub fn compiled_memory_stats(&self) -> Result<CompiledMemoryStats> {
        let args = sys::PJRT_Executable_GetCompiledMemoryStats_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the executable is live.
        let s = unsafe { call!(&self.plugin, PJRT_Executable_GetCompiledMemoryStats, args) }?;
        Ok(CompiledMemoryStats {
            generated_code: s.generated_code_size_in_bytes,
            argument: s.argument_size_in_bytes,
            output: s.output_size_in_bytes,
            alias: s.alias_size_in_bytes,
            temp: s.temp_size_in_bytes,
            host_generated_code: s.host_generated_code_size_in_bytes,
            host_argument: s.host_argument_size_in_bytes,
            host_output: s.host_output_size_in_bytes,
            host_alias: s.host_alias_size_in_bytes,
            host_temp: s.host_temp_size_in_bytes,
            peak: s.peak_memory_in_bytes,
        })
    }

    /// What the compiler estimates, e.g. `flops`, `bytes accessed`, and on TPUs `optimal_seconds`.
    pub fn cost_analysis(&self) -> Result<Vec<(String, Value)>> {
        let args = sys::PJRT_Executable_GetCostAnalysis_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the executable is live, and the properties as long.
        unsafe {
            let out = call!(&self.plugin, PJRT_Executable_GetCostAnalysis, args)?;
            Ok(value::read(out.properties, out.num_properties))
        }
    }

    /// Equal for executables compiled from the same program with the same options by the same compiler.
    pub fn fingerprint(&self) -> Result<String> {
        let args = sys::PJRT_Executable_Fingerprint_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the executable is live, and the string as long.
        unsafe {
            let out = call!(&self.plugin, PJRT_Executable_Fingerprint, args)?;
            Ok(value::string(out.executable_fingerprint, out.executable_fingerprint_size))
        }
    }

    /// The optimized program and the name of its format (usually `hlo` or `hlo_with_config`, a protobuf).
    pub fn optimized_program(&self) -> Result<(Vec<u8>, String)> {
        let mut program = sys::Args::new(sys::PJRT_Program::default());
        let program = program.as_mut_ptr();
        let args = sys::PJRT_Executable_OptimizedProgram_Args { executable: self.raw, program, ..Default::default() };
        // SAFETY: the first call gives the size, the second fills a vector of that size; `program` outlives both.
        unsafe {
            call!(&self.plugin, PJRT_Executable_OptimizedProgram, args)?;
            let mut code = vec![0u8; (*program).code_size];
            (*program).code = code.as_mut_ptr().cast();
            call!(&self.plugin, PJRT_Executable_OptimizedProgram, args)?;
            code.truncate((*program).code_size);
            Ok((code, value::string((*program).format, (*program).format_size)))
        }
    }
}

impl Drop for CompiledExecutable {
    fn drop(&mut self) {
        let args = sys::PJRT_Executable_Destroy_Args { executable: self.raw, ..Default::default() };
        // SAFETY: the executable is live and destroyed once.
        let _ = unsafe { call!(&self.plugin, PJRT_Executable_Destroy, args) };
    }
}

impl std::fmt::Debug for CompiledExecutable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CompiledExecutable").field("outputs", &self.num_outputs).finish()
    }
}

/// A compiled program that is loaded on a client and can run. Dereferences to [`CompiledExecutable`].
pub struct Executable {
    // Before the client: its object goes first.
    compiled: CompiledExecutable,
    raw: *mut sys::PJRT_LoadedExecutable,
    client: Arc<Client>,
    portable: bool,
    // Indices of the devices it is bound to; empty when portable.
    devices: Vec<usize>,
    // Known after the first run.
    output_shapes: OnceLock<Vec<Arc<Shape>>>,
}

// SAFETY: executables are thread-safe.
unsafe impl Send for Executable {}
// SAFETY: as above.
unsafe impl Sync for Executable {}

impl Executable {
    /// Takes ownership of the plugin's loaded executable.
    pub(crate) fn from_raw(client: Arc<Client>, raw: *mut sys::PJRT_LoadedExecutable, portable: bool) -> Result<Self> {
        // Destroys the loaded executable if it turns out to be unusable.
        struct Guard<'a>(&'a Plugin, *mut sys::PJRT_LoadedExecutable);
        impl Drop for Guard<'_> {
            fn drop(&mut self) {
                destroy(self.0, self.1);
            }
        }
        let plugin = client.plugin().clone();
        let guard = Guard(&plugin, raw);
        // SAFETY: the loaded executable is live; the executable is ours; devices live as long as the client.
        let (compiled, devices) = unsafe {
            let args = sys::PJRT_LoadedExecutable_GetExecutable_Args { loaded_executable: raw, ..Default::default() };
            let inner = call!(&plugin, PJRT_LoadedExecutable_GetExecutable, args)?.executable;
            let compiled = CompiledExecutable::from_raw(plugin.clone(), inner)?;
            let mut devices = Vec::new();
            if !portable {
                let args = sys::PJRT_LoadedExecutable_AddressableDevices_Args { executable: raw, ..Default::default() };
                let out = call!(&plugin, PJRT_LoadedExecutable_AddressableDevices, args)?;
                let known = client.raw_devices();
                devices = value::list(out.addressable_devices, out.num_addressable_devices)
                    .iter()
                    .filter_map(|d| known.iter().position(|k| k == d))
                    .collect();
            }
            (compiled, devices)
        };
        std::mem::forget(guard);
        Ok(Self { compiled, raw, client, portable, devices, output_shapes: OnceLock::new() })
    }

    /// The client it is loaded on.
    pub fn client(&self) -> &Arc<Client> {
        &self.client
    }

    /// Indices of the devices it is bound to, in the order of its replicas and partitions; empty when portable.
    pub fn devices(&self) -> &[usize] {
        &self.devices
    }

    /// Starts a run on `device` and returns its outputs, which are computed asynchronously: a failure of the run shows
    /// in the outputs' [`Buffer::wait`].
    ///
    /// An argument is donated, and deleted by the run, where the program says so (`tf.aliasing_output` or
    /// `jax.buffer_donor`) unless its index is in `non_donatable`.
    ///
    /// # Errors
    /// `InvalidArgument` for arguments of another client or device; what the plugin says of their number and shapes.
    pub fn execute(&self, args: &[&Buffer], device: usize, non_donatable: &[i64]) -> Result<Vec<Buffer>> {
        if !self.portable && self.devices != [device] {
            return Err(Error::invalid(format!(
                "the executable runs on devices {:?}, not on device {device} alone",
                self.devices
            )));
        }
        let device_raw = if self.portable { self.client.raw_device(device)? } else { std::ptr::null_mut() };
        let mut outputs = self.run(&[args], &[device], device_raw, non_donatable)?;
        Ok(outputs.pop().unwrap_or_default())
    }

    /// As [`Executable::execute`], on all the devices it is bound to: `args[i]` and the result's element `i` belong to
    /// `devices()[i]`.
    pub fn execute_sharded(&self, args: &[&[&Buffer]], non_donatable: &[i64]) -> Result<Vec<Vec<Buffer>>> {
        if args.len() != self.devices.len() || args.is_empty() {
            return Err(Error::invalid(format!(
                "the executable runs on devices {:?}, arguments for {} were given",
                self.devices,
                args.len()
            )));
        }
        self.run(args, &self.devices, std::ptr::null_mut(), non_donatable)
    }

    fn run(
        &self,
        args: &[&[&Buffer]],
        devices: &[usize],
        execute_device: *mut sys::PJRT_Device,
        non_donatable: &[i64],
    ) -> Result<Vec<Vec<Buffer>>> {
        let num_args = args[0].len();
        for (list, &device) in args.iter().zip(devices) {
            if list.len() != num_args {
                return Err(Error::invalid("every device needs the same number of arguments"));
            }
            for (i, buffer) in list.iter().enumerate() {
                if !Arc::ptr_eq(buffer.client(), &self.client) {
                    return Err(Error::invalid(format!("argument {i} belongs to another client")));
                }
                if buffer.device() != device {
                    return Err(Error::invalid(format!(
                        "argument {i} is on device {}, the run on device {device}",
                        buffer.device()
                    )));
                }
            }
        }
        let num_outputs = self.compiled.num_outputs;
        let arguments: SmallVec<[SmallVec<[*mut sys::PJRT_Buffer; 16]>; 1]> =
            args.iter().map(|list| list.iter().map(|b| b.raw()).collect()).collect();
        let argument_lists: SmallVec<[*const *mut sys::PJRT_Buffer; 1]> =
            arguments.iter().map(|list| list.as_ptr()).collect();
        let mut outputs: SmallVec<[SmallVec<[*mut sys::PJRT_Buffer; 16]>; 1]> =
            args.iter().map(|_| SmallVec::from_elem(std::ptr::null_mut(), num_outputs)).collect();
        let output_lists: SmallVec<[*mut *mut sys::PJRT_Buffer; 1]> =
            outputs.iter_mut().map(|list| list.as_mut_ptr()).collect();
        let mut options = sys::Args::new(sys::PJRT_ExecuteOptions {
            non_donatable_input_indices: non_donatable.as_ptr(),
            num_non_donatable_input_indices: non_donatable.len(),
            ..Default::default()
        });
        let call_args = sys::PJRT_LoadedExecutable_Execute_Args {
            executable: self.raw,
            options: options.as_mut_ptr(),
            argument_lists: argument_lists.as_ptr(),
            num_devices: args.len(),
            num_args,
            output_lists: output_lists.as_ptr(),
            execute_device,
            ..Default::default()
        };
        // SAFETY: all lists live through the call and have the lengths given; outputs become ours.
        unsafe { call!(self.client.plugin(), PJRT_LoadedExecutable_Execute, call_args) }?;
        let shapes = self.shapes(&outputs[0]);
        let shapes = match shapes {
            Ok(shapes) => shapes,
            Err(error) => {
                for &raw in outputs.iter().flatten() {
                    let args = sys::PJRT_Buffer_Destroy_Args { buffer: raw, ..Default::default() };
                    // SAFETY: the output is live, ours, and used by nobody.
                    let _ = unsafe { call!(self.client.plugin(), PJRT_Buffer_Destroy, args) };
                }
                return Err(error);
            }
        };
        let owned = outputs.iter().zip(devices).map(|(list, &device)| {
            let each = list.iter().zip(shapes);
            each.map(|(&raw, shape)| Buffer::from_raw(self.client.clone(), raw, device, shape.clone())).collect()
        });
        Ok(owned.collect())
    }

    /// Shapes of the outputs, asked for once: they are the same in every run.
    fn shapes(&self, outputs: &[*mut sys::PJRT_Buffer]) -> Result<&[Arc<Shape>]> {
        if let Some(shapes) = self.output_shapes.get() {
            return Ok(shapes);
        }
        let shapes = outputs
            .iter()
            .map(|&raw| {
                if raw.is_null() {
                    return Err(Error::new(Code::Internal, "the plugin returned no buffer for an output"));
                }
                // SAFETY: the output is live.
                unsafe { shape_of(&self.client, raw) }.map(Arc::new)
            })
            .collect::<Result<Vec<_>>>()?;
        Ok(self.output_shapes.get_or_init(|| shapes))
    }
}

impl std::ops::Deref for Executable {
    type Target = CompiledExecutable;
    fn deref(&self) -> &CompiledExecutable {
        &self.compiled
    }
}

impl Drop for Executable {
    fn drop(&mut self) {
        destroy(self.client.plugin(), self.raw);
    }
}

fn destroy(plugin: &Plugin, raw: *mut sys::PJRT_LoadedExecutable) {
    let args = sys::PJRT_LoadedExecutable_Destroy_Args { executable: raw, ..Default::default() };
    // SAFETY: the executable is live and destroyed once; the plugin waits for its runs.
    let _ = unsafe { call!(plugin, PJRT_LoadedExecutable_Destroy, args) };
}

impl std::fmt::Debug for Executable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Executable").field("outputs", &self.num_outputs()).field("devices", &self.devices).finish()
    }
}
