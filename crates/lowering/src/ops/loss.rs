//! Losses and their gradients. Narrower floats than float32 are computed in float32; the classes of a two-dimensional
//! problem are its dimension 1.
use super::arrange::common_shape;
use super::elementwise::extreme;
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Value};

/// `at::Reduction`.
#[derive(Clone, Copy, PartialEq)]
enum Reduction {
    None,
    Mean,
    Sum,
}

fn reduction(args: &[Arg], i: usize) -> Result<Reduction> {
    match args.get(i) {
        Some(Arg::Int(0)) => Ok(Reduction::None),
        Some(Arg::Int(1)) => Ok(Reduction::Mean),
        Some(Arg::Int(2)) => Ok(Reduction::Sum),
        other => Err(OpError::no_rule(format!("reduction {other:?}"))),
    }
}

fn number(args: &[Arg], i: usize) -> Result<f64> {
    match args.get(i) {
        Some(Arg::Float(f)) => Ok(*f),
        Some(Arg::Int(v)) => Ok(*v as f64),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not a number"))),
    }
}

/// The shape that the tensors among `args` broadcast to.
fn shape(cx: &Cx<'_>, args: &[Arg], which: &[usize]) -> Vec<i64> {
    let shapes: Vec<_> = which.iter().filter_map(|i| cx.maybe_tensor(args, *i)).map(|v| cx.dims(v)).collect();
    common_shape(&shapes)
}

/// The loss of each element, reduced and rounded to the output's dtype.
fn finish(cx: &mut Cx<'_>, each: Value, how: Reduction) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let y = if how == Reduction::None {
        each
    } else {
        let all: Vec<i64> = (0..cx.rank(each) as i64).collect();
        let sum = cx.reduce(each, Combine::Add, &all)?;
        if how == Reduction::Mean {
            let n = cx.numel(each) as f64;
            let n = cx.full_like(sum, n);
            cx.div(sum, n)?
        } else {
            sum
        }
    };
    let y = cx.reshape(y, &dims)?;
    cx.cast(y, out)
}

