"""The pieces every table knows: shields, pawns, meeples, discs, cubes, coins, points, dice.

A piece is one drawing in several sizes. Positions are board units; a piece without a seat is
nobody's. Outlines stay equally thin at every size, so sizes are drawn, not scaled.
"""

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.memory import remembered, safe
from tabard.draw.stage import Rect
from tabard.draw.stamps import Stamp, cut, stamp_of, stamped

SIGILS: Final = ("chess-rook", "fleur-de-lys", "flower-emblem", "shamrock", "polar-star")

# What lies on a good: its icon, and whether the icon is dark or pale.
GOODS: Final[dict[str, tuple[str, str]]] = {
    "wood": ("wood-beam", "on-dark"),
    "stone": ("stone-block", "on-light"),
    "sand": ("powder", "on-light"),
    "metal": ("metal-bar", "on-dark"),
    "gold": ("crown-coin", "on-light"),
}

EDGE: Final = ' stroke="var(--edge)" stroke-width="1.2"'
SHADE: Final = ' class="shade"'
PANEL: Final = 'fill="var(--panel)" stroke="var(--line)"'
PAPER: Final = 'fill="var(--card)" stroke="var(--line)"'


MOVED: Final = Stamp('<g transform="translate(~1,~2)">~3</g>')
GHOST: Final = Stamp('<g class="ghost">~1</g>')
PALE: Final = Stamp('<g opacity="~1">~2</g>')
PANE: Final = Stamp('<rect x="~1" y="~2" width="~3" height="~4" rx="~5" ~6/>')
ROUND: Final = Stamp('<circle cx="~1" cy="~2" r="~3" ~4/>')
DOT: Final = Stamp('<circle cx="~1" cy="~2" r="~3" fill="var(--~4)"/>')


def pane(box: Rect, look: str, r: float = 10) -> str:
    """A rectangle with round corners; `look` is how it is filled and outlined, or its class."""
    x, y, w, h = box
    x, y, w, h = round(x, 2), round(y, 2), round(w, 2), round(h, 2)
    return PANE(f"{x:g}", f"{y:g}", f"{w:g}", f"{h:g}", f"{r:g}", cut(look))


def circle(x: float, y: float, r: float, look: str) -> str:
    """A circle around (x, y); `look` is how it is filled and outlined, or its class."""
    return ROUND(f"{round(x, 2):g}", f"{round(y, 2):g}", f"{round(r, 2):g}", cut(look))


def chit(x: float, y: float, r: float, look: str, inside: str = "", deep: float = 1.2) -> str:
    """Something round that lies on the table around (x, y), and what it bears."""
    return circle(x, y + deep, r, 'class="shade"') + circle(x, y, r, look) + inside


def sheet(box: Rect, look: str, r: float = 4, deep: float = 1.5) -> str:
    """Something flat that lies on the table: paper, a tile, a card."""
    x, y, w, h = box
    return pane((x, y + deep, w, h), 'class="shade"', r) + pane(box, look, r)


def medal(sign: str, x: float, y: float, r: float, fill: str, tone: str, part: float = 1.44) -> str:
    """A round token around (x, y) of a colour, and the sign that it bears."""
    mark = centred(sign, x, y, round(r * part, 2), tone)
    return chit(x, y, r, f'fill="var(--{fill})"{EDGE}', mark)


def ghost(content: str) -> str:
    """What would come to lie here, pale and deaf to the pointer."""
    return GHOST(content)


def vacant(box: Rect, r: float = 5) -> str:
    """The place of a card where none lies."""
    return pane(box, 'class="free" opacity=".6"', r)


def wash(land: str) -> str:
    """The look of a place on a board, by the colour of its land."""
    return f'class="station" fill="var(--{land})"'


def moved(content: str, x: float, y: float) -> str:
    """A drawing whose corner is at (0, 0), at its place."""
    return MOVED(f"{x:g}", f"{y:g}", content)


def pale(content: str, ink: float) -> str:
    """A drawing of which only so much is seen."""
    return PALE(f"{ink:.2g}".removeprefix("0"), content)


def sigil(seat: int, x: float, y: float, size: float) -> str:
    """The player's sigil around (x, y), to lie on his colour."""
    return centred(SIGILS[seat], x, y, size, f"p{seat + 1}-on")


