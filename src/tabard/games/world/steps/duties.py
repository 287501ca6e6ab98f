"""Duties at a chapter's end, their penalties, and what loyalty spares (sections 16 to 18)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import tables as t
from tabard.games.world.ledger import lose_vp, pay
from tabard.games.world.state import COUNT_WIDTH, WorldState
from tabard.kernel.ints import bit, has, i64, size, with_part
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def collect(s: WorldState, duty: i64, amount: i64, rule: str) -> None:
    """In turn order everybody gives as much as he can of a duty (WWE-16.1, 16.5, 17.1)."""
    kind: i64 = t.DUTY_KIND[duty]
    for n in range(s.players):
        seat = s.seat_in_turn(n)
        p = s.seats[seat]
        given: i64 = min(amount, p.owns(kind))
        pay(s, seat, kind, given, rule)
        missing = amount - given
        if missing > 0:
            p.missing = with_part(p.missing, duty, COUNT_WIDTH, missing)
            s.tell(rule, "misses-duty", seat, missing, t.DUTY_IDS[duty])
            if s.chapter < t.CHAPTERS:  # WWE-16.6
                lose_vp(s, seat, missing * t.DUTY_VP[duty], rule, t.DUTY_IDS[duty])
                p.penalties |= bit(duty)
                s.tell(rule, "penalised", seat, 0, t.PENALTY_IDS[duty])


class Duties(Step[WorldState]):
    """Piety, then grain (WWE-16.2, WWE-16.3)."""

    def proceed(self, s: WorldState) -> None:
        for duty in range(t.TAX):
            collect(s, duty, t.DUTY_AMOUNT[duty], t.DUTY_RULES[duty])
        s.next()


class TaxRoll(Step[WorldState]):
    """The active player rolls the die once for all (WWE-16.4)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: WorldState, menu: Menu) -> None:
        for n in range(len(t.TAXES)):
            menu.offer_weighted(a.TAX + n, t.TAX_WEIGHTS[n])

    def take(self, s: WorldState, code: i64) -> None:
        s.tax = t.TAXES[code - a.TAX]
        s.tell(self.rule, "tax-rolled", s.active, s.tax)
        s.next()


class Tax(Step[WorldState]):
    """Everybody pays what the die shows (WWE-16.4)."""

    def proceed(self, s: WorldState) -> None:
        collect(s, t.TAX, s.tax, self.rule)
        s.next()


class Protection(Step[WorldState]):
    """Loyalty cancels penalties, in the last chapter doublings (D19, WWE-18.1, WWE-18.2)."""

    def cites(self, s: WorldState) -> str:
        return self.rule if s.chapter < t.CHAPTERS else "WWE-18.2"

    def proceed(self, s: WorldState) -> None:
        while s.progress < s.players:
            seat = s.seat_in_turn(s.progress)
            p = s.seats[seat]
            if p.missing != 0 and p.owns(t.LOYALTY) > 0:
                s.awaits(seat)
                return
            s.progress += 1
        s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        rule = self.cites(s)
        failed = p.failed()
        loyalty = p.owns(t.LOYALTY)
        for n in range(len(t.PENALTY_SETS)):
            chosen: i64 = t.PENALTY_SETS[n]
            if chosen & ~failed != 0:
                menu.refuse(a.PROTECT + n, rule, "duty-fulfilled")
            elif size(chosen) > loyalty:
                menu.refuse(a.PROTECT + n, rule, "needs-loyalty", size(chosen), loyalty)
            else:
                menu.offer(a.PROTECT + n)
        menu.offer(a.DECLINE)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        rule = self.cites(s)
        s.last = code
        s.progress += 1
        s.carry_on()
        if code == a.DECLINE:
            s.tell(rule, "declines", seat)
            return
        p = s.seats[seat]
        chosen: i64 = t.PENALTY_SETS[code - a.PROTECT]
        pay(s, seat, t.LOYALTY, size(chosen), rule)
        last = s.chapter == t.CHAPTERS
        if last:
            p.spared = chosen
        else:
            p.penalties &= ~chosen
        for duty in range(t.DUTIES):
            if has(chosen, duty) and last:
                s.tell(rule, "doubling-cancelled", seat, 0, t.DUTY_IDS[duty])
            elif has(chosen, duty):
                s.tell(rule, "penalty-cancelled", seat, 0, t.PENALTY_IDS[duty])


class Losses(Step[WorldState]):
    """In the last chapter failed duties cost double, unless loyalty spares it (WWE-18.2)."""

    def proceed(self, s: WorldState) -> None:
        if s.chapter == t.CHAPTERS:
            for n in range(s.players):
                seat = s.seat_in_turn(n)
                for duty in range(t.DUTIES):
                    loss = self.loss(s, seat, duty)
                    lose_vp(s, seat, loss, self.rule, t.DUTY_IDS[duty])
        s.next()

    def loss(self, s: WorldState, seat: i64, duty: i64) -> i64:
        """What a failed duty costs a player."""
        p = s.seats[seat]
        factor: i64 = 1 if has(p.spared, duty) else t.LAST_LOSS_FACTOR
        return p.missed(duty) * t.DUTY_VP[duty] * factor


DUTIES: Final[Duties] = Duties("duties", "WWE-16.1")
TAX_ROLL: Final[TaxRoll] = TaxRoll("tax_roll", "WWE-16.4")
TAX: Final[Tax] = Tax("tax", "WWE-16.4")
PROTECTION: Final[Protection] = Protection("protection", "WWE-18.1")
LOSSES: Final[Losses] = Losses("losses", "WWE-18.2")
