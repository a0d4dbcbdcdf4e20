//! What the engine did, for Python: compiles and their reasons, a timeline, memory by line; and the current Python line and
//! Ctrl-C, for the engine.
use crate::raise;
use parking_lot::Mutex;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use pyo3::{ffi, intern};
use torchtpu_engine::source::{self, Always};
use torchtpu_engine::{disk, explain, runtime, timeline};

/// Folders whose frames are not the user's: torch and this package.
static LIBRARIES: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// While lines are asked for, one guard a request.
static LOCATING: Mutex<Vec<Always>> = Mutex::new(Vec::new());

/// Whether Python knows this thread, which a thread of autograd's or of the plugin's it does not.
fn is_python_thread() -> bool {
    // SAFETY: both may be called at any time by any thread.
    unsafe { ffi::Py_IsInitialized() != 0 && !ffi::PyGILState_GetThisThreadState().is_null() }
}

/// `file.py:12 in function` of the innermost frame that is not a library's.
fn locate() -> Option<String> {
    if !is_python_thread() {
        return None;
    }
    Python::attach(|py| {
        // SAFETY: the GIL is held; the frame is borrowed.
        let frame = unsafe { Bound::from_borrowed_ptr_or_opt(py, ffi::PyEval_GetFrame().cast()) };
        let libraries = LIBRARIES.lock();
        let mut frame: Bound<'_, PyAny> = frame?;
        loop {
            let code = frame.getattr(intern!(py, "f_code")).ok()?;
            let file: String = code.getattr(intern!(py, "co_filename")).ok()?.extract().ok()?;
            if !file.starts_with('<') && !libraries.iter().any(|folder| file.starts_with(folder.as_str())) {
                let line: u32 = frame.getattr(intern!(py, "f_lineno")).ok()?.extract().unwrap_or(0);
                let name: String = code.getattr(intern!(py, "co_name")).ok()?.extract().ok()?;
                return Some(format!("{file}:{line} in {name}"));
            }
            frame = frame.getattr(intern!(py, "f_back")).ok().filter(|f| !f.is_none())?;
        }
    })
}

/// Whether a signal's handler raised, as the one of Ctrl-C does. The exception is forgotten: the engine's error becomes one.
fn interrupted() -> bool {
    is_python_thread() && Python::attach(|py| py.check_signals().is_err())
}

/// Sets the folders whose frames are not the user's.
#[pyfunction]
fn set_libraries(folders: Vec<String>) {
    *LIBRARIES.lock() = folders;
}

/// Locates every op (true), or only those where something may be compiled (false). Calls nest.
#[pyfunction]
fn locate_all(on: bool) {
    let mut guards = LOCATING.lock();
    if on {
        guards.push(source::always());
    } else {
        guards.pop();
    }
}

/// Every compile and every program found on disk: dicts of `line`, `ops`, `reason`, `seconds`, `from_disk`.
#[pyfunction]
fn compiles(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    explain::records()
        .into_iter()
        .map(|c| {
            let d = PyDict::new(py);
            d.set_item("line", c.line)?;
            d.set_item("ops", c.ops)?;
            d.set_item("reason", c.reason)?;
            d.set_item("seconds", c.seconds)?;
            d.set_item("from_disk", c.from_disk)?;
            Ok(d)
        })
        .collect()
}

/// Starts the timeline anew.
#[pyfunction]
fn timeline_start() {
    timeline::start();
}

/// Stops the timeline: (kind, name, start and duration in nanoseconds, track) of each span.
#[pyfunction]
fn timeline_stop() -> Vec<(&'static str, String, u64, u64, u64)> {
    timeline::stop().into_iter().map(|s| (s.kind.name(), s.name, s.start, s.nanos, s.track)).collect()
}

/// Bytes and buffers held on a device, by the line that made them.
#[pyfunction]
fn memory_by_line(index: usize) -> PyResult<std::collections::BTreeMap<String, (u64, u64)>> {
    let rt = runtime::runtime().map_err(raise)?;
    Ok(rt.device(index).map_err(raise)?.memory.by_line())
}

/// Sets how many bytes a device may hold; 0: as many as it has.
#[pyfunction]
fn set_memory_limit(index: usize, bytes: u64) -> PyResult<()> {
    let rt = runtime::runtime().map_err(raise)?;
    rt.device(index).map_err(raise)?.memory.set_limit(bytes);
    Ok(())
}

/// The folder of compiled programs; None when the cache is off.
#[pyfunction]
fn cache_folder() -> Option<std::path::PathBuf> {
    disk::cache().map(|c| c.folder().to_path_buf())
}

/// What an entry of the cache says of itself: (name, value) pairs. ValueError for a file that is none, or damaged.
#[pyfunction]
fn cache_describe(bytes: &[u8]) -> PyResult<Vec<(String, String)>> {
    torchtpu_cache::parse(bytes).map(|(fields, _)| fields).map_err(PyValueError::new_err)
}

/// Adds these functions, and tells the engine how to ask Python.
pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    source::set_locator(locate);
    torchtpu_engine::set_interrupted(interrupted);
    m.add_function(wrap_pyfunction!(set_libraries, m)?)?;
    m.add_function(wrap_pyfunction!(locate_all, m)?)?;
    m.add_function(wrap_pyfunction!(compiles, m)?)?;
    m.add_function(wrap_pyfunction!(timeline_start, m)?)?;
    m.add_function(wrap_pyfunction!(timeline_stop, m)?)?;
    m.add_function(wrap_pyfunction!(memory_by_line, m)?)?;
    m.add_function(wrap_pyfunction!(set_memory_limit, m)?)?;
    m.add_function(wrap_pyfunction!(cache_folder, m)?)?;
    m.add_function(wrap_pyfunction!(cache_describe, m)?)?;
    Ok(())
}
