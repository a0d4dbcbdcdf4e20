"""PyTorch's device `tpu`.

PyTorch loads this package by itself (the `torch.backends` entry point), so a script need only say `device="tpu"`.
Importing it by name does two more things: it offers `metrics()`, `no_fallback()` and the like, and it registers the device
where autoloading holds back, which is on machines that have another accelerator and no TPU.
"""

from __future__ import annotations

import sys

__all__ = [
    "explain_recompiles",
    "export",
    "memory_by_line",
    "metrics",
    "no_compile",
    "no_fallback",
    "record_lines",
    "reset_metrics",
    "timeline",
]

_LAZY = {
    "__version__": "_core",
    "explain_recompiles": "_observe",
    "export": "_export",
    "memory_by_line": "_observe",
    "metrics": "_public",
    "no_compile": "_public",
    "no_fallback": "_public",
    "record_lines": "_observe",
    "reset_metrics": "_public",
    "timeline": "_observe",
}


def _autoload() -> None:
    """Called by `import torch`. Registers the device if that is right here; never raises, prints or starts a runtime."""
    from . import _register

    if _imported_by_name:
        return  # `import torchtpu` is what imported torch; it registers once torch is whole
    if not _register.autoload():
        # Forget the package, so that a later `import torchtpu` runs it again and registers.
        sys.modules.pop(__name__, None)


def __getattr__(name: str):
    if name in _LAZY:
        import importlib

        return getattr(importlib.import_module(f"{__name__}.{_LAZY[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_LAZY])


def _torch_is_loading() -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and getattr(torch.__spec__, "_initializing", False)


def _needs_no_torch() -> bool:
    """Whether this process is `torchtpu scan` or `torchtpu run`, by either name of the command: they need no torch."""
    program = sys.argv[0].replace("\\", "/").rsplit("/", 1)[-1] if sys.argv else ""
    return program in ("torchtpu", "torchtpu.exe", "-m") and sys.argv[1:2] in (["scan"], ["run"])


_imported_by_name = not _torch_is_loading() and not _needs_no_torch()
if _imported_by_name:
    from . import _register

    _register.by_name()
