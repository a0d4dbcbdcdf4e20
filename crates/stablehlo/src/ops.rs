//! One method per StableHLO op: shapes and dtypes are checked here, so that a rule's mistake is found where it is made.
use crate::func::{BuildError, Func, Result, Value, IF};
use crate::types::{DType, Type};
use std::fmt::Write;

pub(crate) fn array(items: &[i64]) -> String {
    if items.is_empty() {
        return "array<i64>".into();
    }
    let mut s = String::from("array<i64: ");
    for (i, x) in items.iter().enumerate() {
        let _ = write!(s, "{}{x}", if i > 0 { ", " } else { "" });
    }
    s.push('>');
    s
}

fn list(items: &[i64]) -> String {
    let mut s = String::from("[");
    for (i, x) in items.iter().enumerate() {
        let _ = write!(s, "{}{x}", if i > 0 { ", " } else { "" });
    }
    s.push(']');
    s
}

pub(crate) fn pairs(items: &[(i64, i64)]) -> String {
    if items.is_empty() {
        return "dense<> : tensor<0x2xi64>".into();
    }
    let mut s = String::from("dense<[");
    for (i, (a, b)) in items.iter().enumerate() {
        let _ = write!(s, "{}[{a}, {b}]", if i > 0 { ", " } else { "" });
    }
    let _ = write!(s, "]> : tensor<{}x2xi64>", items.len());
    s
}

/// How `compare` orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Cmp {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// The combining function of a reduction or scatter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Combine {
    Add,
    Mul,
    Max,
    Min,
    And,
    Or,
    /// The update replaces what was there.
    Assign,
}

/// Which dimensions a matrix product pairs.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct DotDims {
    pub lhs_batch: Vec<i64>,
    pub rhs_batch: Vec<i64>,
    pub lhs_contract: Vec<i64>,
    pub rhs_contract: Vec<i64>,
}

/// A convolution's window. Input, kernel and output are NC..., OI..., NC... unless the dims say otherwise.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Conv {
    pub stride: Vec<i64>,
    pub pad: Vec<(i64, i64)>,
    pub lhs_dilation: Vec<i64>,
    pub rhs_dilation: Vec<i64>,
    pub reverse: Vec<bool>,
    pub feature_groups: i64,
    pub batch_groups: i64,
    /// StableHLO's notation, e.g. `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]`.
    pub dims: String,
}

/// Gather's dimension numbers.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct GatherDims {
    pub offset_dims: Vec<i64>,
    pub collapsed_slice_dims: Vec<i64>,
    pub start_index_map: Vec<i64>,
    pub index_vector_dim: i64,
}

/// Scatter's dimension numbers.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct ScatterDims {
    pub update_window_dims: Vec<i64>,
    pub inserted_window_dims: Vec<i64>,
    pub scatter_dims_to_operand_dims: Vec<i64>,
    pub index_vector_dim: i64,
}

macro_rules! unary {
    ($($method:ident => $name:literal),* $(,)?) => {
        impl Func {
            $(#[doc = concat!("`stablehlo.", $name, "`, elementwise; same type as the operand.")]
            pub fn $method(&mut self, x: Value) -> Result<Value> {
                let ty = self.ty(x).clone();
                Ok(self.one($name, &[x], String::new(), ty))
            })*
        }
    };
}
unary! {
    neg => "negate", exp => "exponential", expm1 => "exponential_minus_one", log => "log", log1p => "log_plus_one",
    sqrt => "sqrt", rsqrt => "rsqrt", cbrt => "cbrt", tanh => "tanh", logistic => "logistic", sin => "sine", cos => "cosine",
    tan => "tan", sign => "sign", floor => "floor", ceil => "ceil", round_even => "round_nearest_even", not => "not",
    popcnt => "popcnt", clz => "count_leading_zeros", optimization_barrier => "optimization_barrier",
}

macro_rules! binary {
    ($($method:ident => $name:literal),* $(,)?) => {
        impl Func {
            $(#[doc = concat!("`stablehlo.", $name, "`, elementwise; both operands have one type.")]
            pub fn $method(&mut self, a: Value, b: Value) -> Result<Value> {
                self.same($name, a, b)?;
                let ty = self.ty(a).clone();
                Ok(self.one($name, &[a, b], String::new(), ty))
            })*
        }
    };
}
binary! {
    add => "add", sub => "subtract", mul => "multiply", div => "divide", rem => "remainder", pow => "power", max => "maximum",
    min => "minimum", and => "and", or => "or", xor => "xor", atan2 => "atan2", shl => "shift_left",
    shr_arithmetic => "shift_right_arithmetic", shr_logical => "shift_right_logical",
}

