//! What no scan should meet, and does: each file is named and skipped, or read as far as possible; nothing crashes.

use std::fs;
use std::path::Path;

use torchtpu_scan::libraries::Libraries;
use torchtpu_scan::walk::{self, FileKind, Source};
use torchtpu_scan::{fix, python, scan, Options, Report, CRASHED};

fn run(path: &Path) -> Report {
    let libraries = Libraries::load(None).unwrap();
    scan(&Options { paths: vec![path.to_owned()], all: false, libraries, hazards: true }, &|_, _| {})
}

/// The reason why the one file of that name was skipped.
fn reason(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(name), bytes).unwrap();
    let report = run(folder.path());
    assert_eq!(report.skipped.len(), 1, "{name}: {:?}", report.skipped);
    assert!(report.skipped[0].path.ends_with(name));
    report.skipped[0].reason.clone()
}

/// The rules of the findings in a file of that name.
fn found(name: &str, bytes: impl AsRef<[u8]>) -> Vec<&'static str> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(name), bytes).unwrap();
    run(folder.path()).findings.iter().map(|f| f.rule).collect()
}

#[test]
fn unreadable() {
    let folder = tempfile::tempdir().unwrap();
    let source = |path| Source { path, name: "a.py".into(), kind: FileKind::Python };
    // Gone between the walk and the reading; and something that opens but does not read.
    for path in [folder.path().join("gone.py"), folder.path().to_owned()] {
        assert!(walk::read(&source(path)).unwrap_err().starts_with("cannot be read"));
    }
    assert_eq!(run(&folder.path().join("none")).skipped[0].reason, "no such file or folder");
    fs::write(folder.path().join("notes.txt"), "cuda").unwrap();
    assert_eq!(run(&folder.path().join("notes.txt")).skipped[0].reason, "not a kind of file that is read");
}

#[test]
fn binary_and_huge() {
    assert!(reason("a.py", b"import torch\0\x01\x02").contains("binary"));
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.py", "b.cu", "c.json", "d.yaml", "e.ipynb", "requirements.txt"] {
        fs::File::create(folder.path().join(name)).unwrap().set_len(100 << 20).unwrap();
    }
    let report = run(folder.path());
    assert_eq!((report.skipped.len(), report.files), (6, 0));
    assert!(report.skipped.iter().all(|s| s.reason.contains("104857600 bytes")), "{:?}", report.skipped);
}

#[test]
fn encodings() {
    let text = "# é\nimport torch\nx = torch.ones(1).cuda()\n";
    let utf16 = |mark: [u8; 2], order: fn(u16) -> [u8; 2]| {
        [&mark[..], &text.encode_utf16().flat_map(order).collect::<Vec<_>>()].concat()
    };
    assert_eq!(found("a.py", utf16([0xff, 0xfe], u16::to_le_bytes)), ["D101"]);
    assert_eq!(found("a.py", utf16([0xfe, 0xff], u16::to_be_bytes)), ["D101"]);
    assert_eq!(found("a.py", format!("\u{feff}{text}")), ["D101"]);
    let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
    assert_eq!(found("a.py", &latin), ["D101"]);
    assert_eq!(reason("a.py", &latin), "not UTF-8; read as Latin-1");
    // Half a surrogate pair.
    assert_eq!(reason("a.py", [0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00]), "wrong UTF-16");
    assert_eq!(found("a.py", text.replace('\n', "\r\n")), ["D101"]);
    assert_eq!(found("a.py", text.replace('\n', "\r")), ["D101"]);
}

#[test]
fn deep_nesting() {
    let deep = |open: &str, n| open.repeat(n);
    assert!(reason("a.py", deep("(", 200_000)).contains("levels deep"));
    assert!(reason("a.json", deep("[", 200_000)).contains("not JSON"));
    assert!(reason("a.ipynb", deep("{\"cells\":", 50_000)).contains("malformed notebook"));
    assert!(reason("a.yaml", deep("[", 100_000)).contains("not wholly YAML"));
    assert!(reason("a.toml", format!("a = {}", deep("[", 100_000))).contains("not wholly TOML"));
    assert_eq!(found("a.py", format!("x = {}1{}\ny.cuda()", deep("[", 5_000), deep("]", 5_000))), ["D101"]);
}

#[cfg(unix)]
#[test]
fn links_that_cycle() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("a/b");
    fs::create_dir_all(&inner).unwrap();
    fs::write(inner.join("m.py"), "x.cuda()\n").unwrap();
    std::os::unix::fs::symlink(folder.path(), inner.join("up")).unwrap();
    std::os::unix::fs::symlink("self.py", inner.join("self.py")).unwrap();
    let report = run(folder.path());
    assert_eq!((report.files, report.findings.len()), (1, 1));
}

#[test]
fn malformed_notebooks_and_configurations() {
    for bad in ["", "{", "[]", "{\"cells\": 3}", "null", "{\"nbformat\": 4}"] {
        assert!(reason("a.ipynb", bad).contains("malformed notebook"), "{bad}");
    }
    let odd = r#"{"cells": [null, {"cell_type": "code"}, {"cell_type": "code", "source": [1, "x.cuda()"]}]}"#;
    assert_eq!(found("a.ipynb", odd), ["D101"]);
    assert!(reason("a.json", "{\"device\": ").contains("not JSON"));
    // What is not wholly of its language is named and still read, line by line.
    let yaml = "device: cuda\nlist: [1, 2\n  : {{ x }}\n";
    assert!(reason("a.yaml", yaml).contains("not wholly YAML"));
    assert_eq!(found("a.yaml", yaml), ["D109"]);
    assert!(reason("pyproject.toml", "[project\nname = ").contains("not wholly TOML"));
    let bomb = "a: &a [x, x]\n".to_owned()
        + &(b'b'..=b'z').map(|c| format!("{0}: &{0} [*{1}, *{1}]\n", c as char, (c - 1) as char)).collect::<String>();
    let started = std::time::Instant::now();
    found("a.yaml", bomb);
    assert!(started.elapsed().as_secs() < 20, "an alias bomb is not expanded");
}

