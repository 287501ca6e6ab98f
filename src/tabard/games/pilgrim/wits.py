"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in points; no rule of the game is written here.
"""

from __future__ import annotations

from tabard.games.pilgrim import scoring
from tabard.games.pilgrim.state import PilgrimState


def value(s: PilgrimState, seat: int) -> float:
    """How well a seat stands."""
    return float(scoring.points(s, seat))
