"""A table for people who look at it outside a house: as an SVG file, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games import presentation
from tabard.games.lines import SIGNS, plain
from tabard.kernel.errors import BadInput
from tabard.kernel.state import State
from tabard.messages import DEFAULT
from tabard.words import Words, phrases_of

COLUMNS: Final = 100


def svg(
    state: State, seat: int | None = None, names: Sequence[str] = (), lang: str = DEFAULT
) -> str:
    """The table as an SVG file of its own, choices aglow for the seat that is to move."""
    from tabard.draw import page

    check_seat(state, seat)
    game = state.game
    choices: list[dict[str, Any]] = []
    if seat is not None and seat == state.to_move:
        choices = [{**game.actions.json(code), "code": code} for code in state.choices()]
    drawing = presentation(game.id).board.draw(
        state.view(seat),
        choices=choices,
        seat=seat,
        names=names or seats(state),
        words=phrases_of(game.id, lang),
    )
    return page.standalone(drawing, theme="parchment", embed_fonts=True)


def text(
    state: State, seat: int | None = None, names: Sequence[str] = (), lang: str = DEFAULT
) -> str:
    """The table as lines of text without colours."""
    check_seat(state, seat)
    draw = presentation(state.game.id).terminal.picture
    words = Words(state.game.id, lang)
    lines = draw(state.view(seat), words, names or seats(state), SIGNS, COLUMNS)
    return "\n".join(plain(line).rstrip() for line in lines)


def seats(state: State) -> list[str]:
    """Names for seats at which nobody sits."""
    return [f"Seat {seat}" for seat in range(state.players)]


def check_seat(state: State, seat: int | None) -> None:
    """Refuse a seat that is not at the table."""
    if seat is not None and not 0 <= seat < state.players:
        raise BadInput("seat", f"{seat} is not 0 to {state.players - 1}")
