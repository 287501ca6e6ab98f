"""The formats that Tabard writes and reads, each as a JSON schema of a game.

Positions and views follow from the game's declaration, choices from its action space. A record is
lines of text; its schema is that of the same lines as data (`record_data`). docs/formats has a page
for each.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tabard.bots import weights as weights_files
from tabard.commentary import (
    COMMENT_MARK,
    LONGEST_COMMENT,
    MOST_CHOICES,
    MOST_COMMENTS,
    MOST_VARIATIONS,
    VARIATION_MARK,
    found_in,
)
from tabard.kernel.box.box import Box
from tabard.kernel.box.fields import object_schema
from tabard.kernel.box.schemas import DRAFT, for_fewer
from tabard.kernel.errors import BadInput, Unknown
from tabard.kernel.game import Game
from tabard.kernel.reading import FIRST_LINE, Reading
from tabard.lines import LONGEST_NAME
from tabard.study.marking import KINDS, SAID, STUDY
from tabard.study.marking import MOST as MOST_MARKS

Schema = dict[str, Any]

TEXT: Final[Schema] = {"type": "string"}
WHOLE: Final[Schema] = {"type": "integer", "minimum": 0}
HEX: Final[Schema] = {"type": "string", "pattern": "^[0-9a-f]+$"}
FINGERPRINT: Final[Schema] = {"type": "string", "pattern": "^[0-9a-f]{16}$"}


def schema_of(game: Game[Any], what: str) -> Schema:
    """The JSON schema of one format of a game."""
    if what not in FORMATS:
        raise Unknown(f"format {what!r}", f"known formats are {', '.join(FORMATS)}")
    title = f"{what.capitalize()} of {game.id}, rules version {game.rules_version}"
    return {**FORMATS[what](game), "$schema": DRAFT, "title": title}


def declared(game: Game[Any]) -> Box:
    """The declaration of a game; one without has no schema for its table."""
    if game.box is None:
        raise BadInput(game.id, "does not declare its components, so its table has no schema")
    return game.declaration()


def closed(properties: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    """An object with these keys and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def position(game: Game[Any]) -> Schema:
    """The whole table."""
    return declared(game).schema()


def view(game: Game[Any]) -> Schema:
    """What a seat or a spectator sees: of a position what lies open, and what the viewer knows."""
    box = declared(game)
    most = game.players[-1]
    whole = box.schema()
    seen = for_fewer(object_schema(box.seen, game, most), game.players[0])["properties"]
    hidden = {field.name for field in box.hidden}
    shown = {name: each for name, each in whole["properties"].items() if name not in hidden}
    own = {field.name for field in box.own}
    mats = json.loads(json.dumps(shown["seats"]))
    mats["items"]["required"] = [n for n in mats["items"]["required"] if n not in own]
    for name, each in object_schema(box.mat, game, most)["properties"].items():
        if name in own:  # others see less of it than its owner
            mats["items"]["properties"][name] = {"anyOf": [each, mats["items"]["properties"][name]]}
    shown |= {"seats": mats, **seen, "at": {"type": "array", "items": TEXT}}
    needed = [name for name in whole["required"] if name not in hidden and name not in seen]
    return {**whole, "properties": shown, "required": [*needed, "at"]}


def actions(game: Game[Any]) -> Schema:
    """One choice in its JSON form; the codes count through them in this order."""
    families = []
    for family in game.actions.families:
        columns = zip(*family.rows, strict=True) if family.args else ()
        values = [list(dict.fromkeys(column)) for column in columns]
        args = {name: {"enum": known} for name, known in zip(family.args, values, strict=True)}
        families.append(closed({"do": {"enum": [family.name]}, **args}))
    return {"oneOf": families, "codes": len(game.actions)}


