//! Householder reflections: QR factors, and products with the orthogonal factor.
//!
//! `k` reflections `I - tau v v^H` in a row are `I - V T V^H`, with `T = (I + D S)^-1 D`, where `D` is the diagonal of the taus
//! and `S` the part of `V^H V` above its diagonal. So only finding the reflections is a loop; applying them is products.
use super::matrix::*;
use super::{batch_of, flag, matrices, shaped};
use crate::api::Arg;
use crate::error::OpError;
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, Func, Result, Value};

/// Columns reflected one by one before the rest is updated by products.
fn panel_width(steps: i64) -> i64 {
    (steps / 8).max(256)
}

/// LAPACK's `geqrf`: `R` on and above the diagonal, the reflections' vectors below it (their leading ones are not stored), and
/// the taus `[batch, min(rows, columns)]`.
pub(super) fn factor(f: &mut Func, a: Value) -> Result<(Value, Value)> {
    let (_, m, n) = extents(f, a);
    factor_by(f, a, panel_width(m.min(n)))
}

fn factor_by(f: &mut Func, a: Value, width: i64) -> Result<(Value, Value)> {
    let (_, m, n) = extents(f, a);
    if m.min(n) <= width {
        return panel(f, a);
    }
    let (left, right) = (f.slice_dim(a, 2, 0, width)?, f.slice_dim(a, 2, width, n)?);
    let (left, tau) = panel(f, left)?;
    let right = reflect(f, left, tau, right, true)?;
    let (top, bottom) = (f.slice_dim(right, 1, 0, width)?, f.slice_dim(right, 1, width, m)?);
    let (bottom, rest) = factor_by(f, bottom, width)?;
    let right = f.concatenate(&[top, bottom], 1)?;
    Ok((f.concatenate(&[left, right], 2)?, f.concatenate(&[tau, rest], 1)?))
}

/// One reflection a column.
fn panel(f: &mut Func, a: Value) -> Result<(Value, Value)> {
    let (b, m, n) = extents(f, a);
    let (dtype, steps) = (f.dtype(a), m.min(n));
    let taus = f.constant(dtype, &[b, steps], 0.0);
    let done = repeat_n(f, steps, &[a, taus], |g, k, s| {
        let (a, taus) = (s[0], s[1]);
        let dims = g.dims(a);
        let col = column(g, a, k)?;
        let Reflection { v, tau, beta } = reflection(g, col, k)?;
        // The columns right of this one are multiplied by the reflection's adjoint.
        let vh = conj(g, v)?;
        let (tall, vh) = (as_column(g, v, &dims)?, as_column(g, vh, &dims)?);
        let product = g.mul(vh, a)?;
        let w = g.reduce(product, Combine::Add, &[1])?;
        let w = keep(g, w, 1, Cmp::Gt, k)?;
        let tau_h = conj(g, tau)?;
        let tau_h = spread(g, tau_h, &[b, n])?;
        let w = g.mul(w, tau_h)?;
        let w = as_row(g, w, &dims)?;
        let update = g.mul(tall, w)?;
        let a = g.sub(a, update)?;
        // This column keeps what is above, then beta, then v.
        let beta = spread(g, beta, &[b, m])?;
        let new = place(g, beta, col, 1, Cmp::Eq, k)?;
        let new = place(g, v, new, 1, Cmp::Gt, k)?;
        let new = as_column(g, new, &dims)?;
        let a = place(g, new, a, 2, Cmp::Eq, k)?;
        let tau = spread(g, tau, &[b, steps])?;
        Ok(vec![a, place(g, tau, taus, 1, Cmp::Eq, k)?])
    })?;
    Ok((done[0], done[1]))
}

/// `I - tau v v^H`, whose adjoint takes a column to zeros below `k` and `beta` at `k`.
struct Reflection {
    /// Zeros above `k`, one at `k`.
    v: Value,
    tau: Value,
    beta: Value,
}

