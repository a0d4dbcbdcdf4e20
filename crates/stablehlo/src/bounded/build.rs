//! The rewritten program: values at their bounds, symbols' values as one packed input.
use super::dims::{Dim, Layout};
use super::factors::{part, Factors};
use super::scan::{attributes, each_token, Token, HAS_SIZES};
use super::{Family, Result, Unsupported};
use crate::func::{Func, Op, Value};
use crate::ops::Cmp;
use crate::types::{DType, Type};

/// A program for all sizes up to its bounds. Inputs and results are the family's, at their bounds, and a last input: the
/// symbols' values, `i64[symbols]`.
#[derive(Clone, Debug)]
pub struct Bounded {
    /// The program.
    pub func: Func,
    /// How each result lies in memory, as far as it varies: `layout(values)` makes it concrete.
    results: Vec<Vec<Dim>>,
    bounds: Vec<i64>,
}

impl Bounded {
    /// How result `i` lies in memory in the variant with these values.
    pub fn result_layout(&self, i: usize, values: &[i64]) -> Layout {
        Layout::new(self.results[i].iter().map(|d| part(*d, values, &self.bounds)))
    }
}

/// Rewrites the family's program for these bounds (one a symbol; those of atomic extents count).
pub fn build(family: &Family, factors: &Factors, bounds: &[i64]) -> Result<Bounded> {
    let mut b =
        Builder { family, factors, bounds, out: Func::new(), items: vec![None; family.func.types.len()], pack: None };
    for p in &family.func.params {
        let (dtype, dims) = (family.func.dtype(*p), b.bound_dims(*p));
        let v = b.out.parameter(Type::fixed(dtype, &dims));
        b.items[p.0 as usize] = Some(Item::Value(v));
    }
    let pack = b.out.parameter(Type::fixed(DType::I64, &[family.symbols() as i64]));
    b.pack = Some(pack);
    let live = family.func.live_ops();
    for (i, op) in family.func.ops.iter().enumerate().filter(|(i, _)| live[*i]) {
        b.op(i, op).map_err(|e| Unsupported { op: i, ..e })?;
    }
    let mut results = Vec::new();
    let mut values = Vec::new();
    for r in &family.func.results {
        values.push(b.value(*r)?);
        results.push(factors.expand_all(&b.dims(*r)));
    }
    b.out.set_results(&values);
    b.out.eliminate_dead();
    Ok(Bounded { func: b.out, results, bounds: bounds.to_vec() })
}

/// What stands for a value of the family's program.
#[derive(Clone, Copy, Debug)]
pub(super) enum Item {
    Value(Value),
    /// Every element is this scalar.
    Splat(Value),
}

pub(super) struct Builder<'a> {
    pub family: &'a Family,
    pub factors: &'a Factors,
    pub bounds: &'a [i64],
    pub out: Func,
    items: Vec<Option<Item>>,
    pack: Option<Value>,
}

