"""Components kept as short vectors packed into one number: counts by kind, places, rows, queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box import slots
from tabard.kernel.box.codes import Names, Schema, Whole
from tabard.kernel.box.fields import (
    ROOM,
    WIDTH,
    Field,
    One,
    Store,
    indented,
    keyed_schema,
    list_schema,
)
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.game import Game


class Counts(Field):
    """How many there are of each kind, as an object by id.

    zero    is added to what is kept, where there may be less than none
    among   the kinds that there can be here; all others are not named
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        most: Sequence[int],
        says: str,
        attr: str = "",
        width: int = 4,
        least: Sequence[int] | None = None,
        zero: int = 0,
        among: Sequence[int] | None = None,
        start: int = 0,
    ) -> None:
        super().__init__(name, says)
        self.start: Final = start
        self.ids: Final = tuple(ids)
        self.attr: Final = attr or name
        self.width: Final = width
        self.zero: Final = zero
        self.among: Final = None if among is None else tuple(among)
        kinds = range(len(self.ids)) if among is None else among
        lows = [0] * len(self.ids) if least is None else least
        self.counts: Final = {k: Whole(lows[k], most[k]) for k in kinds}
        fits = all(lows[k] + zero >= 0 and (most[k] + zero) >> width == 0 for k in kinds)
        fits = fits and (max(kinds) + 1) * width <= ROOM
        assert fits, f"{name} does not fit its bits"

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", self.start)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return keyed_schema({self.ids[k]: each.schema(seats) for k, each in self.counts.items()})

    def text(self, owner: str, names: Names) -> str:
        raw, ids = f"{owner}.{self.attr}", names(self.ids)
        if self.among is not None:
            return f"counts_among({raw}, {ids}, {names(self.among)}, {self.width})"
        zero = f", {self.zero}" if self.zero else ""
        return f"counts({raw}, {ids}, {self.width}{zero})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        numbers = {k: word[self.ids[k]] + self.zero for k in self.counts}
        setattr(o, self.attr, vector(numbers, self.width))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        raw = f"{owner}.{self.attr}"
        names = [f"{name}.{self.ids[k]}" for k in self.counts]
        if self.among is None and self.zero == 0:
            highs = [each.high for each in self.counts.values()]
            return slots.vector(raw, self.width, names, highs, look)
        found: list[Piece] = []
        for (k, each), called in zip(self.counts.items(), names, strict=True):
            entry = f"({raw} >> {k * self.width}) & {(1 << self.width) - 1}"
            entry = f"({entry}) - {self.zero}" if self.zero else entry
            found += slots.number(entry, each.low, each.high, called, look)
        return found


class OfSeats(Field):
    """A number for each seat, as a list."""

    def __init__(self, name: str, most: int, says: str, attr: str = "", width: int = 4) -> None:
        super().__init__(name, says)
        assert most >> width == 0, f"{name} does not fit its bits"
        self.most: Final = most
        self.attr: Final = attr or name
        self.width: Final = width

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        item = Whole(0, self.most).schema(seats)
        return {**list_schema(item, seats, seats), "format": "by-seat"}

    def text(self, owner: str, names: Names) -> str:
        return f"by_seat({owner}.{self.attr}, s.players, {self.width})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        setattr(o, self.attr, vector(dict(enumerate(word)), self.width))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        turned = f"turned({owner}.{self.attr}, seat, players, {self.width})"
        names = [f"{name}+{n}" for n in range(look.seats)]
        highs = [self.most] * look.seats
        return slots.vector(turned, self.width, names, highs, look)


class Row(Field):
    """Things or records one after the other, as many as there are.

    columns  one component for each part of a record; a row of one unnamed column is a plain list
    number   the attribute that says how many there are
    once     whether none of them can be there twice
    """

    def __init__(
        self,
        name: str,
        columns: Sequence[One],
        says: str,
        number: str,
        most: int,
        width: int = 4,
        once: bool = False,
    ) -> None:
        super().__init__(name, says)
        fits = most * width <= ROOM and all(c.code.high >> width == 0 for c in columns)
        assert fits, f"{name} does not fit its bits"
        self.columns: Final = tuple(columns)
        self.bare: Final = columns[0].name == ""
        self.number: Final = number
        self.most: Final = most
        self.width: Final = width
        self.once: Final = once

    def stores(self) -> list[Store]:
        return [Store(name, "i64", 0) for name in [*[c.attr for c in self.columns], self.number]]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        item = keyed_schema({c.name: c.code.schema(seats) for c in self.columns})
        whole = list_schema(item["properties"][""] if self.bare else item, 0, self.most)
        return {**whole, "uniqueItems": True} if self.once else whole

    def text(self, owner: str, names: Names) -> str:
        words: list[str] = []
        for column in self.columns:
            raw = column.code.text(f"part({owner}.{column.attr}, i, {self.width})", names)
            words.append(raw if self.bare else f'"{column.name}": {raw}')
        word = words[0] if self.bare else f"{{{', '.join(words)}}}"
        lines = [word, f"for i in range({owner}.{self.number})"]
        line = f"[{' '.join(lines)}]"
        if len(line) + len(self.name) <= WIDTH - 13:  # with its key and comma, as in `public`
            return line
        return "\n".join(["[", *[text[:-1] for text in indented(lines)], "]"])

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for column in self.columns:
            words = word if self.bare else [one[column.name] for one in word]
            numbers = {n: column.code.code(words[n]) for n in range(len(words))}
            setattr(o, column.attr, vector(numbers, self.width))
        setattr(o, self.number, len(word))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        mask = (1 << self.width) - 1
        for column in self.columns:
            called = f".{column.name}" if column.name else ""
            for n in range(self.most):
                raw = f"({owner}.{column.attr} >> {n * self.width}) & {mask}"
                there = f"{owner}.{self.number} > {n}"
                found += column.code.pieces(raw, f"{name}[{n}]{called}", look, there)
        return found


def vector(numbers: dict[int, int], width: int) -> int:
    """Numbers at their places, packed."""
    return sum([number << (place * width) for place, number in numbers.items()])
