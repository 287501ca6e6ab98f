"""Duties that only yield: Clerical and Produce, each a single unit (sections 10 and 14)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import Duty
from tabard.games.pilgrim.ledger import gain, gain_piety
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.step import Step


class Clerical(Step[PilgrimState]):
    """Piety or silver to the value, with activity and building (PGM-10.1)."""

    def proceed(self, s: PilgrimState) -> None:
        duty = s.of(Duty)
        if duty.mode == a.DEVOTION:
            gain_piety(s, s.active(), duty.value, self.rule)
        else:
            gain(s, s.active(), t.SILVER, duty.value, self.rule)
        duty.begun = True
        duty.value = 0
        s.next()


class Produce(Step[PilgrimState]):
    """Wheat or stone to the value, with activity and building (PGM-14.1)."""

    def proceed(self, s: PilgrimState) -> None:
        duty = s.of(Duty)
        kind = t.WHEAT if duty.mode == a.GROW_WHEAT else t.STONE
        gain(s, s.active(), kind, duty.value, self.rule)
        duty.begun = True
        duty.value = 0
        s.next()


CLERICAL: Final = Clerical("clerical", "PGM-10.1")
PRODUCE: Final = Produce("produce", "PGM-14.1")
