"""Tables for the tests of the solo game."""

from __future__ import annotations

from typing import Any

from tabard.kernel.state import State
from tests.games.pilgrim.tables import (
    Position,
    seat,
    table,
)

RING = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")
ORDER = ("vestry", "alms_house", "road_engineer", "fields", "stone_mason", "engraver")


def solo(name: str, abbott: Position | None = None, **what: Any) -> State:
    """A solo game at a step of Ab-Bott's turn; `mine` is the human's mat."""
    mine = what.pop("mine", None) or seat()
    return table(name, seats=[mine], abbott=abbott, **{"start_player": 1} | what)


def his(state: State) -> Position:
    """Ab-Bott's mat."""
    found: Position = state.view(None)["abbott"]
    return found


def his_places(state: State) -> dict[str, int]:
    """Where his acolytes are, empty locations left out."""
    return {name: n for name, n in his(state)["locations"].items() if n}


def acts(token: str, abbott: Position | None = None, **what: Any) -> State:
    """Ab-Bott has drawn a token and carries it out."""
    return solo("abbott_action", abbott, token=token, **what)
