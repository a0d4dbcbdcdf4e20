"""`torchtpu doctor`: what is installed, which plugin was chosen and why, what works, and what to do about what doesn't."""

from __future__ import annotations

import importlib.metadata
import json
import platform
import time
from typing import Any

_PLUGIN_PACKAGES = ("libtpu", "lammps-jax-pjrt-cpu", "fastatomstruct-xla-cpu", "xla-cpu-pjrt", "jax-cuda13-pjrt")


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def examine() -> dict[str, Any]:
    """The report. `problems` is a list of {what, do}; it is empty when all is well."""
    problems: list[dict[str, str]] = []
    report: dict[str, Any] = {
        "versions": {
            "torchtpu": _version("torchtpu"),
            "torch": _version("torch"),
            "python": platform.python_version(),
            **{name: _version(name) for name in _PLUGIN_PACKAGES},
        },
        "plugin": None,
        "devices": [],
        "self_test": None,
        "problems": problems,
    }

    def problem(what: object, do: str) -> dict[str, Any]:
        problems.append({"what": str(what), "do": do})
        return report

    try:
        import torch
    except Exception as error:
        return problem(f"torch cannot be imported: {error}", "install torch 2.14")
    from . import _register

    if _register.switched_off():
        return problem("TORCHTPU_PLUGIN=none switches the device off", "unset TORCHTPU_PLUGIN")
    obstacle = _register.obstacle()
    if obstacle:
        return problem(obstacle, "see the sentence; then run `torchtpu doctor` again")
    try:
        _register.register()
        from . import _core
    except Exception as error:
        return problem(f"the device cannot be registered: {error}", "install torchtpu again, for this torch")
    try:
        report["plugin"] = _core.plugin_info()
        _core.initialize()
        report["plugin"] = _core.plugin_info()
    except Exception as error:
        return problem(
            f"no PJRT plugin runs: {error}",
            "install one (`pip install fastatomstruct-xla-cpu`, or `libtpu` on a TPU) or set TORCHTPU_PLUGIN to its path",
        )
    try:
        for index in range(torch.tpu.device_count()):
            properties = torch.tpu.get_device_properties(index)
            free, total = torch.tpu.mem_get_info(index)
            report["devices"].append(
                {"device": f"tpu:{index}", "kind": properties.name, "memory_free": free, "memory_total": total}
            )
    except Exception as error:
        return problem(f"the devices cannot be read: {error}", "update the plugin")
    try:
        report["self_test"] = _self_test()
    except Exception as error:
        return problem(
            f"the self-test failed: {error}",
            "set TORCHTPU_PLUGIN to another plugin; report this with the output of --json",
        )
    return report


def _self_test() -> dict[str, Any]:
    """A training step on the device against the CPU."""
    import torch

    start = time.perf_counter()
    generator = torch.Generator().manual_seed(0)
    x, w = torch.randn(32, 16, generator=generator), torch.randn(16, 4, generator=generator)
    gradients = {}
    for device in ("cpu", "tpu"):
        weight = w.detach().to(device).requires_grad_()
        torch.tanh(x.to(device) @ weight).square().mean().backward()
        gradients[device] = weight.grad.cpu()
    difference = (gradients["cpu"] - gradients["tpu"]).abs().max().item()
    if not difference < 1e-5:
        raise RuntimeError(f"a gradient differs from the CPU's by {difference:g}")
    return {"seconds": round(time.perf_counter() - start, 3), "difference": difference}


def _text(report: dict[str, Any]) -> str:
    lines = ["versions"]
    lines += [f"  {name:24} {version or '-'}" for name, version in report["versions"].items()]
    if report["plugin"]:
        lines.append("plugin")
        lines += [f"  {name:24} {value}" for name, value in report["plugin"].items()]
    if report["devices"]:
        lines.append("devices")
        gib = 2**30
        for device in report["devices"]:
            free, total = device["memory_free"] / gib, device["memory_total"] / gib
            lines.append(f"  {device['device']:24} {device['kind']}, {free:.1f} of {total:.1f} GiB free")
    if report["self_test"]:
        test = report["self_test"]
        lines.append(
            f"self-test\n  {'passed':24} in {test['seconds']} s; a gradient within {test['difference']:.1g} of the CPU's"
        )
    lines.append("problems" if report["problems"] else "no problem found")
    for problem in report["problems"]:
        lines.append(f"  {problem['what']}\n    what to do: {problem['do']}")
    return "\n".join(lines)


def run(as_json: bool) -> int:
    """Prints the report; 1 when there is a problem."""
    report = examine()
    print(json.dumps(report, indent=2) if as_json else _text(report))
    return 1 if report["problems"] else 0
