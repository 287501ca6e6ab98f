"""A bot that plans whole turns where the game counts them, and searches where it does not."""

from __future__ import annotations

import time
from typing import Any, Final

from tabard.bots.judge import Judge
from tabard.bots.thinking import SearchBot
from tabard.bots.turns import Turn, Turns, by_worth
from tabard.bots.weights import TURNS, judge_of
from tabard.kernel.dealer import Dealer
from tabard.kernel.game import Game
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import State

WIDTH: Final = 8  # tables followed on at a step of the present turn
NARROW: Final = 3  # and of a turn to come
# Heats: the best so many turns, looked at so many own turns further, with chance so often drawn.
HEATS: Final = ((14, 1, 2), (7, 2, 2), (3, 2, 4))
SEEDS: Final = 1 << 30


class PlanningBot(SearchBot):
    """Looks at all that it can make of its turn, then at the turns after the best of these.

    What it has planned it carries out, as long as the table is what it expected.
    """

    def __init__(self, seed: int | str, iterations: int, seconds: float, source: str = "") -> None:
        super().__init__(seed, iterations, seconds, source)
        self.plan: list[int] = []
        self.planned: State | None = None
        self.ends: Judge | None = None

    def makings(self) -> tuple[Any, ...]:
        return ("", self.iterations, self.seconds, self.source)

    def prepare(self, game: Game[Any], players: int) -> None:
        super().prepare(game, players)
        self.ends = judge_of(game, players, self.source, TURNS)

    def judge_of_ends(self, sample: State) -> Judge:
        """Who judges the ends of turns: by weights for just that where the game has them."""
        judge = self.ends
        if judge is None or judge.players != sample.players:
            judge = judge_of(sample.game, int(sample.players), self.source, TURNS)
            self.ends = judge
        return judge

    def pick(self, sample: State) -> i64:
        if sample.game.turn(sample) < 0:
            return super().pick(sample)
        seat = sample.to_move
        expected = self.planned
        if not self.plan or expected is None or not alike(expected, sample, int(seat)):
            self.plan = self.best(sample, seat).codes
        code = self.plan[0]
        self.plan = self.plan[1:]
        self.planned = None
        if self.plan:
            after = sample.copy()
            after.advance(code, Menu())
            self.planned = after
        return code

    def best(self, sample: State, seat: i64) -> Turn:
        """The turn to take: heat after heat the best go on, looked at more closely.

        The present turn is followed to its end in any case: half a second at most, uncompiled.
        """
        until = time.perf_counter() + self.seconds
        turns = Turns(self.judge_of_ends(sample))
        ways = turns.ways(sample, seat, WIDTH)
        turns.until = until
        for most, deep, draws in HEATS:
            if len(ways) == 1 or turns.is_late():
                break
            ways = self.heat(turns, ways[:most], seat, deep, draws)
        return ways[0]

    def heat(self, turns: Turns, ways: list[Turn], seat: i64, deep: i64, draws: i64) -> list[Turn]:
        """Turns by what comes after them, the best first; those that there was time for.

        Chance is drawn alike for all of them.
        """
        seed = int(self.dealer.below(SEEDS))
        tried: list[Turn] = []
        for one in ways:
            total = 0.0
            for n in range(draws):
                total += turns.further(one.state, seat, deep, NARROW, Dealer(f"{seed}:{n}"))
            if tried and turns.is_late():
                break  # it was not looked at as closely as those before it
            tried.append(Turn(one.state, one.codes, total / float(draws)))
        tried.sort(key=by_worth)
        return tried


def alike(expected: State, sample: State, seat: int) -> bool:
    """Whether a seat sees just what it has expected."""
    if expected.to_move != sample.to_move or expected.at != sample.at:
        return False
    return bool(expected.view(seat) == sample.view(seat))
