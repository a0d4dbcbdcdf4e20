//! A chunk of recorded ops as one StableHLO program, and the executables of chunks seen before.
use crate::bounded;
use crate::cell::{State, Val};
use crate::disk;
use crate::error::{Error, Result};
use crate::explain::{self, Subject};
use crate::metrics;
use crate::runtime::runtime;
use crate::source::{self, Line};
use crate::stream::{own_references, HostScalar, Input, Node};
use crate::{timeline, watch};
use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{mpsc, Arc, OnceLock};
use std::time::Instant;
use torchtpu_pjrt::{CompileOptions, Executable, OptionValue};
use torchtpu_stablehlo::{DType, Func, Module, Type, Value};

/// Where a parameter of a node comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    /// An input of the whole program.
    External(u32),
    /// A result of an earlier node of the chunk.
    Local(u32, u32),
    /// Element `1` of the pack of run-time scalars number `0`.
    Scalar(u32, u32),
}

/// The part of the recorded nodes that somebody can observe, wired up.
pub struct Chunk<'a> {
    nodes: Vec<&'a Node>,
    /// For each of `nodes`, its number in `all`.
    at: Vec<usize>,
    wiring: Vec<Vec<Source>>,
    all: &'a [Node],
    /// Inputs of the program, in parameter order.
    pub externals: Vec<Arc<Val>>,
    /// Results of the program, in result order.
    pub live: Vec<Arc<Val>>,
    live_at: Vec<(u32, u32)>,
    packs: Vec<(DType, Vec<HostScalar>)>,
    /// For each input, the result that takes over its memory.
    donated: Vec<Option<u32>>,
    /// Names the program: equal keys mean equal texts.
    pub key: u128,
    /// Names the program's structure: the same whatever its extents are.
    pub structure: u128,
}

impl<'a> Chunk<'a> {
    /// Wires up what is observable of `all`; values that depend on a failed one fail at once. Inputs among `replaced` that
    /// nobody else holds give their memory to a result of their type. `None` when nothing is left.
    pub fn new(all: &'a [Node], replaced: &HashSet<usize>) -> Option<Self> {
        Self::wired(all, replaced, None)
    }

    /// The chunk as it will be when the parts before it have run, whose references to values are `gone` then.
    pub fn ahead(all: &'a [Node], replaced: &HashSet<usize>, gone: &HashMap<*const Val, usize>) -> Option<Self> {
        Self::wired(all, replaced, Some(gone))
    }

