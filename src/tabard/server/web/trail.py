"""Where the pieces of a table have stood, choice by choice, and which of them moved last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tabard.games import presentation
from tabard.server.table import Ply, Table
from tabard.server.web.views import common_view

Pieces = Mapping[str, str]

LOOK_BACK: Final = 8  # choices back to the last piece that moved


class Footprint(NamedTuple):
    """A choice and what it left: where the pieces stand, and what a seat moved last, and when.

    `by` is the seat whose choice was the last, if any seat has chosen.
    """

    ply: Ply | None
    pieces: Pieces
    number: int = 0
    moved: str = ""
    mover: int | None = None
    by: int | None = None


def footprint(table: Table, plies: int) -> Footprint | None:
    """What so many choices left; None where no game has begun."""
    if table.first is None or table.game is None:
        return None
    board = presentation(table.game.edition).board
    trail: list[Footprint] = table.memory.setdefault("trail", [])
    if not trail:
        trail.append(Footprint(None, board.follow(table.first.view(None))))
    while len(trail) > 1 and (
        len(trail) > len(table.plies) + 1 or trail[-1].ply is not table.plies[len(trail) - 2]
    ):
        trail.pop()
    while len(trail) <= plies:
        ply, last = table.plies[len(trail) - 1], trail[-1]
        pieces = board.follow(common_view(table, ply.shown), last.pieces)
        seat = ply.seat
        gone = "" if seat < 0 else first_gone(last.pieces, pieces)
        by = last.by if seat < 0 else seat
        if gone:
            trail.append(Footprint(ply, pieces, len(trail), gone, seat, by))
        else:
            trail.append(Footprint(ply, pieces, last.number, last.moved, last.mover, by))
    return trail[plies]


def first_gone(before: Pieces, after: Pieces) -> str:
    """The first piece that is not where it was, or ""."""
    if before == after:
        return ""
    return next((piece for piece, place in after.items() if before.get(piece) != place), "")


def pieces_at(table: Table, plies: int) -> Pieces:
    """Which piece stands where after so many choices, the same for everybody who looks."""
    found = footprint(table, plies)
    return found.pieces if found is not None else {}


def moved(table: Table, plies: int) -> dict[str, Any]:
    """Whose choice was the last, which piece a seat moved last, and which seat that was."""
    found = footprint(table, plies)
    if found is None:
        return {"moved": [], "mover": None, "by": None}
    if found.moved and found.number > plies - LOOK_BACK:
        return {"moved": [found.moved], "mover": found.mover, "by": found.by}
    return {"moved": [], "mover": None, "by": found.by}
