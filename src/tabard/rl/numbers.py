"""A table as arrays: what a seat observes, and which codes are open."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tabard.games import game as find_game
from tabard.kernel.dealer import Dealer
from tabard.kernel.game import Game
from tabard.kernel.state import State

Observed = NDArray[np.uint8]
Bytes = NDArray[np.int8]
LARGEST_SEED: Final = 2**31


class Numbers:
    """How the states of a game become arrays.

    game     the game
    players  the number of seats
    actions  how many codes there are
    slots    what the numbers of an observation are: names, highs, version
    low      the least that each number of an observation can be, and `high` the most; of those that
             are always 0 it says 1, for Gymnasium warns of a space without room
    """

    def __init__(self, game: str | Game[Any], players: int | None = None) -> None:
        self.game: Final[Game[Any]] = find_game(game) if isinstance(game, str) else game
        self.players: Final = self.game.check_players(self.game.fewest(players))
        self.actions: Final = len(self.game.actions)
        self.slots: Final = self.game.observing().observation(self.players)
        self.high: Final[Observed] = np.maximum(np.array(self.slots.highs, np.uint8), 1)
        self.low: Final[Observed] = np.zeros_like(self.high)

    def __reduce__(self) -> tuple[Any, ...]:
        return Numbers, (self.game, self.players)

    def __deepcopy__(self, memo: Any) -> Numbers:
        return self  # it never changes, and OpenSpiel copies all that a state has at every step

    def observation(self, state: State, seat: int) -> Observed:
        """What a seat may know."""
        return np.frombuffer(bytearray(state.observation(seat)), np.uint8)

    def mask(self, state: State, seat: int) -> Bytes:
        """1 for each code that is open to a seat now; all 0 while another is to move."""
        if state.to_move != seat:
            return np.zeros(self.actions, np.int8)
        return np.frombuffer(state.mask(), np.int8)


def deal_all(state: State, dealer: Dealer) -> None:
    """Let chance draw until a seat is to move or the game is over."""
    while state.is_chance:
        state.deal(dealer)
