"""Strategies of Pillars for planners: bell founder, master of works, merchant and overseer.

What the figures of a table are worth to each lies in `planners.toml`: opinions, in points. A turn
is a choice or two, so they search by them (`tabard.kernel.opinions`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.games.pillars.features import FEATURES
from tabard.kernel.opinions import devoted

THINKING: Final = 700  # iterations, as many as level 5 has

STRATEGIES: Final = devoted(FEATURES, Path(__file__).parent / "planners.toml", THINKING)
