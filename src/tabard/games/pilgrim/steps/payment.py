"""Paying one unit: Reliquary, Bank, then what is due is deducted (PGM-4.10)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import order
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.ledger import mark_used, pay, pay_piety
from tabard.games.pilgrim.means import (
    ASK_BANK,
    ASK_RELIQUARY,
    DEDUCT,
    PAID,
    Purse,
    Renter,
    can_settle,
    can_split,
    purse_of,
    usable,
    wheat_held,
    wheat_spent,
    within_reach,
)
from tabard.games.pilgrim.state import BUILD, MISSION, ORDAIN, PilgrimState
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


def held_due(s: PilgrimState) -> i64:
    """The wheat that must be held for what is due."""
    return wheat_held(s) if s.due_wheat > 0 else 0


def can_go_on(s: PilgrimState, purse: Purse, piety: i64, asked: i64) -> bool:
    """Whether what is due, and the donation after it, can be paid from this purse."""
    return can_settle(
        s,
        s.active(),
        purse,
        s.due_stone,
        held_due(s),
        piety,
        s.due_silver,
        s.gift_piety,
        s.gift_silver,
        asked,
    )


class Payment(Renter):
    """What is due is paid; Reliquary and Bank are asked for where they help (PGM-4.10).

    `asked` says how far this has come. The donation to a site follows as a second payment.
    """

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        if s.target >= 0:
            self.work(s, seat)
            return
        while s.asked < PAID:
            if s.asked == DEDUCT:
                self.deduct(s, seat)
            elif self.wanted(s) and usable(s, seat, self.building(s), self):
                s.awaits(seat)
                return
            else:
                s.asked += 1
        if s.unit == BUILD:
            s.go(order.CONSTRUCTION)
        elif s.unit == ORDAIN or s.unit == MISSION:
            s.go(order.ORDINATION)
        else:
            s.go(order.MARKER_SOURCE)

    def building(self, s: PilgrimState) -> i64:
        """The building that is asked for now."""
        return t.RELIQUARY if s.asked == ASK_RELIQUARY else t.BANK

    def wanted(self, s: PilgrimState) -> bool:
        """Whether the building could do anything for what is due."""
        due = s.due_piety
        if s.asked == ASK_BANK:
            due += s.due_stone + s.due_wheat
        return due > 0 and within_reach(s, purse_of(s.me()), self.building(s))

    def allows(self, s: PilgrimState, purse: Purse, building: i64) -> bool:
        """Whether the payment can be completed with this building's help (PGM-4.11)."""
        left = Purse(purse)
        left.used |= bit(building)
        if building == t.RELIQUARY:
            return can_go_on(s, left, max(0, s.due_piety - t.RELIQUARY_PIETY), ASK_BANK)
        return can_split(
            s,
            s.active(),
            left,
            s.due_stone,
            held_due(s),
            s.due_piety,
            s.due_silver,
            s.gift_piety,
            s.gift_silver,
        )

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        menu.offer(a.USE + self.building(s))
        if can_go_on(s, purse_of(s.me()), s.due_piety, s.asked + 1):
            menu.offer(a.FORGO)
        else:
            menu.refuse(a.FORGO, "PGM-4.11", "cannot-pay-without-it")

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.FORGO:
            s.asked += 1
        else:
            s.target = code - a.USE
            s.settled = s.me().owns(s.target)
        s.carry_on()

    def work(self, s: PilgrimState, seat: i64) -> None:
        """Rent the building if need be, then let it help."""
        if not s.settled:
            s.call(order.RENT_METHOD)
            return
        building = s.target
        s.forget_target()
        mark_used(s, seat, building)
        s.asked += 1
        if building == t.RELIQUARY:
            s.due_piety = max(0, s.due_piety - t.RELIQUARY_PIETY)
        else:
            s.go(order.BANK_SPLIT)

    def deduct(self, s: PilgrimState, seat: i64) -> None:
        """Take what is due, then turn to the donation if there is one."""
        if s.due_wheat > 0:
            pay(s, seat, t.WHEAT, wheat_spent(s), "PGM-13.1")
            s.milled += 1
        pay(s, seat, t.STONE, s.due_stone, self.rule)
        pay(s, seat, t.SILVER, s.due_silver, self.rule)
        pay_piety(s, seat, s.due_piety, self.rule)
        s.due_stone = 0
        s.due_wheat = 0
        s.due_piety = s.gift_piety
        s.due_silver = s.gift_silver
        more = s.gift_piety + s.gift_silver > 0
        s.gift_piety = 0
        s.gift_silver = 0
        s.asked = ASK_RELIQUARY if more else PAID


class BankSplit(Step[PilgrimState]):
    """How many units of which kind silver replaces (PGM-20.27)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for kind in range(len(t.DUE_IDS)):
            due = self.due(s, kind)
            for n in range(1, a.MOST_DUE + 1):
                code = a.REPLACE + kind * a.MOST_DUE + n - 1
                if n > due:
                    menu.refuse(code, "PGM-20.27", "not-that-much-due", n, due)
                elif self.payable(s, kind, n):
                    menu.offer(code)
                else:
                    menu.refuse(code, "PGM-4.11", "cannot-pay-the-rest")

    def due(self, s: PilgrimState, kind: i64) -> i64:
        """What is due of a kind that silver may replace."""
        if kind == t.STONE:
            return s.due_stone
        return s.due_wheat if kind == t.WHEAT else s.due_piety

    def payable(self, s: PilgrimState, kind: i64, n: i64) -> bool:
        """Whether the rest can be paid after the replacement."""
        stone, wheat, piety = s.due_stone, held_due(s), s.due_piety
        if kind == t.STONE:
            stone -= n
        elif kind == t.WHEAT:
            wheat = 0
        else:
            piety -= n
        purse = purse_of(s.me())
        silver = s.due_silver + n
        return can_settle(
            s, s.active(), purse, stone, wheat, piety, silver, s.gift_piety, s.gift_silver, DEDUCT
        )

    def take(self, s: PilgrimState, code: i64) -> None:
        kind = (code - a.REPLACE) // a.MOST_DUE
        n = (code - a.REPLACE) % a.MOST_DUE + 1
        if kind == t.STONE:
            s.due_stone -= n
        elif kind == t.WHEAT:
            s.due_wheat -= n
        else:
            s.due_piety -= n
        s.due_silver += n
        s.tell(self.rule, "replaces-by-silver", s.to_move, n, t.DUE_IDS[kind])
        s.go(order.PAYMENT)


PAYMENT: Final = Payment("payment", "PGM-4.10")
BANK_SPLIT: Final = BankSplit("bank_split", "PGM-20.27")
