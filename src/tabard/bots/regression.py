"""Least squares in plain Python: sums that can be added up, faded and solved.

Rows are mostly zeros, so only the products of what is there are touched.
"""

from __future__ import annotations

import math

from tabard.kernel.ints import i64

TINY: float = 1e-9


class Fit:
    """What is needed to fit `outcome = weights . features`, without keeping the rows.

    products   sums of feature × feature, the upper triangle
    moments    sums of feature × outcome
    active     how often each feature was not 0
    rows       how many rows there were, faded ones counting less
    square     sum of outcome²
    """

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.products: list[list[float]] = [[0.0] * size for _ in range(size)]
        self.moments: list[float] = [0.0] * size
        self.active: list[float] = [0.0] * size
        self.rows: float = 0.0
        self.square: float = 0.0

    def add(self, features: list[float], outcome: float) -> None:
        """Count one row."""
        there: list[int] = []
        for i in range(self.size):
            if features[i] != 0.0:
                there.append(int(i))
        count: i64 = len(there)
        for a in range(count):
            i = there[a]
            feature = features[i]
            row = self.products[i]
            for b in range(a, count):
                j = there[b]
                row[j] += feature * features[j]
            self.moments[i] += feature * outcome
            self.active[i] += 1.0
        self.rows += 1.0
        self.square += outcome * outcome

    def fade(self, share: float) -> None:
        """Let what was counted so far weigh less."""
        for row in self.products:
            scale(row, share)
        scale(self.moments, share)
        scale(self.active, share)
        self.rows *= share
        self.square *= share

    def sums(self) -> list[list[float]]:
        """Everything as plain lists, for other processes and for files."""
        return [*self.products, self.moments, self.active, [self.rows, self.square]]

    def take(self, sums: list[list[float]]) -> None:
        """Add the sums of another fit."""
        size = int(self.size)
        for i in range(size):
            plus(self.products[i], sums[i])
        plus(self.moments, sums[size])
        plus(self.active, sums[size + 1])
        self.rows += sums[size + 2][0]
        self.square += sums[size + 2][1]

    def solve(self, doubt: float, prior: list[float] | None = None) -> list[float]:
        """The weights by ridge regression: each feature counts as if it had been
        seen `doubt` more times without effect, or with that of the prior where one is given.

        Cholesky: the matrix is symmetric and, with the doubts on its diagonal, positive.
        """
        size = self.size
        moments = self.moments if prior is None else self.beside(prior)
        lower: list[list[float]] = []
        solved: list[float] = []
        for i in range(size):
            row: list[float] = []
            for j in range(i):
                left = self.products[j][i]
                other = lower[j]
                for k in range(j):
                    left -= row[k] * other[k]
                row.append(left / other[j])
            seen = self.active[i]
            usual = self.products[i][i] / seen if seen > 0.0 else 1.0
            rest = self.products[i][i] + doubt * usual
            value = moments[i]
            for k in range(i):
                rest -= row[k] * row[k]
                value -= row[k] * solved[k]
            root = math.sqrt(rest if rest > TINY else TINY)
            row.append(root)
            lower.append(row)
            solved.append(value / root)
        for i in range(size - 1, -1, -1):
            value = solved[i]
            for k in range(i + 1, size):
                value -= lower[k][i] * solved[k]
            solved[i] = value / lower[i][i]
        if prior is not None:
            plus(solved, prior)
        return solved

    def beside(self, prior: list[float]) -> list[float]:
        """The moments of what a prior leaves unexplained."""
        found = list(self.moments)
        for i in range(self.size):
            row = self.products[i]
            for j in range(i, self.size):
                found[i] -= row[j] * prior[j]
                if j > i:
                    found[j] -= row[j] * prior[i]
        return found

    def points_of(self, leads: list[float]) -> float:
        """How many points a lead is worth: so many as make weights in leads fit best.

        0.0 where what was seen speaks against them.
        """
        along = 0.0
        across = 0.0
        for i in range(self.size):
            row = self.products[i]
            along += leads[i] * self.moments[i]
            across += leads[i] * leads[i] * row[i]
            for j in range(i + 1, self.size):
                across += 2.0 * leads[i] * leads[j] * row[j]
        return along / across if along > 0.0 and across > 0.0 else 0.0

    def remainder(self, weights: list[float]) -> float:
        """The mean square of what the weights leave unexplained."""
        if self.rows <= 0.0:
            return 0.0
        total = self.square
        for i in range(self.size):
            if weights[i] != 0.0:
                total -= 2.0 * weights[i] * self.moments[i]
                row = self.products[i]
                total += weights[i] * weights[i] * row[i]
                for j in range(i + 1, self.size):
                    total += 2.0 * weights[i] * weights[j] * row[j]
        return total / self.rows if total > 0.0 else 0.0


def scale(numbers: list[float], share: float) -> None:
    """Multiply every number."""
    for i in range(len(numbers)):
        numbers[i] *= share


def plus(numbers: list[float], others: list[float]) -> None:
    """Add numbers one by one."""
    for i in range(len(numbers)):
        numbers[i] += others[i]
