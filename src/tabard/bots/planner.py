"""Planners: hand-written players, each devoted to one strategy, that think in whole own turns.

A planner follows its choices on until another seat is asked (beam search): at each choice it keeps
the tables that its strategy values most, and of every first choice the best one. Chance on the way
is drawn, what the seat cannot know is dealt several times, and the first choice counts by the mean
of what its best turns come to. A strategy may look further: the others then answer by the game's
hand-written value, and the next own turn is planned as well.
"""

from __future__ import annotations

import time
from typing import Any, Final

from tabard.bots.bot import Bot
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Unknown
from tabard.kernel.game import Game
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State
from tabard.kernel.strategy import Strategy

PREFIX: Final = "planner:"
FAR: Final = 24  # choices of one turn that are followed on
ANSWERS: Final = 60  # choices of others before the next own turn
CONTENDERS: Final = 4  # first choices that are looked at for a turn further
NARROW: Final = 2  # tables that are followed on in a turn further
SECONDS: Final = 1.9  # after which it stops thinking in any case
LOWEST: Final = -1e9
END: Final = 1000.0  # what a place at the end is worth beside points


def named(game: Game[Any], id: str) -> Strategy[Any]:
    """A strategy of a game by its id; `Unknown` in one line that names those it has."""
    known = game.strategies()
    for strategy in known:
        if strategy.id == id:
            return strategy
    listed = ", ".join([PREFIX + one.id for one in known]) or "none"
    raise Unknown(f"planner {id!r}", f"the planners of {game.id} are {listed}")


def planners(game: Game[Any]) -> tuple[str, ...]:
    """The names of the planners of a game."""
    return tuple([PREFIX + strategy.id for strategy in game.strategies()])


class Line:
    """A turn as far as it is planned: the number of its first choice, its table and its worth."""

    def __init__(self, first: i64, state: State, worth: float) -> None:
        self.first: i64 = first
        self.state = state
        self.worth = worth


