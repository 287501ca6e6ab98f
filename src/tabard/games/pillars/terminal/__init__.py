"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns and at most 40 lines; from 120 columns on, the players stand beside the board.
"""

from typing import Final

from tabard.games.lines import Line, folded
from tabard.games.pillars.terminal.mats import mats
from tabard.games.pillars.terminal.middle import middle
from tabard.games.pillars.terminal.stations import Pen, stations
from tabard.games.terminal import drawn, rule


def board(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    lines = [pen.head(width), rule(width), *stations(pen, width), rule(width)]
    return folded([*lines, *middle(pen, width)], width, pen.LABEL + 2)


TERMINAL: Final = drawn(Pen, board, mats)
