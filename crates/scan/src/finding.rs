//! What a scan finds: findings, their severity, and the edits that would mend them.

use serde::Serialize;

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Code written for one family of devices: CUDA, Triton, PTX, Pallas.
    Kernel,
    /// A package that needs CUDA or is written for it first.
    Library,
    /// A call, a string or a setting that names the device.
    Device,
    /// Code that runs on any device but is slow, or costly, on a compiled one.
    Hazard,
}

impl Kind {
    /// The lower-case name used in every output format.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Kernel => "kernel",
            Kind::Library => "library",
            Kind::Device => "device",
            Kind::Hazard => "hazard",
        }
    }
}

/// How much a finding stands in the way, from least to most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Nothing has to change: the code handles other devices, or this is for information.
    Note,
    /// It runs elsewhere, but not well, or only on one path.
    Warning,
    /// It does not run without CUDA.
    Error,
}

impl Severity {
    /// The lower-case name used in every output format (SARIF's levels have the same names).
    pub fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }

    /// One step less: what a guard does to the finding it guards.
    pub fn lowered(self) -> Severity {
        match self {
            Severity::Error => Severity::Warning,
            Severity::Warning | Severity::Note => Severity::Note,
        }
    }

    /// The severity of that name, if there is one.
    pub fn parse(name: &str) -> Option<Severity> {
        [Severity::Note, Severity::Warning, Severity::Error].into_iter().find(|s| s.name() == name)
    }
}

/// Replace the bytes `start..end` of the file by `text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Edit {
    /// First byte replaced.
    pub start: usize,
    /// One past the last byte replaced; equal to `start` for an insertion.
    pub end: usize,
    /// What takes its place.
    pub text: String,
}

/// How a finding can be mended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fix {
    /// What to do, in a sentence.
    pub description: String,
    /// The edits that `--fix` makes; empty where only a person can do it.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// Whether `--fix` can do it.
    pub fn automatic(&self) -> bool {
        !self.edits.is_empty()
    }
}

/// One thing that was found, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The file, as the walk reached it (`/` between its parts).
    pub path: String,
    /// Line, from 1; in a notebook, the line within the cell.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Line of the end of the span.
    pub end_line: usize,
    /// Column just past the span.
    pub end_column: usize,
    /// Cell of a notebook, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<usize>,
    /// Stable id of the rule.
    pub rule: &'static str,
    /// What it is about.
    pub kind: Kind,
    /// How much it stands in the way, after guards.
    pub severity: Severity,
    /// What was found, in a sentence.
    pub message: String,
    /// How to mend it.
    pub fix: Option<Fix>,
    /// Whether the code around it already handles other devices.
    pub guarded: bool,
    /// The package, where the finding is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// The function or class it is in, dotted; empty at module level.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub scope: String,
    /// The source line, for reports.
    pub snippet: String,
}

impl Finding {
    /// What identifies a finding in a baseline: where it is does not matter, so that edits elsewhere in the file don't.
    pub fn fingerprint(&self) -> (String, &'static str, String) {
        (self.path.clone(), self.rule, self.snippet.trim().to_owned())
    }
}

/// A file that was not read, or only in part, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Skipped {
    /// The file.
    pub path: String,
    /// Why, in a sentence.
    pub reason: String,
}

/// Turns byte offsets of a text into lines and columns.
pub struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// Indexes the lines of `text`.
    pub fn new(text: &'a str) -> Self {
        let mut starts = vec![0];
        starts.extend(text.bytes().enumerate().filter(|&(_, b)| b == b'\n').map(|(i, _)| i + 1));
        Lines { text, starts }
    }

    /// How many lines there are; a last line without a line break counts.
    pub fn count(&self) -> usize {
        self.starts.len() - usize::from(self.text.is_empty() || self.text.ends_with('\n'))
    }

    /// Line and column, both from 1, of a byte offset; the column counts characters.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let offset = offset.min(self.text.len());
        let line = self.starts.partition_point(|&s| s <= offset);
        let before = self.text.get(self.starts[line - 1]..offset).unwrap_or("");
        (line, before.chars().count() + 1)
    }

    /// The text of a line (from 1), without its line break.
    pub fn line(&self, line: usize) -> &'a str {
        let Some(&start) = self.starts.get(line.wrapping_sub(1)) else { return "" };
        let end = self.starts.get(line).copied().unwrap_or(self.text.len());
        self.text[start..end].trim_end_matches(['\n', '\r'])
    }

    /// Byte offset of the first character of a line (from 1).
    pub fn start_of(&self, line: usize) -> usize {
        self.starts.get(line.wrapping_sub(1)).copied().unwrap_or(self.text.len())
    }
}

/// Longest source line kept for reports, in characters.
const SNIPPET: usize = 200;

/// Everything a rule says about a place; the rest of a [`Finding`] follows from the file.
#[derive(Clone, Debug)]
pub struct Hit {
    /// Id of the rule.
    pub rule: &'static str,
    /// Bytes of the span.
    pub start: usize,
    /// One past the span's last byte.
    pub end: usize,
    /// Severity before guards.
    pub severity: Severity,
    /// What was found.
    pub message: String,
    /// How to mend it.
    pub fix: Option<Fix>,
    /// Whether a guard covers it.
    pub guarded: bool,
    /// The package it is about.
    pub library: Option<String>,
    /// The function or class it is in.
    pub scope: String,
}

impl Hit {
    /// A hit with neither fix nor guard.
    pub fn new(
        rule: &'static str,
        span: std::ops::Range<usize>,
        severity: Severity,
        message: impl Into<String>,
    ) -> Self {
        Hit {
            rule,
            start: span.start,
            end: span.end,
            severity,
            message: message.into(),
            fix: None,
            guarded: false,
            library: None,
            scope: String::new(),
        }
    }

    /// Adds advice that only a person can follow.
    pub fn advice(mut self, description: impl Into<String>) -> Self {
        self.fix = Some(Fix { description: description.into(), edits: Vec::new() });
        self
    }

    /// Adds edits that `--fix` can make.
    pub fn edits(mut self, description: impl Into<String>, edits: Vec<Edit>) -> Self {
        self.fix = Some(Fix { description: description.into(), edits });
        self
    }

    /// The finding this hit is, in the file `path`.
    pub fn finding(self, path: &str, lines: &Lines<'_>) -> Finding {
        let (line, column) = lines.position(self.start);
        let (end_line, end_column) = lines.position(self.end.max(self.start));
        let severity = if self.guarded { self.severity.lowered() } else { self.severity };
        Finding {
            path: path.to_owned(),
            line,
            column,
            end_line,
            end_column,
            cell: None,
            kind: crate::rules::kind(self.rule),
            rule: self.rule,
            severity,
            message: self.message,
            fix: self.fix,
            guarded: self.guarded,
            library: self.library,
            scope: self.scope,
            snippet: lines.line(line).chars().take(SNIPPET).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters() {
        let text = "è = 1\nx.cuda()\n";
        let lines = Lines::new(text);
        assert_eq!(lines.position(text.find("x.").unwrap()), (2, 1));
        assert_eq!(lines.position(text.find("= 1").unwrap()), (1, 3));
        assert_eq!((lines.count(), lines.line(2)), (2, "x.cuda()"));
    }
}
