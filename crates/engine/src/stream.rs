//! Recording: ops become nodes; submitted nodes are cut into chunks ([`crate::partition`]), a chunk runs as one program.
//!
//! Host reads and synchronisation submit; so do the start and the end of an optimizer's step (the package's hooks call
//! `flush`), and a recording that grows long.
use crate::bounded::{self, Launch, Plan};
use crate::cell::{State, Val};
use crate::error::{Error, Kind, Result};
use crate::memory::Holder;
use crate::partition::{self, Rolling};
use crate::program::{self, Chunk};
use crate::runtime::{runtime, DeviceBuffer};
use crate::source::{self, Line};
use crate::{explain, metrics, timeline};
use parking_lot::MutexGuard;
use smallvec::SmallVec;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicU64, AtomicU8, Ordering};
use std::sync::{Arc, Weak};
use torchtpu_lowering::Template;
use torchtpu_pjrt::Executable;
use torchtpu_stablehlo::bounded::Layout;
use torchtpu_stablehlo::DType;

/// A scalar that a program takes at run time: little-endian bytes of `dtype`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HostScalar {
    /// Its element type.
    pub dtype: DType,
    /// Its value; the first `dtype.size()` bytes count.
    pub bytes: [u8; 16],
}

/// What a template's parameter is bound to.
#[derive(Clone, Debug)]
pub enum Input {
    /// A device value.
    Val(Arc<Val>),
    /// A run-time scalar.
    Scalar(HostScalar),
}

/// A template with the key of its signature: equal keys mean equal programs.
#[derive(Debug)]
pub struct Keyed {
    /// Hash of everything that shaped the template.
    pub key: u128,
    /// For messages and metrics: the op's name.
    pub name: String,
    /// The lowered op.
    pub template: Template,
    /// How often it was recorded.
    pub runs: AtomicU64,
    /// Hash of the name alone, of a graph of its ops' names: cuts by content must not move when extents change.
    pub kind: u64,
    /// How many ops it stands for: more than one for a graph.
    pub weight: usize,
}

impl Keyed {
    /// An op's template under its key.
    pub fn new(key: u128, name: &str, template: Template) -> Self {
        let kind = xxhash_rust::xxh3::xxh3_64(name.as_bytes());
        Self { key, name: name.to_string(), template, runs: AtomicU64::new(0), kind, weight: 1 }
    }

    /// A graph's template; `kind` hashes its ops' names.
    pub fn graph(key: u128, kind: u64, template: Template) -> Self {
        let weight = template.func.len().max(1);
        Self { key, name: "graph".into(), template, runs: AtomicU64::new(0), kind, weight }
    }
}

/// One recorded op.
#[derive(Debug)]
pub struct Node {
    /// What it computes.
    pub op: Arc<Keyed>,
    /// Its parameters, in the template's order.
    pub inputs: SmallVec<[Input; 4]>,
    /// Its results.
    pub outs: SmallVec<[Arc<Val>; 2]>,
    /// Whether it writes a storage that outlives the recording: a parameter, an optimizer's state, running statistics.
    pub update: bool,
    /// The line that recorded it, where that is known ([`crate::source`]).
    pub line: Line,
}

/// How ops are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mode {
    /// Recorded and run in chunks.
    Fused = 0,
    /// One program an op, asynchronous.
    Strict = 1,
    /// One program an op, waited for, errors at the op.
    Debug = 2,
}

static EPOCH: AtomicU64 = AtomicU64::new(0);

/// Counts the program's own steps, as far as the engine sees them: host reads, synchronisation, optimizer steps. Extents
/// that differ between steps are likely to go on changing; those that differ within one are layers of several sizes.
pub(crate) fn epoch() -> u64 {
    EPOCH.load(Ordering::Relaxed)
}

/// A step ended.
pub fn next_epoch() {
    EPOCH.fetch_add(1, Ordering::Relaxed);
}

static MODE: AtomicU8 = AtomicU8::new(Mode::Fused as u8);

/// The mode in force.
pub fn mode() -> Mode {
    match MODE.load(Ordering::Relaxed) {
        1 => Mode::Strict,
        2 => Mode::Debug,
        _ => Mode::Fused,
    }
}

/// Sets the mode for ops recorded from now on; what is recorded already runs first.
pub fn set_mode(mode: Mode) -> Result<()> {
    if let Some(rt) = crate::runtime::started() {
        for device in &rt.devices {
            device.stream.lock().flush()?;
        }
    }
    MODE.store(mode as u8, Ordering::Relaxed);
    Ok(())
}

