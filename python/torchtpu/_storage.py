"""Writes device storages to files and reads them.

PyTorch reads a storage of another device through a tensor made over its bare address, which for this device is a handle and
no memory. So the legacy file format, which `pickle` uses, passes through a copy on the host.
"""

from __future__ import annotations

import torch

_write = torch._C.StorageBase._write_file
_read = torch._C.StorageBase._set_from_file


def _write_file(self, *args):
    storage = self.cpu() if self.device.type == "tpu" else self
    return _write(storage, *args)


def _set_from_file(self, *args):
    if self.device.type != "tpu":
        return _read(self, *args)
    host = torch.UntypedStorage(self.nbytes())
    _read(host, *args)
    self.copy_(host)
    return self


def install() -> None:
    """Wraps two methods of `UntypedStorage`. Idempotent."""
    torch.UntypedStorage._write_file = _write_file
    torch.UntypedStorage._set_from_file = _set_from_file
