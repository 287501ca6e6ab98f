"""What somebody has played: the games that ended, the results by kind, and how they begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

MOST_OPENINGS: Final = 3


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game of somebody who had one seat there.

    place    1 for the winner, shared or not
    left     whether a bot played it to its end for them
    opening  what the first of their choices did, as everybody saw it; None if nobody noted it
    """

    table: str
    game: str
    players: int
    pace: str
    place: int
    score: float
    left: bool
    opening: Mapping[str, Any] | None

    @property
    def kind(self) -> tuple[str, int, str]:
        """What results are told apart by."""
        return self.game, self.players, self.pace


@dataclass(frozen=True, slots=True)
class Result:
    """The results of one kind of game: how many were played, won and left, and how well."""

    game: str
    players: int
    pace: str
    played: int
    won: int
    left: int
    place: float
    best: float


@dataclass(frozen=True, slots=True)
class Opening:
    """A way to begin a game: the event that everybody saw, how often, and how often it won."""

    game: str
    event: Mapping[str, Any]
    played: int
    won: int


def played_by(user: str, rows: Iterable[Mapping[str, Any]]) -> list[Played]:
    """The games of somebody, of rows that know who had which seat.

    One person on several seats has played with friends around one device: nobody knows who won.
    """
    found: list[Played] = []
    for row in rows:
        facts = row["summary"]
        seats = [seat for seat, one in enumerate(facts["people"]) if one == user]
        if len(seats) != 1 or not facts["ranking"]:
            continue
        seat = seats[0]
        begun = facts.get("openings") or []
        found.append(
            Played(
                table=row["id"],
                game=row["game"],
                players=facts["players"],
                pace=facts["clock"],
                place=facts["ranking"][seat],
                score=facts["scores"][seat],
                left=facts["bots"][seat],
                opening=begun[seat] if begun else None,
            )
        )
    return found


def results(games: Iterable[Played]) -> list[Result]:
    """Results by game, number of players and pace, what was played most first.

    A game that a bot played to its end is counted, and its place is the bot's.
    """
    kinds: dict[tuple[str, int, str], list[Played]] = {}
    for one in games:
        kinds.setdefault(one.kind, []).append(one)
    found = []
    for (game, players, pace), some in kinds.items():
        own = [one for one in some if not one.left]
        found.append(
            Result(
                game=game,
                players=players,
                pace=pace,
                played=len(some),
                won=sum(one.place == 1 for one in own),
                left=len(some) - len(own),
                place=sum(one.place for one in own) / len(own) if own else 0.0,
                best=max((one.score for one in own), default=0.0),
            )
        )
    return sorted(found, key=lambda one: (-one.played, one.game, one.players, one.pace))


def openings(games: Iterable[Played]) -> dict[str, list[Opening]]:
    """The favourite ways to begin each game."""
    kinds: dict[str, dict[tuple[str, str, str], list[Played]]] = {}
    for one in games:
        if one.opening is not None:
            what = (one.opening["kind"], one.opening["thing"], one.opening["place"])
            kinds.setdefault(one.game, {}).setdefault(what, []).append(one)
    found: dict[str, list[Opening]] = {}
    for game, ways in kinds.items():
        told = [
            Opening(game, some[0].opening or {}, len(some), sum(one.place == 1 for one in some))
            for some in ways.values()
        ]
        found[game] = sorted(told, key=lambda one: (-one.played, -one.won))[:MOST_OPENINGS]
    return found
