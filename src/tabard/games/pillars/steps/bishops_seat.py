"""Station 2: the bishop's cube is handed over (section 8)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import take_from_market
from tabard.games.pillars.state import PillarsState
from tabard.kernel.step import Step


class BishopsSeat(Step[PillarsState]):
    """The cube chosen after the reveal comes from the market's stock, free (PIL-8.1, PIL-8.3)."""

    def proceed(self, s: PillarsState) -> None:
        if s.bishop >= 0:
            seat = s.builder_at(t.FIRST_SPACE[t.BISHOPS_SEAT])
            take_from_market(s, seat, s.bishop, 1)
            s.tell(self.rule, "gains-cubes", seat, 1, t.KIND_IDS[s.bishop], "bishops_seat")
        s.clear_station(t.BISHOPS_SEAT)
        s.next()


BISHOPS_SEAT: Final[BishopsSeat] = BishopsSeat("bishops_seat", "PIL-8.1")
