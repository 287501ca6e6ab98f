"""A game in a package of its own, made from the example as a newcomer makes one."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path
from typing import Any, Final

from tabard import games

TOOL: Final = Path(__file__).resolve().parents[2] / "tools" / "new_game.py"
EXAMPLE: Final = "toll"
NAME: Final = "newcomer"  # not one that the guide suggests: that game may be there already


def tool() -> dict[str, Any]:
    """What the tool behind `make game` can do."""
    return runpy.run_path(str(TOOL))


def made(folder: Path) -> Path:
    """A new game below a folder, installed there as far as Python can tell."""
    found: Path = tool()["make"](NAME, EXAMPLE, folder)
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    notes = folder / f"{NAME}-{project['version']}.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Name: {NAME}\nVersion: {project['version']}\n", "utf-8")
    entries = project["entry-points"][games.GROUP]
    lines = [f"[{games.GROUP}]", *(f"{name} = {value}" for name, value in entries.items())]
    (notes / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return found


def look_again() -> None:
    """Forget which games there are: a package has come or gone."""
    for found in (games.packages, games.shelf, games.folder, games.shelf_facts, games.presentation):
        found.cache_clear()
