"""Station 1: the event, its answers and its effect (sections 7 and 23)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_cubes, gain_gold, lose_vp, owe
from tabard.games.pillars.state import BISHOP_NOTHING, BISHOP_SHIELD, NONE, PillarsState
from tabard.games.pillars.steps.dismissal import dismiss, offer_row
from tabard.games.pillars.steps.preparation import offer_events
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def negative(s: PillarsState) -> bool:
    """Whether this round's event is a bad one."""
    return has(t.NEGATIVE, s.event)


def spared(s: PillarsState, seat: i64) -> bool:
    """Whether a player is protected from this round's event; good events reach all (PIL-8.2)."""
    return negative(s) and s.seats[seat].protected


class RevealEvent(Step[PillarsState]):
    """The top event card is turned up (PIL-7.1); Ellen may have fixed which it is."""

    def proceed(self, s: PillarsState) -> None:
        if s.foreseen == NONE:
            s.awaits(CHANCE)
        else:
            event = s.foreseen
            s.foreseen = NONE
            self.turn_up(s, event)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        offer_events(s, menu)

    def take(self, s: PillarsState, code: i64) -> None:
        self.turn_up(s, code - a.EVENT)

    def turn_up(self, s: PillarsState, event: i64) -> None:
        """Reveal the card to everybody."""
        s.reveal(event)
        s.tell(self.rule, "event-revealed", CHANCE, 0, t.EVENT_IDS[event])
        s.next()


class BishopsChoice(Step[PillarsState]):
    """Who stands at the bishop's seat chooses protection, a cube or nothing (D06, PIL-8.1)."""

    def proceed(self, s: PillarsState) -> None:
        seat = s.builder_at(t.FIRST_SPACE[t.BISHOPS_SEAT])
        if seat == NONE:
            s.next()
        else:
            s.awaits(seat)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        if negative(s):
            menu.offer(a.SHIELD)
        else:
            menu.refuse(a.SHIELD, "PIL-8.1", "no-protection-from-good-events")
        n: i64 = 0
        for kind in t.MARKET_KINDS:
            if s.on_market(kind) > 0:
                menu.offer(a.FETCH + n)
            else:
                menu.refuse(a.FETCH + n, "PIL-8.1", "none-on-the-market")
            n += 1
        menu.offer(a.FORGO)

    def take(self, s: PillarsState, code: i64) -> None:
        seat = s.to_move
        if code == a.SHIELD:
            s.bishop = BISHOP_SHIELD
            s.seats[seat].protected = True
            s.tell(self.rule, "bishop-protects", seat)
        elif code == a.FORGO:
            s.bishop = BISHOP_NOTHING
            s.tell(self.rule, "bishop-forgone", seat)
        else:
            s.bishop = t.MARKET_KINDS[code - a.FETCH]
            s.tell(self.rule, "bishop-promises", seat, 1, t.KIND_IDS[s.bishop])
        s.next()


class ThomassChoice(Step[PillarsState]):
    """Unprotected holders of Archbishop Thomas may use him against a bad event (D07, PIL-7.2).

    A cube from the bishop does not stand in the way (PIL-8.4).
    """

    def proceed(self, s: PillarsState) -> None:
        while s.progress < s.players:
            seat = s.seat_in_turn(s.progress)
            p = s.seats[seat]
            if negative(s) and not p.protected and p.holds(t.THOMAS):
                s.awaits(seat)
                return
            s.progress += 1
        s.next()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        menu.offer(a.PLAY_THOMAS)
        menu.offer(a.KEEP_THOMAS)

    def take(self, s: PillarsState, code: i64) -> None:
        if code == a.PLAY_THOMAS:  # PIL-22.8
            p = s.seats[s.to_move]
            p.advantages &= ~bit(t.THOMAS)
            p.protected = True
            s.tell("PIL-22.8", "plays", s.to_move, 0, t.ADVANTAGE_IDS[t.THOMAS])
        s.progress += 1
        s.carry_on()


class EventEffect(Step[PillarsState]):
    """What the event does at once, in turn order (PIL-7.1); later stations remember the rest."""

    def proceed(self, s: PillarsState) -> None:
        while s.progress < s.players:
            seat = s.seat_in_turn(s.progress)
            p = s.seats[seat]
            if not spared(s, seat):
                if t.EVENT_LOSES_CRAFTSMAN[s.event] > 0 and p.row != 0:  # PIL-23.9
                    s.awaits(seat)
                    return
                self.strike(s, seat)
            s.progress += 1
        s.next()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        offer_row(s, menu, "PIL-23.9")

    def take(self, s: PillarsState, code: i64) -> None:
        dismiss(s, s.to_move, code - a.DISMISS, "PIL-23.9")
        s.progress += 1
        s.carry_on()

    def strike(self, s: PillarsState, seat: i64) -> None:
        """Apply the immediate effects that need no choice (PIL-23.3, 23.4, 23.6, 23.8, 23.10)."""
        rule = t.EVENT_RULES[s.event]
        gold: i64 = t.EVENT_GOLD[s.event]
        if gold > 0:
            gain_gold(s, seat, gold, rule)
        elif gold < 0:
            owe(s, seat, -gold, rule)
        if t.EVENT_METAL[s.event] > 0:
            gain_cubes(s, seat, t.METAL, t.EVENT_METAL[s.event], rule)
        if t.EVENT_VP[s.event] < 0:
            lose_vp(s, seat, -t.EVENT_VP[s.event], rule)
        if t.EVENT_BUILDER_LIMIT[s.event] > 0 and s.round < t.ROUNDS:
            s.seats[seat].limited_next = True
            s.tell(rule, "builders-limited", seat, t.EVENT_BUILDER_LIMIT[s.event])


REVEAL_EVENT: Final[RevealEvent] = RevealEvent("reveal_event", "PIL-7.1")
BISHOPS_CHOICE: Final[BishopsChoice] = BishopsChoice("bishops_choice", "PIL-8.1")
THOMASS_CHOICE: Final[ThomassChoice] = ThomassChoice("thomass_choice", "PIL-7.2")
EVENT_EFFECT: Final[EventEffect] = EventEffect("event_effect", "PIL-23.9")
