"""The picture of a table of Feudum: a tree of parts, wide or tall."""

from tabard.games.feudum.board.layout import BOARD

__all__ = ["BOARD"]
