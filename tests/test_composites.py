"""Ops made of others, and those whose result's size depends on the data: without the host, equal to the CPU's."""

from __future__ import annotations

import math

import pytest
import torch
import torchtpu
from conftest import DEVICE, on_both


def native(op):
    """`op` without the host."""

    def run(*args):
        with torchtpu.no_fallback():
            return op(*args)

    return run


def with_gradients(op, *places):
    """`op`'s results and the gradients of the arguments at `places`."""

    def run(*args):
        args = list(args)
        for i in places:
            args[i] = args[i].detach().requires_grad_()
        with torchtpu.no_fallback():
            out = op(*args)
            weight = torch.linspace(0.5, 1.5, out.numel()).view(out.shape).to(out.device)
            return [out, *torch.autograd.grad(out, [args[i] for i in places], weight)]

    return run


MASK = torch.tensor([[True, False, True], [False, False, True]])


@pytest.mark.parametrize("mask", [MASK, ~MASK, torch.zeros(2, 3).bool(), torch.zeros(0, 3).bool(), torch.tensor(True)])
def test_positions(mask):
    on_both(native(torch.nonzero), mask)
    on_both(native(torch.argwhere), mask.int())
    if mask.numel() > 1:
        on_both(native(lambda m: torch.nonzero_static(m, size=2)), mask)
        on_both(native(lambda m: torch.nonzero_static(m, size=9, fill_value=-7)), mask)


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bool, torch.bfloat16, torch.complex64])
def test_masks(dtype):
    x = torch.arange(6).view(2, 3).to(dtype)

    def program(x, mask):
        written = x.clone()
        written[mask] = torch.arange(3, device=x.device).to(x.dtype)
        source = torch.arange(10, 16, device=x.device).to(x.dtype)
        mixed = x[mask.any(1)[:, None].expand(2, 3)[:, 0], torch.tensor([0, 2], device=x.device)]
        return [x[mask], x.masked_select(mask), x.masked_select(mask[:1]), written, x.masked_scatter(mask, source), mixed]

    on_both(native(program), x, MASK)


def test_an_empty_selection():
    def program(x):
        none = torch.empty(0, dtype=torch.int64, device=x.device)
        return [x[none], x.index_select(1, none), x[torch.zeros(2, dtype=torch.bool, device=x.device)]]

    on_both(native(program), torch.randn(2, 3))


@pytest.mark.parametrize("dtype", [torch.float32, torch.int32, torch.bool, torch.bfloat16])
def test_unique(dtype):
    x = torch.tensor([[3, 0, 3, 3], [1, 1, 0, 2]]).to(dtype)

    def program(x):
        plain = torch.unique(x)
        values, inverse, counts = torch.unique(x, return_inverse=True, return_counts=True)
        return [plain, values, inverse, counts, *torch.unique_consecutive(x, return_inverse=True, return_counts=True)]

    on_both(native(program), x)


def test_unique_keeps_every_nan():
    x = torch.tensor([math.nan, 1.0, math.nan, -0.0, 0.0])
    on_both(native(lambda x: torch.unique(x, return_counts=True)), x)


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_repeat_interleave(dtype):
    x, repeats = torch.randn(4, 3), torch.tensor([2, 0, 3, 1]).to(dtype)
    on_both(native(lambda x, r: [x.repeat_interleave(r, 0), torch.repeat_interleave(r)]), x, repeats)
    with pytest.raises(RuntimeError, match="repeats can not be negative"):
        torch.repeat_interleave(torch.tensor([1, -1]).to(DEVICE))


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bfloat16])
def test_search(right, dtype):
    sequence = torch.tensor([[1, 3, 3, 7, 9], [0, 0, 2, 4, 6]]).to(dtype)
    values = torch.tensor([[3, 9, 0], [10, 0, 5]]).to(dtype)
    shuffled = torch.tensor([[4, 0, 2, 1, 3], [4, 3, 2, 1, 0]])
    unsorted = torch.empty_like(sequence).scatter_(1, shuffled, sequence)

    def program(s, v, u, order):
        return [
            torch.searchsorted(s, v, right=right),
            torch.searchsorted(u, v, right=right, sorter=order),
            torch.searchsorted(s[0], v, right=right, out_int32=True),
            torch.searchsorted(s[0], 3, right=right),
            torch.bucketize(v, s[0], right=right),
        ]

    on_both(native(program), sequence, values, unsorted, shuffled)


def test_search_for_nan():
    on_both(native(torch.searchsorted), torch.tensor([0.0, 1.0, math.nan]), torch.tensor([math.nan, 0.5, 2.0, math.inf]))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_order_statistics(dtype):
    x = torch.tensor([[3.0, -1.0, 7.0, 2.0, 9.0], [4.0, math.nan, 0.0, -math.inf, 1.0]], dtype=dtype)

    def program(x):
        out = []
        for op in (torch.median, torch.nanmedian):
            out += [op(x), *op(x, 1), *op(x, 0, keepdim=True)]
        return [*out, *torch.kthvalue(x[0], 2), *torch.mode(x, 1), *torch.cummax(x, 1), *torch.cummin(x, 1)]

    on_both(native(program), x)


