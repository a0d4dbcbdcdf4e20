//! The gamma function's relatives: digamma, polygamma, Hurwitz' zeta and the incomplete gamma functions.
use super::bessel::{at, keep_nan};
use super::elementwise::polynomial;
use super::iterate::iterate;
use super::special::{below, lgamma, plus, real, times};
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use std::f64::consts::PI;
use torchtpu_stablehlo::{Cmp, DType, Value};

/// Where the asymptotic series begin: there their terms are below rounding.
const FAR: f64 = 10.0;

fn trunc(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let (up, down) = (cx.ceil(x)?, cx.floor(x)?);
    let negative = below(cx, x, 0.0)?;
    Ok(cx.select(negative, up, down)?)
}

fn one_over(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let one = cx.full_like(x, 1.0);
    Ok(cx.div(one, x)?)
}

fn digamma(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let negative = below(cx, x, 0.0)?;
    let minus = cx.neg(x)?;
    let reflected = plus(cx, minus, 1.0)?;
    let mut y = cx.select(negative, reflected, x)?;
    let (zero, one) = (cx.full_like(x, 0.0), cx.full_like(x, 1.0));
    let mut sum = zero;
    for _ in 0..FAR as usize {
        let small = below(cx, y, FAR)?;
        let inverse = cx.div(one, y)?;
        let term = cx.select(small, inverse, zero)?;
        sum = cx.sub(sum, term)?;
        let step = cx.select(small, one, zero)?;
        y = cx.add(y, step)?;
    }
    // ln y - 1/(2y) - sum of B(2k) / (2k y^(2k))
    let inverse = cx.div(one, y)?;
    let square = cx.mul(inverse, inverse)?;
    const TERMS: [f64; 8] =
        [1.0 / 12.0, -691.0 / 32760.0, 1.0 / 132.0, -1.0 / 240.0, 1.0 / 252.0, -1.0 / 120.0, 1.0 / 12.0, 0.0];
    let rest = polynomial(cx, square, &TERMS)?;
    let half = times(cx, inverse, 0.5)?;
    let log = cx.log(y)?;
    let y = cx.sub(log, half)?;
    let y = cx.sub(y, rest)?;
    let y = cx.add(y, sum)?;
    // psi(x) = psi(1 - x) - pi / tan(pi x), which has period 1.
    let whole = trunc(cx, x)?;
    let part = cx.sub(x, whole)?;
    let angle = times(cx, part, PI)?;
    let (sin, cos) = (cx.sin(angle)?, cx.cos(angle)?);
    let cotangent = cx.div(cos, sin)?;
    let cotangent = times(cx, cotangent, PI)?;
    let left = cx.sub(y, cotangent)?;
    let y = cx.select(negative, left, y)?;
    let pole = cx.compare(whole, x, Cmp::Eq)?;
    let pole = cx.and(pole, negative)?;
    let nan = cx.full_like(x, f64::NAN);
    let y = cx.select(pole, nan, y)?;
    keep_nan(cx, x, y)
}

fn trigamma(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let reflects = below(cx, x, 0.5)?;
    let minus = cx.neg(x)?;
    let reflected = plus(cx, minus, 1.0)?;
    let mut y = cx.select(reflects, reflected, x)?;
    let mut sum = cx.full_like(x, 0.0);
    for _ in 0..FAR as usize {
        let inverse = one_over(cx, y)?;
        let square = cx.mul(inverse, inverse)?;
        sum = cx.add(sum, square)?;
        y = plus(cx, y, 1.0)?;
    }
    // 1/y + 1/(2 y^2) + sum of B(2k) / y^(2k+1)
    let inverse = one_over(cx, y)?;
    let square = cx.mul(inverse, inverse)?;
    let rest =
        polynomial(cx, square, &[-1.0 / 30.0, 5.0 / 66.0, -1.0 / 30.0, 1.0 / 42.0, -1.0 / 30.0, 1.0 / 6.0, 1.0])?;
    let rest = cx.mul(rest, inverse)?;
    let half = times(cx, square, 0.5)?;
    let rest = cx.add(rest, half)?;
    let y = cx.add(sum, rest)?;
    // psi'(x) = pi^2 / sin^2(pi x) - psi'(1 - x), which has period 1.
    let whole = trunc(cx, x)?;
    let part = cx.sub(x, whole)?;
    let angle = times(cx, part, PI)?;
    let sine = cx.sin(angle)?;
    let pi = cx.full_like(x, PI);
    let share = cx.div(pi, sine)?;
    let share = cx.mul(share, share)?;
    let left = cx.sub(share, y)?;
    let y = cx.select(reflects, left, y)?;
    keep_nan(cx, x, y)
}

