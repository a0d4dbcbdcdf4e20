"""The process group `tpu_dist`: collectives between processes, staged through the host and carried by Gloo.

Every collective copies its operands to the host, lets Gloo do the work, and copies results back once Gloo is done; what a
program records in between goes on. Tensors of the host are taken as they are. Collectives that run on the device's own
links would take the place of this class and of nothing else.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import torch

NAMES = ("tpu_dist", "tpu")
"""What `init_process_group` takes; the first is the default of the device."""


def install() -> None:
    """Makes the names known and the first of them the default of device `tpu`. Starts nothing. Idempotent."""
    import torch.distributed as dist

    if not dist.is_available() or not dist.is_gloo_available():
        return
    for name in NAMES:
        if name.upper() not in dist.Backend._plugins:
            dist.Backend.register_backend(name, _create, devices=["cpu", "tpu"])


def _create(store: Any, rank: int, size: int, timeout: timedelta) -> Any:
    return _backend()(store, rank, size, timeout)


def _devices(tensors: Sequence[torch.Tensor]) -> list[torch.device]:
    """What a future has to know of the tensors in it."""
    return sorted({t.device for t in tensors if t.device.type != "cpu"}, key=str)


def _flat(tensors: Any) -> list[torch.Tensor]:
    if isinstance(tensors, torch.Tensor):
        return [tensors]
    return [leaf for each in tensors for leaf in _flat(each)]


def _host(tensors: Any) -> Any:
    """A contiguous copy on the host, in the same nesting of lists."""
    if isinstance(tensors, torch.Tensor):
        return tensors.detach().cpu().contiguous()
    return [_host(each) for each in tensors]


def _room(tensors: Any) -> Any:
    """Room on the host for results of these shapes."""
    if isinstance(tensors, torch.Tensor):
        return torch.empty(tensors.shape, dtype=tensors.dtype)
    return [_room(each) for each in tensors]


def _write(targets: Sequence[torch.Tensor], values: Sequence[torch.Tensor], scale: int) -> None:
    with torch.no_grad():
        for target, value in zip(targets, values, strict=True):
            # Where the operand was on the host and contiguous, Gloo has written into it.
            if target.device.type != "cpu" or target.data_ptr() != value.data_ptr():
                target.copy_(value)
            if scale != 1:
                target.div_(scale)


@functools.cache
def _backend() -> Callable:
    """The class of the backend, made at its first use: its bases are not there where torch was built without them."""
    from torch._C import _distributed_c10d as c10d

    class Pending(c10d.Work):
        """Work of Gloo's that has no future: `wait` puts the results where they belong, once."""

        def __init__(self, work: c10d.Work, targets: Any, values: Any, scale: int = 1):
            super().__init__()
            self._work, self._scale, self._written = work, scale, False
            self._targets, self._values = _flat(targets), _flat(values)

        def wait(self, timeout: timedelta = timedelta(0)) -> bool:
            self._work.wait(timeout)
            if not self._written:
                self._written = True
                _write(self._targets, self._values, self._scale)
            return True

        def get_future(self) -> torch.futures.Future:
            self.wait()
            future = torch.futures.Future(devices=_devices(self._targets))
            future.set_result(self._targets)
            return future

    class TpuDist(torch.distributed.distributed_c10d.C10DBackend):
        """What PyTorch calls for tensors of device `tpu`; see the module's page."""

        # The properties of the base class ask the object itself: without these they would ask for ever.
        supports_coalescing = supports_splitting = supports_shrinking = False
        supports_time_estimate = supports_reconfigure = supports_window = False

        def __init__(self, store: Any, rank: int, size: int, timeout: timedelta):
            super().__init__(rank, size)
            self._store = store
            self._gloo = c10d.ProcessGroupGloo(store, rank, size, timeout=timeout)

        def getBackendName(self) -> str:
            return NAMES[0]

        name = getBackendName

        def _done(self, work: c10d.Work, targets: Any, values: Any, scale: int = 1) -> c10d.Work:
            """Work that is done when Gloo is and the results are where the caller wants them."""
            targets, values = _flat(targets), _flat(values)
            future = torch.futures.Future(devices=_devices(targets))

            def finish(gloo: torch.futures.Future) -> None:
                try:
                    gloo.value()  # raises what Gloo met
                    _write(targets, values, scale)
                except Exception as error:
                    future.set_exception(error)
                else:
                    future.set_result(targets)

            work.get_future().add_done_callback(finish)
            return c10d._create_work_from_future(future)

        @staticmethod
        def _sum(opts: Any) -> bool:
            """Asks for a sum where an average is wanted, which Gloo does not know; tells whether it was."""
            if opts.reduceOp == c10d.ReduceOp.AVG:
                opts.reduceOp = c10d.ReduceOp.SUM
                return True
            return False

        # --- every rank gets something ------------------------------------------------------------------------------

        def broadcast(self, tensors: list[torch.Tensor], opts: Any) -> c10d.Work:
            values = _host(tensors)
            return self._done(self._gloo.broadcast(values, opts), tensors, values)

        def allreduce(self, tensors: list[torch.Tensor], opts: Any) -> c10d.Work:
            values, scale = _host(tensors), self.size() if self._sum(opts) else 1
            return self._done(self._gloo.allreduce(values, opts), tensors, values, scale)

        def allreduce_coalesced(self, tensors: list[torch.Tensor], opts: Any) -> c10d.Work:
            values, scale = _host(tensors), self.size() if self._sum(opts) else 1
            return self._done(self._gloo.allreduce_coalesced(values, opts), tensors, values, scale)

        def allgather(self, outputs: list[list[torch.Tensor]], inputs: list[torch.Tensor], opts: Any) -> c10d.Work:
            values = _room(outputs)
            return self._done(self._gloo.allgather(values, _host(inputs), opts), outputs, values)

        def all_gather_single(self, output: torch.Tensor, tensor: torch.Tensor, opts: Any) -> c10d.Work:
            value = _room(output)
            return self._done(self._gloo._allgather_base(value, _host(tensor), opts), output, value)

        def reduce_scatter(self, outputs: list[torch.Tensor], inputs: list[list[torch.Tensor]], opts: Any) -> c10d.Work:
            values, scale = _room(outputs), self.size() if self._sum(opts) else 1
            return Pending(self._gloo.reduce_scatter(values, _host(inputs), opts), outputs, values, scale)

        def reduce_scatter_single(self, output: torch.Tensor, tensor: torch.Tensor, opts: Any) -> c10d.Work:
            value, scale = _room(output), self.size() if self._sum(opts) else 1
            return Pending(self._gloo._reduce_scatter_base(value, _host(tensor), opts), output, value, scale)

        def all_to_all_single(
            self, output: torch.Tensor, tensor: torch.Tensor, to: list[int], of: list[int], opts: Any
        ) -> c10d.Work:
            value = _room(output)
            return self._done(self._gloo.alltoall_base(value, _host(tensor), to, of, opts), output, value)

        def alltoall(self, outputs: list[torch.Tensor], inputs: list[torch.Tensor], opts: Any) -> c10d.Work:
            # Gloo has it for one tensor: the pieces become one, by their sizes.
            flat = torch.cat([each.reshape(-1) for each in _host(inputs)])
            to, of = [t.numel() for t in outputs], [t.numel() for t in inputs]
            value = torch.empty(sum(to), dtype=flat.dtype)
            pieces = [p.view(t.shape) for p, t in zip(value.split(to), outputs, strict=True)]
            return self._done(self._gloo.alltoall_base(value, flat, to, of, opts), outputs, pieces)

        _allgather_base = all_gather_single
        _reduce_scatter_base = reduce_scatter_single
        alltoall_base = all_to_all_single

        # --- one rank gets or gives ---------------------------------------------------------------------------------

        def reduce(self, tensors: list[torch.Tensor], opts: Any) -> c10d.Work:
            values, scale = _host(tensors), self.size() if self._sum(opts) else 1
            work = self._gloo.reduce(values, opts)
            # Gloo leaves partial sums on the other ranks; there the operand keeps its value.
            here = opts.rootRank == self.rank()
            return self._done(work, tensors if here else [], values if here else [], scale)

        def gather(self, outputs: list[list[torch.Tensor]], inputs: list[torch.Tensor], opts: Any) -> c10d.Work:
            values = _room(outputs)
            return self._done(self._gloo.gather(values, _host(inputs), opts), outputs, values)

        def scatter(self, outputs: list[torch.Tensor], inputs: list[list[torch.Tensor]], opts: Any) -> c10d.Work:
            values = _room(outputs)
            return self._done(self._gloo.scatter(values, _host(inputs), opts), outputs, values)

        # --- two ranks ----------------------------------------------------------------------------------------------

        def send(self, tensors: list[torch.Tensor], to: int, tag: int) -> c10d.Work:
            return self._gloo.send(_host(tensors), to, tag)

        def recv(self, tensors: list[torch.Tensor], source: int, tag: int) -> c10d.Work:
            (value,) = _room(tensors)
            return Pending(self._gloo.recv([value], source, tag), tensors, value)

        def recv_anysource(self, tensors: list[torch.Tensor], tag: int) -> c10d.Work:
            # PyTorch wraps the work of a backend like this one in an object that cannot tell the source.
            raise NotImplementedError("tpu_dist cannot receive from any rank: name the source, recv(x, src=...)")

        # --- the group ----------------------------------------------------------------------------------------------

        def barrier(self, opts: Any) -> c10d.Work:
            if torch.tpu.is_initialized():
                torch.tpu.synchronize()
            return self._gloo.barrier(opts)

        def abort(self) -> None:
            self._gloo.abort()

        def shutdown(self) -> None:
            self._gloo.shutdown()

        def _set_sequence_number_for_group(self) -> None:
            self._gloo._set_sequence_number_for_group()

        def _get_sequence_number_for_group(self) -> int:
            return self._gloo._get_sequence_number_for_group()

        def set_timeout(self, timeout: timedelta) -> None:
            self._gloo._set_default_timeout(timeout)

    return TpuDist