    fn wired(all: &'a [Node], replaced: &HashSet<usize>, gone: Option<&HashMap<*const Val, usize>>) -> Option<Self> {
        let mut refs = own_references(all);
        if let Some(gone) = gone {
            for (value, n) in refs.iter_mut() {
                *n += gone.get(value).copied().unwrap_or(0);
            }
        }
        let is_live = |v: &Arc<Val>| Arc::strong_count(v) > refs[&Arc::as_ptr(v)];
        let mut needed = vec![false; all.len()];
        let at: HashMap<*const Val, (u32, u32)> = all
            .iter()
            .enumerate()
            .flat_map(|(i, n)| n.outs.iter().enumerate().map(move |(j, o)| (Arc::as_ptr(o), (i as u32, j as u32))))
            .collect();
        // Forward: poison.
        let mut failed: Vec<Option<Error>> = vec![None; all.len()];
        for (i, node) in all.iter().enumerate() {
            let error = node.inputs.iter().find_map(|input| match input {
                Input::Val(v) => match at.get(&Arc::as_ptr(v)) {
                    Some(&(n, _)) => failed[n as usize].clone(),
                    None => match v.state() {
                        State::Failed(e) => Some(e),
                        _ => None,
                    },
                },
                Input::Scalar(_) => None,
            });
            if let Some(e) = error {
                for out in node.outs.iter().filter(|_| gone.is_none()) {
                    out.set_state(State::Failed(e.clone()));
                }
                failed[i] = Some(e);
            }
        }
        // Backward: what is observed.
        for (i, node) in all.iter().enumerate().rev() {
            if failed[i].is_some() {
                continue;
            }
            if needed[i] || node.outs.iter().any(is_live) {
                needed[i] = true;
                for input in &node.inputs {
                    if let Input::Val(v) = input {
                        if let Some(&(n, _)) = at.get(&Arc::as_ptr(v)) {
                            needed[n as usize] = true;
                        }
                    }
                }
            }
        }
        let mut chunk = Chunk {
            nodes: Vec::new(),
            at: Vec::new(),
            wiring: Vec::new(),
            all,
            externals: Vec::new(),
            live: Vec::new(),
            live_at: Vec::new(),
            packs: Vec::new(),
            donated: Vec::new(),
            key: 0,
            structure: 0,
        };
        let mut renumbered = vec![0u32; all.len()];
        let mut external_at: HashMap<*const Val, u32> = HashMap::new();
        let mut words: Vec<u64> = Vec::with_capacity(all.len() * 6);
        let mut structure: Vec<u64> = Vec::with_capacity(all.len() * 4);
        for (i, node) in all.iter().enumerate().filter(|(i, _)| needed[*i]) {
            let number = chunk.nodes.len() as u32;
            renumbered[i] = number;
            words.extend([node.op.key as u64, (node.op.key >> 64) as u64]);
            let wires: Vec<Source> = node
                .inputs
                .iter()
                .map(|input| match input {
                    Input::Val(v) => match at.get(&Arc::as_ptr(v)) {
                        Some(&(n, o)) => Source::Local(renumbered[n as usize], o),
                        None => Source::External(*external_at.entry(Arc::as_ptr(v)).or_insert_with(|| {
                            chunk.externals.push(v.clone());
                            chunk.externals.len() as u32 - 1
                        })),
                    },
                    Input::Scalar(s) => {
                        let pack = chunk.packs.iter().position(|(d, _)| *d == s.dtype).unwrap_or_else(|| {
                            chunk.packs.push((s.dtype, Vec::new()));
                            chunk.packs.len() - 1
                        });
                        chunk.packs[pack].1.push(*s);
                        Source::Scalar(pack as u32, chunk.packs[pack].1.len() as u32 - 1)
                    }
                })
                .collect();
            structure.push(node.op.kind);
            let wired = wires.iter().map(|w| match *w {
                Source::External(e) => e as u64,
                Source::Local(n, o) => 1 << 62 | (n as u64) << 20 | o as u64,
                Source::Scalar(p, s) => 2 << 62 | (p as u64) << 32 | s as u64,
            });
            words.extend(wired.clone());
            structure.extend(wired);
            chunk.nodes.push(node);
            chunk.at.push(i);
            chunk.wiring.push(wires);
            for (j, out) in node.outs.iter().enumerate() {
                if is_live(out) {
                    words.push(3 << 62 | j as u64);
                    structure.push(3 << 62 | j as u64);
                    chunk.live.push(out.clone());
                    chunk.live_at.push((number, j as u32));
                }
            }
        }
        if chunk.nodes.is_empty() {
            for (i, node) in all.iter().enumerate().filter(|(i, _)| failed[*i].is_none()) {
                let _ = i;
                for out in node.outs.iter().filter(|_| gone.is_none()) {
                    out.set_state(State::Dead);
                }
            }
            return None;
        }
        chunk.donate(replaced, &refs, gone.is_some());
        words.extend(chunk.donated.iter().map(|d| d.map_or(4 << 60, |out| 5 << 60 | out as u64)));
        let hash = |words: &[u64]| {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            xxhash_rust::xxh3::xxh3_128(&bytes)
        };
        chunk.key = hash(&words);
        chunk.structure = hash(&structure);
        Some(chunk)
    }

    /// Pairs replaced inputs with results of the same type.
    fn donate(&mut self, replaced: &HashSet<usize>, refs: &HashMap<*const Val, usize>, ahead: bool) {
        let mut taken = vec![false; self.live.len()];
        self.donated = self
            .externals
            .iter()
            .map(|input| {
                // One reference is ours: `externals` holds it.
                let free = replaced.contains(&(Arc::as_ptr(input) as usize))
                    && Arc::strong_count(input) == refs[&Arc::as_ptr(input)] + 1
                    && match input.state() {
                        State::Ready(buffer) => Arc::strong_count(&buffer) == 2,
                        State::Recorded(..) => ahead,
                        _ => false,
                    };
                let out = (0..self.live.len()).find(|&i| {
                    free && !taken[i] && self.live[i].dtype == input.dtype && self.live[i].dims == input.dims
                })?;
                taken[out] = true;
                Some(out as u32)
            })
            .collect();
    }

    /// Whether there is nothing to run.
    pub fn is_empty(&self) -> bool {
        self.live.is_empty()
    }

