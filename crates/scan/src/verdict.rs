//! Verdicts: of the project, and of each entry point by what it reaches through imports and calls.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use serde::Serialize;

use crate::finding::{Finding, Fix, Kind, Lines, Severity};
use crate::python::Module;

/// How far a project, or a script, is from running on another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Nothing stands in the way.
    Ready,
    /// What stands in the way, `--fix` rewrites.
    ReadyAfterFixes,
    /// A person has to change code, and knows how.
    NeedsPorting,
    /// Kernels, or packages, that nothing replaces by itself.
    Blocked,
}

impl State {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            State::Ready => "ready",
            State::ReadyAfterFixes => "ready after automatic fixes",
            State::NeedsPorting => "needs porting work",
            State::Blocked => "blocked",
        }
    }
}

/// Places of one rule that a person has to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Work {
    /// The rule.
    pub rule: &'static str,
    /// What it finds.
    pub what: &'static str,
    /// How many places.
    pub places: usize,
    /// In how many files.
    pub files: usize,
}

/// A verdict.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// How far it is.
    pub state: State,
    /// From 0 to 100 by [`FORMULA`].
    pub score: u32,
    /// How the score is computed.
    pub formula: &'static str,
    /// Errors, warnings and notes.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
    /// Notes.
    pub notes: usize,
    /// Errors that `--fix` mends.
    pub fixable: usize,
    /// What blocks it, most frequent first.
    pub blocked_by: Vec<String>,
    /// What is left for a person, most places first.
    pub work: Vec<Work>,
}

/// The score's formula, as reports state it.
pub const FORMULA: &str =
    "100 * L / (L + 20 * W), L lines read, W = 10 per blocking kernel or package + 3 per other error + \
     1 per error that --fix mends + 0.5 per warning; notes and guarded findings of that level count nothing";

/// Whether a finding blocks: a kernel, or an import of a package that does not work without CUDA.
fn blocks(finding: &Finding) -> bool {
    finding.severity == Severity::Error && (finding.kind == Kind::Kernel || finding.rule == "L101")
}

fn automatic(finding: &Finding) -> bool {
    finding.fix.as_ref().is_some_and(Fix::automatic)
}

impl Verdict {
    /// The verdict over findings in `lines` lines.
    pub fn of<'a>(findings: impl IntoIterator<Item = &'a Finding>, lines: usize) -> Verdict {
        let (mut weight, mut errors, mut warnings, mut notes, mut fixable) = (0.0, 0, 0, 0, 0);
        let mut blocking: BTreeMap<String, usize> = BTreeMap::new();
        let mut work: BTreeMap<&'static str, (usize, HashSet<&str>)> = BTreeMap::new();
        for finding in findings {
            match finding.severity {
                Severity::Note => notes += 1,
                Severity::Warning => {
                    warnings += 1;
                    weight += 0.5;
                }
                Severity::Error => {
                    errors += 1;
                    if automatic(finding) {
                        fixable += 1;
                        weight += 1.0;
                        continue;
                    }
                    let entry = work.entry(finding.rule).or_default();
                    entry.0 += 1;
                    entry.1.insert(&finding.path);
                    if blocks(finding) {
                        weight += 10.0;
                        let name = match &finding.library {
                            Some(library) => library.clone(),
                            None => crate::rules::rule(finding.rule).map(|r| r.summary.to_owned()).unwrap_or_default(),
                        };
                        *blocking.entry(name).or_default() += 1;
                    } else {
                        weight += 3.0;
                    }
                }
            }
        }
        let mut blocked_by: Vec<(String, usize)> = blocking.into_iter().collect();
        blocked_by.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let mut work: Vec<Work> = work
            .into_iter()
            .map(|(rule, (places, files))| {
                let what = crate::rules::rule(rule).map_or("", |r| r.summary);
                Work { rule, what, places, files: files.len() }
            })
            .collect();
        work.sort_by_key(|w| std::cmp::Reverse(w.places));
        let state = match (errors, fixable, blocked_by.is_empty()) {
            (0, ..) => State::Ready,
            (e, f, _) if e == f => State::ReadyAfterFixes,
            (_, _, true) => State::NeedsPorting,
            _ => State::Blocked,
        };
        let lines = lines.max(1) as f64;
        Verdict {
            state,
            score: (100.0 * lines / (lines + 20.0 * weight)).round() as u32,
            formula: FORMULA,
            errors,
            warnings,
            notes,
            fixable,
            blocked_by: blocked_by
                .into_iter()
                .map(|(n, c)| if c == 1 { n } else { format!("{n} ({c} places)") })
                .collect(),
            work,
        }
    }
}

