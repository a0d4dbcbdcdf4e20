//! Bessel functions and Airy's: Chebyshev series near zero, Hankel's expansions far from it (Abramowitz and Stegun 9 and
//! 10.4), good to a few units in the last place of the greatest value around.
use super::chebyshev::{series, tables as c};
use super::elementwise::polynomial;
use super::special::{below, plus, real, times};
use crate::cx::Cx;
use crate::error::Result;
use crate::table::Table;
use std::f64::consts::{FRAC_2_PI, PI};
use torchtpu_stablehlo::{Cmp, Value};

/// `y`, or NaN where `x` is: XLA's maximum and minimum may lose one.
pub(super) fn keep_nan(cx: &mut Cx<'_>, x: Value, y: Value) -> Result<Value> {
    let number = cx.compare(x, x, Cmp::Eq)?;
    Ok(cx.select(number, y, x)?)
}

/// `on_true` where `x` equals the number `c`, else `y`.
pub(super) fn at(cx: &mut Cx<'_>, x: Value, c: f64, on_true: f64, y: Value) -> Result<Value> {
    let (c, v) = (cx.full_like(x, c), cx.full_like(x, on_true));
    let equal = cx.compare(x, c, Cmp::Eq)?;
    Ok(cx.select(equal, v, y)?)
}

/// NaN below zero, `pole` at zero, else `y`: the functions with a logarithm.
fn on_positive(cx: &mut Cx<'_>, x: Value, pole: f64, y: Value) -> Result<Value> {
    let negative = below(cx, x, 0.0)?;
    let nan = cx.full_like(x, f64::NAN);
    let y = cx.select(negative, nan, y)?;
    let y = at(cx, x, 0.0, pole, y)?;
    keep_nan(cx, x, y)
}

fn clamp_above(cx: &mut Cx<'_>, x: Value, most: f64) -> Result<Value> {
    let most = cx.full_like(x, most);
    Ok(cx.min(x, most)?)
}

fn clamp_below(cx: &mut Cx<'_>, x: Value, least: f64) -> Result<Value> {
    let least = cx.full_like(x, least);
    Ok(cx.max(x, least)?)
}

/// x^2 / 32 - 1 of x in [0, 8].
fn near_zero(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let square = cx.mul(x, x)?;
    let share = times(cx, square, 1.0 / 32.0)?;
    plus(cx, share, -1.0)
}

/// (J, Y) of order 0 or 1 for x of at least 8.
fn hankel(cx: &mut Cx<'_>, x: Value, order: usize) -> Result<(Value, Value)> {
    let (p, q): (&[f64], &[f64]) = if order == 0 { (&c::P0, &c::Q0) } else { (&c::P1, &c::Q1) };
    let eight = cx.full_like(x, 8.0);
    let z = cx.div(eight, x)?;
    let square = cx.mul(z, z)?;
    let t = times(cx, square, 2.0)?;
    let t = plus(cx, t, -1.0)?;
    let p = series(cx, t, p)?;
    let q = series(cx, t, q)?;
    let q = cx.mul(q, z)?;
    // The phase x - (2 order + 1) pi / 4 by the addition theorems: the difference itself would lose x's last bits.
    let (sin, cos) = (cx.sin(x)?, cx.cos(x)?);
    let (sum, difference) = (cx.add(sin, cos)?, cx.sub(sin, cos)?);
    let (cos, sin) = if order == 0 { (sum, difference) } else { (difference, cx.neg(sum)?) };
    let scale = times(cx, x, PI)?;
    let scale = cx.rsqrt(scale)?;
    let (pc, qs, ps, qc) = (cx.mul(p, cos)?, cx.mul(q, sin)?, cx.mul(p, sin)?, cx.mul(q, cos)?);
    let (j, y) = (cx.sub(pc, qs)?, cx.add(ps, qc)?);
    Ok((cx.mul(j, scale)?, cx.mul(y, scale)?))
}

/// J of order 0 or 1 for x in [0, 8].
fn j_near(cx: &mut Cx<'_>, x: Value, order: usize) -> Result<Value> {
    let t = near_zero(cx, x)?;
    if order == 0 {
        return series(cx, t, &c::J0_NEAR);
    }
    let y = series(cx, t, &c::J1_NEAR)?;
    Ok(cx.mul(x, y)?)
}

fn bessel_j(cx: &mut Cx<'_>, x: Value, order: usize) -> Result<Value> {
    let m = cx.abs(x)?;
    let (inner, outer) = (clamp_above(cx, m, 8.0)?, clamp_below(cx, m, 8.0)?);
    let near = j_near(cx, inner, order)?;
    let (far, _) = hankel(cx, outer, order)?;
    let small = below(cx, m, 8.0)?;
    let mut y = cx.select(small, near, far)?;
    if order == 1 {
        let (negative, minus) = (below(cx, x, 0.0)?, cx.neg(y)?);
        y = cx.select(negative, minus, y)?;
    }
    keep_nan(cx, x, y)
}

