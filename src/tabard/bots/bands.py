"""Chances to win as they are told: in bands, since no bot knows them to a per cent.

Bands lie round the tens: who is told 65–75 % wins about 7 of 10 such games. Whether that is so is
measured, see `docs/calibration.md`.

>>> band(0.7), band(0.02), band(0.96)
((65, 75), (0, 5), (95, 100))
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 10
BANDS: Final[tuple[tuple[int, int], ...]] = (
    (0, WIDTH // 2),
    *((low, low + WIDTH) for low in range(WIDTH // 2, 100 - WIDTH // 2, WIDTH)),
    (100 - WIDTH // 2, 100),
)


def band(chance: float) -> tuple[int, int]:
    """The band in which a chance lies, in per cent; one on the border is in the higher."""
    for low, high in BANDS:
        if 100.0 * chance < high:
            return low, high
    return BANDS[-1]
