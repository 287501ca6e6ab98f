"""What failed is run again: a few tests, never many, and never nothing."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Final

AGAIN: Final = runpy.run_path(str(Path(__file__).parents[1] / "tools/again.py"))
failed, problem = AGAIN["failed"], AGAIN["problem"]


def test_a_few_that_failed_are_run_again(tmp_path: Path) -> None:
    cache = tmp_path / "lastfailed"
    cache.write_text(json.dumps({"tests/b.py::two": True, "tests/a.py::one": True}))
    assert failed(cache) == ["tests/a.py::one", "tests/b.py::two"]
    assert problem(failed(cache)) == ""


def test_many_are_no_chance_and_none_is_something_else(tmp_path: Path) -> None:
    many = [f"tests/a.py::{number}" for number in range(AGAIN["MOST"] + 1)]
    assert "6 tests failed" in problem(many)
    assert "no test failed" in problem(failed(tmp_path / "not there"))