class PlannerBot(Bot):
    """Plays by one strategy of the game, whichever it is asked about.

    lucky     whether chance was met in the turn planned last
    deadline  when it stops thinking
    """

    def __init__(self, seed: int | str, id: str) -> None:
        super().__init__(seed)
        self.id: Final = id
        self.menu = Menu()
        self.ahead = Menu()
        self.lucky: bool = False
        self.deadline: float = 0.0

    def makings(self) -> tuple[Any, ...]:
        return ("", self.id)

    def prepare(self, game: Game[Any], players: int) -> None:
        named(game, self.id)

    def pick(self, sample: State) -> i64:
        strategy = named(sample.game, self.id)
        seat = int(sample.to_move)
        sample.fill(self.menu)
        codes = [int(self.menu.codes[i]) for i in range(self.menu.count)]
        if len(codes) == 1:
            return codes[0]
        self.deadline = time.perf_counter() + SECONDS
        hides = sample.game.hides(sample, seat)
        totals = [0.0] * len(codes)
        dealer = Dealer(f"plan:{self.dealer.below(1 << 30)}")
        for number in range(strategy.deals):
            table = sample if number == 0 or not hides else sample.redeal(seat, self.dealer)
            table.fill(self.menu)
            self.lucky = False
            found = self.planned(table, seat, strategy, codes, dealer)
            for n in range(len(codes)):
                totals[n] += found[n]
            if not (hides or self.lucky) or time.perf_counter() > self.deadline:
                break
        best = 0
        for n in range(1, len(codes)):
            if totals[n] > totals[best]:
                best = n
        return codes[best]

    def planned(
        self, start: State, seat: int, strategy: Strategy[Any], codes: list[int], dealer: Dealer
    ) -> list[float]:
        """What each first choice of a turn comes to on this deal."""
        finals = self.turns(start, seat, strategy, codes, strategy.width, dealer)
        worths = [line.worth for line in finals]
        for _ in range(strategy.further):
            finals.sort(key=lambda line: -line.worth)
            worths = [LOWEST] * len(codes)
            for line in finals[:CONTENDERS]:
                line.worth = self.afterwards(line.state, seat, strategy, dealer)
                worths[int(line.first)] = line.worth
            finals = finals[:CONTENDERS]
        return worths

    def turns(
        self,
        start: State,
        seat: int,
        strategy: Strategy[Any],
        codes: list[int],
        width: int,
        dealer: Dealer,
    ) -> list[Line]:
        """The best end of the turn after each first choice, in their order."""
        best: list[Line | None] = [None] * len(codes)
        going = self.stepped(start, codes, -1, seat, strategy, dealer, best)
        for depth in range(FAR):
            if not going:
                break
            late = time.perf_counter() > self.deadline
            kept = kept_of(going, width, len(codes))
            going = []
            for line in kept:
                if late or depth == FAR - 1:
                    finish(line, best)
                    continue
                line.state.fill(self.menu)
                further = [int(self.menu.codes[i]) for i in range(self.menu.count)]
                going += self.stepped(
                    line.state, further, int(line.first), seat, strategy, dealer, best
                )
        found: list[Line] = []
        for one in best:
            assert one is not None
            found.append(one)
        return found

    def stepped(
        self,
        state: State,
        codes: list[int],
        first: int,
        seat: int,
        strategy: Strategy[Any],
        dealer: Dealer,
        best: list[Line | None],
    ) -> list[Line]:
        """The lines by each choice in which the turn goes on; those that end it are noted."""
        going: list[Line] = []
        for n in range(len(codes)):
            after = state.copy()
            after.advance(codes[n], self.ahead)
            while after.to_move == CHANCE:
                self.lucky = True
                after.advance(dealer.deal(self.ahead), self.ahead)
            line = Line(n if first < 0 else first, after, worth_of(after, seat, strategy))
            if after.to_move == seat:
                going.append(line)
            else:
                finish(line, best)
        return going

    def afterwards(self, state: State, seat: int, strategy: Strategy[Any], dealer: Dealer) -> float:
        """What a table comes to after the answers of the others and one more own turn."""
        s = state.copy()
        menu = self.menu
        s.fill(menu)
        for _ in range(ANSWERS):
            if s.to_move == OVER or s.to_move == seat:
                break
            if s.to_move == CHANCE:
                s.advance(dealer.deal(menu), menu)
            else:
                s.advance(self.answer(s), menu)
        if s.to_move != seat:
            return worth_of(s, seat, strategy)
        codes = [int(menu.codes[i]) for i in range(menu.count)]
        highest = LOWEST
        for line in self.turns(s, seat, strategy, codes, NARROW, dealer):
            highest = max(highest, line.worth)
        return highest

    def answer(self, s: State) -> i64:
        """What another seat chooses: one step ahead by the game's hand-written value."""
        menu = Menu()
        s.fill(menu)
        who = int(s.to_move)
        best: i64 = menu.codes[0]
        highest = LOWEST
        for i in range(menu.count):
            if menu.count == 1:
                break
            after = s.copy()
            after.advance(menu.codes[i], self.ahead)
            worth = s.game.value(after, who)
            if worth > highest:
                highest = worth
                best = menu.codes[i]
        return best


def worth_of(s: State, seat: int, strategy: Strategy[Any]) -> float:
    """What a table is worth; at the end of the game the place counts before points."""
    if s.to_move == OVER:
        return float(s.scores()[seat]) - END * float(s.game.final_places(s)[seat] - 1)
    return float(strategy.value(s, seat))


def finish(line: Line, best: list[Line | None]) -> None:
    """Note a turn that has ended if it is the best so far of its first choice."""
    other = best[int(line.first)]
    if other is None or line.worth > other.worth:
        best[int(line.first)] = line


def kept_of(lines: list[Line], width: int, firsts: int) -> list[Line]:
    """The lines that are followed on: the best of all, and the best of every first choice."""
    lines.sort(key=lambda line: -line.worth)
    seen = [False] * firsts
    kept: list[Line] = []
    for n, line in enumerate(lines):
        if n < width or not seen[int(line.first)]:
            seen[int(line.first)] = True
            kept.append(line)
    return kept
