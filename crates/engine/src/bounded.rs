//! Chunks whose extents change from step to step: after the first change, one program for a range of sizes.
//!
//! A chunk's verbatim program is compared with those of its structure seen before ([`torchtpu_stablehlo::bounded`]). The
//! second variant, when it comes in a later step than the first, makes a family; from then on extents that vary are padded
//! to bounds, and values that leave the chunk are padded buffers, which the next chunk takes as they are.
use crate::cell::Val;
use crate::error::Result;
use crate::explain::{self, Subject};
use crate::memory::Holder;
use crate::metrics;
use crate::program::{self, Chunk};
use crate::runtime::{runtime, DeviceBuffer};
use crate::stream::epoch;
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};
use torchtpu_pjrt::Executable;
use torchtpu_stablehlo::bounded::{self, Bounded, Factors, Family, Layout, Part, Variant};
use torchtpu_stablehlo::{DType, Func, Type};

/// A program is used for sizes whose work is at least this share of its bounds'; smaller ones get their own.
const MAX_WASTE: i64 = 8;
/// So many elements of padding are no waste worth a compile.
const FREE_WASTE: i64 = 1 << 18;

/// A compiled program with its bounds.
struct Program {
    factors: Factors,
    bounds: Vec<i64>,
    donated: Vec<Option<u32>>,
    bounded: Bounded,
    executable: Arc<Executable>,
}

/// A family of chunks and its programs.
struct Known {
    family: Family,
    /// Raised when symbols change, which outdates programs and remembered values.
    generation: u64,
    /// The step in which the last new variant came.
    epoch: u64,
    programs: Vec<Arc<Program>>,
    /// The number of a node that has no rule for sizes that vary.
    unsupported: Option<usize>,
    /// The least and the greatest value of each symbol seen.
    ranges: Vec<(i64, i64)>,
}

/// Symbols' values of a chunk seen before.
#[derive(Default)]
struct Seen {
    known: usize,
    generation: u64,
    values: Vec<i64>,
}

#[derive(Default)]
struct Families {
    by_structure: HashMap<u128, Vec<usize>>,
    known: Vec<Known>,
    seen: HashMap<u128, Seen>,
    /// Bounds of all programs.
    bounds: BTreeSet<i64>,
}

/// In one step, so many variants of a structure are layers of several sizes; more are a loop.
const LAYERS: usize = 3;
/// Values that had to be laid out anew this often, in one way, get a program that does it.
const MAX_REPADS: u32 = 8;

/// So many variants of a structure are remembered that are no family's.
const MAX_VARIANTS: usize = 32;

static FAMILIES: OnceLock<Mutex<Families>> = OnceLock::new();

/// How to run a chunk that has no program of its own.
pub(crate) enum Plan {
    /// By a program of its own.
    Own,
    /// By a bounded program.
    Bounded(Launch),
    /// In three parts: this node, which takes no sizes that vary, and what is before and after.
    Around(usize),
}

/// How to run a chunk by a bounded program.
pub(crate) struct Launch {
    /// The program.
    pub executable: Arc<Executable>,
    /// How each result lies in its buffer.
    pub results: Vec<Option<Layout>>,
    inputs: Vec<(Layout, Vec<i64>)>,
    values: Vec<i64>,
}

impl Launch {
    /// Input `i` in the layout that the program takes.
    pub fn input(&self, i: usize, val: &Val, buffer: Arc<DeviceBuffer>, device: usize) -> Result<Arc<DeviceBuffer>> {
        let (layout, dims) = &self.inputs[i];
        if fits(&buffer, val, layout) {
            return Ok(buffer);
        }
        lay_out(val, &buffer, layout, dims, device)
    }

    /// The symbols' values as the program's last input.
    pub fn symbols(&self, device: usize) -> Result<Arc<DeviceBuffer>> {
        let bytes: Vec<u8> = self.values.iter().flat_map(|v| v.to_le_bytes()).collect();
        runtime()?.upload(&bytes, DType::I64, &[self.values.len() as i64], device, 0)
    }
}

