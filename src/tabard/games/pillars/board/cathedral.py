"""The cathedral in six parts: dashed lines until a part is set, ink when it stands."""

from typing import Final

from tabard.draw.ink import path
from tabard.games.pillars.board import deck

PARTS: Final = deck.WHERE["cathedral"]


def cathedral(built: int, x: float, y: float, scale: float) -> str:
    """The church with its first parts built, 150 by 105 units before scaling."""
    drawn = ""
    for i in PARTS["drawn"]:
        wall, holes = PARTS["walls"][i], PARTS["holes"][i]
        how = "built" if i < built else "planned"
        drawn += f'<path id="part-{i + 1}" d="{wall}" class="{how}"/>'
        if holes and i < built:
            drawn += f'<path d="{holes}"/>'
    ground = path("M0,104.5h150", 'class="stroke wide"')
    return f'<g transform="translate({x:g},{y:g}) scale({scale:g})">{drawn}{ground}</g>'
