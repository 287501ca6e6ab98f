"""What a newcomer may overlook: hunger, Conquer as the last card, cards that can do nothing yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.kernel.accounts import Due
from tabard.presentation.telling import Caution

View = Mapping[str, Any]

CONQUER: Final = "conquer"
SELECTING: Final = "cards"  # the step in which the cards of a round are chosen
# Cards that need a kind of place under one's rule, which Influence or Improve may bring in time.
PLACES: Final = {
    "explore": ("outpost", "FEU-10.1"),
    "harvest": ("farm", "FEU-11.1"),
    "tax": ("town", "FEU-12.1"),
}
MAKES_PLACES: Final = ("influence", "improve")


def cautions(view: View, seat: int, dues: Sequence[Due]) -> list[Caution]:
    """What is told beside a question of this seat."""
    mine, hand = view["seats"][seat], view["mine"]["hand"]
    found = []
    for due in dues:
        if due.what == "feeding" and due.have is not None and due.have < due.need[1]:
            values = {"need": due.need[1], "have": due.have}
            found.append(Caution("hunger", due.rule, values, True))
        if due.what == "disloyalty" and due.points is not None and due.points[0] < 0:
            values = {"number": -due.points[0], "when": due.when}
            found.append(Caution("disloyalty", due.rule, values, True))
    if CONQUER in hand and view["step"] != SELECTING and len(hand) <= 2:
        last = len(hand) == 1
        found.append(Caution("conquer_last" if last else "conquer_next", "FEU-3.9", {}, True))
    if not any(card in hand for card in MAKES_PLACES):
        found += missing(view, seat, hand)
    if "influence" in hand and mine["markers"] == 0:
        found.append(Caution("markers", "FEU-7.1", {}))
    return found


def missing(view: View, seat: int, hand: Sequence[str]) -> list[Caution]:
    """Cards in hand that need a place of a kind, where the seat rules none."""
    ruled = {place["type"] for place in view["locations"].values() if place["ruler"] == seat}
    return [
        Caution("no_place", rule, {"card": card, "kind": kind})
        for card, (kind, rule) in PLACES.items()
        if card in hand and kind not in ruled
    ]
