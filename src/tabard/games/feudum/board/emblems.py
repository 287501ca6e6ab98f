"""The icon that stands for a choice on its button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.feudum.board import deck

VERBS: Final = {
    "waive": "halt",
    "stop": "halt",
    "decline": "halt",
    "leave": "halt",
    "unarmed": "halt",
    "unfed": "halt",
    "done": "check-mark",
    "end_turn": "check-mark",
    "strike": "crossed-swords",
    "perform": "check-mark",
    "gather": "knapsack",
    "voyage": "journey",
    "migrate_on": "footsteps",
    "migrate_off": "footsteps",
    "defend": "shield",
    "army": "rally-the-troops",
    "trade": "trade",
    "pull": "pull",
    "push": "push",
    "feast": "meal",
    "reeve": "baton",
    "starve": "trebuchet",
    "saltpetre": "powder",
    "feed_food": "ham-shank",
    "feed_wine": "wine-bottle",
    "wine_tile": "wine-bottle",
    "barrel": "barrel",
    "take_food": "ham-shank",
    "bribe": "crown-coin",
    "reclaim": "wax-seal",
    "return_writ": "return-arrow",
    "attack": "crossed-swords",
    "besiege": "crossed-swords",
    "influence": "flying-flag",
    "improve": "upgrade",
    "send": "barn",
}
ICONS: Final[dict[str, str]] = (
    deck.CARD_ICONS
    | deck.GOOD_ICONS
    | deck.WRIT_ICONS
    | deck.GUILD_ICONS
    | deck.REGION_ICONS
    | deck.LANDSCAPE_ICONS
    | deck.VESSEL_ICONS
    | deck.MONSTER_ICONS
)


def emblem(action: Mapping[str, Any]) -> str:
    """The icon of a choice in its JSON form; "" if it has none."""
    verb = VERBS.get(action["do"])
    if verb:
        return verb
    for key, value in action.items():
        if key != "do" and isinstance(value, str) and value in ICONS:
            return ICONS[value]
    return ""
