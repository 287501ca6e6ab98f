"""Which piece on the table stands for which choice or refusal, and its icon on a button."""

from typing import Final

from tabard.draw.offers import pieced, pieces_of
from tabard.draw.pictures import emblems
from tabard.games.world.board import deck

# A piece, by its word and the fields that with it name it, and the verbs of the choices that it
# stands for. Declining, being done and losing points have none: they are buttons only.
PIECES: Final = pieces_of(
    {
        "use/card": "use",
        "forgo/card": "forgo",
        "card/card": "discard lay",
        "edge/steps": "orient",
        "stock/kind": "take swap gain",
        "build/place/materials": "build",
        "donate/place": "donate",
        "sell/cloth/wool": "sell",
        "plot/place": "house rent vacate",
        "pair/first/second": "rent_two",
        "weave/number": "weave",
        "minor": "minor_service",
        "care/place": "care",
        "pay/kind": "pay",
        "give/goods": "give_up",
        "protect/penalties": "protect",
    }
)

piece_of: Final = pieced(PIECES)
emblem: Final = emblems(deck.ICONS, deck.picture)
