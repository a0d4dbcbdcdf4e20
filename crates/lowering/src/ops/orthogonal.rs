//! Orthogonal polynomials of an order that is a tensor: by recurrence, Chebyshev's inside [-1, 1] by their angle.
use super::gamma::two_floats;
use super::iterate::iterate;
use super::special::{below, plus, times};
use crate::cx::Cx;
use crate::error::Result;
use crate::table::Table;
use torchtpu_stablehlo::{Cmp, DType, Func, Value};

/// From (x, k, p(k-1), p(k)) to p(k+1).
type Recurrence = fn(&mut Func, Value, Value, Value, Value) -> Result<Value>;

fn scaled(f: &mut Func, x: Value, c: f64) -> Result<Value> {
    let c = f.constant(f.dtype(x), &f.dims(x), c);
    Ok(f.mul(x, c)?)
}
fn shifted(f: &mut Func, x: Value, c: f64) -> Result<Value> {
    let c = f.constant(f.dtype(x), &f.dims(x), c);
    Ok(f.add(x, c)?)
}

/// 2 x q - p
fn chebyshev_next(f: &mut Func, x: Value, _: Value, p: Value, q: Value) -> Result<Value> {
    let twice = scaled(f, x, 2.0)?;
    let grown = f.mul(twice, q)?;
    Ok(f.sub(grown, p)?)
}
/// 2 x q - 2 k p
fn physicists_next(f: &mut Func, x: Value, k: Value, p: Value, q: Value) -> Result<Value> {
    let (twice, k) = (scaled(f, x, 2.0)?, scaled(f, k, 2.0)?);
    let (grown, less) = (f.mul(twice, q)?, f.mul(k, p)?);
    Ok(f.sub(grown, less)?)
}
/// x q - k p
fn probabilists_next(f: &mut Func, x: Value, k: Value, p: Value, q: Value) -> Result<Value> {
    let (grown, less) = (f.mul(x, q)?, f.mul(k, p)?);
    Ok(f.sub(grown, less)?)
}
/// ((2 k + 1 - x) q - k p) / (k + 1)
fn laguerre_next(f: &mut Func, x: Value, k: Value, p: Value, q: Value) -> Result<Value> {
    let (twice, minus) = (scaled(f, k, 2.0)?, f.neg(x)?);
    let minus = shifted(f, minus, 1.0)?;
    let factor = f.add(twice, minus)?;
    let (grown, less) = (f.mul(factor, q)?, f.mul(k, p)?);
    let (above, under) = (f.sub(grown, less)?, shifted(f, k, 1.0)?);
    Ok(f.div(above, under)?)
}
/// ((2 k + 1) x q - k p) / (k + 1)
fn legendre_next(f: &mut Func, x: Value, k: Value, p: Value, q: Value) -> Result<Value> {
    let twice = scaled(f, k, 2.0)?;
    let factor = shifted(f, twice, 1.0)?;
    let factor = f.mul(factor, x)?;
    let (grown, less) = (f.mul(factor, q)?, f.mul(k, p)?);
    let (above, under) = (f.sub(grown, less)?, shifted(f, k, 1.0)?);
    Ok(f.div(above, under)?)
}

/// The order as the CPU reads it: towards zero, and -1 (no polynomial) where no 64-bit integer is it.
fn order(cx: &mut Cx<'_>, n: Value) -> Result<Value> {
    let (most, zero) = (cx.full_like(n, 2f64.powi(63)), cx.full_like(n, 0.0));
    let least = cx.compare(n, zero, Cmp::Ge)?;
    let fits = cx.compare(n, most, Cmp::Lt)?;
    let fits = cx.and(least, fits)?;
    let whole = cx.floor(n)?;
    // -0.5 is order 0.
    let near = plus(cx, n, 1.0)?;
    let near = cx.compare(near, zero, Cmp::Gt)?;
    let none = cx.full_like(n, -1.0);
    let other = cx.select(near, zero, none)?;
    let nan = cx.compare(n, n, Cmp::Ne)?;
    let other = cx.select(nan, none, other)?;
    let large = cx.compare(n, most, Cmp::Ge)?;
    let other = cx.select(large, none, other)?;
    Ok(cx.select(fits, whole, other)?)
}

