"""Positions read back."""

from __future__ import annotations

from typing import Any

from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.game import Game


def load(game: Game[PilgrimState], data: Any) -> PilgrimState:
    """The state of a position."""
    raise NotImplementedError
