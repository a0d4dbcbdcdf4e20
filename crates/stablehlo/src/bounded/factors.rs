//! How extents that vary factor into each other: `reshape` from `[2, n, 8]` to `[m, 8]` says that `m` is two times `n`, and
//! with `n` padded to its bound, `m`'s elements lie in two rows of that bound.
use super::dims::{Dim, Part};
use super::Family;
use std::collections::HashMap;

/// What each symbol's extent is a product of; atomic symbols are their own factor and have a bound.
#[derive(Clone, Debug, Default)]
pub struct Factors {
    products: HashMap<usize, Vec<Dim>>,
}

impl Family {
    pub(super) fn dim(&self, at: usize) -> Dim {
        match self.class[at] {
            0 => Dim::Const(self.scan.ints[at]),
            s => Dim::Sym(s as usize - 1),
        }
    }

    /// A value's extents.
    pub(super) fn dims_of(&self, value: u32) -> Vec<Dim> {
        let at = self.scan.type_at[value as usize];
        (0..self.func.types[value as usize].dims.len()).map(|i| self.dim(at + i)).collect()
    }

    /// The factors that the program's reshapes show, true for the family's own sizes and for those of `values`.
    pub fn factors(&self, values: &[i64]) -> Factors {
        let mut factors = Factors::default();
        let own = self.own_values();
        for op in self.func.ops.iter().filter(|op| op.name == "reshape") {
            let (from, to) = (self.dims_of(op.operands[0].0), self.dims_of(op.results[0].0));
            for (a, b) in groups(&from, &to, &own, values).unwrap_or_default() {
                match (&a[..], &b[..]) {
                    ([Dim::Sym(s)], list) | (list, [Dim::Sym(s)]) if list.len() > 1 => factors.define(*s, list),
                    _ => {}
                }
            }
        }
        factors
    }

    /// The extents of program input `i`, as factors.
    pub fn input_parts(&self, i: usize, factors: &Factors, values: &[i64], bounds: &[i64]) -> Vec<Part> {
        factors.expand_all(&self.dims_of(self.func.params[i].0)).iter().map(|d| part(*d, values, bounds)).collect()
    }

    /// The atomic symbol, if any, of each of the factors that [`Family::input_parts`] gives.
    pub fn input_symbols(&self, i: usize, factors: &Factors) -> Vec<Option<usize>> {
        let dims = factors.expand_all(&self.dims_of(self.func.params[i].0));
        dims.iter().map(|d| if let Dim::Sym(s) = d { Some(*s) } else { None }).collect()
    }

    /// The symbols that need a bound: extents that are not products of others.
    pub fn atoms(&self, factors: &Factors) -> Vec<bool> {
        let mut atoms = vec![false; self.symbols()];
        for (i, extent) in self.scan.is_extent.iter().enumerate() {
            if let (true, Dim::Sym(s)) = (*extent, self.dim(i)) {
                for d in factors.expand(Dim::Sym(s)) {
                    if let Dim::Sym(a) = d {
                        atoms[a] = true;
                    }
                }
            }
        }
        atoms
    }

    /// Elements of all values, by the given extents of symbols.
    pub fn elements(&self, factors: &Factors, extents: &[i64]) -> i64 {
        let extent = |d: &Dim| match *d {
            Dim::Const(n) => n,
            Dim::Sym(s) => extents[s],
        };
        let size = |v: u32| factors.expand_all(&self.dims_of(v)).iter().map(extent).product::<i64>();
        self.func.ops.iter().flat_map(|op| &op.results).map(|r| size(r.0)).sum()
    }
}

pub(super) fn part(dim: Dim, values: &[i64], bounds: &[i64]) -> Part {
    match dim {
        Dim::Const(n) => Part::Full(n),
        Dim::Sym(s) => Part::Padded { len: values[s], bound: bounds[s] },
    }
}

impl Factors {
    /// Whether the products are true for these values.
    pub fn hold(&self, values: &[i64]) -> bool {
        let value = |d: &Dim| match *d {
            Dim::Const(n) => n,
            Dim::Sym(s) => values[s],
        };
        self.products.iter().all(|(s, product)| values[*s] == product.iter().map(value).product())
    }

    fn define(&mut self, symbol: usize, product: &[Dim]) {
        let product: Vec<Dim> = self.expand_all(product).into_iter().filter(|d| *d != Dim::Const(1)).collect();
        if !self.products.contains_key(&symbol) && !product.contains(&Dim::Sym(symbol)) {
            self.products.insert(symbol, product);
        }
    }

    /// An extent as a product of constants and atomic symbols.
    pub(super) fn expand(&self, dim: Dim) -> Vec<Dim> {
        match dim {
            Dim::Sym(s) if self.products.contains_key(&s) => self.expand_all(&self.products[&s]),
            _ => vec![dim],
        }
    }

    pub(super) fn expand_all(&self, dims: &[Dim]) -> Vec<Dim> {
        dims.iter().flat_map(|d| self.expand(*d)).collect()
    }
}

/// The least runs of `from` and `to` that have the same number of elements, for both sets of values.
fn groups(from: &[Dim], to: &[Dim], a: &[i64], b: &[i64]) -> Option<Vec<(Vec<Dim>, Vec<Dim>)>> {
    let value = |d: Dim| match d {
        Dim::Const(n) => (n, n),
        Dim::Sym(s) => (a[s], b[s]),
    };
    let ones = |dims: &[Dim]| dims.iter().copied().filter(|d| *d != Dim::Const(1)).collect::<Vec<_>>();
    let (from, to) = (ones(from), ones(to));
    let (mut i, mut j) = (0, 0);
    let mut out = Vec::new();
    while i < from.len() && j < to.len() {
        let (start_i, start_j) = (i, j);
        let (mut p, mut q) = (value(from[i]), value(to[j]));
        i += 1;
        j += 1;
        while p != q {
            let (side, at, list) = if (p.0 < q.0 || p.1 < q.1) && i < from.len() {
                (&mut p, &mut i, &from)
            } else {
                (&mut q, &mut j, &to)
            };
            let next = value(*list.get(*at)?);
            *side = (side.0.checked_mul(next.0)?, side.1.checked_mul(next.1)?);
            *at += 1;
        }
        out.push((from[start_i..i].to_vec(), to[start_j..j].to_vec()));
    }
    (i == from.len() && j == to.len()).then_some(out)
}
