"""The components of a box: what each is, which attributes keep it, and how it is shown and read.

A field is written once, in the declaration of a game. Five things are asked of it; all else is
made of its schema and of the words that a position has for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tabard.kernel.box import slots
from tabard.kernel.box.codes import NONE, Code, Id, Names, Schema, Seat, Whole, YesNo
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import mypyc_attr
from tabard.kernel.loading import set_main_progress, stand_called
from tabard.kernel.state import OVER

ROOM: Final = 62  # bits of a kept number that sets and packed vectors may use
WIDTH: Final = 100  # columns of a line of source
INTEGER: Final[Schema] = {"type": "integer"}
STRING: Final[Schema] = {"type": "string"}


class Store(NamedTuple):
    """One attribute of a state or of a player's object: its name, type, and value at first.

    of   whose it is (`table` or `mat`), where it is not kept where its component is shown
    plain, whole   for an object: its numbers as a tuple, and the object of such a tuple
    """

    attr: str
    kind: str
    start: Any
    of: str = ""
    plain: Callable[[Any], Any] | None = None
    whole: Callable[[Any], Any] | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One component, kept by the state or by a player's object (its owner).

    name      its key in views and positions
    says      what it is, in one line
    follows   whether a position may leave it out: it follows from the rest, or is not there
    compared  whether all that a position says of it must be what the state then shows
    """

    def __init__(self, name: str, says: str) -> None:
        self.name: Final = name
        self.says: Final = says
        self.follows = False
        self.compared = False

    def stores(self) -> list[Store]:
        """The attributes that keep it."""
        return []

    def schema(self, game: Game[Any], seats: int) -> Schema:
        """The JSON schema of its word in a position of so many seats."""
        raise NotImplementedError

    def text(self, owner: str, names: Names) -> str:
        """Its word as source for a view, fresh each time; none where the view writes it itself."""
        raise NotImplementedError

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        """Let the owner keep what a word says that fits the schema.

        What only the rest of the position can tell is refused here with `BadPosition`.
        """
        raise NotImplementedError

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        """Its slots in an observation, called after it; none where it follows from others.

        owner  the expression of what keeps it, `p` being a player's object and `s` the state
        """
        raise NotImplementedError(f"{name}: {type(self).__name__} says no slots")

    def pieces_of_mat(self, name: str, look: Look) -> list[Piece]:
        """What each player's object `p` keeps of something that lies on the table."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Field):
    """One value in one attribute."""

    def __init__(
        self, name: str, code: Code, says: str, attr: str = "", start: int | None = None
    ) -> None:
        super().__init__(name, says)
        self.code: Final = code
        self.attr: Final = attr or name
        self.start: Final = code.nothing if start is None else start

    def stores(self) -> list[Store]:
        if isinstance(self.code, YesNo):
            return [Store(self.attr, "bool", bool(self.start))]
        return [Store(self.attr, "i64", self.start)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return self.code.schema(seats)

    def text(self, owner: str, names: Names) -> str:
        return self.code.text(f"{owner}.{self.attr}", names)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        setattr(o, self.attr, self.code.code(word))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return self.code.pieces(f"{owner}.{self.attr}", name, look)


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
        assert len(ids) <= ROOM, f"{name}: too many ids for a set"
        self.ids: Final = tuple(ids)
        self.bits: Final = {self.ids[n]: 1 << n for n in range(len(self.ids))}
        self.attr: Final = attr or name
        self.most: Final = len(self.ids) if most == NONE else most
        self.start: Final = start

    def stores(self) -> list[Store]:
        return [Store(self.attr, "i64", self.start)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return {**list_schema({"enum": list(self.ids)}, 0, self.most), "uniqueItems": True}

    def text(self, owner: str, names: Names) -> str:
        return f"names({owner}.{self.attr}, {names(self.ids)})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        setattr(o, self.attr, sum([self.bits[name] for name in word]))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return slots.bits(f"{owner}.{self.attr}", [f"{name}={each}" for each in self.ids])


class Group(Field):
    """Components that lie together: an object of its own, or a list where they have no names."""

    def __init__(self, name: str, says: str, *fields: Field) -> None:
        super().__init__(name, says)
        self.fields: Final = fields
        self.bare: Final = fields[0].name == ""

    def stores(self) -> list[Store]:
        return [store for field in self.fields for store in field.stores()]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        if self.bare:
            n = len(self.fields)
            return list_schema(self.fields[0].schema(game, seats), n, n)
        return object_schema(self.fields, game, seats)

    def text(self, owner: str, names: Names) -> str:
        words = [field.text(owner, names) for field in self.fields]
        if self.bare:
            return "\n".join(["[", *indented(words), "]"])
        keyed = [f'"{field.name}": {word}' for field, word in zip(self.fields, words)]
        return "\n".join(["{", *indented(keyed), "}"])

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for n, field in enumerate(self.fields):
            if self.bare or field.name in word:
                field.keep(word[n] if self.bare else word[field.name], s, o, seat)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for n, field in enumerate(self.fields):
            inner = f"{name}[{n}]" if self.bare else f"{name}.{field.name}"
            found += field.pieces(owner, inner, look)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Shown(Field):
    """What a view shows and no attribute of this name keeps.

    how   the expression that finds it, {} for the owner; else a function of the view by its name
    kept  the attributes that keep it all the same, for the game's own `stand` to fill
    most  the largest number it can be, where nothing else that a seat sees tells it: it is observed
    """

    def __init__(
        self,
        name: str,
        says: str,
        schema: Schema,
        how: str = "",
        kept: Sequence[Store] = (),
        most: int = 0,
    ) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.kind: Final = schema
        self.how: Final = how or name + "({})"
        self.kept: Final = list(kept)

    def stores(self) -> list[Store]:
        return self.kept

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return self.kind

    def text(self, owner: str, names: Names) -> str:
        return self.how.format(owner)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        """Nothing to keep."""

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        if not self.most:
            return []
        return slots.number(f"i64({self.how.format(owner)})", 0, self.most, name, look)


@mypyc_attr(allow_interpreted_subclasses=True)
class Follows(Shown):
    """What follows from the rest: shown, and compared where a position gives it all the same."""

    def __init__(
        self,
        name: str,
        says: str,
        schema: Schema,
        how: str = "",
        kept: Sequence[Store] = (),
        most: int = 0,
    ) -> None:
        super().__init__(name, says, schema, how, kept, most)
        self.follows = True
        self.compared = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Shown):
    """What the game's own `stand` reads (see `Box.bind`): shown, and needed in a position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Field):
    """Where in the rules the game stands: `step`, `interrupted`, `turn` or `to_move`."""

    TEXTS: Final = {
        "step": "{}.step().name",
        "interrupted": "interrupted({})",
        "turn": "{}.main_progress()",
        "to_move": "{0}.game.mover({0})",
    }

    def __init__(self, name: str, says: str, most: int = 0) -> None:
        super().__init__(name, says)
        self.most: Final = most

    def schema(self, game: Game[Any], seats: int) -> Schema:
        if self.name == "turn":
            return Whole(0, max(self.most, seats)).schema(seats)
        if self.name == "to_move":
            return {"enum": [None, "chance", "over", *range(seats)], "format": "seat"}
        return {"enum": [*game.by_name, *([None] if self.name == "interrupted" else [])]}

    def text(self, owner: str, names: Names) -> str:
        return self.TEXTS[self.name].format(owner)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if self.name == "step":
            s.stand_at(s.game.spots[s.game.by_name[word].index])
        elif self.name == "interrupted":
            if word is not None and not stand_called(s, word):
                raise BadPosition("interrupted", f"does not fit the step {s.step().name}")
        elif self.name == "turn":
            set_main_progress(s, word)
        elif word == "over":
            s.to_move = OVER

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        """Who is to move; every observation says the rest by itself, see `observation`."""
        if self.name != "to_move":
            return []
        nobody = [f"{name}=chance", f"{name}=over"]
        return [
            *slots.seat("s.to_move + 1 if s.to_move >= 0 else zero", name, look),
            *slots.one_of("zero if s.to_move >= 0 else -s.to_move", nobody),
        ]


