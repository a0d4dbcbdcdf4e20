"""Compiles the programs that the tests emit for real TPUs with libtpu's compiler; no TPU is needed.

    python tests/tpu_check.py [--quick] [--topologies v5e:2x2,v6e:2x2,tpu7x:2x2x1] [PYTEST ARGUMENTS]

Runs the tests with every program written to a folder, then hands the folder to the `tpu_compile` example of the PJRT crate.
Prints each failure with the program's text and the compiler's words; exits 1 when there is one. `--quick` takes every tenth
program of the quick tests and one topology: the part CI runs.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "tpu-programs"
CHUNK = 400  # files a compiler process; each start of libtpu costs seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--topologies")
    options, tests = parser.parse_known_args()
    topologies = options.topologies or ("v6e:2x2" if options.quick else "v5e:2x2,v6e:2x2,tpu7x:2x2x1")
    tests = tests or [str(ROOT / "tests"), "--ignore", str(ROOT / "tests" / "test_cases.py")]
    if options.quick:
        tests += ["-k", "not digits and not llama and not python"]

    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    emitted = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *tests], env={**os.environ, "TORCHTPU_DUMP": str(FOLDER)}, cwd=ROOT
    )
    if emitted.returncode:
        print("the tests fail; their programs are checked all the same", file=sys.stderr)
    files = sorted(path for path in FOLDER.rglob("*") if path.is_file())
    if options.quick:
        files = files[::10]
    if not files:
        print(f"no program was written to {FOLDER}", file=sys.stderr)
        return 1

    environment = {**os.environ, "TORCHTPU_SITE": sysconfig.get_paths()["purelib"]}
    environment.pop("TORCHTPU_PLUGIN", None)
    compiled, failures = 0, []
    for start in range(0, len(files), CHUNK):
        command = [
            "cargo",
            "run",
            "--quiet",
            "--release",
            "-p",
            "torchtpu-pjrt",
            "--example",
            "tpu_compile",
            "--",
            topologies,
        ]
        done = subprocess.run(
            [*command, *files[start : start + CHUNK]], env=environment, capture_output=True, text=True, cwd=ROOT
        )
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode > 1 or not lines:
            print(done.stderr, file=sys.stderr)
            return 1
        compiled += sum(line["ok"] for line in lines)
        failures += [line for line in lines if not line["ok"]]
    for failure in failures:
        print(f"\n{failure['topology']}: {failure['error']}\n{Path(failure['file']).read_text()}")
    print(f"{len(files)} programs for {topologies}: {compiled} compiled, {len(failures)} failed")
    return 1 if failures or emitted.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
