"""The programs in examples/ run, and each says something."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).resolve().parents[1] / "examples"
PROGRAMS: Final = sorted(path.name for path in FOLDER.glob("*.py"))


def test_there_are_ten_examples_and_three_more() -> None:
    assert len(PROGRAMS) == 13


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(FOLDER / name), run_name="__main__")
    assert capsys.readouterr().out.strip()
