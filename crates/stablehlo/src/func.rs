//! A program as SSA ops, and how ops are appended, shared, removed and printed.
use crate::types::{DType, Type};
use std::collections::HashMap;
use std::fmt::Write;

/// What a rule got wrong while building: shapes or dtypes that an op does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError(pub String);

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for BuildError {}

/// The builder's result.
pub type Result<T> = std::result::Result<T, BuildError>;

/// A value of a [`Func`]: a parameter or an op's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub(crate) u32);

#[derive(Clone, Debug)]
pub(crate) struct Op {
    pub name: &'static str,
    pub operands: Vec<Value>,
    /// Attribute dictionary without braces, e.g. `dimension = 1 : i64`.
    pub attrs: String,
    pub regions: Vec<Region>,
    pub results: Vec<Value>,
}

/// A region: a function of its own block arguments; it sees no outer values but through operands. The regions of `if` have no
/// block arguments: what they see are the op's operands after the first, which are their functions' parameters.
#[derive(Clone, Debug)]
pub(crate) struct Region(pub Func);

/// A program: parameters, ops in order, results.
#[derive(Clone, Debug, Default)]
pub struct Func {
    pub(crate) types: Vec<Type>,
    pub(crate) params: Vec<Value>,
    pub(crate) ops: Vec<Op>,
    pub(crate) results: Vec<Value>,
    /// Identical pure ops by what they are, so that each is computed once.
    seen: HashMap<(String, Vec<Value>), Vec<Value>>,
}

impl Func {
    /// An empty program.
    pub fn new() -> Self {
        Self::default()
    }
    /// A new parameter.
    pub fn parameter(&mut self, ty: Type) -> Value {
        let v = self.new_value(ty);
        self.params.push(v);
        v
    }
    /// The parameters.
    pub fn params(&self) -> &[Value] {
        &self.params
    }
    /// Number of parameters.
    pub fn num_params(&self) -> usize {
        self.params.len()
    }
    /// The value's type.
    pub fn ty(&self, v: Value) -> &Type {
        &self.types[v.0 as usize]
    }
    /// The value's element type.
    pub fn dtype(&self, v: Value) -> DType {
        self.ty(v).dtype
    }
    /// The value's extents.
    pub fn dims(&self, v: Value) -> Vec<i64> {
        self.ty(v).dims.clone()
    }
    /// The value's rank.
    pub fn rank(&self, v: Value) -> usize {
        self.ty(v).dims.len()
    }
    /// Elements of the value.
    pub fn numel(&self, v: Value) -> i64 {
        self.ty(v).dims.iter().product()
    }
    /// Sets what the program returns.
    pub fn set_results(&mut self, results: &[Value]) {
        self.results = results.to_vec();
    }
    /// What the program returns.
    pub fn results(&self) -> &[Value] {
        &self.results
    }
    /// Number of ops.
    pub fn len(&self) -> usize {
        self.ops.len()
    }
    /// Whether there is no op.
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    fn new_value(&mut self, ty: Type) -> Value {
        self.types.push(ty);
        Value(self.types.len() as u32 - 1)
    }

    /// Appends an op with one result.
    pub(crate) fn one(&mut self, name: &'static str, operands: &[Value], attrs: String, ty: Type) -> Value {
        self.many(name, operands, attrs, Vec::new(), vec![ty])[0]
    }

    /// Appends an op; an identical one is reused.
    pub(crate) fn many(
        &mut self,
        name: &'static str,
        operands: &[Value],
        attrs: String,
        regions: Vec<Func>,
        types: Vec<Type>,
    ) -> Vec<Value> {
        let key = regions.is_empty().then(|| {
            let mut key = String::with_capacity(name.len() + attrs.len() + 24);
            key.push_str(name);
            key.push('{');
            key.push_str(&attrs);
            key.push('}');
            for t in &types {
                let _ = write!(key, "{t}");
            }
            (key, operands.to_vec())
        });
        if let Some(found) = key.as_ref().and_then(|k| self.seen.get(k)) {
            return found.clone();
        }
        let results = self.push(name, operands, attrs, regions, types);
        if let Some(key) = key {
            self.seen.insert(key, results.clone());
        }
        results
    }