@pytest.mark.parametrize("dtype", [torch.int64, torch.bfloat16, torch.uint8])
def test_whole_median_mode_and_running_extremes_of_other_dtypes(dtype):
    x = torch.tensor([[3, 1, 3, 2], [0, 2, 2, 0]]).to(dtype)
    on_both(native(lambda x: [x.median(), *x.mode(1), *x.cummax(1), *x.cummin(0)]), x)


def test_running_logarithm_of_sums():
    x = torch.tensor([[-math.inf, -math.inf, 0.0, 100.0, 1.0], [1e5, 1e5, math.inf, 0.0, math.nan]])
    on_both(native(lambda x: torch.logcumsumexp(x, 1)), x, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("include_self", [False, True])
@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bfloat16])
def test_reductions_by_index(reduce, include_self, dtype):
    x = torch.arange(-5, 7).view(4, 3).to(dtype)
    index, src = torch.tensor([[0, 2, 2], [0, 3, 2]]), torch.tensor([[-7, 2, 5], [4, -3, 6]]).to(dtype)

    def program(x, index, src):
        out = [x.scatter_reduce(0, index, src, reduce, include_self=include_self)]
        if reduce != "sum":
            rows = index[:, 1]
            out.append(x.index_reduce(0, rows, src, reduce, include_self=include_self))
        return out

    on_both(native(program), x, index, src)


def test_extremes_by_index_keep_nan():
    x, index = torch.tensor([1.0, math.nan, 3.0]), torch.tensor([0, 2, 2])
    src = torch.tensor([math.nan, 5.0, 1.0])
    on_both(native(lambda x, i, s: x.scatter_reduce(0, i, s, "amax")), x, index, src)


