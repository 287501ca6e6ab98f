"""Station 14 and what lies between the rounds (sections 18 to 20)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import BISHOP_OPEN, NONE, PillarsState
from tabard.kernel.ints import i64
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class NextStartPlayer(Step[PillarsState]):
    """A builder there starts next, else the left neighbour (PIL-18.1); round 6 ends the game."""

    def proceed(self, s: PillarsState) -> None:
        if s.round == t.ROUNDS:  # PIL-20.1
            s.clear_station(t.START_PLAYER)
            s.tell("PIL-20.1", "game-ends", CHANCE)
            s.game_over()
            return
        seat = s.builder_at(t.FIRST_SPACE[t.START_PLAYER])
        s.start_player = seat if seat != NONE else s.seat_in_turn(1)
        s.tell(self.rule, "starts", s.start_player)
        s.clear_station(t.START_PLAYER)
        s.next()


class BetweenRounds(Step[PillarsState]):
    """Market and court are refilled, everything of the round goes home (section 19).

    The very first round begins here too.
    """

    def proceed(self, s: PillarsState) -> None:
        if s.round > 0:
            self.refill(s)
        s.round += 1
        s.marker = 0
        s.refused = 0
        s.event = NONE
        s.bishop = BISHOP_OPEN
        s.tax = 0
        s.dealt_craftsmen = 0
        s.aside = 0
        for seat in range(s.players):
            s.fill_bag(seat, s.laid_aside(seat))  # PIL-19.3
            self.refresh(s, seat)
        s.set_aside = 0
        s.tell("PIL-3.1", "round-begins", s.start_player, s.round)
        s.next()

    def refill(self, s: PillarsState) -> None:
        """Market and court back to their stock, no more and no less (PIL-19.1)."""
        for kind in range(t.KINDS):
            missing: i64 = t.MARKET_STOCK[kind] - s.on_market(kind)
            s.fill_market(kind, missing)
            s.fill_supply(kind, -missing)
        s.fill_supply(t.METAL, s.court_metal - t.COURT_METAL)
        s.court_metal = t.COURT_METAL

    def refresh(self, s: PillarsState, seat: i64) -> None:
        """A player's workers and marks for the new round (PIL-4.8, 19.2 to 19.4, 27.3)."""
        p = s.seats[seat]
        p.grey = p.grey_won
        p.grey_won = 0
        p.workers = t.WORKERS + p.grey
        if p.holds(t.OTTO):  # PIL-22.11
            p.workers += t.OTTOS_WORKERS
        p.limited = p.limited_next
        p.limited_next = False
        p.bought = 0
        p.sold = 0
        p.passed = False
        p.protected = False
        p.exempt = False


NEXT_START_PLAYER: Final[NextStartPlayer] = NextStartPlayer("next_start_player", "PIL-18.1")
BETWEEN_ROUNDS: Final[BetweenRounds] = BetweenRounds("between_rounds", "PIL-19.1")
