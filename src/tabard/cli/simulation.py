"""Playing many games: by random seats at full speed, by bots, or checked state by state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tabard.bots.company import Company
from tabard.bots.guest import BadBot
from tabard.bots.registry import bot
from tabard.games import game as find_game
from tabard.kernel.conformance import check_end, check_state
from tabard.kernel.dealer import Dealer
from tabard.kernel.declarations import check_declarations
from tabard.kernel.errors import TabardError
from tabard.kernel.game import Game
from tabard.kernel.play import Tally, play_randomly
from tabard.kernel.record import Record, parse
from tabard.kernel.state import OVER, State

RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """What to play: games number `first` to `first + games - 1`, each dealt by `seed:number`.

    With `check` every state's invariants are looked at, and every `every`-th state goes through
    the whole contract, a different set of plies in each game.
    """

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    first: int
    games: int
    check: bool
    every: int

    def all_random(self) -> bool:
        """Whether every seat plays at random, which has its own quick way."""
        return all(name == RANDOM for name in self.bots)

    def batches(self, size: int) -> Iterator[range]:
        """The numbers of the games, a few at a time."""
        end = self.first + self.games
        for start in range(self.first, end, size):
            yield range(start, min(start + size, end))


@dataclass(frozen=True)
class Violation:
    """Something that did not hold: in which game, after how many choices, and what."""

    number: int
    ply: int
    problem: str


@dataclass
class SeatResults:
    """One seat's points over all games."""

    points: float = 0
    least: float | None = None
    most: float | None = None
    wins: Fraction = Fraction(0)

    def count(self, points: float, share: Fraction) -> None:
        """Add one game."""
        self.points += points
        self.least = points if self.least is None else min(self.least, points)
        self.most = points if self.most is None else max(self.most, points)
        self.wins += share

    def add(self, other: SeatResults) -> None:
        """Add the results of other games."""
        if other.least is not None and other.most is not None:
            self.least = other.least if self.least is None else min(self.least, other.least)
            self.most = other.most if self.most is None else max(self.most, other.most)
        self.points += other.points
        self.wins += other.wins


@dataclass
class Results:
    """What came out of some games; those with violations count as played, without a score."""

    seats: list[SeatResults]
    games: int = 0
    finished: int = 0
    decisions: int = 0
    chances: int = 0
    shortest: int | None = None
    longest: int | None = None
    states: int = 0
    contracts: int = 0
    violations: list[Violation] = field(default_factory=list)

    def count(self, state: State, decisions: int, chances: int) -> None:
        """Add one finished game."""
        places = state.ranking()
        share = Fraction(1, places.count(1))
        for seat, points in enumerate(state.scores()):
            self.seats[seat].count(points, share if places[seat] == 1 else Fraction(0))
        length = decisions + chances
        self.finished += 1
        self.decisions += decisions
        self.chances += chances
        self.shortest = length if self.shortest is None else min(self.shortest, length)
        self.longest = length if self.longest is None else max(self.longest, length)

    def add(self, other: Results) -> None:
        """Add the results of other games."""
        for own, more in zip(self.seats, other.seats, strict=True):
            own.add(more)
        if other.shortest is not None and other.longest is not None:
            shortest, longest = other.shortest, other.longest
            self.shortest = shortest if self.shortest is None else min(self.shortest, shortest)
            self.longest = longest if self.longest is None else max(self.longest, longest)
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.chances += other.chances
        self.states += other.states
        self.contracts += other.contracts
        self.violations += other.violations


def nothing_yet(plan: Plan) -> Results:
    """Results of no game."""
    return Results([SeatResults() for _ in range(plan.players)])


def declared_wrongly(plan: Plan) -> list[Violation]:
    """What is wrong about the game before anybody plays it."""
    return [Violation(plan.first, 0, text) for text in check_declarations(find_game(plan.game))]


def play_batch(plan: Plan, numbers: range) -> Results:
    """Play the games of these numbers."""
    game = find_game(plan.game)
    results = nothing_yet(plan)
    for number in numbers:
        results.games += 1
        if plan.check:
            CheckedGame(plan, game, number, results).play()
        elif plan.all_random():
            state: State = game.start(plan.players, plan.options)
            tally = Tally()
            play_randomly(state, Dealer(f"{plan.seed}:{number}"), tally)
            results.count(state, int(tally.decisions), int(tally.chances))
        else:
            company = company_of(plan, number)
            state = game.start(plan.players, plan.options)
            company.play(state)
            results.count(state, company.decisions, company.chances)
    return results


def company_of(plan: Plan, number: int) -> Company:
    """Who chooses in a game; random seats draw from the dealer, as `play_randomly` does."""
    names = () if plan.all_random() else plan.bots
    seated = [bot(name, f"{plan.seed}:{number}:{seat}") for seat, name in enumerate(names)]
    return Company(seated, Dealer(f"{plan.seed}:{number}"))


class CheckedGame:
    """One game of which every state is looked at."""

    def __init__(self, plan: Plan, game: Game[Any], number: int, results: Results) -> None:
        self.plan = plan
        self.game = game
        self.number = number
        self.results = results
        self.record = Record(game, plan.players, plan.options)

    def play(self) -> None:
        """Play it; what does not hold, a crash of the rules included, is noted and ends it."""
        try:
            found = self.problems()
        except BadBot:  # says nothing about the rules
            raise
        except Exception as error:  # a crash is a finding too: name the game and go on
            found = [f"{type(error).__name__}: {error}"]
        ply = len(self.record.choices)
        self.results.violations += [Violation(self.number, ply, text) for text in found]

    def problems(self) -> list[str]:
        """Play to the end, or to the first state that breaks something."""
        company = company_of(self.plan, self.number)
        state = self.record.first()
        while True:
            found = self.problems_of(state)
            if found:
                return found
            if state.to_move == OVER:
                break
            if len(self.record.choices) == self.game.bounds.plies:
                return [f"more plies than the bound {self.game.bounds.plies}"]
            code = company.choice(state)
            state.apply(code)
            self.record.choices.append(code)
        found = check_end(state) + self.problems_of_record()
        if not found:
            self.results.count(state, company.decisions, company.chances)
        return found

    def problems_of(self, state: State) -> list[str]:
        """The invariants of one state, or the whole contract if it is its turn."""
        ply = len(self.record.choices)
        self.results.states += 1
        if ply % self.plan.every == self.number % self.plan.every:
            self.results.contracts += 1
            return check_state(state, Dealer(f"check:{self.plan.seed}:{self.number}:{ply}"))
        return self.game.violations(state)

    def problems_of_record(self) -> list[str]:
        """Whether the game can be written as a record, read back and replayed."""
        try:
            again = parse(self.record.text(), find_game)
        except TabardError as error:
            return [f"the record does not replay: {error}"]
        same = again.choices == self.record.choices
        return [] if same else ["the record reads back as another game"]
