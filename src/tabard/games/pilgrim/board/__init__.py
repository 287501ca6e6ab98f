"""The picture of a table of Pilgrim: a tree of parts, wide or tall."""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.pilgrim import tables
from tabard.games.pilgrim.board.icons import LOOKS, emblem
from tabard.games.pilgrim.board.layout import rooms, tree
from tabard.games.pilgrim.board.pieces import follow
from tabard.games.pilgrim.board.tips import tips
from tabard.games.pilgrim.telling import PHASES, phase, span
from tabard.presentation import motion
from tabard.presentation.board import Board

BOARD: Final = Board(
    draw=whole("pilgrim", tree),
    tree=tree,
    rooms=rooms,
    follow=follow,
    motion=motion.read(tables.DATA.parent, LOOKS.tokens),
    emblem=emblem,
    tips=tips,
    phases=PHASES,
    phase=phase,
    span=span,
)
