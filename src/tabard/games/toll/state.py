"""What lies on the table of Toll; nothing about when or why."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import tables as t
from tabard.kernel.game import Game
from tabard.kernel.ints import mypyc_attr
from tabard.kernel.state import State

NOT_YET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class TollState(State):
    """The table. Cards are counts by kind: of the deck, and of each seat's hand and graves."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.round = 1
        self.deck = list(t.COPIES)
        self.played = [0] * len(t.KINDS)
        self.hands = [[0] * len(t.KINDS) for _ in range(players)]
        self.graves = [[0] * len(t.KINDS) for _ in range(players)]
        self.coins = [t.COINS] * players
        self.pledges = [NOT_YET] * players

    def copy(self) -> TollState:
        """Another table like this one."""
        other = type(self)(self.game, self.players, self.options)
        other.stand_as(self)
        other.round = self.round
        other.deck = list(self.deck)
        other.played = list(self.played)
        other.hands = [list(hand) for hand in self.hands]
        other.graves = [list(grave) for grave in self.graves]
        other.coins = list(self.coins)
        other.pledges = list(self.pledges)
        return other
