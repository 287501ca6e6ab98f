"""The figures of the pages that teach a game: details of its table at moments of one game.

`howto.toml` has a table `figures.NAME` for each:

    ply     after how many choices of `game.txt`
    seat    whose eyes: what this seat may choose is alight; none: a spectator's
    show    the ids of the parts of the picture that are shown, or `room:NAME` for a room of it
    marks   the ids of the parts that get a number
    margin  how much around them, in units of the picture
    tall    whether it is too wide for a phone, which gets the same of the table as phones draw it
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tabard.draw.detail import detail
from tabard.draw.extent import Box
from tabard.games import game as game_of
from tabard.games import presentation
from tabard.howto import place, settings
from tabard.kernel.record import Record, parse
from tabard.kernel.state import State
from tabard.presentation.board import Layout

RECORD: Final = "game.txt"
ROOM: Final = "room:"
RULES: Final = "rules: "


@dataclass(frozen=True, slots=True)
class Figure:
    """What a figure shows."""

    ply: int
    show: Sequence[str]
    seat: int | None = None
    marks: Sequence[str] = ()
    margin: float = 2
    tall: bool = False


@cache
def figures(game: str) -> dict[str, Figure]:
    """The figures of a game, by name."""
    return {name: Figure(**given) for name, given in settings(game)["figures"].items()}


@cache
def played(game: str) -> Record | None:
    """The game that is shown; None where this house plays by other rules or data than it did."""
    text = (place(game) / RECORD).read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith(RULES))
    if line.removeprefix(RULES) != game_of(game).version:
        return None
    return parse(text, game_of)


@cache
def moment(game: str, ply: int) -> State | None:
    """A moment of the game that is shown."""
    record = played(game)
    return None if record is None else record.state(ply)


@cache
def drawn(game: str, name: str, lang: str, layout: Layout = "wide") -> str:
    """A figure as an SVG element for a page; "" where the game cannot be shown."""
    figure = figures(game)[name]
    state, record = moment(game, figure.ply), played(game)
    if state is None or record is None:
        return ""
    look = presentation(game)
    view = state.view(figure.seat)
    drawing = look.board.draw(
        view,
        choices=choices(state) if figure.seat == state.to_move else [],
        seat=figure.seat,
        layout=layout,
        names=record.names,
        words=look.words(lang),
    )
    rooms = look.board.rooms(view, figure.seat, layout)
    frame: Box | None = None
    parts = []
    for part in figure.show:
        if part.startswith(ROOM):
            left, top, wide, tall = rooms[part.removeprefix(ROOM)]
            frame = (left, top, left + wide, top + tall)
        else:
            parts.append(part)
    return detail(drawing, parts, figure.margin, figure.marks, frame, f"{game}-{name}-{layout}")


def choices(state: State) -> list[dict[str, Any]]:
    """What may be chosen, as pictures want it."""
    return [{**state.game.actions.json(code), "code": code} for code in state.choices()]
