"""The things of a game as pictures need them: rows of its data by id, icons, the icon of a choice.

Boards, buttons, motion and what is summed up read the same `pictures.toml`, so that a thing looks
alike wherever it is met.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

CHOICES: Final = "choices"  # the table by the verbs of choices

Row = dict[str, Any]
Icons = dict[str, dict[str, str]]


def by_id(rows: list[Row]) -> dict[str, Row]:
    """The rows of a data file under their ids."""
    return {row["id"]: row for row in rows}


def read(game: Path) -> Icons:
    """The tables of a game's folder: by the kind of a thing the icons by its id."""
    return tomllib.loads((game / "pictures.toml").read_text("utf-8"))


def found(icons: Icons) -> dict[str, str]:
    """The icon of everything in these tables; of two things of one id the first counts."""
    tables = [table for kind, table in reversed(icons.items()) if kind != CHOICES]
    return {thing: icon for table in tables for thing, icon in table.items()}


def emblems(
    icons: Icons, picture: Callable[[str], str], last: bool = False
) -> Callable[[Mapping[str, Any]], str]:
    """What finds the icon of a choice on its button: that of its verb, else of what it names.

    Where it names several things it is the first that has one, or the `last`.
    """
    verbs = icons[CHOICES]

    def emblem(action: Mapping[str, Any]) -> str:
        things = [value for key, value in action.items() if key != "do" and isinstance(value, str)]
        shown = [icon for thing in things if (icon := picture(thing.partition("+")[0]))]
        return verbs.get(action["do"]) or (shown[-1 if last else 0] if shown else "")

    return emblem
