//! Ops on the bits of numbers.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, DType, Func, Type, Value};

/// The signed integer of a float's size.
fn word(dtype: DType) -> Result<DType> {
    match dtype {
        DType::F64 => Ok(DType::I64),
        DType::F32 => Ok(DType::I32),
        DType::F16 | DType::BF16 => Ok(DType::I16),
        other => Err(OpError::no_rule(format!("the bits of {other:?}"))),
    }
}

/// The number after `a` towards `b`.
fn nextafter(cx: &mut Cx<'_>, args: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let word = word(out)?;
    let (a, b) = (cx.value_as(args, 0, out, &dims)?, cx.value_as(args, 1, out, &dims)?);
    let (bits, target) = (cx.bitcast(a, word)?, cx.bitcast(b, word)?);
    let (zero, one) = (cx.full_like(bits, 0.0), cx.full_like(bits, 1.0));
    let least = match word {
        DType::I64 => i64::MIN,
        DType::I32 => i32::MIN as i64,
        _ => i16::MIN as i64,
    };
    let sign = cx.constant_int(word, &dims, least);
    let magnitude = cx.not(sign)?;
    let magnitude = cx.and(bits, magnitude)?;
    let nothing = cx.compare(magnitude, zero, Cmp::Eq)?;
    // Away from zero adds one to the bits of either sign.
    let below = cx.compare(a, b, Cmp::Lt)?;
    let positive = cx.compare(bits, zero, Cmp::Ge)?;
    let away = cx.compare(below, positive, Cmp::Eq)?;
    let (up, down) = (cx.add(bits, one)?, cx.sub(bits, one)?);
    let moved = cx.select(away, up, down)?;
    let side = cx.and(target, sign)?;
    let smallest = cx.or(side, one)?;
    let moved = cx.select(nothing, smallest, moved)?;
    let y = cx.bitcast(moved, out)?;
    let equal = cx.compare(a, b, Cmp::Eq)?;
    let y = cx.select(equal, b, y)?;
    let sum = cx.add(a, b)?;
    let (na, nb) = (cx.compare(a, a, Cmp::Ne)?, cx.compare(b, b, Cmp::Ne)?);
    let nan = cx.or(na, nb)?;
    Ok(cx.select(nan, sum, y)?)
}

/// x = mantissa 2^exponent with a mantissa of at least 1/2 and below 1.
fn frexp(cx: &mut Cx<'_>, args: &[Arg]) -> Result<Vec<Option<Value>>> {
    let out = cx.out_dtype(0);
    let acc = Cx::acc(out);
    let word = word(acc)?;
    let x = cx.value(args, 0, acc)?;
    let dims = cx.dims(x);
    let (mantissa_bits, mask, bias) = if acc == DType::F64 { (52, 0x7ff, 1022) } else { (23, 0xff, 126) };
    // Numbers below the normal ones are scaled into them.
    let scale = cx.full_like(x, 2f64.powi(mantissa_bits as i32 + 1));
    let scaled = cx.mul(x, scale)?;
    let shift = cx.constant_int(word, &dims, mantissa_bits);
    let mask = cx.constant_int(word, &dims, mask);
    let field = |cx: &mut Cx<'_>, v: Value| -> Result<Value> {
        let bits = cx.bitcast(v, word)?;
        let e = cx.shr_logical(bits, shift)?;
        Ok(cx.and(e, mask)?)
    };
    let zero = cx.full_like(shift, 0.0);
    let e = field(cx, x)?;
    let small = cx.compare(e, zero, Cmp::Eq)?;
    let source = cx.select(small, scaled, x)?;
    let e = field(cx, source)?;
    let less = cx.constant_int(word, &dims, mantissa_bits + 1);
    let less = cx.select(small, less, zero)?;
    let bias_value = cx.constant_int(word, &dims, bias);
    let exponent = cx.sub(e, bias_value)?;
    let exponent = cx.sub(exponent, less)?;
    let bits = cx.bitcast(source, word)?;
    let hole = cx.shl(mask, shift)?;
    let hole = cx.not(hole)?;
    let kept = cx.and(bits, hole)?;
    let half = cx.shl(bias_value, shift)?;
    let mantissa = cx.or(kept, half)?;
    let mantissa = cx.bitcast(mantissa, acc)?;
    // Zeros, infinities and NaNs stand for themselves.
    let finite = cx.is_finite(x)?;
    let nothing = cx.full_like(x, 0.0);
    let nonzero = cx.compare(x, nothing, Cmp::Ne)?;
    let ordinary = cx.and(finite, nonzero)?;
    let mantissa = cx.select(ordinary, mantissa, x)?;
    let exponent = cx.select(ordinary, exponent, zero)?;
    Ok(vec![Some(cx.cast(mantissa, out)?), Some(cx.cast(exponent, DType::I32)?)])
}

/// The exclusive or of all elements' 64 bits; floats as float64.
fn hash(cx: &mut Cx<'_>, args: &[Arg]) -> Result<Value> {
    let out = cx.out_dims(0);
    if !matches!(args.get(3), None | Some(Arg::Int(0))) {
        return Err(OpError::no_rule("only mode 0 is a hash"));
    }
    let x = cx.tensor(args, 0)?;
    let dims = cx.dims_arg(&args[1], cx.rank(x))?;
    let dtype = cx.dtype(x);
    let bits = if dtype.is_float() {
        let wide = cx.cast(x, DType::F64)?;
        cx.bitcast(wide, DType::U64)?
    } else if dtype.is_complex() {
        return Err(OpError::no_rule("complex numbers"));
    } else {
        cx.convert(x, DType::U64)
    };
    let init = cx.constant_int(DType::U64, &[], 0);
    let mut f = Func::new();
    let (a, b) = (f.parameter(Type::fixed(DType::U64, &[])), f.parameter(Type::fixed(DType::U64, &[])));
    let r = f.xor(a, b)?;
    f.set_results(&[r]);
    let r = cx.reduce_with(&[bits], &[init], &dims, f)?;
    Ok(cx.reshape(r[0], &out)?)
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::nextafter", nextafter);
    def(t, "aten::frexp.Tensor", frexp);
    def1(t, "aten::hash_tensor", hash);
}
