"""Pieces that lie face down: who knows them, and how they are dealt anew for one who does not.

A pile is all pieces of one sort and the places where they lie. Each place says what it shows to
all (`open`), to one seat (`mine`), and in truth; and which of its pieces a seat cannot know. A
redeal collects those of all places, shuffles them and lays as many back: knowledge of a place
stays with the place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabard.kernel.box.codes import NONE
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import mypyc_attr
from tabard.kernel.position import Fields, index_of, whole


def members(raw: int) -> list[int]:
    """The numbers of a set."""
    return [i for i in range(raw.bit_length()) if raw >> i & 1]


def set_of(numbers: Sequence[int]) -> int:
    """The set of some numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """Where pieces of a pile lie.

    name   its key among the secrets of a position
    mine   its key among what a seat alone knows; none: no seat knows more than all do
    """

    def __init__(self, name: str, mine: str = "") -> None:
        self.name: Final = name
        self.key: Final = mine

    def pieces(self, s: Any) -> list[int]:
        """All pieces here."""
        raise NotImplementedError

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        """Those that a seat (None: a spectator) cannot know."""
        raise NotImplementedError

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        """Put others in the place of the hidden ones, taken from the end of a list."""
        raise NotImplementedError

    def truth(self, s: Any, ids: Sequence[str]) -> Any:
        """What a position says."""
        return words(self.pieces(s), ids)

    def mine(self, s: Any, seat: int, ids: Sequence[str]) -> Any:
        """What a seat sees that not all see."""
        return []

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        """Take it from the secrets of a position."""
        raise NotImplementedError


def words(pieces: list[int], ids: Sequence[str]) -> list[Any]:
    """Pieces by their ids, or numbers as they are."""
    return [ids[i] for i in pieces] if ids else pieces


class Heap(Place):
    """A set that nobody has seen."""

    def __init__(self, name: str, attr: str) -> None:
        super().__init__(name)
        self.attr: Final = attr

    def pieces(self, s: Any) -> list[int]:
        return members(getattr(s, self.attr))

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        return self.pieces(s)

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        setattr(s, self.attr, set_of([pieces.pop() for _ in self.pieces(s)]))

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        setattr(s, self.attr, set_of(f.indices(self.name, pile.ids, 0, len(pile.ids))))


class Line(Place):
    """A sequence in its order, of which each seat may know some: the set `known` at each seat."""

    def __init__(self, name: str, attr: str, known: str) -> None:
        super().__init__(name, name)
        self.attr: Final = attr
        self.known: Final = known

    def pieces(self, s: Any) -> list[int]:
        return list(getattr(s, self.attr))

    def knows(self, s: Any, seat: int | None) -> int:
        """What a seat knows; of a spectator: what all know."""
        if seat is not None:
            own: int = getattr(s.seats[seat], self.known)
            return own
        found = -1
        for p in s.seats:
            found &= getattr(p, self.known)
        return found

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        known = self.knows(s, seat)
        return [piece for piece in getattr(s, self.attr) if not known >> piece & 1]

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        line = self.pieces(s)
        known = self.knows(s, seat)
        places = [
            [i for i in range(len(line)) if getattr(p, self.known) >> line[i] & 1] for p in s.seats
        ]
        line = [piece if known >> piece & 1 else pieces.pop() for piece in line]
        setattr(s, self.attr, bytes(line))
        for n in range(len(places)):
            setattr(s.seats[n], self.known, set_of([line[i] for i in places[n]]))

    def seen(self, s: Any, seat: int | None, ids: Sequence[str]) -> list[str | None]:
        """The line with null for what a seat does not know."""
        known = self.knows(s, seat)
        return [ids[piece] if known >> piece & 1 else None for piece in getattr(s, self.attr)]

    def mine(self, s: Any, seat: int, ids: Sequence[str]) -> Any:
        return self.seen(s, seat, ids)

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        setattr(s, self.attr, bytes(f.indices(self.name, pile.ids, 0, len(pile.ids))))


