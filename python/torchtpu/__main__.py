"""The `torchtpu` command."""

from __future__ import annotations

import argparse
import sys


def main(argv: list[str] | None = None) -> int:
    """Runs the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="torchtpu", description="PyTorch's device `tpu`.")
    commands = parser.add_subparsers(dest="command", required=True)
    doctor = commands.add_parser("doctor", help="tell what is installed, what is found, what works and what to do")
    doctor.add_argument("--json", action="store_true", help="print the report as JSON")
    from . import _cache

    _cache.arguments(commands)
    # Its arguments are the scanner's own, which answers `--help` too.
    commands.add_parser("scan", help="find what ties a source tree to CUDA, and loosen it", add_help=False)
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] == ["scan"]:
        from . import _core

        return _core.scan(argv)
    arguments = parser.parse_args(argv)
    if arguments.command == "cache":
        return _cache.run(arguments)

    from . import _doctor

    return _doctor.run(as_json=arguments.json)


if __name__ == "__main__":
    sys.exit(main())
