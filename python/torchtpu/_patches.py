"""Changes to other people's code, where they have no extension point. `docs/upstream.md` lists each with its remedy.

`TORCHTPU_PATCHES=0` leaves them all out.
"""

from __future__ import annotations

import os
from types import ModuleType

from ._when_imported import when_imported


def install() -> None:
    """Applies the patches, each when what it changes is imported. Idempotent."""
    if os.environ.get("TORCHTPU_PATCHES", "1") != "0":
        when_imported("torch.nn.attention.flex_attention", _flex_attention)


def _flex_attention(module: ModuleType) -> None:
    """torch 2.14, 2.15: the devices that `flex_attention` takes are a list in the function that checks them."""
    original = module._validate_device
    if getattr(original, "knows_tpu", False):
        return

    def _validate_device(query, key, value):
        if query.device.type != "tpu":
            original(query, key, value)

    _validate_device.knows_tpu = True
    module._validate_device = _validate_device