impl Func {
    fn fail<T>(&self, op: &str, why: impl std::fmt::Display) -> Result<T> {
        Err(BuildError(format!("stablehlo.{op}: {why}")))
    }

    fn same(&self, op: &str, a: Value, b: Value) -> Result<()> {
        if self.ty(a) != self.ty(b) {
            return self.fail(op, format!("operands {} and {} differ", self.ty(a), self.ty(b)));
        }
        Ok(())
    }

    /// A 0-d constant from MLIR's literal text.
    fn literal(&mut self, dtype: DType, dims: &[i64], text: &str) -> Value {
        let ty = Type::fixed(dtype, dims);
        let attrs = format!("value = dense<{text}> : {ty}");
        self.one("constant", &[], attrs, ty)
    }

    /// A constant with every element `value` (integers and bools by truncation, complex with no imaginary part).
    pub fn constant(&mut self, dtype: DType, dims: &[i64], value: f64) -> Value {
        let text = match dtype {
            DType::Bool => (value != 0.0).to_string(),
            d if d.is_int() => {
                if d == DType::U64 {
                    (value as u64).to_string()
                } else {
                    (value as i64).to_string()
                }
            }
            DType::F32 => format!("0x{:08X}", (value as f32).to_bits()),
            DType::F64 => format!("0x{:016X}", value.to_bits()),
            DType::C64 => format!("(0x{:08X}, 0x00000000)", (value as f32).to_bits()),
            DType::C128 => format!("(0x{:016X}, 0x0000000000000000)", value.to_bits()),
            // Narrow floats: through float32, which rounds as a cast does.
            _ => {
                let wide = self.constant(DType::F32, dims, value);
                return self.convert(wide, dtype);
            }
        };
        self.literal(dtype, dims, &text)
    }

    /// An integer constant with every element `value`, exactly.
    pub fn constant_int(&mut self, dtype: DType, dims: &[i64], value: i64) -> Value {
        match dtype {
            DType::Bool => self.literal(dtype, dims, if value != 0 { "true" } else { "false" }),
            d if d.is_unsigned() => self.literal(dtype, dims, &(value as u64).to_string()),
            d if d.is_int() => self.literal(dtype, dims, &value.to_string()),
            _ => self.constant(dtype, dims, value as f64),
        }
    }

    /// A constant with every element the little-endian `bytes`.
    pub fn constant_bytes(&mut self, dtype: DType, dims: &[i64], bytes: &[u8]) -> Result<Value> {
        if bytes.len() != dtype.size() {
            return self.fail("constant", format!("{} bytes for {}", bytes.len(), dtype.hlo()));
        }
        let mut le = [0u8; 16];
        le[..bytes.len()].copy_from_slice(bytes);
        let low = u64::from_le_bytes(le[..8].try_into().expect("8 bytes"));
        let high = u64::from_le_bytes(le[8..].try_into().expect("8 bytes"));
        let text = match dtype {
            DType::Bool => (low != 0).to_string(),
            DType::I8 => (low as i8).to_string(),
            DType::I16 => (low as i16).to_string(),
            DType::I32 => (low as i32).to_string(),
            DType::I64 => (low as i64).to_string(),
            d if d.is_unsigned() => low.to_string(),
            DType::C64 => format!("(0x{:08X}, 0x{:08X})", low as u32, (low >> 32) as u32),
            DType::C128 => format!("(0x{low:016X}, 0x{high:016X})"),
            d => format!("0x{low:0width$X}", width = d.size() * 2),
        };
        Ok(self.literal(dtype, dims, &text))
    }

    /// A 1-d integer constant.
    pub fn constant_list(&mut self, dtype: DType, items: &[i64]) -> Value {
        if items.is_empty() {
            return self.literal(dtype, &[0], "");
        }
        let all = items.iter().all(|x| *x == items[0]);
        let text = if all { items[0].to_string() } else { list(items) };
        self.literal(dtype, &[items.len() as i64], &text)
    }

    /// `value`'s position along `dim`.
    pub fn iota(&mut self, dtype: DType, dims: &[i64], dim: usize) -> Result<Value> {
        if dim >= dims.len() {
            return self.fail("iota", format!("dimension {dim} of {dims:?}"));
        }
        Ok(self.one("iota", &[], format!("iota_dimension = {dim} : i64"), Type::fixed(dtype, dims)))
    }

    /// XLA's cast. Rules use `Cx::convert`, which has torch's semantics.
    pub fn convert(&mut self, x: Value, dtype: DType) -> Value {
        if self.dtype(x) == dtype {
            return x;
        }
        let ty = Type { dtype, dims: self.dims(x) };
        self.one("convert", &[x], String::new(), ty)
    }

