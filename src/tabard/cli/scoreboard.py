"""The end of a game: points by where they came from, places, and who has won."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tabard.cli.screen import MARKS, Screen
from tabard.kernel.state import State
from tabard.words import Words


def scoreboard(state: State, told: list[dict[str, Any]], words: Words, screen: Screen) -> Table:
    """One row for each seat in the order of places."""
    tallies, scores, places, guests = words.score_table(state, told)
    if [sum(tally.values()) for tally in tallies] != list(scores):
        tallies = [{} for _ in scores]  # the game began from a position: nobody saw it all
    table = Table(header_style="dim", box=None)
    table.add_column(justify="right")
    table.add_column()
    for source in tallies[0]:
        table.add_column(words(f"points-{source}"), justify="right")
    table.add_column(words("table-points"), justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], seat)):
        table.add_row(
            f"{places[seat]}.",
            screen.marked(MARKS[seat]) if seat < state.players else guests[seat - state.players],
            *(str(number) for number in tallies[seat].values()),
            Text(str(scores[seat]), "strong"),
        )
    return table


def show_result(state: State, told: list[dict[str, Any]], words: Words, screen: Screen) -> None:
    """Print the scores, and in a sentence who has won."""
    screen.show(scoreboard(state, told, words, screen))
    screen.say()
    screen.say(words.verdict(state.view(None), state.ranking(), MARKS), "strong")
