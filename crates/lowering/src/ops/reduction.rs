//! Reductions, softmax and what is built on them. Narrower floats than float32 accumulate in float32.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, Type, Value};

/// The number of elements over `dims`.
fn count(cx: &Cx<'_>, x: Value, dims: &[i64]) -> f64 {
    let all = cx.dims(x);
    dims.iter().map(|d| all[*d as usize]).product::<i64>() as f64
}

fn sum_like(t: &mut Table, name: &'static str, mean: bool, combine: Combine) {
    def1(t, name, move |cx, a| {
        let (out, dims_out) = (cx.out_dtype(0), cx.out_dims(0));
        let x = cx.tensor(a, 0)?;
        // The whole-tensor overloads (self, *, dtype) have no dimension list.
        let dims = match a.get(1) {
            Some(d @ (Arg::Ints(_) | Arg::Int(_))) => cx.dims_arg(d, cx.rank(x))?,
            _ => cx.dims_arg(&Arg::None, cx.rank(x))?,
        };
        let x = cx.cast(x, Cx::acc(out))?;
        let mut y = cx.reduce(x, combine, &dims)?;
        if mean {
            let n = count(cx, x, &dims);
            let n = cx.full_like(y, n);
            y = cx.div(y, n)?;
        }
        let y = cx.reshape(y, &dims_out)?;
        cx.cast(y, out)
    });
}

fn extreme(t: &mut Table, name: &'static str, combine: Combine) {
    def1(t, name, move |cx, a| {
        let dims_out = cx.out_dims(0);
        let x = cx.tensor(a, 0)?;
        let dims = match a.get(1) {
            Some(d) => cx.dims_arg(d, cx.rank(x))?,
            None => cx.dims_arg(&Arg::None, cx.rank(x))?,
        };
        if cx.numel(x) == 0 && dims_out.iter().product::<i64>() > 0 {
            return Err(OpError::runtime(format!(
                "{}(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the \
                 'dim' argument.",
                name.trim_start_matches("aten::")
            )));
        }
        let y = cx.reduce(x, combine, &dims)?;
        // A NaN anywhere is the result; XLA's reduction may lose it.
        let y = if cx.dtype(x).is_float() {
            let nan = cx.compare(x, x, Cmp::Ne)?;
            let any = cx.reduce(nan, Combine::Or, &dims)?;
            let quiet = cx.full_like(y, f64::NAN);
            cx.select(any, quiet, y)?
        } else {
            y
        };
        Ok(cx.reshape(y, &dims_out)?)
    });
}

/// (extreme values, their positions) along one dimension; the first of equal ones, and a NaN before everything.
pub(super) fn arg_extreme(cx: &mut Cx<'_>, x: Value, dim: usize, greater: bool) -> Result<(Value, Value)> {
    let (dtype, dims) = (cx.dtype(x), cx.dims(x));
    if dims.is_empty() {
        let zero = cx.constant_int(DType::I64, &[], 0);
        return Ok((x, zero));
    }
    let index = cx.iota(DType::I64, &dims, dim)?;
    let init = if greater { cx.lowest(dtype) } else { cx.highest(dtype) };
    let last = cx.constant_int(DType::I64, &[], i64::MAX);
    let mut f = Func::new();
    let scalar = |f: &mut Func, d: DType| f.parameter(Type::fixed(d, &[]));
    let (v0, i0, v1, i1) =
        (scalar(&mut f, dtype), scalar(&mut f, DType::I64), scalar(&mut f, dtype), scalar(&mut f, DType::I64));
    let better = f.compare(v0, v1, if greater { Cmp::Gt } else { Cmp::Lt })?;
    let (nan0, nan1) = (f.compare(v0, v0, Cmp::Ne)?, f.compare(v1, v1, Cmp::Ne)?);
    let not1 = f.not(nan1)?;
    let only0 = f.and(nan0, not1)?;
    let first = f.or(better, only0)?;
    let equal = f.compare(v0, v1, Cmp::Eq)?;
    let both = f.and(nan0, nan1)?;
    let equal = f.or(equal, both)?;
    let earlier = f.compare(i0, i1, Cmp::Lt)?;
    let tie = f.and(equal, earlier)?;
    let first = f.or(first, tie)?;
    let (v, i) = (f.select(first, v0, v1)?, f.select(first, i0, i1)?);
    f.set_results(&[v, i]);
    let r = cx.reduce_with(&[x, index], &[init, last], &[dim as i64], f)?;
    Ok((r[0], r[1]))
}

