"""The pieces of Feudum: goods in five outlines, markers, pawns with a face, vessels, seals, beads.

All are drawn around a middle point and keep thin outlines at every size.
"""

from typing import Final

from tabard.draw.icons import centred
from tabard.draw.ink import look, path
from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.draw.shapes import chit, circle, coin, disc, pale, pane, sheet, sigil
from tabard.games.feudum.board import deck

PALE: Final = ("saltpetre", "sulphur")


@remembered
def good(kind: str, x: float, y: float, size: float, ink: float = 1) -> str:
    """A good around (x, y); it bears its icon from 15 units up."""
    half = size / 2
    if kind == "food":
        shape = circle(x, y, half * 0.94, look(kind, "edge", 1.1))
    else:
        how = look(kind, "edge", 1.1 / half, stroke_linejoin="round")
        at = f'transform="translate({x:g},{y:g}) scale({half:g})"'
        shape = path(deck.LOOKS.drawings[kind], f"{at} {how}")
    if size >= 15:
        tone = "on-light" if kind in PALE else "on-dark"
        low, much = (size * 0.14, 0.44) if kind == "sulphur" else (0.0, 0.6)
        shape += centred(deck.ICONS[kind], x, y + low, round(size * much, 1), tone)
    return pale(shape, ink)


marker: Final = disc  # an influence marker


@remembered
def crown(x: float, y: float, w: float) -> str:
    """The crown over a ruler's marker, its foot at (x, y)."""
    return (
        f'<path d="M{x - w / 2:g},{y:g}l{-w * 0.06:.2f},{-w * 0.55:.2f}l{w * 0.28:.2f},'
        f"{w * 0.26:.2f}l{w * 0.28:.2f},{-w * 0.4:.2f}l{w * 0.28:.2f},{w * 0.4:.2f}"
        f'l{w * 0.28:.2f},{-w * 0.26:.2f}l{-w * 0.06:.2f},{w * 0.55:.2f}z" fill="var(--card)"'
        ' stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round"/>'
    )


@remembered
def pawn(seat: int, face: str, x: float, y: float, h: float = 28, wine: bool = False) -> str:
    """A pawn around (x, y): its figure above, its owner's colour and sigil below."""
    w, r = h * 0.72, h * 0.13
    left, top = x - w / 2, y - h / 2
    return (
        sheet((left, top, w, h), look(f"p{seat + 1}", "edge", 1.3), r, 1.6)
        + pane((left + 2, top + 2, w - 4, h * 0.56), look("#FBF6E8"), round(r * 0.7, 1))
        + centred(deck.ICONS[face], x, round(top + 2 + h * 0.28, 1), h * 0.5, "on-light")
        + sigil(seat, x, round(top + h * 0.81, 1), h * 0.3)
        + (good("sulphur", left + w - 1, top + 2, max(9, h * 0.36)) if wine else "")
    )


@remembered
def blank_pawn(seat: int, x: float, y: float, h: float = 28) -> str:
    """A pawn in the supply: no face yet."""
    w = h * 0.72
    body = pane((x - w / 2, y - h / 2, w, h), look(f"p{seat + 1}", "edge", 1.3), h * 0.13)
    return body + sigil(seat, x, y, h * 0.42)


@remembered
def vessel(kind: str, x: float, y: float, size: float, left: bool = False) -> str:
    """A vessel; an abandoned one lies in a dashed disc."""
    if left:
        ground = circle(x, y, size * 0.48, look("card", "ink-2", 1.2, "2.5 2"))
        return ground + centred(deck.ICONS[kind], x, y, size * 0.72)
    edge = f' stroke="var(--foam)" stroke-width="{900 / size:.0f}" paint-order="stroke"'
    return centred(deck.ICONS[kind], x, y, size, "", edge)


@remembered
def monster(kind: str, seat: int | None, x: float, y: float, size: float) -> str:
    """A monster in its disc, with its master's marker."""
    r = size / 2
    owner = marker(seat, x + r * 0.8, y + r * 0.7, r * 0.46) if seat is not None else ""
    body = centred(deck.ICONS[kind], x, y, size * 0.8)
    return chit(x, y, r, look("card", "ink", 1.5), body + owner, 1.5)


@remembered
def seal(x: float, y: float, size: float, value: int | None = None) -> str:
    """A king's seal; a value that everybody has seen stands on it."""
    wax = centred("wax-seal", x, y, size, "rubric")
    if value is None:
        return wax
    below, above = circle(x, y, size * 0.34, look("rubric")), circle(x, y, size * 0.3, look("card"))
    figure = text(x, y + size * 0.17, value, "g7", max(11, size * 0.5), "middle", "rubric")
    return below + wax + above + figure


@remembered
def bead(value: int, x: float, y: float, r: float) -> str:
    """A rosary bead with its value."""
    figure = text(x, y + r * 0.5, value, "g7", round(r * 1.5, 1), "middle", "on-dark")
    return chit(x, y, r, look("wine", "edge", 1.2), figure)


@remembered
def priced(x: float, y: float, price: int, r: float = 9.5) -> str:
    """A coin that bears a price."""
    figure = text(x, y + 5, price, "g7", 15, "middle", "on-light")
    return chit(x, y, r, look("gold", "edge", 1.2), figure)


def hollow(x: float, y: float, r: float) -> str:
    """An empty place for something round."""
    return circle(x, y, r, 'class="free"')


@remembered
def tile(landscape: str, x: float, y: float, w: float, h: float) -> str:
    """A region tile with its landscape up, its corner at (x, y)."""
    land = centred(deck.ICONS[landscape], x + w / 2, y + h / 2, min(w, h) * 0.78)
    return sheet((x, y, w, h), look("card", "ink", 1.2), 3, 1.4) + land


@remembered
def crop(landscape: str, x: float, y: float, size: float) -> str:
    """What grows on a landscape."""
    resource: str = deck.LANDSCAPES[landscape]["resource"]
    if resource == "shilling":
        return coin(x, y, size / 2)
    if resource == "target":
        return centred("bullseye", x, y, size)
    return good(resource, x, y, size)


@remembered
def hexagon(x: float, y: float, r: float, how: str) -> str:
    """A seat of a guild: a hexagon that lies on a flat side."""
    a, b = r, r * 0.866
    return (
        f'<path d="M{x - a:g},{y:g}l{a / 2:g},{-b:.2f}h{a:g}l{a / 2:g},{b:.2f}l{-a / 2:g},{b:.2f}'
        f'h{-a:g}z" {how}/>'
    )
