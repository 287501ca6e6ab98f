"""The kingdom as it is printed: sea and land, the drawings on it, and where everything lies.

Positions are those of `map.toml`, 0 to 100 from the top left; a `Ground` spreads them over a box,
wide or tall. Everything here is the same in every moment and drawn once for each box.
"""

from functools import cache
from math import hypot
from typing import Final, NamedTuple

from tabard.draw.icons import centred
from tabard.draw.ink import look, path, point, stroke
from tabard.draw.pictures import by_id
from tabard.draw.shapes import pale, pane
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import curves
from tabard.games.feudum.board.curves import Point

LOCATIONS: Final = by_id(t.MAP["location"])
EDGES: Final = by_id(t.MAP["edge"])

# The coasts, ours: closed lines through these points of the map.
LANDS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "forest",
        "wood-land",
        "17,5 24,-1 40,-6 57,-6 58,8 60,18 63,27 62,36 57,40 50,40 45,35 41,26 33,23 25,18 17,14",
    ),
    (
        "badlands",
        "badlands",
        "57,-6 79,-6 83,4 80,11 78,19 82,28 86,36 86,46 88,57 93,66 95,80 91,93 80,96 76,84 73,72"
        " 69,60 65,49 62,40 63,27 60,18 58,8",
    ),
    (
        "desert",
        "desert",
        "35,57 43,55 50,54 58,51 65,48 69,60 73,72 76,84 80,96 78,107 28,107 27,93 33,85 36,74"
        " 34,63",
    ),
    ("mountain", "rock-land", "87,-6 106,-6 106,58 95,54 90,46 91,36 92.5,26 92,16 86,8"),
    ("island", "isle", "13,26 20,24 24,32 27,42 32,52 32,60 26,62 21,53 16,43 12,34"),
    ("island", "isle", "3,64 10,63 14,72 18,79 24,86 23,95 14,96 9,86 3,77"),
)
SKERRY: Final = (5.4, 6.75)

# Where the stack of each region lies, and small drawings that tell its land without colour.
STACKS: Final[dict[str, Point]] = {
    "sea": (1.2, 25),
    "island": (3.5, 91),
    "forest": (32.5, 1.5),
    "desert": (58, 98),
    "badlands": (76, 64),
    "mountain": (100, 8),
}
DRAWINGS: Final[tuple[tuple[str, float, tuple[Point, ...]], ...]] = (
    ("pine-tree", 20, ((20, 11), (30, 13), (37, 5), (47, 4), (52, 16), (59, 31), (46, 29))),
    ("forest", 24, ((27.5, 3.5), (34, 12), (49, 36), (56, 12), (46, 12.6), (39, 20))),
    ("desert-skull", 20, ((70, 25), (84, 88), (73, 46), (84, 66))),
    ("stone-pile", 20, ((66, 12), (82, 43), (74, 54), (70, 32), (88, 86), (81, 70), (68, 20))),
    ("cactus", 18, ((42, 74), (52, 60), (66, 59), (37, 101), (66, 73), (48, 104))),
    ("palm-tree", 21, ((53, 74), (61.5, 60), (72, 94), (40, 82), (31, 101))),
    ("hills", 24, ((49, 92), (66, 101), (60, 84), (45, 59))),
    ("peaks", 26, ((99, 39), (95.5, 30), (102, 50), (102, 22), (97.5, 0), (88.5, 0))),
    ("fruit-tree", 16, ((22, 35), (24, 47), (29, 57), (13, 68), (7, 76), (20, 92), (14, 90))),
)
WAVES: Final = curves.points(
    "2,6 13,4 1,53 14,56 37,31 41,41 45,46 27,70 20,70 2,92 8,102 25,103 99,66 98,90 101,101 33,40"
    " 86,21"
)


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


def polygon(ground: Ground, points: str) -> list[Point]:
    """The points of a coast in the box."""
    return [ground.spot(*point) for point in curves.points(points)]


def inside(point: Point, corners: list[Point]) -> bool:
    """Whether a point lies within a polygon."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(corners, corners[-1:] + corners[:-1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


@cache
def coasts(ground: Ground) -> tuple[tuple[str, str], ...]:
    """Every land as (wash, path), the skerries last."""
    found = [(wash, curves.closed(polygon(ground, points))) for _, wash, points in LANDS]
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
def on_land(ground: Ground, point: Point) -> bool:
    """Whether a point is on any land."""
    if any(inside(point, polygon(ground, points)) for _, _, points in LANDS):
        return True
    x, y = point
    return any(
        abs(x - ground.location(name)[0]) < ground.w * SKERRY[0] / 100
        and abs(y - ground.location(name)[1]) < ground.h * SKERRY[1] / 100
        for name, row in LOCATIONS.items()
        if row["region"] == "sea"
    )


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
    places = [ground.location(name) for name in LOCATIONS]
    stacks = [ground.stack(region) for region in STACKS]
    return all(hypot(x - a, y - b) > ground.r + r * 0.8 for a, b in places) and all(
        hypot(x - a, y - b) > ground.r + r * 0.9 for a, b in stacks
    )
