"""Values of a graph that is being lowered."""

from __future__ import annotations

from collections.abc import Sequence

import torch

# torch.dtype -> c10::ScalarType's number, as the core counts dtypes.
DTYPES = {
    torch.uint8: 0,
    torch.int8: 1,
    torch.int16: 2,
    torch.int32: 3,
    torch.int64: 4,
    torch.float16: 5,
    torch.float32: 6,
    torch.float64: 7,
    torch.complex64: 9,
    torch.complex128: 10,
    torch.bool: 11,
    torch.bfloat16: 15,
    torch.float8_e5m2: 23,
    torch.float8_e4m3fn: 24,
    torch.uint16: 27,
    torch.uint32: 28,
    torch.uint64: 29,
}


class UnsupportedOp(NotImplementedError):
    """An op in a compiled graph that has neither a rule nor a decomposition."""


class Value:
    """A value in the builder."""

    __slots__ = ("dtype", "ident", "shape", "strides")

    def __init__(self, ident: int, dtype: torch.dtype, shape: Sequence[int], strides: Sequence[int] | None = None):
        self.ident, self.dtype, self.shape, self.strides = ident, dtype, shape, strides

    def stride(self) -> Sequence[int]:
        """Strides as torch would say; values are row-major but for inputs."""
        return self.strides or torch.empty(self.shape, dtype=self.dtype, device="meta").stride()
