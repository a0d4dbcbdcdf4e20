//! The seam between the Rust core and the C++ glue: the contract's mirror, its conversions, and loading the glue.
pub mod abi;
mod address;
mod api;
mod convert;

pub use api::handle;
pub use convert::{dtype, number};

use std::path::Path;
use std::sync::OnceLock;
use torchtpu_engine::error::{Error, Result};

static LOADED: OnceLock<String> = OnceLock::new();

/// Loads the glue library and lets it register the device with torch's dispatcher; torch must be loaded already. Returns
/// the torch version that the glue was compiled against. Loading twice does nothing.
pub fn load_glue(path: &Path) -> Result<String> {
    if let Some(version) = LOADED.get() {
        return Ok(version.clone());
    }
    let fail = |e: String| Error::runtime(format!("cannot load torchtpu's glue {}: {e}", path.display()));
    let mut glue = abi::Glue { abi_version: 0, struct_size: 0, torch_version: std::ptr::null() };
    // SAFETY: our own library, built against the same header; it is never unloaded, since torch keeps its kernels.
    let (status, version) = unsafe {
        let library = libloading::os::unix::Library::open(Some(path), libc::RTLD_NOW | libc::RTLD_LOCAL)
            .map_err(|e| fail(e.to_string()))?;
        let init: abi::GlueInit = *library.get(b"torchtpu_glue_init\0").map_err(|e| fail(e.to_string()))?;
        let status = init(&api::API, &mut glue);
        std::mem::forget(library);
        (status, convert::text(glue.torch_version).to_string())
    };
    if status != abi::OK {
        return Err(fail(format!("it refused to start (status {status})")));
    }
    if glue.abi_version != abi::ABI_VERSION {
        return Err(fail(format!("it speaks version {} of the contract, not {}", glue.abi_version, abi::ABI_VERSION)));
    }
    Ok(LOADED.get_or_init(|| version).clone())
}
