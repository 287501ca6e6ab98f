"""The icon that stands for a choice on its button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.pilgrim.board.icons import (
    ACTIVITY_ICONS,
    BUILDING_ICONS,
    DUTY_ICONS,
    GOOD_ICONS,
    PLACE_ICONS,
)

VERBS: Final = {
    "done": "check-mark",
    "forgo": "halt",
    "stop": "halt",
    "place": "check-mark",
    "skip": "footprint",
    "extend": "stone-path",
    "start_road": "stone-path",
    "leave_shrine": "stone-path",
    "lay": "stone-path",
    "road": "stone-path",
    "build_shrine": "candles",
    "destroy": "falling-rocks",
    "ordain": "huts-village",
    "mission": "church",
    "accept": "check-mark",
    "decline": "halt",
    "alms": "pouch-with-beads",
    "tax": "coins",
    "next_start": "trumpet-flag",
    "seed": "footprint",
    "tithe": "receive-money",
}
MODES: Final = {
    "devotion": "holy-symbol",
    "silversmith": "two-coins",
    "wheat": "wheat",
    "stone": "stone-block",
    "alms": "pouch-with-beads",
    "donation": "receive-money",
}


def emblem(action: Mapping[str, Any]) -> str:
    """The icon of a choice in its JSON form; "" if it has none."""
    verb = VERBS.get(action["do"])
    if verb:
        return verb
    if action["do"] == "mode":
        return MODES[action["mode"]]
    for key in ("destination", "building", "duty", "kind", "method", "location", "place"):
        if key in action:
            return icon_of(str(action[key]))
    return ""


def icon_of(thing: str) -> str:
    """The icon of a building, duty, activity, good or place; "" if it has none."""
    for icons in (BUILDING_ICONS, DUTY_ICONS, ACTIVITY_ICONS, GOOD_ICONS, PLACE_ICONS):
        if thing in icons:
            return icons[thing]
    return ""