/// Decides how to run a chunk that has no program of its own.
pub(crate) fn plan(chunk: &Chunk<'_>) -> Result<Plan> {
    if chunk.externals.iter().any(|v| v.buffer().is_err()) {
        return Ok(Plan::Own);
    }
    let families = &mut *FAMILIES.get_or_init(Default::default).lock();
    let Some((at, values)) = member(families, chunk)? else { return Ok(Plan::Own) };
    let known = &mut families.known[at];
    if known.family.symbols() == 0 {
        return Ok(Plan::Own);
    }
    let program = match find(known, chunk, &values) {
        Some(program) => program,
        None => match make(known, &mut families.bounds, chunk, &values)? {
            Some(program) => program,
            None => {
                let around = known.unsupported.filter(|_| chunk.len() > 1);
                return Ok(around.map_or(Plan::Own, |node| Plan::Around(chunk.position(node))));
            }
        },
    };
    let func = &program.bounded.func;
    let inputs: Vec<(Layout, Vec<i64>)> = (0..chunk.externals.len())
        .map(|i| {
            let parts = known.family.input_parts(i, &program.factors, &values, &program.bounds);
            (Layout::new(parts), func.dims(func.params()[i]))
        })
        .collect();
    let launch = Launch {
        executable: program.executable.clone(),
        results: (0..chunk.live.len())
            .map(|i| Some(program.bounded.result_layout(i, &values)).filter(|l| !l.is_dense()))
            .collect(),
        inputs,
        values,
    };
    metrics::cache_hit();
    Ok(Plan::Bounded(launch))
}

/// A value without padding, for a program of exact sizes.
pub(crate) fn dense(val: &Val, buffer: Arc<DeviceBuffer>, device: usize) -> Result<Arc<DeviceBuffer>> {
    if buffer.layout.is_none() {
        return Ok(buffer);
    }
    lay_out(val, &buffer, &Layout::new(val.dims.iter().map(|n| Part::Full(*n))), &val.dims, device)
}

/// A value in another layout, as an array of `dims`.
fn lay_out(
    val: &Val,
    buffer: &DeviceBuffer,
    layout: &Layout,
    dims: &[i64],
    device: usize,
) -> Result<Arc<DeviceBuffer>> {
    let rt = runtime()?;
    let bytes = layout.numel() as usize * val.dtype.size();
    let new = match relayout(val, buffer, layout, dims)? {
        Some(program) => program.execute(&[&buffer.buffer], device, &[])?.pop(),
        None => None,
    };
    let new = match new {
        Some(new) => new,
        None => {
            metrics::event("repadded", "");
            let size = val.dtype.size();
            let mut elements = vec![0; val.numel() as usize * size];
            buffer.to_host(size, &mut elements)?;
            let padded = layout.pad(&elements, size);
            rt.client.buffer_from_host(&padded, crate::runtime::element_type(val.dtype), dims, device)?
        }
    };
    let holder = Holder { bytes, dtype: val.dtype, dims: val.dims.clone(), line: buffer.line() };
    let layout = Some(layout.clone()).filter(|l| !l.is_dense());
    Ok(Arc::new(DeviceBuffer::new(new, layout, holder, &rt.device(device)?.memory)))
}

/// How a value lies, and how it is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Move {
    dtype: DType,
    dims: Vec<i64>,
    from: Option<Layout>,
    to: Layout,
}

/// How often a move was asked for, and its program.
type Moves = HashMap<Move, (u32, Option<Arc<Executable>>)>;

