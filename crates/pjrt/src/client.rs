//! Clients and their devices.
use crate::buffer::{Buffer, Shape};
use crate::error::{Error, Result};
use crate::event::Event;
use crate::executable::Executable;
use crate::options::CompileOptions;
use crate::plugin::{call, Plugin};
use crate::types::{dense_bytes, ElementType};
use crate::value::{self, OptionValue, Value};
use std::sync::Arc;
use torchtpu_pjrt_sys as sys;

/// Bytes that a transfer may read after the call that started it.
pub type HostOwner = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// A runtime of a plugin, with the devices that this process may use.
pub struct Client {
    plugin: Arc<Plugin>,
    raw: *mut sys::PJRT_Client,
    devices: Vec<*mut sys::PJRT_Device>,
    platform_name: String,
    platform_version: String,
}

// SAFETY: PJRT clients and devices are thread-safe.
unsafe impl Send for Client {}
// SAFETY: as above.
unsafe impl Sync for Client {}

impl Client {
    /// Starts the plugin's runtime. Plugins refuse options they do not know: pass none that was not asked for.
    pub fn new(plugin: &Arc<Plugin>, options: &[(String, OptionValue)]) -> Result<Arc<Self>> {
        let raw_options = value::to_raw(options);
        // SAFETY: the options live through the call; what is returned lives as long as the client.
        unsafe {
            let args = sys::PJRT_Client_Create_Args {
                create_options: raw_options.as_ptr(),
                num_options: raw_options.len(),
                ..Default::default()
            };
            let raw = call!(plugin, PJRT_Client_Create, args)?.client;
            // Owned from here on, so that a failure below destroys it.
            let mut client = Self {
                plugin: plugin.clone(),
                raw,
                devices: Vec::new(),
                platform_name: String::new(),
                platform_version: String::new(),
            };
            let args = sys::PJRT_Client_AddressableDevices_Args { client: raw, ..Default::default() };
            let out = call!(plugin, PJRT_Client_AddressableDevices, args)?;
            client.devices = value::list(out.addressable_devices, out.num_addressable_devices).to_vec();
            let args = sys::PJRT_Client_PlatformName_Args { client: raw, ..Default::default() };
            let out = call!(plugin, PJRT_Client_PlatformName, args)?;
            client.platform_name = value::string(out.platform_name, out.platform_name_size);
            let args = sys::PJRT_Client_PlatformVersion_Args { client: raw, ..Default::default() };
            let out = call!(plugin, PJRT_Client_PlatformVersion, args)?;
            client.platform_version = value::string(out.platform_version, out.platform_version_size);
            Ok(Arc::new(client))
        }
    }

    /// The plugin it belongs to.
    pub fn plugin(&self) -> &Arc<Plugin> {
        &self.plugin
    }

    /// The platform, e.g. `cpu`, `cuda`, `tpu`.
    pub fn platform_name(&self) -> &str {
        &self.platform_name
    }

    /// The platform's version, as the plugin words it.
    pub fn platform_version(&self) -> &str {
        &self.platform_version
    }

    /// Number of devices this process may use.
    pub fn device_count(&self) -> usize {
        self.devices.len()
    }

