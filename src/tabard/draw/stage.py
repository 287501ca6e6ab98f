"""How a board and the mats beside it share a picture, and the element that holds it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tabard.draw.memory import safe

Rect = tuple[float, float, float, float]

RIGHT: Final = 980  # where the mats of the others begin
MAT: Final = 284  # how wide they are
WIDE: Final = 1264
EDGE: Final = 2  # room round the picture for outlines and markers on its rim


def framed(
    kind: str, layout: str, title: str, parts: Iterable[str], width: float, height: float
) -> str:
    """The parts of a picture as one `<svg>` element with a little room around."""
    width, height = width + 2 * EDGE, height + 2 * EDGE
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tabard {kind} {layout}" role="group"'
        f' aria-label="{safe(title)}" viewBox="{-EDGE} {-EDGE} {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" fill="var(--ink)" color="var(--ink)">'
    )
    return "".join([opening, *parts, "</svg>"])


def others(players: int, seat: int | None) -> list[int]:
    """The players whose mats are small, in turn order after the one who looks."""
    if seat is None:
        return list(range(players))
    return [(seat + i) % players for i in range(1, players)]


def wide_rooms(players: int, seat: int | None) -> dict[str, Rect]:
    """The rooms of a wide table; the corner `spare` is left for a log."""
    if seat is None:
        low = 508 + 6
        return {
            "board": (0, 0, 972, 508),
            "others": (RIGHT, 0, MAT, 508),
            "unseen": (0, low, WIDE, 58),
            "whole": (0, 0, WIDE, low + 58),
        }
    deep = len(others(players, seat)) * 130
    return {
        "board": (0, 0, 972, 508),
        "mat": (0, 514, 972, 158),
        "others": (RIGHT, 0, MAT, deep - 6),
        "unseen": (RIGHT, deep, MAT, 112),
        "spare": (RIGHT, deep + 118, MAT, 672 - deep - 118),
        "whole": (0, 0, WIDE, 672),
    }


def wide_table(
    parts: list[str],
    players: int,
    seat: int | None,
    other_mat: Callable[[int, float, float, float, float], str],
    own_mat: Callable[[int, float, float, float, float], str],
    unseen: Callable[[float, float, float, bool], str],
) -> tuple[list[str], float, float]:
    """A wide table, part by part: its board, then the mats around it; and how large it is.

    A mat is drawn for a seat into a place, what nobody sees into a width, flat for spectators.
    """
    step = 130.0 if seat is not None else 128.0
    for i, other in enumerate(others(players, seat)):
        parts.append(other_mat(other, RIGHT, i * step, MAT, 124))
    places = wide_rooms(players, seat)
    if seat is not None:
        parts.append(own_mat(seat, *places["mat"]))
    x, y, w, _ = places["unseen"]
    parts.append(unseen(x, y, w, seat is None))
    _, _, w, h = places["whole"]
    return parts, w, h