@stamped
def shield(seat: int, x: float, y: float, w: float, extra: str = "") -> str:
    """The player's plate: a heater shield with its top left corner at (x, y)."""
    s = w / 25.2
    line = 1 if w < 18 else 1.3
    return (
        f'<path d="M{x:g},{y:g}h{w:g}v{13.1 * s:.1f}c0,{9.3 * s:.1f} {-7.6 * s:.1f},{13.6 * s:.1f}'
        f" {-12.6 * s:.1f},{16 * s:.1f}c{-5 * s:.1f},{-2.3 * s:.1f} {-12.6 * s:.1f},{-6.7 * s:.1f}"
        f' {-12.6 * s:.1f},{-16 * s:.1f}z" fill="var(--p{seat + 1})" stroke="var(--edge)"'
        f' stroke-width="{line:g}" stroke-linejoin="round"{extra}/>'
        + sigil(seat, x + w / 2, y + 13.1 * s, 16.2 * s)
    )


@remembered
def _robe(h: float) -> str:
    s = h / 34
    steps = (
        f"c{0.8 * s:.1f},{-4 * s:.1f} {4.6 * s:.1f},{-6.8 * s:.1f} {5.4 * s:.1f},{-14.2 * s:.1f}",
        f"c{-3.9 * s:.1f},{-1.4 * s:.1f} {-3.9 * s:.1f},{-5.5 * s:.1f}",
        f" {1.8 * s:.1f},{-6.8 * s:.1f}",
        f"a{6.5 * s:.1f},{6.5 * s:.1f} 0 1 1 {10.4 * s:.1f},0",
        f"c{5.7 * s:.1f},{1.3 * s:.1f} {5.7 * s:.1f},{5.4 * s:.1f} {1.8 * s:.1f},{6.8 * s:.1f}",
        f"c{0.8 * s:.1f},{7.4 * s:.1f} {4.6 * s:.1f},{10.2 * s:.1f} {5.4 * s:.1f},{14.2 * s:.1f}",
        f"q{-12.4 * s:.1f},{4.1 * s:.1f} {-24.8 * s:.1f},0z",
    )
    return "".join(steps)


@stamped
def pawn(seat: int | None, x: float, y: float, h: float = 34, ghost: bool = False) -> str:
    """A master piece: a robed figure whose foot stands at (x, y)."""
    x, y, s = round(x, 2), round(y, 2), h / 34
    fill = "neutral" if seat is None else f"p{seat + 1}"
    foot = (
        ""
        if ghost
        else f'<ellipse cx="{x:g}" cy="{y + 1.5 * s:g}" rx="{12.9 * s:.1f}" ry="{3.7 * s:.1f}"'
        f"{SHADE}/>"
    )
    mark = "" if seat is None else sigil(seat, x, y - 7.4 * s, 11.6 * s)
    return (
        f'{foot}<path d="M{x - 12.4 * s:.1f},{y:g}{_robe(h)}" fill="var(--{fill})"'
        f' stroke="var(--edge)" stroke-width="1.4" stroke-linejoin="round"/>{mark}'
    )


@stamped
def meeple(seat: int | None, x: float, y: float, size: float) -> str:
    """A worker around (x, y): no sigil, the outline and the number beside it say the rest."""
    fill = "neutral" if seat is None else f"p{seat + 1}"
    outline = f' stroke="var(--edge)" stroke-width="{620 / size:.0f}" paint-order="stroke"'
    return centred("meeple", x, y, size, fill, outline)


@stamped
def disc(seat: int, x: float, y: float, r: float = 9.5) -> str:
    """A track marker around (x, y)."""
    return chit(x, y, r, f'fill="var(--p{seat + 1})"{EDGE}', sigil(seat, x, y, r * 1.22))


@stamped
def cube(good: str, x: float, y: float, size: float) -> str:
    """A good that is a cube, top left corner at (x, y); it bears its icon from 16 units up."""
    r = max(2.0, size * 0.16)
    face, tone = GOODS[good]
    mark = icon(face, x + size * 0.17, y + size * 0.24, size * 0.66, tone) if size >= 16 else ""
    return (
        f'<rect x="{x:g}" y="{y + 1.3:g}" width="{size:g}" height="{size:g}" rx="{r:g}"{SHADE}/>'
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="{r:g}"'
        f' fill="var(--{good})"{EDGE}/>'
        f'<path d="M{x + 1:g},{y + 1:g}h{size - 2:g}l{-0.16 * size:.1f},{0.18 * size:.1f}'
        f'h{0.32 * size + 2 - size:.1f}z" fill="#fff" opacity=".3"/>{mark}'
    )


