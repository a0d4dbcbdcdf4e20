//! The table of CUDA-only and CUDA-first packages, read from `libraries.toml` and from a file of the user's.

use serde::Deserialize;
use std::collections::HashMap;

/// How much a package needs CUDA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Need {
    /// It does not work without.
    Only,
    /// Some of it works elsewhere.
    First,
}

/// One entry of the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// What people call it.
    pub name: String,
    /// Names in requirement files; a trailing `*` matches any ending.
    #[serde(default)]
    pub packages: Vec<String>,
    /// Modules, with everything below them.
    #[serde(default)]
    pub imports: Vec<String>,
    /// How much it needs CUDA.
    pub cuda: Need,
    /// What it needs CUDA for.
    pub why: String,
    /// What to use on TPU.
    pub tpu: Option<String>,
    /// What to use on Trainium.
    pub trainium: Option<String>,
    /// What to use anywhere else.
    pub elsewhere: Option<String>,
}

impl Library {
    /// What exists instead, in a sentence.
    pub fn alternatives(&self) -> String {
        let parts = [("on TPU", &self.tpu), ("on Trainium", &self.trainium), ("elsewhere", &self.elsewhere)];
        let parts: Vec<String> =
            parts.iter().filter_map(|(on, what)| what.as_ref().map(|w| format!("{on}: {w}"))).collect();
        if parts.is_empty() {
            "no replacement is known".into()
        } else {
            parts.join("; ")
        }
    }
}

#[derive(Deserialize)]
struct Table {
    library: Vec<Library>,
}

/// The table, indexed by import and by package.
pub struct Libraries {
    entries: Vec<Library>,
    by_import: HashMap<String, usize>,
    by_package: HashMap<String, usize>,
    prefixes: Vec<(String, usize)>,
}

impl Libraries {
    /// The built-in table with `extra` (TOML of the same form) added; later entries win.
    ///
    /// # Errors
    /// If `extra` is not of that form.
    pub fn load(extra: Option<&str>) -> Result<Self, String> {
        let mut entries = toml::from_str::<Table>(include_str!("libraries.toml")).map_err(|e| e.to_string())?.library;
        if let Some(extra) = extra {
            entries.extend(toml::from_str::<Table>(extra).map_err(|e| e.to_string())?.library);
        }
        let mut table =
            Libraries { entries: Vec::new(), by_import: HashMap::new(), by_package: HashMap::new(), prefixes: vec![] };
        for (i, entry) in entries.iter().enumerate() {
            for import in &entry.imports {
                table.by_import.insert(import.clone(), i);
            }
            for package in &entry.packages {
                match package.strip_suffix('*') {
                    Some(prefix) => table.prefixes.push((normalise_prefix(prefix), i)),
                    None => drop(table.by_package.insert(normalise(package), i)),
                }
            }
        }
        table.entries = entries;
        Ok(table)
    }

    /// The package that a module belongs to, by its longest listed ancestor.
    pub fn import(&self, module: &str) -> Option<&Library> {
        let mut name = module;
        loop {
            if let Some(&i) = self.by_import.get(name) {
                return Some(&self.entries[i]);
            }
            name = &name[..name.rfind('.')?];
        }
    }

    /// The package of that name in a requirement file.
    pub fn package(&self, name: &str) -> Option<&Library> {
        let name = normalise(name);
        let exact = self.by_package.get(&name).copied();
        let i = exact.or_else(|| self.prefixes.iter().rev().find(|(p, _)| name.starts_with(p)).map(|&(_, i)| i))?;
        Some(&self.entries[i])
    }
}

/// A package name in the one form that requirement files compare.
pub fn normalise(name: &str) -> String {
    normalise_prefix(name.trim_matches(['-', '_', '.']))
}

fn normalise_prefix(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        match c {
            '-' | '_' | '.' if out.ends_with('-') => {}
            '-' | '_' | '.' => out.push('-'),
            c => out.push(c.to_ascii_lowercase()),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_prefixes() {
        let table = Libraries::load(None).unwrap();
        assert_eq!(table.package("Flash_Attn").unwrap().name, "flash-attn");
        assert_eq!(table.package("cupy-cuda12x").unwrap().name, "CuPy");
        assert_eq!(table.import("flash_attn.bert_padding").unwrap().name, "flash-attn");
        assert!(table.import("flash_attn_utils_of_ours").is_none());
        assert!(table.package("torch").is_none());
        assert!(table.import("numba").is_none());
    }

    #[test]
    fn the_table_can_be_extended() {
        let more = "[[library]]\nname='ours'\npackages=['our-kernels']\ncuda='only'\nwhy='kernels'\n";
        let table = Libraries::load(Some(more)).unwrap();
        assert_eq!(table.package("our.kernels").unwrap().alternatives(), "no replacement is known");
    }
}
