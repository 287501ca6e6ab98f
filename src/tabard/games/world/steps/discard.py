"""The hidden card that goes with each open one (WWE-9.7): on a turn, at court, in the war."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import frames
from tabard.games.world import tables as t
from tabard.games.world.frames import Levelling
from tabard.games.world.state import NONE, WorldState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def level_piles(s: WorldState, seat: i64, in_turn: bool) -> None:
    """Have a player discard who has laid a card open (WWE-9.7)."""
    s.call(LEVELLING)
    levelling = s.of(Levelling)
    levelling.seat = seat
    levelling.in_turn = in_turn


def lay_unused(s: WorldState, seat: i64, card: i64, rule: str) -> None:
    """Lay a card open without using it, and discard (WWE-9.9)."""
    s.seats[seat].lay(card, False)
    s.tell(rule, "lays-unused", seat, 0, t.CARD_IDS[card])
    level_piles(s, seat, False)


def offer_hand(s: WorldState, menu: Menu, seat: i64, first: i64, rule: str) -> None:
    """Offer every card of a hand."""
    hand = s.seats[seat].hand
    card: i64 = 0
    while hand != 0:
        if hand & 1 == 1:
            menu.offer(first + card)
        hand >>= 1
        card += 1
    if menu.explaining:
        for other in range(t.CARDS):
            if not has(s.seats[seat].hand, other):
                menu.refuse(first + other, rule, "not-in-hand")


class Discard(Step[WorldState]):
    """The hidden pile grows until it is level with the open one (D02).

    On a turn under vice and chaos the card is drawn at random (WWE-21.III09).
    """

    def proceed(self, s: WorldState) -> None:
        levelling = s.of(Levelling)
        seat = levelling.seat
        if not s.seats[seat].owes_a_card() or s.starred_only():  # WWE-2.9
            s.done()
        elif levelling.in_turn and s.in_force(e.VICE) != NONE:
            s.awaits(CHANCE)
        else:
            s.awaits(seat)

    def ask(self, s: WorldState, menu: Menu) -> None:
        first: i64 = a.DRAW if s.to_move == CHANCE else a.DISCARD
        offer_hand(s, menu, s.of(Levelling).seat, first, self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.of(Levelling).seat
        if s.to_move == CHANCE:
            card = code - a.DRAW
            s.tell_secretly("WWE-21.III09", "discard-drawn", seat, t.CARD_IDS[card])
        else:
            card = code - a.DISCARD
            s.tell_secretly(self.rule, "discards", seat, t.CARD_IDS[card])
        s.seats[seat].hide(card)
        s.carry_on()


DISCARD: Final[Discard] = Discard("discard", "WWE-9.7")
LEVELLING: Final[Part] = Part("levelling", DISCARD, frame=frames.LEVELLING)
