//! What to do with a chunk that is not compiled yet: compile it whole, or run it from smaller pieces.
//!
//! A chunk whose ops and wiring were seen before, with other extents, is likely to come again with yet others (a growing
//! cache, sentences of different lengths). From its third variant on it is run in pieces: the ops whose extents did not
//! change stay together, and compile once for all variants; the others run a few at a time, since small programs of a few
//! kinds compile sooner than one large program for each extent.
use crate::cell::Val;
use crate::stream::{Input, Node};
use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// Variants compiled whole before a chunk is run in pieces.
const WHOLE_VARIANTS: usize = 2;

/// So many ops of changing extents make a program.
const FEW: usize = 12;

#[derive(Default)]
struct Family {
    variants: HashSet<u128>,
    /// Keys of all ops of the variants compiled whole, and of the pieces since.
    ops: HashSet<u128>,
}

static FAMILIES: OnceLock<Mutex<HashMap<u128, Family>>> = OnceLock::new();

/// Ops and wiring, without extents and dtypes.
fn structure(nodes: &[Node]) -> u128 {
    let mut at: HashMap<*const Val, u64> = HashMap::new();
    let mut hash = xxhash_rust::xxh3::Xxh3::new();
    for node in nodes {
        hash.update(node.op.name.as_bytes());
        for input in &node.inputs {
            let source = match input {
                Input::Val(v) => at.get(&Arc::as_ptr(v)).copied().unwrap_or(u64::MAX),
                Input::Scalar(_) => u64::MAX - 1,
            };
            hash.update(&source.to_le_bytes());
        }
        for out in &node.outs {
            let number = at.len() as u64;
            at.insert(Arc::as_ptr(out), number);
        }
    }
    hash.digest128()
}

/// How to run a chunk (of key `key`) that is not compiled: `None` for whole, else its pieces in order.
pub(crate) fn pieces(nodes: &[Node], key: u128) -> Option<Vec<Range<usize>>> {
    if nodes.len() < 2 {
        return None;
    }
    let mut families = FAMILIES.get_or_init(Default::default).lock();
    let family = families.entry(structure(nodes)).or_default();
    let keys = nodes.iter().map(|n| n.op.key);
    if family.variants.len() < WHOLE_VARIANTS || nodes.iter().all(|n| family.ops.contains(&n.op.key)) {
        // Few variants; or nothing new but what is observed or donated, which will settle.
        family.variants.insert(key);
        family.ops.extend(keys);
        return None;
    }
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut last_known = false;
    for (i, node) in nodes.iter().enumerate() {
        let known = family.ops.contains(&node.op.key);
        match pieces.last_mut() {
            Some(last) if known == last_known && (known || last.len() < FEW) => last.end = i + 1,
            _ => pieces.push(i..i + 1),
        }
        last_known = known;
    }
    // One piece is the whole.
    (pieces.len() > 1).then_some(pieces)
}