/// |q|^-s with the sign that an odd whole s gives a negative q.
fn reciprocal_power(cx: &mut Cx<'_>, q: Value, s: Value) -> Result<Value> {
    let (m, minus) = (cx.abs(q)?, cx.neg(s)?);
    let y = cx.pow(m, minus)?;
    let half = times(cx, s, 0.5)?;
    let whole = cx.floor(half)?;
    let odd = cx.compare(half, whole, Cmp::Ne)?;
    let negative = below(cx, q, 0.0)?;
    let flips = cx.and(odd, negative)?;
    let flipped = cx.neg(y)?;
    Ok(cx.select(flips, flipped, y)?)
}

/// The sum of (q + k)^-s over all k >= 0: the first terms, then Euler and Maclaurin's formula.
fn zeta(cx: &mut Cx<'_>, s: Value, q: Value) -> Result<Value> {
    /// B(2k) / (2k)!, k from 1
    const TERMS: [f64; 12] = [
        8.333333333333333e-2,
        -1.388888888888889e-3,
        3.306878306878307e-5,
        -8.267195767195768e-7,
        2.08767569878681e-8,
        -5.284190138687493e-10,
        1.3382536530684679e-11,
        -3.3896802963225829e-13,
        8.586062056277845e-15,
        -2.174868698558062e-16,
        5.509002828360229e-18,
        -1.3954464685812522e-19,
    ];
    let epsilon = if cx.dtype(s) == DType::F64 { f64::EPSILON } else { f32::EPSILON as f64 } / 2.0;
    let mut sum = reciprocal_power(cx, q, s)?;
    let mut a = q;
    let mut last = sum;
    for _ in 0..9 {
        a = plus(cx, a, 1.0)?;
        last = reciprocal_power(cx, a, s)?;
        sum = cx.add(sum, last)?;
    }
    // Negative q have more terms before the formula holds.
    let nine = cx.full_like(a, 9.0);
    let few = cx.compare(a, nine, Cmp::Le)?;
    // At a pole there is nothing to sum, and no end to it far from zero.
    let down = cx.floor(q)?;
    let between = cx.compare(q, down, Cmp::Ne)?;
    let active = cx.and(few, between)?;
    let dims = cx.dims(a);
    let dtype = cx.dtype(a);
    let state = iterate(cx, active, &[sum, a, last, s], |f, v| {
        let (sum, a, s) = (v[0], v[1], v[3]);
        let (zero, one, half) =
            (f.constant(dtype, &dims, 0.0), f.constant(dtype, &dims, 1.0), f.constant(dtype, &dims, 0.5));
        let a = f.add(a, one)?;
        let (m, minus) = (f.abs(a)?, f.neg(s)?);
        let term = f.pow(m, minus)?;
        let halves = f.mul(s, half)?;
        let whole = f.floor(halves)?;
        let odd = f.compare(halves, whole, Cmp::Ne)?;
        let negative = f.compare(a, zero, Cmp::Lt)?;
        let flips = f.and(odd, negative)?;
        let flipped = f.neg(term)?;
        let term = f.select(flips, flipped, term)?;
        let sum = f.add(sum, term)?;
        let nine = f.constant(dtype, &dims, 9.0);
        let on = f.compare(a, nine, Cmp::Le)?;
        Ok((vec![sum, a, term, s], on))
    })?;
    (sum, a, last) = (state[0], state[1], state[2]);

    // Nothing is added once a term is below rounding: what follows may overflow.
    let settles = |cx: &mut Cx<'_>, term: Value, sum: Value| -> Result<Value> {
        let (term, sum) = (cx.abs(term)?, cx.abs(sum)?);
        let least = times(cx, sum, epsilon)?;
        Ok(cx.compare(term, least, Cmp::Gt)?)
    };
    let mut live = settles(cx, last, sum)?;
    let tail = cx.mul(last, a)?;
    let less = plus(cx, s, -1.0)?;
    let tail = cx.div(tail, less)?;
    let half = times(cx, last, 0.5)?;
    let tail = cx.sub(tail, half)?;
    let total = cx.add(sum, tail)?;
    let mut y = cx.select(live, total, sum)?;
    let mut factor = cx.full_like(s, 1.0);
    let mut power = last;
    for (i, term) in TERMS.iter().enumerate() {
        let up = plus(cx, s, (2 * i) as f64)?;
        factor = cx.mul(factor, up)?;
        power = cx.div(power, a)?;
        let t = cx.mul(factor, power)?;
        let t = times(cx, t, *term)?;
        let next = cx.add(y, t)?;
        y = cx.select(live, next, y)?;
        let more = settles(cx, t, y)?;
        live = cx.and(live, more)?;
        let up = plus(cx, s, (2 * i + 1) as f64)?;
        factor = cx.mul(factor, up)?;
        power = cx.div(power, a)?;
    }

    let (zero, nan, infinity) = (cx.full_like(s, 0.0), cx.full_like(s, f64::NAN), cx.full_like(s, f64::INFINITY));
    let either = cx.add(s, q)?;
    let number = cx.compare(either, either, Cmp::Eq)?;
    let y = cx.select(number, y, either)?;
    let (whole_q, whole_s) = (cx.floor(q)?, cx.floor(s)?);
    let left = cx.compare(q, zero, Cmp::Le)?;
    let part = cx.compare(s, whole_s, Cmp::Ne)?;
    let complex = cx.and(left, part)?;
    let y = cx.select(complex, nan, y)?;
    let pole = cx.compare(q, whole_q, Cmp::Eq)?;
    let pole = cx.and(pole, left)?;
    let y = cx.select(pole, infinity, y)?;
    let diverges = below(cx, s, 1.0)?;
    let y = cx.select(diverges, nan, y)?;
    // As on the CPU, which has no value there.
    let y = at(cx, q, f64::INFINITY, f64::NAN, y)?;
    at(cx, s, 1.0, f64::INFINITY, y)
}

