"""Wrong calls raise what torch raises on other devices, name the values, and leave the process usable."""

import json

import pytest
import torch
from conftest import same


@pytest.fixture(autouse=True)
def _still_usable(device):
    kept = torch.arange(3.0, device=device)
    yield
    same(kept + 1, torch.tensor([1.0, 2.0, 3.0]))


def test_mixed_devices(device):
    with pytest.raises(RuntimeError, match=r"Expected all tensors to be on the same device.*(tpu:0.*cpu|cpu.*tpu:0)"):
        torch.ones(2, device=device) + torch.ones(2)
    with pytest.raises(RuntimeError, match="same device"):
        torch.ones(2, 2, device=device) @ torch.ones(2, 2)
    assert (torch.ones(2, device=device) + torch.tensor(2.0)).tolist() == [3.0, 3.0]


@pytest.mark.parametrize(
    ("call", "match"),
    [
        (lambda d: torch.ones(2, device=d) + torch.ones(3, device=d), r"size of tensor a \(2\) must match.*b \(3\)"),
        (lambda d: torch.ones(2, 3, device=d) @ torch.ones(2, 3, device=d), r"cannot be multiplied.*2x3 and 2x3"),
        (lambda d: torch.ones(2, 3, device=d).view(4), r"shape '\[4\]' is invalid for input of size 6"),
        (lambda d: torch.cat([torch.ones(2, 2, device=d), torch.ones(2, 3, device=d)]), "Sizes of tensors must match"),
        (
            lambda d: torch.nn.functional.conv2d(torch.ones(1, 3, 4, 4, device=d), torch.ones(2, 4, 3, 3, device=d)),
            "channels",
        ),
        (lambda d: torch.ones(2, device=d).add_(torch.ones(2, 2, device=d)), "doesn't match the broadcast shape"),
        (lambda d: torch.arange(3, device=d).add_(1.5), "can't be cast"),
        (lambda d: torch.ones(3, device=d).item(), "cannot be converted to Scalar"),
        (lambda d: torch.empty(2, device=d).random_(5, 1), "random_ expects 'from' to be less than 'to'"),
    ],
)
def test_runtime_errors(call, match, device):
    with pytest.raises(RuntimeError, match=match):
        call(device)


@pytest.mark.parametrize(
    ("call", "match"),
    [
        (lambda d: torch.ones(2, device=d)[5], "index 5 is out of bounds for dimension 0 with size 2"),
        (lambda d: torch.ones(2, device=d).sum(3), "Dimension out of range"),
    ],
)
def test_index_errors(call, match, device):
    with pytest.raises(IndexError, match=match):
        call(device)


def test_device_index_out_of_range():
    count = torch.tpu.device_count()
    with pytest.raises(RuntimeError, match=f"{count}"):
        torch.ones(1, device=f"tpu:{count}")
    with pytest.raises(RuntimeError, match=f"invalid device ordinal {count}"):
        torch.tpu.set_device(count)


def test_too_large(device):
    with pytest.raises(torch.OutOfMemoryError):
        torch.ones(1 << 50, device=device).sum().item()


def test_unknown_plugin(python):
    done = python("import torch; torch.ones(1, device='tpu')", TORCHTPU_PLUGIN="/nowhere/plugin.so")
    assert done.returncode == 1
    assert "/nowhere/plugin.so" in done.stderr.splitlines()[-1]


def test_file_that_is_no_plugin(python, tmp_path):
    path = tmp_path / "plugin.so"
    path.write_text("not a library")
    done = python(
        "import torch\ntry: torch.ones(1, device='tpu')\nexcept RuntimeError as e: print(e)", TORCHTPU_PLUGIN=str(path)
    )
    assert done.returncode == 0
    assert str(path) in done.stdout


def test_doctor_says_what_is_wrong(python):
    program = "import sys; from torchtpu.__main__ import main; sys.exit(main(['doctor', '--json']))"
    done = python(program)
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["problems"] == [] and report["devices"] and report["plugin"]["path"]
    done = python(program, TORCHTPU_PLUGIN="/nowhere/plugin.so")
    assert done.returncode == 1
    assert "/nowhere/plugin.so" in json.loads(done.stdout)["problems"][0]["what"]


def test_fallback_can_be_forbidden(device):
    import torchtpu

    x = torch.tensor([1.0, 2.0], device=device)
    with torchtpu.no_fallback():
        assert (x + 1).tolist() == [2.0, 3.0]
        with pytest.raises(RuntimeError, match=r"linalg_eigvals?.*no_fallback"):
            torch.linalg.eigvals(torch.diag(x))
    values = torch.linalg.eigvals(torch.diag(x))
    assert sorted(values.real.tolist()) == [1.0, 2.0]


def test_use_after_fork(python):
    program = """
import os, torch
torch.ones(2, device="tpu").sum().item()
child = os.fork()
if child == 0:
    try:
        torch.ones(2, device="tpu")
    except RuntimeError as error:
        os._exit(3 if "spawn" in str(error) else 4)
    os._exit(5)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    assert python(program, timeout=60).stdout == "3\n"
