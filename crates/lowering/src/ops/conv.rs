//! Convolutions and their gradients, in one to three dimensions, grouped, dilated and transposed. Layouts are torch's:
//! input (N, C, spatial...), weight (O, C / groups, k...), for transposed ones (C, O / groups, k...).
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Combine, Conv, DType, Value};

/// What a convolution's arguments say, with one entry a spatial dimension.
struct Spec {
    stride: Vec<i64>,
    pad: Vec<i64>,
    dilation: Vec<i64>,
    transposed: bool,
    groups: i64,
}

fn spec(args: &[Arg], at: usize, n: usize) -> Result<Spec> {
    let list = |i: usize| -> Result<Vec<i64>> {
        match args.get(i) {
            Some(Arg::Ints(v)) if v.len() == n => Ok(v.clone()),
            Some(Arg::Ints(v)) if v.len() == 1 => Ok(vec![v[0]; n]),
            other => Err(OpError::no_rule(format!("convolution argument {i} is {other:?}"))),
        }
    };
    let (Some(Arg::Bool(transposed)), Some(Arg::Int(groups))) = (args.get(at + 3), args.get(at + 5)) else {
        return Err(OpError::no_rule("convolution without groups"));
    };
    let (stride, pad, dilation) = (list(at)?, list(at + 1)?, list(at + 2)?);
    if pad.iter().any(|p| *p < 0) {
        return Err(OpError::runtime("negative padding is not supported"));
    }
    if dilation.iter().any(|d| *d < 1) {
        return Err(OpError::runtime(format!("dilation should be greater than zero, but got {dilation:?}")));
    }
    Ok(Spec { stride, pad, dilation, transposed: *transposed, groups: *groups })
}

/// `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]` with the given letters for n spatial dimensions.
fn layout(n: usize, lhs: [&str; 2], rhs: [&str; 2], out: [&str; 2]) -> String {
    let part = |l: [&str; 2]| {
        let mut s = format!("[{}, {}", l[0], l[1]);
        for i in 0..n {
            s.push_str(&format!(", {i}"));
        }
        s + "]"
    };
    format!("{}x{}->{}", part(lhs), part(rhs), part(out))
}

fn run(cx: &mut Cx<'_>, x: Value, w: Value, conv: &Conv, dims: &[i64]) -> Result<Value> {
    let dtype = cx.dtype(x);
    if !dtype.is_float() {
        return Err(OpError::no_rule("a convolution of this dtype"));
    }
    let precision = if dtype == DType::F32 { cx.options.matmul_precision } else { "HIGHEST" };
    let acc = Cx::acc(dtype);
    let r = cx.convolution(x, w, conv, dims, acc, precision)?;
    Ok(cx.convert(r, dtype))
}

/// (C, O / groups, k) of a transposed convolution as (O, C / groups, k) of a plain one.
fn swap_weight(cx: &mut Cx<'_>, w: Value, groups: i64) -> Result<Value> {
    let d = cx.dims(w);
    let k = &d[2..];
    let mut split = vec![groups, d[0] / groups, d[1]];
    split.extend(k);
    let w = cx.reshape(w, &split)?;
    let mut perm = vec![0, 2, 1];
    perm.extend(3..split.len());
    let w = cx.transpose(w, &perm)?;
    let mut joined = vec![groups * d[1], d[0] / groups];
    joined.extend(k);
    Ok(cx.reshape(w, &joined)?)
}

/// The plain convolution: `dims` are the result's.
fn plain(cx: &mut Cx<'_>, x: Value, w: Value, s: &Spec, dims: &[i64]) -> Result<Value> {
    let n = s.stride.len();
    let (xd, k) = (cx.dims(x), cx.dims(w)[2..].to_vec());
    // As much padding at the end as gives these extents: less than at the start where the stride leaves a rest (or where a
    // transposed convolution had output padding).
    let pad = (0..n)
        .map(|i| (s.pad[i], (dims[i + 2] - 1) * s.stride[i] + s.dilation[i] * (k[i] - 1) + 1 - xd[i + 2] - s.pad[i]))
        .collect();
    let conv = Conv {
        stride: s.stride.clone(),
        pad,
        lhs_dilation: vec![1; n],
        rhs_dilation: s.dilation.clone(),
        reverse: vec![false; n],
        feature_groups: s.groups,
        batch_groups: 1,
        dims: layout(n, ["b", "f"], ["o", "i"], ["b", "f"]),
    };
    run(cx, x, w, &conv, dims)
}

