"""Why a road cannot begin, go on, leave a shrine or lie so: rule, reason, need and have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.frames import ASK_RELIQUARY
from tabard.games.pilgrim.means import Purse, can_settle
from tabard.games.pilgrim.path import Path
from tabard.games.pilgrim.roads import (
    BARRED,
    TO_SITE,
    buildable,
    exit_of,
    shrine_piety,
    shrine_site,
    tile_for,
)
from tabard.games.pilgrim.state import SHRINE, PilgrimState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds

# Of the ways in which a tile might lie, the one that comes nearest to being open speaks for all.
NEARNESS: Final = (
    "exit-is-barred",
    "no-such-tile-left",
    "no-acolyte-for-a-marker",
    "too-little-stone",
    "too-little-for-the-site",
)


def why_not_start(s: PilgrimState, seat: i64, purse: Purse, cell: i64) -> Grounds:
    """Why no road can begin at a gate (PGM-17.5)."""
    if not s.playable(cell):
        return "PGM-17.40", "quadrant-unplayable", 0, 0
    if s.seats[seat].available() == 0:
        return "PGM-17.6", "no-acolyte-for-a-marker", 1, 0
    if not buildable(s, cell):
        return "PGM-17.5", "no-tile-fits", 0, 0
    return why_no_tile(s, seat, purse, None, cell, atlas.GATE_EDGES[cell], "PGM-17.5")


def why_not_extend(s: PilgrimState, seat: i64, purse: Purse, path: Path) -> Grounds:
    """Why an open road cannot be continued (PGM-17.7)."""
    cell = path.next_cell()
    if s.unbuilt_at(cell):
        return "PGM-17.11", "building-in-the-way", 0, 0
    if not s.playable(cell):
        return "PGM-17.44", "quadrant-unplayable", 0, 0
    if s.board[cell] >= SHRINE:
        return "PGM-17.23", "no-tile-fits", 0, 0
    if not buildable(s, cell):
        return "PGM-17.11", "no-tile-fits", 0, 0
    return why_no_tile(s, seat, purse, path, cell, [atlas.OPPOSITE[path.leave]], "PGM-17.7")


def why_not_leave(s: PilgrimState, seat: i64, purse: Purse, path: Path, edge: i64) -> Grounds:
    """Why a path cannot leave the shrine at its head by an edge (PGM-17.7, PGM-18.9)."""
    cell: i64 = atlas.NEIGHBOUR[path.head * atlas.EDGES + edge]
    if has(s.used_edges(path.head), edge) or cell < 0 or path.holds(cell) or not buildable(s, cell):
        return "PGM-17.7", "no-tile-fits", 0, 0
    return why_no_tile(s, seat, purse, path, cell, [atlas.OPPOSITE[edge]], "PGM-17.7")


def why_no_tile(
    s: PilgrimState,
    seat: i64,
    purse: Purse,
    path: Path | None,
    cell: i64,
    entries: Sequence[int],
    rule: str,
) -> Grounds:
    """Why no tile can be laid on a cell that could carry one: what is lacking, or that none fits.

    Over another road it is an upgrade, which costs more (PGM-17.3, PGM-17.20).
    """
    best: Grounds = (rule, "no-tile-fits", 0, 0)
    nearest: i64 = NEARNESS.index("no-such-tile-left")
    for entry in entries:
        for leave in range(atlas.EDGES):
            if leave != entry:
                reason = why_not_lay(s, seat, purse, path, cell, entry, leave)
                near: i64 = NEARNESS.index(reason[1])
                if near > nearest:
                    best = reason
                    nearest = near
    return best


def why_not_lay(
    s: PilgrimState,
    seat: i64,
    purse: Purse,
    path: Path | None,
    cell: i64,
    entry: i64,
    leave: i64,
) -> Grounds:
    """Why a tile cannot be laid so (PGM-17.3, PGM-17.6, PGM-17.8, PGM-18.30)."""
    leads = exit_of(s, seat, path, cell, leave)
    if leads == BARRED:
        return "PGM-17.8", "exit-is-barred", 0, 0
    tile = tile_for(s, cell, entry, leave)
    if tile < 0:
        return "PGM-17.3", "no-such-tile-left", 1, 0
    p = s.seats[seat]
    markers: i64 = 1 if path is None else 0
    rule = "PGM-17.6"
    if leads >= TO_SITE:
        markers += 1
        rule = "PGM-18.30" if leads == TO_SITE else "PGM-18.50"
    if p.available() < markers:
        return rule, "no-acolyte-for-a-marker", markers, p.available()
    stone: i64 = atlas.TILE_STONE[tile]
    if not can_settle(s, seat, purse, stone, 0, 0, 0, 0, 0, ASK_RELIQUARY):
        return "PGM-17.3", "too-little-stone", stone, p.stone
    return "PGM-18.30", "too-little-for-the-site", 0, 0


def why_no_shrine(s: PilgrimState, seat: i64, path: Path) -> Grounds:
    """Why no shrine can be built on the next cell (PGM-18.1 to PGM-18.5)."""
    p = s.seats[seat]
    if path.tail <= path.shrines:
        return "PGM-18.2", "too-few-roads-before-the-shrine", path.shrines + 1, path.tail
    if s.shrines == 0:
        return "PGM-18.4", "no-shrine-left", 1, 0
    if shrine_site(s, path) < 0:
        return "PGM-18.5", "no-place-for-a-shrine", 0, 0
    if p.available() == 0:
        return "PGM-18.4", "no-acolyte-for-a-marker", 1, 0
    piety = shrine_piety(path.shrines)
    if p.piety < piety:
        return "PGM-18.3", "too-little-piety", piety, p.piety
    return "PGM-18.3", "too-little-stone", atlas.SHRINE_STONE, p.stone
