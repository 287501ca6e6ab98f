"""The pieces of this table: goods, houses, seals, screens, the favour stone, covers, tiles."""

from math import cos, pi, sin

from tabard.draw import effects, shapes
from tabard.draw.cards import BACK_INK
from tabard.draw.effects import Mark
from tabard.draw.icons import centred
from tabard.draw.ink import look
from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.draw.shapes import SIGILS, pane, sheet
from tabard.draw.stamps import stamped
from tabard.games.world.board.deck import CUBES, LOOKS, TOKENS


@stamped
def token(good: str, x: float, y: float, r: float) -> str:
    """A good around (x, y): material is a cube, everything else is round."""
    if good in CUBES:
        return shapes.cube(good, x - r, y - r, 2 * r)
    icon, tone, fill = TOKENS[good]
    return shapes.medal(icon, x, y, r, fill, tone)


@remembered
def heap(kind: str, count: int, x: float, y: float, r: float) -> str:
    """Some of a kind around (x, y), side by side; points are one rosette with their number."""
    if kind == "vp":
        return shapes.points(count, x, y, r)
    step = r * 1.25
    left = x - step * (count - 1) / 2
    return "".join(token(kind, left + i * step, y, r) for i in range(count))


def mark(kind: str, count: int, r: float) -> Mark:
    """Some of a kind to line up in an effect."""
    if kind == "vp":
        return effects.points(count, r + 1.5)
    wide = 2 * r + r * 1.25 * (count - 1)
    return Mark(wide, heap(kind, count, wide / 2, 0, r))


@stamped
def house(seat: int, x: float, y: float, w: float) -> str:
    """A house whose middle of the foot stands at (x, y)."""
    s = w / 29
    return (
        f'<ellipse cx="{x:g}" cy="{y + 1:g}" rx="{14 * s:.1f}" ry="{3.4 * s:.1f}" class="shade"/>'
        f'<path d="M{x - 12.2 * s:.1f},{y:g}v{-13.9 * s:.1f}h{-2.3 * s:.1f}l{14.5 * s:.1f},'
        f"{-15.1 * s:.1f}l{14.5 * s:.1f},{15.1 * s:.1f}h{-2.3 * s:.1f}v{13.9 * s:.1f}z"
        f'" fill="var(--p{seat + 1})" stroke="var(--edge)" stroke-width="1.3"'
        ' stroke-linejoin="round"/>' + shapes.sigil(seat, x, y - 9 * s, 12.5 * s)
    )


@remembered
def _drop(r: float) -> str:
    """A seven-cornered drop of wax, every second corner drawn in."""
    ring = [(r * (0.9 if k % 2 else 1.0), 2 * pi * k / 14) for k in range(14)]
    return "L".join(f"{far * cos(turn):.2f},{far * sin(turn):.2f}" for far, turn in ring)


@stamped
def seal(seat: int, x: float, y: float, r: float) -> str:
    """A donation seal around (x, y)."""
    return (
        f'<path transform="translate({x:g},{y:g})" d="M{_drop(r)}z" fill="var(--p{seat + 1})"'
        f' stroke="var(--edge)" stroke-width="1.1" stroke-linejoin="round"/>'
        + shapes.sigil(seat, x, y, r * 1.15)
    )


@stamped
def screen(seat: int, x: float, y: float, w: float = 48, h: float = 29) -> str:
    """A player's screen with its top left corner at (x, y): what is behind it nobody sees."""
    s, low = w / 48, h - 5
    wall = f"v{-low:g}h{6 * s:g}v-5h{8 * s:g}v5h{6 * s:g}v-5h{8 * s:g}v5h{6 * s:g}v-5h{8 * s:g}v5"
    return (
        f'<path d="M{x:g},{y + h:g}{wall}h{6 * s:g}v{low:g}z" fill="var(--p{seat + 1})"'
        ' stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/>'
        f'<path d="M{x + 16 * s:g},{y + 5:g}v{low:g}M{x + 32 * s:g},{y + 5:g}v{low:g}"'
        ' stroke="#000" stroke-opacity=".25"/>'
        + text(x + w / 2, y + h - 6, "?", "g7", 17, "middle", f"p{seat + 1}-on")
    )