/// The program that lays a computed value out anew; none for the first times, where the host does it: that compiles nothing,
/// and happens where a loop starts. What came from the host is likely to come with other extents next time.
fn relayout(val: &Val, buffer: &DeviceBuffer, to: &Layout, dims: &[i64]) -> Result<Option<Arc<Executable>>> {
    if buffer.from_host {
        return Ok(None);
    }
    static MOVES: OnceLock<Mutex<Moves>> = OnceLock::new();
    let key =
        Move { dtype: val.dtype, dims: buffer.buffer.dims().to_vec(), from: buffer.layout.clone(), to: to.clone() };
    let mut moves = MOVES.get_or_init(Default::default).lock();
    let (times, program) = moves.entry(key).or_default();
    *times += 1;
    if *times > MAX_REPADS && program.is_none() {
        let mut main = Func::new();
        let mut x = main.parameter(Type::fixed(val.dtype, buffer.buffer.dims()));
        if let Some(from) = &buffer.layout {
            let bounds: Vec<i64> = from.parts().iter().map(|p| p.bound()).collect();
            let lens: Vec<i64> = from.parts().iter().map(|p| p.len()).collect();
            let parts = main.reshape(x, &bounds)?;
            x = main.slice(parts, &vec![0; lens.len()], &lens, &vec![1; lens.len()])?;
        }
        let lens: Vec<i64> = to.parts().iter().map(|p| p.len()).collect();
        let more: Vec<i64> = to.parts().iter().map(|p| p.bound() - p.len()).collect();
        let none = vec![0; lens.len()];
        let zero = main.constant_int(val.dtype, &[], 0);
        let x = main.reshape(x, &lens)?;
        let x = main.pad(x, zero, &none, &more, &none)?;
        let x = main.reshape(x, dims)?;
        main.set_results(&[x]);
        *program = Some(program::compile(
            &Subject::own("layout", "a value is laid out anew where a loop is entered"),
            &program::Program::new(&main, &[]),
        )?);
    }
    Ok(program.clone())
}

/// Whether chunks of this structure were seen before.
pub(crate) fn knows(structure: u128) -> bool {
    FAMILIES.get_or_init(Default::default).lock().by_structure.contains_key(&structure)
}

/// Whether a buffer is laid out as a program takes it.
fn fits(buffer: &DeviceBuffer, val: &Val, layout: &Layout) -> bool {
    match &buffer.layout {
        Some(own) => own == layout,
        None => layout.numel() == val.numel(),
    }
}

/// The family that the chunk belongs to, and its symbols' values there.
fn member(families: &mut Families, chunk: &Chunk<'_>) -> Result<Option<(usize, Vec<i64>)>> {
    if let Some(seen) = families.seen.get(&chunk.key) {
        if families.known[seen.known].generation == seen.generation {
            return Ok(Some((seen.known, seen.values.clone())));
        }
    }
    let (verbatim, _) = chunk.verbatim()?;
    let variant = Variant::of(&verbatim);
    let list = families.by_structure.entry(chunk.structure).or_default();
    let now = epoch();
    // Sizes that are known to change in other chunks change here too.
    let moving = |wide: &Family| {
        let here = wide.own_values().into_iter().zip(wide.values(&variant).unwrap_or_default());
        here.into_iter().any(|(own, other)| {
            let (least, most) = (own.min(other), own.max(other));
            let covers = |(from, to): &(i64, i64)| from - from / 4 - 1 <= least && most <= to + to / 4 + 1;
            families.known.iter().any(|k| k.epoch == now && !k.programs.is_empty() && k.ranges.iter().any(covers))
        })
    };
    let fitting = list.iter().find_map(|&i| families.known[i].family.values(&variant).map(|values| (i, values)));
    let (at, values) = match fitting {
        Some(found) => found,
        None => {
            let wider = list
                .iter()
                .filter_map(|&i| families.known[i].family.widened(&variant).map(|wide| (i, wide)))
                .filter(|(i, wide)| {
                    families.known[*i].epoch < now
                        || list.len() >= LAYERS
                        || wide.values(&variant).is_some_and(|values| is_near(&wide.own_values(), &values))
                        || moving(wide)
                })
                // Parameters of several sizes are updated by equal ops, and stay dense.
                .filter(|(_, wide)| !(chunk.updates() && wide.pads()))
                .min_by_key(|(_, wide)| wide.symbols());
            let Some((i, wide)) = wider else {
                if list.len() >= MAX_VARIANTS {
                    return Ok(None);
                }
                list.push(families.known.len());
                let family = Family::new(verbatim);
                families.known.push(Known {
                    family,
                    generation: 0,
                    epoch: now,
                    programs: vec![],
                    unsupported: None,
                    ranges: vec![],
                });
                return Ok(None);
            };
            let Some(values) = wide.values(&variant) else { return Ok(None) };
            let known = &mut families.known[i];
            let ranges = wide.own_values().iter().zip(&values).map(|(a, b)| (*a.min(b), *a.max(b))).collect();
            *known = Known {
                family: wide,
                ranges,
                generation: known.generation + 1,
                epoch: now,
                programs: Vec::new(),
                unsupported: known.unsupported,
            };
            (i, values)
        }
    };
    let known = &mut families.known[at];
    for (range, value) in known.ranges.iter_mut().zip(&values) {
        *range = (range.0.min(*value), range.1.max(*value));
    }
    let generation = known.generation;
    families.seen.insert(chunk.key, Seen { known: at, generation, values: values.clone() });
    Ok(Some((at, values)))
}