    /// The same bits as another type; a size change adds or takes a last dimension.
    pub fn bitcast(&mut self, x: Value, dtype: DType) -> Result<Value> {
        let (from, to) = (self.dtype(x).size(), dtype.size());
        let mut dims = self.dims(x);
        if from > to {
            dims.push((from / to) as i64);
        } else if to > from && dims.pop() != Some((to / from) as i64) {
            return self.fail("bitcast_convert", format!("{} to {}", self.ty(x), dtype.hlo()));
        }
        Ok(self.one("bitcast_convert", &[x], String::new(), Type::fixed(dtype, &dims)))
    }

    /// Whether each element is finite.
    pub fn is_finite(&mut self, x: Value) -> Result<Value> {
        let ty = Type { dtype: DType::Bool, dims: self.dims(x) };
        Ok(self.one("is_finite", &[x], String::new(), ty))
    }

    /// Magnitude; real for complex operands.
    pub fn abs(&mut self, x: Value) -> Result<Value> {
        let ty = Type { dtype: self.dtype(x).real(), dims: self.dims(x) };
        Ok(self.one("abs", &[x], String::new(), ty))
    }

    /// A complex number of its parts.
    pub fn complex(&mut self, re: Value, im: Value) -> Result<Value> {
        self.same("complex", re, im)?;
        let dtype = match self.dtype(re) {
            DType::F32 => DType::C64,
            DType::F64 => DType::C128,
            _ => return self.fail("complex", self.ty(re)),
        };
        let ty = Type { dtype, dims: self.dims(re) };
        Ok(self.one("complex", &[re, im], String::new(), ty))
    }

    /// Real part.
    pub fn real(&mut self, x: Value) -> Result<Value> {
        if !self.dtype(x).is_complex() {
            return Ok(x);
        }
        let ty = Type { dtype: self.dtype(x).real(), dims: self.dims(x) };
        Ok(self.one("real", &[x], String::new(), ty))
    }

    /// Imaginary part.
    pub fn imag(&mut self, x: Value) -> Result<Value> {
        if !self.dtype(x).is_complex() {
            return Ok(self.constant(self.dtype(x), &self.dims(x), 0.0));
        }
        let ty = Type { dtype: self.dtype(x).real(), dims: self.dims(x) };
        Ok(self.one("imag", &[x], String::new(), ty))
    }

    /// Elementwise comparison of two values of one type; floats are compared so that NaN is unordered.
    pub fn compare(&mut self, a: Value, b: Value, cmp: Cmp) -> Result<Value> {
        self.same("compare", a, b)?;
        let dtype = self.dtype(a);
        let kind = if dtype.is_float() || dtype.is_complex() {
            "FLOAT"
        } else if dtype == DType::Bool || dtype.is_unsigned() {
            "UNSIGNED"
        } else {
            "SIGNED"
        };
        self.compare_as(a, b, cmp, kind)
    }

    /// Comparison of floats by total order: -NaN < -inf < ... < +inf < +NaN.
    pub fn compare_total(&mut self, a: Value, b: Value, cmp: Cmp) -> Result<Value> {
        self.same("compare", a, b)?;
        let kind = if self.dtype(a).is_float() { "TOTALORDER" } else { return self.compare(a, b, cmp) };
        self.compare_as(a, b, cmp, kind)
    }

    fn compare_as(&mut self, a: Value, b: Value, cmp: Cmp, kind: &str) -> Result<Value> {
        let direction = match cmp {
            Cmp::Eq => "EQ",
            Cmp::Ne => "NE",
            Cmp::Lt => "LT",
            Cmp::Le => "LE",
            Cmp::Gt => "GT",
            Cmp::Ge => "GE",
        };
        let ty = Type { dtype: DType::Bool, dims: self.dims(a) };
        let attrs = format!(
            "comparison_direction = #stablehlo<comparison_direction {direction}>, compare_type = #stablehlo<comparison_type {kind}>"
        );
        Ok(self.one("compare", &[a, b], attrs, ty))
    }

    /// `on_true` where `pred`, else `on_false`; all of one shape.
    pub fn select(&mut self, pred: Value, on_true: Value, on_false: Value) -> Result<Value> {
        self.same("select", on_true, on_false)?;
        if self.dtype(pred) != DType::Bool || (self.rank(pred) > 0 && self.dims(pred) != self.dims(on_true)) {
            return self.fail("select", format!("predicate {} for {}", self.ty(pred), self.ty(on_true)));
        }
        let ty = self.ty(on_true).clone();
        Ok(self.one("select", &[pred, on_true, on_false], String::new(), ty))
    }

