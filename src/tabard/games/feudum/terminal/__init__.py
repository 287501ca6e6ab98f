"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns; from 120 columns on, the players stand beside the board.
"""

from typing import Final

from tabard.games.feudum.terminal.guilds import guilds
from tabard.games.feudum.terminal.kingdom import kingdom, times
from tabard.games.feudum.terminal.mats import mat
from tabard.games.feudum.terminal.pen import Pen
from tabard.games.lines import Line, folded
from tabard.games.terminal import drawn, one_by_one, rule


def board(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    lines = [pen.head(width), *times(pen, width), rule(width)]
    lines += [*kingdom(pen, width), rule(width), *guilds(pen, width)]
    return folded(lines, width, 3)


TERMINAL: Final = drawn(Pen, board, one_by_one(mat))
