//! Eigenvalues of Hermitian matrices and singular values, by Jacobi's rotations.
//!
//! A round rotates `n/2` disjoint pairs of columns at once, so that it is arithmetic on whole halves of the matrix: column `i`
//! of the left half with column `i` of the right one. Between rounds the columns move as players of a round-robin tournament
//! do; after `n - 1` rounds, a sweep, all have met and stand where they began. Sweeps go on until the matrix is diagonal.
use super::matrix::*;
use super::qr;
use super::shaped;
use crate::api::Arg;
use crate::error::OpError;
use crate::table::{def, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, Result, Type, Value};

/// Convergence is quadratic: this many sweeps are never needed, and end the loop whatever happens.
const SWEEPS: i64 = 40;

/// A matrix with more rows and columns than this goes to the host: a sweep makes n - 1 passes over the whole matrix, about ten
/// sweeps are needed, and LAPACK's reduction to tridiagonal form reads it far less often.
const LARGEST: i64 = 256;

/// Vectors of matrices with no more elements than this, all together, come from the host. LAPACK takes less time for them than
/// a trip there and back, and the loop here no less; and so they have the signs they have on the CPU, which are otherwise any
/// method's own. Whoever asks for Jacobi's method by its name (`driver="gesvdj"`) gets it at any size.
const FEW: i64 = 4096;

fn epsilon(dtype: DType) -> f64 {
    if dtype.real() == DType::F32 {
        f32::EPSILON as f64
    } else {
        f64::EPSILON
    }
}

/// The rotations that make pairs orthogonal, `[batch, n/2]` each: `p` becomes `c p - conj(s) q`, `q` becomes `s p + c q`.
struct Rotation {
    /// Real, as the (complex) type.
    c: Value,
    s: Value,
    /// Per pair whether it turns at all.
    turns: Value,
}

/// The rotation that diagonalises `[[p, m], [conj(m), q]]` with real `p` and `q`. Pairs with `|m|` at most `least` stay.
fn rotation(f: &mut Func, p: Value, q: Value, m: Value, least: Value) -> Result<Rotation> {
    let dtype = f.dtype(m);
    let size = f.abs(m)?;
    let turns = f.compare(size, least, Cmp::Gt)?;
    let (zero, one) = (full(f, size, 0.0), full(f, size, 1.0));
    let size = f.select(turns, size, one)?;
    let gap = f.sub(q, p)?;
    let two = full(f, size, 2.0);
    let twice = f.mul(size, two)?;
    let cot = f.div(gap, twice)?;
    // The smaller root of t^2 + 2 cot t - 1: a turn of at most 45 degrees, without which sweeps need not converge.
    let square = f.mul(cot, cot)?;
    let square = f.add(square, one)?;
    let root = f.sqrt(square)?;
    let magnitude = f.abs(cot)?;
    let below = f.add(magnitude, root)?;
    let t = f.div(one, below)?;
    let minus = f.neg(t)?;
    let negative = f.compare(cot, zero, Cmp::Lt)?;
    let t = f.select(negative, minus, t)?;
    let t = f.select(turns, t, zero)?;
    let square = f.mul(t, t)?;
    let square = f.add(square, one)?;
    let c = f.rsqrt(square)?;
    let s = f.mul(t, c)?;
    let (c, s, size) = (widen(f, c, dtype)?, widen(f, s, dtype)?, widen(f, size, dtype)?);
    let phase = f.div(m, size)?;
    let s = f.mul(s, phase)?;
    Ok(Rotation { c, s, turns })
}

/// The columns of `x` (`dim` 2), or the rows (`dim` 1, by the adjoint), rotated in pairs.
fn rotate(f: &mut Func, x: Value, r: &Rotation, dim: usize) -> Result<Value> {
    let n = f.dims(x)[dim];
    let (p, q) = (f.slice_dim(x, dim, 0, n / 2)?, f.slice_dim(x, dim, n / 2, n)?);
    let dims = f.dims(p);
    let sc = conj(f, r.s)?;
    let (onto_p, onto_q) = if dim == 2 { (sc, r.s) } else { (r.s, sc) };
    let stretch = |f: &mut Func, v: Value| if dim == 2 { as_row(f, v, &dims) } else { as_column(f, v, &dims) };
    let (c, onto_p, onto_q) = (stretch(f, r.c)?, stretch(f, onto_p)?, stretch(f, onto_q)?);
    let (cp, sq) = (f.mul(c, p)?, f.mul(onto_p, q)?);
    let (sp, cq) = (f.mul(onto_q, p)?, f.mul(c, q)?);
    let (p, q) = (f.sub(cp, sq)?, f.add(sp, cq)?);
    next_round(f, p, q, dim)
}

