"""What importing does, and does not."""

import pytest

QUIET = {"stdout": "", "stderr": "", "returncode": 0}


def outcome(done):
    return {"stdout": done.stdout, "stderr": done.stderr, "returncode": done.returncode}


def test_import_prints_nothing_and_starts_nothing(python):
    program = """
import torch
from torchtpu import _core
assert torch.tpu.is_available() and torch.tpu.device_count() > 0
torch.manual_seed(3)
assert (torch.ones(2) + 1).sum().item() == 4
assert not _core.is_initialized()
"""
    assert outcome(python(program)) == QUIET


def test_off(python):
    done = python("import torch, torchtpu; assert not hasattr(torch, 'tpu'); torch.ones(2)", TORCHTPU_PLUGIN="none")
    assert outcome(done) == QUIET


def test_other_accelerator_is_left_alone(python):
    program = """
import os
exists = os.path.exists
os.path.exists = lambda path: path == "/dev/nvidiactl" or exists(path)
import torch
torch.backends.cuda.is_built = lambda: True
assert not hasattr(torch, "tpu"), "registered beside a GPU"
import torchtpu
assert torch.tpu.is_available()
assert callable(torchtpu.metrics)
"""
    import torch

    if not torch.backends.cuda.is_built():
        pytest.skip("this torch has no CUDA")
    assert outcome(python(program)) == QUIET
    asked = program.replace('assert not hasattr(torch, "tpu"), "registered beside a GPU"', "assert torch.tpu")
    assert outcome(python(asked, TORCHTPU_PLUGIN="cpu")) == QUIET


def test_public_package_in_the_environment(python, tmp_path):
    (tmp_path / "torch_tpu.py").write_text("raise SystemExit('must not be imported')\n")
    program = "import torch; print(torch.ones(2).tolist())\ntry:\n    import torchtpu\nexcept ImportError as e: print(e)"
    done = python(program, PYTHONPATH=str(tmp_path))
    assert done.returncode == 0
    values, sentence = done.stdout.splitlines()
    assert values == "[1.0, 1.0]"
    assert "torch_tpu" in sentence and "uninstall" in sentence
    assert done.stderr.count("RuntimeWarning") == 1 and "torch_tpu" in done.stderr


def test_torch_without_glue(python):
    program = """
import torch
from torchtpu import _register
torch.__version__ = "2.99.0"
print(_register.obstacle())
"""
    done = python(program)
    assert done.returncode == 0
    assert done.stdout.startswith(
        "torchtpu is off because torch 2.99.0 is installed and this build of torchtpu has glue for"
    )
