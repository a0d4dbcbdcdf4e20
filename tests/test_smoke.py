"""The device is there and computes; what CI runs on every supported torch."""

import pytest
import torch
from conftest import on_both, same


def test_first_program_prints_nothing_else(python):
    done = python("import torch; print((torch.ones(3, device='tpu') + 1).tolist())")
    assert (done.stdout, done.stderr, done.returncode) == ("[2.0, 2.0, 2.0]\n", "", 0)


def test_device_is_the_accelerator(device):
    assert torch.accelerator.current_accelerator().type == device
    assert torch.accelerator.device_count() == torch.tpu.device_count() >= 1
    assert torch.tpu.is_available()
    x = torch.ones(2, device=device)
    assert x.is_tpu and x.tpu() is x
    assert torch.nn.Linear(2, 2).tpu().weight.device.type == "tpu"


def test_printing(device):
    assert repr(torch.arange(3, device=device)) == "tensor([0, 1, 2], device='tpu:0')"
    assert repr(torch.tensor([1.5, float("nan")], device=device)) == "tensor([1.5000,    nan], device='tpu:0')"


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16, torch.float64])
def test_matmul_and_gradients(dtype):
    a, b = torch.randn(4, 5).to(dtype), torch.randn(5, 3).to(dtype)

    def program(a, b):
        a.requires_grad_(), b.requires_grad_()
        loss = (a @ b).relu().sum()
        loss.backward()
        return loss, a.grad, b.grad

    on_both(program, a, b)


def test_second_device():
    if torch.tpu.device_count() < 2:
        pytest.skip("one device")
    x = torch.arange(4.0, device="tpu:1")
    assert (x + 1).device == torch.device("tpu", 1)
    same((x + 1).to("tpu:0"), torch.arange(4.0) + 1)
    with torch.tpu.device(1):
        assert torch.ones(1, device="tpu").device.index == 1
    assert torch.tpu.current_device() == 0


def test_memory_is_counted(device):
    before = torch.tpu.memory_allocated()
    x = torch.ones(1000, device=device)
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() - before >= 4000
    torch.tpu.reset_peak_memory_stats()
    assert torch.tpu.max_memory_allocated() >= 4000
    del x
    assert torch.tpu.memory_allocated() <= before
    free, total = torch.tpu.mem_get_info()
    assert 0 < free <= total


def test_properties(device):
    properties = torch.tpu.get_device_properties(device)
    assert properties.name == torch.tpu.get_device_name(0)
    assert properties.total_memory > 0


def test_streams_and_events(device):
    stream = torch.tpu.Stream()
    with torch.tpu.stream(stream):
        x = torch.ones(3, device=device) * 2
        event = torch.tpu.Event()
        event.record()
    event.synchronize()
    assert event.query()
    torch.tpu.current_stream().synchronize()
    same(x, torch.full((3,), 2.0))


def test_events_time_the_work_between_them():
    first, second = torch.tpu.Event(enable_timing=True), torch.tpu.Event(enable_timing=True)
    assert isinstance(first, torch.tpu.Event)
    first.record()
    x = torch.ones(64, 64, device="tpu")
    for _ in range(10):
        x = x @ x / 64
    second.record()
    second.synchronize()
    assert first.query() and first.elapsed_time(second) >= 0
