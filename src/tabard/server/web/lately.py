"""A text that a part had lately is told by how long ago: 1 is the one before that of now.

A card that is lit was lit a turn ago, and dark in between; a price comes back. A page keeps the
last few texts of every part in the order of their use, and so do we, for all who follow a reel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Told = str | int
Tellings = str | list[Told]  # a text that stands for itself, or what is told one after another

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

    def told(self, parts: Mapping[str, str], fresh: list[str]) -> dict[str, Tellings]:
        """Parts as they are told; the whole picture among them never looks as it did.

        Texts that have to be told as such are added to `fresh`.
        """
        texts = self.texts
        found: dict[str, Tellings] = {}
        for name, text in parts.items():
            if name == BOARD:
                found[name] = text
            else:
                had = texts.get(name)
                if had is None:
                    texts[name] = [text]
                elif text in had:
                    ago = had.index(text)
                    had.insert(0, had.pop(ago))
                    found[name] = [ago]
                    continue
                else:
                    had.insert(0, text)
                    del had[KEPT:]
                found[name] = [text]
            fresh.append(text)
        return found


def in_turn(first: Mapping[str, Tellings], later: Mapping[str, Tellings]) -> dict[str, Tellings]:
    """What is told of parts, and then what is told of them later."""
    found = dict(first)
    for name, tellings in later.items():
        before = found.get(name)
        if isinstance(before, list) and isinstance(tellings, list):
            found[name] = [*before, *tellings]
        else:
            found[name] = tellings
    return found
