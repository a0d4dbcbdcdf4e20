//! Pooling over windows and over adaptive windows, in two and three dimensions, with gradients. (One dimension is torch's
//! composite of two; the maximum in two dimensions is in `network`.)
use super::taps::{constant_floats, read, Taps};
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, ScatterDims, Type, Value};

/// One entry a pooled dimension, the last ones of the input.
struct Windows {
    kernel: Vec<i64>,
    stride: Vec<i64>,
    padding: Vec<i64>,
}

fn list(a: &[Arg], i: usize, n: usize, default: &[i64]) -> Result<Vec<i64>> {
    match a.get(i) {
        Some(Arg::Ints(v)) if v.len() == n => Ok(v.clone()),
        Some(Arg::Ints(v)) if v.len() == 1 => Ok(vec![v[0]; n]),
        Some(Arg::Ints(v)) if v.is_empty() => Ok(default.to_vec()),
        other => Err(OpError::no_rule(format!("pooling argument {i} is {other:?}"))),
    }
}

/// kernel_size, stride and padding from argument `at` on.
fn windows(a: &[Arg], at: usize, n: usize) -> Result<Windows> {
    let kernel = list(a, at, n, &[])?;
    if kernel.len() != n {
        return Err(OpError::no_rule("pooling without a kernel size"));
    }
    let stride = list(a, at + 1, n, &kernel)?;
    Ok(Windows { stride, padding: list(a, at + 2, n, &vec![0; n])?, kernel })
}

/// `values` behind as many times `fill` as the dimensions before the pooled ones.
fn behind<T: Copy>(rank: usize, fill: T, values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut v: Vec<T> = values.into_iter().collect();
    while v.len() < rank {
        v.insert(0, fill);
    }
    v
}

/// A constant that is the product of one list a pooled dimension, over the output's extents.
fn product(cx: &mut Cx<'_>, dtype: DType, dims: &[i64], lists: &[Vec<i64>]) -> Result<Value> {
    if lists.iter().all(|l| l.iter().all(|v| *v == l[0])) {
        let all = lists.iter().map(|l| l.first().copied().unwrap_or(1)).product();
        return Ok(cx.constant_int(dtype, dims, all));
    }
    let mut y = cx.constant_int(dtype, dims, 1);
    for (k, l) in lists.iter().enumerate() {
        let v = if dtype.is_float() {
            let values: Vec<f64> = l.iter().map(|v| *v as f64).collect();
            constant_floats(cx, dtype, &values)?
        } else {
            cx.constant_list(dtype, l)
        };
        let v = cx.broadcast_in_dim(v, dims, &[(dims.len() - lists.len() + k) as i64])?;
        y = cx.mul(y, v)?;
    }
    Ok(y)
}

/// How many elements each window's mean is over. `input` and `output` are whole shapes; the flags are at argument `at`:
/// count_include_pad, divisor_override.
fn divisor(
    cx: &mut Cx<'_>,
    a: &[Arg],
    at: usize,
    w: &Windows,
    dtype: DType,
    [input, output]: [&[i64]; 2],
) -> Result<Value> {
    if let Some(Arg::Int(d)) = a.get(at + 1) {
        return Ok(cx.constant_int(dtype, output, *d));
    }
    let with_padding = matches!(a.get(at), Some(Arg::Bool(true)));
    let n = w.kernel.len();
    let (from, to) = (&input[input.len() - n..], &output[output.len() - n..]);
    let lists: Vec<Vec<i64>> = (0..n)
        .map(|d| {
            (0..to[d])
                .map(|o| {
                    let start = o * w.stride[d] - w.padding[d];
                    let end = (start + w.kernel[d]).min(from[d] + w.padding[d]);
                    let count = if with_padding { end - start } else { end.min(from[d]) - start.max(0) };
                    count.max(1) // an empty window has a sum of 0
                })
                .collect()
        })
        .collect();
    product(cx, dtype, output, &lists)
}

