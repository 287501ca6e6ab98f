"""Which piece on the table stands for which choice or refusal, and its icon on a button."""

from typing import Final

from tabard.draw.offers import pieced
from tabard.draw.pictures import emblems
from tabard.games.world.board import deck

# The verb of an action and the fields that, with it, name its piece. Declining, being done and
# losing points have no piece: they are buttons only.
PIECES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
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

piece_of: Final = pieced(PIECES)
emblem: Final = emblems(deck.ICONS, deck.picture)
