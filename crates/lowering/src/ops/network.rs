//! Layers of neural networks: normalisation, pooling, losses, embedding, dropout. Statistics are kept in float32 for
//! narrower inputs.
use super::reduction::{mean_keep, spread};
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, GatherDims, ScatterDims, Type, Value};

fn float(args: &[Arg], i: usize) -> Result<f64> {
    match args.get(i) {
        Some(Arg::Float(f)) => Ok(*f),
        Some(Arg::Int(v)) => Ok(*v as f64),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not a number"))),
    }
}
fn int(args: &[Arg], i: usize) -> Result<i64> {
    match args.get(i) {
        Some(Arg::Int(v)) => Ok(*v),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not an integer"))),
    }
}
fn flag(args: &[Arg], i: usize) -> bool {
    matches!(args.get(i), Some(Arg::Bool(true)))
}
fn mask(args: &[Arg], i: usize) -> [bool; 3] {
    match args.get(i) {
        Some(Arg::Bools(m)) if m.len() == 3 => [m[0], m[1], m[2]],
        _ => [true; 3],
    }
}

/// Dimensions other than the channel's.
fn without_channel(rank: usize) -> Vec<i64> {
    (0..rank as i64).filter(|d| *d != 1).collect()
}
/// A vector over channels, stretched to the input's shape.
fn per_channel(cx: &mut Cx<'_>, v: Value, dims: &[i64]) -> Result<Value> {
    let v = cx.reshape(v, &[dims[1]])?;
    Ok(cx.broadcast_in_dim(v, dims, &[1])?)
}
fn inverse_std(cx: &mut Cx<'_>, var: Value, eps: f64) -> Result<Value> {
    let e = cx.full_like(var, eps);
    let v = cx.add(var, e)?;
    Ok(cx.rsqrt(v)?)
}

/// Outputs: normalised, mean, 1 / std, and the updated running statistics.
fn batch_norm(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (training, momentum, eps) = (flag(a, 5), float(a, 6)?, float(a, 7)?);
    let out = cx.out_dtype(0);
    let x0 = cx.tensor(a, 0)?;
    let acc = Cx::acc(out);
    let x = cx.cast(x0, acc)?;
    let dims = cx.dims(x);
    if dims.len() < 2 || cx.numel(x) == 0 {
        return Err(OpError::no_rule("an empty batch norm"));
    }
    let over = without_channel(dims.len());
    let (rm, rv) = (cx.tensor(a, 3)?, cx.tensor(a, 4)?);
    let stat = cx.dtype(rm);
    let c = [dims[1]];
    let (mean, rstd, new_mean, new_var, save_mean, save_rstd);
    if training {
        let n = (cx.numel(x) / dims[1]) as f64;
        let (s, m) = spread(cx, x, &over)?;
        let (s, m) = (cx.reshape(s, &c)?, cx.reshape(m, &c)?);
        let count = cx.full_like(s, n);
        let var = cx.div(s, count)?;
        let less = cx.full_like(s, n - 1.0);
        let unbiased = cx.div(s, less)?;
        let mix = |cx: &mut Cx<'_>, old: Value, new: Value| -> Result<Value> {
            let old = cx.cast(old, acc)?;
            let (k, rest) = (cx.full_like(old, momentum), cx.full_like(old, 1.0 - momentum));
            let (old, new) = (cx.mul(old, rest)?, cx.mul(new, k)?);
            let y = cx.add(old, new)?;
            cx.cast(y, stat)
        };
        new_mean = mix(cx, rm, m)?;
        new_var = mix(cx, rv, unbiased)?;
        rstd = inverse_std(cx, var, eps)?;
        mean = m;
        save_mean = m;
        save_rstd = rstd;
    } else {
        mean = cx.cast(rm, acc)?;
        let var = cx.cast(rv, acc)?;
        rstd = inverse_std(cx, var, eps)?;
        (new_mean, new_var) = (rm, rv);
        let empty = cx.out_dims(1);
        save_mean = cx.constant_int(acc, &empty, 0);
        save_rstd = save_mean;
    }
    let (mw, rw) = (per_channel(cx, mean, &dims)?, per_channel(cx, rstd, &dims)?);
    let d = cx.sub(x, mw)?;
    let mut y = cx.mul(d, rw)?;
    if let Some(w) = cx.maybe_tensor(a, 1) {
        let w = cx.cast(w, acc)?;
        let w = per_channel(cx, w, &dims)?;
        y = cx.mul(y, w)?;
    }
    if let Some(b) = cx.maybe_tensor(a, 2) {
        let b = cx.cast(b, acc)?;
        let b = per_channel(cx, b, &dims)?;
        y = cx.add(y, b)?;
    }
    let y = cx.cast(y, out)?;
    let (d1, d2) = (cx.out_dtype(1), cx.out_dtype(2));
    let (save_mean, save_rstd) = (cx.cast(save_mean, d1)?, cx.cast(save_rstd, d2)?);
    let (d3, d4) = (cx.out_dtype(3), cx.out_dtype(4));
    let (new_mean, new_var) = (cx.cast(new_mean, d3)?, cx.cast(new_var, d4)?);
    Ok(vec![Some(y), Some(save_mean), Some(save_rstd), Some(new_mean), Some(new_var)])
}

