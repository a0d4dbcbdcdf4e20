//! One rule a kind of op: how it is computed on padded operands.
use super::build::{Builder, Item};
use super::dims::Dim;
use super::Result;
use crate::func::{Func, Op, Value};
use crate::ops::{array, pairs, Cmp};
use crate::types::{DType, Type};

/// Ops that see one element at a time: what they make of the padding is padding.
const ELEMENTWISE: &[&str] = &[
    "abs",
    "add",
    "and",
    "atan2",
    "cbrt",
    "ceil",
    "clamp",
    "compare",
    "complex",
    "convert",
    "cosine",
    "count_leading_zeros",
    "divide",
    "exponential",
    "exponential_minus_one",
    "floor",
    "imag",
    "is_finite",
    "log",
    "log_plus_one",
    "logistic",
    "maximum",
    "minimum",
    "multiply",
    "negate",
    "not",
    "optimization_barrier",
    "or",
    "popcnt",
    "power",
    "real",
    "reduce_precision",
    "remainder",
    "round_nearest_even",
    "rsqrt",
    "select",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "sign",
    "sine",
    "sqrt",
    "subtract",
    "tan",
    "tanh",
    "xor",
];

/// The product of the factors, in a form that is equal for equal memory.
fn merged(parts: Vec<Dim>) -> Vec<Dim> {
    let mut out: Vec<Dim> = Vec::new();
    for part in parts {
        match (out.last_mut(), part) {
            (_, Dim::Const(1)) => {}
            (Some(Dim::Const(a)), Dim::Const(b)) => *a *= b,
            _ => out.push(part),
        }
    }
    out
}