/// The polynomial of order `n` with p(0) = 1 and p(1) = `first`, where `wanted`; 0 where the order is negative.
fn by_recurrence(
    cx: &mut Cx<'_>,
    x: Value,
    n: Value,
    first: Value,
    wanted: Option<Value>,
    next: Recurrence,
) -> Result<Value> {
    let (zero, one) = (cx.full_like(x, 0.0), cx.full_like(x, 1.0));
    let mut active = cx.compare(n, one, Cmp::Gt)?;
    if let Some(wanted) = wanted {
        active = cx.and(active, wanted)?;
    }
    let number = cx.compare(first, first, Cmp::Eq)?;
    active = cx.and(active, number)?;
    let state = iterate(cx, active, &[one, first, one, x, n], |f, v| {
        let (p, q, k, x, n) = (v[0], v[1], v[2], v[3], v[4]);
        let r = next(f, x, k, p, q)?;
        let k = shifted(f, k, 1.0)?;
        let more = f.compare(k, n, Cmp::Lt)?;
        let number = f.compare(r, r, Cmp::Eq)?;
        let on = f.and(more, number)?;
        Ok((vec![q, r, k, x, n], on))
    })?;
    let none = below(cx, n, 0.0)?;
    let constant = below(cx, n, 1.0)?;
    let y = cx.select(constant, one, state[1])?;
    Ok(cx.select(none, zero, y)?)
}

/// 1 or -1 as `n` is even or odd.
fn alternating(cx: &mut Cx<'_>, n: Value) -> Result<Value> {
    let half = times(cx, n, 0.5)?;
    let whole = cx.floor(half)?;
    let odd = cx.compare(half, whole, Cmp::Ne)?;
    let (one, minus) = (cx.full_like(n, 1.0), cx.full_like(n, -1.0));
    Ok(cx.select(odd, minus, one)?)
}

#[derive(Clone, Copy)]
enum Kind {
    T,
    U,
    V,
    W,
}

/// Chebyshev's polynomials of the four kinds; above order `steps` by the angle, as the recurrence would round too often.
fn chebyshev(cx: &mut Cx<'_>, x: Value, n: Value, kind: Kind, steps: f64) -> Result<Value> {
    let n = order(cx, n)?;
    let twice = times(cx, x, 2.0)?;
    let first = match kind {
        Kind::T => x,
        Kind::U => twice,
        Kind::V => plus(cx, twice, -1.0)?,
        Kind::W => plus(cx, twice, 1.0)?,
    };
    let m = cx.abs(x)?;
    let inside = below(cx, m, 1.0)?;
    let edge = cx.full_like(x, steps);
    let high = cx.compare(n, edge, Cmp::Gt)?;
    let by_angle = cx.and(inside, high)?;
    let one = cx.full_like(x, 1.0);
    let ends = cx.compare(m, one, Cmp::Eq)?;
    let elsewhere = cx.or(by_angle, ends)?;
    let wanted = cx.not(elsewhere)?;
    let y = by_recurrence(cx, x, n, first, Some(wanted), chebyshev_next)?;

    // acos by its two legs, which keeps the angle's last bits near the ends.
    let (up, down) = (plus(cx, x, 1.0)?, cx.neg(x)?);
    let down = plus(cx, down, 1.0)?;
    let product = cx.mul(up, down)?;
    let sine = cx.sqrt(product)?;
    let angle = cx.atan2(sine, x)?;
    let (next, halfway) = (plus(cx, n, 1.0)?, plus(cx, n, 0.5)?);
    let half = times(cx, angle, 0.5)?;
    let turned = cx.mul(if matches!(kind, Kind::T) { n } else { halfway }, angle)?;
    let value = match kind {
        Kind::T => cx.cos(turned)?,
        Kind::U => {
            let turned = cx.mul(next, angle)?;
            let above = cx.sin(turned)?;
            cx.div(above, sine)?
        }
        Kind::V => {
            let (above, under) = (cx.cos(turned)?, cx.cos(half)?);
            cx.div(above, under)?
        }
        Kind::W => {
            let (above, under) = (cx.sin(turned)?, cx.sin(half)?);
            cx.div(above, under)?
        }
    };
    let y = cx.select(by_angle, value, y)?;

    let sign = alternating(cx, n)?;
    let long = times(cx, n, 2.0)?;
    let long = plus(cx, long, 1.0)?;
    let (right, left) = match kind {
        Kind::T => (one, sign),
        Kind::U => (next, cx.mul(sign, next)?),
        Kind::V => (one, cx.mul(sign, long)?),
        Kind::W => (long, sign),
    };
    let positive = cx.compare(x, one, Cmp::Eq)?;
    let end = cx.select(positive, right, left)?;
    let y = cx.select(ends, end, y)?;
    let zero = cx.full_like(x, 0.0);
    let none = below(cx, n, 0.0)?;
    Ok(cx.select(none, zero, y)?)
}

