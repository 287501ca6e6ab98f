"""Planners: hand-written players, each devoted to one strategy.

Where a turn is many choices, a planner thinks in whole own turns: it follows its choices on until
another seat is asked (`tabard.bots.turns`), and of every first choice keeps the best table. Chance
on the way is drawn, what the seat cannot know is dealt several times, and the first choice counts
by the mean of what its best turns come to. A strategy may look further: the others then answer by
the game's hand-written value, and the next own turn is planned as well. Where a turn is a choice or
two, a strategy asks for a search by its value instead.
"""

from __future__ import annotations

import time
from typing import Any, Final

from tabard.bots.bot import Bot
from tabard.bots.judge import HAND_SCALE, Judge
from tabard.bots.search import Puct, Search
from tabard.bots.turns import LOWEST, Beam, Turn, by_worth
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


class StrategyJudge(Judge):
    """Judges by the values of a strategy: for its seat what it strives for, for others plainly."""

    def __init__(self, strategy: Strategy[Any], seat: i64, players: i64, rivals: i64) -> None:
        super().__init__(players, rivals)
        self.strategy = strategy
        self.seat: i64 = seat

    def weigh(self, s: State) -> None:
        for seat in range(self.contenders):
            if seat == self.seat:
                worth = float(self.strategy.value(s, seat))
            else:
                worth = float(self.strategy.plainly(s, seat))
            self.values[seat] = worth / HAND_SCALE


class OwnTurns(Beam):
    """Follows turns by a strategy, until another seat is asked; chance on the way is drawn.

    lucky   whether chance was met
    """

    def __init__(self, strategy: Strategy[Any], dealer: Dealer, until: float) -> None:
        super().__init__(FAR, ANSWERS)
        self.strategy = strategy
        self.dealer = dealer
        self.until = until
        self.lucky: bool = False

    def worth(self, s: State, seat: i64) -> float:
        """At the end of the game the place counts before points."""
        if s.to_move == OVER:
            who = int(seat)
            return float(s.scores()[who]) - END * float(s.game.final_places(s)[who] - 1)
        return float(self.strategy.value(s, seat))

    def worth_to(self, s: State, other: i64) -> float:
        return float(s.game.value(s, other))

    def settle(self, after: State) -> None:
        while after.to_move == CHANCE:
            self.lucky = True
            after.advance(self.dealer.deal(self.ahead), self.ahead)

    def goes_on(self, after: State, seat: i64, turn: int) -> bool:
        return bool(after.to_move == seat)

    def kept(self, grown: list[Turn], width: i64) -> list[Turn]:
        """The best of all, and the best of every first choice."""
        grown.sort(key=by_worth)
        seen: set[int] = set()
        found: list[Turn] = []
        for n, one in enumerate(grown):
            if n < width or one.codes[0] not in seen:
                seen.add(one.codes[0])
                found.append(one)
        return found

    def best_of_each(self, s: State, seat: i64, codes: list[int], width: i64) -> list[Turn]:
        """The best end of the turn after each first choice, in their order."""
        best: dict[int, Turn] = {}
        for one in self.ends(s, seat, width):
            other = best.get(one.codes[0])
            if other is None or one.worth > other.worth:
                best[one.codes[0]] = one
        return [best[code] for code in codes]


class PlannerBot(Bot):
    """Plays by one strategy of the game, whichever it is asked about."""

    def __init__(self, seed: int | str, id: str) -> None:
        super().__init__(seed)
        self.id: Final = id

    def makings(self) -> tuple[Any, ...]:
        return ("", self.id)

    def prepare(self, game: Game[Any], players: int) -> None:
        named(game, self.id)

    def pick(self, sample: State) -> i64:
        strategy = named(sample.game, self.id)
        menu = Menu()
        sample.fill(menu)
        if menu.count == 1:
            return i64(menu.codes[0])
        if strategy.search > 0:
            return self.searched(sample, strategy)
        return self.planned(sample, strategy, [int(menu.codes[i]) for i in range(menu.count)])

    def searched(self, sample: State, strategy: Strategy[Any]) -> i64:
        """What a search by the strategy's value finds."""
        players = int(sample.players)
        rivals = sample.game.rivals(players)
        judge = StrategyJudge(strategy, sample.to_move, players, rivals)
        search = Search(sample, sample.to_move, judge, self.dealer, Puct())
        search.run(strategy.search, SECONDS)
        return search.best().code

    def planned(self, sample: State, strategy: Strategy[Any], codes: list[int]) -> i64:
        """The first choice of the turns that come to most, over several deals."""
        seat = int(sample.to_move)
        hides = sample.game.hides(sample, seat)
        totals = [0.0] * len(codes)
        dealer = Dealer(f"plan:{self.dealer.below(1 << 30)}")
        turns = OwnTurns(strategy, dealer, time.perf_counter() + SECONDS)
        for number in range(strategy.deals):
            table = sample if number == 0 or not hides else sample.redeal(seat, self.dealer)
            found = worths(turns, table, seat, codes)
            for n in range(len(codes)):
                totals[n] += found[n]
            if not (hides or turns.lucky) or turns.is_late():
                break
        best = 0
        for n in range(1, len(codes)):
            if totals[n] > totals[best]:
                best = n
        return codes[best]


def worths(turns: OwnTurns, start: State, seat: int, codes: list[int]) -> list[float]:
    """What each first choice of a turn comes to on this deal."""
    strategy = turns.strategy
    turns.lucky = False
    finals = turns.best_of_each(start, seat, codes, strategy.width)
    found = [one.worth for one in finals]
    for _ in range(strategy.further):
        finals.sort(key=by_worth)
        del finals[CONTENDERS:]
        found = [LOWEST] * len(codes)
        for one in finals:
            one.worth = turns.further(one.state, seat, 1, NARROW, turns.dealer)
            found[codes.index(one.codes[0])] = one.worth
    return found
