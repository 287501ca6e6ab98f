"""Setup: who starts, and what that fixes (section 2)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class FirstStartPlayer(Step[PillarsState]):
    """The first start player, by lot or as the table chose (PIL-2.2); then gold by turn order."""

    def proceed(self, s: PillarsState) -> None:
        if s.readings.start_player == NONE:
            s.awaits(CHANCE)
        else:
            begin(s, s.readings.start_player)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        for seat in range(s.players):
            menu.offer(a.START + seat)

    def take(self, s: PillarsState, code: i64) -> None:
        begin(s, code - a.START)


def begin(s: PillarsState, start_player: i64) -> None:
    """Give the start player his sign and everyone his gold (PIL-2.4)."""
    s.start_player = start_player
    s.tell("PIL-2.2", "starts", start_player)
    for n in range(s.players):
        s.seats[s.seat_in_turn(n)].gold = t.START_GOLD[n]
    s.next()


def lay_out(s: PillarsState) -> None:
    """Fill supply, market, court and bag (PIL-1.2, PIL-2.9); the rest is as a new state has it."""
    for kind in range(t.KINDS):
        s.set_supply(kind, t.CUBES[kind] - t.MARKET_STOCK[kind])
        s.fill_market(kind, t.MARKET_STOCK[kind])
    s.court_metal = t.COURT_METAL
    s.fill_supply(t.METAL, -t.COURT_METAL)
    for seat in range(s.players):
        s.fill_bag(seat, t.BUILDERS)


FIRST_START_PLAYER: Final[FirstStartPlayer] = FirstStartPlayer("first_start_player", "PIL-2.2")