fn batch_norm_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (train, eps, m) = (flag(a, 7), float(a, 8)?, mask(a, 9));
    let out = cx.dtype(cx.tensor(a, 1)?);
    let acc = Cx::acc(out);
    let (g, x) = (cx.value(a, 0, acc)?, cx.value(a, 1, acc)?);
    let dims = cx.dims(x);
    if dims.len() < 2 || cx.numel(x) == 0 {
        return Err(OpError::no_rule("an empty batch norm"));
    }
    let over = without_channel(dims.len());
    let n = (cx.numel(x) / dims[1]) as f64;
    let (mean, rstd) = if train {
        (cx.value(a, 5, acc)?, cx.value(a, 6, acc)?)
    } else {
        let var = cx.value(a, 4, acc)?;
        (cx.value(a, 3, acc)?, inverse_std(cx, var, eps)?)
    };
    let (mw, rw) = (per_channel(cx, mean, &dims)?, per_channel(cx, rstd, &dims)?);
    let d = cx.sub(x, mw)?;
    let xhat = cx.mul(d, rw)?;
    let gx = cx.mul(g, xhat)?;
    let (dw, db) = (cx.reduce(gx, Combine::Add, &over)?, cx.reduce(g, Combine::Add, &over)?);
    let mut dx = g;
    if train {
        let (dww, dbw) = (per_channel(cx, dw, &dims)?, per_channel(cx, db, &dims)?);
        let count = cx.full_like(x, 1.0 / n);
        let p = cx.mul(xhat, dww)?;
        let p = cx.add(p, dbw)?;
        let p = cx.mul(p, count)?;
        dx = cx.sub(dx, p)?;
    }
    dx = cx.mul(dx, rw)?;
    let wtype = cx.maybe_tensor(a, 2).map_or(acc, |w| cx.dtype(w));
    if cx.maybe_tensor(a, 2).is_some() {
        let w = cx.value(a, 2, acc)?;
        let w = per_channel(cx, w, &dims)?;
        dx = cx.mul(dx, w)?;
    }
    let (dx, dw, db) = (cx.cast(dx, out)?, cx.cast(dw, wtype)?, cx.cast(db, wtype)?);
    Ok(vec![m[0].then_some(dx), m[1].then_some(dw), m[2].then_some(db)])
}

fn normalized(args: &[Arg], i: usize) -> Result<usize> {
    match args.get(i) {
        Some(Arg::Ints(v)) => Ok(v.len()),
        _ => Err(OpError::no_rule("no normalized shape")),
    }
}

fn layer_norm(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (k, eps, out) = (normalized(a, 1)?, float(a, 4)?, cx.out_dtype(0));
    let acc = Cx::acc(out);
    let x = cx.value(a, 0, acc)?;
    let dims = cx.dims(x);
    if cx.numel(x) == 0 {
        return Err(OpError::no_rule("an empty layer norm"));
    }
    let over: Vec<i64> = ((dims.len() - k) as i64..dims.len() as i64).collect();
    let n: i64 = dims[dims.len() - k..].iter().product();
    let (s, mean) = spread(cx, x, &over)?;
    let count = cx.full_like(s, n as f64);
    let var = cx.div(s, count)?;
    let rstd = inverse_std(cx, var, eps)?;
    let (mw, rw) = (cx.broadcast_to(mean, &dims)?, cx.broadcast_to(rstd, &dims)?);
    let d = cx.sub(x, mw)?;
    let mut y = cx.mul(d, rw)?;
    if cx.maybe_tensor(a, 2).is_some() {
        let w = cx.value_as(a, 2, acc, &dims)?;
        y = cx.mul(y, w)?;
    }
    if cx.maybe_tensor(a, 3).is_some() {
        let b = cx.value_as(a, 3, acc, &dims)?;
        y = cx.add(y, b)?;
    }
    let y = cx.cast(y, out)?;
    let (d1, d2) = (cx.out_dtype(1), cx.out_dtype(2));
    let (mean, rstd) = (cx.cast(mean, d1)?, cx.cast(rstd, d2)?);
    let (s1, s2) = (cx.out_dims(1), cx.out_dims(2));
    Ok(vec![Some(y), Some(cx.reshape(mean, &s1)?), Some(cx.reshape(rstd, &s2)?)])
}

