"""The book of ratings: results are entered in the order in which games ended, field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from tabard.server.ratings.results import Field, Result
from tabard.server.ratings.skill import Skill, after, one_of

CLOSE: Final = 1e-9


@dataclass(slots=True)
class Standing:
    """How somebody stands in a field: the skill, games counted and won, when the last ended."""

    skill: Skill = field(default_factory=Skill)
    games: int = 0
    won: int = 0
    at: int = 0


@dataclass(slots=True)
class Book:
    """Everybody's standing, by field and who, and after each result the skills of its seats."""

    standings: dict[Field, dict[str, Standing]] = field(default_factory=dict)
    afterwards: dict[str, list[Skill]] = field(default_factory=dict)

    def enter(self, result: Result) -> None:
        """Take in the result of a game that ended after all others of its field so far."""
        known = self.standings.setdefault(result.field, {})
        here = [known.setdefault(who, Standing()) for who in result.who]
        seats = after([standing.skill for standing in here], result.places)
        best = min(result.places)
        told: dict[str, Skill] = {}
        for who in dict.fromkeys(result.who):
            mine = [seat for seat, other in enumerate(result.who) if other == who]
            told[who] = one_of([seats[seat] for seat in mine])
            standing = known[who]
            standing.skill, standing.at = told[who], result.at
            standing.games += 1
            standing.won += any(result.places[seat] == best for seat in mine)
        self.afterwards[result.table] = [told[who] for who in result.who]


def in_order(found: Iterable[Result]) -> list[Result]:
    """Results in the order in which they count."""
    return sorted(found, key=attrgetter("at", "table"))


def worked_out(found: Iterable[Result]) -> Book:
    """The book that results make."""
    book = Book()
    for result in in_order(found):
        book.enter(result)
    return book


def same(one: Standing | None, other: Standing | None) -> bool:
    """Whether two standings are the same, but for the last digits."""
    if one is None or other is None:
        return one is other
    near = abs(one.skill.mu - other.skill.mu) + abs(one.skill.sigma - other.skill.sigma) < CLOSE
    return near and (one.games, one.won, one.at) == (other.games, other.won, other.at)
