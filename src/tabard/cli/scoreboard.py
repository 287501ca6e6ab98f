"""The score on the screen: at the end points by source, before it all that can be known of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from tabard import scoresheet
from tabard.cli.screen import MARKS, Screen
from tabard.kernel.reckoning import Reckoning, reckoning
from tabard.kernel.state import State
from tabard.scoresheet import Row
from tabard.words import Words

MOST_COLUMNS: Final = 6  # sources of points that fit beside each other


def scoreboard(state: State, told: list[dict[str, Any]], words: Words, screen: Screen) -> Table:
    """One row for each seat in the order of places, or one column where there are many sources."""
    found = reckoning(state, told, None)
    sources = [row for row in scoresheet.now(found, words) if row.kind == "source"]
    places = found["places"]
    order = sorted(range(len(places)), key=lambda mat: (places[mat], mat))
    names = players(found, words, screen)
    table = Table(header_style="dim", box=None)
    points, last = scoresheet.summed(found, words)
    if len(sources) > MOST_COLUMNS:
        table.add_column()
        for mat in order:
            table.add_column(names[mat], justify="right", header_style="")
        for row in sources:
            table.add_row(row.label, *(row.cells[mat] for mat in order))
        sums = (Text(points.cells[mat], "strong") for mat in order)
        table.add_row(words("table-points"), *sums)
        table.add_row("", *(last.cells[mat] for mat in order))
        return table
    table.add_column(justify="right")
    table.add_column()
    for row in sources:
        table.add_column(row.label, justify="right")
    table.add_column(words("table-points"), justify="right")
    for mat in order:
        table.add_row(
            last.cells[mat],
            names[mat],
            *(row.cells[mat] for row in sources),
            Text(points.cells[mat], "strong"),
        )
    return table


def players(found: Reckoning, words: Words, screen: Screen) -> list[Text]:
    """The heads of columns: players by sign and name, then rivals."""
    rivals = scoresheet.rivals(found, words)
    seats = len(found["points"]) - len(rivals)
    return [screen.marked(mark) for mark in MARKS[:seats]] + [Text(name) for name in rivals]


def show_score(
    state: State, told: list[dict[str, Any]], seat: int, words: Words, screen: Screen
) -> None:
    """Print the score as a seat may know it: now, if the game ended now, and what falls due."""
    found = reckoning(state, told, seat)
    names = players(found, words, screen)
    rows = [row for row in scoresheet.now(found, words) if row.kind == "source"]
    show_rows(words("score-now"), "", [*rows, *scoresheet.summed(found, words)], names, screen)
    if found["final"] is not None:
        rows = scoresheet.final(found, words)
        show_rows(words("score-final"), state.game.end_rule, rows, names, screen)
    rows = scoresheet.dues(found, words)
    if rows:
        show_rows(words("score-due"), "", rows, names, screen)


def show_rows(
    title: str, rule: str, rows: Sequence[Row], names: Sequence[Text], screen: Screen
) -> None:
    """Print some rows under a title, a column for each player."""
    screen.say(title, "strong", f"  {rule}" if rule else "")
    table = Table(header_style="", box=None)
    table.add_column()
    for name in names:
        table.add_column(name, justify="right")
    for row in rows:
        label = Text(screen.plain(row.label))
        if row.rule:
            label.append(f"  {row.rule}", "faint")
        style = "strong" if row.kind == "total" else ""
        table.add_row(label, *(Text(screen.plain(cell), style) for cell in row.cells))
    screen.show(table)
    screen.say()


def show_result(state: State, told: list[dict[str, Any]], words: Words, screen: Screen) -> None:
    """Print the scores, and in a sentence who has won."""
    screen.show(scoreboard(state, told, words, screen))
    screen.say()
    screen.say(words.verdict(state.view(None), state.ranking(), MARKS), "strong")
