"""Who is how likely to win: by learned weights where a game has them, else by its own knowledge."""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.state import OVER, State

HAND_SCALE: Final = 6.0  # a lead of so many points by hand-written value is e : 1 for the leader
LEAST: Final = 0.0001  # nobody is surer to lose or to win than so much
POINT: Final = 0.1  # the lead that a point is worth where the game itself is decided
PLACE: Final = 6.0  # the lead that a place is worth there: more than its points


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Looks at a table and says for each seat how likely it is to win.

    `shares` are its last verdict, together 1: one number per seat, and after them one for each
    opponent that the game itself plays. One judge serves one bot: it is overwritten by the next
    look.
    """

    def __init__(self, players: i64, rivals: i64 = 0) -> None:
        self.players: i64 = players
        self.contenders: i64 = players + rivals
        self.shares: list[float] = [0.0] * int(self.contenders)

    def look(self, s: State) -> None:
        """Judge a state, a finished one by its result."""
        if s.to_move == OVER:
            self.result(s)
        else:
            self.weigh(s)
            even_out(self.shares)

    def weigh(self, s: State) -> None:
        """Put into `shares` how well each seat stands: a lead of 1 means e : 1 to win."""
        raise NotImplementedError

    def result(self, s: State) -> None:
        """The winners share the game."""
        places = s.game.places(s)
        winners = places.count(1)
        for seat in range(self.contenders):
            self.shares[seat] = 1.0 / winners if places[seat] == 1 else 0.0


class HandJudge(Judge):
    """Judges by the hand-written value of the game."""

    def weigh(self, s: State) -> None:
        for seat in range(self.contenders):
            self.shares[seat] = s.game.value(s, seat) / HAND_SCALE


class LearnedJudge(Judge):
    """Judges by learned weights, given per stretch in leads to win."""

    def __init__(
        self, players: i64, features: Features[Any], weights: list[float], rivals: i64 = 0
    ) -> None:
        super().__init__(players, rivals)
        self.features = features
        self.scale = Scale(len(features.names), weights)

    def weigh(self, s: State) -> None:
        stretch = self.features.stretch(s)
        scale = self.scale
        for seat in range(self.contenders):
            scale.clear(stretch)
            self.features.weigh(s, seat, scale)
            self.shares[seat] = scale.total


class PointsJudge(Judge):
    """Judges how well each seat comes off, whoever wins: by its place, then by its points.

    For a game that is decided, where every choice wins or loses alike. A share of one half is what
    the seat had when the judge was made; the shares do not add up to 1.
    """

    def __init__(self, s: State) -> None:
        super().__init__(s.players)
        self.before = [standing(s, seat) for seat in range(s.players)]

    def look(self, s: State) -> None:
        for seat in range(self.players):
            self.shares[seat] = 1.0 / (1.0 + math.exp(self.before[seat] - standing(s, seat)))


def standing(s: State, seat: i64) -> float:
    """How a seat stands by its place and then by its points, as a lead."""
    points: float = s.scores()[int(seat)]
    return POINT * points - PLACE * float(s.ranking()[int(seat)])


def lead(share: float) -> float:
    """The lead that a chance to win stands for, the other way round than `even_out`.

    A step of it means as much to a seat nearly sure of the game as to one that may still hope.
    """
    if share < LEAST:
        share = LEAST
    elif share > 1.0 - LEAST:
        share = 1.0 - LEAST
    return math.log(share / (1.0 - share))


def even_out(shares: list[float]) -> None:
    """Turn leads into chances to win, together 1."""
    highest = shares[0]
    for one in shares:
        if one > highest:
            highest = one
    total = 0.0
    for seat in range(len(shares)):
        odds = math.exp(shares[seat] - highest)
        shares[seat] = odds
        total += odds
    for seat in range(len(shares)):
        shares[seat] /= total