impl Builder<'_> {
    pub fn unsupported<T>(&self, what: impl Into<String>) -> Result<T> {
        Err(Unsupported { what: what.into(), op: 0 })
    }

    /// A value's extents, by symbol.
    pub fn dims(&self, v: Value) -> Vec<Dim> {
        self.family.dims_of(v.0)
    }

    /// An extent in memory.
    pub fn bound(&self, dim: Dim) -> i64 {
        self.factors
            .expand(dim)
            .iter()
            .map(|d| match *d {
                Dim::Const(n) => n,
                Dim::Sym(s) => self.bounds[s],
            })
            .product()
    }

    /// A value's extents in memory.
    pub fn bound_dims(&self, v: Value) -> Vec<i64> {
        self.dims(v).iter().map(|d| self.bound(*d)).collect()
    }

    /// Whether an extent is one padded factor, so that its elements are a prefix.
    pub fn is_atomic(&self, dim: Dim) -> bool {
        matches!(self.factors.expand(dim)[..], [_])
    }

    /// Whether any extent of a value varies.
    pub fn varies(&self, v: Value) -> bool {
        self.dims(v).iter().any(|d| matches!(d, Dim::Sym(_)))
    }

    /// The new value of a value, at its bounds.
    pub fn value(&mut self, v: Value) -> Result<Value> {
        match self.items[v.0 as usize] {
            Some(Item::Value(new)) => Ok(new),
            Some(Item::Splat(scalar)) => {
                let dims = self.bound_dims(v);
                let new = self.out.broadcast_to(scalar, &dims)?;
                self.items[v.0 as usize] = Some(Item::Value(new));
                Ok(new)
            }
            None => self.unsupported("a value used before it is made"),
        }
    }

    pub fn set(&mut self, v: Value, new: Value) {
        self.set_item(v, Item::Value(new));
    }

    pub fn set_item(&mut self, v: Value, item: Item) {
        self.items[v.0 as usize] = Some(item);
    }

    /// A symbol's value, `i64`, 0-d.
    fn symbol(&mut self, s: usize) -> Result<Value> {
        let Some(pack) = self.pack else { return self.unsupported("no pack") };
        let one = self.out.slice(pack, &[s as i64], &[s as i64 + 1], &[1])?;
        Ok(self.out.reshape(one, &[])?)
    }

    /// An integer as an `i32`, 0-d.
    pub fn integer(&mut self, dim: Dim) -> Result<Value> {
        Ok(match dim {
            Dim::Const(n) => self.out.constant_int(DType::I32, &[], n),
            Dim::Sym(s) => {
                let wide = self.symbol(s)?;
                self.out.convert(wide, DType::I32)
            }
        })
    }

    /// Positions along `at` of an array of these extents: the element's logical position where it counts.
    /// Also whether it counts, `None` when all do.
    pub fn positions(&mut self, dims: &[Dim], at: usize) -> Result<(Value, Option<Value>)> {
        let bounds: Vec<i64> = dims.iter().map(|d| self.bound(*d)).collect();
        let all = self.out.iota(DType::I32, &bounds, at)?;
        let parts = self.factors.expand(dims[at]);
        if parts.len() == 1 {
            let valid = match dims[at] {
                Dim::Const(_) => None,
                _ => Some(self.below(all, parts[0], &bounds)?),
            };
            return Ok((all, valid));
        }
        // Row-major coordinates within the factors, the innermost first.
        let (mut rest, mut valid, mut logical) = (all, None, None);
        let mut weight: Option<Value> = None;
        for part in parts.iter().rev() {
            let n = self.out.constant_int(DType::I32, &bounds, self.bound(*part));
            let i = self.out.rem(rest, n)?;
            rest = self.out.div(rest, n)?;
            if let Dim::Sym(_) = part {
                let v = self.below(i, *part, &bounds)?;
                valid = Some(match valid {
                    None => v,
                    Some(old) => self.out.and(old, v)?,
                });
            }
            let term = match weight {
                None => i,
                Some(w) => {
                    let w = self.out.broadcast_to(w, &bounds)?;
                    self.out.mul(i, w)?
                }
            };
            logical = Some(match logical {
                None => term,
                Some(sum) => self.out.add(sum, term)?,
            });
            let len = self.integer(*part)?;
            weight = Some(match weight {
                None => len,
                Some(w) => self.out.mul(w, len)?,
            });
        }
        Ok((logical.unwrap_or(all), valid))
    }

    /// `i < n`, elementwise.
    pub fn below(&mut self, i: Value, n: Dim, dims: &[i64]) -> Result<Value> {
        let n = self.integer(n)?;
        let n = self.out.broadcast_to(n, dims)?;
        Ok(self.out.compare(i, n, Cmp::Lt)?)
    }

    /// Which elements count along the dimensions `over`; `None` when all do.
    pub fn valid(&mut self, dims: &[Dim], over: impl IntoIterator<Item = usize>) -> Result<Option<Value>> {
        let mut all: Option<Value> = None;
        for d in over {
            if let (_, Some(v)) = self.positions(dims, d)? {
                all = Some(match all {
                    None => v,
                    Some(old) => self.out.and(old, v)?,
                });
            }
        }
        Ok(all)
    }

    /// `x` (of these extents) with the 0-d `fill` where elements do not count along `over`.
    pub fn masked(
        &mut self,
        x: Value,
        dims: &[Dim],
        over: impl IntoIterator<Item = usize>,
        fill: Value,
    ) -> Result<Value> {
        let Some(valid) = self.valid(dims, over)? else { return Ok(x) };
        let fill = self.out.broadcast_to(fill, &self.out.dims(x))?;
        Ok(self.out.select(valid, x, fill)?)
    }

    /// The integers of an op's attribute `name`, in order.
    pub fn attr(&self, i: usize, op: &Op, name: &str) -> Result<Vec<Dim>> {
        let text = attributes(op.name, &op.attrs);
        let key = format!("{name} = ");
        let found = text.match_indices(&key).map(|(at, _)| at).find(|at| *at == 0 || text[..*at].ends_with([' ', '<']));
        let Some(start) = found else { return self.unsupported(format!("{} without {name}", op.name)) };
        let value = &text[start + key.len()..];
        // An attribute ends at the next one, which follows `, ` and a word and ` = `.
        let end = value.find(" = ").map_or(value.len(), |next| value[..next].rfind(", ").unwrap_or(next));
        let count = |text: &str| {
            let mut n = 0;
            each_token(text, |t| n += matches!(t, Token::Int(_)) as usize);
            n
        };
        if !HAS_SIZES.contains(&op.name) {
            let mut fixed = Vec::new();
            each_token(&value[..end], |t| {
                if let Token::Int(n) = t {
                    fixed.push(Dim::Const(n));
                }
            });
            return Ok(fixed);
        }
        let first = self.family.scan.attrs_at[i] + count(&text[..start]);
        Ok((0..count(&value[..end])).map(|k| self.family.dim(first + k)).collect())
    }

    /// Whether none of an op's attributes vary.
    pub fn attrs_fixed(&self, i: usize, op: &Op) -> bool {
        if !HAS_SIZES.contains(&op.name) {
            return true;
        }
        let text = attributes(op.name, &op.attrs);
        let mut n = 0;
        each_token(text, |t| n += matches!(t, Token::Int(_)) as usize);
        let first = self.family.scan.attrs_at[i];
        (first..first + n).all(|at| self.family.class[at] == 0)
    }

    /// Appends the op as it is, with results at their bounds.
    pub fn same(&mut self, op: &Op, operands: &[Value]) -> Result<()> {
        self.with_attrs(op, operands, op.attrs.clone())
    }

    /// Appends the op with other attributes.
    pub fn with_attrs(&mut self, op: &Op, operands: &[Value], attrs: String) -> Result<()> {
        let types = op.results.iter().map(|r| Type::fixed(self.family.func.dtype(*r), &self.bound_dims(*r))).collect();
        let regions = op.regions.iter().map(|r| r.0.clone()).collect();
        let new = self.out.many(op.name, operands, attrs, regions, types);
        for (r, n) in op.results.iter().zip(new) {
            self.set(*r, n);
        }
        Ok(())
    }

    /// A constant: all elements one value, which may vary, or a fixed list.
    pub fn constant(&mut self, i: usize, op: &Op) -> Result<()> {
        let result = op.results[0];
        let dtype = self.family.func.dtype(result);
        let text = attributes(op.name, &op.attrs);
        let payload = text.strip_prefix("value = dense<").and_then(|t| t.strip_suffix('>')).unwrap_or("");
        if payload.is_empty() || payload.starts_with('[') {
            if self.varies(result) || !self.attrs_fixed(i, op) {
                return self.unsupported("a list of constants that varies");
            }
            return self.same(op, &[]);
        }
        let scalar = if self.attrs_fixed(i, op) {
            let ty = Type::fixed(dtype, &[]);
            self.out.one("constant", &[], format!("{text} : {ty}"), ty)
        } else {
            match self.attr(i, op, "value")?[..] {
                [Dim::Sym(s)] => {
                    let bits = self.symbol(s)?;
                    self.constant_of_bits(bits, dtype)?
                }
                _ => return self.unsupported("a complex constant that varies"),
            }
        };
        self.items[result.0 as usize] = Some(Item::Splat(scalar));
        Ok(())
    }

    fn constant_of_bits(&mut self, bits: Value, dtype: DType) -> Result<Value> {
        Ok(match dtype {
            DType::F64 => self.out.bitcast(bits, dtype)?,
            DType::F32 => {
                let low = self.out.convert(bits, DType::U32);
                self.out.bitcast(low, dtype)?
            }
            DType::F16 | DType::BF16 => {
                let low = self.out.convert(bits, DType::U16);
                self.out.bitcast(low, dtype)?
            }
            d if d.is_int() => self.out.convert(bits, d),
            d => return self.unsupported(format!("a constant of type {} that varies", d.hlo())),
        })
    }
}
