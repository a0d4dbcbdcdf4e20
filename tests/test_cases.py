"""The programs in a folder of cases made from public bug reports, where there is one (`TORCHTPU_CASES`)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import DEVICE

FOLDER = Path(os.environ.get("TORCHTPU_CASES", Path(__file__).resolve().parent.parent.parent / "shared" / "cases"))
CASES = sorted(FOLDER.glob("[0-9]*.py"))


@pytest.mark.skipif(not CASES, reason="no folder of cases here")
@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_case(case):
    environment = {
        **os.environ,
        "CASE_DEVICE": DEVICE,
        "CASE_COMPILE_COUNTER": "torchtpu.testing:compile_count",
        "CASE_BACKEND": "tpu",
        "CASE_TIMEOUT": "280",
    }
    done = subprocess.run([sys.executable, case], capture_output=True, text=True, timeout=300, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
