//! Finds what ties a source tree to CUDA, and loosens it.
//!
//! [`scan`] walks folders, reads every file that can hold a finding, asks the rules, and gives a [`Report`]: findings, what was
//! skipped and why, a verdict for the project and for each entry point. It needs neither a device nor PyTorch.

pub mod baseline;
pub mod finding;
pub mod fix;
pub mod libraries;
pub mod notebook;
pub mod output;
pub mod python;
pub mod readiness;
pub mod rules;
pub mod text;
pub mod verdict;
pub mod walk;

use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::prelude::*;
use serde::Serialize;

use finding::{Finding, Lines, Severity, Skipped};
use libraries::Libraries;
use verdict::{EntryPoint, ModuleInfo, Verdict};
use walk::{FileKind, Source};

/// What to scan, and how.
pub struct Options {
    /// Files and folders.
    pub paths: Vec<PathBuf>,
    /// Read git-ignored files too.
    pub all: bool,
    /// The table of packages.
    pub libraries: Libraries,
    /// Report hazards too.
    pub hazards: bool,
}

/// What a scan found.
#[derive(Debug, Serialize)]
pub struct Report {
    /// The verdict over everything that was scanned.
    pub verdict: Verdict,
    /// Scripts and what they reach.
    pub entry_points: Vec<EntryPoint>,
    /// Findings by path, line and column.
    pub findings: Vec<Finding>,
    /// Findings left out because of a comment in the code, with its reason.
    pub ignored: Vec<Ignored>,
    /// Files not read, or not wholly.
    pub skipped: Vec<Skipped>,
    /// Files read.
    pub files: usize,
    /// Lines read.
    pub lines: usize,
}

/// A finding that a comment asks to leave out.
#[derive(Debug, Serialize)]
pub struct Ignored {
    /// The finding.
    pub finding: Finding,
    /// Why, in the words of the comment.
    pub reason: String,
}

/// What one file gives.
#[derive(Default)]
struct Scanned {
    findings: Vec<Finding>,
    ignored: Vec<Ignored>,
    skipped: Vec<Skipped>,
    module: Option<ModuleInfo>,
    lines: usize,
    read: bool,
}

/// The reason given for a file on which the scanner itself failed.
pub const CRASHED: &str = "the scanner failed on it; please report this file";

/// Scans; `progress` is told how many of how many files are done, from any thread.
pub fn scan(options: &Options, progress: &(dyn Fn(usize, usize) + Sync)) -> Report {
    let (sources, mut skipped) = walk::sources(&options.paths, options.all);
    let done = AtomicUsize::new(0);
    let each = |source: &Source| {
        // A fault in a rule costs one file, which is named, not the whole report.
        let scanned = catch_unwind(AssertUnwindSafe(|| scan_file(source, options))).unwrap_or_else(|_| Scanned {
            skipped: vec![Skipped { path: source.name.clone(), reason: CRASHED.into() }],
            ..Scanned::default()
        });
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, sources.len());
        scanned
    };
    // Recursion over trees of ordinary depth needs more than the usual stack in an unoptimised build.
    let pool = rayon::ThreadPoolBuilder::new().stack_size(16 << 20).build();
    let scanned: Vec<Scanned> = match pool {
        Ok(pool) => pool.install(|| sources.par_iter().map(each).collect()),
        Err(_) => sources.iter().map(each).collect(),
    };
    let (mut findings, mut ignored, mut modules, mut lines, mut files) = (Vec::new(), Vec::new(), Vec::new(), 0, 0);
    for one in scanned {
        findings.extend(one.findings);
        ignored.extend(one.ignored);
        skipped.extend(one.skipped);
        modules.extend(one.module);
        lines += one.lines;
        files += usize::from(one.read);
    }
    findings
        .sort_by(|a, b| (&a.path, a.cell, a.line, a.column, a.rule).cmp(&(&b.path, b.cell, b.line, b.column, b.rule)));
    let mut report = Report {
        verdict: Verdict::of(&findings, lines),
        entry_points: Vec::new(),
        findings,
        ignored,
        skipped,
        files,
        lines,
    };
    report.entry_points = verdict::entry_points(&modules, &report.findings);
    report
}

/// The package of a file, dotted, from the folders above it that hold an `__init__.py`.
fn package(source: &Source) -> String {
    let mut parts = Vec::new();
    let mut folder = source.path.parent();
    while let Some(dir) = folder.filter(|d| d.join("__init__.py").exists() && parts.len() < 32) {
        parts.push(dir.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default());
        folder = dir.parent();
    }
    parts.reverse();
    parts.join(".")
}