@stamped
def favour_stone(x: float, y: float, size: float = 18) -> str:
    """The white stone, a block seen from a corner, around (x, y)."""
    h, q = size / 2, size / 4
    return (
        f'<ellipse cx="{x:g}" cy="{y + h * 0.95:g}" rx="{h:g}" ry="{h * 0.35:g}" class="shade"/>'
        f'<path d="M{x:g},{y - h:g}l{h:g},{q:g}v{h:g}l{-h:g},{q:g}l{-h:g},{-q:g}v{-h:g}z"'
        ' fill="#FFFDF6" stroke="#20160E" stroke-width="1.3" stroke-linejoin="round"/>'
        f'<path d="M{x - h:g},{y - q:g}l{h:g},{q:g}l{h:g},{-q:g}M{x:g},{y:g}v{h:g}"'
        ' fill="none" stroke="#20160E" stroke-width="1.1"/>'
    )


@stamped
def cover(x: float, y: float, w: float, h: float, r: float) -> str:
    """A cover tile: what lies below is out of the game for this chapter."""
    looks = (
        'fill="var(--well)" opacity=".82" class="cover"',
        'fill="url(#hatch)"',
        look("none", "rule", 1.4),
    )
    lock = centred("padlock", x + w / 2, y + h / 2, min(18, w * 0.5, h * 0.6))
    return "".join(pane((x, y, w, h), one, r) for one in looks) + lock


@stamped
def tile(value: int | None, w: float = 28, h: float = 34) -> str:
    """A plague tile with its corner at (0, 0): face down, or somebody sick and what he needs."""
    if value is None:
        doctor = ("plague-doctor-profile", w / 2, h / 2, min(w, h) * 0.7)
        return sheet((0, 0, w, h), look("#3A3530", "#20160E")) + inked(*doctor, "#CFC6B6")
    front = sheet((0, 0, w, h), look("#F2EDE0", "#20160E", 1.3))
    need = text(w / 2, h - 4, value, "g7", 17, "middle", extra=' fill="#8C1F14"')
    return front + inked("person-in-bed", w / 2, h * 0.28, w * 0.64, "#20160E") + need


def inked(sign: str, x: float, y: float, size: float, ink: str) -> str:
    """An icon in a colour of its own, in both themes."""
    return centred(sign, x, y, size, extra=f' color="{ink}"')


@stamped
def back(seat: int, w: float, h: float) -> str:
    """The back of an action card with its corner at (0, 0); its owner's sigil is on it."""
    lozenges = f'fill="url(#lozenges)" stroke="{BACK_INK}" stroke-width=".8"'
    return (
        sheet((0, 0, w, h), look("kind-back", "#20160E"))
        + pane((2.5, 2.5, w - 5, h - 5), lozenges, 2)
        + f'<g color="{BACK_INK}">{centred(SIGILS[seat], w / 2, h / 2, min(w, h) * 0.5)}</g>'
    )


@stamped
def building(x: float, y: float, s: float, *parts: str) -> str:
    """A building of the town, as it is drawn part by part, its foot's middle at (x, y)."""
    drawn = "".join(LOOKS.drawings[part] for part in parts)
    return f'<g transform="translate({x:g},{y:g}) scale({s:g})">{drawn}</g>'


@stamped
def free_field(kind: str, x: float, y: float, size: float) -> str:
    """A field of a project on which nothing lies yet: its colour says what it wants."""
    box, wanted = (x, y, size, size), TOKENS[kind][0]
    field = pane(box, look(kind, opacity=".26"), 3) + pane(box, look("none", "rule", 1.1, "3 2"), 3)
    if size < 13:
        return field
    return field + centred(wanted, x + size / 2, y + size / 2, size * 0.66, extra=' opacity=".5"')
