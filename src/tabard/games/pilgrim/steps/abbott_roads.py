"""Ab-Bott's road building, each tile told with its reason (PGM-27.20 to PGM-27.31)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Abbott
from tabard.games.pilgrim.path import AT_SITE, OPEN, Path, link
from tabard.games.pilgrim.roads import (
    FREE,
    TO_SITE,
    arrive_at_site,
    lay,
    raise_shrine,
    set_pattern,
    shrine_site,
    tile_for,
)
from tabard.games.pilgrim.state import ABBOTT, PilgrimState
from tabard.games.pilgrim.steps.abbott import BUILD_ROADS, fullest
from tabard.games.pilgrim.ways import FAR, LEFT_TO_RIGHT, Ways, can_enter, exits, nearest_site
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step

GATE: Final = 0  # a path begins

# What came of an attempt to lay the next tile.
LAID: Final = 0
STOPPED: Final = 1  # the action ends
BLOCKED: Final = 2  # nothing can be laid (PGM-27.30)


def unfinished(s: PilgrimState) -> i64:
    """The path that he goes on with, or NONE (PGM-27.20)."""
    n: i64 = 0
    for path in s.seats[ABBOTT].paths:
        if path.end != AT_SITE and not path.abandoned:
            return n
        n += 1
    return NONE


def free_gates(s: PilgrimState) -> list[int]:
    """The gates of the area clockwise; NONE where a tile lies (PGM-27.20)."""
    first, second = s.layout.solo_quadrants()
    gates = (*atlas.QUADRANT_GATES[first], *atlas.QUADRANT_GATES[second])
    return [gate if s.board[gate] == 0 else NONE for gate in gates]


def stop(s: PilgrimState, rule: str, why: str) -> None:
    """The action ends, for a reason."""
    s.tell(rule, "abbott-stops", CHANCE, s.of(Abbott).laid, why)
    s.of(Abbott).value = 0


class AbbottRoads(Step[PilgrimState]):
    """Tile by tile, until his units are spent or nothing can be laid (PGM-27.20, PGM-27.30)."""

    def proceed(self, s: PilgrimState) -> None:
        while s.of(Abbott).value > 0:
            n = unfinished(s)
            if n == NONE:
                if any(gate != NONE for gate in free_gates(s)):
                    s.branch(GATE)
                    return
                stop(s, "PGM-27.20", "no-free-gate")
            elif go_on(s, n) == BLOCKED:
                self.blocked(s, n)
        s.done()

    def blocked(self, s: PilgrimState, n: i64) -> None:
        """Stop, turn the head, or give the path up (PGM-27.30)."""
        if s.of(Abbott).laid > 0:
            stop(s, "PGM-27.30", "blocked")
            return
        path = s.seats[ABBOTT].paths[n]
        if not path.at_shrine and not s.of(Abbott).turned:
            outcome = turn_head(s, n)
            if outcome == LAID:
                s.of(Abbott).turned = True
                return
            if outcome == STOPPED:
                return
        given_up = Path(path.links, path.end, path.target, path.detoured, True)
        s.seats[ABBOTT].put_path(n, given_up)
        s.tell("PGM-27.30", "abbott-abandons", CHANCE, 0, "", atlas.CELL_IDS[path.head])


class AbbottGate(Step[PilgrimState]):
    """The die says at which gate he begins a path (PGM-27.20)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for roll in range(t.DIE):
            menu.offer(a.ROLL + roll)

    def take(self, s: PilgrimState, code: i64) -> None:
        roll = code - a.ROLL
        gates = free_gates(s)
        n: i64 = t.GATE_OF_ROLL[roll] - 1
        while gates[n] == NONE:
            n = (n + 1) % len(gates)
        s.tell(self.rule, "abbott-rolls", CHANCE, roll + 1, "", atlas.CELL_IDS[gates[n]])
        begin_path(s, gates[n])
        s.next()


