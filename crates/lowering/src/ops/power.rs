//! `pow`: exact for integers, a product for small whole exponents.
use crate::cx::Cx;
use crate::error::Result;
use torchtpu_stablehlo::{Cmp, Value};

/// `a ** b` of equal types. Integers are raised exactly, with wraparound; a negative exponent gives 0 but for bases 1 and -1.
pub(super) fn pow(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    if !cx.dtype(a).is_int() {
        return Ok(cx.pow(a, b)?);
    }
    let (zero, one) = (cx.full_like(a, 0.0), cx.full_like(a, 1.0));
    // Square and multiply over the exponent's bits.
    let (mut result, mut base, mut exponent) = (one, a, b);
    let bits = cx.dtype(a).size() * 8;
    for _ in 0..bits.min(63) {
        let odd = cx.and(exponent, one)?;
        let odd = cx.compare(odd, one, Cmp::Eq)?;
        let more = cx.mul(result, base)?;
        result = cx.select(odd, more, result)?;
        base = cx.mul(base, base)?;
        exponent = cx.shr_logical(exponent, one)?;
    }
    if cx.dtype(a).is_unsigned() {
        return Ok(result);
    }
    let negative = cx.compare(b, zero, Cmp::Lt)?;
    let minus_one = cx.full_like(a, -1.0);
    let is_one = cx.compare(a, one, Cmp::Eq)?;
    let is_minus = cx.compare(a, minus_one, Cmp::Eq)?;
    let odd = cx.and(b, one)?;
    let odd = cx.compare(odd, one, Cmp::Eq)?;
    let signed = cx.select(odd, minus_one, one)?;
    let for_minus = cx.select(is_minus, signed, zero)?;
    let inverse = cx.select(is_one, one, for_minus)?;
    Ok(cx.select(negative, inverse, result)?)
}