@stamped
def coin(x: float, y: float, r: float) -> str:
    """Gold around (x, y)."""
    return medal("crown-coin", x, y, r, "gold", "on-light")


@remembered
def _lobes(r: float) -> str:
    ring = [
        (0.86 * r * sin(pi / 5 * (k - 0.5)), -0.86 * r * cos(pi / 5 * (k - 0.5))) for k in range(11)
    ]
    arc = f"a{0.3 * r:.1f},{0.3 * r:.1f} 0 0 1 "
    return "".join(f"{arc}{bx - ax:.2f},{by - ay:.2f}" for (ax, ay), (bx, by) in pairwise(ring))


@remembered
def _rosette(r: float) -> Stamp:
    return stamp_of(
        f'<path d="M~1,~2{_lobes(r)}z" fill="#3B2A1A" stroke="var(--rosette)"/>'
        f'<circle cx="~3" cy="~4" r="{0.76 * r:.2f}" fill="none" stroke="#E8C15A"'
        f' stroke-width="{max(0.9, 0.076 * r):.2f}"/>'
        '<text class="g7" x="~3" y="~5" font-size="~6" text-anchor="middle" fill="#FFF3D0">'
        "~7</text>"
    )


@remembered
def points(number: object, x: float, y: float, r: float) -> str:
    """Victory points around (x, y): the ten-lobed rosette, its number always inside."""
    x, y, figure = round(x, 2), round(y, 2), str(number).replace("-", "−")
    size = r * (1.24 if len(figure) == 1 else 1.08 if len(figure) == 2 else 0.86)
    at = f"{x - 0.266 * r:.2f}", f"{y - 0.818 * r:.2f}", f"{x:g}", f"{y:g}"
    return _rosette(r)(*at, f"{y + 0.335 * size:.1f}", f"{size:.1f}", safe(figure))


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@stamped
def die(face: int | None, x: float, y: float, size: float = 22) -> str:
    """A die with its top left corner at (x, y); unrolled it is blank."""
    mid_x, mid_y, step = x + size / 2, y + size / 2, size * 0.26
    pips = "".join(
        f'<circle cx="{mid_x + px * step:g}" cy="{mid_y + py * step:g}" r="{size * 0.085:.1f}"'
        ' fill="#20160E"/>'
        for px, py in _PIPS.get(face or 0, ())
    )
    return (
        f'<rect x="{x:g}" y="{y + 1.5:g}" width="{size:g}" height="{size:g}" rx="5"{SHADE}/>'
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="5" fill="#FFFDF6"'
        f' stroke="#20160E" stroke-width="1.3"/>{pips}'
    )


@remembered
def roundel(number: object, x: float, y: float, r: float = 10, settled: bool = False) -> str:
    """The number of a station around (x, y); the one being settled is rubricated."""
    fill = "rubric" if settled else "ink"
    return DOT(f"{x:g}", f"{y:g}", f"{r:g}", fill) + text(
        x, y + 4.2, number, "g7", 12.5, "middle", "card"
    )


@remembered
def count(number: object, x: float, y: float, r: float = 9.5) -> str:
    """A count on a stack, around (x, y)."""
    return DOT(f"{x:g}", f"{y:g}", f"{r:g}", "card") + text(x, y + 4.4, number, "g7", 13, "middle")


@stamped
def arrow(x: float, y: float) -> str:
    """A small arrow to the right, 8 units long, at the height y."""
    return f'<path class="stroke" d="M{x:g},{y:g}h8m-3.5,-3.5l3.5,3.5l-3.5,3.5"/>'


@stamped
def chevron(x: float, y: float, turn: int) -> str:
    """The way on from one station to the next, around (x, y)."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="6.5" fill="var(--board)"/>'
        f'<path class="stroke wide" d="M-3,-5l5,5l-5,5" transform="translate({x:g},{y:g})'
        f' rotate({turn})"/>'
    )
