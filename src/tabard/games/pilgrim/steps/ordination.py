"""Duty: Ordination (section 13)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import order
from tabard.games.pilgrim.ledger import ordain, send_out
from tabard.games.pilgrim.means import ASK_RELIQUARY, can_settle, purse_of, wheat_held
from tabard.games.pilgrim.state import MISSION, NO_UNIT, ORDAIN, PilgrimState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class Ordination(Step[PilgrimState]):
    """Up to `value` steps, each for 1 wheat: ordain, or send on a mission (PGM-13.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.unit != NO_UNIT:
            self.carry_out(s)
            return
        if s.value > 0:
            s.awaits(s.active())  # alone, `stop` is taken by itself
        else:
            s.go(order.RECALL)

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
        if s.begun:
            menu.offer(a.STOP)
        else:
            menu.refuse(a.STOP, "PGM-4.5", "one-unit-is-due")

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.STOP:
            s.go(order.RECALL)
            return
        s.unit = ORDAIN if code == a.ORDAIN else MISSION
        s.due_wheat = 1
        s.go(order.PAYMENT)

    def carry_out(self, s: PilgrimState) -> None:
        """The step has been paid."""
        if s.unit == ORDAIN:
            ordain(s, s.active(), self.rule)
        else:
            send_out(s, s.active(), self.rule)
        s.forget_unit()
        s.value -= 1
        s.begun = True
        s.go(order.UNIT_WINDOW)


ORDINATION: Final = Ordination("ordination", "PGM-13.1")
