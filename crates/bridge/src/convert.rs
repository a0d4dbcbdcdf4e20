//! C structs to the engine's borrowed arguments.
use crate::abi::{self, tag};
use std::ffi::CStr;
use torchtpu_engine::error::{Error, Kind, Result};
use torchtpu_engine::plan::{ArgRef, OutMeta, TensorRef};
use torchtpu_lowering::ScalarValue;
use torchtpu_stablehlo::DType;

/// `c10::ScalarType`'s number to our dtype.
pub fn dtype(number: u8) -> Result<DType> {
    Ok(match number {
        0 => DType::U8,
        1 => DType::I8,
        2 => DType::I16,
        3 => DType::I32,
        4 => DType::I64,
        5 => DType::F16,
        6 => DType::F32,
        7 => DType::F64,
        9 => DType::C64,
        10 => DType::C128,
        11 => DType::Bool,
        15 => DType::BF16,
        23 => DType::F8E5M2,
        24 => DType::F8E4M3FN,
        25 => DType::F8E5M2FNUZ,
        26 => DType::F8E4M3FNUZ,
        27 => DType::U16,
        28 => DType::U32,
        29 => DType::U64,
        8 => return unsupported("complex32"),
        12 => return unsupported("qint8"),
        13 => return unsupported("quint8"),
        14 => return unsupported("qint32"),
        other => return unsupported(&format!("dtype number {other}")),
    })
}

fn unsupported<T>(name: &str) -> Result<T> {
    Err(Error {
        kind: Kind::Type,
        message: format!("the tpu device has no {name} tensors; convert to another dtype first"),
    })
}

/// Our dtype to `c10::ScalarType`'s number.
pub fn number(dtype: DType) -> u8 {
    match dtype {
        DType::U8 => 0,
        DType::I8 => 1,
        DType::I16 => 2,
        DType::I32 => 3,
        DType::I64 => 4,
        DType::F16 => 5,
        DType::F32 => 6,
        DType::F64 => 7,
        DType::C64 => 9,
        DType::C128 => 10,
        DType::Bool => 11,
        DType::BF16 => 15,
        DType::F8E5M2 => 23,
        DType::F8E4M3FN => 24,
        DType::F8E5M2FNUZ => 25,
        DType::F8E4M3FNUZ => 26,
        DType::U16 => 27,
        DType::U32 => 28,
        DType::U64 => 29,
    }
}

/// A slice over `n` items; empty for null.
///
/// # Safety
/// `at` must point at `n` items that outlive the result, or be null.
pub unsafe fn slice<'a, T>(at: *const T, n: usize) -> &'a [T] {
    if at.is_null() || n == 0 {
        &[]
    } else {
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts(at, n) }
    }
}

/// # Safety
/// The struct's pointers must be valid as the header says.
pub unsafe fn tensor<'a>(t: &abi::Tensor) -> Result<TensorRef<'a>> {
    let n = t.ndim.max(0) as usize;
    let host = t.flags & abi::FLAG_HOST != 0;
    let defined = host || !t.cell.is_null();
    // SAFETY: the caller's promise: `ndim` sizes and strides, a live cell or null.
    unsafe {
        Ok(TensorRef {
            cell: if host { None } else { t.cell.as_ref() },
            sizes: slice(t.sizes, n),
            strides: slice(t.strides, n),
            offset: t.offset,
            dtype: if defined { dtype(t.dtype)? } else { DType::F32 },
            wrapped: t.flags & abi::FLAG_WRAPPED != 0,
            host: host.then_some(t.host),
        })
    }
}

/// # Safety
/// As [`tensor`], for each.
pub unsafe fn tensors<'a>(at: *const abi::Tensor, n: usize) -> Result<Vec<TensorRef<'a>>> {
    // SAFETY: the caller's promise.
    unsafe { slice(at, n).iter().map(|t| tensor(t)).collect() }
}

/// # Safety
/// The union's field must be the one that the tag names.
unsafe fn scalar(a: &abi::Arg) -> Option<ScalarValue> {
    // SAFETY: the tag names the field.
    unsafe {
        Some(match a.tag {
            tag::SCALAR_INT => ScalarValue::Int(a.v.i),
            tag::SCALAR_FLOAT => ScalarValue::Float(a.v.f),
            tag::SCALAR_BOOL => ScalarValue::Bool(a.v.i != 0),
            tag::SCALAR_COMPLEX => ScalarValue::Complex(a.v.complex[0], a.v.complex[1]),
            _ => return None,
        })
    }
}

/// # Safety
/// `at` must point at `n` arguments as the header describes them.
pub unsafe fn args<'a>(at: *const abi::Arg, n: usize) -> Result<Vec<ArgRef<'a>>> {
    // SAFETY: the caller's promise; each tag names its union field.
    unsafe {
        slice(at, n)
            .iter()
            .map(|a| {
                let n = a.n as usize;
                if let Some(s) = scalar(a) {
                    return Ok(ArgRef::Scalar(s));
                }
                Ok(match a.tag {
                    tag::NONE => ArgRef::None,
                    tag::IGNORED => ArgRef::Ignored,
                    tag::TENSOR => match a.v.tensor.as_ref() {
                        Some(t) => ArgRef::Tensor(tensor(t)?),
                        None => ArgRef::None,
                    },
                    tag::TENSORS => ArgRef::Tensors(tensors(a.v.tensor, n)?),
                    tag::INT => ArgRef::Int(a.v.i),
                    tag::FLOAT => ArgRef::Float(a.v.f),
                    tag::BOOL => ArgRef::Bool(a.v.i != 0),
                    tag::DTYPE => ArgRef::Dtype(dtype(a.v.i as u8)?),
                    tag::STR => ArgRef::Str(
                        std::str::from_utf8(slice(a.v.str.cast::<u8>(), n))
                            .map_err(|_| Error::runtime("a string argument is not UTF-8"))?,
                    ),
                    tag::INTS => ArgRef::Ints(slice(a.v.ints, n)),
                    tag::FLOATS => ArgRef::Floats(slice(a.v.floats, n)),
                    tag::BOOLS => ArgRef::Bools(slice(a.v.bools, n).iter().map(|&b| b != 0).collect()),
                    tag::SCALARS => ArgRef::Scalars(slice(a.v.args, n).iter().filter_map(|s| scalar(s)).collect()),
                    tag::RNG => ArgRef::Rng { seed: a.v.rng[0], offset: a.v.rng[1] },
                    other => return Err(Error::internal(format!("argument tag {other}"))),
                })
            })
            .collect()
    }
}

/// # Safety
/// `at` must point at `n` metas as the header describes them.
pub unsafe fn metas(at: *const abi::Meta, n: usize) -> Result<Vec<OutMeta>> {
    // SAFETY: the caller's promise.
    unsafe {
        slice(at, n)
            .iter()
            .map(|m| {
                let defined = m.defined != 0;
                Ok(OutMeta {
                    dtype: if defined { dtype(m.dtype)? } else { DType::F32 },
                    sizes: slice(m.sizes, m.ndim.max(0) as usize).into(),
                    strides: slice(m.strides, m.ndim.max(0) as usize).into(),
                    defined,
                })
            })
            .collect()
    }
}

/// # Safety
/// `at` must be a null-terminated string or null.
pub unsafe fn text<'a>(at: *const std::ffi::c_char) -> &'a str {
    if at.is_null() {
        return "";
    }
    // SAFETY: the caller's promise.
    unsafe { CStr::from_ptr(at) }.to_str().unwrap_or("")
}
