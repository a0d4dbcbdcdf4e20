//! For people, in a terminal.

use std::fmt::Write;

use crate::finding::{Finding, Severity};
use crate::Report;

/// How to write it.
pub struct Style {
    /// With colours.
    pub colour: bool,
    /// Notes too.
    pub notes: bool,
}

impl Style {
    fn paint(&self, code: &str, text: &str) -> String {
        if self.colour {
            format!("\u{1b}[{code}m{text}\u{1b}[0m")
        } else {
            text.to_owned()
        }
    }

    fn severity(&self, severity: Severity) -> String {
        let code = match severity {
            Severity::Error => "1;31",
            Severity::Warning => "1;33",
            Severity::Note => "1;36",
        };
        self.paint(code, severity.name())
    }
}

/// The report as text.
pub fn render(report: &Report, style: &Style) -> String {
    let mut out = String::new();
    let least = if style.notes { Severity::Note } else { Severity::Warning };
    for finding in report.findings.iter().filter(|f| f.severity >= least) {
        one(&mut out, finding, style);
    }
    for s in &report.skipped {
        let _ = writeln!(out, "{}: {}: {}", style.paint("1;35", "skipped"), printable(&s.path), printable(&s.reason));
    }
    summary(&mut out, report, style);
    out
}

fn one(out: &mut String, finding: &Finding, style: &Style) {
    let cell = finding.cell.map(|c| format!(" (cell {c})")).unwrap_or_default();
    let guarded = if finding.guarded { style.paint("2", " guarded") } else { String::new() };
    let id = style.paint("1", finding.rule);
    let severity = style.severity(finding.severity);
    let _ = writeln!(out, "{severity}[{id}]{guarded}: {}", printable(&finding.message));
    let _ = writeln!(out, "  --> {}{cell}:{}:{}", printable(&finding.path), finding.line, finding.column);
    // Tabs would move the caret.
    let code: String = finding.snippet.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let shown = code.trim_start();
    let cut = code.chars().count() - shown.chars().count();
    let number = finding.line.to_string();
    let gutter = " ".repeat(number.len());
    let start = finding.column.saturating_sub(1).saturating_sub(cut);
    let length = shown.chars().count();
    if start < length {
        let end = if finding.end_line == finding.line {
            finding.end_column - 1 - cut.min(finding.end_column - 1)
        } else {
            length
        };
        let carets = "^".repeat(end.min(length).saturating_sub(start).max(1));
        let _ = writeln!(out, "{number} | {shown}");
        let _ = writeln!(out, "{gutter} | {}{}", " ".repeat(start), style.paint("1;31", &carets));
    }
    if let Some(fix) = &finding.fix {
        let how = if fix.automatic() { " (--fix does it)" } else { "" };
        let _ = writeln!(out, "{gutter} = instead: {}{how}", printable(&fix.description));
    }
    out.push('\n');
}

fn summary(out: &mut String, report: &Report, style: &Style) {
    let v = &report.verdict;
    let _ = writeln!(
        out,
        "{} files, {} lines: {} errors ({} mended by --fix), {} warnings, {} notes",
        report.files, report.lines, v.errors, v.fixable, v.warnings, v.notes
    );
    let _ = writeln!(out, "verdict: {}, portability {} of 100", style.paint("1", v.state.words()), v.score);
    if !v.blocked_by.is_empty() {
        let _ = writeln!(out, "blocked by: {}", v.blocked_by.join(", "));
    }
    for w in v.work.iter().take(8) {
        let _ = writeln!(out, "  {} {}: {} places in {} files", w.rule, w.what, w.places, w.files);
    }
    for e in report.entry_points.iter().take(12) {
        let v = &e.verdict;
        let _ = writeln!(
            out,
            "entry point {}: {}, {} of 100",
            printable(&e.path),
            style.paint("1", v.state.words()),
            v.score
        );
        for path in e.paths.iter().take(2) {
            let _ = writeln!(out, "  {}: {}", path.rule, printable(&path.steps.join(" -> ")));
        }
    }
    if report.entry_points.len() > 12 {
        let _ = writeln!(out, "and {} more entry points", report.entry_points.len() - 12);
    }
}

/// Text of a file or a path without control characters, which a terminal would obey.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}
