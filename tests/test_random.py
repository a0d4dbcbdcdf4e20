"""Generators and what they draw."""

import torch
from conftest import same


def test_seed_repeats(device):
    torch.manual_seed(5)
    a, b = torch.rand(100, device=device), torch.randn(100, device=device)
    torch.manual_seed(5)
    same(torch.rand(100, device=device), a.cpu())
    same(torch.randn(100, device=device), b.cpu())
    assert not torch.equal(torch.rand(100, device=device).cpu(), a.cpu())


def test_state(device):
    state = torch.tpu.get_rng_state()
    a = torch.rand(10, device=device)
    torch.tpu.set_rng_state(state)
    same(torch.rand(10, device=device), a.cpu())
    assert torch.tpu.initial_seed() == 0


def test_own_generator(device):
    generator = torch.Generator(device).manual_seed(7)
    a = torch.randn(10, generator=generator, device=device)
    clone = torch.Generator(device).manual_seed(7)
    same(torch.randn(10, generator=clone, device=device), a.cpu())


def test_fork_rng(device):
    with torch.random.fork_rng(devices=[0], device_type="tpu"):
        a = torch.rand(3, device=device)
    same(torch.rand(3, device=device), a.cpu())


def test_distributions(device):
    n = 100_000
    uniform = torch.rand(n, device=device).cpu()
    assert uniform.min() >= 0 and uniform.max() < 1 and abs(uniform.mean() - 0.5) < 0.01
    normal = torch.empty(n, device=device).normal_(2, 3).cpu()
    assert abs(normal.mean() - 2) < 0.05 and abs(normal.std() - 3) < 0.05
    integers = torch.randint(-2, 3, (n,), device=device).cpu()
    assert integers.dtype == torch.int64 and set(integers.tolist()) == {-2, -1, 0, 1, 2}
    coin = torch.empty(n, device=device).bernoulli_(0.3).cpu()
    assert abs(coin.mean() - 0.3) < 0.01 and set(coin.tolist()) == {0.0, 1.0}
    assert sorted(torch.randperm(50, device=device).tolist()) == list(range(50))
    drawn = torch.multinomial(torch.tensor([0.0, 0.5, 0.5], device=device), 100, replacement=True).cpu()
    assert set(drawn.tolist()) == {1, 2}


def test_dropout_masks_are_fresh_and_backward_agrees(device):
    x = torch.ones(1000, device=device, requires_grad=True)
    y = torch.nn.functional.dropout(x, 0.5)
    z = torch.nn.functional.dropout(x, 0.5)
    assert not torch.equal(y.cpu(), z.cpu())
    y.sum().backward()
    same(x.grad, y.detach().cpu())
