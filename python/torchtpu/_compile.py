"""The `tpu` backend of torch.compile: AOTAutograd's graphs through the same lowering table as eager.

A graph becomes one plan for each combination of concrete sizes it is called with; with static shapes that is one. A node
whose op has a rule is lowered by it, a view becomes a read of its input, anything else must have been decomposed before.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Sequence
from typing import Any

import torch

from . import _control, _core
from ._decompositions import decompositions, is_view, native, op_name
from ._value import DTYPES, UnsupportedOp, Value

_aten = torch.ops.aten

# scatter into a view of the first argument: the view op with the same further arguments.
_VIEW_SCATTERS = {
    _aten.slice_scatter.default: _aten.slice.Tensor,
    _aten.select_scatter.default: _aten.select.int,
    _aten.diagonal_scatter.default: _aten.diagonal.default,
    _aten.as_strided_scatter.default: _aten.as_strided.default,
}

# Sizes of a value as numbers, which Dynamo reads where they are no input of the graph.
_SIZES = {
    _aten.sym_size.int: lambda t, dim: t.shape[dim],
    _aten.sym_size.default: lambda t: list(t.shape),
    _aten.sym_numel.default: lambda t: math.prod(t.shape),
    _aten.sym_stride.int: lambda t, dim: t.stride(dim),
    _aten.sym_stride.default: lambda t: list(t.stride()),
    _aten.sym_storage_offset.default: lambda t: 0,
}

# Checks of what tracing has made certain.
_CHECKED = {
    _aten._assert_tensor_metadata.default,
    _aten.sym_constrain_range.default,
    _aten.sym_constrain_range_for_size.default,
}

# Values are immutable: a copy is the value.
_COPIES = {_aten.lift_fresh_copy.default, _aten.detach_copy.default, _aten.alias_copy.default}

_IGNORED = ("Device", "Layout", "MemoryFormat", "Generator")


class _Lowering:
    """One FX graph, with concrete sizes, as a plan of the core."""

    def __init__(self, gm: torch.fx.GraphModule, inputs: list[Any], sizes: _Sizes):
        self.builder = _core.GraphBuilder()
        self.gm = gm
        self.inputs = inputs
        self.sizes = sizes
        self.draws = 0
        self.constants: dict[torch.Tensor, Value] = {}

    def region(self) -> _Lowering:
        """A graph of its own, to be a region of this one."""
        return _Lowering(self.gm, [], self.sizes)

    def run(self) -> Any:
        """What `_finish` makes of the graph's outputs."""
        values = [self._tensor(v) if isinstance(v, torch.Tensor) else v for v in self.inputs]
        return self._finish(self.interpret(self.gm, values))

    def interpret(self, gm: torch.fx.GraphModule, inputs: Sequence[Any]) -> Any:
        """Appends a graph's ops; gives its outputs."""
        env: dict[torch.fx.Node, Any] = {}
        values = iter(inputs)
        for node in gm.graph.nodes:
            if node.op == "placeholder":
                env[node] = next(values)
            elif node.op == "get_attr":
                value = operator.attrgetter(node.target)(gm)
                env[node] = self.constant(value) if isinstance(value, torch.Tensor) else value
            elif node.op == "call_function":
                args, kwargs = torch.fx.map_arg((node.args, node.kwargs), lambda n: env[n])
                env[node] = self._call(node, args, kwargs)
            elif node.op == "output":
                return torch.fx.map_arg(node.args[0], lambda n: env[n])
        raise AssertionError("a graph without an output")

    def constant(self, t: torch.Tensor) -> Value:
        """A tensor that the graph holds: one more input."""
        found = self.constants.get(t)
        if found is None:
            found = self.constants[t] = self._tensor(t)
        return found

    def _tensor(self, t: torch.Tensor) -> Value:
        return self.input(t.dtype, t.shape, t.stride())

    def input(self, dtype: torch.dtype, shape: Sequence[int], strides: Sequence[int] | None = None) -> Value:
        """The next parameter."""
        return Value(self.builder.input(DTYPES[dtype], list(shape)), dtype, shape, strides)

    def _call(self, node: torch.fx.Node, args: tuple, kwargs: dict) -> Any:
        op = node.target
        if op is operator.getitem:
            return args[0][args[1]]
        if isinstance(op, torch._ops.HigherOrderOperator):
            return _control.lower(self, node, args, kwargs)
        if not isinstance(op, torch._ops.OpOverload):
            return op(*args, **kwargs)  # arithmetic on sizes
        if op in _SIZES:
            return _SIZES[op](args[0], *args[1:])
        if op in _CHECKED:
            return None
        if op in _COPIES:
            return args[0]
        name = op_name(op)
        if name in native():
            return self._native(op, name, args, kwargs, node)
        if op in _VIEW_SCATTERS:
            view = self._on_contiguous(_VIEW_SCATTERS[op], args[0], args[2:], kwargs)
            ident = self.builder.scatter_view(
                args[0].ident, args[1].ident, list(view.shape), list(view.stride()), view.storage_offset()
            )
            return Value(ident, args[0].dtype, args[0].shape)
        if is_view(op):
            out = self._on_contiguous(op, args[0], args[1:], kwargs)
            return torch.utils._pytree.tree_map(functools.partial(self._view, args[0]), out)
        if _control.knows(name):
            return _control.lower(self, node, args, kwargs)
        raise UnsupportedOp(f"{name} has no lowering and no decomposition (from {node.stack_trace or 'unknown line'})")

    def _on_contiguous(self, op, x: Value, args, kwargs):
        """The view op on a meta tensor that is laid out as values are: row-major."""
        return op(torch.empty(x.shape, dtype=x.dtype, device="meta"), *args, **kwargs)

    def _view(self, x: Value, out: torch.Tensor) -> Value:
        ident = self.builder.view(x.ident, DTYPES[out.dtype], list(out.shape), list(out.stride()), out.storage_offset())
        return Value(ident, out.dtype, out.shape)

    def _native(self, op, name: str, args: tuple, kwargs: dict, node) -> Any:
        schema = op._schema
        packed = []
        for i, arg in enumerate(schema.arguments):
            if i < len(args):
                value = args[i]
            elif arg.name in kwargs:
                value = kwargs[arg.name]
            else:
                value = arg.default_value
            packed.append(_pack(value, str(arg.type)))
        val = node.meta.get("val")
        outs = val if isinstance(val, (tuple, list)) else [val]
        shapes = [None if o is None else self.sizes(o.shape) for o in outs]
        metas = [s if s is None else (DTYPES[o.dtype], s) for o, s in zip(outs, shapes, strict=True)]
        try:
            idents = self.builder.op(name, packed, metas, self.draws)
        except NotImplementedError as e:
            raise UnsupportedOp(f"{name}: {e} (from {node.stack_trace or 'unknown line'})") from None
        if self.builder.draws(name):
            self.draws += max((math.prod(s) for s in shapes if s is not None), default=0)
        values = [None if i is None else Value(i, o.dtype, s) for i, o, s in zip(idents, outs, shapes, strict=False)]
        return values if isinstance(val, (tuple, list)) else values[0]

    def _finish(self, outs: Any) -> tuple[int, list[Any], int, list[torch.Tensor]]:
        """(plan, outputs, draws, constants): outputs are numbers of results, None, or plain values."""
        results, idents, seen = [], [], {}
        for out in outs:
            if isinstance(out, Value):
                if out.ident not in seen:
                    seen[out.ident] = len(idents)
                    idents.append(out.ident)
                results.append(_Result(seen[out.ident]))
            else:
                results.append(out)
        constants = [t.to("tpu") for t in self.constants]
        return self.builder.finish(idents), results, self.draws, constants