/// The same on [0, 1].
fn shifted_chebyshev(cx: &mut Cx<'_>, x: Value, n: Value, kind: Kind, steps: f64) -> Result<Value> {
    let x = times(cx, x, 2.0)?;
    let x = plus(cx, x, -1.0)?;
    chebyshev(cx, x, n, kind, steps)
}

/// Hermite's polynomials; above these orders the CPU has no values.
fn hermite(cx: &mut Cx<'_>, x: Value, n: Value, physicists: bool) -> Result<Value> {
    let n = order(cx, n)?;
    let most = if cx.dtype(x) == DType::F64 { 512.0 } else { 128.0 };
    let limit = cx.full_like(x, most);
    let defined = cx.compare(n, limit, Cmp::Le)?;
    let first = if physicists { times(cx, x, 2.0)? } else { x };
    let next = if physicists { physicists_next } else { probabilists_next };
    let y = by_recurrence(cx, x, n, first, Some(defined), next)?;
    let nan = cx.full_like(x, f64::NAN);
    Ok(cx.select(defined, y, nan)?)
}

fn laguerre(cx: &mut Cx<'_>, x: Value, n: Value) -> Result<Value> {
    let n = order(cx, n)?;
    let minus = cx.neg(x)?;
    let first = plus(cx, minus, 1.0)?;
    by_recurrence(cx, x, n, first, None, laguerre_next)
}

fn legendre(cx: &mut Cx<'_>, x: Value, n: Value) -> Result<Value> {
    let n = order(cx, n)?;
    by_recurrence(cx, x, n, x, None, legendre_next)
}

/// The op and its overloads with a number as x or as n.
macro_rules! polynomials {
    ($t:expr, $($name:literal => $rule:expr),* $(,)?) => {
        $(for name in [
            concat!("aten::special_", $name),
            concat!("aten::special_", $name, ".x_scalar"),
            concat!("aten::special_", $name, ".n_scalar"),
        ] {
            two_floats($t, name, $rule);
        })*
    };
}

pub(super) fn register(t: &mut Table) {
    polynomials!(t,
        "chebyshev_polynomial_t" => |cx, x, n| chebyshev(cx, x, n, Kind::T, 6.0),
        "chebyshev_polynomial_u" => |cx, x, n| chebyshev(cx, x, n, Kind::U, 8.0),
        "chebyshev_polynomial_v" => |cx, x, n| chebyshev(cx, x, n, Kind::V, 8.0),
        "chebyshev_polynomial_w" => |cx, x, n| chebyshev(cx, x, n, Kind::W, 8.0),
        "shifted_chebyshev_polynomial_t" => |cx, x, n| shifted_chebyshev(cx, x, n, Kind::T, 6.0),
        "shifted_chebyshev_polynomial_u" => |cx, x, n| shifted_chebyshev(cx, x, n, Kind::U, 6.0),
        "shifted_chebyshev_polynomial_v" => |cx, x, n| shifted_chebyshev(cx, x, n, Kind::V, 6.0),
        "shifted_chebyshev_polynomial_w" => |cx, x, n| shifted_chebyshev(cx, x, n, Kind::W, 4.0),
        "hermite_polynomial_h" => |cx, x, n| hermite(cx, x, n, true),
        "hermite_polynomial_he" => |cx, x, n| hermite(cx, x, n, false),
        "laguerre_polynomial_l" => laguerre,
        "legendre_polynomial_p" => legendre,
    );
}
