//! What the glue calls: record an op, copy, move data in and out.
use crate::cell::{contiguous_strides, is_contiguous, Cell, State, Val};
use crate::error::{Error, Result};
use crate::memory::Holder;
use crate::plan::{hash, permutation, ArgRef, Plan, TensorRef};
use crate::runtime::{runtime, DeviceBuffer};
use crate::stream::{self, HostScalar, Input, Keyed, Stream};
use crate::{metrics, scalars, source, timeline};
use parking_lot::{MutexGuard, RwLock};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use torchtpu_lowering::views::ViewSpec;
use torchtpu_lowering::{storage, ParamSource, ScalarValue, Template};
use torchtpu_stablehlo::DType;

/// Helper templates (view reads, writes, zeros, resizes) by what shaped them.
static HELPERS: OnceLock<RwLock<HashMap<u128, Arc<Keyed>>>> = OnceLock::new();

fn helper(name: &'static str, words: &[u64], make: impl FnOnce() -> Result<Template>) -> Result<Arc<Keyed>> {
    let key =
        hash(words) ^ hash(&[name.len() as u64, name.as_bytes()[0] as u64, name.as_bytes()[name.len() - 1] as u64]);
    let helpers = HELPERS.get_or_init(Default::default);
    if let Some(found) = helpers.read().get(&key) {
        return Ok(found.clone());
    }
    let made = Arc::new(Keyed::new(key, name, make()?));
    Ok(helpers.write().entry(key).or_insert(made).clone())
}

/// The stream of a device, recording on behalf of the current line.
fn locked(device: usize) -> Result<MutexGuard<'static, Stream>> {
    let line = source::of_op();
    let mut stream = runtime()?.device(device)?.stream.lock();
    stream.on_behalf_of(line);
    Ok(stream)
}

fn list(words: &mut Vec<u64>, items: &[i64]) {
    words.push(items.len() as u64);
    words.extend(items.iter().map(|&i| i as u64));
}

fn view_of(t: &TensorRef<'_>) -> ViewSpec {
    ViewSpec { dtype: t.dtype, sizes: t.sizes.to_vec(), strides: t.strides.to_vec(), offset: t.offset }
}

/// The value of the whole storage; a storage never written reads as zeros.
fn base(cell: &Cell, dtype: DType, stream: &mut Stream) -> Result<Arc<Val>> {
    if let Some(val) = cell.value() {
        return Ok(val);
    }
    let (dtype, n) = match cell.nbytes() % dtype.size() {
        0 => (dtype, cell.nbytes() / dtype.size()),
        _ => (DType::U8, cell.nbytes()),
    };
    let zeros = helper("zeros", &[dtype as u64, n as u64], || Ok(storage::zeros(dtype, &[n as i64])?))?;
    let val = stream.record(&zeros, SmallVec::new())?.remove(0);
    cell.set_value(val.clone());
    Ok(val)
}

/// The tensor's elements as a dense row-major value of its sizes: the storage's own value when it is just that.
fn read(t: &TensorRef<'_>, cell: &Cell, stream: &mut Stream) -> Result<Arc<Val>> {
    let val = base(cell, t.dtype, stream)?;
    if t.offset == 0 && val.dtype == t.dtype && *val.dims == *t.sizes && is_contiguous(t.sizes, t.strides) {
        return Ok(val);
    }
    let mut words = vec![val.dtype as u64, t.dtype as u64, t.offset as u64];
    list(&mut words, &val.dims);
    list(&mut words, t.sizes);
    list(&mut words, t.strides);
    let op = helper("view", &words, || Ok(storage::read(val.dtype, &val.dims, &view_of(t))?))?;
    Ok(stream.record(&op, SmallVec::from_iter([Input::Val(val)]))?.remove(0))
}

