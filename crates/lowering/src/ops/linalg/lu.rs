//! LU factors with partial pivoting, and what is solved with them.
use super::matrix::*;
use super::{batch_of, empty, flag, no_check, shaped};
use crate::cx::Cx;
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, Result, Value};

/// Factors as LAPACK's `getrf` leaves them.
pub(super) struct Lu {
    /// `L` below the diagonal, `U` on and above it.
    lu: Value,
    /// The row each step exchanged with its own, from 1; int32 `[batch, min(rows, columns)]`.
    pivots: Value,
    /// Row `i` of `L U` is row `order[i]` of the matrix; int32 `[batch, rows]`.
    order: Value,
    /// The first step, from 1, whose pivot is zero, or 0; int32 `[batch]`.
    info: Value,
}

/// Columns factored one by one before the rest is updated by a matrix product. Narrower panels leave more of the work to
/// products, but each panel is a loop of its own in the program, and loops are what takes long to compile.
fn panel_width(steps: i64) -> i64 {
    (steps / 8).max(256)
}

/// `|re| + |im|`: what LAPACK compares.
fn size(f: &mut Func, x: Value) -> Result<Value> {
    if !f.dtype(x).is_complex() {
        return f.abs(x);
    }
    let (re, im) = (f.real(x)?, f.imag(x)?);
    let (re, im) = (f.abs(re)?, f.abs(im)?);
    f.add(re, im)
}

/// Column by column. Rows are exchanged by selections rather than gathers: vectors are what a TPU is fast at.
fn panel(f: &mut Func, a: Value, pivot: bool) -> Result<Lu> {
    let (b, m, n) = extents(f, a);
    let steps = m.min(n);
    let pivots = f.constant_int(DType::I32, &[b, steps], 0);
    let order = f.iota(DType::I32, &[b, m], 1)?;
    let info = f.constant_int(DType::I32, &[b], 0);
    let done = repeat_n(f, steps, &[a, pivots, order, info], |g, k, s| {
        let (a, pivots, order, info) = (s[0], s[1], s[2], s[3]);
        let dims = g.dims(a);
        let here = g.broadcast_in_dim(k, &[b], &[])?;
        let chosen = if pivot { largest(g, a, k)? } else { here };
        // Rows k and chosen change places, in the matrix and in the order.
        let at_chosen = |g: &mut Func, x: Value| {
            let dims = g.dims(x);
            let at = g.iota(DType::I32, &dims, 1)?;
            let chosen = spread(g, chosen, &dims)?;
            g.compare(at, chosen, Cmp::Eq)
        };
        let hit = at_chosen(g, a)?;
        let zero = full(g, a, 0.0);
        let only = g.select(hit, a, zero)?;
        let top = g.reduce(only, Combine::Add, &[1])?;
        let old = row(g, a, k)?;
        let old = as_row(g, old, &dims)?;
        let a = g.select(hit, old, a)?;
        let new = as_row(g, top, &dims)?;
        let a = place(g, new, a, 1, Cmp::Eq, k)?;
        let hit = at_chosen(g, order)?;
        let zero = full(g, order, 0.0);
        let only = g.select(hit, order, zero)?;
        let new = g.reduce(only, Combine::Add, &[1])?;
        let old = keep(g, order, 1, Cmp::Eq, k)?;
        let old = g.reduce(old, Combine::Add, &[1])?;
        let (new, old) = (spread(g, new, &[b, m])?, spread(g, old, &[b, m])?);
        let order = g.select(hit, old, order)?;
        let order = place(g, new, order, 1, Cmp::Eq, k)?;
        let one = g.constant_int(DType::I32, &[b], 1);
        let number = g.add(chosen, one)?;
        let number = spread(g, number, &[b, steps])?;
        let pivots = place(g, number, pivots, 1, Cmp::Eq, k)?;
        // A pivot of zero leaves its column as it is, and the first one is reported.
        let value = keep(g, top, 1, Cmp::Eq, k)?;
        let value = g.reduce(value, Combine::Add, &[1])?;
        let zero = full(g, value, 0.0);
        let singular = g.compare(value, zero, Cmp::Eq)?;
        let none = full(g, info, 0.0);
        let first = g.compare(info, none, Cmp::Eq)?;
        let first = g.and(singular, first)?;
        let step = g.add(here, one)?;
        let info = g.select(first, step, info)?;
        let unit = full(g, value, 1.0);
        let value = g.select(singular, unit, value)?;
        // The column below the pivot is divided by it; what is right of it is updated.
        let col = column(g, a, k)?;
        let col_dims = g.dims(col);
        let value = spread(g, value, &col_dims)?;
        let quotient = g.div(col, value)?;
        let below = keep(g, quotient, 1, Cmp::Gt, k)?;
        let right = keep(g, top, 1, Cmp::Gt, k)?;
        let (tall, wide) = (as_column(g, below, &dims)?, as_row(g, right, &dims)?);
        let update = g.mul(tall, wide)?;
        let a = g.sub(a, update)?;
        let factor = place(g, below, col, 1, Cmp::Gt, k)?;
        let factor = as_column(g, factor, &dims)?;
        let a = place(g, factor, a, 2, Cmp::Eq, k)?;
        Ok(vec![a, pivots, order, info])
    })?;
    Ok(Lu { lu: done[0], pivots: done[1], order: done[2], info: done[3] })
}

