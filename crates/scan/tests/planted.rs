//! Precision and recall on planted cases: small files whose findings are marked, and near misses that have none.
//!
//! `planted/*.txt` hold the cases. `== NAME FILE` starts one; a line that ends in `<- D101 D102:warning` is expected to
//! give these findings, with that severity where one is stated, and no others. Notebooks are written cell by cell.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::json;
use torchtpu_scan::finding::Severity;
use torchtpu_scan::libraries::Libraries;
use torchtpu_scan::{scan, Options};

const PRECISION: f64 = 0.97;
const RECALL: f64 = 0.95;

/// Case, cell, line and rule of a finding.
type Place = (String, usize, usize, String);

struct Case {
    name: String,
    file: String,
    text: String,
    expected: Vec<(usize, usize, String, Option<String>)>,
}

/// The marks at the end of a line, and the line without them.
fn marks(line: &str) -> (&str, Vec<(String, Option<String>)>) {
    let rule =
        |w: &str| w.len() == 4 && w.starts_with(['K', 'L', 'D', 'H']) && w[1..].bytes().all(|b| b.is_ascii_digit());
    let Some((code, list)) = line.rsplit_once("  <- ") else { return (line, Vec::new()) };
    let marks = list.split_whitespace().map(|word| {
        let (id, severity) = word.split_once(':').map_or((word, None), |(id, s)| (id, Some(s.to_owned())));
        assert!(rule(id), "not a mark: {line}");
        (id.to_owned(), severity)
    });
    (code, marks.collect())
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let (mut cell, mut line) = (0, 0);
    for row in text.lines() {
        if let Some(head) = row.strip_prefix("== ") {
            let (name, file) = head.split_once(' ').expect("a name and a file");
            cases.push(Case { name: name.into(), file: file.into(), text: String::new(), expected: Vec::new() });
            (cell, line) = (0, 0);
            continue;
        }
        let case = cases.last_mut().expect("a case first");
        if row.starts_with("%% ") && case.file.ends_with(".ipynb") {
            (cell, line) = (cell + 1, 0);
            case.text.push_str(row);
            case.text.push('\n');
            continue;
        }
        line += 1;
        let (code, found) = marks(row);
        case.text.push_str(code);
        case.text.push('\n');
        case.expected.extend(found.into_iter().map(|(rule, severity)| (cell, line, rule, severity)));
    }
    for case in cases.iter_mut().filter(|c| c.file.ends_with(".ipynb")) {
        let cells = case.text.split("%% ").skip(1).map(|cell| {
            let (kind, source) = cell.split_once('\n').expect("a kind of cell");
            json!({"cell_type": kind, "metadata": {}, "source": source.split_inclusive('\n').collect::<Vec<_>>()})
        });
        case.text = json!({"cells": cells.collect::<Vec<_>>(), "nbformat": 4}).to_string();
    }
    cases
}

fn load() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/planted");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|f| cases(&std::fs::read_to_string(f).unwrap())).collect()
}

#[test]
fn precision_and_recall() {
    let cases = load();
    assert!(cases.len() >= 200, "{} cases", cases.len());
    let names: std::collections::HashSet<_> = cases.iter().map(|c| &c.name).collect();
    assert_eq!(names.len(), cases.len(), "names are unique");
    let folder = tempfile::tempdir().unwrap();
    let mut expected: BTreeMap<Place, Vec<Option<String>>> = BTreeMap::new();
    for case in &cases {
        let path = folder.path().join(&case.name).join(&case.file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, &case.text).unwrap();
        for (cell, line, rule, severity) in &case.expected {
            expected.entry((case.name.clone(), *cell, *line, rule.clone())).or_default().push(severity.clone());
        }
    }
    let libraries = Libraries::load(None).unwrap();
    let report =
        scan(&Options { paths: vec![folder.path().to_owned()], all: false, libraries, hazards: true }, &|_, _| {});
    assert_eq!(report.files, cases.len(), "every case is read: {:?}", report.skipped);
    let root = format!("{}/", folder.path().display());
    let (mut right, mut wrong, mut severities) = (0, Vec::new(), Vec::new());
    for finding in &report.findings {
        let case = finding.path.strip_prefix(&root).unwrap().split('/').next().unwrap().to_owned();
        let place = (case, finding.cell.unwrap_or(0), finding.line, finding.rule.to_owned());
        match expected.get_mut(&place).and_then(Vec::pop) {
            Some(severity) => {
                right += 1;
                let is = match finding.severity {
                    Severity::Note => "note",
                    Severity::Warning => "warning",
                    Severity::Error => "error",
                };
                if severity.as_ref().is_some_and(|s| s != is) {
                    severities.push(format!("{place:?}: {is}, not {}", severity.unwrap()));
                }
            }
            None => wrong.push(format!("{place:?} {}", finding.snippet)),
        }
    }
    let missed: Vec<_> =
        expected.iter().filter(|(_, left)| !left.is_empty()).map(|(p, left)| (p, left.len())).collect();
    let lost: usize = missed.iter().map(|(_, n)| n).sum();
    let precision = right as f64 / (right + wrong.len()) as f64;
    let recall = right as f64 / (right + lost) as f64;
    println!("{} cases, precision {precision:.3}, recall {recall:.3}", cases.len());
    println!("wrong: {wrong:#?}\nmissed: {missed:#?}\nseverities: {severities:#?}");
    assert!(precision >= PRECISION, "precision {precision:.3}");
    assert!(recall >= RECALL, "recall {recall:.3}");
    assert!(severities.is_empty(), "severities differ");
}

#[test]
fn every_rule_has_a_case() {
    let cases = load();
    for rule in torchtpu_scan::rules::RULES {
        let expects = |c: &&Case| c.expected.iter().any(|(_, _, r, _)| r == rule.id);
        assert!(cases.iter().any(|c| expects(&c)), "{} has no case", rule.id);
        // A case that marks other lines only, or nothing, is a near miss.
    }
    assert!(cases.iter().filter(|c| c.expected.is_empty()).count() >= 40, "near misses");
}
