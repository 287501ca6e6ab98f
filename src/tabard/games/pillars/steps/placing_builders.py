"""Phase II: builders are drawn from the bag and placed, or wait (section 5)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import pay
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import IDLE, Grounds, Menu
from tabard.kernel.program import Choice, Part, Repeat
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step

TWO_PLAYERS: Final = 2  # the two-player game differs in the marker's last step alone (PIL-24.1)


class DrawBuilder(Step[PillarsState]):
    """While the bag is not empty, one builder is drawn at random (PIL-5.1)."""

    def proceed(self, s: PillarsState) -> None:
        if s.bag != 0:
            s.awaits(CHANCE)
            return
        if s.players == TWO_PLAYERS and s.readings.marker_to_zero:  # PIL-5.11, PIL-24.2
            s.marker = len(t.COSTS) - 1
        s.done()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        for seat in range(s.players):
            count = s.in_bag(seat)
            if count > 0:
                menu.offer_weighted(a.BUILDER + seat, count)

    def take(self, s: PillarsState, code: i64) -> None:
        seat = code - a.BUILDER
        s.fill_bag(seat, -1)
        drawn: i64 = t.BUILDERS - s.in_bag(seat)
        if s.seats[seat].limited and drawn > t.LIMITED_BUILDERS:  # PIL-5.10
            s.lay_aside(seat, 1)
            s.tell("PIL-5.10", "builder-set-aside", seat)
            s.carry_on()
            return
        s.drawn = seat
        s.tell("PIL-5.1", "builder-drawn", seat, s.cost())
        s.branch(DRAWN)


class Refusal(Step[PillarsState]):
    """The start player may put a drawn builder back, once per round (D02, PIL-5.2)."""

    def proceed(self, s: PillarsState) -> None:
        if s.refused >= s.readings.refusals or s.bag == 0:  # PIL-5.3
            s.next()
        else:
            s.awaits(s.start_player)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        menu.offer(a.ACCEPT)
        menu.offer(a.REFUSE)

    def take(self, s: PillarsState, code: i64) -> None:
        if code == a.ACCEPT:
            s.next()
            return
        s.tell("PIL-5.2", "refuses-builder", s.start_player)
        s.fill_bag(s.drawn, 1)
        s.drawn = NONE
        s.refused += 1
        s.done()


class PlaceBuilder(Step[PillarsState]):
    """The owner of the drawn builder places it at the marker's cost, or passes (D03, PIL-5.4)."""

    def proceed(self, s: PillarsState) -> None:
        s.awaits(s.drawn)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        cost = s.cost()
        if p.gold >= cost:
            offer_targets(s, menu, a.PLACE)
        elif menu.explaining:
            refuse_targets(menu, a.PLACE, self.rule, "too-little-gold", cost, p.gold)
        if p.holds(t.REMIGIUS) and cost > 0:  # PIL-22.10
            offer_targets(s, menu, a.PLACE_FREE)
        elif menu.explaining:
            why = "already-free" if p.holds(t.REMIGIUS) else "needs-remigius"
            refuse_targets(menu, a.PLACE_FREE, "PIL-22.10", why)
        if cost > 0 or s.readings.pass_at_zero:  # PIL-5.9, PIL-27.1
            menu.offer(a.PASS)
        else:
            menu.refuse(a.PASS, "PIL-5.9", "no-pass-at-zero")

    def take(self, s: PillarsState, code: i64) -> None:
        seat = s.drawn
        if code == a.PASS:
            s.tell("PIL-5.8", "builder-waits", seat, s.cost())
            s.enqueue(seat)
        elif code >= a.PLACE_FREE:
            s.seats[seat].advantages &= ~bit(t.REMIGIUS)
            s.tell("PIL-22.10", "plays", seat, 0, t.ADVANTAGE_IDS[t.REMIGIUS])
            place(s, seat, code - a.PLACE_FREE, 0, "PIL-22.10")
        else:
            pay(s, seat, s.cost())
            place(s, seat, code - a.PLACE, s.cost(), "PIL-5.4")
        if s.marker < len(t.COSTS) - 1:  # PIL-5.5
            s.marker += 1
        s.drawn = NONE
        s.next()


