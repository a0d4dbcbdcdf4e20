"""Random chains of views and in-place writes, on the device and on the CPU: after every step all tensors of a chain
have the CPU's values, sizes, strides and offsets, and share storages as they do there.

`TORCHTPU_CHAINS=10000` runs that many chains (the suite's quick share is smaller).
"""

from __future__ import annotations

import os
import random

import pytest
import torch
from conftest import DEVICE

CHAINS = int(os.environ.get("TORCHTPU_CHAINS", "120"))
GROUP = 20
STEPS = 7


def draw_view(r: random.Random, x: torch.Tensor):
    """A view op for a tensor like `x`, as a function that does the same on both devices."""
    n = x.dim()
    kinds = ["detach", "data", "unsqueeze", "flatten", "as_strided", "bits"]
    if n:
        kinds += ["select", "slice", "transpose", "permute", "narrow", "unfold", "split", "squeeze", "expand", "ellipsis"]
    if n >= 2:
        kinds += ["diagonal", "movedim"]
    kind = r.choice(kinds)
    d = r.randrange(n) if n else 0
    size = x.shape[d] if n else 1
    if kind == "detach":
        return kind, lambda t: t.detach()
    if kind == "data":
        return kind, lambda t: t.data
    if kind == "unsqueeze":
        at = r.randrange(n + 1)
        return kind, lambda t: t.unsqueeze(at)
    if kind == "flatten":
        return kind, lambda t: t.view(-1)
    if kind == "as_strided":
        room = x.untyped_storage().nbytes() // x.element_size()
        a, b = r.randint(1, 3), r.randint(1, 3)
        # No element twice: what writing to it does is undefined.
        t_ = r.randint(1, 2)
        s = (b - 1) * t_ + r.randint(1, 3)
        offset = r.randint(0, 2)
        if offset + (a - 1) * s + (b - 1) * t_ >= room:
            a = b = 1
            offset = 0
        return kind, lambda t: t.as_strided((a, b), (s, t_), offset)
    if kind == "bits":
        # Not to floats: small integers are subnormal floats, which XLA flushes.
        dtype = {torch.int64: torch.int32}.get(x.dtype, x.dtype)
        return kind, lambda t: t.view(dtype)
    if kind == "select" and size:
        at = r.randrange(-size, size)
        return kind, lambda t: t.select(d, at)
    if kind == "slice":
        a, b, s = r.randint(0, size), r.randint(0, size), r.randint(1, 3)
        return kind, lambda t: t[(slice(None),) * d + (slice(min(a, b), max(a, b), s),)]
    if kind == "transpose":
        e = r.randrange(n)
        return kind, lambda t: t.transpose(d, e)
    if kind == "permute":
        order = r.sample(range(n), n)
        return kind, lambda t: t.permute(order)
    if kind == "narrow":
        a = r.randint(0, size)
        b = r.randint(0, size - a)
        return kind, lambda t: t.narrow(d, a, b)
    if kind == "unfold" and size >= 2:
        w = r.randint(1, size)
        s = w + r.randint(0, 1)
        return kind, lambda t: t.unfold(d, w, s)
    if kind == "split" and size:
        w, at = r.randint(1, size), r.random()
        return kind, lambda t: (parts := t.split(w, d))[int(at * len(parts))]
    if kind == "squeeze":
        return kind, lambda t: t.squeeze(d)
    if kind == "expand":
        return kind, lambda t: t.unsqueeze(0).expand(2, *t.shape)
    if kind == "diagonal":
        e = r.choice([k for k in range(n) if k != d])
        o = r.randint(-1, 1)
        return kind, lambda t: t.diagonal(o, d, e)
    if kind == "movedim":
        e = r.randrange(n)
        return kind, lambda t: t.movedim(d, e)
    return "ellipsis", lambda t: t[..., :]


