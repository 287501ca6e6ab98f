"""Pieces that may be chosen: round ones, standing ones and ways, in all their states."""

from __future__ import annotations

from tabard.draw.memory import remembered
from tabard.draw.states import Offer, attributes, lozenge, tick


@remembered
def token(
    piece: str,
    offer: Offer,
    name: str,
    x: float,
    y: float,
    r: float,
    content: str,
    hit: float = 0,
    classes: str = "token",
) -> str:
    """Something round around (x, y) whose content is drawn in place."""
    at = f'cx="{x:g}" cy="{y:g}"'
    head = f'<g id="{piece}"{attributes(offer, name, classes)}>'
    reach = f'<circle {at} r="{hit:g}" class="hit"/>' if hit and (offer.open or offer.rule) else ""
    focus = f'<circle {at} r="{r + 5:g}" class="focus"/>'
    if offer.open:
        return (
            f'{head}{reach}<circle {at} r="{r + 1.5:g}" class="halo" filter="url(#halo)"/>'
            f'{content}<circle {at} r="{r + 1:g}" class="ring over"/>'
            f"{tick(x + r * 0.72, y - r * 0.72)}{focus}</g>"
        )
    refused = ""
    if offer.rule:
        refused = (
            f'<g class="no"><circle {at} r="{r:g}" fill="url(#hatch)"/>'
            f"{lozenge(x + r * 0.72, y - r * 0.72)}</g>"
        )
    return f"{head}{reach}{content}{refused}{focus}</g>"


@remembered
def standing(
    piece: str,
    offer: Offer,
    name: str,
    x: float,
    y: float,
    w: float,
    h: float,
    content: str,
    classes: str = "marker",
) -> str:
    """A figure whose foot stands at (x, y); the content is drawn around the foot at (0, 0)."""
    head = f'<g id="{piece}" transform="translate({x:g},{y:g})"{attributes(offer, name, classes)}>'
    box = f'x="{-w / 2 - 1.5:g}" y="{-h - 1.5:g}" width="{w + 3:g}" height="{h + 3:g}" rx="5"'
    focus = (
        f'<rect x="{-w / 2 - 5:g}" y="{-h - 5:g}" width="{w + 10:g}" height="{h + 10:g}" rx="8"'
        ' class="focus"/>'
    )
    if offer.open:
        return (
            f'{head}<rect {box} class="halo" filter="url(#halo)"/>{content}'
            f'<rect {box} class="ring over"/>{tick(w / 2, -h)}{focus}</g>'
        )
    refused = ""
    if offer.rule:
        refused = f'<g class="no"><rect {box} fill="url(#hatch)"/>{lozenge(w / 2, -h)}</g>'
    return f"{head}{content}{refused}{focus}</g>"
