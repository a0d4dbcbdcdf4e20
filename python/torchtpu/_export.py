"""Export: a model as one file that `torchtpu run` executes without Python.

The file is a zip archive, uncompressed, which `crates/bundle` reads:

- `manifest.json`: the format's version, the signature, what each parameter of the program is, the executables' targets;
- `program.mlir`: StableHLO text;
- `weights.safetensors`: parameters, buffers and constants;
- `executables/N`: serialized executables, one a target.
"""

from __future__ import annotations

import json
import os
import re
import struct
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import torch
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind, OutputKind

from . import _compile, _core
from ._value import Value

FORMAT = 1

# The safetensors format's names of dtypes, and MLIR's.
_WEIGHT_DTYPES = {
    torch.bool: "BOOL",
    torch.uint8: "U8",
    torch.int8: "I8",
    torch.int16: "I16",
    torch.int32: "I32",
    torch.int64: "I64",
    torch.float16: "F16",
    torch.bfloat16: "BF16",
    torch.float32: "F32",
    torch.float64: "F64",
    torch.float8_e4m3fn: "F8_E4M3",
    torch.float8_e5m2: "F8_E5M2",
}
_MLIR_DTYPES = {
    torch.bool: "i1",
    torch.uint8: "ui8",
    torch.int8: "i8",
    torch.int16: "i16",
    torch.int32: "i32",
    torch.int64: "i64",
    torch.float16: "f16",
    torch.bfloat16: "bf16",
    torch.float32: "f32",
    torch.float64: "f64",
    torch.float8_e4m3fn: "f8E4M3FN",
    torch.float8_e5m2: "f8E5M2",
    torch.complex64: "complex<f32>",
    torch.complex128: "complex<f64>",
}


def export(
    model: torch.nn.Module | ExportedProgram,
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    *,
    path: str | os.PathLike[str],
    targets: Sequence[str] = ("local",),
    dynamic_shapes: Any = None,
) -> Path:
    """Writes `model` as a bundle, which `torchtpu run` executes with no Python.

    `args` and `kwargs` are example inputs, of the shapes and dtypes that the bundle will take. `targets` are what to
    compile for now: `local` is the plugin at hand, anything else a TPU topology such as `v6e:2x2`, for which libtpu is
    needed but no TPU. Elsewhere the program is compiled when it is run. The model is taken in the mode that it is in: call
    `.eval()` before. An `ExportedProgram` of torch.export is taken as it is, and `args` are ignored.

    Raises `NotImplementedError` for `dynamic_shapes` and for ops that cannot be lowered, which names the line;
    `RuntimeError` for an unknown target or what its compiler says; `TypeError` for weights without a dtype in the
    safetensors format.
    """
    if dynamic_shapes:
        raise NotImplementedError(
            "a bundle holds programs of fixed sizes: export one bundle for each size, and leave dynamic_shapes out"
        )
    if isinstance(targets, str):
        targets = (targets,)
    if isinstance(model, ExportedProgram):
        program = model
    else:
        program = torch.export.export(model, tuple(args), dict(kwargs or {}))
    if program.range_constraints:
        raise NotImplementedError("a bundle holds programs of fixed sizes: this program's are dynamic; export it without")
    program = program.run_decompositions(_compile.decompositions())
    bundle = _Bundle(program)
    executables = [_executable(bundle.text, target) for target in targets]
    return bundle.write(Path(path), executables)


def _executable(text: str, target: str) -> tuple[dict[str, str], bytes]:
    platform, version, processor, data = _core.compile_for(text, target)
    return {"name": target, "platform": platform, "version": version, "processor": processor}, bytes(data)


class _Text(_compile._Lowering):
    """Lowers a graph to text instead of a plan."""

    def _finish(self, outs: Any) -> tuple[str, list[str], list[Any]]:
        if self.constants:
            raise NotImplementedError("the program holds tensors that are no inputs; torch.export.export makes them inputs")
        return *self.builder.text([o.ident for o in outs if isinstance(o, Value)]), outs