def record(game: Game[Any]) -> Schema:
    """A record as data, see `record_data`."""
    seats = [str(seat) for seat in range(game.players[-1])]
    choice = {"type": "string", "pattern": f"^(\\*|{'|'.join(seats)}) {verbs(game)}( |$)"}
    names: Schema = {"type": "array", "items": TEXT, "maxItems": len(seats)}
    start = position(game) if game.box is not None else {"type": "object"}
    properties = {
        "format": {"enum": [FIRST_LINE]},
        "game": {"enum": [game.id]},
        "rules": TEXT,
        "players": {"enum": list(game.players)},
        "options": {"type": "object", "additionalProperties": TEXT},
        "seats": names,
        "dealer": HEX,
        "seed": TEXT,
        "nonces": {"type": "array", "items": {"pattern": "^([0-9a-f]{32,64}|house)$"}},
        "start": {k: v for k, v in start.items() if k != "$schema"},
        "result": {"type": ["array", "null"], "items": {"type": "number"}},
        "choices": {"type": "array", "items": choice},
        "plies": WHOLE,
        "fingerprint": FINGERPRINT,
        **written(choice),
    }
    optional = ("dealer", "seed", "nonces", "start", "comments", "variations")
    return closed(properties, optional)


def written(choice: Schema) -> dict[str, Schema]:
    """The comments and variations of a record."""
    most = {"type": "string", "minLength": 1, "maxLength": LONGEST_COMMENT}
    comment = closed({"after": WHOLE, "by": TEXT, "text": most})
    comments: Schema = {"type": "array", "items": comment, "maxItems": MOST_COMMENTS}
    choices = {"type": "array", "items": choice, "minItems": 1, "maxItems": MOST_CHOICES}
    name = {"type": "string", "maxLength": LONGEST_NAME}
    way = {"after": WHOLE, "by": TEXT, "name": name, "choices": choices, "comments": comments}
    ways: Schema = {"type": "array", "items": closed(way), "maxItems": MOST_VARIATIONS}
    return {"comments": comments, "variations": ways}


def verbs(game: Game[Any]) -> str:
    """The first words of choices, as a pattern."""
    return f"({'|'.join(family.name for family in game.actions.families)})"


def record_data(text: str) -> dict[str, Any]:
    """The lines of a record as data, nothing replayed; `tabard.read` replays it."""
    reading = Reading(text)
    words = (word.partition("=") for word in reading.value("options").split())
    result = reading.value("result")
    found: dict[str, Any] = {
        "format": FIRST_LINE,
        "game": reading.value("game"),
        "rules": reading.value("rules"),
        "players": reading.number("players"),
        "options": {name: value for name, _, value in words},
        "seats": [name for _, name in sorted(reading.seats())],
        "result": None if result == "none" else [float(points) for points in result.split()],
        "choices": [line for _, line in reading.moves],
        "plies": reading.number("plies"),
        "fingerprint": reading.value("fingerprint"),
    }
    for name in ("dealer", "seed"):
        if reading.optional(name):
            found[name] = reading.optional(name)
    if reading.optional("nonces"):
        found["nonces"] = reading.optional("nonces").split()
    if reading.optional("start"):
        found["start"] = json.loads(reading.optional("start"))
    for mark, name in ((COMMENT_MARK, "comments"), (VARIATION_MARK, "variations")):
        said = [data for _, kind, data in found_in(text) if kind == mark]
        if said:
            found[name] = said
    return found


def weights(game: Game[Any]) -> Schema:
    """A file of learned weights."""
    features = game.features()
    if features is None:
        raise BadInput(game.id, "has no features, so it has no weights")
    size = len(features.names)  # those that the game has named since it was learned weigh 0
    known = {"type": "array", "items": {"enum": list(features.names)}, "uniqueItems": True}
    row = {"type": "array", "items": {"type": "number"}, "minItems": 1, "maxItems": size}
    return closed(
        {
            "format": {"enum": [weights_files.FORMAT]},
            "game": {"enum": [game.id]},
            "rules_version": {"enum": [game.rules_version]},
            "players": {"enum": list(game.players)},
            "hope": {"type": "number", "minimum": 0, "exclusiveMaximum": 1},
            "about": {"type": "object"},
            "features": known,
            "weights": closed(dict.fromkeys(features.stretches, row)),
        },
        ("hope",),
    )


