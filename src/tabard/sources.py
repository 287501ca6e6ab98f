"""What the data of a game rest on: the rulebook, what was found, what was reconstructed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tabard.corrections import DATA, read
from tabard.data_names import rows
from tabard.games import folder
from tabard.kernel.data import corrected

KINDS: Final = ("rulebook", "found", "recalled", "reconstructed")
"""From the most certain to the least."""

FILE: Final = "provenance.md"


@dataclass(frozen=True, slots=True)
class Thing:
    """A card, space or table of numbers: its weakest source, and fields that rest on others."""

    id: str
    source: str
    fields: dict[str, str]


@dataclass(frozen=True, slots=True)
class Sources:
    """What one data file rests on."""

    file: str
    things: list[Thing]

    @property
    def counts(self) -> dict[str, int]:
        """How many things rest on each kind of source, the most certain first."""
        found = Counter(thing.source for thing in self.things)
        return {kind: found[kind] for kind in KINDS if found[kind]}


def sources_of(game: str) -> list[Sources]:
    """What the data files of a game rest on, as the house has them."""
    files = [corrected(file) for file in sorted((folder(game) / DATA).glob("*.toml"))]
    return [Sources(file.name, list(things(read(file)))) for file in files]


def things(data: dict[str, Any]) -> Iterator[Thing]:
    """Everything in a data file that names its source."""
    named = {id(value): key for key, value in data.items() if isinstance(value, dict)}
    for row in rows(data):
        if row.get("source") in KINDS:
            name = row.get("id") or row.get("key") or named.get(id(row), "")
            fields = {field: kind for field, kind in fields_of(row) if kind != row["source"]}
            yield Thing(str(name), row["source"], fields)


def fields_of(row: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields of a row that say themselves what they rest on."""
    for key, value in row.items():
        if key == "field_sources":
            yield from ((field, kind) for field, kind in value.items() if kind in KINDS)
        elif value in KINDS and key.startswith("source_"):
            yield key.removeprefix("source_"), value
        elif value in KINDS and key.endswith("_source"):
            yield key.removesuffix("_source"), value


def provenance(game: str) -> str:
    """What a game's folder tells of where its data come from, in Markdown; "" where it does not."""
    file = folder(game) / FILE
    return file.read_text("utf-8") if file.is_file() else ""
