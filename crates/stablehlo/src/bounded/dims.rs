//! Extents that vary, and how a padded array lies in memory.

/// An integer of a bounded program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Dim {
    /// The same in every variant.
    Const(i64),
    /// The value of a symbol.
    Sym(usize),
}

/// A factor of a padded array's extent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// All elements are there.
    Full(i64),
    /// The first `len` of `bound`.
    Padded {
        /// Elements that count.
        len: i64,
        /// Elements that there are.
        bound: i64,
    },
}

impl Part {
    /// Elements that count.
    pub fn len(self) -> i64 {
        match self {
            Part::Full(n) => n,
            Part::Padded { len, .. } => len,
        }
    }
    /// Whether no element counts.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    /// Elements in memory.
    pub fn bound(self) -> i64 {
        match self {
            Part::Full(n) => n,
            Part::Padded { bound, .. } => bound,
        }
    }
}

/// A dense row-major array inside a larger one: the box of the first `len` of each part. Neighbouring full parts are merged
/// and extents of 1 left out, so that equal layouts compare equal whatever the array's shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Layout(Vec<Part>);

impl Layout {
    /// The layout with these parts, slowest first.
    pub fn new(parts: impl IntoIterator<Item = Part>) -> Self {
        let mut merged: Vec<Part> = Vec::new();
        for part in parts {
            match (merged.last_mut(), part) {
                (_, Part::Full(1)) => {}
                (Some(Part::Full(n)), Part::Full(m)) => *n *= m,
                _ => merged.push(part),
            }
        }
        Self(merged)
    }
    /// The parts, slowest first.
    pub fn parts(&self) -> &[Part] {
        &self.0
    }
    /// Whether nothing is padded.
    pub fn is_dense(&self) -> bool {
        self.0.iter().all(|p| matches!(p, Part::Full(_)))
    }
    /// Elements in memory.
    pub fn numel(&self) -> i64 {
        self.0.iter().map(|p| p.bound()).product()
    }

    /// Copies the elements of `size` bytes between the padded array and a dense one.
    fn each_run(&self, size: usize, mut copy: impl FnMut(usize, usize, usize)) {
        if self.0.iter().any(|p| p.is_empty()) {
            return;
        }
        // The innermost parts that are full, and the one before them, make contiguous runs.
        let mut split = self.0.len();
        let mut run = 1i64;
        while split > 0 {
            split -= 1;
            run *= self.0[split].len();
            if let Part::Padded { .. } = self.0[split] {
                break;
            }
        }
        let inner: i64 = self.0[split.min(self.0.len())..].iter().map(|p| p.bound()).product();
        let outer = &self.0[..split];
        let mut index = vec![0i64; outer.len()];
        let bytes = run as usize * size;
        let (mut dense, mut row) = (0usize, 0i64);
        loop {
            copy(row as usize * inner as usize * size, dense, bytes);
            dense += bytes;
            let mut d = outer.len();
            loop {
                if d == 0 {
                    return;
                }
                d -= 1;
                index[d] += 1;
                if index[d] < outer[d].len() {
                    break;
                }
                index[d] = 0;
            }
            row = outer.iter().zip(&index).fold(0, |at, (p, i)| at * p.bound() + i);
        }
    }

    /// The dense array, of elements of `size` bytes, out of the padded one.
    pub fn unpad(&self, padded: &[u8], size: usize, dense: &mut [u8]) {
        self.each_run(size, |p, d, n| dense[d..d + n].copy_from_slice(&padded[p..p + n]));
    }

    /// The padded array, with zeros as padding, of the dense one.
    pub fn pad(&self, dense: &[u8], size: usize) -> Vec<u8> {
        let mut padded = vec![0; self.numel() as usize * size];
        self.each_run(size, |p, d, n| padded[p..p + n].copy_from_slice(&dense[d..d + n]));
        padded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn padding_and_back() {
        let parts =
            [Part::Full(2), Part::Padded { len: 3, bound: 5 }, Part::Full(2), Part::Padded { len: 1, bound: 4 }];
        let layout = Layout::new(parts);
        let dense: Vec<u8> = (1..=12).collect();
        let padded = layout.pad(&dense, 1);
        assert_eq!(padded.len(), 80);
        assert_eq!(padded.iter().filter(|b| **b != 0).count(), 12);
        assert_eq!((padded[0], padded[4], padded[40]), (1, 2, 7));
        let mut back = vec![0; 12];
        layout.unpad(&padded, 1, &mut back);
        assert_eq!(back, dense);
    }

    #[test]
    fn equal_memory_is_equal_layout() {
        let p = Part::Padded { len: 3, bound: 8 };
        assert_eq!(Layout::new([Part::Full(2), Part::Full(3), p]), Layout::new([Part::Full(6), Part::Full(1), p]));
    }
}