/// Padding at both ends so that exactly the output's windows fit: with ceil_mode more than the given, and none where they
/// end before the input does.
fn pads(w: &Windows, input: &[i64], output: &[i64], dilation: &[i64]) -> Vec<(i64, i64)> {
    let (r, n) = (input.len(), w.kernel.len());
    let ends = (0..n).map(|d| {
        let used = (output[r - n + d] - 1) * w.stride[d] + dilation[d] * (w.kernel[d] - 1) + 1;
        (w.padding[d], (used - input[r - n + d] - w.padding[d]).max(0))
    });
    behind(r, (0, 0), ends)
}

/// (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
fn avg_pool(cx: &mut Cx<'_>, a: &[Arg], n: usize) -> Result<Value> {
    let w = windows(a, 1, n)?;
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let x = cx.value(a, 0, Cx::acc(out))?;
    let from = cx.dims(x);
    let (r, acc) = (from.len(), cx.dtype(x));
    let divisor = divisor(cx, a, 5, &w, acc, [&from, &dims])?;
    let pads = pads(&w, &from, &dims, &vec![1; n]);
    let zero = cx.constant_int(acc, &[], 0);
    let (kernel, stride) = (behind(r, 1, w.kernel.clone()), behind(r, 1, w.stride.clone()));
    let sum = cx.reduce_window(x, zero, Combine::Add, &kernel, &stride, &vec![1; r], &pads)?;
    let y = cx.div(sum, divisor)?;
    cx.cast(y, out)
}

/// (grad, self, kernel_size, ...): every element gets the share of each window it is in.
fn avg_pool_backward(cx: &mut Cx<'_>, a: &[Arg], n: usize) -> Result<Value> {
    let w = windows(a, 2, n)?;
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let g = cx.value(a, 0, Cx::acc(out))?;
    let (gd, r, acc) = (cx.dims(g), dims.len(), cx.dtype(g));
    let divisor = divisor(cx, a, 6, &w, acc, [&dims, &gd])?;
    let share = cx.div(g, divisor)?;
    let low: Vec<i64> = (0..n).map(|d| w.kernel[d] - 1 - w.padding[d]).collect();
    let high: Vec<i64> = (0..n)
        .map(|d| {
            let spread = (gd[r - n + d] - 1) * w.stride[d] + 1;
            dims[r - n + d] + w.kernel[d] - 1 - spread - low[d]
        })
        .collect();
    let zero = cx.constant_int(acc, &[], 0);
    let between = behind(r, 0, w.stride.iter().map(|s| s - 1));
    let spread = cx.pad(share, zero, &behind(r, 0, low), &behind(r, 0, high), &between)?;
    let ones = vec![1; r];
    let y = cx.reduce_window(spread, zero, Combine::Add, &behind(r, 1, w.kernel), &ones, &ones, &vec![(0, 0); r])?;
    cx.cast(y, out)
}

/// The adaptive window of output position `o`.
fn adaptive(inputs: i64, outputs: i64, o: i64) -> std::ops::Range<i64> {
    o * inputs / outputs..((o + 1) * inputs + outputs - 1) / outputs
}

fn mean_taps(inputs: i64, outputs: i64) -> Taps {
    let terms = (0..outputs).map(|o| {
        let window = adaptive(inputs, outputs, o);
        let share = 1.0 / (window.end - window.start) as f64;
        window.map(|i| (i, share)).collect()
    });
    Taps { inputs, terms: terms.collect() }
}

fn adaptive_avg_pool(cx: &mut Cx<'_>, a: &[Arg], n: usize) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let mut x = cx.value(a, 0, Cx::acc(out))?;
    let from = cx.dims(x);
    if !out.is_float() {
        return Err(OpError::no_rule("a mean of integers"));
    }
    for d in from.len() - n..from.len() {
        x = mean_taps(from[d], dims[d]).apply(cx, x, d)?;
    }
    cx.cast(x, out)
}

fn adaptive_avg_pool_backward(cx: &mut Cx<'_>, a: &[Arg], n: usize) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let mut g = cx.value(a, 0, Cx::acc(out))?;
    let from = cx.dims(g);
    for d in from.len() - n..from.len() {
        g = mean_taps(dims[d], from[d]).transposed().apply(cx, g, d)?;
    }
    cx.cast(g, out)
}

