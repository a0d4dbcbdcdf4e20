//! Group normalisation and its gradient. Statistics are kept in float32 for narrower inputs.
use super::reduction::{mean_keep, spread};
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, Table};
use torchtpu_stablehlo::{Combine, Value};

/// Extents of an input: (N, C, ...) as given, and (N, groups, elements of a group).
struct Extents {
    whole: Vec<i64>,
    grouped: Vec<i64>,
}

/// From the arguments N, C, HxW, group at `at`.
fn extents(cx: &Cx<'_>, a: &[Arg], x: Value, at: usize) -> Result<Extents> {
    let (Some(Arg::Int(n)), Some(Arg::Int(c)), Some(Arg::Int(area)), Some(Arg::Int(groups))) =
        (a.get(at), a.get(at + 1), a.get(at + 2), a.get(at + 3))
    else {
        return Err(OpError::no_rule("group norm without extents"));
    };
    if cx.numel(x) == 0 || *groups == 0 {
        return Err(OpError::no_rule("an empty group norm"));
    }
    Ok(Extents { whole: cx.dims(x), grouped: vec![*n, *groups, c / groups * area] })
}

/// (N, groups) statistics stretched over the elements of each group.
fn stretch(cx: &mut Cx<'_>, v: Value, e: &Extents) -> Result<Value> {
    let v = cx.reshape(v, &e.grouped[..2])?;
    Ok(cx.broadcast_in_dim(v, &e.grouped, &[0, 1])?)
}

/// An optional vector over channels, stretched over the input.
fn channels(cx: &mut Cx<'_>, a: &[Arg], i: usize, like: Value) -> Result<Option<Value>> {
    if cx.maybe_tensor(a, i).is_none() {
        return Ok(None);
    }
    let (dtype, dims) = (cx.dtype(like), cx.dims(like));
    let v = cx.value(a, i, dtype)?;
    Ok(Some(cx.broadcast_in_dim(v, &dims, &[1])?))
}

/// Outputs: normalised, mean and 1 / std, the latter of (N, groups).
fn group_norm(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let Some(Arg::Float(eps)) = a.get(7) else { return Err(OpError::no_rule("group norm without eps")) };
    let out = cx.out_dtype(0);
    let x = cx.value(a, 0, Cx::acc(out))?;
    let e = extents(cx, a, x, 3)?;
    let x = cx.reshape(x, &e.grouped)?;
    let (sum, mean) = spread(cx, x, &[2])?;
    let count = cx.full_like(sum, e.grouped[2] as f64);
    let var = cx.div(sum, count)?;
    let eps = cx.full_like(var, *eps);
    let var = cx.add(var, eps)?;
    let rstd = cx.rsqrt(var)?;
    let (wide_mean, wide_rstd) = (stretch(cx, mean, &e)?, stretch(cx, rstd, &e)?);
    let d = cx.sub(x, wide_mean)?;
    let y = cx.mul(d, wide_rstd)?;
    let mut y = cx.reshape(y, &e.whole)?;
    if let Some(w) = channels(cx, a, 1, y)? {
        y = cx.mul(y, w)?;
    }
    if let Some(b) = channels(cx, a, 2, y)? {
        y = cx.add(y, b)?;
    }
    let mut results = vec![Some(cx.cast(y, out)?)];
    for (i, v) in [(1, mean), (2, rstd)] {
        let (dtype, dims) = (cx.out_dtype(i), cx.out_dims(i));
        let v = cx.reshape(v, &dims)?;
        results.push(Some(cx.cast(v, dtype)?));
    }
    Ok(results)
}

fn group_norm_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let mask = match a.get(9) {
        Some(Arg::Bools(m)) if m.len() == 3 => [m[0], m[1], m[2]],
        _ => return Err(OpError::no_rule("group norm without an output mask")),
    };
    let dtype = cx.dtype(cx.tensor(a, 1)?);
    let acc = Cx::acc(dtype);
    let (g, x) = (cx.value(a, 0, acc)?, cx.value(a, 1, acc)?);
    let e = extents(cx, a, x, 5)?;
    let (mean, rstd) = (cx.value(a, 2, acc)?, cx.value(a, 3, acc)?);
    let (mean, rstd) = (stretch(cx, mean, &e)?, stretch(cx, rstd, &e)?);
    let x = cx.reshape(x, &e.grouped)?;
    let d = cx.sub(x, mean)?;
    let normal = cx.mul(d, rstd)?;

    let scaled = match channels(cx, a, 4, g)? {
        Some(w) => cx.mul(g, w)?,
        None => g,
    };
    let scaled = cx.reshape(scaled, &e.grouped)?;
    let along = cx.mul(scaled, normal)?;
    let (level, slope) = (mean_keep(cx, scaled, &[2])?, mean_keep(cx, along, &[2])?);
    let (level, slope) = (stretch(cx, level, &e)?, stretch(cx, slope, &e)?);
    let tilt = cx.mul(normal, slope)?;
    let dx = cx.sub(scaled, level)?;
    let dx = cx.sub(dx, tilt)?;
    let dx = cx.mul(dx, rstd)?;
    let dx = cx.reshape(dx, &e.whole)?;

    let normal = cx.reshape(normal, &e.whole)?;
    let over: Vec<i64> = (0..e.whole.len() as i64).filter(|d| *d != 1).collect();
    let by_channel = |cx: &mut Cx<'_>, v: Value, i: usize| -> Result<Option<Value>> {
        if !mask[i] {
            return Ok(None);
        }
        let v = cx.reduce(v, Combine::Add, &over)?;
        let dtype = cx.out_dtype(i);
        Ok(Some(cx.cast(v, dtype)?))
    };
    let product = cx.mul(g, normal)?;
    let (dw, db) = (by_channel(cx, product, 1)?, by_channel(cx, g, 2)?);
    let dx = cx.cast(dx, dtype)?;
    Ok(vec![mask[0].then_some(dx), dw, db])
}

pub(super) fn register(t: &mut Table) {
    def(t, "aten::native_group_norm", group_norm);
    def(t, "aten::native_group_norm_backward", group_norm_backward);
}