class _Result(int):
    """The number of a result of the plan, as against an int that the graph returns."""


def _pack(value: Any, type_: str) -> tuple:
    """An argument for the core: (tag, payload), by the schema's type."""
    base = type_.removeprefix("Optional[").removesuffix("]") if type_.startswith("Optional[") else type_
    if value is None:
        return ("ignored", None) if base in _IGNORED else ("none", None)
    if base in _IGNORED or isinstance(value, (torch.device, torch.layout, torch.memory_format)):
        return ("ignored", None)
    if isinstance(value, Value):
        return ("tensor", value.ident)
    if isinstance(value, torch.dtype):
        return ("dtype", DTYPES[value])
    if isinstance(value, (list, tuple)):
        if "Tensor" in base:
            return ("tensors", [v and v.ident for v in value])
        if "number" in base or "Scalar" in base:
            return ("scalars", list(value))
        if "bool" in base:
            return ("bools", list(value))
        if "float" in base:
            return ("floats", [float(v) for v in value])
        return ("ints", [int(v) for v in value])
    if base in ("number", "Scalar") or (base == "Tensor" and isinstance(value, (int, float, complex))):
        return ("scalar", value)
    if isinstance(value, bool):
        return ("bool", value)
    if base == "float":
        return ("float", float(value))
    if isinstance(value, (int, torch.SymInt)):
        return ("ints", [int(value)]) if base.startswith("List[") else ("int", int(value))
    if isinstance(value, float):
        return ("float", value)
    if isinstance(value, str):
        return ("str", value)
    raise UnsupportedOp(f"an argument of type {type_} with value {value!r}")


