"""Smooth lines through points: Catmull-Rom splines as samples and as SVG paths."""

import itertools
from bisect import bisect_left
from collections.abc import Sequence
from math import hypot

from tabard.draw.ink import point

Point = tuple[float, float]


def _between(p: Point, q: Point, r: Point, s: Point, t: float) -> Point:
    """The point at t between q and r on the spline through all four."""

    def one(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t * t
            + (3 * b - a - 3 * c + d) * t * t * t
        )

    return one(p[0], q[0], r[0], s[0]), one(p[1], q[1], r[1], s[1])


def points(text: str) -> tuple[Point, ...]:
    """Points as they are written: `17,5 24,-1`."""
    return tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in text.split()))


def through(points: Sequence[Point], step: float = 2) -> list[Point]:
    """The open spline through some points as samples about `step` apart."""
    found = [points[0]]
    for i in range(len(points) - 1):
        p = points[max(0, i - 1)]
        q, r = points[i], points[i + 1]
        s = points[min(len(points) - 1, i + 2)]
        many = max(2, round(hypot(r[0] - q[0], r[1] - q[1]) / step))
        found += [_between(p, q, r, s, k / many) for k in range(1, many + 1)]
    return found


def closed(points: Sequence[Point]) -> str:
    """The closed spline through some points as a path of curves."""
    n = len(points)
    path = "M" + point(*points[0])
    for i in range(n):
        p, q, r, s = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        leaves = point(q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6)
        comes = point(r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6)
        path += f"C{leaves} {comes} {point(*r)}"
    return path + "z"


def lengths(samples: Sequence[Point]) -> list[float]:
    """How far along the line each sample lies."""
    found = [0.0]
    for (ax, ay), (bx, by) in itertools.pairwise(samples):
        found.append(found[-1] + hypot(bx - ax, by - ay))
    return found


def trimmed(samples: Sequence[Point], cut: float) -> list[Point]:
    """The line without its first and last `cut`, or its middle if it is shorter than both."""
    along = lengths(samples)
    whole = along[-1]
    kept = [p for p, d in zip(samples, along) if cut <= d <= whole - cut]
    return kept if len(kept) > 1 else list(samples[len(samples) // 2 - 1 : len(samples) // 2 + 1])


def at(samples: Sequence[Point], distance: float) -> tuple[float, float, float, float]:
    """The point at a distance along the line, at most its end, and the direction there."""
    along = lengths(samples)
    i = min(bisect_left(along, distance, 1), len(samples) - 1)
    (ax, ay), (bx, by) = samples[i - 1], samples[i]
    step = max(1e-6, along[i] - along[i - 1])
    share = min(1.0, (distance - along[i - 1]) / step)
    return ax + (bx - ax) * share, ay + (by - ay) * share, (bx - ax) / step, (by - ay) / step
