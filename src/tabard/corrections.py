"""Data that a house has corrected: what differs from the game's own, and whether it can be so.

A folder of corrections has, for any game, a folder of the game's name with any of the files of its
`data`; each replaces the whole file. What they come to has a version of its own: tables and
records name it, so that a game is replayed with the data it was played with.
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import FOLDERS
from tabard.kernel.errors import BadInput

DATA: Final = "data"
DIGITS: Final = 8

Data = dict[str, dict[str, Any]]
Keys = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that was corrected: in which file, where in it, and what the new one rests on."""

    file: str
    key: str
    old: Any
    new: Any
    source: str
    path: Keys

    def __str__(self) -> str:
        source = f" ({self.source})" if self.source else ""
        return f"{self.file}: {self.key}: {shown(self.old)} → {shown(self.new)}{source}"


def shown(value: Any) -> str:
    """A value of a data file, as such a file might write it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def folders() -> list[Path]:
    """The folders of corrections: the first counts for new tables, the others for older ones."""
    given = os.environ.get(FOLDERS, "")
    return [Path(folder) for folder in given.split(os.pathsep) if folder]


def told_apart(game: Path) -> str:
    """What tells the data in use apart from the game's own, by the game's folder; "" if nothing."""
    first = folders()[:1]
    return fingerprint(game, first[0]) if first else ""


@cache
def fingerprint(game: Path, house: Path) -> str:
    """What tells a house's data apart from the game's own; "" where they come to the same."""
    ours, theirs = plain(own_data(game)), plain(with_corrections(game, house))
    if ours == theirs:
        return ""
    text = json.dumps(theirs, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def own_data(game: Path) -> Data:
    """The data files of a game."""
    return {file.name: read(file) for file in sorted((game / DATA).glob("*.toml"))}


def with_corrections(game: Path, house: Path) -> Data:
    """The data files of a game, those replaced that a house has."""
    found = own_data(game)
    for file in sorted((house / game.name).glob("*")):
        if file.name not in found:
            raise BadInput(str(file), f"the game has {', '.join(found)}")
        found[file.name] = read(file)
    return found


def read(file: Path) -> dict[str, Any]:
    """A data file; one that cannot be read is told in a line."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(file), f"is not TOML: {error}") from None
    except OSError as error:
        raise BadInput(str(file), f"cannot be read: {error.strerror}") from None


def plain(data: Any) -> Any:
    """Data without what they rest on: that may be told otherwise and the game stays the same."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items() if not tells_source(key)}
    return [plain(one) for one in data] if isinstance(data, list) else data


def tells_source(key: str) -> bool:
    """Whether a key says where something comes from."""
    return "source" in key.split("_") or "sources" in key.split("_")


def differences(game: Path, house: Path) -> list[Difference]:
    """What a house has corrected, in order; `BadInput` names the file and key that cannot be."""
    ours, theirs = own_data(game), with_corrections(game, house)
    found: list[Difference] = []
    for name, data in ours.items():
        if theirs[name] is not data:
            place = Place(str(house / game.name / name), name, data)
            found += compared(place, (), data, theirs[name], set(data), "")
    return found


@dataclass(frozen=True, slots=True)
class Place:
    """A file that is compared: where it lies, its name, and the game's own data of that name."""

    file: str
    name: str
    data: dict[str, Any]

    def wrong(self, path: Keys, problem: str) -> BadInput:
        """What cannot be."""
        return BadInput(f"{self.file}: {self.written(path)}" if path else self.file, problem)

    def written(self, path: Keys) -> str:
        """Where a value stands: `craftsman[potter_1].cost`, by number where a row has no id."""
        text = ""
        value: Any = self.data
        for one in path:
            if isinstance(one, int):
                value = value[one]
                text += f"[{value.get('id', one) if isinstance(value, dict) else one}]"
            else:
                value = value.get(one, {}) if isinstance(value, dict) else {}
                text += f".{one}"
        return text.lstrip(".")


def compared(
    place: Place, path: Keys, old: Any, new: Any, known: set[str], source: str
) -> Iterator[Difference]:
    """What differs below a value; `known` are the keys that a table there may have."""
    if kind(old) != kind(new):
        raise place.wrong(path, f"{shown(new)} is not {kind(old)}, as {shown(old)} is")
    if isinstance(old, dict):
        yield from compared_tables(place, path, old, new, known)
    elif isinstance(old, list) and any(isinstance(one, dict) for one in [*old, *new]):
        yield from compared_rows(place, path, old, new)
    elif isinstance(old, int | float) and old >= 0 > new:
        raise place.wrong(path, f"{shown(new)} is less than nothing, and {shown(old)} is not")
    elif old != new:
        yield Difference(place.name, place.written(path), old, new, source, path)


def compared_tables(
    place: Place, path: Keys, old: Any, new: Any, known: set[str]
) -> Iterator[Difference]:
    """What differs between two tables: every key is there that was there, and no unknown one."""
    for key in new:
        if key not in known and not tells_source(key):
            raise place.wrong((*path, key), "is a key that the game does not know")
    source = str(new.get("source", ""))
    for key, value in old.items():
        if tells_source(key):
            continue
        if key not in new:
            raise place.wrong((*path, key), "is missing")
        inner = set(value) if isinstance(value, dict) else set()
        yield from compared(place, (*path, key), value, new[key], inner, source)
    for key in new:
        if key not in old and not tells_source(key):
            here = (*path, key)
            yield Difference(place.name, place.written(here), None, new[key], source, here)


def compared_rows(place: Place, path: Keys, old: Any, new: Any) -> Iterator[Difference]:
    """What differs between rows of cards, spaces and the like: their number and ids stay."""
    if len(old) != len(new):
        raise place.wrong(path, f"there are {len(new)}, and {len(old)} are wanted")
    known = {key for row in old if isinstance(row, dict) for key in row}
    for number, (ours, theirs) in enumerate(zip(old, new, strict=True)):
        here = (*path, number)
        if (
            isinstance(ours, dict)
            and isinstance(theirs, dict)
            and ours.get("id") != theirs.get("id")
        ):
            problem = f"{shown(theirs.get('id'))} stands where {shown(ours.get('id'))} is wanted"
            raise place.wrong((*here, "id"), problem)
        yield from compared(place, here, ours, theirs, known, "")


def kind(value: Any) -> str:
    """What sort of value it is, in words."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return "a number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else type(value).__name__


def applied(data: Data, differences: Sequence[Difference]) -> Data:
    """A copy of a game's own data with some differences made."""
    found: Data = copy.deepcopy(data)
    for one in differences:
        value: Any = found[one.file]
        for key in one.path[:-1]:
            value = value[key]
        value[one.path[-1]] = one.new
    return found
