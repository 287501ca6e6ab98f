"""A tournament as data: what was agreed on, who takes part, and the rounds so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

ROBIN: Final = "robin"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"
FORMS: Final = (SWISS, ROBIN, KNOCKOUT)

OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a tournament is: the tables it is played at, its form, and how long a round may take.

    seats   at a table; where they do not come out even some tables have fewer, down to `fewest`
    rounds  of a Swiss tournament; the other forms know by themselves when they are over
    most    entrants
    hours   after which a round is due: then bots play for whoever is waited for
    bots    whether the operator lets bots take part
    divisions, seasons  of a league, which is more than one of each (`league`)
    league, season, division  of a tournament that is a division of one
    """

    game: str
    seats: int
    form: str
    rounds: int
    most: int
    hours: int
    fewest: int = 2
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    options: dict[str, Any] = field(default_factory=dict)
    rated: bool = True
    bots: bool = False
    divisions: int = 1
    seasons: int = 1
    league: str = ""
    season: int = 0
    division: int = 0

    def json(self) -> dict[str, Any]:
        """The plan as data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, by the number of their registration: a person, or a bot.

    out     whether they have withdrawn and sit down no more
    points  of the rating they came with, by which they are seeded; 0 for none
    """

    number: int
    user: str
    bot: str
    name: str
    out: bool = False
    points: int = 0


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round: the entrants by seat, and their places once it is over.

    One entrant alone has nobody to play with in this round, and needs no table.
    """

    seats: tuple[int, ...]
    table: str = ""
    due_at: int = 0
    places: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether its places are known."""
        return bool(self.places) or len(self.seats) == 1

    def share(self, entrant: int) -> Fraction:
        """What an entrant gets for it: the share of the others whom they are ahead of.

        A tie is half of it; who had nobody to play with gets as much as a winner.
        """
        others = len(self.seats) - 1
        if not others:
            return Fraction(1)
        mine = self.places[self.seats.index(entrant)]
        behind = sum(place > mine for place in self.places)
        level = self.places.count(mine) - 1
        return (behind + Fraction(level, 2)) / others


Round = tuple[Pairing, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament as it stands."""

    plan: Plan
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    def here(self) -> list[int]:
        """Those who still take part, in the order of their seeds."""
        return [number for number in self.seeds() if not self.entrants[number].out]

    def seeds(self) -> list[int]:
        """Everybody by the rating they came with, then by when they registered."""
        return sorted(range(len(self.entrants)), key=lambda n: (-self.entrants[n].points, n))

    def pairings(self) -> Iterator[Pairing]:
        """Every table of every round."""
        for one in self.rounds:
            yield from one

    def settled(self) -> bool:
        """Whether every table of every round is over."""
        return all(pairing.over for pairing in self.pairings())


def meetings(pairings: Iterator[Pairing] | Sequence[Pairing]) -> Counter[tuple[int, int]]:
    """How often each two have sat at the same table."""
    met: Counter[tuple[int, int]] = Counter()
    for pairing in pairings:
        ordered = sorted(pairing.seats)
        met.update((a, b) for i, a in enumerate(ordered) for b in ordered[i + 1 :])
    return met


def sittings(pairings: Iterator[Pairing] | Sequence[Pairing]) -> Counter[tuple[int, int]]:
    """How often each has had each seat."""
    return Counter(
        (entrant, seat)
        for pairing in pairings
        if len(pairing.seats) > 1
        for seat, entrant in enumerate(pairing.seats)
    )