/// Writes `update` (dense, of `dims` that broadcast to the tensor's sizes) through the tensor's view, with a cast.
fn write(t: &TensorRef<'_>, cell: &Cell, update: Arc<Val>, dims: &[i64], stream: &mut Stream) -> Result<()> {
    if t.numel() == 0 {
        return Ok(());
    }
    let whole = t.offset == 0
        && t.numel() as usize * t.dtype.size() == cell.nbytes()
        && (is_contiguous(t.sizes, t.strides) || torchtpu_lowering::views::storage_order(t.sizes, t.strides).is_some());
    if whole {
        let perm = permutation(t.sizes, t.strides)?;
        if perm.is_none() && update.dtype == t.dtype && *dims == *t.sizes {
            swap(cell, update, stream);
            return Ok(());
        }
        let mut words = vec![update.dtype as u64, t.dtype as u64];
        list(&mut words, dims);
        list(&mut words, t.sizes);
        list(&mut words, t.strides);
        let op = helper("fill", &words, || {
            Ok(storage::write_whole(update.dtype, dims, t.dtype, t.sizes, perm.as_deref())?)
        })?;
        let new = stream.record(&op, SmallVec::from_iter([Input::Val(update)]))?.remove(0);
        swap(cell, new, stream);
        return Ok(());
    }
    let old = base(cell, t.dtype, stream)?;
    let mut words = vec![update.dtype as u64, old.dtype as u64, t.dtype as u64, t.offset as u64];
    list(&mut words, dims);
    list(&mut words, &old.dims);
    list(&mut words, t.sizes);
    list(&mut words, t.strides);
    let op = helper("write", &words, || Ok(storage::write(old.dtype, &old.dims, &view_of(t), update.dtype, dims)?))?;
    let inputs = SmallVec::from_iter([Input::Val(old), Input::Val(update)]);
    let new = stream.record(&op, inputs)?.remove(0);
    swap(cell, new, stream);
    Ok(())
}

/// Defined tensors, scalars, and (seed, offset), in argument order.
type Collected<'a, 'b> = (SmallVec<[&'b TensorRef<'a>; 4]>, SmallVec<[ScalarValue; 4]>, (u64, u64));

/// Makes `new` the storage's value.
fn swap(cell: &Cell, new: Arc<Val>, stream: &mut Stream) {
    if let Some(old) = cell.value() {
        stream.replaced(&old, &new);
    }
    cell.set_value(new);
}

fn collect<'a, 'b>(args: &'b [ArgRef<'a>]) -> Collected<'a, 'b> {
    let (mut tensors, mut scalars, mut rng) = (SmallVec::new(), SmallVec::new(), (0, 0));
    for arg in args {
        match arg {
            ArgRef::Tensor(t) if t.defined() => tensors.push(t),
            ArgRef::Tensors(ts) => tensors.extend(ts.iter().filter(|t| t.defined())),
            ArgRef::Scalar(s) => scalars.push(*s),
            ArgRef::Scalars(s) => scalars.extend(s.iter().copied()),
            ArgRef::Rng { seed, offset } => rng = (*seed, *offset),
            _ => {}
        }
    }
    (tensors, scalars, rng)
}

