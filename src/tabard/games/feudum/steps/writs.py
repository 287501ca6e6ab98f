"""Drawing royal writs: look at some, keep one, the rest go under the stack (section 10)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import DRAWING, Drawing
from tabard.games.feudum.frames.rounds import Turn
from tabard.games.feudum.state import FeudumState
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def draw_writs(s: FeudumState, seat: i64, number: i64, rule: str) -> None:
    """Draw so many writs and keep one; the present step goes on afterwards (FEU-10.3)."""
    number = min(number, s.stack_size())
    if number > 0:
        s.of(Turn).drew = True
        s.tell(rule, "draws-writs", seat, number)
        s.call(DRAWING_WRITS)
        drawing = s.of(Drawing)
        drawing.drawer = seat
        drawing.to_draw = number


def put_under(s: FeudumState, seat: i64, writ: i64) -> None:
    """Put a writ under the stack; who did it knows where it is (FEU-32.4)."""
    s.queue = s.queue + bytes((int(writ),))
    s.seats[seat].knows |= bit(writ)


def put_under_openly(s: FeudumState, writ: i64) -> None:
    """Put a played mandate under the stack before everybody's eyes (FEU-10.4)."""
    s.queue = s.queue + bytes((int(writ),))
    for p in s.seats:
        p.knows |= bit(writ)


class Writs(Step[FeudumState]):
    """Draw, keep one, and return one if the hand is too large (D12, FEU-10.3).

    The stack as it was shuffled is a set, and chance draws from it; below it lie the writs put
    under it, in their order.
    """

    def proceed(self, s: FeudumState) -> None:
        drawing = s.of(Drawing)
        while drawing.to_draw > 0:
            if s.unseen != 0:
                s.awaits(CHANCE)
                return
            writ = s.queue[0]
            s.queue = s.queue[1:]
            for p in s.seats:
                p.knows &= ~bit(writ)
            self.look_at(s, writ)
        if len(drawing.drawn) > 0 or size(s.seats[drawing.drawer].writs) > t.WRIT_LIMIT:
            s.awaits(drawing.drawer)
        else:
            s.done()

    def look_at(self, s: FeudumState, writ: i64) -> None:
        """The drawer alone sees a writ."""
        drawing = s.of(Drawing)
        drawing.drawn = drawing.drawn + bytes((int(writ),))
        drawing.to_draw -= 1
        s.tell_secretly("FEU-10.3", "looks-at-writ", drawing.drawer, rw.WRIT_IDS[writ])

    def ask(self, s: FeudumState, menu: Menu) -> None:
        drawing = s.of(Drawing)
        if s.to_move == CHANCE:
            for writ in range(rw.WRITS):
                if has(s.unseen, writ):
                    menu.offer(a.DRAW_WRIT + writ)
        elif len(drawing.drawn) > 0:
            for writ in range(rw.WRITS):
                if writ in drawing.drawn:
                    menu.offer(a.KEEP + writ)
                elif menu.explaining:
                    menu.refuse(a.KEEP + writ, self.rule, "not-among-those-drawn")
        else:
            for writ in range(rw.WRITS):
                if has(s.seats[drawing.drawer].writs, writ):
                    menu.offer(a.DISCARD + writ)
                elif menu.explaining:
                    menu.refuse(a.DISCARD + writ, self.rule, "not-in-your-hand")

    def take(self, s: FeudumState, code: i64) -> None:
        who = s.to_move
        s.carry_on()
        if who == CHANCE:
            s.unseen &= ~bit(code - a.DRAW_WRIT)
            self.look_at(s, code - a.DRAW_WRIT)
        elif len(s.of(Drawing).drawn) > 0:
            self.keep(s, code - a.KEEP)
        else:
            s.seats[who].writs &= ~bit(code - a.DISCARD)
            put_under(s, who, code - a.DISCARD)
            s.tell_secretly("FEU-10.3", "returns-writ", who, rw.WRIT_IDS[code - a.DISCARD])

    def keep(self, s: FeudumState, writ: i64) -> None:
        """Keep one; the others go under the stack in the order drawn."""
        drawing = s.of(Drawing)
        drawer = drawing.drawer
        s.seats[drawer].writs |= bit(writ)
        s.tell_secretly(self.rule, "keeps-writ", drawer, rw.WRIT_IDS[writ])
        for other in drawing.drawn:
            if other != writ:
                put_under(s, drawer, other)
                s.tell_secretly(self.rule, "returns-writ", drawer, rw.WRIT_IDS[other])
        drawing.drawn = b""


WRITS: Final[Writs] = Writs("writs", "FEU-10.3")
DRAWING_WRITS: Final[Part] = Part("writs", WRITS, frame=DRAWING)
