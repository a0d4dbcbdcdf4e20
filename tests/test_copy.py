"""Between host and device, between dtypes, and out to files and other libraries."""

import copy
import io
import pickle

import numpy as np
import pytest
import torch
from conftest import same

DTYPES = [
    torch.float32,
    torch.float64,
    torch.float16,
    torch.bfloat16,
    torch.int64,
    torch.int32,
    torch.int16,
    torch.int8,
    torch.uint8,
    torch.bool,
    torch.complex64,
]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_there_and_back(dtype, device):
    x = (torch.arange(12).view(3, 4) % 5 - 2).to(dtype)
    same(x.to(device), x)
    same(x.t().to(device), x.t())
    same(x[:, ::2].to(device), x[:, ::2])
    same(x.to(device).t()[1:], x.t()[1:])
    assert x.t().to(device).stride() == x.t().stride()


@pytest.mark.parametrize("to", [d for d in DTYPES if not d.is_complex], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bool, torch.bfloat16], ids=str)
def test_casts(dtype, to, device):
    x = torch.tensor([0, 1, 2, 3, 100]).to(dtype)
    same(x.to(device).to(to), x.to(to))
    same(x.to(device, to), x.to(to))


def test_int64_is_exact(device):
    x = torch.tensor([2**62 + 1, -(2**53) - 1])
    assert x.to(device).tolist() == x.tolist()
    assert (x.to(device) - 1).tolist() == (x - 1).tolist()


def test_numpy(device):
    x = torch.tensor(np.arange(6, dtype=np.float32).reshape(2, 3), device=device)
    assert np.array_equal(x.cpu().numpy(), np.arange(6, dtype=np.float32).reshape(2, 3))
    with pytest.raises(TypeError, match="can't convert tpu:0 device type tensor to numpy"):
        x.numpy()


def test_copy_of_source_is_taken_at_the_call(device):
    x = torch.ones(1000)
    y = x.to(device, non_blocking=True)
    x.fill_(7)
    assert y.sum().item() == 1000


def test_pinned(device):
    x = torch.arange(4.0).pin_memory()
    assert x.is_pinned()
    assert not torch.arange(4.0).is_pinned()
    same(x.to(device, non_blocking=True), x)


def test_scalars(device):
    x = torch.tensor(3.5, device=device)
    assert x.item() == 3.5 and float(x) == 3.5 and int(x) == 3 and bool(x)
    assert torch.tensor([True], device=device).item() is True


@pytest.mark.parametrize("clone", [copy.deepcopy, copy.copy, lambda x: pickle.loads(pickle.dumps(x))])
def test_copies_of_objects(clone, device):
    x = torch.arange(6.0, device=device).view(2, 3).t()
    y = clone(x)
    assert y.device == x.device and y.stride() == x.stride()
    same(y, x.cpu())


def test_save_and_load(device):
    base = torch.arange(6.0, device=device)
    file = io.BytesIO()
    torch.save({"base": base, "view": base[2:4]}, file)

    def load(**options):
        file.seek(0)
        return torch.load(file, **options)

    back = load()
    assert back["base"].device == torch.device("tpu", 0)
    back["base"][2] = 100
    assert back["view"].tolist() == [100.0, 3.0]
    assert load(map_location="cpu")["view"].device.type == "cpu"
    assert load(map_location="cpu")["view"].tolist() == [2.0, 3.0]
    if torch.tpu.device_count() > 1:
        assert load(map_location="tpu:1")["base"].device.index == 1
    file = io.BytesIO()
    torch.save(torch.ones(2), file)
    file.seek(0)
    assert torch.load(file, map_location="tpu").device.type == "tpu"


def test_safetensors(tmp_path, device):
    from safetensors.torch import load_file, save_file

    x = torch.arange(6.0, device=device).view(2, 3)
    save_file({"x": x}, tmp_path / "x.safetensors")
    same(load_file(tmp_path / "x.safetensors", device="cpu")["x"], x.cpu())


def test_state_dict(device):
    model = torch.nn.Linear(3, 2).to(device)
    other = torch.nn.Linear(3, 2)
    other.load_state_dict(model.state_dict())
    same(model.weight, other.weight)


def test_data_loader(device):
    data = torch.utils.data.TensorDataset(torch.arange(10.0))
    loader = torch.utils.data.DataLoader(data, batch_size=4, num_workers=2, pin_memory=True)
    same(torch.cat([batch.to(device) for (batch,) in loader]), torch.arange(10.0))
