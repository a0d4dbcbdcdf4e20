//! Elementary and special functions that StableHLO has no op for, accurate to a few units in the last place.
use super::elementwise::{binary, erf, extreme, unary};
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, OpDef, Table};
use std::f64::consts::{LN_10, LN_2, PI};
use torchtpu_stablehlo::{Cmp, DType, Value};

/// A function of real numbers only; complex ones run elsewhere.
pub(super) fn real<'t>(
    t: &'t mut Table,
    name: &'static str,
    f: fn(&mut Cx<'_>, Value) -> Result<Value>,
) -> &'t mut OpDef {
    def1(t, name, move |cx, args| {
        let out = cx.out_dtype(0);
        if !out.is_float() {
            return Err(OpError::no_rule("complex numbers"));
        }
        let x = cx.value(args, 0, Cx::acc(out))?;
        let y = f(cx, x)?;
        cx.cast(y, out)
    })
}

/// `x + c`, `x * c` and `x < c`.
pub(super) fn plus(cx: &mut Cx<'_>, x: Value, c: f64) -> Result<Value> {
    let c = cx.full_like(x, c);
    Ok(cx.add(x, c)?)
}
pub(super) fn times(cx: &mut Cx<'_>, x: Value, c: f64) -> Result<Value> {
    let c = cx.full_like(x, c);
    Ok(cx.mul(x, c)?)
}
pub(super) fn below(cx: &mut Cx<'_>, x: Value, c: f64) -> Result<Value> {
    let c = cx.full_like(x, c);
    Ok(cx.compare(x, c, Cmp::Lt)?)
}

/// e^x / 2, which overflows where the hyperbolic functions do.
fn half_exp(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let shifted = plus(cx, x, -LN_2)?;
    Ok(cx.exp(shifted)?)
}

fn sinh(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let minus = cx.neg(x)?;
    let (up, down) = (half_exp(cx, x)?, half_exp(cx, minus)?);
    let far = cx.sub(up, down)?;
    // Near zero the difference cancels: (u + u / (u + 1)) / 2 with u = e^x - 1.
    let u = cx.expm1(x)?;
    let over = plus(cx, u, 1.0)?;
    let over = cx.div(u, over)?;
    let near = cx.add(u, over)?;
    let near = times(cx, near, 0.5)?;
    let magnitude = cx.abs(x)?;
    let small = below(cx, magnitude, 1.0)?;
    Ok(cx.select(small, near, far)?)
}

fn cosh(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let minus = cx.neg(x)?;
    let (up, down) = (half_exp(cx, x)?, half_exp(cx, minus)?);
    Ok(cx.add(up, down)?)
}

/// sqrt(1 - x^2), exact at both ends.
fn other_leg(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let up = plus(cx, x, 1.0)?;
    let minus = cx.neg(x)?;
    let down = plus(cx, minus, 1.0)?;
    let product = cx.mul(up, down)?;
    Ok(cx.sqrt(product)?)
}

fn asin(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let leg = other_leg(cx, x)?;
    Ok(cx.atan2(x, leg)?)
}

fn acos(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let leg = other_leg(cx, x)?;
    Ok(cx.atan2(leg, x)?)
}

/// ln(2 m) where m is so large that its square would overflow.
fn large_log(cx: &mut Cx<'_>, m: Value) -> Result<Value> {
    let l = cx.log(m)?;
    plus(cx, l, LN_2)
}

fn asinh(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let m = cx.abs(x)?;
    let square = cx.mul(m, m)?;
    let root = plus(cx, square, 1.0)?;
    let root = cx.sqrt(root)?;
    let root = plus(cx, root, 1.0)?;
    let rest = cx.div(square, root)?;
    let sum = cx.add(m, rest)?;
    let near = cx.log1p(sum)?;
    let far = large_log(cx, m)?;
    let small = below(cx, m, 1e8)?;
    let y = cx.select(small, near, far)?;
    let sign = cx.sign(x)?;
    Ok(cx.mul(sign, y)?)
}

fn acosh(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let t = plus(cx, x, -1.0)?;
    // Roots one by one: below 1 there is none, though of the product there may be.
    let two = plus(cx, t, 2.0)?;
    let (low, high) = (cx.sqrt(t)?, cx.sqrt(two)?);
    let root = cx.mul(low, high)?;
    let sum = cx.add(t, root)?;
    let near = cx.log1p(sum)?;
    let far = large_log(cx, x)?;
    let small = below(cx, x, 1e8)?;
    Ok(cx.select(small, near, far)?)
}

