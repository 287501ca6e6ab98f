"""Tables at the guilds: who sits there, and who performs a function."""

from __future__ import annotations

from typing import Any

from tests.games.feudum.tables import (
    pawn,
    seat,
    table,
)

HERE = "forest_mid"


def trading(guild: str, mine: dict[str, Any] | None = None, **more: Any) -> Any:
    """Seat 0 trades with a guild."""
    return performing(guild, 0, [seat(**(mine or {})), seat()], **more)


def pulling(guild: str, **more: Any) -> Any:
    """Seat 0 is journeyman and pulls."""
    people = [seat(pawns=[pawn(HERE, guild)]), seat(pawns=[pawn(HERE, guild)] * 2)]
    return performing(guild, 1, people, **more)


def pushing(guild: str, other: dict[str, Any] | None = None, **more: Any) -> Any:
    """Seat 0 is master and pushes."""
    people = [seat(pawns=[pawn(HERE, guild)] * 2), other or seat()]
    return performing(guild, 2, people, **more)


def performing(guild: str, function: int, people: list[Any], **more: Any) -> Any:
    """A table at a function of a guild."""
    name = ("trade", "pull", "push")[function]
    act = {"guild": guild, "host": 0, "option": function}
    return table(f"{guild}_{name}", seats=people, act=act, **more)


def board(s: Any, name: str) -> Any:
    """A part of the guilds."""
    return s.view(None)["guilds"][name]


def monks(*faces: str, **more: Any) -> dict[str, Any]:
    """A player with pawns at the place."""
    return seat(pawns=[pawn(HERE, face) for face in faces], **more)


def seats_of(s: Any, guild: str) -> list[int | None]:
    """Who sits in a guild."""
    found: list[int | None] = s.view(None)["guilds"]["seats"][guild]
    return found
