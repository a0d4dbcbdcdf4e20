//! Events: completion of asynchronous work.
use crate::error::{Error, Result};
use crate::plugin::{call, Plugin};
use std::ffi::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::Arc;
use torchtpu_pjrt_sys as sys;

/// Completion of asynchronous work, with its error if it failed.
pub struct Event {
    plugin: Arc<Plugin>,
    // Null: complete from the start.
    raw: *mut sys::PJRT_Event,
}

// SAFETY: events are thread-safe.
unsafe impl Send for Event {}
// SAFETY: as above.
unsafe impl Sync for Event {}

/// What runs when an event is ready. It may run on a thread of the plugin, so it should be short and must not drop the last
/// handle of the client (which would wait for that very thread).
pub type Callback = Box<dyn FnOnce(Result<(), Error>) + Send>;

struct Pending {
    plugin: Arc<Plugin>,
    callback: Callback,
}

extern "C" fn on_ready(error: *mut sys::PJRT_Error, user: *mut c_void) {
    // SAFETY: `user` is the box leaked by `Event::on_ready`; the plugin calls back exactly once.
    let pending = unsafe { Box::from_raw(user.cast::<Pending>()) };
    let result = pending.plugin.check(error);
    // A panic must not unwind into the plugin.
    let _ = catch_unwind(AssertUnwindSafe(|| (pending.callback)(result)));
}

impl Event {
    /// Takes ownership of the plugin's event; null is an event that is complete.
    pub(crate) fn from_raw(plugin: Arc<Plugin>, raw: *mut sys::PJRT_Event) -> Self {
        Self { plugin, raw }
    }

    /// Whether the work is complete or has failed.
    pub fn is_ready(&self) -> Result<bool> {
        if self.raw.is_null() {
            return Ok(true);
        }
        // SAFETY: the event is live.
        let args = sys::PJRT_Event_IsReady_Args { event: self.raw, ..Default::default() };
        Ok(unsafe { call!(&self.plugin, PJRT_Event_IsReady, args) }?.is_ready)
    }

    /// Waits; the error is that of the work.
    pub fn wait(&self) -> Result<()> {
        if self.raw.is_null() {
            return Ok(());
        }
        // SAFETY: the event is live.
        let args = sys::PJRT_Event_Await_Args { event: self.raw, ..Default::default() };
        unsafe { call!(&self.plugin, PJRT_Event_Await, args) }.map(|_| ())
    }

    /// Runs `callback` once the work is complete or has failed: on a thread of the plugin, or right here.
    pub fn on_ready(&self, callback: Callback) -> Result<()> {
        if self.raw.is_null() {
            callback(Ok(()));
            return Ok(());
        }
        let pending = Box::into_raw(Box::new(Pending { plugin: self.plugin.clone(), callback }));
        let args = sys::PJRT_Event_OnReady_Args {
            event: self.raw,
            callback: Some(on_ready),
            user_arg: pending.cast(),
            ..Default::default()
        };
        // SAFETY: the event is live; `pending` is freed by the callback.
        match unsafe { call!(&self.plugin, PJRT_Event_OnReady, args) } {
            Ok(_) => Ok(()),
            Err(error) => {
                // SAFETY: a failed registration never calls back, so the box is still ours.
                drop(unsafe { Box::from_raw(pending) });
                Err(error)
            }
        }
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        if !self.raw.is_null() {
            let args = sys::PJRT_Event_Destroy_Args { event: self.raw, ..Default::default() };
            // SAFETY: the event is live and destroyed once; registered callbacks outlive it.
            let _ = unsafe { call!(&self.plugin, PJRT_Event_Destroy, args) };
        }
    }
}

impl std::fmt::Debug for Event {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Event").field("ready", &self.is_ready()).finish()
    }
}
