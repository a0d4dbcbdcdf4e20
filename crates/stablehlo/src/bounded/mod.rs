//! One program for a range of sizes.
//!
//! Programs that differ only in integers (extents, slice bounds, constants such as `1/n`) are one [`Family`]: what varies
//! becomes a symbol whose value is a run-time input, and a dimension whose extent is a symbol is padded to a *bound*. The
//! pass in [`build`] rewrites the program for the bounds: an elementwise op runs over the padding too, whatever it holds;
//! where the padding would be seen (a reduction, a contraction, a sort, a write) it is masked with the op's neutral value.
//! The result is an ordinary static program, so every plugin compiles it.
//!
//! Nothing is guessed: a symbol is a set of integers that were equal in every variant seen, its value is read off the
//! variant that is about to run, and a variant with another structure, or where such integers differ, is not a member.
mod build;
mod dims;
mod factors;
mod index;
mod rules;
mod scan;

use crate::func::Func;
use scan::Scan;
use std::collections::HashMap;

pub use build::{build, Bounded};
pub use dims::{Layout, Part};
pub use factors::Factors;

/// Why no bounded program can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// What has no rule for sizes that vary.
    pub what: String,
    /// The number of the op in the family's program.
    pub op: usize,
}

pub(crate) type Result<T> = std::result::Result<T, Unsupported>;

impl From<crate::func::BuildError> for Unsupported {
    fn from(e: crate::func::BuildError) -> Self {
        Unsupported { what: e.0, op: 0 }
    }
}

/// A program's structure and its integers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    skeleton: String,
    ints: Vec<i64>,
}

impl Variant {
    /// Takes a program apart.
    pub fn of(func: &Func) -> Self {
        let scan = Scan::of(func);
        Self { skeleton: scan.skeleton, ints: scan.ints }
    }
}

/// Programs of one structure: which integers vary, and which of those vary together.
#[derive(Clone, Debug)]
pub struct Family {
    func: Func,
    scan: Scan,
    /// For each integer of the program: 0 when it does not vary, else a symbol's number plus one.
    class: Vec<u32>,
    /// For each symbol, the position of one of its integers.
    first: Vec<usize>,
}

impl Family {
    /// The family of one program, in which nothing varies yet.
    pub fn new(func: Func) -> Self {
        let scan = Scan::of(&func);
        Self { class: vec![0; scan.ints.len()], func, scan, first: Vec::new() }
    }

    /// Whether a program has this family's structure.
    pub fn has_structure_of(&self, variant: &Variant) -> bool {
        self.scan.skeleton == variant.skeleton
    }

    fn dtype(&self, v: crate::Value) -> crate::DType {
        self.func.dtype(v)
    }

    /// Number of symbols.
    pub fn symbols(&self) -> usize {
        self.first.len()
    }

    /// The symbols' values in a variant, if it is a member as the family stands.
    pub fn values(&self, variant: &Variant) -> Option<Vec<i64>> {
        if !self.has_structure_of(variant) {
            return None;
        }
        let values: Vec<i64> = self.first.iter().map(|&at| variant.ints[at]).collect();
        let fits = self.class.iter().enumerate().all(|(i, &c)| {
            let want = if c == 0 { self.scan.ints[i] } else { values[c as usize - 1] };
            variant.ints[i] == want
        });
        (fits && self.extents_vary(&variant.ints)).then_some(values)
    }

    /// The values in the program that the family was made from.
    pub fn own_values(&self) -> Vec<i64> {
        self.first.iter().map(|&at| self.scan.ints[at]).collect()
    }

    /// Whether any extent varies, so that values are padded.
    pub fn pads(&self) -> bool {
        (0..self.class.len()).any(|i| self.scan.is_extent[i] && self.class[i] != 0)
    }

    /// Extents of 0 and 1 are special (nothing to pad; broadcasting): they never become symbols' values.
    fn extents_vary(&self, ints: &[i64]) -> bool {
        (0..ints.len()).all(|i| !self.scan.is_extent[i] || self.class[i] == 0 || ints[i] > 1)
    }

