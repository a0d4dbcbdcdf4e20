"""`torchtpu scan` from the Python command, and what `--fix` makes of whole scripts."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent / "scan_examples"


def scan(*arguments) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "torchtpu", "scan", "--quiet", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=100)


def test_command_needs_no_torch(python, tmp_path):
    (tmp_path / "model.py").write_text("import torch\nx = torch.ones(1).cuda()\n")
    program = f"""
import sys
sys.argv = ["torchtpu", "scan", "--quiet", "--format", "json", {str(tmp_path)!r}]
from torchtpu.__main__ import main
code = main()
assert "torch" not in sys.modules
sys.exit(code)
"""
    done = python(program)
    assert done.returncode == 1, done.stderr
    (finding,) = json.loads(done.stdout)["findings"]
    assert {k: finding[k] for k in ("line", "column", "rule", "kind", "severity")} == {
        "line": 2,
        "column": 19,
        "rule": "D101",
        "kind": "device",
        "severity": "error",
    }
    assert finding["path"].endswith("model.py") and ".to(device)" in finding["fix"]["description"]


def test_exit_codes(tmp_path):
    (tmp_path / "clean.py").write_text("import torch\n")
    assert scan(tmp_path).returncode == 0
    assert scan(tmp_path / "none").returncode == 2
    assert scan("--no-such-option").returncode == 2
    assert scan("--help").returncode == 0
    (tmp_path / "note.py").write_text("import torch\nprint(torch.cuda.is_available())\n")
    assert scan(tmp_path).returncode == 0
    assert scan(tmp_path, "--fail-on", "note").returncode == 1


def fixed(name, folder) -> Path:
    """A copy of an example after `--fix`, which leaves no error and changes nothing the second time."""
    script = folder / name
    shutil.copy(EXAMPLES / name, script)
    old = script.read_text()
    assert scan("--fix", script).returncode == 0
    new = script.read_text()
    assert new != old and ".cuda(" not in new
    assert scan("--fix", script).returncode == 0
    assert script.read_text() == new
    assert scan(script).returncode == 0
    return script


def numbers(script, device) -> list[float]:
    """The numbers that a script prints on a device."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", script, "--device", device],
        capture_output=True,
        text=True,
        timeout=250,
        env={**os.environ, "TORCHTPU_CACHE": "off"},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = [float(word) for word in done.stdout.split() if word.replace(".", "", 1).isdigit()]
    assert found, done.stdout
    return found


@pytest.mark.parametrize("name", ["train.py", "finetune.py", "ddp.py"])
def test_fixed_script_runs_on_both(name, tmp_path):
    script = fixed(name, tmp_path)
    assert numbers(script, "tpu") == pytest.approx(numbers(script, "cpu"), rel=0.1)
