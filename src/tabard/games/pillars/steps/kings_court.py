"""Station 9: the king's court, its metal and the king's tax (section 13)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import owe
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class CourtMetal(Step[PillarsState]):
    """The builder on space 1 takes the metal lying there (PIL-13.1)."""

    def proceed(self, s: PillarsState) -> None:
        seat = s.builder_at(t.METAL_SPACE)
        if seat != NONE and s.court_metal > 0:
            s.seats[seat].add_cubes(t.METAL, s.court_metal)
            s.tell(self.rule, "gains-cubes", seat, s.court_metal, t.KIND_IDS[t.METAL])
            s.court_metal = 0
        s.next()


class TaxRoll(Step[PillarsState]):
    """The tax die is rolled once, also when nobody is liable (PIL-13.2)."""

    def proceed(self, s: PillarsState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        for n in range(len(t.TAXES)):
            menu.offer_weighted(a.TAX + n, t.TAX_WEIGHTS[n])

    def take(self, s: PillarsState, code: i64) -> None:
        s.tax = t.TAXES[code - a.TAX]
        s.tell(self.rule, "tax-rolled", s.start_player, s.tax)
        s.next()


def liable(s: PillarsState, seat: i64) -> bool:
    """Whether a player has no builder at the court (PIL-13.2)."""
    return not s.stands_at(seat, t.KINGS_COURT)


class Exemption(Step[PillarsState]):
    """A liable holder of the fall of the king may pay nothing (D08, PIL-13.3, PIL-22.9)."""

    def proceed(self, s: PillarsState) -> None:
        while s.progress < s.players:
            seat = s.seat_in_turn(s.progress)
            if s.seats[seat].holds(t.FALL_OF_THE_KING) and liable(s, seat):
                s.awaits(seat)
                return
            s.progress += 1
        s.next()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        menu.offer(a.PLAY_FALL)
        menu.offer(a.KEEP_FALL)

    def take(self, s: PillarsState, code: i64) -> None:
        if code == a.PLAY_FALL:
            p = s.seats[s.to_move]
            p.advantages &= ~bit(t.FALL_OF_THE_KING)
            p.exempt = True
            s.tell("PIL-22.9", "plays", s.to_move, 0, t.ADVANTAGE_IDS[t.FALL_OF_THE_KING])
        s.progress += 1
        s.carry_on()


class KingsTax(Step[PillarsState]):
    """Every player without a builder at the court pays (PIL-13.2, PIL-13.3, PIL-13.4)."""

    def proceed(self, s: PillarsState) -> None:
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            p = s.seats[seat]
            if liable(s, seat) and not p.exempt:
                amount: i64 = t.FIXED_TAX if p.holds(t.FRANCIS) else s.tax  # PIL-22.2
                owe(s, seat, amount, self.rule)
        s.clear_station(t.KINGS_COURT)
        s.next()


COURT_METAL: Final[CourtMetal] = CourtMetal("court_metal", "PIL-13.1")
TAX_ROLL: Final[TaxRoll] = TaxRoll("tax_roll", "PIL-13.2")
EXEMPTION: Final[Exemption] = Exemption("exemption", "PIL-13.3")
KINGS_TAX: Final[KingsTax] = KingsTax("kings_tax", "PIL-13.2")