fn bessel_y(cx: &mut Cx<'_>, x: Value, order: usize) -> Result<Value> {
    let (inner, outer) = (clamp_above(cx, x, 8.0)?, clamp_below(cx, x, 8.0)?);
    let t = near_zero(cx, inner)?;
    let j = j_near(cx, inner, order)?;
    let log = cx.log(inner)?;
    let log = cx.mul(log, j)?;
    let near = if order == 0 {
        let (rest, log) = (series(cx, t, &c::Y0_NEAR)?, times(cx, log, FRAC_2_PI)?);
        cx.add(rest, log)?
    } else {
        let rest = series(cx, t, &c::Y1_NEAR)?;
        let rest = cx.mul(rest, inner)?;
        let one = cx.full_like(x, 1.0);
        let inverse = cx.div(one, inner)?;
        let pole = cx.sub(log, inverse)?;
        let pole = times(cx, pole, FRAC_2_PI)?;
        cx.add(rest, pole)?
    };
    let (_, far) = hankel(cx, outer, order)?;
    let small = below(cx, x, 8.0)?;
    let y = cx.select(small, near, far)?;
    on_positive(cx, x, f64::NEG_INFINITY, y)
}

/// The power series of I (9.6.10) of order 0 or 1.
fn i_series(cx: &mut Cx<'_>, x: Value, order: usize, terms: usize) -> Result<Value> {
    let quarter = cx.mul(x, x)?;
    let quarter = times(cx, quarter, 0.25)?;
    let mut y = cx.full_like(x, 1.0);
    for k in (1..terms).rev() {
        y = cx.mul(y, quarter)?;
        y = times(cx, y, 1.0 / (k * (k + order)) as f64)?;
        y = plus(cx, y, 1.0)?;
    }
    if order == 0 {
        return Ok(y);
    }
    let half = times(cx, x, 0.5)?;
    Ok(cx.mul(half, y)?)
}

/// I of order 0 or 1 by its power series for small arguments and its asymptotic one (9.7.1) for large; `scaled` by e^-|x|.
fn bessel_i(cx: &mut Cx<'_>, x: Value, order: usize, scaled: bool) -> Result<Value> {
    const EDGE: f64 = 25.0;
    let m = cx.abs(x)?;
    let (inner, outer) = (clamp_above(cx, m, EDGE)?, clamp_below(cx, m, EDGE)?);
    let near = i_series(cx, inner, order, 70)?;
    let one = cx.full_like(x, 1.0);
    let inverse = cx.div(one, outer)?;
    let mut coefficients = vec![1.0];
    for k in 1..22 {
        let odd = (2 * k - 1) as f64;
        coefficients.push(coefficients[k - 1] * (odd * odd - 4.0 * order as f64) / (8.0 * k as f64));
    }
    coefficients.reverse();
    let sum = polynomial(cx, inverse, &coefficients)?;
    let root = times(cx, inverse, 1.0 / (2.0 * PI))?;
    let root = cx.sqrt(root)?;
    let far = cx.mul(sum, root)?;
    let (near, far) = if scaled {
        let minus = cx.neg(inner)?;
        let decay = cx.exp(minus)?;
        (cx.mul(near, decay)?, far)
    } else {
        // e^m in two factors: it overflows before the product does.
        let half = times(cx, outer, 0.5)?;
        let growth = cx.exp(half)?;
        let far = cx.mul(far, growth)?;
        (near, cx.mul(far, growth)?)
    };
    let small = below(cx, m, EDGE)?;
    let mut y = cx.select(small, near, far)?;
    if order == 1 {
        let (negative, minus) = (below(cx, x, 0.0)?, cx.neg(y)?);
        y = cx.select(negative, minus, y)?;
    }
    keep_nan(cx, x, y)
}

/// K of order 0 or 1; `scaled` by e^x.
fn bessel_k(cx: &mut Cx<'_>, x: Value, order: usize, scaled: bool) -> Result<Value> {
    let (inner, outer) = (clamp_above(cx, x, 2.0)?, clamp_below(cx, x, 2.0)?);
    let half = times(cx, inner, 0.5)?;
    let log = cx.log(half)?;
    let i = i_series(cx, inner, order, 16)?;
    let log = cx.mul(log, i)?;
    let square = cx.mul(inner, inner)?;
    let t = times(cx, square, 0.5)?;
    let t = plus(cx, t, -1.0)?;
    let one = cx.full_like(x, 1.0);
    let near = if order == 0 {
        let rest = series(cx, t, &c::K0_NEAR)?;
        cx.sub(rest, log)?
    } else {
        let rest = series(cx, t, &c::K1_NEAR)?;
        let rest = cx.mul(rest, inner)?;
        let inverse = cx.div(one, inner)?;
        let pole = cx.add(log, inverse)?;
        cx.add(rest, pole)?
    };
    let four = cx.full_like(x, 4.0);
    let t = cx.div(four, outer)?;
    let t = plus(cx, t, -1.0)?;
    let far = series(cx, t, if order == 0 { &c::K0_FAR } else { &c::K1_FAR })?;
    let root = cx.rsqrt(outer)?;
    let far = cx.mul(far, root)?;
    let (near, far) = if scaled {
        let growth = cx.exp(inner)?;
        (cx.mul(near, growth)?, far)
    } else {
        let minus = cx.neg(outer)?;
        let decay = cx.exp(minus)?;
        (near, cx.mul(far, decay)?)
    };
    let edge = cx.full_like(x, 2.0);
    let small = cx.compare(x, edge, Cmp::Le)?;
    let y = cx.select(small, near, far)?;
    on_positive(cx, x, f64::INFINITY, y)
}

