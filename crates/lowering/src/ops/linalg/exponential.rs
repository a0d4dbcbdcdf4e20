//! The exponential of matrices: a Taylor polynomial of the matrix scaled down, squared as often as it was halved.
use super::matrix::*;
use crate::table::{def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, Result, Value};

/// The polynomial's degree is 16: with a norm of at most a half, what is cut off is 0.5^17 / 17! = 2e-20 of the result.
const NORM: f64 = 0.5;

/// `sum of x^i / i!` for i up to 16, in six products: a polynomial of degree 4 in `x^4`, whose coefficients are of degree 3.
fn taylor(f: &mut Func, x: Value) -> Result<Value> {
    let (dtype, dims) = (f.dtype(x), f.dims(x));
    let one = eye(f, dtype, &dims)?;
    let x2 = matmul(f, x, x)?;
    let x3 = matmul(f, x2, x)?;
    let x4 = matmul(f, x2, x2)?;
    let inverse_factorial = |n: i64| 1.0 / (1..=n).map(|i| i as f64).product::<f64>();
    let mut sum = None;
    for block in (0..4).rev() {
        let mut part = match sum {
            // The last block brings in x^16.
            None => {
                let c = full(f, x4, inverse_factorial(16));
                f.mul(x4, c)?
            }
            Some(higher) => matmul(f, higher, x4)?,
        };
        for (i, power) in [one, x, x2, x3].into_iter().enumerate() {
            let c = full(f, power, inverse_factorial(4 * block + i as i64));
            let term = f.mul(power, c)?;
            part = f.add(part, term)?;
        }
        sum = Some(part);
    }
    sum.ok_or_else(|| torchtpu_stablehlo::BuildError("a polynomial without terms".into()))
}

fn exponential(f: &mut Func, x: Value) -> Result<Value> {
    let (dtype, dims) = (f.dtype(x), f.dims(x));
    let (real, batch) = (dtype.real(), [dims[0]]);
    // The 1-norm, and the halvings that bring it to NORM. NaN compares false and gives none; powers of two stay normal numbers.
    let sizes = f.abs(x)?;
    let sums = f.reduce(sizes, Combine::Add, &[1])?;
    let norm = f.reduce(sums, Combine::Max, &[1])?;
    let scale = f.constant(real, &batch, 1.0 / NORM);
    let ratio = f.mul(norm, scale)?;
    let (zero, one) = (f.constant(real, &batch, 0.0), f.constant(real, &batch, 1.0));
    let large = f.compare(ratio, one, Cmp::Gt)?;
    let ratio = f.select(large, ratio, one)?;
    let ln2 = f.constant(real, &batch, std::f64::consts::LN_2);
    let log = f.log(ratio)?;
    let log2 = f.div(log, ln2)?;
    let times = f.ceil(log2)?;
    let most = f.constant(real, &batch, if real == DType::F32 { 120.0 } else { 1000.0 });
    let times = f.min(times, most)?;
    let times = f.max(times, zero)?;
    let times = f.convert(times, DType::I32);
    let rounds = f.reduce(times, Combine::Max, &[0])?;
    // Halved again and again, which is exact; a power of two by `exp` or `pow` need not be.
    let scaled = repeat(f, rounds, &[one, times], |g, k, s| {
        let half = full(g, s[0], 0.5);
        let half = g.mul(s[0], half)?;
        let k = g.broadcast_in_dim(k, &batch, &[])?;
        let more = g.compare(k, s[1], Cmp::Lt)?;
        Ok(vec![g.select(more, half, s[0])?, s[1]])
    })?;
    let factor = scaled[0];
    let factor = widen(f, factor, dtype)?;
    let factor = spread(f, factor, &dims)?;
    let small = f.mul(x, factor)?;
    let y = taylor(f, small)?;
    let done = repeat(f, rounds, &[y, times], |g, k, s| {
        let (y, times) = (s[0], s[1]);
        let square = matmul(g, y, y)?;
        let k = g.broadcast_in_dim(k, &batch, &[])?;
        let more = g.compare(k, times, Cmp::Lt)?;
        let more = spread(g, more, &dims)?;
        Ok(vec![g.select(more, square, y)?, times])
    })?;
    Ok(done[0])
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::linalg_matrix_exp", |cx, a| {
        let x = cx.tensor(a, 0)?;
        if cx.numel(x) == 0 {
            return Ok(x);
        }
        let (dtype, out) = (cx.dtype(x), cx.out_dims(0));
        // Narrow floats are computed in float32.
        let wide = crate::Cx::acc(dtype);
        let x = cx.cast(x, wide)?;
        let x = batched(cx, x)?;
        let y = exponential(cx, x)?;
        let y = cx.reshape(y, &out)?;
        cx.cast(y, dtype)
    });
}