    /// Operand dimension `i` becomes result dimension `map[i]`; extents of 1 stretch.
    pub fn broadcast_in_dim(&mut self, x: Value, dims: &[i64], map: &[i64]) -> Result<Value> {
        let from = self.dims(x);
        let fits = from.len() == map.len()
            && from.iter().zip(map).all(|(n, m)| dims.get(*m as usize).is_some_and(|d| *n == 1 || n == d));
        if !fits {
            return self.fail("broadcast_in_dim", format!("{} to {dims:?} by {map:?}", self.ty(x)));
        }
        if from == dims && map.iter().enumerate().all(|(i, m)| i as i64 == *m) {
            return Ok(x);
        }
        let ty = Type::fixed(self.dtype(x), dims);
        Ok(self.one("broadcast_in_dim", &[x], format!("broadcast_dimensions = {}", array(map)), ty))
    }

    /// torch's broadcasting: dimensions align at the end.
    pub fn broadcast_to(&mut self, x: Value, dims: &[i64]) -> Result<Value> {
        let rank = self.rank(x);
        if rank > dims.len() {
            return self.fail("broadcast_in_dim", format!("{} to {dims:?}", self.ty(x)));
        }
        let map: Vec<i64> = (dims.len() - rank..dims.len()).map(|i| i as i64).collect();
        self.broadcast_in_dim(x, dims, &map)
    }

    /// The same elements in another shape.
    pub fn reshape(&mut self, x: Value, dims: &[i64]) -> Result<Value> {
        if self.ty(x).dims == dims {
            return Ok(x);
        }
        if self.numel(x) != dims.iter().product::<i64>() {
            return self.fail("reshape", format!("{} to {dims:?}", self.ty(x)));
        }
        let ty = Type::fixed(self.dtype(x), dims);
        Ok(self.one("reshape", &[x], String::new(), ty))
    }

    /// Result dimension `i` is operand dimension `perm[i]`.
    pub fn transpose(&mut self, x: Value, perm: &[usize]) -> Result<Value> {
        let from = self.dims(x);
        if perm.len() != from.len() {
            return self.fail("transpose", format!("{} by {perm:?}", self.ty(x)));
        }
        if perm.iter().enumerate().all(|(i, p)| i == *p) {
            return Ok(x);
        }
        let dims: Vec<i64> = perm.iter().map(|&p| from[p]).collect();
        let perm: Vec<i64> = perm.iter().map(|&p| p as i64).collect();
        let ty = Type::fixed(self.dtype(x), &dims);
        Ok(self.one("transpose", &[x], format!("permutation = {}", array(&perm)), ty))
    }

    /// Elements `start..limit` in steps of `stride`, per dimension.
    pub fn slice(&mut self, x: Value, start: &[i64], limit: &[i64], stride: &[i64]) -> Result<Value> {
        let from = self.dims(x);
        let ok = start.len() == from.len()
            && limit.len() == from.len()
            && stride.len() == from.len()
            && (0..from.len()).all(|i| 0 <= start[i] && start[i] <= limit[i] && limit[i] <= from[i] && stride[i] > 0);
        if !ok {
            return self.fail("slice", format!("{} from {start:?} to {limit:?} by {stride:?}", self.ty(x)));
        }
        let dims: Vec<i64> = (0..from.len()).map(|i| (limit[i] - start[i] + stride[i] - 1) / stride[i]).collect();
        if dims == from {
            return Ok(x);
        }
        let attrs =
            format!("limit_indices = {}, start_indices = {}, strides = {}", array(limit), array(start), array(stride));
        let ty = Type::fixed(self.dtype(x), &dims);
        Ok(self.one("slice", &[x], attrs, ty))
    }

    /// Elements `start..limit` of one dimension.
    pub fn slice_dim(&mut self, x: Value, dim: usize, start: i64, limit: i64) -> Result<Value> {
        let dims = self.dims(x);
        let (mut s, mut l) = (vec![0; dims.len()], dims.clone());
        if dim >= dims.len() {
            return self.fail("slice", format!("dimension {dim} of {}", self.ty(x)));
        }
        s[dim] = start;
        l[dim] = limit;
        self.slice(x, &s, &l, &vec![1; dims.len()])
    }

    /// A piece of `sizes` at run-time 0-d integer starts (clamped to fit).
    pub fn dynamic_slice(&mut self, x: Value, starts: &[Value], sizes: &[i64]) -> Result<Value> {
        let mut operands = vec![x];
        operands.extend(starts);
        let ty = Type::fixed(self.dtype(x), sizes);
        Ok(self.one("dynamic_slice", &operands, format!("slice_sizes = {}", array(sizes)), ty))
    }