/// What the graph needs to know of a module.
pub struct ModuleInfo {
    path: String,
    name: String,
    imports: Vec<(String, usize)>,
    calls: Vec<(String, String, usize)>,
    definitions: Vec<String>,
    main: bool,
    lines: usize,
}

impl ModuleInfo {
    /// Takes it out of a module that was read.
    pub fn new(path: &str, package: &str, module: &mut Module, lines: &Lines<'_>) -> Self {
        let stem = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".pyi").trim_end_matches(".py");
        let name = match (package, stem) {
            ("", s) => s.to_owned(),
            (p, "__init__") => p.to_owned(),
            (p, s) => format!("{p}.{s}"),
        };
        let line = |offset| lines.position(offset).0;
        ModuleInfo {
            path: path.to_owned(),
            name,
            imports: std::mem::take(&mut module.imports).into_iter().map(|i| (i.path, line(i.offset))).collect(),
            calls: std::mem::take(&mut module.calls).into_iter().map(|c| (c.scope, c.callee, line(c.offset))).collect(),
            definitions: std::mem::take(&mut module.definitions),
            main: module.main,
            lines: lines.count(),
        }
    }
}

/// How a finding is reached: the places on the way, the entry point first.
#[derive(Clone, Debug, Serialize)]
pub struct CallPath {
    /// Rule of the finding.
    pub rule: &'static str,
    /// `path:line function`, outermost first; the last is the finding's.
    pub steps: Vec<String>,
}

/// A script and what it reaches.
#[derive(Clone, Debug, Serialize)]
pub struct EntryPoint {
    /// The script.
    pub path: String,
    /// Modules of the scanned tree that it reaches.
    pub modules: usize,
    /// The verdict over what it reaches.
    pub verdict: Verdict,
    /// Ways to what blocks it, at most [`MOST_PATHS`].
    pub paths: Vec<CallPath>,
}

/// How many call paths are given for an entry point.
pub const MOST_PATHS: usize = 5;
/// How many entry points get a verdict of their own.
const MOST_ENTRY_POINTS: usize = 500;

/// A function of a module; the empty name is the module's own code.
type Node<'a> = (usize, &'a str);

struct Graph<'a> {
    modules: &'a [ModuleInfo],
    by_name: HashMap<&'a str, Vec<usize>>,
    definitions: Vec<HashSet<&'a str>>,
    methods: HashMap<&'a str, Vec<Node<'a>>>,
    calls: Vec<HashMap<&'a str, Vec<(&'a str, usize)>>>,
}

impl<'a> Graph<'a> {
    fn new(modules: &'a [ModuleInfo]) -> Self {
        let mut graph = Graph {
            modules,
            by_name: HashMap::new(),
            definitions: Vec::new(),
            methods: HashMap::new(),
            calls: Vec::new(),
        };
        for (i, module) in modules.iter().enumerate() {
            graph.by_name.entry(&module.name).or_default().push(i);
            graph.definitions.push(module.definitions.iter().map(String::as_str).collect());
            for definition in &module.definitions {
                if let Some((_, method)) = definition.rsplit_once('.') {
                    graph.methods.entry(method).or_default().push((i, definition));
                }
            }
            let mut calls: HashMap<&str, Vec<(&str, usize)>> = HashMap::new();
            for (scope, callee, line) in &module.calls {
                calls.entry(scope).or_default().push((callee, *line));
            }
            graph.calls.push(calls);
        }
        graph
    }

    /// The module that a dotted path names or lies in, and what of it is left; near the importing one if there are several.
    fn module(&self, path: &'a str, from: usize) -> Option<(usize, &'a str)> {
        let mut name = path;
        loop {
            if let Some(candidates) = self.by_name.get(name) {
                let folder = |i: usize| self.modules[i].path.rsplit_once('/').map_or("", |(f, _)| f);
                let near = candidates.iter().find(|&&i| folder(i) == folder(from)).or(candidates.first())?;
                return Some((*near, path[name.len()..].trim_start_matches('.')));
            }
            name = &name[..name.rfind('.')?];
        }
    }

    /// What runs when `name` of a module is called: a function, or all of a class.
    fn defined(&self, module: usize, name: &str, out: &mut Vec<Node<'a>>) {
        for definition in &self.modules[module].definitions {
            let inside = definition.strip_prefix(name).is_some_and(|r| r.is_empty() || r.starts_with('.'));
            if inside {
                out.push((module, definition));
            }
        }
    }