/// A small generator of numbers, so that a failure can be repeated.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    fn mutate(&mut self, bytes: &mut Vec<u8>, others: &[Vec<u8>]) {
        const PIECES: &[&str] = &[
            "(",
            ")",
            "\"",
            "'''",
            "\\",
            "\n",
            "\r",
            "#",
            "{",
            "}",
            "[",
            "f\"{",
            ":",
            "    ",
            "\t",
            "é",
            "\u{2028}",
            "cuda",
            "\"cuda\"",
            ".cuda()",
            "= ",
            "- ",
            "device: ",
            "torch.",
            "<<EOF",
            "\\\n",
            "$(",
            "`",
            "+cu",
            "/whl/cu12",
            "%%",
            "!",
        ];
        for _ in 0..=self.below(6) {
            let at = self.below(bytes.len() + 1);
            let end = (at + self.below(30)).min(bytes.len());
            match self.below(5) {
                0 => drop(bytes.drain(at..end)),
                1 => drop(bytes.splice(at..at, PIECES[self.below(PIECES.len())].bytes())),
                2 => {
                    let copy = bytes[at..end].to_vec();
                    bytes.splice(at..at, copy);
                }
                3 if at < bytes.len() => bytes[at] = self.below(256) as u8,
                _ => {
                    let other = &others[self.below(others.len())];
                    let from = self.below(other.len() + 1);
                    bytes.truncate(at);
                    bytes.extend(&other[from..]);
                }
            }
        }
    }
}

/// Mutated cases of the planted corpus, under every name that is read: no crash, and fixes that leave what was Python
/// Python and that a second round leaves alone.
#[test]
fn mutated_files() {
    const NAMES: &[&str] = &[
        "a.py",
        "a.ipynb",
        "a.cu",
        "a.cpp",
        "CMakeLists.txt",
        "requirements.txt",
        "pyproject.toml",
        "uv.lock",
        "Dockerfile",
        "a.sh",
        "a.yaml",
        "a.json",
        "setup.py",
        "c.toml",
    ];
    const ROUNDS: usize = 3_000;
    let seeds = seeds();
    let target = tempfile::tempdir().unwrap();
    let mut numbers = Numbers(7);
    for i in 0..ROUNDS {
        let mut bytes = seeds[numbers.below(seeds.len())].clone();
        numbers.mutate(&mut bytes, &seeds);
        let path = target.path().join(i.to_string());
        fs::create_dir(&path).unwrap();
        fs::write(path.join(NAMES[if i % 2 == 0 { 0 } else { numbers.below(NAMES.len()) }]), bytes).unwrap();
    }
    let report = run(target.path());
    let crashed: Vec<_> = report.skipped.iter().filter(|s| s.reason == CRASHED).collect();
    assert!(crashed.is_empty(), "{crashed:?}");
    assert!(report.files > ROUNDS / 2 && report.findings.len() > ROUNDS / 4, "{} files", report.files);
    assert!(mends(&report) > 0);
}

/// Pairs of planted cases in one file, so that there is much to mend.
#[test]
fn joined_cases() {
    let target = tempfile::tempdir().unwrap();
    let cases: Vec<String> = seeds().iter().map(|c| unmarked(std::str::from_utf8(c).unwrap())).collect();
    let mut numbers = Numbers(11);
    for i in 0..600 {
        let pick = |numbers: &mut Numbers| cases[numbers.below(cases.len())].clone();
        let text = format!("import torch\n{}{}", pick(&mut numbers), pick(&mut numbers));
        fs::write(target.path().join(format!("{i}.py")), text).unwrap();
    }
    let mended = mends(&run(target.path()));
    assert!(mended > 100, "{mended} files mended");
}

/// The planted cases, marks and all.
fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/planted");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    let text: String = files.iter().map(|f| fs::read_to_string(f).unwrap()).collect();
    text.split("\n== ").map(|c| c.split_once('\n').unwrap().1.into()).collect()
}

fn unmarked(text: &str) -> String {
    text.lines().map(|l| l.split_once("  <- ").map_or(l, |(code, _)| code).to_owned() + "\n").collect()
}

/// How many of the Python files are mended; those that were without a syntax error have to stay so, and a second round
/// must leave them alone.
fn mends(report: &Report) -> usize {
    let libraries = Libraries::load(None).unwrap();
    let mut mended = 0;
    for group in report.findings.chunk_by(|a, b| a.path == b.path).filter(|g| g[0].path.ends_with(".py")) {
        let Ok(old) = fs::read_to_string(&group[0].path) else { continue };
        let new = fixed(&old, &libraries);
        if new == old || python::read(&old, "", &libraries).unwrap().error.is_some() {
            continue;
        }
        mended += 1;
        let error = python::read(&new, "", &libraries).unwrap().error;
        assert!(error.is_none(), "{error:?}\n--- before\n{old}\n--- after\n{new}");
        let again = fixed(&new, &libraries);
        assert_eq!(again, new, "a second fix changes nothing\n--- before\n{old}");
    }
    mended
}

fn fixed(source: &str, libraries: &Libraries) -> String {
    let hits = python::read(source, "", libraries).unwrap().hits;
    let edits = hits.into_iter().filter_map(|h| h.fix).flat_map(|f| f.edits).collect();
    fix::apply(source, edits)
}
