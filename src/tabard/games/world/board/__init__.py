"""The picture of a table of World Without End: a tree of parts, wide or tall."""

from tabard.games.world.board.layout import BOARD

__all__ = ["BOARD"]
