"""The picture of a table of World Without End: a tree of parts, wide or tall."""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.layout import follow, rooms, tree
from tabard.games.world.board.tips import tips
from tabard.games.world.telling import PHASES
from tabard.presentation import motion
from tabard.presentation.board import Board

BOARD: Final = Board(
    draw=whole("world", tree),
    tree=tree,
    rooms=rooms,
    follow=follow,
    motion=motion.read(tables.DATA.parent, deck.TOKENS, deck.LOOKS.tables["penalties"]),
    emblem=deck.emblem,
    tips=tips,
    phases=PHASES,
)