fn polygamma(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let Arg::Int(n) = a[0] else { return Err(OpError::no_rule("the order is not a number")) };
    let out = cx.out_dtype(0);
    if !out.is_float() {
        return Err(OpError::no_rule("complex numbers"));
    }
    let x = cx.value(a, 1, Cx::acc(out))?;
    let y = match n {
        0 => digamma(cx, x)?,
        1 => trigamma(cx, x)?,
        n if n > 1 => {
            let s = cx.full_like(x, (n + 1) as f64);
            let z = zeta(cx, s, x)?;
            let factorial: f64 = (1..=n.min(200)).map(|k| k as f64).product();
            times(cx, z, if n % 2 == 1 { factorial } else { -factorial })?
        }
        _ => return Err(OpError::runtime("polygamma(n, x) does not support negative n.")),
    };
    cx.cast(y, out)
}

/// x^a e^-x / gamma(a) by Lanczos' approximation, arranged so that the large terms of the exponent cancel exactly.
fn kernel(cx: &mut Cx<'_>, a: Value, x: Value) -> Result<Value> {
    let z = plus(cx, a, -1.0)?;
    let sum = super::special::lanczos(cx, z)?;
    let t = plus(cx, a, 6.5)?;
    // a (ln(1 + d) - d) - 13/2 d with d = x / t - 1
    let over = cx.sub(x, t)?;
    let d = cx.div(over, t)?;
    let ratio = cx.div(x, t)?;
    let log = cx.log(ratio)?;
    let far = cx.sub(log, d)?;
    // ln(1 + d) - d = 2 (atanh(s) - s) - s d with s = d / (2 + d), as 2 s - d = -s d.
    let two = plus(cx, d, 2.0)?;
    let s = cx.div(d, two)?;
    let square = cx.mul(s, s)?;
    let odd: Vec<f64> = (1..22).rev().map(|k| 2.0 / (2 * k + 1) as f64).collect();
    let rest = polynomial(cx, square, &odd)?;
    let rest = cx.mul(rest, square)?;
    let rest = cx.mul(rest, s)?;
    let product = cx.mul(s, d)?;
    let near = cx.sub(rest, product)?;
    let m = cx.abs(d)?;
    let small = below(cx, m, 0.4)?;
    let log = cx.select(small, near, far)?;
    let log = cx.mul(a, log)?;
    let less = times(cx, d, 6.5)?;
    let log = cx.sub(log, less)?;
    let y = cx.exp(log)?;
    let root = times(cx, t, 0.5 / PI)?;
    let root = cx.sqrt(root)?;
    let scale = cx.div(root, sum)?;
    Ok(cx.mul(y, scale)?)
}

