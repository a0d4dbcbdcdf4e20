"""torch.compile: which backend, and whose numbers."""

import pytest
import torch
import torchtpu.testing
from conftest import DEVICE


@pytest.fixture(autouse=True)
def _fresh():
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


def test_default_backend_follows_the_device():
    from torchtpu import _compile, _default_backend

    used = []
    original = _compile.backend

    def seen(*args, **kwargs):
        used.append("tpu")
        return original(*args, **kwargs)

    _compile.backend = seen
    try:
        fn = torch.compile(lambda x: (x * 2 + 1).sum())
        assert fn(torch.ones(3, device=DEVICE)).item() == 9.0
        assert used == ["tpu"]
    finally:
        _compile.backend = original
    assert torch.compiler.get_default_backend() is _default_backend.select


def test_default_backend_leaves_other_devices_alone(python):
    program = """
import torch
calls = []
class Fake:
    def __init__(self, *args): calls.append(args)
    def __call__(self, gm, inputs): return gm.forward
torch._TorchCompileInductorWrapper = Fake
print(torch.compile(lambda x: x + 1)(torch.ones(2)).tolist(), calls[0][0])
"""
    done = python(program)
    assert done.stdout.split() == ["[2.0,", "2.0]", "default"], done.stderr


def test_importing_torch_imports_no_dynamo(python):
    done = python("import sys, torch; print('torch._dynamo' in sys.modules, torch.ones(2, device='tpu').add(1).tolist())")
    assert done.stdout.strip() == "False [2.0, 2.0]", done.stdout + done.stderr


def test_unknown_options_are_refused():
    with pytest.raises(Exception, match="no option 'fast'"):
        torch.compile(lambda x: x + 1, backend="tpu", options={"fast": True})(torch.ones(2, device=DEVICE))


def test_training_step_is_the_eager_one():
    def run(device, compiled):
        torch.manual_seed(0)
        model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.GELU(), torch.nn.LayerNorm(16), torch.nn.Linear(16, 3))
        model = model.to(device)
        call = torch.compile(model) if compiled else model
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
        x, y = torch.randn(12, 8).to(device), torch.randint(0, 3, (12,)).to(device)
        losses = []
        for _ in range(5):
            optimizer.zero_grad()
            loss = torch.nn.functional.cross_entropy(call(x), y)
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        return losses

    assert run(DEVICE, True) == pytest.approx(run("cpu", False), rel=1e-4)


def test_sizes_that_change_share_programs():
    model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.GELU(), torch.nn.LayerNorm(16), torch.nn.Linear(16, 3))
    twin = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.GELU(), torch.nn.LayerNorm(16), torch.nn.Linear(16, 3))
    twin.load_state_dict(model.state_dict())
    fn = torch.compile(model.to(DEVICE), dynamic=True)
    before = torchtpu.testing.compile_count()
    for n in (5, 9, 12, 30, 7, 40, 21, 33):
        x = torch.randn(n, 8)
        torch.testing.assert_close(fn(x.to(DEVICE)).cpu(), twin(x), rtol=1e-5, atol=1e-5)
    assert torchtpu.testing.compile_count() - before <= 4
