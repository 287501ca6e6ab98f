"""What World Without End brings along to be seen and read."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tabard.presentation import Presentation
from tabard.presentation.board import Board
from tabard.presentation.telling import Telling
from tabard.presentation.terminal import Terminal


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

    @cached_property
    def board(self) -> Board:
        """Its table in a page."""
        from tabard.games.world import board

        return Board(
            draw=board.draw,
            motion=board.MOTION,
            tree=board.tree,
            rooms=board.rooms,
            follow=board.follow,
            emblem=board.emblem,
            tips=board.tips,
            phases=board.PHASES,
        )

    @cached_property
    def terminal(self) -> Terminal:
        """Its table in a terminal."""
        from tabard.games.world import terminal

        return Terminal(terminal.picture, terminal.own)


PRESENTATION: Final = WorldPresentation
