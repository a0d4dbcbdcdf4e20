//! Reading and writing by index: gather, scatter and index_put in all their forms. Duplicates accumulate in a fixed order
//! on one plugin; negative indices count from the end; indices out of range are dropped (a device cannot raise).
use super::arrange::wrap;
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, GatherDims, ScatterDims, Value};

/// Positions of every element of `index` (a tensor of positions along `dim`): [.., rank], for gathers and scatters.
fn coordinates(cx: &mut Cx<'_>, index: Value, dim: usize, extent: i64) -> Result<Value> {
    let dims = cx.dims(index);
    let mut with_vector = dims.clone();
    with_vector.push(1);
    let along = wrap(cx, index, extent)?;
    let mut parts = Vec::with_capacity(dims.len());
    for d in 0..dims.len() {
        let c = if d == dim { along } else { cx.iota(DType::I64, &dims, d)? };
        parts.push(cx.reshape(c, &with_vector)?);
    }
    Ok(cx.concatenate(&parts, dims.len())?)
}

fn all_scalars(rank: usize) -> (GatherDims, ScatterDims) {
    let every: Vec<i64> = (0..rank as i64).collect();
    (
        GatherDims {
            offset_dims: vec![],
            collapsed_slice_dims: every.clone(),
            start_index_map: every.clone(),
            index_vector_dim: rank as i64,
        },
        ScatterDims {
            update_window_dims: vec![],
            inserted_window_dims: every.clone(),
            scatter_dims_to_operand_dims: every,
            index_vector_dim: rank as i64,
        },
    )
}

/// 0-d operands as vectors of one.
fn at_least_1d(cx: &mut Cx<'_>, v: Value) -> Result<Value> {
    Ok(if cx.rank(v) == 0 { cx.reshape(v, &[1])? } else { v })
}

fn gather(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let out = cx.out_dims(0);
    let (x, i) = (cx.tensor(a, 0)?, cx.tensor(a, 2)?);
    let (x, i) = (at_least_1d(cx, x)?, at_least_1d(cx, i)?);
    if cx.numel(i) == 0 || cx.numel(x) == 0 {
        let dtype = cx.out_dtype(0);
        return Ok(cx.constant_int(dtype, &out, 0));
    }
    let (dim, rank) = (cx.dim_arg(&a[1], cx.rank(x))?, cx.rank(x));
    let extent = cx.dims(x)[dim];
    let at = coordinates(cx, i, dim, extent)?;
    let y = cx.gather(x, at, &all_scalars(rank).0, &vec![1; rank])?;
    Ok(cx.reshape(y, &out)?)
}

/// Elements of `x` at positions along `dim`, which are in range; the other extents are equal.
pub(super) fn along(cx: &mut Cx<'_>, x: Value, index: Value, dim: usize) -> Result<Value> {
    let (extent, rank) = (cx.dims(x)[dim], cx.rank(x));
    let at = coordinates(cx, index, dim, extent)?;
    Ok(cx.gather(x, at, &all_scalars(rank).0, &vec![1; rank])?)
}

/// How `reduce=` combines.
fn combine_of(arg: Option<&Arg>) -> Result<Combine> {
    match arg {
        Some(Arg::Str(s)) => match s.as_str() {
            "add" | "sum" => Ok(Combine::Add),
            "multiply" | "prod" => Ok(Combine::Mul),
            "amax" => Ok(Combine::Max),
            "amin" => Ok(Combine::Min),
            other => Err(OpError::no_rule(format!("reduce={other}"))),
        },
        other => Err(OpError::no_rule(format!("reduce={other:?}"))),
    }
}

/// scatter with `combine`: argument 3 is a tensor (its corner of the index's shape counts) or a number.
fn scatter(cx: &mut Cx<'_>, a: &[Arg], combine: Combine) -> Result<Value> {
    let (dtype, out) = (cx.out_dtype(0), cx.out_dims(0));
    let acc = if combine == Combine::Assign { dtype } else { Cx::acc(dtype) };
    let (x, i) = (cx.value(a, 0, acc)?, cx.tensor(a, 2)?);
    let (x, i) = (at_least_1d(cx, x)?, at_least_1d(cx, i)?);
    let id = cx.dims(i);
    if id.contains(&0) {
        return cx.tensor(a, 0);
    }
    let (dim, rank) = (cx.dim_arg(&a[1], cx.rank(x))?, cx.rank(x));
    let extent = cx.dims(x)[dim];
    let at = coordinates(cx, i, dim, extent)?;
    let src = cx.value(a, 3, acc)?;
    let src = if matches!(a[3], Arg::Tensor(_)) {
        let src = at_least_1d(cx, src)?;
        let (zeros, ones) = (vec![0; rank], vec![1; rank]);
        cx.slice(src, &zeros, &id, &ones)?
    } else {
        cx.broadcast_to(src, &id)?
    };
    let y = cx.scatter(x, at, src, &all_scalars(rank).1, combine, false)?;
    let y = cx.reshape(y, &out)?;
    cx.cast(y, dtype)
}

