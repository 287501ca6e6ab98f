"""Tabard: four medieval strategy games as exact, fast, playable machines.

>>> import tabard
>>> state = tabard.game("pillars").start(players=3)
>>> state.apply("start 0")
>>> state.over, state.is_chance
(False, True)

What is here comes from `tabard.door`, which is loaded when a name is first asked for: the import
itself costs next to nothing.
"""

from tabard.version import __version__ as __version__

TYPE_CHECKING = False  # what a type checker takes for true; `typing` itself takes long to load
if TYPE_CHECKING:
    from tabard.door import CHANCE as CHANCE
    from tabard.door import GAMES as GAMES
    from tabard.door import OVER as OVER
    from tabard.door import Analysis as Analysis
    from tabard.door import Bot as Bot
    from tabard.door import Dealer as Dealer
    from tabard.door import Game as Game
    from tabard.door import Record as Record
    from tabard.door import Refused as Refused
    from tabard.door import Spec as Spec
    from tabard.door import State as State
    from tabard.door import analyse as analyse
    from tabard.door import bot as bot
    from tabard.door import game as game
    from tabard.door import play as play
    from tabard.door import read as read
    from tabard.door import read_dataset as read_dataset

    compiled: bool
    """Whether the engine runs as C extensions; else the same games take some 30 times as long."""

__all__ = [
    "compiled",
    "GAMES",
    "__version__",
    "game",
    "bot",
    "play",
    "analyse",
    "read",
    "read_dataset",
    "Analysis",
    "Bot",
    "Dealer",
    "Game",
    "Record",
    "Refused",
    "Spec",
    "State",
    "CHANCE",
    "OVER",
]


if not TYPE_CHECKING:

    def __getattr__(name):
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name == "compiled":
            from tabard.version import compiled

            found = compiled()
        else:
            from tabard import door

            found = getattr(door, name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return __all__
