"""What a choice costs and brings whoever makes it: the amounts that its label names.

Amounts are by kind, what is paid below 0. Each number comes from the function or table by which the
steps pay, with what a view shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import received
from tabard.games.pillars.steps.priory import priory_points
from tabard.presentation.telling import by_id

View = Mapping[str, Any]
Stakes = dict[str, int]

CRAFTSMEN: Final = by_id(t.read("craftsmen")["starting"] + t.read("craftsmen")["craftsman"])


def stakes(view: View, form: Mapping[str, Any]) -> Stakes | None:
    """The stakes of a choice; None where its label names no amounts."""
    do = form["do"]
    if do == "hire":
        return {"gold": -t.HIRE_COST[t.CRAFTSMAN_IDS.index(form["craftsman"])]}
    if do in ("place", "place_free"):
        paid = do == "place" and view["step"] == "place_builder"
        reward = rewarded(view, *next_space(view, form["space"]), meets_philip(view))
        return {"gold": -view["cost"] if paid else 0} | reward
    if do in ("buy", "sell"):
        return trade(view, do, form["kind"], form["number"])
    if do == "use":
        return work(view, form["craftsman"], form["times"])
    if do == "return":
        return {form["kind"]: -1}
    return {form["kind"]: 1} if do == "fetch" else None


def mine(view: View) -> Mapping[str, Any]:
    """What lies before the player who is asked."""
    player: Mapping[str, Any] = view["seats"][view["to_move"]]
    return player


def next_space(view: View, target: str) -> tuple[str, int]:
    """The station of a target, and which of its spaces a builder takes there."""
    station, _, number = target.rpartition("_")
    if number.isdigit():
        return station, int(number) - 1
    taken = view["spaces"][target]
    return target, taken.index(None) if None in taken else 0


def rewarded(view: View, station: str, space: int, philip: bool) -> Stakes:
    """What a builder on a space of a station brings, as far as it is certain."""
    if station == "priory":
        return {"vp": int(priory_points(space, philip))}
    if station == "kings_court":
        first = t.METAL_SPACE - t.FIRST_SPACE[t.KINGS_COURT]
        return {"metal": view["court_metal"] if space == first else 0}
    if station == "shiring_castle" and view["round"] < t.ROUNDS:  # PIL-5.13
        return {"grey": t.CASTLE_GREY}
    return {}


def meets_philip(view: View) -> bool:
    """Whether the player has Prior Philip when the priory's turn comes: Kingsbridge is before."""
    philip, seat = t.ADVANTAGE_IDS[t.PHILIP], view["to_move"]
    waits = (
        card == philip and who == seat
        for card, who in zip(view["kingsbridge"], view["spaces"]["kingsbridge"])
    )
    return philip in mine(view)["advantages"] or any(waits)


def trade(view: View, do: str, kind: str, number: int) -> Stakes:
    """What buying or selling some cubes costs and brings (PIL-16.3, PIL-16.4)."""
    k = t.KIND_IDS.index(kind)
    if do == "buy":
        return {"gold": -t.BUY_PRICE[k] * number, kind: number}
    return {kind: -number, "gold": int(received(mine(view)["gold"], t.SELL_PRICE[k] * number))}


def work(view: View, craftsman: str, times: int) -> Stakes:
    """What some uses of a craftsman turn into what (PIL-17.2)."""
    row = CRAFTSMEN[craftsman]
    found = {kind: -number * times for kind, number in row["inputs"].items()}
    if row["gold"]:
        found["gold"] = int(received(mine(view)["gold"], row["gold"] * times))
    if row["vp"]:
        found["vp"] = row["vp"] * times
    return found
