//! What goes into a rule and what comes out of a lowering.
use torchtpu_stablehlo::{DType, Func, Value};

/// What torch's meta kernel said of an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// Element type.
    pub dtype: DType,
    /// Extents.
    pub dims: Vec<i64>,
    /// Whether the op returns a tensor here.
    pub defined: bool,
}

/// A Python number's kind; the order is that of type promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum ScalarKind {
    Bool,
    Int,
    Float,
    Complex,
}

/// A Python number.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum ScalarValue {
    Bool(bool),
    Int(i64),
    Float(f64),
    Complex(f64, f64),
}

impl ScalarValue {
    /// Its kind.
    pub fn kind(&self) -> ScalarKind {
        match self {
            ScalarValue::Bool(_) => ScalarKind::Bool,
            ScalarValue::Int(_) => ScalarKind::Int,
            ScalarValue::Float(_) => ScalarKind::Float,
            ScalarValue::Complex(..) => ScalarKind::Complex,
        }
    }
    /// As a float (real part).
    pub fn as_f64(&self) -> f64 {
        match *self {
            ScalarValue::Bool(b) => b as u8 as f64,
            ScalarValue::Int(i) => i as f64,
            ScalarValue::Float(f) | ScalarValue::Complex(f, _) => f,
        }
    }
}

/// A scalar argument: a run-time value, unless the op's table line says `static_scalars`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scalar {
    /// Its kind, which takes part in type promotion.
    pub kind: ScalarKind,
    /// Its number among the op's scalars.
    pub slot: usize,
    /// Its value, for ops with static scalars only.
    pub known: Option<ScalarValue>,
}

/// A tensor argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TensorArg {
    /// Dense, row-major.
    pub value: Value,
    /// A Python number as a 0-d tensor: weak in type promotion.
    pub wrapped: bool,
}

/// An argument as a rule sees it. Optional ones that are absent are `None`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Arg {
    None,
    /// Layout, device, pin_memory, memory_format, a generator that is not used.
    Ignored,
    Tensor(TensorArg),
    Tensors(Vec<Option<Value>>),
    Scalar(Scalar),
    Scalars(Vec<Scalar>),
    Int(i64),
    Float(f64),
    Bool(bool),
    Dtype(DType),
    Str(String),
    Ints(Vec<i64>),
    Floats(Vec<f64>),
    Bools(Vec<bool>),
    /// 0-d u64 values.
    Rng {
        seed: Value,
        offset: Value,
    },
}

/// A tensor argument's type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorSpec {
    /// Element type.
    pub dtype: DType,
    /// Extents.
    pub dims: Vec<i64>,
    /// A Python number as a 0-d tensor.
    pub wrapped: bool,
}

/// An argument as the caller of [`crate::lower`] gives it: as [`Arg`], with types in the place of values.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum ArgSpec {
    None,
    Ignored,
    Tensor(TensorSpec),
    Tensors(Vec<Option<TensorSpec>>),
    Scalar(ScalarValue),
    Scalars(Vec<ScalarValue>),
    Int(i64),
    Float(f64),
    Bool(bool),
    Dtype(DType),
    Str(String),
    Ints(Vec<i64>),
    Floats(Vec<f64>),
    Bools(Vec<bool>),
    Rng,
}

/// What a template's parameter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamSource {
    /// Tensor operand number `0`, counting defined tensors in argument order.
    Operand(usize),
    /// Scalar number `slot`, which the host converts to `dtype`.
    #[allow(missing_docs)]
    Scalar { slot: usize, dtype: DType },
    /// The random seed, u64.
    RngSeed,
    /// The random offset, u64.
    RngOffset,
}

/// An op lowered for one signature.
#[derive(Clone, Debug)]
pub struct Template {
    /// The program.
    pub func: Func,
    /// What its parameters are.
    pub params: Vec<ParamSource>,
    /// Its results.
    pub results: Vec<Meta>,
}

impl Template {
    /// A template whose parameters are all operands, in order.
    pub fn of_operands(mut func: Func, results: &[Value]) -> Self {
        func.set_results(results);
        let params = (0..func.num_params()).map(ParamSource::Operand).collect();
        let results =
            results.iter().map(|&v| Meta { dtype: func.dtype(v), dims: func.dims(v), defined: true }).collect();
        Self { func, params, results }
    }

    /// Lays results out in storage order: result `i` is transposed by `perms[i]`.
    pub fn permute_results(&mut self, perms: &[Option<Vec<usize>>]) -> crate::Result<()> {
        let mut results = self.func.results().to_vec();
        for (i, perm) in perms.iter().enumerate() {
            if let Some(perm) = perm {
                results[i] = self.func.transpose(results[i], perm)?;
                self.results[i].dims = self.func.dims(results[i]);
            }
        }
        self.func.set_results(&results);
        Ok(())
    }
}
