"""The things of a game as pictures need them, from its `pictures.toml`.

Boards, buttons, motion and what is summed up read the same file, so that a thing looks alike
wherever it is met:

    [tokens]     what moves over the table: its icon, the colours of the icon and of its ground
    [choices]    the icon of a choice by its verb
    [pieces]     which piece on the table stands for which choices
    [drawings]   what is drawn by nobody's measure, as SVG
    [meanings.…] what cards do, in marks (`draw.meanings`), by the kind of card and of effect

Every other table has the icons of one kind of things by their ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from tabard.draw.offers import Pieces, pieces_of
from tabard.presentation.motion import Token
from tabard.presentation.telling import Row as Row
from tabard.presentation.telling import by_id as by_id


class Pictures:
    """What the folder of a game says of the looks of its things.

    folder    where it lies
    tokens    how each thing looks that moves
    verbs     the icon of a choice by its verb, where it is not that of a thing it names
    pieces    which piece stands for which choice
    meanings  what cards do, by their kind and the kind of their effect
    drawings  the SVG of what is always drawn alike
    tables    the icons of things by their kind and id, and `icons`, those of all; of two things of
              one id the first counts
    """

    def __init__(self, game: Path) -> None:
        self.folder: Final = game
        found: dict[str, dict[str, Any]]
        found = tomllib.loads((game / "pictures.toml").read_text("utf-8"))
        tokens = found.pop("tokens").items()
        self.tokens: Final = {thing: Token(*look) for thing, look in tokens}
        self.verbs: Final[dict[str, str]] = found.pop("choices")
        self.pieces: Final[Pieces] = pieces_of(found.pop("pieces"))
        self.meanings: Final[dict[str, dict[str, str]]] = found.pop("meanings", {})
        drawings: dict[str, str] = found.pop("drawings", {})
        self.drawings: Final = {name: "".join(svg.split("\n")) for name, svg in drawings.items()}
        self.tables: Final[dict[str, dict[str, str]]] = found
        self.icons: Final = {thing: token.icon for thing, token in self.tokens.items()}
        for table in reversed(found.values()):
            self.icons.update(table)

    def picture(self, thing: str) -> str:
        """The icon of a thing, "" if it has none."""
        return self.icons.get(thing, "")

    def emblems(
        self, picture: Callable[[str], str] | None = None, last: bool = False
    ) -> Callable[[Mapping[str, Any]], str]:
        """What finds the icon of a choice on its button: that of its verb, else of what it names.

        Where it names several things it is the first that has one, or the `last`.
        """
        icon_of = picture or self.picture

        def emblem(action: Mapping[str, Any]) -> str:
            values = [value for key, value in action.items() if key != "do"]
            things = [value.partition("+")[0] for value in values if isinstance(value, str)]
            shown = [icon for thing in things if (icon := icon_of(thing))]
            return self.verbs.get(action["do"]) or (shown[-1 if last else 0] if shown else "")

        return emblem
