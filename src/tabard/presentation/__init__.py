"""What a game brings along to be seen and read, with a default for everything.

`Presentation` is the contract. A game's package brings its table in a page as `BOARD` of a module
`board` and that in a terminal as `TERMINAL` of a module `terminal`. One that wants anything else
otherwise than the default has a module `presentation` with a subclass as `PRESENTATION`;
`tabard.games.presentation` finds it. Parts are loaded when they are first asked for: whoever plays
without a picture loads none.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module, util
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabard.draw.words import Phrasebook
    from tabard.presentation.board import Board
    from tabard.presentation.telling import Telling
    from tabard.presentation.terminal import Terminal

__all__ = ["Presentation"]


class Presentation:
    """The presentation of one game.

    Beside these parts a game's folder holds its `shelf.toml` (`presentation.shelf`), its messages
    in `locale/`, with the title, the sentence on its box and the words of its options, and
    its rules documents.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def telling(self) -> Telling:
        """What words need to know."""
        from tabard.presentation.telling import Telling

        return Telling()

    @cached_property
    def board(self) -> Board:
        """The table in a page."""
        from tabard.presentation.plain.board import plain_board

        found: Board | None = self.brought("board")
        return plain_board(self.game) if found is None else found

    def words(self, lang: str = "en") -> Phrasebook:
        """The words of its pictures in a language."""
        from tabard.words import phrases_of

        return phrases_of(self.game, lang)

    @cached_property
    def terminal(self) -> Terminal:
        """The table in a terminal."""
        from tabard.presentation.plain.terminal import plain_terminal

        found: Terminal | None = self.brought("terminal")
        return plain_terminal() if found is None else found

    def brought(self, part: str) -> Any:
        """What a module of the game's package says as a part of it; None where there is none."""
        from tabard.games import package

        module = f"{package(self.game)}.{part}"
        found = import_module(module) if util.find_spec(module) else None
        return getattr(found, part.upper(), None)  # a game may call something else a board

    def cover(self) -> str:
        """The scene on its box: SVG of 286 by 184 units (see `presentation.cover`)."""
        from tabard.games import folder
        from tabard.presentation.cover import cover

        return cover(folder(self.game))
