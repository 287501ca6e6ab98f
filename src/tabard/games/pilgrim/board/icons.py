"""The icon of each thing, and of a choice on its button; which piece stands for which choice."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import places
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