    fn push(
        &mut self,
        name: &'static str,
        operands: &[Value],
        attrs: String,
        regions: Vec<Func>,
        types: Vec<Type>,
    ) -> Vec<Value> {
        let results: Vec<Value> = types.into_iter().map(|t| self.new_value(t)).collect();
        self.ops.push(Op {
            name,
            operands: operands.to_vec(),
            attrs,
            regions: regions.into_iter().map(Region).collect(),
            results: results.clone(),
        });
        results
    }

    /// Appends another program's ops with its parameters bound to `args`; gives its results. Ops that are there already are
    /// reused.
    pub fn inline(&mut self, other: &Func, args: &[Value]) -> Vec<Value> {
        self.append(other, args, true)
    }

    /// As [`Func::inline`], without reuse: what is appended depends on `other` alone.
    pub fn inline_verbatim(&mut self, other: &Func, args: &[Value]) -> Vec<Value> {
        self.append(other, args, false)
    }

    fn append(&mut self, other: &Func, args: &[Value], reuse: bool) -> Vec<Value> {
        assert_eq!(args.len(), other.params.len(), "a program is called with its number of parameters");
        let mut map: Vec<Option<Value>> = vec![None; other.types.len()];
        for (p, a) in other.params.iter().zip(args) {
            map[p.0 as usize] = Some(*a);
        }
        let at = |map: &[Option<Value>], v: &Value| map[v.0 as usize].expect("ops are in order");
        for op in &other.ops {
            let operands: Vec<Value> = op.operands.iter().map(|v| at(&map, v)).collect();
            let types = op.results.iter().map(|r| other.ty(*r).clone()).collect();
            let regions = op.regions.iter().map(|r| r.0.clone()).collect();
            let results = if reuse {
                self.many(op.name, &operands, op.attrs.clone(), regions, types)
            } else {
                self.push(op.name, &operands, op.attrs.clone(), regions, types)
            };
            for (r, new) in op.results.iter().zip(results) {
                map[r.0 as usize] = Some(new);
            }
        }
        other.results.iter().map(|r| at(&map, r)).collect()
    }

    /// A measure of the program's work: elements computed, and multiplications in matrix products and convolutions.
    pub fn work(&self) -> i64 {
        let size = |v: &Value| self.numel(*v);
        let of = |op: &Op| match op.name {
            // m*k times k*n, over m*n: k squared.
            "dot_general" => {
                let (a, b, c) = (size(&op.operands[0]), size(&op.operands[1]), size(&op.results[0]));
                ((a as f64 * b as f64 * c as f64).sqrt()) as i64
            }
            "convolution" => size(&op.operands[1]).saturating_mul(size(&op.results[0])),
            _ => op.operands.iter().chain(&op.results).map(size).max().unwrap_or(0),
        };
        self.ops.iter().map(of).sum()
    }

    /// Removes ops that no result needs.
    pub fn eliminate_dead(&mut self) {
        let keep = self.live_ops();
        let mut i = 0;
        self.ops.retain(|_| {
            i += 1;
            keep[i - 1]
        });
        self.seen.clear();
    }

    /// Which ops some result needs.
    pub(crate) fn live_ops(&self) -> Vec<bool> {
        let mut live = vec![false; self.types.len()];
        for r in &self.results {
            live[r.0 as usize] = true;
        }
        let mut keep = vec![false; self.ops.len()];
        for (i, op) in self.ops.iter().enumerate().rev() {
            if op.results.iter().any(|r| live[r.0 as usize]) {
                keep[i] = true;
                for o in &op.operands {
                    live[o.0 as usize] = true;
                }
            }
        }
        keep
    }

    /// Removes the parameters that no op and no result uses; tells for each whether it stayed.
    pub fn prune_params(&mut self) -> Vec<bool> {
        let mut used = vec![false; self.types.len()];
        for v in self.ops.iter().flat_map(|o| &o.operands).chain(&self.results) {
            used[v.0 as usize] = true;
        }
        let kept: Vec<bool> = self.params.iter().map(|p| used[p.0 as usize]).collect();
        self.params.retain(|p| used[p.0 as usize]);
        kept
    }

