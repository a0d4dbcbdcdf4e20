//! Finds imports of packages that need CUDA, or are written for it first. The table is `libraries.toml`; `--libraries FILE` adds
//! to it.
//!
//! ## Why
//! Where the package cannot be installed, the import ends the program. A package that is CUDA-first may import, and then
//! offers only part of what it does.
//!
//! ## Instead
//! The finding names what exists on TPU, Trainium and elsewhere. An import in a `try`, or behind a test such as
//! `is_flash_attn_available()`, already lets the program go on without it.

use ruff_python_ast::Stmt;

use crate::finding::{Hit, Severity};
use crate::libraries::{Library, Need};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at an import.
pub fn check(cx: &mut Checker<'_>, stmt: &Stmt) {
    let libraries = cx.libraries;
    match stmt {
        Stmt::Import(import) => {
            for alias in &import.names {
                if let Some(library) = libraries.import(&alias.name) {
                    report(cx, library, span(alias));
                }
            }
        }
        Stmt::ImportFrom(import) if import.level == 0 => {
            let module = import.module.as_ref().map(|m| m.as_str()).unwrap_or("");
            if let (Some(library), Some(m)) = (libraries.import(module), &import.module) {
                return report(cx, library, span(m));
            }
            for alias in &import.names {
                if let Some(library) = libraries.import(&format!("{module}.{}", alias.name)) {
                    report(cx, library, span(alias));
                }
            }
        }
        _ => {}
    }
}

fn report(cx: &mut Checker<'_>, library: &Library, at: std::ops::Range<usize>) {
    // Imports within a function fail only when it is called; the severity is the same, the scope says where.
    let severity = if library.cuda == Need::Only { Severity::Error } else { Severity::Warning };
    let mut hit = Hit::new("L101", at, severity, format!("{}: {}", library.name, library.why));
    hit.library = Some(library.name.clone());
    cx.report(hit.advice(library.alternatives()));
}
