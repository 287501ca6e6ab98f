"""Which piece on the table stands for which choice or refusal, and its icon on a button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import pictures
from tabard.draw.offers import named, pieces_of
from tabard.games.feudum.board import deck

# A piece, by its word and the fields that with it name it, and the verbs of the choices that it
# stands for. What is not here is a button only: stopping, waiving, numbers, yes and no.
PIECES: Final = pieces_of(
    {
        "card/card": "select play",
        "again/card": "repeat",
        "good/good": "pouch pick",
        "step/piece/edge": "step",
        "board/pawn/vessel": "board",
        "pilfer/location/resource": "pilfer",
        "voyage": "voyage",
        "fresh": "migrate_on",
        "off/pawn": "migrate_off",
        "guild/guild": "face feudum join",
        "place/location": "place influence improve harvest send besiege",
        "bribe/location": "bribe",
        "tend/location": "tend",
        "stack/region": "stack",
        "tile/landscape": "landscape pay_tile feed_tile",
        "winetile/landscape": "wine_tile",
        "writ/writ": "keep discard charter",
        "return/writ": "return_writ",
        "foe/seat/piece": "attack",
        "foe/seat/pawn": "bind",
        "marker/location/marker": "starve",
        "reclaim/location/marker": "reclaim",
        "card": "defend",
        "option/writ/attack": "weapon",
        "option/writ/gain/amount": "mandate",
        "good": "saltpetre feed_food",
        "cube": "pay_cube",
        "army": "army",
        "trade/guild": "trade",
        "pull/guild": "pull",
        "push/guild": "push",
        "feast/seat/guild": "feast",
        "reeve": "reeve",
        "row/good": "move_good buy",
        "yard/vessel": "buy_vessel",
        "invent/invention": "invent",
        "colour/colour": "colour",
        "scroll/scroll": "scroll",
        "tame/monster": "tame",
        "barrel": "feed_wine",
        "deploy/pawn/vessel": "deploy",
    }
)
# Verbs without fields that mean one certain piece.
CERTAIN: Final = {"defend": "card/defend", "saltpetre": "good/saltpetre", "feed_food": "good/food"}
NO_POUCH: Final = "none"


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece a choice is made by, `place/sea_n` or `step/pawn_1/road_...`; "" if none."""
    if action.get("good") == NO_POUCH:
        return ""
    return CERTAIN.get(action["do"]) or named(action, PIECES)


def pictured(thing: str) -> str:
    """The icon of a thing that a choice names; types of places have none on buttons."""
    return "" if thing in deck.TYPE_ICONS else PICTURES.get(thing, "")


PICTURES: Final = pictures.found(deck.ICONS)
emblem: Final = pictures.emblems(deck.ICONS, pictured)
