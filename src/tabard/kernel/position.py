"""Reading positions: each value is checked where it is read, and an error names its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.kernel.errors import BadPosition


class Fields:
    """A JSON object being read: typed access, with the path of every field for the errors.

    Every field must be read before `done()`, which refuses those nobody knows.
    """

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadPosition(path or "position", "is not an object")
        self.data: dict[str, Any] = data
        self.path = path
        self.read: set[str] = set()

    def at(self, name: str) -> str:
        """The path of a field."""
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, problem: str) -> BadPosition:
        """The error for a field."""
        return BadPosition(self.at(name), problem)

    def has(self, name: str) -> bool:
        """Whether an optional field is there."""
        return name in self.data

    def raw(self, name: str) -> Any:
        """A field as it is."""
        self.read.add(name)
        if name not in self.data:
            raise self.wrong(name, "is missing")
        return self.data[name]

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return whole(self.raw(name), low, high, self.at(name))

    def flag(self, name: str) -> bool:
        """A boolean."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.wrong(name, f"{value!r} is not true or false")
        return value

    def index(self, name: str, known: Sequence[str]) -> int:
        """The index of an id among the known ones."""
        return index_of(self.raw(name), known, self.at(name))

    def index_or_none(self, name: str, known: Sequence[str]) -> int:
        """The index of an id among the known ones, or -1 for null."""
        value = self.raw(name)
        return -1 if value is None else index_of(value, known, self.at(name))

    def array(self, name: str, low: int, high: int) -> list[Any]:
        """A list whose length lies within bounds."""
        value = self.raw(name)
        if not isinstance(value, list):
            raise self.wrong(name, "is not a list")
        if not low <= len(value) <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise self.wrong(name, f"has {len(value)} entries, not {wanted}")
        return value

    def indices(self, name: str, known: Sequence[str], low: int, high: int) -> list[int]:
        """A list of ids as indices among the known ones, none twice."""
        found: list[int] = []
        for i, value in enumerate(self.array(name, low, high)):
            index = index_of(value, known, f"{self.at(name)}[{i}]")
            if index in found:
                raise BadPosition(f"{self.at(name)}[{i}]", f"{value!r} is there twice")
            found.append(index)
        return found

    def integers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """A list of exactly `count` whole numbers within bounds."""
        values = self.array(name, count, count)
        return [whole(v, low, high, f"{self.at(name)}[{i}]") for i, v in enumerate(values)]

    def fields(self, name: str) -> Fields:
        """An object inside this one."""
        return Fields(self.raw(name), self.at(name))

    def objects(self, name: str, low: int, high: int) -> list[Fields]:
        """A list of objects."""
        return [
            Fields(value, f"{self.at(name)}[{i}]")
            for i, value in enumerate(self.array(name, low, high))
        ]

    def done(self) -> None:
        """Refuse fields that were not read."""
        for name in self.data:
            if name not in self.read:
                raise self.wrong(name, "is no field of a position")


def need(holds: bool, field: str, problem: str) -> None:
    """Refuse a position whose field does not hold what it must."""
    if not holds:
        raise BadPosition(field, problem)


def whole(value: Any, low: int, high: int, path: str) -> int:
    """A whole number within bounds, or `BadPosition`."""
    if type(value) is not int:
        raise BadPosition(path, f"{value!r} is not a whole number")
    if not low <= value <= high:
        raise BadPosition(path, f"{value} is not {low if low == high else f'{low} to {high}'}")
    return value


def index_of(value: Any, known: Sequence[str], path: str) -> int:
    """The index of an id among the known ones, or `BadPosition`."""
    if not isinstance(value, str) or value not in known:
        raise BadPosition(path, f"{value!r} is not one of {', '.join(known)}")
    return list(known).index(value)
