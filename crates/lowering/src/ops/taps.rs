//! Linear maps along one dimension whose weights are known: resizing, padding by reflection, adaptive means, unfolding.
//! A gradient is the transposed map. Positions without weight are never read, so that an infinity stays where it is.
use crate::cx::Cx;
use crate::error::Result;
use torchtpu_stablehlo::{Cmp, Combine, DType, GatherDims, Value};

/// For each position of the output the terms it sums: (position in the input, weight).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Taps {
    /// The input's extent.
    pub inputs: i64,
    /// One list a position of the output.
    pub terms: Vec<Vec<(i64, f64)>>,
}

/// Positions start, start + step, ..., `count` of them; step is -1, 0 or 1.
struct Run {
    start: i64,
    step: i64,
    count: i64,
}

/// At most this many runs are cut out one by one; more are gathered.
const MOST_RUNS: usize = 4;

impl Taps {
    /// A map by which each position of the output is one of the input.
    pub fn pick(inputs: i64, at: impl Iterator<Item = i64>) -> Self {
        Self { inputs, terms: at.map(|i| vec![(i, 1.0)]).collect() }
    }

    /// The map of the gradient.
    pub fn transposed(&self) -> Self {
        let mut terms = vec![Vec::new(); self.inputs as usize];
        for (o, list) in self.terms.iter().enumerate() {
            for (i, w) in list {
                terms[*i as usize].push((o as i64, *w));
            }
        }
        Self { inputs: self.terms.len() as i64, terms }
    }

    /// The most terms of a position.
    fn width(&self) -> usize {
        self.terms.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The weight that all have, where every position has equally many terms.
    fn common_weight(&self) -> Option<f64> {
        let width = self.width();
        let first = self.terms.first()?.first()?.1;
        self.terms.iter().all(|l| l.len() == width && l.iter().all(|t| t.1 == first)).then_some(first)
    }

    /// Positions in the order they are read, `width` of them a position of the output; 0 where there are fewer.
    fn positions(&self) -> Vec<i64> {
        let width = self.width();
        self.terms.iter().flat_map(|l| (0..width).map(|k| l.get(k).map_or(0, |t| t.0))).collect()
    }

    /// `x` of a float type (any type, if the weights are all 1 and there is one term each) mapped along `dim`.
    pub fn apply(&self, cx: &mut Cx<'_>, x: Value, dim: usize) -> Result<Value> {
        let (n, width) = (self.terms.len() as i64, self.width() as i64);
        let mut dims = cx.dims(x);
        if width == 0 || dims.contains(&0) {
            dims[dim] = n;
            let dtype = cx.dtype(x);
            return Ok(cx.constant_int(dtype, &dims, 0));
        }
        let read = read(cx, x, dim, &self.positions())?;
        // (..., n, width, ...): the terms of a position beside each other, to be weighed and summed.
        let mut split = dims.clone();
        split[dim] = n;
        split.insert(dim + 1, width);
        let mut y = cx.reshape(read, &split)?;
        let common = self.common_weight();
        if common.is_none() {
            y = self.weigh(cx, y, dim)?;
        }
        let mut y = if width == 1 {
            dims[dim] = n;
            cx.reshape(y, &dims)?
        } else {
            cx.reduce(y, Combine::Add, &[dim as i64 + 1])?
        };
        if let Some(w) = common.filter(|w| *w != 1.0) {
            let w = cx.full_like(y, w);
            y = cx.mul(y, w)?;
        }
        Ok(y)
    }

    /// Each term times its weight, 0 where there is none.
    fn weigh(&self, cx: &mut Cx<'_>, y: Value, dim: usize) -> Result<Value> {
        let (dtype, dims, width) = (cx.dtype(y), cx.dims(y), self.width());
        let map = [dim as i64, dim as i64 + 1];
        let weights: Vec<f64> =
            self.terms.iter().flat_map(|l| (0..width).map(|k| l.get(k).map_or(0.0, |t| t.1))).collect();
        let mut product = y;
        if weights.iter().any(|w| *w != 0.0 && *w != 1.0) {
            let w = constant_floats(cx, dtype, &weights)?;
            let w = cx.reshape(w, &[dims[dim], width as i64])?;
            let w = cx.broadcast_in_dim(w, &dims, &map)?;
            product = cx.mul(y, w)?;
        }
        if weights.iter().all(|w| *w != 0.0) {
            return Ok(product);
        }
        let some: Vec<i64> = weights.iter().map(|w| (*w != 0.0) as i64).collect();
        let some = cx.constant_list(DType::I32, &some);
        let some = cx.reshape(some, &[dims[dim], width as i64])?;
        let none = cx.full_like(some, 0.0);
        let some = cx.compare(some, none, Cmp::Ne)?;
        let some = cx.broadcast_in_dim(some, &dims, &map)?;
        let zero = cx.full_like(product, 0.0);
        Ok(cx.select(some, product, zero)?)
    }
}

/// A 1-d constant of a float type, by way of float32's bits; the rest that float32 leaves is added.
pub(super) fn constant_floats(cx: &mut Cx<'_>, dtype: DType, values: &[f64]) -> Result<Value> {
    let part = |cx: &mut Cx<'_>, values: &[f64]| -> Result<Value> {
        let bits: Vec<i64> = values.iter().map(|v| (*v as f32).to_bits() as i32 as i64).collect();
        let bits = cx.constant_list(DType::I32, &bits);
        let v = cx.bitcast(bits, DType::F32)?;
        Ok(cx.convert(v, dtype))
    };
    let mut sum = part(cx, values)?;
    if dtype == DType::F64 {
        let mut rest: Vec<f64> = values.iter().map(|v| v - *v as f32 as f64).collect();
        for _ in 0..2 {
            let more = part(cx, &rest)?;
            sum = cx.add(sum, more)?;
            rest = rest.iter().map(|v| v - *v as f32 as f64).collect();
        }
    }
    Ok(sum)
}

