"""The default table in a terminal: a line for every row of the view, then the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from tabard.draw.words import Messages
from tabard.games.lines import Line, folded
from tabard.games.terminal import NARROW
from tabard.presentation.plain.rows import Row, of_mat, of_table
from tabard.presentation.telling import View
from tabard.presentation.terminal import Terminal

LABEL: Final = 16


def plain_terminal() -> Terminal:
    """The table of a game that has no picture of its own."""
    return Terminal(picture, own)


def picture(view: View, say: Messages, names: Sequence[str], signs: str, width: int) -> list[Line]:
    """The whole table."""
    rule: Line = [("─" * NARROW, "faint")]
    facts = {key: view.get(key, 0) for key in ("round", "rounds", "chapter")}
    lines: list[Line] = [[(say("table-round", **facts), "title")], rule]
    lines += [line(row, say) for row in of_table(view)]
    for seat in range(len(view["seats"])):
        lines += [rule, *mat(view, say, names, signs, seat)]
    return folded(lines, NARROW, LABEL)


def own(view: View, say: Messages, names: Sequence[str], signs: str, seat: int) -> list[Line]:
    """What lies before one player."""
    return folded([*mat(view, say, names, signs, seat)], NARROW, LABEL)


def mat(view: View, say: Messages, names: Sequence[str], signs: str, seat: int) -> Iterator[Line]:
    """A player's sign and name, then a line for every row of his mat."""
    style = "now" if view["to_move"] == seat else "strong"
    yield [(signs[seat], f"seat{seat}"), (f" {names[seat]}", style)]
    yield from map(partial(line, say=say), of_mat(view, seat))


def line(row: Row, say: Messages) -> Line:
    """One row: its name, then its figure or its things."""
    each = (f"{count} × {say.title(thing)}" for thing, count in row.things)
    told = row.figure or ", ".join(each) or "–"
    return [(f"  {say.title(row.name):<{LABEL - 2}}", "faint"), (told, "")]
