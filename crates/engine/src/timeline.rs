//! What the engine did when: spans for a trace. Off until [`start`]; then each span costs two clock reads and a push.
use parking_lot::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What a span is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Kind {
    /// Recorded ops become programs: cut, looked up, launched.
    Submit = 0,
    /// A program is compiled, or read from disk.
    Compile,
    /// A program runs on the device: from its launch until its first result is there.
    Execute,
    /// Data moves between host and device.
    Transfer,
}

impl Kind {
    /// Its name in a trace.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Submit => "submit",
            Kind::Compile => "compile",
            Kind::Execute => "execute",
            Kind::Transfer => "transfer",
        }
    }
}

/// Something that took time.
#[derive(Clone, Debug)]
pub struct Span {
    /// What it is about.
    pub kind: Kind,
    /// What exactly.
    pub name: String,
    /// Start, in nanoseconds since 1970.
    pub start: u64,
    /// Duration in nanoseconds.
    pub nanos: u64,
    /// The system's number of the thread; for [`Kind::Execute`], the device's index.
    pub track: u64,
}

static ON: AtomicBool = AtomicBool::new(false);
/// Open spans of devices.
static RUNNING: AtomicUsize = AtomicUsize::new(0);
static SPANS: Mutex<Vec<Span>> = Mutex::new(Vec::new());
/// Two million spans are some hundred megabytes; later ones are dropped.
const MAX_SPANS: usize = 2_000_000;

/// Starts collecting, from nothing.
pub fn start() {
    SPANS.lock().clear();
    ON.store(true, Ordering::Release);
}

/// Stops collecting and gives what was collected. Programs that have run are told of by the plugin's threads, a little later:
/// they are waited for, for a second.
pub fn stop() -> Vec<Span> {
    for _ in 0..1000 {
        if RUNNING.load(Ordering::Acquire) == 0 {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    ON.store(false, Ordering::Release);
    std::mem::take(&mut *SPANS.lock())
}

/// Whether spans are collected.
pub fn is_on() -> bool {
    ON.load(Ordering::Relaxed)
}

/// Ends its span when dropped.
#[derive(Debug)]
pub struct Open {
    kind: Kind,
    name: String,
    track: u64,
    since: Instant,
    start: u64,
}

/// Begins a span, where they are collected.
pub fn span(kind: Kind, name: impl FnOnce() -> String) -> Option<Open> {
    is_on().then(|| open(kind, name(), thread()))
}

/// Begins a span on a device's track, where they are collected.
pub fn on_device(device: usize, name: impl FnOnce() -> String) -> Option<Open> {
    is_on().then(|| {
        RUNNING.fetch_add(1, Ordering::Relaxed);
        open(Kind::Execute, name(), device as u64)
    })
}

fn open(kind: Kind, name: String, track: u64) -> Open {
    let start = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    Open { kind, name, track, since: Instant::now(), start }
}

impl Drop for Open {
    fn drop(&mut self) {
        let nanos = self.since.elapsed().as_nanos() as u64;
        let mut spans = SPANS.lock();
        if is_on() && spans.len() < MAX_SPANS {
            let name = std::mem::take(&mut self.name);
            spans.push(Span { kind: self.kind, name, start: self.start, nanos, track: self.track });
        }
        drop(spans);
        if self.kind == Kind::Execute {
            RUNNING.fetch_sub(1, Ordering::Release);
        }
    }
}

/// The system's number of this thread.
fn thread() -> u64 {
    thread_local!(static NUMBER: u64 = number());
    NUMBER.with(|n| *n)
}

/// As Linux's link to the thread's own folder ends; elsewhere, in order of first use.
fn number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let own = std::fs::read_link("/proc/thread-self").ok();
    own.and_then(|p| p.file_name()?.to_str()?.parse().ok()).unwrap_or_else(|| NEXT.fetch_add(1, Ordering::Relaxed))
}
