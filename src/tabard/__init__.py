"""Tabard: four medieval strategy games as exact, fast, playable machines.

>>> import tabard
>>> state = tabard.game("pillars").start(players=3)
>>> state.game.actions.text(state.choices()[0])
'start 0'
"""

from tabard.games import NAMES as GAMES
from tabard.games import game as game
from tabard.version import __version__ as __version__

__all__ = ["GAMES", "__version__", "game"]
