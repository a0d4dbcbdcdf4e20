"""The module `torch.tpu`, shaped like `torch.cuda`.

A device argument is an index, a string, a `torch.device` or None, which means the current device. Nothing here starts the
runtime unless its answer needs the device itself; each function that does says so.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import torch

from . import _core

__all__ = [
    "Event",
    "Stream",
    "StreamContext",
    "current_device",
    "current_stream",
    "default_stream",
    "device",
    "device_count",
    "device_of",
    "empty_cache",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_rng_state",
    "get_rng_state_all",
    "init",
    "initial_seed",
    "ipc_collect",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "reset_accumulated_memory_stats",
    "reset_peak_memory_stats",
    "seed",
    "seed_all",
    "set_device",
    "set_per_process_memory_fraction",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "stream",
    "synchronize",
]

DeviceLike = int | str | torch.device | None

_in_bad_fork = False
_seed_lock = threading.Lock()


def _after_fork_in_child() -> None:
    # The runtime's threads did not survive the fork, so neither did the runtime.
    global _in_bad_fork
    if _core.is_initialized():
        _in_bad_fork = True
        if hasattr(_core, "after_fork"):
            _core.after_fork()  # every later use raises instead of waiting for threads that are gone


os.register_at_fork(after_in_child=_after_fork_in_child)


def _is_in_bad_fork() -> bool:
    return _in_bad_fork


def _check_fork() -> None:
    if _in_bad_fork:
        raise RuntimeError(
            "Cannot re-initialize the tpu runtime in forked subprocess. To use tpu with multiprocessing, you must use "
            "the 'spawn' start method"
        )


def _get_device_index(device: DeviceLike = None, optional: bool = True) -> int:
    """The index that `device` means; the current one for None and for a device without index."""
    if device is None:
        if not optional:
            raise ValueError(f"Expected a torch.device with a specified index or an integer, but got: {device}")
        return current_device()
    if isinstance(device, str):
        device = torch.device(device)
    if isinstance(device, torch.device):
        if device.type != "tpu":
            raise ValueError(f"Expected a tpu device, but got: {device}")
        return current_device() if device.index is None else device.index
    if isinstance(device, int) and not isinstance(device, bool):
        return current_device() if device < 0 else device
    raise ValueError(f"Expected a torch.device, a string or an integer, but got: {device!r}")


def _existing(device: DeviceLike) -> int:
    _check_fork()
    index = _get_device_index(device)
    count = device_count()
    if index >= count:
        raise RuntimeError(f"invalid device ordinal {index}: there are {count} tpu devices")
    return index


# --- devices ----------------------------------------------------------------------------------------------------------


def _is_compiled() -> bool:
    return True


def is_available() -> bool:
    """Whether there is at least one tpu device."""
    return device_count() > 0


def device_count() -> int:
    """Number of tpu devices of this process."""
    return 0 if _in_bad_fork else _core.device_count()


def is_initialized() -> bool:
    """Whether the runtime was started."""
    return _core.is_initialized() and not _in_bad_fork


def init() -> None:
    """Starts the runtime now instead of at the first use."""
    _check_fork()
    _core.initialize()


_lazy_init = init


def __getattr__(name: str) -> Any:
    if name == "_initialized":  # torch.utils.checkpoint saves the generators' states only when this is true
        return is_initialized()
    raise AttributeError(f"module 'torch.tpu' has no attribute {name!r}")


def current_device() -> int:
    """Index of the current device."""
    return torch._C._accelerator_hooks_get_current_device()


def set_device(device: DeviceLike) -> None:
    """Makes `device` the current one."""
    if not isinstance(device, int) or device >= 0:
        torch._C._accelerator_hooks_set_current_device(_existing(device))


def _exchange_device(index: int) -> int:
    return torch._C._accelerator_hooks_exchange_device(index)


def _maybe_exchange_device(index: int) -> int:
    return torch._C._accelerator_hooks_maybe_exchange_device(index)


class device:
    """Context in which `device` is the current one; a negative index or None changes nothing."""

    def __init__(self, device: DeviceLike):
        unchanged = device is None or (isinstance(device, int) and device < 0)
        self.idx = -1 if unchanged else _get_device_index(device)
        self.prev_idx = -1

    def __enter__(self) -> None:
        if self.idx >= 0:
            self.prev_idx = current_device()
            set_device(self.idx)

    def __exit__(self, *exception: object) -> None:
        if self.idx >= 0:
            torch._C._accelerator_hooks_set_current_device(self.prev_idx)


class device_of(device):
    """Context in which the device of `obj` is the current one, if that is a tpu."""

    def __init__(self, obj: torch.Tensor):
        super().__init__(obj.get_device() if obj.device.type == "tpu" else -1)


@dataclass(frozen=True)
class DeviceProperties:
    """What is known of a device."""

    name: str
    """The kind, as the plugin calls it."""
    total_memory: int
    """Bytes of device memory; of host memory for the virtual TPU."""
    index: int
    description: str
    """The plugin's own words."""
    multi_processor_count: int = 1
    major: int = 0
    minor: int = 0


