//! Strided views over a dense base, as StableHLO: reads become reshape, slice, transpose and broadcast, writes the inverse
//! update of the base; only what does not decompose is gathered or scattered by computed indices.
use crate::error::{OpError, Result};
use torchtpu_stablehlo::{Combine, DType, Func, GatherDims, ScatterDims, Value};

/// A torch view: sizes, strides and offset over a storage, in elements of `dtype`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewSpec {
    /// Element type, perhaps not the base's.
    pub dtype: DType,
    /// Extents.
    pub sizes: Vec<i64>,
    /// Strides.
    pub strides: Vec<i64>,
    /// Offset of the first element.
    pub offset: i64,
}

/// The order of dimensions, slowest first, of a dense tensor that is not row-major (channels_last, say); `None` when the
/// elements have gaps or overlap.
pub fn storage_order(sizes: &[i64], strides: &[i64]) -> Option<Vec<usize>> {
    let mut perm: Vec<usize> = (0..sizes.len()).collect();
    // Extents of 1 may have any stride: they go first, which changes nothing.
    perm.sort_by_key(|&d| (sizes[d] != 1, std::cmp::Reverse(strides[d])));
    if sizes.contains(&0) {
        return Some((0..sizes.len()).collect());
    }
    let mut expected = 1;
    for &d in perm.iter().rev() {
        if sizes[d] != 1 {
            if strides[d] != expected {
                return None;
            }
            expected *= sizes[d];
        }
    }
    Some(perm)
}

/// The base's elements as `dtype`, flat.
fn flat_as(f: &mut Func, base: Value, dtype: DType) -> Result<Value> {
    let n = f.numel(base);
    let flat = f.reshape(base, &[n])?;
    let from = f.dtype(base);
    if from == dtype {
        return Ok(flat);
    }
    if from.is_complex() && dtype == from.real() {
        let (re, im) = (f.real(flat)?, f.imag(flat)?);
        let (re, im) = (f.reshape(re, &[n, 1])?, f.reshape(im, &[n, 1])?);
        let both = f.concatenate(&[re, im], 1)?;
        return Ok(f.reshape(both, &[2 * n])?);
    }
    if dtype.is_complex() && from == dtype.real() && n % 2 == 0 {
        let parts = f.reshape(flat, &[n / 2, 2])?;
        let (re, im) = (f.slice_dim(parts, 1, 0, 1)?, f.slice_dim(parts, 1, 1, 2)?);
        let (re, im) = (f.reshape(re, &[n / 2])?, f.reshape(im, &[n / 2])?);
        return Ok(f.complex(re, im)?);
    }
    if from.is_complex() {
        let parts = flat_as(f, base, from.real())?;
        return flat_as(f, parts, dtype);
    }
    if dtype.is_complex() {
        let parts = flat_as(f, base, dtype.real())?;
        return flat_as(f, parts, dtype);
    }
    if from == DType::Bool {
        let bytes = f.convert(flat, DType::U8);
        return flat_as(f, bytes, dtype);
    }
    if dtype == DType::Bool {
        let bytes = flat_as(f, base, DType::U8)?;
        let zero = f.constant_int(DType::U8, &f.dims(bytes), 0);
        return Ok(f.compare(bytes, zero, torchtpu_stablehlo::Cmp::Ne)?);
    }
    let (a, b) = (from.size() as i64, dtype.size() as i64);
    if b <= a {
        let cast = f.bitcast(flat, dtype)?;
        return Ok(f.reshape(cast, &[n * a / b])?);
    }
    let k = b / a;
    if n % k != 0 {
        return Err(OpError::runtime(format!(
            "a storage of {n} {} elements cannot be read as {}",
            from.hlo(),
            dtype.hlo()
        )));
    }
    let grouped = f.reshape(flat, &[n / k, k])?;
    Ok(f.bitcast(grouped, dtype)?)
}

/// The dimensions that move through memory (extent over 1, stride over 0), by falling stride.
fn moving(view: &ViewSpec) -> Vec<usize> {
    let mut dims: Vec<usize> = (0..view.sizes.len()).filter(|&d| view.sizes[d] != 1 && view.strides[d] != 0).collect();
    dims.sort_by_key(|&d| std::cmp::Reverse(view.strides[d]));
    dims
}

/// Whether the moving dimensions are nested, so that each is a slice of rows of the one before.
fn nested(n: i64, view: &ViewSpec, order: &[usize]) -> bool {
    let (mut width, mut offset) = (n, view.offset);
    for (i, &d) in order.iter().enumerate() {
        let stride = view.strides[d];
        // The last element of the remaining dimensions must lie within the row, or it belongs to the next one.
        let span: i64 = order[i..].iter().map(|&e| (view.sizes[e] - 1) * view.strides[e]).sum();
        if stride <= 0 || offset + span >= width {
            return false;
        }
        offset %= stride;
        width = stride;
    }
    offset < width
}

