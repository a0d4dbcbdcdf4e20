"""Draws findings to be checked by hand: `sample.py REPORT.json ROOT PROJECT` prints one a line, without a verdict.

Columns: project, path below ROOT, line, rule, verdict, source line. The draw is fixed by its seed.
"""

import json
import random
import sys

SEED, COUNT = 6, 100


def main(report: str, root: str, project: str) -> None:
    with open(report) as file:
        findings = json.load(file)["findings"]
    for finding in sorted(random.Random(SEED).sample(findings, COUNT), key=lambda f: (f["path"], f["line"])):
        path = finding["path"].removeprefix(root.rstrip("/") + "/")
        code = " ".join(finding["snippet"].split())
        print(project, path, finding["line"], finding["rule"], "?", code, sep="\t")


if __name__ == "__main__":
    main(*sys.argv[1:])
