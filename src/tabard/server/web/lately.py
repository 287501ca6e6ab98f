"""A text that a part had lately is told by how long ago: 1 is the one before that of now.

A card that is lit was lit a turn ago, and dark in between; a price comes back. A page keeps the
last few texts of every part in the order of their use, and so do we, for all who follow a reel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar, cast

Told = str | int
Tellings = list[Told]  # of one part, one after another: nearly always one
Around = str | Tellings  # of a fragment around the picture, or the text of the whole picture

T = TypeVar("T", Tellings, Around)

BOARD: Final = "board"
KEPT: Final = 4  # texts of a part; the page keeps as many


class Lately:
    """The last texts of every part, the present one first.

    Where somebody comes who has had none of them we forget: what we remember is the beginning of
    what every page has.
    """

    def __init__(self) -> None:
        self.texts: Final[dict[str, list[str]]] = {}

    def forget(self) -> None:
        """Begin anew."""
        self.texts.clear()

    def told(self, parts: Mapping[str, str]) -> dict[str, Tellings]:
        """Parts as they are told."""
        return {name: [self.one(name, text)] for name, text in parts.items()}

    def around(self, parts: Mapping[str, str]) -> dict[str, Around]:
        """Fragments of a page as they are told; the whole picture never looks as it did."""
        return {
            name: text if name == BOARD else [self.one(name, text)] for name, text in parts.items()
        }

    def one(self, name: str, text: str) -> Told:
        """One part: its text, or which of those it had."""
        had = self.texts.get(name)
        if had is None:
            self.texts[name] = [text]
            return text
        if text in had:
            ago = had.index(text)
            had.insert(0, had.pop(ago))
            return ago
        had.insert(0, text)
        del had[KEPT:]
        return text


def in_turn(first: Mapping[str, T], later: Mapping[str, T]) -> dict[str, T]:
    """What is told of parts, and then what is told of them later; a text as a whole stands alone."""
    found = dict(first)
    for name, tellings in later.items():
        before = found.get(name)
        both = isinstance(before, list) and isinstance(tellings, list)
        found[name] = cast(T, [*before, *tellings]) if both else tellings  # type: ignore[misc]
    return found
