//! Sampling an image or volume at positions given by a grid, and the gradients, for linear and nearest filling. Positions
//! are in -1 to 1; the grid's first coordinate belongs to the last dimension.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, GatherDims, ScatterDims, Value};

#[derive(Clone, Copy, PartialEq)]
enum Padding {
    Zeros,
    Border,
    Reflection,
}

/// Settings, and the extents: (N, C, inputs...) sampled at (N, outputs..., n).
struct Sampling {
    linear: bool,
    padding: Padding,
    align: bool,
    inputs: Vec<i64>,
    /// (N, outputs...)
    at: Vec<i64>,
    channels: i64,
}

impl Sampling {
    fn dims(&self) -> usize {
        self.inputs.len()
    }
    /// Elements of a channel.
    fn area(&self) -> i64 {
        self.inputs.iter().product()
    }
    fn samples(&self) -> i64 {
        self.at.iter().product()
    }
    fn batch(&self) -> i64 {
        self.at[0]
    }
}

/// Of interpolation_mode, padding_mode and align_corners at argument `at`.
fn sampling(cx: &Cx<'_>, a: &[Arg], x: Value, grid: Value, at: usize) -> Result<Sampling> {
    let (Some(Arg::Int(mode)), Some(Arg::Int(padding)), Some(Arg::Bool(align))) =
        (a.get(at), a.get(at + 1), a.get(at + 2))
    else {
        return Err(OpError::no_rule("grid sampling without a mode"));
    };
    let (xd, gd) = (cx.dims(x), cx.dims(grid));
    if *mode > 1 || cx.numel(x) == 0 || cx.numel(grid) == 0 {
        return Err(OpError::no_rule("cubic or empty grid sampling"));
    }
    let padding = match padding {
        0 => Padding::Zeros,
        1 => Padding::Border,
        _ => Padding::Reflection,
    };
    Ok(Sampling {
        linear: *mode == 0,
        padding,
        align: *align,
        inputs: xd[2..].to_vec(),
        at: gd[..gd.len() - 1].to_vec(),
        channels: xd[1],
    })
}

/// A position along one dimension of extent `size`, in elements, and its derivative by the grid's coordinate.
fn position(cx: &mut Cx<'_>, s: &Sampling, coordinate: Value, size: i64) -> Result<(Value, Value)> {
    let size = size as f64;
    let constant = |cx: &mut Cx<'_>, v: f64| cx.full_like(coordinate, v);
    let (scale, shift) = if s.align { ((size - 1.0) / 2.0, 0.0) } else { (size / 2.0, -0.5) };
    let (one, factor, shift) = (constant(cx, 1.0), constant(cx, scale), constant(cx, shift));
    let p = cx.add(coordinate, one)?;
    let p = cx.mul(p, factor)?;
    let mut p = cx.add(p, shift)?;
    let mut slope = factor;
    if s.padding == Padding::Zeros {
        return Ok((p, slope));
    }
    let zero = constant(cx, 0.0);
    if s.padding == Padding::Reflection {
        let (low, span) = if s.align { (0.0, size - 1.0) } else { (-0.5, size) };
        if span == 0.0 {
            return Ok((zero, zero));
        }
        let (low, span) = (constant(cx, low), constant(cx, span));
        let from_low = cx.sub(p, low)?;
        let below = cx.compare(from_low, zero, Cmp::Lt)?;
        let distance = cx.abs(from_low)?;
        let flips = cx.div(distance, span)?;
        let flips = cx.floor(flips)?;
        let extra = cx.rem(distance, span)?;
        let two = constant(cx, 2.0);
        let odd = cx.rem(flips, two)?;
        let odd = cx.compare(odd, zero, Cmp::Ne)?;
        let back = cx.sub(span, extra)?;
        let inside = cx.select(odd, back, extra)?;
        p = cx.add(inside, low)?;
        let falls = cx.xor(odd, below)?;
        let minus = cx.neg(slope)?;
        slope = cx.select(falls, minus, slope)?;
    }
    let last = constant(cx, size - 1.0);
    let (under, over) = (cx.compare(p, zero, Cmp::Le)?, cx.compare(p, last, Cmp::Ge)?);
    let outside = cx.or(under, over)?;
    let p = cx.max(p, zero)?;
    let p = cx.min(p, last)?;
    Ok((p, cx.select(outside, zero, slope)?))
}

/// A neighbour of each sample: its row among the N * area elements (past the end where it is outside), its weight, and the
/// weight's derivative by each coordinate of the grid.
struct Corner {
    row: Value,
    inside: Value,
    weight: Value,
    slopes: Vec<Value>,
}

