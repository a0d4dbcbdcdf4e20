//! What a device's memory holds: figures, holders, and a limit.
use crate::error::{Error, Kind, Result};
use crate::source::{self, Line};
use parking_lot::Mutex;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use torchtpu_stablehlo::DType;

/// What a buffer is for.
#[derive(Clone, Debug)]
pub struct Holder {
    /// Bytes on the device.
    pub bytes: usize,
    /// Element type.
    pub dtype: DType,
    /// The value's extents.
    pub dims: Box<[i64]>,
    /// The line that made it.
    pub line: Line,
}

/// Bytes and counts of one device.
#[derive(Debug, Default)]
pub struct Memory {
    current: AtomicI64,
    peak: AtomicI64,
    allocations: AtomicU64,
    frees: AtomicU64,
    ooms: AtomicU64,
    /// Bytes that may be held at once; 0: as many as there are.
    limit: AtomicU64,
    next: AtomicU64,
    holders: Mutex<HashMap<u64, Holder>>,
}

/// A copy of [`Memory`]'s figures.
#[derive(Clone, Copy, Debug, Default)]
pub struct MemoryStats {
    /// Bytes in live buffers.
    pub current: u64,
    /// Most bytes at once since the last reset.
    pub peak: u64,
    /// Buffers made.
    pub allocations: u64,
    /// Buffers freed.
    pub frees: u64,
    /// Out-of-memory errors.
    pub ooms: u64,
    /// The device's memory in bytes, or the limit set; 0 when the plugin does not say.
    pub limit: u64,
}

impl Memory {
    /// Nothing held; the limit that `TORCHTPU_MEMORY_LIMIT_MB` sets.
    pub fn new() -> Self {
        let megabytes = std::env::var("TORCHTPU_MEMORY_LIMIT_MB").ok().and_then(|s| s.trim().parse::<u64>().ok());
        Self { limit: AtomicU64::new(megabytes.unwrap_or(0) << 20), ..Self::default() }
    }

    /// Counts a buffer; gives its number.
    pub fn allocate(&self, holder: Holder) -> u64 {
        let bytes = holder.bytes as i64;
        let now = self.current.fetch_add(bytes, Ordering::Relaxed) + bytes;
        self.peak.fetch_max(now, Ordering::Relaxed);
        self.allocations.fetch_add(1, Ordering::Relaxed);
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.holders.lock().insert(number, holder);
        number
    }

    /// A buffer went.
    pub fn free(&self, number: u64) {
        let gone = self.holders.lock().remove(&number);
        self.current.fetch_sub(gone.map_or(0, |h| h.bytes as i64), Ordering::Relaxed);
        self.frees.fetch_add(1, Ordering::Relaxed);
    }

    /// Starts the peak anew from the current bytes.
    pub fn reset_peak(&self) {
        self.peak.store(self.current.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Sets how many bytes may be held at once; 0: as many as there are.
    pub fn set_limit(&self, bytes: u64) {
        self.limit.store(bytes, Ordering::Relaxed);
    }

    /// The limit set; 0 for none.
    pub fn limit(&self) -> u64 {
        self.limit.load(Ordering::Relaxed)
    }

    /// Whether `bytes` more fit under the limit.
    ///
    /// # Errors
    /// `OutOfMemory`, with the largest holders.
    pub fn check(&self, bytes: usize, device: usize) -> Result<()> {
        let (limit, current) = (self.limit(), self.current.load(Ordering::Relaxed).max(0) as u64);
        if limit == 0 || current + bytes as u64 <= limit {
            return Ok(());
        }
        Err(self.out_of_memory(bytes, device, &format!("the limit set is {}", text(limit))))
    }

    /// The error that says what holds the memory.
    pub fn out_of_memory(&self, bytes: usize, device: usize, why: &str) -> Error {
        self.ooms.fetch_add(1, Ordering::Relaxed);
        let holders: Vec<String> = self
            .largest(5)
            .iter()
            .map(|h| {
                let line = source::text(h.line);
                let from = if line.is_empty() { String::new() } else { format!(" from {line}") };
                format!("\n  {} {}{:?}{from}", text(h.bytes as u64), h.dtype.hlo(), h.dims)
            })
            .collect();
        Error {
            kind: Kind::OutOfMemory,
            message: format!(
                "tpu out of memory: {} asked for on tpu:{device}, {} held, {why}. The largest holders:{}\nNothing was lost: \
                 free tensors (del them, or torch.tpu.empty_cache() after dropping references) and run the step again, with \
                 a smaller batch or activation checkpointing if it does not fit.",
                text(bytes as u64),
                text(self.current.load(Ordering::Relaxed).max(0) as u64),
                holders.concat()
            ),
        }
    }

    /// The largest buffers, largest first.
    pub fn largest(&self, n: usize) -> Vec<Holder> {
        let mut all: Vec<Holder> = self.holders.lock().values().cloned().collect();
        all.sort_by_key(|h| std::cmp::Reverse(h.bytes));
        all.truncate(n);
        all
    }

    /// Bytes held, and buffers, by the line that made them.
    pub fn by_line(&self) -> BTreeMap<String, (u64, u64)> {
        let mut lines: HashMap<Line, (u64, u64)> = HashMap::new();
        for holder in self.holders.lock().values() {
            let entry = lines.entry(holder.line).or_default();
            entry.0 += holder.bytes as u64;
            entry.1 += 1;
        }
        lines.into_iter().map(|(line, held)| (source::text(line), held)).collect()
    }

    /// A copy of the figures; `total` is the device's memory, 0 when unknown.
    pub fn stats(&self, total: u64) -> MemoryStats {
        let limit = self.limit();
        MemoryStats {
            current: self.current.load(Ordering::Relaxed).max(0) as u64,
            peak: self.peak.load(Ordering::Relaxed).max(0) as u64,
            allocations: self.allocations.load(Ordering::Relaxed),
            frees: self.frees.load(Ordering::Relaxed),
            ooms: self.ooms.load(Ordering::Relaxed),
            limit: if limit > 0 { limit } else { total },
        }
    }
}

/// Bytes as a person reads them.
fn text(bytes: u64) -> String {
    match bytes {
        0..1024 => format!("{bytes} bytes"),
        1024..1_048_576 => format!("{:.1} KiB", bytes as f64 / 1024.0),
        1_048_576..1_073_741_824 => format!("{:.1} MiB", bytes as f64 / 1_048_576.0),
        _ => format!("{:.2} GiB", bytes as f64 / 1_073_741_824.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holder(bytes: usize) -> Holder {
        Holder { bytes, dtype: DType::F32, dims: [bytes as i64 / 4].into(), line: 0 }
    }

    #[test]
    fn a_limit_is_kept_and_the_largest_holder_named() {
        let memory = Memory::default();
        memory.set_limit(1000);
        let number = memory.allocate(holder(800));
        memory.allocate(holder(100));
        assert!(memory.check(100, 0).is_ok());
        let error = memory.check(101, 0).unwrap_err();
        assert_eq!(error.kind, Kind::OutOfMemory);
        assert!(error.message.contains("800 bytes f32[200]"), "{}", error.message);
        memory.free(number);
        assert!(memory.check(101, 0).is_ok());
        let stats = memory.stats(0);
        assert_eq!((stats.current, stats.peak, stats.ooms, stats.limit), (100, 900, 1, 1000));
    }
}
