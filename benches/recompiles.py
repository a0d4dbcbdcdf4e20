"""How many programs loops compile whose numbers and sizes change: `python benches/recompiles.py`.

Each line: the loop, programs compiled in all, and in its second half.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import nn
from torchtpu.testing import compile_count


def _count(name: str, rounds, run) -> None:
    before = compile_count()
    middle = before
    for i, value in enumerate(rounds):
        if i == len(rounds) // 2:
            middle = compile_count()
        run(value)
    print(f"{name}: {compile_count() - before} programs, {compile_count() - middle} in the second half", flush=True)


class Tower(nn.Module):
    """A byte-level model with attention: embeddings, two blocks, a head."""

    def __init__(self, width: int = 64, heads: int = 4):
        super().__init__()
        self.heads = heads
        self.embed = nn.Embedding(256, width)
        self.blocks = nn.ModuleList(
            nn.ModuleDict(
                {
                    "norm": nn.LayerNorm(width),
                    "qkv": nn.Linear(width, 3 * width),
                    "out": nn.Linear(width, width),
                    "up": nn.Linear(width, 4 * width),
                    "down": nn.Linear(4 * width, width),
                }
            )
            for _ in range(2)
        )
        self.head = nn.Linear(width, 256)

    def forward(self, tokens, cache=None):
        x, new = self.embed(tokens), []
        for i, b in enumerate(self.blocks):
            n, t, w = x.shape
            q, k, v = (u.view(n, t, self.heads, -1).transpose(1, 2) for u in b["qkv"](b["norm"](x)).split(w, -1))
            if cache is not None:
                k, v = torch.cat([cache[i][0], k], 2), torch.cat([cache[i][1], v], 2)
            new.append((k, v))
            scores = q @ k.transpose(-1, -2) / (w // self.heads) ** 0.5
            if t > 1:
                mask = torch.ones(t, t, dtype=torch.bool, device=x.device).triu(1)
                scores = scores.masked_fill(mask, float("-inf"))
            x = x + b["out"]((scores.softmax(-1) @ v).transpose(1, 2).reshape(n, t, w))
            x = x + b["down"](F.gelu(b["up"](x)))
        return self.head(x), new


def main() -> None:
    torch.manual_seed(0)
    model = Tower().to("tpu")
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.randint(0, 256, (8, 33)).to("tpu")

    def train(batch):
        loss = F.cross_entropy(model(batch[:, :-1])[0].flatten(0, 1), batch[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.item()

    def scheduled(i):
        optimizer.param_groups[0]["lr"] = 1e-3 * (1 - i / 400)
        train(tokens)

    for i in range(3):
        scheduled(i)
    _count("300 training steps after the third, lr changes at each", range(3, 303), scheduled)

    lengths = torch.randperm(96, generator=torch.Generator().manual_seed(1))[:40] + 8
    batches = [torch.randint(0, 256, (4, int(n))).to("tpu") for n in lengths]
    with torch.no_grad():
        _count("40 ragged lengths, forward", batches, lambda b: model(b)[0].float().mean().item())

        def generate(n):
            logits, cache = model(tokens[:1, :16])
            for _ in range(n):
                logits, cache = model(logits[:, -1:].argmax(-1), cache)
            return logits.sum().item()

        _count("200 decoded tokens, twice", [200, 200], generate)
    _count("40 ragged lengths, training", batches, train)


if __name__ == "__main__":
    main()
