"""Who knows the games by id and how they are shown: the kernel asks, whoever keeps games answers.

`tabard.games` keeps them and says so when it is loaded, as it is with every game of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tabard.kernel.errors import Unknown
from tabard.kernel.ints import mypyc_attr

if TYPE_CHECKING:
    from tabard.kernel.game import Game
    from tabard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """Games by id, and their tables as pictures and text; this one is empty."""

    def finder(self) -> Callable[[str], Game[Any]]:
        """What finds a game by its id; a function that other processes can import."""
        raise Unknown("games", "nobody keeps them here")

    def measures(self, name: str) -> dict[str, Any]:
        """What was measured of a game, by its number of players; nothing where nobody has."""
        return {}

    def board(self, name: str, view: Mapping[str, Any]) -> str:
        """The table of a view as SVG, for a page that has the style of boards."""
        raise Unknown(f"game {name!r}", "nobody draws it here")

    def svg(self, state: State, seat: int | None) -> str:
        """The table as a seat sees it, as an SVG file of its own."""
        raise Unknown(f"game {state.game.id!r}", "nobody draws it here")

    def text(self, state: State, seat: int | None) -> str:
        """The table as a seat sees it, as lines of text."""
        raise Unknown(f"game {state.game.id!r}", "nobody writes it down here")


class Keeper:
    """Holds the library that was named last."""

    def __init__(self) -> None:
        self.library: Library = Library()


KEEPER: Final[Keeper] = Keeper()
