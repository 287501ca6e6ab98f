"""Real positions of many moments, and every way to spoil one value of them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from tests.games.pillars.box import ADVANTAGES, EVENTS, STACKS, WORKERS
from tests.games.pillars.tables import STEPS, Position, played

Path = tuple[str | int, ...]

STRANGE: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 4, 5, 7, 12, 30, 31, 10**30, 1.0, 2.0, 2.5, float("nan")),
    *("", "x", "over", "chance", "wood", "metal", "shield", "none", [], [[]], [0], {}, {"x": 1}),
    *(STACKS[1][0], STACKS[6][0], *WORKERS, *ADVANTAGES, *EVENTS, *STEPS),
]


@cache
def moments() -> list[str]:
    """One position of every step that asks, for each number of players, as JSON."""
    found: dict[tuple[object, ...], str] = {}
    for seed in range(12):
        for state in played(2 + seed % 3, seed):
            truth = state.position()
            kind = (truth["step"], truth["interrupted"], truth["players"], "foreseen" in truth)
            if kind not in found or truth["round"] == 3:
                found[kind] = json.dumps(truth)
    return list(found.values())


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """The path of every value inside a position."""
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for key, within in inside:
        yield (*here, key)
        yield from paths(within, (*here, key))


def spoil(position: Position, path: Path, how: str, strange: Any) -> Position:
    """The position with one value replaced, left out, doubled, or with one added beside it."""
    spoiled = copy.deepcopy(position)
    inside: Any = spoiled
    for key in path[:-1]:
        inside = inside[key]
    last: Any = path[-1]
    if how == "leave out":
        del inside[last]
    elif how == "double" and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[last]))
    elif how == "add" and isinstance(inside, dict):
        inside["strange"] = strange
    elif how == "nudge" and type(inside[last]) is int:
        inside[last] += 1
    else:
        inside[last] = copy.deepcopy(strange)
    return spoiled


@st.composite
def corruptions(draw: st.DrawFn) -> Position:
    """A real position in which one value is spoiled."""
    position: Position = json.loads(draw(st.sampled_from(moments())))
    path = draw(st.sampled_from(list(paths(position))))
    how = draw(st.sampled_from(["replace", "replace", "nudge", "leave out", "double", "add"]))
    return spoil(position, path, how, draw(st.sampled_from(STRANGE)))
