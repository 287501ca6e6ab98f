"""What a network is shown: the numbers of an observation that vary, brought to one scale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

import tabard
from baselines.cells import Cell
from tabard.rl.numbers import Numbers, Observed

Floats = NDArray[np.float32]

LOOKED_AT: Final = 40  # games
LEAST: Final = -1.0
MOST: Final = 2.0


@dataclass(frozen=True)
class Sight:
    """Which numbers of an observation are shown, and how.

    An observation has room for every seat and every option of a game, so that most numbers never
    change at a given table. Those that did not change in a number of games are left out; the others
    are scaled to 0 … 1 by what was seen, and cut off at LEAST and MOST.
    """

    kept: NDArray[np.int64]
    low: Floats
    span: Floats

    def of(self, observation: Observed) -> Floats:
        """What the network is shown of an observation."""
        scaled: Floats = (observation[self.kept].astype(np.float32) - self.low) / self.span
        return np.clip(scaled, LEAST, MOST)


def sight(cell: Cell, games: int = LOOKED_AT) -> Sight:
    """The sight for a cell, from games between careless bots and random ones."""
    numbers = Numbers(cell.game, cell.players)
    first = True
    for seed in range(games):
        bots = ["level2" if (seed + seat) % 2 else "random" for seat in range(cell.players)]
        for state, _ in tabard.play(cell.game, bots, f"sight:{seed}"):
            if state.is_chance:
                continue
            seen = numbers.observation(state, int(state.to_move))
            if first:
                low, high, first = seen.copy(), seen.copy(), False
            np.minimum(low, seen, out=low)
            np.maximum(high, seen, out=high)
    kept = np.flatnonzero(high > low)
    least, most = low[kept].astype(np.float32), high[kept].astype(np.float32)
    return Sight(kept, least, most - least)
