//! `torchtpu scan`.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::{Args, ValueEnum};
use torchtpu_scan::finding::{Finding, Fix, Severity};
use torchtpu_scan::libraries::Libraries;
use torchtpu_scan::{baseline, fix, output, readiness, rules, verdict::Verdict, Options, Report};

/// How to write the report.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people, in a terminal.
    Text,
    /// An object with `findings`.
    Json,
    /// SARIF 2.1.0.
    Sarif,
    /// One HTML file.
    Html,
    /// For pull requests.
    Markdown,
}

/// At which severity the exit code is 1.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum FailOn {
    Note,
    Warning,
    Error,
    Never,
}

/// Language of the readiness document.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Language {
    En,
    It,
}

/// The exit code is 0 where nothing at `--fail-on` is found, 1 where something is, 2 where the scan could not be made.
#[derive(Args)]
pub struct Arguments {
    /// Files and folders to scan.
    #[arg(default_value = ".")]
    paths: Vec<PathBuf>,
    /// How to write the report.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Write the report to this file.
    #[arg(long, short)]
    output: Option<PathBuf>,
    /// At which severity the exit code is 1.
    #[arg(long, value_enum, default_value = "error")]
    fail_on: FailOn,
    /// Leave out the findings that this file knows.
    #[arg(long)]
    baseline: Option<PathBuf>,
    /// Write the findings to this file, as a baseline.
    #[arg(long)]
    write_baseline: Option<PathBuf>,
    /// Print the manual page of a rule, by id or name; `all` for every rule.
    #[arg(long, value_name = "RULE")]
    explain: Option<String>,
    /// Rewrite what is safe to rewrite.
    #[arg(long)]
    fix: bool,
    /// Show what `--fix` would do, and do nothing.
    #[arg(long)]
    diff: bool,
    /// Only these rules, by id or its beginning: `K`, `D1`, `D101`.
    #[arg(long, value_delimiter = ',')]
    select: Vec<String>,
    /// Not these rules.
    #[arg(long, value_delimiter = ',')]
    ignore: Vec<String>,
    /// A TOML file that adds to the table of packages.
    #[arg(long)]
    libraries: Option<PathBuf>,
    /// Read git-ignored files too.
    #[arg(long)]
    all: bool,
    /// Show notes too.
    #[arg(long)]
    notes: bool,
    /// Leave hazards out.
    #[arg(long)]
    no_hazards: bool,
    /// No progress bar and no colours.
    #[arg(long, short)]
    quiet: bool,
    /// Write a readiness checklist from a YAML file of the team's own facts instead of scanning.
    #[arg(long, value_name = "FILE")]
    readiness: Option<PathBuf>,
    /// Language of the readiness checklist.
    #[arg(long, value_enum, default_value = "en")]
    language: Language,
}

const SUCCESS: u8 = 0;
const FAILED: u8 = 2;

/// Runs it.
pub fn run(arguments: &Arguments) -> u8 {
    try_run(arguments).unwrap_or_else(|message| {
        eprintln!("torchtpu scan: {message}");
        FAILED
    })
}