    /// `x` with `update` written at run-time 0-d integer starts (clamped to fit).
    pub fn dynamic_update_slice(&mut self, x: Value, update: Value, starts: &[Value]) -> Result<Value> {
        let mut operands = vec![x, update];
        operands.extend(starts);
        let ty = self.ty(x).clone();
        Ok(self.one("dynamic_update_slice", &operands, String::new(), ty))
    }

    /// One after another along `dim`.
    pub fn concatenate(&mut self, xs: &[Value], dim: usize) -> Result<Value> {
        let Some(&first) = xs.first() else { return self.fail("concatenate", "no operands") };
        if xs.len() == 1 {
            return Ok(first);
        }
        let mut dims = self.dims(first);
        for x in &xs[1..] {
            let other = self.dims(*x);
            let fits = other.len() == dims.len()
                && self.dtype(*x) == self.dtype(first)
                && (0..dims.len()).all(|i| i == dim || dims[i] == other[i]);
            if !fits {
                return self.fail("concatenate", format!("{} and {} along {dim}", self.ty(first), self.ty(*x)));
            }
            dims[dim] += other[dim];
        }
        let ty = Type::fixed(self.dtype(first), &dims);
        Ok(self.one("concatenate", xs, format!("dimension = {dim} : i64"), ty))
    }

    /// `value` around (or, negative, cropping) and between the elements of `x`: per dimension low, high, interior.
    pub fn pad(&mut self, x: Value, value: Value, low: &[i64], high: &[i64], interior: &[i64]) -> Result<Value> {
        let from = self.dims(x);
        if self.rank(value) != 0 || self.dtype(value) != self.dtype(x) || low.len() != from.len() {
            return self.fail("pad", format!("{} with {}", self.ty(x), self.ty(value)));
        }
        let dims: Vec<i64> =
            (0..from.len()).map(|i| low[i] + high[i] + from[i] + (from[i] - 1).max(0) * interior[i]).collect();
        if dims.iter().any(|d| *d < 0) {
            return self.fail("pad", format!("{} by {low:?} {high:?} leaves {dims:?}", self.ty(x)));
        }
        if low.iter().chain(high).chain(interior).all(|p| *p == 0) {
            return Ok(x);
        }
        let attrs = format!(
            "edge_padding_high = {}, edge_padding_low = {}, interior_padding = {}",
            array(high),
            array(low),
            array(interior)
        );
        let ty = Type::fixed(self.dtype(x), &dims);
        Ok(self.one("pad", &[x, value], attrs, ty))
    }

    /// Reversed along `dims`.
    pub fn reverse(&mut self, x: Value, dims: &[i64]) -> Result<Value> {
        if dims.is_empty() {
            return Ok(x);
        }
        let ty = self.ty(x).clone();
        Ok(self.one("reverse", &[x], format!("dimensions = {}", array(dims)), ty))
    }

    fn combiner(&self, dtype: DType, combine: Combine) -> Result<Func> {
        let mut f = Func::new();
        let a = f.parameter(Type::fixed(dtype, &[]));
        let b = f.parameter(Type::fixed(dtype, &[]));
        let r = match combine {
            Combine::Add if dtype == DType::Bool => f.or(a, b)?,
            Combine::Mul if dtype == DType::Bool => f.and(a, b)?,
            Combine::Add => f.add(a, b)?,
            Combine::Mul => f.mul(a, b)?,
            Combine::Max => f.max(a, b)?,
            Combine::Min => f.min(a, b)?,
            Combine::And => f.and(a, b)?,
            Combine::Or => f.or(a, b)?,
            Combine::Assign => b,
        };
        f.set_results(&[r]);
        Ok(f)
    }

    /// Reduces `dims` away; the starting value is the combiner's neutral one.
    pub fn reduce(&mut self, x: Value, combine: Combine, dims: &[i64]) -> Result<Value> {
        if dims.is_empty() {
            return Ok(x);
        }
        let dtype = self.dtype(x);
        let init = self.neutral(dtype, combine);
        let body = self.combiner(dtype, combine)?;
        Ok(self.reduce_with(&[x], &[init], dims, body)?[0])
    }

    /// The neutral element of a combiner, 0-d.
    pub fn neutral(&mut self, dtype: DType, combine: Combine) -> Value {
        match combine {
            Combine::Add | Combine::Or | Combine::Assign => self.constant_int(dtype, &[], 0),
            Combine::Mul | Combine::And if dtype == DType::Bool || combine == Combine::Mul => {
                self.constant_int(dtype, &[], 1)
            }
            Combine::And | Combine::Mul => self.constant_int(dtype, &[], -1),
            Combine::Max => self.lowest(dtype),
            Combine::Min => self.highest(dtype),
        }
    }

