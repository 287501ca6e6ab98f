"""What lies several turns ahead: paths not yet begun, alms within reach, and Ab-Bott's prospects.

Features of the learned value. A plan is valued by what it brings in the end and by how much of it
is done, so that what is still to be paid and laid counts from its first tile on.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import feature_names as f
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.outlook import favour_points, within_reach
from tabard.games.pilgrim.path import AT_SHRINE, OPEN, Path
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.roads import buildable
from tabard.games.pilgrim.state import ABBOTT, PilgrimState
from tabard.games.pilgrim.wits import LATER_GOOD, STONE_OF_A_TILE, apart
from tabard.kernel.features import Scale
from tabard.kernel.ints import has, i64, size

LONGEST: Final[int] = max(t.FAVOUR_LENGTH)  # the longest path that a favour is for
PAID: Final = 0.4  # a good or a step of piety beside a tile, as work
A_TURN: Final = 2.2  # tiles or goods that a turn brings as a rule
MANY: Final = 7  # acolytes outside beyond which more are of little use
PER_ROW: Final = 2  # rows that a turn of alms climbs with a majority

# By cell, how many tiles a path needs from the nearest gate until the last one faces the cell.
FROM_CITY: Final[tuple[int, ...]] = tuple(
    min(int(apart(gate, cell)) for gate in atlas.GATES) for cell in range(atlas.CELLS)
)


def weigh_plans(
    s: PilgrimState, p: Player, stone: i64, silver: i64, piety: i64, left: i64, scale: Scale
) -> None:
    """The best site that a path may come to, and what trade routes will bring."""
    routes = p.routes()
    if routes > 0:
        scale.add(f.ROUTES_TO_COME, float(routes * left))
    progress, behind, fresh, highest = plan_of(s, p, stone, silver, piety, left)
    scale.add(f.PLAN_PROGRESS, progress)
    if behind > 0.0:
        scale.add(f.PLAN_LATE, behind)
    scale.add(f.NEW_PATH_HOPE, fresh)
    scale.add(f.BEST_FAVOUR_REACHABLE, float(highest))


def plan_of(
    s: PilgrimState, p: Player, stone: i64, silver: i64, piety: i64, left: i64
) -> tuple[float, float, float, i64]:
    """What the path under way may bring by what is done of it, and by how many turns it is late;
    what a new one may bring; the highest favour that either can still get.
    """
    begun: Path | None = None
    for path in p.paths:
        if path.end == OPEN or (path.end == AT_SHRINE and begun is None):
            begun = path
    best = 0.0
    behind = 0.0
    highest: i64 = 0
    fresh = 0.0
    for quadrant in range(atlas.QUADRANTS):
        if not within_reach(s, p, quadrant):
            continue
        cell: i64 = s.layout.site_cells[quadrant]
        short = lacks(s, quadrant, silver, piety)
        if begun is not None:
            tiles = tiles_to(s, begun, cell)
            if tiles > 0:
                for more in range(tiles, tiles + 3):
                    favour = favour_points(s, p, begun.length + more)
                    gain = gain_of(s, quadrant, (begun.shrines + 1) * (begun.tail + more), more)
                    gain += float(favour)
                    missing = work(more, short, stone)
                    progress = float(begun.length) / (float(begun.length) + missing)
                    if gain * progress > best:
                        best = gain * progress
                        behind = missing / A_TURN - float(left)
                    if favour > highest and missing < A_TURN * float(left):
                        highest = favour
        nearest: i64 = FROM_CITY[cell]
        for length in range(nearest, LONGEST + 1):
            favour = favour_points(s, p, length)
            missing = work(length, short, stone)
            if missing >= A_TURN * float(left):
                break
            gain = gain_of(s, quadrant, length, length) + float(favour) - float(t.ACOLYTE_POINTS)
            hope = gain * (1.0 - missing / (A_TURN * float(left)))
            if hope > fresh:
                fresh = hope
            if begun is None and favour > highest:
                highest = favour
    return best, behind, fresh, highest


def tiles_to(s: PilgrimState, path: Path, cell: i64) -> i64:
    """How many tiles at least lead a path on to a site; 0 where it cannot go on."""
    if path.end == AT_SHRINE:
        return apart(path.head, cell) - 1
    ahead = path.next_cell()
    return apart(ahead, cell) if buildable(s, ahead) else 0


def lacks(s: PilgrimState, quadrant: i64, silver: i64, piety: i64) -> i64:
    """How much piety and silver is still to be got for a site."""
    site: i64 = s.layout.sites[quadrant]
    found: i64 = 0
    if t.SITE_PIETY[site] > piety:
        found += t.SITE_PIETY[site] - piety
    if t.SITE_SILVER[site] > silver:
        found += t.SITE_SILVER[site] - silver
    return found


def work(tiles: i64, short: i64, stone: i64) -> float:
    """What is still to be laid, paid and quarried, counted in tiles."""
    quarried = tiles - stone if tiles > stone else 0
    return float(tiles) + PAID * float(short + quarried)


def gain_of(s: PilgrimState, quadrant: i64, points: i64, tiles: i64) -> float:
    """What joining a site brings beside a favour, less what it uses up."""
    site: i64 = s.layout.sites[quadrant]
    whole = t.SITE_POINTS[site] + points - t.SITE_PIETY[site] - t.ACOLYTE_POINTS
    cost = LATER_GOOD[t.SILVER] * float(t.SITE_SILVER[site]) + STONE_OF_A_TILE * float(tiles)
    return float(whole) - cost


def weigh_hopes(
    s: PilgrimState, seat: i64, p: Player, goods: i64, rounds: i64, left: i64, scale: Scale
) -> None:
    """Alms that can still be won, buildings that can still be given, and many hands.

    goods    silver and wheat, which are given as alms
    rounds   until the quarter ends
    """
    top: i64 = 0
    rival: i64 = 0
    house: i64 = 0
    for other in range(s.mats):
        if other != seat and s.seats[other].alms >= rival:
            rival = s.seats[other].alms
            house = s.seats[other].post(t.ALMS_HOUSE)
    turns = turns_to_top(p.alms, p.post(t.ALMS_HOUSE))
    top = turns_to_top(rival, house)
    scale.add(f.ALMS_TURNS_TO_TOP, float(turns))
    scale.add(f.RIVAL_ALMS_TURNS_TO_TOP, float(top))
    rows: i64 = t.ALMS_ROWS - p.alms if p.alms < t.ALMS_ROWS else 0
    scale.add(f.ALMS_GOODS, float(goods if goods < rows else rows))
    if p.table + 1 < len(t.ALMS_TABLE):
        to_come: i64 = atlas.QUADRANTS - s.quarter
        last = p.table + to_come
        if last >= len(t.ALMS_TABLE):
            last = len(t.ALMS_TABLE) - 1
        scale.add(f.ALMS_TO_COME, float(t.ALMS_TABLE[last] - t.ALMS_TABLE[p.table]))
        prize = float(t.ALMS_TABLE[p.table + 1] - t.ALMS_TABLE[p.table])
        if rival < t.ALMS_TOP and turns <= rounds and p.abbey > 0:
            scale.add(f.ALMS_WITHIN_REACH, prize)
        if p.alms > rival:
            scale.add(f.ALMS_LEAD_ROUNDS, float(rounds))
    gifts: i64 = (left + 1) // 2
    points: i64 = 0
    level: i64 = t.LEVELS
    while level > 0 and gifts > 0:
        count = size(p.own & t.LEVEL_BUILDINGS[level])
        if count > gifts:
            count = gifts
        points += count * level
        gifts -= count
        level -= 1
    scale.add(f.DONATIONS_FEASIBLE, float(points))
    scale.add(f.UNDONATED, float(size(p.own)))
    outside = p.available()
    if outside > MANY:
        scale.add(f.MANY_OUTSIDE, float(outside - MANY))


def turns_to_top(row: i64, house: i64) -> i64:
    """Turns of alms with a majority until the last row, at least."""
    if row >= t.ALMS_ROWS:
        return 0
    rate = PER_ROW + house
    return (t.ALMS_ROWS - row + rate - 1) // rate


def weigh_abbott(s: PilgrimState, left: i64, scale: Scale) -> None:
    """How Ab-Bott stands: he spends and produces nothing, so little of a mat says anything."""
    p = s.seats[ABBOTT]
    points = (p.abbey + p.available()) * t.ACOLYTE_POINTS
    points += t.PIETY_POINTS[p.piety] + t.ALMS_TABLE[p.table]
    for path in p.paths:
        points += path.points
        if path.end == OPEN and not path.abandoned:
            scale.add(f.ABBOTT_TAIL, float((path.shrines + 1) * path.tail))
            if path.target != NONE:
                ahead = path.next_cell()
                if ahead >= 0:
                    scale.add(f.ABBOTT_TILES, float(apart(ahead, path.target)))
    for quadrant in range(atlas.QUADRANTS):
        if has(p.sites, quadrant):
            points += t.SITE_POINTS[s.layout.sites[quadrant]]
    for favour in range(t.FAVOURS):
        if has(p.favours, favour):
            points += t.FAVOUR_POINTS[favour]
    waiting: i64 = 0
    for building in range(t.BUILDINGS):
        if has(p.donated, building):
            points += t.DONATION[building]
        elif has(p.own, building):
            waiting += t.DONATION[building]
    scale.add(f.ABBOTT_POINTS, float(points))
    scale.add(f.ABBOTT_THERE, 1.0)
    scale.add(f.ABBOTT_LEVEL, float(s.solo_level()))
    scale.add(f.ABBOTT_PATHS, float(len(p.paths)))
    scale.add(f.ABBOTT_SITES, float(size(p.sites)))
    scale.add(f.ABBOTT_DONATABLE, float(waiting))
    scale.add(f.ABBOTT_SLOTS, float(t.SLOTS - p.filled_slots()))
    scale.add(f.ABBOTT_PIETY, float(p.piety))
    scale.add(f.ABBOTT_ALMS, float(p.alms))
    scale.add(f.ABBOTT_FAVOURS_OPEN, float(size(s.favours)))
    scale.add(f.ABBOTT_VESTRY, float(p.post(t.VESTRY)))
    scale.add(f.ABBOTT_ENGINEER, float(p.post(t.ROAD_ENGINEER)))
    scale.add(f.ABBOTT_ALMS_HOUSE, float(p.post(t.ALMS_HOUSE)))
    total: i64 = 0
    for token in range(t.TOKENS):
        total += s.in_bag(token)
    if total > 0:
        share = float(left) / float(total)
        for token in range(t.TOKENS):
            scale.add(f.ABBOTT_BAG + token, share * float(s.in_bag(token)))
