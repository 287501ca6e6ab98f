"""Cards: the frame with its band, the back, the stack with its count, the pips of use.

A face is drawn with its corner at (0, 0); `states.plate` puts it in its place.
"""

from typing import Final

from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, two_lines
from tabard.draw.memory import remembered
from tabard.draw.shapes import count, moved
from tabard.draw.stamps import stamped

BACK_INK: Final = "#E8D9B8"


@stamped
def frame(w: float, h: float, kind: str, band: float = 15, r: float = 5) -> str:
    """An empty front: paper, edge, and a band in the colour of the card's kind."""
    c = r - 0.5
    return (
        f'<rect y="1.8" width="{w:g}" height="{h:g}" rx="{r:g}" class="shade"/>'
        f'<rect width="{w:g}" height="{h:g}" rx="{r:g}" fill="var(--card)" stroke="var(--rule)"/>'
        f'<path d="M.5,{band:g}v{-(band - r):g}a{c:g},{c:g} 0 0 1 {c:g},{-c:g}h{w - 2 * r:g}'
        f'a{c:g},{c:g} 0 0 1 {c:g},{c:g}v{band - r:g}z" fill="var(--kind-{kind})"/>'
    )


@stamped
def edged(w: float, h: float, kind: str) -> str:
    """A small front: paper with a coloured edge above."""
    return (
        f'<rect y="1.5" width="{w:g}" height="{h:g}" rx="4" class="shade"/>'
        f'<rect width="{w:g}" height="{h:g}" rx="4" fill="var(--card)" stroke="var(--rule)"/>'
        f'<rect width="{w:g}" height="4" rx="2" fill="var(--kind-{kind})"/>'
    )


@remembered
def titled(w: float, h: float, kind: str, title: str, r: float = 6) -> tuple[str, float]:
    """A front whose band bears the name on one line or two, and the height of the band."""
    lines = two_lines(title, w - 6, 14)
    band = 20 if len(lines) == 1 else 32
    name = "".join(
        fitted(w / 2, 14.5 + 13 * i, line, w - 6, "g6", 14, "middle", "on-dark")
        for i, line in enumerate(lines)
    )
    return frame(w, h, kind, band, r) + name, band


@stamped
def back(w: float, h: float, emblem: str, r: float = 5) -> str:
    """A card face down: brown in both themes; the emblem in the middle says which deck."""
    return (
        f'<rect y="1.8" width="{w:g}" height="{h:g}" rx="{r:g}" class="shade"/>'
        f'<rect width="{w:g}" height="{h:g}" rx="{r:g}" fill="var(--kind-back)" stroke="#20160E"/>'
        f'<rect width="{w:g}" height="{h:g}" rx="{r:g}" fill="url(#lozenges)"/>'
        f'<rect x="3" y="3" width="{w - 6:g}" height="{h - 6:g}" rx="{r - 2:g}" fill="none"'
        f' stroke="{BACK_INK}" stroke-width=".8" opacity=".7"/>'
        f'<g color="{BACK_INK}">{centred(emblem, w / 2, h / 2, w * 0.46)}</g>'
    )


@remembered
def stack(w: float, h: float, emblem: str, cards: int) -> str:
    """A deck with its count; an empty one is a dashed slot with a pale emblem."""
    if cards <= 0:
        return (
            f'<rect width="{w:g}" height="{h:g}" rx="5" class="free"/>'
            f'<g opacity=".3">{centred(emblem, w / 2, h / 2, w * 0.46)}</g>'
        )
    edges = "".join(
        moved(back(w, h, emblem), 2 * i, -2 * i) for i in range(min(2, cards - 1), 0, -1)
    )
    return edges + back(w, h, emblem) + count(cards, w - 4, h - 3)


@stamped
def pips(uses: int, capacity: int, x: float, y: float, step: float = 12) -> str:
    """How often a card may be used, around x: full pips are used up."""
    left = x - (capacity - 1) * step / 2
    return "".join(
        f'<circle cx="{left + i * step:g}" cy="{y:g}" r="3.6"'
        f' fill="var(--{"ink" if i < uses else "card"})" stroke="var(--ink)" stroke-width="1.2"/>'
        for i in range(capacity)
    )


def hairline(x: float, y: float, w: float) -> str:
    """A quiet line between the picture of a card and its effect."""
    return f'<path d="M{x:g},{y:g}h{w:g}" stroke="var(--line)"/>'


def band_icon(name: str, x: float = 4.5, y: float = 2.5, size: float = 11) -> str:
    """A small pale icon on a card's band."""
    return icon(name, x, y, size, "on-dark")