/// Slices of `src` along `dim` into the rows of `x` that a vector of positions names.
fn by_rows(cx: &mut Cx<'_>, x: Value, dim: usize, index: Value, src: Value, combine: Combine) -> Result<Value> {
    let dims = cx.dims(x);
    let n = cx.numel(index);
    let i = wrap(cx, index, dims[dim])?;
    let i = cx.reshape(i, &[n, 1])?;
    let d = ScatterDims {
        update_window_dims: (0..dims.len() as i64).filter(|k| *k != dim as i64).collect(),
        inserted_window_dims: vec![dim as i64],
        scatter_dims_to_operand_dims: vec![dim as i64],
        index_vector_dim: 1,
    };
    Ok(cx.scatter(x, i, src, &d, combine, false)?)
}

fn index_rows(cx: &mut Cx<'_>, a: &[Arg], combine: Combine, fill: bool) -> Result<Value> {
    let (dtype, out) = (cx.out_dtype(0), cx.out_dims(0));
    let acc = if combine == Combine::Assign { dtype } else { Cx::acc(dtype) };
    let (x, i) = (cx.value(a, 0, acc)?, cx.tensor(a, 2)?);
    let x = at_least_1d(cx, x)?;
    if cx.numel(i) == 0 || cx.numel(x) == 0 {
        return cx.tensor(a, 0);
    }
    let dim = cx.dim_arg(&a[1], cx.rank(x))?;
    let mut src_dims = cx.dims(x);
    src_dims[dim] = cx.numel(i);
    let mut src = cx.value(a, 3, acc)?;
    if let (Some(Arg::Scalar(s)), false) = (a.get(4), fill) {
        let alpha = cx.scalar(s, acc)?;
        let alpha = cx.splat(alpha, src)?;
        src = if acc == DType::Bool { cx.and(src, alpha)? } else { cx.mul(src, alpha)? };
    }
    if !fill && cx.rank(src) != 0 && cx.dims(src) != src_dims {
        return Err(OpError::runtime(format!(
            "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = {:?} \
             source.shape = {:?}",
            cx.dims(x),
            cx.dims(src)
        )));
    }
    let src = if fill { cx.broadcast_to(src, &src_dims)? } else { cx.reshape(src, &src_dims)? };
    let y = by_rows(cx, x, dim, i, src, combine)?;
    let y = cx.reshape(y, &out)?;
    cx.cast(y, dtype)
}