class PlaceWaiting(Step[PillarsState]):
    """Waiting builders are placed in the order of passing, free of charge (D05, PIL-5.8, 5.12)."""

    def proceed(self, s: PillarsState) -> None:
        if s.queued == 0:
            s.next()
        else:
            s.awaits(s.waiting(0))

    def ask(self, s: PillarsState, menu: Menu) -> None:
        offer_targets(s, menu, a.PLACE)
        if menu.explaining:
            refuse_targets(menu, a.PLACE_FREE, "PIL-22.10", "not-for-waiting-builders")
            menu.refuse(a.PASS, "PIL-5.8", "waiting-must-be-placed")

    def take(self, s: PillarsState, code: i64) -> None:
        seat = s.waiting(0)
        s.dequeue()
        place(s, seat, code - a.PLACE, 0, "PIL-5.8")
        s.carry_on()


def offer_targets(s: PillarsState, menu: Menu, family: i64) -> None:
    """Offer every target with a free space; of several, the next in order (PIL-5.6, 5.13, 27.5)."""
    for target in range(t.TARGETS):
        if s.free_space(target) != NONE:
            menu.offer(family + target)
            number = s.free_space(target) - t.TARGET_FIRST[target] + 1 if menu.explaining else 0
            if 0 < number < t.TARGET_SPACES[target]:
                menu.limit(family + target, "PIL-5.6", "fills-in-order", number)
            if menu.explaining:
                rule, why, need, have = why_no_use(s, s.to_move, target)
                if why != "":
                    menu.warn(family + target, IDLE, rule, why, need, have)
        else:
            menu.refuse(family + target, "PIL-1.1", "no-free-space")


def why_no_use(s: PillarsState, seat: i64, target: i64) -> Grounds:
    """Why a builder there could bring its owner nothing more this round; "" if it could."""
    space: i64 = t.TARGET_FIRST[target]
    if s.round == t.ROUNDS:
        if space == t.FIRST_SPACE[t.SHIRING_CASTLE]:
            return "PIL-15.1", "no-next-round-for-workers", 0, 0
        if space == t.FIRST_SPACE[t.START_PLAYER]:
            return "PIL-20.1", "no-next-round-to-start", 0, 0
    if space == t.FIRST_SPACE[t.KINGS_COURT] and s.stands_at(seat, t.KINGS_COURT):
        return "PIL-13.2", "exempt-from-tax-already", 0, 0
    return "", "", 0, 0


def refuse_targets(
    menu: Menu, family: i64, rule: str, why: str, need: i64 = 0, have: i64 = 0
) -> None:
    """Refuse every target for one reason."""
    for target in range(t.TARGETS):
        menu.refuse(family + target, rule, why, need, have)


def place(s: PillarsState, seat: i64, target: i64, cost: i64, rule: str) -> None:
    """Set a builder on the lowest free space of a target (PIL-5.6, PIL-5.7)."""
    s.put_builder(s.free_space(target), seat)
    s.tell(rule, "places-builder", seat, cost, "", t.TARGET_IDS[target])


DRAW_BUILDER: Final[DrawBuilder] = DrawBuilder("draw_builder", "PIL-5.1")
REFUSAL: Final[Refusal] = Refusal("refusal", "PIL-5.2")
PLACE_BUILDER: Final[PlaceBuilder] = PlaceBuilder("place_builder", "PIL-5.4")
PLACE_WAITING: Final[PlaceWaiting] = PlaceWaiting("place_waiting", "PIL-5.8")
BUILDERS: Final[Repeat] = Repeat(
    "builders", Choice(DRAW_BUILDER, Part("drawn", REFUSAL, PLACE_BUILDER))
)
DRAWN: Final = 0  # the part of that choice