/// Per matrix the row at or below `k` whose element in column `k` is largest, the first of equal ones.
fn largest(f: &mut Func, a: Value, k: Value) -> Result<Value> {
    let (b, m, _) = extents(f, a);
    let col = column(f, a, k)?;
    let sizes = size(f, col)?;
    let least = full(f, sizes, -1.0);
    let sizes = place(f, sizes, least, 1, Cmp::Ge, k)?;
    let most = f.reduce(sizes, Combine::Max, &[1])?;
    let most = spread(f, most, &[b, m])?;
    let is_most = f.compare(sizes, most, Cmp::Eq)?;
    let at = f.iota(DType::I32, &[b, m], 1)?;
    let last = f.constant_int(DType::I32, &[b, m], m - 1);
    let at = f.select(is_most, at, last)?;
    f.reduce(at, Combine::Min, &[1])
}

/// The factors of `[batch, rows, columns]`: a panel of columns, then the rest updated by it, then the rest's own factors.
pub(super) fn factor(f: &mut Func, a: Value, pivot: bool) -> Result<Lu> {
    let (_, m, n) = extents(f, a);
    factor_by(f, a, pivot, panel_width(m.min(n)))
}

fn factor_by(f: &mut Func, a: Value, pivot: bool, width: i64) -> Result<Lu> {
    let (b, m, n) = extents(f, a);
    if m.min(n) <= width {
        return panel(f, a, pivot);
    }
    let left = f.slice_dim(a, 2, 0, width)?;
    let left = panel(f, left, pivot)?;
    let right = f.slice_dim(a, 2, width, n)?;
    let right = take_rows(f, right, left.order)?;
    let corner = f.slice_dim(left.lu, 1, 0, width)?;
    let (top, bottom) = (f.slice_dim(right, 1, 0, width)?, f.slice_dim(right, 1, width, m)?);
    let top = solve_triangular(f, corner, top, true, true, "NO_TRANSPOSE")?;
    let lower = f.slice_dim(left.lu, 1, width, m)?;
    let update = matmul(f, lower, top)?;
    let bottom = f.sub(bottom, update)?;
    let rest = factor_by(f, bottom, pivot, width)?;
    let lower = take_rows(f, lower, rest.order)?;
    let columns = f.concatenate(&[corner, lower], 1)?;
    let others = f.concatenate(&[top, rest.lu], 1)?;
    let moved = |f: &mut Func, x: Value| {
        let dims = f.dims(x);
        let by = f.constant_int(DType::I32, &dims, width);
        f.add(x, by)
    };
    let pivots = moved(f, rest.pivots)?;
    let (first, later) = (f.slice_dim(left.order, 1, 0, width)?, f.slice_dim(left.order, 1, width, m)?);
    let later = take(f, later, rest.order)?;
    let none = f.constant_int(DType::I32, &[b], 0);
    let later_info = moved(f, rest.info)?;
    let clean = f.compare(rest.info, none, Cmp::Eq)?;
    let later_info = f.select(clean, none, later_info)?;
    let clean = f.compare(left.info, none, Cmp::Eq)?;
    Ok(Lu {
        lu: f.concatenate(&[columns, others], 2)?,
        pivots: f.concatenate(&[left.pivots, pivots], 1)?,
        order: f.concatenate(&[first, later], 1)?,
        info: f.select(clean, later_info, left.info)?,
    })
}

