"""Phase I: choosing cards from the display (section 4)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import pay
from tabard.games.pillars.state import NONE, PillarsState
from tabard.games.pillars.steps.dismissal import OVERFLOW
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class ChoosingCards(Step[PillarsState]):
    """In turn order, again and again, each player takes one card or passes for good (PIL-4.1)."""

    def proceed(self, s: PillarsState) -> None:
        seat = self.next_active(s)
        if seat == NONE:
            self.end(s)
        else:
            s.awaits(seat)

    def next_active(self, s: PillarsState) -> i64:
        """The next player who has not passed, or NONE when the phase is over (PIL-4.3)."""
        if s.open_cards == 0 and s.open_craftsmen == 0:
            return NONE
        for _ in range(s.players):
            seat = s.seat_in_turn(s.progress)
            if not s.seats[seat].passed:
                return seat
            self.advance_turn(s)
        return NONE

    def advance_turn(self, s: PillarsState) -> None:
        """Pass the turn clockwise."""
        s.progress += 1
        if s.progress == s.players:
            s.progress = 0

    def ask(self, s: PillarsState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for card in range(t.CARDS):
            if has(s.open_cards, card):
                if p.workers >= t.CARD_WORKERS[card]:  # PIL-4.4
                    menu.offer(a.TAKE + card)
                else:
                    menu.refuse(
                        a.TAKE + card, "PIL-4.4", "too-few-workers", t.CARD_WORKERS[card], p.workers
                    )
            elif menu.explaining:
                menu.refuse(a.TAKE + card, "PIL-4.1", "not-in-the-display")
        for craftsman in t.STACKS[s.round]:
            if has(s.open_craftsmen, craftsman):
                if p.gold >= t.HIRE_COST[craftsman]:  # PIL-4.5
                    menu.offer(a.HIRE + craftsman)
                else:
                    menu.refuse(
                        a.HIRE + craftsman,
                        "PIL-4.5",
                        "too-little-gold",
                        t.HIRE_COST[craftsman],
                        p.gold,
                    )
            elif menu.explaining:
                menu.refuse(a.HIRE + craftsman, "PIL-4.1", "not-in-the-display")
        menu.offer(a.PASS)  # PIL-4.2

    def absent(self, s: PillarsState, code: i64) -> str:
        """Craftsmen of other rounds (PIL-4.1)."""
        return "not-in-the-display"

    def take(self, s: PillarsState, code: i64) -> None:
        seat = s.to_move
        p = s.seats[seat]
        self.advance_turn(s)
        s.carry_on()
        if code == a.PASS:
            p.passed = True
            s.tell("PIL-4.2", "passes-cards", seat)
        elif code < a.HIRE + t.STARTERS:
            self.take_card(s, seat, code - a.TAKE)
        else:
            craftsman = code - a.HIRE
            s.open_craftsmen &= ~bit(craftsman)
            pay(s, seat, t.HIRE_COST[craftsman])
            p.row |= bit(craftsman)
            s.tell("PIL-4.5", "hires", seat, t.HIRE_COST[craftsman], t.CRAFTSMAN_IDS[craftsman])
            if p.overflows():  # PIL-4.6
                s.call(OVERFLOW)

    def take_card(self, s: PillarsState, seat: i64, card: i64) -> None:
        """Send workers to a resource card (PIL-4.4)."""
        p = s.seats[seat]
        s.open_cards &= ~bit(card)
        p.workers -= t.CARD_WORKERS[card]
        p.cards |= bit(card)
        s.tell("PIL-4.4", "takes-card", seat, t.CARD_WORKERS[card], t.CARD_IDS[card])

    def end(self, s: PillarsState) -> None:
        """Clear the display and send the remaining workers to the mill (PIL-4.7)."""
        s.open_cards = 0
        s.open_craftsmen = 0
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            p = s.seats[seat]
            p.mill = p.workers
            p.workers = 0
            s.tell("PIL-4.7", "sends-to-mill", seat, p.mill)
        s.next()


CHOOSING_CARDS: Final[ChoosingCards] = ChoosingCards("choosing_cards", "PIL-4.1")