fn max_dim(t: &mut Table, name: &'static str, greater: bool) {
    def(t, name, move |cx, a| {
        let dims_out = cx.out_dims(0);
        let x = cx.tensor(a, 0)?;
        let dim = cx.dim_arg(&a[1], cx.rank(x))?;
        let (v, i) = arg_extreme(cx, x, dim, greater)?;
        Ok(vec![Some(cx.reshape(v, &dims_out)?), Some(cx.reshape(i, &dims_out)?)])
    });
}

fn arg_max(t: &mut Table, name: &'static str, greater: bool) {
    def1(t, name, move |cx, a| {
        let dims_out = cx.out_dims(0);
        let x = cx.tensor(a, 0)?;
        let (x, dim) = match a.get(1) {
            Some(d @ Arg::Int(_)) => (x, cx.dim_arg(d, cx.rank(x))?),
            _ => {
                let n = cx.numel(x);
                (cx.reshape(x, &[n])?, 0)
            }
        };
        let (_, i) = arg_extreme(cx, x, dim, greater)?;
        Ok(cx.reshape(i, &dims_out)?)
    });
}

fn any_all(t: &mut Table, name: &'static str, combine: Combine) {
    def1(t, name, move |cx, a| {
        let (out, dims_out) = (cx.out_dtype(0), cx.out_dims(0));
        let x = cx.value(a, 0, DType::Bool)?;
        let dims = match a.get(1) {
            Some(d @ (Arg::Int(_) | Arg::Ints(_))) => cx.dims_arg(d, cx.rank(x))?,
            _ => cx.dims_arg(&Arg::None, cx.rank(x))?,
        };
        let y = cx.reduce(x, combine, &dims)?;
        let y = cx.reshape(y, &dims_out)?;
        cx.cast(y, out)
    });
}

/// Mean over `dims`, kept as extents of 1.
pub(super) fn mean_keep(cx: &mut Cx<'_>, x: Value, dims: &[i64]) -> Result<Value> {
    let s = cx.sum_keep(x, dims)?;
    let n = count(cx, x, dims);
    let n = cx.full_like(s, n);
    Ok(cx.div(s, n)?)
}

/// Sum of squared distances from the mean, and the mean, both kept; two passes, as precise as torch's Welford.
pub(super) fn spread(cx: &mut Cx<'_>, x: Value, dims: &[i64]) -> Result<(Value, Value)> {
    let all = cx.dims(x);
    let mean = mean_keep(cx, x, dims)?;
    let wide = cx.broadcast_to(mean, &all)?;
    let d = cx.sub(x, wide)?;
    let d2 = cx.mul(d, d)?;
    Ok((cx.sum_keep(d2, dims)?, mean))
}

fn variance(cx: &mut Cx<'_>, a: &[Arg], root: bool) -> Result<(Value, Value)> {
    let x = cx.tensor(a, 0)?;
    if !cx.dtype(x).is_complex() {
        return real_variance(cx, a, x, root);
    }
    // Of a complex number: the sum of its parts' variances.
    let (re, im) = (cx.real(x)?, cx.imag(x)?);
    let ((v, re), (w, im)) = (real_variance(cx, a, re, false)?, real_variance(cx, a, im, false)?);
    let v = cx.add(v, w)?;
    Ok((if root { cx.sqrt(v)? } else { v }, cx.complex(re, im)?))
}

fn real_variance(cx: &mut Cx<'_>, a: &[Arg], x: Value, root: bool) -> Result<(Value, Value)> {
    let (out, dims_out) = (cx.dtype(x), cx.out_dims(0));
    let x = cx.cast(x, Cx::acc(out))?;
    let dims = cx.dims_arg(&a[1], cx.rank(x))?;
    let n = count(cx, x, &dims);
    let (s, mean) = spread(cx, x, &dims)?;
    let correction = match &a[2] {
        Arg::Scalar(s) => s.known.map_or(1.0, |k| k.as_f64()),
        _ => 1.0,
    };
    let divisor = cx.full_like(s, (n - correction).max(0.0));
    let mut v = cx.div(s, divisor)?;
    if root {
        v = cx.sqrt(v)?;
    }
    let v = cx.reshape(v, &dims_out)?;
    let mean = cx.reshape(mean, &dims_out)?;
    Ok((cx.cast(v, out)?, cx.cast(mean, out)?))
}

