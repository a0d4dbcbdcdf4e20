//! Putting elements together and picking them out: concatenation, ranges, triangles, selection by index.
use crate::api::{Arg, ScalarValue};
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def1, Table};
use torchtpu_stablehlo::{Cmp, DType, GatherDims, Value};

fn int(args: &[Arg], i: usize) -> Result<i64> {
    match args.get(i) {
        Some(Arg::Int(v)) => Ok(*v),
        other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not an integer"))),
    }
}

fn cat(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let Arg::Tensors(ts) = &a[0] else { return Err(OpError::no_rule("no tensors")) };
    // torch skips 1-d empty tensors whatever the others' rank.
    let all: Vec<Value> = ts.iter().flatten().copied().filter(|t| cx.dims(*t) != [0]).collect();
    if all.is_empty() {
        return Ok(cx.constant_int(out, &dims, 0));
    }
    let dim = cx.dim_arg(&a[1], dims.len())?;
    let cast: Vec<Value> = all.iter().map(|t| cx.cast(*t, out)).collect::<Result<_>>()?;
    Ok(cx.concatenate(&cast, dim)?)
}

fn triangle(cx: &mut Cx<'_>, a: &[Arg], lower: bool) -> Result<Value> {
    let x = cx.tensor(a, 0)?;
    let (dims, diagonal) = (cx.dims(x), int(a, 1)?);
    let r = dims.len();
    if r < 2 {
        return Err(OpError::no_rule("a triangle of a vector"));
    }
    let (row, col) = (cx.iota(DType::I64, &dims, r - 2)?, cx.iota(DType::I64, &dims, r - 1)?);
    let k = cx.constant_int(DType::I64, &dims, diagonal);
    let edge = cx.add(row, k)?;
    let keep = cx.compare(col, edge, if lower { Cmp::Le } else { Cmp::Ge })?;
    let zero = cx.full_like(x, 0.0);
    Ok(cx.select(keep, x, zero)?)
}

/// Negative indices count from the end.
pub(super) fn wrap(cx: &mut Cx<'_>, i: Value, n: i64) -> Result<Value> {
    let i = cx.cast(i, DType::I64)?;
    let (zero, size) = (cx.full_like(i, 0.0), cx.full_like(i, n as f64));
    let negative = cx.compare(i, zero, Cmp::Lt)?;
    let wrapped = cx.add(i, size)?;
    Ok(cx.select(negative, wrapped, i)?)
}

fn index_select(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (x, i) = (cx.tensor(a, 0)?, cx.tensor(a, 2)?);
    let (dims, out) = (cx.dims(x), cx.out_dims(0));
    if out.contains(&0) {
        let dtype = cx.out_dtype(0);
        return Ok(cx.constant_int(dtype, &out, 0));
    }
    if dims.is_empty() || dims.contains(&0) {
        return Err(OpError::no_rule("a selection from nothing"));
    }
    let dim = cx.dim_arg(&a[1], dims.len())?;
    let n = cx.numel(i);
    let i = cx.cast(i, DType::I64)?;
    let i = cx.reshape(i, &[n, 1])?;
    let mut sizes = dims.clone();
    sizes[dim] = 1;
    let d = GatherDims {
        offset_dims: (0..dims.len() as i64).filter(|o| *o != dim as i64).collect(),
        collapsed_slice_dims: vec![dim as i64],
        start_index_map: vec![dim as i64],
        index_vector_dim: 1,
    };
    let y = cx.gather(x, i, &d, &sizes)?;
    Ok(cx.reshape(y, &out)?)
}

/// The shape that index tensors broadcast to.
pub(super) fn common_shape(shapes: &[Vec<i64>]) -> Vec<i64> {
    let rank = shapes.iter().map(Vec::len).max().unwrap_or(0);
    let mut common = vec![1; rank];
    for s in shapes {
        for (k, n) in s.iter().enumerate() {
            let at = rank - s.len() + k;
            common[at] = if common[at] == 1 { *n } else { common[at] };
        }
    }
    common
}