    /// The packed run-time scalars: dtype, bytes, count.
    pub fn scalar_packs(&self) -> impl Iterator<Item = (DType, Vec<u8>, usize)> + '_ {
        self.packs.iter().map(|(dtype, scalars)| {
            let bytes = scalars.iter().flat_map(|s| s.bytes[..dtype.size()].iter().copied()).collect();
            (*dtype, bytes, scalars.len())
        })
    }

    /// Marks as failed what is not computed yet.
    pub fn fail(&self, error: &Error) {
        for node in self.all {
            for out in &node.outs {
                if out.recorded().is_some() {
                    out.set_state(State::Failed(error.clone()));
                }
            }
        }
    }

    /// Marks as dead what nobody could observe.
    pub fn bury(&self) {
        for node in self.all {
            for out in &node.outs {
                if out.recorded().is_some() {
                    out.set_state(State::Dead);
                }
            }
        }
    }

    /// The ops' names.
    pub fn names(&self) -> Vec<&'a str> {
        self.nodes.iter().map(|n| n.op.name.as_str()).collect()
    }

    /// The ops' keys.
    pub fn keys(&self) -> impl Iterator<Item = u128> + '_ {
        self.nodes.iter().map(|n| n.op.key)
    }

    /// The first line known of an op's.
    pub fn line(&self) -> Line {
        self.nodes.iter().map(|n| n.line).find(|l| *l > 0).unwrap_or(0)
    }

    /// For each result, the line of its op.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        self.live_at.iter().map(|&(n, _)| self.nodes[n as usize].line)
    }

    /// Whether any input is padded.
    pub fn takes_padded(&self) -> bool {
        self.externals.iter().any(|v| matches!(v.state(), State::Ready(buffer) if buffer.layout.is_some()))
    }

    /// Number of ops.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the chunk writes storages that outlive the recording.
    pub fn updates(&self) -> bool {
        self.nodes.iter().any(|n| n.update)
    }

    /// For each input, the result that may take over its memory.
    pub fn donated(&self) -> &[Option<u32>] {
        &self.donated
    }

    /// The program, and which inputs give their memory to which results.
    pub fn program(&self) -> Result<Program> {
        let mut main = Func::new();
        let externals = self.externals.iter().map(|v| main.parameter(Type::fixed(v.dtype, &v.dims))).collect();
        self.wire(&mut main, externals, true)?;
        main.eliminate_dead();
        let same = |i: usize, out: u32| main.ty(main.params()[i]) == main.ty(main.results()[out as usize]);
        let donated: Vec<_> = self.donated.iter().enumerate().map(|(i, d)| d.filter(|out| same(i, *out))).collect();
        Ok(Program::new(&main, &donated))
    }

    /// The program as the ops make it, nothing merged: programs of one structure differ in integers only. Also, for each
    /// node, how many ops the program has after it.
    pub fn verbatim(&self) -> Result<(Func, Vec<usize>)> {
        let mut main = Func::new();
        let externals: Vec<Value> =
            self.externals.iter().map(|v| main.parameter(Type::fixed(v.dtype, &v.dims))).collect();
        let ends = self.wire(&mut main, externals, false)?;
        Ok((main, ends))
    }

    /// The number among all nodes of a node that is needed.
    pub fn position(&self, needed: usize) -> usize {
        self.at[needed]
    }

    fn wire(&self, main: &mut Func, externals: Vec<Value>, merge: bool) -> Result<Vec<usize>> {
        let packs: Vec<Value> =
            self.packs.iter().map(|(dtype, s)| main.parameter(Type::fixed(*dtype, &[s.len() as i64]))).collect();
        let mut results: Vec<Vec<Value>> = Vec::with_capacity(self.nodes.len());
        let mut ends = Vec::with_capacity(self.nodes.len());
        for (node, wires) in self.nodes.iter().zip(&self.wiring) {
            let mut args = Vec::with_capacity(wires.len());
            for wire in wires {
                args.push(match *wire {
                    Source::External(e) => externals[e as usize],
                    Source::Local(n, o) => results[n as usize][o as usize],
                    Source::Scalar(p, s) => {
                        let one = main.slice(packs[p as usize], &[s as i64], &[s as i64 + 1], &[1])?;
                        main.reshape(one, &[])?
                    }
                });
            }
            let template = &node.op.template.func;
            results.push(if merge { main.inline(template, &args) } else { main.inline_verbatim(template, &args) });
            ends.push(main.len());
        }
        let live: Vec<Value> = self.live_at.iter().map(|&(n, o)| results[n as usize][o as usize]).collect();
        main.set_results(&live);
        Ok(ends)
    }
}

/// A program ready to be compiled.
pub struct Program {
    text: String,
    work: i64,
}

impl Program {
    /// A program whose input `i` gives its memory to result `donated[i]`.
    pub fn new(main: &Func, donated: &[Option<u32>]) -> Self {
        let attrs: Vec<String> = donated
            .iter()
            .map(|d| d.map_or(String::new(), |out| format!("tf.aliasing_output = {out} : i32")))
            .collect();
        Self { text: Module::print_with("chunk", main, &attrs), work: main.work() }
    }

