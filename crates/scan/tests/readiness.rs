//! `--readiness`: what the document says of the facts, in both languages and forms, and what it makes of bad files.
//!
//! The whole documents are in `readiness/`; with `UPDATE_EXPECT=1` they are written anew.

use std::fs;
use std::path::{Path, PathBuf};

use torchtpu_scan::readiness::{html, markdown, Facts, Language};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/readiness")
}

fn facts() -> Facts {
    Facts::read(&folder().join("facts.yaml")).unwrap()
}

#[test]
fn whole_documents() {
    let facts = facts();
    for (name, text) in [
        ("checklist.en.md", markdown(&facts, Language::English)),
        ("checklist.it.md", markdown(&facts, Language::Italian)),
        ("checklist.en.html", html(&facts, Language::English)),
        ("checklist.it.html", html(&facts, Language::Italian)),
    ] {
        let path = folder().join(name);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, &text).unwrap();
        }
        assert!(fs::read_to_string(&path).unwrap() == text, "{name} differs; UPDATE_EXPECT=1 writes it anew");
    }
}

#[test]
fn what_the_lists_say() {
    let text = markdown(&facts(), Language::English);
    for row in [
        "| TPU v6e | europe-west4 | available | v6e-16 (europe-west4-a), v6e-8 (europe-west4-a) |",
        "| TPU v6e | europe-west8 | not listed | - |",
        "| nvidia-l4 | europe-west4 | available | nvidia-l4 (europe-west4-b) |",
    ] {
        assert!(text.contains(row), "{row}\n{text}");
    }
    assert!(!text.contains("us-east5"), "a region that is not allowed");
}

#[test]
fn what_a_switch_does_to_commitments() {
    let text = markdown(&facts(), Language::English);
    // 306 days: March to December 2027, both ends counted.
    for effect in [
        "unused from 2027-03-01 to 2027-12-31: 306 days; notice can be given until 2027-09-30",
        "remains in use: a wanted chip in an allowed region",
        "ends on 2026-12-31, before the switch",
        "cannot be said: what it is for is not stated",
    ] {
        assert!(text.contains(effect), "{effect}\n{text}");
    }
}

#[test]
fn nothing_is_invented() {
    let path = write("organisation: X\n");
    let facts = Facts::read(&path.1).unwrap();
    for language in [Language::English, Language::Italian] {
        let text = markdown(&facts, language);
        assert!(!text.contains("ACN"), "not an Italian public body");
        assert!(text.matches("- [ ]").count() >= 5, "{text}");
        assert!(!text.contains("europe"), "{text}");
    }
    let text = markdown(&facts, Language::English);
    assert!(text.contains("Regions allowed: not stated. Source: not stated."));
}

#[test]
fn both_languages_say_the_same_things() {
    let facts = facts();
    let (english, italian) = (markdown(&facts, Language::English), markdown(&facts, Language::Italian));
    for mark in ["\n## ", "\n| ", "\n- [ ] "] {
        assert_eq!(english.matches(mark).count(), italian.matches(mark).count(), "{mark}");
    }
    for word in ["unused", "available", "not stated", "A person", "Source"] {
        assert!(english.contains(word) && !italian.contains(word), "{word} is English");
    }
}

#[test]
fn text_of_the_facts_is_text() {
    let facts = facts();
    assert!(markdown(&facts, Language::English).contains("content of requests \\| &lt;notes>"));
    assert!(html(&facts, Language::English).contains("content of requests | &lt;notes&gt;"));
}

fn write(text: impl AsRef<[u8]>) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("facts.yaml");
    fs::write(&path, text).unwrap();
    (folder, path)
}

#[test]
fn bad_files_are_named() {
    for (text, says) in [
        (&b""[..], "empty"),
        (b"regions_allowed: [a", "not a file of facts"),
        (b"- 1\n- 2\n", "not a file of facts"),
        (b"regions_alowed: [a]\n", "unknown field `regions_alowed`"),
        (b"date: soon\n", "not a date of the form YYYY-MM-DD: soon"),
        (b"date: 2026-02-30\n", "not a date"),
        (b"processors:\n  - name: A\n    status: maybe\n", "unknown variant `maybe`"),
        (b"commitments:\n  - chip: a\n", "missing field `name`"),
        (b"a: &a [*a]\n", "not a file of facts"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"availability: [{file: none.json}]\n", "none.json"),
        (b"availability: [{file: facts.yaml}]\n", "not JSON"),
    ] {
        let (_folder, path) = write(text);
        let error = Facts::read(&path).expect_err(says);
        assert!(error.contains(says), "{error}");
        assert!(error.contains(path.parent().unwrap().to_str().unwrap()), "no path: {error}");
    }
    let (folder, path) = write("[".repeat(100_000));
    assert!(Facts::read(&path).is_err());
    assert!(Facts::read(folder.path()).is_err(), "a folder");
    fs::File::create(&path).unwrap().set_len(100 << 20).unwrap();
    assert!(Facts::read(&path).unwrap_err().contains("104857600 bytes are too many"));
}

#[test]
fn the_example_of_the_manual_is_of_the_form() {
    let manual = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scan.md")).unwrap();
    let example = manual.split("```yaml\n").nth(1).unwrap().split("```").next().unwrap();
    let (folder, path) = write(example);
    fs::copy(self::folder().join("tpus.json"), folder.path().join("tpus.json")).unwrap();
    let text = markdown(&Facts::read(&path).unwrap(), Language::English);
    assert!(text.contains("| TPU v6e | europe-west4 | available |"), "{text}");
}
