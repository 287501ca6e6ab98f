"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns; from 120 columns on, the players stand beside the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.feudum.terminal.guilds import guilds
from tabard.games.feudum.terminal.kingdom import head, kingdom, times
from tabard.games.feudum.terminal.mats import mats
from tabard.games.feudum.terminal.pen import Pen
from tabard.games.lines import Line, beside, folded
from tabard.games.terminal import NARROW, Say, View

WIDE: Final = 120
MATS_WIDTH: Final = 38


def picture(view: View, say: Say, names: Sequence[str], signs: str, width: int) -> list[Line]:
    """The whole table; `signs` has one character for each seat."""
    pen = Pen(view, say, names, signs)
    seats = range(len(view["seats"]))
    if width < WIDE:
        rule: Line = [("─" * NARROW, "faint")]
        return [*board(pen, NARROW), rule, *folded(mats(pen, NARROW, seats), NARROW, 3)]
    room = WIDE - MATS_WIDTH - 3
    return beside(board(pen, room), folded(mats(pen, MATS_WIDTH, seats), MATS_WIDTH, 3), room)


def own(view: View, say: Say, names: Sequence[str], signs: str, seat: int) -> list[Line]:
    """What lies before one player, for a glance between two choices."""
    return folded(mats(Pen(view, say, names, signs), NARROW, (seat,)), NARROW, 3)


def board(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    rule: Line = [("─" * width, "faint")]
    lines = [head(pen, width), *times(pen, width), rule]
    lines += [*kingdom(pen, width), rule, *guilds(pen, width)]
    return folded(lines, width, 3)
