"""What all parts of the picture need beside the view, and how wide its columns are."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.games import terminal
from tabard.games.feudum import tables as t
from tabard.games.feudum.telling import PHASES
from tabard.games.lines import Line


class Pen(terminal.Pen):
    """A view of Feudum being drawn."""

    LABEL = 19
    NAME = 14
    PHASES = PHASES

    def heap(self, goods: Mapping[str, int]) -> list[Line]:
        """The goods that are there, kind by kind."""
        return [self.goods(kind, goods[kind]) for kind in t.GOOD_IDS if goods[kind]]
