"""Sizes that change from step to step: one program for a range of them, with the values of the exact shapes."""

import pytest
import torch
import torch.nn.functional as F
import torchtpu.testing
from conftest import DEVICE

SIZES = [5, 6, 9, 3, 7, 12, 2, 30, 11]


def r(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def i(high, *shape, seed=0):
    return torch.randint(0, high, shape, generator=torch.Generator().manual_seed(seed))


def grad(fn):
    """The function's gradients of its first input, beside its value."""

    def run(x, *rest):
        x = x.clone().requires_grad_()
        y = fn(x, *rest)
        (g,) = torch.autograd.grad((y * torch.arange(1.0, y.numel() + 1, device=y.device).view(y.shape).cos()).sum(), x)
        return y.detach(), g

    return run


def attention(x):
    q, k, v = (x.view(x.shape[0], x.shape[1], 2, 4).transpose(1, 2) * s for s in (1.0, 0.5, 2.0))
    y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
    return y.transpose(1, 2).flatten(2)


# name: (function, arguments for a size)
CASES = {
    "elementwise": (lambda x: (x.exp() + 1).log() * 3, lambda n: (r(n, 4),)),
    "sum of all": (lambda x: x.sum(), lambda n: (r(n, 4),)),
    "sum after exp of padding": (lambda x: (x.exp() - 1).sum(0) + x.prod(0), lambda n: (r(n, 4),)),
    "mean": (lambda x: x.mean(), lambda n: (r(3, n),)),
    "var": (lambda x: x.var(1), lambda n: (r(3, n),)),
    "amax of negatives": (lambda x: (-x.abs() - 1).amax(1), lambda n: (r(3, n),)),
    "argmax": (lambda x: (-x.abs() - 1).argmax(1), lambda n: (r(3, n),)),
    "min with index": (lambda x: (x.abs() + 1).min(0), lambda n: (r(n, 3),)),
    "all and any": (lambda x: ((x.abs() >= 0).all(1), (x.abs() < 0).any(1)), lambda n: (r(3, n),)),
    "softmax": (lambda x: x.softmax(-1), lambda n: (r(3, n),)),
    "log_softmax, other dimension": (lambda x: x.log_softmax(0), lambda n: (r(n, 3),)),
    "layer_norm over the size": (lambda x: F.layer_norm(x, x.shape[1:]), lambda n: (r(3, n),)),
    "batch_norm": (lambda x: F.batch_norm(x, None, None, training=True), lambda n: (r(n, 3, 4),)),
    "sort": (lambda x: x.sort(1), lambda n: (r(3, n),)),
    "sort descending": (lambda x: x.sort(0, descending=True), lambda n: (r(n, 3),)),
    "topk": (lambda x: x.topk(2, 1), lambda n: (r(3, n),)),
    "cumsum": (lambda x: x.cumsum(1), lambda n: (r(3, n),)),
    "cumprod": (lambda x: x.cumprod(0), lambda n: (r(n, 3),)),
    "flip": (lambda x: x.flip(1) * 2, lambda n: (r(3, n),)),
    "roll": (lambda x: x.roll(1, 1), lambda n: (r(3, n),)),
    "last": (lambda x: x[:, -1] + x[:, 0], lambda n: (r(3, n),)),
    "all but ends": (lambda x: x[:, 1:-1] * 2 if x.shape[1] > 3 else x, lambda n: (r(3, n),)),
    "steps": (lambda x: x[:, ::2] + 1, lambda n: (r(3, 2 * n),)),
    "transpose and flatten": (lambda x: x.transpose(0, 1).flatten() + 1, lambda n: (r(3, n),)),
    "flatten and back": (lambda x: (x.view(-1, 4) * 2).view(2, -1, 4).sum(1), lambda n: (r(2, n, 4),)),
    "repeat": (lambda x: x.repeat(2, 3), lambda n: (r(n, 3),)),
    "concatenate": (lambda x: torch.cat([x, x * 2, x[:1]]), lambda n: (r(n, 3),)),
    "stack": (lambda x: torch.stack([x, x + 1], 1), lambda n: (r(n, 3),)),
    "pad": (lambda x: F.pad(x, (1, 2), value=7.0), lambda n: (r(3, n),)),
    "tril": (lambda x: x.tril(), lambda n: (r(n, n),)),
    "matmul, inner": (lambda x: x @ x.t(), lambda n: (r(3, n),)),
    "matmul, outer": (lambda x: (x.exp() @ x.t()).sum(1), lambda n: (r(n, 4),)),
    "bmm": (lambda x: torch.bmm(x, x.transpose(1, 2)), lambda n: (r(n, 2, 3),)),
    "linear on three dimensions": (lambda x, w, b: F.linear(x, w, b), lambda n: (r(2, n, 4), r(5, 4), r(5))),
    "linear, gradient of the weight": (
        grad(lambda w, x: F.linear(x, w)),
        lambda n: (r(5, 4), r(2, n, 4)),
    ),
    "conv over a batch": (grad(lambda w, x: F.conv2d(x, w, padding=1)), lambda n: (r(2, 3, 3, 3), r(n, 3, 5, 5))),
    "max_pool over a batch": (grad(lambda x: F.max_pool2d(x, 2)), lambda n: (r(n, 2, 4, 4),)),
    "embedding": (grad(lambda w, x: F.embedding(x, w)), lambda n: (r(11, 4), i(11, 2, n))),
    "index_select": (lambda x, at: x.index_select(0, at), lambda n: (r(n, 3), i(n, 4))),
    "gather": (lambda x, at: x.gather(1, at), lambda n: (r(3, n), i(n, 3, n))),
    "scatter_add": (lambda x, at: torch.zeros_like(x).scatter_add(1, at, x), lambda n: (r(3, n), i(n, 3, n))),
    "index_put accumulates": (
        lambda x, at: x.index_put((at,), torch.ones_like(x[0]), accumulate=True),
        lambda n: (r(5, 3), i(5, n)),
    ),
    "write to a slice": (
        lambda x: x.clone().index_fill_(0, torch.zeros(1, dtype=torch.long, device=x.device), 3.0),
        lambda n: (r(n, 3),),
    ),
    "where": (lambda x: torch.where(x > 0, x, -x).sum(1), lambda n: (r(3, n),)),
    "masked mean": (lambda x: (x * (x > 0)).sum() / (x > 0).sum(), lambda n: (r(3, n),)),
    "arange": (lambda x: x + torch.arange(x.shape[0], device=x.device)[:, None], lambda n: (r(n, 3),)),
    "cross_entropy": (grad(lambda x, y: F.cross_entropy(x, y)), lambda n: (r(n, 5), i(5, n))),
    "attention": (grad(attention), lambda n: (r(2, n, 8),)),
    "two sizes": (lambda x, y: (x @ y).softmax(1).sum(0), lambda n: (r(n, 4), r(4, 2 * n + 1))),
    "integers": (lambda x: (x // 2 + x % 3).sum(1), lambda n: (i(100, 3, n),)),
}


def same(got, want, name):
    if isinstance(want, tuple):
        assert len(got) == len(want)
        for g, w in zip(got, want, strict=True):
            same(g, w, name)
        return
    torch.testing.assert_close(got.cpu(), want, rtol=5e-5, atol=1e-4, equal_nan=True, msg=lambda m: f"{name}: {m}")


@pytest.mark.parametrize("name", CASES)
def test_values_at_every_size(name):
    fn, arguments = CASES[name]
    for n in SIZES:
        args = arguments(n)
        same(fn(*(a.to(DEVICE) for a in args)), fn(*args), f"{name} at {n}")


def test_unseen_sizes_compile_nothing():
    def step(n, device):
        x = r(2, n, 8).to(device)
        w = r(8, 8, seed=1).to(device).requires_grad_()
        loss = (attention(F.linear(x, w)).softmax(-1) * x).sum()
        (g,) = torch.autograd.grad(loss, w)
        return loss.detach(), g

    for n in (20, 21, 40, 64):
        same(step(n, DEVICE), step(n, "cpu"), n)
    before = torchtpu.testing.compile_count()
    for n in (22, 37, 25, 58, 63, 44, 31):
        same(step(n, DEVICE), step(n, "cpu"), n)
    assert torchtpu.testing.compile_count() == before


def test_a_growing_cache_compiles_seldom():
    w = r(16, 16).to(DEVICE)
    cache = r(1, 20, 16).to(DEVICE)
    want = r(1, 20, 16)
    before = torchtpu.testing.compile_count()
    for step in range(40):
        new = r(1, 1, 16, seed=step)
        cache = torch.cat([cache, new.to(DEVICE) @ w], 1)
        want = torch.cat([want, new @ w.cpu()], 1)
        same(
            (new.to(DEVICE) @ cache.transpose(1, 2)).softmax(-1) @ cache,
            (new @ want.transpose(1, 2)).softmax(-1) @ want,
            step,
        )
    assert torchtpu.testing.compile_count() - before <= 6
    same(cache, want, "the cache itself")


def test_padded_values_travel():
    """A padded value is read back, copied between devices, viewed, resized and pickled as a dense one is."""
    for n in SIZES:
        x = r(n, 3)
        y = x.to(DEVICE) * 2 + 1
        want = x * 2 + 1
        assert y.tolist() == want.tolist()
        assert y[n - 1].tolist() == want[n - 1].tolist()
        assert y.t().contiguous().view(-1).cpu().tolist() == want.t().contiguous().view(-1).tolist()
        assert y.clone().cpu().equal(want)
        z = y.clone()
        z[1:].zero_()
        assert z.sum().item() == pytest.approx(want[0].sum().item(), rel=1e-5, abs=1e-5)


def test_a_permutation_is_no_size():
    """Chunks that differ in how they permute are not one family, though they differ in integers only."""
    for shape, order in [
        ((4, 5, 5), (1, 2, 0)),
        ((5, 5, 4), (2, 0, 1)),
        ((5, 6, 5), (1, 2, 0)),
        ((5, 5, 5), (0, 2, 1)),
    ] * 2:
        x = r(*shape)
        y = torch.empty([shape[d] for d in order], device=DEVICE)
        y.copy_(x.to(DEVICE).permute(order))
        same(y.sum(0), x.permute(order).sum(0), (shape, order))
