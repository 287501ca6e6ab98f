"""A table for people who look at it outside a house: as an SVG file, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games import presentation
from tabard.games.lines import SIGNS, plain
from tabard.kernel.state import State
from tabard.messages import DEFAULT
from tabard.words import Words, phrases_of

COLUMNS: Final = 100


def svg(
    state: State, seat: int | None = None, names: Sequence[str] = (), lang: str = DEFAULT
) -> str:
    """The table as an SVG file of its own, choices aglow for the seat that is to move."""
    from tabard.draw import page

    game = state.game
    choices: list[dict[str, Any]] = []
    if seat is not None and seat == state.to_move:
        choices = [{**game.actions.json(code), "code": code} for code in state.choices()]
    drawing = presentation(game.edition).board.draw(
        state.view(seat),
        choices=choices,
        seat=seat,
        names=names or seats(state),
        words=phrases_of(game.edition, lang),
    )
    return page.standalone(drawing, theme="parchment", embed_fonts=True)


def text(
    state: State, seat: int | None = None, names: Sequence[str] = (), lang: str = DEFAULT
) -> str:
    """The table as lines of text without colours."""
    draw = presentation(state.game.edition).terminal.picture
    words = Words(state.game.edition, lang)
    lines = draw(state.view(seat), words, names or seats(state), SIGNS, COLUMNS)
    return "\n".join(plain(line).rstrip() for line in lines)


def seats(state: State) -> list[str]:
    """Names for seats at which nobody sits."""
    return [f"Seat {seat}" for seat in range(state.players)]
