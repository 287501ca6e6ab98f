"""What a game's figures are about, in the terms that people think in.

A value has many figures, and several say much the same: gold, plenty of gold, too little gold. By
itself a weight of one of them means nothing; those that belong together do. A game groups its
figures in `reasons/matters.toml`, each group with an id that its messages have words for
(`reason-<id>` in `reasons/locale/`):

    id      of its message
    good    figures of which more is more of it, or patterns of them: `left_*`
    bad     figures of which more is less of it
    also    figures that weigh along and are not counted
    each    beginnings of figures' names: what follows them is a thing, each a matter of its own
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from typing import Any, Final

from tabard import games
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game

FOLDER: Final = "reasons"
FILE: Final = "matters.toml"
KINDS: Final = ("good", "bad", "also")


class Matter:
    """Figures that belong together, by their numbers.

    id      of its message
    thing   which of several things it is about, such as a craftsman; "" where there is one
    good    figures of which it is the sum, and `bad`, those that are taken from it
    every   all of its figures, those that only weigh along among them
    """

    def __init__(
        self, id: str, thing: str, good: list[int], bad: list[int], also: list[int]
    ) -> None:
        self.id: Final = id
        self.thing: Final = thing
        self.good: Final = good
        self.bad: Final = bad
        self.every: Final = [*good, *bad, *also]

    def amount(self, figures: list[float]) -> float:
        """How much of it there is."""
        found = 0.0
        for number in self.good:
            found += figures[number]
        for number in self.bad:
            found -= figures[number]
        return found

    def weight(self, weights: list[float], figures: list[float]) -> float:
        """What its figures weigh."""
        found = 0.0
        for number in self.every:
            found += weights[number] * figures[number]
        return found


KNOWN: Final[dict[str, list[Matter]]] = {}
TABLES: Final[dict[tuple[str, str], dict[str, Any]]] = {}


def table_of(game: Game[Any], name: str) -> dict[str, Any]:
    """A file of a game's `reasons/`, read once; nothing where it has none."""
    known = TABLES.get((game.edition, name))
    if known is None:
        file = games.folder(game.edition) / FOLDER / name
        known = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
        TABLES[(game.edition, name)] = known
    return known


def matters_of(game: Game[Any]) -> list[Matter]:
    """The matters of a game, read once; none where it has no figures or does not group them."""
    known = KNOWN.get(game.edition)
    if known is None:
        features = game.features()
        data = table_of(game, FILE)
        known = grouped(data, features.names) if data and features is not None else []
        KNOWN[game.edition] = known
    return known


def grouped(data: dict[str, Any], names: tuple[str, ...]) -> list[Matter]:
    """The matters of parsed data; every figure belongs to one, and to one only."""
    found: list[Matter] = []
    taken: set[int] = set()
    for row in data["matter"]:
        lists: dict[str, dict[str, list[int]]] = {}
        own: set[int] = set()  # what a pattern of the same matter has named before
        for kind in KINDS:
            for pattern in row.get(kind, []):
                for number, name in enumerate(names):
                    if fnmatchcase(name, pattern) and number not in own:
                        if number in taken:
                            raise BadInput(FILE, f"{name} belongs to two matters")
                        own.add(number)
                        thing = thing_of(name, row.get("each", []))
                        lists.setdefault(thing, {}).setdefault(kind, []).append(number)
        if not lists:
            raise BadInput(FILE, f"{row['id']} is about no figure")
        taken |= own
        for thing, parts in lists.items():
            good, bad, also = [parts.get(kind, []) for kind in KINDS]
            found.append(Matter(str(row["id"]), thing, good, bad, also))
    left = [name for number, name in enumerate(names) if number not in taken]
    if left:
        raise BadInput(FILE, f"nothing is said of {', '.join(left)}")
    return found


def thing_of(name: str, beginnings: list[str]) -> str:
    """What a figure is about, by its name without the beginning; "" where it is about no thing."""
    for one in beginnings:
        if name.startswith(one):
            return name[len(one) :]
    return ""