/// A recording this long is submitted where its content says so ...
const LONG_OPS: usize = 1024;
/// ... and at this length anyway.
const MAX_OPS: usize = 4096;
/// One op in 64 may end a long recording.
const CUT_MASK: u64 = 63;
/// So many sequences of ops are remembered (8 bytes each) to tell new ones.
const MAX_SEQUENCES: usize = 1 << 20;

/// The recorded work of one device.
#[derive(Debug)]
pub struct Stream {
    device: usize,
    nodes: Vec<Node>,
    /// The line on behalf of which ops are recorded.
    line: Line,
    rolling: Rolling,
    /// Hash of the recorded ops, and those of recordings submitted before.
    content: u64,
    recordings: HashSet<u64>,
    /// Values of `content` seen before.
    sequences: HashSet<u64, BuildHasherDefault<Mixed>>,
    /// By structure, the lines that first recorded its results.
    lines: HashMap<u128, Vec<Line>>,
    /// Recorded ops are not submitted on their own account before there are so many: the last attempt was halted.
    patience: usize,
    /// Counts submissions; a ticket of an event is this count.
    submitted: u64,
    outstanding: Vec<Weak<DeviceBuffer>>,
    /// Values that a write has replaced since the last submission: once nobody holds them, their memory may be reused.
    /// Kept for identity only; never dereferenced.
    replaced: HashSet<usize>,
}

impl Stream {
    /// An empty stream of device `device`.
    pub fn new(device: usize) -> Self {
        Self {
            device,
            nodes: Vec::new(),
            line: 0,
            rolling: Rolling::default(),
            content: 0,
            recordings: HashSet::new(),
            sequences: HashSet::default(),
            lines: HashMap::new(),
            patience: 0,
            submitted: 0,
            outstanding: Vec::new(),
            replaced: HashSet::new(),
        }
    }

