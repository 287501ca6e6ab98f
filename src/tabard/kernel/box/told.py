"""What is told of a declaration: the schema of positions, and its words as a document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box.codes import Schema
from tabard.kernel.box.fields import Field, keyed_schema, list_schema, object_schema
from tabard.kernel.game import Game

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
SHORT: Final = 8  # so many words are listed in a document


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
        "game": {"enum": [game.id]},
        "rules_version": {"enum": [game.rules_version]},
        "players": {"enum": list(game.players)},
        "options": {**keyed_schema(options), "required": []},
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


def lines(schema: Schema, secret: set[str], path: str = "") -> list[tuple[str, str, str, str]]:
    """Path, values, who sees it, and what it is: one line for each component, in their order."""
    found: list[tuple[str, str, str, str]] = []
    for name, each in schema["properties"].items():
        here = f"{path}{name}"
        inside = each.get("items", {}) if each.get("format") == "by-seat" else each
        seen = "its owner" if here in secret else "everybody"
        found.append((here, values(each), seen, each.get("description", "")))
        if any("description" in one for one in inside.get("properties", {}).values()):
            found += lines(inside, secret, f"{here}[]." if inside is not each else f"{here}.")
    return found


def values(schema: Schema) -> str:
    """What a word may be, in a few words."""
    if schema.get("format") == "seat":
        return "seat"
    if "enum" in schema:
        words = ["null" if word is None else f"`{word}`" for word in schema["enum"]]
        return ", ".join(words) if len(words) <= SHORT else f"one of {len(words)} words"
    kinds: Any = schema["type"]
    if "array" in kinds:
        most = schema["maxItems"]
        some = f"{most}" if schema["minItems"] == most else f"up to {most}"
        if schema.get("format") == "by-seat":
            some = "for each seat"
        return f"list, {some}: {values(schema['items'])}"
    if "object" in kinds:
        inner = list(schema["properties"].values())
        alike = len(inner) > 1 and all("description" not in each for each in inner)
        return f"object by id: {values(inner[0])}" if alike else "object"
    if "integer" in kinds and "maximum" in schema:
        return f"{schema['minimum']} to {schema['maximum']}"
    return {"integer": "number", "boolean": "true or false"}.get(str(kinds), "text")
