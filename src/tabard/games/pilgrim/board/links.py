"""The links of the ring as lines: from tile to tile, and along the rivers into the City."""

from collections.abc import Mapping
from math import atan2, degrees, hypot

from tabard.draw.ink import look, point, strokes, turned
from tabard.draw.stage import Rect
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.ground import river_path
from tabard.games.pilgrim.board.hexes import Hexes, Point

CITY = t.LOCATION_IDS[t.CITY]


class Links:
    """The ways between the places where acolytes stand, on a board of one size."""

    def __init__(self, boxes: Mapping[str, Rect], bow: float, hexes: Hexes) -> None:
        self.bow = bow
        self.hexes = hexes
        self.middle = {name: (x + w / 2, y + h / 2) for name, (x, y, w, h) in boxes.items()}

    def bend(self, one: str, two: str) -> Point:
        """The point that a link of the ring bows to, away from the middle of the ring."""
        (x, y), (to_x, to_y) = self.middle[one], self.middle[two]
        cx, cy = (sum(spot[i] for spot in self.middle.values()) / len(self.middle) for i in (0, 1))
        mx, my = (x + to_x) / 2, (y + to_y) / 2
        far = hypot(mx - cx, my - cy) or 1
        return mx + (mx - cx) / far * self.bow, my + (my - cy) / far * self.bow

    def line(self, one: str, two: str) -> str:
        """A link as path data, from the middle of one place to that of another."""
        if CITY not in (one, two):
            bow, end = self.bend(one, two), self.middle[two]
            return f"M{point(*self.middle[one])}Q{point(*bow)} {point(*end)}"
        place = two if one == CITY else one
        river = atlas.RIVER_IDS.index(f"river_{place}")
        return f"{river_path(self.hexes, river)}L{point(*self.middle[place])}"

    def arrow(self, one: str, two: str, tone: str) -> str:
        """A head in the middle of a link of the ring, the way it leads; rivers have chevrons."""
        if CITY in (one, two):
            return ""
        (x, y), (bx, by), (to_x, to_y) = self.middle[one], self.bend(one, two), self.middle[two]
        turn = round(degrees(atan2(to_y - y, to_x - x)))
        at = (x + 2 * bx + to_x) / 4, (y + 2 * by + to_y) / 4
        return turned("M-6,-5l11,5l-11,5z", look(tone), *at, turn)

    def ribbon(self) -> str:
        """The way round the ring, with an arrow on every link."""
        round_it = list(zip(t.LOCATION_IDS[1:], (*t.LOCATION_IDS[2:], t.LOCATION_IDS[1])))
        way = "".join(self.line(*pair) for pair in round_it)
        arrows = "".join(self.arrow(*pair, "rule") for pair in round_it)
        return f'<g aria-hidden="true">{strokes(way, ("line", 8), ("board", 5.4))}{arrows}</g>'
