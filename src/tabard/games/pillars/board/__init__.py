"""The picture of a table of Pillars: a tree of parts, wide or tall."""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.builders import follow
from tabard.games.pillars.board.layout import rooms, tree
from tabard.games.pillars.board.tips import tips
from tabard.games.pillars.telling import PHASES
from tabard.presentation import motion
from tabard.presentation.board import Board

BOARD: Final = Board(
    draw=whole("pillars", tree),
    tree=tree,
    rooms=rooms,
    follow=follow,
    motion=motion.read(tables.DATA.parent, deck.LOOKS.tokens, deck.CARDS),
    emblem=deck.emblem,
    tips=tips,
    phases=PHASES,
)
