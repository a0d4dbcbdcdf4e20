//! Executables on disk, so that the next process compiles nothing that this one did.
//!
//! `TORCHTPU_CACHE_DIR` is the folder (default `$XDG_CACHE_HOME/torchtpu/programs`, else under `~/.cache`),
//! `TORCHTPU_CACHE=off` switches it off, `TORCHTPU_CACHE_LIMIT_MB` bounds it (default 4096; the least recently used go first).
use crate::error::Result;
use crate::explain::Subject;
use crate::runtime::runtime;
use crate::{metrics, source};
use std::io::Write;
use std::path::PathBuf;
use std::sync::OnceLock;
use torchtpu_cache::{Cache, Found, Key};
use torchtpu_pjrt::{CompileOptions, Executable};

/// The cache in force; `None` when it is off or there is no place for it.
pub fn cache() -> Option<&'static Cache> {
    static CACHE: OnceLock<Option<Cache>> = OnceLock::new();
    CACHE
        .get_or_init(|| {
            let setting = std::env::var("TORCHTPU_CACHE").unwrap_or_default();
            if matches!(setting.trim(), "off" | "0" | "none") {
                return None;
            }
            let folder = std::env::var_os("TORCHTPU_CACHE_DIR").map(PathBuf::from).or_else(|| {
                let base = std::env::var_os("XDG_CACHE_HOME")
                    .map(PathBuf::from)
                    .or_else(|| std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".cache")))?;
                Some(base.join("torchtpu").join("programs"))
            })?;
            let megabytes = std::env::var("TORCHTPU_CACHE_LIMIT_MB").ok().and_then(|s| s.trim().parse::<u64>().ok());
            let cache = Cache::new(folder, megabytes.unwrap_or(4096) << 20);
            cache.prune();
            Some(cache)
        })
        .as_ref()
}

fn key(text: &str, options: &CompileOptions) -> Result<Key> {
    let rt = runtime()?;
    let options = options.encode();
    let kind = rt.client.device(0).kind().unwrap_or_default();
    // XLA's CPU code is made for the processor it was compiled on.
    let host = if rt.client.platform_name() == "cpu" { processor() } else { String::new() };
    Ok(Key::new()
        .with("program", Key::hash_of(text.as_bytes()))
        .with("options", Key::hash_of(&options))
        .with("platform", rt.client.platform_name())
        .with("version", rt.client.platform_version())
        .with("api", format!("{}.{}", rt.api_version.0, rt.api_version.1))
        .with("plugin", rt.choice.path.file_name().map_or(String::new(), |n| n.to_string_lossy().into_owned()))
        .with("size", std::fs::metadata(&rt.choice.path).map_or(0, |m| m.len()).to_string())
        .with("device", kind)
        .with("processor", host))
}

/// The processor's name and features.
fn processor() -> String {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| {
        let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let line = |name: &str| text.lines().find(|l| l.starts_with(name)).unwrap_or_default().to_string();
        Key::hash_of((line("model name") + &line("flags") + &line("Features")).as_bytes())
    })
    .clone()
}

/// The program's executable from disk, or what `compile` makes, which is then kept. A damaged entry, a full disk or a plugin
/// that cannot serialize only cost the time to compile.
pub(crate) fn load_or(
    text: &str,
    options: &CompileOptions,
    subject: &Subject,
    compile: impl FnOnce() -> Result<Executable>,
) -> Result<Executable> {
    let Some(cache) = cache() else { return compile() };
    let key = key(text, options)?.note("ops", subject.names.join(" ")).note("line", source::text(subject.line));
    if let Some(found) = load(cache, &key, options) {
        return Ok(found);
    }
    // Ranks that start together compile once: the others find the entry when the lock comes free.
    let lock = cache.lock(&key).ok();
    if lock.is_some() {
        if let Some(found) = load(cache, &key, options) {
            return Ok(found);
        }
    }
    let differing = cache.nearest(&key);
    if !differing.is_empty() {
        let fields: Vec<&str> = differing.iter().map(|d| d.0.as_str()).collect();
        metrics::event("cache_nearest", &format!("the disk has this program for another {}", fields.join(", ")));
    }
    let executable = compile()?;
    match executable.serialize() {
        Ok(bytes) => {
            if let Err(e) = cache.put(&key, &bytes) {
                metrics::event("cache_write_failed", &e.to_string());
            }
        }
        Err(e) => metrics::event("cache_serialize_failed", &e.message),
    }
    Ok(executable)
}

fn load(cache: &Cache, key: &Key, options: &CompileOptions) -> Option<Executable> {
    match cache.get(key) {
        Found::Miss => None,
        Found::Damaged(why) => {
            metrics::event("cache_entry_damaged", &why);
            let _ = writeln!(std::io::stderr(), "torchtpu: warning: a cached program is compiled again: {why}");
            None
        }
        Found::Hit(bytes) => match runtime().ok()?.client.deserialize(&bytes, options) {
            Ok(executable) => {
                metrics::event("cache_disk_hit", "");
                Some(executable)
            }
            Err(e) => {
                metrics::event("cache_entry_refused", &e.message);
                None
            }
        },
    }
}