/// The last dimension of `x` as rows of `stride` elements: [.., rows, stride], padded at the end.
fn rows_of(f: &mut Func, x: Value, stride: i64) -> Result<(Value, i64)> {
    let mut dims = f.dims(x);
    let width = dims.pop().unwrap_or(1);
    let rows = (width + stride - 1) / stride;
    let missing = rows * stride - width;
    let mut padded = x;
    if missing > 0 {
        let zero = f.constant_int(f.dtype(x), &[], 0);
        let rank = dims.len() + 1;
        let mut high = vec![0; rank];
        high[rank - 1] = missing;
        padded = f.pad(x, zero, &vec![0; rank], &high, &vec![0; rank])?;
    }
    dims.extend([rows, stride]);
    Ok((f.reshape(padded, &dims)?, rows))
}

fn is_whole(n: i64, view: &ViewSpec) -> bool {
    let mut expected = 1;
    for (&size, &stride) in view.sizes.iter().zip(&view.strides).rev() {
        if size != 1 {
            if stride != expected {
                return false;
            }
            expected *= size;
        }
    }
    view.offset == 0 && expected == n
}

/// Element numbers of the view in the flat base, in the view's shape.
fn indices(f: &mut Func, view: &ViewSpec) -> Result<Value> {
    let mut at = f.constant_int(DType::I64, &view.sizes, view.offset);
    for d in 0..view.sizes.len() {
        if view.strides[d] != 0 && view.sizes[d] != 1 {
            let i = f.iota(DType::I64, &view.sizes, d)?;
            let s = f.constant_int(DType::I64, &view.sizes, view.strides[d]);
            let step = f.mul(i, s)?;
            at = f.add(at, step)?;
        }
    }
    Ok(at)
}

/// The view's elements, dense and row-major, from the storage's whole value.
pub fn read_view(f: &mut Func, base: Value, view: &ViewSpec) -> Result<Value> {
    let numel: i64 = view.sizes.iter().product();
    if numel == 0 {
        return Ok(f.constant_int(view.dtype, &view.sizes, 0));
    }
    let flat = flat_as(f, base, view.dtype)?;
    let n = f.numel(flat);
    if is_whole(n, view) {
        return Ok(f.reshape(flat, &view.sizes)?);
    }
    let order = moving(view);
    if !nested(n, view, &order) {
        let at = indices(f, view)?;
        let mut with_vector = view.sizes.clone();
        with_vector.push(1);
        let at = f.reshape(at, &with_vector)?;
        let d = GatherDims {
            offset_dims: vec![],
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: view.sizes.len() as i64,
        };
        return Ok(f.gather(flat, at, &d, &[1])?);
    }
    let (mut x, mut offset) = (flat, view.offset);
    for (i, &d) in order.iter().enumerate() {
        let (rows, _) = rows_of(f, x, view.strides[d])?;
        let first = offset / view.strides[d];
        x = f.slice_dim(rows, i, first, first + view.sizes[d])?;
        offset %= view.strides[d];
    }
    x = f.slice_dim(x, order.len(), offset, offset + 1)?;
    let sorted: Vec<i64> = order.iter().map(|&d| view.sizes[d]).collect();
    x = f.reshape(x, &sorted)?;
    // Back to the view's order, then extents of 1 and repeated ones.
    let mut kept: Vec<usize> = order.clone();
    kept.sort_unstable();
    let perm: Vec<usize> = kept.iter().map(|d| order.iter().position(|o| o == d).unwrap_or(0)).collect();
    x = f.transpose(x, &perm)?;
    let map: Vec<i64> = kept.iter().map(|&d| d as i64).collect();
    let ones: Vec<i64> = (0..view.sizes.len()).map(|d| if kept.contains(&d) { view.sizes[d] } else { 1 }).collect();
    if ones == view.sizes {
        return Ok(f.reshape(x, &ones)?);
    }
    Ok(f.broadcast_in_dim(x, &view.sizes, &map)?)
}

/// The storage's whole value with `update` (of the view's sizes and dtype) written through the view.
pub fn write_view(f: &mut Func, base: Value, view: &ViewSpec, update: Value) -> Result<Value> {
    let (dims, dtype) = (f.dims(base), f.dtype(base));
    if view.sizes.contains(&0) {
        return Ok(base);
    }
    let flat = flat_as(f, base, view.dtype)?;
    let written = write_flat(f, flat, view, update)?;
    let back = flat_as(f, written, dtype)?;
    Ok(f.reshape(back, &dims)?)
}

