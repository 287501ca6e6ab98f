"""Station 5: the priory (section 11)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_vp
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import i64
from tabard.kernel.step import Step


def priory_points(space: i64, philip: bool) -> i64:
    """What a builder scores on a space, more with Prior Philip (PIL-11.1, PIL-22.4)."""
    return t.PRIORY_VP[space] + (t.PRIORY_BONUS if philip else 0)


class Priory(Step[PillarsState]):
    """Points by space, more with Prior Philip (PIL-11.1, PIL-22.4)."""

    def proceed(self, s: PillarsState) -> None:
        first: i64 = t.FIRST_SPACE[t.PRIORY]
        for n in range(t.STATION_SPACES[t.PRIORY]):
            seat = s.builder_at(first + n)
            if seat != NONE:
                points = priory_points(n, s.seats[seat].holds(t.PHILIP))
                gain_vp(s, seat, points, self.rule)
        s.clear_station(t.PRIORY)
        s.next()


PRIORY: Final[Priory] = Priory("priory", "PIL-11.1")
