"""What the map and the tiles fix once and for all: neighbours, banks, gates, tiles by pattern.

Cells are numbered in the order of the data file, edges 0 to 5 clockwise from south-east
(PGM-1.6). A pair is two edges of a cell joined by a track; a pattern is a set of pairs without a
common edge, number 0 the empty one. Tables over two things are flat: `NEIGHBOUR[cell * EDGES + e]`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from tabard.games.pilgrim import tables as t
from tabard.kernel.data import column, ids, members

NONE: Final = -1

_board: Final = t.read("board")
_cells: Final[list[dict[str, Any]]] = _board["cell"]
CELL_IDS: Final[tuple[str, ...]] = ids(_cells)
CELLS: Final[int] = len(CELL_IDS)
EDGE_IDS: Final[tuple[str, ...]] = tuple(_board["board"]["edge_names"])
EDGES: Final[int] = len(EDGE_IDS)
ENDS: Final = 2  # of a track
HALF: Final[int] = EDGES // ENDS
OPPOSITE: Final[tuple[int, ...]] = tuple((e + HALF) % EDGES for e in range(EDGES))
CELL_Q: Final[tuple[int, ...]] = column(_cells, "q")
CELL_R: Final[tuple[int, ...]] = column(_cells, "r")

# Rivers are cells of their own (PGM-2.1).
TERRAIN_IDS: Final = ("land", "river", "city", "harbour")
TERRAIN: Final[tuple[int, ...]] = tuple(TERRAIN_IDS.index(c["terrain"]) for c in _cells)
LAND: Final[int] = TERRAIN_IDS.index("land")
RIVER: Final[int] = TERRAIN_IDS.index("river")
CITY: Final[int] = TERRAIN_IDS.index("city")
HARBOUR: Final[int] = TERRAIN_IDS.index("harbour")

_quadrants: Final[list[dict[str, Any]]] = _board["quadrant"]
QUADRANT_IDS: Final[tuple[str, ...]] = ids(_quadrants)  # clockwise from north-west
QUADRANTS: Final[int] = len(QUADRANT_IDS)
ALL_QUADRANTS: Final[int] = members([True] * QUADRANTS)
QUADRANT: Final[tuple[int, ...]] = tuple(
    QUADRANT_IDS.index(c["quadrant"]) if c["quadrant"] in QUADRANT_IDS else NONE for c in _cells
)
# The cell that a roll means, by quadrant and roll - 1 (PGM-3.3).
DIE_SPACES: Final[tuple[int, ...]] = tuple(
    CELL_IDS.index(name) for q in _quadrants for name in q["die_spaces"]
)

_places: Final[dict[tuple[int, int], int]] = {
    (CELL_Q[cell], CELL_R[cell]): cell for cell in range(CELLS)
}
_steps: Final[list[list[int]]] = _board["board"]["edge_directions"]
NEIGHBOUR: Final[tuple[int, ...]] = tuple(
    _places.get((CELL_Q[cell] + q, CELL_R[cell] + r), NONE)
    for cell in range(CELLS)
    for q, r in _steps
)

HARBOUR_IDS: Final[tuple[str, ...]] = ids(_board["harbour"])
HARBOURS: Final[int] = len(HARBOUR_IDS)
HARBOUR_CELL: Final[tuple[int, ...]] = tuple(CELL_IDS.index(h["cell"]) for h in _board["harbour"])
HARBOUR_AT: Final[tuple[int, ...]] = tuple(
    HARBOUR_CELL.index(cell) if cell in HARBOUR_CELL else NONE for cell in range(CELLS)
)
RIVER_IDS: Final[tuple[str, ...]] = ids(_board["river"])
RIVER_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(CELL_IDS.index(name) for name in r["cells_from_city"]) for r in _board["river"]
)

# The edge of the board, where the ship goes round (PGM-3.4).
SHIP_SPACES: Final[tuple[int, ...]] = tuple(
    CELL_IDS.index(name) for name in _board["ship_track"]["spaces_clockwise"]
)
ROUNDS: Final[int] = _board["ship_track"]["rounds"]
SHIP_SPACE_OF: Final[tuple[int, ...]] = column(_cells, "edge_index", NONE)

# Banks of river cells by cell and edge: 0 is no bank (land, or where the river flows).
BANK: Final[tuple[int, ...]] = tuple(
    1 + ("bank_a_edges", "bank_b_edges").index(side) if side else 0
    for c in _cells
    for e in range(EDGES)
    for side in [next((s for s in ("bank_a_edges", "bank_b_edges") if e in c.get(s, ())), "")]
)


def usable_gate_edges(cell: dict[str, Any]) -> tuple[int, ...]:
    """The city edges of a cell from which a road can start (PGM-17.5, PGM-17.2)."""
    flow = cell.get("flow_edges", ())
    return tuple(e for e in sorted(cell["city_edges"]) if e not in flow)


GATE_EDGES: Final[tuple[tuple[int, ...], ...]] = tuple(usable_gate_edges(c) for c in _cells)
GATES: Final[tuple[int, ...]] = tuple(cell for cell in range(CELLS) if GATE_EDGES[cell])
# The gates of a quadrant, clockwise (PGM-27.20).
QUADRANT_GATES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(CELL_IDS.index(name) for name in q["gate_cells_clockwise"]) for q in _quadrants
)

# Land beside a city or harbour cell, where no shrine may stand (PGM-18.5).
NO_SHRINE: Final[tuple[bool, ...]] = tuple(
    TERRAIN[cell] != LAND
    or any(
        TERRAIN[NEIGHBOUR[cell * EDGES + e]] in (CITY, HARBOUR)
        for e in range(EDGES)
        if NEIGHBOUR[cell * EDGES + e] != NONE
    )
    for cell in range(CELLS)
)

# Pairs and patterns.

PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    (a, b) for a, b in combinations(range(EDGES), ENDS)
)
PAIR_COUNT: Final[int] = len(PAIRS)
# The number of the pair of two edges, in either order; NONE for an edge with itself.
PAIR: Final[tuple[int, ...]] = tuple(
    PAIRS.index((min(a, b), max(a, b))) if a != b else NONE
    for a in range(EDGES)
    for b in range(EDGES)
)

Tracks = frozenset[tuple[int, int]]


def patterns() -> list[Tracks]:
    """Every set of pairs without a common edge, the smaller sets first."""
    found: list[Tracks] = []
    for count in range(HALF + 1):
        for chosen in combinations(PAIRS, count):
            if len({e for pair in chosen for e in pair}) == sum(len(pair) for pair in chosen):
                found.append(frozenset(chosen))
    return found


PATTERNS: Final = patterns()
PATTERN_COUNT: Final[int] = len(PATTERNS)
PATTERN_USED: Final[tuple[int, ...]] = tuple(
    members([any(e in pair for pair in pattern) for e in range(EDGES)]) for pattern in PATTERNS
)
_number: Final = {pattern: i for i, pattern in enumerate(PATTERNS)}
# Pattern and pair -> the pattern with that pair added or taken away, or NONE.
PATTERN_WITH: Final[tuple[int, ...]] = tuple(
    _number.get(pattern | {pair}, NONE) if pair not in pattern else NONE
    for pattern in PATTERNS
    for pair in PAIRS
)
PATTERN_WITHOUT: Final[tuple[int, ...]] = tuple(
    _number[pattern - {pair}] if pair in pattern else NONE for pattern in PATTERNS for pair in PAIRS
)

# Tiles (PGM-2.2).

_tiles: Final[list[dict[str, Any]]] = [
    tile for tile in t.read("tiles")["tile"] if tile["kind"] != "shrine"
]
TILE_IDS: Final[tuple[str, ...]] = ids(_tiles)
TILES: Final[int] = len(TILE_IDS)
TILE_STONE: Final[tuple[int, ...]] = column(_tiles, "stone_cost")
SHRINE_STONE: Final[int] = next(
    tile["stone_cost"] for tile in t.read("tiles")["tile"] if tile["kind"] == "shrine"
)
PLAIN_TILES: Final[int] = sum("upgrade" not in tile["kind"] for tile in _tiles)
STRAIGHT: Final[int] = TILE_IDS.index("straight")
GENTLE_CURVE: Final[int] = TILE_IDS.index("gentle_curve")
TIGHT_CURVE: Final[int] = TILE_IDS.index("tight_curve")
BRIDGE: Final[int] = TILE_IDS.index("bridge")
FORD: Final[int] = TILE_IDS.index("ford")


def turned(tile: dict[str, Any]) -> set[tuple[Tracks, frozenset[int]]]:
    """Every way a tile can lie: its tracks, and where the river flows."""
    found: set[tuple[Tracks, frozenset[int]]] = set()
    for sign in (1, -1):  # the back of a tile is its mirror image, which only some tiles need
        for turn in range(EDGES):
            at = [(turn + sign * e) % EDGES for e in range(EDGES)]
            tracks = frozenset((min(at[a], at[b]), max(at[a], at[b])) for a, b in tile["tracks"])
            found.add((tracks, frozenset(at[e] for e in tile["flow_edges"])))
        if not tile["mirrorable"]:
            break
    return found


_lying: Final = [turned(tile) for tile in _tiles]


def tile_of(cell: dict[str, Any], pattern: Tracks) -> int:
    """The tile that shows these tracks on a cell, or NONE (PGM-17.1, PGM-17.2, PGM-17.21)."""
    if not pattern or cell["terrain"] not in ("land", "river"):
        return NONE
    river = cell["terrain"] == "river"
    if river:
        sides = [{e in cell["bank_a_edges"] for e in pair} for pair in pattern]
        wet = any(e in cell["flow_edges"] for pair in pattern for e in pair)
        if wet or any(len(side) == 1 for side in sides):
            return NONE
    flow = frozenset(cell.get("flow_edges", ()))
    for number, tile in enumerate(_tiles):
        if (tile["terrain"] == "river") != river:
            continue
        # A single crossing fits a bent river as well; two do not (PGM-17.21).
        single = len(pattern) == 1 and river
        if any(tracks == pattern and (single or water == flow) for tracks, water in _lying[number]):
            return number
    return NONE


_known: dict[tuple[str, tuple[int, ...], int], int] = {}


def tile_number(cell: dict[str, Any], pattern: int) -> int:
    """`tile_of`, once for all cells of the same kind."""
    key = (cell["terrain"], tuple(cell.get("bank_a_edges", ())), pattern)
    if key not in _known:
        _known[key] = tile_of(cell, PATTERNS[pattern])
    return _known[key]


# Cell and pattern -> the tile that shows it there, or NONE.
TILE_AT: Final[tuple[int, ...]] = tuple(
    tile_number(cell, pattern) for cell in _cells for pattern in range(PATTERN_COUNT)
)