/// P(a, x) by its power series (DLMF 8.11.4), for x not much above a.
fn lower_series(cx: &mut Cx<'_>, active: Value, a: Value, x: Value, kernel: Value) -> Result<Value> {
    let (dtype, dims) = (cx.dtype(a), cx.dims(a));
    let epsilon = if dtype == DType::F64 { f64::EPSILON } else { f32::EPSILON as f64 } / 2.0;
    let one = cx.full_like(a, 1.0);
    let state = iterate(cx, active, &[one, one, a, x], |f, v| {
        let (sum, term, r, x) = (v[0], v[1], v[2], v[3]);
        let one = f.constant(dtype, &dims, 1.0);
        let r = f.add(r, one)?;
        let share = f.div(x, r)?;
        let term = f.mul(term, share)?;
        let sum = f.add(sum, term)?;
        let epsilon = f.constant(dtype, &dims, epsilon);
        let least = f.mul(sum, epsilon)?;
        let on = f.compare(term, least, Cmp::Gt)?;
        Ok((vec![sum, term, r, x], on))
    })?;
    let y = cx.mul(kernel, state[0])?;
    Ok(cx.div(y, a)?)
}

/// Q(a, x) for small x: 1 - x^a / gamma(a + 1), less what the power series (DLMF 8.7.3) leaves.
fn upper_series(cx: &mut Cx<'_>, active: Value, a: Value, x: Value) -> Result<Value> {
    let (dtype, dims) = (cx.dtype(a), cx.dims(a));
    let epsilon = if dtype == DType::F64 { f64::EPSILON } else { f32::EPSILON as f64 } / 2.0;
    let (zero, one) = (cx.full_like(a, 0.0), cx.full_like(a, 1.0));
    let state = iterate(cx, active, &[zero, one, zero, a, x], |f, v| {
        let (sum, factor, n, a, x) = (v[0], v[1], v[2], v[3], v[4]);
        let one = f.constant(dtype, &dims, 1.0);
        let n = f.add(n, one)?;
        let share = f.div(x, n)?;
        let share = f.neg(share)?;
        let factor = f.mul(factor, share)?;
        let over = f.add(a, n)?;
        let term = f.div(factor, over)?;
        let sum = f.add(sum, term)?;
        let epsilon = f.constant(dtype, &dims, epsilon);
        let (size, whole) = (f.abs(term)?, f.abs(sum)?);
        let least = f.mul(whole, epsilon)?;
        let on = f.compare(size, least, Cmp::Gt)?;
        Ok((vec![sum, factor, n, a, x], on))
    })?;
    let log_x = cx.log(x)?;
    let log_power = cx.mul(a, log_x)?;
    let next = plus(cx, a, 1.0)?;
    let log_next = lgamma(cx, next)?;
    let exponent = cx.sub(log_power, log_next)?;
    let first = cx.expm1(exponent)?;
    let first = cx.neg(first)?;
    let log_gamma = lgamma(cx, a)?;
    let exponent = cx.sub(log_power, log_gamma)?;
    let scale = cx.exp(exponent)?;
    let rest = cx.mul(scale, state[0])?;
    Ok(cx.sub(first, rest)?)
}

