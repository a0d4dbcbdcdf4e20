//! Batches of matrices `[batch, rows, columns]`: the vocabulary in which factorisations are written.
//!
//! These work on a bare [`Func`], since most of them also build the bodies of loops. Products are always of full precision:
//! `torch.set_float32_matmul_precision` is about matrix products the user wrote, not about those within a factorisation.
use torchtpu_stablehlo::{Cmp, Combine, DType, DotDims, Func, GatherDims, Result, Type, Value};

/// One batch dimension in the place of all leading ones.
pub(super) fn batched(f: &mut Func, x: Value) -> Result<Value> {
    let d = f.dims(x);
    let r = d.len();
    f.reshape(x, &[d[..r - 2].iter().product(), d[r - 2], d[r - 1]])
}

/// Batch, rows and columns.
pub(super) fn extents(f: &Func, x: Value) -> (i64, i64, i64) {
    let d = f.dims(x);
    (d[0], d[1], d[2])
}

pub(super) fn full(f: &mut Func, like: Value, value: f64) -> Value {
    let (dtype, dims) = (f.dtype(like), f.dims(like));
    f.constant(dtype, &dims, value)
}

/// The product of two batches of matrices.
pub(super) fn matmul(f: &mut Func, a: Value, b: Value) -> Result<Value> {
    let d = DotDims { lhs_batch: vec![0], rhs_batch: vec![0], lhs_contract: vec![2], rhs_contract: vec![1] };
    let dtype = f.dtype(a);
    f.dot_general(a, b, &d, dtype, "HIGHEST")
}

pub(super) fn transpose(f: &mut Func, x: Value) -> Result<Value> {
    f.transpose(x, &[0, 2, 1])
}

pub(super) fn conj(f: &mut Func, x: Value) -> Result<Value> {
    if !f.dtype(x).is_complex() {
        return Ok(x);
    }
    let (re, im) = (f.real(x)?, f.imag(x)?);
    let im = f.neg(im)?;
    f.complex(re, im)
}

/// The conjugate transpose.
pub(super) fn adjoint(f: &mut Func, x: Value) -> Result<Value> {
    let x = transpose(f, x)?;
    conj(f, x)
}

/// A real value as the (complex) `dtype`.
pub(super) fn widen(f: &mut Func, x: Value, dtype: DType) -> Result<Value> {
    if !dtype.is_complex() {
        return Ok(x);
    }
    let im = full(f, x, 0.0);
    f.complex(x, im)
}

/// Squared magnitude, real.
pub(super) fn abs2(f: &mut Func, x: Value) -> Result<Value> {
    if !f.dtype(x).is_complex() {
        return f.mul(x, x);
    }
    let (re, im) = (f.real(x)?, f.imag(x)?);
    let (re, im) = (f.mul(re, re)?, f.mul(im, im)?);
    f.add(re, im)
}

/// Positions along `dim`, compared with those along `other` moved by `offset`: `at(dim) cmp at(other) + offset`.
fn positions(f: &mut Func, dims: &[i64], cmp: Cmp, offset: i64) -> Result<Value> {
    let row = f.iota(DType::I32, dims, 1)?;
    let col = f.iota(DType::I32, dims, 2)?;
    let offset = f.constant_int(DType::I32, dims, offset);
    let row = f.add(row, offset)?;
    f.compare(col, row, cmp)
}

/// The elements on and below (or above) diagonal `offset`, zeros elsewhere.
pub(super) fn triangle(f: &mut Func, x: Value, lower: bool, offset: i64) -> Result<Value> {
    let dims = f.dims(x);
    let keep = positions(f, &dims, if lower { Cmp::Le } else { Cmp::Ge }, offset)?;
    let zero = full(f, x, 0.0);
    f.select(keep, x, zero)
}

/// `x` with its main diagonal replaced.
pub(super) fn with_diagonal(f: &mut Func, x: Value, value: Value) -> Result<Value> {
    let dims = f.dims(x);
    let on = positions(f, &dims, Cmp::Eq, 0)?;
    f.select(on, value, x)
}

