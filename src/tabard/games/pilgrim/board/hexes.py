"""The hexagons of the map: from a cell's place to points, outlines, and arcs of roads and rivers.

Cells are flat on top, edges run clockwise from south-east (PGM-1.6). A track meets both its edges
at a right angle, so that tiles join without a kink: it is a straight line or one true arc.
"""

from math import cos, hypot, radians, sin, sqrt
from typing import Final

from tabard.draw.ink import line, point
from tabard.games.pilgrim import atlas

Point = tuple[float, float]

CELL: Final = {name: number for number, name in enumerate(atlas.CELL_IDS)}
EDGE: Final = {name: number for number, name in enumerate(atlas.EDGE_IDS)}
HALF: Final = sqrt(3) / 2  # from a centre to the middle of an edge, in sides
STEP: Final = 60  # degrees from corner to corner


class Hexes:
    """The map at one size: `side` is the side of a cell, (cx, cy) the middle of the City."""

    def __init__(self, side: float, cx: float, cy: float) -> None:
        self.side, self.cx, self.cy = side, cx, cy

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        q, r = atlas.CELL_Q[cell], atlas.CELL_R[cell]
        return (self.cx + 1.5 * self.side * q, self.cy + HALF * self.side * (2 * r + q))

    def at(self, cell: int, degrees: float, sides: float) -> Point:
        """A point in some direction from the middle of a cell, so many sides away."""
        (x, y), turn = self.centre(cell), radians(degrees)
        return (x + self.side * sides * cos(turn), y + self.side * sides * sin(turn))

    def corner(self, cell: int, number: int, scale: float = 1) -> Point:
        """A corner; edge e lies between the corners e and e + 1."""
        return self.at(cell, STEP * number, scale)

    def middle(self, cell: int, edge: int, scale: float = 1) -> Point:
        """The middle of an edge, or a point on the way to it."""
        return self.at(cell, STEP * edge + STEP / 2, HALF * scale)

    def outline(self, cell: int, scale: float = 1) -> str:
        """A hexagon as path data."""
        return line(*(self.corner(cell, n, scale) for n in range(6))) + "z"

    def outlines(self, cells: list[int], scale: float = 1) -> str:
        """Several hexagons in one path."""
        return "".join(self.outline(cell, scale) for cell in cells)

    def onwards(self, cell: int, start: int, end: int) -> str:
        """From the middle of one edge to that of another, as a path goes on."""
        gap, goal = between(start, end), self.middle(cell, end)
        if gap == atlas.HALF:
            return "L" + point(*goal)
        mid = (start + end) / 2 if abs(start - end) == gap else (start + end) / 2 + 3
        px, py = self.at(cell, STEP * mid + STEP / 2, 1 if gap == 1 else sqrt(3))
        radius, (x, y) = self.side * (0.5 if gap == 1 else 1.5), self.middle(cell, start)
        cross = (x - px) * (goal[1] - py) - (y - py) * (goal[0] - px)
        return f"A{radius:.1f} {radius:.1f} 0 0 {int(cross > 0)} {point(*goal)}"

    def track(self, cell: int, start: int, end: int) -> str:
        """One track as path data of its own."""
        return "M" + point(*self.middle(cell, start)) + self.onwards(cell, start, end)

    def into(self, cell: int, edge: int, far: float) -> str:
        """A piece of a way to one of a cell's edges, from outside the cell or from inside it."""
        return line(self.middle(cell, edge, far), self.middle(cell, edge))

    def outside(self, cell: int, sides: float) -> Point:
        """A point beyond a cell, seen from the middle of the map."""
        x, y = self.centre(cell)
        reach = self.side * sides / (hypot(x - self.cx, y - self.cy) or 1)
        return (x + (x - self.cx) * reach, y + (y - self.cy) * reach)


def between(start: int, end: int) -> int:
    """How many edges apart two edges of a cell are, the shorter way round."""
    return min(abs(start - end), atlas.EDGES - abs(start - end))


def neighbour(cell: int, edge: int) -> int:
    """The cell that an edge faces, or -1."""
    return atlas.NEIGHBOUR[cell * atlas.EDGES + edge]