class _Bundle:
    """What goes into the file, but for executables."""

    def __init__(self, program: ExportedProgram):
        self.program = program
        self.weights: dict[str, torch.Tensor] = {}
        placeholders = program.graph_module.graph.find_nodes(op="placeholder")
        examples = [node.meta["val"] for node in placeholders]
        parameters: list[Any] = []  # of the graph, in order
        self.inputs: list[dict[str, Any]] = []
        for spec, node in zip(program.graph_signature.input_specs, placeholders, strict=True):
            if spec.kind is InputKind.USER_INPUT:
                value = node.meta["val"]
                if not isinstance(value, torch.Tensor):
                    continue  # a constant of the program
                parameters.append({"input": len(self.inputs)})
                self.inputs.append(_array(spec.arg.name, value))
            elif spec.kind in (InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR):
                parameters.append({"weight": spec.target})
                self.weights[spec.target] = self._weight(spec.target)
            else:
                raise NotImplementedError(f"input {spec.arg.name!r} of the exported program is a {spec.kind.name.lower()}")

        gm = program.graph_module
        signature = program.graph_signature.output_specs
        order = sorted(range(len(signature)), key=lambda i: signature[i].kind is not OutputKind.USER_OUTPUT)
        sizes = _compile._Sizes(gm)
        with _user_outputs_first(gm, order):
            self.text, sources, outs = _Text(gm, examples, sizes).run()
        self.parameters = [source if source in ("seed", "offset") else parameters[int(source)] for source in sources]
        self.outputs, self.user_outputs = self._outputs(outs, [signature[i] for i in order])

    def _weight(self, name: str) -> torch.Tensor:
        value = self.program.state_dict.get(name)
        value = self.program.constants[name] if value is None else value
        if value.dtype not in _WEIGHT_DTYPES:
            raise TypeError(
                f"weight {name} is {value.dtype}, which the safetensors format lacks; store its real and imaginary parts"
            )
        return value.detach()

    def _outputs(self, outs: Sequence[Any], signature: Sequence[Any]) -> tuple[list[dict[str, Any]], int]:
        paths = iter(_output_names(self.program))
        arrays, users = [], 0
        for value, spec in zip(outs, signature, strict=True):
            user = spec.kind is OutputKind.USER_OUTPUT
            name = next(paths) if user else spec.target
            if isinstance(value, Value):
                users += user
                arrays.append({"name": name, "dtype": _mlir(value.dtype, name), "shape": list(value.shape)})
        return arrays, users

    def write(self, path: Path, executables: Sequence[tuple[dict[str, str], bytes]]) -> Path:
        """Writes the file, all of it or nothing."""
        named = [{**entry, "file": f"executables/{i}"} for i, (entry, _) in enumerate(executables)]
        manifest = {
            "format": FORMAT,
            "producer": f"torchtpu {_core.__version__}, torch {torch.__version__}",
            "inputs": self.inputs,
            "outputs": self.outputs,
            "user_outputs": self.user_outputs,
            "parameters": self.parameters,
            "executables": named,
        }
        part = path.with_name(path.name + ".part")
        try:
            with zipfile.ZipFile(part, "w", zipfile.ZIP_STORED) as archive:
                archive.writestr("manifest.json", json.dumps(manifest, indent=1))
                archive.writestr("program.mlir", self.text)
                with archive.open("weights.safetensors", "w", force_zip64=True) as file:
                    _write_weights(file, self.weights)
                for entry, (_, data) in zip(named, executables, strict=True):
                    archive.writestr(entry["file"], data)
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
        return path


class _user_outputs_first:
    """Within it the graph gives its outputs in this order."""

    def __init__(self, gm: torch.fx.GraphModule, order: Sequence[int]):
        self.node = gm.graph.output_node()
        self.args, self.order = self.node.args, order

    def __enter__(self) -> None:
        self.node.args = (tuple(self.args[0][i] for i in self.order),)

    def __exit__(self, *_: object) -> None:
        self.node.args = self.args


def _mlir(dtype: torch.dtype, name: str) -> str:
    if dtype not in _MLIR_DTYPES:
        raise TypeError(f"{name} is {dtype}, which no device takes")
    return _MLIR_DTYPES[dtype]


def _array(name: str, value: torch.Tensor) -> dict[str, Any]:
    return {"name": name, "dtype": _mlir(value.dtype, name), "shape": [int(n) for n in value.shape]}


def _output_names(program: ExportedProgram) -> list[str]:
    """A name for each leaf of what the model returns, fit for a file: its path, such as `logits` or `hidden_states_0`."""
    from torch.utils import _pytree

    spec = program.call_spec.out_spec
    leaves, _ = _pytree.tree_flatten_with_path(_pytree.tree_unflatten(list(range(spec.num_leaves)), spec))
    names: list[str] = []
    for path, _ in leaves:
        name = re.sub(r"[^A-Za-z0-9]+", "_", _pytree.keystr(path)).strip("_") or "output"
        name = f"output_{name}" if name[0].isdigit() else name
        while name in names:
            name += "_"
        names.append(name)
    return names


def _write_weights(file: IO[bytes], weights: Mapping[str, torch.Tensor]) -> None:
    """The safetensors format: length of the header (8 bytes, little-endian), the header (JSON), the values, end to end."""
    header, at = {}, 0
    for name, value in weights.items():
        size = value.numel() * value.element_size()
        header[name] = {"dtype": _WEIGHT_DTYPES[value.dtype], "shape": list(value.shape), "data_offsets": [at, at + size]}
        at += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    file.write(struct.pack("<Q", len(text)) + text)
    for value in weights.values():
        file.write(value.cpu().contiguous().view(-1).view(torch.uint8).numpy().tobytes() if value.numel() else b"")


__all__ = ["FORMAT", "export"]
