"""A league: search plays, and the value learns from what the search found and how games ended.

Expert iteration on the weights that are there: at each choice the learner searches with the value
so far. Guests sit at some of the tables, planners and older bots, and open some of the games, so
that tables are seen which the learner would not have come to by itself. What winning counts is half
the outcome and half what the search thought of each seat's chances (root values). Weights stay near
those they began with where the games say little.

With `against` the learner has one aim, to beat one bot: that bot has every other seat, and the
share of wins against it says how far it can be exploited.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabard.bots.judge import LearnedJudge
from tabard.bots.masters import Masters
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.lab.lessons import features_of
from tabard.lab.plan import NEAR, Plan

EVERY: Final = 1000
BATCH: Final = 4  # games of search in a lesson
LITTLE: Final = 50  # choices in a thousand that are made at random beside a search


@dataclass(frozen=True)
class League(Plan):
    """What a league sets out to do, beside what every training does; it starts from weights.

    search    iterations of the learner at each choice
    guests    who else plays, by name
    visits    games in a thousand in which a guest has one of the seats
    openings  games in a thousand that guests open
    root      of what winning counts, the parts in a thousand that the search says
    against   the bot that is to be beaten, if there is one
    """

    games: int = 400
    explore: int = LITTLE
    doubt: float = NEAR
    fade: float = 0.9
    checks: int = 100
    search: int = 60
    guests: tuple[str, ...] = ()
    visits: int = 150
    openings: int = 150
    root: int = 500
    against: str = ""

    @property
    def searches(self) -> bool:
        return True

    def command(self, generations: int) -> str:
        """The command that does it again."""
        words = [super().command(generations), f"--league --search {self.search}"]
        words += [f"--guests {','.join(self.guests)}"] if self.guests else []
        return " ".join([*words, *([f"--against {self.against}"] if self.against else [])])


@dataclass(frozen=True)
class Evening:
    """Some games of a league, for one process."""

    plan: League
    leads: list[float]
    generation: int
    numbers: range


Lessons = tuple[list[list[list[float]]], list[list[list[float]]], list[list[list[float]]]]


def spend(evening: Evening) -> Lessons:
    """Play an evening's games: the sums of the fits, what the judge said, and what came."""
    plan = evening.plan
    found = game(plan.game)
    features = features_of(found)
    judge = LearnedJudge(plan.players, features, evening.leads)
    school = (plan.explore, plan.noted_of, plan.glory)
    masters = Masters(features, judge, *school, plan.search, plan.root)
    for number in evening.numbers:
        seed = f"{plan.seed}:league:{evening.generation}:{number}"
        guests = (plan.against,) if plan.against else plan.guests
        visits = EVERY if plan.against else plan.visits
        masters.sit(
            found.start(plan.players),
            Dealer(seed),
            seed,
            guests,
            visits,
            plan.openings,
            bool(plan.against),
        )
    return [fit.sums() for fit in masters.fits], masters.said, masters.came


def evenings(plan: League, leads: list[float], generation: int, games: int) -> list[Evening]:
    """The evenings of a generation's games."""
    return [
        Evening(plan, leads, generation, range(first, min(first + BATCH, games)))
        for first in range(0, games, BATCH)
    ]
