"""Chances to win as they are told: put right by what was measured, and in bands.

No bot knows a chance to a per cent, so it is told as a band round the tens: who is told 65–75 %
wins about 7 of 10 such games. An adviser is hopeful in some games, since it looks at the best that
it has found; by how much was measured by `tabard calibrate` and lies in `reasons/chances.toml`: for
every number of players a shift of the lead and a factor. See `docs/calibration.md`.

>>> band(0.7), band(0.02), band(0.96)
((65, 75), (0, 5), (95, 100))
"""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.bots.judge import logit
from tabard.bots.matters import table_of
from tabard.kernel.game import Game

FILE: Final = "chances.toml"
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


def corrected(game: Game[Any], players: int, chance: float) -> float:
    """An adviser's chance to win, put right; as it is where nothing was measured."""
    found = table_of(game, FILE).get("players", {}).get(f"{players}")
    return chance if found is None else put_right(chance, found[0], found[1])


def put_right(chance: float, shift: float, factor: float) -> float:
    """A chance whose lead is shifted and multiplied."""
    return 1.0 / (1.0 + math.exp(-shift - factor * logit(chance)))
