"""Learning in whole turns: seats of one value, some with a taste of their own, play each other.

A generation plays games turn by turn with the value of the one before (`bots.turnschool`) and fits
the figures of its tables to how the games ended. What was never seen keeps its prior: a point is a
point. Tastes (`games/<game>/tastes.toml`) and turns that are not the best show it what the value
of the day would not do. The last generations' mean is the result.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tabard.bots.judge import Judge, LearnedJudge
from tabard.bots.regression import Fit
from tabard.bots.turnschool import TurnSchool
from tabard.bots.weights import of_file, shipped, to_json
from tabard.games import folder, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features
from tabard.kernel.game import Game
from tabard.lab.lessons import features_of
from tabard.lab.provenance import cpus, provenance
from tabard.lab.training import solved
from tabard.lab.workers import Workers, workers

BATCH: Final = 20
LAST: Final = 6  # generations whose mean is the result
TASTES: Final = "tastes.toml"
DOUBT: Final = 40.0


@dataclass(frozen=True)
class Course:
    """What such a training sets out to do; see `TurnSchool` for what is not said here.

    games     in a generation
    fade      how much a generation's sums count in the next one
    doubt     how often each feature is taken to have been seen as the prior says
    shallow   seconds after which seats look `deep` own turns further
    """

    game: str
    players: int
    seed: str
    games: int
    width: int = 3
    deep: int = 0
    shallow: float = 0.0
    tasteful: int = 350
    explore: int = 80
    noted: int = 250
    fade: float = 0.85
    glory: float = 10.0
    doubt: float = DOUBT
    source: str = ""

    def command(self, seconds: float) -> str:
        """The command that does it again, as far as clocks agree."""
        words = ["python -m tabard.lab.turnplay", self.game, f"--players {self.players}"]
        words += [f"--seconds {seconds:.0f}", f"--games {self.games}", f"--width {self.width}"]
        words += [f"--deep {self.deep}", f"--shallow {self.shallow:g}", f"--seed {self.seed}"]
        words += [f"--doubt {self.doubt:g}"]
        return " ".join([*words, *([f"--source {self.source}"] if self.source else [])])


@dataclass(frozen=True)
class Batch:
    """Some games of a generation, for one process."""

    course: Course
    leads: list[float]
    generation: int
    deep: int
    numbers: range


Sums = list[list[list[float]]]


def teach(batch: Batch) -> tuple[Sums, list[list[float]]]:
    """Play a batch; what it adds up to, and the margins of seats without a taste."""
    course = batch.course
    found = game(course.game)
    features = features_of(found)
    judges: list[Judge] = []
    for taste in [{}, *tastes(found).values()]:
        leads = liking(features, batch.leads, taste)
        judges.append(LearnedJudge(course.players, features, leads, found.rivals(course.players)))
    school = TurnSchool(
        features,
        judges,
        course.tasteful,
        course.explore,
        course.noted,
        course.glory,
        course.width,
        batch.deep,
    )
    for number in batch.numbers:
        dealer = Dealer(f"{course.seed}:{batch.generation}:{number}")
        school.play(found.start(course.players, options_of(found, course.players, number)), dealer)
    return [fit.sums() for fit in school.fits], school.margins


def options_of(found: Game[Any], players: int, number: int) -> dict[str, Any]:
    """The options of a game: those who play against the game itself meet each of its levels."""
    if found.rivals(players) == 0:
        return {}
    levels = [option for option in found.options if option.name == "level"]
    return {one.name: one.values[number % len(one.values)] for one in levels}


def tastes(found: Game[Any]) -> dict[str, dict[str, float]]:
    """The tastes of a game by name."""
    path = folder(found.edition) / TASTES
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def liking(features: Features[Any], leads: list[float], taste: dict[str, float]) -> list[float]:
    """Weights with a taste, the same in every stretch."""
    mixed = list(leads)
    size = len(features.names)
    for name, more in taste.items():
        at = features.names.index(name)
        for n in range(len(features.stretches)):
            mixed[n * size + at] += more
    return mixed


class TurnTraining:
    """One training in a folder of its own."""

    def __init__(self, course: Course, out: Path, crew: Workers) -> None:
        self.course = course
        self.game = game(course.game)
        self.features = features_of(self.game)
        self.out = out
        self.crew = crew
        self.fits = [Fit(len(self.features.names)) for _ in self.features.stretches]
        self.contenders = course.players + self.game.rivals(course.players)
        weights = (
            of_file(self.game, Path(course.source))
            if course.source
            else shipped(self.game, course.players)
        )
        assert weights is not None
        self.leads = list(weights.leads)
        self.began = list(weights.leads)
        self.recent: list[list[float]] = []
        self.curve: list[dict[str, Any]] = []

    def run(self, seconds: float) -> None:
        """Play generations until the time is up; everything is written after each."""
        began = time.perf_counter()
        self.out.mkdir(parents=True, exist_ok=True)
        while True:
            spent = time.perf_counter() - began
            lasted = spent / len(self.curve) if self.curve else 0.0
            if self.curve and spent + 0.9 * lasted > seconds:
                return
            late = self.course.deep > 0 and spent > self.course.shallow
            self.generation(self.course.deep if late else 0)
            self.curve[-1]["seconds"] = round(time.perf_counter() - began)
            self.write(time.perf_counter() - began)
            print(json.dumps(self.curve[-1]), flush=True)

    def generation(self, deep: int) -> None:
        """Play and fit one generation."""
        number = len(self.curve)
        games = self.course.games if deep == 0 else self.course.games // 3
        for fit in self.fits:
            fit.fade(self.course.fade)
        batches = [
            Batch(self.course, self.leads, number, deep, range(at, min(at + BATCH, games)))
            for at in range(0, games, BATCH)
        ]
        margins: list[list[float]] = []
        for sums, more in self.crew.each(teach, batches, ordered=False):
            margins += more
            for fit, counted in zip(self.fits, sums, strict=True):
                fit.take(counted)
        self.leads, error = solved(
            self.features, self.fits, self.began, self.course.doubt, self.contenders
        )
        self.recent = [*self.recent[1 - LAST :], self.leads]
        self.curve.append(
            {
                "generation": number,
                "games": games,
                "deep": deep,
                "margin": round(sum(m[0] for m in margins) / max(1, len(margins)), 2),
                "won": round(sum(m[1] for m in margins) / max(1, len(margins)), 3),
                "error": round(error, 2),
            }
        )

    def write(self, seconds: float) -> None:
        """The mean of the last generations as weights, and the curve."""
        mean = [sum(column) / len(self.recent) for column in zip(*self.recent, strict=True)]
        about = {
            "command": self.course.command(seconds),
            "course": asdict(self.course),
            "generation": len(self.curve) - 1,
            "games": sum(one["games"] for one in self.curve),
            "seconds": round(seconds),
            **provenance(),
        }
        text = to_json(self.game, self.course.players, mean, about)
        (self.out / f"{self.course.players}.json").write_text(text, "utf-8")
        curve = json.dumps(self.curve, indent=1)
        (self.out / f"{self.course.players}-curve.json").write_text(curve, "utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Train for a while."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=cpus())
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--width", type=int, default=3)
    parser.add_argument("--deep", type=int, default=0)
    parser.add_argument("--shallow", type=float, default=0.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--source", default="")
    parser.add_argument("--doubt", type=float, default=DOUBT)
    said = parser.parse_args(arguments)
    course = Course(
        said.game,
        said.players,
        said.seed,
        said.games,
        said.width,
        said.deep,
        said.shallow,
        doubt=said.doubt,
        source=said.source,
    )
    with workers(said.jobs) as crew:
        TurnTraining(course, said.out, crew).run(said.seconds)


if __name__ == "__main__":
    main()
