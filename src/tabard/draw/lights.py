"""Pieces of any shape that may be chosen: the light on them, or their refusal.

A shape is an element without its end, as `circle r="8"`: halo, ring and hatching are drawn with it.
"""

from __future__ import annotations

from tabard.draw.memory import remembered
from tabard.draw.states import Offer, attributes, lozenge, tick

Mark = tuple[float, float]  # where the tick of what is chosen stands, or the sign of a refusal


def refusal(shape: str, mark: Mark | None = None) -> str:
    """What is seen of a refusal once somebody asks."""
    return f'<g class="no"><{shape} fill="url(#hatch)"/>{lozenge(*mark) if mark else ""}</g>'


def lit(offer: Offer, shape: str, content: str, mark: Mark | None = None) -> str:
    """What is drawn, under its light or its refusal."""
    if offer.open:
        return (
            f'<{shape} class="halo" filter="url(#halo)"/>{content}<{shape} class="ring over"/>'
            + (tick(*mark) if mark else "")
        )
    return content + refusal(shape, mark) if offer.rule else content


def spot(
    piece: str, offer: Offer, name: str, shape: str, focus: str, content: str = "",
    classes: str = "fine",
) -> str:  # fmt: skip
    """A place that is seen only while it may be chosen, with what stands on it."""
    if offer.open:
        lights = f'<{shape} class="halo" filter="url(#halo)"/><{shape} class="ring"/>{content}'
    elif offer.rule:
        lights = f'<{shape} class="hit"/>{refusal(shape)}'
    else:
        return ""
    return group(piece, offer, name, lights, focus, classes)


def group(
    piece: str, offer: Offer, name: str, content: str, focus: str, classes: str, at: str = ""
) -> str:
    """A piece with its name, its offer and the shape of its focus; `at` is how it is moved."""
    head = f'<g id="{piece}"{at}{attributes(offer, name, classes)}>'
    return f'{head}{content}<{focus} class="focus"/></g>'


def ball(x: float, y: float, r: float) -> str:
    """A round shape."""
    return f'circle cx="{round(x, 1):g}" cy="{round(y, 1):g}" r="{round(r, 1):g}"'


def outlined(data: str) -> str:
    """The shape of a path."""
    return f'path d="{data}"'


@remembered
def token(
    piece: str, offer: Offer, name: str, x: float, y: float, r: float, content: str,
    hit: float = 0, classes: str = "token",
) -> str:  # fmt: skip
    """Something round around (x, y) whose content is drawn in place; `hit` is its reach."""
    reach = f'<{ball(x, y, hit)} class="hit"/>' if hit and (offer.open or offer.rule) else ""
    drawn = lit(offer, ball(x, y, r + 1), content, (x + r * 0.72, y - r * 0.72))
    return group(piece, offer, name, reach + drawn, ball(x, y, r + 5), classes)


@remembered
def standing(
    piece: str, offer: Offer, name: str, x: float, y: float, w: float, h: float, content: str,
    classes: str = "marker",
) -> str:  # fmt: skip
    """A figure whose foot stands at (x, y); the content is drawn around the foot at (0, 0)."""

    def around(more: float) -> str:
        size = f'width="{w + 2 * more:g}" height="{h + 2 * more:g}" rx="{more + 3.5:g}"'
        return f'rect x="{-w / 2 - more:g}" y="{-h - more:g}" {size}'

    drawn = lit(offer, around(1.5), content, (w / 2, -h))
    at = f' transform="translate({x:g},{y:g})"'
    return group(piece, offer, name, drawn, around(5), classes, at)
