"""Fixtures and helpers of the Python tests. `TORCHTPU_TEST_DEVICE=cpu` runs the same tests as a reference."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
import torch

# Tests count compiles: what an earlier run left on disk must not hide any.
os.environ.setdefault("TORCHTPU_CACHE", "off")

DEVICE = os.environ.get("TORCHTPU_TEST_DEVICE", "tpu")


@pytest.fixture
def device() -> str:
    return DEVICE


@pytest.fixture(autouse=True)
def _seed():
    torch.manual_seed(0)


@pytest.fixture
def python():
    """Runs a program in a fresh interpreter; gives the completed process."""

    def run(program: str, timeout: float = 200, **environment: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            timeout=timeout,
            env={**os.environ, **environment},
        )

    return run


def same(actual: torch.Tensor, expected: torch.Tensor, **tolerance: float) -> None:
    """A device tensor against a CPU tensor: value, dtype and shape."""
    torch.testing.assert_close(actual.detach().cpu(), expected.detach(), equal_nan=True, **tolerance)


def on_both(program, *inputs, device: str = DEVICE, **tolerance: float) -> None:
    """`program(*inputs)` gives the same tensors on the device as on the CPU."""

    def move(value, to):
        return value.detach().clone().to(to) if isinstance(value, torch.Tensor) else value

    def flat(value):
        return [value] if isinstance(value, torch.Tensor) else [t for v in value for t in flat(v)]

    expected = flat(program(*[move(v, "cpu") for v in inputs]))
    actual = flat(program(*[move(v, device) for v in inputs]))
    assert len(actual) == len(expected)
    for a, e in zip(actual, expected, strict=True):
        assert a.device.type == device
        same(a, e, **tolerance)
