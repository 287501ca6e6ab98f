"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns; from 120 columns on, the players stand beside the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.lines import Line, beside, folded
from tabard.games.terminal import NARROW, Say, View
from tabard.games.world.terminal.board import board, head
from tabard.games.world.terminal.mats import mats
from tabard.games.world.terminal.pen import LABEL, Pen

WIDE: Final = 120
MATS_WIDTH: Final = 42


def picture(view: View, say: Say, names: Sequence[str], signs: str, width: int) -> list[Line]:
    """The whole table; `signs` has one character for each seat."""
    pen = Pen(view, say, names, signs)
    seats = range(len(view["seats"]))
    if width < WIDE:
        rule: Line = [("─" * NARROW, "faint")]
        return [*table(pen, NARROW), rule, *mats(pen, NARROW, seats)]
    room = WIDE - MATS_WIDTH - 3
    players = folded(mats(pen, MATS_WIDTH, seats), MATS_WIDTH, 3)
    return beside(table(pen, room), players, room)


def own(view: View, say: Say, names: Sequence[str], signs: str, seat: int) -> list[Line]:
    """What lies before one player, for a glance between two choices."""
    return mats(Pen(view, say, names, signs), NARROW, (seat,))


def table(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    rule: Line = [("─" * width, "faint")]
    return folded([head(pen, width), rule, *board(pen, width)], width, LABEL)
