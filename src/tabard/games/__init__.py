"""The games of the house, found by name; each is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Any, Final

from tabard.kernel.errors import Unknown
from tabard.kernel.game import Game

NAMES: Final = ("pillars", "world", "feudum", "pilgrim")


def game(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in NAMES:
        raise Unknown(f"game {name!r}", f"known games are {', '.join(NAMES)}")
    found: Game[Any] = importlib.import_module(f"tabard.games.{name}").GAME
    return found