    /// The device at `index` among those this process may use; its methods fail when there is no such device.
    pub fn device(&self, index: usize) -> Device<'_> {
        Device { client: self, index }
    }

    pub(crate) fn raw_device(&self, index: usize) -> Result<*mut sys::PJRT_Device> {
        self.devices.get(index).copied().ok_or_else(|| {
            Error::new(
                crate::Code::OutOfRange,
                format!("device {index} does not exist: the {} client has {}", self.platform_name, self.devices.len()),
            )
        })
    }

    pub(crate) fn raw_devices(&self) -> &[*mut sys::PJRT_Device] {
        &self.devices
    }

    /// Copies a dense row-major array to a device. `data` is free for reuse when this returns; the transfer may still
    /// be under way.
    ///
    /// # Errors
    /// `InvalidArgument` when `data` has not exactly the bytes that `dims` and `ty` say.
    pub fn buffer_from_host(
        self: &Arc<Self>,
        data: &[u8],
        ty: ElementType,
        dims: &[i64],
        device: usize,
    ) -> Result<Buffer> {
        check_size(data.len(), ty, dims)?;
        // SAFETY: the semantics let the plugin read `data` only during the call; its size was checked.
        unsafe {
            self.transfer(data.as_ptr(), ty, dims, device, sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall)
        }
        .map(|(buffer, _)| buffer)
    }

    /// As [`Client::buffer_from_host`], but without a copy where the plugin can use host memory in place. The owner is
    /// dropped when the plugin no longer needs its bytes, which may be as late as when the buffer is freed.
    pub fn buffer_from_host_owned(
        self: &Arc<Self>,
        owner: HostOwner,
        ty: ElementType,
        dims: &[i64],
        device: usize,
    ) -> Result<Buffer> {
        let bytes: &[u8] = (*owner).as_ref();
        check_size(bytes.len(), ty, dims)?;
        let data = bytes.as_ptr();
        // SAFETY: the owner keeps the bytes alive and, being shared, unchanged until the event is ready.
        let (buffer, done) =
            unsafe { self.transfer(data, ty, dims, device, sys::PJRT_HostBufferSemantics_kImmutableZeroCopy) }?;
        keep_until(&done, Box::new(move || drop(owner)))?;
        Ok(buffer)
    }

    /// As [`Client::buffer_from_host`], but the plugin may read `data` after this returns, until `on_done` runs.
    ///
    /// # Safety
    /// `data` stays readable and unchanged until `on_done` is called (which happens also when this fails, or at the
    /// latest then).
    pub unsafe fn buffer_from_host_keep(
        self: &Arc<Self>,
        data: &[u8],
        ty: ElementType,
        dims: &[i64],
        device: usize,
        on_done: Box<dyn FnOnce() + Send>,
    ) -> Result<Buffer> {
        check_size(data.len(), ty, dims)?;
        let semantics = sys::PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes;
        // SAFETY: as promised by the caller.
        let (buffer, done) = unsafe { self.transfer(data.as_ptr(), ty, dims, device, semantics) }?;
        keep_until(&done, on_done)?;
        Ok(buffer)
    }

    /// # Safety
    /// `data` points at the dense array and stays valid as long as `semantics` says.
    unsafe fn transfer(
        self: &Arc<Self>,
        data: *const u8,
        ty: ElementType,
        dims: &[i64],
        device: usize,
        semantics: sys::PJRT_HostBufferSemantics,
    ) -> Result<(Buffer, Event)> {
        let args = sys::PJRT_Client_BufferFromHostBuffer_Args {
            client: self.raw,
            data: data.cast(),
            type_: ty.to_raw(),
            dims: dims.as_ptr(),
            num_dims: dims.len(),
            host_buffer_semantics: semantics,
            device: self.raw_device(device)?,
            ..Default::default()
        };
        // SAFETY: `dims` lives through the call; `data` as promised by the caller.
        let out = unsafe { call!(&self.plugin, PJRT_Client_BufferFromHostBuffer, args) }?;
        let done = Event::from_raw(self.plugin.clone(), out.done_with_host_buffer);
        let shape = Arc::new(Shape { dims: dims.into(), ty });
        Ok((Buffer::from_raw(self.clone(), out.buffer, device, shape), done))
    }

    /// Compiles a StableHLO module (MLIR text or bytecode).
    pub fn compile(self: &Arc<Self>, mlir_text: &[u8], options: &CompileOptions) -> Result<Executable> {
        let encoded = options.encode();
        let (program, _format) = program(mlir_text);
        let args = sys::PJRT_Client_Compile_Args {
            client: self.raw,
            program: &program,
            compile_options: encoded.as_ptr().cast(),
            compile_options_size: encoded.len(),
            ..Default::default()
        };
        // SAFETY: the program and the options live through the call, which copies them.
        let raw = unsafe { call!(&self.plugin, PJRT_Client_Compile, args) }?.executable;
        Executable::from_raw(self.clone(), raw, options.portable)
    }

    /// Loads what [`CompiledExecutable::serialize`](crate::CompiledExecutable::serialize) gave. `options` must be those
    /// it was compiled with.
    pub fn deserialize(self: &Arc<Self>, serialized: &[u8], options: &CompileOptions) -> Result<Executable> {
        let encoded = options.encode();
        let args = sys::PJRT_Executable_DeserializeAndLoad_Args {
            client: self.raw,
            serialized_executable: serialized.as_ptr().cast(),
            serialized_executable_size: serialized.len(),
            overridden_serialized_compile_options: encoded.as_ptr().cast(),
            overridden_serialized_compile_options_size: encoded.len(),
            ..Default::default()
        };
        // SAFETY: both byte strings live through the call, which copies them.
        let raw = unsafe { call!(&self.plugin, PJRT_Executable_DeserializeAndLoad, args) }?.loaded_executable;
        Executable::from_raw(self.clone(), raw, options.portable)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let args = sys::PJRT_Client_Destroy_Args { client: self.raw, ..Default::default() };
        // SAFETY: buffers and executables hold the client, so none is left.
        let _ = unsafe { call!(&self.plugin, PJRT_Client_Destroy, args) };
    }
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client").field("platform", &self.platform_name).field("devices", &self.devices.len()).finish()
    }
}

