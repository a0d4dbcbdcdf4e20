//! Resizing (nearest, linear, cubic, with and without antialiasing), padding by reflection and replication, unfolding and
//! folding: maps along each dimension in turn. Positions are computed in the precision torch's kernels use, so that the same
//! elements are picked.
use super::taps::Taps;
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use torchtpu_stablehlo::{DType, Value};

/// How positions between elements are filled in.
#[derive(Clone, Copy, PartialEq)]
enum Filter {
    Nearest,
    NearestExact,
    Linear,
    Cubic,
    SmoothLinear,
    SmoothCubic,
}

fn ints(a: &[Arg], i: usize) -> Result<&[i64]> {
    match a.get(i) {
        Some(Arg::Ints(v)) => Ok(v),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not integers"))),
    }
}

/// Input elements an output element spans; `narrow` rounds to float32 as torch does for all but float64.
fn span(inputs: i64, outputs: i64, align: bool, scale: Option<f64>, narrow: bool) -> f64 {
    let round = |v: f64| if narrow { v as f32 as f64 } else { v };
    if align {
        return if outputs > 1 { round((inputs - 1) as f64 / (outputs - 1) as f64) } else { 0.0 };
    }
    round(scale.filter(|s| *s > 0.0).map_or(inputs as f64 / outputs as f64, |s| 1.0 / s))
}

fn nearest(inputs: i64, outputs: i64, scale: Option<f64>, exact: bool) -> Taps {
    // These positions are float32 whatever the tensor's type.
    let step = span(inputs, outputs, false, scale, true) as f32;
    Taps::pick(
        inputs,
        (0..outputs).map(|o| match outputs {
            n if n == inputs => o,
            n if n == 2 * inputs && !exact => o / 2,
            _ => (((o as f32 + if exact { 0.5 } else { 0.0 }) * step).floor() as i64).min(inputs - 1),
        }),
    )
}

/// The position in the input of the middle of output element `o`.
fn middle(step: f64, o: i64, align: bool, narrow: bool) -> f64 {
    match (align, narrow) {
        (true, true) => (step as f32 * o as f32) as f64,
        (true, false) => step * o as f64,
        (false, true) => (step as f32 * (o as f32 + 0.5) - 0.5) as f64,
        (false, false) => step * (o as f64 + 0.5) - 0.5,
    }
}

/// Keys' cubic convolution at distance `t` with parameter `a`.
fn cubic(t: f64, a: f64) -> f64 {
    let t = t.abs();
    match t {
        t if t < 1.0 => ((a + 2.0) * t - (a + 3.0)) * t * t + 1.0,
        t if t < 2.0 => (((t - 5.0) * t + 8.0) * t - 4.0) * a,
        _ => 0.0,
    }
}

/// Terms at the same position become one.
fn merged(terms: impl Iterator<Item = (i64, f64)>) -> Vec<(i64, f64)> {
    let mut out: Vec<(i64, f64)> = Vec::new();
    for (i, w) in terms {
        match out.last_mut() {
            Some(last) if last.0 == i => last.1 += w,
            _ => out.push((i, w)),
        }
    }
    out
}

/// Weights of a filter that widens with the reduction, so that every input element counts.
fn smooth(inputs: i64, outputs: i64, step: f64, filter: Filter) -> Taps {
    let reach = if filter == Filter::SmoothCubic { 2.0 } else { 1.0 };
    let widen = step.max(1.0);
    let terms = (0..outputs).map(|o| {
        let center = step * (o as f64 + 0.5);
        let low = ((center - reach * widen + 0.5) as i64).max(0);
        let high = ((center + reach * widen + 0.5) as i64).min(inputs);
        let weight = |i: i64| {
            let t = (i as f64 - center + 0.5) / widen;
            if filter == Filter::SmoothCubic {
                cubic(t, -0.5)
            } else {
                (1.0 - t.abs()).max(0.0)
            }
        };
        let sum: f64 = (low..high).map(weight).sum();
        let sum = if sum == 0.0 { 1.0 } else { sum };
        (low..high).map(|i| (i, weight(i) / sum)).filter(|t| t.1 != 0.0).collect()
    });
    Taps { inputs, terms: terms.collect() }
}

