"""What is believed of somebody's strength, and what a game changes about it (Plackett–Luce).

The model is `openskill`'s with its usual parameters. A skill is a number and how sure it is; people
see it in points, on a scale where 200 points are about three games of four between two players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
MU: Final = 25.0
SIGMA: Final = 25.0 / 3.0
SURE: Final = 5.0  # from here on a rating is no longer provisional: some 25 games
MIDDLE: Final = 1500
SCALE: Final = 30  # points for one of the model's units
WIDTH: Final = 2  # deviations on either side: 19 of 20 are within


class Skill(NamedTuple):
    """What is believed of somebody: the middle of it, and the deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(MIDDLE + SCALE * (self.mu - MU))

    @property
    def margin(self) -> int:
        """By how many points it may be off."""
        return round(WIDTH * SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.sigma > SURE


def after(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of seats after a game that ended with these places; equal places are a tie."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def one_of(skills: Sequence[Skill]) -> Skill:
    """The skill of one who had several seats: the mean of what each says, as sure as one of them.

    A bot may play against itself; that must not count as so many games.
    """
    if len(skills) == 1:
        return skills[0]
    mu = sum(skill.mu for skill in skills) / len(skills)
    return Skill(mu, sqrt(sum(skill.sigma**2 for skill in skills) / len(skills)))
