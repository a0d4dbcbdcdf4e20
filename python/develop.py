"""Installs this checkout into the running interpreter's environment, in place and in milliseconds.

What `pip install -e .` would do, without a build: a `.pth` file that puts `python/` on the path, the metadata that carries
the `torch.backends` entry point, and the `torchtpu` command. Run it with the environment's own interpreter.
"""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).resolve().parent


def project() -> dict:
    """The `[project]` table and the version that Cargo holds."""
    try:
        import tomllib
    except ModuleNotFoundError:  # Python 3.10
        import tomli as tomllib
    table = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text())["project"]
    cargo = tomllib.loads((SOURCE.parent / "Cargo.toml").read_text())
    table["version"] = cargo["workspace"]["package"]["version"]
    return table


def main() -> None:
    table = project()
    site = Path(sysconfig.get_paths()["purelib"])
    scripts = Path(sysconfig.get_paths()["scripts"])
    (site / "torchtpu.pth").write_text(f"{SOURCE}\n")

    for old in site.glob("torchtpu-*.dist-info"):
        for file in old.iterdir():
            file.unlink()
        old.rmdir()
    info = site / f"torchtpu-{table['version']}.dist-info"
    info.mkdir()
    metadata = ["Metadata-Version: 2.1", f"Name: {table['name']}", f"Version: {table['version']}"]
    (info / "METADATA").write_text("\n".join(metadata) + "\n")
    (info / "INSTALLER").write_text("develop.py\n")
    sections = dict(table["entry-points"])
    sections["console_scripts"] = table["scripts"]
    lines = []
    for section, entries in sections.items():
        lines.append(f"[{section}]")
        lines += [f"{name} = {target}" for name, target in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")

    installed = [site / "torchtpu.pth", *info.iterdir()]
    for name, target in table["scripts"].items():
        module, function = target.split(":")
        script = scripts / name
        script.write_text(f"#!{sys.executable}\nimport sys\nfrom {module} import {function}\nsys.exit({function}())\n")
        script.chmod(0o755)
        installed.append(script)
    (info / "RECORD").write_text("".join(f"{path},,\n" for path in [*installed, info / "RECORD"]))


if __name__ == "__main__":
    main()
