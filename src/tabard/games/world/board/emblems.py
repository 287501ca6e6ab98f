"""The icon that stands for a choice on its button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.world.board import deck

VERBS: Final = {
    "forgo": "halt",
    "decline": "halt",
    "done": "check-mark",
    "minor_service": "crown-coin",
    "lose_points": "laurels",
    "donate": "wax-seal",
    "weave": "spinning-wheel",
    "sell": "scales",
    "care": "person-in-bed",
    "house": "house",
    "vacate": "damaged-house",
    "rent": "house-keys",
    "rent_two": "house-keys",
    "orient": "cycle",
}


def emblem(action: Mapping[str, Any]) -> str:
    """The icon of a choice in its JSON form; "" if it has none."""
    verb = VERBS.get(action["do"])
    if verb:
        return verb
    for key, value in action.items():
        if key != "do" and isinstance(value, str):
            return icon_of(value.partition("+")[0])
    return ""


def icon_of(thing: str) -> str:
    """The icon of a card, event, project, good or penalty; "" if it has none."""
    for icons in (
        deck.ACTION_ICONS,
        deck.EVENT_ICONS,
        deck.PROJECT_ICONS,
        deck.PENALTY_ICONS,
    ):
        if thing in icons:
            return icons[thing]
    return deck.TOKENS[thing][0] if thing in deck.TOKENS else "laurels" if thing == "vp" else ""