class Hands(Place):
    """A set before each player that he alone sees, but for those in his set `shown`."""

    def __init__(self, name: str, attr: str, most: int, mine: str = "", shown: str = "") -> None:
        super().__init__(name, mine or name)
        self.attr: Final = attr
        self.most: Final = most
        self.shown: Final = shown

    def of(self, p: Any) -> int:
        """What is hidden in a hand from all others."""
        raw: int = getattr(p, self.attr)
        return raw & ~getattr(p, self.shown) if self.shown else raw

    def pieces(self, s: Any) -> list[int]:
        return [piece for p in s.seats for piece in members(getattr(p, self.attr))]

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        return [c for n, p in enumerate(s.seats) if n != seat for c in members(self.of(p))]

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        for n, p in enumerate(s.seats):
            if n != seat:
                others = set_of([pieces.pop() for _ in members(self.of(p))])
                setattr(p, self.attr, getattr(p, self.attr) & ~self.of(p) | others)

    def truth(self, s: Any, ids: Sequence[str]) -> Any:
        return [words(members(getattr(p, self.attr)), ids) for p in s.seats]

    def mine(self, s: Any, seat: int, ids: Sequence[str]) -> Any:
        return words(members(getattr(s.seats[seat], self.attr)), ids)

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        given = f.array(self.name, s.players, s.players)
        for n, p in enumerate(s.seats):
            name = f"{self.name}[{n}]"
            inner = Fields({name: given[n]}, f.path)
            setattr(p, self.attr, set_of(inner.indices(name, pile.ids, 0, self.most)))