/// Records a planned op. Output `i` goes through `dests[i]` where that has a cell, and is returned otherwise (one entry an
/// output of the schema; `None` for undefined outputs and for those written through a destination).
pub fn record(
    plan: &Plan,
    args: &[ArgRef<'_>],
    device: usize,
    dests: &[TensorRef<'_>],
) -> Result<SmallVec<[Option<Arc<Val>>; 2]>> {
    let (tensors, scalars, rng) = collect(args);
    let mut stream = locked(device)?;
    let stream = &mut *stream;
    let mut inputs: SmallVec<[Input; 4]> = SmallVec::new();
    for param in &plan.op.template.params {
        inputs.push(match *param {
            ParamSource::Operand(i) => {
                let t = tensors
                    .get(i)
                    .ok_or_else(|| Error::internal(format!("{}: operand {i} is missing", plan.op.name)))?;
                match (t.cell, t.host) {
                    (Some(cell), _) => Input::Val(read(t, cell, stream)?),
                    (None, Some(bits)) => Input::Scalar(scalars::from_host(bits, t.dtype)),
                    (None, None) => return Err(Error::internal(format!("{}: operand {i} is undefined", plan.op.name))),
                }
            }
            ParamSource::Scalar { slot, dtype } => {
                let s = scalars
                    .get(slot)
                    .ok_or_else(|| Error::internal(format!("{}: scalar {slot} is missing", plan.op.name)))?;
                Input::Scalar(scalars::convert(s, dtype)?)
            }
            ParamSource::RngSeed => Input::Scalar(scalars::word(rng.0)),
            ParamSource::RngOffset => Input::Scalar(scalars::word(rng.1)),
        });
    }
    plan.op.runs.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let mut results = stream.record(&plan.op, inputs)?.into_iter();
    let mut out = SmallVec::new();
    for (i, meta) in plan.outputs.iter().enumerate() {
        if !meta.defined {
            out.push(None);
            continue;
        }
        let result = results.next().ok_or_else(|| Error::internal(format!("{}: too few results", plan.op.name)))?;
        match dests.get(i).and_then(|d| d.cell.map(|c| (d, c))) {
            None => out.push(Some(result)),
            Some((dest, cell)) => {
                write_result(dest, cell, result, meta, stream)?;
                out.push(None);
            }
        }
    }
    Ok(out)
}

/// Writes a result laid out as `meta` says through a destination of the same sizes.
fn write_result(
    dest: &TensorRef<'_>,
    cell: &Cell,
    result: Arc<Val>,
    meta: &crate::plan::OutMeta,
    stream: &mut Stream,
) -> Result<()> {
    if is_contiguous(&meta.sizes, &meta.strides) {
        return write(dest, cell, result, &meta.sizes, stream);
    }
    let same_layout = dest.offset == 0
        && *dest.strides == *meta.strides
        && dest.dtype == meta.dtype
        && cell.nbytes() == dest.numel() as usize * dest.dtype.size();
    if same_layout {
        swap(cell, result, stream);
        return Ok(());
    }
    // Back to row-major first, through a cell of its own.
    let tmp = Cell::new(
        0,
        result.numel() as usize * result.dtype.size(),
        dest.cell.map_or(0, |c| c.device() as i32),
        |_, _| (),
    );
    tmp.set_value(result);
    let laid_out = TensorRef {
        cell: None,
        sizes: &meta.sizes,
        strides: &meta.strides,
        offset: 0,
        dtype: meta.dtype,
        wrapped: false,
        host: None,
    };
    let logical = read(&laid_out, &tmp, stream)?;
    write(dest, cell, logical, &meta.sizes, stream)
}

fn cell_of<'a>(t: &TensorRef<'a>) -> Result<&'a Cell> {
    t.cell.ok_or_else(|| Error::internal("a tensor without storage"))
}

/// `dst[...] = src` on one device: `src` broadcasts to `dst`'s sizes and is cast to its dtype.
pub fn copy(src: &TensorRef<'_>, dst: &TensorRef<'_>) -> Result<()> {
    let (from, to) = (cell_of(src)?, cell_of(dst)?);
    let mut stream = locked(to.device())?;
    let val = read(src, from, &mut stream)?;
    write(dst, to, val, src.sizes, &mut stream)
}

/// `dst[...] = src` between devices.
pub fn copy_across(src: &TensorRef<'_>, dst: &TensorRef<'_>) -> Result<()> {
    let (from, to) = (cell_of(src)?, cell_of(dst)?);
    let rt = runtime()?;
    let val = {
        let mut stream = locked(from.device())?;
        let val = read(src, from, &mut stream)?;
        stream.flush()?;
        val
    };
    let there = rt.device(to.device())?;
    let source = val.buffer()?;
    let buffer = source.buffer.copy_to_device(to.device())?;
    let holder = Holder { bytes: source.bytes(), dtype: val.dtype, dims: val.dims.clone(), line: source.line() };
    let buffer = Arc::new(DeviceBuffer::new(buffer, source.layout.clone(), holder, &there.memory));
    let moved = Val::new(val.dtype, &val.dims, to.device(), State::Ready(buffer));
    write(dst, to, moved, src.sizes, &mut there.stream.lock())
}

