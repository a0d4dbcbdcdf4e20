//! Mirror of `csrc/torchtpu_abi.h`. Keep the two side by side; the tests below check the layouts.
#![allow(missing_docs)] // the header documents every field
use std::ffi::{c_char, c_void};

pub const ABI_VERSION: u32 = 1;
pub const OK: i32 = 0;
pub const NO_PLAN: i32 = 1;
pub const INTERNAL: i32 = 16;
pub const FLAG_WRAPPED: u8 = 1;
pub const FLAG_HOST: u8 = 2;

pub type Status = i32;
/// Opaque to C++ beyond its first three fields: an `Arc<Cell>`'s pointer.
pub type CellPtr = *const torchtpu_engine::cell::Cell;
/// Opaque to C++: a leaked `Arc<Plan>`'s pointer.
pub type PlanPtr = *const PlanHandle;

/// A plan and the metadata handed to C++, at stable addresses.
pub struct PlanHandle {
    pub plan: std::sync::Arc<torchtpu_engine::plan::Plan>,
    pub metas: Vec<Meta>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Tensor {
    pub cell: CellPtr,
    pub sizes: *const i64,
    pub strides: *const i64,
    pub offset: i64,
    pub host: [u64; 2],
    pub ndim: i32,
    pub dtype: u8,
    pub flags: u8,
    pub pad: [u8; 2],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Meta {
    pub sizes: *const i64,
    pub strides: *const i64,
    pub ndim: i32,
    pub dtype: u8,
    pub defined: u8,
    pub pad: [u8; 2],
}

pub mod tag {
    pub const NONE: u32 = 0;
    pub const TENSOR: u32 = 1;
    pub const TENSORS: u32 = 2;
    pub const SCALAR_INT: u32 = 3;
    pub const SCALAR_FLOAT: u32 = 4;
    pub const SCALAR_BOOL: u32 = 5;
    pub const SCALAR_COMPLEX: u32 = 6;
    pub const INT: u32 = 7;
    pub const FLOAT: u32 = 8;
    pub const BOOL: u32 = 9;
    pub const DTYPE: u32 = 10;
    pub const STR: u32 = 11;
    pub const INTS: u32 = 12;
    pub const FLOATS: u32 = 13;
    pub const BOOLS: u32 = 14;
    pub const SCALARS: u32 = 15;
    pub const RNG: u32 = 16;
    pub const IGNORED: u32 = 17;
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union ArgValue {
    pub tensor: *const Tensor,
    pub i: i64,
    pub f: f64,
    pub complex: [f64; 2],
    pub rng: [u64; 2],
    pub str: *const c_char,
    pub ints: *const i64,
    pub floats: *const f64,
    pub bools: *const u8,
    pub args: *const Arg,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Arg {
    pub tag: u32,
    pub n: u32,
    pub v: ArgValue,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct DeviceStats {
    pub allocated_bytes: u64,
    pub allocated_peak: u64,
    pub reserved_bytes: u64,
    pub reserved_peak: u64,
    pub limit_bytes: u64,
    pub allocations: u64,
    pub frees: u64,
    pub ooms: u64,
}

/// Takes a span: user pointer, kind, name, start, nanoseconds, track.
pub type SpanFn = unsafe extern "C" fn(*mut c_void, i32, *const c_char, u64, u64, u64);

#[repr(C)]
pub struct Api {
    pub abi_version: u32,
    pub struct_size: u32,
    pub last_error: extern "C" fn() -> *const c_char,
    pub device_count: extern "C" fn() -> i32,
    pub initialize: extern "C" fn() -> Status,
    pub is_initialized: extern "C" fn() -> i32,
    pub synchronize: extern "C" fn(i32) -> Status,
    pub flush: extern "C" fn(i32) -> Status,
    pub event_record: unsafe extern "C" fn(i32, *mut u64) -> Status,
    pub event_query: unsafe extern "C" fn(i32, u64, *mut i32) -> Status,
    pub event_wait: extern "C" fn(i32, u64) -> Status,
    pub memory_stats: unsafe extern "C" fn(i32, *mut DeviceStats) -> Status,
    pub reset_peak: extern "C" fn(i32) -> Status,
    pub empty_cache: extern "C" fn() -> Status,
    pub cell_new: unsafe extern "C" fn(i32, usize, *mut CellPtr) -> Status,
    pub cell_retain: unsafe extern "C" fn(CellPtr),
    pub cell_release: unsafe extern "C" fn(CellPtr),
    pub cell_resize: unsafe extern "C" fn(CellPtr, usize) -> Status,
    pub op_index: unsafe extern "C" fn(*const c_char) -> i32,
    pub op_count: extern "C" fn() -> i32,
    pub op_name: extern "C" fn(i32) -> *const c_char,
    pub op_flags: extern "C" fn(i32) -> u32,
    pub plan: unsafe extern "C" fn(i32, *const Arg, usize, *mut PlanPtr) -> Status,
    pub plan_create: unsafe extern "C" fn(i32, *const Arg, usize, *const Meta, usize, *mut PlanPtr) -> Status,
    pub plan_outputs: unsafe extern "C" fn(PlanPtr, *mut *const Meta) -> usize,
    pub record: unsafe extern "C" fn(PlanPtr, *const Arg, usize, i32, *const Tensor, usize, *mut CellPtr) -> Status,
    pub copy: unsafe extern "C" fn(*const Tensor, *const Tensor) -> Status,
    pub copy_across: unsafe extern "C" fn(*const Tensor, *const Tensor) -> Status,
    pub upload: unsafe extern "C" fn(
        *const c_void,
        usize,
        *const Tensor,
        *mut c_void,
        Option<unsafe extern "C" fn(*mut c_void)>,
    ) -> Status,
    pub download: unsafe extern "C" fn(*const Tensor, *mut c_void, usize) -> Status,
    pub count: unsafe extern "C" fn(*const c_char, i32),
    pub timeline_start: extern "C" fn(),
    pub timeline_stop: unsafe extern "C" fn(SpanFn, *mut c_void),
}

#[repr(C)]
pub struct Glue {
    pub abi_version: u32,
    pub struct_size: u32,
    pub torch_version: *const c_char,
}

pub type GlueInit = unsafe extern "C" fn(*const Api, *mut Glue) -> Status;

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::{offset_of, size_of};

    #[test]
    fn layouts_match_the_header() {
        assert_eq!(size_of::<Tensor>(), 56);
        assert_eq!(offset_of!(Tensor, host), 32);
        assert_eq!(offset_of!(Tensor, ndim), 48);
        assert_eq!(offset_of!(Tensor, flags), 53);
        assert_eq!(size_of::<Meta>(), 24);
        assert_eq!(size_of::<Arg>(), 24);
        assert_eq!(offset_of!(Arg, v), 8);
        assert_eq!(size_of::<DeviceStats>(), 64);
        assert_eq!(size_of::<Api>(), 8 + 31 * 8);
    }
}
