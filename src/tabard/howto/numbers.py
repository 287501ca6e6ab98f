"""The numbers of the pages that teach a game, taken from its data, so that they stand in one place.

`howto.toml` gives each number a name and says where it lies: `rounds = "game.game.rounds"` is the
value `rounds` of the table `game` in `data/game.toml`. In a list of records a step is the id of
one, its place, or `#`, how many there are.

A text says `{rounds}`, or `{rounds|w}` to have a small number in words, `{rounds|W}` at the
beginning of a sentence. `{@adv_jack}` is the name of a thing. In a row of a table that begins with
`each PATH`, which stands for one row per record, `{.capacity}` is a field of the record, and
`{.name}`, `{.does}` and `{.icon}` are what the game says of it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from tabard.games import folder, presentation
from tabard.howto import settings
from tabard.kernel.data import read_data
from tabard.words import Words

BLANK: Final = re.compile(r"\{([@.]?)([a-z][a-z_0-9]*)(?:\|([wW]))?\}")
EACH: Final = re.compile(r"each (\w+\.\S+)")
MANY: Final = "#"
LARGEST_IN_WORDS: Final = 12


class NoSuchNumber(KeyError):
    """A text asks for what the data do not have."""


@cache
def words_of(game: str, lang: str) -> Words:
    """The words of a game, read once."""
    return Words(game, lang)


def at(game: str, path: str) -> Any:
    """What lies at a path in the data of a game."""
    file, *steps = path.split(".")
    source = folder(game) / "data" / f"{file}.toml"
    if not source.is_file():
        raise NoSuchNumber(f"{path}: no file {source.name}")
    found: Any = read_data(source)
    for step in steps:
        try:
            found = inside(found, step)
        except (KeyError, IndexError, StopIteration) as error:
            raise NoSuchNumber(f"{path}: nothing at {step!r}") from error
    return found


def inside(value: Any, step: str) -> Any:
    """What lies at one step of a path."""
    if isinstance(value, dict):
        return value[step]
    if step == MANY:
        return len(value)
    if step.removeprefix("-").isdigit():
        return value[int(step)]
    return next(row for row in value if row["id"] == step)


@cache
def numbers(game: str) -> dict[str, int]:
    """The numbers of a game's pages, by their names; what is lost or owed without its sign."""
    found: dict[str, int] = {}
    for name, path in settings(game)["numbers"].items():
        value = at(game, path)
        if not isinstance(value, (int, float)) or value != int(value):
            raise NoSuchNumber(f"{path}: {value!r} is no whole number")
        found[name] = abs(int(value))
    return found


def filled(text: str, game: str, lang: str, record: dict[str, Any] | None = None) -> str:
    """A text with everything put in that it leaves to the data.

    >>> filled("{Rounds}", "pillars", "en")
    '{Rounds}'
    >>> filled("{rounds|W} rounds, and {@adv_jack}.", "pillars", "en")
    'Six rounds, and Jack.'
    """
    say = words_of(game, lang)

    def value(found: re.Match[str]) -> str:
        sign, name, form = found.groups()
        if sign == "@":
            return say.name(name)
        if sign == ".":
            if record is None:
                raise NoSuchNumber(f"{found[0]} stands outside of a row for each record")
            return field(record, name, game, say)
        if name not in numbers(game):
            raise NoSuchNumber(f"{name!r} has no place in howto.toml")
        number = numbers(game)[name]
        if not form or not 2 <= number <= LARGEST_IN_WORDS:
            return str(number)
        word = say(f"number-{number}")
        return word[:1].upper() + word[1:] if form == "W" else word

    return BLANK.sub(value, text)


def field(record: dict[str, Any], name: str, game: str, words: Words) -> str:
    """A field of a record, or what the game says of the thing."""
    thing = record.get("id", "")
    if name == "name":
        return words.title(thing)
    if name == "does":
        return presentation(game).telling.card(thing, words)
    if name == "icon":
        emblem = presentation(game).board.emblem({"do": "", "destination": thing})
        return f":{emblem}:" if emblem else ""
    if name not in record:
        raise NoSuchNumber(f"{thing} has no field {name!r}")
    return str(record[name])


def records(cell: str, game: str) -> list[dict[str, Any]] | None:
    """The records for each of which a row stands, by its first cell; None for a plain row."""
    found = EACH.fullmatch(cell)
    if found is None:
        return None
    rows: list[dict[str, Any]] = at(game, found[1])
    return rows