    fn next(&self, (module, scope): Node<'a>, reached: &HashSet<usize>) -> Vec<(Node<'a>, usize)> {
        let mut out = Vec::new();
        let mut found = Vec::new();
        if scope.is_empty() {
            for (path, line) in &self.modules[module].imports {
                if let Some((m, _)) = self.module(path, module) {
                    out.push(((m, ""), *line));
                }
            }
        }
        for &(callee, line) in self.calls[module].get(scope).into_iter().flatten() {
            if let Some(method) = callee.strip_prefix('.') {
                // Which object it is, is not known: any method of that name in a module that is loaded.
                let loaded = self.methods.get(method).into_iter().flatten().filter(|(m, _)| reached.contains(m));
                found.extend(loaded.copied());
            } else if self.definitions[module].contains(callee) {
                self.defined(module, callee, &mut found);
            } else if let Some((m, rest)) = self.module(callee, module) {
                if !rest.is_empty() {
                    self.defined(m, rest, &mut found);
                }
            }
            out.extend(found.drain(..).map(|n| (n, line)));
        }
        out
    }
}

/// The entry points among the modules, with their verdicts.
pub fn entry_points(modules: &[ModuleInfo], findings: &[Finding]) -> Vec<EntryPoint> {
    let graph = Graph::new(modules);
    let mut by_path: HashMap<&str, Vec<&Finding>> = HashMap::new();
    for finding in findings {
        by_path.entry(&finding.path).or_default().push(finding);
    }
    let entries = modules.iter().enumerate().filter(|(_, m)| m.main).map(|(i, _)| i);
    entries.take(MOST_ENTRY_POINTS).map(|i| entry_point(&graph, i, &by_path)).collect()
}

fn entry_point(graph: &Graph<'_>, entry: usize, by_path: &HashMap<&str, Vec<&Finding>>) -> EntryPoint {
    let loaded = loaded(graph, entry);
    let mut from: HashMap<Node<'_>, Option<(Node<'_>, usize)>> = HashMap::from([((entry, ""), None)]);
    let mut queue = VecDeque::from([(entry, "")]);
    while let Some(node) = queue.pop_front() {
        for (next, line) in graph.next(node, &loaded) {
            from.entry(next).or_insert_with(|| {
                queue.push_back(next);
                Some((node, line))
            });
        }
    }
    let mut reached = Vec::new();
    let mut paths = Vec::new();
    let mut modules: Vec<usize> = from.keys().map(|n| n.0).collect::<HashSet<_>>().into_iter().collect();
    modules.sort_unstable();
    for &module in &modules {
        for &finding in by_path.get(graph.modules[module].path.as_str()).into_iter().flatten() {
            let scope = finding.scope.as_str();
            // A class body runs with its module.
            let class = !scope.is_empty() && !from.keys().any(|(m, s)| *m == module && *s == scope);
            if class {
                continue;
            }
            reached.push(finding);
            if finding.severity == Severity::Error && !automatic(finding) && paths.len() < MOST_PATHS {
                paths.push(CallPath { rule: finding.rule, steps: steps(graph, (module, scope), &from, finding) });
            }
        }
    }
    let lines = modules.iter().map(|&m| graph.modules[m].lines).sum();
    EntryPoint {
        path: graph.modules[entry].path.clone(),
        modules: modules.len(),
        verdict: Verdict::of(reached, lines),
        paths,
    }
}

/// The modules that are loaded with an entry point, through imports alone.
fn loaded(graph: &Graph<'_>, entry: usize) -> HashSet<usize> {
    let mut seen = HashSet::from([entry]);
    let mut stack = vec![entry];
    while let Some(module) = stack.pop() {
        for (path, _) in &graph.modules[module].imports {
            if let Some((m, _)) = graph.module(path, module) {
                if seen.insert(m) {
                    stack.push(m);
                }
            }
        }
    }
    seen
}

fn steps<'a>(
    graph: &Graph<'a>,
    node: Node<'a>,
    from: &HashMap<Node<'a>, Option<(Node<'a>, usize)>>,
    finding: &Finding,
) -> Vec<String> {
    let place = |(module, scope): Node<'_>, line: usize| {
        let text = format!("{}:{line} {scope}", graph.modules[module].path);
        text.trim_end().to_owned()
    };
    let mut steps = vec![place(node, finding.line)];
    let mut at = node;
    while let Some(Some((before, line))) = from.get(&at) {
        steps.push(place(*before, *line));
        at = *before;
    }
    steps.reverse();
    steps
}
