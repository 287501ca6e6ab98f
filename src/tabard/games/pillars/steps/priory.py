"""Station 5: the priory (section 11)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_vp
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import i64
from tabard.kernel.step import Step


class Priory(Step[PillarsState]):
    """Points by space, more with Prior Philip (PIL-11.1, PIL-22.4)."""

    def proceed(self, s: PillarsState) -> None:
        first: i64 = t.FIRST_SPACE[t.PRIORY]
        for n in range(t.STATION_SPACES[t.PRIORY]):
            seat = s.builder_at(first + n)
            if seat != NONE:
                bonus = t.PRIORY_BONUS if s.seats[seat].holds(t.PHILIP) else 0
                gain_vp(s, seat, t.PRIORY_VP[n] + bonus, self.rule)
        s.clear_station(t.PRIORY)
        s.next()


PRIORY: Final = Priory("priory", "PIL-11.1")
