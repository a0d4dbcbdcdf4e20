//! Markdown, for pull requests.

use std::fmt::Write;

use crate::finding::Severity;
use crate::Report;

/// Findings beyond this many are counted, not listed.
const MOST: usize = 500;

/// The report as Markdown.
pub fn render(report: &Report) -> String {
    let mut out = String::new();
    let v = &report.verdict;
    let _ = writeln!(out, "# CUDA dependency report\n");
    let _ = writeln!(out, "**{}**, portability {} of 100.\n", v.state.words(), v.score);
    let _ = writeln!(
        out,
        "{} files, {} lines: {} errors ({} mended by `--fix`), {} warnings, {} notes; {} ignored with a reason; {} files skipped.\n",
        report.files,
        report.lines,
        v.errors,
        v.fixable,
        v.warnings,
        v.notes,
        report.ignored.len(),
        report.skipped.len()
    );
    if !v.blocked_by.is_empty() {
        let _ = writeln!(out, "Blocked by: {}.\n", v.blocked_by.join(", "));
    }
    if !v.work.is_empty() {
        out.push_str("## Work for a person\n\n| rule | what | places | files |\n|---|---|--:|--:|\n");
        for w in &v.work {
            let _ = writeln!(out, "| {} | {} | {} | {} |", w.rule, w.what, w.places, w.files);
        }
        out.push('\n');
    }
    if !report.entry_points.is_empty() {
        out.push_str("## Entry points\n\n| script | verdict | score | blocked by |\n|---|---|--:|---|\n");
        for e in &report.entry_points {
            let by = e.verdict.blocked_by.join(", ");
            let _ = writeln!(
                out,
                "| {} | {} | {} | {} |",
                cell(&e.path),
                e.verdict.state.words(),
                e.verdict.score,
                cell(&by)
            );
        }
        out.push('\n');
    }
    out.push_str("## Findings\n\n| where | rule | severity | what | instead |\n|---|---|---|---|---|\n");
    let mut shown = report.findings.iter().filter(|f| f.severity > Severity::Note);
    for f in shown.by_ref().take(MOST) {
        let fix = f.fix.as_ref().map(|x| x.description.as_str()).unwrap_or("");
        let _ = writeln!(
            out,
            "| {}:{} | {} | {} | {} | {} |",
            cell(&f.path),
            f.line,
            f.rule,
            f.severity.name(),
            cell(&f.message),
            cell(fix)
        );
    }
    let more = shown.count();
    if more > 0 {
        let _ = writeln!(out, "\nand {more} more.");
    }
    if !report.skipped.is_empty() {
        out.push_str("\n## Skipped\n\n");
        for s in &report.skipped {
            let _ = writeln!(out, "- {}: {}", cell(&s.path), cell(&s.reason));
        }
    }
    let _ = writeln!(out, "\nScore: {}.", v.formula);
    out
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ").replace('<', "&lt;")
}