class _Sizes:
    """The extents in a traced graph, which are numbers or formulas over its inputs' extents, as numbers."""

    def __init__(self, gm: torch.fx.GraphModule):
        self.sources: list[tuple[Any, int, int | None]] = []  # symbol, number of the input, dimension
        self.code: dict[Any, Any] = {}
        self.bound: dict[str, int] = {}
        known = set()
        for i, node in enumerate(gm.graph.find_nodes(op="placeholder")):
            val = node.meta.get("val")
            dims = enumerate(val.shape) if isinstance(val, torch.Tensor) else [(None, val)]
            for d, n in dims:
                if isinstance(n, torch.SymInt) and n.node.expr.is_symbol and n.node.expr not in known:
                    known.add(n.node.expr)
                    self.sources.append((n.node.expr, i, d))

    @property
    def symbolic(self) -> bool:
        """Whether any extent is free."""
        return bool(self.sources)

    def bind(self, inputs: Sequence[Any]) -> None:
        """Takes the extents of these inputs."""
        self.bound = {str(s): int(inputs[i] if d is None else inputs[i].shape[d]) for s, i, d in self.sources}

    def __call__(self, shape: Sequence[Any]) -> list[int]:
        return [n if type(n) is int else self._value(n) for n in shape]

    def _value(self, n: Any) -> int:
        if not isinstance(n, torch.SymInt):
            return int(n)
        expr = n.node.expr
        code = self.code.get(expr)
        if code is None:
            from torch.utils._sympy.printers import PythonPrinter

            unknown = [s for s in expr.free_symbols if not any(s == known for known, _, _ in self.sources)]
            if unknown:
                raise UnsupportedOp(f"an extent that depends on data ({expr}) in a compiled graph")
            code = self.code[expr] = compile(PythonPrinter().doprint(expr), f"<extent {expr}>", "eval")
        return int(eval(code, {"math": math}, self.bound))


def _signature(args) -> tuple:
    return tuple((a.shape, a.dtype) if isinstance(a, torch.Tensor) else a for a in args)


class CompiledGraph:
    """A callable over flat inputs; lowers once per combination of concrete sizes."""

    def __init__(self, gm: torch.fx.GraphModule, example_inputs: list[Any]):
        self.gm = gm
        self.sizes = _Sizes(gm)
        self.symbolic = self.sizes.symbolic or any(not isinstance(a, torch.Tensor) for a in example_inputs)
        self.plans: dict[tuple, tuple[int, list[Any], int, list[torch.Tensor]]] = {}
        self.fixed = None if self.symbolic else self._lower(example_inputs)
        # AOTAutograd hands over a list that we may empty, which frees inputs early.
        self._boxed_call = True

    def _lower(self, args):
        self.sizes.bind(args)
        return _Lowering(self.gm, list(args), self.sizes).run()

    def __call__(self, args):
        if self.fixed is not None:
            plan, outs, draws, constants = self.fixed
        else:
            key = _signature(args)
            found = self.plans.get(key)
            if found is None:
                found = self.plans[key] = self._lower(args)
            plan, outs, draws, constants = found
        tensors = [a for a in args if isinstance(a, torch.Tensor)] + constants
        if isinstance(args, list):
            args.clear()
        results = torch.ops.torchtpu.run_graph(plan, draws, tensors)
        return [results[o] if isinstance(o, _Result) else o for o in outs]


def _compile_graph(gm: torch.fx.GraphModule, example_inputs: list[Any]):
    return CompiledGraph(gm, example_inputs)


def _on_tpu(example_inputs: list[Any]) -> bool:
    tensors = [a for a in example_inputs if isinstance(a, torch.Tensor)]
    return any(t.device.type == "tpu" for t in tensors)


_OPTIONS: dict[str, str] = {}


def backend(gm: torch.fx.GraphModule, example_inputs: list[Any], *, options: dict | None = None, mode: str | None = None):
    """The Dynamo backend `tpu`."""
    from torch._dynamo.backends.common import aot_autograd
    from torch._functorch.partitioners import min_cut_rematerialization_partition

    for name in options or {}:
        if name not in _OPTIONS:
            raise RuntimeError(f"torch.compile(backend='tpu') has no option {name!r}; there are: {sorted(_OPTIONS)}")
    return aot_autograd(
        fw_compiler=_compile_graph,
        bw_compiler=_compile_graph,
        inference_compiler=_compile_graph,
        decompositions=decompositions(),
        partition_fn=min_cut_rematerialization_partition,
        keep_inference_input_mutations=False,
    )(gm, example_inputs)


def register() -> None:
    """Makes `backend="tpu"` known to Dynamo."""
    from torch._dynamo import register_backend

    register_backend(name="tpu", compiler_fn=backend)


__all__ = ["CompiledGraph", "UnsupportedOp", "backend", "decompositions", "register"]
