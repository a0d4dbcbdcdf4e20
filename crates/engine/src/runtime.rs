//! The process's PJRT client, started on first use, and what each device holds.
use crate::error::{Error, Result};
use crate::memory::{Holder, Memory, MemoryStats};
use crate::source::Line;
use crate::stream::Stream;
use parking_lot::Mutex;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use torchtpu_pjrt::{discover, Buffer, Client, ElementType, OptionValue, Plugin};
use torchtpu_stablehlo::bounded::Layout;
use torchtpu_stablehlo::DType;

/// A PJRT buffer that is counted while it lives.
#[derive(Debug)]
pub struct DeviceBuffer {
    /// The plugin's buffer.
    pub buffer: Buffer,
    /// How the value's elements lie in the buffer when that is padded; `None` when it is dense.
    pub layout: Option<Layout>,
    /// Whether the host filled it.
    pub from_host: bool,
    bytes: usize,
    line: Line,
    /// Its number in `memory`.
    number: u64,
    memory: Arc<Memory>,
}

impl DeviceBuffer {
    /// Counts `buffer`, padded to `layout`, in `memory`.
    pub fn new(buffer: Buffer, layout: Option<Layout>, holder: Holder, memory: &Arc<Memory>) -> Self {
        let (bytes, line) = (holder.bytes, holder.line);
        Self { buffer, layout, from_host: false, bytes, line, number: memory.allocate(holder), memory: memory.clone() }
    }

    /// The value's elements (of `size` bytes each), dense, into `out`. Waits.
    pub fn to_host(&self, size: usize, out: &mut [u8]) -> Result<()> {
        let Some(layout) = &self.layout else { return Ok(self.buffer.to_host(out)?) };
        let mut padded = vec![0; layout.numel() as usize * size];
        self.buffer.to_host(&mut padded)?;
        layout.unpad(&padded, size, out);
        Ok(())
    }

    /// Bytes on the device.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The line that made it.
    pub fn line(&self) -> Line {
        self.line
    }
}

impl Drop for DeviceBuffer {
    fn drop(&mut self) {
        self.memory.free(self.number);
    }
}

/// One device: its recorded work and its memory.
#[derive(Debug)]
pub struct Device {
    /// Index, as in `tpu:INDEX`.
    pub index: usize,
    /// Recorded work.
    pub stream: Mutex<Stream>,
    /// Memory figures.
    pub memory: Arc<Memory>,
}

/// A started plugin.
pub struct Runtime {
    /// The client.
    pub client: Arc<Client>,
    /// The devices this process may use.
    pub devices: Vec<Device>,
    /// Which plugin was chosen and why.
    pub choice: discover::Choice,
    /// The plugin's API version.
    pub api_version: (i32, i32),
}

static SEARCH: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
static RUNTIME: OnceLock<Runtime> = OnceLock::new();
static START: Mutex<()> = Mutex::new(());

/// Sets the folders (site-packages) in which plugins are looked for. Starts nothing.
pub fn configure(search: Vec<PathBuf>) {
    *SEARCH.lock() = search;
}

/// The choice of plugin, without loading it.
pub fn choose() -> Result<discover::Choice> {
    Ok(discover::discover(&SEARCH.lock())?)
}

/// The runtime if it was started.
pub fn started() -> Option<&'static Runtime> {
    RUNTIME.get()
}

static FORKED: AtomicBool = AtomicBool::new(false);

/// The folders in which plugins are looked for.
pub(crate) fn search() -> Vec<PathBuf> {
    SEARCH.lock().clone()
}

/// Called in a forked child: the plugin's threads did not come along, so a runtime started before is unusable.
pub fn after_fork() {
    FORKED.store(RUNTIME.get().is_some(), Ordering::Relaxed);
}

/// The runtime, started now if need be.
pub fn runtime() -> Result<&'static Runtime> {
    if FORKED.load(Ordering::Relaxed) {
        return Err(Error::runtime(
            "the tpu device cannot be used in a process forked after it was started; start the process with the 'spawn' \
             method (multiprocessing.set_start_method('spawn')) or fork before the first use",
        ));
    }
    if let Some(runtime) = RUNTIME.get() {
        return Ok(runtime);
    }
    let _start = START.lock();
    if let Some(runtime) = RUNTIME.get() {
        return Ok(runtime);
    }
    let choice = choose()?;
    let plugin = Plugin::load(&choice.path)?;
    let mut options = Vec::new();
    if let Some(n) = requested_device_count()? {
        if matches!(choice.kind, discover::PluginKind::Cpu) {
            options.push(("cpu_device_count".to_string(), OptionValue::Int(n as i64)));
        }
    }
    let client = Client::new(&plugin, &options)?;
    let devices = (0..client.device_count())
        .map(|index| Device { index, stream: Mutex::new(Stream::new(index)), memory: Arc::new(Memory::new()) })
        .collect();
    let runtime = Runtime { client, devices, choice, api_version: plugin.api_version() };
    Ok(RUNTIME.get_or_init(|| runtime))
}

