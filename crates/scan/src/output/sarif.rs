//! SARIF 2.1.0, for code hosts and editors.

use serde_json::{json, Value};

use crate::finding::{Finding, Fix};
use crate::rules::RULES;
use crate::Report;

/// The report as SARIF.
pub fn render(report: &Report) -> String {
    let rules: Vec<Value> = RULES
        .iter()
        .map(|r| {
            json!({
                "id": r.id,
                "name": pascal(r.name),
                "shortDescription": {"text": r.summary},
                "fullDescription": {"text": r.manual().lines().skip(2).take_while(|l| !l.is_empty()).collect::<Vec<_>>().join(" ")},
                "help": {"text": r.manual(), "markdown": r.manual()},
                "properties": {"tags": [r.kind.name()]},
            })
        })
        .collect();
    let ignored = report.ignored.iter().map(|i| {
        let mut value = result(&i.finding);
        value["suppressions"] = json!([{"kind": "inSource", "justification": i.reason}]);
        value
    });
    let results: Vec<Value> = report.findings.iter().map(result).chain(ignored).collect();
    let notifications: Vec<Value> = report
        .skipped
        .iter()
        .map(|s| {
            json!({
                "level": "warning",
                "message": {"text": s.reason},
                "locations": [{"physicalLocation": {"artifactLocation": {"uri": uri(&s.path)}}}],
            })
        })
        .collect();
    let value = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "torchtpu scan", "version": env!("CARGO_PKG_VERSION"), "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "invocations": [{"executionSuccessful": true, "toolExecutionNotifications": notifications}],
            "results": results,
        }],
    });
    serde_json::to_string_pretty(&value).expect("plain values") + "\n"
}

fn result(finding: &Finding) -> Value {
    let mut value = json!({
        "ruleId": finding.rule,
        "ruleIndex": RULES.iter().position(|r| r.id == finding.rule),
        "level": finding.severity.name(),
        "message": {"text": message(finding)},
        "locations": [{"physicalLocation": {
            "artifactLocation": {"uri": uri(&finding.path)},
            "region": {
                "startLine": finding.line,
                "startColumn": finding.column,
                "endLine": finding.end_line,
                "endColumn": finding.end_column,
                "snippet": {"text": finding.snippet},
            },
        }}],
        "properties": {"kind": finding.kind.name(), "guarded": finding.guarded},
    });
    if let Some(cell) = finding.cell {
        value["properties"]["cell"] = cell.into();
    }
    value
}

/// The message with what to do about it.
pub fn message(finding: &Finding) -> String {
    let does = |f: &Fix| if f.automatic() { " (--fix)" } else { "" };
    match &finding.fix {
        Some(fix) => format!("{}. Instead: {}{}", finding.message, fix.description, does(fix)),
        None => finding.message.clone(),
    }
}

/// A path as a relative URI reference.
fn uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => out.push(byte as char),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

fn pascal(name: &str) -> String {
    let capital = |w: &str| w[..1].to_ascii_uppercase() + &w[1..];
    name.split('-').map(capital).collect()
}
