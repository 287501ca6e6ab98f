"""Duties that only yield: Clerical and Produce, each a single unit (sections 10 and 14)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import order
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.ledger import gain, gain_piety
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.step import Step


class Clerical(Step[PilgrimState]):
    """Piety or silver to the value, with activity and building (PGM-10.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.mode == a.DEVOTION:
            gain_piety(s, s.active(), s.value, self.rule)
        else:
            gain(s, s.active(), t.SILVER, s.value, self.rule)
        s.begun = True
        s.value = 0
        s.go(order.UNIT_WINDOW)


class Produce(Step[PilgrimState]):
    """Wheat or stone to the value, with activity and building (PGM-14.1)."""

    def proceed(self, s: PilgrimState) -> None:
        kind = t.WHEAT if s.mode == a.GROW_WHEAT else t.STONE
        gain(s, s.active(), kind, s.value, self.rule)
        s.begun = True
        s.value = 0
        s.go(order.UNIT_WINDOW)


CLERICAL: Final = Clerical("clerical", "PGM-10.1")
PRODUCE: Final = Produce("produce", "PGM-14.1")
