"""What World Without End brings along to be seen and read."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tabard.presentation import Presentation
from tabard.presentation.telling import Telling


class WorldPresentation(Presentation):
    """World Without End on the table."""

    @cached_property
    def telling(self) -> Telling:
        """The figures behind its sentences."""
        from tabard.games.world import telling
        from tabard.games.world.cautions import cautions

        return Telling(
            stock=(
                "goods/money",
                "goods/stone",
                "goods/wood",
                "goods/grain",
                "goods/piety",
                "goods/wool",
                "goods/cloth",
                "goods/loyalty",
                "goods/medical",
                "houses",
                "seals",
            ),
            asking=telling.asking,
            choosing=telling.choosing,
            happening=telling.happening,
            card=telling.card,
            verdict=telling.verdict,
            cautions=cautions,
            to_come=telling.to_come,
            absent=telling.ABSENT,
        )


PRESENTATION: Final = WorldPresentation