/// Along one dimension: the neighbour's index, its weight and the weight's derivative.
type Side = (Value, Value, Value);

fn corners(cx: &mut Cx<'_>, s: &Sampling, grid: Value) -> Result<Vec<Corner>> {
    let (n, samples) = (s.dims(), s.samples());
    let flat = cx.reshape(grid, &[samples, n as i64])?;
    let mut sides: Vec<Vec<Side>> = Vec::with_capacity(n);
    for d in 0..n {
        let k = (n - 1 - d) as i64;
        let coordinate = cx.slice_dim(flat, 1, k, k + 1)?;
        let coordinate = cx.reshape(coordinate, &[samples])?;
        let (p, slope) = position(cx, s, coordinate, s.inputs[d])?;
        if !s.linear {
            let (i, one, zero) = (cx.round_even(p)?, cx.full_like(p, 1.0), cx.full_like(p, 0.0));
            sides.push(vec![(i, one, zero)]);
            continue;
        }
        let (i, one) = (cx.floor(p)?, cx.full_like(p, 1.0));
        let (t, next, minus) = (cx.sub(p, i)?, cx.add(i, one)?, cx.neg(slope)?);
        let rest = cx.sub(one, t)?;
        sides.push(vec![(i, rest, minus), (next, t, slope)]);
    }
    let per_dim = sides[0].len();
    (0..per_dim.pow(n as u32)).map(|c| corner(cx, s, &sides, c)).collect()
}

/// Corner `c`: its digits are the side of each dimension.
fn corner(cx: &mut Cx<'_>, s: &Sampling, sides: &[Vec<Side>], c: usize) -> Result<Corner> {
    let (n, samples) = (s.dims(), s.samples());
    let chosen: Vec<Side> = (0..n).map(|d| sides[d][c / sides[d].len().pow(d as u32) % sides[d].len()]).collect();
    let row = cx.iota(DType::I64, &[samples], 0)?;
    let per_image = cx.constant_int(DType::I64, &[samples], samples / s.batch());
    let mut row = cx.div(row, per_image)?;
    let mut inside = cx.constant_int(DType::Bool, &[samples], 1);
    for (d, (i, ..)) in chosen.iter().enumerate() {
        let size = s.inputs[d];
        let (zero, last) = (cx.full_like(*i, 0.0), cx.full_like(*i, (size - 1) as f64));
        let (from, to) = (cx.compare(*i, zero, Cmp::Ge)?, cx.compare(*i, last, Cmp::Le)?);
        let within = cx.and(from, to)?;
        inside = cx.and(inside, within)?;
        // What is outside, NaN among it, is not read: any index will do.
        let i = cx.select(within, *i, zero)?;
        let i = cx.convert(i, DType::I64);
        let size = cx.constant_int(DType::I64, &[samples], size);
        row = cx.mul(row, size)?;
        row = cx.add(row, i)?;
    }
    let product = |cx: &mut Cx<'_>, slope_of: Option<usize>| -> Result<Value> {
        let mut p: Option<Value> = None;
        for (d, (_, weight, slope)) in chosen.iter().enumerate() {
            let factor = if slope_of == Some(d) { *slope } else { *weight };
            p = Some(match p {
                Some(p) => cx.mul(p, factor)?,
                None => factor,
            });
        }
        p.ok_or_else(|| OpError::no_rule("grid sampling without dimensions"))
    };
    let weight = product(cx, None)?;
    let slopes = (0..n).rev().map(|d| product(cx, Some(d))).collect::<Result<_>>()?;
    Ok(Corner { row, inside, weight, slopes })
}

/// (N, C, ...) as rows of C.
fn rows(cx: &mut Cx<'_>, x: Value, s: &Sampling, per_image: i64) -> Result<Value> {
    let x = cx.reshape(x, &[s.batch(), s.channels, per_image])?;
    let x = cx.transpose(x, &[0, 2, 1])?;
    Ok(cx.reshape(x, &[s.batch() * per_image, s.channels])?)
}

/// Rows of C as (N, C, ...) of the given extents.
fn images(cx: &mut Cx<'_>, rows: Value, s: &Sampling, per_image: i64, dims: &[i64]) -> Result<Value> {
    let x = cx.reshape(rows, &[s.batch(), per_image, s.channels])?;
    let x = cx.transpose(x, &[0, 2, 1])?;
    Ok(cx.reshape(x, dims)?)
}

