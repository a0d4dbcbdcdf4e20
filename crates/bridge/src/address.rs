//! Unique, unreadable addresses for device storages.
//!
//! One large range is reserved without memory (`PROT_NONE`); each storage gets a piece of its own size, so that pointers
//! are unique, overlap checks work, and a stray read faults instead of returning garbage.
use parking_lot::Mutex;
use std::sync::OnceLock;

/// 16 TiB of address space; smaller where the system allows less.
const RESERVE: usize = 1 << 44;
/// Pieces are powers of two of at least this: `data_ptr()` is aligned like an allocator's.
const SMALLEST: usize = 512;

struct Space {
    next: usize,
    end: usize,
    free: Vec<Vec<usize>>,
}

static SPACE: OnceLock<Mutex<Space>> = OnceLock::new();

fn reserve() -> Space {
    let mut size = RESERVE;
    while size > 1 << 30 {
        // SAFETY: an anonymous mapping without access rights; nothing is ever read or written through it.
        let at = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                size,
                libc::PROT_NONE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                -1,
                0,
            )
        };
        if at != libc::MAP_FAILED {
            return Space { next: at as usize, end: at as usize + size, free: vec![Vec::new(); 64] };
        }
        size /= 2;
    }
    Space { next: 0, end: 0, free: vec![Vec::new(); 64] }
}

fn class(nbytes: usize) -> usize {
    nbytes.max(SMALLEST).next_power_of_two().trailing_zeros() as usize
}

/// An address range of at least `nbytes` bytes; `None` when the address space is used up. A storage of 0 bytes has address 0.
pub fn take(nbytes: usize) -> Option<usize> {
    if nbytes == 0 {
        return Some(0);
    }
    if nbytes > RESERVE {
        return None;
    }
    let class = class(nbytes);
    let mut space = SPACE.get_or_init(|| Mutex::new(reserve())).lock();
    if let Some(at) = space.free[class].pop() {
        return Some(at);
    }
    let at = space.next;
    let end = at.checked_add(1 << class)?;
    if end > space.end {
        return None;
    }
    space.next = end;
    Some(at)
}

/// Gives a range back.
pub fn give(address: usize, nbytes: usize) {
    if nbytes > 0 && address != 0 {
        if let Some(space) = SPACE.get() {
            space.lock().free[class(nbytes)].push(address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn live_ranges_do_not_overlap_and_are_reused() {
        let a = take(1000).unwrap();
        let b = take(5000).unwrap();
        assert!(a + 1000 <= b || b + 5000 <= a);
        assert_eq!(a % 512, 0);
        give(a, 1000);
        assert_eq!(take(900).unwrap(), a);
        assert_eq!(take(0), Some(0));
        assert_eq!(take(RESERVE + 1), None);
    }
}