fn atanh(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let minus = cx.neg(x)?;
    let (up, down) = (cx.log1p(x)?, cx.log1p(minus)?);
    let d = cx.sub(up, down)?;
    times(cx, d, 0.5)
}

/// 1 - erf(x); the tail by its continued fraction (Abramowitz and Stegun 7.1.14), where the difference would cancel.
pub(super) fn erfc(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let edge = if cx.dtype(x) == DType::F64 { 2.0 } else { 1.0 };
    let floor = cx.full_like(x, edge);
    let outer = cx.max(x, floor)?;
    let mut fraction = outer;
    for n in (1..60).rev() {
        let k = cx.full_like(x, n as f64 / 2.0);
        let part = cx.div(k, fraction)?;
        fraction = cx.add(outer, part)?;
    }
    let square = cx.mul(outer, outer)?;
    let minus = cx.neg(square)?;
    let gauss = cx.exp(minus)?;
    let tail = cx.div(gauss, fraction)?;
    let tail = times(cx, tail, 1.0 / PI.sqrt())?;
    let e = erf(cx, x)?;
    let minus = cx.neg(e)?;
    let near = plus(cx, minus, 1.0)?;
    let inside = below(cx, x, edge)?;
    // An infinity has no continued fraction.
    let most = below(cx, x, 30.0)?;
    let zero = cx.full_like(x, 0.0);
    let number = cx.compare(x, x, Cmp::Eq)?;
    let tail = cx.select(most, tail, zero)?;
    let tail = cx.select(number, tail, x)?;
    Ok(cx.select(inside, near, tail)?)
}

