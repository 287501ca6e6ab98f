"""The components of a box: how each is kept, shown, read, counted, described and observed.

A field is kept in attributes of an owner: the state, or a player's object. It is written once, in
the declaration of a game; everything here works for all of them alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.box.codes import NONE, Code, Id, OnPiece, SeatOnly, SeatOrNone, Whole, YesNo
from tabard.kernel.box.moment import Window
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import mypyc_attr
from tabard.kernel.position import Fields

ROOM: Final = 62  # bits of a kept number that sets and packed vectors may use
MEMO: Final = 4096


class Store:
    """One attribute of the owner: its name, type, and value in a new game."""

    def __init__(self, attr: str, kind: str, start: Any) -> None:
        self.attr: Final = attr
        self.kind: Final = kind
        self.start: Final = start


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One component.

    name    its key in views and positions
    says    what it is, in one line
    when    at which moments it is there, told by the box; None: always
    piece   which piece of a stock it counts, told by the stock where its value does not say it
    """

    def __init__(self, name: str, says: str) -> None:
        self.name: Final = name
        self.says: Final = says
        self.when: Window | None = None
        self.piece = NONE

    def stores(self) -> list[Store]:
        """The attributes that keep it."""
        return []

    def show(self, s: Any, o: Any, seat: int) -> Any:
        """Its word in a view or position, fresh each time."""
        raise NotImplementedError

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        """Take it from a position."""
        raise NotImplementedError

    def there(self, s: Any, o: Any, seat: int) -> bool:
        """Whether there is anything of it now."""
        return False

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        """Add the pieces it holds to those of its stock."""

    def spot(self, o: Any, piece: int) -> str:
        """Where inside it a piece lies, for the path of an error."""
        return ""

    def check(self) -> list[str]:
        """What is wrong with the declaration itself."""
        return []

    def schema(self) -> dict[str, Any]:
        """The JSON schema of its word."""
        return {}

    def slots(self, seats: int) -> list[str]:
        """The slots of an observation."""
        return []

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        """Fill its slots from its word in a view."""

    def range_text(self) -> str:
        """What it may be, for the documentation."""
        return ""


class One(Field):
    """One value in one attribute."""

    def __init__(
        self,
        name: str,
        code: Code,
        says: str,
        attr: str = "",
        start: Any = None,
    ) -> None:
        super().__init__(name, says)
        self.code: Final = code
        self.attr: Final = attr or name
        self.start: Final = code.nothing if start is None else start
        self.plain: Final = isinstance(code, (Whole, YesNo))

    def stores(self) -> list[Store]:
        flag = isinstance(self.code, YesNo)
        start = bool(self.start) if flag else self.start
        return [Store(self.attr, "bool" if flag else "i64", start)]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        raw = getattr(o, self.attr)
        return raw if self.plain else self.code.word(raw)

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        setattr(o, self.attr, self.code.code(f.raw(self.name), f.at(self.name), s.players))

    def there(self, s: Any, o: Any, seat: int) -> bool:
        found: bool = getattr(o, self.attr) != self.code.nothing
        return found

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        raw = getattr(o, self.attr)
        if self.piece != NONE:
            found[self.piece] += raw
        elif raw >= 0:
            found[raw] += 1

    def schema(self) -> dict[str, Any]:
        return self.code.schema()

    def slots(self, seats: int) -> list[str]:
        return self.code.slots(seats)

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        self.code.encode(value, viewer, players, seats, out)

    def range_text(self) -> str:
        if isinstance(self.code, Whole):
            return f"{self.code.low} to {self.code.high}"
        return ""


class Several(Field):
    """Values of one kind in attributes of their own, as a list."""

    def __init__(self, name: str, code: Code, says: str, attrs: Sequence[str]) -> None:
        super().__init__(name, says)
        self.code: Final = code
        self.attrs: Final = tuple(attrs)

    def stores(self) -> list[Store]:
        return [Store(attr, "i64", self.code.nothing) for attr in self.attrs]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        return [self.code.word(getattr(o, attr)) for attr in self.attrs]

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        values = f.array(self.name, len(self.attrs), len(self.attrs))
        for i in range(len(self.attrs)):
            path = f"{f.at(self.name)}[{i}]"
            setattr(o, self.attrs[i], self.code.code(values[i], path, s.players))

    def there(self, s: Any, o: Any, seat: int) -> bool:
        return any(getattr(o, attr) != self.code.nothing for attr in self.attrs)

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        for attr in self.attrs:
            raw = getattr(o, attr)
            if raw >= 0:
                found[raw] += 1

    def spot(self, o: Any, piece: int) -> str:
        return f"[{[getattr(o, attr) for attr in self.attrs].index(piece)}]"

    def schema(self) -> dict[str, Any]:
        n = len(self.attrs)
        return {"type": "array", "items": self.code.schema(), "minItems": n, "maxItems": n}

    def slots(self, seats: int) -> list[str]:
        inner = self.code.slots(seats)
        return [f"[{i}]{slot}" for i in range(len(self.attrs)) for slot in inner]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for i in range(len(self.attrs)):
            self.code.encode(value[i] if value else None, viewer, players, seats, out)


