//! Cutting recorded ops into programs, so that what repeats in a model compiles once.
//!
//! - What nobody can observe is dropped first.
//! - *Updates* (writes to storages that outlive the recording, such as parameters and optimizer state, and what follows
//!   from them) fall into connected components: one for each parameter. Parameters of one shape share a program, whatever
//!   order the optimizer recorded its ops in.
//! - The rest is cut where a hash of the last few ops says so, as in content-defined chunking: the layers of a model fall on
//!   the same cuts, and so share programs, whatever ran before them.
use crate::cell::{State, Val};
use crate::stream::{own_references, Input, Node};
use std::collections::HashMap;
use std::sync::Arc;

/// A program has at least this many ops before a cut by content ...
const MIN_OPS: usize = 24;
/// ... and at most this many: compile time grows faster than linearly.
const MAX_OPS: usize = 256;
/// After the minimum, one op in 16 ends a program.
const CUT_MASK: u64 = 15;

/// A hash of the last four ops of a sequence.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rolling(u64);

impl Rolling {
    /// Takes in the next op; gives a hash of the last four.
    pub(crate) fn next(&mut self, kind: u64) -> u64 {
        self.0 = (self.0 << 16) ^ (kind & 0xffff);
        self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
    }
}

fn producers(nodes: &[Node]) -> HashMap<*const Val, usize> {
    nodes.iter().enumerate().flat_map(|(i, n)| n.outs.iter().map(move |o| (Arc::as_ptr(o), i))).collect()
}

/// Nodes of `nodes` that node `i` reads.
fn locals<'a>(nodes: &'a [Node], at: &'a HashMap<*const Val, usize>, i: usize) -> impl Iterator<Item = usize> + 'a {
    nodes[i].inputs.iter().filter_map(move |input| match input {
        Input::Val(v) => at.get(&Arc::as_ptr(v)).copied(),
        Input::Scalar(_) => None,
    })
}

/// Drops the nodes whose results nobody can observe; those results are dead.
pub(crate) fn prune(nodes: Vec<Node>) -> Vec<Node> {
    let needed = {
        let refs = own_references(&nodes);
        let at = producers(&nodes);
        let mut needed = vec![false; nodes.len()];
        for i in (0..nodes.len()).rev() {
            needed[i] |= nodes[i].outs.iter().any(|o| Arc::strong_count(o) > refs[&Arc::as_ptr(o)]);
            if needed[i] {
                locals(&nodes, &at, i).for_each(|j| needed[j] = true);
            }
        }
        needed
    };
    let mut kept = Vec::with_capacity(nodes.len());
    for (node, needed) in nodes.into_iter().zip(needed) {
        if needed {
            kept.push(node);
        } else {
            node.outs.iter().for_each(|o| o.set_state(State::Dead));
        }
    }
    kept
}

fn root(parent: &mut [usize], mut i: usize) -> usize {
    while parent[i] != i {
        parent[i] = parent[parent[i]];
        i = parent[i];
    }
    i
}

/// The nodes as programs, in an order that respects what reads what.
pub(crate) fn split(nodes: Vec<Node>) -> Vec<Vec<Node>> {
    if nodes.iter().map(|n| n.op.weight).sum::<usize>() <= MIN_OPS {
        return vec![nodes];
    }
    let at = producers(&nodes);
    let mut update = vec![false; nodes.len()];
    for i in 0..nodes.len() {
        update[i] = nodes[i].update || locals(&nodes, &at, i).any(|j| update[j]);
    }
    // What reads nothing (a fill) and is read by updates alone runs by itself: the first step, which makes the optimizer's
    // state, then has the programs of the second.
    let mut read_by_rest = vec![false; nodes.len()];
    let mut read_by_update = vec![false; nodes.len()];
    for (i, &updates) in update.iter().enumerate() {
        for j in locals(&nodes, &at, i) {
            if updates {
                read_by_update[j] = true;
            } else {
                read_by_rest[j] = true;
            }
        }
    }
    let alone: Vec<bool> = (0..nodes.len())
        .map(|i| {
            let source = !nodes[i].inputs.iter().any(|input| matches!(input, Input::Val(_)));
            source && read_by_update[i] && !read_by_rest[i]
        })
        .collect();
    let mut parent: Vec<usize> = (0..nodes.len()).collect();
    for i in (0..nodes.len()).filter(|i| update[*i]) {
        for j in locals(&nodes, &at, i).filter(|j| update[*j]) {
            let (a, b) = (root(&mut parent, i), root(&mut parent, j));
            parent[a.max(b)] = a.min(b);
        }
    }
    let component: Vec<usize> = (0..nodes.len()).map(|i| root(&mut parent, i)).collect();

    let mut parts = Vec::new();
    let mut rest = Vec::new();
    let mut components: Vec<Vec<Node>> = Vec::new();
    let mut place: HashMap<usize, usize> = HashMap::new();
    for (i, node) in nodes.into_iter().enumerate() {
        if alone[i] {
            parts.push(vec![node]);
        } else if update[i] {
            let at = *place.entry(component[i]).or_insert_with(|| {
                components.push(Vec::new());
                components.len() - 1
            });
            components[at].push(node);
        } else {
            rest.push(node);
        }
    }
    for sequence in std::iter::once(rest).chain(components) {
        cut(sequence, &mut parts);
    }
    parts
}

/// Cuts a sequence by content. A graph that is long enough to be a program is one.
fn cut(sequence: Vec<Node>, parts: &mut Vec<Vec<Node>>) {
    let mut part = Vec::new();
    let mut rolling = Rolling::default();
    let mut weight = 0;
    for node in sequence {
        let hash = rolling.next(node.op.kind);
        let whole = node.op.weight >= MIN_OPS;
        if whole && !part.is_empty() {
            parts.push(std::mem::take(&mut part));
            weight = 0;
        }
        weight += node.op.weight;
        part.push(node);
        if whole || weight >= MAX_OPS || (weight >= MIN_OPS && hash & CUT_MASK == 0) {
            parts.push(std::mem::take(&mut part));
            weight = 0;
        }
    }
    if !part.is_empty() {
        parts.push(part);
    }
}
