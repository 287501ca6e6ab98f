"""Turns: playing a card, and what follows it (FEU-3.6, FEU-3.7, FEU-4.7)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.rounds import Turn
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep, carry_out_card
from tabard.games.feudum.steps.free_actions import (
    do_freely,
    is_free_action,
    offer_free_actions,
    window_open,
)
from tabard.games.feudum.steps.selection import empty_pouch
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import IDLE, Menu
from tabard.kernel.state import NOBODY
from tabard.kernel.step import Step


def offer_cards(s: FeudumState, menu: Menu) -> None:
    """Offer the cards in hand."""
    p = s.seats[s.active]
    for card in range(t.CARDS):
        if has(p.hand, card):
            menu.offer(a.PLAY + card)
            if menu.explaining:
                warn_of_card(s, card, menu)
        elif menu.explaining:
            if has(p.played, card):
                menu.refuse(a.PLAY + card, "FEU-3.6", "already-played")
            else:
                menu.refuse(a.PLAY + card, "FEU-3.2", "not-in-your-hand")


def warn_of_card(s: FeudumState, card: i64, menu: Menu) -> None:
    """Say so if a card could only be waived: its own step is asked, with the card played."""
    after = s.copy()
    after.step().take(after, a.PLAY + card)
    at = after.at
    step = after.step()
    assert isinstance(step, CardStep)
    while after.to_move == NOBODY and after.at == at:
        step.proceed(after)
    if after.at == at and step.idle(after):
        rule, why, need, have = step.why_nothing(after)
        menu.warn(a.PLAY + card, IDLE, rule, why, need, have)


def play_card(s: FeudumState, card: i64) -> None:
    """Lay a card open and carry it out."""
    p = s.seats[s.active]
    p.hand &= ~bit(card)
    p.played |= bit(card)
    turn = s.of(Turn)
    turn.cards += 1
    turn.drew = False
    s.tell("FEU-3.6", "plays-card", s.active, 0, t.CARD_IDS[card])
    carry_out_card(s, card)


class PlayCard(Step[FeudumState]):
    """Clockwise everybody with cards plays one; free actions before it (D04, FEU-3.6)."""

    def proceed(self, s: FeudumState) -> None:
        for _seat in range(s.players):
            if s.seats[s.active].hand != 0:
                s.awaits(s.active)
                return
            s.active = s.seat_after(s.active, 1)
        for seat in range(s.players):
            empty_pouch(s, seat)  # FEU-3.5
        s.active = s.start_player
        s.done()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_cards(s, menu)
        offer_free_actions(s, s.to_move, menu, True, True)

    def take(self, s: FeudumState, code: i64) -> None:
        if is_free_action(code):
            do_freely(s, s.to_move, code)
        else:
            s.branch(TURN)
            play_card(s, code - a.PLAY)


class AfterCard(Step[FeudumState]):
    """A card is resolved: pouches, then free actions and perhaps a second card (D04).

    `progress` 0: pouches; 1: the question.
    """

    def proceed(self, s: FeudumState) -> None:
        if s.progress == 0:
            s.progress = 1
            self.clear_up(s)
        elif self.may_double(s) or self.may_act(s):
            s.awaits(s.active)
        else:
            end_turn(s)

    def clear_up(self, s: FeudumState) -> None:
        """A pouch is emptied after its owner's last card."""
        for seat in range(s.players):
            p = s.seats[seat]
            if p.hand == 0 and p.pouch == t.EXTRA_CARD:  # FEU-3.5
                empty_pouch(s, seat)

    def may_double(self, s: FeudumState) -> bool:
        """Whether a second card may be played in this turn (FEU-3.6)."""
        p = s.seats[s.active]
        return p.pouch == t.TWO_CARDS and s.of(Turn).cards == 1 and p.hand != 0

    def may_act(self, s: FeudumState) -> bool:
        """Whether, for all that everybody knows, a free action is possible (FEU-4.7)."""
        if s.of(Turn).drew and s.seats[s.active].writs != 0:
            return True
        return window_open(s, s.active, True)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if self.may_double(s):
            offer_cards(s, menu)
        offer_free_actions(s, s.to_move, menu, True, s.of(Turn).drew)
        menu.offer(a.END_TURN)

    def take(self, s: FeudumState, code: i64) -> None:
        if is_free_action(code):
            do_freely(s, s.to_move, code)
        elif code == a.END_TURN:
            end_turn(s)
        else:
            s.progress = 0
            s.seats[s.active].doubled = True
            play_card(s, code - a.PLAY)


def end_turn(s: FeudumState) -> None:
    """The next player's turn; sulphur leaves a pouch after two cards (FEU-3.5)."""
    if s.of(Turn).cards > 1:
        empty_pouch(s, s.active)
    s.age_wrecks()
    s.active = s.seat_after(s.active, 1)
    s.next()


TURN: Final = 0  # the part that begins when a card is played

PLAY_CARD: Final[PlayCard] = PlayCard("play_card", "FEU-3.6")
AFTER_CARD: Final[AfterCard] = AfterCard("after_card", "FEU-3.6", True)
