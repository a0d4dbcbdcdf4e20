//! Random numbers: threefry bits at a counter, so the same seed gives the same stream on any plugin.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, DType, Value};

fn rng(args: &[Arg]) -> Result<(Value, Value)> {
    args.iter()
        .find_map(|a| match a {
            Arg::Rng { seed, offset } => Some((*seed, *offset)),
            _ => None,
        })
        .ok_or_else(|| OpError::no_rule("no random state"))
}

/// Uniform in [0, 1) with all bits that the type's mantissa holds (24 of float32, 53 of float64), as torch's CPU.
fn uniform01(cx: &mut Cx<'_>, args: &[Arg], acc: DType, dims: &[i64]) -> Result<Value> {
    let (seed, offset) = rng(args)?;
    let (seed, offset) = (cx.reshape(seed, &[1])?, cx.reshape(offset, &[1])?);
    let state = cx.concatenate(&[seed, offset], 0)?;
    let (word, shift, scale) =
        if acc == DType::F64 { (DType::U64, 11, 2f64.powi(-53)) } else { (DType::U32, 8, 2f64.powi(-24)) };
    let (_, bits) = cx.rng_bit_generator(state, word, dims)?;
    let shift = cx.constant_int(word, dims, shift);
    let bits = cx.shr_logical(bits, shift)?;
    let x = cx.convert(bits, acc);
    let scale = cx.constant(acc, dims, scale);
    Ok(cx.mul(x, scale)?)
}

fn number(args: &[Arg], i: usize) -> f64 {
    match args.get(i) {
        Some(Arg::Float(f)) => *f,
        Some(Arg::Int(v)) => *v as f64,
        _ => f64::NAN,
    }
}

/// Box-Muller: sqrt(-2 ln(1 - u)) cos(2 pi v), from two halves of one draw.
fn standard_normal(cx: &mut Cx<'_>, args: &[Arg], acc: DType, dims: &[i64]) -> Result<Value> {
    let mut two = vec![2];
    two.extend(dims);
    let u = uniform01(cx, args, acc, &two)?;
    let (a, b) = (cx.slice_dim(u, 0, 0, 1)?, cx.slice_dim(u, 0, 1, 2)?);
    let (a, b) = (cx.reshape(a, dims)?, cx.reshape(b, dims)?);
    let minus = cx.neg(a)?;
    let l = cx.log1p(minus)?;
    let k = cx.full_like(l, -2.0);
    let l = cx.mul(k, l)?;
    let radius = cx.sqrt(l)?;
    let tau = cx.full_like(b, std::f64::consts::TAU);
    let angle = cx.mul(tau, b)?;
    let c = cx.cos(angle)?;
    Ok(cx.mul(radius, c)?)
}

/// Whole numbers from `from` up to but without `from + range`; a range of 0 stands for 2^64.
fn whole_numbers(cx: &mut Cx<'_>, args: &[Arg], from: i64, range: u64) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let (seed, offset) = rng(args)?;
    let (seed, offset) = (cx.reshape(seed, &[1])?, cx.reshape(offset, &[1])?);
    let state = cx.concatenate(&[seed, offset], 0)?;
    // As the CPU: 32 random bits where they cover the range.
    let word = if range == 0 || range > u32::MAX as u64 { DType::U64 } else { DType::U32 };
    let (_, mut bits) = cx.rng_bit_generator(state, word, &dims)?;
    if range != 0 {
        let range = cx.constant_int(word, &dims, range as i64);
        bits = cx.rem(bits, range)?;
    }
    let wide = cx.convert(bits, DType::I64);
    let from = cx.constant_int(DType::I64, &dims, from);
    let x = cx.add(wide, from)?;
    cx.cast(x, out)
}