fn read(path: &PathBuf) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn try_run(arguments: &Arguments) -> Result<u8, String> {
    if let Some(id) = &arguments.explain {
        return explain(arguments, id);
    }
    if let Some(file) = &arguments.readiness {
        let language = if arguments.language == Language::It {
            readiness::Language::Italian
        } else {
            readiness::Language::English
        };
        let facts = readiness::Facts::read(file)?;
        let text = match arguments.format {
            Format::Html => readiness::html(&facts, language),
            Format::Text | Format::Markdown => readiness::markdown(&facts, language),
            Format::Json | Format::Sarif => return Err("the readiness checklist is Markdown or HTML".into()),
        };
        return write(arguments, &text).map(|()| SUCCESS);
    }
    let extra = arguments.libraries.as_ref().map(read).transpose()?;
    let options = Options {
        paths: arguments.paths.clone(),
        all: arguments.all,
        libraries: Libraries::load(extra.as_deref()).map_err(|e| format!("the table of packages: {e}"))?,
        hazards: !arguments.no_hazards,
    };
    if let Some(missing) = options.paths.iter().find(|p| !p.exists()) {
        return Err(format!("{}: no such file or folder", missing.display()));
    }
    let mut report = scan(arguments, &options);
    select(arguments, &mut report)?;
    if let Some(file) = &arguments.write_baseline {
        std::fs::write(file, baseline::render(&report.findings)).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    if let Some(file) = &arguments.baseline {
        baseline::subtract(&mut report.findings, &read(file)?)?;
        report.verdict = Verdict::of(&report.findings, report.lines);
    }
    if arguments.fix || arguments.diff {
        return mend(arguments, &report);
    }
    let text = match arguments.format {
        Format::Json => output::json::render(&report),
        Format::Sarif => output::sarif::render(&report),
        Format::Html => output::html::render(&report),
        Format::Markdown => output::markdown::render(&report),
        Format::Text => {
            let colour = !arguments.quiet
                && arguments.output.is_none()
                && std::io::stdout().is_terminal()
                && std::env::var_os("NO_COLOR").is_none();
            output::terminal::render(&report, &output::terminal::Style { colour, notes: arguments.notes })
        }
    };
    write(arguments, &text)?;
    let on = match arguments.fail_on {
        FailOn::Note => Severity::Note,
        FailOn::Warning => Severity::Warning,
        FailOn::Error => Severity::Error,
        FailOn::Never => return Ok(SUCCESS),
    };
    Ok(u8::from(report.fails(on)))
}

fn explain(arguments: &Arguments, id: &str) -> Result<u8, String> {
    let text = if id == "all" {
        rules::RULES.iter().map(rules::Rule::manual).collect::<Vec<_>>().join("\n")
    } else {
        rules::rule(id).ok_or_else(|| format!("no rule {id}; `--explain all` lists them"))?.manual()
    };
    write(arguments, &text).map(|()| SUCCESS)
}

fn write(arguments: &Arguments, text: &str) -> Result<(), String> {
    match &arguments.output {
        Some(file) => std::fs::write(file, text).map_err(|e| format!("{}: {e}", file.display())),
        // A reader that has seen enough, such as `head`, closes the pipe.
        None => match std::io::stdout().write_all(text.as_bytes()) {
            Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => Err(e.to_string()),
            _ => Ok(()),
        },
    }
}

fn scan(arguments: &Arguments, options: &Options) -> Report {
    let bar = !arguments.quiet && std::io::stderr().is_terminal();
    let shown = AtomicUsize::new(0);
    let report = torchtpu_scan::scan(options, &|done, total| {
        // A hundred updates are enough for the eye.
        let percent = done * 100 / total.max(1);
        if bar && shown.fetch_max(percent, Ordering::Relaxed) < percent {
            let full = percent * 30 / 100;
            eprint!("\r[{}{}] {done}/{total} files", "#".repeat(full), "-".repeat(30 - full));
        }
    });
    if bar {
        eprint!("\r\u{1b}[K");
    }
    report
}

fn select(arguments: &Arguments, report: &mut Report) -> Result<(), String> {
    let known = |p: &String| rules::RULES.iter().any(|r| r.id.starts_with(p.as_str()) || r.name == p);
    if let Some(bad) = arguments.select.iter().chain(&arguments.ignore).find(|p| !known(p)) {
        return Err(format!("no rule {bad}; `--explain all` lists them"));
    }
    let matches = |f: &Finding, list: &[String]| {
        list.iter().any(|p| f.rule.starts_with(p.as_str()) || rules::rule(p).is_some_and(|r| r.id == f.rule))
    };
    let select = |f: &Finding| arguments.select.is_empty() || matches(f, &arguments.select);
    report.findings.retain(|f| select(f) && !matches(f, &arguments.ignore));
    if !arguments.select.is_empty() || !arguments.ignore.is_empty() {
        report.verdict = Verdict::of(&report.findings, report.lines);
    }
    Ok(())
}

/// `--fix` and `--diff`.
fn mend(arguments: &Arguments, report: &Report) -> Result<u8, String> {
    let mut text = String::new();
    let mut files = 0;
    for group in report.findings.chunk_by(|a, b| a.path == b.path) {
        let edits: Vec<_> = group
            .iter()
            .filter_map(|f| f.fix.as_ref())
            .filter(|f| f.automatic())
            .flat_map(|f| f.edits.clone())
            .collect();
        if edits.is_empty() {
            continue;
        }
        let path = PathBuf::from(&group[0].path);
        // Only UTF-8 is written back: of other encodings the bytes are not known.
        let Ok(old) = std::fs::read_to_string(&path) else { continue };
        let new = fix::apply(&old, edits);
        text.push_str(&fix::diff(&group[0].path, &old, &new));
        if !arguments.diff {
            fix::write(&path, &new).map_err(|e| format!("{}: {e}", path.display()))?;
        }
        files += 1;
    }
    write(arguments, &text)?;
    let left =
        report.findings.iter().filter(|f| f.severity == Severity::Error && !f.fix.as_ref().is_some_and(Fix::automatic));
    let done = if arguments.diff { "would change" } else { "changed" };
    eprintln!("{done} {files} files; {} errors are left for a person:", left.clone().count());
    for f in left.take(20) {
        let why = f.fix.as_ref().map(|x| x.description.as_str()).unwrap_or("no general form");
        eprintln!("  {}:{} {} {}: {why}", f.path, f.line, f.rule, f.message);
    }
    Ok(SUCCESS)
}
