"""What happens in between, and what it remembers: payments, drawn writs, mandates."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import goods
from tabard.games.feudum.player import NONE
from tabard.kernel.frame import OWNER, Frame, declared, number, row_of
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

    def __init__(self, source: Bill | None = None) -> None:
        super().__init__()
        self.payer: i64 = NONE if source is None else source.payer
        self.due: i64 = 0 if source is None else source.due

    def copied(self) -> Frame:
        return Bill(self)


BILL: Final[Frame] = declared(
    Bill(),
    number("payer", t.MAX_PLAYERS - 1, "who pays", low=-1),
    goods("due", "what is still to be paid"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Frame):
    """Writs that somebody draws and looks at (FEU-10.3)."""

    def __init__(self, source: Drawing | None = None) -> None:
        super().__init__()
        self.drawer: i64 = NONE if source is None else source.drawer
        self.to_draw: i64 = 0 if source is None else source.to_draw
        self.drawn: bytes = b"" if source is None else source.drawn

    def copied(self) -> Frame:
        return Drawing(self)

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

    def __init__(self, source: Errand | None = None) -> None:
        super().__init__()
        self.option: i64 = NONE if source is None else source.option
        self.by: i64 = NONE if source is None else source.by
        self.stage: i64 = 0 if source is None else source.stage
        self.picks: i64 = 0 if source is None else source.picks
        self.next_kind: i64 = 0 if source is None else source.next_kind

    def copied(self) -> Frame:
        return Errand(self)


ERRAND: Final[Frame] = declared(
    Errand(),
    number("option", rw.MANDATE_OPTIONS - 1, "which, and for what", low=-1),
    number("by", t.MAX_PLAYERS - 1, "who plays it", low=-1),
    number("stage", PLAYED, "how far it has come"),
    number("picks", max(rw.OPTION_AMOUNT), "goods that may still be picked"),
    number("next_kind", t.GOODS, "the first kind that may still be picked"),
)
