//! Verdicts: of the project, and of each entry point by what it reaches through imports and calls.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use rayon::prelude::*;
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

/// Where a call or an import leads: to a function, or to any method of a name.
#[derive(Clone, Copy)]
enum Edge {
    To(usize),
    Method(usize),
}

/// The functions of all modules and what they call. A function is a module and a dotted name; the empty name is the module's own
/// code.
struct Graph<'a> {
    modules: &'a [ModuleInfo],
    functions: Vec<(usize, &'a str)>,
    ids: HashMap<(usize, &'a str), usize>,
    edges: Vec<Vec<(Edge, usize)>>,
    /// Functions by the last part of their name.
    methods: Vec<Vec<usize>>,
    /// Modules that a module imports.
    imports: Vec<Vec<usize>>,
}

impl<'a> Graph<'a> {
    fn new(modules: &'a [ModuleInfo]) -> Self {
        let names = Names::new(modules);
        let (mut functions, mut ids) = (Vec::new(), HashMap::new());
        for (i, sorted) in names.definitions.iter().enumerate() {
            for name in std::iter::once("").chain(sorted.iter().copied()) {
                ids.insert((i, name), functions.len());
                functions.push((i, name));
            }
        }
        let (mut methods, mut method_ids) = (Vec::<Vec<usize>>::new(), HashMap::new());
        for (id, (_, name)) in functions.iter().enumerate() {
            if let Some((_, method)) = name.rsplit_once('.') {
                let at = *method_ids.entry(method).or_insert_with(|| {
                    methods.push(Vec::new());
                    methods.len() - 1
                });
                methods[at].push(id);
            }
        }
        let mut edges = vec![Vec::new(); functions.len()];
        let mut imports = vec![Vec::new(); modules.len()];
        for (i, module) in modules.iter().enumerate() {
            for (path, line) in &module.imports {
                if let Some((m, _)) = names.module(path, i) {
                    imports[i].push(m);
                    edges[ids[&(i, "")]].push((Edge::To(ids[&(m, "")]), *line));
                }
            }
            for (scope, callee, line) in &module.calls {
                let Some(&from) = ids.get(&(i, scope.as_str())) else { continue };
                if let Some(method) = callee.strip_prefix('.') {
                    // Which object it is, is not known: any method of that name in a module that is loaded.
                    edges[from].extend(method_ids.get(method).map(|m| (Edge::Method(*m), *line)));
                    continue;
                }
                let place = if names.definitions[i].binary_search(&callee.as_str()).is_ok() {
                    Some((i, callee.as_str()))
                } else {
                    names.module(callee, i).filter(|(_, rest)| !rest.is_empty())
                };
                if let Some((m, name)) = place {
                    edges[from].extend(names.defined(m, name).iter().map(|n| (Edge::To(ids[&(m, *n)]), *line)));
                }
            }
        }
        Graph { modules, functions, ids, edges, methods, imports }
    }
}

/// Which modules and definitions there are.
struct Names<'a> {
    modules: &'a [ModuleInfo],
    by_name: HashMap<&'a str, Vec<usize>>,
    /// Of each module, sorted.
    definitions: Vec<Vec<&'a str>>,
}

impl<'a> Names<'a> {
    fn new(modules: &'a [ModuleInfo]) -> Self {
        let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
        let mut definitions = Vec::new();
        for (i, module) in modules.iter().enumerate() {
            by_name.entry(&module.name).or_default().push(i);
            let mut sorted: Vec<&str> = module.definitions.iter().map(String::as_str).collect();
            sorted.sort_unstable();
            sorted.dedup();
            definitions.push(sorted);
        }
        Names { modules, by_name, definitions }
    }

    /// The module that a dotted path names or lies in, and what of it is left; near the importing one if there are several.
    fn module<'b>(&self, path: &'b str, from: usize) -> Option<(usize, &'b str)> {
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
    fn defined(&self, module: usize, name: &str) -> &[&'a str] {
        // `.` sorts before all that may continue a name, so that a class and what is in it stand together.
        let sorted = &self.definitions[module];
        let start = sorted.partition_point(|d| *d < name);
        let inside = |d: &&str| d.strip_prefix(name).is_some_and(|r| r.is_empty() || r.starts_with('.'));
        let count = sorted[start..].iter().take_while(|d| inside(d)).count();
        &sorted[start..start + count]
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
    let entries: Vec<usize> = entries.take(MOST_ENTRY_POINTS).collect();
    entries.par_iter().map(|i| entry_point(&graph, *i, &by_path)).collect()
}

fn entry_point(graph: &Graph<'_>, entry: usize, by_path: &HashMap<&str, Vec<&Finding>>) -> EntryPoint {
    let from = reach(graph, entry);
    let mut reached = Vec::new();
    let mut paths = Vec::new();
    let modules: BTreeSet<usize> = from.keys().map(|&id| graph.functions[id].0).collect();
    for &module in &modules {
        for &finding in by_path.get(graph.modules[module].path.as_str()).into_iter().flatten() {
            let id = graph.ids.get(&(module, finding.scope.as_str()));
            let Some(id) = id.filter(|id| from.contains_key(id)) else { continue };
            reached.push(finding);
            if finding.severity == Severity::Error && !automatic(finding) && paths.len() < MOST_PATHS {
                paths.push(CallPath { rule: finding.rule, steps: steps(graph, *id, &from, finding) });
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

/// How each function that an entry point reaches is reached: from which, and on which line of that.
type From = HashMap<usize, Option<(usize, usize)>>;

fn reach(graph: &Graph<'_>, entry: usize) -> From {
    let loaded = loaded(graph, entry);
    let start = graph.ids[&(entry, "")];
    let mut from = From::from([(start, None)]);
    let mut queue = VecDeque::from([start]);
    // All methods of a name are reached by the first call of one.
    let mut called = HashSet::new();
    while let Some(id) = queue.pop_front() {
        for &(edge, line) in &graph.edges[id] {
            let mut visit = |next: usize| {
                from.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    Some((id, line))
                });
            };
            match edge {
                Edge::To(next) => visit(next),
                Edge::Method(m) if called.insert(m) => {
                    let known = graph.methods[m].iter().filter(|f| loaded.contains(&graph.functions[**f].0));
                    known.for_each(|f| visit(*f));
                }
                Edge::Method(_) => {}
            }
        }
    }
    from
}

/// The modules that are loaded with an entry point, through imports alone.
fn loaded(graph: &Graph<'_>, entry: usize) -> HashSet<usize> {
    let mut seen = HashSet::from([entry]);
    let mut stack = vec![entry];
    while let Some(module) = stack.pop() {
        stack.extend(graph.imports[module].iter().filter(|m| seen.insert(**m)));
    }
    seen
}

fn steps(graph: &Graph<'_>, node: usize, from: &From, finding: &Finding) -> Vec<String> {
    let place = |id: usize, line: usize| {
        let (module, scope) = graph.functions[id];
        format!("{}:{line} {scope}", graph.modules[module].path).trim_end().to_owned()
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
