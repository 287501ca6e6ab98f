"""The picture of a table of Pillars: a tree of parts, wide or tall."""

from tabard.games.pillars.board.layout import BOARD

__all__ = ["BOARD"]