@pytest.mark.parametrize("accumulate", [False, True])
@pytest.mark.parametrize("dtype", [torch.float32, torch.int32])
def test_put(accumulate, dtype):
    x, index = torch.arange(6).view(2, 3).to(dtype), torch.tensor([1, -1, 4])
    on_both(native(lambda x, i: x.put_(i, x.flatten()[:3] + 10, accumulate)), x, index)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_histograms(dtype):
    x, weight = torch.linspace(-2, 3, 40, dtype=dtype).sin() * 3, torch.rand(40, dtype=dtype)

    def program(x, weight):
        edges = torch.tensor([-2.0, -1.0, 0.5, 3.0], dtype=x.dtype, device=x.device)
        rows = x.view(20, 2)
        found = torch.histogramdd(rows, [3, 2], weight=weight[:20])
        return [
            torch.histc(x, 7),
            torch.histc(x, 5, -1, 2),
            *torch.histogram(x, 6),
            *torch.histogram(x, 6, range=(-1.0, 1.0), weight=weight, density=True),
            *torch.histogram(x, edges),
            found.hist,
            *found.bin_edges,
            torch.histogramdd(rows, [edges, edges]).hist,
        ]

    on_both(native(program), x, weight, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("p", [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, math.inf])
def test_distances(p):
    x, y = torch.randn(5, 3), torch.randn(4, 3)
    on_both(with_gradients(lambda x, y: torch.cdist(x, y, p), 0, 1), x, y, rtol=1e-4, atol=1e-5)
    on_both(with_gradients(lambda x: torch.nn.functional.pdist(x, p), 0), x, rtol=1e-4, atol=1e-5)


def test_distances_by_products():
    on_both(native(torch.cdist), torch.randn(2, 30, 3), torch.randn(2, 28, 3), rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("reduce", ["sum", "mean", "max", "min"])
@pytest.mark.parametrize("initial", [None, 1.0])
def test_segments(reduce, initial):
    data, lengths = torch.randn(6, 2), torch.tensor([2, 0, 3, 1])
    offsets = torch.tensor([0, 2, 2, 5, 6])

    def by_lengths(data, lengths):
        return torch.segment_reduce(data, reduce, lengths=lengths, initial=initial)

    on_both(with_gradients(by_lengths, 0), data, lengths, rtol=1e-5, atol=1e-6)
    on_both(native(lambda d, o: torch.segment_reduce(d, reduce, offsets=o, initial=initial)), data, offsets)


def test_products():
    x, a, b = torch.randn(2, 4), torch.randn(3, 2, 5), torch.randn(3, 5, 4)
    on_both(native(lambda x, a, b: torch.addbmm(x, a, b, beta=0.5, alpha=2)), x, a, b, rtol=1e-5, atol=1e-5)
    weight = torch.randn(6, 3, 4)
    bilinear = with_gradients(torch.nn.functional.bilinear, 0, 1, 2)
    on_both(bilinear, torch.randn(2, 3), torch.randn(2, 4), weight, rtol=1e-5, atol=1e-5)


def test_fractional_pooling():
    samples, x = torch.rand(2, 3, 2), torch.randn(2, 3, 9, 11)
    pool = torch.nn.functional.fractional_max_pool2d
    on_both(with_gradients(lambda x, s: pool(x, 2, (4, 5), _random_samples=s), 0), x, samples)
    samples, x = torch.rand(1, 2, 3), torch.randn(1, 2, 7, 8, 9)
    pool = torch.nn.functional.fractional_max_pool3d
    on_both(native(lambda x, s: list(pool(x, 2, (3, 4, 5), return_indices=True, _random_samples=s))), x, samples)


def test_memory():
    def program(x):
        return [torch.as_strided_scatter(x, x[0] * 2, (3,), (2,), 1), x.new_empty_strided((2, 3), (1, 2)).zero_()]

    on_both(native(program), torch.randn(3, 3))


# --- random numbers ---------------------------------------------------------------------------------------------------

N = 200_000


def drawn(draw):
    """A large sample as float64 on the CPU, the same again after the same seed."""
    with torchtpu.no_fallback():
        torch.manual_seed(7)
        first = draw()
        torch.manual_seed(7)
        again = draw()
    assert first.device.type == DEVICE
    torch.testing.assert_close(first, again, rtol=0, atol=0)
    return first.cpu().double()


def empty(dtype=torch.float32):
    return torch.empty(N, device=DEVICE, dtype=dtype)


@pytest.mark.parametrize(
    ("draw", "mean", "std"),
    [
        (lambda: empty().exponential_(2.0), 0.5, 0.5),
        (lambda: empty().geometric_(0.25), 4.0, math.sqrt(0.75) / 0.25),
        (lambda: empty().log_normal_(0.0, 0.5), math.exp(0.125), math.sqrt((math.exp(0.25) - 1) * math.exp(0.25))),
        (lambda: torch.bernoulli(torch.full((N,), 0.3, device=DEVICE)), 0.3, math.sqrt(0.21)),
        (lambda: torch.normal(torch.full((N,), 2.0, device=DEVICE), 3.0), 2.0, 3.0),
        (lambda: torch.normal(2.0, torch.full((N,), 3.0, device=DEVICE)), 2.0, 3.0),
        (lambda: torch.randint(-3, 7, (N,), device=DEVICE), 1.5, math.sqrt(99 / 12)),
        (lambda: empty(torch.int64).random_(10), 4.5, math.sqrt(99 / 12)),
        (lambda: empty(torch.uint8).random_(), 127.5, math.sqrt((256**2 - 1) / 12)),
        (lambda: torch.multinomial(torch.tensor([1.0, 0, 3.0], device=DEVICE), N, True), 1.5, math.sqrt(0.75)),
        (lambda: torch.multinomial(torch.tensor([[1.0, 0, 3.0]] * N, device=DEVICE), 1), 1.5, math.sqrt(0.75)),
    ],
)
def test_moments(draw, mean, std):
    x = drawn(draw)
    assert abs(x.mean() - mean) < 5 * std / math.sqrt(N)
    assert abs(x.std() - std) < 0.03 * std


def test_median_of_cauchy():
    x = drawn(lambda: empty().cauchy_(2.0, 3.0))
    assert abs(x.median() - 2.0) < 0.06
    assert abs((x - 2.0).abs().median() - 3.0) < 0.06


def test_random_numbers_reach_every_value():
    assert torch.equal(drawn(lambda: torch.randint(-3, 7, (N,), device=DEVICE)).unique(), torch.arange(-3.0, 7.0).double())
    wide = drawn(lambda: torch.randint(-(2**40), 2**40, (N,), device=DEVICE))
    assert wide.min() < -0.99 * 2**40 and wide.max() > 0.99 * 2**40


def test_multinomial_without_replacement_draws_each_once():
    with torchtpu.no_fallback():
        x = torch.multinomial(torch.tensor([1.0, 0, 3.0, 2.0], device=DEVICE).expand(50, 4), 3)
    assert torch.equal(x.cpu().sort(1)[0], torch.tensor([0, 2, 3]).expand(50, 3))


def test_rrelu_keeps_its_slopes():
    x = torch.randn(1000, device=DEVICE, requires_grad=True)
    with torchtpu.no_fallback():
        y = torch.nn.functional.rrelu(x, 0.1, 0.3, training=True)
        (grad,) = torch.autograd.grad(y.sum(), x)
    slope = (y / x).detach().cpu()
    torch.testing.assert_close(grad.cpu(), slope, rtol=1e-5, atol=1e-5)
    negative = x.detach().cpu() < 0
    assert torch.all(slope[~negative] == 1) and slope[negative].min() >= 0.0999 and slope[negative].max() <= 0.3001
