"""`torch.compile` without `backend=`: ours for graphs on `tpu`, and what it was for all others.

Torch takes a function as its default backend, but asks for it where importing Dynamo is due anyway; so the default is set
when Dynamo's registry of backends is first imported, and programs that compile nothing do not pay for Dynamo.
"""

from __future__ import annotations

from typing import Any

from ._when_imported import when_imported

_REGISTRY = "torch._dynamo.backends.registry"


def select(gm, example_inputs: list[Any], *, mode: str | None = None, options: dict | None = None, **rest: Any):
    """The default backend: chosen by where the graph's tensors are."""
    import torch

    if _on_tpu(gm, example_inputs):
        from . import _compile

        return _compile.backend(gm, example_inputs, mode=mode, options=options)
    return torch._TorchCompileInductorWrapper(mode or "default", options, rest.get("dynamic"))(gm, example_inputs)


def _on_tpu(gm, example_inputs: list[Any]) -> bool:
    import torch

    def is_ours(value: Any) -> bool:
        if isinstance(value, torch.Tensor):
            return value.device.type == "tpu"
        return isinstance(value, torch.device) and value.type == "tpu"

    if any(is_ours(value) for value in example_inputs):
        return True
    return any(is_ours(v) for node in gm.graph.nodes for v in (*node.kwargs.values(), node.meta.get("example_value")))


def _set(registry) -> None:
    # A default that the user has chosen stays.
    if registry.get_default_backend() == "inductor":
        registry.set_default_backend(select)


def install() -> None:
    """Sets the default backend now, or when there is something to set."""
    when_imported(_REGISTRY, _set)
