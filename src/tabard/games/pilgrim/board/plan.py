"""The board at its two sizes: where the map, the City and the tiles of the ring are.

Everything that stands on the ring has its foot in a lane; each mat has one on every tile, always in
the same order, and dummies have one more where they play.
"""

from functools import cache
from typing import Final, NamedTuple

from tabard.draw.memory import remembered
from tabard.draw.stage import Rect
from tabard.games.pilgrim.board.hexes import Hexes
from tabard.games.pilgrim.board.links import CITY as CITY
from tabard.games.pilgrim.board.links import Links

Spot = tuple[float, float, float]  # where a piece has its foot, and how tall it is

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
    across: int = 4  # lanes in a row
    pawn: float = 25


Frames = dict[str, Frame]

CORNER: Final = ((6, 22, 84), 22.0, (5, 31, 114, 33), (16, 77), (107, 77), (62, 90))
SIDE: Final = ((5, 22, 77), 22.0, (4, 31, 108, 33), (16, 77), (99, 77), (58, 90))
LONG: Final = ((8, 20, 172), 20.0, (98, 23, 112, 29), (20, 40), (60, 39), (192, 4))


def frame(box: Rect, parts: tuple[object, ...], **more: float) -> Frame:
    """A tile's frame from the places of its parts."""
    return Frame(box, *parts, **more)  # type: ignore[arg-type]


def wide_frames() -> Frames:
    """The ring of the wide board."""
    return {
        "north": frame((521, 103, 214, 54), LONG),
        "north_east": frame((866, 143, 124, 90), CORNER),
        "east": frame((877, 402, 116, 90), SIDE),
        "south_east": frame((866, 616, 124, 90), CORNER),
        "south": frame((521, 692, 214, 54), LONG),
        "south_west": frame((266, 616, 124, 90), CORNER),
        "west": frame((263, 357, 116, 90), SIDE),
        "north_west": frame((266, 143, 124, 90), CORNER),
    }


def tall_frames() -> Frames:
    """The ring of the tall board: it closes up, and the names of the sides stand upright.

    The ship passes the sides on the map's side of them, so what must be read keeps to the other.
    """
    corner = ((4, 18, 76), 18.0, (4, 44, 100, 31), (14, 32), (92, 32), (54, 31))
    long = ((4, 16, 130), 16.0, (60, 19, 94, 28), (14, 34), (43, 34), (146, 4))
    side = ((12, 19, 0), 21.0, (3, 25, 40, 54))
    west, east = (*side, (13, 90), (14, 111), (23, -6)), (*side, (20, 90), (32, 111), (23, -6))
    return {
        "north": frame((116, 50, 158, 50), long, pawn=20),
        "north_east": frame((280, 50, 108, 79), corner, pawn=21),
        "east": frame((342, 243, 46, 124), east, across=2, pawn=19),
        "south_east": frame((280, 446, 108, 79), corner, pawn=21),
        "south": frame((116, 475, 158, 50), long, pawn=20),
        "south_west": frame((2, 446, 108, 79), corner, pawn=21),
        "west": frame((2, 212, 46, 124), west, across=2, pawn=19),
        "north_west": frame((2, 50, 108, 79), corner, pawn=21),
    }


class Plan:
    """The board at one size: its box, its map and ring, and the plate in the middle of the City."""

    def __init__(
        self, box: Rect, hexes: Hexes, frames: Frames, bow: float, city: Spot, tall: bool
    ) -> None:
        self.box: Final = box
        self.hexes: Final = hexes
        self.frames: Final = frames
        self.links: Final = Links({name: one.box for name, one in frames.items()}, bow, hexes)
        self.tall: Final = tall
        w, h, self.pawn = city
        self.city: Final[Rect] = (hexes.cx - w / 2, hexes.cy - h / 2, w, h)
        self.acolyte: Final = round(hexes.side * 0.78, 1)  # how tall one on the map is

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


WIDE: Final = Plan(
    (258, 99, 740, 651),
    Hexes(26.2, 628.0, 424.5),
    wide_frames(),
    bow=24,
    city=(92.0, 46.0, 26.0),
    tall=False,
)
TALL: Final = Plan(
    (0, 46, 390, 482),
    Hexes(16.9, 195.0, 287.0),
    tall_frames(),
    bow=8,
    city=(66.0, 40.0, 21.0),
    tall=True,
)
