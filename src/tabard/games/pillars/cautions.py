"""What a newcomer may overlook: goods that will not stay, the tax, a dear builder, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.games.pillars import tables as t
from tabard.games.pillars.stakes import CRAFTSMEN
from tabard.kernel.accounts import Due
from tabard.presentation.telling import Caution, sure

View = Mapping[str, Any]


def cautions(view: View, seat: int, dues: Sequence[Due]) -> list[Caution]:
    """What is told beside a question of this seat."""
    mine = view["seats"][seat]
    found = too_many(view, mine)
    for due in dues:
        if due.have is not None and due.have < due.need[1]:
            least, most = due.need
            values = {"least": least, "most": most, "have": due.have, "sure": sure(least == most)}
            found.append(Caution("tax", due.rule, values, due.have < least))
    if view["phase"] == "builders" and mine["gold"] < view["cost"]:
        values = {"cost": view["cost"], "have": mine["gold"]}
        found.append(Caution("dear", "PIL-5.4", values))
    if view["round"] == t.ROUNDS:
        found.append(Caution("last", "PIL-20.4", {}))
    return found


def too_many(view: View, mine: View) -> list[Caution]:
    """Goods above what may be kept, as far as the craftsmen cannot use them (PIL-17.5)."""
    if view["round"] == t.ROUNDS or view["phase"] == "setup":
        return []
    held = dict(mine["goods"])
    building = view["step"] == "building"
    if not building:  # what the cards will bring, less what the row could use up
        for card in mine["cards"]:
            number = t.CARD_IDS.index(card)
            held[t.KIND_IDS[t.CARD_KIND[number]]] += t.CARD_YIELD[number]
        held = {kind: max(0, number - used(mine, kind)) for kind, number in held.items()}
    left = sum(held.values())
    if left <= t.GOODS_KEPT:
        return []
    values = {"have": left, "keep": t.GOODS_KEPT}
    return [Caution("goods" if building else "goods_to_come", "PIL-17.5", values, True)]


def used(mine: View, kind: str) -> int:
    """How much of a good the craftsmen of a row can use in one round (PIL-17.2)."""
    rows = [CRAFTSMEN[name] for name in mine["row"]]
    return sum(row["capacity"] * row["inputs"].get(kind, 0) for row in rows)
