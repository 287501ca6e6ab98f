"""Components kept as short vectors packed into one number: counts by kind, places, rows, queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box.codes import NONE, Code, SeatOrNone, Whole
from tabard.kernel.box.fields import MEMO, ROOM, Field, One, Store
from tabard.kernel.box.moment import Moment, Window
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import i64
from tabard.kernel.position import Fields, whole
from tabard.kernel.state import State


class Counts(Field):
    """How many there are of each kind, as an object by id.

    attrs   one vector, or several of `room` kinds each
    zero    is added to what is kept, where there may be less than none
    among   the kinds that there can be here; all others are not named
    sparse  kinds of which there are none are not named
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        most: Sequence[int],
        says: str,
        attrs: Sequence[str] = (),
        width: int = 4,
        least: Sequence[int] | None = None,
        zero: int = 0,
        among: Sequence[int] | None = None,
        sparse: bool = False,
        room: int = 0,
        start: int = 0,
    ) -> None:
        super().__init__(name, says)
        self.ids: Final = tuple(ids)
        self.most: Final = tuple(most)
        self.least: Final = tuple(least) if least is not None else (0,) * len(self.ids)
        self.attrs: Final = tuple(attrs) or (name,)
        self.more: Final = len(self.attrs) > 1
        self.width: Final = width
        self.mask: Final = (1 << width) - 1
        self.zero: Final = zero
        self.kinds: Final = tuple(range(len(self.ids)) if among is None else among)
        self.sparse: Final = sparse
        self.room: Final = room or len(self.ids)
        self.start: Final = start
        self.memo: Final[dict[int, dict[str, int]]] = {}

    def stores(self) -> list[Store]:
        return [Store(attr, "i64", self.start) for attr in self.attrs]

    def kept(self, o: Any) -> int:
        """All vectors as one number of any length."""
        found: int = getattr(o, self.attrs[0])
        if self.more:
            for n in range(1, len(self.attrs)):
                found |= getattr(o, self.attrs[n]) << (n * self.room * self.width)
        return found

    def show(self, s: Any, o: Any, seat: int) -> Any:
        raw = self.kept(o)
        found = self.memo.get(raw)
        if found is None:
            found = {}
            for k in self.kinds:
                number = (raw >> (k * self.width) & self.mask) - self.zero
                if number != 0 or not self.sparse:
                    found[self.ids[k]] = number
            if len(self.memo) >= MEMO:
                self.memo.clear()
            self.memo[raw] = found
        return found.copy()

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        inner = f.fields(self.name)
        vectors = [0] * len(self.attrs)
        for k in self.kinds:
            name = self.ids[k]
            if self.sparse and not inner.has(name):
                continue
            number = inner.integer(name, 1 if self.sparse else self.least[k], self.most[k])
            vectors[k // self.room] |= (number + self.zero) << (k % self.room * self.width)
        inner.done()
        for n in range(len(self.attrs)):
            setattr(o, self.attrs[n], vectors[n])

    def there(self, s: Any, o: Any, seat: int) -> bool:
        return self.kept(o) != 0

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        raw = self.kept(o)
        for k in self.kinds:
            found[k] += (raw >> (k * self.width) & self.mask) - self.zero

    def check(self) -> list[str]:
        bad = self.room * self.width > ROOM
        bad = bad or any(self.most[k] + self.zero > self.mask for k in self.kinds)
        bad = bad or any(self.least[k] + self.zero < 0 for k in self.kinds)
        return [f"{self.name}: does not fit its bits"] if bad else []

    def schema(self) -> dict[str, Any]:
        properties = {
            self.ids[k]: {"type": "integer", "minimum": self.least[k], "maximum": self.most[k]}
            for k in self.kinds
        }
        needed = [] if self.sparse else list(properties)
        return {
            "type": "object",
            "properties": properties,
            "required": needed,
            "additionalProperties": False,
        }

    def slots(self, seats: int) -> list[str]:
        return [f".{self.ids[k]}" for k in self.kinds]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for k in self.kinds:
            out.append(float(value.get(self.ids[k], 0)) if value else 0.0)


class OfSeats(Field):
    """A number for each seat, as a list."""

    def __init__(self, name: str, most: int, says: str, attr: str = "", width: int = 4) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.attr: Final = attr or name
        self.width: Final = width
        self.mask: Final = (1 << width) - 1

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", 0)]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        raw: i64 = getattr(o, self.attr)
        state: State = s
        width: i64 = self.width
        mask: i64 = self.mask
        found: list[int] = []
        for _ in range(state.players):
            found.append(int(raw & mask))
            raw >>= width
        return found

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        raw = 0
        for n, number in enumerate(f.integers(self.name, s.players, 0, self.most)):
            raw |= number << (n * self.width)
        setattr(o, self.attr, raw)

    def there(self, s: Any, o: Any, seat: int) -> bool:
        raw: int = getattr(o, self.attr)
        return raw != 0

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        raw: int = getattr(o, self.attr)
        for n in range(len(found)):
            found[n] += raw >> (n * self.width) & self.mask

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": Whole(0, self.most).schema()}

    def slots(self, seats: int) -> list[str]:
        return [f"/+{n}" for n in range(seats)]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for n in range(seats):
            out.append(float(value[(viewer + n) % players]) if n < players and value else 0.0)

    def check(self) -> list[str]:
        return [f"{self.name}: does not fit its bits"] if self.most > self.mask else []


class Spaces(Field):
    """Who stands where: for each station a list of seats, null for a free space.

    windows  when somebody can stand at a station, told by the box
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        spaces: Sequence[int],
        says: str,
        attr: str = "",
        width: int = 3,
    ) -> None:
        super().__init__(name, says)
        self.ids: Final = tuple(ids)
        self.spaces: Final = tuple(spaces)
        self.first: Final = tuple([sum(self.spaces[:i]) for i in range(len(self.spaces))])
        self.used: Final = tuple([i for i in range(len(self.spaces)) if self.spaces[i] > 0])
        self.attr: Final = attr or name
        self.width: Final = width
        self.mask: Final = (1 << width) - 1
        self.windows: Final[dict[str, Window]] = {}
        self.code: Final = SeatOrNone()
        self.blank: Final[dict[str, Any]] = dict.fromkeys([self.ids[i] for i in self.used])
        self.free: Final[list[list[int | None]]] = [[None] * n for n in self.spaces]

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", 0)]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        raw: i64 = getattr(o, self.attr)
        found = self.blank.copy()
        width: i64 = self.width
        mask: i64 = self.mask
        for i in self.used:
            row = self.free[i][:]
            if raw != 0:
                spaces: i64 = self.spaces[i]
                for n in range(spaces):
                    who = raw & mask
                    if who > 0:
                        row[n] = int(who - 1)
                    raw >>= width
            found[self.ids[i]] = row
        return found

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        inner = f.fields(self.name)
        raw = 0
        for i in self.used:
            name, wanted = self.ids[i], self.spaces[i]
            values = inner.array(name, wanted, wanted)
            for n in range(wanted):
                who = self.code.code(values[n], f"{inner.at(name)}[{n}]", s.players)
                raw |= (who + 1) << ((self.first[i] + n) * self.width)
        inner.done()
        setattr(o, self.attr, raw)

    def problem(self, o: Any, m: Moment, over: bool) -> tuple[str, str]:
        """The path and problem of somebody who should have left, or nothing."""
        raw: int = getattr(o, self.attr)
        for i in self.used:
            here = raw >> (self.first[i] * self.width) & ((1 << (self.spaces[i] * self.width)) - 1)
            window = self.windows.get(self.ids[i])
            if here != 0 and window is not None:
                wrong = f"{window.words} the end" if over else window.problem(True, m)
                if wrong:
                    n = 0
                    while here & self.mask == 0:
                        here >>= self.width
                        n += 1
                    return f"{self.name}.{self.ids[i]}[{n}]", wrong
        return "", ""

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        raw: int = getattr(o, self.attr)
        while raw != 0:
            who = raw & self.mask
            if who > 0:
                found[who - 1] += 1
            raw >>= self.width

    def check(self) -> list[str]:
        wide = sum(self.spaces) * self.width > ROOM
        return [f"{self.name}: does not fit its bits"] if wide else []

    def schema(self) -> dict[str, Any]:
        item = self.code.schema()
        properties = {
            self.ids[i]: {
                "type": "array",
                "items": item,
                "minItems": self.spaces[i],
                "maxItems": self.spaces[i],
            }
            for i in self.used
        }
        return {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }

    def slots(self, seats: int) -> list[str]:
        inner = self.code.slots(seats)
        return [
            f".{self.ids[i]}[{n}]{slot}"
            for i in self.used
            for n in range(self.spaces[i])
            for slot in inner
        ]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for i in self.used:
            row = value[self.ids[i]]
            for n in range(self.spaces[i]):
                self.code.encode(row[n], viewer, players, seats, out)


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
        self.columns: Final = tuple(columns)
        self.bare: Final = len(self.columns) == 1 and self.columns[0].name == ""
        self.number: Final = number
        self.most: Final = most
        self.width: Final = width
        self.mask: Final = (1 << width) - 1
        self.once: Final = once

    def stores(self) -> list[Store]:
        found = [Store(column.attr, "i64", 0) for column in self.columns]
        return [*found, Store(self.number, "i64", 0)]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        length: int = getattr(o, self.number)
        if length == 0:
            return []
        if self.bare:
            raw: int = getattr(o, self.columns[0].attr)
            code = self.columns[0].code
            return [code.word(raw >> (i * self.width) & self.mask) for i in range(length)]
        found: list[Any] = [{} for _ in range(length)]
        for column in self.columns:
            raw = getattr(o, column.attr)
            for i in range(length):
                found[i][column.name] = column.code.word(raw >> (i * self.width) & self.mask)
        return found

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        values = f.array(self.name, 0, self.most)
        vectors = [0] * len(self.columns)
        seen: list[Any] = []
        for i in range(len(values)):
            path = f"{f.at(self.name)}[{i}]"
            inner = None if self.bare else Fields(values[i], path)
            for n in range(len(self.columns)):
                column = self.columns[n]
                if inner is None:
                    raw = column.code.code(values[i], path, s.players)
                else:
                    raw = column.code.code(inner.raw(column.name), inner.at(column.name), s.players)
                vectors[n] |= raw << (i * self.width)
            if inner is not None:
                inner.done()
            if self.once and values[i] in seen:
                raise BadPosition(path, f"{values[i]!r} is there twice")
            seen.append(values[i])
        for n in range(len(self.columns)):
            setattr(o, self.columns[n].attr, vectors[n])
        setattr(o, self.number, len(values))

    def there(self, s: Any, o: Any, seat: int) -> bool:
        length: int = getattr(o, self.number)
        return length > 0

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        raw: int = getattr(o, self.columns[0].attr)
        length: int = getattr(o, self.number)
        for i in range(length):
            found[raw >> (i * self.width) & self.mask] += 1

    def check(self) -> list[str]:
        bad = self.most * self.width > ROOM
        bad = bad or any(column.code.high > self.mask for column in self.columns)
        return [f"{self.name}: does not fit its bits"] if bad else []

    def schema(self) -> dict[str, Any]:
        if self.bare:
            item = self.columns[0].code.schema()
        else:
            properties = {column.name: column.code.schema() for column in self.columns}
            item = {
                "type": "object",
                "properties": properties,
                "required": list(properties),
                "additionalProperties": False,
            }
        return {"type": "array", "items": item, "maxItems": self.most}

    def slots(self, seats: int) -> list[str]:
        return [
            f"[{i}]{'.' + column.name if column.name else ''}{slot}"
            for i in range(self.most)
            for column in self.columns
            for slot in column.code.slots(seats)
        ]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        length = len(value) if value else 0
        for i in range(self.most):
            for column in self.columns:
                word: Any = None
                if i < length:
                    word = value[i] if self.bare else value[i][column.name]
                column.code.encode(word, viewer, players, seats, out)


class Rest(Field):
    """What is left of a whole that the game names; kept is how much of it is gone."""

    def __init__(self, name: str, says: str, attr: str, most: int) -> None:
        super().__init__(name, says)
        self.attr: Final = attr
        self.most: Final = most
        self.whole: Any = None

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", 0)]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        return self.whole(s) - getattr(o, self.attr)

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        most: int = self.whole(s)
        setattr(o, self.attr, most - whole(f.raw(self.name), 0, most, f.at(self.name)))

    def schema(self) -> dict[str, Any]:
        return Whole(0, self.most).schema()

    def slots(self, seats: int) -> list[str]:
        return [""]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        out.append(float(value))


class OfMover(Field):
    """What the state keeps of the player whose turn it is, shown among his things."""

    def __init__(self, inner: Counts, words: str) -> None:
        super().__init__(inner.name, inner.says)
        self.inner: Final = inner
        self.words: Final = words
        self.whose: Any = None

    def show(self, s: Any, o: Any, seat: int) -> Any:
        state: State = s
        return self.inner.show(s, s, seat) if int(state.to_move) == seat else {}

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        given = f.fields(self.name).data
        if self.whose(s) == seat:
            self.inner.read(f, s, s, seat)
        else:
            for name in given:
                raise BadPosition(f"{f.at(self.name)}.{name}", self.words)

    def schema(self) -> dict[str, Any]:
        return self.inner.schema()

    def slots(self, seats: int) -> list[str]:
        return self.inner.slots(seats)

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        self.inner.encode(value, viewer, players, seats, out)


__all__ = ["Code", "Counts", "NONE", "OfMover", "OfSeats", "Rest", "Row", "Spaces"]
