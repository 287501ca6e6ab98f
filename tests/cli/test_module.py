"""The command as a module: `python -m tabard` is `tabard`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabard.version import __version__


@pytest.mark.parametrize("module", ["tabard", "tabard.cli"])
def test_the_command_runs_as_a_module(module: str) -> None:
    command = [sys.executable, "-m", module, "--version"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"tabard {__version__}")


def test_a_wrong_word_is_refused_by_the_module_too() -> None:
    command = [sys.executable, "-m", "tabard", "nonsense"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "nonsense" in done.stderr
