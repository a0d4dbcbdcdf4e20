//! The functions behind the table that C++ gets. Each catches panics: none crosses into C++.
use crate::abi::{self, CellPtr, PlanHandle, PlanPtr, Status};
use crate::{address, convert};
use std::cell::RefCell;
use std::ffi::{c_char, c_void, CString};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, OnceLock};
use torchtpu_engine::cell::Cell;
use torchtpu_engine::error::{Error, Kind, Result};
use torchtpu_engine::plan::Plan;
use torchtpu_engine::{metrics, ops, plan, runtime, stream, timeline};

thread_local! {
    static LAST: RefCell<CString> = RefCell::new(CString::default());
}

fn remember(message: &str) {
    let text = CString::new(message.replace('\0', " ")).unwrap_or_default();
    LAST.with(|l| *l.borrow_mut() = text);
}

/// Runs `f`; a failure or a panic becomes a status with its message kept for `last_error`.
fn guard(f: impl FnOnce() -> Result<Status>) -> Status {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(Ok(status)) => status,
        Ok(Err(e)) => {
            remember(&e.message);
            e.kind as Status
        }
        Err(panic) => {
            let what = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("unknown");
            remember(&format!("internal error in torchtpu (panic): {what}; please report it"));
            abi::INTERNAL
        }
    }
}

extern "C" fn last_error() -> *const c_char {
    LAST.with(|l| l.borrow().as_ptr())
}

extern "C" fn device_count() -> i32 {
    catch_unwind(|| runtime::device_count() as i32).unwrap_or(0)
}

extern "C" fn initialize() -> Status {
    guard(|| runtime::runtime().map(|_| abi::OK))
}

extern "C" fn is_initialized() -> i32 {
    runtime::started().is_some() as i32
}

extern "C" fn synchronize(device: i32) -> Status {
    guard(|| stream::synchronize(device as usize).map(|()| abi::OK))
}

extern "C" fn flush(device: i32) -> Status {
    guard(|| runtime::runtime()?.device(device as usize)?.stream.lock().flush().map(|()| abi::OK))
}

unsafe extern "C" fn event_record(device: i32, ticket: *mut u64) -> Status {
    guard(|| {
        let now = runtime::runtime()?.device(device as usize)?.stream.lock().ticket()?;
        // SAFETY: the header's promise.
        unsafe { *ticket = now };
        Ok(abi::OK)
    })
}

unsafe extern "C" fn event_query(device: i32, _ticket: u64, done: *mut i32) -> Status {
    guard(|| {
        let idle = runtime::runtime()?.device(device as usize)?.stream.lock().idle();
        // SAFETY: the header's promise.
        unsafe { *done = idle as i32 };
        Ok(abi::OK)
    })
}

extern "C" fn event_wait(device: i32, _ticket: u64) -> Status {
    synchronize(device)
}

unsafe extern "C" fn memory_stats(device: i32, out: *mut abi::DeviceStats) -> Status {
    guard(|| {
        let s = runtime::runtime()?.memory_stats(device as usize)?;
        let stats = abi::DeviceStats {
            allocated_bytes: s.current,
            allocated_peak: s.peak,
            reserved_bytes: s.current,
            reserved_peak: s.peak,
            limit_bytes: s.limit,
            allocations: s.allocations,
            frees: s.frees,
            ooms: s.ooms,
        };
        // SAFETY: the header's promise.
        unsafe { *out = stats };
        Ok(abi::OK)
    })
}

extern "C" fn reset_peak(device: i32) -> Status {
    guard(|| runtime::runtime()?.reset_peak(device as usize).map(|()| abi::OK))
}

extern "C" fn empty_cache() -> Status {
    abi::OK // buffers are freed when their last holder goes; nothing is kept back
}

fn new_cell(device: i32, nbytes: usize) -> Result<Arc<Cell>> {
    let rt = runtime::runtime()?;
    rt.device(device as usize)?;
    let at = address::take(nbytes).ok_or_else(|| Error {
        kind: Kind::OutOfMemory,
        message: format!(
            "tpu out of memory: {nbytes} bytes asked for on tpu:{device} are more than the address space holds"
        ),
    })?;
    Ok(Arc::new(Cell::new(at, nbytes, device, address::give)))
}

/// No allocation may exceed this many bytes when the plugin does not say how much memory the device has.
fn check_size(device: i32, nbytes: usize) -> Result<()> {
    let limit = runtime::runtime()?.memory_stats(device as usize)?.limit;
    if limit > 0 && nbytes as u64 > limit {
        return Err(Error {
            kind: Kind::OutOfMemory,
            message: format!("tpu out of memory: {nbytes} bytes asked for, tpu:{device} has {limit} bytes in total"),
        });
    }
    Ok(())
}

