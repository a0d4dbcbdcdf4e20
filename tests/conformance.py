"""Runs PyTorch's own operator database on the device, against the CPU, and writes docs/ops.md.

    python tests/conformance.py [--dtypes float32,int64] [--samples 5] [--grad] [--only REGEX] [--jobs 2] [--no-docs]

For each op and dtype it says how the op ran: native (by our lowering alone), decomposed (into ops that have one), host, or
refused (an error), and whether the values are the CPU's. Exits 1 when a value is wrong or a process died.

Where the CPU's values are not the only right ones: ops that draw random numbers are compared by shape and dtype; equal
elements may be sorted in any order; and where narrow floats differ, ours are right if they are nearer to the result in
float64 than the CPU's, which computes some of these ops in the narrow type.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DTYPES = "float32,float64,bfloat16,float16,int64,int32,uint8,bool,complex64"
RANDOM = re.compile(
    r"bernoulli|multinomial|normal|rand|dropout|uniform|exponential|cauchy|geometric|rrelu|empty|poisson|gumbel|fractional"
)
TOLERANCE = {"float32": (2e-3, 2e-3), "bfloat16": (3e-2, 3e-2), "float16": (1e-2, 1e-2)}
SECONDS = 60


class Timeout(BaseException):
    pass


def name_of(op) -> str:
    return op.name + (f".{op.variant_test_name}" if op.variant_test_name else "")


def draws(name: str, sample) -> bool:
    """Whether the sample draws random numbers."""
    dropout = [v for k, v in sample.kwargs.items() if k.startswith("dropout")]
    if name == "nn.functional.multi_head_attention_forward":
        dropout.append(sample.args[9])
    if "lowrank" in name and sample.input.is_complex():
        return True  # a basis found from random vectors: its phases are theirs
    return bool(RANDOM.search(name)) or any(v for v in dropout if not isinstance(v, bool))


def difference(expected, actual, dtype: str, random: bool) -> str | None:
    import torch
    from torch.utils._pytree import tree_leaves

    want, got = tree_leaves(expected), tree_leaves(actual)
    if len(want) != len(got):
        return f"{len(got)} outputs instead of {len(want)}"
    for w, g in zip(want, got, strict=True):
        if isinstance(w, torch.Tensor):
            if w.layout != torch.strided:
                w, g = w.to_dense(), g.cpu().to_dense()
            if w.shape != g.shape or w.dtype != g.dtype:
                return f"{g.dtype} {tuple(g.shape)} instead of {w.dtype} {tuple(w.shape)}"
            if random:
                continue
            rtol, atol = TOLERANCE.get(str(w.dtype).removeprefix("torch."), (1e-3, 1e-3))
            try:
                torch.testing.assert_close(
                    g.detach().cpu(), w.detach(), rtol=rtol, atol=atol, equal_nan=True, check_stride=False
                )
            except AssertionError as error:
                return " ".join(str(error).split())[:200]
        elif isinstance(w, (int, float, bool)) and not random:
            same = w == g or (w != w and g != g) or abs(w - g) <= 1e-3 * max(1, abs(w))
            if not same:
                return f"{g} instead of {w}"
    return None


def same_order(name: str, x, want, got) -> bool:
    """Whether the positions found differ among equal elements only."""
    import torch

    if name not in ("sort", "argsort", "topk"):
        return False
    if name != "argsort" and not torch.equal(want[0], got[0].cpu()):
        return False
    want, got = (want, got.cpu()) if name == "argsort" else (want[1], got[1].cpu())
    last = max(int(want.max()), int(got.max())) if want.numel() else -1
    fits = [d for d in range(x.dim()) if last < x.size(d)]  # the dimension sorted is among these
    return any(torch.equal(x.gather(d, want), x.gather(d, got)) for d in fits)


def nearer(op, tree, want, got) -> bool:
    """Whether each of ours is nearer than the CPU's to the result in float64; for narrow floats."""
    import torch
    from torch.utils._pytree import tree_leaves, tree_map

    def widen(x):
        return x.detach().double() if isinstance(x, torch.Tensor) and x.is_floating_point() else x

    try:
        x, args, kwargs = tree_map(widen, tree)
        exact = op(x, *args, **kwargs)
    except Exception:
        return False

    def error(tensors):
        pairs = zip(tree_leaves(exact), tree_leaves(tensors), strict=True)
        return [(e - t.detach().cpu().double()).abs().nan_to_num().max() for e, t in pairs if e.is_floating_point()]

    return all(ours <= theirs for ours, theirs in zip(error(got), error(want), strict=True))