def begin_path(s: PilgrimState, gate: i64) -> None:
    """Choose the target and lay the first tile, or end the action (PGM-27.21 to PGM-27.23)."""
    target = nearest_site(s, gate)
    if target == NONE:
        stop(s, "PGM-27.21", "no-way")
        return
    ways = Ways(s, None, target, NONE)
    entry: i64 = atlas.GATE_EDGES[gate][0]
    for leave in exits(s, ways, gate, entry, atlas.OPPOSITE[entry]):
        entry = gate_entry(s, gate, leave)
        if entry == NONE:
            continue
        if s.seats[ABBOTT].spread == 0:
            stop(s, "PGM-27.31", "no-acolyte")
            return
        if s.log is not None:
            kind = heading(s, gate, target)
            s.tell("PGM-27.21", kind, CHANCE, 0, site_name(s, target), cell_name(target))
        spend_acolyte(s)
        lay(s, ABBOTT, NONE, gate, entry, leave, NONE, FREE)
        p = s.seats[ABBOTT]
        last = len(p.paths) - 1
        p.put_path(last, Path(p.paths[last].links, OPEN, target))
        s.of(Abbott).laid += 1
        s.of(Abbott).value -= 1
        return
    stop(s, "PGM-27.30", "no-first-tile")


def heading(s: PilgrimState, gate: i64, target: i64) -> str:
    """The event that names his reason: nearest, not joined yet, or with a way (PGM-27.21)."""
    joined = s.seats[ABBOTT].sites
    for quadrant in s.layout.solo_quadrants():
        other: i64 = s.layout.site_cells[quadrant]
        if other == target:
            continue
        if has(joined, quadrant) and not has(joined, s.layout.site_at[target]):
            return "abbott-heads-for-unjoined"
        if Ways(s, None, other, NONE).from_edge(gate, atlas.GATE_EDGES[gate][0]) >= FAR:
            return "abbott-heads-for-reachable"
    return "abbott-heads-for"


def cell_name(cell: i64) -> str:
    """The id of a cell."""
    return atlas.CELL_IDS[cell]


def site_name(s: PilgrimState, cell: i64) -> str:
    """The id of the site on a cell."""
    return t.SITE_IDS[s.layout.sites[s.layout.site_at[cell]]]


def gate_entry(s: PilgrimState, gate: i64, leave: i64) -> i64:
    """The city edge that makes the wider bend and whose tile is left, or NONE (PGM-27.23)."""
    best: i64 = NONE
    widest: i64 = 0
    for entry in atlas.GATE_EDGES[gate]:
        apart: i64 = entry - leave if entry > leave else leave - entry
        bend: i64 = min(apart, atlas.EDGES - apart)
        if bend > widest and tile_for(s, gate, entry, leave) >= 0:
            best = entry
            widest = bend
    return best


def spend_acolyte(s: PilgrimState) -> None:
    """Take the acolyte of a first tile, shrine or site (PGM-27.6)."""
    p = s.seats[ABBOTT]
    place = t.CITY if p.at(t.CITY) > 0 else fullest(s, False)
    p.add_at(place, -1)
    s.tell("PGM-27.6", "abbott-takes-marker", CHANCE, 1, "", t.LOCATION_IDS[place])


def go_on(s: PilgrimState, n: i64) -> i64:
    """Lay the next tile or shrine of a path (PGM-27.22, PGM-27.24 to PGM-27.26)."""
    path = s.seats[ABBOTT].paths[n]
    if s.of(Abbott).token == BUILD_ROADS and path.length + 1 in t.ABBOTT_SHRINES:
        cell = shrine_site(s, path) if not path.at_shrine else NONE
        if cell != NONE and s.shrines > 0 and s.seats[ABBOTT].spread != 0:
            spend_acolyte(s)
            raise_shrine(s, ABBOTT, n, cell, atlas.OPPOSITE[path.leave])
            s.of(Abbott).laid += 1
            s.of(Abbott).value -= 1
            return LAID
    ways = Ways(s, path, path.target, NONE)
    if not path.at_shrine:
        cell = path.next_cell()
        return lay_on(s, n, ways, cell, atlas.OPPOSITE[path.leave], NONE)
    for edge in ways_out(s, ways, path):
        cell = atlas.NEIGHBOUR[path.head * atlas.EDGES + edge]
        outcome = lay_on(s, n, ways, cell, atlas.OPPOSITE[edge], edge)
        if outcome != BLOCKED:
            return outcome
    return BLOCKED


