"""The notebooks run, small, and keep what they showed at full size."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "examples" / "notebooks"
NAMES: Final = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
HEAVY: Final = "3-masked-ppo"  # needs torch: `make notebooks` runs it
SMALL: Final = "0.02"


def cells(name: str, kind: str) -> list[dict[str, Any]]:
    """The cells of a notebook of one kind."""
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def test_there_are_three_notebooks() -> None:
    assert NAMES == ["1-a-game-looked-at", "2-a-value-learned", HEAVY]


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if name != HEAVY])
def test_a_notebook_runs_from_its_first_cell_to_its_last(name: str, tmp_path: Path) -> None:
    tool = [sys.executable, str(ROOT / "tools" / "notebooks.py"), "--size", SMALL, name]
    ran = subprocess.run(tool, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    showing = sum(bool(cell["outputs"]) for cell in cells(name, "code"))
    assert ran.stdout == f"{name}: {showing} cells have shown something\n"


@pytest.mark.slow
def test_a_cell_that_fails_is_told_with_its_notebook(tmp_path: Path) -> None:
    folder = tmp_path / "examples" / "notebooks"
    folder.mkdir(parents=True)
    tool = tmp_path / "tools" / "notebooks.py"
    tool.parent.mkdir()
    tool.write_text((ROOT / "tools" / "notebooks.py").read_text("utf-8"), "utf-8")
    cell = {"cell_type": "code", "source": "1 / 0", "outputs": [], "metadata": {}, "id": "a"}
    whole = {"cells": [{**cell, "execution_count": None}], "metadata": {}}
    odd = {**whole, "nbformat": 4, "nbformat_minor": 5}
    (folder / "odd.ipynb").write_text(json.dumps(odd), "utf-8")
    ran = subprocess.run(
        [sys.executable, str(tool)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert "odd: " in ran.stderr
    assert "ZeroDivisionError" in ran.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_keeps_what_it_showed_and_says_at_what_size(name: str) -> None:
    code = cells(name, "code")
    assert sum(bool(cell["outputs"]) for cell in code) >= len(code) - 1
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert not any(told["output_type"] == "error" for cell in code for told in cell["outputs"])
    assert not any(told.get("name") == "stderr" for cell in code for told in cell["outputs"])
    assert "TABARD_NOTEBOOK_SIZE" in "".join(cells(name, "markdown")[0]["source"])
    assert any("TABARD_NOTEBOOK_SIZE" in "".join(cell["source"]) for cell in code)
