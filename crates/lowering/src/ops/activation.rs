//! Activations of networks and their gradients, computed in float32 for narrower floats. Slopes, bounds and thresholds are
//! run-time values.
use super::elementwise::{extreme, fused, unary};
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Value};

/// Scalar argument `i`, of the type and shape of `like`.
fn number(cx: &mut Cx<'_>, a: &[Arg], i: usize, like: Value) -> Result<Value> {
    let (dtype, dims) = (cx.dtype(like), cx.dims(like));
    cx.value_as(a, i, dtype, &dims)
}

/// Whether `x` is above `level`.
fn above(cx: &mut Cx<'_>, x: Value, level: f64) -> Result<Value> {
    let level = cx.full_like(x, level);
    Ok(cx.compare(x, level, Cmp::Gt)?)
}

fn flag(a: &[Arg], i: usize) -> bool {
    matches!(a.get(i), Some(Arg::Bool(true)))
}

fn leaky_relu(t: &mut Table) {
    fused(t, "aten::leaky_relu", 1, |cx, a, x| {
        let slope = number(cx, a, 1, x[0])?;
        let steep = cx.mul(x[0], slope)?;
        let positive = above(cx, x[0], 0.0)?;
        Ok(cx.select(positive, x[0], steep)?)
    });
    fused(t, "aten::leaky_relu_backward", 2, |cx, a, x| {
        let slope = number(cx, a, 2, x[0])?;
        let steep = cx.mul(x[0], slope)?;
        let positive = above(cx, x[1], 0.0)?;
        Ok(cx.select(positive, x[0], steep)?)
    });
    fused(t, "aten::_prelu_kernel", 2, |cx, _, x| {
        let steep = cx.mul(x[0], x[1])?;
        let positive = above(cx, x[0], 0.0)?;
        Ok(cx.select(positive, x[0], steep)?)
    });
    // (grad, self, weight) -> gradients of self and of the weight stretched to its shape
    def(t, "aten::_prelu_kernel_backward", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let acc = Cx::acc(out);
        let g = cx.value_as(a, 0, acc, &dims)?;
        let (x, w) = (cx.value_as(a, 1, acc, &dims)?, cx.value_as(a, 2, acc, &dims)?);
        let positive = above(cx, x, 0.0)?;
        let (gw, gx) = (cx.mul(g, w)?, cx.mul(g, x)?);
        let zero = cx.full_like(g, 0.0);
        let (dx, dw) = (cx.select(positive, g, gw)?, cx.select(positive, zero, gx)?);
        let weight = cx.out_dtype(1);
        Ok(vec![Some(cx.cast(dx, out)?), Some(cx.cast(dw, weight)?)])
    });
}

fn elu(t: &mut Table) {
    // (self, alpha, scale, input_scale)
    fused(t, "aten::elu", 1, |cx, a, x| {
        let (alpha, scale, input) = (number(cx, a, 1, x[0])?, number(cx, a, 2, x[0])?, number(cx, a, 3, x[0])?);
        let curve = cx.mul(x[0], input)?;
        let curve = cx.expm1(curve)?;
        let curve = cx.mul(curve, alpha)?;
        let positive = above(cx, x[0], 0.0)?;
        let y = cx.select(positive, x[0], curve)?;
        Ok(cx.mul(y, scale)?)
    });
    // (grad, alpha, scale, input_scale, is_result, self or result)
    def1(t, "aten::elu_backward", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let acc = Cx::acc(out);
        let (g, x) = (cx.value_as(a, 0, acc, &dims)?, cx.value_as(a, 5, acc, &dims)?);
        let (alpha, scale, input) = (number(cx, a, 1, x)?, number(cx, a, 2, x)?, number(cx, a, 3, x)?);
        let top = cx.mul(alpha, scale)?;
        let curve = if flag(a, 4) {
            cx.add(x, top)?
        } else {
            let e = cx.mul(x, input)?;
            let e = cx.exp(e)?;
            cx.mul(e, top)?
        };
        let curve = cx.mul(curve, input)?;
        let positive = above(cx, x, 0.0)?;
        let slope = cx.select(positive, scale, curve)?;
        let d = cx.mul(g, slope)?;
        cx.cast(d, out)
    });
}

/// `x` between two constants.
fn between(cx: &mut Cx<'_>, x: Value, low: f64, high: f64) -> Result<Value> {
    let (low, high) = (cx.full_like(x, low), cx.full_like(x, high));
    let x = extreme(cx, x, low, true)?;
    extreme(cx, x, high, false)
}

