//! Bags of embeddings: rows of a table looked up and summed, averaged or maximised per bag, and the gradients.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, GatherDims, ScatterDims, Value};

/// `EmbeddingBag`'s mode.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Sum,
    Mean,
    Max,
}

fn int(a: &[Arg], i: usize) -> Result<i64> {
    match a.get(i) {
        Some(Arg::Int(v)) => Ok(*v),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not an integer"))),
    }
}

fn mode(a: &[Arg], i: usize) -> Result<Mode> {
    Ok(match int(a, i)? {
        0 => Mode::Sum,
        1 => Mode::Mean,
        _ => Mode::Max,
    })
}

fn flag(a: &[Arg], i: usize) -> bool {
    matches!(a.get(i), Some(Arg::Bool(true)))
}

/// Rows of `x` at `index` (n).
fn rows(cx: &mut Cx<'_>, x: Value, index: Value) -> Result<Value> {
    let (n, width) = (cx.numel(index), cx.dims(x)[1]);
    let index = cx.reshape(index, &[n, 1])?;
    let d = GatherDims {
        offset_dims: vec![1],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
    };
    Ok(cx.gather(x, index, &d, &[1, width])?)
}

/// `count` rows, `init` but where `updates` (n, width) are combined in at `index` (n); out of range ones are dropped.
fn into_rows(
    cx: &mut Cx<'_>,
    count: i64,
    init: Value,
    index: Value,
    updates: Value,
    combine: Combine,
) -> Result<Value> {
    let d = cx.dims(updates);
    let (index, x) = (cx.reshape(index, &[d[0], 1])?, cx.broadcast_to(init, &[count, d[1]])?);
    let dims = ScatterDims {
        update_window_dims: vec![1],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    Ok(cx.scatter(x, index, updates, &dims, combine, false)?)
}

/// A vector (n) beside each of `width` columns.
fn columns(cx: &mut Cx<'_>, v: Value, width: i64) -> Result<Value> {
    let n = cx.numel(v);
    Ok(cx.broadcast_in_dim(v, &[n, width], &[0])?)
}

/// The bag of each of `n` positions: the last whose offset is not beyond it, found by halving.
fn bags(cx: &mut Cx<'_>, offsets: Value, n: i64) -> Result<Value> {
    let count = cx.numel(offsets);
    let at = cx.iota(DType::I64, &[n], 0)?;
    let (one, two) = (cx.full_like(at, 1.0), cx.full_like(at, 2.0));
    let (mut low, mut high) = (cx.full_like(at, 0.0), cx.constant_int(DType::I64, &[n], count));
    let table = cx.reshape(offsets, &[count, 1])?;
    let mut span = count;
    while span > 0 {
        let sum = cx.add(low, high)?;
        let middle = cx.div(sum, two)?;
        let found = rows(cx, table, middle)?;
        let found = cx.reshape(found, &[n])?;
        let open = cx.compare(low, high, Cmp::Lt)?;
        let before = cx.compare(found, at, Cmp::Le)?;
        let (up, down) = (cx.and(open, before)?, cx.not(before)?);
        let down = cx.and(open, down)?;
        let next = cx.add(middle, one)?;
        low = cx.select(up, next, low)?;
        high = cx.select(down, middle, high)?;
        span /= 2;
    }
    Ok(cx.sub(low, one)?)
}

/// The bag of each index, or `count` (out of range) for the padding index.
fn kept(cx: &mut Cx<'_>, bag: Value, indices: Value, padding: i64, count: i64) -> Result<Value> {
    let padding = cx.full_like(indices, padding as f64);
    let skip = cx.compare(indices, padding, Cmp::Eq)?;
    let past = cx.full_like(bag, count as f64);
    Ok(cx.select(skip, past, bag)?)
}

/// (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx) ->
/// (bags, the bag of each index, sizes of the bags, positions of the maxima)
fn embedding_bag(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let (mode, padding, out) = (mode(a, 4)?, int(a, 8)?, cx.out_dtype(0));
    let acc = Cx::acc(out);
    let dims = cx.out_dims(0);
    let (count, width) = (dims[0], dims[1]);
    let (indices, mut offsets) = (cx.value(a, 1, DType::I64)?, cx.value(a, 2, DType::I64)?);
    let n = cx.numel(indices);
    if n == 0 || count == 0 {
        return Err(OpError::no_rule("bags of nothing"));
    }
    if flag(a, 7) {
        offsets = cx.slice_dim(offsets, 0, 0, count)?;
    }
    let bag = bags(cx, offsets, n)?;
    let into = kept(cx, bag, indices, padding, count)?;
    let table = cx.tensor(a, 0)?;
    let picked = rows(cx, table, indices)?;
    let mut picked = cx.cast(picked, acc)?;
    if cx.maybe_tensor(a, 6).is_some() {
        let w = cx.value(a, 6, acc)?;
        let w = columns(cx, w, width)?;
        picked = cx.mul(picked, w)?;
    }
    let (zero, one) = (cx.constant_int(DType::I64, &[], 0), cx.constant_int(DType::I64, &[n, 1], 1));
    let sizes = into_rows(cx, count, zero, into, one, Combine::Add)?;
    let sizes = cx.reshape(sizes, &[count])?;
    let none = cx.constant_int(acc, &[], 0);
    let mut maxima = None;
    let y = match mode {
        Mode::Sum => into_rows(cx, count, none, into, picked, Combine::Add)?,
        Mode::Mean => {
            let sum = into_rows(cx, count, none, into, picked, Combine::Add)?;
            let least = cx.full_like(sizes, 1.0);
            let size = cx.max(sizes, least)?;
            let size = cx.cast(size, acc)?;
            let size = columns(cx, size, width)?;
            cx.div(sum, size)?
        }
        Mode::Max => {
            let low = cx.lowest(acc);
            let best = into_rows(cx, count, low, into, picked, Combine::Max)?;
            // The index of the first maximum of each column; an empty bag is 0, and has none.
            let own = rows(cx, best, bag)?;
            let hit = cx.compare(own, picked, Cmp::Eq)?;
            let at = cx.iota(DType::I64, &[n, width], 0)?;
            let past = cx.constant_int(DType::I64, &[n, width], n);
            let at = cx.select(hit, at, past)?;
            let last = cx.constant_int(DType::I64, &[], n);
            let first = into_rows(cx, count, last, into, at, Combine::Min)?;
            let all = cx.numel(first);
            let (flat, column) = (cx.reshape(first, &[all])?, cx.reshape(indices, &[n, 1])?);
            let end = cx.full_like(flat, (n - 1) as f64);
            let flat = cx.min(flat, end)?;
            let index = rows(cx, column, flat)?;
            let index = cx.reshape(index, &[count, width])?;
            let empty = cx.full_like(sizes, 0.0);
            let empty = cx.compare(sizes, empty, Cmp::Eq)?;
            let empty = columns(cx, empty, width)?;
            let nowhere = cx.full_like(index, -1.0);
            maxima = Some(cx.select(empty, nowhere, index)?);
            let zero = cx.full_like(best, 0.0);
            cx.select(empty, zero, best)?
        }
    };
    let mut results = vec![Some(cx.cast(y, out)?)];
    for (i, v) in [(1, Some(bag)), (2, Some(sizes)), (3, maxima)] {
        let (dtype, dims) = (cx.out_dtype(i), cx.out_dims(i));
        results.push(Some(match v {
            Some(v) if cx.dims(v) == dims => cx.cast(v, dtype)?,
            _ => cx.constant_int(dtype, &dims, 0),
        }));
    }
    Ok(results)
}

/// (grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse,
/// per_sample_weights, padding_idx)
fn embedding_bag_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (mode, padding, out, dims) = (mode(a, 8)?, int(a, 11)?, cx.out_dtype(0), cx.out_dims(0));
    if flag(a, 7) || flag(a, 9) {
        return Err(OpError::no_rule("sparse or scaled gradients of bags"));
    }
    let acc = Cx::acc(out);
    let (g, indices) = (cx.value(a, 0, acc)?, cx.value(a, 1, DType::I64)?);
    let (gd, n) = (cx.dims(g), cx.numel(indices));
    if n == 0 || gd[0] == 0 {
        return Ok(cx.constant_int(out, &dims, 0));
    }
    let none = cx.constant_int(acc, &[], 0);
    if mode == Mode::Max {
        let index = cx.value(a, 5, DType::I64)?;
        if cx.dims(index) != gd {
            return Err(OpError::no_rule("no positions of the maxima"));
        }
        return max_backward(cx, g, index, out, &dims);
    }
    let bag = cx.value(a, 3, DType::I64)?;
    if cx.numel(bag) != n {
        return Err(OpError::no_rule("no bag of each index"));
    }
    let mut shares = rows(cx, g, bag)?;
    if mode == Mode::Mean {
        let sizes = cx.value(a, 4, acc)?;
        let sizes = cx.reshape(sizes, &[gd[0], 1])?;
        let size = rows(cx, sizes, bag)?;
        let size = cx.broadcast_to(size, &[n, gd[1]])?;
        shares = cx.div(shares, size)?;
    }
    if cx.maybe_tensor(a, 10).is_some() {
        let w = cx.value(a, 10, acc)?;
        let w = columns(cx, w, gd[1])?;
        shares = cx.mul(shares, w)?;
    }
    let into = kept(cx, indices, indices, padding, dims[0])?;
    let y = into_rows(cx, dims[0], none, into, shares, Combine::Add)?;
    cx.cast(y, out)
}

