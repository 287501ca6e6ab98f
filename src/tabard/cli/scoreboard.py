"""The end of a game: points by where they came from, places, and who has won."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from tabard.cli.screen import MARKS, Screen
from tabard.kernel.state import State
from tabard.words import Words, figure

MOST_COLUMNS: Final = 6  # sources of points that fit beside each other


def scoreboard(state: State, told: list[dict[str, Any]], words: Words, screen: Screen) -> Table:
    """One row for each seat in the order of places, or one column where there are many sources."""
    tallies, scores, places, guests = words.score_table(state, told)
    if [sum(tally.values()) for tally in tallies] != list(scores):
        tallies = [{} for _ in scores]  # the game began from a position: nobody saw it all
    order = sorted(range(len(scores)), key=lambda seat: (places[seat], seat))
    names = [screen.marked(mark) for mark in MARKS[: state.players]] + [Text(g) for g in guests]
    table = Table(header_style="dim", box=None)
    if len(tallies[0]) > MOST_COLUMNS:
        table.add_column()
        for seat in order:
            table.add_column(names[seat], justify="right", header_style="")
        for source in tallies[0]:
            figures = (figure(tallies[seat][source]) for seat in order)
            table.add_row(words(f"points-{source}"), *figures)
        sums = (Text(figure(scores[seat]), "strong") for seat in order)
        table.add_row(words("table-points"), *sums)
        table.add_row("", *(f"{places[seat]}." for seat in order))
        return table
    table.add_column(justify="right")
    table.add_column()
    for source in tallies[0]:
        table.add_column(words(f"points-{source}"), justify="right")
    table.add_column(words("table-points"), justify="right")
    for seat in order:
        table.add_row(
            f"{places[seat]}.",
            names[seat],
            *(figure(number) for number in tallies[seat].values()),
            Text(figure(scores[seat]), "strong"),
        )
    return table


def show_result(state: State, told: list[dict[str, Any]], words: Words, screen: Screen) -> None:
    """Print the scores, and in a sentence who has won."""
    screen.show(scoreboard(state, told, words, screen))
    screen.say()
    screen.say(words.verdict(state.view(None), state.ranking(), MARKS), "strong")
