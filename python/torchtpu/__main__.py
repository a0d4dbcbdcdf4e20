"""The `torchtpu` command."""

from __future__ import annotations

import argparse
import os
import sys


def main(argv: list[str] | None = None) -> int:
    """Runs the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="torchtpu", description="PyTorch's device `tpu`.")
    commands = parser.add_subparsers(dest="command", required=True)
    doctor = commands.add_parser("doctor", help="tell what is installed, what is found, what works and what to do")
    doctor.add_argument("--json", action="store_true", help="print the report as JSON")
    from . import _cache

    _cache.arguments(commands)
    # Their arguments are their own, and they answer `--help` too.
    commands.add_parser("scan", help="find what ties a source tree to CUDA, and loosen it", add_help=False)
    commands.add_parser("run", help="run a bundle that torchtpu.export wrote", add_help=False)
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] in (["scan"], ["run"]):
        from . import _core, _register

        os.environ.setdefault("TORCHTPU_SITE", os.pathsep.join(_register.plugin_search()))
        return _core.command(argv)
    arguments = parser.parse_args(argv)
    if arguments.command == "cache":
        return _cache.run(arguments)

    from . import _doctor

    return _doctor.run(as_json=arguments.json)


if __name__ == "__main__":
    sys.exit(main())
