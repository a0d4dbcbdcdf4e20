"""The process group `tpu_dist` with two processes: every collective, and DDP, against the same on the CPU with Gloo.

Run as a script, this file is one of the processes.
"""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import torch
import torch.distributed as dist

WORLD = 2


def values(*shape, rank, dtype=torch.float32):
    """Small whole numbers, others on each rank, so that sums are exact."""
    generator = torch.Generator().manual_seed(rank)
    return torch.randint(-8, 9, shape, generator=generator).to(dtype)


def collectives(device: str, rank: int) -> dict[str, object]:
    def operand(*shape, dtype=torch.float32):
        return values(*shape, rank=rank, dtype=dtype).to(device)

    def room(*shape):
        return torch.zeros(shape, device=device)

    out = {}
    for op in ("SUM", "MAX", "MIN", "PRODUCT"):
        x = operand(3, 4)
        dist.all_reduce(x, op=getattr(dist.ReduceOp, op))
        out[f"all_reduce {op}"] = x
    for dtype in (torch.int64, torch.bfloat16, torch.float64):
        x = operand(5, dtype=dtype)
        dist.all_reduce(x)
        out[f"all_reduce {dtype}"] = x
    x = operand(3)
    work = dist.all_reduce(x, async_op=True)
    y = operand(3) * 2
    work.wait()
    out["all_reduce, not waited for at once"] = x + y
    for root in range(WORLD):
        x = operand(2, 2)
        dist.broadcast(x, root)
        out[f"broadcast from {root}"] = x
        x = operand(2, 2)
        dist.reduce(x, root)
        out[f"reduce to {root}"] = x if rank == root else None
        parts = [room(3) for _ in range(WORLD)] if rank == root else None
        dist.gather(operand(3), parts, root)
        out[f"gather to {root}"] = parts
        x = room(3)
        dist.scatter(x, list(operand(WORLD, 3)) if rank == root else None, root)
        out[f"scatter from {root}"] = x
    parts = [room(2, 3) for _ in range(WORLD)]
    dist.all_gather(parts, operand(2, 3))
    out["all_gather"] = parts
    x = room(WORLD * 2, 3)
    dist.all_gather_into_tensor(x, operand(2, 3))
    out["all_gather_into_tensor"] = x
    x = room(3)
    dist.reduce_scatter(x, list(operand(WORLD, 3)))
    out["reduce_scatter"] = x
    x = room(2, 3)
    dist.reduce_scatter_tensor(x, operand(WORLD * 2, 3))
    out["reduce_scatter_tensor"] = x
    x = room(WORLD * 2)
    dist.all_to_all_single(x, operand(WORLD * 2))
    out["all_to_all_single"] = x
    # Rank r gives r + 1 rows to rank 0 and one row to rank 1.
    x = room(3 if rank == 0 else 2, 2)
    dist.all_to_all_single(x, operand(rank + 2, 2), [1, 2] if rank == 0 else [1, 1], [rank + 1, 1])
    out["all_to_all_single, uneven"] = x
    other = 1 - rank
    x = room(4)
    requests = dist.batch_isend_irecv([dist.P2POp(dist.isend, operand(4), other), dist.P2POp(dist.irecv, x, other)])
    for request in requests:
        request.wait()
    out["isend and irecv"] = x
    x = room(2)
    if rank == 0:
        dist.send(operand(2), 1)
    else:
        dist.recv(x, 0)
    out["send and recv"] = x
    objects = [None] * WORLD
    dist.all_gather_object(objects, {"rank": rank})
    out["objects"] = [o["rank"] for o in objects]
    group = dist.new_group([1])
    if rank == 1:
        x = operand(2)
        dist.all_reduce(x, group=group)
        out["group of one"] = x
    dist.barrier()
    return out


def training(device: str, rank: int, size: int) -> dict[str, object]:
    """Losses and weights of a few steps, each rank with its part of the batch; a second pass accumulates with `no_sync`."""
    from torch.nn.parallel import DistributedDataParallel

    torch.manual_seed(rank)  # DDP has to give every rank the weights of the first
    net = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.ReLU(), torch.nn.BatchNorm1d(16), torch.nn.Linear(16, 1))
    net = net.double()  # so that what differs is not rounding
    ddp = DistributedDataParallel(net.to(device), bucket_cap_mb=0.0005)  # several buckets
    optimizer = torch.optim.SGD(ddp.parameters(), lr=0.05, momentum=0.9)
    batch = torch.randn(5, 2, 12, 8, generator=torch.Generator().manual_seed(5))[:, :, rank::size].to(device, torch.float64)
    losses = []
    for first, second in batch:
        with ddp.no_sync():
            ddp(first).square().mean().backward()
        loss = (ddp(second) - 1).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    return {"losses": losses, "weights": [p.detach() for p in net.parameters()]}


