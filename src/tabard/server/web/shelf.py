"""The games on the shelf: what a card says of each, and the table that one click opens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request

from tabard import games
from tabard.games import game
from tabard.presentation.cover import LEFT, TALL, WIDE
from tabard.server.refusals import malformed
from tabard.server.setup import BOT, PERSON, USUAL_BOT

USUAL_PLAYERS: Final = 3


@dataclass(frozen=True, slots=True)
class Card:
    """A game as its card on the shelf describes it: players, minutes, and weight in five dots."""

    id: str
    fewest: int
    most: int
    minutes: int
    weight: int


@cache
def card(game_id: str) -> Card:
    """The card of a game."""
    players, facts = game(game_id).players, games.shelf_facts(game_id)
    return Card(game_id, players[0], players[-1], facts.minutes, facts.weight)


def shelf_of(request: Request, *asked: str) -> list[Card]:
    """The cards of a house's shelf, in their order; then of what is asked for and not on it."""
    return [card(name) for name in dict.fromkeys((*request.app.state.shelf, *asked))]


@cache
def scene(game_id: str) -> Markup:
    """The scene on a game's box; its name stands beside it, so it has none of its own."""
    cover = games.presentation(game_id).cover()
    return Markup(
        f'<svg class="scene" viewBox="{LEFT} 0 {WIDE} {TALL}" aria-hidden="true"'
        f' preserveAspectRatio="xMidYMid slice">{cover}</svg>'
    )


def usual_players(game_id: str) -> int:
    """How many sit down when nobody says: three, or as near as the game allows."""
    return min(game(game_id).players, key=lambda n: abs(n - USUAL_PLAYERS))


def first_game(game_id: str) -> dict[str, Any]:
    """The options of one click for somebody who has not played the game yet."""
    return game(game_id).first_options(usual_players(game_id))


def with_parts(game_id: str, names: list[str]) -> dict[str, Any]:
    """The options of one click for somebody who adds parts of a game to the value they add to."""
    options: dict[str, Any] = {}
    parts = {part.name: part for part in game(game_id).parts()}
    for name in names:
        if name not in parts:
            raise malformed("with", f"{name!r} is not one of {', '.join(parts) or 'no parts'}")
        options |= dict([parts[name].adds_to or (name, True)]) | {name: True}
    return options


def against_bots(
    game_id: str, options: dict[str, Any], watch: str, bot: str = USUAL_BOT
) -> dict[str, Any]:
    """The table of one click: me, and bots on all other seats."""
    players = usual_players(game_id)
    bots = [{"kind": BOT, "bot": bot} for _ in range(players - 1)]
    seats = [{"kind": PERSON}, *bots]
    setup = {"game": game_id, "players": players, "options": options, "seats": seats}
    return {**setup, "watch": watch}
