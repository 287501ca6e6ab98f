"""The things of the box by id, as the picture needs them: names, icons, kinds of cards."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import places
from tabard.draw.pictures import Pictures, by_id
from tabard.games.feudum import tables as t
from tabard.games.feudum.effects import LANDSCAPES, WRITS
from tabard.games.feudum.labels import EDGES, NUMERALS

__all__ = ["EDGES", "LANDSCAPES", "NUMERALS", "WRITS"]

ACTIONS: Final = by_id(t.CARDS_DATA["action"])
GUILDS: Final = by_id(t.GUILDS_DATA["guild"])
GOODS: Final = by_id(t.SUPPLY["good"])
VESSELS: Final = by_id(t.SUPPLY["vessel"])
PLACES: Final = by_id(t.MAP["location"])

LOOKS: Final = Pictures(t.DATA.parent)
WHERE: Final = places.read(t.DATA.parent)
TOKENS: Final = LOOKS.tokens
ICONS: Final = LOOKS.icons
# Where the kingdom of a charter lies, as an arrow on its map.
QUARTERS: Final = {
    "charter_east": (1, 0),
    "charter_west": (-1, 0),
    "charter_north": (0, -1),
    "charter_central": (0, 0),
    "charter_south": (0, 1),
}


def letter_due(view: Mapping[str, Any]) -> str:
    """The letter of the places where the next epoch lays out goods (FEU-29.5)."""
    following = min(view["epoch"] + 1, t.LAST_EPOCH)
    if not view["round"]:
        return ""
    return str(next(e["map_letter"] for e in t.TRACKS["epoch"] if e["number"] == following))
