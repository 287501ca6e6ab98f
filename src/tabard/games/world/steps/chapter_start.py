"""The start of a chapter: cards in hand, then the penalties of the last one (section 4)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import tables as t
from tabard.games.world.state import WorldState
from tabard.games.world.steps.discard import lay_unused, offer_hand
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def serve(s: WorldState, seat: i64, penalty: i64, rule: str) -> None:
    """A penalty is over (WWE-4.6)."""
    s.seats[seat].penalties &= ~bit(penalty)
    s.tell(rule, "penalty-served", seat, 0, t.PENALTY_IDS[penalty])


class ChapterBegins(Step[WorldState]):
    """Every player takes his cards into hand, in the introductory chapter the starred (WWE-4.1)."""

    def proceed(self, s: WorldState) -> None:
        s.chapter += 1
        s.round = 0
        s.tell("WWE-3.1", "chapter-begins", s.active, s.chapter)
        for p in s.seats:
            p.take_up(t.STARRED if s.starred_only() else t.ALL_CARDS)  # WWE-2.9
        s.next()


class Penance(Step[WorldState]):
    """From each penalised hand one card goes to the hidden pile, by lot (WWE-4.2, WWE-4.4)."""

    def proceed(self, s: WorldState) -> None:
        while s.progress < s.players:
            if s.seats[s.seat_in_turn(s.progress)].suffers(t.PENANCE):
                s.awaits(CHANCE)
                return
            s.progress += 1
        s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_hand(s, menu, s.seat_in_turn(s.progress), a.DRAW, self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.seat_in_turn(s.progress)
        card = code - a.DRAW
        s.seats[seat].hide(card)
        s.tell_secretly(self.rule, "penance-card", seat, t.CARD_IDS[card])
        serve(s, seat, t.PENANCE, self.rule)
        s.progress += 1
        s.carry_on()


class RoyalCourt(Step[WorldState]):
    """Each penalised player lays a card unused instead of a turn in round 1 (D01, WWE-4.3)."""

    def proceed(self, s: WorldState) -> None:
        while s.progress < s.players:
            seat = s.seat_in_turn(s.progress)
            if s.seats[seat].suffers(t.ROYAL_COURT):
                s.awaits(seat)
                return
            s.progress += 1
        s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_hand(s, menu, s.to_move, a.LAY, self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        s.progress += 1
        lay_unused(s, seat, code - a.LAY, self.rule)


CHAPTER_BEGINS: Final[ChapterBegins] = ChapterBegins("chapter_begins", "WWE-4.1")
PENANCE: Final[Penance] = Penance("penance", "WWE-4.2")
ROYAL_COURT: Final[RoyalCourt] = RoyalCourt("royal_court", "WWE-4.3")
