"""What a game brings along to be seen and read, with a default for everything.

`Presentation` is the contract. A game that wants anything otherwise than the default has a module
`presentation` with a subclass of it as `PRESENTATION`; `tabard.games.presentation` finds it. Its
parts are loaded when they are first asked for: whoever plays without a picture loads none.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

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

        return plain_board(self.game)

    def words(self, lang: str = "en") -> Phrasebook:
        """The words of its pictures in a language."""
        from tabard.words import phrases_of

        return phrases_of(self.game, lang)

    @cached_property
    def terminal(self) -> Terminal:
        """The table in a terminal."""
        from tabard.presentation.plain.terminal import plain_terminal

        return plain_terminal()

    def cover(self) -> str:
        """The scene on its box: SVG of 286 by 184 units (see `presentation.cover`)."""
        from tabard.games import folder
        from tabard.presentation.cover import cover

        return cover(folder(self.game))
