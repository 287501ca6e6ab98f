"""Components of kinds that this game alone has: seals and writs, which not everybody knows.

They are kept as bytes, which copies share; see `sequences`.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import IMMUNE_PART, KNOWN, ROLE_IDS
from tabard.kernel.box import slots
from tabard.kernel.box.codes import Names, Schema, Whole
from tabard.kernel.box.fields import Field, Follows, Ids, Store, list_schema
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.game import Game
from tabard.kernel.position import need

SEAL: Final = Whole(t.LOWEST_SEAL, t.HIGHEST_SEAL)
SEALS: Final[int] = len(t.ALL_SEALS)


class Values(Field):
    """The values of seals or beads, as bytes; where their order means nothing they ascend."""

    def __init__(
        self,
        name: str,
        most: int,
        says: str,
        attr: str = "",
        ascend: bool = True,
        start: bytes = b"",
    ) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.attr: Final = attr or name
        self.ascend: Final = ascend
        self.start: Final = start

    def stores(self) -> list[Store]:
        return [Store(self.attr, "bytes", self.start or 'b""')]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return list_schema(SEAL.schema(seats), 0, self.most)

    def text(self, owner: str, names: Names) -> str:
        return f"list({owner}.{self.attr})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        setattr(o, self.attr, bytes(sorted(word) if self.ascend else word))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return slots.row(f"{owner}.{self.attr}", self.most, t.HIGHEST_SEAL, name)


class KnownSeals(Field):
    """A player's seals in the order received: the values that everybody has seen, else null."""

    def stores(self) -> list[Store]:
        return [Store("seals", "bytes", 'b""')]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        value = SEAL.schema(seats)
        return list_schema({**value, "type": ["integer", "null"]}, 0, SEALS)

    def text(self, owner: str, names: Names) -> str:
        return "[value - KNOWN if value >= KNOWN else None for value in p.seals]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        o.seals = bytes([0 if value is None else value + KNOWN for value in word])

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        """How many there are, and the values that everybody has seen, in their order."""
        return [
            *slots.number(f"i64(len({owner}.seals))", 0, SEALS, f"{name}.number", look),
            *slots.row(f"{owner}.seals", SEALS, t.HIGHEST_SEAL, name, "put_seals"),
        ]


class OfEach(Field):
    """A set that each player has, as a list by seat."""

    def __init__(self, inner: Ids) -> None:
        super().__init__(inner.name, inner.says)
        self.inner: Final = inner

    def stores(self) -> list[Store]:
        return [Store(one.attr, one.kind, one.start, "mat") for one in self.inner.stores()]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return {**list_schema(self.inner.schema(game, seats), seats, seats), "format": "by-seat"}

    def text(self, owner: str, names: Names) -> str:
        return f"[{self.inner.text('p', names)} for p in s.seats]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for p, one in zip(s.seats, word, strict=True):
            self.inner.keep(one, s, p, NONE)


class SealValues(Field):
    """The values of all players' seals; those that everybody has seen are kept already."""

    def schema(self, game: Game[Any], seats: int) -> Schema:
        row = list_schema(SEAL.schema(seats), 0, SEALS)
        return {**list_schema(row, seats, seats), "format": "by-seat"}

    def text(self, owner: str, names: Names) -> str:
        return "[[value & (KNOWN - 1) for value in p.seals] for p in s.seats]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for n, p in enumerate(s.seats):
            at = f"secret.{self.name}[{n}]"
            found, seen = word[n], p.seals
            need(len(found) == len(seen), at, f"has {len(found)} entries, not {len(seen)}")
            for i, value in enumerate(found):
                fits = seen[i] in (0, value + KNOWN)
                need(fits, f"{at}[{i}]", f"{value} is not what everybody saw")
            p.seals = bytes([old or value for old, value in zip(seen, found, strict=True)])


class FullScrolls(Follows):
    """The scrolls of the nobles that have a seal, which everybody sees."""

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        names = [f"{name}={scroll}" for scroll in t.SCROLL_IDS]
        return slots.bits(f"full_among({owner}.scrolls)", names)


class KnownStack(Follows):
    """The writs put under the stack as far as they are known, the uppermost first.

    known   the expression of the set of those that are known
    """

    def __init__(self, name: str, says: str, schema: Schema, known: str) -> None:
        super().__init__(name, says, schema, f"stack_known(s, {known})")
        self.known: Final = known

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        most = schema_length(self.kind)
        known = self.known.format(owner)
        names = [f"{name}[{n}]" for n in range(most)]
        put = f"put_known(w, {{}}, s.queue, {known})"
        return slots.written(put, names, [most] * most, "len(s.queue) > 0")


def schema_length(schema: Schema) -> int:
    """The most entries of a list."""
    most: int = schema["maxItems"]
    return most


class Scrolls(Field):
    """The values on the scrolls of the nobles, 0 for an empty one."""

    def stores(self) -> list[Store]:
        return [Store("scrolls", "bytes", "bytes(t.SCROLLS)")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return list_schema({"enum": [0, *t.SEAL_VALUES]}, t.SCROLLS, t.SCROLLS)

    def text(self, owner: str, names: Names) -> str:
        return "list(s.scrolls)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        s.scrolls = bytes(word)


class Immunity(Field):
    """Location, role and value of every seal under a marker, in the order they came there."""

    def stores(self) -> list[Store]:
        return [Store("immune", "bytes", 'b""')]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        words = {"enum": [*t.LOCATION_IDS, *ROLE_IDS, *t.SEAL_VALUES]}
        return list_schema(list_schema(words, IMMUNE_PART, IMMUNE_PART), 0, SEALS)

    def text(self, owner: str, names: Names) -> str:
        return "[[t.LOCATION_IDS[at], ROLE_IDS[n], value] for at, n, value in immunity(s)]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        found = b""
        for i, (place, role, value) in enumerate(word):
            at = f"secret.{self.name}[{i}]"
            need(place in t.LOCATION_IDS, at, f"{place!r} is no location")
            need(role in ROLE_IDS, at, f"{role!r} is no role")
            need(type(value) is int, at, f"{value!r} is no value of a seal")
            found += bytes((t.LOCATION_IDS.index(place), ROLE_IDS.index(role), value))
        s.immune = found
