"""What runs an op that has no lowering: one of PyTorch's decompositions, else the host.

The glue calls `handle` for such an op. A decomposition runs on the device's own tensors, so each op in it takes the native
path. The host is the last resort: operands are copied to the CPU, results back; that is counted, warned about once per op,
and an error under `torchtpu.no_fallback()` or `TORCHTPU_FALLBACK=error`.
"""

from __future__ import annotations

import contextlib
import functools
import os
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch

from . import _core
from ._composites import find

DECOMPOSED, HOST = 1, 2

# Decompositions that do not help an eager device: they call themselves, ask for a tracer, or draw other random numbers.
_DENIED = {
    "aten::_scaled_dot_product_flash_attention_for_cpu",  # its log-sum-exp has another shape than the kernel's
    "aten::_to_copy",
    "aten::clone",
    "aten::copy",
    "aten::copy_",
    "aten::bernoulli",
    "aten::bernoulli_",
    "aten::empty_like",
    "aten::empty_strided",
    "aten::new_empty",
    "aten::new_empty_strided",
    "aten::normal",
    "aten::normal_",
    "aten::uniform",
    "aten::uniform_",
    "aten::exponential",
    "aten::exponential_",
    "aten::cauchy",
    "aten::geometric",
    "aten::log_normal",
    "aten::randint",
    "aten::randn",
    "aten::rand",
    "aten::rrelu_with_noise",
    "aten::_fused_dropout",
    "aten::nonzero",
    "aten::resize_as",
}

# Ops that take operands on the host beside ones on the device.
_MIXES_DEVICES = {"aten::index", "aten::index_put", "aten::index_put_", "aten::_index_put_impl_", "aten::copy_"}

_library: torch.library.Library | None = None
_forbidden = 0
_forbidden_lock = threading.Lock()
_warned: set[str] = set()


def install() -> None:
    """Makes `handle` what the glue calls. Idempotent."""
    global _library
    if _library is None:
        _library = torch.library.Library("_", "IMPL")  # kept for the life of the process
        _library.fallback(handle, "TESTING_ONLY_GenericWrapper")


@contextlib.contextmanager
def forbidden() -> Iterator[None]:
    """Within it the host is an error, on every thread (backward runs on one of its own)."""
    global _forbidden
    with _forbidden_lock:
        _forbidden += 1
    try:
        yield
    finally:
        with _forbidden_lock:
            _forbidden -= 1


def host_is_forbidden() -> bool:
    return _forbidden > 0 or os.environ.get("TORCHTPU_FALLBACK", "").strip() == "error"


def handle(op: torch._ops.OpOverload, *args: Any, **kwargs: Any) -> Any:
    """Runs `op` without a kernel of its own."""
    name = str(op._schema.name)
    _check_devices(op, name, args, kwargs)
    failure: Exception | None = None
    with torch._C._AutoDispatchBelowAutograd():
        for decomposition in () if _only_on_host(name, args, kwargs) else _decompositions(op):
            try:
                out = decomposition(*args, **kwargs)
            except (torch.OutOfMemoryError, torch.linalg.LinAlgError):
                raise
            except Exception as error:
                # The host tells whether the call is wrong, and in the words the CPU has for it.
                failure = failure or error
                continue
            if out is not NotImplemented:
                _core.count(_full_name(op), DECOMPOSED)
                return out
        return _host(op, args, kwargs, failure)


def _only_on_host(name: str, args: tuple, kwargs: dict) -> bool:
    if any(t.layout != torch.strided for t in _tensors([*args, *kwargs.values()])):
        return True  # the decompositions are for dense tensors
    # The CPU resizes images of integers in fixed point, the decompositions in floating point: they differ by one.
    return "upsample_bi" in name and not args[0].is_floating_point()


def _full_name(op: torch._ops.OpOverload) -> str:
    overload = op._overloadname
    return op._schema.name if overload == "default" else f"{op._schema.name}.{overload}"


# --- decompositions ---------------------------------------------------------------------------------------------------


@functools.cache
def _table() -> dict[Any, Callable]:
    from torch._decomp import decomposition_table

    from . import _linalg

    return {**decomposition_table, **_linalg.DECOMPOSITIONS}


@functools.cache
def _decompositions(op: torch._ops.OpOverload) -> tuple[Callable, ...]:
    """Ways to run `op` by other ops, the best first."""
    functional = _functional(op)
    ways: list[Callable] = []
    ours = find(_full_name(op))
    if ours is not None:
        ways.append(ours)
    elif functional is not None and find(_full_name(functional)) is not None:
        ways.append(_through_functional(op, functional))
    if op._schema.name in _DENIED:
        return tuple(ways)
    torchs = _table().get(op)
    if torchs is not None:
        ways.append(torchs)
    if functional is not None and functional in _table() and functional._schema.name not in _DENIED:
        ways.append(_through_functional(op, functional))
    return tuple(ways)


@functools.cache
def _functional(op: torch._ops.OpOverload) -> torch._ops.OpOverload | None:
    """The overload that `op` is the in-place or `out=` form of."""
    written = [a for a in op._schema.arguments if a.alias_info is not None and a.alias_info.is_write]
    if not written:
        return None
    namespace, name = op._schema.name.split("::")
    outs = {a.name for a in written if a.is_out}
    if not outs:
        if not name.endswith("_") or [a.name for a in written] != [op._schema.arguments[0].name]:
            return None
        name = name[:-1]
    packet = getattr(getattr(torch.ops, namespace), name, None)
    if packet is None:
        return None
    wanted = [(a.name, str(a.type)) for a in op._schema.arguments if a.name not in outs]
    for overload in packet.overloads():
        candidate = getattr(packet, overload)
        have = [(a.name, str(a.type)) for a in candidate._schema.arguments]
        if have == wanted and not candidate._schema.is_mutable:
            return candidate
    return None


