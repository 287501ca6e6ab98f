"""The icon that stands for a choice on its button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.pillars.board.deck import (
    ADVANTAGE_ICONS,
    CRAFTSMEN,
    EVENT_ICONS,
    RESOURCES,
    STATION_ICONS,
    TRADE_ICONS,
)

VERBS: Final = {
    "pass": "halt",
    "forgo": "halt",
    "done": "check-mark",
    "keep": "halt",
    "accept": "check-mark",
    "refuse": "cancel",
    "shield": "shield",
    "buy": "pay-money",
    "sell": "receive-money",
}
GOODS: Final = {
    "wood": "wood-beam",
    "stone": "stone-block",
    "sand": "powder",
    "metal": "metal-bar",
}


def emblem(action: Mapping[str, Any]) -> str:
    """The icon of a choice in its JSON form; "" if it has none."""
    verb = VERBS.get(action["do"])
    if verb:
        return verb
    for key, value in action.items():
        if key != "do" and isinstance(value, str):
            return icon_of(value)
    return ""


def icon_of(thing: str) -> str:
    """The icon of a card, craftsman, good, station or one of its spaces; "" if it has none."""
    if thing in RESOURCES:
        return STATION_ICONS[RESOURCES[thing]["location"]]
    if thing in CRAFTSMEN:
        return TRADE_ICONS[CRAFTSMEN[thing]["trade"]]
    for icons in (STATION_ICONS, ADVANTAGE_ICONS, EVENT_ICONS, GOODS):
        if thing in icons:
            return icons[thing]
    return STATION_ICONS.get(thing.rpartition("_")[0], "")
