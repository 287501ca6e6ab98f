"""What The Pillars of the Earth brings along to be seen and read."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tabard.presentation import Presentation
from tabard.presentation.telling import Telling


class PillarsPresentation(Presentation):
    """The Pillars of the Earth on the table."""

    @cached_property
    def telling(self) -> Telling:
        """The figures behind its sentences."""
        from tabard.games.pillars import telling
        from tabard.games.pillars.cautions import cautions

        return Telling(
            stock=("gold", "workers", "goods/wood", "goods/stone", "goods/sand", "goods/metal"),
            asking=telling.asking,
            choosing=telling.choosing,
            happening=telling.happening,
            card=telling.card,
            verdict=telling.verdict,
            apart=telling.apart,
            to_come=telling.to_come,
            cautions=cautions,
            named=telling.NAMED,
            absent=telling.ABSENT,
        )


PRESENTATION: Final = PillarsPresentation
