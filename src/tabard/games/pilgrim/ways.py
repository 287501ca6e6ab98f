"""How Ab-Bott finds his way: what is passable, how far it is, what can be entered (PGM-27.21).

A way goes over nodes: land cells, and river cells split by the bank from which they are entered.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.path import Path
from tabard.games.pilgrim.roads import tile_for
from tabard.games.pilgrim.state import ABBOTT, SHRINE, PilgrimState
from tabard.kernel.ints import has, i64

BANKS: Final[int] = max(atlas.BANK)  # of a river
SIDES: Final[int] = BANKS + 1  # nodes kept per cell: land, and one for each bank
FAR: Final = 1000  # no way

# By quadrant, the river cells between it and the next one clockwise.
RIVER_AFTER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        cell
        for river in atlas.RIVER_CELLS
        for cell in river
        if {q, (q + 1) % atlas.QUADRANTS}
        == {
            atlas.QUADRANT[atlas.NEIGHBOUR[other * atlas.EDGES + e]]
            for other in river
            for e in range(atlas.EDGES)
            if atlas.BANK[other * atlas.EDGES + e] > 0
            and atlas.TERRAIN[atlas.NEIGHBOUR[other * atlas.EDGES + e]] == atlas.LAND
        }
    )
    for q in range(atlas.QUADRANTS)
)

# The exits of a cell from the leftmost to the rightmost, by the edge that lies straight ahead.
LEFT_TO_RIGHT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple((ahead + turn) % atlas.EDGES for turn in range(1 - atlas.HALF, atlas.HALF))
    for ahead in range(atlas.EDGES)
)


def other_bank(bank: i64) -> i64:
    """The bank on the other side of a river."""
    return SIDES - bank


def passable(s: PilgrimState, path: Path | None, cell: i64, barred: i64) -> bool:
    """Whether Ab-Bott's path may go over a cell; `barred` is one that it may not."""
    if cell < 0 or cell == barred or s.board[cell] >= SHRINE:
        return False
    if path is not None and path.holds(cell):
        return False
    if s.layout.site_at[cell] >= 0 or s.unbuilt_at(cell):
        return False
    quadrant: i64 = atlas.QUADRANT[cell]
    if quadrant >= 0:
        return has(s.area, quadrant)
    first, _ = s.layout.solo_quadrants()
    return int(cell) in RIVER_AFTER[first]


class Ways:
    """The way distance of every cell to one target, for one path as it is now."""

    def __init__(self, s: PilgrimState, path: Path | None, target: i64, barred: i64) -> None:
        self.target: i64 = target
        self.distance: list[int] = [FAR] * (atlas.CELLS * SIDES)
        self.open: list[bool] = [passable(s, path, c, barred) for c in range(atlas.CELLS)]
        self.distance[target * SIDES] = 0
        queue = [int(target * SIDES)]
        at: i64 = 0
        while at < len(queue):
            node: i64 = queue[at]
            at += 1
            self.spread(node, queue)

    def spread(self, node: i64, queue: list[int]) -> None:
        """Reach the nodes from which one step leads to this one."""
        cell = node // SIDES
        bank = node % SIDES
        step = self.distance[node] + 1
        for edge in range(atlas.EDGES):
            if bank > 0 and atlas.BANK[cell * atlas.EDGES + edge] != bank:
                continue  # a river is entered from the bank that the node names
            before: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + edge]
            if before < 0 or not self.open[before]:
                continue
            side: i64 = 0
            if atlas.TERRAIN[before] == atlas.RIVER:
                left_by: i64 = atlas.BANK[before * atlas.EDGES + atlas.OPPOSITE[edge]]
                if left_by == 0:
                    continue
                side = other_bank(left_by)
            place = before * SIDES + side
            if self.distance[place] == FAR:
                self.distance[place] = step
                queue.append(int(place))

    def from_edge(self, cell: i64, entry: i64) -> i64:
        """How far it is from a cell that is entered by an edge."""
        if cell == self.target:
            return 0
        return self.distance[cell * SIDES + atlas.BANK[cell * atlas.EDGES + entry]]


def can_enter(s: PilgrimState, ways: Ways, cell: i64, entry: i64) -> bool:
    """Whether a tile could continue into a cell by an edge (PGM-27.22)."""
    if cell == ways.target:
        return True
    if s.board[cell] == 0 and atlas.TERRAIN[cell] == atlas.LAND:
        return True
    for leave in range(atlas.EDGES):
        if leave != entry and tile_for(s, cell, entry, leave) >= 0:
            return True
    return False


def exits(s: PilgrimState, ways: Ways, cell: i64, entry: i64, ahead: i64) -> list[int]:
    """The exits of a cell that lead one step nearer, the leftmost first (PGM-27.22)."""
    here = ways.from_edge(cell, entry)
    found: list[int] = []
    if here >= FAR:
        return found
    bank: i64 = atlas.BANK[cell * atlas.EDGES + entry]
    for leave in LEFT_TO_RIGHT[ahead]:
        if bank > 0 and atlas.BANK[cell * atlas.EDGES + leave] != other_bank(bank):
            continue
        other: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
        if other < 0 or not (other == ways.target or ways.open[other]):
            continue
        facing: i64 = atlas.OPPOSITE[leave]
        if atlas.TERRAIN[other] == atlas.RIVER and atlas.BANK[other * atlas.EDGES + facing] == 0:
            continue
        if ways.from_edge(other, facing) == here - 1 and can_enter(s, ways, other, facing):
            found.append(leave)
    return found


def nearest_site(s: PilgrimState, gate: i64) -> i64:
    """The cell of the site that a new path from a gate makes for, or NONE (PGM-27.21)."""
    first, second = s.layout.solo_quadrants()
    joined = s.seats[ABBOTT].sites
    for wanted in (False, True):
        best: i64 = NONE
        shortest: i64 = FAR
        for quadrant in (first, second):
            if has(joined, quadrant) and not wanted:
                continue
            cell = s.layout.site_cells[quadrant]
            far = Ways(s, None, cell, NONE).from_edge(gate, atlas.GATE_EDGES[gate][0])
            if far < shortest:
                best = cell
                shortest = far
        if best != NONE:
            return best
    return NONE
