"""What Feudum brings along to be seen and read."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tabard.presentation import Presentation
from tabard.presentation.telling import Telling


class FeudumPresentation(Presentation):
    """Feudum on the table."""

    @cached_property
    def telling(self) -> Telling:
        """The figures behind its sentences."""
        from tabard.games.feudum import telling
        from tabard.games.feudum.cautions import cautions

        return Telling(
            stock=(
                "coins",
                "goods/food",
                "goods/wood",
                "goods/iron",
                "goods/sulphur",
                "goods/saltpetre",
                "barrel",
                "markers",
                "army",
                "voyage",
                "writs",
            ),
            asking=telling.asking,
            choosing=telling.choosing,
            happening=telling.happening,
            card=telling.card,
            verdict=telling.verdict,
            cautions=cautions,
            prices=telling.prices,
            to_come=telling.to_come,
            named=telling.NAMED,
            spoken=telling.SPOKEN,
            absent=telling.ABSENT,
            hushed=telling.HUSHED,
        )


PRESENTATION: Final = FeudumPresentation
