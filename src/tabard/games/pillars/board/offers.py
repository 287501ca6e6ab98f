"""Which piece on the table stands for which choice, or for which refusal."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.offers import named

# The verb of an action and the fields that, with it, name its piece. Passing, forgoing, keeping
# a card and being done have no piece: they are buttons only.
PIECES: dict[str, tuple[str, tuple[str, ...]]] = {
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


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece an action is chosen by, `place/market` or `buy/wood/2`; empty if there is none."""
    return named(action, PIECES)