    /// The least value of a type, 0-d (-inf for floats).
    pub fn lowest(&mut self, dtype: DType) -> Value {
        match dtype {
            d if d.is_float() => self.constant(d, &[], f64::NEG_INFINITY),
            DType::I8 => self.constant_int(dtype, &[], i8::MIN as i64),
            DType::I16 => self.constant_int(dtype, &[], i16::MIN as i64),
            DType::I32 => self.constant_int(dtype, &[], i32::MIN as i64),
            DType::I64 => self.constant_int(dtype, &[], i64::MIN),
            _ => self.constant_int(dtype, &[], 0),
        }
    }

    /// The greatest value of a type, 0-d (+inf for floats).
    pub fn highest(&mut self, dtype: DType) -> Value {
        match dtype {
            d if d.is_float() => self.constant(d, &[], f64::INFINITY),
            DType::Bool => self.constant_int(dtype, &[], 1),
            DType::I8 => self.constant_int(dtype, &[], i8::MAX as i64),
            DType::I16 => self.constant_int(dtype, &[], i16::MAX as i64),
            DType::I32 => self.constant_int(dtype, &[], i32::MAX as i64),
            DType::I64 => self.constant_int(dtype, &[], i64::MAX),
            DType::U8 => self.constant_int(dtype, &[], u8::MAX as i64),
            DType::U16 => self.constant_int(dtype, &[], u16::MAX as i64),
            DType::U32 => self.constant_int(dtype, &[], u32::MAX as i64),
            _ => self.constant_int(dtype, &[], -1),
        }
    }

    /// Several values reduced together by `body` (accumulators, then elements, to accumulators).
    pub fn reduce_with(&mut self, xs: &[Value], inits: &[Value], dims: &[i64], body: Func) -> Result<Vec<Value>> {
        let from = self.dims(xs[0]);
        if dims.iter().any(|d| *d < 0 || *d >= from.len() as i64) {
            return self.fail("reduce", format!("dimensions {dims:?} of {}", self.ty(xs[0])));
        }
        let left: Vec<i64> = (0..from.len()).filter(|i| !dims.contains(&(*i as i64))).map(|i| from[i]).collect();
        let types = inits.iter().map(|i| Type::fixed(self.dtype(*i), &left)).collect();
        let operands: Vec<Value> = xs.iter().chain(inits).copied().collect();
        Ok(self.many("reduce", &operands, format!("dimensions = {}", array(dims)), vec![body], types))
    }

    /// A combiner over sliding windows of all dimensions.
    #[allow(clippy::too_many_arguments)]
    pub fn reduce_window(
        &mut self,
        x: Value,
        init: Value,
        combine: Combine,
        window: &[i64],
        stride: &[i64],
        dilation: &[i64],
        pad: &[(i64, i64)],
    ) -> Result<Value> {
        let body = self.combiner(self.dtype(x), combine)?;
        Ok(self.reduce_window_with(&[x], &[init], window, stride, dilation, pad, body)?[0])
    }

    /// Several values over sliding windows, by `body`.
    #[allow(clippy::too_many_arguments)]
    pub fn reduce_window_with(
        &mut self,
        xs: &[Value],
        inits: &[Value],
        window: &[i64],
        stride: &[i64],
        dilation: &[i64],
        pad: &[(i64, i64)],
        body: Func,
    ) -> Result<Vec<Value>> {
        let from = self.dims(xs[0]);
        let dims: Vec<i64> = (0..from.len())
            .map(|i| {
                let span = (window[i] - 1) * dilation[i] + 1;
                let room = from[i] + pad[i].0 + pad[i].1 - span;
                if room < 0 {
                    0
                } else {
                    room / stride[i] + 1
                }
            })
            .collect();
        let attrs = format!(
            "window_dimensions = {}, window_strides = {}, window_dilations = {}, padding = {}",
            array(window),
            array(stride),
            array(dilation),
            pairs(pad)
        );
        let types = xs.iter().map(|x| Type::fixed(self.dtype(*x), &dims)).collect();
        let operands: Vec<Value> = xs.iter().chain(inits).copied().collect();
        Ok(self.many("reduce_window", &operands, attrs, vec![body], types))
    }

