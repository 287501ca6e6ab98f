"""Which piece on the table stands for which choice, or for which refusal."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.offers import named

# The verb of a choice and the fields that, with it, name its piece. What is not here is a button
# only: stopping, waiving, numbers, yes and no.
PIECES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "select": ("card", ("card",)),
    "play": ("card", ("card",)),
    "repeat": ("again", ("card",)),
    "pouch": ("good", ("good",)),
    "step": ("step", ("piece", "edge")),
    "board": ("board", ("pawn", "vessel")),
    "pilfer": ("pilfer", ("location", "resource")),
    "voyage": ("voyage", ()),
    "migrate_on": ("fresh", ()),
    "migrate_off": ("off", ("pawn",)),
    "face": ("guild", ("guild",)),
    "feudum": ("guild", ("guild",)),
    "join": ("guild", ("guild",)),
    "place": ("place", ("location",)),
    "influence": ("place", ("location",)),
    "improve": ("place", ("location",)),
    "harvest": ("place", ("location",)),
    "send": ("place", ("location",)),
    "besiege": ("place", ("location",)),
    "bribe": ("bribe", ("location",)),
    "tend": ("tend", ("location",)),
    "stack": ("stack", ("region",)),
    "landscape": ("tile", ("landscape",)),
    "pay_tile": ("tile", ("landscape",)),
    "feed_tile": ("tile", ("landscape",)),
    "wine_tile": ("winetile", ("landscape",)),
    "pick": ("good", ("good",)),
    "keep": ("writ", ("writ",)),
    "discard": ("writ", ("writ",)),
    "charter": ("writ", ("writ",)),
    "return_writ": ("return", ("writ",)),
    "attack": ("foe", ("seat", "piece")),
    "bind": ("foe", ("seat", "pawn")),
    "starve": ("marker", ("location", "marker")),
    "reclaim": ("reclaim", ("location", "marker")),
    "defend": ("card", ()),
    "weapon": ("option", ("writ", "attack")),
    "mandate": ("option", ("writ", "gain", "amount")),
    "saltpetre": ("good", ()),
    "pay_cube": ("cube", ()),
    "army": ("army", ()),
    "trade": ("trade", ("guild",)),
    "pull": ("pull", ("guild",)),
    "push": ("push", ("guild",)),
    "feast": ("feast", ("seat", "guild")),
    "reeve": ("reeve", ()),
    "move_good": ("row", ("good",)),
    "buy": ("row", ("good",)),
    "buy_vessel": ("yard", ("vessel",)),
    "invent": ("invent", ("invention",)),
    "colour": ("colour", ("colour",)),
    "scroll": ("scroll", ("scroll",)),
    "tame": ("tame", ("monster",)),
    "feed_food": ("good", ()),
    "feed_wine": ("barrel", ()),
    "deploy": ("deploy", ("pawn", "vessel")),
}
# Verbs without fields that mean one certain piece.
CERTAIN: Final = {"defend": "card/defend", "saltpetre": "good/saltpetre", "feed_food": "good/food"}
NO_POUCH: Final = "none"


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece a choice is made by, `place/sea_n` or `step/pawn_1/road_...`; "" if none."""
    if action.get("good") == NO_POUCH:
        return ""
    return CERTAIN.get(action["do"]) or named(action, PIECES)
