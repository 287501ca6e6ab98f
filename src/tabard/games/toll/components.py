"""What is in the box, said once, in the order of a position.

`BOX` says of each component what it is, how much of it there can be, who sees it, and which
attribute keeps it. Positions, views, redeals and checks follow from it; `make positions` writes
the attributes in `state` and the keys in `view` (see `tabard.kernel.box`).
"""

from __future__ import annotations

from typing import Final

from tabard.games.toll import tables as t
from tabard.games.toll.view import Pledges, UnseenCards
from tabard.kernel.box.box import Box
from tabard.kernel.box.codes import OnPiece
from tabard.kernel.box.fields import INTEGER, STRING, Follows, One, Standing, count
from tabard.kernel.box.packed import Counts
from tabard.kernel.box.stock import Stock

MAYBE_CARDS: Final = {"type": ["object", "null"]}

TABLE: Final = (
    count("round", 1, t.ROUNDS, "the round", start=1),
    Follows("rounds", "how many rounds there are", INTEGER, '{}.options["rounds"]'),
    Follows("phase", "`round`, or `over`", STRING, '"over" if {}.to_move == OVER else "round"'),
    Standing("step", "the step of the rules that asks"),
    Standing("interrupted", "the step that goes on after this one"),
    Standing("turn", "how far the step has got"),
    Standing("to_move", "whose choice it is: a seat, `chance` or `over`"),
    Counts("played", t.KINDS, t.COPIES, "cards played", width=t.WIDTH),
    Follows("cards_in_deck", "cards to be dealt", INTEGER, "t.total({}.deck)", most=t.ALL_CARDS),
)

# What everybody sees before a player: of his grave the cards only where graves are open.
MAT: Final = (
    count("coins", 0, t.MOST_COINS, "coins", start=t.COINS),
    Follows("cards_in_hand", "cards held", INTEGER, "t.total({}.hand)", most=t.ALL_CARDS),
    Follows("cards_buried", "cards buried", INTEGER, "t.total({}.grave)", most=t.ALL_CARDS),
    Follows("grave", "the same, where all see them", MAYBE_CARDS, "open_grave(s, {})"),
)
OWN: Final = (  # what he alone sees
    Counts("hand", t.KINDS, t.COPIES, "cards held", width=t.WIDTH),
    Counts("grave", t.KINDS, t.COPIES, "cards buried; all see open graves", width=t.WIDTH),
    One("pledge", OnPiece(t.PLEDGES, maybe=True), "coins pledged (TOLL-1.4)"),
)
HIDDEN: Final = (Counts("deck", t.KINDS, t.COPIES, "the deck", width=t.WIDTH, start=t.DECK),)

LIE: Final = ("deck", "played", "seats.hand", "seats.grave")
STOCKS: Final = (Stock("cards", "TOLL-1.1", t.KINDS, t.COPIES, LIE, "deck.{}"),)

RECALLED: Final = {"grave": 's.options["open_graves"]'}  # his own, but seen by all (TOLL-1.3)

BOX: Final = Box(
    TABLE, MAT, OWN, (UnseenCards(), Pledges()), STOCKS, hidden=HIDDEN, recalled=RECALLED
)