    /// A generalised matrix product; `dtype` is the accumulated result's.
    pub fn dot_general(&mut self, a: Value, b: Value, d: &DotDims, dtype: DType, precision: &str) -> Result<Value> {
        let (da, db) = (self.dims(a), self.dims(b));
        let pairs_fit = |x: &[i64], y: &[i64]| {
            x.len() == y.len() && x.iter().zip(y).all(|(i, j)| da.get(*i as usize) == db.get(*j as usize))
        };
        if self.dtype(a) != self.dtype(b)
            || !pairs_fit(&d.lhs_batch, &d.rhs_batch)
            || !pairs_fit(&d.lhs_contract, &d.rhs_contract)
        {
            return self.fail("dot_general", format!("{} and {} by {d:?}", self.ty(a), self.ty(b)));
        }
        let mut dims: Vec<i64> = d.lhs_batch.iter().map(|i| da[*i as usize]).collect();
        let free = |dims: &[i64], x: &[i64], y: &[i64]| -> Vec<i64> {
            (0..dims.len() as i64).filter(|i| !x.contains(i) && !y.contains(i)).map(|i| dims[i as usize]).collect()
        };
        dims.extend(free(&da, &d.lhs_batch, &d.lhs_contract));
        dims.extend(free(&db, &d.rhs_batch, &d.rhs_contract));
        let attrs = format!(
            "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = {}, rhs_batching_dimensions = {}, \
             lhs_contracting_dimensions = {}, rhs_contracting_dimensions = {}>, \
             precision_config = [#stablehlo<precision {precision}>, #stablehlo<precision {precision}>]",
            list(&d.lhs_batch),
            list(&d.rhs_batch),
            list(&d.lhs_contract),
            list(&d.rhs_contract)
        );
        Ok(self.one("dot_general", &[a, b], attrs, Type::fixed(dtype, &dims)))
    }

    /// A convolution whose result has the given extents (the caller computed them).
    pub fn convolution(
        &mut self,
        x: Value,
        w: Value,
        conv: &Conv,
        dims: &[i64],
        dtype: DType,
        precision: &str,
    ) -> Result<Value> {
        let reverse: Vec<&str> = conv.reverse.iter().map(|r| if *r { "true" } else { "false" }).collect();
        let attrs = format!(
            "batch_group_count = {} : i64, dimension_numbers = #stablehlo.conv<{}>, feature_group_count = {} : i64, \
             lhs_dilation = {}, padding = {}, \
             precision_config = [#stablehlo<precision {precision}>, #stablehlo<precision {precision}>], \
             rhs_dilation = {}, window_reversal = array<i1: {}>, window_strides = {}",
            conv.batch_groups,
            conv.dims,
            conv.feature_groups,
            array(&conv.lhs_dilation),
            pairs(&conv.pad),
            array(&conv.rhs_dilation),
            reverse.join(", "),
            array(&conv.stride)
        );
        Ok(self.one("convolution", &[x, w], attrs, Type::fixed(dtype, dims)))
    }

    /// Pieces of `x` of `sizes` at run-time indices.
    pub fn gather(&mut self, x: Value, indices: Value, d: &GatherDims, sizes: &[i64]) -> Result<Value> {
        let index_dims = self.dims(indices);
        let mut batch: Vec<i64> =
            (0..index_dims.len()).filter(|i| *i as i64 != d.index_vector_dim).map(|i| index_dims[i]).collect();
        let window: Vec<i64> =
            (0..sizes.len()).filter(|i| !d.collapsed_slice_dims.contains(&(*i as i64))).map(|i| sizes[i]).collect();
        if d.offset_dims.len() != window.len() || sizes.len() != self.rank(x) {
            return self.fail("gather", format!("{} by {d:?} of {sizes:?}", self.ty(x)));
        }
        let mut dims = Vec::with_capacity(batch.len() + window.len());
        let mut window = window.into_iter();
        batch.reverse();
        for i in 0..batch.len() + d.offset_dims.len() {
            let next = if d.offset_dims.contains(&(i as i64)) { window.next() } else { batch.pop() };
            dims.push(next.ok_or_else(|| BuildError(format!("stablehlo.gather: {d:?}")))?);
        }
        let attrs = format!(
            "dimension_numbers = #stablehlo.gather<offset_dims = {}, collapsed_slice_dims = {}, start_index_map = {}, \
             index_vector_dim = {}>, indices_are_sorted = false, slice_sizes = {}",
            list(&d.offset_dims),
            list(&d.collapsed_slice_dims),
            list(&d.start_index_map),
            d.index_vector_dim,
            array(sizes)
        );
        let ty = Type::fixed(self.dtype(x), &dims);
        Ok(self.one("gather", &[x, indices], attrs, ty))
    }

