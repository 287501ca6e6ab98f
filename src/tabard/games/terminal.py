"""What all parts of a game's picture in the terminal need: view, words, names and signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabard.games.lines import Line, Span

NARROW: Final = 80

View = Mapping[str, Any]
Say = Callable[..., str]


class Pen:
    """A view being drawn; `signs` has one character for each seat."""

    def __init__(self, view: View, say: Say, names: Sequence[str], signs: str) -> None:
        self.view = view
        self.say = say
        self.names = list(names)
        self.signs = signs
        self.seats: list[dict[str, Any]] = list(view["seats"])

    def called(self, thing: str) -> str:
        """The name of a thing."""
        return self.say("called", thing=thing)

    def sign(self, seat: int) -> Span:
        """A player's sign."""
        return (self.signs[seat], f"seat{seat}")

    def phases(self, names: Sequence[str]) -> Line:
        """The phases of a round with the present one marked; another one by itself."""
        now = self.view["phase"]
        if now not in names:
            return [(self.say(f"table-{now}"), "now")]
        texts = [(name, self.say(f"table-{name}")) for name in names]
        return [
            (f"[{text}]", "now") if name == now else (f" {text} ", "faint") for name, text in texts
        ]

    def goods(self, kind: str, number: int) -> Line:
        """A number of goods."""
        text = self.say("goods", number=number, kind=kind)
        return [(text, kind if number else "faint")]
