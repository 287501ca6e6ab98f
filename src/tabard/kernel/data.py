"""Data files of a game, read into the columns of its tables."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_data(file: Path) -> dict[str, Any]:
    """One data file."""
    with open(file, "rb") as opened:
        return tomllib.load(opened)


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