fn layer_norm_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (k, m) = (normalized(a, 2)?, mask(a, 7));
    let out = cx.dtype(cx.tensor(a, 1)?);
    let acc = Cx::acc(out);
    let (g, x) = (cx.value(a, 0, acc)?, cx.value(a, 1, acc)?);
    let dims = cx.dims(x);
    if cx.numel(x) == 0 {
        return Err(OpError::no_rule("an empty layer norm"));
    }
    let lead = dims.len() - k;
    let over: Vec<i64> = (lead as i64..dims.len() as i64).collect();
    let (mean, rstd) = (cx.value_as(a, 3, acc, &dims)?, cx.value_as(a, 4, acc, &dims)?);
    let d = cx.sub(x, mean)?;
    let xhat = cx.mul(d, rstd)?;
    let mut gw = g;
    if cx.maybe_tensor(a, 5).is_some() {
        let w = cx.value_as(a, 5, acc, &dims)?;
        gw = cx.mul(g, w)?;
    }
    let m1 = mean_keep(cx, gw, &over)?;
    let m1 = cx.broadcast_to(m1, &dims)?;
    let gx = cx.mul(gw, xhat)?;
    let m2 = mean_keep(cx, gx, &over)?;
    let m2 = cx.broadcast_to(m2, &dims)?;
    let p = cx.mul(xhat, m2)?;
    let dx = cx.sub(gw, m1)?;
    let dx = cx.sub(dx, p)?;
    let dx = cx.mul(dx, rstd)?;
    let dx = cx.cast(dx, out)?;
    let batch: Vec<i64> = (0..lead as i64).collect();
    let mut params = [None, None];
    for (i, product) in [true, false].into_iter().enumerate() {
        if let (true, Some(w)) = (m[i + 1], cx.maybe_tensor(a, 5 + i)) {
            let wtype = cx.dtype(w);
            let v = if product { cx.mul(g, xhat)? } else { g };
            let v = cx.reduce(v, Combine::Add, &batch)?;
            params[i] = Some(cx.cast(v, wtype)?);
        }
    }
    Ok(vec![m[0].then_some(dx), params[0], params[1]])
}

/// (classes last as a 2-d problem): log-probabilities (N, C) with targets (N).
fn nll_parts(cx: &mut Cx<'_>, x: Value, target: Value, weight: Option<Value>, ignore: i64) -> Result<(Value, Value)> {
    // one-hot selection avoids a gather and drops ignored or foreign targets.
    let dims = cx.dims(x);
    let classes = cx.iota(DType::I64, &dims, 1)?;
    let t = cx.cast(target, DType::I64)?;
    let t = cx.broadcast_in_dim(t, &dims, &[0])?;
    let hit = cx.compare(classes, t, Cmp::Eq)?;
    let skip = cx.constant_int(DType::I64, &dims, ignore);
    let kept = cx.compare(t, skip, Cmp::Ne)?;
    let hit = cx.and(hit, kept)?;
    let zero = cx.full_like(x, 0.0);
    let w = match weight {
        Some(w) => {
            let dtype = cx.dtype(x);
            let w = cx.cast(w, dtype)?;
            cx.broadcast_in_dim(w, &dims, &[1])?
        }
        None => cx.full_like(x, 1.0),
    };
    let w = cx.select(hit, w, zero)?;
    Ok((hit, w))
}

fn rows(cx: &mut Cx<'_>, x: Value, target: Value) -> Result<(Value, Value)> {
    if cx.rank(x) == 1 {
        let c = cx.dims(x)[0];
        return Ok((cx.reshape(x, &[1, c])?, cx.reshape(target, &[1])?));
    }
    Ok((x, target))
}