/// How many whole numbers, from 0, `random_()` draws from: those the dtype has, or as floats holds without a gap.
fn whole_range(dtype: DType) -> Result<u64> {
    Ok(match dtype {
        DType::Bool => 2,
        DType::F64 => (1 << 53) + 1,
        DType::F32 => (1 << 24) + 1,
        DType::F16 => (1 << 11) + 1,
        DType::BF16 => (1 << 8) + 1,
        DType::U64 => 0,
        d if d.is_unsigned() => 1 << (8 * d.size()),
        d if d.is_int() => 1 << (8 * d.size() - 1),
        other => return Err(OpError::no_rule(format!("random {other:?}"))),
    })
}

/// A draw in the accumulation type of the result, by `f` of uniform numbers.
fn by_uniform(t: &mut Table, name: &'static str, f: fn(&mut Cx<'_>, Value, &[Arg]) -> Result<Value>) {
    def1(t, name, move |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        if !(out.is_float() || out.is_int()) {
            return Err(OpError::no_rule("a continuous distribution of these"));
        }
        let acc = if out.is_float() { Cx::acc(out) } else { DType::F32 };
        let u = uniform01(cx, a, acc, &dims)?;
        let x = f(cx, u, a)?;
        cx.cast(x, out)
    })
    .generator();
}

/// ln(1 - u)
fn log_rest(cx: &mut Cx<'_>, u: Value) -> Result<Value> {
    let minus = cx.neg(u)?;
    Ok(cx.log1p(minus)?)
}

