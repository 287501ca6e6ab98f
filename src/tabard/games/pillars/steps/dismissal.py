"""A row that overflows: its owner at once removes a craftsman (D04, PIL-4.6, PIL-14.1)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.state import PillarsState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.step import Step


def offer_row(s: PillarsState, menu: Menu, rule: str) -> None:
    """Offer every craftsman of the awaited player's row for dismissal."""
    row = s.seats[s.to_move].row
    for craftsman in range(t.CRAFTSMEN):
        if has(row, craftsman):
            menu.offer(a.DISMISS + craftsman)
        elif menu.explaining:
            menu.refuse(a.DISMISS + craftsman, rule, "not-in-your-row")


def dismiss(s: PillarsState, seat: i64, craftsman: i64, rule: str) -> None:
    """Remove a craftsman from the game; nothing is refunded."""
    s.seats[seat].row &= ~bit(craftsman)
    s.tell(rule, "dismisses", seat, 0, t.CRAFTSMAN_IDS[craftsman])


class Dismissal(Step[PillarsState]):
    """The one player whose row is too long removes a card, the new one included."""

    def proceed(self, s: PillarsState) -> None:
        for seat in range(s.players):
            if s.seats[seat].overflows():
                s.awaits(seat)
                return
        s.done()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        offer_row(s, menu, self.rule)

    def take(self, s: PillarsState, code: i64) -> None:
        dismiss(s, s.to_move, code - a.DISMISS, self.rule)
        s.done()


DISMISSAL: Final[Dismissal] = Dismissal("dismissal", "PIL-4.6")
OVERFLOW: Final[Part] = Part("overflow", DISMISSAL)
