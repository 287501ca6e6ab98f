"""What a sub-program remembers while it runs: pushed when it starts, gone when it ends.

A frame is a small native object with scalar facts, declared once. The frames of a state hang below
each other like the calls of a program: the innermost is `State.running`. They are copied with the
state, written into positions, shown in views and read back from positions by what they declare
here; no game writes that twice.

Facts are attributes and not bits of a packed integer, because mypyc reads an attribute in half a
nanosecond and a packed fact in five to fifteen, and states are read far more often than copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has, i64, mypyc_attr
from tabard.kernel.position import Fields

EVERYBODY: Final = "everybody"  # who may see a fact: all,
OWNER: Final = "owner"  # the seat that the frame's `owner()` names,
NOBODY_SEES: Final = "nobody"  # or no seat at all (the dealer's own)


class Fact:
    """One thing that a frame remembers: its attribute, its values, and who may see it.

    what    what it says, for readers
    ids     the names of its values; a negative one is null
    many    whether it is a set of these, a bit for each, and not one
    row     whether it is several of them in an order, as bytes
    width   if not 0: it is how many there are of each, packed with so many bits
    low     else the least and the greatest number
    flag    else true or false
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str] | None = None,
        low: int = 0,
        high: int = 0,
        flag: bool = False,
        seen: str = EVERYBODY,
        what: str = "",
        many: bool = False,
        row: bool = False,
        width: int = 0,
    ) -> None:
        self.name: Final = name
        self.what: Final = what
        self.ids: Final = ids
        self.many: Final = many
        self.low: Final = low
        self.high: Final = high
        self.flag: Final = flag
        self.seen: Final = seen
        self.row: Final = row
        self.width: Final = width

    def written(self, value: Any) -> Any:
        """The value as positions and views have it."""
        if self.flag:
            return bool(value)
        if self.ids is None:
            return int(value)
        if self.many:
            return [self.ids[n] for n in range(len(self.ids)) if has(value, n)]
        if self.row:
            return [self.ids[one] for one in value]
        if self.width > 0:
            base = 2**self.width
            return {name: int(value) // base**n % base for n, name in enumerate(self.ids)}
        return None if value < 0 else self.ids[value]

    def read(self, f: Fields) -> Any:
        """The value of a position's field, checked."""
        if self.flag:
            return f.flag(self.name)
        if self.ids is None:
            return f.integer(self.name, self.low, self.high)
        if self.many:
            return sum(2**n for n in f.indices(self.name, self.ids, 0, len(self.ids)))
        if self.row:
            return bytes(f.indices(self.name, self.ids, 0, len(self.ids)))
        if self.width > 0:
            each, base = f.fields(self.name), 2**self.width
            counts = [each.integer(name, 0, self.high) for name in self.ids]
            each.done()
            return sum(count * base**n for n, count in enumerate(counts))
        return f.index_or_none(self.name, self.ids)


def number(name: str, high: int, what: str = "", low: int = 0, seen: str = EVERYBODY) -> Fact:
    """A fact that counts."""
    return Fact(name, None, low, high, False, seen, what)


def one_of(name: str, ids: Sequence[str], what: str = "", seen: str = EVERYBODY) -> Fact:
    """A fact that is one of some things, or none yet (-1)."""
    return Fact(name, ids, -1, len(ids) - 1, False, seen, what)


def some_of(name: str, ids: Sequence[str], what: str = "", seen: str = EVERYBODY) -> Fact:
    """A fact that is a set of some things."""
    return Fact(name, ids, 0, 2 ** len(ids) - 1, False, seen, what, many=True)


def flag(name: str, what: str = "", seen: str = EVERYBODY) -> Fact:
    """A fact that holds or does not."""
    return Fact(name, None, 0, 1, True, seen, what)


def row_of(name: str, ids: Sequence[str], what: str = "", seen: str = EVERYBODY) -> Fact:
    """A fact that is several things in their order, none twice; its attribute is bytes."""
    return Fact(name, ids, 0, len(ids), False, seen, what, row=True)


def some_of_each(name: str, ids: Sequence[str], width: int, high: int, what: str = "") -> Fact:
    """A fact that says how many there are of each thing, packed with so many bits for each."""
    return Fact(name, ids, 0, high, False, EVERYBODY, what, width=width)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """The facts of one running sub-program.

    up        the frame of the sub-program around it, or None
    at        where its caller goes on when it ends; -1 if it runs in its place in the program
    progress  how far the caller's step had got
    """

    def __init__(self) -> None:
        self.up: Frame | None = None
        self.at: i64 = -1
        self.progress: i64 = 0

    def facts(self) -> Sequence[Fact]:
        """What it declares; each is an attribute of the same name."""
        return DECLARED.get(type(self), ())

    def kind(self) -> str:
        """Its name in positions."""
        return type(self).__name__.lower()

    def copied(self) -> Frame:
        """An equal frame; whoever copies the chain sets `up`, `at` and `progress`."""
        return Frame()

    def owner(self) -> int:
        """The seat that may see facts of which only an owner knows."""
        return -1

    def written(self) -> dict[str, Any]:
        """All its facts, for a position."""
        return {fact.name: fact.written(getattr(self, fact.name)) for fact in self.facts()}

    def shown(self, seat: int | None) -> dict[str, Any]:
        """The facts that a seat may see, for a view; the others are left out."""
        return {
            fact.name: fact.written(getattr(self, fact.name))
            for fact in self.facts()
            if fact.seen == EVERYBODY or (fact.seen == OWNER and seat == self.owner())
        }

    def read(self, f: Fields) -> None:
        """Take all facts from a position, and nothing else."""
        known = {fact.name for fact in self.facts()}
        for name in f.data:
            if name not in known:
                raise BadPosition(f.at(name), f"is no fact of {self.kind()}")
        for fact in self.facts():
            setattr(self, fact.name, fact.read(f))


DECLARED: Final[dict[type, tuple[Fact, ...]]] = {}


def declared(frame: Frame, *facts: Fact) -> Frame:
    """The frame that a part begins with, and what is known of its facts."""
    for fact in facts:
        assert hasattr(frame, fact.name), f"{frame.kind()} has no {fact.name}"
    DECLARED[type(frame)] = facts
    return frame


def copy_of(frame: Frame) -> Frame:
    """A frame and all around it, equal and independent."""
    twin = frame.copied()
    if frame.at >= 0:  # it was called: else both are as they begin
        twin.at = frame.at
        twin.progress = frame.progress
    if frame.up is not None:
        twin.up = copy_of(frame.up)
    return twin


def nested(frames: Sequence[Frame]) -> Frame | None:
    """Equal frames, each inside the one before it: the innermost, or None if there are none."""
    inner: Frame | None = None
    for frame in frames:
        twin = frame.copied()
        twin.up = inner
        inner = twin
    return inner


def begun(prototype: Frame, around: Frame | None) -> Frame:
    """A fresh frame like this one, inside fresh ones like those around it, inside another."""
    inner = prototype.copied()
    up = prototype.up
    inner.up = around if up is None else begun(up, around)
    return inner