/// The reflection of `[batch, rows]` as LAPACK's `larfg` chooses it: `beta` is real and has the sign opposite to the element at
/// `k`; a column that is zero below a real element is left alone, with `tau` zero.
fn reflection(f: &mut Func, col: Value, k: Value) -> Result<Reflection> {
    let (dtype, dims) = (f.dtype(col), f.dims(col));
    let batch = [dims[0]];
    let real = dtype.real();
    // Scaled by its largest element, so that squares neither overflow nor vanish.
    let sizes = f.abs(col)?;
    let sizes = keep(f, sizes, 1, Cmp::Ge, k)?;
    let scale = f.reduce(sizes, Combine::Max, &[1])?;
    let none = f.constant(real, &batch, 0.0);
    let one = f.constant(real, &batch, 1.0);
    let empty = f.compare(scale, none, Cmp::Eq)?;
    let scale = f.select(empty, one, scale)?;
    let scale = widen(f, scale, dtype)?;
    let by = spread(f, scale, &dims)?;
    let x = f.div(col, by)?;
    let at = keep(f, x, 1, Cmp::Eq, k)?;
    let alpha = f.reduce(at, Combine::Add, &[1])?;
    let tail = keep(f, x, 1, Cmp::Gt, k)?;
    let squares = abs2(f, tail)?;
    let rest = f.reduce(squares, Combine::Add, &[1])?;
    let (re, im) = (f.real(alpha)?, f.imag(alpha)?);
    let own = abs2(f, alpha)?;
    let norm = f.add(own, rest)?;
    let norm = f.sqrt(norm)?;
    let (below, upright) = (f.compare(rest, none, Cmp::Eq)?, f.compare(im, none, Cmp::Eq)?);
    let idle = f.and(below, upright)?;
    let negative = f.compare(re, none, Cmp::Lt)?;
    let minus = f.neg(norm)?;
    let beta = f.select(negative, norm, minus)?;
    let beta = f.select(idle, re, beta)?;
    let wide = widen(f, beta, dtype)?;
    let (ones, zeros) = (full(f, alpha, 1.0), full(f, alpha, 0.0));
    let safe = f.select(idle, ones, wide)?;
    let gap = f.sub(wide, alpha)?;
    let tau = f.div(gap, safe)?;
    let tau = f.select(idle, zeros, tau)?;
    let gap = f.neg(gap)?;
    let gap = f.select(idle, ones, gap)?;
    let gap = spread(f, gap, &dims)?;
    let tail = f.div(tail, gap)?;
    let ones = full(f, tail, 1.0);
    let v = place(f, ones, tail, 1, Cmp::Eq, k)?;
    Ok(Reflection { v, tau, beta: f.mul(wide, scale)? })
}

/// `Q x`, or `Q^H x`, for `Q` the product of the reflections stored in `[batch, rows, k or more]` and `[batch, k]`.
pub(super) fn reflect(f: &mut Func, stored: Value, tau: Value, x: Value, adjoint_of: bool) -> Result<Value> {
    let (b, _, _) = extents(f, stored);
    let k = f.dims(tau)[1];
    let v = f.slice_dim(stored, 2, 0, k)?;
    let v = unit_lower(f, v)?;
    let vh = adjoint(f, v)?;
    let s = matmul(f, vh, v)?;
    let s = triangle(f, s, false, 1)?;
    let d = as_column(f, tau, &[b, k, k])?;
    let ds = f.mul(d, s)?;
    let one = full(f, ds, 1.0);
    let system = with_diagonal(f, ds, one)?;
    let zero = full(f, ds, 0.0);
    let d = with_diagonal(f, zero, d)?;
    let t = solve_triangular(f, system, d, false, true, "NO_TRANSPOSE")?;
    let t = if adjoint_of { adjoint(f, t)? } else { t };
    let y = matmul(f, vh, x)?;
    let y = matmul(f, t, y)?;
    let y = matmul(f, v, y)?;
    f.sub(x, y)
}

