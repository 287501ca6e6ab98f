"""What happens in between, and what it remembers: payments, drawn writs, mandates."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import goods
from tabard.games.feudum.player import NONE
from tabard.kernel.frame import OWNER, Frame, declared, number, one_of, row_of
from tabard.kernel.ints import i64, mypyc_attr

# How far a mandate has come.
PAY: Final = 0
REWARD: Final = 1
PICKING: Final = 2
SETTLING: Final = 3
PLAYED: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Bill(Frame):
    """A price in goods that is being paid (FEU-4.11)."""

    def __init__(self) -> None:
        super().__init__()
        self.payer: i64 = NONE
        self.due: i64 = 0
        self.next_tile: i64 = 0
        self.tile_for: i64 = NONE
        self.tiles_paid: i64 = 0

    def copied(self) -> Frame:
        twin = Bill()
        twin.payer = self.payer
        twin.due = self.due
        twin.next_tile = self.next_tile
        twin.tile_for = self.tile_for
        twin.tiles_paid = self.tiles_paid
        return twin


BILL: Final[Frame] = declared(
    Bill(),
    number("payer", t.MAX_PLAYERS - 1, "who pays", low=-1),
    goods("due", "what is still to be paid"),
    number("next_tile", t.LANDSCAPES - 1, "the first landscape whose tiles may still be paid"),
    one_of("tile_for", t.GOOD_IDS, "the good that the last tile stands for"),
    number("tiles_paid", t.ALL_TILES, "tiles paid in place of goods (FEU-4.5)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Frame):
    """Writs that somebody draws and looks at (FEU-10.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.drawer: i64 = NONE
        self.to_draw: i64 = 0
        self.drawn: bytes = b""

    def copied(self) -> Frame:
        twin = Drawing()
        twin.drawer = self.drawer
        twin.to_draw = self.to_draw
        twin.drawn = self.drawn
        return twin

    def owner(self) -> int:
        """The drawer alone sees what was drawn."""
        return int(self.drawer)


DRAWING: Final[Frame] = declared(
    Drawing(),
    number("drawer", t.MAX_PLAYERS - 1, "who draws", low=-1),
    number("to_draw", rw.WRITS, "how many are still to be drawn"),
    row_of("drawn", rw.WRIT_IDS, "those drawn, in their order", seen=OWNER),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Errand(Frame):
    """A mandate that is being played (section 17)."""

    def __init__(self) -> None:
        super().__init__()
        self.option: i64 = NONE
        self.by: i64 = NONE
        self.stage: i64 = 0
        self.picks: i64 = 0
        self.next_kind: i64 = 0

    def copied(self) -> Frame:
        twin = Errand()
        twin.option = self.option
        twin.by = self.by
        twin.stage = self.stage
        twin.picks = self.picks
        twin.next_kind = self.next_kind
        return twin


ERRAND: Final[Frame] = declared(
    Errand(),
    number("option", rw.MANDATE_OPTIONS - 1, "which, and for what", low=-1),
    number("by", t.MAX_PLAYERS - 1, "who plays it", low=-1),
    number("stage", PLAYED, "how far it has come"),
    number("picks", max(rw.OPTION_AMOUNT), "goods that may still be picked"),
    number("next_kind", t.GOODS, "the first kind that may still be picked"),
)
