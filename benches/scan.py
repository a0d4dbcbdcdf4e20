"""How fast `torchtpu scan` is, beside ruff on the same tree in the same run.

    cargo build --release -p torchtpu-cli
    python benches/scan.py TREE [--binary target/release/torchtpu]

Both are run in turn; the best of each counts, since the first run also fills the file cache. Fails below two million lines
a minute.
"""

import argparse
import json
import shutil
import subprocess
import sys
import time

LEAST = 2_000_000


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("tree")
    parser.add_argument("--binary", default="target/release/torchtpu")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()

    scan = [args.binary, "scan", "--quiet", "--all", "--fail-on", "never", "--format", "json", args.tree]
    lines = json.loads(subprocess.run(scan, check=True, capture_output=True).stdout)["lines"]
    ruff = [shutil.which("ruff") or sys.executable, *([] if shutil.which("ruff") else ["-m", "ruff"])]
    ruff += ["check", "--isolated", "--no-cache", "--no-respect-gitignore", args.tree]
    times = {"torchtpu scan": [], "ruff check": []}
    for _ in range(args.rounds):
        times["torchtpu scan"].append(seconds(scan))
        times["ruff check"].append(seconds(ruff))
    for name, runs in times.items():
        print(f"{name:14} {min(runs):7.2f} s, {lines / min(runs) * 60 / 1e6:7.1f} million lines a minute")
    return int(lines / min(times["torchtpu scan"]) * 60 < LEAST)


if __name__ == "__main__":
    sys.exit(main())
