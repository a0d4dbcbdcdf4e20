//! A disk cache of compiled executables.
//!
//! A key is an ordered list of named fields, so that a miss can be explained. An entry is one file, written aside and renamed
//! into place, with a checksum: a truncated or damaged one is a miss. Processes that start together compile an entry once:
//! the first takes the entry's lock, the others wait for it.
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use xxhash_rust::xxh3::{xxh3_128, xxh3_64};

const MAGIC: &[u8; 8] = b"TTEXE\x00\x00\x01";

/// What names an entry: fields in order, each with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    fields: Vec<(&'static str, String)>,
}

impl Key {
    /// A key without fields.
    pub fn new() -> Self {
        Self::default()
    }
    /// The key with one more field. Large values should be given as their hash (see [`Key::hash_of`]).
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.fields.push((name, value.into()));
        self
    }
    /// 128 bits of a large value, as hex.
    pub fn hash_of(value: &[u8]) -> String {
        format!("{:032x}", xxh3_128(value))
    }
    /// The fields.
    pub fn fields(&self) -> &[(&'static str, String)] {
        &self.fields
    }
    /// The entry's file name.
    pub fn digest(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.fields {
            text.push_str(&format!("{}:{}={};", name, value.len(), value));
        }
        Self::hash_of(text.as_bytes())
    }
}

/// A folder of entries.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
    limit: u64,
}

/// What reading an entry gave.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// The entry's bytes.
    Hit(Vec<u8>),
    /// There is none.
    Miss,
    /// There is one, but it is damaged; why.
    Damaged(String),
}

/// Held while an entry is being made; released when dropped.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Cache {
    /// A cache in `folder` that [`Cache::prune`] keeps under `limit` bytes. Creates nothing yet.
    pub fn new(folder: impl Into<PathBuf>, limit: u64) -> Self {
        Self { folder: folder.into(), limit }
    }
    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
    fn path(&self, key: &Key) -> PathBuf {
        let digest = key.digest();
        self.folder.join(&digest[..2]).join(digest)
    }
    /// Reads an entry.
    pub fn get(&self, key: &Key) -> Found {
        let path = self.path(key);
        let mut bytes = Vec::new();
        match File::open(&path).and_then(|mut f| f.read_to_end(&mut bytes)) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Found::Miss,
            Err(e) => return Found::Damaged(format!("{}: {e}", path.display())),
            Ok(_) => {}
        }
        let damaged = |why: &str| Found::Damaged(format!("{}: {why}", path.display()));
        if bytes.len() < 16 || &bytes[..8] != MAGIC {
            return damaged("not a cache entry");
        }
        let body = bytes.split_off(16);
        if xxh3_64(&body).to_le_bytes() != bytes[8..16] {
            return damaged("its checksum is wrong (truncated or altered)");
        }
        // Last use, for pruning; a read-only folder is no reason to fail.
        if let Ok(f) = OpenOptions::new().append(true).open(&path) {
            let _ = f.set_modified(SystemTime::now());
        }
        Found::Hit(body)
    }
    /// Writes an entry, whole or not at all.
    pub fn put(&self, key: &Key, body: &[u8]) -> io::Result<()> {
        let path = self.path(key);
        let parent = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(parent)?;
        let aside = parent.join(format!(".{}.{}", key.digest(), std::process::id()));
        let mut f = File::create(&aside)?;
        let written = f
            .write_all(MAGIC)
            .and_then(|()| f.write_all(&xxh3_64(body).to_le_bytes()))
            .and_then(|()| f.write_all(body));
        drop(f);
        match written.and_then(|()| fs::rename(&aside, &path)) {
            Ok(()) => Ok(()),
            Err(e) => {
                let _ = fs::remove_file(&aside);
                Err(e)
            }
        }
    }
    /// Waits for the entry's lock. Whoever gets it should look again before making the entry.
    pub fn lock(&self, key: &Key) -> io::Result<Lock> {
        let folder = self.folder.join("locks");
        fs::create_dir_all(&folder)?;
        // A few hundred lock files serve all entries.
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(&key.digest()[..2]))?;
        file.lock()?;
        Ok(Lock { _file: file })
    }
    /// Every entry: path, bytes, last use.
    pub fn entries(&self) -> Vec<(PathBuf, u64, SystemTime)> {
        let mut found = Vec::new();
        let Ok(folders) = fs::read_dir(&self.folder) else { return found };
        for folder in folders.flatten().filter(|f| f.file_name().len() == 2) {
            let Ok(files) = fs::read_dir(folder.path()) else { continue };
            for file in files.flatten() {
                if let Ok(meta) = file.metadata() {
                    found.push((file.path(), meta.len(), meta.modified().unwrap_or(SystemTime::UNIX_EPOCH)));
                }
            }
        }
        found
    }
    /// Removes the least recently used entries until the limit holds; gives how many bytes went.
    pub fn prune(&self) -> u64 {
        let mut entries = self.entries();
        let mut total: u64 = entries.iter().map(|e| e.1).sum();
        entries.sort_by_key(|e| e.2);
        let mut removed = 0;
        for (path, bytes, _) in entries {
            if total <= self.limit {
                break;
            }
            if fs::remove_file(path).is_ok() {
                total -= bytes;
                removed += bytes;
            }
        }
        removed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(program: &str) -> Key {
        Key::new().with("program", Key::hash_of(program.as_bytes())).with("plugin", "cpu 1")
    }

    #[test]
    fn what_is_put_is_found() {
        let dir = tempfile::tempdir().unwrap();
        let cache = Cache::new(dir.path(), 1 << 20);
        assert_eq!(cache.get(&key("a")), Found::Miss);
        cache.put(&key("a"), b"body").unwrap();
        assert_eq!(cache.get(&key("a")), Found::Hit(b"body".to_vec()));
        assert_eq!(cache.get(&key("b")), Found::Miss);
    }

    #[test]
    fn a_field_cannot_run_into_the_next() {
        let one = Key::new().with("a", "1;b:1=2").digest();
        let two = Key::new().with("a", "1").with("b", "2").digest();
        assert_ne!(one, two);
    }

    #[test]
    fn damage_is_a_miss_with_a_reason() {
        let dir = tempfile::tempdir().unwrap();
        let cache = Cache::new(dir.path(), 1 << 20);
        cache.put(&key("a"), &[7; 100]).unwrap();
        let path = cache.entries()[0].0.clone();
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..60]).unwrap();
        assert!(matches!(cache.get(&key("a")), Found::Damaged(why) if why.contains("checksum")));
        fs::write(&path, b"x").unwrap();
        assert!(matches!(cache.get(&key("a")), Found::Damaged(_)));
    }

    #[test]
    fn pruning_removes_the_least_recently_used() {
        let dir = tempfile::tempdir().unwrap();
        let cache = Cache::new(dir.path(), 250);
        for (i, name) in ["a", "b", "c"].iter().enumerate() {
            cache.put(&key(name), &[0; 84]).unwrap();
            let path = cache.path(&key(name));
            let at = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1000 + i as u64);
            File::open(path).unwrap().set_modified(at).unwrap();
        }
        assert_eq!(cache.prune(), 100);
        assert_eq!(cache.get(&key("a")), Found::Miss);
        assert!(matches!(cache.get(&key("c")), Found::Hit(_)));
    }
}