def list_schema(items: Schema, least: int, most: int) -> Schema:
    """The JSON schema of a list."""
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def keyed_schema(properties: Schema) -> Schema:
    """The JSON schema of an object that has all these and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def object_schema(fields: Sequence[Field], game: Game[Any], seats: int) -> Schema:
    """The JSON schema of an object of components, each with what it is."""
    found = {f.name: {"description": f.says, **f.schema(game, seats)} for f in fields}
    return {**keyed_schema(found), "required": [f.name for f in fields if not f.follows]}


def indented(texts: Sequence[str]) -> list[str]:
    """The lines of some expressions between brackets, a comma after each."""
    return [f"    {line}" for text in texts for line in f"{text},".split("\n")]


# The usual ones, by short names.


def count(name: str, low: int, high: int, says: str, attr: str = "", start: int = 0) -> One:
    """A number of things."""
    return One(name, Whole(low, high), says, attr, start)


def flag(name: str, says: str, attr: str = "") -> One:
    """A mark that is set or not."""
    return One(name, YesNo(), says, attr)


def seat(name: str, says: str, attr: str = "") -> One:
    """A seat, or null."""
    return One(name, Seat(), says, attr)


def thing(name: str, ids: Sequence[str], says: str, attr: str = "") -> One:
    """A thing of the data, or null."""
    return One(name, Id(ids), says, attr)


def several(name: str, code: Code, says: str, *attrs: str) -> Group:
    """Values of one kind, each in an attribute of its own, as a list."""
    return Group(name, says, *[One("", code, "", attr) for attr in attrs])
