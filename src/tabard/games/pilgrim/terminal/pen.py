"""What all parts of the picture need: the view, the words, names and signs of the players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabard.games.lines import Line, Span

NARROW: Final = 80
LABEL: Final = 14  # columns for what a line is about
NAME: Final = 13  # columns for a player's name

View = Mapping[str, Any]
Say = Callable[..., str]


class Pen:
    """A view being drawn; `signs` has one character for each seat, Ab-Bott has the next."""

    def __init__(self, view: View, say: Say, names: Sequence[str], signs: str) -> None:
        self.view = view
        self.say = say
        self.names = list(names[: view["players"]])
        self.signs = signs
        self.mats: list[dict[str, Any]] = list(view["seats"])
        if view["abbott"] is not None:
            self.mats.append(view["abbott"])
            self.names.append(self.called("ab_bott"))

    def called(self, thing: str) -> str:
        """The name of a thing."""
        return self.say("called", thing=thing)

    def sign(self, mat: int) -> Span:
        """A player's sign."""
        return (self.signs[mat], f"seat{mat}")

    def owner(self, seat: int | str) -> int:
        """The mat of a track's owner."""
        return len(self.mats) - 1 if seat == "abbott" else int(seat)

    def label(self, key: str) -> Line:
        """What a line is about."""
        return [(f"{self.say(key):<{LABEL}}", "strong")]
