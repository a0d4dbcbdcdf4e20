//! Loading plugins and calling their entries.
use crate::error::{Code, Error, Result};
use crate::value::{self, Value};
use std::collections::HashMap;
use std::ffi::{c_char, c_void, CStr, CString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use torchtpu_pjrt_sys as sys;

/// A loaded plugin. Loaded at most once per file and never unloaded: plugins own threads and static state.
pub struct Plugin {
    api: *const sys::PJRT_Api,
    path: PathBuf,
    version: (i32, i32),
}

// SAFETY: the API table is immutable and lives as long as the process; its entries are thread-safe.
unsafe impl Send for Plugin {}
// SAFETY: as above.
unsafe impl Sync for Plugin {}

/// The plugin's function for an entry of the API, or an error that names the entry if the plugin lacks it.
macro_rules! entry {
    ($plugin:expr, $entry:ident) => {{
        let plugin: &$crate::plugin::Plugin = $plugin;
        if plugin.has_field(std::mem::offset_of!(torchtpu_pjrt_sys::PJRT_Api, $entry)) {
            // SAFETY: the plugin's table is long enough to hold the field.
            #[allow(unused_unsafe)] // `call!` is used in unsafe blocks
            let function = unsafe { (&raw const (*plugin.api()).$entry).read() };
            function
        } else {
            None
        }
        .ok_or_else(|| plugin.lacks(stringify!($entry)))
    }};
}

/// Calls an entry of the API with an argument structure and returns the structure as the plugin left it. Must be used
/// in an unsafe block: the pointers in the structure must be valid for what the entry does with them.
macro_rules! call {
    ($plugin:expr, $entry:ident, $args:expr) => {
        match $crate::plugin::entry!($plugin, $entry) {
            Err(error) => Err(error),
            Ok(function) => {
                let mut args = torchtpu_pjrt_sys::Args::new($args);
                let error = function(args.as_mut_ptr());
                $plugin.check(error).map(|()| *args.get())
            }
        }
    };
}

pub(crate) use {call, entry};

static LOADED: Mutex<Option<HashMap<PathBuf, Arc<Plugin>>>> = Mutex::new(None);

impl Plugin {
    /// Loads and initialises the plugin at `path`, or returns the one loaded from this file earlier.
    ///
    /// # Errors
    /// `NotFound` when there is no such file, `InvalidArgument` when it is not a loadable PJRT plugin,
    /// `FailedPrecondition` when its API has another major version, and what its initialisation reports.
    pub fn load(path: &Path) -> Result<Arc<Self>> {
        let canonical = path
            .canonicalize()
            .map_err(|e| Error::new(Code::NotFound, format!("no PJRT plugin at {}: {e}", path.display())))?;
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        let loaded = loaded.get_or_insert_with(HashMap::new);
        if let Some(plugin) = loaded.get(&canonical) {
            return Ok(plugin.clone());
        }
        let plugin = Arc::new(Self::open(canonical.clone())?);
        loaded.insert(canonical, plugin.clone());
        Ok(plugin)
    }

    fn open(path: PathBuf) -> Result<Self> {
        let shown = path.display();
        let c_path = CString::new(path.as_os_str().as_bytes())
            .map_err(|_| Error::invalid(format!("{shown}: a path may not contain a zero byte")))?;
        // XLA logs to standard error from information upwards. What matters comes back as an error; keep errors only
        // unless the user chose otherwise.
        if std::env::var_os("TF_CPP_MIN_LOG_LEVEL").is_none() {
            std::env::set_var("TF_CPP_MIN_LOG_LEVEL", "2");
        }
        // SAFETY: plain dlopen; running the library's initialisers is what loading a plugin means.
        let handle = unsafe { libc::dlopen(c_path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() {
            return Err(Error::invalid(format!("cannot load {shown}: {}", dl_error())));
        }
        // SAFETY: `handle` is valid; the name is a C string.
        let symbol = unsafe { libc::dlsym(handle, c"GetPjrtApi".as_ptr()) };
        if symbol.is_null() {
            return Err(Error::invalid(format!("{shown} is not a PJRT plugin: it does not export GetPjrtApi")));
        }
        // SAFETY: the PJRT convention fixes the signature of this symbol.
        let get_api =
            unsafe { std::mem::transmute::<*mut c_void, unsafe extern "C" fn() -> *const sys::PJRT_Api>(symbol) };
        // SAFETY: as above.
        let api = unsafe { get_api() };
        if api.is_null() {
            return Err(Error::new(Code::Internal, format!("{shown}: GetPjrtApi returned null")));
        }
        // SAFETY: every version of the table starts with its size, extensions and version.
        let version = unsafe { (&raw const (*api).pjrt_api_version).read() };
        let version = (version.major_version, version.minor_version);
        if version.0 != sys::PJRT_API_MAJOR as i32 {
            return Err(Error::new(
                Code::FailedPrecondition,
                format!(
                    "{shown} speaks PJRT API {}.{}, this program {}.{}: different major versions are incompatible",
                    version.0,
                    version.1,
                    sys::PJRT_API_MAJOR,
                    sys::PJRT_API_MINOR
                ),
            ));
        }
        let plugin = Self { api, path, version };
        // SAFETY: no pointers are passed.
        match unsafe { call!(&plugin, PJRT_Plugin_Initialize, sys::PJRT_Plugin_Initialize_Args::default()) } {
            // A plugin without the entry needs no initialisation.
            Err(e) if entry!(&plugin, PJRT_Plugin_Initialize).is_ok() => Err(e),
            _ => Ok(plugin),
        }
    }

    /// Version of the PJRT API the plugin was built with: (major, minor).
    pub fn api_version(&self) -> (i32, i32) {
        self.version
    }

    /// The file it was loaded from (canonical).
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the plugin says of itself, e.g. `xla_version` and the StableHLO versions it reads. Empty if it says nothing.
    pub fn attributes(&self) -> Result<Vec<(String, Value)>> {
        // SAFETY: the attributes live as long as the process.
        unsafe {
            let out = call!(self, PJRT_Plugin_Attributes, sys::PJRT_Plugin_Attributes_Args::default())?;
            Ok(value::read(out.attributes, out.num_attributes))
        }
    }

    /// Types (`PJRT_Extension_Type` numbers) of the extensions the plugin offers, in its order.
    pub fn extension_types(&self) -> Vec<u32> {
        let mut types = Vec::new();
        let mut next = self.first_extension();
        while !next.is_null() {
            // SAFETY: the chain is immutable, null-terminated and lives as long as the process.
            let extension = unsafe { &*next };
            types.push(extension.type_);
            next = extension.next;
        }
        types
    }

    fn first_extension(&self) -> *const sys::PJRT_Extension_Base {
        // SAFETY: every version of the table has this field.
        unsafe { (&raw const (*self.api).extension_start).read() }
    }

    pub(crate) fn api(&self) -> *const sys::PJRT_Api {
        self.api
    }

    /// Whether the plugin's table is long enough to hold the pointer at `offset`.
    pub(crate) fn has_field(&self, offset: usize) -> bool {
        // SAFETY: every version of the table starts with its size.
        let size = unsafe { (&raw const (*self.api).struct_size).read() };
        offset + size_of::<usize>() <= size
    }

    pub(crate) fn lacks(&self, entry: &str) -> Error {
        Error::new(
            Code::Unimplemented,
            format!(
                "the plugin {} (PJRT API {}.{}) lacks {entry}",
                self.path.display(),
                self.version.0,
                self.version.1
            ),
        )
    }

    /// Turns the plugin's error object, if any, into an [`Error`] and frees it.
    pub(crate) fn check(&self, raw: *mut sys::PJRT_Error) -> Result<()> {
        if raw.is_null() {
            return Ok(());
        }
        let mut error = Error::new(Code::Unknown, "the plugin reports an error without a message");
        // SAFETY: `raw` is a live error; its message lives until it is destroyed, which happens once, last.
        unsafe {
            if let Ok(message) = entry!(self, PJRT_Error_Message) {
                let mut args = sys::Args::new(sys::PJRT_Error_Message_Args { error: raw, ..Default::default() });
                message(args.as_mut_ptr());
                error.message = value::string(args.get().message, args.get().message_size);
            }
            if let Ok(code) = entry!(self, PJRT_Error_GetCode) {
                let mut args = sys::Args::new(sys::PJRT_Error_GetCode_Args { error: raw, ..Default::default() });
                let failed = code(args.as_mut_ptr());
                if failed.is_null() {
                    error.code = Code::from_raw(args.get().code);
                } else {
                    self.destroy_error(failed);
                }
            }
            self.destroy_error(raw);
        }
        Err(error)
    }

    /// # Safety
    /// `raw` is a live error of this plugin and is not used afterwards.
    unsafe fn destroy_error(&self, raw: *mut sys::PJRT_Error) {
        if let Ok(destroy) = entry!(self, PJRT_Error_Destroy) {
            let mut args = sys::Args::new(sys::PJRT_Error_Destroy_Args { error: raw, ..Default::default() });
            // SAFETY: as promised by the caller.
            unsafe { destroy(args.as_mut_ptr()) };
        }
    }
}

impl std::fmt::Debug for Plugin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plugin").field("path", &self.path).field("version", &self.version).finish()
    }
}

/// The loader's last message.
fn dl_error() -> String {
    // SAFETY: dlerror returns null or a C string valid until the thread's next dl call.
    unsafe {
        let message: *const c_char = libc::dlerror();
        if message.is_null() {
            "unknown reason".into()
        } else {
            CStr::from_ptr(message).to_string_lossy().into_owned()
        }
    }
}
