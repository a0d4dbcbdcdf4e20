//! A disk cache of compiled executables.
//!
//! A key is an ordered list of named fields, so that a miss can be explained. An entry is one file, written aside and renamed
//! into place, with a checksum: a truncated or damaged one is a miss. Processes that start together compile an entry once:
//! the first takes the entry's lock, the others wait for it.
//!
//! An entry's file is the magic number, the checksum of all that follows (XXH3, 8 bytes), the length of its description
//! (4 bytes, little-endian), the description (`name=value` lines: the key's fields, then [`Key::note`]s), and the body. Its
//! name is the hash of the first field, which should be the program's, and that of the whole key.
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use xxhash_rust::xxh3::{xxh3_128, xxh3_64};

const MAGIC: &[u8; 8] = b"TTEXE\x00\x00\x02";

/// What names an entry: fields in order, each with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    fields: Vec<(&'static str, String)>,
    notes: Vec<(&'static str, String)>,
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
    /// The key with a note for readers of the entry, which names nothing.
    pub fn note(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.notes.push((name, value.into()));
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
    /// The hash of the first field: what entries for other processors or versions have in common.
    fn program(&self) -> String {
        Self::hash_of(self.fields.first().map_or("", |f| f.1.as_str()).as_bytes())
    }
    /// The entry's file name.
    pub fn digest(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.fields {
            text.push_str(&format!("{}:{}={};", name, value.len(), value));
        }
        format!("{}-{}", self.program(), Self::hash_of(text.as_bytes()))
    }
    fn description(&self) -> String {
        let line = |(name, value): &(&str, String)| format!("{name}={}\n", value.replace('\n', " "));
        self.fields.iter().chain(&self.notes).map(line).collect()
    }
}

/// An entry's description: names and values.
pub type Description = Vec<(String, String)>;

/// The description and the body of an entry's file.
///
/// # Errors
/// Why the file is no entry, or a damaged one.
pub fn parse(bytes: &[u8]) -> Result<(Description, &[u8]), String> {
    if bytes.len() < 20 || &bytes[..7] != b"TTEXE\0\0" {
        return Err("not a cache entry".into());
    }
    if &bytes[..8] != MAGIC {
        return Err("written by another version of torchtpu".into());
    }
    let rest = &bytes[16..];
    if xxh3_64(rest).to_le_bytes() != bytes[8..16] {
        return Err("its checksum is wrong (truncated or altered)".into());
    }
    let length = u32::from_le_bytes([rest[0], rest[1], rest[2], rest[3]]) as usize;
    let text = rest.get(4..4 + length).ok_or("its description is cut off")?;
    let text = std::str::from_utf8(text).map_err(|_| "its description is not text")?;
    let fields = text.lines().filter_map(|l| l.split_once('=')).map(|(n, v)| (n.to_string(), v.to_string())).collect();
    Ok((fields, &rest[4 + length..]))
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
        let body = match parse(&bytes) {
            Ok((_, body)) => body.len(),
            Err(why) => return Found::Damaged(format!("{}: {why}", path.display())),
        };
        let body = bytes.split_off(bytes.len() - body);
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
        let description = key.description();
        let length = (description.len() as u32).to_le_bytes();
        let rest = [&length, description.as_bytes(), body].concat();
        let aside = parent.join(format!(".{}.{}", key.digest(), std::process::id()));
        let mut f = File::create(&aside)?;
        let written = f
            .write_all(MAGIC)
            .and_then(|()| f.write_all(&xxh3_64(&rest).to_le_bytes()))
            .and_then(|()| f.write_all(&rest));
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
    /// Of a key that has no entry: the fields in which the most similar entry of the same program differs, as (name, asked
    /// for, there). Empty when the program has no entry at all.
    pub fn nearest(&self, key: &Key) -> Vec<(String, String, String)> {
        let (digest, program) = (key.digest(), key.program());
        let Ok(files) = fs::read_dir(self.folder.join(&digest[..2])) else { return Vec::new() };
        let differences = |bytes: &[u8]| -> Option<Vec<(String, String, String)>> {
            let (there, _) = parse(bytes).ok()?;
            let differing = key.fields.iter().filter_map(|(name, asked)| {
                let value = there.iter().find(|(n, _)| n == name).map_or("", |(_, v)| v);
                (value != asked).then(|| (name.to_string(), asked.clone(), value.to_string()))
            });
            Some(differing.collect())
        };
        files
            .flatten()
            .filter(|f| f.file_name().to_string_lossy().starts_with(&program))
            .filter_map(|f| differences(&fs::read(f.path()).ok()?))
            .min_by_key(Vec::len)
            .unwrap_or_default()
    }
    /// Every entry: path, bytes, last use.
    pub fn entries(&self) -> Vec<(PathBuf, u64, SystemTime)> {
        let mut found = Vec::new();
        let Ok(folders) = fs::read_dir(&self.folder) else { return found };
        for folder in folders.flatten().filter(|f| f.file_name().len() == 2) {
            let Ok(files) = fs::read_dir(folder.path()) else { continue };
            for file in files.flatten().filter(|f| !f.file_name().to_string_lossy().starts_with('.')) {
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
    fn an_entry_tells_what_it_is_and_a_miss_what_differs() {
        let dir = tempfile::tempdir().unwrap();
        let cache = Cache::new(dir.path(), 1 << 20);
        let key = |plugin: &str| Key::new().with("program", "p").with("plugin", plugin).note("ops", "add mul");
        cache.put(&key("1"), b"body").unwrap();
        let bytes = fs::read(&cache.entries()[0].0).unwrap();
        let (description, body) = parse(&bytes).unwrap();
        assert_eq!(body, b"body");
        assert_eq!(description[2], ("ops".into(), "add mul".into()));
        assert_eq!(cache.get(&key("2")), Found::Miss);
        assert_eq!(cache.nearest(&key("2")), [("plugin".into(), "2".into(), "1".into())]);
        assert!(cache.nearest(&Key::new().with("program", "q")).is_empty());
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
            cache.put(&key(name), &[0; 100 - 20 - 54]).unwrap();
            let path = cache.path(&key(name));
            let at = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1000 + i as u64);
            File::open(path).unwrap().set_modified(at).unwrap();
        }
        assert_eq!(cache.prune(), 100);
        assert_eq!(cache.get(&key("a")), Found::Miss);
        assert!(matches!(cache.get(&key("c")), Found::Hit(_)));
    }
}