/// The first `columns` columns of the product of the reflections.
pub(super) fn orthogonal(f: &mut Func, stored: Value, tau: Value, columns: i64) -> Result<Value> {
    let (b, m, _) = extents(f, stored);
    let one = eye(f, f.dtype(stored), &[b, m, columns])?;
    reflect(f, stored, tau, one, false)
}

pub(super) fn register(t: &mut Table) {
    // (A, mode) -> (Q, R)
    def(t, "aten::linalg_qr", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let Some(Arg::Str(mode)) = a.get(1) else { return Err(OpError::no_rule("a QR mode that is not text")) };
        let mode = mode.clone();
        let dims = cx.dims(x);
        if dims[..dims.len() - 2].contains(&0) || cx.numel(x) == 0 {
            let (q, r) = (cx.out_dims(0), cx.out_dims(1));
            let dtype = cx.dtype(x);
            let r = cx.constant(dtype, &r, 0.0);
            if q.iter().product::<i64>() == 0 {
                return Ok(vec![Some(cx.constant(dtype, &q, 0.0)), Some(r)]);
            }
            // No columns, and a complete basis is asked for: any will do.
            let n = q[q.len() - 1];
            let one = eye(cx, dtype, &[q[..q.len() - 2].iter().product(), n, n])?;
            return Ok(vec![Some(cx.reshape(one, &q)?), Some(r)]);
        }
        let x = batched(cx, x)?;
        let (_, m, n) = extents(cx, x);
        let (stored, tau) = factor(cx, x)?;
        let rows = if mode == "complete" { m } else { m.min(n) };
        let r = cx.slice_dim(stored, 1, 0, rows)?;
        let r = triangle(cx, r, false, 0)?;
        let q = if mode == "r" { r } else { orthogonal(cx, stored, tau, rows)? };
        shaped(cx, &[q, r])
    });
    // (A) -> (reflections and R, taus)
    def(t, "aten::geqrf", |cx, a| {
        let x = cx.tensor(a, 0)?;
        if let Some(out) = super::empty(cx, x) {
            return Ok(out);
        }
        let x = batched(cx, x)?;
        let (stored, tau) = factor(cx, x)?;
        shaped(cx, &[stored, tau])
    });
    // (reflections, taus)
    def1(t, "aten::linalg_householder_product", |cx, a| {
        let (x, tau) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
        let out = cx.out_dims(0);
        if cx.numel(x) == 0 {
            return Ok(x);
        }
        let x = batched(cx, x)?;
        let (b, _, n) = extents(cx, x);
        let k = cx.numel(tau) / b;
        let q = if k == 0 {
            let (dtype, dims) = (cx.dtype(x), cx.dims(x));
            eye(cx, dtype, &dims)?
        } else {
            let tau = cx.reshape(tau, &[b, k])?;
            orthogonal(cx, x, tau, n)?
        };
        Ok(cx.reshape(q, &out)?)
    });
    // (reflections, taus, x, left, transpose): Q x, Q^H x, x Q or x Q^H.
    def1(t, "aten::ormqr", |cx, a| {
        let (stored, tau, out) = (matrices(cx, a, 0)?, cx.tensor(a, 1)?, cx.out_dims(0));
        let other = cx.tensor(a, 2)?;
        if out.contains(&0) || cx.numel(tau) == 0 {
            return Ok(other);
        }
        let x = batch_of(cx, other, &out)?;
        let (b, _, _) = extents(cx, stored);
        let k = cx.numel(tau) / b;
        let tau = cx.reshape(tau, &[b, k])?;
        let (left, transposed) = (flag(a, 3), flag(a, 4));
        let y = if left {
            reflect(cx, stored, tau, x, transposed)?
        } else {
            // x Q is the adjoint of Q^H x^H.
            let x = adjoint(cx, x)?;
            let y = reflect(cx, stored, tau, x, !transposed)?;
            adjoint(cx, y)?
        };
        Ok(cx.reshape(y, &out)?)
    });
}
