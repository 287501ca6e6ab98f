"""The JSON schema of a game's positions, which follows from its declaration, and what fits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box.codes import Schema
from tabard.kernel.box.fields import Field, keyed_schema, list_schema, object_schema
from tabard.kernel.game import Game

Problem = tuple[str, str]  # the path of a value, and what is wrong with it
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def position_schema(
    game: Game[Any],
    players: int,
    table: Sequence[Field],
    mat: Sequence[Field],
    hidden: Sequence[Field],
) -> Schema:
    """The JSON schema of a position with so many players."""
    whole = object_schema(table, game, players)
    rest = object_schema(hidden, game, players)
    seats = list_schema(object_schema(mat, game, players), players, players)
    options = {option.name: {"enum": list(option.values)} for option in game.options}
    start = {
        "game": {"description": "which game", "enum": [game.id]},
        "rules_version": {"description": "by which rules", "enum": [game.rules_version]},
        "players": {"description": "how many seats", "enum": list(game.players)},
        "options": {"description": "as chosen", **keyed_schema(options), "required": []},
    }
    end = {"description": "what lies before each player", **seats, "format": "by-seat"}
    found = {**start, **whole["properties"], "seats": end, **rest["properties"]}
    needed = [*start, *whole["required"], "seats", *rest["required"]]
    return {**whole, "properties": found, "required": needed}


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


def misfit(schema: Schema, word: Any) -> Problem | None:
    """The first value that does not fit; keys are looked at in the order of the schema.

    Paths begin at this word and grow on the way out: of what fits, none is ever put together.
    """
    if "enum" in schema:
        known = schema["enum"]
        if word in known and (
            isinstance(word, str) or type(known[known.index(word)]) is type(word)  # true is not 1
        ):
            return None
        return "", f"{word!r} is not one of {', '.join([str(each) for each in known])}"
    kinds: Any = schema["type"]
    if word is None and "null" in kinds:
        return None
    if "integer" in kinds:
        return misfit_of_number(schema, word)
    if "array" in kinds:
        return misfit_of_list(schema, word)
    if "object" in kinds:
        return misfit_of_object(schema, word)
    if "boolean" in kinds:
        return None if isinstance(word, bool) else ("", f"{word!r} is not true or false")
    return None if isinstance(word, str) else ("", f"{word!r} is not a text")


def within(place: str, problem: Problem) -> Problem:
    """A problem of something inside, by its path from here."""
    path, text = problem
    return (f"{place}{path}" if path == "" or path[0] == "[" else f"{place}.{path}"), text


def misfit_of_number(schema: Schema, word: Any) -> Problem | None:
    """A whole number within bounds."""
    if type(word) is not int:
        return "", f"{word!r} is not a whole number"
    low, high = schema.get("minimum", word), schema.get("maximum", word)
    return None if low <= word <= high else ("", f"{word} is not {low} to {high}")


def misfit_of_list(schema: Schema, word: Any) -> Problem | None:
    """A list of such things, as long as it must be."""
    if not isinstance(word, list):
        return "", "is not a list"
    low, high = schema.get("minItems", 0), schema.get("maxItems", len(word))
    if not low <= len(word) <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        return "", f"has {len(word)} entries, not {wanted}"
    once = "uniqueItems" in schema
    for i in range(len(word)):
        found = misfit(schema["items"], word[i])
        if found is None and once and word.index(word[i]) < i:
            found = "", f"{word[i]!r} is there twice"
        if found is not None:
            return within(f"[{i}]", found)
    return None


def misfit_of_object(schema: Schema, word: Any) -> Problem | None:
    """An object with all that must be there, and nothing that nobody knows."""
    if not isinstance(word, dict):
        return "", "is not an object"
    properties = schema["properties"]
    for name in properties:
        if name in word:
            found = misfit(properties[name], word[name])
            if found is not None:
                return within(name, found)
        elif name in schema["required"]:
            return name, "is missing"
    for name in word:
        if name not in properties:
            return str(name), "is no field of a position"
    return None
