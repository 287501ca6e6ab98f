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
from tabard.bots.weights import SEARCH, judge_of, read, to_json
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
    """A training in a league; `said` and `came` are for true chances to win.

    exploits   the share of games that an exploiter wins against whom it was set, once it is known
    """

    wins = "wins_in_search"

    def __init__(self, plan: League, folder: Path, workers: Workers) -> None:
        super().__init__(plan, folder, workers)
        self.league = plan
        if not plan.start:
            judge = judge_of(self.game, plan.players, "", SEARCH)
            if not isinstance(judge, LearnedJudge):
                raise BadInput(plan.game, "has no weights to begin a league with: train it first")
            self.began, self.hope = list(judge.scale.weights), judge.hope
            self.progress.leads = list(self.began)
        self.exploits: float | None = None
        self.said: list[list[list[float]]] = []
        self.came: list[list[list[float]]] = []

    def resume(self) -> None:
        """Go on from the folder's checkpoint, and from the weights with which it once began."""
        super().resume()
        if self.progress.generations:
            first = read(self.game, self.folder / FIRST)
            self.began, self.hope = first.leads, first.hope

    def games_of(self, number: int) -> int:
        return self.plan.games

    def learn(self, number: int, games: int, tick: Callable[[str, int, int], None]) -> None:
        if number == 0:
            about = {"command": "", "start": self.plan.start or "shipped"}
            text = to_json(self.game, self.plan.players, self.began, about, self.hope)
            write(self.folder / FIRST, text)
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
        name = plan.against or "start"
        seed = f"{plan.seed}:league check:{number}"
        return {name: self.share(mine, other, seed, lambda *of: tick(f"against {name}", *of))}

    def share(self, mine: str, other: str, seed: str, tick: Callable[[int, int], None]) -> float:
        """How many of the games of a check one bot wins against another at every other seat."""
        plan = self.league
        table = (mine, *[other] * (plan.players - 1))
        games = matches.fixtures(plan.game, table, plan.players, plan.checks, seed)
        won = 0.0
        play = with_files(matches.play, (mine, other))
        for done, outcome in enumerate(self.workers.each(play, games), 1):
            won += outcome.share(outcome.bots.index(mine))
            tick(done, len(games))
        return won / len(games)

    def better(self, shares: dict[str, float]) -> bool:
        best = self.progress.best
        return best is None or max(shares.values()) >= max(best.shares.values())

    def about(self, number: int, seconds: float) -> dict[str, Any]:
        found = super().about(number, seconds)
        if self.exploits is not None:
            games = self.plan.checks
            low, high = wilson(self.exploits * games, games)
            found["exploits"] = {
                "bot": self.league.against,
                "games": games,
                "share": round(self.exploits, 4),
                "interval": [round(low, 4), round(high, 4)],
            }
        return found

    def finish(self) -> Path:
        """Also: how often the best generation of an exploiter wins, in games of its own.

        The check by which it was chosen says too much: of several generations the luckiest wins.
        """
        best = self.progress.best
        if self.league.against and best is not None:
            mine = f"search:{self.league.search}@{self.weights_path(best.number)}"
            seed = f"{self.plan.seed}:exploits"
            self.exploits = self.share(mine, self.league.against, seed, lambda *of: None)
        return super().finish()

    def calibrate(self, leads: list[float]) -> list[float]:
        """The weights with true chances to win, by some more games of search with them."""
        self.progress.leads = leads
        self.meet(-1, self.plan.checks, lambda what, done, of: None)
        size = len(self.features.names)
        pairs = zip(self.said, self.came, strict=True)
        factors = [factor(said, came) if said else 1.0 for said, came in pairs]
        return [lead * factors[n // size] for n, lead in enumerate(leads)]