fn nll_loss(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (reduction, ignore, out) = (int(a, 3)?, int(a, 4)?, cx.out_dtype(0));
    let acc = Cx::acc(out);
    let (x, t) = (cx.value(a, 0, acc)?, cx.tensor(a, 1)?);
    let (x, t) = rows(cx, x, t)?;
    let weight = cx.maybe_tensor(a, 2);
    let (hit, w) = nll_parts(cx, x, t, weight, ignore)?;
    let zero = cx.full_like(x, 0.0);
    let xs = cx.select(hit, x, zero)?;
    let p = cx.mul(w, xs)?;
    let each = cx.reduce(p, Combine::Add, &[1])?;
    let each = cx.neg(each)?;
    let total = cx.reduce(w, Combine::Add, &[0, 1])?;
    let dims = cx.out_dims(0);
    let y = match reduction {
        0 => each,
        1 => {
            let s = cx.reduce(each, Combine::Add, &[0])?;
            cx.div(s, total)?
        }
        _ => cx.reduce(each, Combine::Add, &[0])?,
    };
    let y = cx.reshape(y, &dims)?;
    let total = if reduction == 0 { cx.full_like(total, 0.0) } else { total };
    let wt = cx.out_dtype(1);
    Ok(vec![Some(cx.cast(y, out)?), Some(cx.cast(total, wt)?)])
}

fn nll_loss_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (reduction, ignore, out, dims) = (int(a, 4)?, int(a, 5)?, cx.out_dtype(0), cx.out_dims(0));
    let acc = Cx::acc(out);
    let (x, t) = (cx.value(a, 1, acc)?, cx.tensor(a, 2)?);
    let (x, t) = rows(cx, x, t)?;
    let weight = cx.maybe_tensor(a, 3);
    let (_, w) = nll_parts(cx, x, t, weight, ignore)?;
    let all = cx.dims(x);
    let g = cx.value(a, 0, acc)?;
    let n = cx.numel(g);
    let g = if reduction == 0 && n == all[0] {
        let g = cx.reshape(g, &[all[0]])?;
        cx.broadcast_in_dim(g, &all, &[0])?
    } else {
        let g = cx.reshape(g, &[])?;
        cx.broadcast_to(g, &all)?
    };
    let mut d = cx.mul(g, w)?;
    if reduction == 1 {
        let total = cx.value(a, 6, acc)?;
        let total = cx.broadcast_to(total, &all)?;
        d = cx.div(d, total)?;
    }
    let d = cx.neg(d)?;
    let d = cx.reshape(d, &dims)?;
    cx.cast(d, out)
}

fn embedding(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (w, i) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
    let (wd, id) = (cx.dims(w), cx.dims(i));
    let mut with_vector = id.clone();
    with_vector.push(1);
    let i = cx.reshape(i, &with_vector)?;
    let d = GatherDims {
        offset_dims: vec![id.len() as i64],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: id.len() as i64,
    };
    Ok(cx.gather(w, i, &d, &[1, wd[1]])?)
}

fn embedding_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (padding, out, dims) = (int(a, 3)?, cx.out_dtype(0), cx.out_dims(0));
    if flag(a, 4) {
        return Err(OpError::no_rule("scale_grad_by_freq"));
    }
    let g = cx.value(a, 0, Cx::acc(out))?;
    let i = cx.value(a, 1, DType::I64)?;
    let n = cx.numel(i);
    let (g, i) = (cx.reshape(g, &[n, dims[1]])?, cx.reshape(i, &[n, 1])?);
    // The padding row gets nothing: its index is moved out of range, which scatter drops.
    let pad = cx.constant_int(DType::I64, &[n, 1], padding);
    let out_of_range = cx.constant_int(DType::I64, &[n, 1], dims[0]);
    let skip = cx.compare(i, pad, Cmp::Eq)?;
    let i = cx.select(skip, out_of_range, i)?;
    let zero = cx.constant_int(Cx::acc(out), &dims, 0);
    let d = ScatterDims {
        update_window_dims: vec![1],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    let y = cx.scatter(zero, i, g, &d, Combine::Add, false)?;
    cx.cast(y, out)
}

/// kernel, stride, padding, dilation of a 2-d pooling, from argument `at` on.
fn window(a: &[Arg], at: usize) -> Result<[Vec<i64>; 4]> {
    let two = |i: usize, default: &[i64]| -> Vec<i64> {
        match a.get(i) {
            Some(Arg::Ints(v)) if v.len() == 2 => v.clone(),
            Some(Arg::Ints(v)) if v.len() == 1 => vec![v[0]; 2],
            _ => default.to_vec(),
        }
    };
    let kernel = two(at, &[]);
    if kernel.is_empty() {
        return Err(OpError::no_rule("no kernel size"));
    }
    let stride = two(at + 1, &kernel.clone());
    Ok([kernel, stride, two(at + 2, &[0, 0]), two(at + 3, &[1, 1])])
}

/// Padding at the end so that exactly `out` windows fit (ceil mode may need more than the given padding).
fn end_pad(n: i64, out: i64, k: i64, s: i64, p: i64, d: i64) -> i64 {
    (out - 1) * s + d * (k - 1) + 1 - n - p
}

