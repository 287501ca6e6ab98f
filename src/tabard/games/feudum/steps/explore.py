"""Explore: royal writs for the ruler of an outpost (section 10)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.ledger import can_pay
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.payment import charge
from tabard.games.feudum.steps.writs import draw_writs
from tabard.kernel.ints import i64, size
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def can_explore(s: FeudumState, seat: i64) -> bool:
    """Whether a player rules an outpost and a writ is left (FEU-10.1)."""
    return s.seats[seat].rules & s.outposts != 0 and s.stack_size() > 0


class Explore(CardStep):
    """Draw writs by outposts and feudums and keep one (D12, FEU-10.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if can_explore(s, s.active):
            menu.offer(a.PERFORM)
        else:
            rule, why, need, have = self.why_nothing(s)
            menu.refuse(a.PERFORM, rule, why, need, have)
        menu.offer(a.WAIVE)

    def why_nothing(self, s: FeudumState) -> Grounds:
        if s.stack_size() > 0:
            return self.rule, "needs-an-outpost", 0, 0
        return "FEU-4.3", "no-writ-left", 0, 0

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
            return
        p = s.seats[s.active]
        outposts, feudums = size(p.rules & s.outposts), size(p.rules & s.feudums)
        number = terms.growth(t.EXPLORE_DRAW, outposts, feudums)
        s.branch(DRAWN)
        draw_writs(s, s.active, number, self.rule)


class Shovels(Step[FeudumState]):
    """Shovels and swords: more writs for iron, in the advanced game (FEU-10.2)."""

    def proceed(self, s: FeudumState) -> None:
        able = can_pay(s.seats[s.active], t.EXPLORE_IRON) and s.stack_size() > 0
        if s.readings.specials and able:
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        menu.offer(a.PERFORM)
        menu.offer(a.WAIVE)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            s.next()
        else:
            s.branch(PERFORMED)
            charge(s, s.active, t.EXPLORE_IRON)


class MoreWrits(Step[FeudumState]):
    """The iron is paid, the writs are drawn (FEU-10.2)."""

    def proceed(self, s: FeudumState) -> None:
        s.next()
        draw_writs(s, s.active, t.SHOVEL_DRAW, self.rule)


# The parts that follow when writs are drawn, and when more are paid for.
DRAWN: Final = 0
PERFORMED: Final = 0

EXPLORE: Final[Explore] = Explore("explore", "FEU-10.1")
SHOVELS: Final[Shovels] = Shovels("shovels", "FEU-10.2")
MORE_WRITS: Final[MoreWrits] = MoreWrits("more_writs", "FEU-10.2")