    /// Records an op; its results are values that will be computed when somebody needs them.
    pub fn record(&mut self, op: &Arc<Keyed>, inputs: SmallVec<[Input; 4]>) -> Result<SmallVec<[Arc<Val>; 2]>> {
        let hash = self.rolling.next(op.kind);
        self.content = (self.content.rotate_left(5) ^ op.key as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        if self.sequences.len() >= MAX_SEQUENCES {
            self.sequences.clear();
        }
        source::set_new(self.sequences.insert(self.content));
        if mode() == Mode::Fused {
            let n = self.nodes.len();
            if n >= self.patience && (n >= MAX_OPS || (n >= LONG_OPS && hash & CUT_MASK == 0)) {
                // What halts this is met again, and reported, when somebody waits for a result.
                let _ = self.submit(true);
            }
        }
        let node = self.nodes.len() as u32;
        let outs: SmallVec<[Arc<Val>; 2]> = op
            .template
            .results
            .iter()
            .enumerate()
            .map(|(i, t)| Val::new(t.dtype, &t.dims, self.device, State::Recorded(node, i as u32)))
            .collect();
        self.nodes.push(Node { op: op.clone(), inputs, outs: outs.clone(), update: false, line: self.line });
        match mode() {
            Mode::Fused => {}
            Mode::Strict => self.flush()?,
            Mode::Debug => {
                self.flush()?;
                for out in &outs {
                    out.buffer()?.buffer.wait().map_err(Error::from)?;
                }
            }
        }
        Ok(outs)
    }

    /// Notes that `new` takes the place of `old` as a storage's value. The memory of `old` may be reused once nobody holds
    /// it; and where `old` is older than the recording (or a mere fill), `new` is an update.
    pub fn replaced(&mut self, old: &Arc<Val>, new: &Arc<Val>) {
        self.replaced.insert(Arc::as_ptr(old) as usize);
        let lasting = match old.recorded() {
            None => true,
            Some((node, _)) => self
                .nodes
                .get(node as usize)
                .is_some_and(|n| !n.inputs.iter().any(|input| matches!(input, Input::Val(_)))),
        };
        if let (true, Some((node, _))) = (lasting, new.recorded()) {
            if let Some(node) = self.nodes.get_mut(node as usize) {
                node.update = true;
            }
        }
    }

    /// On whose behalf ops are recorded from now on.
    pub fn on_behalf_of(&mut self, line: Line) {
        self.line = line;
    }

    /// Submits what is recorded. Failures are kept in the values they concern.
    ///
    /// # Errors
    /// What halted it: `OutOfMemory` or `Interrupted`. What did not run is still recorded then, and runs with the next flush.
    pub fn flush(&mut self) -> Result<()> {
        self.submit(false)
    }

    /// Submits what is recorded; when the recording goes on, up to its last cut, so that cuts do not depend on where a
    /// recording grew too long.
    fn submit(&mut self, goes_on: bool) -> Result<()> {
        if self.nodes.is_empty() {
            return Ok(());
        }
        let nodes = std::mem::take(&mut self.nodes);
        let _span = timeline::span(timeline::Kind::Submit, || format!("{} ops", nodes.len()));
        let replaced = std::mem::take(&mut self.replaced);
        let content = std::mem::take(&mut self.content);
        self.rolling = Rolling::default();
        self.submitted += 1;
        let mut parts = partition::split(partition::prune(nodes));
        let updates = parts.iter().flatten().any(|n| n.update);
        let kept = if goes_on && !updates && parts.len() > 1 { parts.pop() } else { None };
        let mut halted = Ok(());
        if parts.len() > 1 && !self.recordings.contains(&content) {
            halted = program::compile_ahead(&parts, &replaced);
            if halted.is_ok() {
                self.recordings.insert(content);
            }
        }
        let mut parts = parts.into_iter();
        let mut left = Vec::new();
        while halted.is_ok() {
            let Some(part) = parts.next() else { break };
            halted = self.run(&part, &replaced);
            if halted.is_err() {
                left = part;
            }
        }
        left.extend(parts.flatten());
        if halted.is_err() {
            self.replaced.extend(replaced);
        }
        left.extend(kept.into_iter().flatten());
        for (i, node) in left.iter().enumerate() {
            for (j, out) in node.outs.iter().enumerate() {
                out.set_state(State::Recorded(i as u32, j as u32));
            }
        }
        self.patience = if halted.is_err() { left.len() + LONG_OPS } else { 0 };
        self.nodes = left;
        self.outstanding.retain(|w| w.strong_count() > 0);
        halted
    }

    /// The ticket of all work recorded so far.
    pub fn ticket(&mut self) -> Result<u64> {
        self.flush()?;
        Ok(self.submitted)
    }

    /// Buffers that may still be being computed.
    pub fn take_outstanding(&mut self) -> Vec<Arc<DeviceBuffer>> {
        self.outstanding.drain(..).filter_map(|w| w.upgrade()).collect()
    }

    /// Whether everything submitted is done.
    pub fn idle(&mut self) -> bool {
        self.outstanding.retain(|w| w.upgrade().is_some_and(|b| !b.buffer.is_ready()));
        self.outstanding.is_empty()
    }

    /// Runs nodes as one program. An error is what halts the stream; all others are kept in the values they concern.
    fn run(&mut self, nodes: &[Node], replaced: &HashSet<usize>) -> Result<()> {
        let Some(chunk) = Chunk::new(nodes, replaced) else { return Ok(()) };
        if chunk.is_empty() {
            return Ok(());
        }
        if chunk.takes_padded() || !program::is_compiled(chunk.key) || !bounded::knows(chunk.structure) {
            match bounded::plan(&chunk) {
                Ok(Plan::Own) => {}
                Ok(Plan::Bounded(launch)) => {
                    let ran = self.execute(&chunk, &launch.executable, Some(&launch));
                    return ran.or_else(|e| halt_or_fail(&chunk, e));
                }
                Ok(Plan::Around(node)) => {
                    drop(chunk);
                    for part in [&nodes[..node], &nodes[node..node + 1], &nodes[node + 1..]] {
                        self.run(part, &HashSet::new())?;
                    }
                    return Ok(());
                }
                Err(e) => return halt_or_fail(&chunk, e),
            }
        }
        let program = match program::executable(&chunk) {
            Ok(program) => program,
            Err(e) if nodes.len() > 1 && !halts(&e) => {
                // One op that does not compile must not take its neighbours with it: run them one by one, so that only
                // what depends on the failure fails.
                metrics::event("chunk_split", &e.message);
                drop(chunk);
                for node in nodes {
                    for (i, out) in node.outs.iter().enumerate() {
                        out.set_state(State::Recorded(0, i as u32));
                    }
                    self.run(std::slice::from_ref(node), &HashSet::new())?;
                }
                return Ok(());
            }
            Err(e) => return halt_or_fail(&chunk, e),
        };
        self.execute(&chunk, &program, None).or_else(|e| halt_or_fail(&chunk, e))
    }

    fn execute(&mut self, chunk: &Chunk<'_>, program: &Executable, launch: Option<&Launch>) -> Result<()> {
        let rt = runtime()?;
        let device = rt.device(self.device)?;
        let layouts: Vec<Option<Layout>> =
            (0..chunk.live.len()).map(|i| launch.and_then(|l| l.results[i].clone())).collect();
        let sizes: Vec<usize> = chunk
            .live
            .iter()
            .zip(&layouts)
            .map(|(out, l)| l.as_ref().map_or(out.numel(), |l| l.numel()) as usize * out.dtype.size())
            .collect();
        if device.memory.limit() > 0 {
            let taken_over: usize = chunk.donated().iter().flatten().map(|out| sizes[*out as usize]).sum();
            device.memory.check(sizes.iter().sum::<usize>() - taken_over, self.device)?;
        }
        let mut held: Vec<Arc<DeviceBuffer>> = Vec::with_capacity(chunk.externals.len());
        for (i, val) in chunk.externals.iter().enumerate() {
            let buffer = val.buffer()?;
            held.push(match launch {
                Some(launch) => launch.input(i, val, buffer, self.device)?,
                None => bounded::dense(val, buffer, self.device)?,
            });
        }
        for (dtype, bytes, n) in chunk.scalar_packs() {
            held.push(rt.upload(&bytes, dtype, &[n as i64], self.device, 0)?);
        }
        if let Some(launch) = launch {
            held.push(launch.symbols(self.device)?);
        }
        let args: Vec<&torchtpu_pjrt::Buffer> = held.iter().map(|b| &b.buffer).collect();
        let mut span = timeline::on_device(self.device, || explain::brief(&chunk.names()));
        let results = program.execute(&args, self.device, &[]).map_err(|e| {
            let e = Error::from(e);
            match e.kind {
                Kind::OutOfMemory => device.memory.out_of_memory(sizes.iter().sum(), self.device, &e.message),
                _ => e,
            }
        })?;
        if results.len() != chunk.live.len() {
            return Err(Error::internal(format!(
                "a program gave {} results instead of {}",
                results.len(),
                chunk.live.len()
            )));
        }
        let lines = self.lines.entry(chunk.structure).or_insert_with(|| chunk.lines().collect());
        let made = results.into_iter().zip(layouts).zip(sizes).zip(chunk.lines().zip(&*lines));
        for (out, (((buffer, layout), bytes), (line, first))) in chunk.live.iter().zip(made) {
            let line = if line > 0 { line } else { *first };
            let holder = Holder { bytes, dtype: out.dtype, dims: out.dims.clone(), line };
            if let Some(span) = span.take() {
                buffer.on_ready(Box::new(move |_| drop(span)));
            }
            let buffer = Arc::new(DeviceBuffer::new(buffer, layout, holder, &device.memory));
            self.outstanding.push(Arc::downgrade(&buffer));
            out.set_state(State::Ready(buffer));
        }
        chunk.bury();
        Ok(())
    }
}

/// Whether an error stops the stream, which then keeps what it has not run, rather than failing what it concerns.
fn halts(e: &Error) -> bool {
    matches!(e.kind, Kind::OutOfMemory | Kind::Interrupted)
}

fn halt_or_fail(chunk: &Chunk<'_>, e: Error) -> Result<()> {
    if halts(&e) {
        return Err(e);
    }
    chunk.fail(&e);
    Ok(())
}

/// A hasher for numbers that are hashes already.
#[derive(Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.0 = self.0.rotate_left(8) ^ *b as u64);
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}

/// Flushes and waits for everything on a device; reports the first failure.
pub fn synchronize(device: usize) -> Result<()> {
    let rt = runtime()?;
    let outstanding = {
        let mut stream: MutexGuard<'_, Stream> = rt.device(device)?.stream.lock();
        stream.flush()?;
        stream.take_outstanding()
    };
    next_epoch();
    let mut first = Ok(());
    for buffer in outstanding {
        let done = buffer.buffer.wait().map_err(Error::from);
        if first.is_ok() {
            first = done;
        }
    }
    first
}

/// How often the chunk itself refers to each value: more references mean that somebody outside can observe it.
pub(crate) fn own_references(nodes: &[Node]) -> HashMap<*const Val, usize> {
    let mut refs: HashMap<*const Val, usize> = HashMap::new();
    for node in nodes {
        for out in &node.outs {
            *refs.entry(Arc::as_ptr(out)).or_default() += 1;
        }
        for input in &node.inputs {
            if let Input::Val(v) = input {
                *refs.entry(Arc::as_ptr(v)).or_default() += 1;
            }
        }
    }
    refs
}
