//! `torchtpu._core`: the Rust core for Python.
#![allow(missing_docs)] // the docs are Python docstrings
mod command;
mod graph;
mod observe;

use pyo3::exceptions::{
    PyIndexError, PyKeyboardInterrupt, PyNotImplementedError, PyRuntimeError, PyTypeError, PyValueError,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::PathBuf;
use torchtpu_engine::error::{Error, Kind};
use torchtpu_engine::{metrics, plan, runtime, stream};

pub(crate) fn raise(e: Error) -> PyErr {
    match e.kind {
        Kind::Value => PyValueError::new_err(e.message),
        Kind::Type => PyTypeError::new_err(e.message),
        Kind::Index => PyIndexError::new_err(e.message),
        Kind::NotImplemented | Kind::NoRule => PyNotImplementedError::new_err(e.message),
        Kind::OutOfMemory => out_of_memory(e.message),
        Kind::Interrupted => PyKeyboardInterrupt::new_err(e.message),
        _ => PyRuntimeError::new_err(e.message),
    }
}

/// `torch.OutOfMemoryError`, which is a `RuntimeError`.
fn out_of_memory(message: String) -> PyErr {
    Python::attach(|py| {
        let class = py.import("torch").and_then(|torch| torch.getattr("OutOfMemoryError"));
        match class.and_then(|class| class.call1((message.clone(),))) {
            Ok(error) => PyErr::from_value(error),
            Err(_) => PyRuntimeError::new_err(message),
        }
    })
}

/// Loads the glue at `path` (torch must be imported) and registers the device. Returns the torch version it is built for.
#[pyfunction]
fn load_glue(path: PathBuf) -> PyResult<String> {
    torchtpu_bridge::load_glue(&path).map_err(raise)
}

/// Sets the folders in which PJRT plugins are looked for. Starts nothing.
#[pyfunction]
fn configure(plugin_search: Vec<PathBuf>) {
    runtime::configure(plugin_search);
}

/// Starts the runtime (idempotent).
#[pyfunction]
fn initialize(py: Python<'_>) -> PyResult<()> {
    py.detach(|| runtime::runtime().map(|_| ())).map_err(raise)
}

/// For the child after a fork: a runtime started before is refused from now on.
#[pyfunction]
fn after_fork() {
    runtime::after_fork();
}

/// Whether the runtime was started.
#[pyfunction]
fn is_initialized() -> bool {
    runtime::started().is_some()
}

/// The plugin chosen and why; starts nothing.
#[pyfunction]
fn plugin_info(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let info = PyDict::new(py);
    let choice = match runtime::started() {
        Some(rt) => rt.choice.clone(),
        None => runtime::choose().map_err(raise)?,
    };
    info.set_item("path", choice.path.display().to_string())?;
    info.set_item("kind", format!("{:?}", choice.kind).to_lowercase())?;
    info.set_item("reason", choice.reason)?;
    if let Some(rt) = runtime::started() {
        info.set_item("api_version", rt.api_version)?;
        info.set_item("platform_name", rt.client.platform_name())?;
        info.set_item("platform_version", rt.client.platform_version())?;
    }
    Ok(info)
}

/// Number of devices; starts the runtime only where the plugin alone can tell.
#[pyfunction]
fn device_count(py: Python<'_>) -> usize {
    py.detach(runtime::device_count)
}

/// Kind and identity of a device. Starts the runtime.
#[pyfunction]
fn device_info(py: Python<'_>, index: usize) -> PyResult<Bound<'_, PyDict>> {
    let rt = py.detach(runtime::runtime).map_err(raise)?;
    rt.device(index).map_err(raise)?;
    let device = rt.client.device(index);
    let info = PyDict::new(py);
    info.set_item("index", index)?;
    info.set_item("id", device.id().map_err(|e| raise(e.into()))?)?;
    info.set_item("kind", device.kind().map_err(|e| raise(e.into()))?)?;
    info.set_item("description", device.debug_string().map_err(|e| raise(e.into()))?)?;
    Ok(info)
}

/// Runs what is recorded on a device and waits for it.
#[pyfunction]
fn synchronize(py: Python<'_>, index: usize) -> PyResult<()> {
    py.detach(|| stream::synchronize(index)).map_err(raise)
}

/// Submits what is recorded on a device.
#[pyfunction]
fn flush(py: Python<'_>, index: usize) -> PyResult<()> {
    py.detach(|| runtime::runtime()?.device(index)?.stream.lock().flush()).map_err(raise)
}

/// Submits what is recorded on every device; does nothing before the runtime is started.
#[pyfunction]
fn flush_all(py: Python<'_>) -> PyResult<()> {
    let Some(rt) = runtime::started() else { return Ok(()) };
    py.detach(|| {
        let flushed = rt.devices.iter().try_for_each(|d| d.stream.lock().flush());
        stream::next_epoch();
        flushed
    })
    .map_err(raise)
}

/// Memory figures of a device, in bytes.
#[pyfunction]
fn memory_stats(py: Python<'_>, index: usize) -> PyResult<Bound<'_, PyDict>> {
    let s = py.detach(|| runtime::runtime()?.memory_stats(index)).map_err(raise)?;
    let d = PyDict::new(py);
    d.set_item("allocated_bytes", s.current)?;
    d.set_item("allocated_peak", s.peak)?;
    d.set_item("allocations", s.allocations)?;
    d.set_item("frees", s.frees)?;
    d.set_item("ooms", s.ooms)?;
    d.set_item("limit_bytes", s.limit)?;
    Ok(d)
}

/// Starts the memory peak anew.
#[pyfunction]
fn reset_peak(index: usize) -> PyResult<()> {
    runtime::runtime().and_then(|r| r.reset_peak(index)).map_err(raise)
}

/// Frees what is cached: nothing is.
#[pyfunction]
fn empty_cache() {}

/// All counters.
#[pyfunction(name = "metrics")]
fn get_metrics(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let m = metrics::snapshot();
    let d = PyDict::new(py);
    d.set_item("compiles", m.compiles)?;
    d.set_item("compile_seconds", m.compile_seconds)?;
    d.set_item("cache_hits", m.hits)?;
    let ops = PyDict::new(py);
    let how = ["native", "decomposed", "host", "read"];
    let native = plan::native_runs().into_iter().map(|(name, n)| ((name, 0u8), n));
    for ((name, kind), n) in native.chain(m.ops) {
        if n == 0 {
            continue;
        }
        let entry = match ops.get_item(&name)? {
            Some(e) => e.downcast_into::<PyDict>()?,
            None => {
                let e = PyDict::new(py);
                ops.set_item(&name, &e)?;
                e
            }
        };
        entry.set_item(how[(kind as usize).min(3)], n)?;
    }
    d.set_item("ops", ops)?;
    d.set_item("reads", m.reads)?;
    d.set_item("events", m.events)?;
    Ok(d)
}

/// Sets the counters to zero, but for the compile count.
#[pyfunction]
fn reset_metrics() {
    metrics::reset();
    plan::reset_native_runs();
}

/// Programs compiled so far in this process.
#[pyfunction]
fn compile_count() -> u64 {
    metrics::compile_count()
}

/// How ops run: "fused", "strict" or "debug".
#[pyfunction]
fn set_mode(py: Python<'_>, mode: &str) -> PyResult<()> {
    let mode = match mode {
        "fused" => stream::Mode::Fused,
        "strict" => stream::Mode::Strict,
        "debug" => stream::Mode::Debug,
        other => {
            return Err(PyValueError::new_err(format!("no eager mode {other:?}; there are fused, strict and debug")))
        }
    };
    py.detach(|| stream::set_mode(mode)).map_err(raise)
}

/// The mode in force.
#[pyfunction]
fn mode() -> &'static str {
    match stream::mode() {
        stream::Mode::Fused => "fused",
        stream::Mode::Strict => "strict",
        stream::Mode::Debug => "debug",
    }
}

/// Counts a run of an op that did not go the native way: kind 1 decomposed, 2 host, 3 host read.
#[pyfunction]
fn count(op: &str, kind: u8) {
    metrics::op(op, kind);
}

/// Precision of float32 matrix products: "highest", "high" or "medium".
#[pyfunction]
fn set_matmul_precision(precision: &str) -> PyResult<()> {
    torchtpu_lowering::set_matmul_precision(precision).map_err(|_| {
        PyValueError::new_err(format!("no matmul precision {precision:?}; there are highest, high and medium"))
    })
}

/// Names of the ops that have a lowering.
#[pyfunction]
fn op_names() -> Vec<&'static str> {
    torchtpu_lowering::table().iter().map(|d| d.name).collect()
}

#[pymodule]
fn _core(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add_function(wrap_pyfunction!(load_glue, m)?)?;
    m.add_function(wrap_pyfunction!(configure, m)?)?;
    m.add_function(wrap_pyfunction!(initialize, m)?)?;
    m.add_function(wrap_pyfunction!(after_fork, m)?)?;
    m.add_function(wrap_pyfunction!(is_initialized, m)?)?;
    m.add_function(wrap_pyfunction!(plugin_info, m)?)?;
    m.add_function(wrap_pyfunction!(device_count, m)?)?;
    m.add_function(wrap_pyfunction!(device_info, m)?)?;
    m.add_function(wrap_pyfunction!(synchronize, m)?)?;
    m.add_function(wrap_pyfunction!(flush, m)?)?;
    m.add_function(wrap_pyfunction!(flush_all, m)?)?;
    m.add_function(wrap_pyfunction!(memory_stats, m)?)?;
    m.add_function(wrap_pyfunction!(reset_peak, m)?)?;
    m.add_function(wrap_pyfunction!(empty_cache, m)?)?;
    m.add_function(wrap_pyfunction!(get_metrics, m)?)?;
    m.add_function(wrap_pyfunction!(reset_metrics, m)?)?;
    m.add_function(wrap_pyfunction!(compile_count, m)?)?;
    m.add_function(wrap_pyfunction!(set_mode, m)?)?;
    m.add_function(wrap_pyfunction!(mode, m)?)?;
    m.add_function(wrap_pyfunction!(count, m)?)?;
    m.add_function(wrap_pyfunction!(set_matmul_precision, m)?)?;
    m.add_function(wrap_pyfunction!(op_names, m)?)?;
    observe::register(m)?;
    m.add_function(wrap_pyfunction!(command::command, m)?)?;
    m.add_function(wrap_pyfunction!(graph::compile_for, m)?)?;
    m.add_class::<graph::GraphBuilder>()?;
    Ok(())
}