fn write_flat(f: &mut Func, flat: Value, view: &ViewSpec, update: Value) -> Result<Value> {
    let n = f.numel(flat);
    if is_whole(n, view) {
        return Ok(f.reshape(update, &[n])?);
    }
    let order = moving(view);
    let repeated = (0..view.sizes.len()).any(|d| view.sizes[d] != 1 && view.strides[d] == 0);
    if repeated || !nested(n, view, &order) {
        let at = indices(f, view)?;
        let count = f.numel(update);
        let at = f.reshape(at, &[count, 1])?;
        let update = f.reshape(update, &[count])?;
        let d = ScatterDims {
            update_window_dims: vec![],
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: 1,
        };
        return Ok(f.scatter(flat, at, update, &d, Combine::Assign, !repeated)?);
    }
    // The update in falling-stride order.
    let mut kept = order.clone();
    kept.sort_unstable();
    let plain: Vec<i64> = kept.iter().map(|&d| view.sizes[d]).collect();
    let squeezed = f.reshape(update, &plain)?;
    let perm: Vec<usize> = order.iter().map(|o| kept.iter().position(|k| k == o).unwrap_or(0)).collect();
    let sorted = f.transpose(squeezed, &perm)?;
    let levels: Vec<(i64, i64)> = order.iter().map(|&d| (view.sizes[d], view.strides[d])).collect();
    write_level(f, flat, view.offset, &levels, sorted)
}

/// Writes into the last dimension of `x`, level by level.
fn write_level(f: &mut Func, x: Value, offset: i64, levels: &[(i64, i64)], update: Value) -> Result<Value> {
    let dims = f.dims(x);
    let last = dims.len() - 1;
    let Some((&(count, stride), rest)) = levels.split_first() else {
        let mut one = dims.clone();
        one[last] = 1;
        let update = f.reshape(update, &one)?;
        return put(f, x, update, last, offset);
    };
    let (rows, height) = rows_of(f, x, stride)?;
    let first = offset / stride;
    let inner = f.slice_dim(rows, last, first, first + count)?;
    let inner = write_level(f, inner, offset % stride, rest, update)?;
    let rows = put(f, rows, inner, last, first)?;
    let mut wide = dims.clone();
    wide[last] = height * stride;
    let wide = f.reshape(rows, &wide)?;
    Ok(f.slice_dim(wide, last, 0, dims[last])?)
}

/// `x` with `update` at `start` of one dimension.
fn put(f: &mut Func, x: Value, update: Value, dim: usize, start: i64) -> Result<Value> {
    if f.dims(x) == f.dims(update) {
        return Ok(update);
    }
    let zero = f.constant_int(DType::I32, &[], 0);
    let at = f.constant_int(DType::I32, &[], start);
    let starts: Vec<Value> = (0..f.rank(x)).map(|d| if d == dim { at } else { zero }).collect();
    Ok(f.dynamic_update_slice(x, update, &starts)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn storage_order_of_dense_layouts() {
        assert_eq!(storage_order(&[2, 3, 4, 5], &[60, 1, 15, 3]), Some(vec![0, 2, 3, 1]));
        assert_eq!(storage_order(&[3, 4], &[1, 3]), Some(vec![1, 0]));
        assert_eq!(storage_order(&[3, 4], &[8, 1]), None);
        assert_eq!(storage_order(&[3, 3], &[1, 1]), None);
        assert_eq!(storage_order(&[1, 0, 2], &[0, 1, 0]), Some(vec![0, 1, 2]), "nothing has no gaps");
    }

    #[test]
    fn rows_that_run_into_the_next_are_gathered() {
        // Elements 1, 3, 5 and 6, 8, 10 of 12: the third of the first row lies where the second row of five begins.
        let view = ViewSpec { dtype: DType::F32, sizes: vec![2, 1, 3], strides: vec![5, 8, 2], offset: 1 };
        let mut f = Func::new();
        let base = f.parameter(torchtpu_stablehlo::Type::fixed(DType::F32, &[12]));
        let x = read_view(&mut f, base, &view).unwrap();
        f.set_results(&[x]);
        assert!(torchtpu_stablehlo::Module::print("m", &f).contains("gather"));
    }

    #[test]
    fn plain_slices_need_no_gather() {
        let cases: &[(&[i64], &[i64], i64)] = &[
            (&[4, 3], &[8, 1], 2),
            (&[2, 8], &[16, 1], 8),
            (&[8, 4], &[1, 8], 0),
            (&[4], &[9], 0),
            (&[4, 2], &[8, 3], 1),
        ];
        for &(sizes, strides, offset) in cases {
            let view = ViewSpec { dtype: DType::F32, sizes: sizes.to_vec(), strides: strides.to_vec(), offset };
            let mut f = Func::new();
            let base = f.parameter(torchtpu_stablehlo::Type::fixed(DType::F32, &[4, 8]));
            let x = read_view(&mut f, base, &view).unwrap();
            assert_eq!(f.dims(x), sizes);
            f.set_results(&[x]);
            let text = torchtpu_stablehlo::Module::print("m", &f);
            assert!(!text.contains("gather"), "{text}");
        }
    }
}
