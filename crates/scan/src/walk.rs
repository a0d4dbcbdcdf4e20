//! Which files a scan reads, and as what.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use ignore::WalkBuilder;

use crate::finding::Skipped;

/// What a file is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Python source.
    Python,
    /// A Jupyter notebook.
    Notebook,
    /// CUDA source: `.cu`, `.cuh`.
    Cuda,
    /// C or C++ source and headers.
    Cpp,
    /// `CMakeLists.txt`, `*.cmake`.
    Cmake,
    /// Requirement files, one specifier a line.
    Requirements,
    /// `pyproject.toml` and other TOML.
    Toml,
    /// Lock files: `uv.lock`, `poetry.lock`, `pdm.lock`, `Pipfile.lock`.
    Lock,
    /// `Dockerfile`, `Containerfile`.
    Docker,
    /// Shell scripts.
    Shell,
    /// YAML, conda environments included.
    Yaml,
    /// JSON.
    Json,
}

/// What `path` is read as; `None` where it is of no interest.
pub fn classify(path: &Path) -> Option<FileKind> {
    let name = path.file_name()?.to_str()?;
    let lower = name.to_ascii_lowercase();
    let extension = lower.rsplit_once('.').map(|(_, e)| e).unwrap_or("");
    Some(match lower.as_str() {
        "cmakelists.txt" => FileKind::Cmake,
        "uv.lock" | "poetry.lock" | "pdm.lock" | "pipfile.lock" => FileKind::Lock,
        "pipfile" => FileKind::Toml,
        n if n.starts_with("dockerfile") || n.starts_with("containerfile") || n.ends_with(".dockerfile") => {
            FileKind::Docker
        }
        n if extension == "txt" && (n.contains("requirement") || n.contains("constraint")) => FileKind::Requirements,
        _ => match extension {
            "py" | "pyi" | "pyw" => FileKind::Python,
            "ipynb" => FileKind::Notebook,
            "cu" | "cuh" => FileKind::Cuda,
            "c" | "cc" | "cpp" | "cxx" | "h" | "hh" | "hpp" | "hxx" => FileKind::Cpp,
            "cmake" => FileKind::Cmake,
            "in" if lower.contains("requirement") => FileKind::Requirements,
            "txt" if path.parent().and_then(|p| p.file_name()).is_some_and(|d| d == "requirements") => {
                FileKind::Requirements
            }
            "toml" => FileKind::Toml,
            "sh" | "bash" | "zsh" | "slurm" | "sbatch" | "env" => FileKind::Shell,
            "yaml" | "yml" => FileKind::Yaml,
            "json" => FileKind::Json,
            _ => return None,
        },
    })
}

/// Files larger than this are named and skipped.
pub const MAX_BYTES: u64 = 16 << 20;
/// JSON and YAML larger than this are data, not configuration.
pub const MAX_CONFIG_BYTES: u64 = 1 << 20;

/// A file to read.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// Its name in reports, with `/` between the parts.
    pub name: String,
    /// What it is read as.
    pub kind: FileKind,
}

/// The files below `roots` that can hold findings, sorted by name, and what could not be walked.
///
/// Git-ignored files are left out unless `all`. Links are not followed, so that cycles cannot occur.
pub fn sources(roots: &[PathBuf], all: bool) -> (Vec<Source>, Vec<Skipped>) {
    let mut found = Vec::new();
    let mut skipped = Vec::new();
    for root in roots {
        if !root.exists() {
            skipped.push(Skipped { path: name(root), reason: "no such file or folder".into() });
            continue;
        }
        let mut builder = WalkBuilder::new(root);
        // `.github` and the like hold build files; `.git` and virtual environments never do.
        builder.hidden(false).require_git(false).parents(!all).git_ignore(!all).git_exclude(!all).git_global(!all);
        builder.ignore(!all).filter_entry(|entry| {
            let hidden = [".git", ".hg", ".venv", "node_modules", "__pycache__", ".tox", ".mypy_cache"];
            entry.depth() == 0 || !entry.file_name().to_str().is_some_and(|n| hidden.contains(&n))
        });
        for entry in builder.build() {
            match entry {
                Ok(entry) if entry.file_type().is_some_and(|t| t.is_file()) => {
                    let path = entry.into_path();
                    match classify(&path) {
                        Some(kind) => found.push(Source { name: name(&path), path, kind }),
                        // In a folder such files are of no interest; one that was asked for by name is.
                        None if path == *root => {
                            skipped
                                .push(Skipped { path: name(root), reason: "not a kind of file that is read".into() });
                        }
                        None => {}
                    }
                }
                Ok(entry)
                    if entry.depth() == 0 && entry.file_type().is_some_and(|t| !t.is_dir() && !t.is_symlink()) =>
                {
                    skipped.push(Skipped { path: name(root), reason: "neither a file nor a folder".into() });
                }
                Ok(_) => {}
                Err(error) => skipped.push(Skipped { path: name(root), reason: error.to_string() }),
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found.dedup_by(|a, b| a.name == b.name);
    (found, skipped)
}

fn name(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    text.strip_prefix("./").map(str::to_owned).unwrap_or(text)
}

/// The text of a file, or why it is skipped. The second value says what was odd about a text that is returned.
pub fn read(source: &Source) -> Result<(String, Option<String>), String> {
    let file = File::open(&source.path).map_err(|e| format!("cannot be read: {e}"))?;
    let size = file.metadata().map_err(|e| format!("cannot be read: {e}"))?.len();
    let limit = match source.kind {
        FileKind::Json | FileKind::Yaml => MAX_CONFIG_BYTES,
        _ => MAX_BYTES,
    };
    if size > limit {
        return Err(format!("{size} bytes, more than the {limit} that are read of such a file"));
    }
    let mut bytes = Vec::with_capacity(size as usize);
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|e| format!("cannot be read: {e}"))?;
    decode(bytes)
}

/// Text of bytes in UTF-8 (with or without mark), UTF-16 (with mark), or else read as Latin-1 and said so.
pub fn decode(bytes: Vec<u8>) -> Result<(String, Option<String>), String> {
    let utf16 = |decode: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|c| decode([c[0], c[1]])).collect();
        String::from_utf16(&units).map(|t| (t, Some("encoded as UTF-16".into()))).map_err(|_| "wrong UTF-16".to_owned())
    };
    if bytes.starts_with(&[0xff, 0xfe]) {
        return utf16(u16::from_le_bytes);
    }
    if bytes.starts_with(&[0xfe, 0xff]) {
        return utf16(u16::from_be_bytes);
    }
    if bytes.contains(&0) {
        return Err("binary: holds NUL bytes".into());
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok((text, None)),
        Err(error) => {
            let text = error.into_bytes().iter().map(|&b| b as char).collect();
            Ok((text, Some("not UTF-8; read as Latin-1".into())))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_follow_names() {
        let kind = |p: &str| classify(Path::new(p));
        assert_eq!(kind("a/requirements-dev.txt"), Some(FileKind::Requirements));
        assert_eq!(kind("requirements/base.txt"), Some(FileKind::Requirements));
        assert_eq!(kind("docker/Dockerfile.gpu"), Some(FileKind::Docker));
        assert_eq!(kind("notes.txt"), None);
    }

    #[test]
    fn encodings() {
        assert_eq!(decode(b"caf\xe9".to_vec()).unwrap().0, "café");
        assert_eq!(decode(vec![0xff, 0xfe, b'a', 0]).unwrap().0, "a");
        assert!(decode(vec![1, 0, 2]).is_err());
    }
}
