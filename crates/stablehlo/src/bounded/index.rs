//! Ops that move elements to other positions: slices, padding, concatenation, gathers and scatters.
use super::build::Builder;
use super::dims::Dim;
use super::Result;
use crate::func::{Op, Value};
use crate::ops::array;
use crate::types::DType;

impl Builder<'_> {
    /// `x` with `more` elements of zeros at the end of dimension `d`.
    fn extended(&mut self, x: Value, d: usize, more: i64) -> Result<Value> {
        let rank = self.out.rank(x);
        let mut high = vec![0; rank];
        high[d] = more;
        let zero = self.out.constant_int(self.out.dtype(x), &[], 0);
        Ok(self.out.pad(x, zero, &vec![0; rank], &high, &vec![0; rank])?)
    }

    fn atomic(&self, what: &str, dims: &[Dim]) -> Result<()> {
        match dims.iter().all(|d| self.is_atomic(*d)) {
            true => Ok(()),
            false => self.unsupported(format!("{what} of a product of extents that vary")),
        }
    }

    /// `size` elements of dimension `d` from a run-time start that needs no clamping.
    fn piece(&mut self, x: Value, d: usize, start: Value, size: i64) -> Result<Value> {
        let mut sizes = self.out.dims(x);
        sizes[d] = size;
        let zero = self.out.constant_int(self.out.dtype(start), &[], 0);
        let starts: Vec<Value> = (0..sizes.len()).map(|k| if k == d { start } else { zero }).collect();
        Ok(self.out.dynamic_slice(x, &starts, &sizes)?)
    }

    /// Where the elements `start`, `start + stride` ... of an extent lie in memory; as many as `count` has room for.
    fn places(&mut self, count: Dim, start: Dim, stride: i64, of: Dim) -> Result<Value> {
        let (i, _) = self.positions(&[count], 0)?;
        let bounds = self.out.dims(i);
        let step = self.out.constant_int(DType::I32, &bounds, stride);
        let scaled = self.out.mul(i, step)?;
        let start = self.integer(start)?;
        let start = self.out.broadcast_to(start, &bounds)?;
        let logical = self.out.add(scaled, start)?;
        self.in_memory(logical, &[of])
    }

    /// Places in memory, row-major over these extents at their bounds, of elements given by their logical number.
    pub fn in_memory(&mut self, logical: Value, dims: &[Dim]) -> Result<Value> {
        let bounds = self.out.dims(logical);
        let (mut rest, mut stride) = (logical, 1);
        let mut at = self.out.constant_int(DType::I32, &bounds, 0);
        for part in self.factors.expand_all(dims).into_iter().rev() {
            let n = self.integer(part)?;
            let n = self.out.broadcast_to(n, &bounds)?;
            let i = self.out.rem(rest, n)?;
            rest = self.out.div(rest, n)?;
            let s = self.out.constant_int(DType::I32, &bounds, stride);
            let term = self.out.mul(i, s)?;
            at = self.out.add(at, term)?;
            stride *= self.bound(part);
        }
        Ok(at)
    }

    /// `x` at the places `at` (1-d) of dimension `d`.
    fn take(&mut self, x: Value, d: usize, at: Value) -> Result<Value> {
        let mut sizes = self.out.dims(x);
        sizes[d] = 1;
        let count = self.out.dims(at)[0];
        let at = self.out.reshape(at, &[count, 1])?;
        let dims = crate::GatherDims {
            offset_dims: (0..sizes.len() as i64).filter(|k| *k != d as i64).collect(),
            collapsed_slice_dims: vec![d as i64],
            start_index_map: vec![d as i64],
            index_vector_dim: 1,
        };
        Ok(self.out.gather(x, at, &dims, &sizes)?)
    }

    pub fn slice(&mut self, i: usize, op: &Op, mut x: Value) -> Result<()> {
        let (from, to) = (self.dims(op.operands[0]), self.dims(op.results[0]));
        let (start, limit) = (self.attr(i, op, "start_indices")?, self.attr(i, op, "limit_indices")?);
        let stride = self.fixed_attr(i, op, "strides")?;
        for d in 0..from.len() {
            let full = from[d] == to[d] && start[d] == Dim::Const(0) && stride[d] == 1;
            let size = self.bound(to[d]);
            match (from[d], to[d], start[d], limit[d]) {
                _ if full => {}
                (n, _, a, _) if !self.is_atomic(n) => {
                    let at = self.places(to[d], a, stride[d], n)?;
                    x = self.take(x, d, at)?;
                }
                (Dim::Const(n), Dim::Const(_), Dim::Const(a), Dim::Const(b)) => {
                    x = self.static_slice(x, d, a, b.min(n), stride[d])?;
                }
                (_, _, Dim::Const(a), _) => {
                    self.atomic("a slice", &[from[d], to[d]])?;
                    let limit = a + (size - 1) * stride[d] + 1;
                    let missing = (limit - self.out.dims(x)[d]).max(0);
                    x = self.extended(x, d, missing)?;
                    x = self.static_slice(x, d, a, limit, stride[d])?;
                }
                _ if stride[d] == 1 => {
                    self.atomic("a slice", &[from[d], to[d]])?;
                    if let Dim::Sym(_) = to[d] {
                        x = self.extended(x, d, size)?;
                    }
                    let at = self.integer(start[d])?;
                    x = self.piece(x, d, at, size)?;
                }
                _ => return self.unsupported("a slice in steps from a start that varies"),
            }
        }
        self.set(op.results[0], x);
        Ok(())
    }

    fn static_slice(&mut self, x: Value, d: usize, start: i64, limit: i64, stride: i64) -> Result<Value> {
        let dims = self.out.dims(x);
        let (mut a, mut b, mut s) = (vec![0; dims.len()], dims.clone(), vec![1; dims.len()]);
        (a[d], b[d], s[d]) = (start, limit, stride);
        Ok(self.out.slice(x, &a, &b, &s)?)
    }

    /// A run-time start, moved so that `size` elements fit into `of`.
    fn clamped(&mut self, start: Value, of: Dim, size: Dim) -> Result<Value> {
        let dtype = self.out.dtype(start);
        let (n, size) = (self.integer(of)?, self.integer(size)?);
        let last = self.out.sub(n, size)?;
        let last = self.out.convert(last, dtype);
        let start = self.out.min(start, last)?;
        let zero = self.out.constant_int(dtype, &[], 0);
        Ok(self.out.max(start, zero)?)
    }

    pub fn dynamic_slice(&mut self, op: &Op, operands: &[Value]) -> Result<()> {
        let (from, to) = (self.dims(op.operands[0]), self.dims(op.results[0]));
        let mut x = operands[0];
        let mut starts = operands[1..].to_vec();
        for d in 0..from.len() {
            if matches!((from[d], to[d]), (Dim::Const(_), Dim::Const(_))) {
                continue;
            }
            self.atomic("a slice", &[from[d], to[d]])?;
            starts[d] = self.clamped(starts[d], from[d], to[d])?;
            if let Dim::Sym(_) = to[d] {
                x = self.extended(x, d, self.bound(to[d]))?;
            }
        }
        let y = self.out.dynamic_slice(x, &starts, &self.bound_dims(op.results[0]))?;
        self.set(op.results[0], y);
        Ok(())
    }

    pub fn dynamic_update_slice(&mut self, op: &Op, operands: &[Value]) -> Result<()> {
        let (whole, part) = (self.dims(op.operands[0]), self.dims(op.operands[1]));
        let bounds = self.bound_dims(op.operands[0]);
        let (mut x, update) = (operands[0], operands[1]);
        let mut starts = operands[2..].to_vec();
        let mut partial = Vec::new();
        for d in 0..whole.len() {
            if matches!((whole[d], part[d]), (Dim::Const(_), Dim::Const(_))) {
                continue;
            }
            starts[d] = self.clamped(starts[d], whole[d], part[d])?;
            if whole[d] == part[d] {
                continue; // covers the dimension; padding goes to padding
            }
            self.atomic("a write", &[whole[d], part[d]])?;
            if let Dim::Sym(_) = part[d] {
                x = self.extended(x, d, self.bound(part[d]))?;
                partial.push(d);
            }
        }
        let mut y = self.out.dynamic_update_slice(x, update, &starts)?;
        if !partial.is_empty() {
            let dims = self.out.dims(y);
            let mut inside: Option<Value> = None;
            for &d in &partial {
                let at = self.out.iota(DType::I32, &dims, d)?;
                let start = self.out.convert(starts[d], DType::I32);
                let start = self.out.broadcast_to(start, &dims)?;
                let from_start = self.out.sub(at, start)?;
                let zero = self.out.constant_int(DType::I32, &dims, 0);
                let after = self.out.compare(from_start, zero, crate::Cmp::Ge)?;
                let before = self.below(from_start, part[d], &dims)?;
                let both = self.out.and(after, before)?;
                inside = Some(match inside {
                    None => both,
                    Some(old) => self.out.and(old, both)?,
                });
            }
            if let Some(inside) = inside {
                y = self.out.select(inside, y, x)?;
            }
            y = self.out.slice(y, &vec![0; dims.len()], &bounds, &vec![1; dims.len()])?;
        }
        self.set(op.results[0], y);
        Ok(())
    }

    pub fn pad(&mut self, i: usize, op: &Op, operands: &[Value]) -> Result<()> {
        let (from, to) = (self.dims(op.operands[0]), self.dims(op.results[0]));
        let low = self.attr(i, op, "edge_padding_low")?;
        let high = self.attr(i, op, "edge_padding_high")?;
        let interior = self.fixed_attr(i, op, "interior_padding")?;
        let (mut x, fill) = (operands[0], operands[1]);
        let rank = from.len();
        for d in 0..rank {
            let one = |n: i64| {
                let mut all = vec![0; rank];
                all[d] = n;
                all
            };
            match (from[d], low[d], high[d]) {
                (_, Dim::Const(0), Dim::Const(0)) if interior[d] == 0 => {}
                (Dim::Const(_), Dim::Const(l), Dim::Const(h)) => {
                    x = self.out.pad(x, fill, &one(l), &one(h), &one(interior[d]))?;
                }
                (n, l, _) if interior[d] == 0 => {
                    self.atomic("padding", &[n, to[d]])?;
                    let (now, want) = (self.out.dims(x)[d], self.bound(to[d]));
                    x = match l {
                        Dim::Const(l) => self.out.pad(x, fill, &one(l), &one(want - now - l), &one(0))?,
                        Dim::Sym(_) => {
                            let mut dims = self.out.dims(x);
                            dims[d] = want + now;
                            let space = self.out.broadcast_to(fill, &dims)?;
                            let (at, zero) = (self.integer(l)?, self.out.constant_int(DType::I32, &[], 0));
                            let starts: Vec<Value> = (0..rank).map(|k| if k == d { at } else { zero }).collect();
                            let placed = self.out.dynamic_update_slice(space, x, &starts)?;
                            self.static_slice(placed, d, 0, want, 1)?
                        }
                    };
                    // What is beyond the operand's last element is the fill, not the operand's padding.
                    let dims = self.out.dims(x);
                    let at = self.out.iota(DType::I32, &dims, d)?;
                    let (low, len) = (self.integer(l)?, self.integer(n)?);
                    let end = self.out.add(low, len)?;
                    let end = self.out.broadcast_to(end, &dims)?;
                    let before = self.out.compare(at, end, crate::Cmp::Lt)?;
                    let fill = self.out.broadcast_to(fill, &dims)?;
                    x = self.out.select(before, x, fill)?;
                }
                _ => return self.unsupported("padding between elements that vary"),
            }
        }
        self.set(op.results[0], x);
        Ok(())
    }

    pub fn concatenate(&mut self, i: usize, op: &Op, operands: &[Value]) -> Result<()> {
        let d = self.fixed_attr(i, op, "dimension")?[0] as usize;
        let parts: Vec<Dim> = op.operands.iter().map(|v| self.dims(*v)[d]).collect();
        let to = self.dims(op.results[0])[d];
        if parts.iter().chain([&to]).all(|p| matches!(p, Dim::Const(_))) {
            return self.same(op, operands);
        }
        self.atomic("a concatenation", &parts)?;
        self.atomic("a concatenation", &[to])?;
        // A part's padding is overwritten by the next part, or goes beyond the end.
        let spill = parts[1..].iter().map(|p| if let Dim::Sym(_) = p { self.bound(*p) } else { 0 }).max().unwrap_or(0);
        let (want, first) = (self.bound(to), self.bound(parts[0]));
        let mut y = self.extended(operands[0], d, (want + spill - first).max(0))?;
        let zero = self.out.constant_int(DType::I32, &[], 0);
        let mut at = self.integer(parts[0])?;
        for (k, x) in operands.iter().enumerate().skip(1) {
            let starts: Vec<Value> = (0..self.out.rank(y)).map(|r| if r == d { at } else { zero }).collect();
            y = self.out.dynamic_update_slice(y, *x, &starts)?;
            let len = self.integer(parts[k])?;
            at = self.out.add(at, len)?;
        }
        y = self.static_slice(y, d, 0, want, 1)?;
        self.set(op.results[0], y);
        Ok(())
    }

    pub fn reverse(&mut self, i: usize, op: &Op, x: Value) -> Result<()> {
        let over = self.fixed_attr(i, op, "dimensions")?;
        let dims = self.dims(op.operands[0]);
        let mut y = self.out.reverse(x, &over)?;
        for d in over.iter().map(|d| *d as usize).filter(|d| matches!(dims[*d], Dim::Sym(_))) {
            // The padding came first: leave it out.
            self.atomic("a reversal", &[dims[d]])?;
            let bound = self.bound(dims[d]);
            let (all, len) = (self.integer(Dim::Const(bound))?, self.integer(dims[d])?);
            let skip = self.out.sub(all, len)?;
            y = self.extended(y, d, bound)?;
            y = self.piece(y, d, skip, bound)?;
        }
        self.set(op.results[0], y);
        Ok(())
    }

    pub fn gather(&mut self, i: usize, op: &Op, operands: &[Value]) -> Result<()> {
        let dims = self.dims(op.operands[0]);
        let sizes = self.attr(i, op, "slice_sizes")?;
        for name in ["offset_dims", "collapsed_slice_dims", "start_index_map", "index_vector_dim"] {
            self.fixed_attr(i, op, name)?;
        }
        let mut bounds = Vec::new();
        for (size, dim) in sizes.iter().zip(&dims) {
            if size != dim {
                self.atomic("a gather", &[*dim])?;
                if let Dim::Sym(_) = size {
                    return self.unsupported("a gather of pieces that vary");
                }
            }
            bounds.push(self.bound(*size));
        }
        let Some(at) = op.attrs.find("slice_sizes = ") else { return self.unsupported("a gather without sizes") };
        let rest = &op.attrs[at..];
        let after = rest.find('>').map_or("", |end| &rest[end + 1..]);
        let attrs = format!("{}slice_sizes = {}{after}", &op.attrs[..at], array(&bounds));
        self.with_attrs(op, operands, attrs)
    }

    pub fn scatter(&mut self, i: usize, op: &Op, mut operands: Vec<Value>) -> Result<()> {
        let [x, indices, updates] = op.operands[..] else { return self.unsupported("a scatter of several operands") };
        let (dims, index_dims, update_dims) = (self.dims(x), self.dims(indices), self.dims(updates));
        let vector = self.fixed_attr(i, op, "index_vector_dim")?[0] as usize;
        let windows = self.fixed_attr(i, op, "update_window_dims")?;
        let inserted = self.fixed_attr(i, op, "inserted_window_dims")?;
        let indexed = self.fixed_attr(i, op, "scatter_dims_to_operand_dims")?;
        for &d in &indexed {
            self.atomic("a scatter", &[dims[d as usize]])?;
        }
        let window_operands = (0..dims.len() as i64).filter(|d| !inserted.contains(d));
        for (u, d) in windows.iter().zip(window_operands) {
            let (u, d) = (update_dims[*u as usize], dims[d as usize]);
            if u != d && matches!((u, d), (Dim::Sym(_), _)) {
                return self.unsupported("a scatter of pieces that vary");
            }
        }
        // Padding's updates get an index that is out of range, which drops them.
        let over = (0..index_dims.len()).filter(|d| *d != vector);
        let dtype = self.out.dtype(operands[1]);
        let nowhere = if dtype.is_unsigned() { self.out.highest(dtype) } else { self.out.constant_int(dtype, &[], -1) };
        operands[1] = self.masked(operands[1], &index_dims, over, nowhere)?;
        self.same(op, &operands)
    }
}
