"""Which piece on the table stands for which choice or refusal, and its icon on a button."""

from typing import Final

from tabard.draw.offers import pieced, pieces_of
from tabard.draw.pictures import emblems
from tabard.games.pillars.board import deck

# A piece, by its word and the fields that with it name it, and the verbs of the choices that it
# stands for. Passing, forgoing, keeping a card and being done have no piece: they are buttons
# only.
PIECES: Final = pieces_of(
    {
        "card/card": "take",
        "card/craftsman": "hire",
        "dismiss/craftsman": "dismiss",
        "use/craftsman/times": "use",
        "place/space": "place",
        "free/space": "place_free",
        "accept": "accept",
        "refuse": "refuse",
        "shield": "shield",
        "fetch/kind": "fetch",
        "play/card": "play",
        "buy/kind/number": "buy",
        "sell/kind/number": "sell",
        "return/kind": "return",
    }
)

piece_of: Final = pieced(PIECES)
emblem: Final = emblems(deck.ICONS, deck.picture)
