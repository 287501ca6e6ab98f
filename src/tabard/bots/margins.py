"""The margin to expect against an opponent that the game itself plays.

Alone there is nobody to share a win with, and a chance says little: what counts is by how much one
comes out before him, or behind. A value tells who stands better, not by how many points; how its
leads turned into points was measured by `tabard calibrate` and lies in `reasons/margins.toml`: for
every level of the opponent and stretch of the game the mean margin, how much a lead adds, and how
far games strayed from that.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabard.bots.judge import logit
from tabard.bots.matters import table_of
from tabard.kernel.state import OVER, State

FILE: Final = "margins.toml"


class Margin(NamedTuple):
    """Points before the opponent, below 0 behind him, and how far games stray from it."""

    points: float
    spread: float


class Line(NamedTuple):
    """Margin = mean + slope × lead, give or take a spread."""

    mean: float
    slope: float
    spread: float


def margin_of(s: State, chance: float) -> Margin | None:
    """The margin to expect where the game plays an opponent, by a chance to win; else None."""
    game = s.game
    features = game.features()
    if game.rivals(int(s.players)) == 0 or features is None or s.to_move == OVER:
        return None
    options = s.options
    for option, levels in table_of(game, FILE).items():
        rows = levels.get(f"{options.get(option)}", {})
        found = rows.get(features.stretches[int(features.stretch(s))])
        if found is not None:
            line = Line(found[0], found[1], found[2])
            return Margin(line.mean + line.slope * logit(chance), line.spread)
    return None
