"""For test suites that count compiles."""

from __future__ import annotations

from . import _core


def compile_count() -> int:
    """Programs compiled so far in this process."""
    return _core.compile_count()
