"""Plain ISMCTS, for comparison: the search of the textbooks, which knows nothing of the game.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every
iteration redeals what the seat cannot know, selects by UCB1, and plays a new leaf to its end at
random. It has no value, no prior and no weights; what it finds is what the rules alone tell.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.bots.bot import Bot
from tabard.bots.judge import Judge
from tabard.bots.search import Puct, Search
from tabard.bots.tree import Branch
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

EXPLORATION: Final = 0.7  # of UCB1, as in the paper, for values between 0 and 1


class PlainSearch(Search):
    """One seat's search at one decision, by random play to the end."""

    def expand(self, place: Branch, state: State, menu: Menu) -> None:
        """Let a leaf have its branches, none of them looked at, and play on from it at random."""
        place.expanded = True
        for i in range(menu.count - 1, -1, -1):  # each goes before the others: ascending at last
            self.evaluate(place.add(state.to_move, menu.codes[i]), state)
        self.roll_out(state)
        self.judge.look(state)
        self.keep_values()

    def evaluate(self, branch: Branch, state: State) -> None:
        """Nothing is known of a branch before it is tried."""
        branch.open = self.clock

    def roll_out(self, state: State) -> None:
        """Play to the end: every seat chooses by lot, chance by its weights."""
        menu = self.ahead
        state.fill(menu)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                code = self.dealer.deal(menu)
            else:
                code = menu.codes[self.dealer.below(menu.count)]
            state.advance(code, menu)

    def select(self, place: Branch, state: State, menu: Menu) -> Branch:
        """The first open choice that was never tried, else the one with the highest bound (UCB1).

        The bound counts the visits of all choices that are open in this deal.
        """
        if self.hides:
            self.complete(place, state, menu)
        now = self.clock
        everything = not self.hides
        visits: i64 = 0
        branch = place.first
        while branch is not None:
            if everything or branch.open == now:
                if branch.visits == 0:
                    return branch
                visits += branch.visits
            branch = branch.next
        breadth = math.log(float(visits))
        highest = -1.0
        chosen: Branch | None = None
        branch = place.first
        while branch is not None:
            if everything or branch.open == now:
                tried = float(branch.visits)
                bound = branch.value_sum / tried + EXPLORATION * math.sqrt(breadth / tried)
                if bound > highest:
                    highest = bound
                    chosen = branch
            branch = branch.next
        assert chosen is not None
        return chosen


class PlainBot(Bot):
    """Searches plainly for so many iterations, or until the time is up."""

    def __init__(self, seed: int | str, iterations: int, seconds: float) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds

    def makings(self) -> tuple[Any, ...]:
        return ("", self.iterations, self.seconds)

    def pick(self, sample: State) -> i64:
        players = int(sample.players)
        judge = Judge(players, sample.game.rivals(players))
        search = PlainSearch(sample, sample.to_move, judge, self.dealer, Puct())
        search.run(self.iterations, self.seconds)
        return search.best().code
