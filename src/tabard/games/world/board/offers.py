"""Which piece on the table stands for which choice, or for which refusal."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.offers import named

# The verb of an action and the fields that, with it, name its piece. Declining, being done and
# losing points have no piece: they are buttons only.
PIECES: dict[str, tuple[str, tuple[str, ...]]] = {
    "use": ("use", ("card",)),
    "forgo": ("forgo", ("card",)),
    "discard": ("card", ("card",)),
    "lay": ("card", ("card",)),
    "orient": ("edge", ("steps",)),
    "take": ("stock", ("kind",)),
    "swap": ("stock", ("kind",)),
    "gain": ("stock", ("kind",)),
    "build": ("build", ("place", "materials")),
    "donate": ("donate", ("place",)),
    "sell": ("sell", ("cloth", "wool")),
    "house": ("plot", ("place",)),
    "rent": ("plot", ("place",)),
    "vacate": ("plot", ("place",)),
    "rent_two": ("pair", ("first", "second")),
    "weave": ("weave", ("number",)),
    "minor_service": ("minor", ()),
    "care": ("care", ("place",)),
    "pay": ("pay", ("kind",)),
    "give_up": ("give", ("goods",)),
    "protect": ("protect", ("penalties",)),
}


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece an action is chosen by, `build/bridge/stone`; empty if there is none."""
    return named(action, PIECES)
