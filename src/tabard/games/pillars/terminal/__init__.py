"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns and at most 40 lines; from 120 columns on, the players stand beside the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.lines import Line, beside, folded
from tabard.games.pillars.terminal.mats import mats
from tabard.games.pillars.terminal.middle import middle
from tabard.games.pillars.terminal.stations import LABEL, head, stations
from tabard.games.terminal import NARROW, Pen, Say, View

WIDE: Final = 120
MATS_WIDTH: Final = 38


def picture(view: View, say: Say, names: Sequence[str], signs: str, width: int) -> list[Line]:
    """The whole table; `signs` has one character for each seat."""
    pen = Pen(view, say, names, signs)
    seats = range(len(view["seats"]))
    if width < WIDE:
        rule: Line = [("─" * NARROW, "faint")]
        return [*board(pen, NARROW), rule, *mats(pen, NARROW, seats)]
    room = WIDE - MATS_WIDTH - 3
    return beside(board(pen, room), mats(pen, MATS_WIDTH, seats), room)


def own(view: View, say: Say, names: Sequence[str], signs: str, seat: int) -> list[Line]:
    """What lies before one player, for a glance between two choices."""
    return mats(Pen(view, say, names, signs), NARROW, (seat,))


def board(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    rule: Line = [("─" * width, "faint")]
    lines = [head(pen, width), rule, *stations(pen, width), rule, *middle(pen, width)]
    return folded(lines, width, LABEL + 2)
