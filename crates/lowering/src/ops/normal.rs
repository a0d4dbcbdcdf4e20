//! The normal distribution: scaled error function, logarithm of its distribution function, and quantiles.
use super::bessel::{at, keep_nan};
use super::chebyshev::{series, tables as c};
use super::special::{below, erfc, plus, real, times};
use crate::cx::Cx;
use crate::error::Result;
use crate::table::Table;
use std::f64::consts::{FRAC_1_SQRT_2, PI, SQRT_2};
use torchtpu_stablehlo::{Cmp, Value};

/// e^(x^2) erfc(x).
fn erfcx(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let m = cx.abs(x)?;
    let most = cx.full_like(x, 1e6);
    let inner = cx.min(m, most)?;
    let (low, high) = (plus(cx, inner, -3.75)?, plus(cx, inner, 3.75)?);
    let t = cx.div(low, high)?;
    let y = series(cx, t, &c::ERFCX)?;
    let scale = times(cx, inner, 2.0)?;
    let scale = plus(cx, scale, 1.0)?;
    let near = cx.div(y, scale)?;
    // 1 / (x sqrt(pi)) from there on, to the last bit.
    let far = times(cx, m, PI.sqrt())?;
    let one = cx.full_like(x, 1.0);
    let far = cx.div(one, far)?;
    let small = below(cx, m, 1e6)?;
    let right = cx.select(small, near, far)?;
    // 2 e^(x^2) - erfcx(-x), and e^(x^2) with what its square is rounded by.
    let square = cx.mul(inner, inner)?;
    let growth = cx.exp(square)?;
    let growth = times(cx, growth, 2.0)?;
    let left = cx.sub(growth, right)?;
    let negative = below(cx, x, 0.0)?;
    let y = cx.select(negative, left, right)?;
    keep_nan(cx, x, y)
}

fn log_ndtr(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let t = times(cx, x, FRAC_1_SQRT_2)?;
    let minus = cx.neg(t)?;
    let zero = cx.full_like(x, 0.0);
    let outer = cx.max(minus, zero)?;
    let tail = erfcx(cx, outer)?;
    let tail = times(cx, tail, 0.5)?;
    let log = cx.log(tail)?;
    let square = cx.mul(t, t)?;
    let left = cx.sub(log, square)?;
    let tail = erfc(cx, t)?;
    let tail = times(cx, tail, -0.5)?;
    let right = cx.log1p(tail)?;
    let far = below(cx, x, -1.0)?;
    let y = cx.select(far, left, right)?;
    keep_nan(cx, x, y)
}

/// The quantile of p in (0, 1/8].
fn tail(cx: &mut Cx<'_>, p: Value) -> Result<Value> {
    let log = cx.log(p)?;
    let log = times(cx, log, -2.0)?;
    let s = cx.sqrt(log)?;
    let one = cx.full_like(p, 1.0);
    let inverse = cx.div(one, s)?;
    // (2 / s - low - high) / (high - low)
    let share = |cx: &mut Cx<'_>, low: f64, high: f64| -> Result<Value> {
        let t = plus(cx, inverse, -(low + high) / 2.0)?;
        times(cx, t, 2.0 / (high - low))
    };
    let t = share(cx, 1.0 / 6.0, 0.5)?;
    let near = series(cx, t, &c::TAIL)?;
    let t = share(cx, 1.0 / 40.0, 1.0 / 6.0)?;
    let far = series(cx, t, &c::FAR_TAIL)?;
    let close = below(cx, s, 6.0)?;
    let rest = cx.select(close, near, far)?;
    let log = cx.log(s)?;
    let both = cx.add(log, rest)?;
    // The table holds s^2 - ln(s) + s quantile: what is left is (ln(s) + table) / s - s.
    let over = cx.div(both, s)?;
    Ok(cx.sub(over, s)?)
}

/// erfinv of |x| up to 3/4.
fn central(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let square = cx.mul(x, x)?;
    let t = times(cx, square, 32.0 / 9.0)?;
    let t = plus(cx, t, -1.0)?;
    let y = series(cx, t, &c::ERFINV)?;
    Ok(cx.mul(x, y)?)
}

fn erfinv(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let m = cx.abs(x)?;
    let edge = cx.full_like(x, 0.75);
    let (inner, outer) = (cx.min(m, edge)?, cx.max(m, edge)?);
    let near = central(cx, inner)?;
    let minus = cx.neg(outer)?;
    let p = plus(cx, minus, 1.0)?;
    let p = times(cx, p, 0.5)?;
    let far = tail(cx, p)?;
    let far = times(cx, far, -FRAC_1_SQRT_2)?;
    let small = cx.compare(m, edge, Cmp::Le)?;
    let y = cx.select(small, near, far)?;
    let y = at(cx, m, 1.0, f64::INFINITY, y)?;
    let (negative, flipped) = (below(cx, x, 0.0)?, cx.neg(y)?);
    let y = cx.select(negative, flipped, y)?;
    // At zero: keeps its sign.
    let zero = cx.full_like(x, 0.0);
    let none = cx.compare(x, zero, Cmp::Eq)?;
    let y = cx.select(none, x, y)?;
    keep_nan(cx, x, y)
}

fn ndtri(cx: &mut Cx<'_>, p: Value) -> Result<Value> {
    let minus = cx.neg(p)?;
    let rest = plus(cx, minus, 1.0)?;
    let upper = below(cx, rest, 0.125)?;
    let small = cx.select(upper, rest, p)?;
    let far = tail(cx, small)?;
    let flipped = cx.neg(far)?;
    let far = cx.select(upper, flipped, far)?;
    let x = times(cx, p, 2.0)?;
    let x = plus(cx, x, -1.0)?;
    let near = central(cx, x)?;
    let near = times(cx, near, SQRT_2)?;
    let out = below(cx, small, 0.125)?;
    let y = cx.select(out, far, near)?;
    let y = at(cx, p, 0.0, f64::NEG_INFINITY, y)?;
    let y = at(cx, p, 1.0, f64::INFINITY, y)?;
    keep_nan(cx, p, y)
}

pub(super) fn register(t: &mut Table) {
    real(t, "aten::special_erfcx", erfcx);
    real(t, "aten::special_log_ndtr", log_ndtr);
    real(t, "aten::special_ndtri", ndtri);
    real(t, "aten::erfinv", erfinv);
}