/// Both halves put together in the order of the tournament's next round: the first of the left half stays, the others move on
/// by one, to the right along the left half and back along the right one.
fn next_round(f: &mut Func, left: Value, right: Value, dim: usize) -> Result<Value> {
    let h = f.dims(left)[dim];
    if h == 1 {
        return f.concatenate(&[left, right], dim);
    }
    let mut parts = vec![f.slice_dim(left, dim, 0, 1)?, f.slice_dim(right, dim, 0, 1)?];
    if h > 2 {
        parts.push(f.slice_dim(left, dim, 1, h - 1)?);
    }
    parts.push(f.slice_dim(right, dim, 1, h)?);
    parts.push(f.slice_dim(left, dim, h - 1, h)?);
    f.concatenate(&parts, dim)
}

/// Zeros after the last row or column, so that there is an even number of them.
fn evened(f: &mut Func, x: Value, dims: &[usize]) -> Result<Value> {
    let mut high = vec![0; 3];
    for d in dims {
        high[*d] = f.dims(x)[*d] % 2;
    }
    let zero = f.constant(f.dtype(x), &[], 0.0);
    f.pad(x, zero, &[0, 0, 0], &high, &[0, 0, 0])
}

/// Sweeps of `round` over `state` while `goes_on`, which is given the state that starts a sweep and the rounds that turned.
fn sweeps(
    f: &mut Func,
    n: i64,
    state: &[Value],
    round: impl FnOnce(&mut Func, &[Value]) -> Result<(Vec<Value>, Value)>,
) -> Result<Vec<Value>> {
    let none = f.constant_int(DType::I32, &[], 0);
    let turned = f.constant(DType::Bool, &[], 1.0);
    let all: Vec<Value> = [none, turned].iter().chain(state).copied().collect();
    let types: Vec<Type> = all.iter().map(|v| f.ty(*v).clone()).collect();
    let goes_on = |g: &mut Func, p: &[Value]| {
        let most = g.constant_int(DType::I32, &[], SWEEPS);
        let left = g.compare(p[0], most, Cmp::Lt)?;
        g.and(left, p[1])
    };
    let sweep = |g: &mut Func, p: &[Value]| {
        let still = g.constant(DType::Bool, &[], 0.0);
        let mut inner = p.to_vec();
        inner[1] = still;
        let mut done = repeat_n(g, n - 1, &inner[1..], |g, _, s| {
            let (mut next, turns) = round(g, &s[1..])?;
            let any = g.reduce(turns, Combine::Or, &[0, 1])?;
            next.insert(0, g.or(s[0], any)?);
            Ok(next)
        })?;
        let one = g.constant_int(DType::I32, &[], 1);
        done.insert(0, g.add(p[0], one)?);
        Ok(done)
    };
    let done = while_loop(f, &types, &all, goes_on, sweep)?;
    Ok(done[2..].to_vec())
}

/// Real `x` times `factor`.
fn times(f: &mut Func, x: Value, factor: f64) -> Result<Value> {
    let factor = full(f, x, factor);
    f.mul(x, factor)
}

/// NaN in the place of `x` where `of` (`[batch, ...]`) has an infinity or a NaN: rotations would not spread it everywhere.
fn poisoned(f: &mut Func, x: Value, of: Value) -> Result<Value> {
    let of = f.abs(of)?;
    let finite = f.is_finite(of)?;
    let dims: Vec<i64> = (1..f.rank(finite) as i64).collect();
    let finite = f.reduce(finite, Combine::And, &dims)?;
    let dims = f.dims(x);
    let finite = spread(f, finite, &dims)?;
    let nan = full(f, x, f64::NAN);
    f.select(finite, x, nan)
}