/// The gradient of the plain convolution with respect to its input, which is also the transposed convolution: `w` is laid out
/// (O of g, C / groups, k), `dims` are the result's.
fn backward_input(cx: &mut Cx<'_>, g: Value, w: Value, s: &Spec, dims: &[i64]) -> Result<Value> {
    let n = s.stride.len();
    let (gd, k) = (cx.dims(g), cx.dims(w)[2..].to_vec());
    let pad = (0..n)
        .map(|i| {
            let low = s.dilation[i] * (k[i] - 1) - s.pad[i];
            let spread = (gd[i + 2] - 1) * s.stride[i] + 1;
            (low, dims[i + 2] + s.dilation[i] * (k[i] - 1) - spread - low)
        })
        .collect();
    let conv = Conv {
        stride: vec![1; n],
        pad,
        lhs_dilation: s.stride.clone(),
        rhs_dilation: s.dilation.clone(),
        reverse: vec![false; n],
        feature_groups: s.groups,
        batch_groups: 1,
        dims: layout(n, ["b", "f"], ["o", "i"], ["b", "f"]),
    };
    let w = swap_weight(cx, w, s.groups)?;
    // Reversed as an op of its own: XLA's CPU convolution has no fast path for a reversed window.
    let spatial: Vec<i64> = (2..2 + n as i64).collect();
    let w = cx.reverse(w, &spatial)?;
    run(cx, g, w, &conv, dims)
}

/// The gradient of the plain convolution of `x` with respect to its weight; `dims` are the weight's.
fn backward_weight(cx: &mut Cx<'_>, g: Value, x: Value, s: &Spec, dims: &[i64]) -> Result<Value> {
    let n = s.stride.len();
    let (gd, xd) = (cx.dims(g), cx.dims(x));
    let pad = (0..n)
        .map(|i| {
            let spread = (gd[i + 2] - 1) * s.stride[i] + 1;
            (s.pad[i], s.dilation[i] * (dims[i + 2] - 1) + spread - xd[i + 2] - s.pad[i])
        })
        .collect();
    // x's channels play the batch, the true batch is contracted; groups split the batch.
    let conv = Conv {
        stride: s.dilation.clone(),
        pad,
        lhs_dilation: vec![1; n],
        rhs_dilation: s.stride.clone(),
        reverse: vec![false; n],
        feature_groups: 1,
        batch_groups: s.groups,
        dims: layout(n, ["f", "b"], ["i", "o"], ["f", "b"]),
    };
    run(cx, x, g, &conv, dims)
}

/// Batch of one for inputs without a batch dimension is torch's affair: the dispatcher's op always has one.
fn convolution(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let (x, w) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
    let s = spec(a, 3, cx.rank(x).saturating_sub(2))?;
    if dims.contains(&0) || cx.numel(x) == 0 || s.stride.is_empty() {
        return Err(OpError::no_rule("an empty convolution"));
    }
    let y = if s.transposed { backward_input(cx, x, w, &s, &dims)? } else { plain(cx, x, w, &s, &dims)? };
    let y = match cx.maybe_tensor(a, 2) {
        None => y,
        Some(b) => {
            let b = cx.broadcast_in_dim(b, &dims, &[1])?;
            cx.add(y, b)?
        }
    };
    cx.cast(y, out)
}

fn backward(cx: &mut Cx<'_>, a: &[Arg], at: usize) -> Result<Vec<Option<Value>>> {
    let (g, x, w) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?, cx.tensor(a, 2)?);
    let n = cx.rank(x).saturating_sub(2);
    let s = spec(a, at, n)?;
    if cx.numel(g) == 0 || cx.numel(x) == 0 || n == 0 {
        return Err(OpError::no_rule("an empty convolution"));
    }
    let Some(Arg::Bools(mask)) = a.get(at + 6) else { return Err(OpError::no_rule("no output mask")) };
    let (xd, wd) = (cx.dims(x), cx.dims(w));
    let dx = match (mask[0], s.transposed) {
        (false, _) => None,
        (true, false) => Some(backward_input(cx, g, w, &s, &xd)?),
        (true, true) => {
            // The weight of a transposed convolution is that of a plain one from its output to its input.
            Some(plain(cx, g, w, &s, &xd)?)
        }
    };
    let dw = match (mask[1], s.transposed) {
        (false, _) => None,
        (true, false) => Some(backward_weight(cx, g, x, &s, &wd)?),
        (true, true) => Some(backward_weight(cx, x, g, &s, &wd)?),
    };
    let db = if mask[2] {
        let dtype = cx.dtype(g);
        let wide = cx.cast(g, Cx::acc(dtype))?;
        let dims: Vec<i64> = std::iter::once(0).chain(2..cx.rank(g) as i64).collect();
        let r = cx.reduce(wide, Combine::Add, &dims)?;
        Some(cx.cast(r, dtype)?)
    } else {
        None
    };
    Ok(vec![dx, dw, db])
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::convolution_overrideable", convolution);
    def1(t, "aten::convolution", convolution);
    // (grad, input, weight, stride, ...) and (grad, input, weight, bias_sizes, stride, ...)
    def(t, "aten::convolution_backward_overrideable", |cx, a| backward(cx, a, 3));
    def(t, "aten::convolution_backward", |cx, a| backward(cx, a, 4));
}
