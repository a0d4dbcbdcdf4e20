"""Bundles: `torchtpu run` gives PyTorch's outputs; what is damaged, foreign or does not fit is refused with the reason."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile

import numpy as np
import pytest
import torch
import torchtpu
from conftest import DEVICE

pytestmark = pytest.mark.skipif(DEVICE != "tpu", reason="of this device alone")


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 8, 3)
        self.norm = torch.nn.BatchNorm2d(8)
        self.register_buffer("offset", torch.arange(8.0), persistent=False)
        self.head = torch.nn.Linear(8, 4).bfloat16()

    def forward(self, x, scale):
        features = self.norm(self.conv(x)).relu().mean((2, 3)) + self.offset
        return {"features": features * scale, "logits": (self.head(features.bfloat16()).float(), features.argmax(1))}


def run(bundle, folder, *inputs):
    files = []
    for i, value in enumerate(inputs):
        files += ["--input", str(folder / f"in{i}.npy")]
        np.save(files[-1], value.numpy())
    return subprocess.run(
        [sys.executable, "-m", "torchtpu", "run", str(bundle), "--output", str(folder / "out"), *files],
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    torch.manual_seed(1)
    model = Net().eval()
    inputs = torch.randn(2, 3, 8, 8), torch.tensor([2], dtype=torch.int32)
    expected = model(*inputs)
    path = tmp_path_factory.mktemp("bundle") / "net.bundle"
    torchtpu.export(model.to("tpu"), [x.to("tpu") for x in inputs], path=path)
    return path, inputs, expected


def test_a_bundle_runs_without_torch_and_gives_pytorchs_outputs(exported, tmp_path):
    path, inputs, expected = exported
    done = run(path, tmp_path, *inputs)
    assert done.returncode == 0, done.stderr
    assert "executable for local from the bundle" in done.stdout
    for name, value in (("features", expected["features"]), ("logits_0", expected["logits"][0])):
        torch.testing.assert_close(torch.from_numpy(np.load(tmp_path / "out" / f"{name}.npy")), value, atol=2e-2, rtol=2e-2)
    features = np.load(tmp_path / "out" / "features.npy")
    torch.testing.assert_close(torch.from_numpy(features), expected["features"], atol=1e-5, rtol=1e-5)
    assert np.load(tmp_path / "out" / "logits_1.npy").tolist() == expected["logits"][1].tolist()


def test_running_a_bundle_imports_no_torch():
    program = (
        "import sys; sys.argv = ['torchtpu', 'run', '--help']\n"
        "from torchtpu.__main__ import main\n"
        "assert main() == 0 and 'torch' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_the_weights_are_a_safetensors_file(exported):
    safetensors = pytest.importorskip("safetensors.torch")
    with zipfile.ZipFile(exported[0]) as archive:
        weights = safetensors.load(archive.read("weights.safetensors"))
    expected = {name for name in Net().state_dict() if "num_batches" not in name} | {"offset"}
    assert expected <= set(weights)
    assert weights["head.weight"].dtype is torch.bfloat16
    assert weights["offset"].tolist() == list(range(8))


def _rewritten(source, target, change):
    """The bundle with its members as `change(name, data)` gives them."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            data = change(name, old.read(name))
            if data is not None:
                new.writestr(name, data)
    return target


def _format_99(name, data):
    return json.dumps(json.loads(data) | {"format": 99}) if name == "manifest.json" else data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_format_99, "has format 99; this torchtpu reads format 1"),
        (lambda name, data: b"{" if name == "manifest.json" else data, "manifest is damaged"),
        (lambda name, data: None if name == "weights.safetensors" else data, "has no weights.safetensors"),
        (lambda name, data: data[:100] if name == "weights.safetensors" else data, "weights are damaged"),
    ],
)
def test_damaged_and_foreign_bundles_are_refused(exported, tmp_path, change, reason):
    path, inputs, _ = exported
    done = run(_rewritten(path, tmp_path / "changed", change), tmp_path, *inputs)
    assert done.returncode == 1 and reason in done.stderr, done.stderr