/// Eigenvalues (real, ascending) of Hermitian matrices, and eigenvectors in columns if asked for.
fn eigh(f: &mut Func, a: Value, vectors: bool) -> Result<(Value, Option<Value>)> {
    let (b, n, _) = extents(f, a);
    let dtype = f.dtype(a);
    let mut w = f.real(a)?;
    w = diagonal(f, w)?;
    let mut v = eye(f, dtype, &[b, n, n])?;
    if n > 1 {
        // A rotation leaves rounding errors of this size beside the largest element; what is no larger is zero.
        let most = f.abs(a)?;
        let most = f.reduce(most, Combine::Max, &[1, 2])?;
        let even = evened(f, a, &[1, 2])?;
        let basis = evened(f, v, &[2])?;
        let least = times(f, most, epsilon(dtype) * 3.0)?;
        let mut state = vec![even, least];
        if vectors {
            state.push(basis);
        }
        let size = f.dims(even)[1];
        let done = sweeps(f, size, &state, |g, s| {
            let h = size / 2;
            let d = diagonal(g, s[0])?;
            let d = g.real(d)?;
            let (p, q) = (g.slice_dim(d, 1, 0, h)?, g.slice_dim(d, 1, h, size)?);
            let corner = g.slice(s[0], &[0, 0, h], &[b, h, size], &[1, 1, 1])?;
            let m = diagonal(g, corner)?;
            let least = spread(g, s[1], &[b, h])?;
            let r = rotation(g, p, q, m, least)?;
            let a = rotate(g, s[0], &r, 2)?;
            let a = rotate(g, a, &r, 1)?;
            let mut next = vec![a, s[1]];
            if vectors {
                next.push(rotate(g, s[2], &r, 2)?);
            }
            Ok((next, r.turns))
        })?;
        w = diagonal(f, done[0])?;
        w = f.real(w)?;
        w = f.slice_dim(w, 1, 0, n)?;
        if vectors {
            v = f.slice_dim(done[2], 2, 0, n)?;
        }
    }
    let (w, order) = sorted(f, w, false)?;
    let w = poisoned(f, w, a)?;
    if !vectors {
        return Ok((w, None));
    }
    let v = transpose(f, v)?;
    let v = take_rows(f, v, order)?;
    let v = transpose(f, v)?;
    let v = poisoned(f, v, a)?;
    Ok((w, Some(v)))
}

/// Singular values (descending) of matrices with at least as many rows as columns; if vectors are asked for, `U` with
/// `columns` columns and `V` too.
///
/// One-sided: the columns of the matrix are rotated until they are orthogonal; their lengths are the singular values. `U` is
/// the orthogonal factor of those columns, so it is a basis even where singular values are zero.
fn svd(f: &mut Func, a: Value, columns: Option<i64>) -> Result<(Value, Option<(Value, Value)>)> {
    let (b, m, n) = extents(f, a);
    let dtype = f.dtype(a);
    let mut x = a;
    if m > n {
        // R has the same singular values and right vectors, and fewer rows.
        let (stored, _) = qr::factor(f, a)?;
        let top = f.slice_dim(stored, 1, 0, n)?;
        x = triangle(f, top, false, 0)?;
    }
    let mut v = eye(f, dtype, &[b, n, n])?;
    // Scaled, so that squares neither overflow nor vanish.
    let most = f.abs(x)?;
    let most = f.reduce(most, Combine::Max, &[1, 2])?;
    let none = full(f, most, 0.0);
    let one = full(f, most, 1.0);
    let zero = f.compare(most, none, Cmp::Eq)?;
    let most = f.select(zero, one, most)?;
    let dims = f.dims(x);
    let by = widen(f, most, dtype)?;
    let by = spread(f, by, &dims)?;
    x = f.div(x, by)?;
    if n > 1 {
        let even = evened(f, x, &[2])?;
        let basis = evened(f, v, &[2])?;
        let size = f.dims(even)[2];
        let mut state = vec![even];
        if columns.is_some() {
            state.push(basis);
        }
        let done = sweeps(f, size, &state, |g, s| {
            let h = size / 2;
            let (left, right) = (g.slice_dim(s[0], 2, 0, h)?, g.slice_dim(s[0], 2, h, size)?);
            let (p, q) = (abs2(g, left)?, abs2(g, right)?);
            let (p, q) = (g.reduce(p, Combine::Add, &[1])?, g.reduce(q, Combine::Add, &[1])?);
            let across = conj(g, left)?;
            let product = g.mul(across, right)?;
            let m = g.reduce(product, Combine::Add, &[1])?;
            // Orthogonal to working precision, beside the pair's own lengths or beside the whole matrix.
            let (rp, rq) = (g.sqrt(p)?, g.sqrt(q)?);
            let lengths = g.mul(rp, rq)?;
            let own = times(g, lengths, epsilon(dtype) * 2.0 * (n as f64).sqrt())?;
            let floor = full(g, own, (epsilon(dtype) / 8.0).powi(2));
            let least = g.max(own, floor)?;
            let r = rotation(g, p, q, m, least)?;
            let mut next = vec![rotate(g, s[0], &r, 2)?];
            if columns.is_some() {
                next.push(rotate(g, s[1], &r, 2)?);
            }
            Ok((next, r.turns))
        })?;
        x = f.slice_dim(done[0], 2, 0, n)?;
        if columns.is_some() {
            v = f.slice_dim(done[1], 2, 0, n)?;
        }
    }
    let squares = abs2(f, x)?;
    let squares = f.reduce(squares, Combine::Add, &[1])?;
    let lengths = f.sqrt(squares)?;
    let (lengths, order) = sorted(f, lengths, true)?;
    let dims = f.dims(lengths);
    let by = spread(f, most, &dims)?;
    let s = f.mul(lengths, by)?;
    let s = poisoned(f, s, a)?;
    let Some(columns) = columns else { return Ok((s, None)) };
    let v = transpose(f, v)?;
    let v = take_rows(f, v, order)?;
    let v = transpose(f, v)?;
    let av = matmul(f, a, v)?;
    let (stored, tau) = qr::factor(f, av)?;
    let u = qr::orthogonal(f, stored, tau, columns)?;
    // R is diagonal, but its diagonal need not be positive.
    let d = diagonal(f, stored)?;
    let size = f.abs(d)?;
    let (none, one) = (full(f, size, 0.0), full(f, d, 1.0));
    let zero = f.compare(size, none, Cmp::Eq)?;
    let size = widen(f, size, dtype)?;
    let size = f.select(zero, one, size)?;
    let phase = f.div(d, size)?;
    let phase = f.select(zero, one, phase)?;
    let unit = f.constant(dtype, &[], 1.0);
    let phase = f.pad(phase, unit, &[0, 0], &[0, columns - n], &[0, 0])?;
    let dims = f.dims(u);
    let phase = as_row(f, phase, &dims)?;
    let u = f.mul(u, phase)?;
    let (u, v) = (poisoned(f, u, a)?, poisoned(f, v, a)?);
    Ok((s, Some((u, v))))
}

