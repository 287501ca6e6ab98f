"""How leads turn into points against an opponent that the game itself plays, fitted to results.

Per level of his, margin = mean of the stretch + slope × (lead − mean lead), with one slope for all
stretches: a stretch alone has too few positions for one of its own.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabard.bots.judge import logit
from tabard.bots.margins import Line

ENOUGH: Final = 10  # positions of a stretch; one with fewer is told as all together
ANY: Final = ""
HEAD: Final = """\
# What to expect alone, by option, its value and stretch: the margin at even chances, what a lead
# of 1 adds, how far games strayed. Written by `tabard calibrate --correct`; see
# `tabard.bots.margins`.
"""

Rows = list[tuple[float, float]]


def fitted(positions: Iterable[list[Any]], stretches: tuple[str, ...]) -> dict[str, Line]:
    """For every stretch the line that results lie along: rows as `tabard calibrate` stores them."""
    rows: defaultdict[str, Rows] = defaultdict(list)
    for chance, _, margin, stretch in positions:
        point = (logit(chance), float(margin))
        rows[stretch].append(point)
        rows[ANY].append(point)
    slope = common_slope([here for stretch, here in rows.items() if stretch != ANY])
    found: dict[str, Line] = {}
    for stretch in stretches:
        here = rows[stretch] if len(rows[stretch]) >= ENOUGH else rows[ANY]
        lead, points = means(here)
        strayed = [y - points - slope * (x - lead) for x, y in here]
        spread = math.sqrt(sum(one * one for one in strayed) / max(1, len(strayed) - 1))
        found[stretch] = Line(points - slope * lead, slope, spread)
    return found


def common_slope(groups: list[Rows]) -> float:
    """The slope of all stretches together, each about its own mean; never below 0."""
    above = below = 0.0
    for rows in groups:
        lead, points = means(rows)
        above += sum((x - lead) * (y - points) for x, y in rows)
        below += sum((x - lead) ** 2 for x, _ in rows)
    return max(0.0, above / below) if below > 0 else 0.0


def means(rows: Rows) -> tuple[float, float]:
    """The mean lead and the mean margin."""
    return sum(x for x, _ in rows) / len(rows), sum(y for _, y in rows) / len(rows)


def text_of(results: Iterable[Mapping[str, Any]], stretches: tuple[str, ...]) -> str:
    """The file of a game, of results that differ in one option."""
    parts = [HEAD]
    for result in sorted(results, key=lambda one: str(one["options"])):
        (option, value), *_ = result["options"].items()
        parts.append(f"[{option}.{value}]")
        for stretch, line in fitted(result["positions"], stretches).items():
            parts.append(f"{stretch} = [{', '.join(f'{part:.2f}' for part in line)}]")
        parts.append("")
    return "\n".join(parts)