/// min(max(x + 3, 0), 6) / 6
fn hard_sigmoid(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let (three, six) = (cx.full_like(x, 3.0), cx.full_like(x, 6.0));
    let y = cx.add(x, three)?;
    let y = between(cx, y, 0.0, 6.0)?;
    Ok(cx.div(y, six)?)
}

fn hard(t: &mut Table) {
    unary(t, "aten::hardsigmoid", hard_sigmoid);
    fused(t, "aten::hardsigmoid_backward", 2, |cx, _, x| {
        let six = cx.full_like(x[0], 6.0);
        let d = cx.div(x[0], six)?;
        strictly_between(cx, x[1], -3.0, 3.0, d)
    });
    unary(t, "aten::hardswish", |cx, x| {
        let (three, six) = (cx.full_like(x, 3.0), cx.full_like(x, 6.0));
        let y = cx.add(x, three)?;
        let y = between(cx, y, 0.0, 6.0)?;
        let y = cx.mul(x, y)?;
        Ok(cx.div(y, six)?)
    });
    // 0 up to -3, the gradient from 3 on, grad * (x / 3 + 1 / 2) between.
    fused(t, "aten::hardswish_backward", 2, |cx, _, x| {
        let (three, half) = (cx.full_like(x[1], 3.0), cx.full_like(x[1], 0.5));
        let (minus, zero) = (cx.neg(three)?, cx.full_like(x[1], 0.0));
        let slope = cx.div(x[1], three)?;
        let slope = cx.add(slope, half)?;
        let mid = cx.mul(x[0], slope)?;
        let (low, high) = (cx.compare(x[1], minus, Cmp::Le)?, cx.compare(x[1], three, Cmp::Ge)?);
        let y = cx.select(high, x[0], mid)?;
        Ok(cx.select(low, zero, y)?)
    });
    fused(t, "aten::hardtanh", 1, |cx, a, x| {
        let (low, high) = (number(cx, a, 1, x[0])?, number(cx, a, 2, x[0])?);
        let y = extreme(cx, x[0], low, true)?;
        extreme(cx, y, high, false)
    });
    fused(t, "aten::hardtanh_backward", 2, |cx, a, x| {
        let (low, high) = (number(cx, a, 2, x[0])?, number(cx, a, 3, x[0])?);
        let (under, over) = (cx.compare(x[1], low, Cmp::Le)?, cx.compare(x[1], high, Cmp::Ge)?);
        let outside = cx.or(under, over)?;
        let zero = cx.full_like(x[0], 0.0);
        Ok(cx.select(outside, zero, x[0])?)
    });
    fused(t, "aten::threshold", 1, |cx, a, x| {
        let (level, value) = (number(cx, a, 1, x[0])?, number(cx, a, 2, x[0])?);
        let low = cx.compare(x[0], level, Cmp::Le)?;
        Ok(cx.select(low, value, x[0])?)
    });
}

/// `value` where `x` is strictly between the constants, else 0.
fn strictly_between(cx: &mut Cx<'_>, x: Value, low: f64, high: f64, value: Value) -> Result<Value> {
    let high = cx.full_like(x, high);
    let (over_low, under_high) = (above(cx, x, low)?, cx.compare(x, high, Cmp::Lt)?);
    let inside = cx.and(over_low, under_high)?;
    let zero = cx.full_like(value, 0.0);
    Ok(cx.select(inside, value, zero)?)
}

/// Whether |x| is at most the bound: where the shrinking activations are 0. Not so for NaN.
fn within(cx: &mut Cx<'_>, x: Value, bound: Value) -> Result<Value> {
    let low = cx.neg(bound)?;
    let (from, to) = (cx.compare(x, low, Cmp::Ge)?, cx.compare(x, bound, Cmp::Le)?);
    Ok(cx.and(from, to)?)
}

fn shrink(t: &mut Table) {
    fused(t, "aten::hardshrink", 1, |cx, a, x| {
        let bound = number(cx, a, 1, x[0])?;
        let inside = within(cx, x[0], bound)?;
        let zero = cx.full_like(x[0], 0.0);
        Ok(cx.select(inside, zero, x[0])?)
    });
    fused(t, "aten::softshrink", 1, |cx, a, x| {
        let bound = number(cx, a, 1, x[0])?;
        let zero = cx.full_like(x[0], 0.0);
        let inside = within(cx, x[0], bound)?;
        let positive = above(cx, x[0], 0.0)?;
        let (less, more) = (cx.sub(x[0], bound)?, cx.add(x[0], bound)?);
        let y = cx.select(positive, less, more)?;
        Ok(cx.select(inside, zero, y)?)
    });
    for name in ["aten::hardshrink_backward", "aten::softshrink_backward"] {
        fused(t, name, 2, |cx, a, x| {
            let bound = number(cx, a, 2, x[0])?;
            let inside = within(cx, x[1], bound)?;
            let zero = cx.full_like(x[0], 0.0);
            Ok(cx.select(inside, zero, x[0])?)
        });
    }
}

