"""What the engine did and why: compiles, a timeline, memory by line."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field

from . import _core


@dataclass(frozen=True)
class Compile:
    """One program that was compiled, or found on disk."""

    line: str
    """`file.py:12 in function`: what recorded its first op, as far as known."""
    ops: tuple[str, ...]
    reason: str
    """What tells it from the nearest program before."""
    seconds: float
    from_disk: bool


@dataclass(frozen=True)
class Explanation:
    """What `explain_recompiles()` found; prints as a report."""

    compiles: tuple[Compile, ...] = field(repr=False)

    def __iter__(self) -> Iterator[Compile]:
        return iter(self.compiles)

    def __len__(self) -> int:
        return len(self.compiles)

    def __str__(self) -> str:
        made = [c for c in self.compiles if not c.from_disk]
        seconds = sum(c.seconds for c in made)
        lines = [f"{len(made)} programs compiled in {seconds:.1f} s, {len(self) - len(made)} found on disk"]
        for number, c in enumerate(self.compiles):
            ops = ", ".join(c.ops[:4]) + (f" and {len(c.ops) - 4} more" if len(c.ops) > 4 else "")
            how = "disk" if c.from_disk else f"{c.seconds:.2f} s"
            lines.append(f"  [{number}] {how:>7}  {c.line or '(line unknown)'}\n            {ops}\n            {c.reason}")
        return "\n".join(lines)


def explain_recompiles() -> Explanation:
    """Every program compiled since the start (or found on disk), with the Python line, its ops, and what tells it from the
    nearest program before.

    >>> print(torchtpu.explain_recompiles())
    """
    return Explanation(tuple(Compile(**{**c, "ops": tuple(c["ops"])}) for c in _core.compiles()))


@contextlib.contextmanager
def timeline(path: str | os.PathLike[str]) -> Iterator[None]:
    """Writes what the engine does within it to `path` as a Chrome trace (for chrome://tracing or Perfetto): `submit`,
    `compile`, `transfer` on the threads that waited for them, `execute` on one track a device.

    The device is synchronised at both ends. `torch.profiler` with `ProfilerActivity.PrivateUse1` shows the same spans
    beside torch's own.
    """
    import torch

    torch.tpu.synchronize()
    _core.timeline_start()
    try:
        yield
        torch.tpu.synchronize()
    finally:
        spans = _core.timeline_stop()
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"traceEvents": _chrome(spans), "displayTimeUnit": "ms"}, file)


def _chrome(spans: list[tuple[str, str, int, int, int]]) -> list[dict]:
    devices = {track for kind, _, _, _, track in spans if kind == "execute"}
    process = os.getpid()
    # A device is a process of its own in the trace, numbered after all real ones.
    events = [
        {"ph": "M", "name": "process_name", "pid": (1 << 22) + device, "args": {"name": f"tpu:{device}"}}
        for device in sorted(devices)
    ]
    for kind, name, start, nanos, track in spans:
        on_device = kind == "execute"
        events.append(
            {
                "ph": "X",
                "cat": kind,
                "name": f"{kind}: {name}",
                "pid": (1 << 22) + track if on_device else process,
                "tid": 0 if on_device else track,
                "ts": start / 1e3,
                "dur": nanos / 1e3,
            }
        )
    return events


@contextlib.contextmanager
def record_lines() -> Iterator[None]:
    """Within it the line of every op is known, at about a microsecond an op, so that `memory_by_line()` is exact.

    Without it, lines are known where the sequence of ops was new.
    """
    _core.locate_all(True)
    try:
        yield
    finally:
        _core.locate_all(False)


def memory_by_line(device: int = 0) -> dict[str, tuple[int, int]]:
    """Bytes and number of the buffers that live on a device now, by the line that made them, most bytes first."""
    import torch

    torch.tpu.synchronize(device)
    return dict(sorted(_core.memory_by_line(device).items(), key=lambda item: -item[1][0]))
