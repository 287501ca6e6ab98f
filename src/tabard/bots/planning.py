"""A bot that plans whole turns where the game counts them, and searches where it does not."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from tabard.bots.advice import Advice
from tabard.bots.judge import Judge, softmax
from tabard.bots.thinking import SearchBot
from tabard.bots.tree import Branch, root
from tabard.bots.turns import Turn, Turns, by_worth
from tabard.bots.weights import TURNS, judge_of
from tabard.kernel.dealer import Dealer
from tabard.kernel.game import Game
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER, State

WIDTH: Final = 8  # tables followed on at a step of the present turn
NARROW: Final = 3  # and of a turn to come
SEEDS: Final = 1 << 30
TEMPERATURE: Final = 0.2  # a turn whose lead is larger by so much is favoured e times as much


def heats_of(contenders: int, draws: int) -> tuple[tuple[int, int, int], ...]:
    """The best so many turns, looked at so many own turns further, with chance so often drawn."""
    half, few = -(-contenders // 2), -(-contenders // 5)
    return (contenders, 1, draws), (half, 2, draws), (few, 2, 2 * draws)


class PlanningBot(SearchBot):
    """Looks at all that it can make of its turn, then at the turns after the best of these.

    What it has planned it carries out, as long as the table is what it expected.

    contenders   turns that are looked at for what comes after them
    draws        how often chance is drawn for it at first
    """

    def __init__(
        self,
        seed: int | str,
        iterations: int,
        seconds: float,
        source: str,
        contenders: int,
        draws: int,
    ) -> None:
        super().__init__(seed, iterations, seconds, source)
        self.contenders = contenders
        self.draws = draws
        self.heats = heats_of(contenders, draws)
        self.plan: list[int] = []
        self.planned: State | None = None
        self.ends: Judge | None = None

    def makings(self) -> tuple[Any, ...]:
        return ("", self.iterations, self.seconds, self.source, self.contenders, self.draws)

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

    def explainer(self, sample: State) -> Judge:
        return self.judge_for(sample) if self.searches(sample) else self.judge_of_ends(sample)

    def searches(self, sample: State) -> bool:
        return sample.game.turn(sample) < 0

    def pick(self, sample: State) -> i64:
        if self.searches(sample):
            return super().pick(sample)
        seat = sample.to_move
        expected = self.planned
        if not self.plan or expected is None or not alike(expected, sample, int(seat)):
            self.plan = self.turns(sample, seat)[0].codes
        code = self.plan[0]
        self.plan = self.plan[1:]
        self.planned = None
        if self.plan:
            after = sample.copy()
            after.advance(code, Menu())
            self.planned = after
        return code

    def turns(self, sample: State, seat: i64) -> list[Turn]:
        """The turns that may be taken, the best first: heat after heat the best go on.

        The present turn is followed to its end in any case: half a second at most, uncompiled.
        """
        until = time.perf_counter() + self.seconds
        turns = Turns(self.judge_of_ends(sample))
        going = turns.ways(sample, seat, WIDTH)
        turns.until = until
        out: list[Turn] = []
        depth = 0
        seen = 0
        for most, deep, draws in self.heats:
            if len(going) == 1 or turns.is_late():
                break
            if deep != depth:
                depth, seen = deep, 0
            before = going
            going = self.heat(turns, before[:most], seat, deep, draws, seen)
            seen += draws
            out = [*[one for one in before if find(going, one.codes) is None], *out]
            rescale(out, before, going)
        return [*going, *out]

    def heat(
        self, turns: Turns, ways: list[Turn], seat: i64, deep: i64, draws: i64, seen: i64
    ) -> list[Turn]:
        """Turns by what comes after them, the best first; those that there was time for.

        Chance is drawn alike for all of them.

        seen   how often it was drawn before, for what they are worth now
        """
        seed = int(self.dealer.below(SEEDS))
        tried: list[Turn] = []
        for one in ways:
            total = one.worth * float(seen)
            for n in range(draws):
                total += turns.further(one.state, seat, deep, NARROW, Dealer(f"{seed}:{n}"))
            if tried and turns.is_late():
                break  # it was not looked at as closely as those before it
            tried.append(Turn(one.state, one.codes, total / float(seen + draws)))
        tried.sort(key=by_worth)
        return tried

    def ponder(self, sample: State) -> list[Advice]:
        """What the best turn after each choice comes to."""
        if self.searches(sample):
            return super().ponder(sample)
        seat = sample.to_move
        ways = firsts(self.turns(sample, seat))
        self.pondered = branched(ways, seat)
        policy = [one.worth / TEMPERATURE for one in ways]
        softmax(policy)
        judge = self.judge_of_ends(sample)
        chances = [chances_of(one, judge, seat) for one in ways]
        foregone = is_settled(ways, seat)
        return [
            Advice(one.codes[0], policy[n], chances[0 if foregone else n], foregone)
            for n, one in enumerate(ways)
        ]


def alike(expected: State, sample: State, seat: int) -> bool:
    """Whether a seat sees just what it has expected."""
    if expected.to_move != sample.to_move or expected.at != sample.at:
        return False
    return bool(expected.view(seat) == sample.view(seat))


def find(ways: list[Turn], codes: list[int]) -> Turn | None:
    """The turn of these choices, if it is among some."""
    for one in ways:
        if one.codes == codes:
            return one
    return None


def rescale(out: list[Turn], before: list[Turn], going: list[Turn]) -> None:
    """Bring turns that are out to the scale of those that are still in.

    Looked at more closely they would have changed as the best has, and none is better than the last
    that is in.
    """
    was = find(before, going[0].codes)
    assert was is not None
    change = going[0].worth - was.worth
    for one in out:
        one.worth = min(one.worth + change, going[-1].worth)


def firsts(ways: list[Turn]) -> list[Turn]:
    """The best turn after each first choice, the best first."""
    seen: set[int] = set()
    found: list[Turn] = []
    for one in ways:
        if one.codes[0] not in seen:
            seen.add(one.codes[0])
            found.append(one)
    return found


def branched(ways: list[Turn], seat: i64) -> Branch:
    """Turns as a tree, each followed once."""
    tree = root()
    for one in ways:
        place = tree
        for code in one.codes:
            place = place.add(seat, code)
            place.visits = 1
    return tree


def chances_of(way: Turn, judge: Judge, seat: i64) -> list[float]:
    """Each seat's chance to win after a turn: the own by what the turn comes to."""
    judge.look(way.state)
    found = list(judge.values[: int(judge.players)])
    if way.state.to_move != OVER:
        own = 1.0 / (1.0 + math.exp(-way.worth))
        rest = 1.0 - found[seat]
        for other in range(len(found)):
            if other != seat and rest > 0.0:
                found[other] *= (1.0 - own) / rest
        found[seat] = own
    return found


def is_settled(ways: list[Turn], seat: i64) -> bool:
    """Whether the game ends with this turn, and every way through it wins, or none does."""
    if any(one.state.to_move != OVER for one in ways):
        return False
    places = [one.state.game.final_places(one.state)[int(seat)] for one in ways]
    return places.count(1) in (0, len(places))
