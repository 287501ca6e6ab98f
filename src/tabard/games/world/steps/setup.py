"""Setup: the first active player, and what lies on the board (section 2; chance: WWE-20.8)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import tables as t
from tabard.games.world.state import WorldState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class FirstActive(Step[WorldState]):
    """The first active player, by lot (WWE-2.8)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: WorldState, menu: Menu) -> None:
        for seat in range(s.players):
            menu.offer(a.START + seat)

    def take(self, s: WorldState, code: i64) -> None:
        s.active = code - a.START
        s.tell(self.rule, "starts", s.active)
        s.next()


def lay_out(s: WorldState) -> None:
    """Fill the places of all goods (WWE-1.3), and the board (WWE-2.2 to WWE-2.6, WWE-11.1)."""
    for kind in range(t.KINDS):
        s.fill_stock(kind, t.TOTAL[kind])
    for p in s.seats:
        p.add(t.WOOL, t.START_WOOL)
        s.fill_stock(t.WOOL, -t.START_WOOL)
    s.in_play = t.FIRST_PROJECTS
    s.cloth_covered = t.CLOTH_COVERED


FIRST_ACTIVE: Final[FirstActive] = FirstActive("first_active", "WWE-2.8")
