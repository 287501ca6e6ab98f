"""The beginning of a round: pouches in turn order, then cards for all at once (FEU-3.2 to 3.5)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Bill
from tabard.games.feudum.frames.rounds import PouchFilling
from tabard.games.feudum.ledger import can_pay, one_good
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.free_actions import (
    do_freely,
    is_free_action,
    offer_free_actions,
    window_open,
)
from tabard.games.feudum.steps.payment import charge
from tabard.kernel.frame import Frame
from tabard.kernel.ints import bit, i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.step import Step


class RoundBegins(Step[FeudumState]):
    """All cards are back in hand (FEU-3.10)."""

    def proceed(self, s: FeudumState) -> None:
        s.round += 1
        s.active = s.start_player
        s.age_wrecks()  # those left while pawns were fed (FEU-6.8)
        for p in s.seats:
            p.played = 0
            p.doubled = False
            p.moves = 0
            p.guild_used = NONE
        s.tell("FEU-3.1", "round-begins", s.start_player, s.round)
        s.next()


def pouch_cost(choice: i64) -> i64:
    """The good that lies on a pouch."""
    return one_good(t.SALTPETRE if choice == t.EXTRA_CARD else t.SULPHUR, 1)


class Pouches(Step[FeudumState]):
    """In turn order: a good on the pouch for an extra card or a double action (D03, FEU-3.3).

    The free actions before the card selection are part of the question (FEU-4.7).
    """

    def proceed(self, s: FeudumState) -> None:
        if s.progress == s.players:
            s.next()
        else:
            seat = s.seat_in_turn(s.progress)
            if self.might_choose(s, seat):
                s.awaits(seat)
            else:
                s.progress += 1

    def might_choose(self, s: FeudumState, seat: i64) -> bool:
        """Whether there is anything to decide, as far as everybody can see."""
        p = s.seats[seat]
        if p.tiles != 0 or p.held(t.SALTPETRE) > 0 or p.held(t.SULPHUR) > 0:
            return True
        return window_open(s, seat, False)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        menu.offer(a.POUCH + t.NO_POUCH)
        for choice in range(1, len(t.POUCH_IDS)):
            if can_pay(p, pouch_cost(choice)):
                menu.offer(a.POUCH + choice)
            else:
                menu.refuse(a.POUCH + choice, self.rule, "no-such-good", 1, 0)
        offer_free_actions(s, s.to_move, menu, False, False)

    def take(self, s: FeudumState, code: i64) -> None:
        seat = s.to_move
        if is_free_action(code):
            do_freely(s, seat, code)
            return
        s.carry_on()
        choice = code - a.POUCH
        if choice == t.NO_POUCH:
            s.progress += 1
        else:
            s.of(PouchFilling).choice = choice
            charge(s, seat, pouch_cost(choice))

    def resumed(self, s: FeudumState, frame: Frame) -> None:
        if isinstance(frame, Bill):  # else a mandate or its sulphur came in between
            self.lay(s, frame.tiles_paid > 0)

    def lay(self, s: FeudumState, tile: bool) -> None:
        """The paid good lies on the pouch; a tile has left the game (FEU-3.5)."""
        seat = s.seat_in_turn(s.progress)
        p = s.seats[seat]
        filling = s.of(PouchFilling)
        p.pouch = filling.choice
        p.pouch_tile = tile
        if not p.pouch_tile:
            s.fill_haversack(t.SALTPETRE if p.pouch == t.EXTRA_CARD else t.SULPHUR, -1)
        s.tell(self.rule, "fills-pouch", seat, 1, t.POUCH_IDS[p.pouch])
        filling.choice = NONE
        s.progress += 1


def empty_pouch(s: FeudumState, seat: i64) -> None:
    """The good on a pouch goes to the haversack (FEU-3.5)."""
    p = s.seats[seat]
    if p.pouch != t.NO_POUCH and not p.pouch_tile:
        s.fill_haversack(t.SALTPETRE if p.pouch == t.EXTRA_CARD else t.SULPHUR, 1)
    p.pouch = t.NO_POUCH
    p.pouch_tile = False


class Cards(Step[FeudumState]):
    """All select their cards at the same time and in secret, one after another (D03, FEU-3.4).

    `progress` counts through everybody's first card, everybody's second and so on. Numbers ascend,
    so that a hand has one path.
    """

    def proceed(self, s: FeudumState) -> None:
        while s.progress < t.LARGE_HAND * s.players:
            seat = s.seat_in_turn(s.progress % s.players)
            if s.seats[seat].hand_size() > s.progress // s.players:
                s.awaits(seat)
                return
            s.progress += 1
        s.tell("FEU-3.2", "cards-selected", s.start_player)
        s.next()

    def awaited(self, s: FeudumState) -> list[int]:
        pick = s.progress // s.players
        found: list[int] = []
        for n in range(s.progress % s.players, s.players):
            seat = s.seat_in_turn(n)
            if s.seats[seat].hand_size() > pick:
                found.append(int(seat))
        return found

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        first = highest(p.hand) + 1
        last = t.CARDS - (p.hand_size() - size(p.hand))
        for card in range(t.CARDS):
            if first <= card <= last:
                menu.offer(a.SELECT + card)
            elif menu.explaining:
                if card < first:
                    menu.refuse(a.SELECT + card, "FEU-33.1", PART_IS_LAID)
                else:
                    menu.refuse(a.SELECT + card, "FEU-33.1", PART_OF_A_SET)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        p = s.seats[s.to_move]
        left = p.hand_size() - size(p.hand)
        pool = {int(a.SELECT + card): 1 for card in range(highest(p.hand) + 1, t.CARDS)}
        return SetAsked(pool, left, left, together=True)

    def take(self, s: FeudumState, code: i64) -> None:
        card = code - a.SELECT
        s.seats[s.to_move].hand |= bit(card)
        s.tell_secretly("FEU-3.2", "selects-card", s.to_move, t.CARD_IDS[card])
        s.progress += 1
        s.carry_on()


def highest(members: i64) -> i64:
    """The largest number in a set, or NONE."""
    found: i64 = NONE
    while members != 0:
        members >>= 1
        found += 1
    return found


ROUND_BEGINS: Final[RoundBegins] = RoundBegins("round_begins", "FEU-3.10")
POUCHES: Final[Pouches] = Pouches("pouches", "FEU-3.3", True)
CARDS: Final[Cards] = Cards("cards", "FEU-3.2", True)
