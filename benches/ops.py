"""Time per eager op, on a device and on the CPU: `python benches/ops.py [--device tpu]`."""

from __future__ import annotations

import argparse
import time

import torch


def chain(device: str, length: int = 200, repeat: int = 10) -> float:
    """Microseconds an op in a chain of elementwise ops over 64 x 64 floats, one read at its end."""
    x = torch.rand(64, 64, device=device)

    def run() -> float:
        y = x
        for _ in range(length // 2):
            y = y * 0.999 + 0.001
        return y.sum().item()

    run(), run()
    start = time.perf_counter()
    for _ in range(repeat):
        run()
    return (time.perf_counter() - start) / repeat / length * 1e6


def step(device: str, repeat: int = 10) -> float:
    """Milliseconds a training step of a two-layer perceptron under AdamW."""
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(256, 256), torch.nn.GELU(), torch.nn.Linear(256, 10)).to(device)
    optimizer = torch.optim.AdamW(model.parameters())
    x, y = torch.randn(64, 256, device=device), torch.randint(0, 10, (64,), device=device)

    def run() -> torch.Tensor:
        loss = torch.nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.detach()

    for _ in range(3):
        run().item()
    start = time.perf_counter()
    for _ in range(repeat):
        run().item()
    return (time.perf_counter() - start) / repeat * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="tpu")
    device = parser.parse_args().device
    for name in dict.fromkeys((device, "cpu")):
        print(f"{name}: chain {chain(name):.1f} us an op, training step {step(name):.2f} ms")


if __name__ == "__main__":
    main()