/// The greater of two (value, position) pairs, as torch's loops find it: the first of equal ones, but the last NaN.
fn greater(dtype: DType) -> Result<Func> {
    let mut f = Func::new();
    let scalar = |f: &mut Func, d: DType| f.parameter(Type::fixed(d, &[]));
    let (v0, i0) = (scalar(&mut f, dtype), scalar(&mut f, DType::I64));
    let (v1, i1) = (scalar(&mut f, dtype), scalar(&mut f, DType::I64));
    let (nan0, nan1) = (f.compare(v0, v0, Cmp::Ne)?, f.compare(v1, v1, Cmp::Ne)?);
    let more = f.compare(v1, v0, Cmp::Gt)?;
    let (equal, before) = (f.compare(v0, v1, Cmp::Eq)?, f.compare(i1, i0, Cmp::Lt)?);
    let tie = f.and(equal, before)?;
    let number = f.or(more, tie)?;
    let (not0, after) = (f.not(nan0)?, f.compare(i1, i0, Cmp::Gt)?);
    let number = f.and(number, not0)?;
    let later = f.or(not0, after)?;
    let nan = f.and(nan1, later)?;
    let second = f.or(number, nan)?;
    let (v, i) = (f.select(second, v1, v0)?, f.select(second, i1, i0)?);
    f.set_results(&[v, i]);
    Ok(f)
}

/// Each element's position among the pooled dimensions, the last `n`.
fn positions(cx: &mut Cx<'_>, dims: &[i64], n: usize) -> Result<Value> {
    let r = dims.len();
    let mut at = cx.iota(DType::I64, dims, r - 1)?;
    let mut stride = dims[r - 1];
    for d in (r - n..r - 1).rev() {
        let i = cx.iota(DType::I64, dims, d)?;
        let s = cx.constant_int(DType::I64, dims, stride);
        let i = cx.mul(i, s)?;
        at = cx.add(at, i)?;
        stride *= dims[d];
    }
    Ok(at)
}

/// (self, kernel_size, stride, padding, dilation, ceil_mode) -> (maxima, positions)
fn max_pool(cx: &mut Cx<'_>, a: &[Arg], n: usize) -> Result<Vec<Option<Value>>> {
    let (w, dilation) = (windows(a, 1, n)?, list(a, 4, n, &vec![1; n])?);
    let dims = cx.out_dims(0);
    let x = cx.tensor(a, 0)?;
    let (dtype, from) = (cx.dtype(x), cx.dims(x));
    let r = from.len();
    let pads = pads(&w, &from, &dims, &dilation);
    let at = positions(cx, &from, n)?;
    // Padding comes after every element, so that it is picked only where there is none.
    let (low, none) = (cx.lowest(dtype), cx.constant_int(DType::I64, &[], i64::MAX));
    let (kernel, stride, dilation) = (behind(r, 1, w.kernel), behind(r, 1, w.stride), behind(r, 1, dilation));
    let y = cx.reduce_window_with(&[x, at], &[low, none], &kernel, &stride, &dilation, &pads, greater(dtype)?)?;
    Ok(vec![Some(cx.reshape(y[0], &dims)?), Some(cx.reshape(y[1], &dims)?)])
}

/// (self, output_size) -> (maxima, positions)
fn adaptive_max_pool(cx: &mut Cx<'_>, a: &[Arg], n: usize) -> Result<Vec<Option<Value>>> {
    let dims = cx.out_dims(0);
    let mut x = cx.tensor(a, 0)?;
    let (dtype, from) = (cx.dtype(x), cx.dims(x));
    let lead = from.len() - n;
    let mut at = positions(cx, &from, n)?;
    // (..., H, W) to (..., outputs, window, outputs, window): short windows repeat their last element.
    let (mut split, mut over) = (from[..lead].to_vec(), Vec::new());
    for d in 0..n {
        let (inputs, outputs) = (from[lead + d], dims[lead + d]);
        let window = |o: i64| adaptive(inputs, outputs, o);
        let width = (0..outputs).map(|o| window(o).end - window(o).start).max().unwrap_or(0);
        let elements = |o: i64| (0..width).map(move |k| (window(o).start + k).min(window(o).end - 1));
        let order: Vec<i64> = (0..outputs).flat_map(elements).collect();
        x = read(cx, x, lead + d, &order)?;
        at = read(cx, at, lead + d, &order)?;
        split.extend([outputs, width]);
        over.push((lead + 2 * d + 1) as i64);
    }
    let (x, at) = (cx.reshape(x, &split)?, cx.reshape(at, &split)?);
    let (low, none) = (cx.lowest(dtype), cx.constant_int(DType::I64, &[], i64::MAX));
    let y = cx.reduce_with(&[x, at], &[low, none], &over, greater(dtype)?)?;
    Ok(vec![Some(cx.reshape(y[0], &dims)?), Some(cx.reshape(y[1], &dims)?)])
}

