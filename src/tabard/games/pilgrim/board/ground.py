"""The printed map: sea, coast, land, rivers and the City's wall; drawn once for every size."""

from functools import lru_cache
from typing import Final

from tabard.draw.icons import centred
from tabard.draw.shapes import pale
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.hexes import Hexes, neighbour, point

# The land of each quadrant: its wash, and what is drawn on it in faint ink.
WASHES: Final = {
    "north_west": ("wood-land", ("pine-tree", "birch-trees")),
    "north_east": ("plain", ("grain-bundle", "wheat")),
    "south_east": ("rock-land", ("peaks", "hills")),
    "south_west": ("desert", ("hills", "huts-village")),
}
INK: Final = "#2A1E14"  # of roads and bridges, in both themes
STONE: Final = "#B9AFA0"

CITY: Final = [cell for cell in range(atlas.CELLS) if atlas.TERRAIN[cell] == atlas.CITY]
ALL: Final = list(range(atlas.CELLS))
_flow: Final = {row["id"]: row.get("flow_edges", []) for row in t.read("board")["cell"]}
_inward: Final = {row["id"]: row["flows"] == "in" for row in t.read("board")["river"]}


def ground(hexes: Hexes) -> str:
    """Everything printed on the board."""
    return "".join(
        ('<g id="ground" aria-hidden="true">', sea(hexes), land(hexes), rivers(hexes), "</g>")
    )


def sea(hexes: Hexes) -> str:
    """The water round the land, with its shore."""
    coast, s = hexes.outlines(ALL), hexes.side
    return "".join(
        f'<path d="{coast}" fill="{fill}" stroke="{tone}" stroke-width="{wide:.1f}"'
        ' stroke-linejoin="round"/>'
        for fill, tone, wide in (
            ("none", "var(--rule)", 1.1 * s + 2.4),
            ("var(--water)", "var(--water)", 1.1 * s),
            ("none", "var(--foam)", 0.34 * s),
        )
    )


def land(hexes: Hexes) -> str:
    """The cells in the washes of their quadrants, with small drawings."""
    parts: list[str] = []
    for number, quadrant in enumerate(atlas.QUADRANT_IDS):
        wash, drawings = WASHES[quadrant]
        cells = [cell for cell in ALL if atlas.QUADRANT[cell] == number]
        parts.append(
            f'<path d="{hexes.outlines(cells)}" fill="var(--{wash})" stroke="var(--rule)"'
            ' stroke-width=".7" stroke-opacity=".55"/>'
        )
        for cell in cells:
            mood = (atlas.CELL_Q[cell] * 7 + atlas.CELL_R[cell] * 11) % 5
            if mood < 2 and atlas.SHIP_SPACE_OF[cell] < 0:
                x, y = hexes.centre(cell)
                sign = centred(drawings[mood], round(x, 1), round(y, 1), round(hexes.side * 0.9, 1))
                parts.append(pale(sign, 0.2))
    wet = [cell for cell in ALL if atlas.TERRAIN[cell] in (atlas.RIVER, atlas.HARBOUR)]
    parts.append(
        f'<path d="{hexes.outlines(wet)}" fill="var(--meadow)" stroke="var(--rule)"'
        ' stroke-width=".7" stroke-opacity=".55"/>'
    )
    return "".join(parts)


def river_path(hexes: Hexes, cells: tuple[int, ...], harbour: int) -> str:
    """A river from the City to the sea."""
    path = ""
    last = None
    for cell in cells:
        first, second = _flow[atlas.CELL_IDS[cell]]
        entry = (
            first
            if (neighbour(cell, first) == last or (last is None and neighbour(cell, first) in CITY))
            else second
        )
        leave = second if entry == first else first
        if last is None:
            path = "M" + point(*hexes.middle(cell, entry, 1.25))
            path += "L" + point(*hexes.middle(cell, entry))
        path += hexes.onwards(cell, entry, leave)
        last = cell
    assert last is not None
    edge = next(e for e in range(atlas.EDGES) if neighbour(harbour, e) == last)
    return path + "L" + point(*hexes.middle(harbour, atlas.OPPOSITE[edge], 1.6))


