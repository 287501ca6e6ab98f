"""The things of the box by id, their icons, and which piece stands for which choice or refusal."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import places
from tabard.draw.offers import named
from tabard.draw.pictures import Pictures, by_id
from tabard.games.feudum import tables as t
from tabard.games.feudum.effects import LANDSCAPES, WRITS
from tabard.games.feudum.labels import EDGES, NUMERALS

__all__ = ["EDGES", "LANDSCAPES", "NUMERALS", "WRITS"]

ACTIONS: Final = by_id(t.CARDS_DATA["action"])
GUILDS: Final = by_id(t.GUILDS_DATA["guild"])
VESSELS: Final = by_id(t.SUPPLY["vessel"])
PLACES: Final = by_id(t.MAP["location"])

LOOKS: Final = Pictures(t.DATA.parent)
WHERE: Final = places.read(t.DATA.parent)
ICONS: Final = LOOKS.icons
# Verbs without fields that mean one certain piece.
CERTAIN: Final = {"defend": "card/defend", "saltpetre": "good/saltpetre", "feed_food": "good/food"}
NO_POUCH: Final = "none"


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece a choice is made by, `place/sea_n` or `step/pawn_1/road_...`; "" if none."""
    if action.get("good") == NO_POUCH:
        return ""
    return CERTAIN.get(action["do"]) or named(action, LOOKS.pieces)


def pictured(thing: str) -> str:
    """The icon of a thing that a choice names; types of places have none on buttons."""
    return "" if thing in LOOKS.tables["types"] else LOOKS.picture(thing)


def letter_due(view: Mapping[str, Any]) -> str:
    """The letter of the places where the next epoch lays out goods (FEU-29.5)."""
    following = min(view["epoch"] + 1, t.LAST_EPOCH)
    if not view["round"]:
        return ""
    return str(next(e["map_letter"] for e in t.TRACKS["epoch"] if e["number"] == following))