/// The corner's element of each channel, 0 outside.
fn read(cx: &mut Cx<'_>, x: Value, c: &Corner, s: &Sampling) -> Result<Value> {
    let index = cx.reshape(c.row, &[s.samples(), 1])?;
    let d = GatherDims {
        offset_dims: vec![1],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
    };
    let v = cx.gather(x, index, &d, &[1, s.channels])?;
    let inside = cx.broadcast_in_dim(c.inside, &[s.samples(), s.channels], &[0])?;
    let zero = cx.full_like(v, 0.0);
    Ok(cx.select(inside, v, zero)?)
}

/// (input, grid, interpolation_mode, padding_mode, align_corners)
fn sample(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Value> {
    let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let (x, grid) = (cx.value(a, 0, Cx::acc(out))?, cx.value(a, 1, Cx::acc(out))?);
    let s = sampling(cx, a, x, grid, 2)?;
    let x = rows(cx, x, &s, s.area())?;
    let wide = [s.samples(), s.channels];
    let mut y = cx.constant_int(Cx::acc(out), &wide, 0);
    for c in corners(cx, &s, grid)? {
        let v = read(cx, x, &c, &s)?;
        let w = cx.broadcast_in_dim(c.weight, &wide, &[0])?;
        let v = cx.mul(v, w)?;
        y = cx.add(y, v)?;
    }
    let y = images(cx, y, &s, s.samples() / s.batch(), &dims)?;
    cx.cast(y, out)
}

/// (grad, input, grid, interpolation_mode, padding_mode, align_corners, output_mask) -> (grad of input, grad of grid)
fn sample_backward(cx: &mut Cx<'_>, a: &[Arg]) -> Result<Vec<Option<Value>>> {
    let x = cx.tensor(a, 1)?;
    let (dtype, xd, grid_type) = (cx.dtype(x), cx.dims(x), cx.dtype(cx.tensor(a, 2)?));
    let acc = Cx::acc(dtype);
    let (g, x, grid) = (cx.value(a, 0, acc)?, cx.value(a, 1, acc)?, cx.value(a, 2, acc)?);
    let s = sampling(cx, a, x, grid, 3)?;
    let want_x = !matches!(a.get(6), Some(Arg::Bools(m)) if !m[0]);
    let (gd, count) = (cx.dims(grid), s.batch() * s.area());
    let (x, g) = (rows(cx, x, &s, s.area())?, rows(cx, g, &s, s.samples() / s.batch())?);
    let mut dx = cx.constant_int(acc, &[count, s.channels], 0);
    let none = cx.constant_int(acc, &[s.samples()], 0);
    let mut by_coordinate = vec![none; s.dims()];
    let into_rows = ScatterDims {
        update_window_dims: vec![1],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    for c in corners(cx, &s, grid)? {
        if want_x {
            // Past the end for what is outside, which a scatter drops.
            let past = cx.constant_int(DType::I64, &[s.samples()], count);
            let row = cx.select(c.inside, c.row, past)?;
            let row = cx.reshape(row, &[s.samples(), 1])?;
            let w = cx.broadcast_in_dim(c.weight, &[s.samples(), s.channels], &[0])?;
            let share = cx.mul(g, w)?;
            dx = cx.scatter(dx, row, share, &into_rows, Combine::Add, false)?;
        }
        if s.linear {
            let v = read(cx, x, &c, &s)?;
            let p = cx.mul(v, g)?;
            let p = cx.reduce(p, Combine::Add, &[1])?;
            for (sum, slope) in by_coordinate.iter_mut().zip(&c.slopes) {
                let d = cx.mul(p, *slope)?;
                *sum = cx.add(*sum, d)?;
            }
        }
    }
    let columns =
        by_coordinate.iter().map(|v| Ok(cx.reshape(*v, &[s.samples(), 1])?)).collect::<Result<Vec<Value>>>()?;
    let dgrid = cx.concatenate(&columns, 1)?;
    let dgrid = cx.reshape(dgrid, &gd)?;
    let dx = images(cx, dx, &s, s.area(), &xd)?;
    let (dx, dgrid) = (cx.cast(dx, dtype)?, cx.cast(dgrid, grid_type)?);
    Ok(vec![want_x.then_some(dx), Some(dgrid)])
}

pub(super) fn register(t: &mut Table) {
    for name in ["aten::grid_sampler_2d", "aten::grid_sampler_3d"] {
        def1(t, name, sample);
    }
    for name in ["aten::grid_sampler_2d_backward", "aten::grid_sampler_3d_backward"] {
        def(t, name, sample_backward);
    }
}
