"""Whether a judge's chances are true: of seats said to win in 7 of 10 games, 7 of 10 should.

Least squares learn which seat stands better, but how surely the better one wins depends on how well
both play on. So each stretch gets a factor that makes its leads say what really happens
(temperature scaling).
"""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.bots.judge import Judge
from tabard.bots.selfplay import School
from tabard.kernel.features import Features
from tabard.kernel.ints import i64
from tabard.kernel.state import State

SURELY: Final = 1e-9
CAUTION: Final = 10.0  # how much evidence a factor needs to stray from 1
STEPS: Final = 40
SMALLEST: Final = 0.25
LARGEST: Final = 8.0


class Trial(School):
    """Games in which the judge's values are noted instead of features.

    said     by stretch: the chances that were given, seat by seat
    came     by stretch: what each seat had of the win in the end
    """

    def __init__(self, features: Features[Any], judge: Judge, explore: int, noted: int) -> None:
        super().__init__(features, judge, explore, noted, 0.0)
        self.said: list[list[list[float]]] = [[] for _ in features.stretches]
        self.came: list[list[list[float]]] = [[] for _ in features.stretches]
        self.values: list[list[float]] = []
        self.where: list[int] = []

    def note(self, state: State) -> None:
        judge = self.judge
        assert judge is not None
        judge.look(state)
        self.where.append(int(self.features.stretch(state)))
        self.values.append(list(judge.values))

    def count(self, state: State) -> None:
        judge = self.judge
        assert judge is not None
        judge.look(state)
        result = list(judge.values)
        for n in range(len(self.where)):
            self.said[self.where[n]].append(self.values[n])
            self.came[self.where[n]].append(result)
        self.where = []
        self.values = []


def factor(said: list[list[float]], came: list[list[float]]) -> float:
    """What a stretch's leads must be multiplied with to be as sure as they may be.

    The most likely one, by bisection of the slope; with few games it stays near 1.
    """
    low = math.log(SMALLEST)
    high = math.log(LARGEST)
    leads = [[math.log(max(chance, SURELY)) for chance in chances] for chances in said]
    for _ in range(STEPS):
        middle = (low + high) / 2.0
        if slope(math.exp(middle), leads, came) - CAUTION * middle > 0.0:
            low = middle
        else:
            high = middle
    return math.exp((low + high) / 2.0)


def slope(times: float, leads: list[list[float]], came: list[list[float]]) -> float:
    """How the likelihood of what came changes with the logarithm of the factor."""
    total = 0.0
    for n in range(len(leads)):
        row = leads[n]
        result = came[n]
        seats: i64 = len(row)
        highest = row[0]
        for seat in range(seats):
            if row[seat] > highest:
                highest = row[seat]
        odds = 0.0
        mean = 0.0
        got = 0.0
        for seat in range(seats):
            one = math.exp(times * (row[seat] - highest))
            odds += one
            mean += one * row[seat]
            got += result[seat] * row[seat]
        total += times * (got - mean / odds)
    return total