/// The order of rows that `pivots` make: see [`Lu::order`].
fn order_of(f: &mut Func, pivots: Value, rows: i64) -> Result<Value> {
    let d = f.dims(pivots);
    let (b, steps) = (d[0], d[1]);
    let order = f.iota(DType::I32, &[b, rows], 1)?;
    let done = repeat_n(f, steps, &[order, pivots], |g, k, s| {
        let (order, pivots) = (s[0], s[1]);
        let one = g.constant_int(DType::I32, &[b], 1);
        let pick = |g: &mut Func, x: Value| {
            let here = keep(g, x, 1, Cmp::Eq, k)?;
            g.reduce(here, Combine::Add, &[1])
        };
        let chosen = pick(g, pivots)?;
        let chosen = g.sub(chosen, one)?;
        let old = pick(g, order)?;
        let at = g.iota(DType::I32, &[b, rows], 1)?;
        let chosen = spread(g, chosen, &[b, rows])?;
        let hit = g.compare(at, chosen, Cmp::Eq)?;
        let zero = full(g, order, 0.0);
        let new = g.select(hit, order, zero)?;
        let new = g.reduce(new, Combine::Add, &[1])?;
        let (old, new) = (spread(g, old, &[b, rows])?, spread(g, new, &[b, rows])?);
        let order = g.select(hit, old, order)?;
        Ok(vec![place(g, new, order, 1, Cmp::Eq, k)?, pivots])
    })?;
    Ok(done[0])
}

/// The permutation matrix `P` of `A = P L U`: column `j` has its one in row `order[j]`.
fn permutation(f: &mut Func, order: Value, dtype: DType) -> Result<Value> {
    let d = f.dims(order);
    let dims = [d[0], d[1], d[1]];
    let at = f.iota(DType::I32, &dims, 1)?;
    let order = as_row(f, order, &dims)?;
    let hit = f.compare(at, order, Cmp::Eq)?;
    Ok(f.convert(hit, if dtype.is_complex() { dtype.real() } else { dtype })).and_then(|p| widen(f, p, dtype))
}

/// Where each row of the order went: the inverse permutation.
fn inverse(f: &mut Func, order: Value) -> Result<Value> {
    let d = f.dims(order);
    let dims = [d[0], d[1], d[1]];
    let at = f.iota(DType::I32, &dims, 1)?;
    let row = as_row(f, order, &dims)?;
    let hit = f.compare(at, row, Cmp::Eq)?;
    let from = f.iota(DType::I32, &dims, 2)?;
    let zero = full(f, from, 0.0);
    let from = f.select(hit, from, zero)?;
    f.reduce(from, Combine::Add, &[2])
}

/// `op(A) x = b` by the factors of `A`; `op` as in [`solve_triangular`].
fn solve(f: &mut Func, lu: Value, order: Value, b: Value, op: &str) -> Result<Value> {
    if op == "NO_TRANSPOSE" {
        let b = take_rows(f, b, order)?;
        let y = solve_triangular(f, lu, b, true, true, op)?;
        return solve_triangular(f, lu, y, false, false, op);
    }
    let y = solve_triangular(f, lu, b, false, false, op)?;
    let y = solve_triangular(f, lu, y, true, true, op)?;
    let back = inverse(f, order)?;
    take_rows(f, y, back)
}

/// `L` `[batch, rows, steps]` and `U` `[batch, steps, columns]`.
fn unpack(f: &mut Func, lu: Value) -> Result<(Value, Value)> {
    let (_, m, n) = extents(f, lu);
    let steps = m.min(n);
    let (l, u) = (f.slice_dim(lu, 2, 0, steps)?, f.slice_dim(lu, 1, 0, steps)?);
    Ok((unit_lower(f, l)?, triangle(f, u, false, 0)?))
}

