"""Games played in whole turns, some seats with a taste of their own, and what they teach.

Who follows one value alone never sees what that value undervalues. So some seats of some games play
with a taste: weights that like roads, donations or whatever else more than was learned, and some
turns are not the best ones. What comes of them is counted like everything else.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.bots.judge import Judge
from tabard.bots.selfplay import SHARES, School
from tabard.bots.turns import Turn, Turns
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import i64
from tabard.kernel.state import CHANCE, OVER, State

OTHERS: Final = 6  # of the best turns, from which one is drawn instead of the best
CONTENDERS: Final = 4  # turns that are looked at for a further one
NARROW: Final = 2  # tables followed on in a further turn


class TurnSchool(School):
    """Plays whole turns.

    judges    the learned value, then one for each taste
    tasteful  seats in a thousand that play with a taste
    explore   turns in a thousand that are not the best one
    width     tables followed on at a step
    deep      own turns further that are looked at
    glory     points that winning counts beside the points
    margins   for each seat that played without a taste its margin, and whether it won
    """

    def __init__(
        self,
        features: Features[Any],
        judges: list[Judge],
        tasteful: int,
        explore: int,
        noted: int,
        glory: float,
        width: int,
        deep: int,
    ) -> None:
        super().__init__(features, judges[0], explore, noted, glory)
        size = len(features.names)
        self.scale = Scale(size, [1.0] * (size * len(features.stretches)))  # it knows them all
        self.scale.noting = True
        self.turns = [Turns(judge) for judge in judges]
        self.tasteful: i64 = tasteful
        self.width: i64 = width
        self.deep: i64 = deep
        self.margins: list[list[float]] = []
        self.tastes: list[int] = []

    def play(self, state: State, dealer: Dealer) -> None:
        menu = self.menu
        self.notes.clear()
        self.tastes = []
        for _ in range(state.players):
            taste: i64 = 0
            if len(self.turns) > 1 and dealer.below(SHARES) < self.tasteful:
                taste = 1 + dealer.below(len(self.turns) - 1)
            self.tastes.append(int(taste))
        state.fill(menu)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.advance(dealer.deal(menu), menu)
                continue
            way = self.chosen(state, dealer)
            for code in way.codes:
                state.advance(code, menu)
                if state.to_move != OVER and dealer.below(SHARES) < self.noted:
                    self.note(state)
        self.count(state)

    def chosen(self, state: State, dealer: Dealer) -> Turn:
        """The turn that a seat takes."""
        seat = state.to_move
        turns = self.turns[self.tastes[seat]]
        ways = turns.ways(state, seat, self.width)
        if len(ways) > 1 and dealer.below(SHARES) < self.explore:
            return ways[dealer.below(min(OTHERS, len(ways)))]
        best = ways[0]
        if self.deep > 0 and len(ways) > 1:
            highest = -1e9
            seed = int(dealer.below(1 << 30))
            for n in range(min(CONTENDERS, len(ways))):
                worth = turns.further(ways[n].state, seat, self.deep, NARROW, Dealer(seed))
                if worth > highest:
                    highest = worth
                    best = ways[n]
        return best

    def count(self, state: State) -> None:
        """Also how seats without a taste came off."""
        super().count(state)
        points = [float(one) for one in state.game.points(state)]
        places = state.game.final_places(state)
        for seat in range(state.players):
            if self.tastes[seat] == 0:
                best = max([points[n] for n in range(len(points)) if n != seat])
                self.margins.append([points[seat] - best, 1.0 if places[seat] == 1 else 0.0])