/// Contiguous host bytes of `dst`'s dtype and sizes into `dst`. The bytes are copied before this returns.
pub fn upload(data: &[u8], dst: &TensorRef<'_>) -> Result<()> {
    let cell = cell_of(dst)?;
    let want = dst.numel() as usize * dst.dtype.size();
    if data.len() != want {
        return Err(Error::internal(format!("upload of {} bytes into a tensor of {want}", data.len())));
    }
    let _span = timeline::span(timeline::Kind::Transfer, || format!("{want} bytes to tpu:{}", cell.device()));
    let buffer = runtime()?.upload(data, dst.dtype, dst.sizes, cell.device(), source::locate())?;
    let val = Val::new(dst.dtype, dst.sizes, cell.device(), State::Ready(buffer));
    write(dst, cell, val, dst.sizes, &mut *locked(cell.device())?)
}

/// A base of at most this many bytes is fetched whole and indexed on the host, which compiles nothing.
const HOST_GATHER_BYTES: usize = 1 << 20;

/// `src`'s elements, contiguous, into `out`. Waits for the device.
pub fn download(src: &TensorRef<'_>, out: &mut [u8]) -> Result<()> {
    let cell = cell_of(src)?;
    let want = src.numel() as usize * src.dtype.size();
    if out.len() != want {
        return Err(Error::internal(format!("download of {want} bytes into {}", out.len())));
    }
    if want == 0 {
        return Ok(());
    }
    metrics::read_at(source::locate());
    let mut stream = locked(cell.device())?;
    let val = match cell.value() {
        None => {
            out.fill(0);
            return Ok(());
        }
        Some(val) => val,
    };
    let direct = src.offset == 0 && is_contiguous(src.sizes, src.strides) && want == cell.nbytes();
    let gather = !direct && (cell.nbytes() <= HOST_GATHER_BYTES || want * 2 >= cell.nbytes());
    let val = if direct || gather { val } else { read(src, cell, &mut stream)? };
    stream.flush()?;
    drop(stream);
    stream::next_epoch();
    let buffer = val.buffer()?;
    let _span = timeline::span(timeline::Kind::Transfer, || format!("{want} bytes from tpu:{}", cell.device()));
    if !gather {
        return buffer.to_host(val.dtype.size(), out);
    }
    let mut whole = vec![0u8; cell.nbytes()];
    buffer.to_host(val.dtype.size(), &mut whole)?;
    gather_host(&whole, src, out);
    Ok(())
}

fn gather_host(whole: &[u8], src: &TensorRef<'_>, out: &mut [u8]) {
    let size = src.dtype.size();
    let mut index = vec![0i64; src.sizes.len()];
    let mut at = src.offset;
    for chunk in out.chunks_exact_mut(size) {
        let from = at as usize * size;
        chunk.copy_from_slice(&whole[from..from + size]);
        for d in (0..index.len()).rev() {
            index[d] += 1;
            at += src.strides[d];
            if index[d] < src.sizes[d] {
                break;
            }
            at -= src.strides[d] * src.sizes[d];
            index[d] = 0;
        }
    }
}

/// Gives a storage `nbytes` bytes at `address`; the common prefix keeps its contents, new bytes read as zero.
pub fn resize(cell: &Cell, nbytes: usize, address: usize) -> Result<()> {
    if nbytes == cell.nbytes() {
        return Ok(());
    }
    if let Some(val) = cell.value() {
        let mut stream = locked(cell.device())?;
        let size = val.dtype.size();
        let (dtype, n) = if nbytes.is_multiple_of(size) { (val.dtype, nbytes / size) } else { (DType::U8, nbytes) };
        let mut words = vec![val.dtype as u64, dtype as u64, n as u64];
        list(&mut words, &val.dims);
        let op = helper("resize", &words, || Ok(storage::resize(val.dtype, &val.dims, dtype, n as i64)?))?;
        let new = stream.record(&op, SmallVec::from_iter([Input::Val(val)]))?.remove(0);
        cell.set_value(new);
    }
    cell.set_extent(address, nbytes);
    Ok(())
}

/// Row-major strides, for callers that have sizes only.
pub fn row_major(sizes: &[i64]) -> Vec<i64> {
    contiguous_strides(sizes)
}

/// A scalar for a program, by hand.
pub fn scalar(dtype: DType, bytes: &[u8]) -> HostScalar {
    let mut all = [0; 16];
    all[..bytes.len()].copy_from_slice(bytes);
    HostScalar { dtype, bytes: all }
}
