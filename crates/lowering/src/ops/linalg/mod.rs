//! Linear algebra: factorisations as loops and matrix products, since plugins agree on `cholesky` and `triangular_solve` only.
//!
//! The results are LAPACK's where they are unique: pivots, the signs of `R`'s diagonal, `info`. An op that takes
//! `check_errors` has a rule for `False` alone: raising needs a host read, which the caller's decomposition does
//! (`python/torchtpu/_linalg.py`).
mod cholesky;
mod exponential;
mod jacobi;
mod lu;
mod matrix;
mod qr;

use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::Table;
use torchtpu_stablehlo::Value;

fn flag(args: &[Arg], i: usize) -> bool {
    matches!(args.get(i), Some(Arg::Bool(true)))
}

/// `check_errors` must be false.
fn no_check(args: &[Arg], i: usize) -> Result<()> {
    if flag(args, i) {
        return Err(OpError::no_rule("errors are checked on the host"));
    }
    Ok(())
}

/// Tensor argument `i` with one batch dimension.
fn matrices(cx: &mut Cx<'_>, args: &[Arg], i: usize) -> Result<Value> {
    let x = cx.tensor(args, i)?;
    Ok(matrix::batched(cx, x)?)
}

/// `x`'s matrices broadcast to the batch of `out`, with one batch dimension.
fn batch_of(cx: &mut Cx<'_>, x: Value, out: &[i64]) -> Result<Value> {
    let own = cx.dims(x);
    let mut dims = out[..out.len() - 2].to_vec();
    dims.extend(&own[own.len() - 2..]);
    let x = cx.broadcast_to(x, &dims)?;
    Ok(matrix::batched(cx, x)?)
}

/// The outputs for an operand without elements: zeros.
fn empty(cx: &mut Cx<'_>, x: Value) -> Option<Vec<Option<Value>>> {
    if cx.numel(x) > 0 {
        return None;
    }
    let zeros = (0..cx.num_outs()).map(|i| {
        let (dtype, dims) = (cx.out_dtype(i), cx.out_dims(i));
        Some(cx.constant(dtype, &dims, 0.0))
    });
    Some(zeros.collect())
}

/// The outputs in torch's shapes; those torch leaves empty (not asked for) are, whatever their value.
fn shaped(cx: &mut Cx<'_>, values: &[Value]) -> Result<Vec<Option<Value>>> {
    let mut outs = Vec::with_capacity(values.len());
    for (i, v) in values.iter().enumerate() {
        let (dtype, dims) = (cx.out_dtype(i), cx.out_dims(i));
        outs.push(Some(if dims.contains(&0) { cx.constant(dtype, &dims, 0.0) } else { cx.reshape(*v, &dims)? }));
    }
    Ok(outs)
}

pub(super) fn register(t: &mut Table) {
    cholesky::register(t);
    lu::register(t);
    qr::register(t);
    jacobi::register(t);
    exponential::register(t);
}
