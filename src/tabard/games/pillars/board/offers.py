"""Which piece on the table stands for which choice or refusal, and its icon on a button."""

from typing import Final

from tabard.draw.offers import pieced
from tabard.draw.pictures import emblems
from tabard.games.pillars.board import deck

# The verb of an action and the fields that, with it, name its piece. Passing, forgoing, keeping
# a card and being done have no piece: they are buttons only.
PIECES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "take": ("card", ("card",)),
    "hire": ("card", ("craftsman",)),
    "dismiss": ("dismiss", ("craftsman",)),
    "use": ("use", ("craftsman", "times")),
    "place": ("place", ("space",)),
    "place_free": ("free", ("space",)),
    "accept": ("accept", ()),
    "refuse": ("refuse", ()),
    "shield": ("shield", ()),
    "fetch": ("fetch", ("kind",)),
    "play": ("play", ("card",)),
    "buy": ("buy", ("kind", "number")),
    "sell": ("sell", ("kind", "number")),
    "return": ("return", ("kind",)),
}

piece_of: Final = pieced(PIECES)
emblem: Final = emblems(deck.ICONS, deck.picture)
