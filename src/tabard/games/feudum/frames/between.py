"""What happens in between, and what it remembers: payments, drawn writs, mandates."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.kinds import Queue, goods
from tabard.games.feudum.player import NONE
from tabard.kernel.box.fields import count, seat, thing
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import counts, name_or_none, number_or_none

# How far a mandate has come.
PAY: Final = 0
REWARD: Final = 1
PICKING: Final = 2
SETTLING: Final = 3
PLAYED: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Bill(Frame):
    """A price in goods that is being paid (FEU-4.11)."""

    # woven: facts BILL
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

    def written(self) -> dict[str, Any]:
        return {
            "payer": number_or_none(self.payer),
            "due": counts(self.due, t.GOOD_IDS, 8),
            "next_tile": self.next_tile,
            "tile_for": name_or_none(self.tile_for, t.GOOD_IDS),
            "tiles_paid": self.tiles_paid,
        }

    # woven end


BILL: Final[Frame] = declared(
    Bill(),
    "bill",
    seat("payer", "who pays"),
    goods("due", "what is still to be paid"),
    count("next_tile", 0, t.LANDSCAPES - 1, "the first landscape whose tiles may still be paid"),
    thing("tile_for", t.GOOD_IDS, "the good that the last tile stands for"),
    count("tiles_paid", 0, t.ALL_TILES, "tiles paid in place of goods (FEU-4.5)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Frame):
    """Writs that somebody draws and looks at (FEU-10.3)."""

    # woven: facts DRAWING
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

    def written(self) -> dict[str, Any]:
        return {
            "drawer": number_or_none(self.drawer),
            "to_draw": self.to_draw,
            "drawn": [rw.WRIT_IDS[n] for n in self.drawn],
        }

    # woven end

    def owner(self) -> int:
        """The drawer alone sees what was drawn."""
        return int(self.drawer)


DRAWING: Final[Frame] = declared(
    Drawing(),
    "drawing",
    seat("drawer", "who draws"),
    count("to_draw", 0, rw.WRITS, "how many are still to be drawn"),
    own=[Queue("drawn", rw.WRIT_IDS, "those drawn, in their order")],
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Errand(Frame):
    """A mandate that is being played (section 17)."""

    # woven: facts ERRAND
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

    def written(self) -> dict[str, Any]:
        return {
            "option": self.option,
            "by": number_or_none(self.by),
            "stage": self.stage,
            "picks": self.picks,
            "next_kind": self.next_kind,
        }

    # woven end


ERRAND: Final[Frame] = declared(
    Errand(),
    "errand",
    count("option", NONE, rw.MANDATE_OPTIONS - 1, "which, and for what", start=NONE),
    seat("by", "who plays it"),
    count("stage", 0, PLAYED, "how far it has come"),
    count("picks", 0, max(rw.OPTION_AMOUNT), "goods that may still be picked"),
    count("next_kind", 0, t.GOODS, "the first kind that may still be picked"),
)
