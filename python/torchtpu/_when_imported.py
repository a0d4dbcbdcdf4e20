"""Doing something once a module has been imported, without importing it."""

from __future__ import annotations

import importlib.abc
import importlib.util
import sys
from collections.abc import Callable
from types import ModuleType


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module by the other finders, and acts once it is loaded."""

    def __init__(self, name: str, action: Callable[[ModuleType], None]):
        self.name, self.action = name, action

    def find_spec(self, name, path=None, target=None):
        if name != self.name:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is None or spec.loader is None:
            return None
        self.loader = spec.loader
        spec.loader = self
        return spec

    def create_module(self, spec):
        return self.loader.create_module(spec)

    def exec_module(self, module):
        self.loader.exec_module(module)
        module.__spec__.loader = module.__loader__ = self.loader
        self.action(module)


def when_imported(name: str, action: Callable[[ModuleType], None]) -> None:
    """Calls `action` with the module `name`: now if it is there, else right after its first import."""
    if module := sys.modules.get(name):
        action(module)
    else:
        sys.meta_path.insert(0, _Finder(name, action))
