"""What a newcomer may overlook: duties that are not covered, and cards that run out of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.games.world import tables as t
from tabard.kernel.accounts import Due
from tabard.presentation.telling import Caution, sure

View = Mapping[str, Any]

SOON: Final = 3  # from this round on duties that are not covered are told of
LATE: Final = 5  # and from this one on they are pressing
MATERIALS: Final = ("stone", "wood")


def cautions(view: View, seat: int, dues: Sequence[Due]) -> list[Caution]:
    """What is told beside a question of this seat."""
    mine = view["seats"][seat]
    left = max(1, view["rounds"] - view["round"] + 1)
    late = view["round"] >= LATE
    found = []
    for due in dues if view["round"] >= SOON else ():
        if due.have is not None and due.have < due.need[1]:
            least, most = due.need
            values = {"least": least, "most": most, "have": due.have, "left": left}
            facts = {**values, "sure": sure(least == most)}
            found.append(Caution(due.what, due.rule, facts, late and due.have < least))
    material = sum(mine["goods"][kind] for kind in MATERIALS) if "goods" in mine else 0
    if view["chapter"] == t.CHAPTERS and late and material:
        found.append(Caution("material", "WWE-19.1", {"have": material}))
    return found
