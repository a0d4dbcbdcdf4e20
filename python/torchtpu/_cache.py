"""`torchtpu cache`: what is compiled and kept on disk."""

from __future__ import annotations

import argparse
import os
import sys
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from . import _core

_MANIFEST = "torchtpu-cache"
_VERSION = "1"


@dataclass(frozen=True)
class Entry:
    """A compiled program on disk."""

    path: Path
    bytes: int
    used: float
    """Seconds since 1970."""

    def describe(self) -> dict[str, str]:
        """The fields of its key, and its ops and line. ValueError when the file is damaged."""
        return dict(_core.cache_describe(self.path.read_bytes()))


class CacheError(Exception):
    """What the command cannot do, and why."""


def _folder() -> Path:
    folder = _core.cache_folder()
    if folder is None:
        raise CacheError("the cache is off (TORCHTPU_CACHE) or has no folder; set TORCHTPU_CACHE_DIR")
    return Path(folder)


def entries(folder: Path) -> Iterator[Entry]:
    """The folder's entries, the most recently used first."""
    found = []
    for path in folder.glob("[0-9a-f][0-9a-f]/*"):
        if not path.name.startswith("."):
            status = path.stat()
            found.append(Entry(path, status.st_size, status.st_mtime))
    return iter(sorted(found, key=lambda entry: -entry.used))


def _list(arguments: argparse.Namespace) -> None:
    total = count = 0
    for entry in entries(_folder()):
        total, count = total + entry.bytes, count + 1
        try:
            about = entry.describe()
            what = f"{about.get('platform', '?'):5} {about.get('line') or '-'}  {about.get('ops', '')}"
        except ValueError as error:
            what = f"damaged: {error}"
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.used))
        print(f"{entry.path.name[:8]}-{entry.path.name[33:41]}  {entry.bytes:>10,}  {when}  {what}"[:160])
    print(f"{count} programs, {total:,} bytes in {_folder()}")


def _matching(prefix: str) -> list[Entry]:
    short = prefix.split("-")
    matching = [
        entry
        for entry in entries(_folder())
        if entry.path.name.startswith(short[0])
        and (len(short) < 2 or entry.path.name.partition("-")[2].startswith(short[1]))
    ]
    if not matching:
        raise CacheError(f"no program whose name starts with {prefix!r}; `torchtpu cache list` shows them")
    return matching


def _explain(arguments: argparse.Namespace) -> None:
    first: dict[str, str] | None = None
    for entry in _matching(arguments.name):
        about = entry.describe()
        print(f"{entry.path.name}  {entry.bytes:,} bytes")
        for name, value in about.items():
            differs = first is not None and name not in ("ops", "line") and first.get(name) != value
            print(f"  {name:10} {value}{'   <- differs from the one above' if differs else ''}")
        first = about


def _prune(arguments: argparse.Namespace) -> None:
    kept = freed = count = 0
    limit = None if arguments.limit_mb is None else arguments.limit_mb << 20
    oldest = None if arguments.days is None else time.time() - arguments.days * 86400
    if limit is None and oldest is None and not arguments.all:
        raise CacheError("say what to remove: --limit-mb N, --days N or --all")
    for entry in entries(_folder()):
        over = limit is not None and kept + entry.bytes > limit
        if arguments.all or over or (oldest is not None and entry.used < oldest):
            entry.path.unlink(missing_ok=True)
            freed, count = freed + entry.bytes, count + 1
        else:
            kept += entry.bytes
    print(f"removed {count} programs, {freed:,} bytes; {kept:,} bytes are left")


def _export(arguments: argparse.Namespace) -> None:
    count = 0
    part = Path(f"{arguments.bundle}.part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr(_MANIFEST, _VERSION)
        for entry in entries(_folder()):
            body = entry.path.read_bytes()
            try:
                _core.cache_describe(body)
            except ValueError as error:
                print(f"left out {entry.path.name}: {error}", file=sys.stderr)
                continue
            bundle.writestr(entry.path.name, body)
            count += 1
    part.replace(arguments.bundle)
    print(f"{count} programs in {arguments.bundle}, {os.path.getsize(arguments.bundle):,} bytes")


def _import(arguments: argparse.Namespace) -> None:
    folder = _folder()
    new = known = 0
    try:
        with zipfile.ZipFile(arguments.bundle) as bundle:
            names = bundle.namelist()
            if _MANIFEST not in names:
                raise CacheError(f"{arguments.bundle} is no bundle of `torchtpu cache export`")
            version = bundle.read(_MANIFEST).decode("ascii", "replace")
            if version != _VERSION:
                raise CacheError(f"{arguments.bundle} has format {version}; this torchtpu reads format {_VERSION}")
            for name in names:
                if name == _MANIFEST:
                    continue
                if not set(name) <= set("0123456789abcdef-") or len(name) != 65:
                    raise CacheError(f"{arguments.bundle} holds {name!r}, which no program is called")
                target = folder / name[:2] / name
                if target.exists():
                    known += 1
                    continue
                body = bundle.read(name)
                _core.cache_describe(body)
                target.parent.mkdir(parents=True, exist_ok=True)
                part = target.with_name(f".{name}.{os.getpid()}")
                part.write_bytes(body)
                part.replace(target)
                new += 1
    except FileNotFoundError:
        raise CacheError(f"there is no file {arguments.bundle}") from None
    except (zipfile.BadZipFile, ValueError) as error:
        raise CacheError(f"{arguments.bundle} is damaged: {error}") from None
    print(f"{new} programs imported into {folder}, {known} were there already")


def arguments(commands: argparse._SubParsersAction) -> None:
    """Adds the command to the parser."""
    cache = commands.add_parser("cache", help="what is compiled and kept on disk")
    actions = cache.add_subparsers(dest="action", required=True)
    actions.add_parser("list", help="the programs, the most recently used first").set_defaults(run=_list)
    explain = actions.add_parser("explain", help="what a program is, and what sets it apart from others of its text")
    explain.add_argument("name", help="the beginning of its name, as `list` shows it")
    explain.set_defaults(run=_explain)
    prune = actions.add_parser("prune", help="remove programs")
    prune.add_argument("--limit-mb", type=int, help="keep so many megabytes, the most recently used")
    prune.add_argument("--days", type=float, help="remove what was not used for so many days")
    prune.add_argument("--all", action="store_true", help="remove all")
    prune.set_defaults(run=_prune)
    export = actions.add_parser("export", help="write all programs into one file, for another machine of the kind")
    export.add_argument("bundle")
    export.set_defaults(run=_export)
    take = actions.add_parser("import", help="take in the programs of such a file")
    take.add_argument("bundle")
    take.set_defaults(run=_import)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; gives the exit code."""
    try:
        arguments.run(arguments)
    except (CacheError, ValueError, OSError) as error:
        print(f"torchtpu cache: {error}", file=sys.stderr)
        return 1
    return 0