def dataset(game: Game[Any]) -> Schema:
    """A row of a dataset as data: of a whole game, or of one choice."""
    code = {"type": "integer", "minimum": 0, "maximum": len(game.actions) - 1}
    codes: Schema = {"type": "array", "items": code}
    byte = {"type": "integer", "minimum": 0, "maximum": 255}
    about = {
        "game": {"enum": [game.id]},
        "rules": TEXT,
        "players": {"enum": list(game.players)},
        "options": {"type": "string", "contentMediaType": "application/json"},
        "seed": TEXT,
        "number": WHOLE,
    }
    whole = {
        "bots": {"type": "array", "items": TEXT},
        "choices": codes,
        "points": {"type": "array", "items": {"type": "number"}},
        "places": {"type": "array", "items": {"type": "integer", "minimum": 1}},
        "fingerprint": WHOLE,
        "tabard": TEXT,
    }
    choice = {
        "ply": WHOLE,
        "seat": {"type": "integer", "minimum": -1, "maximum": game.players[-1] - 1},
        "bot": TEXT,
        "observation": {"type": ["array", "null"], "items": byte},
        "open": {**codes, "minItems": 1},
        "choice": code,
        "outcome": {"type": ["number", "null"], "minimum": -1, "maximum": 1},
        "tabard": TEXT,
    }
    return {"oneOf": [closed({**about, **whole}), closed({**about, **choice})]}


def study(game: Game[Any]) -> Schema:
    """The study of a finished game."""
    chance = {"type": "number", "minimum": -1, "maximum": 1}
    chances: Schema = {"type": "array", "items": chance, "minItems": 1}
    choices: Schema = {"type": "array", "items": {"type": "string", "pattern": f"^{verbs(game)}"}}
    seat = {"type": "integer", "minimum": 0, "maximum": game.players[-1] - 1}
    numbers: Schema = {"type": "array", "items": {"type": ["number", "null"]}}
    turn = {
        "ply": WHOLE,
        "plies": {"type": "array", "items": WHOLE, "minItems": 1},
        "seat": seat,
        "chances": chances,
        "made": choices,
    }
    compared = {"other": choices, "is_obvious": {"type": "boolean"}}
    compared |= dict.fromkeys(("after", "after_other", "loss", "error"), chance)
    draw = {"ply": WHOLE, "plies": WHOLE, "gains": chances, "errors": chances}
    number: Schema = {"type": ["integer", "null"], "minimum": 0}
    mark = {
        "kind": {"enum": list(KINDS)},
        "ply": WHOLE,
        "at": WHOLE,
        "seat": seat,
        "turn": number,
        "draw": number,
        "size": chance,
        "sure": {"type": "boolean"},
    }
    named = {"who": WHOLE, "made": choices, "other": choices}
    named |= dict.fromkeys(("before", "after", "own", "others", "error"), chance)
    period = closed({"source": TEXT, "period": WHOLE, "points": numbers})
    points = {
        "rivals": {"type": "array", "items": TEXT},
        "points": numbers,
        "places": {"type": "array", "items": {"type": "integer", "minimum": 1}},
        "by": {"type": "object", "additionalProperties": numbers},
        "periods": {"type": "array", "items": period},
    }
    skill = closed({"lost": {"type": "number", "minimum": 0}, "in": WHOLE, "turns": WHOLE})
    lesson = {"type": "object", "properties": {"say": {"enum": list(SAID)}}, "required": ["say"]}
    three: Schema = {"type": "array", "items": lesson, "minItems": 3, "maxItems": 3}
    depth = {"level": TEXT, "iterations": WHOLE, "weighing": WHOLE, "tabard": TEXT}
    properties = {
        "format": {"enum": [STUDY]},
        "game": {"enum": [game.id]},
        "rules": TEXT,
        "players": {"enum": list(game.players)},
        "names": {"type": "array", "items": TEXT},
        "plies": WHOLE,
        "fingerprint": FINGERPRINT,
        "by": closed(depth),
        "turns": {"type": "array", "items": closed({**turn, **compared}, tuple(compared))},
        "end": chances,
        "chance": {"type": "array", "items": closed(draw)},
        "skill": {"type": "array", "items": skill},
        "luck": {"type": "array", "items": {"type": "number"}},
        "points": closed(points),
        "marks": {
            "type": "array",
            "items": closed({**mark, **named}, tuple(named)),
            "maxItems": MOST_MARKS,
        },
        "lessons": {"type": "array", "items": three},
    }
    return closed(properties, ("names",))


FORMATS: Final[dict[str, Callable[[Game[Any]], Schema]]] = {
    "position": position,
    "view": view,
    "actions": actions,
    "record": record,
    "weights": weights,
    "dataset": dataset,
    "study": study,
}
