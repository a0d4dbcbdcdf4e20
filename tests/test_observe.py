"""What the engine tells: compiles and reasons, host reads, a timeline, torch.profiler, memory by line, out of memory."""

from __future__ import annotations

import inspect
import json
import signal
import threading

import pytest
import torch
import torchtpu
from conftest import DEVICE

pytestmark = pytest.mark.skipif(DEVICE != "tpu", reason="of this device alone")


def _here() -> str:
    frame = inspect.currentframe().f_back
    return f"{__file__}:{frame.f_lineno}"


def test_a_recompile_is_explained_by_line_and_difference():
    def run(n):
        return torch.sinc(torch.ones(3, n, device="tpu")).sum().item()

    line = run.__code__.co_firstlineno + 1
    run(5)
    before = len(torchtpu.explain_recompiles())
    assert run(5) == run(5)
    assert len(torchtpu.explain_recompiles()) == before
    run(500)
    new = list(torchtpu.explain_recompiles())[before:]
    assert len(new) == 1
    assert new[0].line.startswith(f"{__file__}:{line} in run")
    assert "aten::sin" in new[0].ops
    assert new[0].reason.startswith("its sizes change: one program from now on")
    assert "programs compiled in" in str(torchtpu.explain_recompiles())


def test_an_input_of_another_shape_is_named():
    def run(x):
        return (torch.expm1(x) * x.cosh()).item()

    run(torch.zeros(1).to("tpu"))
    run(torch.zeros(1, 1).to("tpu"))
    assert "f32[1,1], was f32[1]" in list(torchtpu.explain_recompiles())[-1].reason


def test_host_reads_are_counted_by_line():
    torchtpu.reset_metrics()
    x = torch.ones(3, device="tpu")
    for _ in range(4):
        x.sum().item()
        line = _here()
    reads = torchtpu.metrics()["reads"]
    number = int(line.rpartition(":")[2]) - 1
    assert reads[f"{__file__}:{number} in test_host_reads_are_counted_by_line"] == 4


def test_timeline_tells_its_kinds_apart(tmp_path):
    path = tmp_path / "trace.json"
    with torchtpu.timeline(path):
        x = torch.full((64, 65), 2.0).to("tpu")
        assert torch.trapezoid(x @ x.T).sum().item() == 64 * 63 * 260.0
    events = [e for e in json.loads(path.read_text())["traceEvents"] if e["ph"] == "X"]
    kinds = {kind: [e for e in events if e["cat"] == kind] for kind in ("submit", "compile", "execute", "transfer")}
    assert all(kinds.values()), {kind: len(found) for kind, found in kinds.items()}
    assert any("mm" in e["name"] for e in kinds["compile"])
    assert not {e["pid"] for e in kinds["execute"]} & {e["pid"] for e in kinds["compile"]}
    # What is compiled runs afterwards.
    compiled = max(e["ts"] + e["dur"] for e in kinds["compile"])
    assert max(e["ts"] + e["dur"] for e in kinds["execute"]) >= compiled


def test_torch_profiler_shows_the_device(tmp_path):
    from torch.profiler import ProfilerActivity, profile

    x = torch.ones(128, 128).to("tpu")
    with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.PrivateUse1]) as prof:
        (x @ x).relu().sum().item()
    path = tmp_path / "trace.json"
    prof.export_chrome_trace(str(path))
    categories = {e.get("cat") for e in json.loads(path.read_text())["traceEvents"]}
    assert {"cpu_op", "kernel", "privateuse1_runtime", "gpu_memcpy"} <= categories
    assert any(e.device_type == torch.autograd.DeviceType.PrivateUse1 for e in prof.events())


def test_memory_by_line():
    with torchtpu.record_lines():
        kept = torch.ones(1000, 1000, device="tpu") + 1
        line = int(_here().rpartition(":")[2]) - 1
        held = torchtpu.memory_by_line()
    name = f"{__file__}:{line} in test_memory_by_line"
    assert held[name] == (4_000_000, 1)
    del kept
    assert name not in torchtpu.memory_by_line()


@pytest.fixture
def limited():
    """A device that may hold 8 MB more than it does."""
    torch.tpu.synchronize()
    total = torch.tpu.mem_get_info()[1]
    torch.tpu.set_per_process_memory_fraction((torch.tpu.memory_allocated() + 8e6) / total)
    yield
    torch.tpu.set_per_process_memory_fraction(1.0)


def test_out_of_memory_names_holders_and_loses_nothing(limited):
    with torchtpu.record_lines():
        hoard = torch.ones(1500, 1000, device="tpu") * 2
        torch.tpu.synchronize()
        x = torch.ones(700, 1000, device="tpu") + 0.5
        with pytest.raises(torch.OutOfMemoryError, match="largest holders") as error:
            x.sum().item()
            torch.cat([x, x]).sum().item()
            (hoard + x.sum()).cpu()
    assert "5.7 MiB f32[1500, 1000] from " in str(error.value)
    assert __file__ in str(error.value)
    assert torch.tpu.memory_stats()["num_ooms"] > 0
    del hoard
    assert x.sum().item() == 700 * 1000 * 1.5


def test_a_step_that_ran_out_of_memory_can_be_repeated(limited):
    model = torch.nn.Linear(500, 500).to("tpu")
    reference = torch.nn.Linear(500, 500)
    reference.load_state_dict(model.state_dict())
    hoard = torch.ones(1_200_000, device="tpu") + 1
    torch.tpu.synchronize()

    def step(model, rows):
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        loss = model(torch.ones(rows, 500, device=model.weight.device)).square().mean()
        value = loss.item()  # what backward needs is held from here on
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return value

    with pytest.raises(torch.OutOfMemoryError):
        step(model, 2000)
    del hoard
    torch.testing.assert_close(step(model, 600), step(reference, 600))
    torch.testing.assert_close(model.weight.detach().cpu(), reference.weight.detach())


def test_threads_train_side_by_side():
    def train(seed, losses):
        generator = torch.Generator().manual_seed(seed)
        model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
        for p in model.parameters():
            p.data = torch.randn(p.shape, generator=generator) * 0.3
        model.to("tpu")
        optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
        x = torch.randn(32, 8, generator=generator).to("tpu")
        for _ in range(30):
            optimizer.zero_grad()
            loss = (model(x) - x.sum(1, keepdim=True)).square().mean()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())

    alone = [[] for _ in range(8)]
    for seed in range(8):
        train(seed, alone[seed])
    together = [[] for _ in range(8)]
    threads = [threading.Thread(target=train, args=(seed, together[seed])) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one, other in zip(alone, together, strict=True):
        assert len(other) == 30
        torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-6)


def test_interrupt_while_compiling(python):
    program = """
import os, signal, threading, torch
x = torch.linspace(0, 1, 64 * 64, device="tpu").reshape(64, 64)
torch.tpu.synchronize()
w = torch.zeros(64, 64, device="tpu", requires_grad=True)
y = x
for i in range(60):
    y = torch.softmax(y @ x + w, -1).tanh() * i
threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    total = y.sum().item()
    print("not interrupted")
except KeyboardInterrupt:
    again = y.sum().item()
    c = x.cpu(); z = c
    for i in range(60):
        z = torch.softmax(z @ c, -1).tanh() * i
    print("interrupted", abs(again - z.sum().item()) < 1e-2 * abs(z.sum().item()))
"""
    done = python(program, TORCHTPU_CACHE="off")
    assert done.stdout.split() == ["interrupted", "True"], done.stderr[-2000:]
    assert done.returncode != -signal.SIGINT
