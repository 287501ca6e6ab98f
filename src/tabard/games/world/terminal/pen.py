"""What all parts of the picture need beside the view, and how wide its columns are."""

from __future__ import annotations

from typing import Final

from tabard.games import terminal
from tabard.games.lines import Line

LABEL: Final = 14  # columns for the head of a line
NAME: Final = 15  # columns for a player's name


class Pen(terminal.Pen):
    """A view of World Without End being drawn."""

    def label(self, key: str) -> Line:
        """The head of a line."""
        return [(f" {self.say(key):<{LABEL - 1}}", "strong")]
