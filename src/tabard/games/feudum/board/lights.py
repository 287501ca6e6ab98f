"""Pieces that may be chosen: round ones, standing ones and ways, in all their states."""

from tabard.draw.memory import remembered
from tabard.draw.states import Offer, attributes, lozenge, tick


def lit(offer: Offer, content: str, halo: str, ring: str, no: str, x: float, y: float) -> str:
    """What is drawn, under its light or its refusal; each is a shape, its mark stands at (x, y)."""
    if offer.open:
        return (
            f'<{halo} class="halo" filter="url(#halo)"/>{content}<{ring} class="ring over"/>'
            + tick(x, y)
        )
    if offer.rule:
        return f'{content}<g class="no"><{no} fill="url(#hatch)"/>{lozenge(x, y)}</g>'
    return content


@remembered
def token(
    piece: str, offer: Offer, name: str, x: float, y: float, r: float, content: str,
    hit: float = 0, classes: str = "token",
) -> str:  # fmt: skip
    """Something round around (x, y) whose content is drawn in place."""
    at = f'circle cx="{x:g}" cy="{y:g}"'
    halo, ring, no = (f'{at} r="{r + more:g}"' for more in (1.5, 1, 0))
    reach = f'<{at} r="{hit:g}" class="hit"/>' if hit and (offer.open or offer.rule) else ""
    drawn = lit(offer, content, halo, ring, no, x + r * 0.72, y - r * 0.72)
    focus = f'<{at} r="{r + 5:g}" class="focus"/>'
    return f'<g id="{piece}"{attributes(offer, name, classes)}>{reach}{drawn}{focus}</g>'


@remembered
def standing(
    piece: str, offer: Offer, name: str, x: float, y: float, w: float, h: float, content: str,
    classes: str = "marker",
) -> str:  # fmt: skip
    """A figure whose foot stands at (x, y); the content is drawn around the foot at (0, 0)."""
    box = f'rect x="{-w / 2 - 1.5:g}" y="{-h - 1.5:g}" width="{w + 3:g}" height="{h + 3:g}" rx="5"'
    drawn = lit(offer, content, box, box, box, w / 2, -h)
    return (
        f'<g id="{piece}" transform="translate({x:g},{y:g})"{attributes(offer, name, classes)}>'
        f'{drawn}<rect x="{-w / 2 - 5:g}" y="{-h - 5:g}" width="{w + 10:g}" height="{h + 10:g}"'
        ' rx="8" class="focus"/></g>'
    )
