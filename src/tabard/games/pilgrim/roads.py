"""Where roads, shrines and upgrades may be laid, and what laying and destroying them does.

Section 17 and the shrines, sites and harbours of section 18.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import ASK_RELIQUARY
from tabard.games.pilgrim.means import Purse, can_settle
from tabard.games.pilgrim.path import (
    AT_HARBOUR,
    AT_SHRINE,
    AT_SITE,
    NO_EXIT,
    OPEN,
    Path,
    link,
)
from tabard.games.pilgrim.state import SHRINE, PilgrimState
from tabard.kernel.ints import bit, has, i64

# What an exit leads to.
BARRED: Final = 0
FREE: Final = 1
TO_SHRINE: Final = 2
TO_SITE: Final = 3
TO_HARBOUR: Final = 4


def exit_of(s: PilgrimState, seat: i64, path: Path | None, cell: i64, leave: i64) -> i64:
    """What an exit of a tile leads to, or BARRED (PGM-17.8, PGM-17.10, PGM-18.8)."""
    other: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
    if other < 0:
        return BARRED
    terrain: i64 = atlas.TERRAIN[other]
    p = s.seats[seat]
    if terrain == atlas.CITY:
        return BARRED
    if terrain == atlas.HARBOUR:
        if path is not None and path.shrines > 0:  # PGM-18.6
            return BARRED
        return BARRED if has(p.harbours, atlas.HARBOUR_AT[other]) else TO_HARBOUR
    if not s.playable(other) or (path is not None and path.holds(other)):
        return BARRED
    site: i64 = s.layout.site_at[other]
    if site >= 0:
        return BARRED if has(p.sites, site) else TO_SITE  # each joins it once (PGM-18.31)
    if has(s.used_edges(other), atlas.OPPOSITE[leave]):
        return BARRED
    if s.board[other] >= SHRINE:
        return TO_SHRINE if s.shrine_owner(other) == seat else BARRED
    return FREE


def buildable(s: PilgrimState, cell: i64) -> bool:
    """Whether a cell can carry a road tile at all (PGM-17.11, PGM-17.23, PGM-17.40)."""
    if cell < 0 or atlas.TERRAIN[cell] > atlas.RIVER or s.board[cell] >= SHRINE:
        return False
    return s.layout.site_at[cell] < 0 and not s.unbuilt_at(cell) and s.playable(cell)


def tile_for(s: PilgrimState, cell: i64, entry: i64, leave: i64) -> i64:
    """The tile of the supply that adds this track to a cell, or NONE (PGM-17.3, PGM-17.20).

    Over tracks of others it is an upgrade, which alone may cross them (PGM-17.12).
    """
    tile = tile_over(cell, s.board[cell], entry, leave)
    return NONE if tile < 0 or s.tiles_left(tile) == 0 else tile


def tile_over(cell: i64, before: i64, entry: i64, leave: i64) -> i64:
    """The tile that adds this track to the pattern that a cell shows before, or NONE."""
    pair: i64 = atlas.PAIR[entry * atlas.EDGES + leave]
    if pair < 0:
        return NONE
    pattern: i64 = atlas.PATTERN_WITH[before * atlas.PAIR_COUNT + pair]
    if pattern < 0:
        return NONE
    return atlas.TILE_AT[cell * atlas.PATTERN_COUNT + pattern]


def shrine_piety(before: i64) -> i64:
    """The piety that a shrine takes after so many on its path (PGM-18.3)."""
    return before + 1


def can_lay(
    s: PilgrimState, seat: i64, purse: Purse, path: Path | None, cell: i64, entry: i64, leave: i64
) -> bool:
    """Whether a tile can be laid so on a buildable cell, paid and marked (PGM-17.6, PGM-17.10)."""
    tile = tile_for(s, cell, entry, leave)
    if tile < 0:
        return False
    leads = exit_of(s, seat, path, cell, leave)
    if leads == BARRED:
        return False
    markers: i64 = 1 if path is None else 0
    gift_piety: i64 = 0
    gift_silver: i64 = 0
    if leads >= TO_SITE:
        markers += 1
        if leads == TO_SITE:
            site = site_beside(s, cell, leave)
            gift_piety = t.SITE_PIETY[site]
            gift_silver = t.SITE_SILVER[site]
    if markers > 0 and s.seats[seat].available() < markers:
        return False
    stone: i64 = atlas.TILE_STONE[tile]
    return can_settle(s, seat, purse, stone, 0, 0, 0, gift_piety, gift_silver, ASK_RELIQUARY)


def site_beside(s: PilgrimState, cell: i64, leave: i64) -> i64:
    """The site tile that an exit faces."""
    other: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
    return s.layout.sites[s.layout.site_at[other]]


def any_exit(
    s: PilgrimState, seat: i64, purse: Purse, path: Path | None, cell: i64, entry: i64
) -> bool:
    """Whether a tile can be laid on a buildable cell with this entry."""
    for leave in range(atlas.EDGES):
        if can_lay(s, seat, purse, path, cell, entry, leave):
            return True
    return False


def can_start(s: PilgrimState, seat: i64, purse: Purse, cell: i64) -> bool:
    """Whether a new path can begin on a gate cell (PGM-17.5)."""
    if not buildable(s, cell):
        return False
    for entry in atlas.GATE_EDGES[cell]:
        if any_exit(s, seat, purse, None, cell, entry):
            return True
    return False


def can_extend(s: PilgrimState, seat: i64, purse: Purse, path: Path) -> bool:
    """Whether an open path can be continued (PGM-17.7)."""
    cell = path.next_cell()
    entry: i64 = atlas.OPPOSITE[path.leave]
    return buildable(s, cell) and any_exit(s, seat, purse, path, cell, entry)


def can_leave(s: PilgrimState, seat: i64, purse: Purse, path: Path, edge: i64) -> bool:
    """Whether a path can leave the shrine at its head by an edge (PGM-17.7, PGM-18.9)."""
    if has(s.used_edges(path.head), edge):
        return False
    cell: i64 = atlas.NEIGHBOUR[path.head * atlas.EDGES + edge]
    if cell < 0 or path.holds(cell) or not buildable(s, cell):
        return False
    return any_exit(s, seat, purse, path, cell, atlas.OPPOSITE[edge])


def shrine_site(s: PilgrimState, path: Path) -> i64:
    """The cell for the next shrine of an open path, or NONE (PGM-18.1, PGM-18.2, PGM-18.5)."""
    cell = path.next_cell()
    if cell < 0 or atlas.NO_SHRINE[cell] or path.tail <= path.shrines:
        return NONE
    if s.board[cell] != 0 or not buildable(s, cell):
        return NONE
    for edge in range(atlas.EDGES):
        other: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + edge]
        if other >= 0 and (s.layout.site_at[other] >= 0 or s.board[other] >= SHRINE):
            return NONE
    return cell


def can_build_shrine(s: PilgrimState, seat: i64, purse: Purse, path: Path) -> bool:
    """Whether a shrine can be built on the next cell (PGM-18.1 to PGM-18.5)."""
    if s.shrines == 0 or s.seats[seat].available() == 0 or shrine_site(s, path) < 0:
        return False
    piety = shrine_piety(path.shrines)
    stone: i64 = atlas.SHRINE_STONE
    return can_settle(s, seat, purse, stone, 0, piety, 0, 0, 0, ASK_RELIQUARY)


def can_destroy(s: PilgrimState, path: Path) -> bool:
    """Whether the head of an open path can be destroyed (PGM-17.30, PGM-17.31)."""
    pair: i64 = atlas.PAIR[path.entry * atlas.EDGES + path.leave]
    rest: i64 = atlas.PATTERN_WITHOUT[s.board[path.head] * atlas.PAIR_COUNT + pair]
    if rest == 0:
        return True
    return s.tiles_left(atlas.TILE_AT[path.head * atlas.PATTERN_COUNT + rest]) > 0


def any_unit(s: PilgrimState, seat: i64, purse: Purse, shrines: bool, laying: bool) -> bool:
    """Whether any road unit is possible; `laying`: one that lays a tile (PGM-11.2, PGM-11.3)."""
    p = s.seats[seat]
    n = p.open_path()
    if n >= 0:
        path = p.paths[n]
        if not laying and can_destroy(s, path):
            return True
        if can_extend(s, seat, purse, path):
            return True
        return shrines and can_build_shrine(s, seat, purse, path)
    if not can_settle(s, seat, purse, atlas.TILE_STONE[0], 0, 0, 0, 0, 0, ASK_RELIQUARY):
        return False
    for cell in atlas.GATES:
        if can_start(s, seat, purse, cell):
            return True
    for path in p.paths:
        if path.end == AT_SHRINE:
            for edge in range(atlas.EDGES):
                if can_leave(s, seat, purse, path, edge):
                    return True
    return False


def open_quadrant(s: PilgrimState, seat: i64, cell: i64) -> None:
    """A first tile on land opens its quadrant for good (PGM-17.40, PGM-17.41)."""
    quadrant: i64 = atlas.QUADRANT[cell]
    if quadrant >= 0 and not has(s.opened, quadrant):
        s.opened |= bit(quadrant)
        s.tell("PGM-17.40", "opens-quadrant", s.teller(seat), 0, atlas.QUADRANT_IDS[quadrant])


def set_pattern(s: PilgrimState, cell: i64, pattern: i64) -> None:
    """Swap the tile of a cell for the one that shows a pattern (PGM-17.21, PGM-17.31)."""
    old: i64 = s.board[cell]
    if old > 0:
        s.return_tile(atlas.TILE_AT[cell * atlas.PATTERN_COUNT + old])
    if pattern > 0:
        s.take_tile(atlas.TILE_AT[cell * atlas.PATTERN_COUNT + pattern])
    s.put(cell, pattern)


def use_shrine_edge(s: PilgrimState, cell: i64, edge: i64, used: bool) -> None:
    """Mark an edge of a shrine as used, or as free again (PGM-18.9, PGM-17.33)."""
    edges = s.used_edges(cell)
    s.put_shrine(cell, s.shrine_owner(cell), edges | bit(edge) if used else edges & ~bit(edge))


def lay(
    s: PilgrimState,
    seat: i64,
    n: i64,
    cell: i64,
    entry: i64,
    leave: i64,
    shrine_edge: i64,
    leads: i64,
) -> None:
    """Lay a tile as head of the n-th path of a mat, or as a new path (n is NONE).

    `shrine_edge` is the edge by which the shrine before it is left, or NONE; `leads` what the exit
    leads to. Tracks that lie there keep their owners (PGM-17.22). Payments and markers are the
    caller's business.
    """
    p = s.seats[seat]
    path = p.paths[n] if n >= 0 else None
    upgrade = s.board[cell] > 0
    pair: i64 = atlas.PAIR[entry * atlas.EDGES + leave]
    set_pattern(s, cell, atlas.PATTERN_WITH[s.board[cell] * atlas.PAIR_COUNT + pair])
    tile: i64 = atlas.TILE_AT[cell * atlas.PATTERN_COUNT + s.board[cell]]
    kind = "upgrades-road" if upgrade else "lays-road"
    rule = "PGM-17.20" if upgrade else "PGM-17.3"
    s.tell(rule, kind, s.teller(seat), 0, atlas.TILE_IDS[tile], atlas.CELL_IDS[cell])
    open_quadrant(s, seat, cell)
    links: tuple[int, ...] = ()
    if path is not None:
        links = path.links
        if shrine_edge >= 0:
            links = path.left_by(shrine_edge)
            use_shrine_edge(s, path.head, shrine_edge, True)
    links = (*links, link(cell, entry, leave, False))
    end: i64 = OPEN
    other: i64 = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
    if leads == TO_SITE:
        end = AT_SITE
    elif leads == TO_HARBOUR:
        end = AT_HARBOUR
    elif leads == TO_SHRINE:
        end = AT_SHRINE
        facing: i64 = atlas.OPPOSITE[leave]
        use_shrine_edge(s, other, facing, True)
        links = (*links, link(other, facing, NO_EXIT, True))
        s.tell("PGM-18.9", "joins-shrine", s.teller(seat), 0, "", atlas.CELL_IDS[other])
    if path is None:
        p.paths = (*p.paths, Path(links, end))
    else:
        p.put_path(n, Path(links, end, path.target, path.detoured, path.abandoned))


def raise_shrine(s: PilgrimState, seat: i64, n: i64, cell: i64, entry: i64) -> None:
    """Build a shrine as head of the n-th path (PGM-18.1, PGM-18.7)."""
    p = s.seats[seat]
    path = p.paths[n]
    s.shrines -= 1
    p.shrines += 1
    s.put_shrine(cell, seat, bit(entry))
    links = (*path.links, link(cell, entry, NO_EXIT, True))
    p.put_path(n, Path(links, AT_SHRINE, path.target, path.detoured, path.abandoned))
    ordinal = p.paths[n].shrines
    s.tell("PGM-18.1", "builds-shrine", s.teller(seat), ordinal, "", atlas.CELL_IDS[cell])
    open_quadrant(s, seat, cell)


def arrive_at_site(s: PilgrimState, seat: i64, n: i64, other: i64) -> None:
    """A path is consecrated: the site, and a favour of its length (PGM-18.20, 18.40, 18.41)."""
    p = s.seats[seat]
    path = p.paths[n]
    quadrant: i64 = s.layout.site_at[other]
    p.sites |= bit(quadrant)
    site = t.SITE_IDS[s.layout.sites[quadrant]]
    s.tell("PGM-18.30", "joins-site", s.teller(seat), path.length, site, atlas.CELL_IDS[other])
    for favour in range(t.FAVOURS):
        if t.FAVOUR_LENGTH[favour] == path.length and has(s.favours, favour):
            if p.filled_slots() < t.SLOTS:
                s.favours &= ~bit(favour)
                p.fill_slot(t.BUILDINGS + favour)
                p.favours |= bit(favour)
                name = t.FAVOUR_IDS[favour]
                points: i64 = t.FAVOUR_POINTS[favour]
                s.tell("PGM-18.40", "takes-favour", s.teller(seat), points, name)


def destroy_head(s: PilgrimState, seat: i64, n: i64) -> None:
    """Take the head track of an open path off the map (PGM-17.30 to PGM-17.33)."""
    p = s.seats[seat]
    path = p.paths[n]
    pair: i64 = atlas.PAIR[path.entry * atlas.EDGES + path.leave]
    set_pattern(s, path.head, atlas.PATTERN_WITHOUT[s.board[path.head] * atlas.PAIR_COUNT + pair])
    s.tell("PGM-17.30", "destroys-road", s.teller(seat), 0, "", atlas.CELL_IDS[path.head])
    links = path.without_head()
    if len(links) == 0:
        p.paths = p.paths[:n] + p.paths[n + 1 :]
        p.add_at(t.CITY, 1)  # PGM-17.32
        return
    rest = Path(links, OPEN, path.target, path.detoured, path.abandoned)
    if rest.at_shrine:
        use_shrine_edge(s, rest.head, atlas.OPPOSITE[path.entry], False)
        rest = Path(links, AT_SHRINE, path.target, path.detoured, path.abandoned)
    p.put_path(n, rest)
