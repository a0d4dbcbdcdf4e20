"""Decompositions of our own, for ops whose result's size depends on the data or that are made of a few others.

They run on the device's tensors. Where a size must be known, one number is read from the device; nothing else is. What a
function does not cover it leaves to the host by returning `NotImplemented`, which also raises the CPU's errors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

_own: dict[str, Callable] = {}


def find(name: str) -> Callable | None:
    """The decomposition of an overload, by its full name (without `.default`)."""
    return _own.get(name)


def decomposes(*names: str) -> Callable[[Callable], Callable]:
    def add(function: Callable) -> Callable:
        _own.update(dict.fromkeys((f"aten::{name}" for name in names), function))
        return function

    return add


# --- positions --------------------------------------------------------------------------------------------------------


def _ordered(mask: Tensor) -> Tensor:
    """The positions where a vector is true, in order, then as many as are not, each the vector's length."""
    n = mask.numel()
    return torch.where(mask, torch.arange(n, device=mask.device), n).sort()[0]


def _unravel(flat: Tensor, shape: Sequence[int]) -> Tensor:
    """Positions in a flattened tensor as rows of coordinates."""
    columns = []
    stride = 1
    for size in reversed(shape):
        columns.append((flat // stride) % size)
        stride *= size
    if not columns:
        return flat.new_empty((flat.numel(), 0))
    return torch.stack(columns[::-1], 1)


@decomposes("nonzero")
def nonzero(x: Tensor) -> Tensor:
    mask = (x != 0).reshape(-1)
    count = int(mask.sum()) if mask.numel() else 0
    if count == 0:
        return torch.empty((0, x.dim()), dtype=torch.int64, device=x.device)
    return _unravel(_ordered(mask)[:count], x.shape)


@decomposes("nonzero_static")
def nonzero_static(x: Tensor, *, size: int, fill_value: int = -1) -> Tensor:
    if x.numel() == 0 or size < 0:
        return NotImplemented
    mask = (x != 0).reshape(-1)
    found = _ordered(mask)[:size]
    if found.numel() < size:
        found = torch.cat([found, found.new_full((size - found.numel(),), mask.numel())])
    rows = _unravel(found, x.shape)
    return torch.where((found < mask.numel()).unsqueeze(1), rows, fill_value)


@decomposes("masked_select")
def masked_select(x: Tensor, mask: Tensor) -> Tensor:
    if mask.dtype != torch.bool:
        return NotImplemented
    x, mask = torch.broadcast_tensors(x, mask)
    mask = mask.reshape(-1)
    count = int(mask.sum()) if mask.numel() else 0
    if count == 0:
        return x.new_empty(0)
    return x.reshape(-1).index_select(0, _ordered(mask)[:count])


@decomposes("masked_scatter")
def masked_scatter(x: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    if mask.dtype != torch.bool or x.dtype != source.dtype:
        return NotImplemented
    x, mask = torch.broadcast_tensors(x, mask)
    if x.numel() == 0:
        return x.clone()
    if source.numel() == 0:
        return NotImplemented if mask.any() else x.clone()
    at = (mask.reshape(-1).cumsum(0) - 1).clamp(0, source.numel() - 1)
    return torch.where(mask, source.reshape(-1).index_select(0, at).view(x.shape), x)


def _without_masks(x: Tensor, indices: Sequence[Tensor | None]) -> list[Tensor | None] | None:
    """Indices with each mask as the positions it is true at; None where there is no mask, or one of another shape."""
    out: list[Tensor | None] = []
    masks = False
    for index in indices:
        if index is None or index.dtype not in (torch.bool, torch.uint8):
            out.append(index)
            continue
        if tuple(index.shape) != tuple(x.shape[len(out) : len(out) + index.dim()]) or index.dim() == 0:
            return None
        masks = True
        out.extend(index.to(x.device).nonzero().unbind(1))
    return out if masks else None


@decomposes("index.Tensor")
def index(x: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    plain = _without_masks(x, indices)
    return NotImplemented if plain is None else torch.ops.aten.index.Tensor(x, plain)


@decomposes("index_put", "_unsafe_index_put", "_index_put_impl")
def index_put(
    x: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = False, unsafe: bool = False
) -> Tensor:
    plain = _without_masks(x, indices)
    return NotImplemented if plain is None else torch.ops.aten.index_put.default(x, plain, values, accumulate)


@decomposes("repeat_interleave.Tensor")
def repeat_interleave(repeats: Tensor, *, output_size: int | None = None) -> Tensor:
    if repeats.dim() != 1 or repeats.numel() == 0 or repeats.dtype not in (torch.int32, torch.int64):
        return NotImplemented
    if output_size is None:
        least, output_size = torch.stack([repeats.min(), repeats.sum().to(repeats.dtype)]).tolist()
        if least < 0:
            return NotImplemented
    ends = repeats.cumsum(0)
    wanted = torch.arange(output_size, device=repeats.device)
    return torch.searchsorted(ends, wanted, right=True).to(repeats.dtype)


# --- unique elements --------------------------------------------------------------------------------------------------


def _runs(x: Tensor, counted: bool) -> tuple[Tensor, Tensor, Tensor]:
    """A vector's runs of equal elements: their values, the run of each element, and their lengths."""
    first = torch.cat([x.new_ones(1, dtype=torch.bool), x[1:] != x[:-1]])
    starts = _ordered(first)[: int(first.sum())]
    run = first.cumsum(0) - 1
    counts = starts.new_empty(0)
    if counted:
        counts = torch.cat([starts[1:], starts.new_full((1,), x.numel())]) - starts
    return x.index_select(0, starts), run, counts


@decomposes("unique_consecutive")
def unique_consecutive(
    x: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    if x.numel() == 0 or (dim is not None and x.dim() != 1):
        return NotImplemented
    values, run, counts = _runs(x.reshape(-1), return_counts)
    return values, run.view(x.shape) if return_inverse else run.new_empty(0), counts


@decomposes("_unique2")
def unique(
    x: Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False
) -> tuple[Tensor, Tensor, Tensor]:
    if x.numel() == 0 or x.is_complex():
        return NotImplemented
    ordered, order = x.reshape(-1).sort()
    values, run, counts = _runs(ordered, return_counts)
    inverse = run.new_empty(0)
    if return_inverse:
        inverse = torch.zeros_like(run).index_copy(0, order, run).view(x.shape)
    return values, inverse, counts


# --- histograms -------------------------------------------------------------------------------------------------------


def _tally(bins: int, at: Tensor, inside: Tensor, weight: Tensor | None, dtype: torch.dtype) -> Tensor:
    """How many of `at`, or how much weight, falls into each bin; what is not `inside` into none."""
    at = torch.where(inside, at, bins)
    kind = torch.int64 if weight is None else dtype
    share = torch.ones_like(at) if weight is None else weight.reshape(-1).to(kind)
    return torch.zeros(bins + 1, dtype=kind, device=at.device).index_add(0, at, share)[:bins].to(dtype)


@decomposes("histc")
def histc(x: Tensor, bins: int = 100, min: float = 0, max: float = 0) -> Tensor:
    if not x.is_floating_point() or bins <= 0 or min > max or x.numel() == 0:
        return NotImplemented
    x = x.reshape(-1)
    low, high = (x.min(), x.max()) if min == max else (x.new_full((), min), x.new_full((), max))
    if min == max:
        same = low == high
        low, high = torch.where(same, low - 1, low), torch.where(same, high + 1, high)
    at = ((x - low) * bins / (high - low)).to(torch.int64).clamp(max=bins - 1)
    return _tally(bins, at, (x >= low) & (x <= high), None, x.dtype)


def _edges(x: Tensor, bins: Sequence[int], range: Sequence[float] | None) -> list[Tensor]:
    """Equal bins for each column of a matrix."""
    if range:
        ends = [(range[2 * i], range[2 * i + 1]) for i, _ in enumerate(bins)]
    elif x.numel():
        ends = torch.stack([x.amin(0), x.amax(0)], 1).tolist()
    else:
        ends = [(0.0, 1.0)] * len(bins)
    ends = [(a - 0.5, b + 0.5) if a == b else (a, b) for a, b in ends]
    return [torch.linspace(a, b, n + 1, dtype=x.dtype, device=x.device) for n, (a, b) in zip(bins, ends, strict=True)]


def _histogram(x: Tensor, edges: Sequence[Tensor], weight: Tensor | None, density: bool) -> Tensor:
    """The histogram of a matrix's rows in bins of the given edges, the last of which belongs to the last bin."""
    inside = x.new_ones(x.size(0), dtype=torch.bool)
    flat = torch.zeros(x.size(0), dtype=torch.int64, device=x.device)
    shape = [e.numel() - 1 for e in edges]
    for i, (edge, n) in enumerate(zip(edges, shape, strict=True)):
        column = x[:, i].contiguous()
        inside = inside & (column >= edge[0]) & (column <= edge[-1])
        at = (torch.searchsorted(edge.contiguous(), column, right=True) - 1).clamp(0, n - 1)
        flat = flat * n + at
    total = 1
    for n in shape:
        total *= n
    hist = _tally(total, flat, inside, weight, x.dtype).view(shape)
    if density:
        hist = hist / hist.sum()
        for i, edge in enumerate(edges):
            hist = hist / edge.diff().view([-1 if d == i else 1 for d, _ in enumerate(shape)])
    return hist


def _real_rows(x: Tensor) -> bool:
    return x.dtype in (torch.float32, torch.float64) and x.numel() > 0


@decomposes("histogram.bin_ct")
def histogram_of_count(
    x: Tensor, bins: int = 100, *, range: Sequence[float] | None = None, weight: Tensor | None = None, density: bool = False
) -> tuple[Tensor, Tensor]:
    if not _real_rows(x) or bins <= 0:
        return NotImplemented
    x = x.reshape(-1, 1)
    edges = _edges(x, [bins], range)
    return _histogram(x, edges, weight, density), edges[0]


@decomposes("histogram.bins_tensor")
def histogram_of_edges(
    x: Tensor, bins: Tensor, *, weight: Tensor | None = None, density: bool = False
) -> tuple[Tensor, Tensor]:
    if not _real_rows(x) or bins.dim() != 1 or bins.numel() < 2 or bins.dtype != x.dtype:
        return NotImplemented
    return _histogram(x.reshape(-1, 1), [bins], weight, density), bins.clone()


@decomposes("_histogramdd_bin_edges")
def histogramdd_edges(
    x: Tensor,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> list[Tensor]:
    if not _real_rows(x) or x.dim() < 2 or x.size(-1) != len(bins):
        return NotImplemented
    return _edges(x.reshape(-1, x.size(-1)), bins, range)


@decomposes("_histogramdd_from_bin_cts")
def histogramdd_of_counts(
    x: Tensor,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> Tensor:
    if not _real_rows(x) or x.dim() < 2 or x.size(-1) != len(bins):
        return NotImplemented
    x = x.reshape(-1, x.size(-1))
    return _histogram(x, _edges(x, bins, range), weight, density)


@decomposes("_histogramdd_from_bin_tensors")
def histogramdd_of_edges(
    x: Tensor, bins: Sequence[Tensor], *, weight: Tensor | None = None, density: bool = False
) -> Tensor:
    if not _real_rows(x) or x.dim() < 2 or x.size(-1) != len(bins) or any(b.numel() < 2 for b in bins):
        return NotImplemented
    return _histogram(x.reshape(-1, x.size(-1)), bins, weight, density)


# --- segments ---------------------------------------------------------------------------------------------------------

_NEUTRAL = {"sum": 0.0, "mean": 0.0, "prod": 1.0, "max": -torch.inf, "min": torch.inf}
_REDUCE = {"sum": "sum", "mean": "sum", "prod": "prod", "max": "amax", "min": "amin"}


def _segments(data: Tensor, lengths: Tensor | None, offsets: Tensor | None, axis: int) -> tuple[Tensor, Tensor]:
    """The segment of each element along `axis` (one past the last for none), shaped like `data`; and the lengths."""
    if offsets is None:
        ends = lengths.cumsum(-1)
        outside = None
    else:
        ends, lengths, outside = offsets[..., 1:], offsets.diff(), offsets[..., :1]
    n = data.size(axis)
    place = torch.arange(n, device=data.device, dtype=ends.dtype).expand(*ends.shape[:-1], n).contiguous()
    segment = torch.searchsorted(ends.contiguous(), place, right=True)
    if outside is not None:
        segment = torch.where(place < outside, ends.size(-1), segment)
    segment = segment.view(*segment.shape, *[1] * (data.dim() - axis - 1)).expand(data.shape)
    return segment, lengths.view(*lengths.shape, *[1] * (data.dim() - axis - 1))


@decomposes("segment_reduce")
def segment_reduce(
    data: Tensor,
    reduce: str,
    *,
    lengths: Tensor | None = None,
    indices: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: float | None = None,
) -> Tensor:
    given = lengths if lengths is not None else offsets
    if given is None or indices is not None or data.numel() == 0 or axis != given.dim() - 1 or axis < 0:
        return NotImplemented
    segment, lengths = _segments(data, lengths, offsets, axis)
    shape = list(data.shape)
    count = shape[axis] = lengths.size(axis)
    shape[axis] += 1
    out = data.new_full(shape, _NEUTRAL[reduce] if initial is None else initial)
    out = out.scatter_reduce(axis, segment, data, _REDUCE[reduce]).narrow(axis, 0, count)
    if reduce != "mean":
        return out
    empty = torch.nan if initial is None else out
    return torch.where(lengths > 0, out / lengths, empty)


@decomposes("_segment_reduce_backward")
def segment_reduce_backward(
    grad: Tensor,
    output: Tensor,
    data: Tensor,
    reduce: str,
    *,
    lengths: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    initial: float | None = None,
) -> Tensor:
    if reduce == "prod" or data.numel() == 0:
        return NotImplemented
    segment, lengths = _segments(data, lengths, offsets, axis)
    count = lengths.size(axis)
    inside = segment < count
    segment = segment.clamp(max=count - 1)

    def spread(x: Tensor) -> Tensor:
        return x.gather(axis, segment)

    if reduce == "mean":
        grad = grad / lengths
    if reduce in ("max", "min"):
        extreme = ((data == spread(output)) | data.isnan()) & inside
        times = torch.zeros_like(output).scatter_add(axis, segment, extreme.to(data.dtype))
        return torch.where(extreme, spread(grad / times), 0)
    return torch.where(inside, spread(grad), 0)


# --- distances --------------------------------------------------------------------------------------------------------


def _length(d: Tensor, p: float) -> Tensor:
    """The p-norm of magnitudes along the last dimension."""
    if p == 0:
        return (d != 0).sum(-1).to(d.dtype)
    if p == 1:
        return d.sum(-1)
    if p == 2:
        return (d * d).sum(-1).sqrt()
    if p == torch.inf:
        return d.amax(-1)
    return (d**p).sum(-1) ** (1 / p)


def _length_gradient(difference: Tensor, distance: Tensor, grad: Tensor, p: float) -> Tensor:
    """The gradient of `_length(difference.abs(), p)`; 0 where points coincide, as on CPU."""
    if p == 0:
        return torch.zeros_like(difference)
    if p == 1:
        return grad * difference.sign()
    if p == torch.inf:
        return grad * difference.sign() * (difference.abs() == distance)
    if p == 2:
        return torch.where(distance == 0, 0, grad * difference / distance)
    nothing = (distance == 0) | ((difference == 0) if p < 1 else False)
    slope = difference.sign() * difference.abs() ** (p - 1) * grad / distance ** (p - 1)
    return torch.where(nothing, 0, slope)


@decomposes("_cdist_forward")
def cdist(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    batch = torch.broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    rows, columns = x1.size(-2), x2.size(-2)
    if 0 in (*batch, rows, columns, x1.size(-1)):
        return x1.new_zeros((*batch, rows, columns))
    by_product = compute_mode == 1 or (not compute_mode and (rows > 25 or columns > 25))
    if p == 2 and by_product:
        square = (x1 * x1).sum(-1, keepdim=True) + (x2 * x2).sum(-1).unsqueeze(-2)
        return (square - 2 * (x1 @ x2.transpose(-1, -2))).clamp_min(0).sqrt()
    return _length((x1.unsqueeze(-2) - x2.unsqueeze(-3)).abs(), p)


@decomposes("_cdist_backward")
def cdist_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: float, distance: Tensor) -> Tensor:
    difference = x1.unsqueeze(-2) - x2.unsqueeze(-3)
    if difference.numel() == 0:
        return NotImplemented
    return _length_gradient(difference, distance.unsqueeze(-1), grad.unsqueeze(-1), p).sum(-2)


def _pairs(x: Tensor) -> tuple[Tensor, Tensor]:
    return torch.triu_indices(x.size(0), x.size(0), 1, device=x.device).unbind(0)


@decomposes("_pdist_forward")
def pdist(x: Tensor, p: float = 2.0) -> Tensor:
    if x.size(0) < 2 or x.size(1) == 0:
        return x.new_zeros(x.size(0) * (x.size(0) - 1) // 2)
    i, j = _pairs(x)
    return _length((x[i] - x[j]).abs(), p)


@decomposes("_pdist_backward")
def pdist_backward(grad: Tensor, x: Tensor, p: float, distance: Tensor) -> Tensor:
    if x.size(0) < 2 or x.size(1) == 0:
        return torch.zeros_like(x)
    i, j = _pairs(x)
    slope = _length_gradient(x[i] - x[j], distance.unsqueeze(-1), grad.unsqueeze(-1), p)
    return torch.zeros_like(x).index_add(0, i, slope).index_add(0, j, -slope)


# --- products ---------------------------------------------------------------------------------------------------------


@decomposes("addbmm")
def addbmm(x: Tensor, a: Tensor, b: Tensor, *, beta: Any = 1, alpha: Any = 1) -> Tensor:
    if a.dim() != 3 or b.dim() != 3 or a.size(0) != b.size(0) or a.size(2) != b.size(1):
        return NotImplemented
    # One product over batch and inner dimension: sums of narrow floats are rounded once.
    return torch.addmm(x, a.transpose(0, 1).reshape(a.size(1), -1), b.reshape(-1, b.size(2)), beta=beta, alpha=alpha)


@decomposes("_trilinear")
def trilinear(
    a: Tensor,
    b: Tensor,
    c: Tensor,
    expand1: Sequence[int],
    expand2: Sequence[int],
    expand3: Sequence[int],
    sumdim: Sequence[int],
    unroll_dim: int = 1,
) -> Tensor:
    wide = []
    for x, dims in ((a, expand1), (b, expand2), (c, expand3)):
        for d in dims:
            x = x.unsqueeze(d)
        wide.append(x)
    product = wide[0] * wide[1] * wide[2]
    return product.sum(list(sumdim)) if sumdim else product


# --- random numbers ---------------------------------------------------------------------------------------------------


def _rrelu(x: Tensor, noise: Tensor, lower: float, upper: float, training: bool, generator: Any) -> Tensor:
    if not training:
        return torch.nn.functional.leaky_relu(x, (lower + upper) / 2)
    slope = torch.empty_like(x).uniform_(lower, upper, generator=generator)
    slope = torch.where(x <= 0, slope, 1)
    noise.copy_(slope)
    return x * slope


@decomposes("rrelu_with_noise")
def rrelu(
    x: Tensor,
    noise: Tensor,
    lower: float = 0.125,
    upper: float = 1 / 3,
    training: bool = False,
    generator: torch.Generator | None = None,
) -> Tensor:
    return _rrelu(x, noise, lower, upper, training, generator)


@decomposes("rrelu_with_noise_")
def rrelu_(
    x: Tensor,
    noise: Tensor,
    lower: float = 0.125,
    upper: float = 1 / 3,
    training: bool = False,
    generator: torch.Generator | None = None,
) -> Tensor:
    return x.copy_(_rrelu(x, noise, lower, upper, training, generator))


@decomposes("multinomial")
def multinomial(
    weights: Tensor, num_samples: int, replacement: bool = False, *, generator: torch.Generator | None = None
) -> Tensor:
    categories = weights.size(-1) if weights.dim() else 0
    if weights.dim() not in (1, 2) or weights.numel() == 0 or not weights.is_floating_point() or num_samples <= 0:
        return NotImplemented
    if not replacement and num_samples > categories:
        return NotImplemented
    weights = weights if weights.dtype == torch.float64 else weights.float()
    if replacement and num_samples > 1:
        total = weights.cumsum(-1)
        drawn = torch.empty((*weights.shape[:-1], num_samples), dtype=weights.dtype, device=weights.device)
        drawn = drawn.uniform_(generator=generator) * total[..., -1:]
        return torch.searchsorted(total, drawn, right=True).clamp(max=categories - 1)
    # The first of independent waiting times whose rates are the weights.
    waits = torch.empty_like(weights).exponential_(generator=generator).clamp_min(torch.finfo(weights.dtype).tiny)
    rank = weights / waits
    return rank.argmax(-1, keepdim=True) if num_samples == 1 else rank.topk(num_samples)[1]


def _fractional_starts(samples: Tensor, size: int, pool: int, out: int) -> Tensor:
    """Where each pooling window starts along one dimension."""
    last = torch.full((*samples.shape, 1), size - pool, device=samples.device)
    if out == 1:
        return last
    alpha = (size - pool) / (out - 1)
    step = torch.arange(out - 1, device=samples.device, dtype=samples.dtype)
    starts = ((step + samples.unsqueeze(-1)) * alpha).to(torch.int64) - (samples * alpha).to(torch.int64).unsqueeze(-1)
    return torch.cat([starts, last], -1)


def _fractional_max_pool(
    x: Tensor, kernel: Sequence[int], output: Sequence[int], samples: Tensor, order: Sequence[int]
) -> tuple[Tensor, Tensor]:
    """`order[d]` is the random sample of spatial dimension d."""
    rank = len(kernel)
    batched = x if x.dim() == rank + 2 else x.unsqueeze(0)
    sizes = batched.shape[2:]
    if batched.numel() == 0 or samples.dtype not in (torch.float32, torch.float64) or len(samples.shape) != 3:
        return NotImplemented
    if any(o + k - 1 > s for s, k, o in zip(sizes, kernel, output, strict=True)):
        return NotImplemented
    lead = batched.shape[:2]
    flat = torch.zeros((), dtype=torch.int64, device=x.device)
    for d, size in enumerate(sizes):
        starts = _fractional_starts(samples[:, :, order[d]], size, kernel[d], output[d])
        at = starts.unsqueeze(-1) + torch.arange(kernel[d], device=x.device)
        shape = [1] * (2 * rank)
        shape[d], shape[rank + d] = output[d], kernel[d]
        flat = flat * size + at.reshape(*lead, *shape)
    flat = flat.expand(*lead, *output, *kernel).reshape(*lead, -1)
    windows = batched.reshape(*lead, -1).gather(2, flat).view(*lead, *output, -1)
    values, best = windows.max(-1)
    at = flat.view(*lead, *output, -1).gather(-1, best.unsqueeze(-1)).squeeze(-1)
    return (values, at) if x.dim() == rank + 2 else (values[0], at[0])


@decomposes("fractional_max_pool2d")
def fractional_max_pool2d(
    x: Tensor, kernel: Sequence[int], output: Sequence[int], samples: Tensor
) -> tuple[Tensor, Tensor]:
    return _fractional_max_pool(x, kernel, output, samples, (1, 0))


@decomposes("fractional_max_pool3d")
def fractional_max_pool3d(
    x: Tensor, kernel: Sequence[int], output: Sequence[int], samples: Tensor
) -> tuple[Tensor, Tensor]:
    return _fractional_max_pool(x, kernel, output, samples, (0, 1, 2))


@decomposes("fractional_max_pool2d_backward", "fractional_max_pool3d_backward")
def fractional_max_pool_backward(
    grad: Tensor, x: Tensor, kernel: Sequence[int], output: Sequence[int], indices: Tensor
) -> Tensor:
    if x.numel() == 0:
        return NotImplemented
    lead = x.shape[: x.dim() - len(kernel)]
    out = torch.zeros_like(x).reshape(*lead, -1)
    return out.scatter_add(-1, indices.reshape(*lead, -1), grad.reshape(*lead, -1)).view(x.shape)


# --- memory -----------------------------------------------------------------------------------------------------------


@decomposes("as_strided_scatter")
def as_strided_scatter(
    x: Tensor, src: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Tensor:
    if not x.is_contiguous() or x.storage_offset() != 0 or x.untyped_storage().nbytes() != x.nbytes:
        return NotImplemented
    out = x.clone()
    out.as_strided(size, stride, storage_offset).copy_(src)
    return out


@decomposes("new_empty_strided")
def new_empty_strided(
    x: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    *,
    dtype: torch.dtype | None = None,
    layout: torch.layout | None = None,
    device: torch.device | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    return torch.empty_strided(
        size,
        stride,
        dtype=x.dtype if dtype is None else dtype,
        layout=layout,
        device=x.device if device is None else device,
        pin_memory=bool(pin_memory),
    )
