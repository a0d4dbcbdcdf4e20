//! The table from op names to rules.
use crate::api::{Arg, ArgSpec, Meta, ParamSource, Scalar, ScalarValue, Template, TensorArg, TensorSpec};
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::ops;
use crate::options::Options;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use torchtpu_stablehlo::{Func, Type, Value};

/// Turns arguments, in schema order, into one value an output (`None` for an undefined one).
pub type Rule = Arc<dyn Fn(&mut Cx<'_>, &[Arg]) -> Result<Vec<Option<Value>>> + Send + Sync>;

/// A line of the table.
#[derive(Clone)]
pub struct OpDef {
    /// `aten::add.Tensor`; the overload is left out when it is `default`.
    pub name: &'static str,
    /// How it is lowered.
    pub rule: Rule,
    /// Which scalar arguments are constants of the program and part of its key; the others are run-time values.
    pub static_scalars: fn(&ScalarValue) -> bool,
    /// What of the run-time scalars sets an extent of the result, and so is part of the key.
    pub extent: Option<fn(&[ScalarValue]) -> u64>,
    /// Draws random numbers though its schema has no generator: an `Arg::Rng` is appended.
    pub rng: bool,
    /// Its schema's generator argument is an `Arg::Rng`.
    pub generator: bool,
    /// A view in eager, an op in graphs.
    pub graph_only: bool,
}

/// The table being filled.
pub type Table = Vec<OpDef>;

/// Adds a line; the result can be refined: `def(t, name, rule).static_scalars()`.
pub fn def<'t>(
    t: &'t mut Table,
    name: &'static str,
    rule: impl Fn(&mut Cx<'_>, &[Arg]) -> Result<Vec<Option<Value>>> + Send + Sync + 'static,
) -> &'t mut OpDef {
    t.push(OpDef {
        name,
        rule: Arc::new(rule),
        static_scalars: |_| false,
        extent: None,
        rng: false,
        generator: false,
        graph_only: false,
    });
    let last = t.len() - 1;
    &mut t[last]
}

/// As [`def`] for an op with one output.
pub fn def1<'t>(
    t: &'t mut Table,
    name: &'static str,
    rule: impl Fn(&mut Cx<'_>, &[Arg]) -> Result<Value> + Send + Sync + 'static,
) -> &'t mut OpDef {
    def(t, name, move |cx, args| Ok(vec![Some(rule(cx, args)?)]))
}

impl OpDef {
    /// Scalars are constants of the program.
    pub fn static_scalars(&mut self) -> &mut Self {
        self.static_when(|_| true)
    }
    /// Those scalars for which `constant` holds are constants of the program.
    pub fn static_when(&mut self, constant: fn(&ScalarValue) -> bool) -> &mut Self {
        self.static_scalars = constant;
        self
    }
    /// The scalars set an extent of the result.
    pub fn extent(&mut self, of: fn(&[ScalarValue]) -> u64) -> &mut Self {
        self.extent = Some(of);
        self
    }
    /// Draws random numbers without a generator argument.
    pub fn rng(&mut self) -> &mut Self {
        self.rng = true;
        self
    }
    /// Its generator argument is an `Arg::Rng`.
    pub fn generator(&mut self) -> &mut Self {
        self.generator = true;
        self
    }
    /// For graphs only.
    pub fn graph_only(&mut self) -> &mut Self {
        self.graph_only = true;
        self
    }
}

/// The table, in the order of the families.
pub fn table() -> &'static [OpDef] {
    static TABLE: OnceLock<Vec<OpDef>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut t = Vec::new();
        ops::register(&mut t);
        let mut names = std::collections::HashSet::new();
        t.retain(|d: &OpDef| names.insert(d.name));
        t
    })
}

/// An op's line by name.
pub fn find(name: &str) -> Option<usize> {
    static NAMES: OnceLock<HashMap<&'static str, usize>> = OnceLock::new();
    NAMES.get_or_init(|| table().iter().enumerate().map(|(i, d)| (d.name, i)).collect()).get(name).copied()
}

/// Lowers an op for a signature. `metas` are torch's output metadata. `NoRule` when this signature is not lowered.
pub fn lower(op: usize, args: &[ArgSpec], metas: &[Meta], options: &Options) -> Result<Template> {
    let def = &table()[op];
    let mut cx = Cx { func: Func::new(), options: *options, outs: metas, params: Vec::new(), scalars: Vec::new() };
    let (mut operands, mut slots) = (0, 0);
    let mut bound = Vec::with_capacity(args.len());
    for arg in args {
        let mut tensor = |cx: &mut Cx<'_>, t: &TensorSpec| {
            let value = cx.func.parameter(Type::fixed(t.dtype, &t.dims));
            cx.params.push(ParamSource::Operand(operands));
            operands += 1;
            value
        };
        let mut scalar = |s: &ScalarValue| {
            slots += 1;
            Scalar { kind: s.kind(), slot: slots - 1, known: (def.static_scalars)(s).then_some(*s) }
        };
        bound.push(match arg {
            ArgSpec::None => Arg::None,
            ArgSpec::Ignored => Arg::Ignored,
            ArgSpec::Tensor(t) => Arg::Tensor(TensorArg { value: tensor(&mut cx, t), wrapped: t.wrapped }),
            ArgSpec::Tensors(ts) => Arg::Tensors(ts.iter().map(|t| t.as_ref().map(|t| tensor(&mut cx, t))).collect()),
            ArgSpec::Scalar(s) => Arg::Scalar(scalar(s)),
            ArgSpec::Scalars(s) => Arg::Scalars(s.iter().map(&mut scalar).collect()),
            ArgSpec::Int(i) => Arg::Int(*i),
            ArgSpec::Float(f) => Arg::Float(*f),
            ArgSpec::Bool(b) => Arg::Bool(*b),
            ArgSpec::Dtype(d) => Arg::Dtype(*d),
            ArgSpec::Str(s) => Arg::Str(s.clone()),
            ArgSpec::Ints(v) => Arg::Ints(v.clone()),
            ArgSpec::Floats(v) => Arg::Floats(v.clone()),
            ArgSpec::Bools(v) => Arg::Bools(v.clone()),
            ArgSpec::Rng => {
                let u64_0d = Type::fixed(torchtpu_stablehlo::DType::U64, &[]);
                let seed = cx.func.parameter(u64_0d.clone());
                let offset = cx.func.parameter(u64_0d);
                cx.params.extend([ParamSource::RngSeed, ParamSource::RngOffset]);
                Arg::Rng { seed, offset }
            }
        });
    }
    let values = (def.rule)(&mut cx, &bound)?;
    let mut results = Vec::new();
    for (meta, value) in metas.iter().zip(&values) {
        match (meta.defined, value) {
            (true, Some(v)) => results.push(*v),
            (false, _) => {}
            (true, None) => return Err(OpError::no_rule(format!("{}: an output is missing", def.name))),
        }
    }
    if values.len() != metas.len() {
        return Err(OpError::no_rule(format!("{}: {} outputs for {}", def.name, values.len(), metas.len())));
    }
    let mut func = cx.func;
    func.set_results(&results);
    func.eliminate_dead();
    // What is not read must not be waited for, nor kept.
    let mut kept = func.prune_params().into_iter();
    let mut params = cx.params;
    params.retain(|_| kept.next().unwrap_or(true));
    let metas = results.iter().map(|&v| Meta { dtype: func.dtype(v), dims: func.dims(v), defined: true }).collect();
    Ok(Template { func, params, results: metas })
}