/// `reduce` over everything written to a place, and with `include_self` what stood there; by element or by `rows`.
fn scatter_reduce(cx: &mut Cx<'_>, a: &[Arg], rows: bool) -> Result<Value> {
    let (dtype, out) = (cx.out_dtype(0), cx.out_dims(0));
    let mean = matches!(&a[4], Arg::Str(s) if s == "mean");
    let combine = if mean { Combine::Add } else { combine_of(a.get(4))? };
    let combine = match (dtype, combine) {
        (DType::Bool, Combine::Add | Combine::Max) => Combine::Or,
        (DType::Bool, Combine::Mul | Combine::Min) => Combine::And,
        (_, combine) => combine,
    };
    if dtype.is_complex() && matches!(combine, Combine::Max | Combine::Min) {
        return Err(OpError::no_rule("complex numbers have no order"));
    }
    let include_self = matches!(a.get(5), Some(Arg::Bool(true)));
    let acc = Cx::acc(dtype);
    let (x, i, src) = (cx.value(a, 0, acc)?, cx.tensor(a, 2)?, cx.value(a, 3, acc)?);
    let (x, i, src) = (at_least_1d(cx, x)?, at_least_1d(cx, i)?, at_least_1d(cx, src)?);
    if cx.numel(i) == 0 || cx.numel(x) == 0 || cx.numel(src) == 0 {
        return cx.tensor(a, 0);
    }
    let (dims, rank) = (cx.dims(x), cx.rank(x));
    let dim = cx.dim_arg(&a[1], rank)?;
    let (at, src) = if rows {
        (i, src)
    } else {
        let id = cx.dims(i);
        let (zeros, ones) = (vec![0; rank], vec![1; rank]);
        (coordinates(cx, i, dim, dims[dim])?, cx.slice(src, &zeros, &id, &ones)?)
    };
    let write = |cx: &mut Cx<'_>, x: Value, src: Value, combine: Combine| -> Result<Value> {
        if rows {
            return by_rows(cx, x, dim, at, src, combine);
        }
        Ok(cx.scatter(x, at, src, &all_scalars(rank).1, combine, false)?)
    };
    let mut first = x;
    if !include_self {
        let neutral = cx.neutral(acc, combine);
        let neutral = cx.splat(neutral, src)?;
        first = write(cx, x, neutral, Combine::Assign)?;
    }
    let mut y = write(cx, first, src, combine)?;
    if acc.is_float() && matches!(combine, Combine::Max | Combine::Min) {
        // A NaN among them is the result; XLA's extremes may lose it.
        let (here, there) = (cx.compare(first, first, Cmp::Ne)?, cx.compare(src, src, Cmp::Ne)?);
        let any = write(cx, here, there, Combine::Or)?;
        let nan = cx.full_like(y, f64::NAN);
        y = cx.select(any, nan, y)?;
    }
    if mean {
        let (whole, one) = (cx.full_like(x, 1.0), cx.full_like(src, 1.0));
        let mut count = whole;
        if !include_self {
            let none = cx.full_like(src, 0.0);
            count = write(cx, whole, none, Combine::Assign)?;
        }
        let count = write(cx, count, one, Combine::Add)?;
        y = if acc.is_int() { super::elementwise::floor_div(cx, y, count)? } else { cx.div(y, count)? };
    }
    let y = cx.reshape(y, &out)?;
    cx.cast(y, dtype)
}

/// Elements written at positions of the flattened tensor.
fn put(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (dtype, out) = (cx.out_dtype(0), cx.out_dims(0));
    let combine = match (a.get(3), dtype) {
        (Some(Arg::Bool(true)), DType::Bool) => Combine::Or,
        (Some(Arg::Bool(true)), _) => Combine::Add,
        _ => Combine::Assign,
    };
    let acc = if combine == Combine::Add { Cx::acc(dtype) } else { dtype };
    let (x, i, src) = (cx.value(a, 0, acc)?, cx.tensor(a, 1)?, cx.value(a, 2, acc)?);
    if cx.numel(i) == 0 || cx.numel(x) == 0 {
        return cx.tensor(a, 0);
    }
    let (n, m) = (cx.numel(x), cx.numel(i));
    let (x, src) = (cx.reshape(x, &[n])?, cx.reshape(src, &[m])?);
    let y = by_rows(cx, x, 0, i, src, combine)?;
    let y = cx.reshape(y, &out)?;
    cx.cast(y, dtype)
}

