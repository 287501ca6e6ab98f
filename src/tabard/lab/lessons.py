"""Games of self-play for one process: what they teach, and whether chances come true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tabard.bots.calibration import Trial
from tabard.bots.judge import LearnedJudge
from tabard.bots.selfplay import School
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.features import Features
from tabard.kernel.game import Game
from tabard.lab.plan import Plan

BATCH: Final = 25
LITTLE: Final = 20  # choices in a thousand made at random while chances are checked


def features_of(found: Game[Any]) -> Features[Any]:
    """The features of a game, or in one line that it has none."""
    features: Features[Any] | None = found.features()
    if features is None:
        raise BadInput(found.id, "has no features to learn from (see docs/adding-a-game.md)")
    return features


@dataclass(frozen=True)
class Lesson:
    """Some games of a generation, for one process."""

    plan: Plan
    leads: list[float] | None
    generation: int
    numbers: range


def timetable(plan: Plan, leads: list[float] | None, generation: int, games: int) -> list[Lesson]:
    """The lessons of a generation's games."""
    return [
        Lesson(plan, leads, generation, range(first, min(first + BATCH, games)))
        for first in range(0, games, BATCH)
    ]


def teach(lesson: Lesson) -> list[list[list[float]]]:
    """Play a lesson's games; what they add up to."""
    plan = lesson.plan
    found = game(plan.game)
    features = features_of(found)
    judge = None
    if lesson.leads is not None:
        judge = LearnedJudge(plan.players, features, lesson.leads)
    school = School(features, judge, plan.explore, plan.noted_of, plan.glory)
    for number in lesson.numbers:
        dealer = Dealer(f"{plan.seed}:{lesson.generation}:{number}")
        school.play(found.start(plan.players), dealer)
    return [fit.sums() for fit in school.fits]


def try_out(lesson: Lesson) -> tuple[list[list[list[float]]], list[list[list[float]]]]:
    """Play a lesson's games; what the judge said on the way, and what came."""
    plan = lesson.plan
    found = game(plan.game)
    features = features_of(found)
    assert lesson.leads is not None
    judge = LearnedJudge(plan.players, features, lesson.leads)
    trial = Trial(features, judge, LITTLE, plan.noted_of)
    for number in lesson.numbers:
        dealer = Dealer(f"{plan.seed}:calibrate:{number}")
        trial.play(found.start(plan.players), dealer)
    return trial.said, trial.came