/// log(1 + exp(x)), without overflow.
fn log1p_exp(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let zero = cx.full_like(x, 0.0);
    let high = extreme(cx, x, zero, true)?;
    let size = cx.abs(x)?;
    let size = cx.neg(size)?;
    let e = cx.exp(size)?;
    let tail = cx.log1p(e)?;
    Ok(cx.add(high, tail)?)
}

fn soft(t: &mut Table) {
    // (self, beta, threshold)
    fused(t, "aten::softplus", 1, |cx, a, x| {
        let (beta, threshold) = (number(cx, a, 1, x[0])?, number(cx, a, 2, x[0])?);
        let scaled = cx.mul(x[0], beta)?;
        let curve = log1p_exp(cx, scaled)?;
        let curve = cx.div(curve, beta)?;
        let line = cx.compare(scaled, threshold, Cmp::Gt)?;
        Ok(cx.select(line, x[0], curve)?)
    });
    fused(t, "aten::softplus_backward", 2, |cx, a, x| {
        let (beta, threshold) = (number(cx, a, 2, x[0])?, number(cx, a, 3, x[0])?);
        let scaled = cx.mul(x[1], beta)?;
        let s = cx.logistic(scaled)?;
        let curve = cx.mul(x[0], s)?;
        let line = cx.compare(scaled, threshold, Cmp::Gt)?;
        Ok(cx.select(line, x[0], curve)?)
    });
    // The buffer, which only the CPU's backward reads, is empty, as CUDA's is.
    def(t, "aten::log_sigmoid_forward", |cx, a| {
        let (out, buffer) = (cx.out_dtype(0), cx.out(1).clone());
        let x = cx.value(a, 0, Cx::acc(out))?;
        let minus = cx.neg(x)?;
        let y = log1p_exp(cx, minus)?;
        let y = cx.neg(y)?;
        let buffer = cx.constant_int(buffer.dtype, &buffer.dims, 0);
        Ok(vec![Some(cx.cast(y, out)?), Some(buffer)])
    });
    fused(t, "aten::log_sigmoid_backward", 2, |cx, _, x| {
        let minus = cx.neg(x[1])?;
        let s = cx.logistic(minus)?;
        Ok(cx.mul(x[0], s)?)
    });
    unary(t, "aten::mish", |cx, x| {
        let s = log1p_exp(cx, x)?;
        let s = cx.tanh(s)?;
        Ok(cx.mul(x, s)?)
    });
}

/// The halves of an input along the dimension at argument `i`: (values, gates).
fn halves(cx: &mut Cx<'_>, a: &[Arg], i: usize, x: Value) -> Result<(Value, Value, usize)> {
    let dim = cx.dim_arg(&a[i], cx.rank(x))?;
    let n = *cx.dims(x).get(dim).ok_or_else(|| OpError::no_rule("glu of a number"))?;
    Ok((cx.slice_dim(x, dim, 0, n / 2)?, cx.slice_dim(x, dim, n / 2, n)?, dim))
}

fn glu(t: &mut Table) {
    def1(t, "aten::glu", |cx, a| {
        let out = cx.out_dtype(0);
        let x = cx.value(a, 0, Cx::acc(out))?;
        let (x, gate, _) = halves(cx, a, 1, x)?;
        let s = cx.logistic(gate)?;
        let y = cx.mul(x, s)?;
        cx.cast(y, out)
    });
    def1(t, "aten::glu_backward", |cx, a| {
        let out = cx.out_dtype(0);
        let acc = Cx::acc(out);
        let (g, x) = (cx.value(a, 0, acc)?, cx.value(a, 1, acc)?);
        let (x, gate, dim) = halves(cx, a, 2, x)?;
        let s = cx.logistic(gate)?;
        let dx = cx.mul(g, s)?;
        let one = cx.full_like(s, 1.0);
        let rest = cx.sub(one, s)?;
        let dg = cx.mul(dx, x)?;
        let dg = cx.mul(dg, rest)?;
        let d = cx.concatenate(&[dx, dg], dim)?;
        cx.cast(d, out)
    });
}

pub(super) fn register(t: &mut Table) {
    leaky_relu(t);
    elu(t);
    hard(t);
    shrink(t);
    soft(t);
    glu(t);
}
