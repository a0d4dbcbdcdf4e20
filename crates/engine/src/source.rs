//! Which line of the user's program recorded an op.
//!
//! Asking Python for its stack costs about as much as recording an op. So an op is located only where the sequence of ops
//! is new, which is where something may be compiled; a loop that repeats costs nothing. [`always`] locates every op.
use parking_lot::Mutex;
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::OnceLock;

/// A line's number in the table of lines; 0 is an unknown one.
pub type Line = u32;

#[derive(Default)]
struct Table {
    names: Vec<String>,
    numbers: HashMap<String, Line>,
}

static TABLE: OnceLock<Mutex<Table>> = OnceLock::new();
static LOCATOR: OnceLock<fn() -> Option<String>> = OnceLock::new();
static ALWAYS: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// Whether this thread's last op continued a sequence in a new way.
    static NEW: Cell<bool> = const { Cell::new(true) };
}

/// Sets what tells the current line, as `file.py:12 in function`. It is called without any lock held.
pub fn set_locator(locator: fn() -> Option<String>) {
    let _ = LOCATOR.set(locator);
}

/// Locates every op until the guard is dropped.
pub fn always() -> Always {
    ALWAYS.fetch_add(1, Ordering::Relaxed);
    Always(())
}

/// Keeps [`always`] in force.
#[derive(Debug)]
pub struct Always(());

impl Drop for Always {
    fn drop(&mut self) {
        ALWAYS.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The current line. Asks Python: call it without a lock held.
pub fn locate() -> Line {
    let Some(name) = LOCATOR.get().and_then(|locate| locate()) else { return 0 };
    let mut table = TABLE.get_or_init(Default::default).lock();
    if let Some(&line) = table.numbers.get(&name) {
        return line;
    }
    table.names.push(name.clone());
    let line = table.names.len() as Line;
    table.numbers.insert(name, line);
    line
}

/// The line of the op about to be recorded, where that is worth knowing.
pub(crate) fn of_op() -> Line {
    if ALWAYS.load(Ordering::Relaxed) > 0 || NEW.with(Cell::get) {
        locate()
    } else {
        0
    }
}

/// Notes whether the op just recorded continued its sequence in a new way.
pub(crate) fn set_new(new: bool) {
    NEW.with(|n| n.set(new));
}

/// A line's text; empty for an unknown one.
pub fn text(line: Line) -> String {
    let Some(i) = (line as usize).checked_sub(1) else { return String::new() };
    TABLE.get().and_then(|t| t.lock().names.get(i).cloned()).unwrap_or_default()
}