/// A loss of (input, target, reduction, ...), by element.
fn pointwise(
    t: &mut Table,
    name: &'static str,
    f: impl Fn(&mut Cx<'_>, &[Arg], Value, Value) -> Result<Value> + Send + Sync + 'static,
) {
    def1(t, name, move |cx, a| {
        let (acc, dims) = (Cx::acc(cx.out_dtype(0)), shape(cx, a, &[0, 1]));
        let (x, y) = (cx.value_as(a, 0, acc, &dims)?, cx.value_as(a, 1, acc, &dims)?);
        let each = f(cx, a, x, y)?;
        finish(cx, each, reduction(a, 2)?)
    });
}

/// Its gradient, of (grad, input, target, reduction, ...): `f` gives the derivative at each element.
fn pointwise_backward(
    t: &mut Table,
    name: &'static str,
    how: usize,
    f: impl Fn(&mut Cx<'_>, &[Arg], Value, Value) -> Result<Value> + Send + Sync + 'static,
) {
    def1(t, name, move |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let acc = Cx::acc(out);
        let g = cx.value_as(a, 0, acc, &dims)?;
        let (x, y) = (cx.value_as(a, 1, acc, &dims)?, cx.value_as(a, 2, acc, &dims)?);
        let d = f(cx, a, x, y)?;
        let mut r = cx.mul(d, g)?;
        if reduction(a, how)? == Reduction::Mean {
            let n = shape(cx, a, &[1]).iter().product::<i64>() as f64;
            let n = cx.full_like(r, n);
            r = cx.div(r, n)?;
        }
        cx.cast(r, out)
    });
}

/// `x` scaled by a constant.
fn times(cx: &mut Cx<'_>, x: Value, factor: f64) -> Result<Value> {
    let k = cx.full_like(x, factor);
    Ok(cx.mul(x, k)?)
}

/// The derivative of the losses that are a parabola up to a difference of `edge`, then a line: the difference over `inner`
/// between the edges, plus or minus `outer` from them on.
fn parabola_then_line(cx: &mut Cx<'_>, x: Value, y: Value, edge: f64, inner: f64, outer: f64) -> Result<Value> {
    let d = cx.sub(x, y)?;
    let (low, high) = (cx.full_like(d, -edge), cx.full_like(d, edge));
    let (below, above) = (cx.compare(d, low, Cmp::Le)?, cx.compare(d, high, Cmp::Ge)?);
    let by = cx.full_like(d, inner);
    let mid = cx.div(d, by)?;
    let (minus, plus) = (cx.full_like(d, -outer), cx.full_like(d, outer));
    let r = cx.select(above, plus, mid)?;
    Ok(cx.select(below, minus, r)?)
}

fn differences(t: &mut Table) {
    pointwise(t, "aten::mse_loss", |cx, _, x, y| {
        let d = cx.sub(x, y)?;
        Ok(cx.mul(d, d)?)
    });
    pointwise_backward(t, "aten::mse_loss_backward", 3, |cx, _, x, y| {
        let d = cx.sub(x, y)?;
        times(cx, d, 2.0)
    });
    pointwise(t, "aten::smooth_l1_loss", |cx, a, x, y| {
        let beta = number(a, 3)?;
        let d = cx.sub(x, y)?;
        let z = cx.abs(d)?;
        let edge = cx.full_like(z, beta);
        let near = cx.compare(z, edge, Cmp::Lt)?;
        let square = cx.mul(z, z)?;
        let square = times(cx, square, 0.5)?;
        let square = cx.div(square, edge)?;
        let back = cx.full_like(z, 0.5 * beta);
        let line = cx.sub(z, back)?;
        Ok(cx.select(near, square, line)?)
    });
    pointwise_backward(t, "aten::smooth_l1_loss_backward", 3, |cx, a, x, y| {
        let beta = number(a, 4)?;
        parabola_then_line(cx, x, y, beta, beta, 1.0)
    });
    pointwise(t, "aten::huber_loss", |cx, a, x, y| {
        let delta = number(a, 3)?;
        let d = cx.sub(x, y)?;
        let z = cx.abs(d)?;
        let edge = cx.full_like(z, delta);
        let near = cx.compare(z, edge, Cmp::Le)?;
        let square = cx.mul(z, z)?;
        let square = times(cx, square, 0.5)?;
        let back = cx.full_like(z, 0.5 * delta);
        let line = cx.sub(z, back)?;
        let line = times(cx, line, delta)?;
        Ok(cx.select(near, square, line)?)
    });
    pointwise_backward(t, "aten::huber_loss_backward", 3, |cx, a, x, y| {
        let delta = number(a, 4)?;
        parabola_then_line(cx, x, y, delta, 1.0, delta)
    });
}

/// log(x), no less than -100, as torch bounds it.
fn bounded(cx: &mut Cx<'_>, log: Value) -> Result<Value> {
    let least = cx.full_like(log, -100.0);
    extreme(cx, log, least, true)
}

/// `each` times the optional weight at `i`.
fn weighted(cx: &mut Cx<'_>, a: &[Arg], i: usize, each: Value) -> Result<Value> {
    if cx.maybe_tensor(a, i).is_none() {
        return Ok(each);
    }
    let (dtype, dims) = (cx.dtype(each), cx.dims(each));
    let w = cx.value_as(a, i, dtype, &dims)?;
    Ok(cx.mul(each, w)?)
}

/// log(1 / (1 + exp(-x))), without overflow.
fn log_sigmoid(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let zero = cx.full_like(x, 0.0);
    let low = extreme(cx, x, zero, false)?;
    let size = cx.abs(x)?;
    let size = cx.neg(size)?;
    let e = cx.exp(size)?;
    let tail = cx.log1p(e)?;
    Ok(cx.sub(low, tail)?)
}

fn binary_cross_entropy(t: &mut Table) {
    def1(t, "aten::binary_cross_entropy", |cx, a| {
        let (acc, dims) = (Cx::acc(cx.out_dtype(0)), shape(cx, a, &[0, 1]));
        let (x, y) = (cx.value_as(a, 0, acc, &dims)?, cx.value_as(a, 1, acc, &dims)?);
        let one = cx.full_like(x, 1.0);
        let minus = cx.neg(x)?;
        let (log, log_not) = (cx.log(x)?, cx.log1p(minus)?);
        let (log, log_not) = (bounded(cx, log)?, bounded(cx, log_not)?);
        let less = cx.sub(y, one)?;
        let (p, q) = (cx.mul(less, log_not)?, cx.mul(y, log)?);
        let each = cx.sub(p, q)?;
        let each = weighted(cx, a, 2, each)?;
        finish(cx, each, reduction(a, 3)?)
    });
    pointwise_backward(t, "aten::binary_cross_entropy_backward", 4, |cx, a, x, y| {
        let (one, least) = (cx.full_like(x, 1.0), cx.full_like(x, 1e-12));
        let rest = cx.sub(one, x)?;
        let spread = cx.mul(rest, x)?;
        let spread = extreme(cx, spread, least, true)?;
        let d = cx.sub(x, y)?;
        let d = cx.div(d, spread)?;
        weighted(cx, a, 3, d)
    });
    def1(t, "aten::binary_cross_entropy_with_logits", |cx, a| {
        let (acc, dims) = (Cx::acc(cx.out_dtype(0)), shape(cx, a, &[0, 1, 2, 3]));
        if acc != cx.out_dtype(0) {
            return Err(OpError::no_rule("torch's composite rounds narrow floats at every step"));
        }
        let (x, y) = (cx.value_as(a, 0, acc, &dims)?, cx.value_as(a, 1, acc, &dims)?);
        let one = cx.full_like(x, 1.0);
        let mut log = log_sigmoid(cx, x)?;
        if cx.maybe_tensor(a, 3).is_some() {
            let positive = cx.value_as(a, 3, acc, &dims)?;
            let more = cx.sub(positive, one)?;
            let more = cx.mul(more, y)?;
            let factor = cx.add(more, one)?;
            log = cx.mul(log, factor)?;
        }
        let rest = cx.sub(one, y)?;
        let p = cx.mul(rest, x)?;
        let each = cx.sub(p, log)?;
        let each = weighted(cx, a, 2, each)?;
        finish(cx, each, reduction(a, 4)?)
    });
}

/// Each position's class weight where the class is its target's, else 0, and whether it is.
fn targets(cx: &mut Cx<'_>, a: &[Arg], x: Value, target: usize, ignore: &Arg) -> Result<(Value, Value)> {
    let (dtype, dims) = (cx.dtype(x), cx.dims(x));
    let Arg::Int(ignore) = ignore else { return Err(OpError::no_rule("no ignore_index")) };
    let class = cx.iota(DType::I64, &dims, 1)?;
    let y = cx.value(a, target, DType::I64)?;
    let y = cx.broadcast_in_dim(y, &dims, &[0, 2, 3])?;
    let hit = cx.compare(class, y, Cmp::Eq)?;
    let skip = cx.constant_int(DType::I64, &dims, *ignore);
    let kept = cx.compare(y, skip, Cmp::Ne)?;
    let hit = cx.and(hit, kept)?;
    let w = if cx.maybe_tensor(a, target + 1).is_some() {
        let w = cx.value(a, target + 1, dtype)?;
        cx.broadcast_in_dim(w, &dims, &[1])?
    } else {
        cx.full_like(x, 1.0)
    };
    let zero = cx.full_like(x, 0.0);
    Ok((cx.select(hit, w, zero)?, hit))
}

fn nll_loss2d(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (how, out, dims) = (reduction(a, 3)?, cx.out_dtype(0), cx.out_dims(0));
    let x = cx.value(a, 0, Cx::acc(out))?;
    let (w, hit) = targets(cx, a, x, 1, &a[4])?;
    let zero = cx.full_like(x, 0.0);
    let picked = cx.select(hit, x, zero)?;
    let p = cx.mul(picked, w)?;
    let p = cx.neg(p)?;
    let mut total = cx.reduce(w, Combine::Add, &[0, 1, 2, 3])?;
    let y = match how {
        Reduction::None => {
            total = cx.full_like(total, 0.0);
            cx.reduce(p, Combine::Add, &[1])?
        }
        Reduction::Sum => cx.reduce(p, Combine::Add, &[0, 1, 2, 3])?,
        Reduction::Mean => {
            let sum = cx.reduce(p, Combine::Add, &[0, 1, 2, 3])?;
            cx.div(sum, total)?
        }
    };
    let y = cx.reshape(y, &dims)?;
    let total_type = cx.out_dtype(1);
    Ok(vec![Some(cx.cast(y, out)?), Some(cx.cast(total, total_type)?)])
}

fn nll_loss2d_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (how, out, dims) = (reduction(a, 4)?, cx.out_dtype(0), cx.out_dims(0));
    let acc = Cx::acc(out);
    let x = cx.value(a, 1, acc)?;
    let (w, _) = targets(cx, a, x, 2, &a[5])?;
    let g = cx.value(a, 0, acc)?;
    let map: &[i64] = if how == Reduction::None { &[0, 2, 3] } else { &[] };
    let g = cx.broadcast_in_dim(g, &dims, map)?;
    let mut d = cx.mul(g, w)?;
    if how == Reduction::Mean {
        let total = cx.value_as(a, 6, acc, &dims)?;
        d = cx.div(d, total)?;
    }
    let d = cx.neg(d)?;
    cx.cast(d, out)
}

pub(super) fn register(t: &mut Table) {
    differences(t);
    binary_cross_entropy(t);
    def(t, "aten::nll_loss2d_forward", nll_loss2d);
    def1(t, "aten::nll_loss2d_backward", nll_loss2d_backward);
}
