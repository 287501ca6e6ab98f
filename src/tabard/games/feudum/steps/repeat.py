"""Repeat: a card of this round once more (section 15)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import BY_DEJA_VU, BY_REPEAT, Repetition
from tabard.games.feudum.ledger import can_pay
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep, carry_out_card
from tabard.games.feudum.steps.explore import can_explore
from tabard.games.feudum.steps.guild import can_use_guilds
from tabard.games.feudum.steps.harvest import can_harvest
from tabard.games.feudum.steps.improve import can_improve
from tabard.games.feudum.steps.influence import can_influence
from tabard.games.feudum.steps.migrate import can_migrate
from tabard.games.feudum.steps.move import can_move
from tabard.games.feudum.steps.payment import charge
from tabard.games.feudum.steps.tax import can_tax
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def possible(s: FeudumState, seat: i64, card: i64) -> bool:
    """Whether the action of a card could do something now (FEU-15.5)."""
    if card == t.MOVE:
        return can_move(s, seat)
    if card == t.INFLUENCE:
        return can_influence(s, seat)
    if card == t.GUILD:
        return can_use_guilds(s, seat, s.seats[seat].guild_used)
    if card == t.MIGRATE:
        return can_migrate(s, seat)
    if card == t.IMPROVE:
        return can_improve(s, seat)
    if card == t.EXPLORE:
        return can_explore(s, seat)
    return can_harvest(s, seat) if card == t.HARVEST else can_tax(s, seat)


def offer_repeats(s: FeudumState, menu: Menu, twice: bool, deja_vu: bool) -> None:
    """Offer the cards played before that may be repeated, if any (FEU-15.1, 15.2, 15.4)."""
    p = s.seats[s.active]
    pays = s.readings.specials and can_pay(p, t.REPEAT_SALTPETRE)
    for card in range(t.CARDS):
        code = a.REPEAT + card
        ours = (twice and has(t.TWICE, card)) or (deja_vu and has(t.DEJA_VU, card))
        if not has(p.played, card):
            menu.refuse(code, "FEU-15.1", "not-played-this-round")
        elif not ours:
            menu.refuse(code, "FEU-15.1", "never-repeated")
        elif has(t.DEJA_VU, card) and not pays:
            menu.refuse(code, "FEU-15.2", "needs-saltpetre", 1, 0)
        elif possible(s, s.active, card):
            menu.offer(code)
        else:
            menu.refuse(code, "FEU-15.5", "nothing-to-do-with-it")


def repeat(s: FeudumState, card: i64) -> None:
    """Carry out a card again; deja vu costs saltpetre (FEU-15.2)."""
    s.tell("FEU-15.1", "repeats-card", s.active, 0, t.CARD_IDS[card])
    s.of(Repetition).again = card
    s.branch(PERFORMED)
    if has(t.DEJA_VU, card):
        charge(s, s.active, t.REPEAT_SALTPETRE)


class Repeat(CardStep):
    """Which card is repeated (D19, FEU-15.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_repeats(s, menu, True, not s.readings.repeat_both)
        menu.offer(a.WAIVE)

    def idle(self, s: FeudumState) -> bool:
        both = s.readings.repeat_both and s.readings.specials
        return super().idle(s) and not (both and DEJA_VU.opens(s))

    def why_nothing(self, s: FeudumState) -> Grounds:
        if s.seats[s.active].played & t.TWICE == 0:
            return self.rule, "nothing-played-to-repeat", 0, 0
        return "FEU-15.5", "nothing-to-do-with-it", 0, 0

    def take(self, s: FeudumState, code: i64) -> None:
        s.of(Repetition).by = BY_REPEAT
        if code == a.WAIVE:
            self.waive(s)
        else:
            repeat(s, code - a.REPEAT)


class DejaVu(Step[FeudumState]):
    """The other part of Repeat, where both may be used (FEU-15.5, option repeat_parts)."""

    def opens(self, s: FeudumState) -> bool:
        """Whether a card could be repeated by it now."""
        offered = Menu()
        self.ask(s, offered)
        return offered.count > 1

    def proceed(self, s: FeudumState) -> None:
        if s.readings.repeat_both and s.readings.specials:
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_repeats(s, menu, False, True)
        menu.offer(a.WAIVE)

    def take(self, s: FeudumState, code: i64) -> None:
        s.of(Repetition).by = BY_DEJA_VU
        if code == a.WAIVE:
            s.next()
        else:
            repeat(s, code - a.REPEAT)


class Again(Step[FeudumState]):
    """The price is paid, the card is carried out again."""

    def proceed(self, s: FeudumState) -> None:
        repetition = s.of(Repetition)
        card = repetition.again
        repetition.again = NONE
        repetition.last = card
        s.next()
        carry_out_card(s, card)


PERFORMED: Final = 0  # the part that follows when a card is chosen

REPEAT: Final[Repeat] = Repeat("repeat", "FEU-15.1")
DEJA_VU: Final[DejaVu] = DejaVu("deja_vu", "FEU-15.2")
AGAIN: Final[Again] = Again("again", "FEU-15.1")
