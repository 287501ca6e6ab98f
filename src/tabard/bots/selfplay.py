"""Games that a value plays against itself, and what is to be learned from them."""

from __future__ import annotations

from typing import Any

from tabard.bots.judge import Judge
from tabard.bots.regression import Fit
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

SHARES: int = 1000  # chances are given in so many parts


class Note:
    """A table seen on the way: its stretch and every seat's features."""

    def __init__(self, stretch: i64, features: list[list[float]]) -> None:
        self.stretch: i64 = stretch
        self.features = features


class School:
    """Plays games, notes tables on the way, and counts them when the result is known.

    judge     who chooses for all seats; None: everybody chooses at random
    explore   choices in a thousand that are made at random (epsilon-greedy exploration)
    noted     tables in a thousand that are noted
    glory     what winning counts in the outcome, in points
    fits      one fit per stretch
    """

    def __init__(
        self,
        features: Features[Any],
        judge: Judge | None,
        explore: int,
        noted: int,
        glory: float,
    ) -> None:
        self.features = features
        self.judge = judge
        self.explore: i64 = explore
        self.noted: i64 = noted
        self.glory = glory
        size = len(features.names)
        self.scale = Scale(size, [0.0] * (size * len(features.stretches)))
        self.scale.noting = True
        self.fits = [Fit(size) for _ in features.stretches]
        self.menu = Menu()
        self.ahead = Menu()
        self.notes: list[Note] = []

    def play(self, state: State, dealer: Dealer) -> None:
        """Play a game to its end and count what was noted."""
        menu = self.menu
        self.notes.clear()
        state.fill(menu)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.advance(dealer.deal(menu), menu)
                continue
            judge = self.judge
            if judge is None or dealer.below(SHARES) < self.explore:
                code = dealer.deal(menu)
            else:
                code = self.best(state, judge)
            state.advance(code, menu)
            if state.to_move != OVER and dealer.below(SHARES) < self.noted:
                self.note(state)
        self.count(state)

    def best(self, state: State, judge: Judge) -> i64:
        """The choice after which the judge likes the seat's chances best."""
        menu = self.menu
        seat = state.to_move
        highest = -1.0
        found: i64 = -1
        for i in range(menu.count):
            after = state.copy()
            after.advance(menu.codes[i], self.ahead)
            judge.look(after)
            if judge.values[seat] > highest:
                highest = judge.values[seat]
                found = menu.codes[i]
        return found

    def note(self, state: State) -> None:
        """Keep the features of all contenders, less their mean: only differences matter."""
        stretch = self.features.stretch(state)
        scale = self.scale
        rows: list[list[float]] = []
        for seat in range(contenders(state)):
            scale.clear(stretch)
            self.features.weigh(state, seat, scale)
            rows.append(scale.noted)
        centre(rows)
        self.notes.append(Note(stretch, rows))

    def count(self, state: State) -> None:
        """Learn how the noted tables ended, for every contender that says something new."""
        places = state.game.final_places(state)
        winners = places.count(1)
        outcome: list[float] = []
        for seat, points in enumerate(state.game.points(state)):
            won = self.glory / winners if places[seat] == 1 else 0.0
            outcome.append(float(points) + won)
        mean = sum(outcome) / len(outcome)
        for note in self.notes:
            fit = self.fits[note.stretch]
            for seat in range(len(outcome)):
                fit.add(note.features[seat], outcome[seat] - mean)
                if len(outcome) == 2:  # the other says the same, turned round
                    break


def contenders(state: State) -> i64:
    """How many play: the seats, and whom the game itself plays."""
    rivals: i64 = state.game.rivals(int(state.players))
    return state.players + rivals


def centre(features: list[list[float]]) -> None:
    """Take from each feature its mean over the seats."""
    seats = float(len(features))
    for n in range(len(features[0])):
        mean = 0.0
        for row in features:
            mean += row[n]
        if mean != 0.0:
            mean /= seats
            for row in features:
                row[n] -= mean
