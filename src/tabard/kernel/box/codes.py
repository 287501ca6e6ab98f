"""What one value is: the number that a state keeps, and the word for it that people read.

A code says what words there are (`schema`), finds the number of one (`code`), and writes the
expressions that find the word of a number (`text`) and its slots in an observation (`pieces`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box import slots
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.box.slots import Names as Names
from tabard.kernel.ints import mypyc_attr

NONE: Final = -1

Schema = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Code:
    """One value.

    nothing  the number that means none
    high     the greatest number that is kept
    """

    def __init__(self, nothing: int, high: int) -> None:
        self.nothing: Final = nothing
        self.high: Final = high

    def schema(self, seats: int) -> Schema:
        """The JSON schema of its words at a table of so many."""
        raise NotImplementedError

    def code(self, word: Any) -> Any:
        """The number to keep for a word that fits the schema."""
        return word

    def text(self, raw: str, names: Names) -> str:
        """The word of a kept number, as source."""
        return raw

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        """The slots of a kept number; where it may be missing, `there` says whether it is not."""
        raise NotImplementedError(f"{name}: {type(self).__name__} says no slots")


class Whole(Code):
    """A whole number."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(0, high)
        self.low: Final = low

    def schema(self, seats: int) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        return slots.number(present(raw, there, "zero"), self.low, self.high, name, look)


class YesNo(Code):
    """A flag."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    def schema(self, seats: int) -> Schema:
        return {"type": "boolean"}

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        return slots.flag(raw, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Code):
    """A seat; or none, unless there always is one."""

    def __init__(self, always: bool = False) -> None:
        super().__init__(NONE, 7)
        self.always: Final = always

    def schema(self, seats: int) -> Schema:
        kinds = "integer" if self.always else ["integer", "null"]
        return {"type": kinds, "minimum": 0, "maximum": seats - 1, "format": "seat"}

    def code(self, word: Any) -> Any:
        return NONE if word is None else word

    def text(self, raw: str, names: Names) -> str:
        return raw if self.always else f"number_or_none({raw})"

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        return slots.seat(present(f"({raw}) + 1", there, "zero"), name, look)


class OnPiece(Code):
    """A number printed on a piece: kept by its place there, or as it is with 0 for none.

    maybe   whether there may be none where it is kept by its place
    """

    def __init__(self, values: Sequence[int], by_place: bool = True, maybe: bool = False) -> None:
        super().__init__(NONE if maybe else 0, len(values) - 1 if by_place else max(values))
        self.values: Final = tuple(values)
        self.by_place: Final = by_place
        self.maybe: Final = maybe or not by_place

    def schema(self, seats: int) -> Schema:
        return {"enum": [*self.values, *([None] if self.maybe else [])]}

    def code(self, word: Any) -> Any:
        if word is None:
            return self.nothing
        return self.values.index(word) if self.by_place else word

    def text(self, raw: str, names: Names) -> str:
        if not self.by_place:
            return f"above_zero({raw})"
        values = names(self.values)
        return f"printed_or_none({raw}, {values})" if self.maybe else f"{values}[{raw}]"

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        if not self.by_place:
            return slots.number(present(raw, there, "zero"), 0, self.high, name, look)
        above = present(f"({raw}) + 1", there, "zero")
        width = max(self.values).bit_length()
        table = sum([value << (n + 1) * width for n, value in enumerate(self.values)])
        if table >= 1 << slots.TOP or (self.maybe and 0 in self.values):
            return slots.one_of(above, [f"{name}={value}" for value in self.values])
        found = f"({hex(table)} >> (({above}) * {width})) & {(1 << width) - 1}"
        return slots.number(found, 0, max(self.values), name, look)


class Id(Code):
    """The id of a thing in the data, kept by its number.

    words  other words, for numbers below 0; without any, null for -1
    among  the numbers of the ids that there can be here; all others are refused
    """

    def __init__(
        self,
        ids: Sequence[str],
        words: dict[int, str | None] | None = None,
        among: Sequence[int] | None = None,
    ) -> None:
        others = {NONE: None} if words is None else words
        super().__init__(max(others, default=0), len(ids) - 1)
        self.ids: Final = tuple(ids)
        self.others: Final = others
        self.by_number: Final[dict[int, Any]] = {**others, **dict(enumerate(self.ids))}
        self.by_word: Final[dict[Any, int]] = {word: n for n, word in others.items()}
        for n in range(len(self.ids)) if among is None else among:
            self.by_word[self.ids[n]] = n

    def schema(self, seats: int) -> Schema:
        return {"enum": list(self.by_word)}

    def code(self, word: Any) -> Any:
        return self.by_word[word]

    def text(self, raw: str, names: Names) -> str:
        if not self.others:
            return f"{names(self.ids)}[{raw}]"
        if self.others == {NONE: None}:
            return f"name_or_none({raw}, {names(self.ids)})"
        return f"{names(self)}.by_number[{raw}]"

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        least = min(self.others, default=0)
        words = {} if self.others == {NONE: None} else self.others
        others = [f"{name}={words[n] or 'null'}" for n in sorted(words)]
        names = [*others, *[f"{name}={word}" for word in self.ids]]
        above = f"({raw}) + {1 - least if words else 1}"
        return slots.one_of(present(above, there, "zero"), names)


def present(text: str, there: str, otherwise: str) -> str:
    """An expression where a condition holds, if there is one, and another elsewhere."""
    return f"{text} if {there} else {otherwise}" if there else text
