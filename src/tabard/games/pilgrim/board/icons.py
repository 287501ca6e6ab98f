"""The icon of each thing, goods as tokens, and which piece stands for which choice."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import places, shapes
from tabard.draw.memory import remembered
from tabard.draw.offers import named
from tabard.draw.pictures import Pictures
from tabard.games.pilgrim import tables as t

LOOKS: Final = Pictures(t.DATA.parent)
WHERE: Final = places.read(t.DATA.parent)
ICONS: Final = LOOKS.icons
PLACES: Final = LOOKS.tables["places"]
SEASON_ICONS: Final = ("sprout", "sun", "oak-leaf", "snowflake-1")
DONATION: Final = "donation"  # the building is asked for later: so far it is a button only


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece an action is chosen by, `place/north` or `lay/se/n`; empty if there is none."""
    return "" if action.get("mode") == DONATION else named(action, LOOKS.pieces)


@remembered
def good(kind: str, x: float, y: float, size: float) -> str:
    """A token of a kind around (x, y): stone is a cube, the others are round."""
    if kind == "stone":
        side = round(size * 0.92, 1)
        return shapes.cube("stone", round(x - side / 2, 1), round(y - side / 2, 1), side)
    sign, tone, fill = LOOKS.tokens[kind]
    return shapes.medal(sign, x, y, size / 2, fill, tone)