fn scan_file(source: &Source, options: &Options) -> Scanned {
    let mut out = Scanned::default();
    let skip = |reason: String| Skipped { path: source.name.clone(), reason };
    let text = match walk::read(source) {
        Ok((text, note)) => {
            out.skipped.extend(note.map(skip));
            text
        }
        Err(reason) => {
            out.skipped.push(skip(reason));
            return out;
        }
    };
    let lines = Lines::new(&text);
    (out.lines, out.read) = (lines.count(), true);
    let table = &options.libraries;
    let hits = match source.kind {
        FileKind::Python => {
            let package = package(source);
            match python::read(&text, &package, table) {
                Ok(mut module) => {
                    if let Some((offset, message)) = module.error.take() {
                        let (line, _) = lines.position(offset);
                        out.skipped
                            .push(skip(format!("syntax error in line {line}: {message}; read as far as possible")));
                    }
                    if source.name.ends_with("setup.py") {
                        module.hits.extend(text::setup_py(&text, table));
                    }
                    out.module = Some(ModuleInfo::new(&source.name, &package, &mut module, &lines));
                    module.hits
                }
                Err(reason) => {
                    out.skipped.push(skip(reason));
                    Vec::new()
                }
            }
        }
        FileKind::Notebook => {
            match notebook(source, &text, table, &mut out) {
                Ok(()) => {}
                Err(reason) => out.skipped.push(skip(reason)),
            }
            out.findings.retain(|f| options.hazards || f.kind != finding::Kind::Hazard);
            return out;
        }
        FileKind::Cuda => [rules::cuda_source::check(&text), rules::inline_ptx::cuda(&text)].concat(),
        FileKind::Cpp => [rules::cuda_host_code::check(&text), rules::inline_ptx::cuda_cpp(&text)].concat(),
        FileKind::Cmake => rules::cuda_extension::cmake(&text),
        FileKind::Requirements => text::requirements(&text, table),
        FileKind::Toml => {
            if let Err(error) = toml::from_str::<toml::Table>(&text) {
                let message = error.message().lines().next().unwrap_or("").to_owned();
                out.skipped.push(skip(format!("not wholly TOML: {message}; read line by line")));
            }
            let build = source.name.ends_with("pyproject.toml") || source.name.ends_with("Pipfile");
            if build {
                text::toml(&text, table)
            } else {
                text::toml_config(&text)
            }
        }
        FileKind::Lock => text::lock(&text, table),
        FileKind::Docker => text::docker(&text, table),
        FileKind::Shell => text::shell(&text, table),
        FileKind::Yaml => {
            if let Err(message) = text::is_yaml(&text) {
                out.skipped.push(skip(format!("not wholly YAML: {message}; read line by line")));
            }
            text::yaml(&text, table)
        }
        FileKind::Json => match text::json(&text) {
            Ok(hits) => hits,
            Err(reason) => {
                out.skipped.push(skip(reason));
                Vec::new()
            }
        },
    };
    for hit in hits {
        let finding = hit.finding(&source.name, &lines);
        if !options.hazards && finding.kind == finding::Kind::Hazard {
            continue;
        }
        out.keep(finding, |line| lines.line(line));
    }
    out
}

impl Scanned {
    /// Keeps a finding, unless a comment on its line or the one before asks to leave it out.
    fn keep<'a>(&mut self, mut finding: Finding, line: impl Fn(usize) -> &'a str) {
        match baseline::ignore_comment(finding.rule, line(finding.line), line(finding.line.saturating_sub(1))) {
            baseline::Ignore::No => self.findings.push(finding),
            baseline::Ignore::Because(reason) => self.ignored.push(Ignored { finding, reason }),
            baseline::Ignore::WithoutReason => {
                finding.message.push_str(" (the comment that ignores it gives no reason, so it counts)");
                self.findings.push(finding);
            }
        }
    }
}

fn notebook(source: &Source, text: &str, table: &Libraries, out: &mut Scanned) -> Result<(), String> {
    let notebook = notebook::read(text)?;
    let lines = Lines::new(&notebook.source);
    out.lines = lines.count();
    let module = python::read(&notebook.source, "", table)?;
    if let Some((offset, message)) = module.error {
        let (cell, line) = notebook.place(lines.position(offset).0);
        let reason = format!("syntax error in cell {cell}, line {line}: {message}; read as far as possible");
        out.skipped.push(Skipped { path: source.name.clone(), reason });
    }
    for hit in module.hits {
        let mut finding = hit.finding(&source.name, &lines);
        let snippet = lines.line(finding.line);
        let before = lines.line(finding.line.saturating_sub(1));
        let (cell, line) = notebook.place(finding.line);
        let height = finding.end_line - finding.line;
        (finding.cell, finding.line, finding.end_line) = (Some(cell), line, line + height);
        // Edits are for the code of the cells, not for the bytes of the file.
        if let Some(fix) = &mut finding.fix {
            fix.edits.clear();
        }
        let asked = finding.line;
        out.keep(finding, |l| if l == asked { snippet } else { before });
    }
    Ok(())
}

impl Report {
    /// Whether a finding at or above that severity is there.
    pub fn fails(&self, on: Severity) -> bool {
        self.findings.iter().any(|f| f.severity >= on)
    }
}
