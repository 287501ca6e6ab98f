"""The JSON schema of a game's positions, which follows from its declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box.codes import Schema
from tabard.kernel.box.fields import Field, keyed_schema, list_schema, object_schema
from tabard.kernel.game import Game

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def position_schema(
    game: Game[Any],
    players: int,
    table: Sequence[Field],
    mat: Sequence[Field],
    secrets: Sequence[Field],
) -> Schema:
    """The JSON schema of a position with so many players."""
    whole = object_schema(table, game, players)
    seats = list_schema(object_schema(mat, game, players), players, players)
    options = {option.name: {"enum": list(option.values)} for option in game.options}
    start = {
        "game": {"description": "which game", "enum": [game.id]},
        "rules_version": {"description": "by which rules", "enum": [game.rules_version]},
        "players": {"description": "how many seats", "enum": list(game.players)},
        "options": {"description": "as chosen", **keyed_schema(options), "required": []},
    }
    end = {"description": "what lies before each player", **seats, "format": "by-seat"}
    found = {**start, **whole["properties"], "seats": end}
    for field in secrets:
        words = [word for word in field.schema(game, players)["enum"] if word is not None]
        found[field.name] = {"description": field.says, "enum": words}
    return {**whole, "properties": found, "required": [*start, *whole["required"], "seats"]}


def published(game: Game[Any], schema: Schema) -> Schema:
    """The JSON schema of all positions of a game, from the one for the most players."""
    title = f"A position of {game.id}, rules version {game.rules_version}"
    return {"$schema": DRAFT, "title": title, **for_fewer(schema, game.players[0])}


def for_fewer(schema: Any, least: int) -> Any:
    """The same for so many seats at least."""
    if isinstance(schema, list):
        return [for_fewer(each, least) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: for_fewer(each, least) for key, each in schema.items()}
    if schema.get("format") == "by-seat":
        found["minItems"] = least
    return found