def get_device_properties(device: DeviceLike = None) -> DeviceProperties:
    """Name, memory and the like. Starts the runtime."""
    index = _existing(device)
    info = _core.device_info(index)
    return DeviceProperties(
        name=info["kind"],
        total_memory=mem_get_info(index)[1],
        index=index,
        description=info["description"],
    )


def get_device_name(device: DeviceLike = None) -> str:
    """The kind of a device as the plugin calls it, e.g. `TPU v5 lite`. Starts the runtime."""
    return _core.device_info(_existing(device))["kind"]


def get_device_capability(device: DeviceLike = None) -> tuple[int, int]:
    """Always (0, 0): a tpu has no compute capability."""
    _existing(device)
    return (0, 0)


def can_device_access_peer(device: DeviceLike, peer_device: DeviceLike) -> bool:
    """Whether tensors can be copied between two devices without passing through the host."""
    _existing(device), _existing(peer_device)
    return True


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Always True."""
    return True


def get_amp_supported_dtype() -> list[torch.dtype]:
    """The dtypes `torch.autocast("tpu")` takes."""
    return [torch.bfloat16, torch.float16]


def synchronize(device: DeviceLike = None) -> None:
    """Runs what is recorded on a device and waits for it."""
    index = _existing(device)
    if is_initialized():
        _core.synchronize(index)


def ipc_collect() -> None:
    """Does nothing: device memory is not shared between processes."""


# --- streams ----------------------------------------------------------------------------------------------------------


class Stream(torch.Stream):
    """A queue of work. A tpu runs in program order, so every stream of a device is the same queue."""

    def __new__(cls, device: DeviceLike = None, priority: int = 0, **kwargs: Any):
        if kwargs:
            return super().__new__(cls, **{"priority": priority, **kwargs})
        return super().__new__(cls, device=torch.device("tpu", _existing(device)), priority=priority)


class _EventType(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, torch.Event) and instance.device.type == "tpu"


class Event(metaclass=_EventType):
    """A point in a device's work that can be queried and waited for. Instances are `torch.Event`s: `elapsed_time` takes no
    subclass."""

    def __new__(cls, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False):
        return torch.Event(device="tpu", enable_timing=enable_timing, blocking=blocking, interprocess=interprocess)


class StreamContext:
    """Context in which `stream` is the current one; None changes nothing."""

    def __init__(self, stream: torch.Stream | None):
        self.stream = stream
        self._previous: torch.Stream | None = None

    def __enter__(self) -> torch.Stream | None:
        if self.stream is not None:
            self._previous = current_stream(self.stream.device)
            torch._C._accelerator_setStream(self.stream)
        return self.stream

    def __exit__(self, *exception: object) -> None:
        if self._previous is not None:
            torch._C._accelerator_setStream(self._previous)


def stream(stream: torch.Stream | None) -> StreamContext:
    """Context in which `stream` is the current one."""
    return StreamContext(stream)


def set_stream(stream: torch.Stream | None) -> None:
    """Makes `stream` the current one."""
    if stream is not None:
        torch._C._accelerator_setStream(stream)


def current_stream(device: DeviceLike = None) -> torch.Stream:
    """The current stream of a device."""
    return torch._C._accelerator_getStream(_existing(device))


def default_stream(device: DeviceLike = None) -> torch.Stream:
    """The default stream of a device, which is its only queue."""
    return current_stream(device)


# --- memory -----------------------------------------------------------------------------------------------------------


def memory_stats(device: DeviceLike = None) -> dict[str, int]:
    """Memory figures under the names that `torch.cuda.memory_stats` has. All zero before the runtime has started."""
    index = _existing(device)
    stats = _core.memory_stats(index) if is_initialized() else {}
    current, peak = stats.get("allocated_bytes", 0), stats.get("allocated_peak", 0)
    made, freed = stats.get("allocations", 0), stats.get("frees", 0)
    out = {"num_ooms": stats.get("ooms", 0), "limit_bytes": stats.get("limit_bytes", 0)}
    for kind in ("allocated_bytes", "active_bytes", "reserved_bytes"):
        out[f"{kind}.all.current"] = current
        out[f"{kind}.all.peak"] = peak
    out["allocation.all.current"] = made - freed
    out["allocation.all.allocated"] = made
    out["allocation.all.freed"] = freed
    return out


def memory_allocated(device: DeviceLike = None) -> int:
    """Bytes that tensors hold on a device."""
    return memory_stats(device)["allocated_bytes.all.current"]


def max_memory_allocated(device: DeviceLike = None) -> int:
    """The most bytes that tensors held since the start or `reset_peak_memory_stats`."""
    return memory_stats(device)["allocated_bytes.all.peak"]


def memory_reserved(device: DeviceLike = None) -> int:
    """Same as `memory_allocated`: there is no cache of freed memory."""
    return memory_stats(device)["reserved_bytes.all.current"]


def max_memory_reserved(device: DeviceLike = None) -> int:
    """Same as `max_memory_allocated`."""
    return memory_stats(device)["reserved_bytes.all.peak"]


def memory_summary(device: DeviceLike = None, abbreviated: bool = False) -> str:
    """The figures of `memory_stats`, one a line."""
    return "\n".join(f"{name:32} {value:>16,}" for name, value in memory_stats(device).items())


def reset_peak_memory_stats(device: DeviceLike = None) -> None:
    """Starts the peak figures anew."""
    index = _existing(device)
    if is_initialized():
        _core.reset_peak(index)


def reset_accumulated_memory_stats(device: DeviceLike = None) -> None:
    """Does nothing: the accumulated figures are those of the process."""
    _existing(device)


def mem_get_info(device: DeviceLike = None) -> tuple[int, int]:
    """Free and total bytes of a device; of the host where the device is virtual. Starts the runtime."""
    index = _existing(device)
    init()
    stats = _core.memory_stats(index)
    total = stats["limit_bytes"]
    if not total:  # the plugin doesn't say: the virtual TPU lives in host memory
        page = os.sysconf("SC_PAGE_SIZE")
        return os.sysconf("SC_AVPHYS_PAGES") * page, os.sysconf("SC_PHYS_PAGES") * page
    return max(total - stats["allocated_bytes"], 0), total


def set_per_process_memory_fraction(fraction: float, device: DeviceLike = None) -> None:
    """Limits what tensors may hold on a device to a share of its memory (of the host's, where the device is virtual): more
    raises `torch.OutOfMemoryError`. 1.0 takes the limit away; `TORCHTPU_MEMORY_LIMIT_MB` sets one in megabytes."""
    if not isinstance(fraction, float):
        raise TypeError("Invalid type for fraction argument, must be `float`")
    if not 0 <= fraction <= 1:
        raise ValueError(f"Invalid fraction value: {fraction}. Allowed range: 0~1")
    index = _existing(device)
    init()
    _core.set_memory_limit(index, 0)
    total = mem_get_info(index)[1]
    _core.set_memory_limit(index, 0 if fraction == 1 else max(int(total * fraction), 1))


def empty_cache() -> None:
    """Frees what is cached."""
    if is_initialized():
        _core.empty_cache()


# --- random numbers ---------------------------------------------------------------------------------------------------


def _generator(device: DeviceLike) -> torch.Generator:
    # Not torch._C._accelerator_getDefaultGenerator: that starts the runtime, and seeding must not.
    return torch.ops.torchtpu.default_generator(_existing(device))


def manual_seed(seed: int) -> None:
    """Seeds the current device's generator."""
    _generator(None).manual_seed(int(seed))


def manual_seed_all(seed: int) -> None:
    """Seeds the generator of every device."""
    with _seed_lock:
        for index in range(device_count()):
            _generator(index).manual_seed(int(seed))


def seed() -> int:
    """Seeds the current device's generator by chance; gives the seed."""
    return _generator(None).seed()


def seed_all() -> None:
    """Seeds every device's generator with one seed drawn by chance."""
    manual_seed_all(seed())


def initial_seed() -> int:
    """The seed of the current device's generator."""
    return _generator(None).initial_seed()


def get_rng_state(device: DeviceLike = None) -> torch.Tensor:
    """State of a device's generator, a CPU tensor of bytes."""
    return _generator(device).get_state()


def get_rng_state_all() -> list[torch.Tensor]:
    """States of all devices' generators."""
    return [get_rng_state(index) for index in range(device_count())]


def set_rng_state(new_state: torch.Tensor, device: DeviceLike = None) -> None:
    """Sets the state of a device's generator."""
    _generator(device).set_state(new_state)


def set_rng_state_all(new_states: Iterable[torch.Tensor]) -> None:
    """Sets the states of the devices' generators in turn."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)
