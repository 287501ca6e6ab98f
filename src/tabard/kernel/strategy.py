"""Strategies of a game, each a value of one's own by which a hand-written player plans its turns.

A game declares its strategies in `games/<game>/planners.py` and returns them from
`Game.strategies()`; who plays by one is `tabard.bots.planner`. What it is called and a sentence
about it are messages of the game, `planner-<id>` and `planner-<id>-about`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from tabard.kernel.state import State

S = TypeVar("S", bound=State)


class Strategy(Generic[S]):
    """One way to play a game.

    id        one word: the player is called `planner:ID`
    value     how well a seat stands for this way of playing, in points; of every state in which
              the game is not over, best where the seat's turn has just ended
    width     how many tables are followed on at each choice of a turn
    deals     how often what the seat cannot know is dealt
    further   how many own turns after the present one are planned too
    search    iterations of a search by its value, in place of all these, where a turn is a choice
              or two; 0: it plans whole turns
    plainly   how well another seat stands, in such a search; without it as the game says
    """

    def __init__(
        self,
        id: str,
        value: Callable[[S, int], float],
        width: int = 6,
        deals: int = 3,
        further: int = 0,
        search: int = 0,
        plainly: Callable[[S, int], float] | None = None,
    ) -> None:
        self.id: Final = id
        self.value: Final = value
        self.width: Final = width
        self.deals: Final = deals
        self.further: Final = further
        self.search: Final = search
        self.plainly: Final = plainly or by_hand


def by_hand(s: State, seat: int) -> float:
    """How well a seat stands by the game's own hand-written value."""
    return float(s.game.value(s, seat))
