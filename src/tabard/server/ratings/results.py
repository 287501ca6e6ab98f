"""Games that count: who is rated at a table, in which field, and what the log says of its end.

Whether a game counts is decided when it begins and stands in its log from then on (`rated` of the
entry `start`: who is rated at each seat). Its last choice carries the places (`rated` of that
entry). Both together are a result, so that ratings can be made anew without replaying a game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabard.bots.levels import LEVELS
from tabard.bots.registry import NAMES
from tabard.bots.weights import SEARCH, TURNS, nearest, own_of
from tabard.server.log import Entry

if TYPE_CHECKING:
    from tabard.kernel.game import Game
    from tabard.server.table import Table

BOT: Final = "bot:"
RATED: Final = "rated"
WITHOUT_WEIGHTS: Final = ("random", "greedy")
SEARCHERS: Final = frozenset(level.name for level in LEVELS if level.iterations)
TURN_PLANNERS: Final = frozenset(level.name for level in LEVELS if level.plans)
FINGERPRINT: Final = 8


class Field(NamedTuple):
    """Where strengths are comparable: a game, a pace (the kind of clock), a number of players."""

    game: str
    pace: str
    players: int


class Result(NamedTuple):
    """A game that counts: where and when it ended, who was rated at each seat, and the places."""

    table: str
    field: Field
    at: int
    who: tuple[str, ...]
    places: tuple[int, ...]


class Bot(NamedTuple):
    """A bot as it is rated: its name, by which rules it plays, and a fingerprint of its weights."""

    name: str
    rules: str
    weights: str

    @property
    def who(self) -> str:
        """Its name in the ratings."""
        return BOT + ":".join(self)


def bot_of(who: str) -> Bot | None:
    """The bot that somebody in the ratings is, or None for a person."""
    if not who.startswith(BOT):
        return None
    name, rules, weights = who.removeprefix(BOT).rsplit(":", 2)
    return Bot(name, rules, weights)


def handle_of(who: str) -> str:
    """What somebody in the ratings is called in addresses, which must not tell who they are."""
    return hashlib.blake2b(who.encode(), digest_size=9, person=b"tabard rated").hexdigest()


def own_weights(game: Game[Any], players: int, name: str) -> list[Path]:
    """The weights that the game has for the bot's kind of thinking, if it has any."""
    kinds = [*([TURNS] if name in TURN_PLANNERS else []), *([SEARCH] if name in SEARCHERS else [])]
    found = [own_of(game, players, kind) for kind in kinds]
    return [path for path in found if path is not None]


@cache
def rated_bot(name: str, game: Game[Any], players: int) -> Bot:
    """A bot as it plays a game today; another version of rules or weights is another bot."""
    weights = ""
    if name in NAMES and name not in WITHOUT_WEIGHTS:
        for path in [*own_weights(game, players, name), *nearest(game, players)][:1]:
            weights = hashlib.sha256(path.read_bytes()).hexdigest()[:FINGERPRINT]
    return Bot(name, game.version, weights)


def entrants(table: Table, taking: Iterable[Entry]) -> list[str]:
    """Who is rated at each seat of a game that begins once these have sat down; [] if nobody is.

    A game counts if at least two different ones play, no person has two seats, and nobody may ask
    for hints.
    """
    plan, game = table.plan, table.game
    assert game is not None
    users = [seat.user for seat in table.seats]
    bots = [seat.bot for seat in table.seats]
    for entry in taking:
        assert entry.seat is not None
        users[entry.seat] = "" if entry.kind == "fill" else entry.user
        bots[entry.seat] = entry.data["bot"] if entry.kind == "fill" else ""
    people = [user for user in users if user]
    hints = len(people) == 1 if plan.hints is None else plan.hints
    if plan.rated is False or (plan.rated is None and hints and people):
        return []
    who = [user or rated_bot(bot, game, plan.players).who for user, bot in zip(users, bots)]
    if len(set(people)) < len(people) or len(set(who)) < 2:
        return []
    return who


def settled(table: Table, entries: Sequence[Entry]) -> list[Entry]:
    """The entries that end a game, the last of them with the places if the game counts.

    Who has left, or whose time was up, and is not back at the end shares the last place, whoever
    plays on for them: who takes over somebody's seat is not rated, nor for them. A game in which a
    bot had to be replaced says nothing about either bot, and counts for nobody.
    """
    last = entries[-1]
    if not table.rated or table.stand_ins or last.made is None:
        return list(entries)
    if any(entry.kind == "stand-in" for entry in entries):
        return list(entries)
    away = {
        number
        for number, seat in enumerate(table.seats)
        if seat.user and (seat.bot or table.rated[number] != seat.user)
    }
    for entry in entries:
        if entry.seat is not None:
            if entry.kind in ("flag", "leave"):
                away.add(entry.seat)
            elif entry.kind == "sit" and entry.user == table.rated[entry.seat]:
                away.discard(entry.seat)
    places = placed(last.made.after.ranking(), away)
    data = {**last.data, RATED: places}
    told = Entry(last.kind, last.at, last.seat, last.user, last.request, data, last.made)
    return [*entries[:-1], told]


def placed(ranking: Sequence[int], away: set[int]) -> list[int]:
    """Places of seats, those away behind all others."""
    here = [place for seat, place in enumerate(ranking) if seat not in away]
    places = [1 + sum(other < place for other in here) for place in ranking]
    return [len(here) + 1 if seat in away else place for seat, place in enumerate(places)]


def result_of(table: Table) -> Result | None:
    """The result of a finished game, or None if it counts for nothing."""
    if not table.places or not table.rated:
        return None
    plan = table.plan
    field = Field(plan.game, plan.clock.kind, plan.players)
    return Result(table.id, field, table.plies[-1].at, tuple(table.rated), tuple(table.places))


def read_result(
    table_id: str, setup: dict[str, Any], start: dict[str, Any], last: dict[str, Any], at: int
) -> Result | None:
    """The result of a game from its log: what `open`, `start` and the last `choice` say."""
    who, places = start.get(RATED), last.get(RATED)
    if not who or not places:
        return None
    field = Field(setup["game"], setup["clock"]["kind"], setup["players"])
    return Result(table_id, field, at, tuple(who), tuple(places))
