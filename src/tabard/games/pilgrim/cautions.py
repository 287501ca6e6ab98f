"""What a newcomer may overlook: goods above the limit, weak duties, no silver, an empty abbey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.games.pilgrim import tables as t
from tabard.kernel.accounts import Due
from tabard.presentation.telling import Caution, sure

View = Mapping[str, Any]

CITY: Final = "city"
KEPT: Final = {t.KIND_IDS[t.STONE]: t.STONE_KEPT, t.KIND_IDS[t.WHEAT]: t.WHEAT_KEPT}
SOWING: Final = ("sow_origin", "sowing")
ACTING: Final = "choose_action"


def cautions(view: View, seat: int, dues: Sequence[Due]) -> list[Caution]:
    """What is told beside a question of this seat."""
    mine = view["seats"][seat]
    found = [excess(due) for due in dues if due.what == "excess" and due.need[1] > 0]
    if view["step"] == ACTING:
        found += weak(view, seat)
    elif view["step"] in SOWING and not mine["silver"]:
        found.append(Caution("silver", "PGM-7.4", {}))
    if mine["abbey"] == 0 and any(leads(due) for due in dues if due.what == "alms"):
        found.append(Caution("abbey", "PGM-23.1", {}, True))
    return found


def excess(due: Due) -> Caution:
    """Stone or wheat that the end of the round takes (PGM-22.1)."""
    values = {"thing": due.thing, "number": due.need[1], "keep": KEPT[due.thing]}
    return Caution("excess", due.rule, values, True)


def leads(due: Due) -> bool:
    """Whether nobody has given more alms."""
    return due.need[1] > 0 and due.have == due.need[1]


def weak(view: View, seat: int) -> list[Caution]:
    """No duty in which the own acolytes are the most: the value is 1, or it costs a fee."""
    mats = [*view["seats"], *([view["abbott"]] if view["abbott"] else [])]
    greys = [place for group in view["dummies"].values() for place in group]
    best, fee = 0, False
    for place, own in view["seats"][seat]["locations"].items():
        if place == CITY or own == 0:
            continue
        others = [mat["locations"][place] for n, mat in enumerate(mats) if n != seat]
        rival = max([*others, greys.count(place)], default=0)
        best = max(best, t.STRENGTH_VALUE[t.MAJORITY] if own > rival else 1)
        fee = fee or own < rival
    if best != 1:
        return []
    silver = view["seats"][seat]["silver"]
    return [Caution("weak", "PGM-7.2", {"fee": sure(fee and silver > 0)})]