/// Integer index tensors on some dimensions; boolean masks have data-dependent sizes and go elsewhere.
fn index(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let x = cx.tensor(a, 0)?;
    let (dims, out) = (cx.dims(x), cx.out_dims(0));
    let Arg::Tensors(indices) = &a[1] else { return Err(OpError::no_rule("no indices")) };
    let used: Vec<usize> = (0..indices.len()).filter(|d| indices[*d].is_some()).collect();
    let plain = used.iter().all(|d| indices[*d].is_some_and(|i| cx.dtype(i).is_int()));
    if !plain || used.is_empty() {
        return Err(OpError::no_rule("masks"));
    }
    if out.contains(&0) {
        let dtype = cx.out_dtype(0);
        return Ok(cx.constant_int(dtype, &out, 0));
    }
    if dims.contains(&0) {
        return Err(OpError::no_rule("a selection from nothing"));
    }
    // The common shape of the indices.
    let shapes: Vec<Vec<i64>> = used.iter().map(|d| indices[*d].map_or(vec![], |i| cx.dims(i))).collect();
    let common = common_shape(&shapes);
    let rank = common.len();
    let mut vectors = Vec::new();
    for d in &used {
        let Some(i) = indices[*d] else { continue };
        let i = wrap(cx, i, dims[*d])?;
        let i = cx.broadcast_to(i, &common)?;
        let mut shape = common.clone();
        shape.push(1);
        vectors.push(cx.reshape(i, &shape)?);
    }
    let at = cx.concatenate(&vectors, rank)?;
    // Adjacent indices put the common shape in their place, others in front.
    let adjacent = used.windows(2).all(|w| w[1] == w[0] + 1);
    let first = if adjacent { used[0] } else { 0 };
    let window = dims.len() - used.len();
    let offset_dims = (0..window).map(|k| if k < first { k } else { k + rank } as i64).collect();
    let sizes: Vec<i64> = (0..dims.len()).map(|d| if used.contains(&d) { 1 } else { dims[d] }).collect();
    let d = GatherDims {
        offset_dims,
        collapsed_slice_dims: used.iter().map(|d| *d as i64).collect(),
        start_index_map: used.iter().map(|d| *d as i64).collect(),
        index_vector_dim: rank as i64,
    };
    let y = cx.gather(x, at, &d, &sizes)?;
    Ok(cx.reshape(y, &out)?)
}

pub(super) fn register(t: &mut Table) {
    def1(t, "aten::cat", cat);
    def1(t, "aten::tril", |cx, a| triangle(cx, a, true));
    def1(t, "aten::triu", |cx, a| triangle(cx, a, false));
    def1(t, "aten::arange.start_step", |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        // Computed in the widest type of its kind: start + i * step.
        let acc = if out.is_float() {
            if out == DType::F64 {
                DType::F64
            } else {
                DType::F32
            }
        } else {
            DType::I64
        };
        if dims.len() != 1 {
            return Err(OpError::no_rule("a range without extent"));
        }
        let i = cx.iota(acc, &dims, 0)?;
        let (start, step) = (cx.value_as(a, 0, acc, &dims)?, cx.value_as(a, 2, acc, &dims)?);
        let y = cx.mul(i, step)?;
        let y = cx.add(start, y)?;
        cx.cast(y, out)
    })
    .extent(|s| match s {
        [ScalarValue::Int(a), ScalarValue::Int(b), ScalarValue::Int(step)] if *step != 0 => {
            let (span, step) = if *step > 0 { (b - a, *step) } else { (a - b, -*step) };
            ((span + step - 1) / step) as u64
        }
        [a, b, step] => ((b.as_f64() - a.as_f64()) / step.as_f64()).ceil() as u64,
        _ => 0,
    });
    def1(t, "aten::index_select", index_select);
    def1(t, "aten::index.Tensor", index);
}