def rivers(hexes: Hexes) -> str:
    """The four rivers, each with chevrons the way it flows."""
    s = hexes.side
    parts: list[str] = []
    for river, name in enumerate(atlas.RIVER_IDS):
        path = river_path(hexes, atlas.RIVER_CELLS[river], atlas.HARBOUR_CELL[harbour_of(river)])
        for tone, wide in (("var(--ink-2)", 0.62), ("var(--river)", 0.52), ("#fff", 0.16)):
            extra = ' stroke-opacity=".35"' if tone == "#fff" else ""
            parts.append(
                f'<path d="{path}" fill="none" stroke="{tone}" stroke-width="{wide * s:.1f}"{extra}'
                ' stroke-linejoin="round"/>'
            )
        for cell in atlas.RIVER_CELLS[river]:
            parts.append(chevron(hexes, cell, _inward[name]))
    return "".join(parts)


def harbour_of(river: int) -> int:
    """The harbour in which a river ends."""
    last = atlas.RIVER_CELLS[river][-1]
    return next(
        number
        for number, cell in enumerate(atlas.HARBOUR_CELL)
        if any(neighbour(last, edge) == cell for edge in range(atlas.EDGES))
    )


def chevron(hexes: Hexes, cell: int, inward: bool) -> str:
    """A mark on a straight cell of a river, the way the water runs."""
    first, second = _flow[atlas.CELL_IDS[cell]]
    if atlas.OPPOSITE[first] != second:
        return ""
    x, y = hexes.centre(cell)
    away = max((first, second), key=lambda e: _far(hexes, hexes.middle(cell, e)))
    to = away if not inward else atlas.OPPOSITE[away]
    k = hexes.side / 27
    return (
        f'<path d="M{-2.5 * k:.1f},{-4 * k:.1f}l{5 * k:.1f},{4 * k:.1f}l{-5 * k:.1f},{4 * k:.1f}"'
        f' fill="none" stroke="{INK}" stroke-opacity=".6" stroke-width="{1.4 * k:.1f}"'
        f' transform="translate({x:.1f},{y:.1f}) rotate({60 * to + 30})"/>'
    )


def _far(hexes: Hexes, spot: tuple[float, float]) -> float:
    return (spot[0] - hexes.cx) ** 2 + (spot[1] - hexes.cy) ** 2


def city(hexes: Hexes) -> str:
    """The City: its streets, its wall with merlons, its towers."""
    s = hexes.side
    wall = wall_path(hexes)
    parts = [f'<path d="{hexes.outlines(CITY)}" fill="var(--town)"/>']
    for cell in CITY:
        x, y = hexes.centre(cell)
        if (round(x), round(y)) != (round(hexes.cx), round(hexes.cy)):
            sign = centred("medieval-village-01", round(x, 1), round(y, 1), round(s * 0.95, 1))
            parts.append(pale(sign, 0.24))
    for tone, wide, dash in (
        (INK, 0.25, ""),
        (STONE, 0.16, ""),
        (INK, 0.16, f' stroke-dasharray="{0.08 * s:.1f} {0.2 * s:.1f}"'),
    ):
        parts.append(
            f'<path d="{wall}" fill="none" stroke="{tone}" stroke-width="{wide * s:.1f}"{dash}'
            ' stroke-linejoin="round"/>'
        )
    for x, y in towers(hexes):
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.17 * s:.1f}" fill="{STONE}" stroke="{INK}"'
            ' stroke-width="1.2"/>'
        )
    return "".join(parts)


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
    path = "M" + here
    for _ in steps:
        here = steps.get(here, first)
        path += "L" + here
    return path + "z"


def towers(hexes: Hexes) -> list[tuple[float, float]]:
    """The corners of the wall that stand out."""
    spots = {
        (round(x, 1), round(y, 1))
        for cell in CITY
        for x, y in (hexes.corner(cell, n) for n in range(6))
    }
    return sorted(spot for spot in spots if _far(hexes, spot) ** 0.5 > 2.5 * hexes.side)
