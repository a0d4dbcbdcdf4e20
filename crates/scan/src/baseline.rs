//! What is known and accepted: comments in the code, and a baseline file.

use std::collections::HashMap;

use serde_json::{json, Value};

use crate::finding::Finding;

/// What a comment says about a finding.
#[derive(Debug, PartialEq, Eq)]
pub enum Ignore {
    /// Nothing.
    No,
    /// To leave it out, for this reason.
    Because(String),
    /// To leave it out, without saying why.
    WithoutReason,
}

/// Reads `torchtpu: ignore[D101] reason` on the finding's line, or alone on the line before it.
pub fn ignore_comment(rule: &str, line: &str, before: &str) -> Ignore {
    let alone = before.trim_start();
    let before = if alone.starts_with('#') || alone.starts_with("//") { before } else { "" };
    for text in [line, before] {
        let Some((_, rest)) = text.split_once("torchtpu: ignore[") else { continue };
        let Some((rules, reason)) = rest.split_once(']') else { continue };
        if rules.split(',').any(|r| crate::rules::rule(r.trim()).is_some_and(|r| r.id == rule)) {
            let reason = reason.trim().trim_start_matches([':', '-']).trim();
            return if reason.is_empty() { Ignore::WithoutReason } else { Ignore::Because(reason.into()) };
        }
    }
    Ignore::No
}

/// The findings as a baseline file: how many of each, by path, rule and source line.
pub fn render(findings: &[Finding]) -> String {
    let mut counts: std::collections::BTreeMap<(String, &str, String), usize> = Default::default();
    for finding in findings {
        *counts.entry(finding.fingerprint()).or_default() += 1;
    }
    let rows: Vec<Value> = counts
        .into_iter()
        .map(|((path, rule, code), count)| json!({"path": path, "rule": rule, "code": code, "count": count}))
        .collect();
    let mut text = serde_json::to_string_pretty(&json!({"version": 1, "findings": rows})).expect("plain values");
    text.push('\n');
    text
}

/// Takes out the findings that a baseline file knows; returns how many.
///
/// # Errors
/// If the file is not a baseline.
pub fn subtract(findings: &mut Vec<Finding>, baseline: &str) -> Result<usize, String> {
    let value: Value = serde_json::from_str(baseline).map_err(|e| format!("not a baseline: {e}"))?;
    let rows = value.get("findings").and_then(Value::as_array).ok_or("not a baseline: it has no findings")?;
    let mut known: HashMap<(String, String, String), u64> = HashMap::new();
    for row in rows {
        let text = |key: &str| row.get(key).and_then(Value::as_str).unwrap_or("").to_owned();
        *known.entry((text("path"), text("rule"), text("code"))).or_default() +=
            row.get("count").and_then(Value::as_u64).unwrap_or(1);
    }
    let before = findings.len();
    findings.retain(|f| {
        let (path, rule, code) = f.fingerprint();
        match known.get_mut(&(path, rule.to_owned(), code)) {
            Some(left) if *left > 0 => {
                *left -= 1;
                false
            }
            _ => true,
        }
    });
    Ok(before - findings.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_need_a_reason() {
        let because = Ignore::Because("CUDA only by design".into());
        assert_eq!(ignore_comment("D101", "x.cuda()  # torchtpu: ignore[D101] CUDA only by design", ""), because);
        assert_eq!(
            ignore_comment("D101", "x.cuda()", "# torchtpu: ignore[cuda-method, D102]: CUDA only by design"),
            because
        );
        assert_eq!(ignore_comment("D101", "x.cuda()  # torchtpu: ignore[D101]", ""), Ignore::WithoutReason);
        assert_eq!(ignore_comment("D102", "x.cuda()  # torchtpu: ignore[D101] why", ""), Ignore::No);
        assert_eq!(ignore_comment("D101", "x.cuda()", "y.cuda()  # torchtpu: ignore[D101] why"), Ignore::No);
    }
}