    /// Prints ops and the terminator. `names` holds the names of values that another function has, by number; all others are
    /// named after `tag`.
    fn print_body(&self, out: &mut String, depth: usize, terminator: &str, tag: &str, names: &HashMap<Value, String>) {
        let pad = "  ".repeat(depth);
        let name = |v: &Value| names.get(v).cloned().unwrap_or_else(|| format!("%{tag}{}", v.0));
        let list = |out: &mut String, values: &[Value], each: &dyn Fn(&Value) -> String| {
            for (i, v) in values.iter().enumerate() {
                let _ = write!(out, "{}{}", if i > 0 { ", " } else { "" }, each(v));
            }
        };
        let ty = |v: &Value| self.ty(*v).to_string();
        for op in &self.ops {
            let captured = op.name == IF;
            let operands = if captured { &op.operands[..1] } else { &op.operands[..] };
            out.push_str(&pad);
            list(out, &op.results, &name);
            let _ = write!(out, " = \"stablehlo.{}\"(", op.name);
            list(out, operands, &name);
            out.push(')');
            if !op.regions.is_empty() {
                out.push_str(" (");
                for (i, Region(func)) in op.regions.iter().enumerate() {
                    let inner = format!("{tag}{}_{i}_", op.results.first().map_or(0, |r| r.0));
                    out.push_str(if i > 0 { ", {\n" } else { "{\n" });
                    let mut outer = HashMap::new();
                    if captured {
                        outer.extend(func.params.iter().copied().zip(op.operands[1..].iter().map(name)));
                    } else {
                        let _ = write!(out, "{pad}^bb0(");
                        list(out, &func.params, &|p| format!("%{inner}{}: {}", p.0, func.ty(*p)));
                        out.push_str("):\n");
                    }
                    func.print_body(out, depth + 1, "stablehlo.return", &inner, &outer);
                    let _ = write!(out, "{pad}}}");
                }
                out.push(')');
            }
            if !op.attrs.is_empty() {
                let _ = write!(out, " {{{}}}", op.attrs);
            }
            out.push_str(" : (");
            list(out, operands, &ty);
            out.push_str(") -> ");
            let several = op.results.len() != 1;
            out.push_str(if several { "(" } else { "" });
            list(out, &op.results, &ty);
            out.push_str(if several { ")\n" } else { "\n" });
        }
        let _ = write!(out, "{pad}\"{terminator}\"(");
        list(out, &self.results, &name);
        out.push_str(") : (");
        list(out, &self.results, &ty);
        out.push_str(") -> ()\n");
    }
}

/// The op whose regions see values by name.
pub(crate) const IF: &str = "if";

/// Whole programs as text.
#[derive(Debug)]
pub struct Module;

impl Module {
    /// The program as a module whose `main` is `func`.
    pub fn print(name: &str, func: &Func) -> String {
        Self::print_with(name, func, &[])
    }

    /// As [`Module::print`], with attributes for parameters: `attrs[i]` is the dictionary of parameter `i`, or empty.
    pub fn print_with(name: &str, func: &Func, attrs: &[String]) -> String {
        let mut out = String::with_capacity(func.ops.len() * 120 + 200);
        let _ = write!(out, "module @{name} {{\n  func.func public @main(");
        for (i, p) in func.params.iter().enumerate() {
            let _ = write!(out, "{}%v{}: {}", if i > 0 { ", " } else { "" }, p.0, func.ty(*p));
            if let Some(a) = attrs.get(i).filter(|a| !a.is_empty()) {
                let _ = write!(out, " {{{a}}}");
            }
        }
        out.push_str(") -> (");
        for (i, r) in func.results.iter().enumerate() {
            let _ = write!(out, "{}{}", if i > 0 { ", " } else { "" }, func.ty(*r));
        }
        out.push_str(") {\n");
        func.print_body(&mut out, 2, "func.return", "v", &HashMap::new());
        out.push_str("  }\n}\n");
        out
    }
}
