"""Tables for the tests of roads and shrines: a player at his road units."""

from __future__ import annotations

from typing import Any

from tabard.kernel.state import State
from tests.games.pilgrim.tables import (
    choose,
    open_choices,
    path,
    player,
    road,
    seat,
    shrine,
    table,
)

RED_SHRINE = path(road("e5", 0, 3), shrine("e4", 0))
AT_C3 = path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 3), end="site")
AT_F1 = path(road("f4", 0, 2), road("f3", 5, 3), road("f2", 0, 2), end="harbour")
NORTH_WEST_4 = (4, 3, 3, 3)  # the site lies on c3


def building(*rivals: dict[str, Any], rolls: tuple[int, ...] = (3, 3, 3, 3), **mine: Any) -> State:
    """The first player at his road units, strong at Build Roads, with others' mats."""
    me = seat(**{"city": 2, "south_east": 3, "stone": 6} | mine)
    others = list(rivals) or [seat(), seat()]
    state = table("choose_action", seats=[me, *others], rolls=rolls)
    return choose(state, "duty build_roads")


def links(state: State, number: int = 0) -> list[str]:
    """The cells of the first player's path."""
    return [link["cell"] for link in player(state, 0)["paths"][number]["links"]]


def exits(state: State) -> set[str]:
    """The exits that are open for the tile being laid."""
    return {text.split()[2] for text in open_choices(state)}
