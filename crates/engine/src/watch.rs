//! Waiting for the compiler: somebody who waits longer than two seconds is told for what, and Ctrl-C is heard.
use crate::error::{Error, Kind, Result};
use crate::explain::Subject;
use crate::runtime::runtime;
use crate::source;
use std::io::{IsTerminal, Write};
use std::sync::{mpsc, OnceLock};
use std::time::{Duration, Instant};
use torchtpu_pjrt::{CompileOptions, Executable};

static INTERRUPTED: OnceLock<fn() -> bool> = OnceLock::new();

/// Sets what tells whether the user has pressed Ctrl-C. It is called now and then while this thread waits.
pub fn set_interrupted(interrupted: fn() -> bool) {
    let _ = INTERRUPTED.set(interrupted);
}

/// How often Ctrl-C is looked for.
const LOOK: Duration = Duration::from_millis(100);
/// A compile that takes longer is announced.
const LONG: Duration = Duration::from_secs(2);

/// Compiles, on a thread of its own, so that this one can be interrupted; the compile then goes on, for nothing.
pub(crate) fn compile(text: &str, options: &CompileOptions, subject: &Subject) -> Result<Executable> {
    let (sender, done) = mpsc::channel();
    let (code, options) = (text.as_bytes().to_vec(), options.clone());
    let client = runtime()?.client.clone();
    let worker = std::thread::Builder::new().name("torchtpu-compile".into()).spawn(move || {
        let _ = sender.send(client.compile(&code, &options));
    });
    worker.map_err(|e| Error::runtime(format!("no thread to compile on: {e}")))?;
    let mut progress = Progress::new();
    loop {
        match done.recv_timeout(LOOK) {
            Ok(compiled) => return compiled.map_err(Error::from),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => return Err(Error::internal("the compiling thread died")),
        }
        progress.tell(subject);
        look(|| subject.brief())?;
    }
}

/// Waits until every sender is gone.
///
/// # Errors
/// `Interrupted`, at once.
pub(crate) fn until_left(leaving: &mpsc::Receiver<()>) -> Result<()> {
    while leaving.recv_timeout(LOOK) == Err(mpsc::RecvTimeoutError::Timeout) {
        look(|| "several programs".into())?;
    }
    Ok(())
}

fn look(what: impl FnOnce() -> String) -> Result<()> {
    match INTERRUPTED.get().is_some_and(|interrupted| interrupted()) {
        false => Ok(()),
        true => Err(Error {
            kind: Kind::Interrupted,
            message: format!("interrupted while compiling {}; nothing was lost", what()),
        }),
    }
}

/// One line on the terminal, rewritten, and gone when the wait ends. `TORCHTPU_PROGRESS=0` keeps it away.
struct Progress {
    since: Instant,
    shown: bool,
    wanted: bool,
}

impl Progress {
    fn new() -> Self {
        let off = std::env::var("TORCHTPU_PROGRESS").is_ok_and(|v| matches!(v.trim(), "0" | "off"));
        Self { since: Instant::now(), shown: false, wanted: !off && std::io::stderr().is_terminal() }
    }

    fn tell(&mut self, subject: &Subject) {
        let waited = self.since.elapsed();
        if !self.wanted || waited < LONG {
            return;
        }
        self.shown = true;
        let line = source::text(subject.line);
        let at = if line.is_empty() { line } else { format!(" at {line}") };
        let text = format!("torchtpu: compiling {}{at}: {} ({} s)", subject.brief(), subject.reason, waited.as_secs());
        let text: String = text.chars().take(150).collect();
        let _ = write!(std::io::stderr(), "\r\x1b[K{text}");
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
