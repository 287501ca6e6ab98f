"""What one value is: a number that the state keeps, and the word for it that people read.

Every code goes both ways, says what it accepts, and how many slots it takes in an observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import mypyc_attr
from tabard.kernel.position import whole

NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Code:
    """One value: `low` to `high` is what the state keeps of it, `nothing` what means none."""

    def __init__(self, low: int, high: int, nothing: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.nothing: Final = nothing

    def word(self, raw: Any) -> Any:
        """What a view or a position says for a kept number."""
        return raw

    def code(self, value: Any, path: str, players: int) -> Any:
        """The number to keep for what a position says, or `BadPosition`."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """The JSON schema of the word."""
        raise NotImplementedError

    def slots(self, seats: int) -> list[str]:
        """Names of the slots of an observation, relative to the field's own."""
        return [""]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        """Fill the slots from a word; None where the viewer sees none."""
        out.append(0.0 if value is None else float(value))


class Whole(Code):
    """A whole number."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high, 0)

    def code(self, value: Any, path: str, players: int) -> Any:
        return whole(value, self.low, self.high, path)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class YesNo(Code):
    """A flag."""

    def __init__(self) -> None:
        super().__init__(0, 1, 0)

    def code(self, value: Any, path: str, players: int) -> Any:
        if not isinstance(value, bool):
            raise BadPosition(path, f"{value!r} is not true or false")
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class SeatOrNone(Code):
    """A seat, or none."""

    def __init__(self) -> None:
        super().__init__(NONE, 7, NONE)

    def word(self, raw: Any) -> Any:
        return None if raw < 0 else raw

    def code(self, value: Any, path: str, players: int) -> Any:
        return NONE if value is None else whole(value, 0, players - 1, path)

    def schema(self) -> dict[str, Any]:
        return {"type": ["integer", "null"], "minimum": 0}

    def slots(self, seats: int) -> list[str]:
        return [f"/+{n}" for n in range(seats)]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        """One slot for each seat, the viewer's first and then clockwise."""
        mine = NONE if value is None else (int(value) - viewer) % players
        for n in range(seats):
            out.append(1.0 if n == mine else 0.0)


class SeatOnly(SeatOrNone):
    """A seat."""

    def code(self, value: Any, path: str, players: int) -> Any:
        return whole(value, 0, players - 1, path)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": 0}


class OnPiece(Code):
    """A number printed on a piece: kept by its place there, or as it is with 0 for none."""

    def __init__(self, values: Sequence[int], piece: str, by_place: bool = True) -> None:
        super().__init__(0, len(values) - 1 if by_place else max(values), 0)
        self.values: Final = tuple(values)
        self.piece: Final = piece
        self.by_place: Final = by_place

    def word(self, raw: Any) -> Any:
        if self.by_place:
            return self.values[raw]
        return raw if raw > 0 else None

    def code(self, value: Any, path: str, players: int) -> Any:
        if value is None and not self.by_place:
            return 0
        if type(value) is not int or value not in self.values:
            raise BadPosition(path, f"{value!r} is not on the {self.piece} {list(self.values)}")
        return self.values.index(value) if self.by_place else value

    def schema(self) -> dict[str, Any]:
        return {"enum": [*self.values, *([] if self.by_place else [None])]}


class Id(Code):
    """The id of a thing in the data, or one of some other words for numbers below 0."""

    def __init__(
        self,
        ids: Sequence[str],
        words: dict[int, str | None] | None = None,
        among: Sequence[int] | None = None,
        shift: int = 0,
    ) -> None:
        others = {NONE: None} if words is None else words
        super().__init__(min([0, *others]) + shift, len(ids) - 1 + shift, max([*others, NONE]))
        self.ids: Final = tuple(ids)
        self.shift: Final = shift
        self.by_code: Final[dict[int, Any]] = {code + shift: word for code, word in others.items()}
        self.by_word: Final[dict[Any, int]] = {word: code for code, word in self.by_code.items()}
        self.known: Final = tuple(among if among is not None else range(len(ids)))
        self.index: Final[dict[str, int]] = {self.ids[i]: i + shift for i in self.known}
        for i in range(len(self.ids)):
            self.by_code[i + shift] = self.ids[i]

    def word(self, raw: Any) -> Any:
        return self.by_code[raw]

    def code(self, value: Any, path: str, players: int) -> Any:
        if value is None or isinstance(value, str):
            found = self.by_word.get(value)
            if found is None and value is not None:
                found = self.index.get(value)
            if found is not None:
                return found
        raise BadPosition(path, f"{value!r} is not one of {', '.join(self.index)}")

    def schema(self) -> dict[str, Any]:
        return {"enum": [*self.index, *self.by_word]}

    def slots(self, seats: int) -> list[str]:
        extra = [str(word) for word in self.by_word if word is not None]
        return [f"={name}" for name in [*self.index, *extra]]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for name in self.index:
            out.append(1.0 if name == value else 0.0)
        for word in self.by_word:
            if word is not None:
                out.append(1.0 if word == value else 0.0)
