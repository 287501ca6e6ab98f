"""Station 3: the wool mill pays its workers (section 9)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_gold
from tabard.games.pillars.state import PillarsState
from tabard.kernel.ints import i64
from tabard.kernel.step import Step


def wages(workers: i64, doubled: i64) -> i64:
    """What workers earn, up to so many of them twice (PIL-9.1, PIL-23.5)."""
    return (workers + min(doubled, workers)) * t.WAGE


class WoolMill(Step[PillarsState]):
    """Gold for each worker, with the priory's bonus in one sum (PIL-9.1, PIL-23.5)."""

    def proceed(self, s: PillarsState) -> None:
        doubled: i64 = t.EVENT_DOUBLE_WAGE[s.event]
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            p = s.seats[seat]
            if p.mill > 0:
                gain_gold(s, seat, wages(p.mill, doubled), self.rule)
            p.mill = 0
        s.next()


WOOL_MILL: Final[WoolMill] = WoolMill("wool_mill", "PIL-9.1")
