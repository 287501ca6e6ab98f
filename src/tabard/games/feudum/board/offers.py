"""Which piece on the table stands for which choice or refusal, and its icon on a button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.offers import named
from tabard.games.feudum.board import deck

# Verbs without fields that mean one certain piece.
CERTAIN: Final = {"defend": "card/defend", "saltpetre": "good/saltpetre", "feed_food": "good/food"}
NO_POUCH: Final = "none"


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece a choice is made by, `place/sea_n` or `step/pawn_1/road_...`; "" if none."""
    if action.get("good") == NO_POUCH:
        return ""
    return CERTAIN.get(action["do"]) or named(action, deck.LOOKS.pieces)


def pictured(thing: str) -> str:
    """The icon of a thing that a choice names; types of places have none on buttons."""
    return "" if thing in deck.LOOKS.tables["types"] else deck.LOOKS.picture(thing)


emblem: Final = deck.LOOKS.emblems(pictured)
