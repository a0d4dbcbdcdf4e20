//! Order statistics: the k-th value, medians and the mode.
//!
//! Among equal elements the CPU's selection decides which position it gives, by an order of its own. Where equal elements are
//! the rule (integers, narrow floats) positions are left to the host; in float32 and float64 the first one is given.
use super::indexing::along;
use super::ordering::sort;
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Value};

fn has_distinct_elements(cx: &Cx<'_>, x: Value) -> Result<()> {
    if matches!(cx.dtype(x), DType::F32 | DType::F64) {
        return Ok(());
    }
    Err(OpError::no_rule("positions among equal elements"))
}

/// The operand, at least a vector, and the dimension.
fn lane(cx: &mut Cx<'_>, a: &[Arg], dim: &Arg) -> Result<(Value, usize)> {
    let mut x = cx.tensor(a, 0)?;
    if cx.numel(x) == 0 {
        return Err(OpError::no_rule("an order statistic of nothing"));
    }
    let dim = cx.dim_arg(dim, cx.rank(x))?;
    if cx.rank(x) == 0 {
        x = cx.reshape(x, &[1])?;
    }
    Ok((x, dim))
}

/// Elements that are numbers along `dim`, kept as an extent of 1.
fn numbers(cx: &mut Cx<'_>, x: Value, dim: usize) -> Result<Value> {
    let mut kept = cx.dims(x);
    if !cx.dtype(x).is_float() {
        let extent = kept[dim];
        kept[dim] = 1;
        return Ok(cx.constant_int(DType::I64, &kept, extent));
    }
    let number = cx.compare(x, x, Cmp::Eq)?;
    let number = cx.convert(number, DType::I64);
    cx.reduce_keep(number, Combine::Add, &[dim as i64])
}

/// Where the median stands among sorted elements: the lower of two middle ones; the first NaN, if any, or with `skips` the
/// middle of what is not one.
fn middle(cx: &mut Cx<'_>, x: Value, dim: usize, skips: bool) -> Result<Value> {
    let extent = cx.dims(x)[dim];
    let count = numbers(cx, x, dim)?;
    let (zero, one, two) = (cx.full_like(count, 0.0), cx.full_like(count, 1.0), cx.full_like(count, 2.0));
    if skips {
        let last = cx.sub(count, one)?;
        let last = cx.max(last, zero)?;
        return Ok(cx.div(last, two)?);
    }
    let at = cx.full_like(count, ((extent - 1) / 2) as f64);
    let all = cx.full_like(count, extent as f64);
    let whole = cx.compare(count, all, Cmp::Eq)?;
    Ok(cx.select(whole, at, count)?)
}

fn median_dim(t: &mut Table, name: &'static str, skips: bool) {
    def(t, name, move |cx, a| {
        let out = cx.out_dims(0);
        let (x, dim) = lane(cx, a, &a[1])?;
        has_distinct_elements(cx, x)?;
        let (values, positions) = sort(cx, x, dim, false)?;
        let at = middle(cx, x, dim, skips)?;
        let (v, i) = (along(cx, values, at, dim)?, along(cx, positions, at, dim)?);
        Ok(vec![Some(cx.reshape(v, &out)?), Some(cx.reshape(i, &out)?)])
    });
}

fn median(t: &mut Table, name: &'static str, skips: bool) {
    def1(t, name, move |cx, a| {
        let x = cx.tensor(a, 0)?;
        let n = cx.numel(x);
        if n == 0 {
            return Err(OpError::no_rule("an order statistic of nothing"));
        }
        let x = cx.reshape(x, &[n])?;
        let (values, _) = sort(cx, x, 0, false)?;
        let at = middle(cx, x, 0, skips)?;
        let v = along(cx, values, at, 0)?;
        Ok(cx.reshape(v, &[])?)
    });
}

/// The most frequent value, the least of several, and the last position it stands at.
fn mode(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let out = cx.out_dims(0);
    let (x, dim) = lane(cx, a, &a[1])?;
    let (values, positions) = sort(cx, x, dim, false)?;
    let (dims, n) = (cx.dims(x), cx.dims(x)[dim]);
    // Where each run of equal elements starts, carried along it; a NaN equals nothing, itself included.
    let index = cx.iota(DType::I64, &dims, dim)?;
    let mut start = index;
    if n > 1 {
        let (before, after) = (cx.slice_dim(values, dim, 0, n - 1)?, cx.slice_dim(values, dim, 1, n)?);
        let new = cx.compare(before, after, Cmp::Ne)?;
        let mut first = dims.clone();
        first[dim] = 1;
        let first = cx.constant_int(DType::Bool, &first, 1);
        let new = cx.concatenate(&[first, new], dim)?;
        let zero = cx.full_like(index, 0.0);
        start = cx.select(new, index, zero)?;
        let mut step = 1;
        while step < n {
            let (before, after) = (cx.slice_dim(start, dim, 0, n - step)?, cx.slice_dim(start, dim, step, n)?);
            let head = cx.slice_dim(start, dim, 0, step)?;
            let reached = cx.max(before, after)?;
            start = cx.concatenate(&[head, reached], dim)?;
            step *= 2;
        }
    }
    let length = cx.sub(index, start)?;
    let (_, at) = super::reduction::arg_extreme(cx, length, dim, true)?;
    let mut kept = dims;
    kept[dim] = 1;
    let at = cx.reshape(at, &kept)?;
    let (v, i) = (along(cx, values, at, dim)?, along(cx, positions, at, dim)?);
    Ok(vec![Some(cx.reshape(v, &out)?), Some(cx.reshape(i, &out)?)])
}

pub(super) fn register(t: &mut Table) {
    def(t, "aten::kthvalue", |cx, a| {
        let out = cx.out_dims(0);
        let Arg::Int(k) = a[1] else { return Err(OpError::no_rule("k is not a number")) };
        let (x, dim) = lane(cx, a, &a[2])?;
        has_distinct_elements(cx, x)?;
        let (v, i) = sort(cx, x, dim, false)?;
        let (v, i) = (cx.slice_dim(v, dim, k - 1, k)?, cx.slice_dim(i, dim, k - 1, k)?);
        Ok(vec![Some(cx.reshape(v, &out)?), Some(cx.reshape(i, &out)?)])
    });
    median(t, "aten::median", false);
    median(t, "aten::nanmedian", true);
    median_dim(t, "aten::median.dim", false);
    median_dim(t, "aten::nanmedian.dim", true);
    def(t, "aten::mode", mode);
}
