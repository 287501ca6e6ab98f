"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in victory points; no rule of the game is written here.
"""

from __future__ import annotations

from tabard.games.feudum.state import FeudumState


def value(s: FeudumState, seat: int) -> float:
    """How well a seat stands."""
    return float(s.seats[seat].vp)