fn taps(filter: Filter, inputs: i64, outputs: i64, align: bool, scale: Option<f64>, narrow: bool) -> Taps {
    let step = span(inputs, outputs, align, scale, narrow);
    let between = |o: i64| {
        let at = middle(step, o, align, narrow);
        let at = if filter == Filter::Linear { at.max(0.0) } else { at };
        (at.floor() as i64, at - at.floor())
    };
    match filter {
        Filter::Nearest => nearest(inputs, outputs, scale, false),
        Filter::NearestExact => nearest(inputs, outputs, scale, true),
        Filter::SmoothLinear | Filter::SmoothCubic => smooth(inputs, outputs, step, filter),
        Filter::Linear => {
            let terms = (0..outputs).map(|o| {
                let (i, t) = between(o);
                let i = i.min(inputs - 1);
                let pair = [(i, 1.0 - t), ((i + 1).min(inputs - 1), t)];
                merged(pair.into_iter()).into_iter().filter(|t| t.1 != 0.0).collect()
            });
            Taps { inputs, terms: terms.collect() }
        }
        Filter::Cubic => {
            let terms = (0..outputs).map(|o| {
                let (i, t) = between(o);
                merged((-1..=2).map(|k| ((i + k).clamp(0, inputs - 1), cubic(k as f64 - t, -0.75))))
            });
            Taps { inputs, terms: terms.collect() }
        }
    }
}

/// An op of (self, output_size, [align_corners,] scales...), and its gradient of (grad, output_size, input_size, ...).
fn resize(t: &mut Table, name: &'static str, filter: Filter, backward: bool) {
    def1(t, name, move |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let plain = matches!(filter, Filter::Nearest | Filter::NearestExact);
        if (backward || !plain) && !out.is_float() {
            return Err(OpError::no_rule("torch resizes integers in fixed point"));
        }
        let mut at = if backward { 3 } else { 2 };
        let mut align = false;
        if !plain {
            align = matches!(a.get(at), Some(Arg::Bool(true)));
            at += 1;
        }
        let mut x = cx.value(a, 0, Cx::acc(out))?;
        let from = cx.dims(x);
        let n = ints(a, 1)?.len();
        for k in 0..n {
            let d = from.len() - n + k;
            let scale = match a.get(at + k) {
                Some(Arg::Float(s)) => Some(*s),
                _ => None,
            };
            // Forward maps from self to output; the gradient has the output's extent and gets self's.
            let (inputs, outputs) = if backward { (dims[d], from[d]) } else { (from[d], dims[d]) };
            let map = taps(filter, inputs, outputs, align, scale, out != DType::F64);
            x = if backward { map.transposed() } else { map }.apply(cx, x, d)?;
        }
        cx.cast(x, out)
    });
}

/// An op of (self, padding) or its gradient of (grad, self, padding); `padding` is (before, after) from the last dimension.
fn pad(t: &mut Table, name: &'static str, reflect: bool, backward: bool) {
    def1(t, name, move |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let padding = ints(a, if backward { 2 } else { 1 })?.to_vec();
        let mut x = cx.value(a, 0, if backward { Cx::acc(out) } else { out })?;
        for (k, pair) in padding.chunks(2).enumerate() {
            let d = dims.len() - 1 - k;
            let n = if backward { dims[d] } else { cx.dims(x)[d] };
            let at = (-pair[0]..n + pair[1]).map(|p| match p {
                p if !reflect => p.clamp(0, n - 1),
                p if p < 0 => -p,
                p if p >= n => 2 * (n - 1) - p,
                p => p,
            });
            let map = Taps::pick(n, at);
            x = if backward { map.transposed() } else { map }.apply(cx, x, d)?;
        }
        cx.cast(x, out)
    });
}

/// Windows along a dimension of extent `n`: position (k, l) of the output is that of element k of window l.
fn windows(n: i64, kernel: i64, dilation: i64, padding: i64, stride: i64) -> (Taps, i64) {
    let count = (n + 2 * padding - dilation * (kernel - 1) - 1) / stride + 1;
    let terms = (0..kernel).flat_map(|k| (0..count).map(move |l| k * dilation + l * stride - padding));
    let terms = terms.map(|i| if (0..n).contains(&i) { vec![(i, 1.0)] } else { Vec::new() });
    (Taps { inputs: n, terms: terms.collect() }, count)
}

/// A pair of integers; one stands for both.
fn two(a: &[Arg], i: usize) -> Result<[i64; 2]> {
    match ints(a, i)? {
        [h, w] => Ok([*h, *w]),
        [n] => Ok([*n; 2]),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not a pair"))),
    }
}