def test_a_truncated_bundle_and_one_with_a_flipped_byte_are_refused(exported, tmp_path):
    path, inputs, _ = exported
    data = bytearray(path.read_bytes())
    (tmp_path / "short").write_bytes(data[: len(data) // 2])
    done = run(tmp_path / "short", tmp_path, *inputs)
    assert done.returncode == 1 and "is no bundle, or is damaged" in done.stderr
    with zipfile.ZipFile(path) as archive:
        at = archive.getinfo("weights.safetensors").header_offset + 1200
    data[at] ^= 1
    (tmp_path / "flipped").write_bytes(data)
    done = run(tmp_path / "flipped", tmp_path, *inputs)
    assert done.returncode == 1 and "weights.safetensors is damaged" in done.stderr, done.stderr


def test_inputs_that_do_not_fit_are_named(exported, tmp_path):
    path, (x, scale), _ = exported
    done = run(path, tmp_path, x)
    assert (
        done.returncode == 1 and "1 inputs are given; the model takes 2: x: f32[2, 3, 8, 8], scale: i32[1]" in done.stderr
    )
    done = run(path, tmp_path, x[:1], scale)
    assert done.returncode == 1 and 'in0.npy holds <f4[1, 3, 8, 8]; input "x" is f32[2, 3, 8, 8]' in done.stderr


def test_an_executable_of_another_processor_is_compiled_anew(exported, tmp_path):
    path, inputs, _ = exported

    def elsewhere(name, data):
        if name != "manifest.json":
            return data
        manifest = json.loads(data)
        manifest["executables"][0]["processor"] = "another"
        return json.dumps(manifest)

    done = run(_rewritten(path, tmp_path / "other", elsewhere), tmp_path, *inputs)
    assert done.returncode == 0 and "compiled for cpu in" in done.stdout, done.stderr


def test_buffers_that_the_model_writes_come_after_its_outputs(tmp_path):
    class Counts(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("seen", torch.zeros(3))

        def forward(self, x):
            self.seen += x
            return x * 2, self.seen * 1

    path = torchtpu.export(Counts().to("tpu"), [torch.ones(3, device="tpu")], path=tmp_path / "counts", targets=[])
    manifest = json.loads(zipfile.ZipFile(path).read("manifest.json"))
    assert [o["name"] for o in manifest["outputs"]] == ["output_0", "output_1", "seen"]
    assert manifest["user_outputs"] == 2
    done = run(path, tmp_path, torch.tensor([1.0, 2.0, 3.0]))
    assert done.returncode == 0, done.stderr
    assert np.load(tmp_path / "out" / "output_1.npy").tolist() == [1, 2, 3]


def test_a_bundle_carries_executables_for_tpus_that_are_not_here(tmp_path):
    model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Linear(32, 4)).to("tpu")
    targets = ["local", "v6e:2x2", "tpu7x:2x2x1"]
    path = torchtpu.export(model, [torch.randn(8, 16, device="tpu")], path=tmp_path / "b", targets=targets)
    with zipfile.ZipFile(path) as archive:
        made = json.loads(archive.read("manifest.json"))["executables"]
        assert [m["name"] for m in made] == targets
        assert all(len(archive.read(m["file"])) > 1000 for m in made)
        assert {m["platform"] for m in made} == {"cpu", "tpu"}


def test_what_cannot_be_exported_is_refused(tmp_path):
    model = torch.nn.Linear(2, 2).to("tpu")
    x = torch.ones(3, 2, device="tpu")
    with pytest.raises(RuntimeError, match='no target "v99:2x2": say "local" or a TPU topology'):
        torchtpu.export(model, [x], path=tmp_path / "b", targets=["v99:2x2"])
    with pytest.raises(NotImplementedError, match="fixed sizes"):
        torchtpu.export(model, [x], path=tmp_path / "b", dynamic_shapes={"input": {0: torch.export.Dim("n")}})
    assert list(tmp_path.iterdir()) == []