    /// XLA's CPU compiler spends most of its time on making loops fast, which is lost on small arrays.
    fn options(&self) -> Result<CompileOptions> {
        let mut options = CompileOptions::default();
        if self.work <= SMALL_WORK && runtime()?.client.platform_name() == "cpu" {
            options.env_option_overrides = vec![
                ("xla_backend_optimization_level".into(), OptionValue::Int(0)),
                ("xla_cpu_parallel_codegen_split_count".into(), OptionValue::Int(1)),
            ];
        }
        Ok(options)
    }
}

/// Work that takes well under a millisecond even in unoptimised code.
const SMALL_WORK: i64 = 1 << 16;

static PROGRAMS: OnceLock<Mutex<HashMap<u128, Arc<Executable>>>> = OnceLock::new();

/// Whether a chunk's program is in memory.
pub fn is_compiled(key: u128) -> bool {
    PROGRAMS.get_or_init(Default::default).lock().contains_key(&key)
}

/// The chunk's executable: from memory, from disk, or compiled now.
pub fn executable(chunk: &Chunk<'_>) -> Result<Arc<Executable>> {
    let programs = PROGRAMS.get_or_init(Default::default);
    if let Some(found) = programs.lock().get(&chunk.key) {
        metrics::cache_hit();
        return Ok(found.clone());
    }
    let executable = compile(&explain::subject(chunk), &chunk.program()?)?;
    programs.lock().insert(chunk.key, executable.clone());
    Ok(executable)
}

/// A program's executable: from disk, or compiled now.
pub(crate) fn compile(subject: &Subject, program: &Program) -> Result<Arc<Executable>> {
    let (text, options) = (&program.text, program.options()?);
    dump(text);
    if metrics::logged() {
        let line = source::text(subject.line);
        let names = subject.names.join(" ");
        metrics::event("program", &format!("of {} ops at {line}: {names} ({})", subject.names.len(), subject.reason));
    }
    let _span = timeline::span(timeline::Kind::Compile, || subject.brief());
    let started = Instant::now();
    let mut from_disk = true;
    let executable = disk::load_or(text, &options, subject, || {
        from_disk = false;
        let compiled = watch::compile(text, &options, subject).map_err(|mut e| {
            e.message = format!("compiling {} failed: {}", subject.brief(), e.message);
            e
        })?;
        metrics::compiled(started.elapsed());
        Ok(compiled)
    })?;
    explain::compiled(subject, started.elapsed(), from_disk);
    Ok(Arc::new(executable))
}

/// Compiles, on all processors, what the parts of a recording will need and nobody has compiled. Structures seen before are
/// left to [`bounded`], which may do without. Failures are met again, and reported, when the part runs.
///
/// # Errors
/// `Interrupted`, when Ctrl-C was pressed meanwhile; compiles under way are waited for.
pub(crate) fn compile_ahead(parts: &[Vec<Node>], replaced: &HashSet<usize>) -> Result<()> {
    let mut gone: HashMap<*const Val, usize> = HashMap::new();
    let mut structures = HashSet::new();
    let mut jobs: Vec<(u128, Subject, Program)> = Vec::new();
    for part in parts {
        if let Some(chunk) = Chunk::ahead(part, replaced, &gone) {
            let new = !chunk.is_empty() && !is_compiled(chunk.key);
            if new && structures.insert(chunk.structure) && !bounded::knows(chunk.structure) {
                if let Ok(program) = chunk.program() {
                    jobs.push((chunk.key, explain::subject(&chunk), program));
                }
            }
        }
        for (value, n) in own_references(part) {
            *gone.entry(value).or_default() += n;
        }
    }
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get()).min(jobs.len());
    if workers < 2 {
        return Ok(());
    }
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (left, leaving) = mpsc::channel::<()>();
        for _ in 0..workers {
            let (left, jobs, next) = (left.clone(), &jobs, &next);
            scope.spawn(move || {
                let _left = left;
                while let Some((key, subject, program)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Ok(executable) = compile(subject, program) {
                        PROGRAMS.get_or_init(Default::default).lock().insert(*key, executable);
                    }
                }
            });
        }
        drop(left);
        watch::until_left(&leaving).inspect_err(|_| next.store(jobs.len(), Ordering::Relaxed))
    })
}

/// `TORCHTPU_DUMP=DIR`: every program's text is written there before it is compiled.
fn dump(text: &str) {
    static DIR: OnceLock<Option<std::path::PathBuf>> = OnceLock::new();
    if let Some(dir) = DIR.get_or_init(|| std::env::var_os("TORCHTPU_DUMP").map(Into::into)) {
        let key = xxhash_rust::xxh3::xxh3_128(text.as_bytes());
        let _ = std::fs::create_dir_all(dir).and_then(|()| std::fs::write(dir.join(format!("{key:032x}.mlir")), text));
    }
}
