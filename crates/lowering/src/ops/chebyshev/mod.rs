//! Sums of Chebyshev polynomials, which stay accurate where the same polynomial in powers would cancel.
pub(super) mod tables;

use super::special::{plus, times};
use crate::cx::Cx;
use crate::error::Result;
use torchtpu_stablehlo::Value;

/// `c[0] + c[1] T1(t) + c[2] T2(t) + ...` for t in [-1, 1], by Clenshaw's recurrence.
pub(super) fn series(cx: &mut Cx<'_>, t: Value, coefficients: &[f64]) -> Result<Value> {
    let twice = times(cx, t, 2.0)?;
    let (mut b, mut before) = (cx.full_like(t, 0.0), cx.full_like(t, 0.0));
    for c in coefficients[1..].iter().rev() {
        let grown = cx.mul(twice, b)?;
        let rest = cx.sub(grown, before)?;
        before = b;
        b = plus(cx, rest, *c)?;
    }
    let last = cx.mul(t, b)?;
    let rest = cx.sub(last, before)?;
    plus(cx, rest, coefficients[0])
}
