"""Duty: Taxation (section 15)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import strength_at
from tabard.games.pilgrim.frames import Duty
from tabard.games.pilgrim.ledger import gain
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class TaxFirst(Step[PilgrimState]):
    """Step I: one resource of any kind (PGM-15.1)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for kind in range(t.KINDS):
            menu.offer(a.TAKE + kind)

    def take(self, s: PilgrimState, code: i64) -> None:
        gain(s, s.to_move, code - a.TAKE, 1, self.rule)
        s.of(Duty).begun = True
        s.next()


def collected(s: PilgrimState, seat: i64) -> i64:
    """The kinds of the other tiles where the player has the majority (PGM-15.2, PGM-20.28)."""
    p = s.seats[seat]
    claim = s.of(Duty).claim
    kinds: i64 = 0
    for place in range(1, t.LOCATIONS):
        tithe = s.layout.tithe_at(place)
        if tithe >= 0 and p.at(place) > 0:
            if place == claim or strength_at(s, seat, place) == t.MAJORITY:
                kinds |= t.TITHE_KINDS[tithe]
    return kinds


class TaxMore(Step[PilgrimState]):
    """Step II: up to `value` resources of the collected kinds (PGM-15.2, 15.3, 15.5)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        kinds = collected(s, s.to_move)
        value = s.of(Duty).value
        for n in range(a.TAXES):
            stone: i64 = a.TAX_STONE[n]
            wheat: i64 = a.TAX_WHEAT[n]
            silver: i64 = a.TAX_SILVER[n]
            total = stone + wheat + silver
            if total > value:
                menu.refuse(a.TAX + n, "PGM-15.2", "more-than-the-value", total, value)
            elif (
                (stone > 0 and not has(kinds, t.STONE))
                or (wheat > 0 and not has(kinds, t.WHEAT))
                or (silver > 0 and not has(kinds, t.SILVER))
            ):
                menu.refuse(a.TAX + n, "PGM-15.2", "no-majority-for-this-kind")
            else:
                menu.offer(a.TAX + n)

    def take(self, s: PilgrimState, code: i64) -> None:
        n = code - a.TAX
        gain(s, s.to_move, t.STONE, a.TAX_STONE[n], self.rule)
        gain(s, s.to_move, t.WHEAT, a.TAX_WHEAT[n], self.rule)
        gain(s, s.to_move, t.SILVER, a.TAX_SILVER[n], self.rule)
        s.of(Duty).value = 0
        s.next()


TAX_FIRST: Final = TaxFirst("tax_first", "PGM-15.5")
TAX_MORE: Final = TaxMore("tax_more", "PGM-15.5")