fn register_distributions(t: &mut Table) {
    by_uniform(t, "aten::exponential", |cx, u, a| {
        let l = log_rest(cx, u)?;
        let rate = cx.full_like(u, -number(a, 1));
        Ok(cx.div(l, rate)?)
    });
    by_uniform(t, "aten::cauchy", |cx, u, a| {
        let half = cx.full_like(u, 0.5);
        let x = cx.sub(u, half)?;
        let pi = cx.full_like(u, std::f64::consts::PI);
        let x = cx.mul(x, pi)?;
        let x = cx.tan(x)?;
        let (median, sigma) = (cx.full_like(u, number(a, 1)), cx.full_like(u, number(a, 2)));
        let x = cx.mul(x, sigma)?;
        Ok(cx.add(x, median)?)
    });
    by_uniform(t, "aten::geometric", |cx, u, a| {
        let l = log_rest(cx, u)?;
        let rate = cx.full_like(u, (-number(a, 1)).ln_1p());
        let x = cx.div(l, rate)?;
        let (x, one) = (cx.ceil(x)?, cx.full_like(u, 1.0));
        Ok(cx.max(x, one)?)
    });
    def1(t, "aten::log_normal", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let z = standard_normal(cx, a, Cx::acc(out), &dims)?;
        let (mean, std) = (cx.full_like(z, number(a, 1)), cx.full_like(z, number(a, 2)));
        let x = cx.mul(z, std)?;
        let x = cx.add(x, mean)?;
        let x = cx.exp(x)?;
        cx.cast(x, out)
    })
    .generator();
    def1(t, "aten::bernoulli.Tensor", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let p = cx.tensor(a, 1)?;
        let acc = if cx.dtype(p) == DType::F64 { DType::F64 } else { DType::F32 };
        let u = uniform01(cx, a, acc, &dims)?;
        let p = cx.value_as(a, 1, acc, &dims)?;
        let hit = cx.compare(u, p, Cmp::Lt)?;
        cx.cast(hit, out)
    })
    .generator();
    for name in ["aten::normal.Tensor_float", "aten::normal.float_Tensor", "aten::normal.Tensor_Tensor"] {
        def1(t, name, |cx, a| {
            let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
            if !out.is_float() {
                return Err(OpError::no_rule("complex numbers"));
            }
            let acc = Cx::acc(out);
            let z = standard_normal(cx, a, acc, &dims)?;
            let (mean, std) = (cx.value_as(a, 0, acc, &dims)?, cx.value_as(a, 1, acc, &dims)?);
            let x = cx.mul(z, std)?;
            let x = cx.add(x, mean)?;
            cx.cast(x, out)
        })
        .generator();
    }
    def1(t, "aten::random.from", |cx, a| {
        let Arg::Int(from) = a[1] else { return Err(OpError::no_rule("from is not a number")) };
        let range = match a[2] {
            Arg::Int(to) if to <= from => {
                return Err(OpError::runtime(format!(
                    "random_ expects 'from' to be less than 'to', but got from={from} >= to={to}"
                )))
            }
            Arg::Int(to) => (to as u64).wrapping_sub(from as u64),
            // Up to the greatest number of the dtype.
            _ => whole_range(cx.out_dtype(0))?.wrapping_sub(from as u64),
        };
        whole_numbers(cx, a, from, range)
    })
    .generator();
    def1(t, "aten::random.to", |cx, a| {
        let Arg::Int(to) = a[1] else { return Err(OpError::no_rule("to is not a number")) };
        if to <= 0 {
            return Err(OpError::runtime(format!(
                "random_ expects 'from' to be less than 'to', but got from=0 >= to={to}"
            )));
        }
        whole_numbers(cx, a, 0, to as u64)
    })
    .generator();
    def1(t, "aten::random", |cx, a| {
        let range = whole_range(cx.out_dtype(0))?;
        whole_numbers(cx, a, 0, range)
    })
    .generator();
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::uniform", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let acc = Cx::acc(out);
        let u = uniform01(cx, a, acc, &dims)?;
        let (from, to) = (number(a, 1), number(a, 2));
        if from > to {
            return Err(OpError::runtime(format!(
                "uniform_ expects to return a [from, to) range, but found from={from} > to={to}"
            )));
        }
        let (low, span) = (cx.full_like(u, from), cx.full_like(u, to - from));
        let x = cx.mul(u, span)?;
        let x = cx.add(x, low)?;
        cx.cast(x, out)
    })
    .generator();
    def1(t, "aten::normal_functional", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let z = standard_normal(cx, a, Cx::acc(out), &dims)?;
        let (mean, std) = (cx.full_like(z, number(a, 1)), cx.full_like(z, number(a, 2)));
        let x = cx.mul(z, std)?;
        let x = cx.add(x, mean)?;
        cx.cast(x, out)
    })
    .generator();
    def1(t, "aten::bernoulli.p", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let p = number(a, 1);
        if !(0.0..=1.0).contains(&p) {
            return Err(OpError::runtime(format!("bernoulli_ expects p to be in [0, 1], but got p={p}")));
        }
        let u = uniform01(cx, a, DType::F32, &dims)?;
        let p = cx.full_like(u, p);
        let hit = cx.compare(u, p, Cmp::Lt)?;
        cx.cast(hit, out)
    })
    .generator();
    def(t, "aten::native_dropout", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let x = cx.tensor(a, 0)?;
        let p = number(a, 1);
        if matches!(a.get(2), Some(Arg::Bool(false))) {
            let mask = cx.constant_int(DType::Bool, &dims, 1);
            return Ok(vec![Some(x), Some(mask)]);
        }
        let u = uniform01(cx, a, DType::F32, &dims)?;
        let keep = cx.full_like(u, 1.0 - p);
        let mask = cx.compare(u, keep, Cmp::Lt)?;
        let acc = Cx::acc(out);
        let wide = cx.cast(x, acc)?;
        let scale = cx.full_like(wide, if p < 1.0 { 1.0 / (1.0 - p) } else { 0.0 });
        let scaled = cx.mul(wide, scale)?;
        let zero = cx.full_like(wide, 0.0);
        let y = cx.select(mask, scaled, zero)?;
        Ok(vec![Some(cx.cast(y, out)?), Some(mask)])
    })
    .rng();
    def1(t, "aten::native_dropout_backward", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let acc = Cx::acc(out);
        let g = cx.value(a, 0, acc)?;
        let m = cx.value_as(a, 1, acc, &dims)?;
        let s = cx.full_like(g, number(a, 2));
        let y = cx.mul(g, m)?;
        let y = cx.mul(y, s)?;
        cx.cast(y, out)
    });
    register_distributions(t);
}
