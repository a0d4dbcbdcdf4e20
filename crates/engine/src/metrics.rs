//! Counters that tell a user what happened: compiles, cache hits, ops by how they ran, host reads.
use crate::source::{self, Line};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;
use std::time::Duration;

static COMPILES: AtomicU64 = AtomicU64::new(0);
static COMPILE_NANOS: AtomicU64 = AtomicU64::new(0);
static HITS: AtomicU64 = AtomicU64::new(0);
static OPS: Mutex<BTreeMap<(String, u8), u64>> = Mutex::new(BTreeMap::new());
static READS: Mutex<BTreeMap<Line, u64>> = Mutex::new(BTreeMap::new());
static EVENTS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// How an op ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum How {
    /// By its own lowering.
    Native = 0,
    /// By a decomposition into other ops.
    Decomposed = 1,
    /// On the host.
    Host = 2,
    /// A read of device data by the host.
    Read = 3,
}

/// A program was compiled.
pub fn compiled(took: Duration) {
    COMPILES.fetch_add(1, Ordering::Relaxed);
    COMPILE_NANOS.fetch_add(took.as_nanos() as u64, Ordering::Relaxed);
}

/// A program was found in memory.
pub fn cache_hit() {
    HITS.fetch_add(1, Ordering::Relaxed);
}

/// An op ran.
pub fn op(name: &str, how: u8) {
    *OPS.lock().entry((name.to_string(), how)).or_default() += 1;
}

/// `TORCHTPU_LOG=engine`: events are told on stderr as they happen.
pub fn logged() -> bool {
    static LOG: OnceLock<bool> = OnceLock::new();
    *LOG.get_or_init(|| std::env::var("TORCHTPU_LOG").is_ok_and(|v| v.split(',').any(|w| w == "engine")))
}

/// Something rare happened.
pub fn event(name: &str, detail: &str) {
    if logged() {
        eprintln!("torchtpu engine: {name} {detail}");
    }
    *EVENTS.lock().entry(name.to_string()).or_default() += 1;
}

/// The host reads device data at `line`.
pub fn read_at(line: Line) {
    *READS.lock().entry(line).or_default() += 1;
}

/// Programs compiled so far in this process.
pub fn compile_count() -> u64 {
    COMPILES.load(Ordering::Relaxed)
}

/// All counters.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Programs compiled.
    pub compiles: u64,
    /// Seconds spent compiling.
    pub compile_seconds: f64,
    /// Programs found in memory.
    pub hits: u64,
    /// (op, how it ran) -> times.
    pub ops: BTreeMap<(String, u8), u64>,
    /// Line -> times it had the host read device data.
    pub reads: BTreeMap<String, u64>,
    /// Rare events -> times.
    pub events: BTreeMap<String, u64>,
}

/// A copy of all counters.
pub fn snapshot() -> Metrics {
    Metrics {
        compiles: COMPILES.load(Ordering::Relaxed),
        compile_seconds: COMPILE_NANOS.load(Ordering::Relaxed) as f64 / 1e9,
        hits: HITS.load(Ordering::Relaxed),
        ops: OPS.lock().clone(),
        reads: READS.lock().iter().map(|(line, n)| (source::text(*line), *n)).collect(),
        events: EVENTS.lock().clone(),
    }
}

/// Sets all counters but the compile count to zero.
pub fn reset() {
    HITS.store(0, Ordering::Relaxed);
    OPS.lock().clear();
    READS.lock().clear();
    EVENTS.lock().clear();
}
