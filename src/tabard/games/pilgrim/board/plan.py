"""The board at its two sizes: where the map, the City and the tiles of the ring are.

Everything that stands on the ring has its foot in a lane; each mat has one on every tile, always in
the same order, and dummies have one more where they play.
"""

from functools import cache
from typing import Final, NamedTuple

from tabard.draw.layout import Box
from tabard.draw.memory import remembered
from tabard.draw.places import measured
from tabard.draw.stage import Rect
from tabard.games.pilgrim.board.hexes import Hexes
from tabard.games.pilgrim.board.icons import WHERE
from tabard.games.pilgrim.board.links import CITY as CITY
from tabard.games.pilgrim.board.links import Links

Spot = tuple[float, float, float]  # where a piece has its foot, and how tall it is

RING: Final = WHERE["ring"]
GAP: Final = 3  # between lanes


class Frame(NamedTuple):
    """Where the parts of one tile are, from its corner: name, lanes, strength, tithe, merchant."""

    box: Rect
    name: tuple[float, float, float]  # x, base line, room; no room: the name stands above the tile
    sign: float  # size of the icon
    lanes: Rect  # x, y, width of all, height
    strength: tuple[float, float]
    tithe: tuple[float, float]
    merchant: tuple[float, float]
    across: int  # lanes in a row
    pawn: float


Frames = dict[str, Frame]


def frames(size: str) -> Frames:
    """The ring of the board at a size."""
    found: Frames = {}
    for place, row in RING[size].items():
        parts = measured(RING["parts"][row["parts"]], 0, 0)
        across, pawn = row.get("across", 4), row.get("pawn", 25)
        found[place] = Frame._make((Box(*row["box"]), *parts, across, pawn))
    return found


class Plan:
    """The board at one size: its box, its map and ring, and the plate in the middle of the City."""

    def __init__(self, size: str) -> None:
        said = WHERE["board"][size]
        self.box: Final = Box(*said["box"])
        self.hexes: Final = Hexes(*said["hexes"])
        self.frames: Final = frames(size)
        boxes = {name: one.box for name, one in self.frames.items()}
        self.links: Final = Links(boxes, said["bow"], self.hexes)
        self.tall: Final = size == "tall"
        w, h, self.pawn = said["city"]
        self.city: Final[Rect] = (self.hexes.cx - w / 2, self.hexes.cy - h / 2, w, h)
        self.acolyte: Final = round(self.hexes.side * 0.78, 1)  # how tall one on the map is

    def number(self, location: str) -> Spot:
        """Where the number of an acolyte that would fall here is shown, and how large."""
        if location == CITY:
            return (round(self.city[0], 1), round(self.city[1], 1), 9)
        x, y, _, _ = self.frames[location].box
        return (x + 4, y + 4, 10)

    def tallness(self, location: str) -> float:
        """How tall acolytes at a location are."""
        return self.pawn if location == CITY else self.frames[location].pawn

    @cache  # noqa: B019 - there are two plans
    def lanes(self, location: str, mats: int, count: int) -> tuple[Rect, ...]:
        """The lanes of a location for so many mats, `count` of them with that of the dummies."""
        if location == CITY:
            x, y, w, h = self.city
            each = (w - 6) / mats
            return tuple((x + 3 + mat * each, y + 3, each, h - 6) for mat in range(mats))
        found = self.frames[location]
        x, y = found.box[0] + found.lanes[0], found.box[1] + found.lanes[1]
        across = min(found.across, max(count, 3)) if found.across >= 4 else found.across
        rows = -(-count // across)
        w = (found.lanes[2] - GAP * (across - 1)) / across
        h = (found.lanes[3] - GAP * (rows - 1)) / rows
        return tuple(
            (x + (i % across) * (w + GAP), y + (i // across) * (h + GAP), w, h)
            for i in range(across * rows)
        )


def foot(lane: Rect, tallness: float) -> Spot:
    """Where the first of a lane stands."""
    x, y, w, h = lane
    return (round(x + w / 2, 1), round(y + h - 3, 1), tallness)


@remembered
def crowd(number: int, lane: Rect, tallness: float) -> list[Spot]:
    """Where so many stand in a lane: fanned, or one on another."""
    if number <= 1 or number > 3:
        return [foot(lane, tallness)] * max(1, number)
    x, y, w, h = lane
    step = min(0.44 * tallness, max(2.0, (w - 0.74 * tallness) / (number - 1)))
    middle, low = x + w / 2, round(y + h - 3, 1)
    return [
        (round(middle + (i - (number - 1) / 2) * step, 1), low, tallness) for i in range(number)
    ]


WIDE: Final = Plan("wide")
TALL: Final = Plan("tall")
