"""Higher-order ops in compiled graphs: branches, loops, and those that are ordinary ops written otherwise.

A branch or a loop's body becomes a region of the program (`crates/engine/src/control.rs`). What torch defines by plain ops,
flex attention and associative scans, is traced again to those ops, and they are lowered in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import torch

from ._decompositions import decompositions
from ._value import DTYPES, UnsupportedOp, Value

if TYPE_CHECKING:
    from torch.fx import GraphModule, Node

    from ._compile import _Lowering


def knows(name: str) -> bool:
    """Whether there is a rule for what is no higher-order op."""
    return name in _RULES


def lower(graph: _Lowering, node: Node, args: tuple, kwargs: dict) -> Any:
    """The values of a call of a higher-order op, or one that is known."""
    name = node.target.name().removesuffix(".default")
    rule = _RULES.get(name)
    try:
        if rule is None:
            raise NotImplementedError("has no lowering")
        return rule(graph, *args, **kwargs)
    except UnsupportedOp:
        raise
    except NotImplementedError as e:
        raise UnsupportedOp(f"{name}: {e} (from {node.stack_trace or 'unknown line'})") from None


# --- regions ----------------------------------------------------------------------------------------------------------
class _Region:
    """A subgraph lowered as a graph of its own: its parameters are the tensors among `args`, then `constants`."""

    def __init__(self, graph: _Lowering, gm: GraphModule, args: Sequence[Any], constants: Sequence[torch.Tensor]):
        lowering = graph.region()
        lowering.draws = graph.draws
        inputs = [lowering.input(a.dtype, a.shape) if isinstance(a, Value) else a for a in args]
        lowering.constants = {t: lowering.input(t.dtype, t.shape) for t in constants}
        outs = lowering.interpret(gm, inputs)
        outs = outs if isinstance(outs, (tuple, list)) else [outs]
        self.outs = [_filled(lowering, o) if isinstance(o, (bool, int, float)) else o for o in outs]
        self.results = [o for o in self.outs if o is not None]
        self.draws = lowering.draws
        self.body = lowering.builder.body([o.ident for o in self.results])


def _filled(graph: _Lowering, number: bool | int | float) -> Value:
    """A number as a tensor without dimensions."""
    dtype = torch.tensor(number).dtype
    args = [
        ("ints", []),
        ("scalar", number),
        ("dtype", DTYPES[dtype]),
        ("ignored", None),
        ("ignored", None),
        ("ignored", None),
    ]
    (ident,) = graph.builder.op("aten::full", args, [(DTYPES[dtype], [])], 0)
    return Value(ident, dtype, ())


def _constants(*graphs: GraphModule) -> list[torch.Tensor]:
    """The tensors that graphs and the graphs in them hold."""
    found: dict[torch.Tensor, None] = {}
    for gm in graphs:
        for node in gm.graph.find_nodes(op="get_attr"):
            value = gm.get_submodule("")
            for part in node.target.split("."):
                value = getattr(value, part)
            if isinstance(value, torch.Tensor):
                found[value] = None
            elif isinstance(value, torch.fx.GraphModule):
                found.update(dict.fromkeys(_constants(value)))
    return list(found)


def _tensors(args: Sequence[Any]) -> list[int]:
    return [a.ident for a in args if isinstance(a, Value)]


def _captured(graph: _Lowering, constants: Sequence[torch.Tensor]) -> list[int]:
    return [graph.constant(t).ident for t in constants]


def _cond(graph: _Lowering, predicate: Any, then: GraphModule, otherwise: GraphModule, operands: Any = ()) -> Any:
    if not isinstance(predicate, Value):  # a condition on sizes
        return graph.interpret(then if predicate else otherwise, operands)
    constants = _constants(then, otherwise)
    regions = [_Region(graph, gm, operands, constants) for gm in (then, otherwise)]
    first, second = regions
    if [o is None for o in first.outs] != [o is None for o in second.outs]:
        raise NotImplementedError("branches of which only one gives a tensor")
    inputs = _tensors(operands) + _captured(graph, constants)
    idents = iter(graph.builder.cond(predicate.ident, inputs, first.body, second.body))
    graph.draws = max(r.draws for r in regions)
    return [None if o is None else Value(next(idents), o.dtype, o.shape) for o in first.outs]


def _while_loop(graph: _Lowering, condition: GraphModule, body: GraphModule, carried: Any, more: Any = (), **_) -> Any:
    if not all(isinstance(c, Value) for c in carried):
        raise NotImplementedError("a loop that carries a number; make it a tensor, as torch.tensor(0, device=...)")
    constants = _constants(condition, body)
    args = [*carried, *more]
    regions = [_Region(graph, gm, args, constants) for gm in (condition, body)]
    idents = graph.builder.while_loop(
        _tensors(carried), _tensors(more) + _captured(graph, constants), regions[0].body, regions[1].body
    )
    return [Value(i, c.dtype, c.shape) for i, c in zip(idents, carried, strict=True)]


def _scan(graph: _Lowering, body: GraphModule, init: Any, xs: Any, more: Any = (), **_) -> Any:
    constants = _constants(body)
    elements = [Value(-1, x.dtype, x.shape[1:]) for x in xs]
    region = _Region(graph, body, [*init, *elements, *more], constants)
    if len(region.results) != len(region.outs):
        raise NotImplementedError("a body that gives None")
    length = int(xs[0].shape[0])
    idents = graph.builder.scan(
        _tensors(init), _tensors(xs), _tensors(more) + _captured(graph, constants), region.body, length
    )
    carried = len(init)
    shapes = [o.shape if i < carried else (length, *o.shape) for i, o in enumerate(region.outs)]
    return [Value(i, o.dtype, s) for i, o, s in zip(idents, region.outs, shapes, strict=True)]


def _map(graph: _Lowering, body: GraphModule, xs: Any, more: Any = (), **_) -> Any:
    return _scan(graph, body, (), xs, more)


def _invoke(graph: _Lowering, body: GraphModule, identifier: str, *operands: Any) -> Any:
    return graph.interpret(body, operands)


# --- ops that torch defines by others ---------------------------------------------------------------------------------
def _retraced(graph: _Lowering, fn: Callable[..., Any], args: Sequence[Any]) -> Any:
    """What `fn`, which calls plain torch ops, gives: they are traced with the shapes and dtypes of `args` and lowered."""
    from torch._guards import detect_fake_mode
    from torch._subclasses import FakeTensorMode
    from torch.fx.experimental.proxy_tensor import make_fx

    values = [a for a in args if isinstance(a, Value)]
    mode = detect_fake_mode() or FakeTensorMode(allow_non_fake_inputs=True)
    with mode:
        fakes = [torch.empty_strided(v.shape, v.stride(), dtype=v.dtype, device="tpu") for v in values]

    def call(*tensors: torch.Tensor) -> Any:
        given = iter(tensors)
        return fn(*(next(given) if isinstance(a, Value) else a for a in args))

    with torch.no_grad(), mode:
        traced = make_fx(call, decomposition_table=decompositions(), tracing_mode="real", _allow_non_fake_inputs=True)(
            *fakes
        )
    for copied in traced.graph.find_nodes(op="call_function", target=torch.ops.aten.copy_.default):
        copied.replace_all_uses_with(copied.args[1])  # only into fresh memory, to lay a result out
        traced.graph.erase_node(copied)
    traced.graph.eliminate_dead_code()
    return graph.interpret(traced, values)


def _associative_scan(graph: _Lowering, combine: GraphModule, xs: Any, more: Any = ()) -> Any:
    from torch._higher_order_ops.associative_scan import generic_associative_scan

    def call(*tensors: torch.Tensor) -> Any:
        return generic_associative_scan(combine, list(tensors[: len(xs)]), additional_inputs=tensors[len(xs) :])

    return _retraced(graph, call, [*xs, *more])


def _flattened(graph: _Lowering, fn: Callable[..., Any], args: tuple) -> Any:
    """`_retraced` for arguments in nested tuples."""
    from torch.utils import _pytree

    leaves, spec = _pytree.tree_flatten(args)
    return _retraced(graph, lambda *flat: fn(*_pytree.tree_unflatten(list(flat), spec)), leaves)


def _flex_attention(graph: _Lowering, *args: Any) -> Any:
    from torch._higher_order_ops.flex_attention import sdpa_dense

    return _flattened(graph, sdpa_dense, args)


def _flex_attention_backward(graph: _Lowering, *args: Any) -> Any:
    from torch._higher_order_ops.flex_attention import sdpa_dense_backward

    return _flattened(graph, sdpa_dense_backward, args)


def _zeros_and_scatter(graph: _Lowering, shape: Sequence[int], indices: Sequence[Value], values: Value) -> Value:
    """The gradient of what a `score_mod` reads by index."""

    def call(indices: list[torch.Tensor], values: torch.Tensor) -> torch.Tensor:
        zeros = torch.full(shape, 0, dtype=values.dtype, device=values.device)
        return torch.ops.aten.index_put(zeros, indices, values, accumulate=True)

    return _flattened(graph, call, (list(indices), values))


_RULES: dict[str, Callable[..., Any]] = {
    "cond": _cond,
    "while_loop": _while_loop,
    "scan": _scan,
    "map_impl": _map,
    "invoke_subgraph": _invoke,
    "associative_scan": _associative_scan,
    "flex_attention": _flex_attention,
    "flex_attention_backward": _flex_attention_backward,
    "flex_lib::zeros_and_scatter": _zeros_and_scatter,
}