/// Lanczos' sum for gamma(z + 1) with g = 7.
pub(super) fn lanczos(cx: &mut Cx<'_>, z: Value) -> Result<Value> {
    const BASE: f64 = 0.999_999_999_999_809_9;
    const TERMS: [f64; 8] = [
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    let mut sum = cx.full_like(z, BASE);
    for (i, c) in TERMS.iter().enumerate() {
        let c = cx.full_like(z, *c);
        let at = plus(cx, z, (i + 1) as f64)?;
        let term = cx.div(c, at)?;
        sum = cx.add(sum, term)?;
    }
    Ok(sum)
}

/// ln |gamma(x)| by Lanczos' approximation with g = 7, reflected below 1/2.
pub(super) fn lgamma(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let reflects = below(cx, x, 0.5)?;
    let (minus, less) = (cx.neg(x)?, plus(cx, x, -1.0)?);
    let z = cx.select(reflects, minus, less)?;
    let sum = lanczos(cx, z)?;
    let t = plus(cx, z, 7.5)?;
    let share = times(cx, z, 1.0 / 7.5)?;
    let log_t = cx.log1p(share)?;
    let log_t = plus(cx, log_t, 7.5f64.ln())?;
    // (z + 1/2) log t - t, arranged so that large terms do not cancel.
    let ratio = cx.div(t, log_t)?;
    let power = plus(cx, z, 0.5)?;
    let power = cx.sub(power, ratio)?;
    let power = cx.mul(power, log_t)?;
    let log_sum = cx.log(sum)?;
    let y = cx.add(power, log_sum)?;
    let y = plus(cx, y, (2.0 * PI).sqrt().ln())?;
    // ln pi - ln |sin(pi x)| - y, with x taken to the nearest half: the sine is of period 1 up to its sign.
    let magnitude = cx.abs(x)?;
    let whole = cx.floor(magnitude)?;
    let part = cx.sub(magnitude, whole)?;
    let flipped = cx.neg(part)?;
    let flipped = plus(cx, flipped, 1.0)?;
    let part = cx.min(part, flipped)?;
    let angle = times(cx, part, PI)?;
    let sine = cx.sin(angle)?;
    let log_sine = cx.log(sine)?;
    let both = cx.add(log_sine, y)?;
    let minus = cx.neg(both)?;
    let reflected = plus(cx, minus, PI.ln())?;
    let y = cx.select(reflects, reflected, y)?;
    let infinity = cx.full_like(x, f64::INFINITY);
    let infinite = cx.compare(magnitude, infinity, Cmp::Eq)?;
    Ok(cx.select(infinite, infinity, y)?)
}

fn hypot(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    let (a, b) = (cx.abs(a)?, cx.abs(b)?);
    let (high, low) = (cx.max(a, b)?, cx.min(a, b)?);
    let (zero, infinity) = (cx.full_like(a, 0.0), cx.full_like(a, f64::INFINITY));
    let ratio = cx.div(low, high)?;
    let square = cx.mul(ratio, ratio)?;
    let root = plus(cx, square, 1.0)?;
    let root = cx.sqrt(root)?;
    let y = cx.mul(high, root)?;
    let none = cx.compare(high, zero, Cmp::Eq)?;
    let y = cx.select(none, zero, y)?;
    // XLA's own extremes of a NaN are not the same everywhere.
    let sum = cx.add(a, b)?;
    let number = cx.compare(sum, sum, Cmp::Eq)?;
    let y = cx.select(number, y, sum)?;
    // An infinite leg is longer than any other, a NaN included.
    let (ia, ib) = (cx.compare(a, infinity, Cmp::Eq)?, cx.compare(b, infinity, Cmp::Eq)?);
    let infinite = cx.or(ia, ib)?;
    Ok(cx.select(infinite, infinity, y)?)
}

/// The greater (or lesser) of two, a number rather than a NaN.
fn number_extreme(cx: &mut Cx<'_>, a: Value, b: Value, greater: bool) -> Result<Value> {
    let y = extreme(cx, a, b, greater)?;
    if !cx.dtype(a).is_float() {
        return Ok(y);
    }
    let (na, nb) = (cx.compare(a, a, Cmp::Ne)?, cx.compare(b, b, Cmp::Ne)?);
    let y = cx.select(na, b, y)?;
    Ok(cx.select(nb, a, y)?)
}

fn signbit(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let dtype = cx.dtype(x);
    let bits = match (dtype.is_float(), dtype.size()) {
        (true, 8) => cx.bitcast(x, DType::I64)?,
        (true, 4) => cx.bitcast(x, DType::I32)?,
        (true, 2) => cx.bitcast(x, DType::I16)?,
        (false, _) if dtype.is_signed_int() => x,
        (false, _) if dtype == DType::Bool || dtype.is_unsigned() => {
            let dims = cx.dims(x);
            return Ok(cx.constant_int(DType::Bool, &dims, 0));
        }
        _ => return Err(OpError::no_rule("the sign of this dtype")),
    };
    let zero = cx.full_like(bits, 0.0);
    Ok(cx.compare(bits, zero, Cmp::Lt)?)
}

pub(super) fn register(t: &mut Table) {
    real(t, "aten::exp2", |cx, x| {
        let two = cx.full_like(x, 2.0);
        Ok(cx.pow(two, x)?)
    });
    for (name, base) in [("aten::log2", LN_2), ("aten::log10", LN_10)] {
        def1(t, name, move |cx, args| {
            let out = cx.out_dtype(0);
            let x = cx.value(args, 0, Cx::acc(out))?;
            let (y, base) = (cx.log(x)?, cx.full_like(x, base));
            let y = cx.div(y, base)?;
            cx.cast(y, out)
        });
    }
    real(t, "aten::sinh", sinh);
    unary(t, "aten::cosh", cosh);
    real(t, "aten::asin", asin);
    real(t, "aten::acos", acos);
    real(t, "aten::atan", |cx, x| {
        let one = cx.full_like(x, 1.0);
        Ok(cx.atan2(x, one)?)
    });
    real(t, "aten::asinh", asinh);
    real(t, "aten::acosh", acosh);
    real(t, "aten::atanh", atanh);
    real(t, "aten::erfc", erfc);
    real(t, "aten::lgamma", lgamma);
    binary(t, "aten::hypot", hypot);
    binary(t, "aten::fmax", |cx, a, b| number_extreme(cx, a, b, true));
    binary(t, "aten::fmin", |cx, a, b| number_extreme(cx, a, b, false));
    def1(t, "aten::signbit", |cx, a| {
        let x = cx.tensor(a, 0)?;
        signbit(cx, x)
    });
    def1(t, "aten::angle", |cx, a| {
        let out = cx.out_dtype(0);
        let x = cx.tensor(a, 0)?;
        if cx.dtype(x).is_complex() {
            let (re, im) = (cx.real(x)?, cx.imag(x)?);
            return Ok(cx.atan2(im, re)?);
        }
        let x = cx.cast(x, out)?;
        let (zero, half_turn) = (cx.full_like(x, 0.0), cx.full_like(x, PI));
        let negative = cx.compare(x, zero, Cmp::Lt)?;
        let y = cx.select(negative, half_turn, zero)?;
        let number = cx.compare(x, x, Cmp::Eq)?;
        Ok(cx.select(number, y, x)?)
    });
}
