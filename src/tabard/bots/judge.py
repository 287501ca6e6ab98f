"""The value of a state for each seat: by learned weights, or as the game itself estimates it."""

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
CALM: Final = 4.0  # hope counts leads as so many times smaller
LAST_POINT: Final = 0.25  # the lead of a point when the game is over, for hope


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A value function: looks at a table and says for each seat how likely it is to win.

    `values` are what it said last, together 1: one number per seat, and after them one for each
    opponent that the game itself plays. The next look overwrites them, so one judge serves one bot.
    """

    def __init__(self, players: i64, rivals: i64 = 0) -> None:
        self.players: i64 = players
        self.contenders: i64 = players + rivals
        self.values: list[float] = [0.0] * int(self.contenders)

    def look(self, s: State) -> None:
        """Judge a state, a finished one by its result."""
        if s.to_move == OVER:
            self.result(s)
        else:
            self.weigh(s)
            softmax(self.values)

    def weigh(self, s: State) -> None:
        """Put into `values` how well each seat stands as logits: a lead of 1 means e : 1 to win."""
        raise NotImplementedError

    def result(self, s: State) -> None:
        """The winners share the game."""
        places = s.game.final_places(s)
        winners = places.count(1)
        for seat in range(self.contenders):
            self.values[seat] = 1.0 / winners if places[seat] == 1 else 0.0


class HandJudge(Judge):
    """Judges by the hand-written value of the game."""

    def weigh(self, s: State) -> None:
        for seat in range(self.contenders):
            self.values[seat] = s.game.value(s, seat) / HAND_SCALE


class LearnedJudge(Judge):
    """Judges by learned weights, given per stretch in leads to win.

    hope   how much of a value counts by leads that are taken as smaller than they look, between 0
           and 1. Where several play, somebody is always far behind; without hope all his choices
           are worth nothing alike, and he who searches by chances to win alone lets himself go
    """

    def __init__(
        self,
        players: i64,
        features: Features[Any],
        weights: list[float],
        rivals: i64 = 0,
        hope: float = 0.0,
    ) -> None:
        super().__init__(players, rivals)
        self.features = features
        self.scale = Scale(len(features.names), weights)
        self.hope = hope
        self.calm: list[float] = [0.0] * int(self.contenders)

    def look(self, s: State) -> None:
        if self.hope <= 0.0:
            super().look(s)
            return
        calm = self.calm
        over = s.to_move == OVER
        if over:
            self.result(s)
            points = s.scores()
            for seat in range(self.contenders):
                calm[seat] = LAST_POINT * float(points[seat]) / CALM
        else:
            self.weigh(s)
            for seat in range(self.contenders):
                calm[seat] = self.values[seat] / CALM
            softmax(self.values)
        softmax(calm)
        for seat in range(self.contenders):
            self.values[seat] += self.hope * (calm[seat] - self.values[seat])

    def weigh(self, s: State) -> None:
        stretch = self.features.stretch(s)
        scale = self.scale
        for seat in range(self.contenders):
            scale.clear(stretch)
            self.features.weigh(s, seat, scale)
            self.values[seat] = scale.total


class PointsJudge(Judge):
    """Judges how well each seat comes off, whoever wins: by its place, then by its points.

    For a game that is decided, where every choice wins or loses alike. A value of one half is what
    the seat had when the judge was made; the values do not add up to 1.
    """

    def __init__(self, s: State) -> None:
        super().__init__(s.players)
        self.before = [standing(s, seat) for seat in range(s.players)]

    def look(self, s: State) -> None:
        for seat in range(self.players):
            self.values[seat] = 1.0 / (1.0 + math.exp(self.before[seat] - standing(s, seat)))


def standing(s: State, seat: i64) -> float:
    """How a seat stands by its place and then by its points, as a lead."""
    points: float = s.scores()[int(seat)]
    return POINT * points - PLACE * float(s.ranking()[int(seat)])


def logit(chance: float) -> float:
    """The log-odds of a chance to win: the lead that it stands for, the inverse of `softmax`.

    A step of it means as much to a seat nearly sure of the game as to one that may still hope.
    """
    if chance < LEAST:
        chance = LEAST
    elif chance > 1.0 - LEAST:
        chance = 1.0 - LEAST
    return math.log(chance / (1.0 - chance))


def softmax(leads: list[float]) -> None:
    """Turn leads into chances to win, together 1, in place."""
    highest = leads[0]
    for one in leads:
        if one > highest:
            highest = one
    total = 0.0
    for seat in range(len(leads)):
        odds = math.exp(leads[seat] - highest)
        leads[seat] = odds
        total += odds
    for seat in range(len(leads)):
        leads[seat] /= total
