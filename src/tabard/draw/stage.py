"""How a board and the mats beside it share a picture, and the element that holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.draw.memory import safe
from tabard.draw.stamps import Stamp, printed

Rect = tuple[float, float, float, float]

BOARD: Final[Rect] = (0, 0, 972, 508)  # of a wide table
PHONE: Final = 390  # how wide a tall table is
SMALL: Final = 130  # from one small mat to the next
RIGHT: Final = 980  # where the mats of the others begin
MAT: Final = 284  # how wide they are
WIDE: Final = 1264
PLACE: Final = Stamp('<g data-part="~1">~2</g>')
GAP: Final = 6  # between the rooms of a phone
EDGE: Final = 2  # room round the picture for outlines and markers on its rim


class Drawing(str):
    """A picture as one `<svg>` element that knows the parts it was put together of.

    names    what a page may know each part by; "" for what never changes
    parts    the parts, in the order of the picture, their stamps not printed
    called   its name, and `size`, its width and height
    """

    names: Sequence[str]
    parts: Sequence[str]
    called: str
    size: tuple[float, float]
    opening: str

    def placed(self) -> str:
        """The picture with its places, its stamps not printed."""
        return placed(self.opening, self.names, self.parts)


def placed(opening: str, names: Sequence[str], parts: Sequence[str]) -> str:
    """A picture with every part in a group of its name: a page can put others into them."""
    inside = [PLACE(name, part) if name else part for name, part in zip(names, parts, strict=True)]
    return "".join([opening, *inside, "</svg>"])


def opened(kind: str, layout: str, title: str, width: float, height: float) -> str:
    """The beginning of a picture, which leaves a little room around."""
    wide, high = width + 2 * EDGE, height + 2 * EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tabard {kind} {layout}" role="group"'
        f' aria-label="{safe(title)}" viewBox="{-EDGE} {-EDGE} {wide:g} {high:g}"'
        f' width="{wide:g}" height="{high:g}" fill="var(--ink)" color="var(--ink)">'
    )


def framed(
    kind: str,
    layout: str,
    title: str,
    parts: Sequence[str],
    width: float,
    height: float,
    names: Sequence[str] | None = None,
) -> Drawing:
    """The parts of a picture as one `<svg>` element, printed.

    Parts without names are known by their numbers.
    """
    opening = opened(kind, layout, title, width, height)
    drawing = Drawing(printed("".join([opening, *parts, "</svg>"])))
    drawing.names = names if names is not None else [str(i) for i in range(len(parts))]
    drawing.parts, drawing.opening = parts, opening
    drawing.called, drawing.size = title, (width, height)
    return drawing


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
            "board": BOARD,
            "others": (RIGHT, 0, MAT, 508),
            "unseen": (0, low, WIDE, 58),
            "whole": (0, 0, WIDE, low + 58),
        }
    deep = len(others(players, seat)) * 130
    return {
        "board": BOARD,
        "mat": (0, 514, 972, 158),
        "others": (RIGHT, 0, MAT, deep - 6),
        "unseen": (RIGHT, deep, MAT, 112),
        "spare": (RIGHT, deep + 118, MAT, 672 - deep - 118),
        "whole": (0, 0, WIDE, 672),
    }


def tall_rooms(
    players: int, seat: int | None, board: float, mat: float, above: float = 0
) -> dict[str, Rect]:
    """The rooms of a tall table, one under another; a phone shows one at a time.

    `board` and `mat` are how high these are, `above` is what stands over the small mats.
    """
    small = above + len(others(players, seat)) * SMALL - GAP
    found: dict[str, Rect] = {"plates": (0, 0, PHONE, 42), "board": (0, 46, PHONE, board)}
    rest = {"mat": 0 if seat is None else mat, "others": small, "unseen": 112}
    return found | stacked(46 + board + GAP, rest)


def stacked(top: float, highs: Mapping[str, float]) -> dict[str, Rect]:
    """Rooms of a phone one under another, and the whole; one without a height is not there."""
    found: dict[str, Rect] = {}
    low = top
    for room, high in highs.items():
        if high:
            found[room] = (0, low, PHONE, high)
            low += high + GAP
    return {**found, "whole": (0, 0, PHONE, low - GAP)}