unsafe extern "C" fn cell_new(device: i32, nbytes: usize, out: *mut CellPtr) -> Status {
    guard(|| {
        if nbytes > 1 << 30 {
            check_size(device, nbytes)?;
        }
        let cell = new_cell(device, nbytes)?;
        // SAFETY: the header's promise.
        unsafe { *out = Arc::into_raw(cell) };
        Ok(abi::OK)
    })
}

unsafe extern "C" fn cell_retain(cell: CellPtr) {
    if !cell.is_null() {
        // SAFETY: made by Arc::into_raw, still referenced by the caller.
        unsafe { Arc::increment_strong_count(cell) }
    }
}

unsafe extern "C" fn cell_release(cell: CellPtr) {
    if !cell.is_null() {
        // SAFETY: made by Arc::into_raw; the caller gives up its reference.
        let owned = unsafe { Arc::from_raw(cell) };
        let _ = catch_unwind(AssertUnwindSafe(|| drop(owned)));
    }
}

unsafe extern "C" fn cell_resize(cell: CellPtr, nbytes: usize) -> Status {
    guard(|| {
        // SAFETY: a live cell.
        let cell = unsafe { &*cell };
        let at = address::take(nbytes)
            .ok_or_else(|| Error { kind: Kind::OutOfMemory, message: format!("tpu out of memory: {nbytes} bytes") })?;
        let (old, size) = (cell.address(), cell.nbytes());
        ops::resize(cell, nbytes, at)?;
        address::give(old, size);
        Ok(abi::OK)
    })
}

unsafe extern "C" fn op_index(name: *const c_char) -> i32 {
    // SAFETY: the header's promise.
    torchtpu_lowering::find(unsafe { convert::text(name) }).map_or(-1, |i| i as i32)
}

extern "C" fn op_count() -> i32 {
    torchtpu_lowering::table().len() as i32
}

extern "C" fn op_name(index: i32) -> *const c_char {
    static NAMES: OnceLock<Vec<CString>> = OnceLock::new();
    let names = NAMES
        .get_or_init(|| torchtpu_lowering::table().iter().map(|d| CString::new(d.name).unwrap_or_default()).collect());
    names.get(index as usize).map_or(std::ptr::null(), |n| n.as_ptr())
}

extern "C" fn op_flags(index: i32) -> u32 {
    torchtpu_lowering::table().get(index as usize).map_or(0, |d| d.rng as u32 | (d.graph_only as u32) << 1)
}

// SAFETY: the raw pointers point into the plan that the handle owns; both are immutable.
unsafe impl Send for PlanHandle {}
// SAFETY: as above.
unsafe impl Sync for PlanHandle {}

/// The plan's handle for C++; it lives as long as the plan, which is forever.
pub fn handle(plan: &Arc<Plan>) -> PlanPtr {
    let extra = plan.extra.get_or_init(|| {
        let metas = plan
            .outputs
            .iter()
            .map(|o| abi::Meta {
                sizes: o.sizes.as_ptr(),
                strides: o.strides.as_ptr(),
                ndim: o.sizes.len() as i32,
                dtype: convert::number(o.dtype),
                defined: o.defined as u8,
                pad: [0; 2],
            })
            .collect();
        // The plan is leaked on purpose: C++ keeps the pointer.
        std::mem::forget(plan.clone());
        Box::new(PlanHandle { plan: Arc::clone(plan), metas })
    });
    extra.downcast_ref::<PlanHandle>().map_or(std::ptr::null(), |h| h as *const PlanHandle)
}

unsafe extern "C" fn plan_find(op: i32, args: *const abi::Arg, n: usize, out: *mut PlanPtr) -> Status {
    guard(|| {
        // SAFETY: the header's promise.
        let args = unsafe { convert::args(args, n)? };
        match plan::find(op as usize, &args) {
            None => Ok(abi::NO_PLAN),
            Some(found) => {
                // SAFETY: the header's promise.
                unsafe { *out = handle(&found) };
                Ok(abi::OK)
            }
        }
    })
}

unsafe extern "C" fn plan_create(
    op: i32,
    args: *const abi::Arg,
    n: usize,
    metas: *const abi::Meta,
    nouts: usize,
    out: *mut PlanPtr,
) -> Status {
    guard(|| {
        // SAFETY: the header's promise.
        let (args, metas) = unsafe { (convert::args(args, n)?, convert::metas(metas, nouts)?) };
        let plan = plan::create(op as usize, &args, metas)?;
        // SAFETY: the header's promise.
        unsafe { *out = handle(&plan) };
        Ok(abi::OK)
    })
}

