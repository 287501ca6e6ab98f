"""What Pilgrim brings along to be seen and read."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tabard.presentation import Presentation
from tabard.presentation.telling import Telling


class PilgrimPresentation(Presentation):
    """Pilgrim on the table."""

    @cached_property
    def telling(self) -> Telling:
        """The figures behind its sentences."""
        from tabard.games.pilgrim import telling
        from tabard.games.pilgrim.cautions import cautions

        return Telling(
            stock=("silver", "wheat", "stone", "piety", "alms", "village", "abbey"),
            asking=telling.asking,
            choosing=telling.choosing,
            happening=telling.happening,
            card=telling.card,
            verdict=telling.verdict,
            cautions=cautions,
            places=telling.places,
            absent=telling.ABSENT,
            placed=telling.PLACED,
            chapters=telling.CHAPTERS,
        )


PRESENTATION: Final = PilgrimPresentation
