"""Tax: shillings for the ruler of a town (section 12)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.ledger import gain_coins, gain_markers
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.membership import SEATING
from tabard.kernel.ints import i64, size
from tabard.kernel.menu import Grounds, Menu


def can_tax(s: FeudumState, seat: i64) -> bool:
    """Whether a player rules a town (FEU-12.1)."""
    return s.seats[seat].rules & s.towns != 0


class Tax(CardStep):
    """Shillings by towns and feudums (D14, FEU-12.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if can_tax(s, s.active):
            menu.offer(a.PERFORM)
        else:
            menu.refuse(a.PERFORM, self.rule, "needs-a-town")
        menu.offer(a.WAIVE)

    def why_nothing(self, s: FeudumState) -> Grounds:
        return self.rule, "needs-a-town", 0, 0

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
            return
        p = s.seats[s.active]
        amount = terms.growth(t.TAX_BASE, size(p.rules & s.towns), size(p.rules & s.feudums))
        gain_coins(s, s.active, amount, self.rule)
        s.next()
        if s.readings.specials and p.shows(t.KNIGHT):
            self.reinforce(s)

    def reinforce(self, s: FeudumState) -> None:
        """A marker from the supply, else from the own row in the Knight Guild (FEU-12.2)."""
        p = s.seats[s.active]
        if p.stock == 0 and s.row(s.active) > 0:
            s.fill_row(s.active, -t.REINFORCEMENT)
        if gain_markers(s, s.active, t.REINFORCEMENT, "FEU-12.2") > 0:
            s.call(SEATING)


TAX: Final[Tax] = Tax("tax", "FEU-12.1")