def only_here(rank: int) -> dict[str, object]:
    """What Gloo itself does not have."""
    x = torch.full((3,), float(rank), device="tpu")
    dist.all_reduce(x, op=dist.ReduceOp.AVG)
    # Gloo takes a view for the memory it lies in. What lies between the view's elements must stay.
    view = torch.ones(2, 4, device="tpu")
    dist.all_reduce(view[:, ::2])
    # Rank r gives one number to rank 0 and two to rank 1.
    parts = [torch.zeros(rank + 1, device="tpu") for _ in range(WORLD)]
    dist.all_to_all(parts, [torch.full((to + 1,), 10.0 * rank + to, device="tpu") for to in range(WORLD)])
    with pytest.raises(NotImplementedError, match="name the source"):
        dist.recv(x)
    y = torch.tensor([rank], device="cpu")
    dist.all_reduce(y)  # the host's tensors go the same way
    return {"average": x, "view": view, "pieces": parts, "host": y}


def worker(device: str, backend: str, folder: str) -> None:
    dist.init_process_group(None if backend == "default" else backend)
    rank, size = dist.get_rank(), dist.get_world_size()
    out = {"backend": dist.get_backend(), **training(device, rank, size)}
    if size == WORLD:
        out.update(collectives(device, rank))
        if device == "tpu":
            out.update(only_here(rank))
    dist.destroy_process_group()
    torch.save(torch.utils._pytree.tree_map_only(torch.Tensor, lambda t: t.cpu(), out), Path(folder) / f"{rank}.pt")


def together(device: str, backend: str, folder: Path, size: int = WORLD) -> list[dict[str, object]]:
    """What each of the processes computed."""
    folder.mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    shared = {"WORLD_SIZE": str(size), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "OMP_NUM_THREADS": "1"}
    started = [
        subprocess.Popen(
            [sys.executable, "-W", "ignore", __file__, device, backend, str(folder)],
            env={**os.environ, **shared, "RANK": str(rank), "TORCHTPU_CACHE": "off"},
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(size)
    ]
    try:
        for process in started:
            _, errors = process.communicate(timeout=200)
            assert process.returncode == 0, errors[-3000:]
    finally:
        for process in started:
            process.kill()
    return [torch.load(folder / f"{rank}.pt") for rank in range(size)]


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    folder = tmp_path_factory.mktemp("distributed")
    return together("tpu", "tpu_dist", folder / "tpu"), together("cpu", "gloo", folder / "cpu")


def test_collectives_agree_with_gloo(both):
    ours, gloo = both
    for rank in range(WORLD):
        names = set(gloo[rank]) - {"backend", "losses", "weights"}
        assert len(names) >= 25
        for name in sorted(names):
            torch.testing.assert_close(
                ours[rank][name], gloo[rank][name], rtol=0, atol=0, msg=lambda m, n=name: f"{n}: {m}"
            )


def test_data_parallel_training_agrees_with_gloo(both):
    ours, gloo = both
    assert ours[0]["losses"] != ours[1]["losses"]
    for rank in range(WORLD):
        torch.testing.assert_close(ours[rank]["losses"], gloo[rank]["losses"], rtol=1e-10, atol=1e-12)
        torch.testing.assert_close(ours[rank]["weights"], gloo[rank]["weights"], rtol=1e-10, atol=1e-12)
    torch.testing.assert_close(ours[0]["weights"][0], ours[1]["weights"][0], rtol=0, atol=0)


def test_what_gloo_has_not(both):
    for rank in range(WORLD):
        assert both[0][rank]["average"].tolist() == [0.5] * 3
        assert both[0][rank]["view"].tolist() == [[2.0, 1.0, 2.0, 1.0]] * 2
        assert [p.tolist() for p in both[0][rank]["pieces"]] == [[0.0 + rank] * (rank + 1), [10.0 + rank] * (rank + 1)]
        assert both[0][rank]["host"].tolist() == [1]


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    return together("cpu", "gloo", tmp_path_factory.mktemp("alone") / "cpu", size=1)[0]


@pytest.mark.parametrize("backend", ["default", "tpu", "cpu:gloo,tpu:tpu_dist"])
def test_one_rank_and_the_names(backend, alone, tmp_path):
    (ours,) = together("tpu", backend, tmp_path / "tpu", size=1)
    assert backend in (ours["backend"], "default", "cpu:gloo,tpu:tpu_dist")
    torch.testing.assert_close(ours["losses"], alone["losses"], rtol=1e-10, atol=1e-12)


def test_import_starts_nothing(python):
    done = python("""
import torch, torch.distributed as dist
assert dist.Backend.default_device_backend_map["tpu"] == "tpu_dist"
assert not torch.tpu.is_initialized() and not dist.is_initialized()
""")
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    worker(*sys.argv[1:])
