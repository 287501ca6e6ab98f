"""What a game's data files call things, and the rules that they give to them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from tabard.games import folder
from tabard.kernel.data import corrected
from tabard.messages import DEFAULT


def names_in_data(game: str, lang: str, form: str = "name") -> dict[str, str]:
    """The names that a game's data files give to things, by id; or their `plural`."""
    found: dict[str, str] = {}
    for row in rows_of(game):
        name = row.get(f"{form}_{lang}")
        if form == "name":
            name = name or row.get(f"name_{DEFAULT}")
        if "id" in row and name:
            found[row["id"]] = name.replace("'", "’")
    return found


def rules_in_data(game: str) -> dict[str, str]:
    """The rules that a game's data files give to things, by id."""
    return {row["id"]: row["rule"] for row in rows_of(game) if "id" in row and "rule" in row}


def rows_of(game: str) -> Iterator[dict[str, Any]]:
    """Every table in the data files of a game."""
    for file in sorted((folder(game) / "data").glob("*.toml")):
        yield from rows(table_of(corrected(file).read_text("utf-8")))


@cache
def table_of(text: str) -> dict[str, Any]:
    """A data file, read once; whoever asks does not change it."""
    return tomllib.loads(text)


def rows(data: Any) -> Iterator[dict[str, Any]]:
    """Every table in a data file, however deep."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from rows(value)
