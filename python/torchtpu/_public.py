"""What `torchtpu.` offers by name: counters, and contexts that forbid what should not happen."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from . import _core, _fallback


def metrics() -> dict[str, Any]:
    """Counters since the last `reset_metrics()`.

    `compiles`, `compile_seconds` and `cache_hits` are totals; `ops` maps an op's name to how often it ran `native`,
    `decomposed` or on the `host`, and how often a value of it was `read`; `reads` maps a line of the program to how often
    it had the host read device data; `events` counts rare events.
    """
    return _core.metrics()


def reset_metrics() -> None:
    """Sets the counters to zero."""
    _core.reset_metrics()


@contextlib.contextmanager
def no_fallback() -> Iterator[None]:
    """Within it, an op that would run on the host raises RuntimeError instead.

    >>> with torchtpu.no_fallback():
    ...     loss = model(x).sum()
    """
    with _fallback.forbidden():
        yield


@contextlib.contextmanager
def no_compile() -> Iterator[None]:
    """Raises RuntimeError at its end if anything within it was compiled: for after warm-up."""
    import torch

    before = _core.compile_count()
    yield
    torch.tpu.synchronize()
    made = _core.compile_count() - before
    if made:
        raise RuntimeError(f"{made} program{'s were' if made > 1 else ' was'} compiled within torchtpu.no_compile()")
