"""The kingdom as it is printed: sea and land, the drawings on it, and where everything lies.

Positions are those of `map.toml`, 0 to 100 from the top left; a `Ground` spreads them over a box,
wide or tall. Everything here is the same in every moment and drawn once for each box.
"""

from functools import cache
from math import hypot
from typing import Final, NamedTuple

from tabard.draw.icons import centred
from tabard.draw.ink import look, path, point, stroke
from tabard.draw.shapes import pale, pane
from tabard.games.feudum.board import curves, deck
from tabard.games.feudum.board.curves import Point

LOCATIONS: Final = deck.PLACES
EDGES: Final = deck.EDGES

LANDS: Final = [(row["wash"], curves.points(row["coast"])) for row in deck.WHERE["lands"]]
SKERRY: Final = (5.4, 6.75)
STACKS: Final[dict[str, list[float]]] = deck.WHERE["stacks"]
DRAWINGS: Final = [
    (row["sign"], row["size"], curves.points(row["places"])) for row in deck.WHERE["drawings"]
]
WAVES: Final = curves.points(deck.WHERE["waves"]["places"])


class Ground(NamedTuple):
    """A box that the map is spread over, and the radius of a location in it."""

    x: float
    y: float
    w: float
    h: float
    r: float

    def spot(self, x: float, y: float) -> Point:
        """Where a point of the map lies."""
        side = self.r + 1
        top = self.r + 7
        return (
            self.x + side + x / 100 * (self.w - 2 * side),
            self.y + top + y / 100 * (self.h - 2 * top),
        )

    def location(self, name: str) -> Point:
        """The middle of a location."""
        row = LOCATIONS[name]
        return self.spot(row["x"], row["y"])

    def stack(self, region: str) -> Point:
        """The middle of a region's stack."""
        return self.spot(*STACKS[region])

    def size(self) -> float:
        """How large things are drawn, 1 on the wide table."""
        return self.r / 17


@cache
def coasts(ground: Ground) -> tuple[tuple[str, str], ...]:
    """Every land as (wash, path), the skerries last."""
    found = [
        (wash, curves.closed([ground.spot(*point) for point in points])) for wash, points in LANDS
    ]
    for name, row in LOCATIONS.items():
        if row["region"] == "sea":
            x, y = ground.location(name)
            rx, ry = ground.w * SKERRY[0] / 100, ground.h * SKERRY[1] / 100
            half = f"a{point(rx, ry)} 0 1 1"
            found.append(
                ("skerry", f"M{point(x - rx, y)}{half} {2 * rx:.1f},0{half} {-2 * rx:.1f},0z")
            )
    return tuple(found)


@cache
def drawing(ground: Ground) -> str:
    """Sea, land, coasts and the small drawings; clipped to its box by an inner picture."""
    size = ground.size()
    lands = coasts(ground)
    every = "".join(land for _, land in lands)
    washes = "".join(path(land, look(wash)) for wash, land in lands)
    marks = "".join(
        centred(sign, *ground.spot(*place), wide * size)
        for sign, wide, places in DRAWINGS
        for place in places
        if clear(ground, ground.spot(*place), wide * size / 2)
    )
    waves = "".join(
        f"M{point(*ground.spot(*place))}q5,-6 10,0t10,0"
        for place in WAVES
        if clear(ground, ground.spot(*place), 8)
    )
    x, y, w, h = ground[:4]
    frame = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" viewBox="{x:g} {y:g} {w:g} {h:g}"'
    inside = (
        pane((x, y, w, h), look("water"), 9)
        + path(waves, look("none", "ink", 1.2, opacity=".22"))
        + stroke(every, "foam", 26 * size, opacity=".4")
        + stroke(every, "foam", 13 * size, opacity=".6")
        + path(every, look("none", "ink-2", 3))
        + washes
        + path(every, look("none", "ink-2", 0.9, "1.5 4", opacity=".8"))
        + pale(marks, 0.17)
    )
    return f'<svg {frame} aria-hidden="true">{inside}</svg>'


def clear(ground: Ground, point: Point, r: float) -> bool:
    """Whether a drawing around a point stands apart from locations and stacks."""
    x, y = point
    gaps = [(ground.location(name), r * 0.8) for name in LOCATIONS]
    gaps += [(ground.stack(region), r * 0.9) for region in STACKS]
    return all(hypot(x - a, y - b) > ground.r + gap for (a, b), gap in gaps)
