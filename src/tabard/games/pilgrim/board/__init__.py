"""The picture of a table of Pilgrim: a tree of parts, wide or tall."""

from tabard.games.pilgrim.board.layout import BOARD

__all__ = ["BOARD"]
