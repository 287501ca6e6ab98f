"""The table in a terminal: a view becomes lines of styled spans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabard.draw.words import Messages
from tabard.games.lines import Line
from tabard.presentation.telling import View


class Terminal(NamedTuple):
    """How a game is drawn as text; a player's sign is one character of `signs`.

    picture  the whole table: view, words, names, signs, columns
    own      what lies before one player, for a glance between two choices: the same with a seat
    """

    picture: Callable[[View, Messages, Sequence[str], str, int], list[Line]]
    own: Callable[[View, Messages, Sequence[str], str, int], list[Line]]