pub(super) fn register(t: &mut Table) {
    // (A, UPLO, compute_v) -> (eigenvalues, eigenvectors)
    def(t, "aten::_linalg_eigh", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let vectors = super::flag(a, 2);
        if let Some(out) = super::empty(cx, x) {
            return Ok(out);
        }
        let upper = matches!(&a[1], Arg::Str(s) if s.eq_ignore_ascii_case("U"));
        let x = batched(cx, x)?;
        if extents(cx, x).1 > LARGEST || (vectors && cx.numel(x) <= FEW) {
            return Err(OpError::no_rule("a matrix that the host diagonalises faster"));
        }
        let dtype = cx.dtype(x);
        // Only one triangle is read, and the diagonal's real part.
        let side = triangle(cx, x, !upper, if upper { 1 } else { -1 })?;
        let other = adjoint(cx, side)?;
        let both = cx.add(side, other)?;
        let real = cx.real(x)?;
        let real = widen(cx, real, dtype)?;
        let whole = with_diagonal(cx, both, real)?;
        let (w, v) = eigh(cx, whole, vectors)?;
        let v = v.unwrap_or(whole);
        shaped(cx, &[w, v])
    });
    // (A, full_matrices, compute_uv, *, driver) -> (U, S, Vh)
    def(t, "aten::_linalg_svd", |cx, a| {
        let x = cx.tensor(a, 0)?;
        let (whole, vectors) = (super::flag(a, 1), super::flag(a, 2));
        let by_name = match a.get(3) {
            Some(Arg::Str(driver)) if driver == "gesvdj" => true,
            Some(Arg::Str(_)) => return Err(OpError::no_rule("another driver than Jacobi's")),
            _ => false,
        };
        if cx.numel(x) == 0 {
            return Err(OpError::no_rule("singular values of an empty matrix"));
        }
        let x = batched(cx, x)?;
        let (_, m, n) = extents(cx, x);
        if !by_name && (m.min(n) > LARGEST || (vectors && cx.numel(x) <= FEW)) {
            return Err(OpError::no_rule("a matrix whose singular values the host finds faster"));
        }
        let tall = if m < n { adjoint(cx, x)? } else { x };
        let columns = vectors.then_some(if whole { m.max(n) } else { m.min(n) });
        let (s, uv) = svd(cx, tall, columns)?;
        let (u, vh) = match uv {
            None => (s, s),
            Some((u, v)) if m < n => (v, adjoint(cx, u)?),
            Some((u, v)) => (u, adjoint(cx, v)?),
        };
        shaped(cx, &[u, s, vh])
    });
}