def ways_out(s: PilgrimState, ways: Ways, path: Path) -> list[int]:
    """The edges by which a shrine is left towards the target, leftmost first (PGM-27.22)."""
    found: list[int] = []
    nearest: i64 = NONE
    for edge in LEFT_TO_RIGHT[atlas.OPPOSITE[path.entry]]:
        cell: i64 = atlas.NEIGHBOUR[path.head * atlas.EDGES + edge]
        if cell < 0 or not ways.open[cell] or has(s.used_edges(path.head), edge):
            continue
        facing: i64 = atlas.OPPOSITE[edge]
        if atlas.TERRAIN[cell] == atlas.RIVER and atlas.BANK[cell * atlas.EDGES + facing] == 0:
            continue
        if not can_enter(s, ways, cell, facing):
            continue
        far = ways.from_edge(cell, facing)
        if nearest == NONE or far < nearest:
            nearest = far
            found = []
        if far == nearest:
            found.append(edge)
    return found


def lay_on(s: PilgrimState, n: i64, ways: Ways, cell: i64, entry: i64, shrine_edge: i64) -> i64:
    """Lay the first tile that fits on a cell (PGM-27.22)."""
    if cell < 0 or not ways.open[cell]:
        return BLOCKED
    for leave in exits(s, ways, cell, entry, atlas.OPPOSITE[entry]):
        if tile_for(s, cell, entry, leave) < 0:
            continue
        if s.board[cell] > 0 and s.of(Abbott).laid > 0:
            stop(s, "PGM-27.25", "upgrade-takes-the-whole-action")
            return STOPPED
        other: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
        if other == ways.target:
            detour = detour_by(s, n, cell, entry, ways)
            if detour != NONE:
                return go_round(s, n, ways, cell, entry, detour, shrine_edge)
        return put_tile(s, n, ways.target, cell, entry, leave, shrine_edge)
    return BLOCKED


def put_tile(
    s: PilgrimState, n: i64, target: i64, cell: i64, entry: i64, leave: i64, shrine_edge: i64
) -> i64:
    """Lay one tile of a path, joining the target if it faces it (PGM-27.25, PGM-27.27, 27.31)."""
    upgrade = s.board[cell] > 0
    joins = atlas.NEIGHBOUR[cell * atlas.EDGES + leave] == target
    if joins and lacks_acolyte(s, target):
        stop(s, "PGM-27.31", "no-acolyte")
        return STOPPED
    lay(s, ABBOTT, n, cell, entry, leave, shrine_edge, TO_SITE if joins else FREE)
    if joins:
        arrive(s, n, target)
    s.of(Abbott).laid += 1
    s.of(Abbott).value = 0 if upgrade else s.of(Abbott).value - 1
    return LAID


def lacks_acolyte(s: PilgrimState, target: i64) -> bool:
    """Whether a first arrival at a site has nobody to put there (PGM-27.31)."""
    p = s.seats[ABBOTT]
    return not has(p.sites, s.layout.site_at[target]) and p.spread == 0


def arrive(s: PilgrimState, n: i64, target: i64) -> None:
    """At the first arrival an acolyte and a favour, later only the path (PGM-27.27, 27.28)."""
    if has(s.seats[ABBOTT].sites, s.layout.site_at[target]):
        s.tell("PGM-27.28", "abbott-comes-again", CHANCE, 0, site_name(s, target))
        return
    spend_acolyte(s)
    arrive_at_site(s, ABBOTT, n, target)


