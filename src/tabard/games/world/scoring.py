"""Points and places (section 19)."""

from __future__ import annotations

from tabard.games.world import tables as t
from tabard.games.world.state import Player, WorldState


def scores(s: WorldState) -> list[float]:
    """Victory points; at the end half a point may come on top (WWE-19.1)."""
    return [points(p) for p in s.seats]


def points(p: Player) -> float:
    """A player's points: a whole number unless he has half a point."""
    return int(p.vp) + 1 / t.MONEY_PER_VP if p.half else int(p.vp)


def ranking(s: WorldState) -> list[int]:
    """Most points, then piety, loyalty, medical knowledge; the rest is shared (WWE-19.2)."""
    standing = [
        (int(p.vp), int(p.half), *(int(p.owns(kind)) for kind in t.TIE_BREAK)) for p in s.seats
    ]
    return [1 + sum(other > own for other in standing) for own in standing]
