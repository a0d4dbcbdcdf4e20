"""What graphs are decomposed to before they are lowered: ops with a rule, and views."""

from __future__ import annotations

import functools
from typing import Any

import torch

from . import _core

_aten = torch.ops.aten


@functools.cache
def native() -> frozenset[str]:
    """Names of the ops that have a rule."""
    return frozenset(_core.op_names())


def op_name(op: torch._ops.OpOverload) -> str:
    """The op's name in the table of rules: `aten::add.Tensor`, without the overload when it is the default."""
    name = op._schema.name
    return f"{name}.{op._overloadname}" if op._overloadname != "default" else name


def is_view(op: torch._ops.OpOverload) -> bool:
    """Whether the op returns aliases of its first argument and writes nothing."""
    args = op._schema.arguments
    return bool(args) and bool(args[0].alias_info) and not args[0].alias_info.is_write and bool(op._schema.returns)


@functools.cache
def decompositions() -> dict[torch._ops.OpOverload, Any]:
    """PyTorch's decompositions for the ops without a rule of ours, and our own."""
    from torch._decomp import core_aten_decompositions, decomposition_table

    from . import _linalg

    table = dict(core_aten_decompositions())
    for op, fn in decomposition_table.items():
        table.setdefault(op, fn)
    table.update(_ours())
    table.update(_linalg.PURE)
    return {
        op: fn
        for op, fn in table.items()
        if isinstance(op, torch._ops.OpOverload) and op_name(op) not in native() and not is_view(op)
    }


# --- memory that nobody has written -----------------------------------------------------------------------------------
def _zeros(size, *_, dtype=None, device=None, **__):
    return torch.full(size, 0, dtype=dtype or torch.get_default_dtype(), device=device)


def _new_zeros(like, size, *_, dtype=None, device=None, **__):
    return _zeros(size, dtype=dtype or like.dtype, device=device or like.device)


def _zeros_like(like, *, dtype=None, device=None, **__):
    return _new_zeros(like, like.shape, dtype=dtype, device=device)


def _copy(self, source, non_blocking=False):
    return source.to(device=self.device, dtype=self.dtype).expand(self.shape).clone()


# --- random numbers: by the functional forms, which draw as eager does ------------------------------------------------
def _rand(size, *, generator=None, dtype=None, device=None, **_):
    return _aten.uniform(_zeros(size, dtype=dtype, device=device), 0.0, 1.0, generator=generator)


def _randn(size, *, generator=None, dtype=None, device=None, **_):
    return _aten.normal_functional(_zeros(size, dtype=dtype, device=device), 0.0, 1.0, generator=generator)


def _randint_low(low, high, size, *, generator=None, dtype=torch.int64, device=None, **_):
    return _aten.random(_zeros(size, dtype=dtype, device=device), low, high, generator=generator)


def _randint(high, size, **rest):
    return _randint_low(0, high, size, **rest)


def _rand_like(like, **rest):
    return _aten.uniform(_zeros_like(like, **rest), 0.0, 1.0)


def _randn_like(like, **rest):
    return _aten.normal_functional(_zeros_like(like, **rest), 0.0, 1.0)


def _randint_like(like, high, **rest):
    return _aten.random(_zeros_like(like, **rest), 0, high)


def _randint_like_low(like, low, high, **rest):
    return _aten.random(_zeros_like(like, **rest), low, high)


def _ours() -> dict[torch._ops.OpOverload, Any]:
    return {
        _aten.copy.default: _copy,
        _aten.empty.memory_format: _zeros,
        _aten.empty_strided.default: _zeros,
        _aten.empty_permuted.default: _zeros,
        _aten.empty_like.default: _zeros_like,
        _aten.new_empty.default: _new_zeros,
        _aten.new_empty_strided.default: _new_zeros,
        _aten.rand.default: _rand,
        _aten.rand.generator: _rand,
        _aten.randn.default: _randn,
        _aten.randn.generator: _randn,
        _aten.randint.default: _randint,
        _aten.randint.low: _randint_low,
        _aten.randint.generator: _randint,
        _aten.randint.low_generator: _randint_low,
        _aten.rand_like.default: _rand_like,
        _aten.randn_like.default: _randn_like,
        _aten.randint_like.default: _randint_like,
        _aten.randint_like.low_dtype: _randint_like_low,
    }
