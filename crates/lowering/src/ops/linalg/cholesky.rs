//! Cholesky factors, and what is solved with them.
use super::matrix::*;
use super::{batch_of, empty, flag, matrices, no_check, shaped};
use crate::cx::Cx;
use crate::error::Result;
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, Result as Built, Value};

/// Per matrix the order of the first leading minor that is not positive definite, or 0 (int32), given the lower factor found.
///
/// The factor of a matrix that has none is NaN somewhere, but where is the compiler's choice. So when there is such a matrix,
/// and only then, a plain elimination runs to see at which pivot it fails: the loop makes no round otherwise.
fn failed_minor(f: &mut Func, a: Value, factor: Value) -> Built<Value> {
    let (b, n, _) = extents(f, a);
    let d = diagonal(f, factor)?;
    let d = f.real(d)?;
    let zero = full(f, d, 0.0);
    let good = f.compare(d, zero, Cmp::Gt)?;
    let bad = f.not(good)?;
    let any = f.reduce(bad, Combine::Or, &[0, 1])?;
    let (all, none) = (f.constant_int(DType::I32, &[], n), f.constant_int(DType::I32, &[], 0));
    let rounds = f.select(any, all, none)?;
    let info = f.constant_int(DType::I32, &[b], 0);
    let done = repeat(f, rounds, &[a, info], |g, k, s| {
        let (a, info) = (s[0], s[1]);
        let dims = g.dims(a);
        let col = column(g, a, k)?;
        let here = keep(g, col, 1, Cmp::Eq, k)?;
        let pivot = g.reduce(here, Combine::Add, &[1])?;
        let real = g.real(pivot)?;
        let zero = full(g, real, 0.0);
        let positive = g.compare(real, zero, Cmp::Gt)?;
        let clean = full(g, info, 0.0);
        let first = g.compare(info, clean, Cmp::Eq)?;
        let failed = g.not(positive)?;
        let failed = g.and(failed, first)?;
        let one = g.constant_int(DType::I32, &[], 1);
        let order = g.add(k, one)?;
        let order = g.broadcast_in_dim(order, &[b], &[])?;
        let info = g.select(failed, order, info)?;
        // a -= col col^H / pivot below and right of the pivot.
        let below = keep(g, col, 1, Cmp::Gt, k)?;
        let across = conj(g, below)?;
        let (below, across) = (as_column(g, below, &dims)?, as_row(g, across, &dims)?);
        let product = g.mul(below, across)?;
        let pivot = spread(g, pivot, &dims)?;
        let update = g.div(product, pivot)?;
        Ok(vec![g.sub(a, update)?, info])
    })?;
    Ok(done[1])
}

/// The lower factor and its `info`; only the lower triangle of `a` is read.
fn cholesky(f: &mut Func, a: Value) -> Built<(Value, Value)> {
    // Its diagonal is real whatever stands there.
    let low = triangle(f, a, true, -1)?;
    let high = adjoint(f, low)?;
    let real = f.real(a)?;
    let real = widen(f, real, f.dtype(a))?;
    let sum = f.add(low, high)?;
    let whole = with_diagonal(f, sum, real)?;
    let factor = f.cholesky(whole, true)?;
    let factor = triangle(f, factor, true, 0)?;
    let info = failed_minor(f, whole, factor)?;
    Ok((factor, info))
}

pub(super) fn register(t: &mut Table) {
    // (self, *, upper, check_errors) -> (L, info)
    def(t, "aten::linalg_cholesky_ex", |cx, a| {
        no_check(a, 2)?;
        let x = cx.tensor(a, 0)?;
        if let Some(out) = empty(cx, x) {
            return Ok(out);
        }
        let (upper, mut x) = (flag(a, 1), batched(cx, x)?);
        if upper {
            x = adjoint(cx, x)?;
        }
        let (mut factor, info) = cholesky(cx, x)?;
        if upper {
            factor = adjoint(cx, factor)?;
        }
        shaped(cx, &[factor, info])
    });
    // (B, factor, upper): A x = B by its factor.
    def1(t, "aten::_cholesky_solve_helper", |cx, a| {
        let b = cx.tensor(a, 0)?;
        if cx.numel(b) == 0 {
            return Ok(b);
        }
        let (b, factor) = (batched(cx, b)?, matrices(cx, a, 1)?);
        let x = solve(cx, factor, b, flag(a, 2))?;
        let dims = cx.out_dims(0);
        Ok(cx.reshape(x, &dims)?)
    });
    // (factor, upper)
    def1(t, "aten::cholesky_inverse", |cx, a| {
        let x = cx.tensor(a, 0)?;
        if cx.numel(x) == 0 {
            return Ok(x);
        }
        let factor = batched(cx, x)?;
        let (dtype, dims) = (cx.dtype(factor), cx.dims(factor));
        let one = eye(cx, dtype, &dims)?;
        let x = solve(cx, factor, one, flag(a, 1))?;
        let dims = cx.out_dims(0);
        Ok(cx.reshape(x, &dims)?)
    });
    // (A, B, *, upper, left, unitriangular)
    def1(t, "aten::linalg_solve_triangular", |cx, a| {
        let (x, b) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
        triangular(cx, x, b, flag(a, 2), flag(a, 3), flag(a, 4), "NO_TRANSPOSE")
    });
    // (B, A, upper, transpose, unitriangular) -> (solution, a copy of A)
    def(t, "aten::triangular_solve", |cx, a| {
        let (b, x) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
        let op = if flag(a, 3) { "TRANSPOSE" } else { "NO_TRANSPOSE" };
        let solution = triangular(cx, x, b, flag(a, 2), true, flag(a, 4), op)?;
        let dims = cx.out_dims(1);
        let copy = cx.broadcast_to(x, &dims)?;
        Ok(vec![Some(solution), Some(copy)])
    });
}

/// `A x = b` by the Cholesky factor of `A`.
fn solve(f: &mut Func, factor: Value, b: Value, upper: bool) -> Built<Value> {
    let (first, second) = if upper { ("ADJOINT", "NO_TRANSPOSE") } else { ("NO_TRANSPOSE", "ADJOINT") };
    let y = solve_triangular(f, factor, b, !upper, false, first)?;
    solve_triangular(f, factor, y, !upper, false, second)
}

/// A triangular system, output 0; the batches are broadcast.
fn triangular(cx: &mut Cx<'_>, a: Value, b: Value, upper: bool, left: bool, unit: bool, op: &str) -> Result<Value> {
    let out = cx.out_dims(0);
    if out.contains(&0) {
        let dtype = cx.out_dtype(0);
        return Ok(cx.constant(dtype, &out, 0.0));
    }
    let (a, b) = (batch_of(cx, a, &out)?, batch_of(cx, b, &out)?);
    let x = cx.triangular_solve(a, b, left, !upper, unit, op)?;
    Ok(cx.reshape(x, &out)?)
}
