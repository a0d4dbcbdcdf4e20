//! Arrays on devices.
use crate::client::Client;
use crate::error::{Code, Error, Result};
use crate::event::{Callback, Event};
use crate::plugin::call;
use crate::types::{dense_bytes, ElementType};
use crate::value;
use smallvec::SmallVec;
use std::sync::Arc;
use torchtpu_pjrt_sys as sys;

/// Dimensions and element type, shared by the outputs of every run of an executable.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub dims: SmallVec<[i64; 6]>,
    pub ty: ElementType,
}

/// An immutable array on a device, possibly still being computed. Dropping it frees it once its last use is over.
pub struct Buffer {
    client: Arc<Client>,
    raw: *mut sys::PJRT_Buffer,
    device: usize,
    shape: Arc<Shape>,
}

// SAFETY: buffers are thread-safe.
unsafe impl Send for Buffer {}
// SAFETY: as above.
unsafe impl Sync for Buffer {}

impl Buffer {
    /// Takes ownership of the plugin's buffer.
    pub(crate) fn from_raw(client: Arc<Client>, raw: *mut sys::PJRT_Buffer, device: usize, shape: Arc<Shape>) -> Self {
        Self { client, raw, device, shape }
    }

    pub(crate) fn raw(&self) -> *mut sys::PJRT_Buffer {
        self.raw
    }

    pub(crate) fn client(&self) -> &Arc<Client> {
        &self.client
    }

    /// Dimensions; the bound where a dimension is dynamic.
    pub fn dims(&self) -> &[i64] {
        &self.shape.dims
    }

    /// The true extent of every dimension, which differs from [`Buffer::dims`] where one is bounded. Waits for the array.
    pub fn extents(&self) -> Result<SmallVec<[i64; 6]>> {
        self.wait()?;
        let args = sys::PJRT_Buffer_UnpaddedDimensions_Args { buffer: self.raw, ..Default::default() };
        // SAFETY: the buffer is live, and the dimensions as long.
        unsafe {
            let out = call!(self.client.plugin(), PJRT_Buffer_UnpaddedDimensions, args)?;
            Ok(SmallVec::from_slice(value::list(out.unpadded_dims, out.num_dims)))
        }
    }

    /// Element type.
    pub fn element_type(&self) -> ElementType {
        self.shape.ty
    }

    /// Bytes of the dense array, as [`Buffer::to_host`] wants them.
    pub fn size_bytes(&self) -> usize {
        dense_bytes(&self.shape.dims, self.shape.ty).unwrap_or(0)
    }

    /// Bytes it takes on the device, padding included.
    pub fn on_device_size_bytes(&self) -> Result<usize> {
        let args = sys::PJRT_Buffer_OnDeviceSizeInBytes_Args { buffer: self.raw, ..Default::default() };
        // SAFETY: the buffer is live.
        Ok(unsafe { call!(self.client.plugin(), PJRT_Buffer_OnDeviceSizeInBytes, args) }?.on_device_size_in_bytes)
    }

    /// Index of its device.
    pub fn device(&self) -> usize {
        self.device
    }

    /// Event that is ready when the array is.
    pub fn ready_event(&self) -> Result<Event> {
        let args = sys::PJRT_Buffer_ReadyEvent_Args { buffer: self.raw, ..Default::default() };
        // SAFETY: the buffer is live; the event is ours.
        let raw = unsafe { call!(self.client.plugin(), PJRT_Buffer_ReadyEvent, args) }?.event;
        Ok(Event::from_raw(self.client.plugin().clone(), raw))
    }

    /// Whether [`Buffer::wait`] would return at once: the array is computed, or has failed.
    pub fn is_ready(&self) -> bool {
        self.ready_event().and_then(|event| event.is_ready()).unwrap_or(true)
    }

    /// Waits for the array.
    ///
    /// # Errors
    /// What the plugin says of the computation that failed, or that the buffer was deleted or donated.
    pub fn wait(&self) -> Result<()> {
        self.ready_event()?.wait()
    }

    /// Runs `callback` when the array is ready or has failed: on a thread of the plugin, or right here if it already
    /// is. If even that cannot be arranged, `callback` runs here with the reason.
    pub fn on_ready(&self, callback: Callback) {
        let event = match self.ready_event() {
            Ok(event) => event,
            Err(error) => return callback(Err(error)),
        };
        // A refused registration drops the closure; this keeps the callback so that it always runs.
        let shared = Arc::new(std::sync::Mutex::new(Some(callback)));
        let run = |shared: &std::sync::Mutex<Option<Callback>>, result| {
            let taken = shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
            if let Some(callback) = taken {
                callback(result);
            }
        };
        let registered = event.on_ready(Box::new({
            let shared = shared.clone();
            move |result| run(&shared, result)
        }));
        if let Err(error) = registered {
            run(&shared, Err(error));
        }
    }

