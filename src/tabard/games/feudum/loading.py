"""Positions read back."""

from __future__ import annotations

from typing import Any

from tabard.games.feudum.state import FeudumState
from tabard.kernel.game import Game


def load(game: Game[FeudumState], data: Any) -> FeudumState:
    raise NotImplementedError
