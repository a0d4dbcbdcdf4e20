//! Why programs were compiled: one record each, with the line that recorded its first op and what tells it from the nearest
//! program compiled before.
use crate::program::Chunk;
use crate::source::{self, Line};
use parking_lot::Mutex;
use std::collections::{HashMap, VecDeque};
use std::sync::OnceLock;
use std::time::Duration;
use torchtpu_stablehlo::DType;

/// One compile, or one program found on disk.
#[derive(Clone, Debug)]
pub struct Compile {
    /// `file.py:12 in function` of its first op whose line is known; empty when none is.
    pub line: String,
    /// Names of its ops.
    pub ops: Vec<String>,
    /// What tells it from the nearest one before.
    pub reason: String,
    /// Seconds that it took.
    pub seconds: f64,
    /// Whether the disk had it.
    pub from_disk: bool,
}

/// What is about to be compiled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Subject {
    pub names: Vec<String>,
    pub line: Line,
    pub reason: String,
}

impl Subject {
    /// A program of the engine's own, such as one that lays a value out anew.
    pub fn own(name: &str, reason: impl Into<String>) -> Self {
        Self { names: vec![name.into()], line: 0, reason: reason.into() }
    }

    /// In a few words, for messages.
    pub fn brief(&self) -> String {
        brief(&self.names)
    }
}

/// Names of ops in a few words.
pub(crate) fn brief<S: std::borrow::Borrow<str>>(names: &[S]) -> String {
    let more = names.len().saturating_sub(6);
    let first = names[..names.len().min(6)].join(", ");
    if more > 0 {
        format!("{first} and {more} more ops")
    } else {
        first
    }
}

/// A chunk's program, by what could make the next one different.
struct Before {
    structure: u128,
    keys: Vec<u128>,
    inputs: Vec<(DType, Box<[i64]>)>,
}

const MAX_RECORDS: usize = 10_000;
/// So many programs of one list of ops are compared with.
const MAX_BEFORE: usize = 64;

static RECORDS: Mutex<VecDeque<Compile>> = Mutex::new(VecDeque::new());
static BEFORE: OnceLock<Mutex<HashMap<Vec<String>, Vec<Before>>>> = OnceLock::new();

/// Adds a record.
pub(crate) fn compiled(subject: &Subject, took: Duration, from_disk: bool) {
    let record = Compile {
        line: source::text(subject.line),
        ops: subject.names.clone(),
        reason: subject.reason.clone(),
        seconds: took.as_secs_f64(),
        from_disk,
    };
    let mut records = RECORDS.lock();
    if records.len() == MAX_RECORDS {
        records.pop_front();
    }
    records.push_back(record);
}

/// All records, oldest first; the oldest of very many are forgotten.
pub fn records() -> Vec<Compile> {
    RECORDS.lock().iter().cloned().collect()
}

/// Forgets the records.
pub fn reset() {
    RECORDS.lock().clear();
}

/// What is to be said of a chunk that gets a program of its own.
pub(crate) fn subject(chunk: &Chunk<'_>) -> Subject {
    let names: Vec<String> = chunk.names().iter().map(|n| n.to_string()).collect();
    let now = Before {
        structure: chunk.structure,
        keys: chunk.keys().collect(),
        inputs: chunk.externals.iter().map(|v| (v.dtype, v.dims.clone())).collect(),
    };
    let mut all = BEFORE.get_or_init(Default::default).lock();
    let reason = match all.get(&names) {
        None => first(&names, all.keys()),
        Some(before) => {
            let nearest = before.iter().min_by_key(|b| b.distance(&now));
            nearest.map_or_else(String::new, |b| b.difference(&now, &names))
        }
    };
    let list = all.entry(names.clone()).or_default();
    if list.len() < MAX_BEFORE {
        list.push(now);
    }
    Subject { names, line: chunk.line(), reason }
}

/// Of ops never compiled in this order: where they leave the most similar order.
fn first<'a>(names: &[String], known: impl Iterator<Item = &'a Vec<String>>) -> String {
    let common = |other: &Vec<String>| names.iter().zip(other).take_while(|(a, b)| a == b).count();
    let nearest = known.map(|other| (common(other), other)).max_by_key(|(n, _)| *n).filter(|(n, _)| *n > 0);
    let Some((n, other)) = nearest else { return "these ops, in this order, are new".into() };
    match (names.get(n), other.get(n)) {
        (Some(here), Some(there)) => {
            format!(
                "new order of ops: the nearest program has {there} where this has {here} (op {n} of {})",
                names.len()
            )
        }
        (Some(here), None) => {
            format!("new order of ops: the nearest program ends before {here} (op {n} of {})", names.len())
        }
        (None, _) => format!("new order of ops: the nearest program goes on after these {n} ops"),
    }
}

impl Before {
    fn distance(&self, other: &Self) -> (bool, usize) {
        let inputs = self.inputs.iter().zip(&other.inputs).filter(|(a, b)| a != b).count();
        (self.structure != other.structure, inputs + self.inputs.len().abs_diff(other.inputs.len()))
    }

    fn difference(&self, now: &Self, names: &[String]) -> String {
        if self.structure != now.structure {
            return "the same ops, but others of their results are still needed, or they read each other otherwise"
                .into();
        }
        let inputs: Vec<String> = self
            .inputs
            .iter()
            .zip(&now.inputs)
            .enumerate()
            .filter(|(_, (a, b))| a != b)
            .map(|(i, (a, b))| format!("input {i} is {}, was {}", array(b), array(a)))
            .collect();
        if !inputs.is_empty() {
            let more = inputs.len().saturating_sub(3);
            let more = if more > 0 { format!(", and {more} more") } else { String::new() };
            return format!("{}{more}", inputs[..inputs.len().min(3)].join("; "));
        }
        match self.keys.iter().zip(&now.keys).position(|(a, b)| a != b) {
            Some(i) => format!("{} (op {i}) has other arguments that are part of its program", names[i]),
            None => "what may be overwritten differs".into(),
        }
    }
}

fn array((dtype, dims): &(DType, Box<[i64]>)) -> String {
    let dims: Vec<String> = dims.iter().map(|d| d.to_string()).collect();
    format!("{}[{}]", dtype.hlo(), dims.join(","))
}