def detour_by(s: PilgrimState, n: i64, cell: i64, entry: i64, ways: Ways) -> i64:
    """The exit to a cell by which he goes round before the target, or NONE (PGM-27.26)."""
    path = s.seats[ABBOTT].paths[n]
    if path.detoured or s.board[cell] > 0 or s.of(Abbott).value <= 1:
        return NONE
    for leave in LEFT_TO_RIGHT[atlas.OPPOSITE[entry]]:
        over: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
        if over < 0 or over == ways.target or not ways.open[over]:
            continue
        if atlas.TERRAIN[over] != atlas.LAND or s.board[over] > 0:
            continue
        last = edge_towards(over, ways.target)
        if last == NONE:
            continue
        first_tile = tile_for(s, cell, entry, leave)
        second_tile = tile_for(s, over, atlas.OPPOSITE[leave], last)
        if first_tile < 0 or second_tile < 0:
            continue
        if first_tile != second_tile or s.tiles_left(first_tile) > 1:
            return leave
    return NONE


def edge_towards(cell: i64, other: i64) -> i64:
    """The edge of a cell that faces another, or NONE."""
    for edge in range(atlas.EDGES):
        if atlas.NEIGHBOUR[cell * atlas.EDGES + edge] == other:
            return edge
    return NONE


def go_round(
    s: PilgrimState, n: i64, ways: Ways, cell: i64, entry: i64, leave: i64, shrine_edge: i64
) -> i64:
    """Lay the two tiles of a detour (PGM-27.26)."""
    over: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
    s.tell("PGM-27.26", "abbott-detours", CHANCE, 0, "", atlas.CELL_IDS[over])
    outcome = put_tile(s, n, ways.target, cell, entry, leave, shrine_edge)
    path = s.seats[ABBOTT].paths[n]
    detoured = Path(path.links, path.end, path.target, True, path.abandoned)
    s.seats[ABBOTT].put_path(n, detoured)
    if outcome != LAID:
        return outcome
    last = edge_towards(over, ways.target)
    return put_tile(s, n, ways.target, over, atlas.OPPOSITE[leave], last, NONE)


def turn_head(s: PilgrimState, n: i64) -> i64:
    """Take the head back and lay it with another exit on the same cell (PGM-27.30)."""
    p = s.seats[ABBOTT]
    path = p.paths[n]
    blocked = path.next_cell()
    cell, entry = path.head, path.entry
    full: i64 = s.board[cell]
    pair: i64 = atlas.PAIR[entry * atlas.EDGES + path.leave]
    rest: i64 = atlas.PATTERN_WITHOUT[full * atlas.PAIR_COUNT + pair]
    before = path.links[:-1]
    shorter = Path(before, OPEN, path.target) if len(before) > 0 else None
    ways = Ways(s, shorter, path.target, blocked)
    s.return_tile(atlas.TILE_AT[cell * atlas.PATTERN_COUNT + full])
    s.put(cell, rest)
    chosen: i64 = NONE
    for leave in exits(s, ways, cell, entry, atlas.OPPOSITE[entry]):
        if tile_for(s, cell, entry, leave) >= 0:
            chosen = leave
            break
    joins = chosen != NONE and atlas.NEIGHBOUR[cell * atlas.EDGES + chosen] == path.target
    short_of_hands = joins and lacks_acolyte(s, path.target)
    s.put(cell, full)
    s.take_tile(atlas.TILE_AT[cell * atlas.PATTERN_COUNT + full])
    if chosen == NONE:
        return BLOCKED
    if short_of_hands:
        stop(s, "PGM-27.31", "no-acolyte")
        return STOPPED
    pair = atlas.PAIR[entry * atlas.EDGES + chosen]
    set_pattern(s, cell, atlas.PATTERN_WITH[rest * atlas.PAIR_COUNT + pair])
    s.tell("PGM-27.30", "abbott-turns-road", CHANCE, 0, "", atlas.CELL_IDS[cell])
    links = (*before, link(cell, entry, chosen, False))
    end: i64 = AT_SITE if joins else OPEN
    p.put_path(n, Path(links, end, path.target, path.detoured, path.abandoned))
    if joins:
        arrive(s, n, path.target)
    return LAID


ABBOTT_ROADS: Final = AbbottRoads("abbott_roads", "PGM-27.20")
ABBOTT_GATE: Final = AbbottGate("abbott_gate", "PGM-27.20")
