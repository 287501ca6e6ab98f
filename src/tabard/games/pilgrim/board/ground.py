"""The printed map: sea, coast, land, rivers and the City's wall; drawn once for every size."""

from functools import lru_cache
from math import hypot
from typing import Final

from tabard.draw.icons import centred
from tabard.draw.ink import look, path, point, stroke, strokes, turned
from tabard.draw.shapes import circle, pale
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.hexes import Hexes, Point, neighbour
from tabard.games.pilgrim.board.icons import WHERE

INK: Final = "#2A1E14"  # of roads and bridges, in both themes
STONE: Final = "#B9AFA0"
RULED: Final = ("rule", 0.7)  # the thin lines between cells

CITY: Final = [cell for cell in range(atlas.CELLS) if atlas.TERRAIN[cell] == atlas.CITY]
ALL: Final = list(range(atlas.CELLS))
_flow: Final = {row["id"]: row.get("flow_edges", []) for row in t.read("board")["cell"]}
_inward: Final = {row["id"]: row["flows"] == "in" for row in t.read("board")["river"]}


def ground(hexes: Hexes) -> str:
    """Everything printed on the board."""
    return f'<g id="ground" aria-hidden="true">{sea(hexes)}{land(hexes)}{rivers(hexes)}</g>'


def sea(hexes: Hexes) -> str:
    """The water round the land, with its shore."""
    coast, s = hexes.outlines(ALL), hexes.side
    water = path(coast, look("water", "water", 1.1 * s, stroke_linejoin="round"))
    return stroke(coast, "rule", 1.1 * s + 2.4) + water + stroke(coast, "foam", 0.34 * s)


def land(hexes: Hexes) -> str:
    """The cells in the washes of their quadrants, with small drawings."""
    drawn = ""
    for number, quadrant in enumerate(atlas.QUADRANT_IDS):
        wash, *drawings = WHERE["lands"][quadrant]
        cells = [cell for cell in ALL if atlas.QUADRANT[cell] == number]
        drawn += path(hexes.outlines(cells), look(wash, *RULED, stroke_opacity=".55"))
        for cell in cells:
            mood = (atlas.CELL_Q[cell] * 7 + atlas.CELL_R[cell] * 11) % 5
            if mood < 2 and atlas.SHIP_SPACE_OF[cell] < 0:
                drawn += pale(centred(drawings[mood], *hexes.centre(cell), hexes.side * 0.9), 0.2)
    wet = [cell for cell in ALL if atlas.TERRAIN[cell] in (atlas.RIVER, atlas.HARBOUR)]
    return drawn + path(hexes.outlines(wet), look("meadow", *RULED, stroke_opacity=".55"))


def river_path(hexes: Hexes, river: int) -> str:
    """A river from the City to the sea."""
    data, came = "", CITY
    for cell in atlas.RIVER_CELLS[river]:
        first, second = _flow[atlas.CELL_IDS[cell]]
        entry, leave = (first, second) if neighbour(cell, first) in came else (second, first)
        data = data or hexes.into(cell, entry, 1.25)
        data += hexes.onwards(cell, entry, leave)
        came = [cell]
    harbour = atlas.HARBOUR_CELL[harbour_of(river)]
    edge = next(e for e in range(atlas.EDGES) if neighbour(harbour, e) in came)
    return data + "L" + point(*hexes.middle(harbour, atlas.OPPOSITE[edge], 1.6))


def rivers(hexes: Hexes) -> str:
    """The four rivers, each with chevrons the way it flows."""
    s, drawn = hexes.side, ""
    for river, name in enumerate(atlas.RIVER_IDS):
        course = river_path(hexes, river)
        drawn += strokes(course, ("ink-2", 0.62 * s), ("river", 0.52 * s))
        drawn += stroke(course, "#fff", 0.16 * s, stroke_opacity=".35")
        drawn += "".join(chevron(hexes, cell, _inward[name]) for cell in atlas.RIVER_CELLS[river])
    return drawn


def harbour_of(river: int) -> int:
    """The harbour in which a river ends."""
    last = atlas.RIVER_CELLS[river][-1]
    ends = [neighbour(last, edge) for edge in range(atlas.EDGES)]
    return next(number for number, cell in enumerate(atlas.HARBOUR_CELL) if cell in ends)


def chevron(hexes: Hexes, cell: int, inward: bool) -> str:
    """A mark on a straight cell of a river, the way the water runs."""
    first, second = _flow[atlas.CELL_IDS[cell]]
    if atlas.OPPOSITE[first] != second:
        return ""
    away = max((first, second), key=lambda e: far(hexes, hexes.middle(cell, e)))
    to, k = atlas.OPPOSITE[away] if inward else away, hexes.side / 27
    head = f"M{point(-2.5 * k, -4 * k)}l{point(5 * k, 4 * k)}l{point(-5 * k, 4 * k)}"
    how = look("none", INK, 1.4 * k, stroke_opacity=".6")
    return turned(head, how, *hexes.centre(cell), 60 * to + 30)


def far(hexes: Hexes, spot: Point) -> float:
    """How far a point is from the middle of the map."""
    return hypot(spot[0] - hexes.cx, spot[1] - hexes.cy)


def city(hexes: Hexes) -> str:
    """The City: its streets, its wall with merlons, its towers."""
    s = hexes.side
    drawn = path(hexes.outlines(CITY), look("town"))
    for cell in CITY:
        if far(hexes, hexes.centre(cell)) > 1:
            drawn += pale(centred("medieval-village-01", *hexes.centre(cell), s * 0.95), 0.24)
    merlons = (INK, 0.16 * s, f"{0.08 * s:.1f} {0.2 * s:.1f}")
    drawn += strokes(wall_path(hexes), (INK, 0.25 * s), (STONE, 0.16 * s), merlons)
    return drawn + "".join(circle(*spot, 0.17 * s, look(STONE, INK, 1.2)) for spot in towers(hexes))


@lru_cache(maxsize=8)
def wall_path(hexes: Hexes) -> str:
    """The outer boundary of the City."""
    steps = {
        point(*hexes.corner(cell, edge)): point(*hexes.corner(cell, edge + 1))
        for cell in CITY
        for edge in range(atlas.EDGES)
        if neighbour(cell, edge) not in CITY
    }
    first = here = next(iter(steps))
    data = "M" + here
    for _ in steps:
        here = steps.get(here, first)
        data += "L" + here
    return data + "z"


def towers(hexes: Hexes) -> list[Point]:
    """The corners of the wall that stand out."""
    corners = [hexes.corner(cell, n) for cell in CITY for n in range(6)]
    spots = {(round(x, 1), round(y, 1)) for x, y in corners}
    return sorted(spot for spot in spots if far(hexes, spot) > 2.5 * hexes.side)