/// index_put: integer indices on some dimensions, or one boolean mask over leading dimensions, written without a host read.
fn index_put(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (dtype, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let accumulate = matches!(a.get(3), Some(Arg::Bool(true)));
    let Arg::Tensors(indices) = &a[1] else { return Err(OpError::no_rule("no indices")) };
    let used: Vec<usize> = (0..indices.len()).filter(|d| indices[*d].is_some()).collect();
    let x = cx.tensor(a, 0)?;
    if let ([0], Some(mask)) = (used.as_slice(), indices.first().copied().flatten()) {
        if matches!(cx.dtype(mask), DType::Bool | DType::U8) && indices.len() == 1 {
            return masked_put(cx, a, x, mask, accumulate);
        }
    }
    let plain = used.iter().all(|d| indices[*d].is_some_and(|i| cx.dtype(i).is_int() && cx.dtype(i) != DType::U8));
    if !plain || used.is_empty() {
        return Err(OpError::no_rule("a mask among other indices has a data-dependent size"));
    }
    let shapes: Vec<Vec<i64>> = used.iter().map(|d| indices[*d].map_or(vec![], |i| cx.dims(i))).collect();
    let common = super::arrange::common_shape(&shapes);
    if common.contains(&0) || dims.contains(&0) {
        return Ok(x);
    }
    let rank = common.len();
    let mut vectors = Vec::new();
    for d in &used {
        let Some(i) = indices[*d] else { continue };
        let i = wrap(cx, i, dims[*d])?;
        let i = cx.broadcast_to(i, &common)?;
        let mut shape = common.clone();
        shape.push(1);
        vectors.push(cx.reshape(i, &shape)?);
    }
    let at = cx.concatenate(&vectors, rank)?;
    let adjacent = used.windows(2).all(|w| w[1] == w[0] + 1);
    let first = if adjacent { used[0] } else { 0 };
    let free: Vec<usize> = (0..dims.len()).filter(|d| !used.contains(d)).collect();
    let window: Vec<i64> = (0..free.len()).map(|k| if k < first { k } else { k + rank } as i64).collect();
    let mut update_dims = Vec::new();
    let mut next = free.iter();
    for k in 0..free.len() + rank {
        if window.contains(&(k as i64)) {
            update_dims.push(next.next().map_or(1, |d| dims[*d]));
        } else {
            update_dims.push(common[k - first.min(k)]);
        }
    }
    let acc = if accumulate { Cx::acc(dtype) } else { dtype };
    let x = cx.cast(x, acc)?;
    let values = cx.value_as(a, 2, acc, &update_dims)?;
    let d = ScatterDims {
        update_window_dims: window,
        inserted_window_dims: used.iter().map(|d| *d as i64).collect(),
        scatter_dims_to_operand_dims: used.iter().map(|d| *d as i64).collect(),
        index_vector_dim: rank as i64,
    };
    let combine = if accumulate { Combine::Add } else { Combine::Assign };
    let y = cx.scatter(x, at, values, &d, combine, false)?;
    cx.cast(y, dtype)
}

/// One value (or one slice of trailing dimensions) wherever a mask over the leading dimensions is true.
fn masked_put(cx: &mut Cx<'_>, a: &[Arg], x: Value, mask: Value, accumulate: bool) -> Result<Value> {
    let (dtype, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let lead = cx.rank(mask);
    if cx.dims(mask) != dims[..lead] {
        return Err(OpError::no_rule("a mask of another shape"));
    }
    let v = cx.value(a, 2, dtype)?;
    let vd = cx.dims(v);
    // Several values, one for each true element, depend on the mask's contents.
    let single = vd.len() <= dims.len() - lead || (vd.len() == dims.len() - lead + 1 && vd[0] == 1);
    if !single {
        return Err(OpError::no_rule("one value for each true element of a mask"));
    }
    let tail: Vec<i64> = if vd.len() > dims.len() - lead { vd[1..].to_vec() } else { vd };
    let v = cx.reshape(v, &tail)?;
    let v = cx.broadcast_to(v, &dims)?;
    let mask = cx.cast(mask, DType::Bool)?;
    let map: Vec<i64> = (0..lead as i64).collect();
    let mask = cx.broadcast_in_dim(mask, &dims, &map)?;
    let v = if accumulate {
        if dtype == DType::Bool {
            cx.or(x, v)?
        } else {
            cx.add(x, v)?
        }
    } else {
        v
    };
    Ok(cx.select(mask, v, x)?)
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::gather", gather);
    for name in ["aten::scatter.src", "aten::scatter.value"] {
        def1(t, name, |cx, a| scatter(cx, a, Combine::Assign));
    }
    def1(t, "aten::scatter_add", |cx, a| scatter(cx, a, Combine::Add));
    for name in ["aten::scatter.reduce", "aten::scatter.value_reduce"] {
        def1(t, name, |cx, a| {
            let combine = combine_of(a.get(4))?;
            scatter(cx, a, combine)
        });
    }
    def1(t, "aten::scatter_reduce.two", |cx, a| scatter_reduce(cx, a, false));
    def1(t, "aten::index_reduce", |cx, a| scatter_reduce(cx, a, true));
    def1(t, "aten::put", put);
    def1(t, "aten::index_add", |cx, a| index_rows(cx, a, Combine::Add, false));
    def1(t, "aten::index_copy", |cx, a| index_rows(cx, a, Combine::Assign, false));
    for name in ["aten::index_fill.int_Scalar", "aten::index_fill.int_Tensor"] {
        def1(t, name, |cx, a| index_rows(cx, a, Combine::Assign, true));
    }
    for name in ["aten::index_put", "aten::_unsafe_index_put", "aten::_index_put_impl"] {
        def1(t, name, index_put);
    }
}
