"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in victory points, not a rule of the game.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import NONE, PillarsState, Player
from tabard.kernel.ints import has, i64

GOLD: Final = 0.22
CUBE: Final = (0.55, 0.75, 0.42, 1.6)
WORKER_IN_MILL: Final = 0.2


def value(s: PillarsState, seat: int) -> float:
    """How well a seat stands: its points and prospects less those of its best rival."""
    own = prospects(s, seat)
    best = max(prospects(s, other) for other in range(s.players) if other != seat)
    return own - best


def prospects(s: PillarsState, seat: int) -> float:
    """The points a seat has and may expect from what lies before it."""
    return float(s.seats[seat].vp)


def rows_worth(p: Player, rounds_left: i64) -> float:
    """What a row of craftsmen may still build."""
    total = 0.0
    for craftsman in range(t.CRAFTSMEN):
        if has(p.row, craftsman):
            total += t.USE_VP[craftsman] * t.CAPACITY[craftsman]
    return total * float(rounds_left)


def placed(s: PillarsState, seat: i64, station: i64) -> bool:
    """Whether a seat has a builder at a station."""
    first: i64 = t.FIRST_SPACE[station]
    for space in range(first, first + t.STATION_SPACES[station]):
        if s.builder_at(space) == seat and seat != NONE:
            return True
    return False