/// A program in MLIR form that borrows `text` (the plugin only reads it), and its format's name.
pub(crate) fn program(text: &[u8]) -> (sys::PJRT_Program, &'static str) {
    let format = "mlir";
    let program = sys::PJRT_Program {
        struct_size: sys::PJRT_Program_STRUCT_SIZE as usize,
        code: text.as_ptr().cast_mut().cast(),
        code_size: text.len(),
        format: format.as_ptr().cast(),
        format_size: format.len(),
        ..Default::default()
    };
    (program, format)
}

fn check_size(bytes: usize, ty: ElementType, dims: &[i64]) -> Result<()> {
    match dense_bytes(dims, ty) {
        Some(expected) if expected == bytes => Ok(()),
        Some(expected) => {
            Err(Error::invalid(format!("an array {dims:?} of {ty:?} has {expected} bytes, {bytes} were given")))
        }
        None => Err(Error::invalid(format!("{dims:?} of {ty:?} are not the dimensions of an array in memory"))),
    }
}

/// Runs `on_done` when `done` is ready. If that cannot be arranged, waits here, so that the bytes outlive the transfer.
fn keep_until(done: &Event, on_done: Box<dyn FnOnce() + Send>) -> Result<()> {
    let cell = Arc::new(std::sync::Mutex::new(Some(on_done)));
    let run = {
        let cell = cell.clone();
        move || {
            let taken = cell.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
            if let Some(on_done) = taken {
                on_done();
            }
        }
    };
    let registered = done.on_ready(Box::new({
        let run = run.clone();
        move |_| run()
    }));
    if registered.is_err() {
        let waited = done.wait();
        run();
        waited?;
    }
    Ok(())
}

/// A device that this process may use.
#[derive(Clone, Copy)]
pub struct Device<'a> {
    client: &'a Client,
    index: usize,
}