impl Builder<'_> {
    /// Rewrites op number `i`.
    pub fn op(&mut self, i: usize, op: &Op) -> Result<()> {
        match op.name {
            "constant" => return self.constant(i, op),
            "broadcast_in_dim" => return self.broadcast(i, op),
            _ => {}
        }
        let operands = op.operands.iter().map(|v| self.value(*v)).collect::<Result<Vec<_>>>()?;
        let fixed = op.operands.iter().chain(&op.results).all(|v| !self.varies(*v)) && self.attrs_fixed(i, op);
        if fixed {
            return self.same(op, &operands);
        }
        match op.name {
            name if ELEMENTWISE.contains(&name) => self.same(op, &operands),
            "iota" => self.iota(i, op),
            "reshape" => self.reshape(op, operands[0]),
            "transpose" => self.same(op, &operands),
            "bitcast_convert" => self.bitcast(op, &operands),
            "reduce" => self.reduce(i, op, operands),
            "reduce_window" => self.reduce_window(i, op, operands),
            "dot_general" => self.dot(i, op, operands),
            "convolution" => self.convolution(i, op, operands),
            "sort" => self.sort(i, op, operands),
            "slice" => self.slice(i, op, operands[0]),
            "dynamic_slice" => self.dynamic_slice(op, &operands),
            "dynamic_update_slice" => self.dynamic_update_slice(op, &operands),
            "pad" => self.pad(i, op, &operands),
            "concatenate" => self.concatenate(i, op, &operands),
            "reverse" => self.reverse(i, op, operands[0]),
            "gather" => self.gather(i, op, &operands),
            "scatter" => self.scatter(i, op, operands),
            name => self.unsupported(name),
        }
    }

    /// An attribute that must not vary.
    pub fn fixed_attr(&self, i: usize, op: &Op, name: &str) -> Result<Vec<i64>> {
        self.attr(i, op, name)?
            .into_iter()
            .map(|d| match d {
                Dim::Const(n) => Ok(n),
                Dim::Sym(_) => self.unsupported(format!("{} with {name} that varies", op.name)),
            })
            .collect()
    }

    fn broadcast(&mut self, i: usize, op: &Op) -> Result<()> {
        let map = self.fixed_attr(i, op, "broadcast_dimensions")?;
        let (from, to) = (self.dims(op.operands[0]), self.dims(op.results[0]));
        if from.iter().zip(&map).any(|(d, m)| *d != Dim::Const(1) && *d != to[*m as usize]) {
            return self.unsupported("a broadcast of an extent that only some variants broadcast");
        }
        let x = self.value(op.operands[0])?;
        if from.is_empty() {
            self.set_item(op.results[0], Item::Splat(x));
            return Ok(());
        }
        let dims = self.bound_dims(op.results[0]);
        let y = self.out.broadcast_in_dim(x, &dims, &map)?;
        self.set(op.results[0], y);
        Ok(())
    }

    fn iota(&mut self, i: usize, op: &Op) -> Result<()> {
        let at = self.fixed_attr(i, op, "iota_dimension")?[0] as usize;
        let dims = self.dims(op.results[0]);
        let dtype = self.family.dtype(op.results[0]);
        let y = if self.is_atomic(dims[at]) {
            self.out.iota(dtype, &self.bound_dims(op.results[0]), at)?
        } else {
            let (logical, _) = self.positions(&dims, at)?;
            self.out.convert(logical, dtype)
        };
        self.set(op.results[0], y);
        Ok(())
    }

    fn reshape(&mut self, op: &Op, x: Value) -> Result<()> {
        let (from, to) = (self.dims(op.operands[0]), self.dims(op.results[0]));
        let to_bounds = self.bound_dims(op.results[0]);
        let same_memory = merged(self.factors.expand_all(&from)) == merged(self.factors.expand_all(&to));
        let y = if same_memory { self.out.reshape(x, &to_bounds)? } else { self.relayout(x, &from, &to, &to_bounds)? };
        self.set(op.results[0], y);
        Ok(())
    }

    /// `x` reshaped where the padding of operand and result lies differently: element by element.
    fn relayout(&mut self, x: Value, from: &[Dim], to: &[Dim], bounds: &[i64]) -> Result<Value> {
        let mut flat: Option<Value> = None;
        for d in 0..to.len() {
            let (i, _) = self.positions(to, d)?;
            flat = Some(match flat {
                None => i,
                Some(sum) => {
                    let n = self.integer(to[d])?;
                    let n = self.out.broadcast_to(n, bounds)?;
                    let scaled = self.out.mul(sum, n)?;
                    self.out.add(scaled, i)?
                }
            });
        }
        let Some(flat) = flat else { return self.unsupported("a scalar that varies") };
        let at = self.in_memory(flat, from)?;
        let all = self.out.numel(x);
        let flat_x = self.out.reshape(x, &[all])?;
        let with_vector: Vec<i64> = bounds.iter().copied().chain([1]).collect();
        let at = self.out.reshape(at, &with_vector)?;
        let dims = crate::GatherDims {
            offset_dims: vec![],
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: bounds.len() as i64,
        };
        Ok(self.out.gather(flat_x, at, &dims, &[1])?)
    }

    fn bitcast(&mut self, op: &Op, operands: &[Value]) -> Result<()> {
        let (from, to) = (self.dims(op.operands[0]), self.dims(op.results[0]));
        let shared = from.len().min(to.len());
        if from[..shared] != to[..shared] {
            return self.unsupported("a bitcast that changes an extent");
        }
        self.same(op, operands)
    }

    fn reduce(&mut self, i: usize, op: &Op, mut operands: Vec<Value>) -> Result<()> {
        let over = self.fixed_attr(i, op, "dimensions")?;
        let n = operands.len() / 2;
        let dims = self.dims(op.operands[0]);
        for k in 0..n {
            operands[k] = self.masked(operands[k], &dims, over.iter().map(|d| *d as usize), operands[n + k])?;
        }
        self.same(op, &operands)
    }

    fn reduce_window(&mut self, i: usize, op: &Op, mut operands: Vec<Value>) -> Result<()> {
        let n = operands.len() / 2;
        let dims = self.dims(op.operands[0]);
        let window = self.attr(i, op, "window_dimensions")?;
        let stride = self.fixed_attr(i, op, "window_strides")?;
        let dilation = self.fixed_attr(i, op, "window_dilations")?;
        let padding = self.attr(i, op, "padding")?;
        let (mut sizes, mut pads) = (Vec::new(), Vec::new());
        for d in 0..dims.len() {
            let (low, high) = (padding[2 * d], padding[2 * d + 1]);
            let (size, pad) = match (dims[d], window[d], low, high) {
                (Dim::Const(_), Dim::Const(w), Dim::Const(l), Dim::Const(h)) => (w, (l, h)),
                (Dim::Sym(_), Dim::Const(1), Dim::Const(0), Dim::Const(0)) if stride[d] == 1 => (1, (0, 0)),
                // A cumulative window: all elements up to, or from, this one.
                (dim, w, Dim::Sym(_), Dim::Const(0)) if dim == w && stride[d] == 1 && self.is_atomic(dim) => {
                    (self.bound(dim), (self.bound(dim) - 1, 0))
                }
                (dim, w, Dim::Const(0), Dim::Sym(_)) if dim == w && stride[d] == 1 && self.is_atomic(dim) => {
                    for k in 0..n {
                        operands[k] = self.masked(operands[k], &dims, [d], operands[n + k])?;
                    }
                    (self.bound(dim), (0, self.bound(dim) - 1))
                }
                _ => return self.unsupported("a window over an extent that varies"),
            };
            sizes.push(size);
            pads.push(pad);
        }
        let attrs = format!(
            "window_dimensions = {}, window_strides = {}, window_dilations = {}, padding = {}",
            array(&sizes),
            array(&stride),
            array(&dilation),
            pairs(&pads)
        );
        self.with_attrs(op, &operands, attrs)
    }

    /// `x` with zeros where it is padded along `over`.
    fn zeroed(&mut self, x: Value, dims: &[Dim], over: &[i64]) -> Result<Value> {
        let zero = self.out.constant_int(self.out.dtype(x), &[], 0);
        self.masked(x, dims, over.iter().map(|d| *d as usize), zero)
    }

    fn dot(&mut self, i: usize, op: &Op, mut operands: Vec<Value>) -> Result<()> {
        for (k, side) in ["lhs_contracting_dimensions", "rhs_contracting_dimensions"].into_iter().enumerate() {
            let over = self.fixed_attr(i, op, side)?;
            let dims = self.dims(op.operands[k]);
            operands[k] = self.zeroed(operands[k], &dims, &over)?;
        }
        self.same(op, &operands)
    }

    /// Batches and features may vary, windows not.
    fn convolution(&mut self, i: usize, op: &Op, mut operands: Vec<Value>) -> Result<()> {
        if !self.attrs_fixed(i, op) {
            return self.unsupported("a convolution whose window varies");
        }
        let Some(form) = op.attrs.split("#stablehlo.conv<").nth(1).and_then(|t| t.split('>').next()) else {
            return self.unsupported("a convolution without dimension numbers");
        };
        let form: Vec<Vec<&str>> =
            form.split("]x[").map(|side| side.trim_matches(['[', ']', '-']).split(", ").collect()).collect();
        let groups =
            self.fixed_attr(i, op, "feature_group_count")?[0] * self.fixed_attr(i, op, "batch_group_count")?[0];
        for (k, letters) in [["b", "f"], ["o", "i"]].into_iter().enumerate() {
            let dims = self.dims(op.operands[k]);
            for (d, name) in form[k].iter().enumerate().filter(|(d, _)| matches!(dims[*d], Dim::Sym(_))) {
                if !letters.contains(name) || groups != 1 {
                    return self.unsupported("a convolution over an extent that varies");
                }
                if *name == "f" || *name == "i" {
                    operands[k] = self.zeroed(operands[k], &dims, &[d as i64])?;
                }
            }
        }
        self.same(op, &operands)
    }

    /// Padding goes last: a first operand says what is padding, and the comparison looks at that first.
    fn sort(&mut self, i: usize, op: &Op, operands: Vec<Value>) -> Result<()> {
        let at = self.fixed_attr(i, op, "dimension")?[0] as usize;
        let dims = self.dims(op.operands[0]);
        let Some(valid) = self.valid(&dims, [at])? else { return self.same(op, &operands) };
        let bounds = self.bound_dims(op.operands[0]);
        let (zero, one) =
            (self.out.constant_int(DType::I32, &bounds, 0), self.out.constant_int(DType::I32, &bounds, 1));
        let padding = self.out.select(valid, zero, one)?;
        let old = &op.regions[0].0;
        let mut less = Func::new();
        let (a, b) = (less.parameter(Type::fixed(DType::I32, &[])), less.parameter(Type::fixed(DType::I32, &[])));
        let args: Vec<Value> = old.params.iter().map(|p| less.parameter(old.ty(*p).clone())).collect();
        let inner = less.inline(old, &args)[0];
        let same = less.compare(a, b, Cmp::Eq)?;
        let before = less.compare(a, b, Cmp::Lt)?;
        let result = less.select(same, inner, before)?;
        less.set_results(&[result]);
        let all: Vec<Value> = [padding].into_iter().chain(operands).collect();
        let stable = op.attrs.contains("is_stable = true");
        let sorted = self.out.sort(&all, at, stable, less)?;
        for (r, y) in op.results.iter().zip(&sorted[1..]) {
            self.set(*r, *y);
        }
        Ok(())
    }
}