/// Whether sizes differ little: those of one loop's rounds do, those of a network's layers do not.
fn is_near(a: &[i64], b: &[i64]) -> bool {
    a.iter().zip(b).all(|(a, b)| (a - b).abs() <= 1.max(a.abs().min(b.abs()) / 4))
}

/// Whether two of a chunk's sizes are so near that they are likely to be one size and its successor.
fn move_together(values: &[i64], s: usize, t: usize) -> bool {
    s == t || is_near(&values[s..=s], &values[t..=t])
}

/// Bounds that the inputs' padding asks for, by symbol.
fn asked(family: &Family, factors: &Factors, chunk: &Chunk<'_>, values: &[i64]) -> Vec<Option<i64>> {
    let mut asked = vec![None; family.symbols()];
    let fake: Vec<i64> = vec![i64::MAX; values.len()];
    for (i, input) in chunk.externals.iter().enumerate() {
        let Some(layout) = input.buffer().ok().and_then(|b| b.layout.clone()) else { continue };
        // The parts that the program would have, extents of 1 and neighbouring constants merged as a layout's are.
        let parts = family.input_parts(i, factors, values, &fake);
        let mut symbols = family.input_symbols(i, factors).into_iter().flatten();
        let wanted = Layout::new(parts);
        let same = wanted.parts().len() == layout.parts().len()
            && wanted
                .parts()
                .iter()
                .zip(layout.parts())
                .all(|(a, b)| a.len() == b.len() && is_padded(a) == is_padded(b));
        if !same {
            continue;
        }
        for part in layout.parts() {
            if let Part::Padded { bound, .. } = part {
                if let Some(s) = symbols.next() {
                    asked[s] = asked[s].or(Some(*bound));
                }
            }
        }
    }
    asked
}

fn is_padded(part: &Part) -> bool {
    matches!(part, Part::Padded { .. })
}

/// A program that fits: large enough, not much too large, and taking the inputs as they lie.
fn find(known: &Known, chunk: &Chunk<'_>, values: &[i64]) -> Option<Arc<Program>> {
    let mut best: Option<(bool, i64, &Arc<Program>)> = None;
    for program in &known.programs {
        let atoms = known.family.atoms(&program.factors);
        let fits = program.factors.hold(values)
            && program.donated == donated(chunk, &program.bounded)
            && (0..values.len()).all(|s| !atoms[s] || values[s] <= program.bounds[s]);
        if !fits {
            continue;
        }
        let work = known.family.elements(&program.factors, &program.bounds);
        if work > MAX_WASTE * known.family.elements(&program.factors, values) + FREE_WASTE {
            continue;
        }
        let asked = asked(&known.family, &program.factors, chunk, values);
        // What was padded to a bound that the sizes have just outgrown is laid out anew, once.
        let repads = asked.iter().zip(&program.bounds).enumerate().any(|(s, (asked, bound))| {
            asked.is_some_and(|asked| {
                asked != *bound
                    && !(asked < *bound && (0..values.len()).any(|t| values[t] > asked && move_together(values, s, t)))
            })
        });
        if best.as_ref().is_none_or(|(r, w, _)| (repads, work) < (*r, *w)) {
            best = Some((repads, work, program));
        }
    }
    // Padding that does not fit is kept, and gets a program that takes it.
    best.filter(|(repads, ..)| !repads).map(|(.., program)| program.clone())
}