/// Ones on the diagonal.
pub(super) fn eye(f: &mut Func, dtype: DType, dims: &[i64]) -> Result<Value> {
    let (zero, one) = (f.constant(dtype, dims, 0.0), f.constant(dtype, dims, 1.0));
    with_diagonal(f, zero, one)
}

/// A lower triangle with ones on its diagonal.
pub(super) fn unit_lower(f: &mut Func, x: Value) -> Result<Value> {
    let x = triangle(f, x, true, 0)?;
    let one = full(f, x, 1.0);
    with_diagonal(f, x, one)
}

/// The main diagonal, `[batch, min(rows, columns)]`.
pub(super) fn diagonal(f: &mut Func, x: Value) -> Result<Value> {
    let (b, m, n) = extents(f, x);
    let r = m.min(n);
    let x = f.slice(x, &[0, 0, 0], &[b, r, r], &[1, 1, 1])?;
    let dims = f.dims(x);
    let on = positions(f, &dims, Cmp::Eq, 0)?;
    let zero = full(f, x, 0.0);
    let x = f.select(on, x, zero)?;
    f.reduce(x, Combine::Add, &[2])
}

/// `[batch, n]` as a row of each matrix, stretched to `dims`.
pub(super) fn as_row(f: &mut Func, x: Value, dims: &[i64]) -> Result<Value> {
    f.broadcast_in_dim(x, dims, &[0, 2])
}

/// `[batch, n]` as a column of each matrix, stretched to `dims`.
pub(super) fn as_column(f: &mut Func, x: Value, dims: &[i64]) -> Result<Value> {
    f.broadcast_in_dim(x, dims, &[0, 1])
}

/// `[batch]` for each element of `dims`, whose first is the batch.
pub(super) fn spread(f: &mut Func, x: Value, dims: &[i64]) -> Result<Value> {
    f.broadcast_in_dim(x, dims, &[0])
}

/// Column `k` (0-d, int32), `[batch, rows]`.
pub(super) fn column(f: &mut Func, x: Value, k: Value) -> Result<Value> {
    let (b, m, _) = extents(f, x);
    let zero = f.constant_int(DType::I32, &[], 0);
    let c = f.dynamic_slice(x, &[zero, zero, k], &[b, m, 1])?;
    f.reshape(c, &[b, m])
}

/// Row `k` (0-d, int32), `[batch, columns]`.
pub(super) fn row(f: &mut Func, x: Value, k: Value) -> Result<Value> {
    let (b, _, n) = extents(f, x);
    let zero = f.constant_int(DType::I32, &[], 0);
    let r = f.dynamic_slice(x, &[zero, k, zero], &[b, 1, n])?;
    f.reshape(r, &[b, n])
}

/// `x` where positions along `dim` compare with `k` (0-d, int32) as `cmp` says, zeros elsewhere.
pub(super) fn keep(f: &mut Func, x: Value, dim: usize, cmp: Cmp, k: Value) -> Result<Value> {
    let zero = full(f, x, 0.0);
    place(f, x, zero, dim, cmp, k)
}

/// `x` where positions along `dim` compare with `k` (0-d, int32) as `cmp` says, `other` elsewhere.
pub(super) fn place(f: &mut Func, x: Value, other: Value, dim: usize, cmp: Cmp, k: Value) -> Result<Value> {
    let dims = f.dims(x);
    let at = f.iota(DType::I32, &dims, dim)?;
    let k = f.broadcast_in_dim(k, &dims, &[])?;
    let chosen = f.compare(at, k, cmp)?;
    f.select(chosen, x, other)
}

/// Rows of each matrix by their positions, `[batch, count]` int32.
pub(super) fn take_rows(f: &mut Func, x: Value, rows: Value) -> Result<Value> {
    let (_, _, n) = extents(f, x);
    let d = f.dims(rows);
    let index = [d[0], d[1], 1];
    let batch = f.iota(DType::I32, &index, 0)?;
    let rows = f.reshape(rows, &index)?;
    let indices = f.concatenate(&[batch, rows], 2)?;
    let dims = GatherDims {
        offset_dims: vec![2],
        collapsed_slice_dims: vec![0, 1],
        start_index_map: vec![0, 1],
        index_vector_dim: 2,
    };
    f.gather(x, indices, &dims, &[1, 1, n])
}

