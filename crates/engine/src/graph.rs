//! A whole graph (of torch.compile or export) as one plan, lowered by the same table as eager ops.
use crate::error::{Error, Result};
use crate::plan::{hash, OutMeta, Plan};
use crate::scalars;
use crate::stream::Keyed;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use torchtpu_lowering::views::{self, ViewSpec};
use torchtpu_lowering::{self as lowering, ArgSpec, Meta, ParamSource, ScalarValue, Template, TensorSpec};
use torchtpu_stablehlo::{DType, Func, Module, Type, Value};

/// An argument of an op in a graph; tensors are numbers of values.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum GraphArg {
    None,
    Ignored,
    Tensor(usize),
    Tensors(Vec<Option<usize>>),
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
}

/// Builds one program out of ops; scalars in a graph are constants.
pub struct GraphBuilder {
    pub(crate) func: Func,
    values: Vec<Value>,
    pub(crate) params: Vec<ParamSource>,
    inputs: usize,
    rng: Option<(Value, Value)>,
    /// Hash of the ops' names.
    pub(crate) kind: u64,
}

impl Default for GraphBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl GraphBuilder {
    /// An empty graph.
    pub fn new() -> Self {
        Self { func: Func::new(), values: Vec::new(), params: Vec::new(), inputs: 0, rng: None, kind: 0 }
    }

    pub(crate) fn push(&mut self, value: Value) -> usize {
        self.values.push(value);
        self.values.len() - 1
    }

    pub(crate) fn value(&self, ident: usize) -> Result<Value> {
        self.values.get(ident).copied().ok_or_else(|| Error::internal(format!("a graph has no value {ident}")))
    }

    /// The next input tensor, dense and row-major.
    pub fn input(&mut self, dtype: DType, dims: &[i64]) -> usize {
        let value = self.func.parameter(Type::fixed(dtype, dims));
        self.params.push(ParamSource::Operand(self.inputs));
        self.inputs += 1;
        self.push(value)
    }

    pub(crate) fn rng(&mut self) -> (Value, Value) {
        if let Some(rng) = self.rng {
            return rng;
        }
        let seed = self.func.parameter(Type::fixed(DType::U64, &[]));
        let offset = self.func.parameter(Type::fixed(DType::U64, &[]));
        self.params.extend([ParamSource::RngSeed, ParamSource::RngOffset]);
        *self.rng.insert((seed, offset))
    }

    /// Appends an op. `metas` are torch's output metadata; `draws` is how many random numbers the graph drew before.
    /// `NoRule` when the op has no lowering for these arguments.
    pub fn op(
        &mut self,
        name: &str,
        args: &[GraphArg],
        metas: &[Option<(DType, Vec<i64>)>],
        draws: u64,
    ) -> Result<Vec<Option<usize>>> {
        let op = lowering::find(name)
            .ok_or_else(|| Error { kind: crate::Kind::NoRule, message: format!("{name} has no lowering") })?;
        let def = &lowering::table()[op];
        self.kind = xxhash_rust::xxh3::xxh3_64_with_seed(name.as_bytes(), self.kind);
        let (mut tensors, mut scalars) = (Vec::new(), Vec::new());
        let mut specs = Vec::with_capacity(args.len());
        for arg in args {
            specs.push(match arg {
                GraphArg::None => ArgSpec::None,
                GraphArg::Ignored => ArgSpec::Ignored,
                GraphArg::Tensor(t) => {
                    tensors.push(self.value(*t)?);
                    ArgSpec::Tensor(self.spec(*t)?)
                }
                GraphArg::Tensors(ts) => {
                    let mut list = Vec::with_capacity(ts.len());
                    for t in ts {
                        list.push(match t {
                            None => None,
                            Some(t) => {
                                tensors.push(self.value(*t)?);
                                Some(self.spec(*t)?)
                            }
                        });
                    }
                    ArgSpec::Tensors(list)
                }
                GraphArg::Scalar(s) => {
                    scalars.push(*s);
                    ArgSpec::Scalar(*s)
                }
                GraphArg::Scalars(s) => {
                    scalars.extend(s.iter().copied());
                    ArgSpec::Scalars(s.clone())
                }
                GraphArg::Int(i) => ArgSpec::Int(*i),
                GraphArg::Float(f) => ArgSpec::Float(*f),
                GraphArg::Bool(b) => ArgSpec::Bool(*b),
                GraphArg::Dtype(d) => ArgSpec::Dtype(*d),
                GraphArg::Str(s) => ArgSpec::Str(s.clone()),
                GraphArg::Ints(v) => ArgSpec::Ints(v.clone()),
                GraphArg::Floats(v) => ArgSpec::Floats(v.clone()),
                GraphArg::Bools(v) => ArgSpec::Bools(v.clone()),
            });
        }
        // An op that draws random numbers has them in its generator argument, or appended.
        if def.rng {
            specs.push(ArgSpec::Rng);
        } else if def.generator {
            if let Some(last) = specs.last_mut().filter(|s| matches!(s, ArgSpec::Ignored)) {
                *last = ArgSpec::Rng;
            }
        }
        let metas: Vec<Meta> = metas
            .iter()
            .map(|m| match m {
                Some((dtype, dims)) => Meta { dtype: *dtype, dims: dims.clone(), defined: true },
                None => Meta { dtype: DType::F32, dims: Vec::new(), defined: false },
            })
            .collect();
        let template = lowering::lower(op, &specs, &metas, &lowering::options())?;
        let mut inputs = Vec::with_capacity(template.params.len());
        for param in &template.params {
            inputs.push(match *param {
                ParamSource::Operand(i) => tensors[i],
                ParamSource::Scalar { slot, dtype } => {
                    let s = scalars::convert(&scalars[slot], dtype)?;
                    self.func.constant_bytes(dtype, &[], &s.bytes[..dtype.size()])?
                }
                ParamSource::RngSeed => self.rng().0,
                ParamSource::RngOffset => {
                    let offset = self.rng().1;
                    let drawn = self.func.constant_bytes(DType::U64, &[], &draws.to_le_bytes())?;
                    self.func.add(offset, drawn)?
                }
            });
        }
        let mut results = self.func.inline(&template.func, &inputs).into_iter();
        let mut idents = Vec::with_capacity(metas.len());
        for meta in &metas {
            idents.push(match meta.defined {
                false => None,
                true => {
                    let value = results.next().ok_or_else(|| Error::internal(format!("{name}: too few results")))?;
                    Some(self.push(value))
                }
            });
        }
        Ok(idents)
    }