/// Of the inputs that may give their memory to results, those that do at these bounds.
fn donated(chunk: &Chunk<'_>, bounded: &Bounded) -> Vec<Option<u32>> {
    let func = &bounded.func;
    let same = |i: usize, out: u32| func.ty(func.params()[i]) == func.ty(func.results()[out as usize]);
    chunk.donated().iter().enumerate().map(|(i, d)| d.filter(|out| same(i, *out))).collect()
}

/// Compiles a program for these values; `None` when an op has no rule for extents that vary, or padding would cost more
/// than it saves.
fn make(
    known: &mut Known,
    in_use: &mut BTreeSet<i64>,
    chunk: &Chunk<'_>,
    values: &[i64],
) -> Result<Option<Arc<Program>>> {
    let family = &known.family;
    let factors = family.factors(values);
    if !factors.hold(values) {
        return Ok(None);
    }
    let asked = asked(family, &factors, chunk, values);
    let own = family.own_values();
    let largest = |s: usize| known.programs.iter().map(|p| p.bounds[s]).max();
    // Sizes that outgrow their bound are likely to go on growing, and those near them grow with them.
    let grown = |s: usize| -> Option<i64> {
        let outgrown = |t: usize| largest(t).filter(|bound| values[t] > *bound && move_together(values, s, t));
        let bound = (0..values.len()).filter_map(outgrown).max()?;
        Some(power_of_two(values[s].max(bound.saturating_mul(4))))
    };
    let bounds_for = |room: i64| -> Vec<i64> {
        (0..values.len())
            .map(|s| {
                let near = || {
                    (0..values.len()).find_map(|t| asked[t].filter(|b| *b >= values[s] && move_together(values, s, t)))
                };
                let least = values[s].max(own[s]);
                let most = power_of_two(least.saturating_mul(room));
                // Chunks that follow one another should agree on their bounds.
                let in_use = || in_use.range(least..=most).next().copied();
                grown(s).or(asked[s]).or_else(near).or_else(in_use).unwrap_or(most)
            })
            .collect()
    };
    let least = family.elements(&factors, values);
    // As much room to grow as costs little.
    let roomy = [4, 2].into_iter().map(bounds_for).find(|b| family.elements(&factors, b) <= 2 * least + FREE_WASTE);
    let bounds = roomy.unwrap_or_else(|| bounds_for(1));
    if family.elements(&factors, &bounds) > MAX_WASTE * least + FREE_WASTE {
        return Ok(None);
    }
    if known.unsupported.is_some() {
        return Ok(None);
    }
    let bounded = match bounded::build(family, &factors, &bounds) {
        Ok(bounded) => bounded,
        Err(why) => {
            metrics::event("no_bounded_program", &why.what);
            let (_, ends) = chunk.verbatim()?;
            known.unsupported = Some(ends.iter().position(|end| why.op < *end).unwrap_or(0));
            return Ok(None);
        }
    };
    let donated = donated(chunk, &bounded);
    let executable = program::compile(&subject(chunk, &bounds), &program::Program::new(&bounded.func, &donated))?;
    metrics::event("bounded_program", "");
    in_use.extend(&bounds);
    let program = Arc::new(Program { factors, bounds, donated, bounded, executable });
    known.programs.push(program.clone());
    Ok(Some(program))
}

/// What is to be said of a bounded program.
fn subject(chunk: &Chunk<'_>, bounds: &[i64]) -> Subject {
    let bounds: Vec<String> = bounds.iter().map(|b| b.to_string()).collect();
    let reason = format!("its sizes change: one program from now on, for sizes up to {}", bounds.join(", "));
    Subject { reason, ..explain::subject(chunk) }
}

/// The least power of two that is not less; the number itself where that would overflow or be an extent of its own kind.
fn power_of_two(n: i64) -> i64 {
    match u64::try_from(n).ok().and_then(u64::checked_next_power_of_two) {
        Some(p) if p <= 1 << 40 => p as i64,
        _ => n,
    }
}
