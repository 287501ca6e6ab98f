"""What is measured: the cells, the contenders, and whom each of them meets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tabard.games import NAMES, game

RESULTS: Final = Path(__file__).resolve().parents[1] / "docs" / "baselines"
TRAINED: Final = Path(__file__).resolve().parents[1] / "build" / "baselines"

PLAIN: Final = "ismcts"  # gets the time that STRONGEST takes for a choice
LEARNER: Final = "ppo"
STRONGEST: Final = "level5"
CONTENDERS: Final = (
    "random", "greedy", "level1", "level2", "level3", "level4", STRONGEST, PLAIN, LEARNER,
)  # fmt: skip
QUICK: Final = ("random", "greedy", "level1", "level3")
MIDDLE: Final = "level3"


@dataclass(frozen=True, order=True)
class Cell:
    """A game with a number of players."""

    game: str
    players: int

    def file(self, contender: str) -> str:
        """What the result of a contender is called, without its ending."""
        return f"{self.game}-{self.players}-{contender}"


def cells() -> list[Cell]:
    """Every game with every number of players."""
    return [Cell(name, players) for name in NAMES for players in game(name).players]


def opponents(contender: str, players: int) -> tuple[str, ...]:
    """Whom a contender meets; alone it meets what the game itself plays.

    Those who think long meet fewer: level 3, and with two players the search of the house meets
    the plain one face to face.
    """
    if players == 1:
        return ()
    if contender == PLAIN:
        return (MIDDLE, STRONGEST) if players == 2 else (MIDDLE,)
    if contender == STRONGEST:
        return (MIDDLE,)
    return tuple(name for name in QUICK if name != contender)
