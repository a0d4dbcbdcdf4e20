//! The context a rule builds in: the program, the outputs' metadata, and torch's conventions as helpers.
use crate::api::{Arg, Meta, ParamSource, Scalar, ScalarKind, TensorArg};
use crate::error::{OpError, Result};
use crate::options::Options;
use std::ops::{Deref, DerefMut};
use torchtpu_stablehlo::{Cmp, Combine, DType, DotDims, Func, Type, Value};

/// A rule's context. Derefs to the [`Func`] being built.
pub struct Cx<'a> {
    /// The program.
    pub func: Func,
    /// Settings that change programs.
    pub options: Options,
    pub(crate) outs: &'a [Meta],
    pub(crate) params: Vec<ParamSource>,
    pub(crate) scalars: Vec<(usize, DType, Value)>,
}

impl Deref for Cx<'_> {
    type Target = Func;
    fn deref(&self) -> &Func {
        &self.func
    }
}
impl DerefMut for Cx<'_> {
    fn deref_mut(&mut self) -> &mut Func {
        &mut self.func
    }
}

impl Cx<'_> {
    /// Output `i` as torch's meta kernel described it.
    pub fn out(&self, i: usize) -> &Meta {
        &self.outs[i]
    }
    /// Output `i`'s dtype.
    pub fn out_dtype(&self, i: usize) -> DType {
        self.outs[i].dtype
    }
    /// Output `i`'s extents.
    pub fn out_dims(&self, i: usize) -> Vec<i64> {
        self.outs[i].dims.clone()
    }
    /// Number of outputs in the schema.
    pub fn num_outs(&self) -> usize {
        self.outs.len()
    }

    /// A scalar as a 0-d tensor of `dtype`: a run-time parameter (the host converts), or a constant if it is known.
    pub fn scalar(&mut self, s: &Scalar, dtype: DType) -> Result<Value> {
        if let Some(known) = s.known {
            return Ok(match known {
                crate::ScalarValue::Int(i) if !dtype.is_complex() => self.func.constant_int(dtype, &[], i),
                crate::ScalarValue::Complex(re, im) if dtype.is_complex() => {
                    let part = dtype.real();
                    let (re, im) = (self.func.constant(part, &[], re), self.func.constant(part, &[], im));
                    self.func.complex(re, im)?
                }
                other => self.func.constant(dtype, &[], other.as_f64()),
            });
        }
        // Narrow floats travel as float32: float8 scalars have no host form everywhere.
        let wire = if dtype.is_float8() { DType::F32 } else { dtype };
        let found = self.scalars.iter().find(|(slot, d, _)| *slot == s.slot && *d == wire).map(|f| f.2);
        let value = match found {
            Some(v) => v,
            None => {
                let v = self.func.parameter(Type::fixed(wire, &[]));
                self.params.push(ParamSource::Scalar { slot: s.slot, dtype: wire });
                self.scalars.push((s.slot, wire, v));
                v
            }
        };
        Ok(if wire == dtype { value } else { self.func.convert(value, dtype) })
    }

    /// The tensor of an argument.
    pub fn tensor(&self, args: &[Arg], i: usize) -> Result<Value> {
        match args.get(i) {
            Some(Arg::Tensor(t)) => Ok(t.value),
            other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not a tensor"))),
        }
    }
    /// The tensor of an optional argument.
    pub fn maybe_tensor(&self, args: &[Arg], i: usize) -> Option<Value> {
        match args.get(i) {
            Some(Arg::Tensor(t)) => Some(t.value),
            _ => None,
        }
    }
    /// Tensor or scalar argument `i` as a value of `dtype` (0-d for scalars).
    pub fn value(&mut self, args: &[Arg], i: usize, dtype: DType) -> Result<Value> {
        match &args[i] {
            Arg::Tensor(t) => self.cast(t.value, dtype),
            Arg::Scalar(s) => self.scalar(s, dtype),
            Arg::Int(v) => Ok(self.func.constant_int(dtype, &[], *v)),
            Arg::Float(v) => Ok(self.func.constant(dtype, &[], *v)),
            Arg::Bool(v) => Ok(self.func.constant_int(dtype, &[], *v as i64)),
            other => Err(OpError::no_rule(format!("argument {i} is {other:?}, not a tensor or number"))),
        }
    }
    /// As [`Cx::value`], broadcast to `dims`.
    pub fn value_as(&mut self, args: &[Arg], i: usize, dtype: DType, dims: &[i64]) -> Result<Value> {
        let v = self.value(args, i, dtype)?;
        Ok(self.func.broadcast_to(v, dims)?)
    }

    /// torch's `result_type` over tensors and scalars: dimensioned tensors, then 0-d tensors, then Python numbers; a later
    /// class counts only when its category (bool, int, float, complex) is higher.
    pub fn promote(&self, args: &[&Arg]) -> DType {
        let (mut dim, mut zero, mut wrapped): (Option<DType>, Option<DType>, Option<DType>) = (None, None, None);
        let join = |a: &mut Option<DType>, b: DType| *a = Some(a.map_or(b, |a| promote_types(a, b)));
        for arg in args {
            match arg {
                Arg::Tensor(TensorArg { value, wrapped: w }) => {
                    let dtype = self.dtype(*value);
                    if *w {
                        join(&mut wrapped, default_of(dtype));
                    } else if self.rank(*value) == 0 {
                        join(&mut zero, dtype);
                    } else {
                        join(&mut dim, dtype);
                    }
                }
                Arg::Scalar(s) => join(
                    &mut wrapped,
                    match s.kind {
                        ScalarKind::Bool => DType::Bool,
                        ScalarKind::Int => DType::I64,
                        ScalarKind::Float => DType::F32,
                        ScalarKind::Complex => DType::C64,
                    },
                ),
                Arg::Tensors(ts) => {
                    for t in ts.iter().flatten() {
                        join(if self.rank(*t) == 0 { &mut zero } else { &mut dim }, self.dtype(*t));
                    }
                }
                _ => {}
            }
        }
        let combine = |higher: Option<DType>, lower: Option<DType>| match (higher, lower) {
            (None, l) => l,
            (h, None) => h,
            (Some(h), Some(l)) if category(l) > category(h) => Some(promote_types(h, l)),
            (h, _) => h,
        };
        combine(dim, combine(zero, wrapped)).unwrap_or(DType::F32)
    }

    /// torch's cast: floats truncate towards zero to integers (out of range wraps where CPU does so by way of int64; NaN and
    /// infinities are unspecified as on CPU), anything nonzero is true, complex to real takes the real part.
    pub fn cast(&mut self, x: Value, to: DType) -> Result<Value> {
        let from = self.dtype(x);
        if from == to {
            return Ok(x);
        }
        let f = &mut self.func;
        if to == DType::Bool {
            let zero = f.constant(from, &f.dims(x), 0.0);
            return Ok(f.compare(x, zero, Cmp::Ne)?);
        }
        if from.is_complex() && !to.is_complex() {
            let re = f.real(x)?;
            return self.cast(re, to);
        }
        if to.is_complex() && !from.is_complex() {
            let re = f.convert(x, to.real());
            let im = f.constant(to.real(), &f.dims(re), 0.0);
            return Ok(f.complex(re, im)?);
        }
        // Narrow integers wrap on CPU: go by way of int64 (XLA's own conversion saturates).
        if from.is_float() && to.is_int() && to != DType::I64 && to != DType::U64 {
            let wide = f.convert(x, DType::I64);
            return Ok(f.convert(wide, to));
        }
        Ok(f.convert(x, to))
    }

    /// A constant of a value's shape and dtype.
    pub fn full_like(&mut self, x: Value, value: f64) -> Value {
        let (dtype, dims) = (self.dtype(x), self.dims(x));
        self.func.constant(dtype, &dims, value)
    }
    /// A 0-d value stretched to the shape of `like`.
    pub fn splat(&mut self, v: Value, like: Value) -> Result<Value> {
        let dims = self.dims(like);
        Ok(self.func.broadcast_to(v, &dims)?)
    }
    /// The type that sums of `dtype` accumulate in: float32 for narrower floats.
    pub fn acc(dtype: DType) -> DType {
        match dtype {
            DType::F16 | DType::BF16 => DType::F32,
            d if d.is_float8() => DType::F32,
            d => d,
        }
    }
    /// Dimension list as torch takes it (negative from the end, empty or absent for all) to sorted indices.
    pub fn dims_arg(&self, arg: &Arg, rank: usize) -> Result<Vec<i64>> {
        let all: Vec<i64> = (0..rank as i64).collect();
        let mut dims = match arg {
            Arg::None => return Ok(all),
            Arg::Int(d) => vec![*d],
            Arg::Ints(d) if d.is_empty() => return Ok(all),
            Arg::Ints(d) => d.clone(),
            other => return Err(OpError::no_rule(format!("dimensions {other:?}"))),
        };
        if rank == 0 {
            return Ok(Vec::new());
        }
        for d in &mut dims {
            if *d < 0 {
                *d += rank as i64;
            }
        }
        dims.sort_unstable();
        Ok(dims)
    }
    /// One dimension, negative from the end; 0 for a 0-d value.
    pub fn dim_arg(&self, arg: &Arg, rank: usize) -> Result<usize> {
        match arg {
            Arg::Int(d) => Ok(if *d < 0 { (*d + rank.max(1) as i64).max(0) as usize } else { *d as usize }),
            other => Err(OpError::no_rule(format!("dimension {other:?}"))),
        }
    }
    /// Sum over `dims`, keeping them as extents of 1, in the value's own dtype.
    pub fn sum_keep(&mut self, x: Value, dims: &[i64]) -> Result<Value> {
        self.reduce_keep(x, Combine::Add, dims)
    }
    /// A reduction over `dims`, keeping them as extents of 1.
    pub fn reduce_keep(&mut self, x: Value, combine: Combine, dims: &[i64]) -> Result<Value> {
        let mut kept = self.dims(x);
        for d in dims {
            kept[*d as usize] = 1;
        }
        let r = self.func.reduce(x, combine, dims)?;
        Ok(self.func.reshape(r, &kept)?)
    }
    /// A matrix product in the operands' dtype, accumulated in float32 for narrower floats. Integers are multiplied without
    /// the matrix unit: the TPU compiler refuses 64-bit integer products.
    pub fn dot(&mut self, a: Value, b: Value, dims: &DotDims) -> Result<Value> {
        let dtype = self.dtype(a);
        let precision =
            if matches!(dtype, DType::F32 | DType::C64) { self.options.matmul_precision } else { "HIGHEST" };
        let acc = Self::acc(dtype);
        if dtype.is_int() || dtype == DType::Bool {
            return self.integer_dot(a, b, dims);
        }
        let r = self.func.dot_general(a, b, dims, acc, precision)?;
        Ok(self.func.convert(r, dtype))
    }

    /// An integer matrix product as broadcast, multiply and sum.
    fn integer_dot(&mut self, a: Value, b: Value, d: &DotDims) -> Result<Value> {
        let (da, db) = (self.dims(a), self.dims(b));
        let free = |dims: &[i64], x: &[i64], y: &[i64]| -> Vec<i64> {
            (0..dims.len() as i64).filter(|i| !x.contains(i) && !y.contains(i)).collect()
        };
        let (fa, fb) = (free(&da, &d.lhs_batch, &d.lhs_contract), free(&db, &d.rhs_batch, &d.rhs_contract));
        let (nb, na, nf, nc) = (d.lhs_batch.len(), fa.len(), fb.len(), d.lhs_contract.len());
        let mut all: Vec<i64> = d.lhs_batch.iter().map(|i| da[*i as usize]).collect();
        all.extend(fa.iter().map(|i| da[*i as usize]));
        all.extend(fb.iter().map(|i| db[*i as usize]));
        all.extend(d.lhs_contract.iter().map(|i| da[*i as usize]));
        let place = |rank: usize, batch: &[i64], free: &[i64], contract: &[i64], free_at: usize| -> Vec<i64> {
            (0..rank as i64)
                .map(|i| {
                    let at = |l: &[i64]| l.iter().position(|x| *x == i);
                    match (at(batch), at(free), at(contract)) {
                        (Some(p), _, _) => p as i64,
                        (_, Some(p), _) => (free_at + p) as i64,
                        (_, _, Some(p)) => (nb + na + nf + p) as i64,
                        _ => 0,
                    }
                })
                .collect()
        };
        let ma = place(da.len(), &d.lhs_batch, &fa, &d.lhs_contract, nb);
        let mb = place(db.len(), &d.rhs_batch, &fb, &d.rhs_contract, nb + na);
        let xa = self.func.broadcast_in_dim(a, &all, &ma)?;
        let xb = self.func.broadcast_in_dim(b, &all, &mb)?;
        let product = if self.dtype(a) == DType::Bool { self.func.and(xa, xb)? } else { self.func.mul(xa, xb)? };
        let contract: Vec<i64> = (0..nc).map(|i| (nb + na + nf + i) as i64).collect();
        Ok(self.func.reduce(product, Combine::Add, &contract)?)
    }
}

