"""Ratings for programs: the fields in which games counted, and who is how strong there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from tabard.server.api.answers import answers
from tabard.server.house import House
from tabard.server.ratings.results import Field, bot_of
from tabard.server.ratings.skill import Skill
from tabard.server.refusals import RequestRefused

Game = Annotated[str, Query(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Pace = Annotated[str, Query(pattern="^(none|live|slow)$", description="the kind of clock")]
Players = Annotated[int, Query(ge=2, le=15)]


def rating_routes(house: House) -> APIRouter:
    """Ratings."""
    router = APIRouter(prefix="/ratings", tags=["ratings"])
    book = house.store.ratings

    @router.get("", responses=answers())
    async def fields() -> JSONResponse:
        """The fields in which games have counted: game, pace, number of players, and how many."""
        found = [{**one._asdict(), "games": number} for one, number in book.fields()]
        return JSONResponse({"fields": found})

    @router.get("/list", responses=answers("malformed"))
    async def ratings(game: Game, pace: Pace, players: Players) -> JSONResponse:
        """Everybody in a field, the strongest first: points, by how many they may be off, and
        whether that is still provisional. Bots say by which rules and weights they play.
        """
        rows = book.listed(Field(game, pace, players))
        return JSONResponse({"ratings": [rating_json(row) for row in rows]})

    @router.get("/of/{handle}", responses=answers("unknown-rating"))
    async def rating(handle: str) -> JSONResponse:
        """Somebody's ratings in every field in which they have played."""
        rows = book.of(handle)
        if not rows:
            raise RequestRefused("unknown-rating", 404, "There is nobody of that name here.")
        keys = ("game", "pace", "players")
        found = [{**{key: row[key] for key in keys}, **rating_json(row)} for row in rows]
        return JSONResponse({"ratings": found})

    return router


def rating_json(row: dict[str, Any]) -> dict[str, Any]:
    """A rating as data."""
    skill, bot = Skill(row["mu"], row["sigma"]), bot_of(row["who"])
    return {
        "handle": row["handle"],
        "name": bot.name if bot is not None else row["name"],
        "bot": None if bot is None else {"rules": bot.rules, "weights": bot.weights},
        "points": skill.points,
        "margin": skill.margin,
        "provisional": skill.provisional,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "games": row["games"],
        "won": row["won"],
    }