/// Q(a, x) by its continued fraction (DLMF 8.9.2), for x above a; Lentz' method.
fn upper_fraction(cx: &mut Cx<'_>, active: Value, a: Value, x: Value, kernel: Value) -> Result<Value> {
    let (dtype, dims) = (cx.dtype(a), cx.dims(a));
    let epsilon = if dtype == DType::F64 { f64::EPSILON } else { f32::EPSILON as f64 };
    let tiny = if dtype == DType::F64 { 1e-300 } else { 1e-30 };
    let b = cx.sub(x, a)?;
    let b = plus(cx, b, 1.0)?;
    let c = cx.full_like(a, 1.0 / tiny);
    let d = one_over(cx, b)?;
    let n = cx.full_like(a, 0.0);
    let state = iterate(cx, active, &[d, b, c, d, n, a], |f, v| {
        let (h, b, c, d, n, a) = (v[0], v[1], v[2], v[3], v[4], v[5]);
        let (one, two) = (f.constant(dtype, &dims, 1.0), f.constant(dtype, &dims, 2.0));
        let n = f.add(n, one)?;
        let over = f.sub(a, n)?;
        let factor = f.mul(n, over)?;
        let b = f.add(b, two)?;
        let tiny = f.constant(dtype, &dims, tiny);
        let away = |f: &mut torchtpu_stablehlo::Func, x: Value| -> Result<Value> {
            let m = f.abs(x)?;
            let small = f.compare(m, tiny, Cmp::Lt)?;
            Ok(f.select(small, tiny, x)?)
        };
        let d = f.mul(factor, d)?;
        let d = f.add(d, b)?;
        let d = away(f, d)?;
        let c = f.div(factor, c)?;
        let c = f.add(c, b)?;
        let c = away(f, c)?;
        let d = f.div(one, d)?;
        let change = f.mul(c, d)?;
        let h = f.mul(h, change)?;
        let off = f.sub(change, one)?;
        let off = f.abs(off)?;
        let epsilon = f.constant(dtype, &dims, epsilon);
        let more = f.compare(off, epsilon, Cmp::Gt)?;
        let most = f.constant(dtype, &dims, MOST_ROUNDS);
        let early = f.compare(n, most, Cmp::Lt)?;
        let on = f.and(more, early)?;
        Ok((vec![h, b, c, d, n, a], on))
    })?;
    Ok(cx.mul(kernel, state[0])?)
}

/// A continued fraction that rounding keeps from settling ends here.
const MOST_ROUNDS: f64 = 1e5;