impl Device<'_> {
    fn description(&self) -> Result<*mut sys::PJRT_DeviceDescription> {
        let device = self.client.raw_device(self.index)?;
        let args = sys::PJRT_Device_GetDescription_Args { device, ..Default::default() };
        // SAFETY: the device and its description live as long as the client.
        Ok(unsafe { call!(&self.client.plugin, PJRT_Device_GetDescription, args) }?.device_description)
    }

    /// Index among the devices this process may use.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Id among all devices of the platform.
    pub fn id(&self) -> Result<i32> {
        let args =
            sys::PJRT_DeviceDescription_Id_Args { device_description: self.description()?, ..Default::default() };
        // SAFETY: the description is live.
        Ok(unsafe { call!(&self.client.plugin, PJRT_DeviceDescription_Id, args) }?.id)
    }

    /// Kind of hardware, e.g. `TPU v6 lite`.
    pub fn kind(&self) -> Result<String> {
        let args =
            sys::PJRT_DeviceDescription_Kind_Args { device_description: self.description()?, ..Default::default() };
        // SAFETY: the description is live, and the string as long.
        unsafe {
            let out = call!(&self.client.plugin, PJRT_DeviceDescription_Kind, args)?;
            Ok(value::string(out.device_kind, out.device_kind_size))
        }
    }

    /// The plugin's description of the device, for logs.
    pub fn debug_string(&self) -> Result<String> {
        let args = sys::PJRT_DeviceDescription_DebugString_Args {
            device_description: self.description()?,
            ..Default::default()
        };
        // SAFETY: the description is live, and the string as long.
        unsafe {
            let out = call!(&self.client.plugin, PJRT_DeviceDescription_DebugString, args)?;
            Ok(value::string(out.debug_string, out.debug_string_size))
        }
    }

    /// What the plugin says of the device, e.g. its coordinates and core count.
    pub fn attributes(&self) -> Result<Vec<(String, Value)>> {
        let args = sys::PJRT_DeviceDescription_Attributes_Args {
            device_description: self.description()?,
            ..Default::default()
        };
        // SAFETY: the description is live, and the attributes as long.
        unsafe {
            let out = call!(&self.client.plugin, PJRT_DeviceDescription_Attributes, args)?;
            Ok(value::read(out.attributes, out.num_attributes))
        }
    }

    /// The allocator's figures. Many plugins answer `Unimplemented`.
    pub fn memory_stats(&self) -> Result<MemoryStats> {
        let args =
            sys::PJRT_Device_MemoryStats_Args { device: self.client.raw_device(self.index)?, ..Default::default() };
        // SAFETY: the device is live.
        let s = unsafe { call!(&self.client.plugin, PJRT_Device_MemoryStats, args) }?;
        Ok(MemoryStats {
            bytes_in_use: s.bytes_in_use,
            peak_bytes_in_use: s.peak_bytes_in_use_is_set.then_some(s.peak_bytes_in_use),
            num_allocs: s.num_allocs_is_set.then_some(s.num_allocs),
            largest_alloc_size: s.largest_alloc_size_is_set.then_some(s.largest_alloc_size),
            bytes_limit: s.bytes_limit_is_set.then_some(s.bytes_limit),
            bytes_reserved: s.bytes_reserved_is_set.then_some(s.bytes_reserved),
            peak_bytes_reserved: s.peak_bytes_reserved_is_set.then_some(s.peak_bytes_reserved),
            bytes_reservable_limit: s.bytes_reservable_limit_is_set.then_some(s.bytes_reservable_limit),
            largest_free_block_bytes: s.largest_free_block_bytes_is_set.then_some(s.largest_free_block_bytes),
            pool_bytes: s.pool_bytes_is_set.then_some(s.pool_bytes),
            peak_pool_bytes: s.peak_pool_bytes_is_set.then_some(s.peak_pool_bytes),
        })
    }
}

impl std::fmt::Debug for Device<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Device").field("index", &self.index).field("kind", &self.kind()).finish()
    }
}

/// Figures of a device's allocator, in bytes; `None` where the plugin does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct MemoryStats {
    pub bytes_in_use: i64,
    pub peak_bytes_in_use: Option<i64>,
    pub num_allocs: Option<i64>,
    pub largest_alloc_size: Option<i64>,
    pub bytes_limit: Option<i64>,
    pub bytes_reserved: Option<i64>,
    pub peak_bytes_reserved: Option<i64>,
    pub bytes_reservable_limit: Option<i64>,
    pub largest_free_block_bytes: Option<i64>,
    pub pool_bytes: Option<i64>,
    pub peak_pool_bytes: Option<i64>,
}
