"""What lies on the table of Toll; nothing about when or why. It is declared in `components`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import tables as t
from tabard.kernel.game import Game
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.state import State

NONE: Final = -1


class Player:
    """What lies before one player."""

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            # woven: new MAT
            self.coins: i64 = t.COINS
            self.hand: i64 = 0
            self.grave: i64 = 0
            self.pledge: i64 = NONE
            # woven end
        else:
            # woven: copied MAT
            self.coins = source.coins
            self.hand = source.hand
            self.grave = source.grave
            self.pledge = source.pledge
            # woven end


@mypyc_attr(allow_interpreted_subclasses=True)
class TollState(State):
    """The table, and where its game stands."""

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: TollState | None = None,
    ) -> None:
        super().__init__(game, players, options, source)
        if source is None:
            self.seats = [Player() for _ in range(players)]
            # woven: new TABLE
            self.round: i64 = 1
            self.played: i64 = 0
            self.deck: i64 = t.DECK
            # woven end
        else:
            self.seats = [Player(p) for p in source.seats]
            # woven: copied TABLE
            self.round = source.round
            self.played = source.played
            self.deck = source.deck
            # woven end

    def copy(self) -> TollState:
        """An equal, independent state."""
        return TollState(self.game, self.players, self.options, self)
