"""Games that are played by search, with guests at some tables, and what is to be learned from them.

What a table was worth is told by how the game ended and by what the search thought of it before:
its root values.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.bots.bot import Bot
from tabard.bots.judge import LearnedJudge
from tabard.bots.registry import bot
from tabard.bots.search import Puct, Search
from tabard.bots.selfplay import SHARES, School
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features
from tabard.kernel.state import CHANCE, OVER, State

PATIENCE: Final = 60.0  # seconds: a search by iterations is not hurried
OPENING: Final = 120  # decisions at most that guests make before the learner takes over


class Masters(School):
    """Plays games by search and counts what was noted with the chances that the search found.

    iterations  of a search
    root        of what winning counts, the parts in a thousand that the search says
    said        by stretch: the chances that the judge gave, seat by seat
    came        by stretch: what each seat had of the win in the end
    """

    def __init__(
        self,
        features: Features[Any],
        judge: LearnedJudge,
        explore: int,
        noted: int,
        glory: float,
        iterations: int,
        root: int,
    ) -> None:
        super().__init__(features, judge, explore, noted, glory)
        self.learned = judge
        self.iterations = iterations
        self.root = float(root) / float(SHARES)
        self.said: list[list[list[float]]] = [[] for _ in features.stretches]
        self.came: list[list[list[float]]] = [[] for _ in features.stretches]
        self.roots: list[list[float]] = []
        self.values: list[list[float]] = []

    def sit(
        self,
        state: State,
        dealer: Dealer,
        seed: str,
        guests: tuple[str, ...],
        visits: int,
        openings: int,
        alone: bool,
    ) -> None:
        """Play a game to its end, whoever sits where by lot, and count what was noted.

        A guest has one of the seats in so many games of a thousand, all seats of the opening in
        others; where the learner is `alone`, guests have every seat but one.
        """
        players = int(state.players)
        seats: list[Bot | None] = [None] * players
        opening = 0
        if guests and alone:
            learner = int(dealer.below(players))
            for n in range(players):
                if n != learner:
                    seats[n] = bot(guests[int(dealer.below(len(guests)))], f"{seed}:{n}")
        elif guests:
            guest = guests[int(dealer.below(len(guests)))]
            if dealer.below(SHARES) < visits:
                seats[int(dealer.below(players))] = bot(guest, seed)
            elif dealer.below(SHARES) < openings:
                opening = int(dealer.below(OPENING))
                for n in range(players):
                    seats[n] = bot(guest, f"{seed}:{n}")
        self.notes.clear()
        self.roots = []
        self.values = []
        menu = self.menu
        state.fill(menu)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.advance(dealer.deal(menu), menu)
                continue
            if opening > 0:
                opening -= 1
                if opening == 0:
                    seats = [None] * players
            chances: list[float] = []
            seat = int(state.to_move)
            one = seats[seat]
            code = int(menu.codes[0])
            if menu.count > 1:
                if one is not None:
                    code = one.choose(state)
                elif dealer.below(SHARES) < self.explore:
                    code = int(dealer.deal(menu))
                else:
                    chances = self.thought(state, seat, dealer)
                    code = int(chances.pop())
            state.advance(code, menu)
            if state.to_move != OVER and dealer.below(SHARES) < self.noted:
                self.note(state)
                self.learned.look(state)
                self.roots.append(chances)
                self.values.append(self.learned.values[:players])
        self.count(state)

    def thought(self, state: State, seat: int, dealer: Dealer) -> list[float]:
        """Every seat's chances by a search, and after them what it chooses."""
        sample = state.redeal(seat, dealer)
        search = Search(sample, seat, self.learned, dealer, Puct())
        search.advising = True
        search.run(self.iterations, PATIENCE)
        best = search.best()
        found: list[float] = []
        if best.visits > 0:
            for total in search.value_sums[int(best.code)]:
                found.append(total / float(best.visits))
        found.append(float(best.code))
        return found

    def count(self, state: State) -> None:
        """Learn how the noted tables ended, winning mixed with what the search thought of it."""
        players = int(state.players)
        places = state.ranking()
        points = state.scores()
        winners = places.count(1)
        won = [1.0 / winners if place == 1 else 0.0 for place in places]
        for n in range(len(self.notes)):
            note = self.notes[n]
            roots = self.roots[n]
            outcome: list[float] = []
            for seat in range(players):
                share = won[seat]
                if len(roots) == players:
                    share = (1.0 - self.root) * share + self.root * roots[seat]
                outcome.append(float(points[seat]) + self.glory * share)
            mean = sum(outcome) / float(players)
            fit = self.fits[note.stretch]
            for seat in range(players):
                fit.add(note.features[seat], outcome[seat] - mean)
                if players == 2:  # the other seat says the same, turned round
                    break
            self.said[note.stretch].append(self.values[n])
            self.came[note.stretch].append(won)
