"""Stamps: what a picture or a page has again and again is cut once, and printed by its number.

In a text `{7|card-3|20}` stands for stamp 7 with its two blanks filled in, and a blank may hold
other stamps. A page is told each stamp once and prints by itself; a picture for a file is printed
here. Neither sign occurs in what is printed: `memory.safe` writes them as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import count
from typing import Final, ParamSpec

from tabard.draw.memory import remembered

P = ParamSpec("P")

CALL: Final = re.compile(r"\{(\w+)([^{}]*)\}")
NAMED: Final = re.compile(r"\{(\w+)")
BLANK: Final = re.compile(r"~(\d)")

STAMPS: Final[dict[str, Stamp]] = {}
_CUT: Final[dict[str, str]] = {}
_NUMBERS: Final = count()  # pictures are drawn by several threads


class Stamp:
    """A text with blanks, `~1` to `~9`; called with what fills them it is its number with that.

    needs   its number, and those of the stamps that it is made of
    pieces  what it prints: text, the number of a blank, text and so on
    """

    __slots__ = ("call", "name", "needs", "pieces", "text")

    def __init__(self, text: str) -> None:
        self.name: Final = str(next(_NUMBERS))
        self.call: Final = "{" + self.name
        self.text: Final = text
        self.needs: Final = frozenset({self.name, *needed((text,))})
        self.pieces: Final = BLANK.split(printed(text))
        STAMPS[self.name] = self

    def __call__(self, *blanks: object) -> str:
        return f"{self.call}|{'|'.join(map(str, blanks))}}}"

    def printed(self, blanks: str) -> str:
        """Its text, blanks filled in with what stands after its number: `|card-3|20`."""
        pieces = self.pieces
        if len(pieces) == 1:
            return pieces[0]
        fills = blanks.split("|")
        return "".join([fills[int(piece)] if i % 2 else piece for i, piece in enumerate(pieces)])


def cut(text: str) -> str:
    """A text without blanks as the number of its stamp.

    Stamps are kept for ever, so only what the game is made of is cut, never what players bring.
    """
    name = _CUT.get(text)
    if name is None:
        name = _CUT[text] = Stamp(text).call + "}"
    return name


def stamped(draw: Callable[P, str]) -> Callable[P, str]:
    """The same drawing as a stamp; what it draws is remembered by its arguments."""

    def drawn(*args: P.args, **kwargs: P.kwargs) -> str:
        return cut(draw(*args, **kwargs))

    return remembered(drawn)


def printed(text: str) -> str:
    """A text with its stamps printed, from the innermost outwards."""
    before = ""
    while text != before:
        before = text
        text = CALL.sub(lambda call: STAMPS[call[1]].printed(call[2]), before)
    return text


def needed(texts: Iterable[str]) -> set[str]:
    """The numbers of all stamps that somebody must have to print some texts."""
    found: set[str] = set()
    for text in texts:
        for name in set(NAMED.findall(text)):
            found |= STAMPS[name].needs
    return found
