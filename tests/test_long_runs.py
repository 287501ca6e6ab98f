"""What `make test` leaves out is run by another target."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import LEFT_OUT

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("marker", LEFT_OUT)
def test_what_is_left_out_of_make_test_has_a_target_of_its_own(marker: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = re.findall(r"TABARD_WHOLE=1 .*? -m (\w+|\".+?\") tests/(\w+)$", makefile, re.M)
    folders = {folder for what, folder in commands if marker in re.findall(r"\w+", what)}
    assert folders, commands
    marked = f"mark.{marker}"
    files = [
        file for file in (ROOT / "tests").rglob("test_*.py") if marked in file.read_text("utf-8")
    ]
    assert files, "nothing is left out"
    assert {file.parent.name for file in files} == folders, "the target runs this folder alone"