fn softmax(cx: &mut Cx<'_>, a: &[Arg], log: bool) -> Result<Value> {
    let out = cx.out_dtype(0);
    let x = cx.value(a, 0, Cx::acc(out))?;
    let dims = cx.dims(x);
    if cx.rank(x) == 0 {
        let r = cx.full_like(x, if log { 0.0 } else { 1.0 });
        return cx.cast(r, out);
    }
    let dim = [cx.dim_arg(&a[1], cx.rank(x))? as i64];
    let m = cx.reduce_keep(x, Combine::Max, &dim)?;
    let m = cx.broadcast_to(m, &dims)?;
    let shifted = cx.sub(x, m)?;
    let e = cx.exp(shifted)?;
    let s = cx.sum_keep(e, &dim)?;
    let y = if log {
        let l = cx.log(s)?;
        let l = cx.broadcast_to(l, &dims)?;
        cx.sub(shifted, l)?
    } else {
        let s = cx.broadcast_to(s, &dims)?;
        cx.div(e, s)?
    };
    cx.cast(y, out)
}

fn softmax_backward(cx: &mut Cx<'_>, a: &[Arg], log: bool) -> Result<Value> {
    let out = cx.out_dtype(0);
    let acc = Cx::acc(out);
    let (g, y) = (cx.value(a, 0, acc)?, cx.value(a, 1, acc)?);
    let dims = cx.dims(y);
    if cx.rank(y) == 0 {
        let z = cx.full_like(y, 0.0);
        return cx.cast(z, out);
    }
    let dim = [cx.dim_arg(&a[2], cx.rank(y))? as i64];
    let r = if log {
        let s = cx.sum_keep(g, &dim)?;
        let s = cx.broadcast_to(s, &dims)?;
        let p = cx.exp(y)?;
        let ps = cx.mul(p, s)?;
        cx.sub(g, ps)?
    } else {
        let gy = cx.mul(g, y)?;
        let s = cx.sum_keep(gy, &dim)?;
        let s = cx.broadcast_to(s, &dims)?;
        let d = cx.sub(g, s)?;
        cx.mul(d, y)?
    };
    cx.cast(r, out)
}

pub(super) fn register(t: &mut Table) {
    for name in ["aten::sum.dim_IntList", "aten::sum"] {
        sum_like(t, name, false, Combine::Add);
    }
    for name in ["aten::mean.dim", "aten::mean"] {
        sum_like(t, name, true, Combine::Add);
    }
    for name in ["aten::prod.dim_int", "aten::prod"] {
        sum_like(t, name, false, Combine::Mul);
    }
    for name in ["aten::amax", "aten::max"] {
        extreme(t, name, Combine::Max);
    }
    for name in ["aten::amin", "aten::min"] {
        extreme(t, name, Combine::Min);
    }
    max_dim(t, "aten::max.dim", true);
    max_dim(t, "aten::min.dim", false);
    arg_max(t, "aten::argmax", true);
    arg_max(t, "aten::argmin", false);
    for name in ["aten::any", "aten::any.dim", "aten::any.dims"] {
        any_all(t, name, Combine::Or);
    }
    for name in ["aten::all", "aten::all.dim", "aten::all.dims"] {
        any_all(t, name, Combine::And);
    }
    def1(t, "aten::var.correction", |cx, a| Ok(variance(cx, a, false)?.0)).static_scalars();
    def1(t, "aten::std.correction", |cx, a| Ok(variance(cx, a, true)?.0)).static_scalars();
    def(t, "aten::var_mean.correction", |cx, a| {
        let (v, m) = variance(cx, a, false)?;
        Ok(vec![Some(v), Some(m)])
    })
    .static_scalars();
    def(t, "aten::std_mean.correction", |cx, a| {
        let (v, m) = variance(cx, a, true)?;
        Ok(vec![Some(v), Some(m)])
    })
    .static_scalars();
    def1(t, "aten::_softmax", |cx, a| softmax(cx, a, false));
    def1(t, "aten::_log_softmax", |cx, a| softmax(cx, a, true));
    def1(t, "aten::_softmax_backward_data", |cx, a| softmax_backward(cx, a, false));
    def1(t, "aten::_log_softmax_backward_data", |cx, a| softmax_backward(cx, a, true));
}
