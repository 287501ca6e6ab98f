"""What Pilgrim brings along to be seen and read."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tabard.presentation import Presentation
from tabard.presentation.board import Board
from tabard.presentation.telling import Telling
from tabard.presentation.terminal import Terminal


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

    @cached_property
    def board(self) -> Board:
        """Its table in a page."""
        from tabard.games.pilgrim import board

        return Board(
            draw=board.draw,
            motion=board.MOTION,
            tree=board.tree,
            rooms=board.rooms,
            follow=board.follow,
            emblem=board.emblem,
            tips=board.tips,
            phases=board.PHASES,
            phase=board.phase,
            span=board.span,
        )

    @cached_property
    def terminal(self) -> Terminal:
        """Its table in a terminal."""
        from tabard.games.pilgrim import terminal

        return Terminal(terminal.picture, terminal.own)


PRESENTATION: Final = PilgrimPresentation
