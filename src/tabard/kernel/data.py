"""Data files of a game, read into the columns of its tables.

A house may bring corrected ones: TABARD_DATA names a folder that has, for any game, a folder of the
same name with files that replace the game's own. Behind it may follow folders with what the house
used before; only `tabard.corrections` looks into those.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final

FOLDERS: Final = "TABARD_DATA"
GIVEN: Final[dict[str, dict[str, Any]]] = {}
"""What is read in place of a file, for whoever tries data out before they lie in a file."""


def read_data(file: Path) -> dict[str, Any]:
    """One data file, as the house has corrected it if it has."""
    given = GIVEN.get(str(file))
    if given is not None:
        return given
    with open(corrected(file), "rb") as opened:
        return tomllib.load(opened)


def corrected(file: Path) -> Path:
    """The file to read in place of `data/FILE` in a game's folder: mostly that file itself."""
    first = os.environ.get(FOLDERS, "").partition(os.pathsep)[0]
    found = Path(first, file.parent.parent.name, file.name)
    return found if first and found.is_file() else file


def column(rows: list[dict[str, Any]], name: str, default: int = 0) -> tuple[int, ...]:
    """One whole-number field of every row; a field that no row has is a mistake."""
    if not any(name in row for row in rows):
        raise KeyError(name)
    return tuple(int(row.get(name, default)) for row in rows)


def ids(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    """The id of every row."""
    return tuple(row["id"] for row in rows)


def members(chosen: list[bool]) -> int:
    """The set of the indices that are chosen, as a bit mask."""
    return sum(2**index for index, yes in enumerate(chosen) if yes)
