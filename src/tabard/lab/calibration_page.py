"""The page on whether hints tell true, made of stored results: bands, their games, the spread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tabard.bots.bands import BANDS, band
from tabard.lab.calibrating import KEPT
from tabard.lab.correcting import crosswise
from tabard.lab.ladder import Result
from tabard.lab.statistics import wilson

HEAD: Final = """# Do hints tell true?

A hint gives a chance to win as a band. Here stands, for every game and number of players, how many
of the positions in a band were won: of those said to be won at 65–75 %, about 70 in 100 should be.
Bots play whole games; of each game at most five moments are kept, drawn from all at which a seat
had a choice, and the adviser is asked there as a person would ask, from what the seat knows. A
shared win counts in part. The interval is Wilson's for 95 %; moments of one game share its end, so
it is somewhat too narrow. A band with few positions says little.

An adviser is hopeful: it looks at the best it has found. So what is told is put right by what was
measured (`reasons/chances.toml` of each game); here every chance was put right by the half of the
games to which it does not belong, so that nothing is judged by itself. Alone the margin is told
instead, and the table shows the adviser's chances as they are.

The games are the bots' own: against stronger or weaker opponents the same position is worth less or
more. This page is made of `docs/calibration/` by `tabard calibrate` (`make calibration`), which
measures what is lacking there; nothing in it is written by hand.
"""


def page(results: Iterable[Result]) -> str:
    """The whole page: a heading for each game, a section for each of its cells."""
    parts = [HEAD]
    game = ""
    for result in sorted(results, key=cell):
        if result["game"] != game:
            game = str(result["game"])
            parts.append(f"## {game}\n")
        parts.append(section(result))
    return "\n".join(parts)


def cell(result: Result) -> tuple[str, int, str]:
    """What the results of a page are told apart by."""
    return str(result["game"]), int(result["players"]), str(result.get("options", {}))


def section(result: Result) -> str:
    """One cell: its bands, and how it was measured."""
    rows = told_of(result)
    alone = result["players"] == 1
    seats = "alone" if alone else f"{result['players']} players"
    more = [f"{key} {value}" for key, value in sorted(result["options"].items())]
    lines = [
        f"### {', '.join([seats, *more])}\n",
        "| said | positions | mean said | won | 95 % |",
        "|---|---|---|---|---|",
    ]
    for place, (low, high) in enumerate(BANDS):
        here = [row for row in rows if band(row[0]) == (low, high)]
        if here:
            number = len(here)
            won = sum(row[1] for row in here)
            least, most = wilson(won, number)
            mean = sum(row[0] for row in here) / number
            lines.append(
                f"| {told(place)} | {number} | {mean:.2f} | {won / number:.2f} "
                f"| {least:.2f}–{most:.2f} |"
            )
    said = sum(row[0] for row in rows) / len(rows)
    came = sum(row[1] for row in rows) / len(rows)
    lines.append(
        f"\n{len(rows)} positions of {result['games']} games: said {said:.3f}, came {came:.3f}; "
        f"mean distance of a band {distance(rows):.3f}"
        + ("." if alone else f", as the adviser says it {distance(result['positions']):.3f}.")
    )
    if alone:
        margins = [row[2] for row in rows]
        lines.append(f"\nMean margin in the end {sum(margins) / len(margins):+.1f} points.")
    lines.append(
        f"\nPlayed by {result['bot']}, asked {result['adviser']}, seed {result['seed']}. "
        f"Commit {result['commit'] or 'unknown'}, {result['engine']} engine, "
        f"{result['machine']}.\n"
    )
    return "\n".join(lines)


def told_of(result: Result) -> list[list[Any]]:
    """The positions with their chances as they are told: put right by the other half of the games.

    Alone no chance is told, so those stay as they are.
    """
    rows = result["positions"]
    if result["players"] == 1:
        return [*rows]
    return [[one, *row[1:]] for one, row in zip(crosswise(rows, KEPT), rows, strict=True)]


def told(place: int) -> str:
    """A band as it is read."""
    low, high = BANDS[place]
    return f"under {high} %" if low == 0 else f"over {low} %" if high == 100 else f"{low}–{high} %"


def distance(rows: list[list[Any]]) -> float:
    """How far what was said is from what came, band by band (expected calibration error)."""
    total = 0.0
    for one in BANDS:
        here = [row for row in rows if band(row[0]) == one]
        total += abs(sum(row[0] for row in here) - sum(row[1] for row in here))
    return total / len(rows)
