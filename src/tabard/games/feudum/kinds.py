"""Components of kinds that this game alone has: where it stands, and what its parts remember."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final

from tabard.games.feudum.player import NONE
from tabard.games.feudum.whereabouts import UNNAMED
from tabard.kernel.box.codes import Code, Names, Schema, Whole
from tabard.kernel.box.fields import (
    Field,
    Follows,
    Group,
    Store,
    keyed_schema,
    list_schema,
    object_schema,
)
from tabard.kernel.box.frozen import frames
from tabard.kernel.game import Game

FLAG: Final[Schema] = {"type": "boolean"}


def one_of(ids: Sequence[str]) -> Schema:
    """The JSON schema of an id, or null."""
    return {"enum": [*ids, None]}


def index(word: str | None, ids: Sequence[str]) -> int:
    """The number of an id, NONE for null."""
    return NONE if word is None else ids.index(word)


class Perhaps(Code):
    """A whole number from 0, or null."""

    def __init__(self, high: int) -> None:
        super().__init__(NONE, high)

    def schema(self, seats: int) -> Schema:
        return {"type": ["integer", "null"], "minimum": 0, "maximum": self.high}

    def code(self, word: Any) -> Any:
        return NONE if word is None else word

    def text(self, raw: str, names: Names) -> str:
        return f"number_or_none({raw})"


class Place(Field):
    """Where the game stands: `step`, those it has `interrupted`, the `turn` of the last of them.

    Read by `stand`; the names are those of the view, which finds all three at once.
    """

    TEXTS: Final = {"step": "steps[0]", "interrupted": "steps[1:]", "turn": "turn"}

    def __init__(self, name: str, says: str, most: int = 0) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.compared = True

    def schema(self, game: Game[Any], seats: int) -> Schema:
        if self.name == "turn":
            return Whole(0, self.most).schema(seats)
        known: Schema = {"enum": [name for name in game.by_name if name not in UNNAMED]}
        if self.name == "step":
            return known
        return {**list_schema(known, 0, len(known["enum"])), "uniqueItems": True}

    def text(self, owner: str, names: Names) -> str:
        return self.TEXTS[self.name]

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        """Nothing to keep."""


class Registers(Group):
    """Numbers, things and sets that lie in one row, see `registers`; read by `stand`."""

    def __init__(self, name: str, says: str, *fields: Field) -> None:
        super().__init__(name, says, *fields)
        self.compared = True

    def stores(self) -> list[Store]:
        return []

    def text(self, owner: str, names: Names) -> str:
        return f"{self.name}({owner})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        """Nothing to keep."""

    def read(self, word: Any) -> dict[str, int]:
        """What lies in each register, as numbers."""
        found = SimpleNamespace()
        for field in self.fields:
            if not field.follows:
                field.keep(word[field.name], None, found, NONE)
        return {name: int(value) for name, value in vars(found).items()}


class Facts(Follows):
    """What the parts that run remember, by their kind, for views alone."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says, {}, "facts(s, seat)")

    def schema(self, game: Game[Any], seats: int) -> Schema:
        known = {kind: frame.facts().fields for kind, frame in frames(game).items()}
        found = {
            kind: {**object_schema(facts, game, seats), "required": []}
            for kind, facts in known.items()
            if facts
        }
        return {**keyed_schema(found), "required": []}
