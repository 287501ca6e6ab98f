"""By how much an adviser is too hopeful or too sure, fitted to results: a shift and a factor.

Logistic regression of what came on the lead that was said (Platt scaling), held near "as it is"
where there is little evidence.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabard.bots.bands import put_right
from tabard.bots.judge import logit

CAUTION: Final = 20.0  # positions that speak for leaving a chance as it is
ROUNDS: Final = 25
HEAD: Final = """\
# How an adviser's chances are put right, by number of players: a shift of the lead and a factor.
# Written by `tabard calibrate --correct`; see `tabard.bots.bands`.
[players]
"""

Rows = list[list[Any]]


def correction(rows: Rows) -> tuple[float, float]:
    """The shift and the factor that make what was said most likely, by Newton's method."""
    shift, factor = 0.0, 1.0
    points = [(logit(row[0]), float(row[1])) for row in rows]
    for _ in range(ROUNDS):
        down, across = -CAUTION * shift, -CAUTION * (factor - 1.0)
        a, b, c = CAUTION, 0.0, CAUTION
        for lead, came in points:
            said = 1.0 / (1.0 + math.exp(-shift - factor * lead))
            weight = said * (1.0 - said)
            down += came - said
            across += (came - said) * lead
            a += weight
            b += weight * lead
            c += weight * lead * lead
        whole = a * c - b * b
        shift += (c * down - b * across) / whole
        factor += (a * across - b * down) / whole
    return shift, factor


def crosswise(rows: Rows, kept: int) -> list[float]:
    """Every chance put right by what the other half of the games taught; `kept` rows are a game."""
    halves: list[Rows] = [[], []]
    for n, row in enumerate(rows):
        halves[n // kept % 2].append(row)
    fits = [correction(half) for half in halves]
    return [put_right(row[0], *fits[1 - n // kept % 2]) for n, row in enumerate(rows)]


def text_of(results: Iterable[Mapping[str, Any]]) -> str:
    """The file of a game, of the results of every number of players."""
    lines = [HEAD]
    for result in sorted(results, key=lambda one: int(one["players"])):
        shift, factor = correction(result["positions"])
        lines.append(f"{result['players']} = [{shift:.3f}, {factor:.3f}]\n")
    return "".join(lines)
