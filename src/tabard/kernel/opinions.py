"""Opinions: what the figures of a game are worth in points, set by hand, early in a game and late.

A game's planners may judge by the same figures as the learned value (`Game.features()`), weighed by
hand: `figure = [0.9, 0.1]` is what one of it is worth at the beginning of the game and at its end,
in between something in between; a single number is the same throughout. They lie in
`games/<game>/planners.toml`: a table `shared`, and one for each strategy with what it adds.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from tabard.kernel.features import Features, Scale
from tabard.kernel.state import State
from tabard.kernel.strategy import Strategy

S = TypeVar("S", bound=State)
Worths = dict[str, Any]  # by figure: a number, or a pair of them

SHARED: Final = "shared"


class Opinions(Generic[S]):
    """How well a seat stands by hand-set worths of figures, several tables of them added up."""

    def __init__(self, features: Features[S], tables: list[Worths]) -> None:
        self.features = features
        self.scale = Scale(len(features.names), weights_of(features, tables))

    def worth(self, s: S, seat: int) -> float:
        """The points that a seat has or may hope for; of a game that is not over."""
        scale = self.scale
        scale.clear(self.features.stretch(s))
        self.features.weigh(s, seat, scale)
        return scale.total


def devoted(features: Features[S], file: Path, search: int) -> tuple[Strategy[S], ...]:
    """The strategies of a file, in its order; each searches for so many iterations."""
    tables: dict[str, Worths] = tomllib.loads(file.read_text("utf-8"))
    shared = tables.pop(SHARED)
    plain = Opinions(features, [shared])
    found: list[Strategy[S]] = []
    for id, own in tables.items():
        mine = Opinions(features, [shared, own])
        found.append(Strategy(id, mine.worth, search=search, plainly=plain.worth))
    return tuple(found)


def weights_of(features: Features[Any], tables: list[Worths]) -> list[float]:
    """The weights of every stretch one after the other."""
    size = len(features.names)
    last = len(features.stretches) - 1
    numbers = {name: number for number, name in enumerate(features.names)}
    weights = [0.0] * (size * (last + 1))
    for table in tables:
        for name, worth in table.items():
            first, end = worth if isinstance(worth, list) else (worth, worth)
            for stretch in range(last + 1):
                late = stretch / last
                weights[stretch * size + numbers[name]] += first + (end - first) * late
    return weights