    fn spec(&self, ident: usize) -> Result<TensorSpec> {
        let value = self.value(ident)?;
        Ok(TensorSpec { dtype: self.func.dtype(value), dims: self.func.dims(value), wrapped: false })
    }

    /// A view of a value, as strides over its row-major elements.
    pub fn view(&mut self, of: usize, view: &ViewSpec) -> Result<usize> {
        let base = self.value(of)?;
        let value = views::read_view(&mut self.func, base, view)?;
        Ok(self.push(value))
    }

    /// The value `of` with `update` written through a view of it.
    pub fn scatter_view(
        &mut self,
        of: usize,
        update: usize,
        sizes: Vec<i64>,
        strides: Vec<i64>,
        offset: i64,
    ) -> Result<usize> {
        let (base, update) = (self.value(of)?, self.value(update)?);
        let view = ViewSpec { dtype: self.func.dtype(base), sizes, strides, offset };
        let value = views::write_view(&mut self.func, base, &view, update)?;
        Ok(self.push(value))
    }

    /// The program as StableHLO text, and what its parameters are, for [`export`](crate::export).
    pub fn text(mut self, results: &[usize]) -> Result<(String, Vec<ParamSource>)> {
        let values: Vec<Value> = results.iter().map(|&r| self.value(r)).collect::<Result<_>>()?;
        self.func.set_results(&values);
        Ok((Module::print("model", &self.func), self.params))
    }

    /// The plan whose results are the given values, dense and row-major.
    pub fn finish(mut self, results: &[usize]) -> Result<Arc<Plan>> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let values: Vec<Value> = results.iter().map(|&r| self.value(r)).collect::<Result<_>>()?;
        let metas: Vec<Meta> = values
            .iter()
            .map(|&v| Meta { dtype: self.func.dtype(v), dims: self.func.dims(v), defined: true })
            .collect();
        self.func.set_results(&values);
        let outputs = metas
            .iter()
            .map(|m| OutMeta {
                dtype: m.dtype,
                sizes: m.dims.clone().into(),
                strides: crate::cell::contiguous_strides(&m.dims).into(),
                defined: true,
            })
            .collect();
        let template = Template { func: self.func, params: self.params, results: metas };
        let key = hash(&[u64::MAX, NUMBER.fetch_add(1, Ordering::Relaxed)]);
        let op = Keyed::graph(key, self.kind, template);
        Ok(Arc::new(Plan { op: Arc::new(op), outputs, extra: OnceLock::new() }))
    }
}
