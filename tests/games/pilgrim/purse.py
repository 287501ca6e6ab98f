"""What lies in a purse, and where labels are settled; see `tests.games.promises`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games.pilgrim import stakes
from tabard.games.pilgrim import tables as t
from tabard.kernel.events import Event
from tabard.kernel.state import State
from tests.games.pilgrim.houses import renting
from tests.games.pilgrim.tables import choose, market, owner_table, path, road, seat
from tests.games.pilgrim.ways import NORTH_WEST_4, building

# The families that labels must be compared in.
COMPARED = {
    *("pick", "tithe", "duty", "rent", "take", "tax", "buy", "sell", "replace"),
    *("ordain", "mission", "alms", "donate", "construct", "build_shrine", "lay"),
}
SETTLED = {
    "tithe": ("tithe_kind",),
    "duty": ("duty_mode", "duty_building", "rent_method", "customs_tile", "duty_fee"),
    "ordain": ("payment", "bank_split"),
    "mission": ("payment", "bank_split"),
}
BEFORE: Mapping[str, str] = {}
ANSWERS = ("forgo", "claim taxation")
YARD = seat(buildings=["wagon_yard"])
RENTS = ("rents", "rents-from-supply", "rents-from-abbott")
EFFECT = {"pays": 1, "gains": -1}  # what a building then does, to be taken back


def purse(state: State, seat: int, log: Sequence[Event], do: str) -> dict[str, int]:
    """Goods and piety, less what is due of them; acolytes in hand, and what was told."""
    view = state.view(seat)
    mine, pending = view["seats"][seat], view["pending"]
    found = {kind: mine[kind] for kind in (*t.KIND_IDS, stakes.PIETY)}
    owed_now = (pending["due"], pending["gift"]) if do != "rent" else ()
    for owed in owed_now:
        for kind, number in owed.items():
            found[kind] -= number
    for event in log:
        if event.kind == "performs-duty":
            found["value"] = event.amount
        elif event.kind == "claims-majority" and event.thing == t.DUTY_IDS[t.TAXATION]:
            found["value"] = t.STRENGTH_VALUE[t.MAJORITY]
        elif event.kind == "takes-tithe" and do == "tithe":
            found[event.thing] -= event.amount
            kind = tithe_of(view, event.place)
            found[kind] = found.get(kind, 0) + event.amount
        elif event.kind in RENTS and do == "duty":  # a rent has labels of its own
            found[event.thing] += event.amount
        elif event.kind in EFFECT and do == "rent":  # the building works as soon as it is paid
            found[event.thing] += EFFECT[event.kind] * event.amount
        elif (
            event.kind == "replaces-by-silver" and do != "replace"
        ):  # the Bank has labels of its own
            found[event.thing] -= event.amount
            found[stakes.SILVER] += event.amount
    if do == "pick":
        found["hand"] = pending["hand"]
    elif do == "donate":
        found["points"] = mine["score"]["buildings"]
    return found


def tithe_of(view: Mapping[str, Any], duty: str) -> str:
    """The tithe of a duty tile."""
    return next(str(row["tithe"]) for row in view["ring"] if row["duty"] == duty)


def stations(form: Mapping[str, Any]) -> Sequence[str]:
    """Nothing is settled far from where it is chosen."""
    return ()


def aside(view: Mapping[str, Any], form: Mapping[str, Any]) -> list[int]:
    """A path's number, and the wheat that the Mill saves."""
    if form["do"] == "leave_shrine":
        return [form["path"]]
    if form["do"] == "alms" and view["pending"]["mill"]:
        return [min(form["wheat"], t.MILLED_WHEAT)]
    return []


def rare() -> Iterator[State]:
    """The Mill, Bank and Wagon Yard, a fee that the Customs House spares, upgrades, sites."""
    mine: dict[str, Any] = {"west": 2, "north_west": 2, "wheat": 3}
    mill = owner_table("choose_action", "mill", mine=mine)
    yield choose(mill.copy(), "duty give_alms", "mode alms")
    ordaining = choose(mill.copy(), "duty ordination")
    yield ordaining.copy()
    yield choose(ordaining, "ordain", "mission")
    mine = {"city": 0, "south_west": 2, "stone": 3, "silver": 5}
    bank = owner_table("choose_action", "bank", mine=mine, buildings=market("bank", "mill"))
    yield choose(bank, "duty construct", "construct mill", "use bank")
    mine = {"city": 0, "south": 1, "north": 1, "silver": 0}
    rivals = [seat(south=3), seat()]
    yield owner_table("choose_action", "customs_house", mine=mine, others=rivals)
    pulpit = seat(buildings=["pulpit"])
    for yard, rivals in ((["wagon_yard"], [pulpit, seat()]), ([], [YARD, pulpit])):
        mine = {"buildings": yard}
        s = renting("start_window", "pulpit", "wagon_yard", mine=mine, others=rivals)
        yield choose(s, "use pulpit")
    yield from roads()


def roads() -> Iterator[State]:
    """An upgrade over a rival's road, a tile to a site, a first and a second shrine."""
    red = seat(paths=[path(road("e5", 0, 3), road("e4", 0, 3))])
    yield choose(building(red, seat(), paths=[path(road("f4", 0, 4))]), "extend")
    near = path(road("e5", 0, 3), road("e4", 0, 4))
    yield choose(building(paths=[near], rolls=NORTH_WEST_4, piety=9, silver=9), "extend")
    yield building(paths=[path(road("e5", 0, 3))])