    /// Waits for the array and copies it into `dst`: dense, row-major, exactly [`Buffer::size_bytes`] bytes.
    ///
    /// Where a dimension is bounded, the array of the true extents comes first, dense in itself, and the rest of `dst` is
    /// unspecified.
    pub fn to_host(&self, dst: &mut [u8]) -> Result<()> {
        if dst.len() != self.size_bytes() {
            return Err(Error::invalid(format!(
                "an array {:?} of {:?} has {} bytes, the destination {}",
                self.dims(),
                self.element_type(),
                self.size_bytes(),
                dst.len()
            )));
        }
        // Without a layout a plugin hands out its own (TPUs transpose); ask for row-major.
        let minor_to_major: SmallVec<[i64; 6]> = (0..self.dims().len() as i64).rev().collect();
        let tiled = sys::PJRT_Buffer_MemoryLayout_Tiled {
            struct_size: sys::PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE as usize,
            minor_to_major: minor_to_major.as_ptr(),
            minor_to_major_size: minor_to_major.len(),
            ..Default::default()
        };
        let mut layout = sys::PJRT_Buffer_MemoryLayout {
            struct_size: sys::PJRT_Buffer_MemoryLayout_STRUCT_SIZE as usize,
            type_: sys::PJRT_Buffer_MemoryLayout_Type_Tiled,
            ..Default::default()
        };
        layout.__bindgen_anon_1.tiled = tiled;
        let args = sys::PJRT_Buffer_ToHostBuffer_Args {
            src: self.raw,
            host_layout: if self.dims().len() > 1 { &mut layout } else { std::ptr::null_mut() },
            dst: dst.as_mut_ptr().cast(),
            dst_size: dst.len(),
            ..Default::default()
        };
        // SAFETY: `layout` lives through the call, `dst` until the event is ready, for which we wait. Were the wait to
        // fail without the copy being over, the error would be the event's own: the copy failed and is over.
        unsafe {
            let out = call!(self.client.plugin(), PJRT_Buffer_ToHostBuffer, args)?;
            Event::from_raw(self.client.plugin().clone(), out.event).wait()
        }
    }

    /// Copies the array to another device of the client.
    ///
    /// # Errors
    /// `OutOfRange` for a device that does not exist; what the plugin says otherwise, some refuse the same device.
    pub fn copy_to_device(&self, device: usize) -> Result<Self> {
        let args = sys::PJRT_Buffer_CopyToDevice_Args {
            buffer: self.raw,
            dst_device: self.client.raw_device(device)?,
            ..Default::default()
        };
        // SAFETY: buffer and device are live; the result is ours.
        let raw = unsafe { call!(self.client.plugin(), PJRT_Buffer_CopyToDevice, args) }?.dst_buffer;
        Ok(Self::from_raw(self.client.clone(), raw, device, self.shape.clone()))
    }

    /// Frees the array's memory once its last use is over, without waiting for the drop.
    pub fn delete(&self) -> Result<()> {
        let args = sys::PJRT_Buffer_Delete_Args { buffer: self.raw, ..Default::default() };
        // SAFETY: the buffer is live.
        unsafe { call!(self.client.plugin(), PJRT_Buffer_Delete, args) }.map(|_| ())
    }

    /// Whether it was deleted, or donated to a run.
    pub fn is_deleted(&self) -> Result<bool> {
        let args = sys::PJRT_Buffer_IsDeleted_Args { buffer: self.raw, ..Default::default() };
        // SAFETY: the buffer is live.
        Ok(unsafe { call!(self.client.plugin(), PJRT_Buffer_IsDeleted, args) }?.is_deleted)
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let args = sys::PJRT_Buffer_Destroy_Args { buffer: self.raw, ..Default::default() };
        // SAFETY: the buffer is live and destroyed once; the plugin waits for its uses.
        let _ = unsafe { call!(self.client.plugin(), PJRT_Buffer_Destroy, args) };
    }
}

impl std::fmt::Debug for Buffer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Buffer({:?} {:?} on {})", self.shape.ty, &self.shape.dims[..], self.device)
    }
}

/// Dimensions and element type of a buffer of the plugin's.
///
/// # Safety
/// `raw` is a live buffer of `client`.
pub(crate) unsafe fn shape_of(client: &Client, raw: *mut sys::PJRT_Buffer) -> Result<Shape> {
    // SAFETY: as promised by the caller; the dimensions live as long as the buffer and are copied.
    unsafe {
        let args = sys::PJRT_Buffer_ElementType_Args { buffer: raw, ..Default::default() };
        let raw_type = call!(client.plugin(), PJRT_Buffer_ElementType, args)?.type_;
        let ty = ElementType::from_raw(raw_type).ok_or_else(|| {
            Error::new(Code::Unimplemented, format!("an array has element type {raw_type}, which is not supported"))
        })?;
        let args = sys::PJRT_Buffer_Dimensions_Args { buffer: raw, ..Default::default() };
        let out = call!(client.plugin(), PJRT_Buffer_Dimensions, args)?;
        Ok(Shape { dims: SmallVec::from_slice(value::list(out.dims, out.num_dims)), ty })
    }
}
