"""The picture of a table of Feudum: a tree of parts, wide or tall."""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.feudum import tables
from tabard.games.feudum.board import deck
from tabard.games.feudum.board.figures import follow
from tabard.games.feudum.board.layout import rooms, stage, tree
from tabard.games.feudum.board.offers import emblem
from tabard.games.feudum.board.tips import tips
from tabard.games.feudum.telling import PHASES
from tabard.presentation import motion
from tabard.presentation.board import Board

BOARD: Final = Board(
    draw=whole("feudum", tree),
    tree=tree,
    rooms=rooms,
    follow=follow,
    motion=motion.read(tables.DATA.parent, deck.TOKENS),
    emblem=emblem,
    tips=tips,
    phases=PHASES,
    stage=stage,
    tabs=(("guilds", "hanging-sign"),),
)
