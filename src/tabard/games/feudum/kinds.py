"""Components of kinds that this game alone has: where it stands, and what its parts remember."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games.feudum.player import NONE
from tabard.games.feudum.whereabouts import UNNAMED
from tabard.kernel.box.codes import Names, Schema, Whole
from tabard.kernel.box.fields import Field, Follows, Told, keyed_schema, list_schema, object_schema
from tabard.kernel.box.frozen import frames
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.game import Game

MOST_LEVELS: Final = 9  # a turn, a Repeat and its card, and what comes in between
FLAG: Final[Schema] = {"type": "boolean"}


def one_of(ids: Sequence[str]) -> Schema:
    """The JSON schema of an id, or null."""
    return {"enum": [*ids, None]}


def index(word: str | None, ids: Sequence[str]) -> int:
    """The number of an id, NONE for null."""
    return NONE if word is None else ids.index(word)


class Place(Field):
    """Where the game stands: `step`, those it has `interrupted`, the `turn` of the last of them.

    All follow from the program; the view finds the three at once.
    """

    TEXTS: Final = {"step": "steps[0]", "interrupted": "steps[1:]", "turn": "turn"}

    def __init__(self, name: str, says: str, most: int = 0) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.follows = True
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

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []  # every observation says where the game stands


class Facts(Follows):
    """What the parts that run remember, by their kind, for views alone."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says, {}, "facts(s, seat)")

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found = {kind: {**one, "required": []} for kind, one in facts_by_kind(game, seats).items()}
        return {**keyed_schema(found), "required": []}


class Program(Told):
    """Where the game stands, level by level, and what its parts remember (see `kernel.loading`)."""

    def __init__(self, name: str, says: str, most: int) -> None:
        super().__init__(name, says, {}, "written_program({})")
        self.furthest: Final = most

    def schema(self, game: Game[Any], seats: int) -> Schema:
        level = {
            "at": {"enum": [spot.path() for spot in game.spots]},
            "progress": Whole(0, self.furthest).schema(seats),
            "facts": {**keyed_schema(facts_by_kind(game, seats)), "required": []},
        }
        return list_schema(keyed_schema(level), 1, MOST_LEVELS)


def facts_by_kind(game: Game[Any], seats: int) -> Schema:
    """The JSON schemas of all facts of each kind of part that has any."""
    known = {kind: frame.facts().fields for kind, frame in frames(game).items()}
    return {kind: object_schema(facts, game, seats) for kind, facts in known.items() if facts}