/// The positions as few runs, if they are.
fn runs(at: &[i64]) -> Option<Vec<Run>> {
    let mut runs: Vec<Run> = Vec::new();
    for &i in at {
        match runs.last_mut() {
            Some(r) if r.count == 1 && (i - r.start).abs() <= 1 => {
                (r.step, r.count) = (i - r.start, 2);
            }
            Some(r) if r.count > 1 && i == r.start + r.step * r.count => r.count += 1,
            _ => runs.push(Run { start: i, step: 1, count: 1 }),
        }
        if runs.len() > MOST_RUNS {
            return None;
        }
    }
    Some(runs)
}

/// `x` at the given positions of a dimension.
pub(super) fn read(cx: &mut Cx<'_>, x: Value, dim: usize, at: &[i64]) -> Result<Value> {
    let dims = cx.dims(x);
    // Each position equally often.
    let times = at.len() as i64 / dims[dim].max(1);
    if times > 1 && at.iter().enumerate().all(|(o, i)| o as i64 / times == *i) && at.len() as i64 == times * dims[dim] {
        let mut wide = dims.clone();
        wide.insert(dim + 1, times);
        let map: Vec<i64> = (0..dims.len()).map(|d| if d > dim { d + 1 } else { d } as i64).collect();
        let y = cx.broadcast_in_dim(x, &wide, &map)?;
        let mut joined = dims;
        joined[dim] *= times;
        return Ok(cx.reshape(y, &joined)?);
    }
    if let Some(runs) = runs(at) {
        let mut pieces = Vec::with_capacity(runs.len());
        for r in runs {
            let first = r.start.min(r.start + r.step * (r.count - 1));
            let length = if r.step == 0 { 1 } else { r.count };
            let mut piece = cx.slice_dim(x, dim, first, first + length)?;
            if r.step < 0 {
                piece = cx.reverse(piece, &[dim as i64])?;
            }
            if r.step == 0 {
                let mut wide = dims.clone();
                wide[dim] = r.count;
                piece = cx.broadcast_to(piece, &wide)?;
            }
            pieces.push(piece);
        }
        return Ok(cx.concatenate(&pieces, dim)?);
    }
    let index = cx.constant_list(DType::I32, at);
    let index = cx.reshape(index, &[at.len() as i64, 1])?;
    let d = GatherDims {
        offset_dims: (0..dims.len() as i64).filter(|d| *d != dim as i64).collect(),
        collapsed_slice_dims: vec![dim as i64],
        start_index_map: vec![dim as i64],
        index_vector_dim: 1,
    };
    let mut sizes = dims;
    sizes[dim] = 1;
    Ok(cx.gather(x, index, &d, &sizes)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transposing_exchanges_positions() {
        let taps = Taps { inputs: 3, terms: vec![vec![(0, 0.5), (2, 2.0)], vec![(2, 1.0)]] };
        let back = taps.transposed();
        assert_eq!(back, Taps { inputs: 2, terms: vec![vec![(0, 0.5)], vec![], vec![(0, 2.0), (1, 1.0)]] });
        assert_eq!(back.transposed(), taps);
    }

    #[test]
    fn reflected_positions_are_few_runs() {
        let found: Vec<_> = runs(&[2, 1, 0, 1, 2, 3, 2]).unwrap().iter().map(|r| (r.start, r.step, r.count)).collect();
        assert_eq!(found, [(2, -1, 3), (1, 1, 3), (2, 1, 1)]);
        assert!(runs(&[0, 5, 1, 7, 2]).is_none());
    }
}