fn max_pool2d(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let [k, s, p, d] = window(a, 1)?;
    let out = cx.out_dims(0);
    let x = cx.tensor(a, 0)?;
    let (dtype, dims) = (cx.dtype(x), cx.dims(x));
    let r = dims.len();
    if r < 3 || cx.numel(x) == 0 || dtype == DType::Bool {
        return Err(OpError::no_rule("an empty pooling"));
    }
    let (h, w) = (dims[r - 2], dims[r - 1]);
    // Position in the plane, as torch gives it.
    let (row, col) = (cx.iota(DType::I64, &dims, r - 2)?, cx.iota(DType::I64, &dims, r - 1)?);
    let width = cx.constant_int(DType::I64, &dims, w);
    let at = cx.mul(row, width)?;
    let at = cx.add(at, col)?;
    let mut pads = vec![(0, 0); r];
    for i in 0..2 {
        let n = [h, w][i];
        pads[r - 2 + i] = (p[i], end_pad(n, out[r - 2 + i], k[i], s[i], p[i], d[i]));
    }
    let lead = |v: &[i64]| -> Vec<i64> { std::iter::repeat_n(1, r - 2).chain(v.iter().copied()).collect() };
    let mut f = Func::new();
    let (v0, i0) = (f.parameter(Type::fixed(dtype, &[])), f.parameter(Type::fixed(DType::I64, &[])));
    let (v1, i1) = (f.parameter(Type::fixed(dtype, &[])), f.parameter(Type::fixed(DType::I64, &[])));
    // The first of equal ones, and NaN before everything.
    let better = f.compare(v1, v0, Cmp::Gt)?;
    let (nan0, nan1) = (f.compare(v0, v0, Cmp::Ne)?, f.compare(v1, v1, Cmp::Ne)?);
    let not0 = f.not(nan0)?;
    let only1 = f.and(nan1, not0)?;
    let second = f.or(better, only1)?;
    let equal = f.compare(v0, v1, Cmp::Eq)?;
    let earlier = f.compare(i1, i0, Cmp::Lt)?;
    let tie = f.and(equal, earlier)?;
    let second = f.or(second, tie)?;
    let (v, i) = (f.select(second, v1, v0)?, f.select(second, i1, i0)?);
    f.set_results(&[v, i]);
    let low = cx.lowest(dtype);
    let none = cx.constant_int(DType::I64, &[], i64::MAX);
    let y = cx.reduce_window_with(&[x, at], &[low, none], &lead(&k), &lead(&s), &lead(&d), &pads, f)?;
    Ok(vec![Some(cx.reshape(y[0], &out)?), Some(cx.reshape(y[1], &out)?)])
}

fn max_pool2d_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let g = cx.value(a, 0, Cx::acc(out))?;
    let i = cx.tensor(a, 7)?;
    let r = dims.len();
    let planes: i64 = dims[..r - 2].iter().product();
    let area = dims[r - 2] * dims[r - 1];
    let n = cx.numel(g);
    if n == 0 {
        return Err(OpError::no_rule("an empty pooling"));
    }
    let (g, i) = (cx.reshape(g, &[n])?, cx.reshape(i, &[planes, n / planes])?);
    let plane = cx.iota(DType::I64, &[planes, n / planes], 0)?;
    let size = cx.constant_int(DType::I64, &[planes, n / planes], area);
    let base = cx.mul(plane, size)?;
    let at = cx.add(base, i)?;
    let at = cx.reshape(at, &[n, 1])?;
    let zero = cx.constant_int(Cx::acc(out), &[planes * area], 0);
    let d = ScatterDims {
        update_window_dims: vec![],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    let y = cx.scatter(zero, at, g, &d, Combine::Add, false)?;
    let y = cx.reshape(y, &dims)?;
    cx.cast(y, out)
}

pub(super) fn register(t: &mut Table) {
    def(t, "aten::_native_batch_norm_legit_functional", batch_norm);
    def(t, "aten::native_batch_norm_backward", batch_norm_backward);
    def(t, "aten::native_layer_norm", layer_norm);
    def(t, "aten::native_layer_norm_backward", layer_norm_backward);
    def(t, "aten::nll_loss_forward", nll_loss);
    def1(t, "aten::nll_loss_backward", nll_loss_backward);
    def1(t, "aten::embedding", embedding);
    def1(t, "aten::embedding_dense_backward", embedding_backward);
    def(t, "aten::max_pool2d_with_indices", max_pool2d);
    def1(t, "aten::max_pool2d_with_indices_backward", max_pool2d_backward);
}
