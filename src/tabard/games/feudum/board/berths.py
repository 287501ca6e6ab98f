"""Where pieces stand beside a location: on the side that is freer, in fixed places."""

from functools import cache
from math import hypot
from typing import Final

from tabard.games.feudum.board import deck, routes
from tabard.games.feudum.board.curves import Point, points
from tabard.games.feudum.board.ground import EDGES, LOCATIONS, STACKS, Ground

STEPS: Final = points(deck.WHERE["berths"]["places"])
DISLIKE: Final = 0.5


@cache
def berths(ground: Ground, place: str) -> tuple[Point, ...]:
    """The places for pieces at a location, the best first; each is the middle of a figure."""
    x, y = ground.location(place)
    r = ground.r
    half = 0.62 * r
    around = [ground.location(p) for p in LOCATIONS if p != place]
    found: list[tuple[float, Point]] = []
    for order, (dx, dy) in enumerate(STEPS):
        at = (x + dx * r, y + dy * r)
        cost = order * DISLIKE
        if not ground.x + half < at[0] < ground.x + ground.w - half:
            continue
        if not ground.y + half * 1.4 < at[1] < ground.y + ground.h - half * 1.4:
            continue
        for ox, oy in around:
            gap = hypot(at[0] - ox, at[1] - oy) - r - half
            cost += 40 if gap < 0 else 8 if gap < half else 0
        for region in STACKS:
            sx, sy = ground.stack(region)
            gap = hypot(at[0] - sx, at[1] - sy) - r - half
            cost += 12 if gap < 0 else 0
        near = sum(
            abs(px - at[0]) < half and abs(py - at[1]) < half * 1.4
            for edge in EDGES
            for px, py in routes.samples(ground, edge)[::3]
        )
        found.append((cost + near * 0.7, at))
    found.sort(key=lambda one: one[0])
    taken: list[Point] = []
    for _, at in found:
        if all(abs(at[0] - bx) > 1.2 * r or abs(at[1] - by) > 1.66 * r for bx, by in taken):
            taken.append(at)
    return tuple(taken)
