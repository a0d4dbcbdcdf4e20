"""Training: modules, losses, optimizers, autocast, the demo, against the CPU."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from conftest import on_both
from torch import nn

ROOT = Path(__file__).resolve().parent.parent


def _steps(make, device, steps=5):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(6, 8), nn.Tanh(), nn.Linear(8, 3))
    x, y = torch.randn(10, 6), torch.randint(0, 3, (10,))
    model.to(device)
    x, y = x.to(device), y.to(device)
    optimizer = make(model.parameters())
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    return losses, [p.detach().cpu() for p in model.parameters()]


@pytest.mark.parametrize(
    "make",
    [
        lambda p: torch.optim.SGD(p, lr=0.1),
        lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9, nesterov=True, weight_decay=1e-2),
        lambda p: torch.optim.Adam(p, lr=1e-2),
        lambda p: torch.optim.Adam(p, lr=1e-2, amsgrad=True),
        lambda p: torch.optim.AdamW(p, lr=1e-2),
        lambda p: torch.optim.AdamW(p, lr=1e-2, foreach=False),
        lambda p: torch.optim.RMSprop(p, lr=1e-2),
        lambda p: torch.optim.Adagrad(p, lr=1e-2),
    ],
    ids=["sgd", "nesterov", "adam", "amsgrad", "adamw", "adamw-loop", "rmsprop", "adagrad"],
)
def test_optimizers(make, device):
    losses, weights = _steps(make, device)
    expected, expected_weights = _steps(make, "cpu")
    assert losses == pytest.approx(expected, abs=1e-5)
    for a, e in zip(weights, expected_weights, strict=True):
        torch.testing.assert_close(a, e, atol=2e-5, rtol=1e-4)


@pytest.mark.parametrize(
    "make",
    [
        lambda: nn.Conv2d(3, 4, 3, stride=2, padding=1),
        lambda: nn.Conv2d(4, 4, 3, groups=2, dilation=2),
        lambda: nn.ConvTranspose2d(3, 4, 3, stride=2, output_padding=1),
        lambda: nn.BatchNorm2d(3),
        lambda: nn.GroupNorm(1, 3),
        lambda: nn.LayerNorm(8),
        lambda: nn.MaxPool2d(2),
        lambda: nn.AvgPool2d(2),
        lambda: nn.AdaptiveAvgPool2d(1),
        lambda: nn.GELU(),
        lambda: nn.SiLU(),
        lambda: nn.Softmax(-1),
        lambda: nn.LogSoftmax(1),
        lambda: nn.ReflectionPad2d(1),
        lambda: nn.Upsample(scale_factor=2),
    ],
)
def test_layers(make):
    torch.manual_seed(1)
    layer = make()
    channels = getattr(layer, "in_channels", 3)

    def program(x, *parameters):
        for p in parameters:
            p.requires_grad_()
        x.requires_grad_()
        state = dict(zip([n for n, _ in layer.named_parameters()], parameters, strict=True))
        buffers = {n: b.clone().to(x.device) for n, b in layer.named_buffers()}
        y = torch.func.functional_call(layer, {**state, **buffers}, (x,))
        (y * torch.linspace(0, 1, y.numel(), device=y.device).view_as(y)).sum().backward()
        return [y, x.grad, *[p.grad for p in parameters]]

    on_both(program, torch.randn(2, channels, 8, 8), *layer.parameters(), atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("mask", ["none", "causal", "bool", "float"])
def test_attention(mask):
    bias = {"bool": torch.rand(5, 5) > 0.3, "float": torch.randn(5, 5)}.get(mask)
    if mask == "bool":
        bias.fill_diagonal_(True)

    def program(q, k, v, bias):
        for x in (q, k, v):
            x.requires_grad_()
        y = nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=bias, is_causal=mask == "causal")
        y.square().sum().backward()
        return y, q.grad, k.grad, v.grad

    on_both(program, *[torch.randn(2, 3, 5, 8) for _ in range(3)], bias, atol=1e-5, rtol=1e-4)


def test_losses():
    def program(x, y, target):
        x.requires_grad_()
        f = nn.functional
        losses = [
            f.cross_entropy(x, target),
            f.cross_entropy(x, target, label_smoothing=0.1, ignore_index=1),
            f.mse_loss(x, y),
        ]
        losses += [f.l1_loss(x, y), f.smooth_l1_loss(x, y), f.binary_cross_entropy_with_logits(x, y.sigmoid())]
        losses += [f.kl_div(x.log_softmax(1), y.softmax(1), reduction="batchmean"), f.nll_loss(x.log_softmax(1), target)]
        sum(losses).backward()
        return [*losses, x.grad]

    on_both(program, torch.randn(6, 4), torch.randn(6, 4), torch.tensor([0, 1, 2, 3, 1, 0]), atol=1e-5, rtol=1e-4)


def test_embedding_gradient_accumulates_duplicates():
    def program(weight, indices):
        weight.requires_grad_()
        nn.functional.embedding(indices, weight).sum().backward()
        return weight.grad

    on_both(program, torch.randn(5, 3), torch.tensor([[0, 1, 1], [4, 1, 0]]))


def test_autocast(device):
    model = nn.Linear(4, 4).to(device)
    x = torch.randn(2, 4, device=device)
    with torch.autocast(device, dtype=torch.bfloat16):
        y = model(x)
        assert y.dtype == torch.bfloat16
        assert y.softmax(-1).dtype == torch.float32
    assert model(x).dtype == torch.float32


def test_grad_scaler(device):
    model = nn.Linear(4, 1).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler(device, init_scale=4.0)
    before = model.weight.detach().cpu().clone()
    loss = model(torch.ones(2, 4, device=device)).sum()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    torch.testing.assert_close(model.weight.detach().cpu(), before - 0.2)
    model.weight.grad.fill_(float("inf"))
    scaler.step(optimizer)
    scaler.update()
    torch.testing.assert_close(model.weight.detach().cpu(), before - 0.2)
    assert scaler.get_scale() == 2.0


def test_optimizer_made_before_the_move(device):
    model = nn.Linear(2, 1, bias=False)
    optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
    model.to(device)
    before = model.weight.detach().cpu().clone()
    model(torch.ones(1, 2, device=device)).sum().backward()
    optimizer.step()
    torch.testing.assert_close(model.weight.detach().cpu(), before - 1)


def test_checkpoint_and_hooks(device):
    from torch.utils.checkpoint import checkpoint

    layer = nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5), nn.Tanh()).to(device)
    x = torch.randn(3, 4, device=device, requires_grad=True)
    torch.manual_seed(3)
    checkpoint(layer, x, use_reentrant=False).sum().backward()
    grad = x.grad.cpu()
    x.grad = None
    torch.manual_seed(3)
    layer(x).sum().backward()
    torch.testing.assert_close(x.grad.cpu(), grad)


def test_training_step_never_uses_the_host(device):
    import torchtpu

    model = nn.Sequential(
        nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(36, 10)
    )
    model.to(device)
    optimizer = torch.optim.AdamW(model.parameters())
    with torchtpu.no_fallback():
        for _ in range(2):
            loss = nn.functional.cross_entropy(
                model(torch.randn(4, 1, 8, 8, device=device)), torch.arange(4, device=device)
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    assert loss.isfinite().item()


def test_digits(tmp_path, device):
    accuracy = {}
    for name in (device, "cpu"):
        command = [sys.executable, ROOT / "examples/digits.py", "--device", name, "--epochs", "6", "--out", tmp_path / name]
        environment = {**os.environ, "TORCHTPU_FALLBACK": "error", "OMP_NUM_THREADS": "1"}
        done = subprocess.run(command, capture_output=True, text=True, timeout=280, env=environment)
        assert done.returncode == 0, done.stderr
        accuracy[name] = float(done.stdout.split("test accuracy ")[1].split()[0])
        checkpoint = torch.load(tmp_path / name / "digits.pt", map_location="cpu")
        assert checkpoint["accuracy"] == pytest.approx(accuracy[name], abs=1e-4)
        assert (tmp_path / name / "digits.png").stat().st_size > 10_000
    assert accuracy[device] >= 0.97
    assert abs(accuracy[device] - accuracy["cpu"]) <= 0.01
