"""Learning a value by self-play: generation after generation, from random play on.

A generation plays games with the value of the one before, some choices at random, and fits the
features of positions on the way to how the game ended; what older generations saw counts less and
less. Each new value then meets the hand-written one, the best so far, and the one it was learned
from: a value that only beats its parent is not yet a better one.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from tabard.bots.calibration import factor
from tabard.bots.regression import Fit
from tabard.bots.weights import named, to_json
from tabard.games import game
from tabard.kernel.features import Features
from tabard.lab import matches
from tabard.lab.lessons import features_of, teach, timetable, try_out
from tabard.lab.luggage import with_files
from tabard.lab.plan import Plan
from tabard.lab.progress import Generation, Progress, resumed, write
from tabard.lab.provenance import provenance
from tabard.lab.statistics import wilson
from tabard.lab.workers import Workers

SURE: Final = 0.05  # points: no fit is closer to what comes
LOGISTIC: Final = 1.702  # the logistic curve that lies closest to the normal one


class Training:
    """One training in a folder of its own; workers play the games.

    wins    under which name the weights tell the shares of wins of their checks
    """

    wins = "wins_one_step_ahead"

    def __init__(self, plan: Plan, folder: Path, workers: Workers) -> None:
        self.plan = plan
        self.game = game(plan.game)
        self.game.check_players(plan.players)
        self.features = features_of(self.game)
        self.folder = folder
        self.workers = workers
        self.progress = Progress(plan)
        self.began: list[float] = []
        self.hope = 0.0
        if plan.start:
            start = named(self.game, plan.players, plan.start)
            self.began, self.hope = start.leads, start.hope
            self.progress.leads = list(self.began)
        self.fits = [Fit(len(self.features.names)) for _ in self.features.stretches]

    def resume(self) -> None:
        """Go on from the folder's checkpoint."""
        self.progress = resumed(self.plan, self.folder, self.features.names)
        for fit, counted in zip(self.fits, self.progress.sums, strict=True):
            fit.take(counted)

    def save(self) -> None:
        """Write down how far the training has got."""
        self.progress.sums = [fit.sums() for fit in self.fits]
        self.progress.save(self.folder, self.features.names)

    def generation(self, tick: Callable[[str, int, int], None]) -> Generation:
        """Play, fit, check and save one generation."""
        began = time.perf_counter()
        number = len(self.progress.generations)
        games = self.games_of(number)
        self.learn(number, games, tick)
        leads, error = self.solve()
        self.progress.leads = leads
        path = self.weights_path(number)
        spent = sum(g.seconds for g in self.progress.generations)
        about = self.about(number, spent)
        write(path, to_json(self.game, self.plan.players, leads, about, self.hope))
        shares = self.check(number, tick)
        seconds = time.perf_counter() - began
        found = Generation(number, games, seconds, error, shares, self.better(shares))
        self.progress.generations.append(found)
        self.save()
        return found

    def games_of(self, number: int) -> int:
        """How many games a generation plays; the random one has more."""
        return self.plan.games * (4 if number == 0 and not self.plan.start else 1)

    def better(self, shares: dict[str, float]) -> bool:
        """Whether a generation is the best so far, by its shares of wins."""
        best = self.progress.best
        fair = 1 / self.plan.players
        return best is None or shares.get(f"generation {best.number}", 1.0) >= fair

    def learn(self, number: int, games: int, tick: Callable[[str, int, int], None]) -> None:
        """Play the games of a generation and add up what they teach."""
        by_lot = number == 1 and not self.plan.start
        if number > 0:  # of the random games only a trace is kept: they are played badly
            for fit in self.fits:
                fit.fade(self.plan.fade / 40 if by_lot else self.plan.fade)
        leads = self.progress.leads or None
        lessons = timetable(self.plan, leads, number, games)
        done = 0
        for lesson, sums in zip(lessons, self.workers.each(teach, lessons), strict=True):
            for fit, counted in zip(self.fits, sums, strict=True):
                fit.take(counted)
            done += len(lesson.numbers)
            tick("playing", done, games)

    def solve(self) -> tuple[list[float], float]:
        """The weights in leads to win, and the mean error of the margin in points."""
        return solved(self.features, self.fits, self.began, self.plan.doubt, self.plan.players)

    def calibrate(self, leads: list[float]) -> list[float]:
        """The weights with true chances to win, by games without many random choices."""
        lessons = timetable(self.plan, leads, -1, self.plan.checks)
        said: list[list[list[float]]] = [[] for _ in self.features.stretches]
        came: list[list[list[float]]] = [[] for _ in self.features.stretches]
        for more_said, more_came in self.workers.each(try_out, lessons):
            for n in range(len(said)):
                said[n] += more_said[n]
                came[n] += more_came[n]
        size = len(self.features.names)
        factors = [factor(s, c) if s else 1.0 for s, c in zip(said, came, strict=True)]
        return [lead * factors[n // size] for n, lead in enumerate(leads)]

    def check(self, number: int, tick: Callable[[str, int, int], None]) -> dict[str, float]:
        """How often the new value wins, one step ahead, against each older opponent."""
        mine = f"learned@{self.weights_path(number)}"
        opponents = {"hand": "greedy"}
        best = self.progress.best
        for older in {number - 1, -1 if best is None else best.number}:
            if older >= 0:
                opponents[f"generation {older}"] = f"learned@{self.weights_path(older)}"
        shares: dict[str, float] = {}
        players, seed = self.plan.players, f"{self.plan.seed}:check:{number}"
        for name, other in opponents.items():
            plan = matches.fixtures(
                self.plan.game, (mine, *[other] * (players - 1)), players, self.plan.checks, seed
            )
            won = 0.0
            play = with_files(matches.play, (mine, other))
            for done, outcome in enumerate(self.workers.each(play, plan), 1):
                won += outcome.share(outcome.bots.index(mine))
                tick(f"against {name}", done, len(plan))
            shares[name] = won / len(plan)
        return shares

    def weights_path(self, number: int) -> Path:
        """Where a generation's weights lie."""
        return self.folder / f"generation-{number}.json"

    def about(self, number: int, seconds: float) -> dict[str, Any]:
        """How weights were made."""
        return {
            "command": self.plan.command(number + 1),
            "plan": asdict(self.plan),
            "generation": number,
            "seconds": round(seconds),
            **provenance(),
        }

    def finish(self) -> Path:
        """Write the best generation's weights with the figures of its checks; where they lie."""
        best = self.progress.best
        assert best is not None
        data = json.loads(self.weights_path(best.number).read_text("utf-8"))
        spent = sum(g.seconds for g in self.progress.generations[: best.number + 1])
        figures = {
            name: {
                "games": self.plan.checks,
                "share": round(share, 4),
                "interval": [
                    round(x, 4) for x in wilson(share * self.plan.checks, self.plan.checks)
                ],
            }
            for name, share in best.shares.items()
        }
        about = {**self.about(best.number, spent), self.wins: figures}
        rows = self.calibrate([lead for row in data["weights"].values() for lead in row])
        path = self.folder / f"{self.plan.players}.json"
        write(path, to_json(self.game, self.plan.players, rows, about, self.hope))
        return path


def solved(
    features: Features[Any], fits: list[Fit], began: list[float], doubt: float, contenders: int
) -> tuple[list[float], float]:
    """The weights in leads to win by the fits of all stretches, and the mean error in points.

    How far the outcome still strays from the fit says how much a point of lead is worth. Weights
    stay near those they began with where there are any.
    """
    size = len(features.names)
    leads: list[float] = []
    strayed = rows = 0.0
    for n, fit in enumerate(fits):
        first = began[n * size : (n + 1) * size]
        if first and fit.rows == 0.0:
            leads += first
            continue
        weights = fit.solve(doubt, prior(features, fit, first))
        left = fit.remainder(weights)
        apart = max(math.sqrt(2 * left * contenders / (contenders - 1)), SURE)
        leads += [weight * LOGISTIC / apart for weight in weights]
        strayed += left * fit.rows
        rows += fit.rows
    return leads, math.sqrt(strayed / rows) if rows else 0.0


def prior(features: Features[Any], fit: Fit, began: list[float]) -> list[float]:
    """What weights shrink to: those of the start in points; of others the declared prior."""
    declared = [features.priors.get(name, 0.0) for name in features.names]
    scale = fit.points_of(began) if began else 0.0
    if scale == 0.0:
        return declared
    return [lead * scale if lead != 0.0 else declared[i] for i, lead in enumerate(began)]


def generations(training: Training, most: int, seconds: float) -> Iterator[int]:
    """The numbers of the generations still to come, until there are enough or time is up."""
    began = time.perf_counter()
    while len(training.progress.generations) < most:
        if training.progress.generations and time.perf_counter() - began >= seconds:
            return
        yield len(training.progress.generations)