    /// `x` with `updates` combined in at run-time indices; out-of-range ones are dropped.
    pub fn scatter(
        &mut self,
        x: Value,
        indices: Value,
        updates: Value,
        d: &ScatterDims,
        combine: Combine,
        unique: bool,
    ) -> Result<Value> {
        if self.dtype(x) != self.dtype(updates) {
            return self.fail("scatter", format!("{} into {}", self.ty(updates), self.ty(x)));
        }
        let body = self.combiner(self.dtype(x), combine)?;
        let attrs = format!(
            "indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {}, \
             inserted_window_dims = {}, scatter_dims_to_operand_dims = {}, index_vector_dim = {}>, unique_indices = {unique}",
            list(&d.update_window_dims),
            list(&d.inserted_window_dims),
            list(&d.scatter_dims_to_operand_dims),
            d.index_vector_dim
        );
        let ty = self.ty(x).clone();
        Ok(self.many("scatter", &[x, indices, updates], attrs, vec![body], vec![ty])[0])
    }

    /// Sorts several values together along `dim`; `less` takes pairs of elements of each operand.
    pub fn sort(&mut self, xs: &[Value], dim: usize, stable: bool, less: Func) -> Result<Vec<Value>> {
        let types = xs.iter().map(|x| self.ty(*x).clone()).collect();
        Ok(self.many("sort", xs, format!("dimension = {dim} : i64, is_stable = {stable}"), vec![less], types))
    }

    /// Random bits of an unsigned type from a `u64[2]` state, by threefry: (new state, bits).
    pub fn rng_bit_generator(&mut self, state: Value, dtype: DType, dims: &[i64]) -> Result<(Value, Value)> {
        let types = vec![self.ty(state).clone(), Type::fixed(dtype, dims)];
        let attrs = "rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>".to_string();
        let r = self.many("rng_bit_generator", &[state], attrs, Vec::new(), types);
        Ok((r[0], r[1]))
    }

    /// Lower (or upper) triangular factor of batches of matrices.
    pub fn cholesky(&mut self, x: Value, lower: bool) -> Result<Value> {
        let ty = self.ty(x).clone();
        Ok(self.one("cholesky", &[x], format!("lower = {lower}"), ty))
    }

    /// Solves triangular systems.
    pub fn triangular_solve(
        &mut self,
        a: Value,
        b: Value,
        left: bool,
        lower: bool,
        unit_diagonal: bool,
        transpose: &str,
    ) -> Result<Value> {
        let ty = self.ty(b).clone();
        let attrs = format!(
            "left_side = {left}, lower = {lower}, transpose_a = #stablehlo<transpose {transpose}>, unit_diagonal = {unit_diagonal}"
        );
        Ok(self.one("triangular_solve", &[a, b], attrs, ty))
    }

    /// Fourier transforms of the last dimensions: kind FFT, IFFT, RFFT or IRFFT; the result has the given type.
    pub fn fft(&mut self, x: Value, kind: &str, lengths: &[i64], ty: Type) -> Result<Value> {
        Ok(self.one(
            "fft",
            &[x],
            format!("fft_length = {}, fft_type = #stablehlo<fft_type {kind}>", array(lengths)),
            ty,
        ))
    }

    /// Loops `body` while `cond` holds of the state.
    pub fn while_loop(&mut self, state: &[Value], cond: Func, body: Func) -> Result<Vec<Value>> {
        let types = state.iter().map(|s| self.ty(*s).clone()).collect();
        Ok(self.many("while", state, String::new(), vec![cond, body], types))
    }

    /// `then` of `inputs` where the 0-d bool `predicate` holds, else `otherwise` of them; only one is run.
    pub fn if_else(&mut self, predicate: Value, inputs: &[Value], then: Func, otherwise: Func) -> Result<Vec<Value>> {
        if self.ty(predicate) != &Type::fixed(DType::Bool, &[]) {
            return self.fail("if", format!("a predicate of {}", self.ty(predicate)));
        }
        let results = |f: &Func| -> Vec<Type> { f.results().iter().map(|r| f.ty(*r).clone()).collect() };
        let types = results(&then);
        if types != results(&otherwise) {
            return self.fail("if", "branches with results of different types");
        }
        let mut operands = vec![predicate];
        operands.extend(inputs);
        Ok(self.many(IF, &operands, String::new(), vec![then, otherwise], types))
    }

    /// Rounds to a float format of these bits, keeping the type.
    pub fn reduce_precision(&mut self, x: Value, exponent_bits: u32, mantissa_bits: u32) -> Result<Value> {
        let ty = self.ty(x).clone();
        let attrs = format!("exponent_bits = {exponent_bits} : i32, mantissa_bits = {mantissa_bits} : i32");
        Ok(self.one("reduce_precision", &[x], attrs, ty))
    }
}