class Ids(Field):
    """A set of things, kept as bits, shown in the order of the data."""

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        says: str,
        attr: str = "",
        most: int = NONE,
        start: int = 0,
    ) -> None:
        super().__init__(name, says)
        self.ids: Final = tuple(ids)
        self.index: Final = {name: i for i, name in enumerate(self.ids)}
        self.attr: Final = attr or name
        self.most: Final = len(self.ids) if most == NONE else most
        self.start: Final = start
        self.memo: Final[dict[int, list[str]]] = {}

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", self.start)]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        raw: int = getattr(o, self.attr)
        if raw == 0:
            return []
        found = self.memo.get(raw)
        if found is None:
            found = [self.ids[i] for i in range(len(self.ids)) if raw >> i & 1]
            if len(self.memo) >= MEMO:
                self.memo.clear()
            self.memo[raw] = found
        return found[:]

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        found = 0
        values = f.array(self.name, 0, self.most)
        for i in range(len(values)):
            value = values[i]
            if not isinstance(value, str) or value not in self.index:
                path = f"{f.at(self.name)}[{i}]"
                raise BadPosition(path, f"{value!r} is not one of {', '.join(self.ids)}")
            one = 1 << self.index[value]
            if found & one:
                raise BadPosition(f"{f.at(self.name)}[{i}]", f"{value!r} is there twice")
            found |= one
        setattr(o, self.attr, found)

    def there(self, s: Any, o: Any, seat: int) -> bool:
        raw: int = getattr(o, self.attr)
        return raw != 0

    def count(self, s: Any, o: Any, seat: int, found: list[int]) -> None:
        raw: int = getattr(o, self.attr)
        i = 0
        while raw != 0:
            if raw & 1:
                found[i] += 1
            raw >>= 1
            i += 1

    def check(self) -> list[str]:
        return [f"{self.name}: too many ids for a set"] if len(self.ids) > ROOM else []

    def schema(self) -> dict[str, Any]:
        items = {"enum": list(self.ids)}
        return {"type": "array", "items": items, "uniqueItems": True, "maxItems": self.most}

    def slots(self, seats: int) -> list[str]:
        return [f"={name}" for name in self.ids]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for name in self.ids:
            out.append(1.0 if value and name in value else 0.0)

    def range_text(self) -> str:
        return f"up to {self.most} of {len(self.ids)}"


class Part(Field):
    """Components that lie together: an object of its own in the position."""

    def __init__(self, name: str, says: str, *fields: Field) -> None:
        super().__init__(name, says)
        self.fields: Final = fields

    def stores(self) -> list[Store]:
        return [store for field in self.fields for store in field.stores()]

    def show(self, s: Any, o: Any, seat: int) -> Any:
        return {field.name: field.show(s, o, seat) for field in self.fields}

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        inner = f.fields(self.name)
        for field in self.fields:
            field.read(inner, s, o, seat)
        inner.done()

    def schema(self) -> dict[str, Any]:
        return object_schema({field.name: field for field in self.fields})

    def slots(self, seats: int) -> list[str]:
        return [f".{f.name}{slot}" for f in self.fields for slot in f.slots(seats)]

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        for field in self.fields:
            field.encode(value[field.name] if value else None, viewer, players, seats, out)


class Follows(Field):
    """What follows from the rest: shown, and compared where a position gives it all the same.

    The game binds the function that finds it, see `Box.bind`.
    """

    def __init__(self, name: str, says: str, schema: dict[str, Any] | None = None) -> None:
        super().__init__(name, says)
        self.find: Any = None
        self.kind: Final = schema or {}

    def show(self, s: Any, o: Any, seat: int) -> Any:
        return self.find(o)

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        f.read.add(self.name)  # compared when all is read

    def schema(self) -> dict[str, Any]:
        return self.kind


def object_schema(fields: dict[str, Field]) -> dict[str, Any]:
    """The JSON schema of an object of components."""
    needed = [name for name, field in fields.items() if not isinstance(field, Follows)]
    properties = {name: described(field) for name, field in fields.items()}
    return {
        "type": "object",
        "properties": properties,
        "required": needed,
        "additionalProperties": False,
    }


def described(field: Field) -> dict[str, Any]:
    """A component's schema with what it is."""
    return {"description": field.says, **field.schema()}


# -- the usual ones, by short names ------------------------------------------------------------


def count(name: str, low: int, high: int, says: str, attr: str = "", start: int = 0) -> One:
    """A number of things."""
    return One(name, Whole(low, high), says, attr, start)


def flag(name: str, says: str, attr: str = "") -> One:
    """A mark that is set or not."""
    return One(name, YesNo(), says, attr, False)


def seat(name: str, says: str, attr: str = "") -> One:
    """A seat, or null."""
    return One(name, SeatOrNone(), says, attr, NONE)


def thing(name: str, ids: Sequence[str], says: str, attr: str = "") -> One:
    """A thing of the data, or null."""
    return One(name, Id(ids), says, attr, NONE)


def printed(
    name: str, values: Sequence[int], piece: str, says: str, attr: str = "", by_place: bool = True
) -> One:
    """A number that is printed on a piece."""
    return One(name, OnPiece(values, piece, by_place), says, attr, 0)


__all__ = [
    "Field",
    "Follows",
    "Ids",
    "One",
    "Part",
    "SeatOnly",
    "Several",
    "Store",
    "count",
    "flag",
    "printed",
    "seat",
    "thing",
]