pub(super) fn register(t: &mut Table) {
    // (A, *, pivot, check_errors) -> (LU, pivots, info)
    def(t, "aten::linalg_lu_factor_ex", |cx, a| {
        no_check(a, 2)?;
        let x = cx.tensor(a, 0)?;
        if let Some(out) = empty(cx, x) {
            return Ok(out);
        }
        let x = batched(cx, x)?;
        let r = factor(cx, x, flag(a, 1))?;
        shaped(cx, &[r.lu, r.pivots, r.info])
    });
    // (A, *, pivot) -> (P, L, U)
    def(t, "aten::linalg_lu", |cx, a| {
        let x = cx.tensor(a, 0)?;
        if cx.numel(x) == 0 {
            return Err(crate::OpError::no_rule("factors of an empty matrix"));
        }
        let (dtype, x) = (cx.dtype(x), batched(cx, x)?);
        let r = factor(cx, x, flag(a, 1))?;
        let (l, u) = unpack(cx, r.lu)?;
        let p = if flag(a, 1) { permutation(cx, r.order, dtype)? } else { cx.constant(dtype, &[0], 0.0) };
        shaped(cx, &[p, l, u])
    });
    // (LU, pivots, unpack_data, unpack_pivots) -> (P, L, U); what is not asked for is empty.
    def(t, "aten::lu_unpack", |cx, a| {
        let (lu, pivots) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
        if cx.numel(lu) == 0 {
            return Err(crate::OpError::no_rule("factors of an empty matrix"));
        }
        let (dtype, lu) = (cx.dtype(lu), batched(cx, lu)?);
        let none = cx.constant(dtype, &[0], 0.0);
        let (l, u) = if flag(a, 2) { unpack(cx, lu)? } else { (none, none) };
        let (b, m, n) = extents(cx, lu);
        let p = if flag(a, 3) {
            let pivots = cx.reshape(pivots, &[b, m.min(n)])?;
            let order = order_of(cx, pivots, m)?;
            permutation(cx, order, dtype)?
        } else {
            none
        };
        shaped(cx, &[p, l, u])
    });
    // (LU, pivots, B, *, left, adjoint): A X = B or X A = B, or with the adjoint of A.
    def1(t, "aten::linalg_lu_solve", |cx, a| {
        let (out, dtype) = (cx.out_dims(0), cx.out_dtype(0));
        if out.contains(&0) {
            return Ok(cx.constant(dtype, &out, 0.0));
        }
        let (lu, pivots, b) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?, cx.tensor(a, 2)?);
        let mut dims = cx.dims(pivots);
        let n = dims.pop().unwrap_or(1);
        let flat = cx.reshape(pivots, &[dims.iter().product(), n])?;
        let order = order_of(cx, flat, n)?;
        solve_batches(cx, lu, order, b, &out, flag(a, 3), flag(a, 4))
    });
    // (A, B, *, left, check_errors) -> (result, LU, pivots, info)
    def(t, "aten::_linalg_solve_ex", |cx, a| {
        no_check(a, 3)?;
        let (x, b, mut out) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?, cx.out_dims(0));
        if let Some(out) = empty(cx, x) {
            return Ok(out);
        }
        let (own, mut sides) = (cx.dims(x), cx.dims(b));
        // One vector a matrix, or one for all.
        if sides.len() == 1 || sides[..] == own[..own.len() - 1] {
            sides.push(1);
            out.push(1);
        }
        let b = cx.reshape(b, &sides)?;
        let flat = batched(cx, x)?;
        let r = factor(cx, flat, true)?;
        let lu = cx.reshape(r.lu, &own)?;
        let result = if out.contains(&0) {
            b // no right-hand side, no solution
        } else {
            solve_batches(cx, lu, r.order, b, &out, flag(a, 2), false)?
        };
        shaped(cx, &[result, r.lu, r.pivots, r.info])
    });
    // (A, *, check_errors) -> (inverse, info)
    def(t, "aten::linalg_inv_ex", |cx, a| {
        no_check(a, 1)?;
        let x = cx.tensor(a, 0)?;
        if let Some(out) = empty(cx, x) {
            return Ok(out);
        }
        let x = batched(cx, x)?;
        let (dtype, dims) = (cx.dtype(x), cx.dims(x));
        let r = factor(cx, x, true)?;
        let one = eye(cx, dtype, &dims)?;
        let x = solve(cx, r.lu, r.order, one, "NO_TRANSPOSE")?;
        shaped(cx, &[x, r.info])
    });
}

/// `A X = B` (or `X A = B`, or with `A`'s adjoint) with batches broadcast to those of `out`, the extents of the result; `order`
/// is of as many matrices as `lu` has.
fn solve_batches(
    cx: &mut Cx<'_>,
    lu: Value,
    order: Value,
    b: Value,
    out: &[i64],
    left: bool,
    adjoint: bool,
) -> crate::Result<Value> {
    let mut dims = cx.dims(lu);
    let n = dims.pop().unwrap_or(1);
    let last = dims.len() - 1;
    dims[last] = 1;
    dims.push(n);
    let order = cx.reshape(order, &dims)?;
    let order = batch_of(cx, order, out)?;
    let d = cx.dims(order);
    let order = cx.reshape(order, &[d[0], n])?;
    let (lu, b) = (batch_of(cx, lu, out)?, batch_of(cx, b, out)?);
    let x = if left {
        solve(cx, lu, order, b, if adjoint { "ADJOINT" } else { "NO_TRANSPOSE" })?
    } else {
        // X A = B is A^H X^H = B^H.
        let b = super::matrix::adjoint(cx, b)?;
        let x = solve(cx, lu, order, b, if adjoint { "NO_TRANSPOSE" } else { "ADJOINT" })?;
        super::matrix::adjoint(cx, x)?
    };
    Ok(cx.reshape(x, out)?)
}