/// The gradient of a maximum over the last `n` dimensions, whose positions are argument `index`.
fn max_pool_backward(cx: &mut Cx<'_>, a: &[Arg], n: usize, index: usize) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let g = cx.value(a, 0, Cx::acc(out))?;
    let at = cx.tensor(a, index)?;
    let count = cx.numel(g);
    let lead = dims.len() - n;
    let (planes, area) = (dims[..lead].iter().product::<i64>(), dims[lead..].iter().product::<i64>());
    let by_plane = [planes, count / planes];
    let (g, at) = (cx.reshape(g, &[count])?, cx.reshape(at, &by_plane)?);
    let plane = cx.iota(DType::I64, &by_plane, 0)?;
    let size = cx.constant_int(DType::I64, &by_plane, area);
    let base = cx.mul(plane, size)?;
    let at = cx.add(base, at)?;
    let at = cx.reshape(at, &[count, 1])?;
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

/// A line of the table. Without elements there is nothing to pool: the outputs are zeros, most of them empty themselves.
fn entry(
    t: &mut Table,
    name: &'static str,
    rule: impl Fn(&mut Cx<'_>, &[Arg]) -> Result<Vec<Option<Value>>> + Send + Sync + 'static,
) {
    def(t, name, move |cx, a| {
        let outputs: Vec<(DType, Vec<i64>)> = (0..cx.num_outs()).map(|i| (cx.out_dtype(i), cx.out_dims(i))).collect();
        let empty = cx.numel(cx.tensor(a, 0)?) == 0 || outputs.iter().any(|(_, dims)| dims.contains(&0));
        if empty {
            return Ok(outputs.iter().map(|(dtype, dims)| Some(cx.constant_int(*dtype, dims, 0))).collect());
        }
        rule(cx, a)
    });
}

pub(super) fn register(t: &mut Table) {
    let one = |v: Result<Value>| Ok(vec![Some(v?)]);
    entry(t, "aten::avg_pool2d", move |cx, a| one(avg_pool(cx, a, 2)));
    entry(t, "aten::avg_pool3d", move |cx, a| one(avg_pool(cx, a, 3)));
    entry(t, "aten::avg_pool2d_backward", move |cx, a| one(avg_pool_backward(cx, a, 2)));
    entry(t, "aten::avg_pool3d_backward", move |cx, a| one(avg_pool_backward(cx, a, 3)));
    entry(t, "aten::_adaptive_avg_pool2d", move |cx, a| one(adaptive_avg_pool(cx, a, 2)));
    entry(t, "aten::_adaptive_avg_pool3d", move |cx, a| one(adaptive_avg_pool(cx, a, 3)));
    entry(t, "aten::_adaptive_avg_pool2d_backward", move |cx, a| one(adaptive_avg_pool_backward(cx, a, 2)));
    entry(t, "aten::_adaptive_avg_pool3d_backward", move |cx, a| one(adaptive_avg_pool_backward(cx, a, 3)));
    entry(t, "aten::max_pool3d_with_indices", |cx, a| max_pool(cx, a, 3));
    entry(t, "aten::max_pool3d_with_indices_backward", move |cx, a| one(max_pool_backward(cx, a, 3, 7)));
    entry(t, "aten::adaptive_max_pool2d", |cx, a| adaptive_max_pool(cx, a, 2));
    entry(t, "aten::adaptive_max_pool3d", |cx, a| adaptive_max_pool(cx, a, 3));
    entry(t, "aten::adaptive_max_pool2d_backward", move |cx, a| one(max_pool_backward(cx, a, 2, 2)));
    entry(t, "aten::adaptive_max_pool3d_backward", move |cx, a| one(max_pool_backward(cx, a, 3, 2)));
}