/// The regularised incomplete gamma functions: P(a, x), or with `upper` Q = 1 - P.
fn incomplete(cx: &mut Cx<'_>, a: Value, x: Value, upper: bool) -> Result<Value> {
    let (zero, one) = (cx.full_like(a, 0.0), cx.full_like(a, 1.0));
    let infinity = cx.full_like(a, f64::INFINITY);
    // Where neither is at an end of its range; elsewhere the loops get numbers with which they end at once.
    let mut inside = cx.compare(a, zero, Cmp::Gt)?;
    for (v, end, cmp) in [(x, zero, Cmp::Gt), (a, infinity, Cmp::Lt), (x, infinity, Cmp::Lt)] {
        let holds = cx.compare(v, end, cmp)?;
        inside = cx.and(inside, holds)?;
    }
    let (sa, sx) = (cx.select(inside, a, one)?, cx.select(inside, x, one)?);
    let kernel = kernel(cx, sa, sx)?;

    let edge = cx.full_like(a, 1.1);
    let wide = cx.compare(sx, edge, Cmp::Gt)?;
    let beyond = cx.compare(sx, sa, Cmp::Ge)?;
    let by_fraction = cx.and(wide, beyond)?;
    let log = cx.log(sx)?;
    let bound = cx.full_like(a, -0.4);
    let bound = cx.div(bound, log)?;
    let share = times(cx, sx, 1.1)?;
    let half = cx.full_like(a, 0.5);
    let low = cx.compare(sx, half, Cmp::Le)?;
    let bound = cx.select(low, bound, share)?;
    let below_bound = cx.compare(sa, bound, Cmp::Le)?;
    let narrow = cx.not(wide)?;
    let by_upper = cx.and(narrow, below_bound)?;
    let either = cx.or(by_fraction, by_upper)?;
    let by_lower = cx.not(either)?;

    let p = lower_series(cx, by_lower, sa, sx, kernel)?;
    let q = upper_series(cx, by_upper, sa, sx)?;
    let fraction = upper_fraction(cx, by_fraction, sa, sx, kernel)?;
    let q = cx.select(by_fraction, fraction, q)?;
    let (from_p, from_q) = (cx.sub(one, p)?, cx.sub(one, q)?);
    let y = if upper { cx.select(by_lower, from_p, q)? } else { cx.select(by_lower, p, from_q)? };

    let sum = cx.add(a, x)?;
    let number = cx.compare(sum, sum, Cmp::Eq)?;
    let y = cx.select(number, y, sum)?;
    // The ends of the ranges, in the CPU's order.
    let (all, none) = if upper { (zero, one) } else { (one, zero) };
    let nan = cx.full_like(a, f64::NAN);
    let far = cx.compare(x, infinity, Cmp::Eq)?;
    let y = cx.select(far, all, y)?;
    let vast = cx.compare(a, infinity, Cmp::Eq)?;
    let both = cx.select(far, nan, none)?;
    let y = cx.select(vast, both, y)?;
    let start = cx.compare(x, zero, Cmp::Eq)?;
    let y = cx.select(start, none, y)?;
    let point = cx.compare(a, zero, Cmp::Eq)?;
    let beyond = cx.compare(x, zero, Cmp::Gt)?;
    let origin = cx.select(beyond, all, nan)?;
    let y = cx.select(point, origin, y)?;
    let (na, nx) = (below(cx, a, 0.0)?, below(cx, x, 0.0)?);
    let negative = cx.or(na, nx)?;
    Ok(cx.select(negative, nan, y)?)
}

/// Two floating-point operands in the accumulation type of the result, broadcast.
pub(super) fn two_floats<'t>(
    t: &'t mut Table,
    name: &'static str,
    f: fn(&mut Cx<'_>, Value, Value) -> Result<Value>,
) -> &'t mut crate::table::OpDef {
    def1(t, name, move |cx, args| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        if !out.is_float() {
            return Err(OpError::no_rule("complex numbers"));
        }
        let acc = Cx::acc(out);
        let (a, b) = (cx.value_as(args, 0, acc, &dims)?, cx.value_as(args, 1, acc, &dims)?);
        let y = f(cx, a, b)?;
        cx.cast(y, out)
    })
}

pub(super) fn register(t: &mut Table) {
    real(t, "aten::digamma", digamma);
    def1(t, "aten::polygamma", polygamma);
    for name in ["aten::special_zeta", "aten::special_zeta.self_scalar", "aten::special_zeta.other_scalar"] {
        two_floats(t, name, zeta);
    }
    two_floats(t, "aten::igamma", |cx, a, x| incomplete(cx, a, x, false));
    two_floats(t, "aten::igammac", |cx, a, x| incomplete(cx, a, x, true));
}