/// 2/3 x^(3/2).
fn zeta_of(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let root = cx.sqrt(x)?;
    let y = cx.mul(x, root)?;
    times(cx, y, 2.0 / 3.0)
}

fn airy(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let (low, high) = (clamp_below(cx, x, -4.0)?, clamp_below(cx, x, 2.0)?);
    let middle = clamp_above(cx, low, 2.0)?;
    let t = times(cx, middle, 1.0 / 3.0)?;
    let t = plus(cx, t, 1.0 / 3.0)?;
    let middle = series(cx, t, &c::AIRY_MIDDLE)?;

    let zeta = zeta_of(cx, high)?;
    let edge = cx.full_like(x, 2.0 / 3.0 * 2f64.powf(1.5) * 2.0);
    let t = cx.div(edge, zeta)?;
    let t = plus(cx, t, -1.0)?;
    let right = series(cx, t, &c::AIRY_FAR)?;
    let minus = cx.neg(zeta)?;
    let decay = cx.exp(minus)?;
    let right = cx.mul(right, decay)?;
    let root = cx.rsqrt(high)?;
    let root = cx.sqrt(root)?;
    let right = cx.mul(right, root)?;
    let right = times(cx, right, 0.5 / PI.sqrt())?;

    let minus = cx.neg(x)?;
    let left = clamp_below(cx, minus, 4.0)?;
    let zeta = zeta_of(cx, left)?;
    let edge = cx.full_like(x, 16.0 / 3.0);
    let share = cx.div(edge, zeta)?;
    let square = cx.mul(share, share)?;
    let t = times(cx, square, 2.0)?;
    let t = plus(cx, t, -1.0)?;
    let p = series(cx, t, &c::AIRY_P)?;
    let q = series(cx, t, &c::AIRY_Q)?;
    let q = cx.mul(q, share)?;
    let (sin, cos) = (cx.sin(zeta)?, cx.cos(zeta)?);
    let (sum, difference) = (cx.add(sin, cos)?, cx.sub(sin, cos)?);
    let (p, q) = (cx.mul(p, sum)?, cx.mul(q, difference)?);
    let wave = cx.add(p, q)?;
    let root = cx.rsqrt(left)?;
    let root = cx.sqrt(root)?;
    let wave = cx.mul(wave, root)?;
    let wave = times(cx, wave, 1.0 / (2.0 * PI).sqrt())?;

    let is_left = below(cx, x, -4.0)?;
    let is_middle = below(cx, x, 2.0)?;
    let y = cx.select(is_middle, middle, right)?;
    let y = cx.select(is_left, wave, y)?;
    // The CPU has no value at infinity.
    let m = cx.abs(x)?;
    let y = at(cx, m, f64::INFINITY, f64::NAN, y)?;
    keep_nan(cx, x, y)
}

/// sin(x) / x.
fn spherical_j0(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let sine = cx.sin(x)?;
    let y = cx.div(sine, x)?;
    let y = at(cx, x, 0.0, 1.0, y)?;
    let m = cx.abs(x)?;
    at(cx, m, f64::INFINITY, 0.0, y)
}

pub(super) fn register(t: &mut Table) {
    real(t, "aten::special_bessel_j0", |cx, x| bessel_j(cx, x, 0));
    real(t, "aten::special_bessel_j1", |cx, x| bessel_j(cx, x, 1));
    real(t, "aten::special_bessel_y0", |cx, x| bessel_y(cx, x, 0));
    real(t, "aten::special_bessel_y1", |cx, x| bessel_y(cx, x, 1));
    for name in ["aten::i0", "aten::special_modified_bessel_i0"] {
        real(t, name, |cx, x| bessel_i(cx, x, 0, false));
    }
    for name in ["aten::special_i1", "aten::special_modified_bessel_i1"] {
        real(t, name, |cx, x| bessel_i(cx, x, 1, false));
    }
    real(t, "aten::special_i0e", |cx, x| bessel_i(cx, x, 0, true));
    real(t, "aten::special_i1e", |cx, x| bessel_i(cx, x, 1, true));
    real(t, "aten::special_modified_bessel_k0", |cx, x| bessel_k(cx, x, 0, false));
    real(t, "aten::special_modified_bessel_k1", |cx, x| bessel_k(cx, x, 1, false));
    real(t, "aten::special_scaled_modified_bessel_k0", |cx, x| bessel_k(cx, x, 0, true));
    real(t, "aten::special_scaled_modified_bessel_k1", |cx, x| bessel_k(cx, x, 1, true));
    real(t, "aten::special_airy_ai", airy);
    real(t, "aten::special_spherical_bessel_j0", spherical_j0);
}