/// `[batch, n]` by positions `[batch, count]`.
pub(super) fn take(f: &mut Func, x: Value, positions: Value) -> Result<Value> {
    let d = f.dims(x);
    let x = f.reshape(x, &[d[0], d[1], 1])?;
    let taken = take_rows(f, x, positions)?;
    let d = f.dims(positions);
    f.reshape(taken, &d)
}

/// The values along the last dimension of `[batch, n]` sorted, and where each came from (int32).
pub(super) fn sorted(f: &mut Func, x: Value, descending: bool) -> Result<(Value, Value)> {
    let (dtype, dims) = (f.dtype(x), f.dims(x));
    let index = f.iota(DType::I32, &dims, 1)?;
    let mut less = Func::new();
    let (a, b) = (less.parameter(Type::fixed(dtype, &[])), less.parameter(Type::fixed(dtype, &[])));
    let (_, _) = (less.parameter(Type::fixed(DType::I32, &[])), less.parameter(Type::fixed(DType::I32, &[])));
    let r = less.compare_total(a, b, if descending { Cmp::Gt } else { Cmp::Lt })?;
    less.set_results(&[r]);
    let r = f.sort(&[x, index], 1, true, less)?;
    Ok((r[0], r[1]))
}

/// Solves `op(a) x = b` for a triangular `a`; `op` is `NO_TRANSPOSE`, `TRANSPOSE` or `ADJOINT`.
pub(super) fn solve_triangular(f: &mut Func, a: Value, b: Value, lower: bool, unit: bool, op: &str) -> Result<Value> {
    f.triangular_solve(a, b, true, lower, unit, op)
}

/// Runs `body` for `k` in `0..count`: it gets `k` (0-d, int32) and the state, and gives the next state. A body sees nothing
/// but its state, so what it needs from outside must be part of it.
pub(super) fn repeat(
    f: &mut Func,
    count: Value,
    state: &[Value],
    body: impl FnOnce(&mut Func, Value, &[Value]) -> Result<Vec<Value>>,
) -> Result<Vec<Value>> {
    let zero = f.constant_int(DType::I32, &[], 0);
    let state: Vec<Value> = [zero, count].iter().chain(state).copied().collect();
    let types: Vec<Type> = state.iter().map(|v| f.ty(*v).clone()).collect();
    let step = |g: &mut Func, p: &[Value]| {
        let mut next = body(g, p[0], &p[2..])?;
        let one = g.constant_int(DType::I32, &[], 1);
        let k = g.add(p[0], one)?;
        next.splice(0..0, [k, p[1]]);
        Ok(next)
    };
    let done = while_loop(f, &types, &state, |g, p| g.compare(p[0], p[1], Cmp::Lt), step)?;
    Ok(done[2..].to_vec())
}

/// As [`repeat`] with a count known now.
pub(super) fn repeat_n(
    f: &mut Func,
    count: i64,
    state: &[Value],
    body: impl FnOnce(&mut Func, Value, &[Value]) -> Result<Vec<Value>>,
) -> Result<Vec<Value>> {
    let count = f.constant_int(DType::I32, &[], count);
    repeat(f, count, state, body)
}

/// Runs `body` on the state while `condition` holds of it.
pub(super) fn while_loop(
    f: &mut Func,
    types: &[Type],
    state: &[Value],
    condition: impl FnOnce(&mut Func, &[Value]) -> Result<Value>,
    body: impl FnOnce(&mut Func, &[Value]) -> Result<Vec<Value>>,
) -> Result<Vec<Value>> {
    let mut test = Func::new();
    let p: Vec<Value> = types.iter().map(|t| test.parameter(t.clone())).collect();
    let goes_on = condition(&mut test, &p)?;
    test.set_results(&[goes_on]);
    let mut step = Func::new();
    let p: Vec<Value> = types.iter().map(|t| step.parameter(t.clone())).collect();
    let next = body(&mut step, &p)?;
    step.set_results(&next);
    f.while_loop(state, test, step)
}