/// (N, C, H, W) to (N, C * kernel, windows), with kernel_size, dilation, padding, stride from argument 1 on.
fn im2col(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let [kernel, dilation, padding, stride] = [two(a, 1)?, two(a, 2)?, two(a, 3)?, two(a, 4)?];
    let mut x = cx.value(a, 0, out)?;
    let from = cx.dims(x);
    let r = from.len();
    let (channels, batch) = (from[r - 3], from[..r - 3].iter().product::<i64>());
    x = cx.reshape(x, &[batch, channels, from[r - 2], from[r - 1]])?;
    let mut counts = [0; 2];
    for i in 0..2 {
        let (map, count) = windows(from[r - 2 + i], kernel[i], dilation[i], padding[i], stride[i]);
        x = map.apply(cx, x, 2 + i)?;
        counts[i] = count;
    }
    let x = cx.reshape(x, &[batch, channels, kernel[0], counts[0], kernel[1], counts[1]])?;
    let x = cx.transpose(x, &[0, 1, 2, 4, 3, 5])?;
    Ok(cx.reshape(x, &dims)?)
}

/// The transposed map: output_size, kernel_size, dilation, padding, stride from argument 1 on.
fn col2im(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let [size, kernel, dilation, padding, stride] = [two(a, 1)?, two(a, 2)?, two(a, 3)?, two(a, 4)?, two(a, 5)?];
    let x = cx.value(a, 0, Cx::acc(out))?;
    let r = dims.len();
    if dims.contains(&0) {
        return Err(OpError::no_rule("an empty image"));
    }
    let (channels, batch) = (dims[r - 3], dims[..r - 3].iter().product::<i64>());
    let map = |i: usize| windows(size[i], kernel[i], dilation[i], padding[i], stride[i]);
    let ((rows, high), (columns, wide)) = (map(0), map(1));
    let x = cx.reshape(x, &[batch, channels, kernel[0], kernel[1], high, wide])?;
    let x = cx.transpose(x, &[0, 1, 2, 4, 3, 5])?;
    let x = cx.reshape(x, &[batch, channels, kernel[0] * high, kernel[1] * wide])?;
    let x = rows.transposed().apply(cx, x, 2)?;
    let x = columns.transposed().apply(cx, x, 3)?;
    let x = cx.reshape(x, &dims)?;
    cx.cast(x, out)
}

pub(super) fn register(t: &mut Table) {
    for (names, filter) in [
        (["aten::upsample_nearest1d", "aten::upsample_nearest1d_backward"], Filter::Nearest),
        (["aten::upsample_nearest2d", "aten::upsample_nearest2d_backward"], Filter::Nearest),
        (["aten::upsample_nearest3d", "aten::upsample_nearest3d_backward"], Filter::Nearest),
        (["aten::_upsample_nearest_exact1d", "aten::_upsample_nearest_exact1d_backward"], Filter::NearestExact),
        (["aten::_upsample_nearest_exact2d", "aten::_upsample_nearest_exact2d_backward"], Filter::NearestExact),
        (["aten::_upsample_nearest_exact3d", "aten::_upsample_nearest_exact3d_backward"], Filter::NearestExact),
        (["aten::upsample_linear1d", "aten::upsample_linear1d_backward"], Filter::Linear),
        (["aten::upsample_bilinear2d", "aten::upsample_bilinear2d_backward"], Filter::Linear),
        (["aten::upsample_trilinear3d", "aten::upsample_trilinear3d_backward"], Filter::Linear),
        (["aten::upsample_bicubic2d", "aten::upsample_bicubic2d_backward"], Filter::Cubic),
        (["aten::_upsample_bilinear2d_aa", "aten::_upsample_bilinear2d_aa_backward"], Filter::SmoothLinear),
        (["aten::_upsample_bicubic2d_aa", "aten::_upsample_bicubic2d_aa_backward"], Filter::SmoothCubic),
    ] {
        resize(t, names[0], filter, false);
        resize(t, names[1], filter, true);
    }
    for (names, reflect) in [
        (["aten::reflection_pad1d", "aten::reflection_pad1d_backward"], true),
        (["aten::reflection_pad2d", "aten::reflection_pad2d_backward"], true),
        (["aten::reflection_pad3d", "aten::reflection_pad3d_backward"], true),
        (["aten::replication_pad1d", "aten::replication_pad1d_backward"], false),
        (["aten::replication_pad2d", "aten::replication_pad2d_backward"], false),
        (["aten::replication_pad3d", "aten::replication_pad3d_backward"], false),
    ] {
        pad(t, names[0], reflect, false);
        pad(t, names[1], reflect, true);
    }
    def1(t, "aten::im2col", im2col);
    def1(t, "aten::col2im", col2im);
}
