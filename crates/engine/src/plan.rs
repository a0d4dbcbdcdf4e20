//! Plans: an op with an argument signature, lowered once, looked up by hash ever after.
use crate::cell::is_contiguous;
use crate::cell::Cell;
use crate::error::{Error, Kind, Result};
use crate::stream::Keyed;
use parking_lot::RwLock;
use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use torchtpu_lowering::{self as lowering, ArgSpec, Meta, ScalarValue, TensorSpec};
use torchtpu_stablehlo::DType;

/// A tensor as the glue hands it over: a view of a storage cell, or a host scalar.
#[derive(Clone, Copy, Debug)]
pub struct TensorRef<'a> {
    /// The storage; `None` for a host scalar or an undefined tensor.
    pub cell: Option<&'a Cell>,
    /// Extents.
    pub sizes: &'a [i64],
    /// Strides in elements.
    pub strides: &'a [i64],
    /// Offset in elements.
    pub offset: i64,
    /// Element type.
    pub dtype: DType,
    /// A Python number as a 0-d tensor: weak in type promotion.
    pub wrapped: bool,
    /// The value of a 0-d CPU tensor: its bits as i64, f64, or two f64.
    pub host: Option<[u64; 2]>,
}

impl TensorRef<'_> {
    /// Whether the tensor exists.
    pub fn defined(&self) -> bool {
        self.cell.is_some() || self.host.is_some()
    }
    /// Elements.
    pub fn numel(&self) -> i64 {
        self.sizes.iter().product()
    }
}