class Looked(Place):
    """What one seat is looking at: the seat in an attribute of the state."""

    def __init__(self, name: str, attr: str, who: str) -> None:
        super().__init__(name, name)
        self.attr: Final = attr
        self.who: Final = who

    def pieces(self, s: Any) -> list[int]:
        return list(getattr(s, self.attr))

    def looks(self, s: Any, seat: int | None) -> bool:
        """Whether it is this seat."""
        found: bool = getattr(s, self.who) == (NONE - 1 if seat is None else seat)
        return found

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        return [] if self.looks(s, seat) else self.pieces(s)

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        if not self.looks(s, seat):
            setattr(s, self.attr, bytes([pieces.pop() for _ in self.pieces(s)]))

    def mine(self, s: Any, seat: int, ids: Sequence[str]) -> Any:
        return words(self.pieces(s), ids) if self.looks(s, seat) else []

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        setattr(s, self.attr, bytes(f.indices(self.name, pile.ids, 0, len(pile.ids))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Tokens(Place):
    """Numbers that nobody sees, in a sequence of bytes: every `part`-th from `first`; 0: none.

    ascending  whether their order means nothing
    """

    def __init__(
        self, name: str, attr: str, part: int = 1, first: int = 0, ascending: bool = False
    ) -> None:
        super().__init__(name)
        self.attr: Final = attr
        self.part: Final = part
        self.first: Final = first
        self.ascending: Final = ascending

    def pieces(self, s: Any) -> list[int]:
        return [v for v in getattr(s, self.attr)[self.first :: self.part] if v > 0]

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        return self.pieces(s)

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        found = list(getattr(s, self.attr))
        for i in range(self.first, len(found), self.part):
            if found[i] > 0:
                found[i] = pieces.pop()
        setattr(s, self.attr, bytes(sorted(found) if self.ascending else found))

    def truth(self, s: Any, ids: Sequence[str]) -> Any:
        return list(getattr(s, self.attr))

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        none = 0 if not self.ascending else pile.low
        found = [
            whole(value, pile.low if value != 0 else none, pile.high, f"{f.at(self.name)}[{i}]")
            for i, value in enumerate(f.array(self.name, 0, pile.size))
        ]
        if self.ascending and found != sorted(found):
            raise f.wrong(self.name, "does not ascend")
        setattr(s, self.attr, bytes(found))


class SeatTokens(Place):
    """Numbers before each player in the order received, `known` added to those that all saw."""

    def __init__(self, name: str, attr: str, known: int) -> None:
        super().__init__(name)
        self.attr: Final = attr
        self.known: Final = known

    def pieces(self, s: Any) -> list[int]:
        return [value % self.known for p in s.seats for value in getattr(p, self.attr)]

    def hidden(self, s: Any, seat: int | None) -> list[int]:
        return [v for p in s.seats for v in getattr(p, self.attr) if v < self.known]

    def lay(self, s: Any, seat: int | None, pieces: list[int]) -> None:
        for p in s.seats:
            values = [v if v >= self.known else pieces.pop() for v in getattr(p, self.attr)]
            setattr(p, self.attr, bytes(values))

    def open(self, p: Any) -> list[int | None]:
        """What all see before a player."""
        return [v - self.known if v >= self.known else None for v in getattr(p, self.attr)]

    def truth(self, s: Any, ids: Sequence[str]) -> Any:
        return [[value % self.known for value in getattr(p, self.attr)] for p in s.seats]

    def read(self, f: Fields, s: Any, pile: Pile) -> None:
        """After what all see has been read: 0 where they do not."""
        given = f.array(self.name, s.players, s.players)
        for n, p in enumerate(s.seats):
            before = getattr(p, self.attr)
            name = f"{self.name}[{n}]"
            inner = Fields({name: given[n]}, f.path)
            found: list[int] = []
            for i, value in enumerate(inner.array(name, len(before), len(before))):
                number = whole(value, pile.low, pile.high, f"{f.at(name)}[{i}]")
                if before[i] != 0 and before[i] != number + self.known:
                    raise f.wrong(f"{name}[{i}]", f"{number} is not what everybody saw")
                found.append(before[i] or number)
            setattr(p, self.attr, bytes(found))


class Pile:
    """All pieces of one sort, and the places where they lie, in the order they are dealt.

    ids     what they are called; none: they are numbers, `low` to `high`, `size` of them
    accept  whether a deal will do, asked of the state when it is laid; None: every one
    """

    def __init__(
        self,
        places: Sequence[Place],
        ids: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        size: int = 0,
        accept: Callable[[Any, list[int]], bool] | None = None,
    ) -> None:
        self.places: Final = tuple(places)
        self.ids: Final = tuple(ids)
        self.low: Final = low
        self.high: Final = high
        self.size: Final = size
        self.accept: Final = accept

    def pieces(self, s: Any) -> list[int]:
        """All of them, for counting."""
        return sorted([piece for place in self.places for piece in place.pieces(s)])

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        """Deal anew, in the state itself, what a seat cannot know."""
        for place in self.places:
            if isinstance(place, OwnDeck):
                place.redeal(s, seat, dealer, self)
                return
        pieces = [piece for place in self.places for piece in place.hidden(s, seat)]
        shuffle(pieces, dealer)
        while self.accept is not None and not self.accept(s, pieces):
            shuffle(pieces, dealer)
        for place in self.places:
            place.lay(s, seat, pieces)

    def truth(self, s: Any) -> dict[str, Any]:
        """The secrets of a position."""
        return {place.name: place.truth(s, self.ids) for place in self.places}

    def mine(self, s: Any, seat: int) -> dict[str, Any]:
        """What a seat sees that not all see."""
        return {p.key: p.mine(s, seat, self.ids) for p in self.places if p.key}

    def read(self, f: Fields, s: Any) -> None:
        """All places from the secrets of a position."""
        for place in self.places:
            place.read(f, s, self)


class OwnDeck(Hands):
    """A hand that each player chooses from cards of his own; those in his set `played` lie open.

    later  how many of the last cards he cannot hold yet, as he chooses in ascending order
    """

    def __init__(
        self,
        name: str,
        attr: str,
        most: int,
        played: str,
        mine: str = "",
        later: Callable[[Any, Any], int] | None = None,
    ) -> None:
        super().__init__(name, attr, most, mine)
        self.played: Final = played
        self.later: Final = later

    def redeal(self, s: Any, seat: int | None, dealer: Dealer, pile: Pile) -> None:
        """Other cards in the hands of all others, as many as before."""
        for n, p in enumerate(s.seats):
            held = len(members(getattr(p, self.attr)))
            if n != seat and held > 0:
                most = len(pile.ids) - (self.later(s, p) if self.later is not None else 0)
                cards = [c for c in range(most) if not getattr(p, self.played) >> c & 1]
                shuffle(cards, dealer)
                setattr(p, self.attr, set_of(cards[:held]))


def shuffle(things: list[int], dealer: Dealer) -> None:
    """Put things into random order, which tells nothing of the one they were in."""
    things.sort()
    for i in range(len(things) - 1, 0, -1):
        j = dealer.below(i + 1)
        things[i], things[j] = things[j], things[i]


__all__ = [
    "Hands",
    "Heap",
    "Line",
    "Looked",
    "OwnDeck",
    "Pile",
    "Place",
    "SeatTokens",
    "Tokens",
    "index_of",
    "shuffle",
]