unsafe extern "C" fn plan_outputs(plan: PlanPtr, metas: *mut *const abi::Meta) -> usize {
    // SAFETY: a handle of ours; the header's promise for `metas`.
    unsafe {
        *metas = (*plan).metas.as_ptr();
        (*plan).metas.len()
    }
}

unsafe extern "C" fn record(
    plan: PlanPtr,
    args: *const abi::Arg,
    n: usize,
    device: i32,
    dests: *const abi::Tensor,
    ndests: usize,
    out: *mut CellPtr,
) -> Status {
    guard(|| {
        // SAFETY: a handle of ours, and the header's promise for the rest.
        let (plan, args, dests) = unsafe { (&(*plan).plan, convert::args(args, n)?, convert::tensors(dests, ndests)?) };
        let results = ops::record(plan, &args, device as usize, &dests)?;
        for (i, result) in results.into_iter().enumerate() {
            let cell = match result {
                None => std::ptr::null(),
                Some(val) => {
                    let cell = new_cell(device, val.numel() as usize * val.dtype.size())?;
                    cell.set_value(val);
                    Arc::into_raw(cell)
                }
            };
            // SAFETY: `out` has one entry an output.
            unsafe { *out.add(i) = cell };
        }
        Ok(abi::OK)
    })
}

unsafe extern "C" fn copy(src: *const abi::Tensor, dst: *const abi::Tensor) -> Status {
    guard(|| {
        // SAFETY: the header's promise.
        let (src, dst) = unsafe { (convert::tensor(&*src)?, convert::tensor(&*dst)?) };
        ops::copy(&src, &dst).map(|()| abi::OK)
    })
}

unsafe extern "C" fn copy_across(src: *const abi::Tensor, dst: *const abi::Tensor) -> Status {
    guard(|| {
        // SAFETY: the header's promise.
        let (src, dst) = unsafe { (convert::tensor(&*src)?, convert::tensor(&*dst)?) };
        ops::copy_across(&src, &dst).map(|()| abi::OK)
    })
}

unsafe extern "C" fn upload(
    data: *const c_void,
    nbytes: usize,
    dst: *const abi::Tensor,
    keep_alive: *mut c_void,
    release: Option<unsafe extern "C" fn(*mut c_void)>,
) -> Status {
    let status = guard(|| {
        // SAFETY: the header's promise.
        let (bytes, dst) = unsafe { (convert::slice(data.cast::<u8>(), nbytes), convert::tensor(&*dst)?) };
        ops::upload(bytes, &dst).map(|()| abi::OK)
    });
    if let (Some(release), false) = (release, keep_alive.is_null()) {
        // SAFETY: the bytes were copied; the caller's callback.
        unsafe { release(keep_alive) };
    }
    status
}

unsafe extern "C" fn download(src: *const abi::Tensor, data: *mut c_void, nbytes: usize) -> Status {
    guard(|| {
        if nbytes == 0 {
            return Ok(abi::OK);
        }
        // SAFETY: the header's promise.
        let (src, out) =
            unsafe { (convert::tensor(&*src)?, std::slice::from_raw_parts_mut(data.cast::<u8>(), nbytes)) };
        ops::download(&src, out).map(|()| abi::OK)
    })
}

unsafe extern "C" fn count(op: *const c_char, kind: i32) {
    // SAFETY: the header's promise.
    metrics::op(unsafe { convert::text(op) }, kind as u8);
}

extern "C" fn timeline_start() {
    let _ = catch_unwind(timeline::start);
}

unsafe extern "C" fn timeline_stop(each: abi::SpanFn, user: *mut c_void) {
    let spans = catch_unwind(timeline::stop).unwrap_or_default();
    for span in spans {
        let name = CString::new(span.name.replace('\0', " ")).unwrap_or_default();
        // SAFETY: the caller's callback and its argument.
        unsafe { each(user, span.kind as i32, name.as_ptr(), span.start, span.nanos, span.track) };
    }
}

/// The table for C++.
pub static API: abi::Api = abi::Api {
    abi_version: abi::ABI_VERSION,
    struct_size: std::mem::size_of::<abi::Api>() as u32,
    last_error,
    device_count,
    initialize,
    is_initialized,
    synchronize,
    flush,
    event_record,
    event_query,
    event_wait,
    memory_stats,
    reset_peak,
    empty_cache,
    cell_new,
    cell_retain,
    cell_release,
    cell_resize,
    op_index,
    op_count,
    op_name,
    op_flags,
    plan: plan_find,
    plan_create,
    plan_outputs,
    record,
    copy,
    copy_across,
    upload,
    download,
    count,
    timeline_start,
    timeline_stop,
};
