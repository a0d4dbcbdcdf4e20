//! Moving elements: flips, rolls, repeats, padding, and the backward of views.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use torchtpu_stablehlo::Value;

fn ints(args: &[Arg], i: usize) -> Result<Vec<i64>> {
    match args.get(i) {
        Some(Arg::Ints(v)) => Ok(v.clone()),
        Some(Arg::Int(v)) => Ok(vec![*v]),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not a list of integers"))),
    }
}
fn int(args: &[Arg], i: usize) -> Result<i64> {
    ints(args, i).map(|v| v[0])
}

/// `x` rolled by `shift` along `dim`.
fn roll(cx: &mut Cx<'_>, x: Value, shift: i64, dim: usize) -> Result<Value> {
    let n = cx.dims(x)[dim];
    let shift = shift.rem_euclid(n.max(1));
    if shift == 0 {
        return Ok(x);
    }
    let (tail, head) = (cx.slice_dim(x, dim, n - shift, n)?, cx.slice_dim(x, dim, 0, n - shift)?);
    Ok(cx.concatenate(&[tail, head], dim)?)
}

/// A gradient placed where a view took it from: zeros elsewhere.
fn place(cx: &mut Cx<'_>, g: Value, low: &[i64], interior: &[i64], dims: &[i64]) -> Result<Value> {
    let zero = {
        let dtype = cx.dtype(g);
        cx.constant_int(dtype, &[], 0)
    };
    let gd = cx.dims(g);
    let high: Vec<i64> = (0..dims.len()).map(|d| dims[d] - low[d] - gd[d] - (gd[d] - 1).max(0) * interior[d]).collect();
    Ok(cx.pad(g, zero, low, &high, interior)?)
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::flip", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let rank = cx.rank(x) as i64;
        let mut dims: Vec<i64> = ints(a, 1)?.into_iter().map(|d| if d < 0 { d + rank } else { d }).collect();
        dims.sort_unstable();
        if rank == 0 {
            return Ok(x);
        }
        Ok(cx.reverse(x, &dims)?)
    });
    def1(t, "aten::roll", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let (shifts, dims) = (ints(a, 1)?, ints(a, 2)?);
        let all = cx.dims(x);
        if dims.is_empty() {
            let n = cx.numel(x);
            let flat = cx.reshape(x, &[n])?;
            let y = roll(cx, flat, shifts[0], 0)?;
            return Ok(cx.reshape(y, &all)?);
        }
        let mut y = x;
        for (s, d) in shifts.iter().zip(&dims) {
            let d = if *d < 0 { d + all.len() as i64 } else { *d };
            y = roll(cx, y, *s, d as usize)?;
        }
        Ok(y)
    });
    def1(t, "aten::repeat", |cx, a| {
        let (x, times, out) = (cx.tensor(a, 0)?, ints(a, 1)?, cx.out_dims(0));
        let mut dims = vec![1; times.len() - cx.rank(x)];
        dims.extend(cx.dims(x));
        let (mut wide, mut from) = (Vec::new(), Vec::new());
        for (d, n) in dims.iter().enumerate() {
            wide.extend([times[d], *n]);
            from.push(2 * d as i64 + 1);
        }
        let x = cx.reshape(x, &dims)?;
        let y = cx.broadcast_in_dim(x, &wide, &from)?;
        Ok(cx.reshape(y, &out)?)
    });
    def1(t, "aten::constant_pad_nd", |cx, a| {
        let (x, pad, out) = (cx.tensor(a, 0)?, ints(a, 1)?, cx.out_dtype(0));
        let rank = cx.rank(x);
        let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
        for (k, p) in pad.chunks_exact(2).enumerate() {
            // Pairs come from the last dimension backwards.
            low[rank - 1 - k] = p[0];
            high[rank - 1 - k] = p[1];
        }
        let v = cx.value(a, 2, out)?;
        Ok(cx.pad(x, v, &low, &high, &vec![0; rank])?)
    });
    def1(t, "aten::select_backward", |cx, a| {
        let (g, dims) = (cx.tensor(a, 0)?, cx.out_dims(0));
        let dim = cx.dim_arg(&a[2], dims.len())?;
        let at = int(a, 3)?;
        let mut low = vec![0; dims.len()];
        low[dim] = if at < 0 { at + dims[dim] } else { at };
        let mut kept = dims.clone();
        kept[dim] = 1;
        let g = cx.reshape(g, &kept)?;
        place(cx, g, &low, &vec![0; dims.len()], &dims)
    });
    def1(t, "aten::slice_backward", |cx, a| {
        let (g, dims) = (cx.tensor(a, 0)?, cx.out_dims(0));
        let dim = cx.dim_arg(&a[2], dims.len())?;
        let (start, step) = (int(a, 3)?, int(a, 5)?);
        let start = if start < 0 { start + dims[dim] } else { start };
        let (mut low, mut interior) = (vec![0; dims.len()], vec![0; dims.len()]);
        low[dim] = start.clamp(0, dims[dim]);
        interior[dim] = step - 1;
        if cx.numel(g) == 0 {
            let dtype = cx.dtype(g);
            return Ok(cx.constant_int(dtype, &dims, 0));
        }
        place(cx, g, &low, &interior, &dims)
    });
    def1(t, "aten::stack", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let Arg::Tensors(ts) = &a[0] else { return Err(OpError::no_rule("no tensors")) };
        let dim = cx.dim_arg(&a[1], dims.len())?;
        let mut one = dims.clone();
        one[dim] = 1;
        let mut parts = Vec::new();
        for v in ts.iter().flatten() {
            let v = cx.cast(*v, out)?;
            parts.push(cx.reshape(v, &one)?);
        }
        Ok(cx.concatenate(&parts, dim)?)
    });
}
