"""What all parts of the picture need beside the view, and how wide its columns are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.games import terminal
from tabard.games.pilgrim.telling import PHASES, phase
from tabard.games.terminal import Say, View


class Pen(terminal.Pen):
    """A view of Pilgrim being drawn; Ab-Bott has mat, name and sign after the others."""

    NAME = 13
    PHASES = PHASES

    def __init__(self, view: View, say: Say, names: Sequence[str], signs: str) -> None:
        super().__init__(view, say, names[: view["players"]], signs)
        self.mats: list[dict[str, Any]] = list(self.seats)
        if view["abbott"] is not None:
            self.mats.append(view["abbott"])
            self.names.append(self.called("ab_bott"))

    def whose(self, seat: int | str) -> int:
        """The mat of a track's owner."""
        return len(self.mats) - 1 if seat == "abbott" else int(seat)

    def phase(self) -> str:
        """The present stretch of a turn."""
        return phase(self.view)
