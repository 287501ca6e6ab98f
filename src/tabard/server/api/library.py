"""Games and their options; records of finished games."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from tabard import games
from tabard.bots.planner import planners
from tabard.kernel.errors import Unknown
from tabard.kernel.game import Game
from tabard.server.api.answers import AT_TABLE, answers
from tabard.server.api.depends import Anybody
from tabard.server.api.shown import row_json
from tabard.server.clock import is_past
from tabard.server.house import House
from tabard.server.naming import TABLE_ID
from tabard.server.refusals import RequestRefused, unknown_table
from tabard.server.setup import DAILY, LESSON, bots_of_house
from tabard.server.signing import facts_json, record_text
from tabard.server.table import Table

# Whose games only those may read who played them.
PRIVATE: Final = ("closed", LESSON)


class SchemaResponse(JSONResponse):
    """A JSON schema."""

    media_type = "application/schema+json"


def known(name: str) -> Game[Any]:
    """The game of this name, or the answer that there is none."""
    try:
        return games.game(name)
    except Unknown as error:
        raise RequestRefused("unknown-game", 404, str(error)) from None


def library_routes(house: House) -> APIRouter:
    """Games and records."""
    router = APIRouter()

    @router.get("/games", tags=["games"], responses=answers("malformed"))
    async def list_games(hidden: bool = False) -> JSONResponse:
        """The games of the house, their players and options, and the bots one can play.

        Games that are not on the shelf are listed where they are asked for with `hidden`.
        """
        found = [game_json(games.game(name)) for name in games.shelf(hidden)]
        return JSONResponse({"games": found, "bots": list(bots_of_house())})

    @router.get("/games/{game}", tags=["games"], responses=answers("unknown-game"))
    async def one_game(game: str) -> JSONResponse:
        """A game with its whole action space: every choice there can ever be, by code."""
        found = known(game)
        actions = [
            {"code": code, "text": found.actions.texts[code], "form": found.actions.json(code)}
            for code in range(len(found.actions))
        ]
        return JSONResponse({**game_json(found), "actions": actions})

    @router.get(
        "/games/{game}/schema",
        tags=["games"],
        response_class=SchemaResponse,
        responses=answers("unknown-game", "no-schema"),
    )
    async def schema(game: str) -> JSONResponse:
        """The JSON schema of a game's positions; views have the same keys where they are seen."""
        box = known(game).box
        if box is None:
            raise RequestRefused("no-schema", 404, f"{game} does not declare its components yet")
        return SchemaResponse(box.schema())

    @router.get("/house", tags=["records"], responses=answers())
    async def whose_house() -> JSONResponse:
        """The public key (Ed25519) with which this house signs the records of games played here."""
        return JSONResponse({"key": house.signer.public if house.signer is not None else None})

    @router.get("/records", tags=["records"], responses=answers("malformed"))
    async def list_records(
        game: Annotated[str, Query(max_length=32, pattern="^[A-Za-z0-9_-]*$")] = "",
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> JSONResponse:
        """Finished games that anybody may look at, the latest first."""
        rows = house.store.shelf.listed("over", limit, game)
        return JSONResponse({"records": [row_json(row) for row in rows]})

    @router.get("/records/{table_id}", tags=["records"], responses=answers(*AT_TABLE, "not-over"))
    async def one_record(table_id: str, caller: Anybody) -> JSONResponse:
        """A game that is over or was given up as data: its result if it has one, every choice,
        the seed and nonces that dealt it; and if it was played here when, by whom, what was taken
        back and whose time was up.
        """
        table = finished(house, table_id, caller.user)
        if isinstance(table, dict):
            return JSONResponse(kept_json(house, table))
        record = table.record()
        state = record.state()
        return JSONResponse(
            {
                "id": table.id,
                "game": record.game.id,
                "rules_version": record.game.rules_version,
                "players": record.players,
                "options": record.options,
                "names": record.names,
                "scores": state.scores(),
                "ranking": state.ranking(),
                "commitment": record.commitment,
                "seed": record.seed,
                "nonces": record.nonces,
                "choices": record.choices,
                "fingerprint": state.fingerprint(),
                "replays": True,
                "played_here": not table.brought_in,
                **({} if table.brought_in else facts_json(table)),
            }
        )

    @router.get(
        "/records/{table_id}/text",
        tags=["records"],
        response_class=PlainTextResponse,
        responses=answers(*AT_TABLE, "not-over"),
    )
    async def text_of_record(table_id: str, caller: Anybody) -> Response:
        """A finished game as the text that `tabard verify` checks."""
        table = finished(house, table_id, caller.user)
        if isinstance(table, dict):
            raise RequestRefused(
                "kept", 410, "This game was played under other rules; see its data."
            )
        unheard = house.order.blocked_by(caller.user) if caller.user else ()
        return PlainTextResponse(record_text(table, house.signer, unheard))

    return router


def game_json(game: Game[Any]) -> dict[str, Any]:
    """A game as it can be played."""
    return {
        "id": game.id,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "rule": option.rule,
                "players": [n for n in game.players if option.values_for(n)],
                "unless": option.unless,
                "adds_to": {} if option.adds_to is None else dict([option.adds_to]),
            }
            for option in game.offered
        ],
        "planners": list(planners(game)),
    }


def finished(house: House, table_id: str, user: str) -> Table | dict[str, Any]:
    """A table whose game is over or was given up; or the row of one that no longer replays."""
    row = house.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
    if row is None or (private(row) and not sat_there(house, row, user)):
        raise unknown_table()
    try:
        table = house.table(table_id)
    except RequestRefused as refused:
        if refused.code in ("kept", "other-rules"):
            return row
        raise
    if not table.revealed or table.first is None:
        raise RequestRefused("not-over", 409, "The record is open to all once the game is over.")
    return table


def private(row: dict[str, Any]) -> bool:
    """Whether only those who sat at a table may see its record; a deal of the day for that day."""
    if row["watch"] == DAILY:
        return not is_past(row["summary"]["daily"])
    return row["watch"] in PRIVATE


def sat_there(house: House, row: dict[str, Any], user: str) -> bool:
    """Whether somebody opened a table or has a seat there."""
    if not user:
        return False
    return row["host"] == user or user in house.store.shelf.seated_at(row["id"])


def kept_json(house: House, row: dict[str, Any]) -> dict[str, Any]:
    """A game that no longer replays: its result, and its choices if it was finished."""
    over = bool(row["summary"].get("ranking"))
    found = row_json({key: value for key, value in row.items() if key != "seed"})
    choices = [e.data["code"] for e in house.store.log(row["id"]) if e.kind == "choice"]
    return {
        **found,
        "seed": row["seed"] if over and row["watch"] != DAILY else None,
        "choices": choices if over else None,
        "replays": False,
    }
