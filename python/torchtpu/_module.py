"""Keeps parameters the same objects when a module moves to the device or back, as on CUDA.

`Module.to` replaces a parameter by a new object when `.data` cannot hold the result, which for a PrivateUse1 device is
always; optimizers made before the move and tied weights would then hold the old ones. PyTorch offers no extension point
for it, so `Module._apply` is wrapped; for every other device it does what it did.
"""

from __future__ import annotations

import functools

import torch

_original = torch.nn.Module._apply


def _device_type(parameter: torch.Tensor | None) -> str | None:
    return None if parameter is None else parameter.device.type


@functools.wraps(_original)
def _apply(self, fn, recurse=True):
    before = dict(self._parameters)
    result = _original(self, fn, recurse)
    for name, old in before.items():
        new = self._parameters.get(name)
        if old is None or new is None or new is old:
            continue
        if (_device_type(old) == "tpu") == (_device_type(new) == "tpu"):
            continue
        try:
            torch.utils.swap_tensors(old, new)
        except RuntimeError:
            continue  # weakly referenced or part of a graph: the new object stays
        self._parameters[name] = old
    return result


def install() -> None:
    """Wraps `Module._apply`. Idempotent."""
    torch.nn.Module._apply = _apply
