"""Tables for the tests of buildings: what can be rented, and where the merchant stands."""

from __future__ import annotations

from typing import Any

from tabard.kernel.state import State
from tests.games.pilgrim.tables import (
    ALL_ACTIVE,
    market,
    open_choices,
    seat,
    table,
)

ANY = "south_east"  # where the tithe is the cornucopia
SILVER = "north_east"
WHEAT = "east"
STONE = "north"


def renting(step_name: str, *buildings: str, at: str = STONE, **what: Any) -> State:
    """All buildings of the market are on the edge and active; the merchant stands at a tile."""
    mine = what.pop("mine", {})
    others = what.pop("others", [seat(), seat()])
    chosen = {"round": ALL_ACTIVE, "merchant": at, "buildings": market(*buildings)} | what
    return table(step_name, seats=[seat(**mine), *others], **chosen)


def uses(state: State) -> set[str]:
    """The buildings that are offered."""
    return {text.split()[1] for text in open_choices(state) if text.startswith("use ")}


def ended(*buildings: str, mats: list[dict[str, Any]], at: str = "north", **what: Any) -> State:
    """The end of a round, late enough for every building."""
    chosen = {"round": ALL_ACTIVE, "merchant": at, "buildings": market(*buildings)} | what
    return table("round_end", seats=mats, **chosen)
