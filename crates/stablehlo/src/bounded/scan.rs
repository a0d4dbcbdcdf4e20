//! Taking a program apart into its structure and its integers.
use crate::func::Func;
use std::fmt::Write;

/// Ops whose attributes have sizes and positions, which may vary; other attributes (a permutation, say) belong to the
/// structure.
pub(super) const HAS_SIZES: &[&str] = &["constant", "dynamic_slice", "gather", "pad", "reduce_window", "slice"];

/// The integers of a program in a fixed order, and everything else as text.
#[derive(Clone, Debug, Default)]
pub(super) struct Scan {
    pub skeleton: String,
    pub ints: Vec<i64>,
    /// Whether the integer is an extent of a type.
    pub is_extent: Vec<bool>,
    /// For each value, where its extents start in `ints`.
    pub type_at: Vec<usize>,
    /// For each op, where its attributes' integers start.
    pub attrs_at: Vec<usize>,
}

impl Scan {
    pub fn of(func: &Func) -> Self {
        let mut scan = Scan { type_at: vec![usize::MAX; func.types.len()], ..Scan::default() };
        for p in &func.params {
            scan.value(func, p.0 as usize);
        }
        for op in &func.ops {
            scan.attrs_at.push(scan.ints.len());
            let _ = write!(scan.skeleton, "{}", op.name);
            for o in &op.operands {
                let _ = write!(scan.skeleton, ",{}", o.0);
            }
            let text = attributes(op.name, &op.attrs);
            let sizes = HAS_SIZES.contains(&op.name);
            scan.skeleton.push('{');
            each_token(text, |token| match token {
                Token::Int(i) if sizes => {
                    scan.ints.push(i);
                    scan.is_extent.push(false);
                    scan.skeleton.push(if i < 0 { '-' } else { '#' });
                }
                Token::Int(i) => {
                    let _ = write!(scan.skeleton, "{i}");
                }
                Token::Text(t) => scan.skeleton.push_str(t),
            });
            scan.skeleton.push('}');
            for region in &op.regions {
                let _ = write!(scan.skeleton, "({})", crate::Module::print("r", &region.0));
            }
            for r in &op.results {
                scan.value(func, r.0 as usize);
            }
        }
        for r in &func.results {
            let _ = write!(scan.skeleton, ";{}", r.0);
        }
        scan
    }

    fn value(&mut self, func: &Func, id: usize) {
        let ty = &func.types[id];
        self.type_at[id] = self.ints.len();
        self.ints.extend(&ty.dims);
        self.is_extent.resize(self.ints.len(), true);
        let _ = write!(self.skeleton, "={}:{}{}", id, ty.dtype.hlo(), ty.dims.len());
    }
}

/// An op's attributes without what its result type says again.
pub(super) fn attributes<'a>(name: &str, attrs: &'a str) -> &'a str {
    match (name, attrs.find(" : tensor<")) {
        ("constant", Some(end)) => &attrs[..end],
        _ => attrs,
    }
}

pub(super) enum Token<'a> {
    Int(i64),
    Text(&'a str),
}

/// Integers (decimal, or hexadecimal bits) and the text between; digits inside words (`i64`) are text.
pub(super) fn each_token<'a>(text: &'a str, mut take: impl FnMut(Token<'a>)) {
    let bytes = text.as_bytes();
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'.';
    let (mut i, mut from) = (0, 0);
    while i < bytes.len() {
        if !word(bytes[i]) && bytes[i] != b'-' {
            i += 1;
            continue;
        }
        let start = i;
        i += 1;
        while i < bytes.len() && word(bytes[i]) {
            i += 1;
        }
        let token = &text[start..i];
        let value = match token.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok().map(|bits| bits as i64),
            None => token.parse::<i64>().ok().or_else(|| token.parse::<u64>().ok().map(|u| u as i64)),
        };
        if let Some(value) = value {
            if from < start {
                take(Token::Text(&text[from..start]));
            }
            take(Token::Int(value));
            from = i;
        }
    }
    if from < bytes.len() {
        take(Token::Text(&text[from..]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_digits() {
        let mut ints = Vec::new();
        let mut rest = String::new();
        each_token("limit = array<i64: 2, -16>, x = 0x3F800000 : i32", |t| match t {
            Token::Int(i) => ints.push(i),
            Token::Text(t) => rest.push_str(t),
        });
        assert_eq!(ints, [2, -16, 0x3F80_0000]);
        assert_eq!(rest, "limit = array<i64: , >, x =  : i32");
    }
}
