"""Pieces that nobody tells apart but the eye: which of them it is from picture to picture.

A table that keeps what was said of the last picture and hands it on moves the piece that moved, and
no other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache


def followed(name: str, places: Sequence[str], before: Mapping[str, str] | None) -> dict[str, str]:
    """The place of each of the pieces `name-1`, `name-2` …: one that can stay keeps its number."""
    free = numbered(name, len(places))
    had = [(before or {}).get(piece, "") for piece in free]
    if sorted(had) == sorted(places):
        return dict(zip(free, had))  # most choices move none of them
    left = Counter(places)
    now: dict[str, str] = {}
    for piece, place in zip(free, had):
        if left[place] > 0:
            now[piece] = place
            left[place] -= 1
    return now | dict(zip([one for one in free if one not in now], left.elements(), strict=True))


@lru_cache(maxsize=1024)
def numbered(name: str, count: int) -> tuple[str, ...]:
    """So many pieces of a name."""
    return tuple(f"{name}-{k + 1}" for k in range(count))