/// bool < integers < floats < complex.
pub fn category(d: DType) -> u8 {
    match d {
        DType::Bool => 0,
        d if d.is_int() => 1,
        d if d.is_float() => 2,
        _ => 3,
    }
}

/// A wrapped number's weight: the default dtype of its category.
fn default_of(d: DType) -> DType {
    match category(d) {
        0 => DType::Bool,
        1 => DType::I64,
        2 => DType::F32,
        _ => DType::C64,
    }
}

/// `torch.promote_types`.
pub fn promote_types(a: DType, b: DType) -> DType {
    use DType::*;
    if a == b {
        return a;
    }
    match (category(a), category(b)) {
        (x, y) if x > y => promote_kind(a, b),
        (x, y) if x < y => promote_kind(b, a),
        (1, 1) => {
            let signed = |d: DType| d.is_signed_int();
            if signed(a) == signed(b) {
                return if a.size() > b.size() { a } else { b };
            }
            let (s, u) = if signed(a) { (a, b) } else { (b, a) };
            if s.size() > u.size() {
                return s;
            }
            match u.size() {
                1 => I16,
                2 => I32,
                _ => I64,
            }
        }
        (2, 2) => match (a, b) {
            (F16, BF16) | (BF16, F16) => F32,
            _ if a.size() == b.size() => F32,
            _ if a.size() > b.size() => a,
            _ => b,
        },
        _ => C128,
    }
}

/// Promotion across categories: `high` is of the higher one.
fn promote_kind(high: DType, low: DType) -> DType {
    if high == DType::C64 && low == DType::F64 {
        return DType::C128;
    }
    high
}
