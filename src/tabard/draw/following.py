"""Pieces that nobody tells apart but the eye: which of them it is from picture to picture.

A table that keeps what was said of the last picture and hands it on moves the piece that moved, and
no other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence


def followed(name: str, places: Sequence[str], before: Mapping[str, str] | None) -> dict[str, str]:
    """The place of each of the pieces `name-1`, `name-2` …: one that can stay keeps its number."""
    left = Counter(places)
    free = [f"{name}-{k + 1}" for k in range(len(places))]
    now: dict[str, str] = {}
    for piece in free:
        place = (before or {}).get(piece, "")
        if left[place] > 0:
            now[piece] = place
            left[place] -= 1
    return now | dict(zip([one for one in free if one not in now], left.elements(), strict=True))