def gradients(sample, out, moved, moved_out, dtype: str) -> str | None:
    import torch
    from torch.utils._pytree import tree_leaves

    def wanting(tree):
        return [t for t in tree_leaves(tree) if isinstance(t, torch.Tensor)]

    outs = [(x, y) for x, y in zip(wanting(out), wanting(moved_out), strict=True) if x.requires_grad]
    ins = [(x, y) for x, y in zip(wanting(sample), wanting(moved), strict=True) if x.requires_grad]
    if not outs or not ins:
        return None
    weights = [torch.linspace(0.5, 1.5, x.numel()).reshape(x.shape).to(x.dtype) for x, _ in outs]
    try:
        want = torch.autograd.grad([x for x, _ in outs], [x for x, _ in ins], weights, allow_unused=True)
    except Exception:
        return None  # the CPU refuses
    weights = [w.to(y.device) for w, (_, y) in zip(weights, outs, strict=True)]
    got = torch.autograd.grad([y for _, y in outs], [y for _, y in ins], weights, allow_unused=True)
    pairs = [(w, g) for w, g in zip(want, got, strict=True) if w is not None]
    bad = difference([w for w, _ in pairs], [g for _, g in pairs], dtype, False)
    return bad and f"gradient: {bad}"


def run_one(op, dtype: str, options) -> dict:
    import torch
    import torchtpu
    from torch.utils._pytree import tree_map

    def move(x):
        if isinstance(x, torch.Tensor):
            y = x.detach()
            if x.layout == torch.strided and x.untyped_storage().nbytes() > x.nbytes:
                # A view of more than it shows: the rest moves too.
                whole = y.as_strided([x.untyped_storage().nbytes() // x.itemsize], [1], 0)
                y = whole.to("tpu").as_strided(x.size(), x.stride(), x.storage_offset())
            else:
                y = y.to("tpu")
            return y.requires_grad_(x.requires_grad) if x.dtype.is_floating_point or x.dtype.is_complex else y
        if isinstance(x, torch.device) or (isinstance(x, str) and x == "cpu"):
            return torch.device("tpu")
        return x

    torch.manual_seed(0)
    kind = getattr(torch, dtype)
    grad = options.grad and op.supports_autograd and (kind.is_floating_point or kind.is_complex)
    ran, how = 0, set()
    for i, sample in enumerate(op.sample_inputs("cpu", kind, requires_grad=grad)):
        if i == options.samples:
            break
        try:
            want = op(sample.input, *sample.args, **sample.kwargs)
        except Exception:
            continue  # the CPU refuses
        tree = (sample.input, sample.args, sample.kwargs)
        moved = tree_map(move, tree)
        torchtpu.reset_metrics()
        got = op(moved[0], *moved[1], **moved[2])
        random = draws(name_of(op), sample)
        bad = difference(want, got, dtype, random)
        if bad and same_order(name_of(op), sample.input, want, got):
            bad = None
        if bad and dtype in ("bfloat16", "float16") and nearer(op, tree, want, got):
            bad = None
        if not bad and grad and not random:
            bad = gradients(tree, want, moved, got, dtype)
        for counts in torchtpu.metrics()["ops"].values():
            how |= counts.keys()
        ran += 1
        if bad:
            return {"status": "wrong", "why": bad}
    if not ran:
        return {"status": "no sample"}
    return {"status": "host" if "host" in how else "decomposed" if "decomposed" in how else "native"}


def worker(options) -> None:
    """Runs a shard in this process, one JSON line an entry; lines already there are skipped."""
    warnings.filterwarnings("ignore")
    from torch.testing._internal.common_methods_invocations import op_db

    def alarm(*_):
        raise Timeout

    signal.signal(signal.SIGALRM, alarm)
    path = Path(options.worker)
    done = {(r["op"], r["dtype"]): r for r in map(json.loads, path.read_text().splitlines())} if path.exists() else {}
    import torch

    with path.open("a") as out:

        def record(**fields):
            out.write(json.dumps(fields) + "\n")
            out.flush()

        for key, r in done.items():
            if r["status"] == "started":
                record(op=key[0], dtype=key[1], status="crashed", why="the process died")
        for i, op in enumerate(sorted(op_db, key=name_of)):
            if i % options.jobs != options.shard or (options.only and not re.search(options.only, name_of(op))):
                continue
            for dtype in options.dtypes.split(","):
                if (name_of(op), dtype) in done or getattr(torch, dtype) not in op.dtypes:
                    continue
                record(op=name_of(op), dtype=dtype, status="started")
                try:
                    signal.alarm(SECONDS)
                    result = run_one(op, dtype, options)
                except Timeout:
                    result = {"status": "refused", "why": f"over {SECONDS} s"}
                except Exception as error:
                    result = {"status": "refused", "why": f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"}
                finally:
                    signal.alarm(0)
                record(op=name_of(op), dtype=dtype, **result)


def write_docs(results: dict, dtypes: list[str]) -> None:
    mark = {"native": "native", "decomposed": "decomposed", "host": "host", "refused": "refused", "no sample": "–"}
    lines = [
        "# Operators",
        "",
        "How each entry of PyTorch's operator database runs on `tpu`, by dtype. *native*: by a lowering of ours alone;",
        "*decomposed*: into ops that have one; *host*: on the CPU, with a copy there and back; *refused*: an error.",
        "Generated by `make conformance`; do not edit.",
        "",
        "| op | " + " | ".join(dtypes) + " |",
        "|---|" + "---|" * len(dtypes),
    ]
    for op in sorted({op for op, _ in results}):
        found = [results.get((op, d), {}).get("status", "") for d in dtypes]
        cells = [mark.get(status, status) for status in found]
        lines.append(f"| {op} | " + " | ".join(cells) + " |")
    (ROOT / "docs").mkdir(exist_ok=True)
    (ROOT / "docs" / "ops.md").write_text("\n".join(lines) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dtypes", default=DTYPES)
    parser.add_argument("--samples", type=int, default=5)
    parser.add_argument("--grad", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--no-docs", action="store_true")
    parser.add_argument("--shard", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options)
        return 0

    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{shard}.jsonl" for shard in range(options.jobs)]

        def start(shard: int) -> subprocess.Popen:
            passed = [a for a in sys.argv[1:] if a != "--no-docs"]
            command = [sys.executable, __file__, *passed, "--jobs", str(options.jobs), "--shard", str(shard)]
            return subprocess.Popen(
                [*command, "--worker", str(files[shard])],
                env={**os.environ, "TORCHTPU_CACHE": "off"},
                stderr=subprocess.DEVNULL,
            )

        running = {shard: start(shard) for shard in range(options.jobs)}
        for shard in range(options.jobs):
            for _ in range(50):  # a process that dies is started again after the entry that killed it
                if running[shard].wait() == 0:
                    break
                running[shard] = start(shard)
        results = {}
        for file in files:
            for line in file.read_text().splitlines():
                r = json.loads(line)
                results[r["op"], r["dtype"]] = r

    bad = 0
    for (op, dtype), r in sorted(results.items()):
        if r["status"] in ("wrong", "refused", "crashed", "started"):
            print(f"{op} {dtype} {r['status']}: {r.get('why', '')}")
            bad += r["status"] in ("wrong", "crashed", "started")
    dtypes = options.dtypes.split(",")
    for dtype in dtypes:
        count = collections.Counter(r["status"] for (_, d), r in results.items() if d == dtype)
        total = sum(n for status, n in count.items() if status != "no sample")
        right = sum(count[s] for s in ("native", "decomposed", "host"))
        print(f"{dtype}: {right} of {total} right ({100 * right / max(total, 1):.1f} %), {dict(count)}")
    if not options.only and not options.no_docs and not options.grad:
        write_docs(results, dtypes)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
