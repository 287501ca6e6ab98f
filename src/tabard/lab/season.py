"""A training in a league: from the weights that are there, by games of search.

Each generation is checked in search, at as many iterations as it learns with, against the weights
it began with: what looks one step ahead says little of how a value serves a search.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabard.bots.calibration import factor
from tabard.bots.judge import LearnedJudge
from tabard.bots.weights import SEARCH, judge_of, to_json
from tabard.kernel.errors import BadInput
from tabard.lab import matches
from tabard.lab.league import League, evenings, spend
from tabard.lab.luggage import with_files
from tabard.lab.progress import write
from tabard.lab.statistics import wilson
from tabard.lab.training import Training
from tabard.lab.workers import Workers

FIRST = "start.json"


class Season(Training):
    """A training in a league; `said` and `came` are for true chances to win."""

    wins = "wins_in_search"

    def __init__(self, plan: League, folder: Path, workers: Workers) -> None:
        super().__init__(plan, folder, workers)
        self.league = plan
        if not plan.start:
            judge = judge_of(self.game, plan.players, "", SEARCH)
            if not isinstance(judge, LearnedJudge):
                raise BadInput(plan.game, "has no weights to begin a league with: train it first")
            self.began = list(judge.scale.weights)
            self.progress.leads = list(self.began)
        about = {"command": "", "start": plan.start or "shipped"}
        write(folder / FIRST, to_json(self.game, plan.players, self.began, about))
        self.said: list[list[list[float]]] = []
        self.came: list[list[list[float]]] = []

    def games_of(self, number: int) -> int:
        return self.plan.games

    def learn(self, number: int, games: int, tick: Callable[[str, int, int], None]) -> None:
        for fit in self.fits:
            fit.fade(self.plan.fade)
        self.meet(number, games, tick)

    def meet(self, number: int, games: int, tick: Callable[[str, int, int], None]) -> None:
        """Play games and add up what they teach, and what the judge said of them."""
        stretches = range(len(self.features.stretches))
        self.said, self.came = [[] for _ in stretches], [[] for _ in stretches]
        done = 0
        lessons = evenings(self.league, self.progress.leads, number, games)
        play = with_files(spend, (*self.league.guests, self.league.against))
        for lesson, (sums, said, came) in zip(lessons, self.workers.each(play, lessons)):
            for fit, counted in zip(self.fits, sums, strict=True):
                fit.take(counted)
            for n in stretches:
                self.said[n] += said[n]
                self.came[n] += came[n]
            done += len(lesson.numbers)
            tick("playing", done, games)

    def check(self, number: int, tick: Callable[[str, int, int], None]) -> dict[str, float]:
        """How often the new value wins in search: against the start, or whom it is to beat."""
        plan = self.league
        mine = f"search:{plan.search}@{self.weights_path(number)}"
        other = plan.against or f"search:{plan.search}@{self.folder / FIRST}"
        seed = f"{plan.seed}:league check:{number}"
        table = (mine, *[other] * (plan.players - 1))
        games = matches.fixtures(plan.game, table, plan.players, plan.checks, seed)
        won = 0.0
        play = with_files(matches.play, (mine, other))
        for done, outcome in enumerate(self.workers.each(play, games), 1):
            won += outcome.share(outcome.bots.index(mine))
            tick(f"against {plan.against or 'start'}", done, len(games))
        return {plan.against or "start": won / len(games)}

    def better(self, shares: dict[str, float]) -> bool:
        best = self.progress.best
        return best is None or max(shares.values()) >= max(best.shares.values())

    def about(self, number: int, seconds: float) -> dict[str, Any]:
        found = super().about(number, seconds)
        best = self.progress.best
        if best is not None and self.league.against:
            share, games = max(best.shares.values()), self.plan.checks
            low, high = wilson(share * games, games)
            found["exploits"] = {
                "bot": self.league.against,
                "share": round(share, 4),
                "interval": [round(low, 4), round(high, 4)],
            }
        return found

    def calibrate(self, leads: list[float]) -> list[float]:
        """The weights with true chances to win, by some more games of search with them."""
        self.progress.leads = leads
        self.meet(-1, self.plan.checks, lambda what, done, of: None)
        size = len(self.features.names)
        pairs = zip(self.said, self.came, strict=True)
        factors = [factor(said, came) if said else 1.0 for said, came in pairs]
        return [lead * factors[n // size] for n, lead in enumerate(leads)]
