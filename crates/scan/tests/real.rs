//! Precision on real projects: `real/verdicts.tsv` holds, for each of five projects, a hundred findings drawn by
//! `real/sample.py` and checked by hand. Columns: project, path, line, rule, verdict, source line.

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use torchtpu_scan::libraries::Libraries;
use torchtpu_scan::{scan, Options};

const VERDICTS: &str = include_str!("real/verdicts.tsv");
const PROJECTS: [&str; 5] = ["torchtitan", "transformers", "diffusers", "verl", "vllm"];

struct Row<'a> {
    project: &'a str,
    path: &'a str,
    line: usize,
    rule: &'a str,
    right: bool,
}

fn rows() -> Vec<Row<'static>> {
    let row = |line: &'static str| {
        let columns: Vec<&str> = line.splitn(6, '\t').collect();
        let [project, path, number, rule, verdict, _] = columns[..] else { panic!("not a row: {line}") };
        assert!(matches!(verdict, "true" | "false"), "no verdict: {line}");
        Row { project, path, line: number.parse().unwrap(), rule, right: verdict == "true" }
    };
    VERDICTS.lines().filter(|l| !l.starts_with('#')).map(row).collect()
}

#[test]
fn precision() {
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for row in rows() {
        let count = counts.entry(row.project).or_default();
        count.0 += usize::from(row.right);
        count.1 += 1;
    }
    assert_eq!(counts.len(), PROJECTS.len());
    for project in PROJECTS {
        let (right, all) = counts[project];
        println!("{project}: {right} of {all}");
        assert_eq!(all, 100, "{project}");
        assert!(right * 100 >= all * 95, "{project}: {right} of {all}");
    }
}

/// The scanner still gives each finding that was found right. `TORCHTPU_SCAN_SOURCES` is a folder with one folder for
/// each project, into which its wheel is unpacked; the versions are in the head of the list.
#[test]
#[ignore = "needs the projects' sources in TORCHTPU_SCAN_SOURCES"]
fn findings_are_still_reported() {
    let sources = PathBuf::from(std::env::var_os("TORCHTPU_SCAN_SOURCES").expect("TORCHTPU_SCAN_SOURCES"));
    let rows = rows();
    for project in PROJECTS {
        // A link is followed where it is asked for by name.
        let root = sources.join(project).canonicalize().unwrap();
        let libraries = Libraries::load(None).unwrap();
        let report = scan(&Options { paths: vec![root.clone()], all: true, libraries, hazards: true }, &|_, _| {});
        let prefix = format!("{}/", root.display());
        let found: HashSet<(&str, usize, &str)> =
            report.findings.iter().map(|f| (f.path.strip_prefix(&prefix).unwrap(), f.line, f.rule)).collect();
        for row in rows.iter().filter(|r| r.project == project && r.right) {
            assert!(
                found.contains(&(row.path, row.line, row.rule)),
                "{project} {}:{} {}",
                row.path,
                row.line,
                row.rule
            );
        }
    }
}
