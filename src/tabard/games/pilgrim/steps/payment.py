"""Paying one unit: Reliquary, Bank, then what is due is deducted (PGM-4.10)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import ASK_BANK, ASK_RELIQUARY, DEDUCT, PAID, Bill, Duty, Use
from tabard.games.pilgrim.ledger import mark_used, pay, pay_piety
from tabard.games.pilgrim.means import (
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
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.renting import RENTING
from tabard.kernel.frame import Frame
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step

BANK: Final = 0  # the Bank is used


def held_due(s: PilgrimState, bill: Bill) -> i64:
    """The wheat that must be held for what is due."""
    return wheat_held(s) if bill.wheat > 0 else 0


def can_go_on(s: PilgrimState, bill: Bill, purse: Purse, piety: i64, asked: i64) -> bool:
    """Whether what is due, and the donation after it, can be paid from this purse."""
    return can_settle(
        s,
        s.active(),
        purse,
        bill.stone,
        held_due(s, bill),
        piety,
        bill.silver,
        bill.gift_piety,
        bill.gift_silver,
        asked,
    )


class Payment(Renter):
    """What is due is paid; Reliquary and Bank are asked for where they help (PGM-4.10).

    The donation to a site follows as a second payment.
    """

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        bill = s.of(Bill)
        if bill.split:
            s.branch(BANK)
            return
        while bill.asked < PAID:
            if bill.asked == DEDUCT:
                self.deduct(s, seat, bill)
            elif self.wanted(s, bill) and usable(s, seat, self.building(bill), self):
                s.awaits(seat)
                return
            else:
                bill.asked += 1
        s.done()

    def building(self, bill: Bill) -> i64:
        """The building that is asked for now."""
        return t.RELIQUARY if bill.asked == ASK_RELIQUARY else t.BANK

    def wanted(self, s: PilgrimState, bill: Bill) -> bool:
        """Whether the building could do anything for what is due."""
        due = bill.piety
        if bill.asked == ASK_BANK:
            due += bill.stone + bill.wheat
        return due > 0 and within_reach(s, purse_of(s.me()), self.building(bill))

    def allows(self, s: PilgrimState, purse: Purse, building: i64) -> bool:
        """Whether the payment can be completed with this building's help (PGM-4.11)."""
        bill = s.of(Bill)
        left = Purse(purse)
        left.used |= bit(building)
        if building == t.RELIQUARY:
            return can_go_on(s, bill, left, max(0, bill.piety - t.RELIQUARY_PIETY), ASK_BANK)
        return can_split(
            s,
            s.active(),
            left,
            bill.stone,
            held_due(s, bill),
            bill.piety,
            bill.silver,
            bill.gift_piety,
            bill.gift_silver,
        )

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        bill = s.of(Bill)
        menu.offer(a.USE + self.building(bill))
        if can_go_on(s, bill, purse_of(s.me()), bill.piety, bill.asked + 1):
            menu.offer(a.FORGO)
        else:
            menu.refuse(a.FORGO, "PGM-4.11", "cannot-pay-without-it")

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.FORGO:
            s.of(Bill).asked += 1
            s.carry_on()
        elif s.me().owns(code - a.USE):
            self.help(s, code - a.USE)
            s.carry_on()
        else:
            s.call(RENTING)
            s.of(Use).begin(s.active(), code - a.USE)

    def resumed(self, s: PilgrimState, frame: Frame) -> None:
        assert isinstance(frame, Use)
        self.help(s, frame.building)

    def help(self, s: PilgrimState, building: i64) -> None:
        """The building is the player's own or rented: let it help."""
        mark_used(s, s.active(), building)
        bill = s.of(Bill)
        bill.asked += 1
        if building == t.RELIQUARY:
            bill.piety = max(0, bill.piety - t.RELIQUARY_PIETY)
        else:
            bill.split = True

    def deduct(self, s: PilgrimState, seat: i64, bill: Bill) -> None:
        """Take what is due, then turn to the donation if there is one."""
        if bill.wheat > 0:
            pay(s, seat, t.WHEAT, wheat_spent(s), "PGM-13.1")
            s.of(Duty).milled += 1
        pay(s, seat, t.STONE, bill.stone, self.rule)
        pay(s, seat, t.SILVER, bill.silver, self.rule)
        pay_piety(s, seat, bill.piety, self.rule)
        bill.stone = 0
        bill.wheat = 0
        bill.piety = bill.gift_piety
        bill.silver = bill.gift_silver
        more = bill.gift_piety + bill.gift_silver > 0
        bill.gift_piety = 0
        bill.gift_silver = 0
        bill.asked = ASK_RELIQUARY if more else PAID


class BankSplit(Step[PilgrimState]):
    """How many units of which kind silver replaces (PGM-20.27)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        bill = s.of(Bill)
        for kind in range(len(t.DUE_IDS)):
            due = self.due(bill, kind)
            for n in range(1, a.MOST_DUE + 1):
                code = a.REPLACE + kind * a.MOST_DUE + n - 1
                if n > due:
                    menu.refuse(code, "PGM-20.27", "not-that-much-due", n, due)
                elif self.payable(s, bill, kind, n):
                    menu.offer(code)
                else:
                    menu.refuse(code, "PGM-4.11", "cannot-pay-the-rest")

    def due(self, bill: Bill, kind: i64) -> i64:
        """What is due of a kind that silver may replace."""
        if kind == t.STONE:
            return bill.stone
        return bill.wheat if kind == t.WHEAT else bill.piety

    def payable(self, s: PilgrimState, bill: Bill, kind: i64, n: i64) -> bool:
        """Whether the rest can be paid after the replacement."""
        stone, wheat, piety = bill.stone, held_due(s, bill), bill.piety
        if kind == t.STONE:
            stone -= n
        elif kind == t.WHEAT:
            wheat = 0
        else:
            piety -= n
        gift_piety, gift_silver = bill.gift_piety, bill.gift_silver
        purse = purse_of(s.me())
        silver = bill.silver + n
        return can_settle(
            s, s.active(), purse, stone, wheat, piety, silver, gift_piety, gift_silver, DEDUCT
        )

    def take(self, s: PilgrimState, code: i64) -> None:
        bill = s.of(Bill)
        kind = (code - a.REPLACE) // a.MOST_DUE
        n = (code - a.REPLACE) % a.MOST_DUE + 1
        if kind == t.STONE:
            bill.stone -= n
        elif kind == t.WHEAT:
            bill.wheat -= n
        else:
            bill.piety -= n
        bill.silver += n
        bill.split = False
        s.tell(self.rule, "replaces-by-silver", s.to_move, n, t.DUE_IDS[kind])
        s.next()


PAYMENT: Final = Payment("payment", "PGM-4.10")
BANK_SPLIT: Final = BankSplit("bank_split", "PGM-20.27")