/// Each column's gradient goes to the row that was its maximum; -1 is none.
fn max_backward(cx: &mut Cx<'_>, g: Value, row: Value, out: DType, dims: &[i64]) -> Result<Value> {
    let gd = cx.dims(g);
    let all = cx.numel(g);
    let (width, zero) = (cx.full_like(row, gd[1] as f64), cx.full_like(row, 0.0));
    let column = cx.iota(DType::I64, &gd, 1)?;
    let at = cx.mul(row, width)?;
    let at = cx.add(at, column)?;
    let past = cx.full_like(at, (dims[0] * dims[1]) as f64);
    let nowhere = cx.compare(row, zero, Cmp::Lt)?;
    let at = cx.select(nowhere, past, at)?;
    let (at, g) = (cx.reshape(at, &[all])?, cx.reshape(g, &[all, 1])?);
    let none = cx.constant_int(Cx::acc(out), &[], 0);
    let y = into_rows(cx, dims[0] * dims[1], none, at, g, Combine::Add)?;
    let y = cx.reshape(y, dims)?;
    cx.cast(y, out)
}

/// (grad, weight, indices, offsets, offset2bag, mode, padding_idx): each index's row against its bag's gradient.
fn weights_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (padding, out, dims) = (int(a, 6)?, cx.out_dtype(0), cx.out_dims(0));
    let acc = Cx::acc(out);
    let (g, indices, bag) = (cx.value(a, 0, acc)?, cx.value(a, 2, DType::I64)?, cx.value(a, 4, DType::I64)?);
    let n = cx.numel(indices);
    if n == 0 || cx.numel(bag) != n {
        return Err(OpError::no_rule("no bag of each index"));
    }
    let table = cx.tensor(a, 1)?;
    let picked = rows(cx, table, indices)?;
    let (picked, shares) = (cx.cast(picked, acc)?, rows(cx, g, bag)?);
    let p = cx.mul(picked, shares)?;
    let p = cx.reduce(p, Combine::Add, &[1])?;
    let padding = cx.full_like(indices, padding as f64);
    let skip = cx.compare(indices, padding, Cmp::Eq)?;
    let zero = cx.full_like(p, 0.0);
    let p = cx.select(skip, zero, p)?;
    let p = cx.reshape(p, &dims)?;
    cx.cast(p, out)
}

pub(super) fn register(t: &mut Table) {
    for name in ["aten::_embedding_bag", "aten::_embedding_bag_forward_only"] {
        def(t, name, embedding_bag);
    }
    def1(t, "aten::_embedding_bag_backward", embedding_bag_backward);
    def1(t, "aten::_embedding_bag_per_sample_weights_backward", weights_backward);
}
