"""Who chooses in a game without people: a bot at every seat, and the dealer for chance."""

from __future__ import annotations

import time

from tabard.bots.bot import Bot
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State


class Company:
    """The bots round a table by seat; without any, every seat draws from the dealer.

    decisions   choices of seats so far, and `chances`, those of chance
    slowest     the longest that each seat has thought about a choice, in seconds

    >>> import tabard
    >>> from tabard.bots.registry import bot
    >>> state = tabard.game("pillars").start(players=2)
    >>> company = Company([bot("random", 1), bot("random", 2)], Dealer(7))
    >>> choices = company.play(state)
    >>> sorted(state.ranking())[0], state.choices(), len(choices) > company.decisions > 50
    (1, [], True)
    """

    def __init__(self, bots: list[Bot], dealer: Dealer) -> None:
        self.bots = bots
        self.dealer = dealer
        self.menu = Menu()
        self.decisions: int = 0
        self.chances: int = 0
        self.slowest: list[float] = [0.0] * len(bots)

    def choice(self, state: State) -> int:
        """The next choice, of chance or of the seat to move."""
        if state.to_move == CHANCE:
            self.chances += 1
            return self.draw(state)
        self.decisions += 1
        if not self.bots:
            return self.draw(state)
        seat = int(state.to_move)
        began = time.perf_counter()
        code = self.bots[seat].choose(state)
        self.slowest[seat] = max(self.slowest[seat], time.perf_counter() - began)
        return code

    def draw(self, state: State) -> int:
        """What the dealer deals of what is open."""
        state.fill(self.menu)
        return int(self.dealer.deal(self.menu))

    def play(self, state: State) -> list[int]:
        """Play a game to its end; every choice that was made."""
        made: list[int] = []
        while state.to_move != OVER:
            code = self.choice(state)
            state.apply(code)
            made.append(code)
        return made
