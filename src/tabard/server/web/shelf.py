"""The four games on the shelf: what a card says of each, whether it can be played yet or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tabard.games import NAMES, game
from tabard.server.setup import BOT, PERSON, USUAL_BOT

USUAL_PLAYERS: Final = 3


@dataclass(frozen=True, slots=True)
class Box:
    """A game as its box describes it: players, minutes, and weight in five dots."""

    id: str
    fewest: int
    most: int
    minutes: int
    weight: int

    @property
    def here(self) -> bool:
        """Whether the house can play it."""
        return self.id in NAMES


SHELF: Final = (
    Box("pillars", 2, 4, 90, 3),
    Box("world", 2, 4, 90, 3),
    Box("feudum", 2, 5, 150, 5),
    Box("pilgrim", 1, 4, 120, 4),
)
BY_ID: Final = {box.id: box for box in SHELF}


def usual_players(game_id: str) -> int:
    """How many sit down when nobody says: three, or as near as the game allows."""
    return min(game(game_id).players, key=lambda n: abs(n - USUAL_PLAYERS))


def first_game(game_id: str) -> dict[str, Any]:
    """The options of one click for somebody who has not played the game yet."""
    return game(game_id).first_options(usual_players(game_id))


def against_bots(game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """The table of one click: me, and bots on all other seats."""
    players = usual_players(game_id)
    bots = [{"kind": BOT, "bot": USUAL_BOT} for _ in range(players - 1)]
    seats = [{"kind": PERSON}, *bots]
    return {"game": game_id, "players": players, "options": options, "seats": seats}
