"""Stations 10 and 11: Shiring and its castle (sections 14 and 15)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import NONE, PillarsState
from tabard.games.pillars.steps.dismissal import OVERFLOW
from tabard.kernel.ints import bit, i64
from tabard.kernel.step import Step


class Shiring(Step[PillarsState]):
    """In space order each builder's owner receives the craftsman there, free (PIL-14.1).

    A craftsman whom nobody takes leaves the game (PIL-14.2).
    """

    def proceed(self, s: PillarsState) -> None:
        while s.progress < t.STATION_SPACES[t.SHIRING]:
            seat = s.builder_at(t.FIRST_SPACE[t.SHIRING] + s.progress)
            craftsman = s.shiring_1 if s.progress == 0 else s.shiring_2
            if s.progress == 0:
                s.shiring_1 = NONE
            else:
                s.shiring_2 = NONE
            s.progress += 1
            if seat != NONE and self.receive(s, seat, craftsman):
                return
        s.clear_station(t.SHIRING)
        s.next()

    def receive(self, s: PillarsState, seat: i64, craftsman: i64) -> bool:
        """Add a craftsman to a row; whether the row now overflows (PIL-4.6)."""
        p = s.seats[seat]
        p.row |= bit(craftsman)
        s.tell(self.rule, "receives-craftsman", seat, 0, t.CRAFTSMAN_IDS[craftsman])
        if not p.overflows():
            return False
        s.call(OVERFLOW)
        return True


class ShiringCastle(Step[PillarsState]):
    """The player there has two grey workers in the next round (PIL-15.1)."""

    def proceed(self, s: PillarsState) -> None:
        seat = s.builder_at(t.FIRST_SPACE[t.SHIRING_CASTLE])
        if seat != NONE and s.round < t.ROUNDS:
            s.seats[seat].grey_won = t.CASTLE_GREY
            s.tell(self.rule, "wins-grey-workers", seat, t.CASTLE_GREY)
        s.clear_station(t.SHIRING_CASTLE)
        s.next()


SHIRING: Final[Shiring] = Shiring("shiring", "PIL-14.1")
SHIRING_CASTLE: Final[ShiringCastle] = ShiringCastle("shiring_castle", "PIL-15.1")
