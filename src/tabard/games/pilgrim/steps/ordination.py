"""Duty: Ordination (section 13)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim.frames import ASK_RELIQUARY, MISSION, ORDAIN, Bill, Duty, Unit
from tabard.games.pilgrim.ledger import ordain, send_out
from tabard.games.pilgrim.means import can_settle, purse_of, wheat_held
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class Ordination(Step[PilgrimState]):
    """Up to `value` steps, each for 1 wheat: ordain, or send on a mission (PGM-13.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.of(Duty).value > 0:
            s.awaits(s.active())  # alone, `stop` is taken by itself
        else:
            s.done()

    def can_pay(self, s: PilgrimState) -> bool:
        """Whether the wheat of a step can be paid (PGM-13.1, PGM-20.31)."""
        purse = purse_of(s.me())
        return can_settle(s, s.active(), purse, 0, wheat_held(s), 0, 0, 0, 0, ASK_RELIQUARY)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        payable = self.can_pay(s)
        if p.village == 0:
            menu.refuse(a.ORDAIN, "PGM-13.1", "no-serf")
        elif payable:
            menu.offer(a.ORDAIN)
        else:
            menu.refuse(a.ORDAIN, "PGM-13.1", "too-little-wheat", wheat_held(s), p.wheat)
        if p.abbey == 0:
            menu.refuse(a.MISSION, "PGM-13.1", "abbey-is-empty")
        elif payable:
            menu.offer(a.MISSION)
        else:
            menu.refuse(a.MISSION, "PGM-13.1", "too-little-wheat", wheat_held(s), p.wheat)
        if s.of(Duty).begun:
            menu.offer(a.STOP)
        else:
            menu.refuse(a.STOP, "PGM-4.5", "one-unit-is-due")

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.STOP:
            s.done()
            return
        s.branch(PAID_STEP)
        s.of(Unit).what = ORDAIN if code == a.ORDAIN else MISSION
        s.of(Bill).wheat = 1


class Ordained(Step[PilgrimState]):
    """The step has been paid and is carried out (PGM-13.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.of(Unit).what == ORDAIN:
            ordain(s, s.active(), self.rule)
        else:
            send_out(s, s.active(), self.rule)
        duty = s.of(Duty)
        duty.value -= 1
        duty.begun = True
        s.next()


PAID_STEP: Final = 0  # of the choice
ORDINATION: Final = Ordination("ordination", "PGM-13.1")
ORDAINED: Final = Ordained("ordained", "PGM-13.1")
