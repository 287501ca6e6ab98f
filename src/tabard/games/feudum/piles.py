"""What lies face down in Feudum: cards, writs and seals (FEU-32.1), declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.player import Player
from tabard.games.feudum.state import IMMUNE_PART, KNOWN, ROLE_IDS, FeudumState
from tabard.kernel.box.piles import Hands, Heap, Line, Looked, OwnDeck, Pile, SeatTokens, Tokens
from tabard.kernel.ints import size
from tabard.kernel.position import Fields, index_of, whole
from tabard.kernel.state import CHANCE

# The steps in which chance draws a seal from the supply.
SEAL_DRAWS: Final = ("first_seals", "scrolls", "immunity", "mandate", "epoch_refill")


def to_come(s: FeudumState, p: Player) -> int:
    """Cards still to be selected after those in hand."""
    return int(p.hand_size() - size(p.hand)) if s.step().name == "cards" else 0


def drawable(s: FeudumState, values: list[int]) -> bool:
    """Where chance draws one, two values at least: a single outcome would have been taken."""
    drawing = s.to_move == CHANCE and s.step().name in SEAL_DRAWS and len(set(s.pool)) > 1
    return not drawing or len(set(values[: len(s.pool)])) > 1


class Immunity(Tokens):
    """Seals under markers, in the words of a position: location, role, value."""

    def truth(self, s: Any, ids: Sequence[str]) -> Any:
        flat = s.immune
        return [
            [t.LOCATION_IDS[flat[i]], ROLE_IDS[flat[i + 1]], flat[i + 2]]
            for i in range(0, len(flat), IMMUNE_PART)
        ]

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        for i, entry in enumerate(f.array(self.name, 0, pile.size)):
            path = f"{f.at(self.name)}[{i}]"
            three = Fields({"entry": entry}, path).array("entry", IMMUNE_PART, IMMUNE_PART)
            place = index_of(three[0], t.LOCATION_IDS, path)
            role = index_of(three[1], ROLE_IDS, path)
            s.immune += bytes((place, role, whole(three[2], pile.low, pile.high, path)))


CARDS: Final = Pile([OwnDeck("hands", "hand", t.LARGE_HAND, "played", "hand", to_come)], t.CARD_IDS)
WRITS: Final = Pile(
    [
        Line("under", "queue", "knows"),
        Heap("unseen", "unseen"),
        Hands("writs", "writs", t.WRIT_LIMIT + 1, shown="sealed"),
        Looked("drawn", "drawn", "drawer"),
    ],
    rw.WRIT_IDS,
)
SEALS: Final = Pile(
    [
        Tokens("scrolls", "scrolls"),
        SeatTokens("seals", "seals", KNOWN),
        Immunity("immune", "immune", IMMUNE_PART, IMMUNE_PART - 1),
        Tokens("supply", "pool", ascending=True),
    ],
    low=t.LOWEST_SEAL,
    high=t.HIGHEST_SEAL,
    size=len(t.ALL_SEALS),
    accept=drawable,
)
PILES: Final = (CARDS, WRITS, SEALS)
