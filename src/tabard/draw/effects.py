"""Effects in icons: small marks lined up on one base line, as `2 stone → 1 point` on a card."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.lettering import text, width
from tabard.draw.stamps import Stamp, cut

ALONG: Final = Stamp('<g transform="translate(~1)">~2</g>')
LINED: Final = Stamp('<g transform="translate(~1,~2)~3">~4</g>')


class Mark(NamedTuple):
    """A drawing that is centred on the height 0 and begins at 0, and how wide it is."""

    wide: float
    drawing: str


def cube(good: str, size: float) -> Mark:
    return Mark(size, shapes.cube(good, 0, -size / 2, size))


def kept(good: str, size: float) -> Mark:
    """A cube that must be there and is not consumed."""
    ring = f'<rect x=".5" y="{-size / 2 - 2.5:g}" width="{size + 5:g}" height="{size + 5:g}" rx="4"'
    return Mark(size + 6, f'{ring} class="planned"/>{shapes.cube(good, 3, -size / 2, size)}')


def coin(r: float) -> Mark:
    return Mark(2 * r, shapes.coin(r, 0, r))


def points(number: object, r: float) -> Mark:
    return Mark(2 * r, shapes.points(number, r, 0, r))


def figure(number: object, size: float = 14, tone: str = "") -> Mark:
    content = str(number)
    return Mark(width(content, size, "g7"), text(0, size * 0.32, content, "g7", size, tone=tone))


def words(said: str, size: float) -> Mark:
    """A few words in italics."""
    drawn = text(0, size * 0.32, said, "gi", size, tone="ink-2")
    return Mark(width(said, size, "gi"), drawn)


def sign(name: str, size: float, tone: str = "") -> Mark:
    """An icon."""
    return Mark(size, centred(name, size / 2, 0, size, tone))


def worker(seat: int | None, size: float) -> Mark:
    return Mark(size, shapes.meeple(seat, size / 2, 0, size))


def builder(seat: int | None, h: float) -> Mark:
    wide = h * 0.74
    return Mark(wide, shapes.pawn(seat, wide / 2, h * 0.46, h))


def die(size: float) -> Mark:
    return Mark(size, shapes.die(3, 0, -size / 2, size))


def paper(w: float, h: float) -> Mark:
    """A small blank card."""
    box = f'<rect x=".5" y="{-h / 2:g}" width="{w - 1:g}" height="{h:g}" rx="2"'
    return Mark(w, f'{box} fill="var(--card)" stroke="var(--ink)" stroke-width="1.2"/>')


def becomes() -> Mark:
    """The arrow between what goes in and what comes out."""
    return Mark(8.5, shapes.arrow(0, 0))


def joined(marks: Sequence[Mark], gap: float = 2) -> Mark:
    """Marks side by side as one."""
    whole = sum(mark.wide for mark in marks) + gap * (len(marks) - 1)
    return Mark(whole, line_up(marks, 0, 0, whole, gap, begins=True))


def line_up(
    marks: Sequence[Mark], x: float, y: float, room: float, gap: float = 2, begins: bool = False
) -> str:
    """The marks side by side, drawn smaller if they need more than room.

    Their middle is at (x, y), or they begin there.
    """
    whole = sum(mark.wide for mark in marks) + gap * (len(marks) - 1)
    small = min(1.0, room / whole) if whole > 0 else 1.0
    size = f" scale({small:.3g})" if small < 1 else ""
    parts: list[str] = []
    left = 0.0
    for mark in marks:
        parts.append(ALONG(f"{left:g}", mark.drawing))
        left += mark.wide + gap
    start = x if begins else x - whole * small / 2
    return LINED(f"{start:.4g}", f"{y:g}", size, cut("".join(parts)))
