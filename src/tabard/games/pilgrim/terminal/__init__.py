"""The table as a picture in text: the hex map, the ring of duties, what lies before the players.

80 columns; from 120 columns on, the ring and what else is on the table stand beside the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.lines import Line, beside, folded
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.terminal.chart import WIDE as CHART
from tabard.games.pilgrim.terminal.chart import chart
from tabard.games.pilgrim.terminal.mats import mats
from tabard.games.pilgrim.terminal.pen import Pen
from tabard.games.pilgrim.terminal.ring import ring
from tabard.games.pilgrim.terminal.stock import stock
from tabard.games.terminal import NARROW, WIDE, Say, View, rule
from tabard.presentation.terminal import Terminal

INDENT: Final = 14


def picture(view: View, say: Say, names: Sequence[str], signs: str, width: int) -> list[Line]:
    """The whole table; `signs` has one character for each seat."""
    pen = Pen(view, say, names, signs)
    room = WIDE if width >= WIDE else NARROW
    across = rule(room)
    quarter = pen.note("table-quarter", number=view["quarter"], whole=atlas.QUADRANTS)
    lines = [pen.head(room, [(", ", ""), *quarter]), across]
    if width >= WIDE:
        right = room - CHART - 3
        rest = folded([*ring(pen, right), [], *stock(pen, right)], right, INDENT)
        lines += beside(folded(chart(pen), CHART, 0), rest, CHART)
    else:
        lines += [*chart(pen), across, *ring(pen, room), across, *stock(pen, room)]
    lines += [across, *mats(pen, room, range(len(pen.mats)))]
    return folded(lines, room, INDENT)


def own(view: View, say: Say, names: Sequence[str], signs: str, seat: int) -> list[Line]:
    """What lies before one player, for a glance between two choices."""
    return mats(Pen(view, say, names, signs), NARROW, (seat,))


TERMINAL: Final = Terminal(picture, own)
