"""What lies in a purse, and where labels are settled; see `tests.games.promises`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.kernel.events import Event
from tabard.kernel.state import State
from tests.games.world.tables import seat, table

# The families that a label of random games must be compared in.
COMPARED = {
    *("use", "forgo", "orient", "take", "build", "sell", "house", "rent", "rent_two", "donate"),
    *("weave", "minor_service", "care", "swap", "gain", "pay", "lose_points", "give_up"),
    "protect",
}
SETTLED = {
    "orient": ("income",),
    "care": ("medicine", "caring", "care_material", "free_house"),
}
BEFORE = {"care": "done"}
ANSWERS = ("done", "take", "decline")
# What comes on top, and no label speaks of: the metal's points, the material of one's choice.
ON_TOP = {"gains-points": ("WWE-12.2",), "gains": ("WWE-13.5",)}
MATERIALS = ("stone", "wood")


def purse(state: State, seat: int, log: Sequence[Event], do: str) -> dict[str, int]:
    """Points, money and goods."""
    mine = state.view(seat)["seats"][seat]
    found = {"vp": mine["vp"], **mine["goods"]}
    for event in log:
        if event.seat == seat and event.rule in ON_TOP.get(event.kind, ()):
            if event.kind == "gains-points":
                found["vp"] -= event.amount
            elif do == "care" and event.thing in MATERIALS:
                found[event.thing] -= event.amount
    return found


def stations(form: Mapping[str, Any]) -> Sequence[str]:
    """Nothing is settled far from where it is chosen."""
    return ()


def aside(view: Mapping[str, Any], form: Mapping[str, Any]) -> list[int]:
    """The steps of the favour stone."""
    return [form["steps"]] if form["do"] == "orient" else []


def rare() -> Iterator[State]:
    """Tables that random games seldom come to: events in force, empty places, own houses."""
    mine = dict.fromkeys(("grain_wood_plot", "money_stone_plot", "vp_wood_plot"), 0)
    yield table("rent", plots=mine)
    yield table("rent", seats=[seat(), seat(grain=10)], plots=mine)
    yield table("market", slots=["wool_glut"], seats=[seat(wool=2, cloth=1), seat()])
    yield table("building_material", event="quarry_dispute", seats=[seat(money=1), seat()])
    hand = ["grain", "piety", "building_material", "market", "medicine", "privilege"]
    for event in (
        "bad_harvest",
        "caris_takes_the_veil",
        "fame_of_the_hospital",
        "shortage_of_masons",
    ):
        yield table("play_card", event=event, seats=[seat(money=1, hand=hand), seat()])
    yield table("play_card", event="bad_harvest", seats=[seat(money=0, hand=hand), seat()])
    yield table("play_card", seats=[seat(hand=hand), seat(grain=10)])
    knows = [seat(medical=4), seat()]
    yield table("medicine", seats=knows, sick={2: 1, 3: 2, 10: 2, 5: 4})
    yield table("medicine", seats=knows, sick={9: 2}, event="fame_of_the_hospital")
    dear: dict[str, Any] = {"event": "ordinance_of_labourers", "sick": {11: 1, 9: 2}}
    dear |= {"revealed": ["vice_and_chaos"], "slots": ["vice_and_chaos"]}
    yield table("build_house", seats=[seat(stone=2, wood=2, money=5), seat()], **dear)
