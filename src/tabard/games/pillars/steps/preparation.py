"""Preparation of a round: cards for Kingsbridge, Shiring and the display (PIL-3.2)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class KingsbridgeCards(Step[PillarsState]):
    """Two advantage cards for Kingsbridge (PIL-3.2a); in round 6 the two known ones (PIL-2.7)."""

    def proceed(self, s: PillarsState) -> None:
        if s.round == t.ROUNDS:
            s.kingsbridge_1 = t.FINAL_ADVANTAGES[0]
            s.kingsbridge_2 = t.FINAL_ADVANTAGES[1]
            for card in t.FINAL_ADVANTAGES:
                s.tell("PIL-2.7", "card-to-kingsbridge", CHANCE, 0, t.ADVANTAGE_IDS[card])
            s.next()
        elif s.kingsbridge_2 == NONE:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        for card in range(t.ADVANTAGES):
            if has(s.advantages_left, card):
                menu.offer(a.ADVANTAGE + card)

    def take(self, s: PillarsState, code: i64) -> None:
        card = code - a.ADVANTAGE
        s.advantages_left &= ~bit(card)
        if s.kingsbridge_1 == NONE:
            s.kingsbridge_1 = card
        else:
            s.kingsbridge_2 = card
        s.tell(self.rule, "card-to-kingsbridge", CHANCE, 0, t.ADVANTAGE_IDS[card])
        s.carry_on()


class RoundCraftsmen(Step[PillarsState]):
    """Two of the round's craftsmen to Shiring, the other two to the display (PIL-2.6, 3.2b)."""

    def proceed(self, s: PillarsState) -> None:
        if s.shiring_2 == NONE:
            s.awaits(CHANCE)
            return
        for craftsman in t.STACKS[s.round]:
            if craftsman not in (s.shiring_1, s.shiring_2):
                s.open_craftsmen |= bit(craftsman)
        s.dealt_craftsmen = s.open_craftsmen
        s.next()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        for craftsman in t.STACKS[s.round]:
            if craftsman != s.shiring_1:
                menu.offer(a.CRAFTSMAN + craftsman)

    def take(self, s: PillarsState, code: i64) -> None:
        craftsman = code - a.CRAFTSMAN
        if s.shiring_1 == NONE:
            s.shiring_1 = craftsman
        else:
            s.shiring_2 = craftsman
        s.tell(self.rule, "card-to-shiring", CHANCE, 0, t.CRAFTSMAN_IDS[craftsman])
        s.carry_on()


class ResourceCards(Step[PillarsState]):
    """All resource cards but two, which are set aside, lie in the display (PIL-3.2c)."""

    def proceed(self, s: PillarsState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        for pair in range(a.PAIRS):
            menu.offer(a.ASIDE + pair)

    def take(self, s: PillarsState, code: i64) -> None:
        s.aside = a.PAIR_CARDS[code - a.ASIDE]
        s.open_cards = t.ALL_CARDS & ~s.aside
        s.tell(self.rule, "display-laid-out", CHANCE, s.round)
        s.next()


class EllensLook(Step[PillarsState]):
    """The owner of Ellen alone sees the top event card (PIL-3.2d, PIL-22.5)."""

    def proceed(self, s: PillarsState) -> None:
        if s.foreseen == NONE and s.owner_of(t.ELLEN) != NONE:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        offer_events(s, menu)

    def take(self, s: PillarsState, code: i64) -> None:
        s.foreseen = code - a.EVENT
        s.tell_secretly(self.rule, "foresees", s.owner_of(t.ELLEN), t.EVENT_IDS[s.foreseen])
        s.next()


def offer_events(s: PillarsState, menu: Menu) -> None:
    """Any event card not yet revealed may lie on top of the deck (PIL-2.8, PIL-25.2)."""
    for event in range(t.EVENTS):
        if has(s.events_left, event):
            menu.offer(a.EVENT + event)


KINGSBRIDGE_CARDS: Final[KingsbridgeCards] = KingsbridgeCards("kingsbridge_cards", "PIL-3.2")
ROUND_CRAFTSMEN: Final[RoundCraftsmen] = RoundCraftsmen("round_craftsmen", "PIL-3.2")
RESOURCE_CARDS: Final[ResourceCards] = ResourceCards("resource_cards", "PIL-3.2")
ELLENS_LOOK: Final[EllensLook] = EllensLook("ellens_look", "PIL-22.5")
