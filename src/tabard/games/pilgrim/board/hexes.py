"""The hexagons of the map: from a cell's place to points, outlines, and arcs of roads and rivers.

Cells are flat on top, edges run clockwise from south-east (PGM-1.6). A track meets both its edges
at a right angle, so that tiles join without a kink: it is a straight line or one true arc.
"""

from math import cos, hypot, radians, sin, sqrt
from typing import Final

from tabard.games.pilgrim import atlas

Point = tuple[float, float]

CELL: Final = {name: number for number, name in enumerate(atlas.CELL_IDS)}
EDGE: Final = {name: number for number, name in enumerate(atlas.EDGE_IDS)}
HALF: Final = sqrt(3) / 2  # from a centre to the middle of an edge, in sides
STEP: Final = 60  # degrees from corner to corner


class Hexes:
    """The map at one size: `side` is the side of a cell, (cx, cy) the middle of the City."""

    def __init__(self, side: float, cx: float, cy: float) -> None:
        self.side = side
        self.cx = cx
        self.cy = cy

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        q, r = atlas.CELL_Q[cell], atlas.CELL_R[cell]
        return (self.cx + 1.5 * self.side * q, self.cy + HALF * self.side * (2 * r + q))

    def at(self, cell: int, degrees: float, sides: float) -> Point:
        """A point in some direction from the middle of a cell, so many sides away."""
        x, y = self.centre(cell)
        turn = radians(degrees)
        return (x + self.side * sides * cos(turn), y + self.side * sides * sin(turn))

    def corner(self, cell: int, number: int, scale: float = 1) -> Point:
        """A corner; edge e lies between the corners e and e + 1."""
        return self.at(cell, STEP * number, scale)

    def middle(self, cell: int, edge: int, scale: float = 1) -> Point:
        """The middle of an edge, or a point on the way to it."""
        return self.at(cell, STEP * edge + STEP / 2, HALF * scale)

    def outline(self, cell: int, scale: float = 1) -> str:
        """A hexagon as path data."""
        return "M" + "L".join(point(*self.corner(cell, n, scale)) for n in range(6)) + "z"

    def outlines(self, cells: list[int], scale: float = 1) -> str:
        """Several hexagons in one path."""
        return "".join(self.outline(cell, scale) for cell in cells)

    def wedge(self, cell: int, edge: int) -> str:
        """The triangle between the middle of a cell and one of its edges."""
        spots = (self.centre(cell), self.corner(cell, edge), self.corner(cell, edge + 1))
        return "M" + "L".join(point(*spot) for spot in spots) + "z"

    def onwards(self, cell: int, start: int, end: int) -> str:
        """From the middle of one edge to that of another, as a path goes on."""
        gap = min(abs(start - end), 6 - abs(start - end))
        goal = self.middle(cell, end)
        if gap == 3:
            return "L" + point(*goal)
        between = (start + end) / 2 if abs(start - end) == gap else (start + end) / 2 + 3
        turn = STEP * between + STEP / 2
        pivot = self.at(cell, turn, 1 if gap == 1 else sqrt(3))
        radius = self.side * (0.5 if gap == 1 else 1.5)
        one = self.middle(cell, start)
        cross = (one[0] - pivot[0]) * (goal[1] - pivot[1]) - (one[1] - pivot[1]) * (
            goal[0] - pivot[0]
        )
        return f"A{radius:.1f} {radius:.1f} 0 0 {int(cross > 0)} {point(*goal)}"

    def track(self, cell: int, start: int, end: int) -> str:
        """One track as path data of its own."""
        return "M" + point(*self.middle(cell, start)) + self.onwards(cell, start, end)

    def outside(self, cell: int, sides: float) -> Point:
        """A point beyond a cell, seen from the middle of the map."""
        x, y = self.centre(cell)
        far = hypot(x - self.cx, y - self.cy) or 1
        reach = self.side * sides
        return (x + (x - self.cx) / far * reach, y + (y - self.cy) / far * reach)


def point(x: float, y: float) -> str:
    """A point in path data."""
    return f"{x:.1f},{y:.1f}"


def neighbour(cell: int, edge: int) -> int:
    """The cell that an edge faces, or -1."""
    return atlas.NEIGHBOUR[cell * atlas.EDGES + edge]
