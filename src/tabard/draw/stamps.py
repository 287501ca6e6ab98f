"""Stamps: what a picture or a page has again and again is cut once, and printed by its name.

In a text `{7|card-3|20}` stands for stamp 7 with its two blanks filled in, and a blank may hold
other stamps. A page is told each stamp once and prints by itself; a picture for a file is printed
here. None of these signs occurs in what is printed: `memory.safe` writes them as numbers.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Set
from hashlib import sha256
from itertools import count
from typing import Final, ParamSpec

from tabard.draw.memory import remembered

P = ParamSpec("P")

CALL: Final = re.compile(r"\{(\w+)([^{}]*)\}")
NAMED: Final = re.compile(r"\{(\w+)")
BLANK: Final = re.compile(r"~(\d)")

SHORTEST: Final = 3  # letters of a name, after the first; one more where another has it

NONE: Final[frozenset[str]] = frozenset()
STAMPS: Final[dict[str, Stamp]] = {}
_CUT: Final[dict[str, Stamp]] = {}
_NUMBERS: Final = count()  # pictures are drawn by several threads


class Stamp:
    """A text with blanks, `~1` to `~9`; called with what fills them it is its name with that.

    What modules define is numbered; what is cut while a table is drawn has a `name` that follows
    from its text, so that nobody can tell from names what was cut for others in between.

    needs   its name, and those of the stamps that it is made of
    pieces  what it prints: text, the number of a blank, text and so on
    """

    __slots__ = ("call", "name", "needs", "pieces", "text")

    def __init__(self, text: str, name: str = "") -> None:
        self.name: Final = name or str(next(_NUMBERS))
        self.call: Final = "{" + self.name
        self.text: Final = text
        self.needs: Final = frozenset({self.name, *needed((text,))})
        self.pieces: Final = BLANK.split(printed(text))
        STAMPS[self.name] = self

    def __call__(self, *blanks: object) -> str:
        return f"{self.call}|{'|'.join(map(str, blanks))}}}"

    def printed(self, blanks: str) -> str:
        """Its text, blanks filled in with what stands after its name: `|card-3|20`."""
        pieces = self.pieces
        if len(pieces) == 1:
            return pieces[0]
        fills = blanks.split("|")
        return "".join([fills[int(piece)] if i % 2 else piece for i, piece in enumerate(pieces)])


def cut(text: str) -> str:
    """A text without blanks as its stamp.

    Stamps are kept for ever, so only what the game is made of is cut, never what players bring.
    """
    return stamp_of(text).call + "}"


def stamp_of(text: str) -> Stamp:
    """The stamp of a text, cut now if it was not yet."""
    stamp = _CUT.get(text)
    if stamp is None:
        stamp = _CUT[text] = named_by_text(text)
    return stamp


def named_by_text(text: str) -> Stamp:
    """A new stamp whose name follows from its text."""
    letters = urlsafe_b64encode(sha256(text.encode()).digest()).decode().replace("-", "_")
    for length in range(SHORTEST, len(letters)):
        name = f"s{letters[:length]}"
        known = STAMPS.get(name)
        if known is None:
            return Stamp(text, name)
        if known.text == text:
            return known
    raise AssertionError("two texts of one digest")


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


def needed(texts: Iterable[str], had: Set[str] = NONE) -> set[str]:
    """The names of all stamps that somebody must have to print some texts, but for those they had.

    Whoever has a stamp has those that it is made of.
    """
    found: set[str] = set()
    for name in set(NAMED.findall("\n".join(texts))).difference(had):
        found |= STAMPS[name].needs
    return found.difference(had) if had else found