    /// The family with this variant as a member: what differs becomes, or splits, symbols. `None` when it cannot be one.
    pub fn widened(&self, variant: &Variant) -> Option<Family> {
        if !self.has_structure_of(variant) {
            return None;
        }
        let mut classes: HashMap<(u32, i64, i64), u32> = HashMap::new();
        let mut wide = self.clone();
        wide.first.clear();
        for (i, &other) in variant.ints.iter().enumerate() {
            let own = self.scan.ints[i];
            wide.class[i] = if self.class[i] == 0 && own == other {
                0
            } else {
                *classes.entry((self.class[i], own, other)).or_insert_with(|| {
                    wide.first.push(i);
                    wide.first.len() as u32
                })
            };
        }
        (wide.extents_vary(&self.scan.ints) && wide.extents_vary(&variant.ints)).then_some(wide)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Combine, DType, Type};

    /// `sum(exp(x), 1) * c` for `x` of `[2, n]`.
    fn program(n: i64, c: f64) -> Func {
        let mut f = Func::new();
        let x = f.parameter(Type::fixed(DType::F32, &[2, n]));
        let e = f.exp(x).unwrap();
        let s = f.reduce(e, Combine::Add, &[1]).unwrap();
        let c = f.constant(DType::F32, &[2], c);
        let y = f.mul(s, c).unwrap();
        f.set_results(&[y]);
        f
    }

    #[test]
    fn what_differs_becomes_symbols() {
        let family = Family::new(program(5, 0.5));
        assert_eq!(family.symbols(), 0);
        let wide = family.widened(&Variant::of(&program(7, 0.25))).unwrap();
        assert_eq!(wide.symbols(), 2);
        assert_eq!(wide.values(&Variant::of(&program(9, 0.125))).unwrap()[0], 9);
        assert_eq!(wide.values(&Variant::of(&program(1, 0.125))), None, "an extent of 1 broadcasts");
        assert!(family.widened(&Variant::of(&program(1, 0.5))).is_none());
    }

    #[test]
    fn equal_integers_split_when_they_differ() {
        let square = |a: i64, b: i64| {
            let mut f = Func::new();
            let x = f.parameter(Type::fixed(DType::F32, &[a, b]));
            let y = f.transpose(x, &[1, 0]).unwrap();
            f.set_results(&[y]);
            f
        };
        let family = Family::new(square(4, 4)).widened(&Variant::of(&square(6, 6))).unwrap();
        assert_eq!(family.symbols(), 1);
        assert_eq!(family.values(&Variant::of(&square(6, 8))), None);
        let split = family.widened(&Variant::of(&square(6, 8))).unwrap();
        assert_eq!(split.symbols(), 2);
        let values = split.values(&Variant::of(&square(3, 5))).unwrap();
        assert_eq!(values, [3, 5]);
    }

    #[test]
    fn the_padding_of_a_reduction_is_masked() {
        let family = Family::new(program(5, 0.5)).widened(&Variant::of(&program(7, 0.5))).unwrap();
        let values = family.values(&Variant::of(&program(6, 0.5))).unwrap();
        let factors = family.factors(&values);
        assert_eq!(family.atoms(&factors), [true]);
        let bounded = build(&family, &factors, &[8]).unwrap();
        let text = crate::Module::print("m", &bounded.func);
        assert!(text.contains("tensor<2x8xf32>") && text.contains("stablehlo.select"), "{text}");
        assert!(bounded.result_layout(0, &values).is_dense());
    }

    #[test]
    fn reshapes_show_products() {
        let flat = |n: i64| {
            let mut f = Func::new();
            let x = f.parameter(Type::fixed(DType::F32, &[2, n, 3]));
            let y = f.reshape(x, &[2 * n, 3]).unwrap();
            let y = f.exp(y).unwrap();
            f.set_results(&[y]);
            f
        };
        let family = Family::new(flat(5)).widened(&Variant::of(&flat(7))).unwrap();
        let values = family.values(&Variant::of(&flat(6))).unwrap();
        let factors = family.factors(&values);
        assert!(factors.hold(&values) && !factors.hold(&[6, 13]));
        let bounded = build(&family, &factors, &[8, 8]).unwrap();
        let parts = [Part::Full(2), Part::Padded { len: 6, bound: 8 }, Part::Full(3)];
        assert_eq!(bounded.result_layout(0, &values), Layout::new(parts));
    }
}
