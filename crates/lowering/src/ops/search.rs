//! Binary search in sorted sequences.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use torchtpu_stablehlo::{Cmp, DType, GatherDims, Value};

/// Elements of a vector at positions that are in range.
fn take(cx: &mut Cx<'_>, x: Value, at: Value) -> Result<Value> {
    let n = cx.numel(at);
    let at = cx.reshape(at, &[n, 1])?;
    let d = GatherDims {
        offset_dims: vec![],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
    };
    Ok(cx.gather(x, at, &d, &[1])?)
}

/// How many elements of each sequence (the last dimension, or one vector for all) come before each value; with `right` those
/// equal to it too.
fn search(cx: &mut Cx<'_>, sequence: Value, values: Value, sorter: Option<Value>, right: bool) -> Result<Value> {
    let (out, out_dims) = (cx.out_dtype(0), cx.out_dims(0));
    let dims = cx.dims(sequence);
    let m = *dims.last().ok_or_else(|| OpError::no_rule("a sequence without a dimension"))?;
    let n = cx.numel(values);
    if m == 0 || n == 0 {
        return Ok(cx.constant_int(out, &out_dims, 0));
    }
    let total = cx.numel(sequence);
    // Values of one lane stand together; a single vector serves all.
    let lanes = total / m;
    let mut flat = cx.reshape(sequence, &[total])?;
    let lane = cx.iota(DType::I64, &[lanes, n / lanes], 0)?;
    let lane = cx.reshape(lane, &[n])?;
    let extent = cx.full_like(lane, m as f64);
    let base = cx.mul(lane, extent)?;
    if let Some(sorter) = sorter {
        let own = cx.iota(DType::I64, &[lanes, m], 0)?;
        let own = cx.reshape(own, &[total])?;
        let extent = cx.full_like(own, m as f64);
        let own = cx.mul(own, extent)?;
        let sorter = cx.cast(sorter, DType::I64)?;
        let sorter = cx.reshape(sorter, &[total])?;
        let at = cx.add(own, sorter)?;
        flat = take(cx, flat, at)?;
    }
    let values = cx.reshape(values, &[n])?;
    let (mut low, mut high) = (cx.full_like(base, 0.0), extent);
    let one = cx.full_like(base, 1.0);
    let last = cx.full_like(base, (m - 1) as f64);
    for _ in 0..=m.ilog2() {
        let sum = cx.add(low, high)?;
        let middle = cx.shr_logical(sum, one)?;
        let inside = cx.min(middle, last)?;
        let at = cx.add(base, inside)?;
        let element = take(cx, flat, at)?;
        // By what is not so, as the CPU: a NaN comes after everything it is compared with.
        let reached = cx.compare(element, values, if right { Cmp::Gt } else { Cmp::Ge })?;
        let open = cx.compare(low, high, Cmp::Lt)?;
        let passed = cx.not(reached)?;
        let (up, down) = (cx.and(open, passed)?, cx.and(open, reached)?);
        let next = cx.add(middle, one)?;
        low = cx.select(up, next, low)?;
        high = cx.select(down, middle, high)?;
    }
    let y = cx.reshape(low, &out_dims)?;
    cx.cast(y, out)
}

fn flag(a: &[Arg], i: usize) -> bool {
    matches!(a.get(i), Some(Arg::Bool(true)))
}

/// A rule of the sequence's and the values' places among the arguments, and where the options begin.
fn rule(t: &mut Table, name: &'static str, sequence: usize, values: usize, sided: bool) {
    def1(t, name, move |cx, a| {
        // (.., out_int32, right) or (.., out_int32, right, side, sorter)
        let right = match a.get(4) {
            Some(Arg::Str(side)) if sided => side == "right",
            _ => flag(a, 3),
        };
        let sorter = if sided { cx.maybe_tensor(a, 5) } else { None };
        let dtype = cx.promote(&[&a[sequence], &a[values]]);
        if dtype.is_complex() {
            return Err(OpError::no_rule("complex numbers have no order"));
        }
        let (s, v) = (cx.value(a, sequence, dtype)?, cx.value(a, values, dtype)?);
        search(cx, s, v, sorter, right)
    });
}

pub(super) fn register(t: &mut Table) {
    rule(t, "aten::searchsorted.Tensor", 0, 1, true);
    rule(t, "aten::searchsorted.Scalar", 0, 1, true);
    rule(t, "aten::bucketize.Tensor", 1, 0, false);
    rule(t, "aten::bucketize.Scalar", 1, 0, false);
}
