//! Elementwise ops: arithmetic, comparisons, activations and their backward, casts and fills.
//!
//! Operands are promoted as torch does; narrower floats than float32 are computed in float32 and rounded once, as torch's
//! CPU kernels do.
use crate::api::{Arg, ScalarValue};
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, OpDef, Table};
use torchtpu_stablehlo::{Cmp, DType, Value};

type Unary = fn(&mut Cx<'_>, Value) -> Result<Value>;
type Binary = fn(&mut Cx<'_>, Value, Value) -> Result<Value>;

/// An op of one tensor whose result has the output's dtype; computed in the accumulation type.
pub(super) fn unary<'t>(t: &'t mut Table, name: &'static str, f: Unary) -> &'t mut OpDef {
    def1(t, name, move |cx, args| {
        let out = cx.out_dtype(0);
        let x = cx.value(args, 0, Cx::acc(out))?;
        let y = f(cx, x)?;
        cx.cast(y, out)
    })
}

/// An op of two broadcast operands (tensor or scalar), computed in the accumulation type of their promoted dtype.
pub(super) fn binary<'t>(t: &'t mut Table, name: &'static str, f: Binary) -> &'t mut OpDef {
    def1(t, name, move |cx, args| {
        let (dtype, dims, out) = (cx.promote(&[&args[0], &args[1]]), cx.out_dims(0), cx.out_dtype(0));
        let (a, b) = operands(cx, args, 0, 1, dtype, &dims)?;
        let y = f(cx, a, b)?;
        cx.cast(y, out)
    })
}

/// Two arguments rounded to `dtype`, then widened to its accumulation type and broadcast.
fn operands(cx: &mut Cx<'_>, args: &[Arg], i: usize, j: usize, dtype: DType, dims: &[i64]) -> Result<(Value, Value)> {
    let mut get = |k: usize| -> Result<Value> {
        // Scalars are not rounded to a narrow float first: CPU kernels take them in the accumulation type.
        let first = if matches!(args[k], Arg::Scalar(_)) { Cx::acc(dtype) } else { dtype };
        let v = cx.value(args, k, first)?;
        let v = cx.cast(v, Cx::acc(dtype))?;
        Ok(cx.broadcast_to(v, dims)?)
    };
    Ok((get(i)?, get(j)?))
}

fn compare(t: &mut Table, stem: [&'static str; 2], cmp: Cmp) {
    for name in stem {
        def1(t, name, move |cx, args| {
            let (dtype, dims) = (cx.promote(&[&args[0], &args[1]]), cx.out_dims(0));
            let get = |cx: &mut Cx<'_>, i: usize| cx.value_as(args, i, dtype, &dims);
            let (a, b) = (get(cx, 0)?, get(cx, 1)?);
            Ok(cx.compare(a, b, cmp)?)
        });
    }
}

fn alpha(cx: &mut Cx<'_>, args: &[Arg], i: usize, dtype: DType, y: Value) -> Result<Value> {
    match args.get(i) {
        Some(Arg::Scalar(s)) if s.known.is_some_and(|k| k.as_f64() == 1.0) => Ok(y),
        Some(Arg::Scalar(_)) => {
            let a = cx.value(args, i, dtype)?;
            let a = cx.splat(a, y)?;
            Ok(if dtype == DType::Bool { cx.and(a, y)? } else { cx.mul(a, y)? })
        }
        _ => Ok(y),
    }
}

fn add_like(t: &mut Table, name: &'static str, subtract: bool, reverse: bool) {
    def1(t, name, move |cx, args| {
        let (dtype, dims, out) = (cx.promote(&[&args[0], &args[1]]), cx.out_dims(0), cx.out_dtype(0));
        let (mut a, mut b) = operands(cx, args, 0, 1, dtype, &dims)?;
        if reverse {
            std::mem::swap(&mut a, &mut b);
        }
        let b = alpha(cx, args, 2, Cx::acc(dtype), b)?;
        let y = match (subtract, dtype == DType::Bool) {
            (false, true) => cx.or(a, b)?,
            (true, true) => cx.xor(a, b)?,
            (false, false) => cx.add(a, b)?,
            (true, false) => cx.sub(a, b)?,
        };
        cx.cast(y, out)
    });
}

fn mul(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    Ok(if cx.dtype(a) == DType::Bool { cx.and(a, b)? } else { cx.mul(a, b)? })
}

/// Rounds towards minus infinity; integers exactly, floats as Python's `//` (by way of the remainder).
pub(super) fn floor_div(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    let dtype = cx.dtype(a);
    if dtype.is_unsigned() {
        return Ok(cx.div(a, b)?);
    }
    let zero = cx.full_like(a, 0.0);
    let one = cx.full_like(a, 1.0);
    let rem = cx.rem(a, b)?;
    let nonzero = cx.compare(rem, zero, Cmp::Ne)?;
    let rem_neg = cx.compare(rem, zero, Cmp::Lt)?;
    let b_neg = cx.compare(b, zero, Cmp::Lt)?;
    let differ = cx.compare(rem_neg, b_neg, Cmp::Ne)?;
    let adjust = cx.and(nonzero, differ)?;
    if dtype.is_int() {
        let q = cx.div(a, b)?;
        let less = cx.sub(q, one)?;
        return Ok(cx.select(adjust, less, q)?);
    }
    let exact = cx.sub(a, rem)?;
    let q = cx.div(exact, b)?;
    let less = cx.sub(q, one)?;
    let q = cx.select(adjust, less, q)?;
    // The quotient is whole up to rounding: take the nearest whole number below or at it.
    let down = cx.floor(q)?;
    let off = cx.sub(q, down)?;
    let half = cx.full_like(a, 0.5);
    let up = cx.add(down, one)?;
    let rounds_up = cx.compare(off, half, Cmp::Gt)?;
    let whole = cx.select(rounds_up, up, down)?;
    // Division by zero gives what true division gives.
    let by_zero = cx.compare(b, zero, Cmp::Eq)?;
    let plain = cx.div(a, b)?;
    Ok(cx.select(by_zero, plain, whole)?)
}

fn trunc(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    if !cx.dtype(x).is_float() {
        return Ok(x);
    }
    let magnitude = cx.abs(x)?;
    let down = cx.floor(magnitude)?;
    let sign = cx.sign(x)?;
    Ok(cx.mul(sign, down)?)
}

/// Python's `%`: the sign of the divisor.
fn remainder(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    let r = cx.rem(a, b)?;
    if cx.dtype(a).is_unsigned() {
        return Ok(r);
    }
    let zero = cx.full_like(a, 0.0);
    let nonzero = cx.compare(r, zero, Cmp::Ne)?;
    let r_neg = cx.compare(r, zero, Cmp::Lt)?;
    let b_neg = cx.compare(b, zero, Cmp::Lt)?;
    let differ = cx.compare(r_neg, b_neg, Cmp::Ne)?;
    let adjust = cx.and(nonzero, differ)?;
    let moved = cx.add(r, b)?;
    Ok(cx.select(adjust, moved, r)?)
}

fn div_mode(t: &mut Table, name: &'static str) {
    def1(t, name, |cx, args| {
        let (dtype, dims, out) = (cx.promote(&[&args[0], &args[1]]), cx.out_dims(0), cx.out_dtype(0));
        let mode = match args.get(2) {
            Some(Arg::Str(s)) => s.as_str(),
            _ => "",
        };
        // True division of integers happens in the output's float type.
        let dtype = if mode.is_empty() && !dtype.is_float() && !dtype.is_complex() { out } else { dtype };
        let (a, b) = operands(cx, args, 0, 1, dtype, &dims)?;
        let y = match mode {
            "" => cx.div(a, b)?,
            "trunc" => {
                // The quotient is rounded to the dtype before it is truncated.
                let q = cx.div(a, b)?;
                let q = cx.cast(q, dtype)?;
                trunc(cx, q)?
            }
            "floor" => floor_div(cx, a, b)?,
            other => return Err(OpError::no_rule(format!("rounding mode {other}"))),
        };
        cx.cast(y, out)
    });
}

/// torch's maximum and minimum: a NaN in either operand is the result.
pub(super) fn extreme(cx: &mut Cx<'_>, a: Value, b: Value, greater: bool) -> Result<Value> {
    let y = match (cx.dtype(a), greater) {
        (DType::Bool, true) => cx.or(a, b)?,
        (DType::Bool, false) => cx.and(a, b)?,
        (_, true) => cx.max(a, b)?,
        (_, false) => cx.min(a, b)?,
    };
    if !cx.dtype(a).is_float() {
        return Ok(y);
    }
    // XLA's CPU compiler takes the number where StableHLO says NaN.
    let (na, nb) = (cx.compare(a, a, Cmp::Ne)?, cx.compare(b, b, Cmp::Ne)?);
    let y = cx.select(nb, b, y)?;
    Ok(cx.select(na, a, y)?)
}

/// erf by XLA's own expansion: Abramowitz-Stegun is too coarse, so a rational approximation good to float32 rounding
/// (coefficients as in Eigen's and XLA's float implementation, https://eigen.tuxfamily.org), on [-4, 4].
pub(super) fn erf(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    const ALPHA: [f64; 7] = [
        -2.726_142_3e-10,
        2.770_681_4e-8,
        -2.101_024e-6,
        -5.692_506_2e-5,
        -7.349_906_2e-4,
        -2.954_600_4e-3,
        -1.609_603_2e-2,
    ];
    const BETA: [f64; 5] = [-1.456_607_2e-5, -2.133_740_3e-4, -1.682_827e-3, -7.373_329e-3, -1.426_473_9e-2];
    if cx.dtype(x) == DType::F64 {
        return erf64(cx, x);
    }
    let (low, high) = (cx.full_like(x, -4.0), cx.full_like(x, 4.0));
    let x = cx.max(x, low)?;
    let x = cx.min(x, high)?;
    let x2 = cx.mul(x, x)?;
    let p = polynomial(cx, x2, &ALPHA)?;
    let q = polynomial(cx, x2, &BETA)?;
    let p = cx.mul(x, p)?;
    let y = cx.div(p, q)?;
    let (low, high) = (cx.full_like(x, -1.0), cx.full_like(x, 1.0));
    let y = cx.max(y, low)?;
    Ok(cx.min(y, high)?)
}

/// Horner's scheme; coefficients from the highest power.
pub(super) fn polynomial(cx: &mut Cx<'_>, x: Value, coefficients: &[f64]) -> Result<Value> {
    let mut y = cx.full_like(x, coefficients[0]);
    for c in &coefficients[1..] {
        y = cx.mul(y, x)?;
        let c = cx.full_like(x, *c);
        y = cx.add(y, c)?;
    }
    Ok(y)
}

/// erf in float64: a Taylor series for small arguments, else 1 - erfc by a continued fraction (Lentz is replaced by a fixed
/// number of terms; both from Abramowitz and Stegun 7.1.5 and 7.1.14). Good to about 1e-15.
fn erf64(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let magnitude = cx.abs(x)?;
    let edge = cx.full_like(x, 2.5);
    let small = cx.compare(magnitude, edge, Cmp::Lt)?;
    let inner = cx.min(magnitude, edge)?;
    let x2 = cx.mul(inner, inner)?;
    // sum of (-1)^n x^(2n+1) / (n! (2n+1)), as e^(-x^2) * sum of 2^n x^(2n+1) / (2n+1)!!: all terms positive.
    let mut term = cx.full_like(x, 1.0);
    let mut sum = term;
    for n in 1..48 {
        let k = cx.full_like(x, 2.0 / (2 * n + 1) as f64);
        let step = cx.mul(x2, k)?;
        term = cx.mul(term, step)?;
        sum = cx.add(sum, term)?;
    }
    let minus = cx.neg(x2)?;
    let gauss = cx.exp(minus)?;
    let factor = cx.full_like(x, std::f64::consts::FRAC_2_SQRT_PI);
    let series = cx.mul(inner, sum)?;
    let series = cx.mul(series, gauss)?;
    let series = cx.mul(series, factor)?;
    // erfc(x) = e^(-x^2)/sqrt(pi) / (x + 1/2/(x + 1/(x + 3/2/(x + ...))))
    let outer = cx.max(magnitude, edge)?;
    let mut fraction = outer;
    for n in (1..60).rev() {
        let k = cx.full_like(x, n as f64 / 2.0);
        let part = cx.div(k, fraction)?;
        fraction = cx.add(outer, part)?;
    }
    let o2 = cx.mul(outer, outer)?;
    let minus = cx.neg(o2)?;
    let gauss = cx.exp(minus)?;
    let scale = cx.full_like(x, std::f64::consts::FRAC_2_SQRT_PI / 2.0);
    let tail = cx.div(gauss, fraction)?;
    let tail = cx.mul(tail, scale)?;
    let one = cx.full_like(x, 1.0);
    let far = cx.sub(one, tail)?;
    let y = cx.select(small, series, far)?;
    let sign = cx.sign(x)?;
    Ok(cx.mul(sign, y)?)
}

fn half_tanh_gelu(cx: &mut Cx<'_>, x: Value) -> Result<(Value, Value)> {
    // inner = sqrt(2/pi) (x + 0.044715 x^3)
    let x3 = cx.mul(x, x)?;
    let x3 = cx.mul(x3, x)?;
    let k = cx.full_like(x, 0.044715);
    let x3 = cx.mul(k, x3)?;
    let sum = cx.add(x, x3)?;
    let c = cx.full_like(x, (2.0 / std::f64::consts::PI).sqrt());
    let inner = cx.mul(c, sum)?;
    Ok((cx.tanh(inner)?, c))
}

fn gelu(cx: &mut Cx<'_>, x: Value, tanh: bool) -> Result<Value> {
    let half = cx.full_like(x, 0.5);
    let one = cx.full_like(x, 1.0);
    let inner = if tanh {
        half_tanh_gelu(cx, x)?.0
    } else {
        let c = cx.full_like(x, std::f64::consts::FRAC_1_SQRT_2);
        let scaled = cx.mul(x, c)?;
        erf(cx, scaled)?
    };
    let inner = cx.add(one, inner)?;
    let hx = cx.mul(half, x)?;
    Ok(cx.mul(hx, inner)?)
}

fn gelu_backward(cx: &mut Cx<'_>, g: Value, x: Value, tanh: bool) -> Result<Value> {
    let (half, one) = (cx.full_like(x, 0.5), cx.full_like(x, 1.0));
    let slope = if tanh {
        let (t, c) = half_tanh_gelu(cx, x)?;
        let t2 = cx.mul(t, t)?;
        let d = cx.sub(one, t2)?;
        let k = cx.full_like(x, 3.0 * 0.044715);
        let x2 = cx.mul(x, x)?;
        let kx2 = cx.mul(k, x2)?;
        let inner = cx.add(one, kx2)?;
        let inner = cx.mul(c, inner)?;
        let hx = cx.mul(half, x)?;
        let right = cx.mul(hx, d)?;
        let right = cx.mul(right, inner)?;
        let left = cx.add(one, t)?;
        let left = cx.mul(half, left)?;
        cx.add(left, right)?
    } else {
        let c = cx.full_like(x, std::f64::consts::FRAC_1_SQRT_2);
        let scaled = cx.mul(x, c)?;
        let e = erf(cx, scaled)?;
        let cdf = cx.add(one, e)?;
        let cdf = cx.mul(half, cdf)?;
        let x2 = cx.mul(x, x)?;
        let minus = cx.full_like(x, -0.5);
        let arg = cx.mul(minus, x2)?;
        let pdf = cx.exp(arg)?;
        let k = cx.full_like(x, 1.0 / (2.0 * std::f64::consts::PI).sqrt());
        let pdf = cx.mul(k, pdf)?;
        let xp = cx.mul(x, pdf)?;
        cx.add(cdf, xp)?
    };
    Ok(cx.mul(g, slope)?)
}

fn is_tanh(arg: Option<&Arg>) -> bool {
    matches!(arg, Some(Arg::Str(s)) if s == "tanh")
}

/// The first `n` tensor arguments in the accumulation type of the output, broadcast to it.
fn floats(cx: &mut Cx<'_>, args: &[Arg], n: usize) -> Result<Vec<Value>> {
    let (acc, dims) = (Cx::acc(cx.out_dtype(0)), cx.out_dims(0));
    (0..n).map(|i| cx.value_as(args, i, acc, &dims)).collect()
}

/// A backward or ternary op over its first `n` tensors in the accumulation type.
pub(super) fn fused<'t>(
    t: &'t mut Table,
    name: &'static str,
    n: usize,
    f: impl Fn(&mut Cx<'_>, &[Arg], &[Value]) -> Result<Value> + Send + Sync + 'static,
) -> &'t mut OpDef {
    def1(t, name, move |cx, args| {
        let xs = floats(cx, args, n)?;
        let y = f(cx, args, &xs)?;
        let out = cx.out_dtype(0);
        cx.cast(y, out)
    })
}

fn logistic(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    Ok(cx.logistic(x)?)
}

fn nan_aware_relu(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let zero = cx.full_like(x, 0.0);
    extreme(cx, x, zero, true)
}

/// -1, 0 or 1; of a complex number its direction.
fn sign(cx: &mut Cx<'_>, x: Value) -> Result<Value> {
    let dtype = cx.dtype(x);
    if dtype == DType::Bool || dtype.is_unsigned() {
        let (zero, one) = (cx.full_like(x, 0.0), cx.full_like(x, 1.0));
        let nonzero = cx.compare(x, zero, Cmp::Ne)?;
        return Ok(cx.select(nonzero, one, zero)?);
    }
    let s = cx.sign(x)?;
    if !dtype.is_float() {
        return Ok(s);
    }
    // torch has sign(NaN) = 0.
    let zero = cx.full_like(x, 0.0);
    let number = cx.compare(x, x, Cmp::Eq)?;
    Ok(cx.select(number, s, zero)?)
}

pub(super) fn register(t: &mut Table) {
    unary(t, "aten::neg", |cx, x| Ok(cx.neg(x)?));
    unary(t, "aten::exp", |cx, x| Ok(cx.exp(x)?));
    unary(t, "aten::expm1", |cx, x| Ok(cx.expm1(x)?));
    unary(t, "aten::log", |cx, x| Ok(cx.log(x)?));
    unary(t, "aten::log1p", |cx, x| Ok(cx.log1p(x)?));
    unary(t, "aten::sqrt", |cx, x| Ok(cx.sqrt(x)?));
    unary(t, "aten::rsqrt", |cx, x| Ok(cx.rsqrt(x)?));
    unary(t, "aten::sin", |cx, x| Ok(cx.sin(x)?));
    unary(t, "aten::cos", |cx, x| Ok(cx.cos(x)?));
    unary(t, "aten::tan", |cx, x| Ok(cx.tan(x)?));
    unary(t, "aten::tanh", |cx, x| Ok(cx.tanh(x)?));
    unary(t, "aten::sigmoid", logistic);
    unary(t, "aten::relu", nan_aware_relu);
    unary(t, "aten::erf", erf);
    unary(t, "aten::floor", |cx, x| Ok(if cx.dtype(x).is_float() { cx.floor(x)? } else { x }));
    unary(t, "aten::ceil", |cx, x| Ok(if cx.dtype(x).is_float() { cx.ceil(x)? } else { x }));
    unary(t, "aten::round", |cx, x| Ok(if cx.dtype(x).is_float() { cx.round_even(x)? } else { x }));
    unary(t, "aten::trunc", trunc);
    unary(t, "aten::reciprocal", |cx, x| {
        let one = cx.full_like(x, 1.0);
        Ok(cx.div(one, x)?)
    });
    unary(t, "aten::silu", |cx, x| {
        let s = cx.logistic(x)?;
        Ok(cx.mul(x, s)?)
    });
    def1(t, "aten::abs", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let out = cx.out_dtype(0);
        if cx.dtype(x) == DType::Bool || cx.dtype(x).is_unsigned() {
            return Ok(x);
        }
        let y = cx.abs(x)?;
        cx.cast(y, out)
    });
    unary(t, "aten::sgn", sign);
    unary(t, "aten::sign", sign);
    def1(t, "aten::bitwise_not", |cx, a| {
        let x = cx.tensor(a, 0)?;
        Ok(cx.not(x)?)
    });
    def1(t, "aten::logical_not", |cx, a| {
        let x = cx.value(a, 0, DType::Bool)?;
        Ok(cx.not(x)?)
    });
    def1(t, "aten::isnan", |cx, a| {
        let x = cx.tensor(a, 0)?;
        Ok(cx.compare(x, x, Cmp::Ne)?)
    });

    for name in ["aten::add.Tensor", "aten::add.Scalar"] {
        add_like(t, name, false, false);
    }
    for name in ["aten::sub.Tensor", "aten::sub.Scalar"] {
        add_like(t, name, true, false);
    }
    for name in ["aten::rsub.Tensor", "aten::rsub.Scalar"] {
        def1(t, name, |cx, args| {
            let (dtype, dims, out) = (cx.promote(&[&args[0], &args[1]]), cx.out_dims(0), cx.out_dtype(0));
            let (a, b) = operands(cx, args, 0, 1, dtype, &dims)?;
            let a = alpha(cx, args, 2, Cx::acc(dtype), a)?;
            let y = cx.sub(b, a)?;
            cx.cast(y, out)
        });
    }
    for name in ["aten::mul.Tensor", "aten::mul.Scalar"] {
        binary(t, name, mul);
    }
    for name in ["aten::div.Tensor", "aten::div.Scalar", "aten::div.Tensor_mode", "aten::div.Scalar_mode"] {
        div_mode(t, name);
    }
    for name in ["aten::floor_divide", "aten::floor_divide.Scalar"] {
        binary(t, name, floor_div);
    }
    for name in ["aten::remainder.Tensor", "aten::remainder.Scalar", "aten::remainder.Scalar_Tensor"] {
        binary(t, name, remainder);
    }
    for name in ["aten::fmod.Tensor", "aten::fmod.Scalar"] {
        binary(t, name, |cx, a, b| Ok(cx.rem(a, b)?));
    }
    binary(t, "aten::maximum", |cx, a, b| extreme(cx, a, b, true));
    binary(t, "aten::minimum", |cx, a, b| extreme(cx, a, b, false));
    fused(t, "aten::atan2", 2, |cx, _, x| Ok(cx.atan2(x[0], x[1])?));
    for name in ["aten::bitwise_and.Tensor", "aten::bitwise_and.Scalar"] {
        binary(t, name, |cx, a, b| Ok(cx.and(a, b)?));
    }
    for name in ["aten::bitwise_or.Tensor", "aten::bitwise_or.Scalar"] {
        binary(t, name, |cx, a, b| Ok(cx.or(a, b)?));
    }
    for name in ["aten::bitwise_xor.Tensor", "aten::bitwise_xor.Scalar"] {
        binary(t, name, |cx, a, b| Ok(cx.xor(a, b)?));
    }
    for (name, f) in [
        ("aten::logical_and", (|cx, a, b| Ok(cx.and(a, b)?)) as Binary),
        ("aten::logical_or", |cx, a, b| Ok(cx.or(a, b)?)),
        ("aten::logical_xor", |cx, a, b| Ok(cx.xor(a, b)?)),
    ] {
        def1(t, name, move |cx, args| {
            let dims = cx.out_dims(0);
            let (a, b) = (cx.value_as(args, 0, DType::Bool, &dims)?, cx.value_as(args, 1, DType::Bool, &dims)?);
            f(cx, a, b)
        });
    }
    for name in ["aten::pow.Scalar", "aten::pow.Tensor_Tensor"] {
        binary(t, name, super::power::pow);
    }
    // Small whole exponents shape the program (x ** 2 is a product); others are run-time values. Negative integers are
    // known, so that they can be refused.
    def1(t, "aten::pow.Tensor_Scalar", |cx, args| {
        let (dtype, dims, out) = (cx.promote(&[&args[0], &args[1]]), cx.out_dims(0), cx.out_dtype(0));
        let negative = matches!(&args[1], Arg::Scalar(s) if s.known.is_some_and(|k| k.as_f64() < 0.0));
        if dtype.is_int() && negative {
            return Err(OpError::runtime("Integers to negative integer powers are not allowed."));
        }
        let (a, b) = operands(cx, args, 0, 1, dtype, &dims)?;
        let y = super::power::pow(cx, a, b)?;
        cx.cast(y, out)
    })
    .static_when(|v| matches!(v, ScalarValue::Int(i) if *i <= 4));
    compare(t, ["aten::eq.Tensor", "aten::eq.Scalar"], Cmp::Eq);
    compare(t, ["aten::ne.Tensor", "aten::ne.Scalar"], Cmp::Ne);
    compare(t, ["aten::lt.Tensor", "aten::lt.Scalar"], Cmp::Lt);
    compare(t, ["aten::le.Tensor", "aten::le.Scalar"], Cmp::Le);
    compare(t, ["aten::gt.Tensor", "aten::gt.Scalar"], Cmp::Gt);
    compare(t, ["aten::ge.Tensor", "aten::ge.Scalar"], Cmp::Ge);

    def1(t, "aten::where.self", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let c = cx.value_as(a, 0, DType::Bool, &dims)?;
        let (x, y) = (cx.value_as(a, 1, out, &dims)?, cx.value_as(a, 2, out, &dims)?);
        Ok(cx.select(c, x, y)?)
    });
    for name in ["aten::masked_fill.Scalar", "aten::masked_fill.Tensor"] {
        def1(t, name, |cx, a| {
            let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
            let x = cx.value_as(a, 0, out, &dims)?;
            let m = cx.value_as(a, 1, DType::Bool, &dims)?;
            let v = cx.value_as(a, 2, out, &dims)?;
            Ok(cx.select(m, v, x)?)
        });
    }
    for name in [
        "aten::clamp",
        "aten::clamp.Tensor",
        "aten::clamp_min",
        "aten::clamp_max",
        "aten::clamp_min.Tensor",
        "aten::clamp_max.Tensor",
    ] {
        def1(t, name, move |cx, a| {
            let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
            let mut x = cx.value_as(a, 0, out, &dims)?;
            let (low, high) = if name.contains("max") { (None, Some(1)) } else { (Some(1), Some(2)) };
            for (i, greater) in [(low, true), (high, false)] {
                if let Some(i) = i.filter(|i| !matches!(a.get(*i), None | Some(Arg::None))) {
                    let limit = cx.value_as(a, i, out, &dims)?;
                    x = extreme(cx, x, limit, greater)?;
                }
            }
            Ok(x)
        });
    }
    fused(t, "aten::addcmul", 3, |cx, a, x| {
        let p = cx.mul(x[1], x[2])?;
        let p = alpha(cx, a, 3, cx.dtype(p), p)?;
        Ok(cx.add(x[0], p)?)
    });
    fused(t, "aten::addcdiv", 3, |cx, a, x| {
        let acc = cx.dtype(x[1]);
        let n = alpha(cx, a, 3, acc, x[1])?;
        let q = cx.div(n, x[2])?;
        Ok(cx.add(x[0], q)?)
    });
    for name in ["aten::lerp.Scalar", "aten::lerp.Tensor"] {
        fused(t, name, 2, |cx, a, x| {
            let (dtype, dims) = (cx.dtype(x[0]), cx.dims(x[0]));
            let w = cx.value_as(a, 2, dtype, &dims)?;
            let d = cx.sub(x[1], x[0])?;
            // Exact at both ends, as torch's.
            let wd = cx.mul(w, d)?;
            let near = cx.add(x[0], wd)?;
            let one = cx.full_like(w, 1.0);
            let rest = cx.sub(one, w)?;
            let rd = cx.mul(rest, d)?;
            let far = cx.sub(x[1], rd)?;
            if dtype.is_complex() {
                return Ok(near);
            }
            let half = cx.full_like(w, 0.5);
            let magnitude = cx.abs(w)?;
            let small = cx.compare(magnitude, half, Cmp::Lt)?;
            Ok(cx.select(small, near, far)?)
        });
    }
    fused(t, "aten::gelu", 1, |cx, a, x| gelu(cx, x[0], is_tanh(a.get(1))));
    fused(t, "aten::gelu_backward", 2, |cx, a, x| gelu_backward(cx, x[0], x[1], is_tanh(a.get(2))));
    fused(t, "aten::threshold_backward", 2, |cx, a, x| {
        let dtype = cx.dtype(x[1]);
        let limit = cx.value(a, 2, dtype)?;
        let limit = cx.splat(limit, x[1])?;
        let below = cx.compare(x[1], limit, Cmp::Le)?;
        let zero = cx.full_like(x[0], 0.0);
        Ok(cx.select(below, zero, x[0])?)
    });
    fused(t, "aten::sigmoid_backward", 2, |cx, _, x| {
        let one = cx.full_like(x[1], 1.0);
        let d = cx.sub(one, x[1])?;
        let d = cx.mul(d, x[1])?;
        Ok(cx.mul(x[0], d)?)
    });
    fused(t, "aten::tanh_backward", 2, |cx, _, x| {
        let one = cx.full_like(x[1], 1.0);
        let d = cx.mul(x[1], x[1])?;
        let d = cx.sub(one, d)?;
        Ok(cx.mul(x[0], d)?)
    });
    fused(t, "aten::silu_backward", 2, |cx, _, x| {
        let s = cx.logistic(x[1])?;
        let one = cx.full_like(s, 1.0);
        let d = cx.sub(one, s)?;
        let d = cx.mul(x[1], d)?;
        let d = cx.add(one, d)?;
        let d = cx.mul(s, d)?;
        Ok(cx.mul(x[0], d)?)
    });

    for name in ["aten::clone", "aten::_to_copy", "aten::alias_copy"] {
        def1(t, name, |cx, a| {
            let x = cx.tensor(a, 0)?;
            let out = cx.out_dtype(0);
            cx.cast(x, out)
        });
    }
    // Graphs have the functional form of copy_, and numbers as tensors.
    def1(t, "aten::copy", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        cx.value_as(a, 1, out, &dims)
    })
    .graph_only();
    def1(t, "aten::scalar_tensor", |cx, a| {
        let out = cx.out_dtype(0);
        cx.value(a, 0, out)
    })
    .graph_only();
    for name in ["aten::fill.Scalar", "aten::fill.Tensor", "aten::full_like"] {
        def1(t, name, |cx, a| {
            let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
            cx.value_as(a, 1, out, &dims)
        });
    }
    def1(t, "aten::full", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        cx.value_as(a, 1, out, &dims)
    });
    for name in ["aten::zero", "aten::zeros_like", "aten::zeros"] {
        def1(t, name, |cx, _| {
            let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
            Ok(cx.constant_int(out, &dims, 0))
        });
    }
    for name in ["aten::ones_like", "aten::ones"] {
        def1(t, name, |cx, _| {
            let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
            Ok(cx.constant_int(out, &dims, 1))
        });
    }
}
