"""Tracks: cells in a row or as a frame round a board, and the markers that fan where they meet."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.draw.shapes import disc
from tabard.draw.stage import BOARD
from tabard.draw.states import named
from tabard.draw.tips import answering
from tabard.draw.tree import Node, of_seats, still

Cell = tuple[float, float, float, float]
DEEP: Final = 18  # of the track round a wide board


@remembered
def row(first: int, last: int, x: float, y: float, w: float, h: float) -> tuple[Cell, ...]:
    """The cells of a straight track from left to right."""
    step = w / (last - first + 1)
    return tuple((x + i * step, y, step, h) for i in range(last - first + 1))


@remembered
def frame(length: int, w: float, h: float, deep: float) -> tuple[Cell, ...]:
    """The cells of a track that frames a w×h board clockwise from the top left corner.

    A third of the cells lies above and below each, a sixth at either side.
    """
    long, short = length // 3, length // 6
    step, fall = w / long, (h - 2 * deep) / short
    top = [(i * step, 0.0, step, deep) for i in range(long)]
    right = [(w - deep, deep + i * fall, deep, fall) for i in range(short)]
    bottom = [(w - (i + 1) * step, h - deep, step, deep) for i in range(long)]
    left = [(0.0, h - deep - (i + 1) * fall, deep, fall) for i in range(short)]
    return tuple(top + right + bottom + left)


@remembered
def ground(cells: tuple[Cell, ...]) -> str:
    """The cells: every 5th darker with its figure, every 10th darker still and bold."""
    parts: list[str] = []
    for i, (x, y, w, h) in enumerate(cells):
        box = f'x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"'
        if i % 5 == 0:
            shade = ".75" if i % 10 == 0 else ".4"
            parts.append(f'<rect {box} fill="var(--line)" opacity="{shade}"/>')
            cut = "c7" if i % 10 == 0 else "c6"
            figure = text(x + w / 2, y + h / 2 + 4, i, "c6", 11.5, "middle")
            parts.append(figure.replace("c6", cut, 1))
        else:
            parts.append(f'<circle cx="{x + w / 2:.1f}" cy="{y + h / 2:.1f}" r="1.4" class="dot"/>')
        parts.append(f'<rect {box} class="hair"/>')
    return "".join(parts)


def markers(
    cells: Sequence[Cell], places: Sequence[int], last: int, spread: float = 6
) -> list[tuple[int, float, float]]:
    """Where the markers stand: (whose, x, y), those on one cell fanned, `last` drawn on top."""
    length = len(cells)
    on_cell: dict[int, list[int]] = {}
    for seat, place in enumerate(places):
        on_cell.setdefault(place % length, []).append(seat)
    spots: list[tuple[int, float, float]] = []
    for cell, seats in on_cell.items():
        x, y, w, h = cells[cell]
        seats.sort(key=lambda seat: seat == last)
        for i, seat in enumerate(seats):
            shift = (i - (len(seats) - 1) / 2) * spread
            along = w >= h
            spots.append(
                (seat, x + w / 2 + (shift if along else 0), y + h / 2 + (0 if along else shift))
            )
    return spots


def score(players: int, length: int, fields: Sequence[str] = ("vp",), idle: int = -1) -> list[Node]:
    """The frame of a wide board, a disc for every player; the count beyond stands on the mats.

    `fields` are what points are made of, and `idle` is whose disc lies on top while nobody is to
    move.
    """
    _, _, w, h = BOARD
    cells = frame(length, w, h, DEEP)
    field = answering(
        "score-track",
        f'<rect width="{w:g}" height="{h:g}" rx="4" fill="var(--well)" class="station"/>'
        + ground(cells),
    ) + (
        f'<rect x="{DEEP}" y="{DEEP}" width="{w - 2 * DEEP:g}" height="{h - 2 * DEEP:g}"'
        ' fill="var(--board)" stroke="var(--rule)"/>'
    )
    on_frame = discs(
        "vp", cells, players, lambda s, seat: s.told_points(seat), 9.5, fields, idle, 9
    )
    return [still(lambda _: field), on_frame]


def discs(
    field: str,
    cells: Sequence[Cell],
    players: int,
    told: Callable[[Any, int], str],
    r: float,
    fields: Sequence[str] = (),
    idle: int = -1,
    spread: float = 6,
) -> Node:
    """The discs of all players on a track, that of the player to move on top.

    `field` is where each stands, `told` what a reader hears of it.
    """

    def draw(scene: Any) -> str:
        last = idle if scene.mover is None else scene.mover
        places = [one[field] for one in scene.seats]
        return "".join(
            named(
                f"{field}-{seat}",
                told(scene, seat),
                disc(seat, 0, 0, r),
                f' class="marker" transform="translate({x:g},{y:g})"',
            )
            for seat, x, y in markers(cells, places, last, spread)
        )

    return Node(field, draw, "to_move " + of_seats(players, *(fields or (field,))))