/// An argument, in schema order.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum ArgRef<'a> {
    None,
    Ignored,
    Tensor(TensorRef<'a>),
    Tensors(Vec<TensorRef<'a>>),
    Scalar(ScalarValue),
    Scalars(Vec<ScalarValue>),
    Int(i64),
    Float(f64),
    Bool(bool),
    Dtype(DType),
    Str(&'a str),
    Ints(&'a [i64]),
    Floats(&'a [f64]),
    Bools(Vec<bool>),
    Rng { seed: u64, offset: u64 },
}

/// Output metadata: extents and strides as torch's meta kernel gave them.
#[derive(Clone, Debug)]
pub struct OutMeta {
    /// Element type.
    pub dtype: DType,
    /// Extents.
    pub sizes: Box<[i64]>,
    /// Strides in elements.
    pub strides: Box<[i64]>,
    /// Whether the op returns a tensor here.
    pub defined: bool,
}

/// An op lowered for one signature.
#[derive(Debug)]
pub struct Plan {
    /// The template; its results are in storage order.
    pub op: Arc<Keyed>,
    /// One entry an output of the schema; only defined ones have a result.
    pub outputs: Vec<OutMeta>,
    /// Whatever the bridge keeps with a plan.
    pub extra: OnceLock<Box<dyn Any + Send + Sync>>,
}

static PLANS: OnceLock<RwLock<HashMap<u128, Arc<Plan>>>> = OnceLock::new();

thread_local! {
    static WORDS: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

fn scalar_words(s: &ScalarValue, fixed: fn(&ScalarValue) -> bool, w: &mut Vec<u64>) {
    let fixed = fixed(s);
    w.push(s.kind() as u64 | (fixed as u64) << 8);
    if fixed {
        match *s {
            ScalarValue::Bool(b) => w.push(b as u64),
            ScalarValue::Int(i) => w.push(i as u64),
            ScalarValue::Float(f) => w.push(f.to_bits()),
            ScalarValue::Complex(re, im) => w.extend([re.to_bits(), im.to_bits()]),
        }
    }
}

fn tensor_words(t: &TensorRef<'_>, w: &mut Vec<u64>) {
    let contiguous = is_contiguous(t.sizes, t.strides);
    w.push(
        (t.dtype as u64)
            | (t.wrapped as u64) << 8
            | (t.host.is_some() as u64) << 9
            | (t.defined() as u64) << 10
            | (contiguous as u64) << 11
            | (t.sizes.len() as u64) << 16,
    );
    w.extend(t.sizes.iter().map(|&n| n as u64));
    if !contiguous {
        w.extend(t.strides.iter().map(|&n| n as u64));
    }
}

/// The key of a signature: everything that shapes the program, no run-time value.
fn key(op: usize, args: &[ArgRef<'_>]) -> u128 {
    let fixed = lowering::table()[op].static_scalars;
    WORDS.with(|words| {
        let w = &mut *words.borrow_mut();
        w.clear();
        w.push(op as u64 | (lowering::options_key() << 32));
        for arg in args {
            match arg {
                ArgRef::None => w.push(1),
                ArgRef::Ignored => w.push(2),
                ArgRef::Tensor(t) => {
                    w.push(3);
                    tensor_words(t, w);
                }
                ArgRef::Tensors(ts) => {
                    w.extend([4, ts.len() as u64]);
                    ts.iter().for_each(|t| tensor_words(t, w));
                }
                ArgRef::Scalar(s) => {
                    w.push(5);
                    scalar_words(s, fixed, w);
                }
                ArgRef::Scalars(s) => {
                    w.extend([6, s.len() as u64]);
                    s.iter().for_each(|s| scalar_words(s, fixed, w));
                }
                ArgRef::Int(i) => w.extend([7, *i as u64]),
                ArgRef::Float(f) => w.extend([8, f.to_bits()]),
                ArgRef::Bool(b) => w.extend([9, *b as u64]),
                ArgRef::Dtype(d) => w.extend([10, *d as u64]),
                ArgRef::Str(s) => {
                    w.extend([11, s.len() as u64]);
                    w.extend(s.bytes().map(u64::from));
                }
                ArgRef::Ints(v) => {
                    w.extend([12, v.len() as u64]);
                    w.extend(v.iter().map(|&i| i as u64));
                }
                ArgRef::Floats(v) => {
                    w.extend([13, v.len() as u64]);
                    w.extend(v.iter().map(|f| f.to_bits()));
                }
                ArgRef::Bools(v) => {
                    w.extend([14, v.len() as u64]);
                    w.extend(v.iter().map(|&b| b as u64));
                }
                ArgRef::Rng { .. } => w.push(15),
            }
        }
        if let Some(extent) = lowering::table()[op].extent {
            let scalars: Vec<ScalarValue> = args
                .iter()
                .filter_map(|arg| match arg {
                    ArgRef::Scalar(s) => Some(*s),
                    _ => None,
                })
                .collect();
            w.push(extent(&scalars));
        }
        hash(w)
    })
}

/// 128 bits of a sequence of words.
pub fn hash(words: &[u64]) -> u128 {
    let mut h = xxhash_rust::xxh3::Xxh3::new();
    for w in words {
        h.update(&w.to_le_bytes());
    }
    h.digest128()
}

/// How often each op ran natively, by name.
pub fn native_runs() -> std::collections::BTreeMap<String, u64> {
    let mut runs = std::collections::BTreeMap::new();
    for plan in PLANS.get_or_init(Default::default).read().values() {
        *runs.entry(plan.op.name.clone()).or_default() += plan.op.runs.load(std::sync::atomic::Ordering::Relaxed);
    }
    runs
}

/// Starts the counts of [`native_runs`] anew.
pub fn reset_native_runs() {
    for plan in PLANS.get_or_init(Default::default).read().values() {
        plan.op.runs.store(0, std::sync::atomic::Ordering::Relaxed);
    }
}

/// The plan of a signature seen before.
pub fn find(op: usize, args: &[ArgRef<'_>]) -> Option<Arc<Plan>> {
    PLANS.get_or_init(Default::default).read().get(&key(op, args)).cloned()
}

fn tensor_spec(t: &TensorRef<'_>) -> TensorSpec {
    TensorSpec { dtype: t.dtype, dims: t.sizes.to_vec(), wrapped: t.wrapped }
}

fn spec(arg: &ArgRef<'_>) -> ArgSpec {
    match arg {
        ArgRef::None => ArgSpec::None,
        ArgRef::Ignored => ArgSpec::Ignored,
        ArgRef::Tensor(t) if !t.defined() => ArgSpec::None,
        ArgRef::Tensor(t) => ArgSpec::Tensor(tensor_spec(t)),
        ArgRef::Tensors(ts) => ArgSpec::Tensors(ts.iter().map(|t| t.defined().then(|| tensor_spec(t))).collect()),
        ArgRef::Scalar(s) => ArgSpec::Scalar(*s),
        ArgRef::Scalars(s) => ArgSpec::Scalars(s.clone()),
        ArgRef::Int(i) => ArgSpec::Int(*i),
        ArgRef::Float(f) => ArgSpec::Float(*f),
        ArgRef::Bool(b) => ArgSpec::Bool(*b),
        ArgRef::Dtype(d) => ArgSpec::Dtype(*d),
        ArgRef::Str(s) => ArgSpec::Str(s.to_string()),
        ArgRef::Ints(v) => ArgSpec::Ints(v.to_vec()),
        ArgRef::Floats(v) => ArgSpec::Floats(v.to_vec()),
        ArgRef::Bools(v) => ArgSpec::Bools(v.clone()),
        ArgRef::Rng { .. } => ArgSpec::Rng,
    }
}

/// Lowers an op for a signature. `outputs` is what torch's meta kernel said. `NoRule` when there is no lowering.
pub fn create(op: usize, args: &[ArgRef<'_>], outputs: Vec<OutMeta>) -> Result<Arc<Plan>> {
    let key = key(op, args);
    let specs: Vec<ArgSpec> = args.iter().map(spec).collect();
    let metas: Vec<Meta> =
        outputs.iter().map(|o| Meta { dtype: o.dtype, dims: o.sizes.to_vec(), defined: o.defined }).collect();
    let name = lowering::table()[op].name;
    let mut template = lowering::lower(op, &specs, &metas, &lowering::options())?;
    let defined: Vec<&OutMeta> = outputs.iter().filter(|o| o.defined).collect();
    if defined.len() != template.results.len() {
        return Err(Error::internal(format!(
            "{name} lowered to {} results where torch expects {}",
            template.results.len(),
            defined.len()
        )));
    }
    for (out, got) in defined.iter().zip(&template.results) {
        if out.dtype != got.dtype || out.sizes[..] != got.dims[..] {
            return Err(Error::internal(format!(
                "{name} lowered to {}{:?} where torch expects {}{:?}",
                got.dtype.hlo(),
                got.dims,
                out.dtype.hlo(),
                out.sizes
            )));
        }
    }
    let perms: Vec<Option<Vec<usize>>> =
        defined.iter().map(|o| permutation(&o.sizes, &o.strides)).collect::<Result<_>>()?;
    if perms.iter().any(Option::is_some) {
        template.permute_results(&perms)?;
    }
    let plan = Arc::new(Plan { op: Arc::new(Keyed::new(key, name, template)), outputs, extra: OnceLock::new() });
    Ok(PLANS.get_or_init(Default::default).write().entry(key).or_insert(plan).clone())
}

/// The dims in storage order when a dense tensor is not row-major; `None` when it is.
pub fn permutation(sizes: &[i64], strides: &[i64]) -> Result<Option<Vec<usize>>> {
    if is_contiguous(sizes, strides) {
        return Ok(None);
    }
    lowering::views::storage_order(sizes, strides).map(Some).ok_or_else(|| Error {
        kind: Kind::Internal,
        message: format!("an output with sizes {sizes:?} and strides {strides:?} is not dense"),
    })
}