def _through_functional(op: torch._ops.OpOverload, functional: torch._ops.OpOverload) -> Callable:
    """`op` as its functional form, whose results are then written where `op` writes."""
    outs = [a.name for a in op._schema.arguments if a.is_out]

    def run(*args: Any, **kwargs: Any) -> Any:
        targets = [kwargs.pop(name) for name in outs] if outs else [args[0]]
        results = functional(*args, **kwargs)
        many = isinstance(results, (tuple, list))
        for target, result in zip(targets, results if many else (results,), strict=True):
            _write(target, result)
        return tuple(targets) if many else targets[0]

    return run


def _write(target: torch.Tensor, value: torch.Tensor) -> None:
    if target.shape != value.shape:
        target.resize_(value.shape)
    target.copy_(value)


# --- the host ---------------------------------------------------------------------------------------------------------


def _tensors(values: Any) -> Iterator[torch.Tensor]:
    for value in values:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from _tensors(value)


def _check_devices(op: torch._ops.OpOverload, name: str, args: tuple, kwargs: dict) -> None:
    found: torch.device | None = None
    host: torch.device | None = None
    for tensor in _tensors([*args, *kwargs.values()]):
        if tensor.device.type == "cpu":
            if tensor.dim() > 0:
                host = tensor.device
        elif found is None:
            found = tensor.device
        elif found != tensor.device:
            raise RuntimeError(
                f"Expected all tensors to be on the same device, but found at least two devices, {found} and "
                f"{tensor.device}! (when calling {name})"
            )
    if found is not None and host is not None and name not in _MIXES_DEVICES:
        raise RuntimeError(
            f"Expected all tensors to be on the same device, but found at least two devices, {found} and {host}! "
            f"(when calling {name})"
        )


def _host(op: torch._ops.OpOverload, args: tuple, kwargs: dict, failure: Exception | None) -> Any:
    name = _full_name(op)
    if host_is_forbidden():
        if failure is not None and not isinstance(failure, NotImplementedError):
            raise failure
        raise RuntimeError(
            f"{name} has no tpu lowering and would run on the host, which torchtpu.no_fallback() or "
            "TORCHTPU_FALLBACK=error forbids"
        )
    _core.count(name, HOST)
    if name not in _warned:
        _warned.add(name)
        warnings.warn(
            f"{name} has no tpu lowering: it runs on the host, with a copy there and back each time. This is said once "
            "per op; torchtpu.metrics() counts the runs.",
            UserWarning,
            stacklevel=3,
        )
    return run_on_host(op, args, kwargs)


def run_on_host(op: torch._ops.OpOverload, args: tuple, kwargs: dict) -> Any:
    """Runs `op` on copies of its operands, writes back what it mutates, and returns results on the device."""
    schema = op._schema
    tensors = [t for t in _tensors([*args, *kwargs.values()]) if t.device.type == "tpu"]
    device = tensors[0].device if tensors else torch.device("tpu", torch.tpu.current_device())
    copies: dict[int, torch.Tensor] = {}

    def down(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            if value.device.type != "tpu":
                return value
            if id(value) not in copies:
                copies[id(value)] = value.detach().cpu()
            return copies[id(value)]
        if isinstance(value, (list, tuple)):
            return type(value)(down(v) for v in value)
        if isinstance(value, torch.device):
            return torch.device("cpu") if value.type == "tpu" else value
        if isinstance(value, torch.Generator) and value.device.type == "tpu":
            return _host_generator(value)
        return value

    def up(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return value.to(target) if value.device.type == "cpu" else value
        if isinstance(value, (list, tuple)):
            return type(value)(up(v) for v in value)
        return value

    asked = kwargs.get("device")
    target = torch.device(asked) if asked is not None else device
    host_args, host_kwargs = [down(a) for a in args], {k: down(v) for k, v in kwargs.items()}
    takes_generator = any(a.name == "generator" for a in schema.arguments)
    if takes_generator and host_kwargs.get("generator") is None and torch.Tag.nondeterministic_seeded in op.tags:
        position = [a.name for a in schema.arguments].index("generator")
        drawn = _host_generator(torch._C._accelerator_getDefaultGenerator(device.index or 0))
        if position < len(host_args):
            host_args[position] = drawn
        else:
            host_kwargs["generator"] = drawn
    results = op(*host_args, **host_kwargs)

    originals: dict[str, Any] = {}
    for position, argument in enumerate(schema.arguments):
        if argument.alias_info is None or not argument.alias_info.is_write:
            continue
        value = args[position] if position < len(args) else kwargs.get(argument.name)
        for tensor in _tensors([value]):
            if id(tensor) in copies:
                _write(tensor, copies[id(tensor)])
        for alias in argument.alias_info.before_set:
            originals[alias] = value

    if not schema.returns:
        return None
    single = len(schema.returns) == 1
    moved = []
    for declared, result in zip(schema.returns, (results,) if single else results, strict=True):
        written = declared.alias_info is not None and declared.alias_info.is_write
        aliases = declared.alias_info.before_set if written else ()
        original = next((originals[a] for a in aliases if a in originals), None)
        moved.append(up(result) if original is None else original)
    return moved[0] if single else tuple(moved)


def _host_generator(generator: torch.Generator) -> torch.Generator:
    """A CPU generator that draws on from where a device's generator is, which advances."""
    state = generator.get_state()
    seed, offset = state.view(torch.int64).tolist()
    state.view(torch.int64)[1] = offset + 4
    generator.set_state(state)
    host = torch.Generator()
    host.manual_seed((seed * 0x9E3779B97F4A7C15 + offset) & 0x7FFFFFFFFFFFFFFF)
    return host
