"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns; from 120 columns on, the players stand beside the board.
"""

from tabard.games.lines import Line, folded
from tabard.games.terminal import Pen, drawn, rule
from tabard.games.world.terminal.board import board, head
from tabard.games.world.terminal.mats import mats


def table(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    return folded([head(pen, width), rule(width), *board(pen, width)], width, pen.LABEL)


picture, own = drawn(Pen, table, mats, room=42)