/// `TORCHTPU_DEVICE_COUNT`: how many devices the virtual TPU has.
fn requested_device_count() -> Result<Option<usize>> {
    match std::env::var("TORCHTPU_DEVICE_COUNT") {
        Err(_) => Ok(None),
        Ok(text) => match text.trim().parse::<usize>() {
            Ok(n) if (1..=256).contains(&n) => Ok(Some(n)),
            _ => {
                Err(Error::runtime(format!("TORCHTPU_DEVICE_COUNT={text:?} is not a number of devices from 1 to 256")))
            }
        },
    }
}

/// The number of devices, without starting the runtime: what the plugin will have by default where that is known.
pub fn device_count() -> usize {
    if let Some(runtime) = RUNTIME.get() {
        return runtime.devices.len();
    }
    match choose() {
        Err(_) => 0,
        Ok(choice) => match choice.kind {
            discover::PluginKind::Cpu => requested_device_count().ok().flatten().unwrap_or(DEFAULT_CPU_DEVICES),
            // Hardware: the plugin alone knows, and asking starts it.
            _ => runtime().map(|r| r.devices.len()).unwrap_or(0),
        },
    }
}

/// What XLA's CPU plugin has when no count is asked for.
const DEFAULT_CPU_DEVICES: usize = 4;

impl Runtime {
    /// The device of that index.
    pub fn device(&self, index: usize) -> Result<&Device> {
        self.devices.get(index).ok_or_else(|| {
            Error::runtime(format!("tpu:{index} does not exist: this process has {} tpu device(s)", self.devices.len()))
        })
    }
    /// Memory figures of a device.
    pub fn memory_stats(&self, index: usize) -> Result<MemoryStats> {
        let total = self.client.device(index).memory_stats().ok().and_then(|s| s.bytes_limit).unwrap_or(0).max(0);
        Ok(self.device(index)?.memory.stats(total as u64))
    }
    /// Starts the peak anew from the current bytes.
    pub fn reset_peak(&self, index: usize) -> Result<()> {
        self.device(index)?.memory.reset_peak();
        Ok(())
    }
    /// Puts host bytes on a device, on behalf of `line`.
    pub fn upload(
        &self,
        data: &[u8],
        dtype: DType,
        dims: &[i64],
        index: usize,
        line: Line,
    ) -> Result<Arc<DeviceBuffer>> {
        let memory = &self.device(index)?.memory;
        memory.check(data.len(), index)?;
        let buffer = self.client.buffer_from_host(data, element_type(dtype), dims, index)?;
        let holder = Holder { bytes: data.len(), dtype, dims: dims.into(), line };
        let mut buffer = DeviceBuffer::new(buffer, None, holder, memory);
        buffer.from_host = true;
        Ok(Arc::new(buffer))
    }
}

/// PJRT's name of a dtype.
pub fn element_type(dtype: DType) -> ElementType {
    match dtype {
        DType::Bool => ElementType::Pred,
        DType::U8 => ElementType::U8,
        DType::I8 => ElementType::S8,
        DType::I16 => ElementType::S16,
        DType::I32 => ElementType::S32,
        DType::I64 => ElementType::S64,
        DType::U16 => ElementType::U16,
        DType::U32 => ElementType::U32,
        DType::U64 => ElementType::U64,
        DType::F16 => ElementType::F16,
        DType::BF16 => ElementType::BF16,
        DType::F32 => ElementType::F32,
        DType::F64 => ElementType::F64,
        DType::C64 => ElementType::C64,
        DType::C128 => ElementType::C128,
        DType::F8E4M3FN => ElementType::F8E4M3FN,
        DType::F8E5M2 => ElementType::F8E5M2,
        DType::F8E4M3FNUZ => ElementType::F8E4M3FNUZ,
        DType::F8E5M2FNUZ => ElementType::F8E5M2FNUZ,
    }
}