def draw_write(r: random.Random, x: torch.Tensor, others: list[int]):
    """An in-place op on tensor `x`; the function also gets the chain's tensors."""
    kind = r.choice(
        ["add_", "mul_", "zero_", "fill_", "setitem", "copy_", "copy_ other", "masked_fill_", "clamp_", "set data", "set_"]
    )
    v = r.randint(-3, 3)
    if kind == "add_":
        return kind, lambda t, _: t.add_(v)
    if kind == "mul_":
        return kind, lambda t, _: t.mul_(2)
    if kind == "zero_":
        return kind, lambda t, _: t.zero_()
    if kind == "fill_":
        return kind, lambda t, _: t.fill_(v)
    if kind == "clamp_":
        return kind, lambda t, _: t.clamp_(-2, 2)
    if kind == "masked_fill_":
        return kind, lambda t, _: t.masked_fill_(t > v, 1)
    if kind == "setitem" and x.dim() and x.shape[0]:
        a = r.randrange(x.shape[0])

        def setitem(t, _):
            t[a:] = v

        return kind, setitem
    if kind == "copy_":
        numbers = torch.tensor([r.randint(-9, 9) for _ in range(x.shape[-1] if x.dim() else 1)], dtype=x.dtype)
        return kind, lambda t, _: t.copy_(numbers.to(t.device) if t.dim() else numbers[0].to(t.device))
    other = r.choice(others)
    if kind == "copy_ other":
        return kind, lambda t, all_: t.copy_(all_[other].clone())
    if kind == "set data":

        def swap(t, all_):
            t.data = all_[other].data

        return kind, swap
    if kind == "set_":
        return kind, lambda t, all_: t.set_(all_[other])
    return "neg_", lambda t, _: t.neg_()


def outcome(fn):
    try:
        return fn(), None
    except (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError) as e:
        return None, type(e)


def describe(t: torch.Tensor):
    return tuple(t.shape), t.stride(), t.storage_offset(), t.dtype


def equal(a: torch.Tensor, b: torch.Tensor) -> bool:
    both_nan = (a != a) & (b != b)
    return bool(((a == b) | both_nan).all())


def storages(tensors: list[torch.Tensor]):
    addresses = [t.untyped_storage().data_ptr() for t in tensors]
    return [addresses.index(a) for a in addresses]


def run_chain(seed: int):
    r = random.Random(seed)
    shape = r.choice([(4, 6), (2, 3, 4), (12,), (3, 4), (5, 1, 3)])
    dtype = r.choice([torch.float32, torch.float32, torch.int64, torch.int32])
    start = torch.arange(torch.Size(shape).numel()).view(shape).to(dtype)
    cpu, tpu, log = [start], [start.to(DEVICE)], [f"{shape} {dtype}"]
    for _ in range(STEPS):
        i = r.randrange(len(cpu))
        if r.random() < 0.55:
            kind, fn = draw_view(r, cpu[i])
            want, refused = outcome(lambda i=i, fn=fn: fn(cpu[i]))
            got, error = outcome(lambda i=i, fn=fn: fn(tpu[i]))
            log.append(f"{kind} of {i}: {refused or describe(want)}")
            assert error == refused, (seed, log, error)
            if refused is None:
                cpu.append(want)
                tpu.append(got)
        else:
            kind, fn = draw_write(r, cpu[i], list(range(len(cpu))))
            _, refused = outcome(lambda i=i, fn=fn: fn(cpu[i], cpu))
            _, error = outcome(lambda i=i, fn=fn: fn(tpu[i], tpu))
            log.append(f"{kind} on {i}: {refused}")
            assert error == refused, (seed, log, error)
        for j, (want, got) in enumerate(zip(cpu, tpu, strict=True)):
            assert describe(got) == describe(want), (seed, log, j)
            assert equal(got.cpu(), want), (seed, log, j, got.cpu(), want)
        assert storages(tpu) == storages(cpu), (seed, log)


@pytest.mark.parametrize("first", range(0, CHAINS, GROUP))
def test_chains(first):
    for seed in range(first, min(first + GROUP, CHAINS)):
        run_chain(seed)
