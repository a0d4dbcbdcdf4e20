//! Storage cells: what a torch storage points at, and the immutable device values behind them.
use crate::error::{Error, Result};
use crate::runtime::DeviceBuffer;
use parking_lot::Mutex;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::sync::Arc;
use torchtpu_stablehlo::DType;

/// A storage: an identity (address, size, device) over the current immutable value. In-place ops swap the value, so that
/// every alias sees the change. The first three fields are the C++ contract's `TTCell`.
#[repr(C)]
#[derive(Debug)]
pub struct Cell {
    address: AtomicUsize,
    nbytes: AtomicUsize,
    device: AtomicI32,
    value: Mutex<Option<Arc<Val>>>,
    /// Called with address and size when the storage goes.
    release: fn(usize, usize),
}

impl Drop for Cell {
    fn drop(&mut self) {
        (self.release)(self.address(), self.nbytes());
    }
}

impl Cell {
    /// A storage of `nbytes` bytes on `device` without a value: it reads as zeros. `release` gets the address back.
    pub fn new(address: usize, nbytes: usize, device: i32, release: fn(usize, usize)) -> Self {
        Self {
            address: AtomicUsize::new(address),
            nbytes: AtomicUsize::new(nbytes),
            device: AtomicI32::new(device),
            value: Mutex::new(None),
            release,
        }
    }
    /// The reserved address that `data_ptr()` shows.
    pub fn address(&self) -> usize {
        self.address.load(Ordering::Relaxed)
    }
    /// Size in bytes.
    pub fn nbytes(&self) -> usize {
        self.nbytes.load(Ordering::Relaxed)
    }
    /// Device index.
    pub fn device(&self) -> usize {
        self.device.load(Ordering::Relaxed) as usize
    }
    /// The current value; `None` when nothing was written yet.
    pub fn value(&self) -> Option<Arc<Val>> {
        self.value.lock().clone()
    }
    /// Makes `value` the current one.
    pub fn set_value(&self, value: Arc<Val>) {
        let old = self.value.lock().replace(value);
        drop(old); // outside the lock: freeing a buffer may call the plugin
    }
    /// Gives the storage another identity and size; the caller replaces the value.
    pub fn set_extent(&self, address: usize, nbytes: usize) {
        self.address.store(address, Ordering::Relaxed);
        self.nbytes.store(nbytes, Ordering::Relaxed);
    }
}

/// Where a value's data is.
#[derive(Clone, Debug)]
pub enum State {
    /// Output `1` of node `0` in the stream's recorded, not yet submitted work.
    Recorded(u32, u32),
    /// On the device (perhaps still being computed: buffers are futures).
    Ready(Arc<DeviceBuffer>),
    /// What computed it failed.
    Failed(Error),
    /// Nobody could observe it, so it was never computed.
    Dead,
}

/// An immutable, dense, row-major array on one device. A cell's value covers the whole storage, in storage order.
#[derive(Debug)]
pub struct Val {
    /// Element type.
    pub dtype: DType,
    /// Extents, slowest first.
    pub dims: Box<[i64]>,
    /// Device index.
    pub device: usize,
    state: Mutex<State>,
}

impl Val {
    /// A value in the given state.
    pub fn new(dtype: DType, dims: &[i64], device: usize, state: State) -> Arc<Self> {
        Arc::new(Self { dtype, dims: dims.into(), device, state: Mutex::new(state) })
    }
    /// A copy of the state.
    pub fn state(&self) -> State {
        self.state.lock().clone()
    }
    /// The node that computes it, when it is recorded only.
    pub fn recorded(&self) -> Option<(u32, u32)> {
        match *self.state.lock() {
            State::Recorded(node, out) => Some((node, out)),
            _ => None,
        }
    }
    /// Replaces the state.
    pub fn set_state(&self, state: State) {
        let old = std::mem::replace(&mut *self.state.lock(), state);
        drop(old);
    }
    /// Elements.
    pub fn numel(&self) -> i64 {
        self.dims.iter().product()
    }
    /// The buffer of a submitted value.
    pub fn buffer(&self) -> Result<Arc<DeviceBuffer>> {
        match self.state() {
            State::Ready(b) => Ok(b),
            State::Failed(e) => Err(e),
            State::Recorded(..) => Err(Error::internal("a value was read before its chunk was submitted")),
            State::Dead => Err(Error::internal("a value that nobody held was read")),
        }
    }
}

/// Whether `strides` are row-major contiguous for `sizes` (extents of 1 and empty arrays match anything).
pub fn is_contiguous(sizes: &[i64], strides: &[i64]) -> bool {
    let mut expected = 1;
    for (&n, &s) in sizes.iter().zip(strides).rev() {
        if n == 0 {
            return true;
        }
        if n != 1 {
            if s != expected {
                return false;
            }
            expected *= n;
        }
    }
    true
}

/// Row-major strides of `sizes`, as torch computes them (an extent of 0 counts as 1).
pub fn contiguous_strides(sizes: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; sizes.len()];
    for d in (0..sizes.len().saturating_sub(1)).rev() {
        strides[d] = strides[d + 1] * sizes[d + 1].max(1);
    }
    strides
}
