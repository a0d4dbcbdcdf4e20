//! Fourier transforms: one dimension after the other, scaled as torch's normalisation modes say.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use torchtpu_stablehlo::{DType, Type, Value};

/// One transform along `dim`, which has extent `to` afterwards; `n` is the length of the signal.
fn along(cx: &mut Cx<'_>, x: Value, dim: usize, kind: &str, n: i64, to: i64, dtype: DType) -> Result<Value> {
    let last = cx.rank(x) - 1;
    let mut perm: Vec<usize> = (0..=last).collect();
    perm.swap(dim, last);
    let x = cx.transpose(x, &perm)?;
    let mut dims = cx.dims(x);
    dims[last] = to;
    let y = cx.fft(x, kind, &[n], Type::fixed(dtype, &dims))?;
    Ok(cx.transpose(y, &perm)?)
}

/// The dimensions transformed, in the order given, and the normalisation mode of arguments 1 and 2.
fn arguments(cx: &Cx<'_>, a: &[Arg], x: Value) -> Result<(Vec<usize>, i64)> {
    let (Some(Arg::Ints(dims)), Some(Arg::Int(mode))) = (a.get(1), a.get(2)) else {
        return Err(OpError::no_rule("a transform without dimensions"));
    };
    let rank = cx.rank(x) as i64;
    if cx.numel(x) == 0 || dims.is_empty() {
        return Err(OpError::no_rule("an empty transform"));
    }
    Ok((dims.iter().map(|d| if *d < 0 { d + rank } else { *d } as usize).collect(), *mode))
}

/// What torch multiplies the plain sums over `n` elements by; XLA has divided an inverse transform by `n` already.
fn scaled(cx: &mut Cx<'_>, x: Value, n: i64, mode: i64, inverse: bool) -> Result<Value> {
    let n = n as f64;
    let norm = match mode {
        0 => 1.0,
        1 => 1.0 / n.sqrt(),
        _ => 1.0 / n,
    };
    let factor = if inverse { norm * n } else { norm };
    if factor == 1.0 {
        return Ok(x);
    }
    let factor = cx.full_like(x, factor);
    Ok(cx.mul(x, factor)?)
}

fn complex_to_complex(cx: &mut Cx<'_>, x: Value, dims: &[usize], mode: i64, forward: bool) -> Result<Value> {
    let (extents, dtype) = (cx.dims(x), cx.dtype(x));
    let (mut y, mut n) = (x, 1);
    for d in dims {
        y = along(cx, y, *d, if forward { "FFT" } else { "IFFT" }, extents[*d], extents[*d], dtype)?;
        n *= extents[*d];
    }
    scaled(cx, y, n, mode, !forward)
}

/// The last dimension given is halved first: its other half is the conjugate of this one.
fn real_to_complex(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let x = cx.tensor(a, 0)?;
    let ((dims, mode), dtype) = (arguments(cx, a, x)?, cx.out_dtype(0));
    if !matches!(a.get(3), Some(Arg::Bool(true))) {
        let x = cx.cast(x, dtype)?;
        return complex_to_complex(cx, x, &dims, mode, true);
    }
    let (extents, last) = (cx.dims(x), dims[dims.len() - 1]);
    let mut y = along(cx, x, last, "RFFT", extents[last], extents[last] / 2 + 1, dtype)?;
    for d in &dims[..dims.len() - 1] {
        y = along(cx, y, *d, "FFT", extents[*d], extents[*d], dtype)?;
    }
    scaled(cx, y, dims.iter().map(|d| extents[*d]).product(), mode, false)
}

fn complex_to_real(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let x = cx.tensor(a, 0)?;
    let ((dims, mode), dtype, out) = (arguments(cx, a, x)?, cx.dtype(x), cx.out_dims(0));
    let (last, mut y) = (dims[dims.len() - 1], x);
    for d in &dims[..dims.len() - 1] {
        y = along(cx, y, *d, "IFFT", out[*d], out[*d], dtype)?;
    }
    let kept = out[last] / 2 + 1;
    if cx.dims(y)[last] < kept {
        return Err(OpError::no_rule("a spectrum shorter than its signal"));
    }
    y = cx.slice_dim(y, last, 0, kept)?;
    y = along(cx, y, last, "IRFFT", out[last], out[last], dtype.real())?;
    scaled(cx, y, dims.iter().map(|d| out[*d]).product(), mode, true)
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::_fft_c2c", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let (dims, mode) = arguments(cx, a, x)?;
        complex_to_complex(cx, x, &dims, mode, matches!(a.get(3), Some(Arg::Bool(true))))
    });
    def1(t, "aten::_fft_r2c", real_to_complex);
    def1(t, "aten::_fft_c2r", complex_to_real);
    for name in ["aten::conj_physical", "aten::_conj_physical"] {
        def1(t, name, |cx, a| {
            let x = cx.tensor(a, 0)?;
            if !cx.dtype(x).is_complex() {
                return Ok(x);
            }
            let (re, im) = (cx.real(x)?, cx.imag(x)?);
            let im = cx.neg(im)?;
            Ok(cx.complex(re, im)?)
        });
    }
}
