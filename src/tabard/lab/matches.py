"""Matches: who sits where, on which deal, and how it ended.

Every deal is played from every seat: the bots move round the table, the dealer's seed stays.
"""

from __future__ import annotations

import itertools
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from tabard.bots.company import Company
from tabard.bots.registry import bot
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State


@dataclass(frozen=True)
class Fixture:
    """One game to be played: the bots by seat, and the seed of its dealer."""

    game: str
    bots: tuple[str, ...]
    deal: str

    @property
    def key(self) -> tuple[str, ...]:
        """What makes two fixtures the same game."""
        return (self.game, self.deal, *self.bots)


@dataclass(frozen=True)
class Outcome:
    """How a fixture ended: each seat's place and points, and each seat's longest thought."""

    game: str
    bots: tuple[str, ...]
    deal: str
    places: tuple[int, ...]
    points: tuple[float, ...]
    decisions: int
    slowest: tuple[float, ...]

    @property
    def key(self) -> tuple[str, ...]:
        """The key of its fixture."""
        return (self.game, self.deal, *self.bots)

    def json(self) -> dict[str, Any]:
        """As it is stored."""
        return asdict(self)

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def outcome_of(data: dict[str, Any]) -> Outcome:
    """An outcome as it was stored."""
    return Outcome(
        str(data["game"]),
        tuple(map(str, data["bots"])),
        str(data["deal"]),
        tuple(map(int, data["places"])),
        tuple(map(float, data["points"])),
        int(data["decisions"]),
        tuple(map(float, data["slowest"])),
    )


def tables(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Which bots sit together, before they move round.

    As many bots as seats sit at one table. Otherwise they meet pair by pair: with two seats each
    other, with more seats one of the first alone against all others of the second.
    """
    if len(bots) == players:
        return [bots]
    return [(a, *[b] * (players - 1)) for a, b in itertools.combinations(bots, 2)]


def fixtures(
    name: str, bots: tuple[str, ...], players: int, games: int, seed: str
) -> list[Fixture]:
    """All games, so many for every table; each deal once for every turn of the table."""
    found: list[Fixture] = []
    for sitting in tables(bots, players):
        turns = sorted({sitting[n:] + sitting[:n] for n in range(players)})
        for number in range(-(-games // len(turns))):
            found += [Fixture(name, turn, f"{seed}:{number}") for turn in turns]
    return found


@lru_cache
def ready(name: str, kind: str, players: int) -> bool:
    """Whether a bot can play a game: raises in one line what stands in the way."""
    bot(kind, 0).prepare(game(name), players)
    return True


def play(fixture: Fixture) -> Outcome:
    """Play one game to its end."""
    seated = [bot(kind, f"{fixture.deal}:{seat}") for seat, kind in enumerate(fixture.bots)]
    state: State = game(fixture.game).start(len(fixture.bots))
    return played(fixture, state, Company(seated, Dealer(fixture.deal)))


def played(fixture: Fixture, state: State, company: Company) -> Outcome:
    """Let a company play a fixture to its end."""
    company.play(state)
    return Outcome(
        fixture.game,
        fixture.bots,
        fixture.deal,
        tuple(state.ranking()),
        tuple(state.scores()),
        company.decisions,
        tuple(round(seconds, 4) for seconds in company.slowest),
    )
