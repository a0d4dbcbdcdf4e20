"""The disk cache: the next process compiles nothing; its command lists, explains, prunes, exports, imports."""

from __future__ import annotations

import subprocess
import sys

import pytest
from conftest import DEVICE

pytestmark = pytest.mark.skipif(DEVICE != "tpu", reason="of this device alone")

PROGRAM = """
import torch, torchtpu
x = torch.arange(12., device="tpu").reshape(3, 4)
print((x @ x.T).softmax(-1).sum().item(), torchtpu.metrics()["compiles"])
"""


def _command(folder, *arguments):
    import os

    return subprocess.run(
        [sys.executable, "-m", "torchtpu", "cache", *map(str, arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, "TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(folder)},
    )


def _run(python, folder):
    done = python(PROGRAM, TORCHTPU_CACHE="on", TORCHTPU_CACHE_DIR=str(folder))
    assert done.returncode == 0, done.stderr
    value, compiles = done.stdout.split()
    assert value == "3.0"
    return int(compiles), done.stderr


def test_the_life_of_an_entry(python, tmp_path):
    first, other = tmp_path / "first", tmp_path / "other"
    assert _run(python, first)[0] > 0
    assert _run(python, first)[0] == 0

    listed = _command(first, "list")
    assert "aten::_softmax" in listed.stdout and listed.returncode == 0
    name = listed.stdout.split()[0]
    explained = _command(first, "explain", name)
    assert "platform   cpu" in explained.stdout and "ops" in explained.stdout

    bundle = tmp_path / "bundle.zip"
    assert _command(first, "export", bundle).returncode == 0
    assert _command(other, "import", bundle).returncode == 0
    assert _run(python, other)[0] == 0
    assert "0 programs imported" in _command(other, "import", bundle).stdout

    assert _command(first, "prune").returncode == 1
    assert _command(first, "prune", "--all").returncode == 0
    assert "0 programs" in _command(first, "list").stdout
    assert _run(python, first)[0] > 0


def test_a_damaged_entry_is_a_miss_with_a_warning(python, tmp_path):
    _run(python, tmp_path)
    for path in tmp_path.glob("??/*-*"):
        path.write_bytes(path.read_bytes()[:-10])
    compiles, warnings = _run(python, tmp_path)
    assert compiles > 0
    assert "checksum" in warnings
    assert _run(python, tmp_path) == (0, "")


@pytest.mark.parametrize("content", [b"", b"not a zip", None])
def test_a_foreign_bundle_is_refused(tmp_path, content):
    bundle = tmp_path / "bundle.zip"
    if content is None:
        import zipfile

        with zipfile.ZipFile(bundle, "w") as file:
            file.writestr("../escape", "x")
    else:
        bundle.write_bytes(content)
    done = _command(tmp_path / "cache", "import", bundle)
    assert done.returncode == 1
    assert done.stderr.startswith("torchtpu cache: ") and "Traceback" not in done.stderr


def test_processes_that_start_together_compile_once(tmp_path):
    import os

    environment = {**os.environ, "TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path)}
    running = [
        subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True, env=environment)
        for _ in range(2)
    ]
    counts = [int(process.communicate(timeout=300)[0].split()[1]) for process in running]
    entries = len(list(tmp_path.glob("??/*-*")))
    assert sum(counts) == entries
