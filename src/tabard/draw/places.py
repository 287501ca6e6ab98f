"""Where things lie, as the `places.toml` in a game's folder says it, made to the size of a mat.

    shield = [16, 10, 30]           # measures, as what draws it wants them
    name = [48, 27, "w-150", 17]    # w and h are those of the mat
    gold = { box = [307, 15, 60, 30] }
    "wood stone sand" = { row = [18, 66, 216, 24], gap = 2 }    # a box for each
    "grain piety wool cloth" = { grid = [18, 66, 216, 60], across = 2 }

`column` is said as `row` is. What stands under `with` is handed on after a box.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tabard.draw.layout import Box
from tabard.draw.mats import Place

Table = Mapping[str, Any]
NOBODY: Final = "-"  # a box that stays empty
MEASURE: Final = re.compile(r"([wh])(-[\d.]+)?")


def read(game: Path) -> dict[str, Any]:
    """The tables of a game's folder."""
    return tomllib.loads((game / "places.toml").read_text("utf-8"))


def boxes(table: Mapping[str, Sequence[float]]) -> dict[str, Box]:
    """Places that are boxes all, by their names."""
    return {name: Box(*four) for name, four in table.items()}


def laid(table: Table, w: float = 0, h: float = 0) -> dict[str, Place]:
    """Where everything lies on a mat of this size."""
    found: dict[str, Place] = {}
    for names, said in table.items():
        if isinstance(said, list):
            found[names] = measured(said, w, h)
            continue
        each, more = names.split(), measured(said.get("with", []), w, h)
        for name, box in zip(each, cut(said, len(each), w, h), strict=True):
            if name != NOBODY:
                found[name] = (box, *more) if more else box
    return found


def cut(said: Table, number: int, w: float, h: float) -> list[Box]:
    """The boxes of so many things that are said together."""
    how = next(word for word in ("box", "row", "column", "grid") if word in said)
    box, gap, down = Box(*measured(said[how], w, h)), said.get("gap", 0), said.get("down", 0)
    if how == "box":
        return [box]
    if how == "column":
        return box.column(number, gap)
    return box.grid(said.get("across", number), number, gap, down)


def measured(said: Sequence[Any], w: float, h: float) -> tuple[Any, ...]:
    """Measures with the size of the mat put in; words stay words."""
    return tuple([measure(one, w, h) for one in said])


def measure(said: Any, w: float, h: float) -> Any:
    """One measure."""
    if isinstance(said, list):
        return measured(said, w, h)
    found = MEASURE.fullmatch(said) if isinstance(said, str) else None
    if found is None:
        return said
    less = found[2] or "-0"
    return (w if found[1] == "w" else h) + (float(less) if "." in less else int(less))
