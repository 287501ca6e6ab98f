"""Points and places (section 20)."""

from __future__ import annotations

from tabard.games.pillars.state import PillarsState


def scores(s: PillarsState) -> list[int]:
    """Victory points; leftovers are worth nothing (PIL-20.1, PIL-20.4)."""
    return [int(p.vp) for p in s.seats]


def ranking(s: PillarsState) -> list[int]:
    """Most points, then most gold; who is still tied shares the place (PIL-20.2, PIL-20.3)."""
    standing = [(int(p.vp), int(p.gold)) for p in s.seats]
    return [1 + sum(other > own for other in standing) for own in standing]
