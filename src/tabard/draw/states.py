"""What a piece offers: nothing, a choice that glows, or a refusal with the rule that gives it.

The light itself is CSS (`style.py`): here a piece gets its class, code, name and the shapes that
the classes light: `halo`, `ring`, `ghost`, `tick` (chosen) and `no` (refused and asked).
"""

from typing import Final, NamedTuple

from tabard.draw.lettering import text
from tabard.draw.memory import remembered, safe
from tabard.draw.stamps import Stamp, cut, stamped


class Offer(NamedTuple):
    """The choice a piece stands for now, or the rule that refuses it."""

    code: int | None = None
    rule: str = ""

    @property
    def open(self) -> bool:
        """May it be chosen?"""
        return self.code is not None


IDLE: Final = Offer()

NAMED: Final = Stamp('<g id="~1" role="img" aria-label="~2"~3>~4</g>')
OPEN: Final = Stamp(' class="can~1" data-code="~2" role="button" tabindex="0" aria-label="~3"')
REFUSED: Final = Stamp(
    '~1 data-refused="~2" role="button" aria-disabled="true" tabindex="0" aria-label="~3"'
)
SEEN: Final = Stamp('~1 role="img" tabindex="-1" aria-label="~2"')
TICK: Final = Stamp(
    '<g class="tick"><circle cx="~1" cy="~2" r="8" fill="var(--gain)"/>'
    '<use href="#i-check-mark" x="~3" y="~4" width="11" height="11" color="var(--card)"/></g>'
)
SLOT: Final = Stamp('<g id="~1"~2>~3</g>')
PLACED: Final = Stamp('<g id="~1" transform="translate(~2,~3)"~4>~5</g>')


def attributes(offer: Offer, name: str, classes: str = "", known: bool = False) -> str:
    """Class, code, role and name of a piece in its offer state.

    A name that is `known` is the same at all tables, and comes again and again.
    """
    label = cut(safe(name)) if known else safe(name)
    also = f" {classes}" if classes else ""
    if offer.code is not None:
        return OPEN(also, offer.code, label)
    plain = f' class="{classes}"' if classes else ""
    if offer.rule:
        return REFUSED(plain, safe(offer.rule), label)
    return SEEN(plain, label)


@remembered
def named(piece: str, name: str, content: str, extra: str = "", known: bool = False) -> str:
    """A group that is only looked at: an id, a name, and what is drawn in it."""
    return NAMED(piece, cut(safe(name)) if known else safe(name), extra, content)


def tick(x: float, y: float) -> str:
    """The mark of what is chosen."""
    return TICK(f"{x:g}", f"{y:g}", f"{x - 5.5:g}", f"{y - 5.5:g}")


def lozenge(x: float, y: float) -> str:
    """The mark of what is refused, once somebody has asked."""
    return (
        f'<path d="M{x:g},{y - 7:g}l7,7l-7,7l-7,-7z" fill="var(--rubric)" stroke="var(--card)"'
        f' stroke-width="1.2"/><path d="M{x - 3:g},{y:g}h6" stroke="var(--card)" stroke-width="2"/>'
    )


@remembered
def slot(
    piece: str,
    offer: Offer,
    name: str,
    x: float,
    y: float,
    r: float,
    *,
    held: bool = False,
    label: str = "",
    ghost: str = "",
    hit: float = 0,
) -> str:
    """A round space around (x, y): free, held, choosable with its ghost, or refused."""
    inside = _space(offer.open, bool(offer.rule), x, y, r, held, label, ghost, hit)
    return SLOT(piece, attributes(offer, name, "slot"), inside)


@stamped
def _space(
    lit: bool,
    shut: bool,
    x: float,
    y: float,
    r: float,
    held: bool,
    label: str,
    ghost: str,
    hit: float,
) -> str:
    """What lies in a round space, by what it offers."""
    at = f'cx="{x:g}" cy="{y:g}"'
    reach = f'<circle {at} r="{hit:g}" class="hit"/>' if hit and (lit or shut) else ""
    focus = f'<circle {at} r="{r + 5:g}" class="focus"/>'
    if lit:
        return (
            f'{reach}<circle {at} r="{r + 1:g}" class="halo" filter="url(#halo)"/>'
            f'<circle {at} r="{r:g}" class="ring"/><g class="ghost">{ghost}</g>'
            f"{tick(x + r * 0.72, y - r * 0.72)}{focus}"
        )
    number = text(x, y + 4.5, label, "c6", 13, "middle", "ink-2") if label and not held else ""
    ground = f'<circle {at} r="{r:g}" class="{"held" if held else "free"}"/>{number}'
    if shut:
        ground += (
            f'<g class="no"><circle {at} r="{r:g}" fill="url(#hatch)"/>'
            f"{lozenge(x + r * 0.72, y - r * 0.72)}</g>"
        )
    return f"{reach}{ground}{focus}"


@remembered
def plate(
    piece: str,
    offer: Offer,
    name: str,
    box: tuple[float, float, float, float],
    content: str,
    *,
    r: float = 5,
    lift: float = 3,
    classes: str = "card",
    known: bool = False,
) -> str:
    """Anything square that may be chosen, a card above all: it rises, and a ring lies round it.

    The content is drawn with its corner at (0, 0); the group carries the place, so that a card
    that moves is the same element elsewhere.
    """
    x, y, w, h = box
    up = lift if offer.open else 0
    below, above = light(w, h, r, offer.open, bool(offer.rule))
    state = attributes(offer, name, classes, known)
    return PLACED(piece, f"{x:g}", f"{y - up:g}", state, f"{below}{content}{above}")


@remembered
def light(w: float, h: float, r: float, lit: bool, shut: bool) -> tuple[str, str]:
    """What lies under the content of something square and over it, by what it offers."""
    size = f'width="{w:g}" height="{h:g}" rx="{r:g}"'
    focus = (
        f'<rect x="-5" y="-5" width="{w + 10:g}" height="{h + 10:g}" rx="{r + 4:g}" class="focus"/>'
    )
    if lit:
        halo = f'<rect {size} class="halo" filter="url(#halo)"/>'
        return cut(halo), cut(f'<rect {size} class="ring over"/>{tick(w - 4, 4)}{focus}')
    if shut:
        hatch = f'<g class="no"><rect {size} fill="url(#hatch)"/>{lozenge(w - 4, 5)}</g>'
        return "", cut(hatch + focus)
    return "", cut(focus)


def chip(
    piece: str,
    offer: Offer,
    name: str,
    box: tuple[float, float, float, float],
    content: str,
    r: float = 4,
    known: bool = False,
) -> str:
    """Something small that may be chosen where it lies: a cube, a sign, a number."""
    return plate(piece, offer, name, box, content, r=r, lift=0, classes="fine", known=known)


def dot(
    piece: str,
    offer: Offer,
    name: str,
    at: tuple[float, float],
    r: float,
    content: str,
    fill: str = "choose-bg",
    known: bool = False,
) -> str:
    """A small round button with its corner at a point, for a choice beside the main one."""
    ground = cut(f'<circle cx="{r:g}" cy="{r:g}" r="{r:g}" fill="var(--{fill})"/>')
    return chip(piece, offer, name, (*at, 2 * r, 2 * r), ground + content, r, known)
