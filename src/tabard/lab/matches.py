"""Matches: who sits where, on which deal, and how it ended.

Every deal is played from every seat: the bots move round the table, the dealer's seed stays. Where
the game itself plays the opponent of a bot that sits alone, it does so at each of its levels.
"""

from __future__ import annotations

import itertools
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from tabard.bots.company import Company
from tabard.bots.registry import bot
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.state import State

ALONE: Final = 1
LEVEL: Final = "level"  # the option by which a game plays its own opponent better or worse


@dataclass(frozen=True)
class Fixture:
    """One game to be played: the bots by seat, and the seed of its dealer.

    rivals   whom the game itself plays, by name and level, such as `ab_bott:2`
    options  of the game, where they are not the usual ones
    """

    game: str
    bots: tuple[str, ...]
    deal: str
    rivals: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def key(self) -> tuple[str, ...]:
        """What makes two fixtures the same game."""
        return (self.game, self.deal, *self.bots, *self.rivals)


@dataclass(frozen=True)
class Outcome:
    """How a fixture ended: each seat's place and points, and each seat's longest thought.

    Rivals without a seat stand behind the seats, in `bots` too.

    sources  where the points of each came from, where the game keeps accounts
    """

    game: str
    bots: tuple[str, ...]
    deal: str
    places: tuple[int, ...]
    points: tuple[float, ...]
    decisions: int
    slowest: tuple[float, ...]
    sources: tuple[dict[str, float], ...] = ()

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
        tuple(dict(one) for one in data.get("sources", ())),
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
    if players == ALONE:
        return lonely(name, bots, games, seed)
    found: list[Fixture] = []
    for sitting in tables(bots, players):
        turns = sorted({sitting[n:] + sitting[:n] for n in range(players)})
        for number in range(-(-games // len(turns))):
            found += [Fixture(name, turn, f"{seed}:{number}") for turn in turns]
    return found


def lonely(name: str, bots: tuple[str, ...], games: int, seed: str) -> list[Fixture]:
    """So many games of each bot alone against the game's own opponent, at each of his levels."""
    one = game(name)
    levels = [option.values for option in one.options if option.name == LEVEL]
    if one.rivals(ALONE) == 0 or not levels:
        raise BadInput(one.id, "plays no opponent of its own against one player alone")
    rivals = one.accounts().rivals(one.start(ALONE))
    return [
        Fixture(
            name,
            (kind,),
            f"{seed}:{number}",
            tuple(f"{rival}:{level}" for rival in rivals),
            ((LEVEL, level),),
        )
        for kind in bots
        for number in range(games)
        for level in levels[0]
    ]


@lru_cache
def ready(name: str, kind: str, players: int) -> bool:
    """Whether a bot can play a game: raises in one line what stands in the way."""
    bot(kind, 0).prepare(game(name), players)
    return True


def play(fixture: Fixture) -> Outcome:
    """Play one game to its end."""
    seated = [bot(kind, f"{fixture.deal}:{seat}") for seat, kind in enumerate(fixture.bots)]
    state: State = game(fixture.game).start(len(fixture.bots), dict(fixture.options))
    return played(fixture, state, Company(seated, Dealer(fixture.deal)))


def played(fixture: Fixture, state: State, company: Company) -> Outcome:
    """Let a company play a fixture to its end."""
    company.play(state)
    rules = state.game
    thought = [round(seconds, 4) for seconds in company.slowest]
    return Outcome(
        fixture.game,
        (*fixture.bots, *fixture.rivals),
        fixture.deal,
        tuple(rules.final_places(state)),
        tuple(rules.points(state)),
        company.decisions,
        (*thought, *(0.0 for _ in fixture.rivals)),
        earned(state),
    )


def earned(state: State) -> tuple[dict[str, float], ...]:
    """The points of each contender by where they came from; nothing where nobody keeps accounts."""
    accounts = state.game.accounts()
    sheet = accounts.sheet(state)
    if sheet is None:
        return ()
    found: tuple[dict[str, float], ...] = tuple({} for _ in state.game.points(state))
    for credit in sheet:
        of = found[credit.seat]
        of[credit.source] = of.get(credit.source, 0.0) + credit.points
    return found
