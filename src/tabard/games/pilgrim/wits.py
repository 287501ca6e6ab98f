"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in points; no rule of the game is written here.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas, scoring
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import fee_of, strength_at
from tabard.games.pilgrim.frames import Duty, units_left
from tabard.games.pilgrim.path import AT_HARBOUR, AT_SHRINE, OPEN, Path
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import ABBOTT, SOLO, PilgrimState
from tabard.games.pilgrim.steps.turn import CHOOSE_ACTION
from tabard.games.pilgrim.steps.windows import START_WINDOW
from tabard.kernel.ints import has, i64
from tabard.kernel.state import OVER

# How much a rival's prospects weigh against one's own.
RIVALRY: Final = 0.4
# Goods while there are rounds to use them in: the first few of a kind, and each beyond.
EARLY_GOOD: Final[tuple[float, ...]] = (0.75, 0.55, 0.6)
LATER_GOOD: Final[tuple[float, ...]] = (0.35, 0.35, 0.36)
ENOUGH: Final = 3
# A serf in the Village against an acolyte who counts; a good many acolytes outside move faster.
SERF: Final = 0.25
OUTSIDE: Final = 0.25
ENOUGH_OUTSIDE: Final = 7
# Worth per round to come of an acolyte on an activity, by activity; it gives up its own point.
POST: Final[tuple[float, ...]] = (0.05, 0.07, 0.06, 0.09, 0.05, 0.07)
POST_ROUNDS: Final = 14.0
# An active building on the mat: a share of what it can be donated for, and of what it does.
UNDONATED: Final = 0.72
LAST_UNDONATED: Final = 0.1
BUILDING_USE: Final = 0.05
# The alms of a quarter: what a win is worth, and how much a row helps without the lead.
ALMS_WIN: Final = 5.5
LEAD_HOLDS: Final = 0.09
ROW: Final = 0.3
# Roads: a share of what closing them at a shrine would score; a trade route per round to come.
HOPE_OF_SHRINE: Final = 0.3
HOPE_OF_MORE: Final = 0.3
PER_TILE: Final = 0.88  # how likely each further tile comes about
PER_LACK: Final = 0.93  # and each piety or silver that a site wants
STONE_OF_A_TILE: Final = 0.6
IN_THE_WAY: Final = 0.5
ROUTE: Final = 0.5
PIETY_HELD: Final = 0.15
ENOUGH_PIETY: Final = 6
# What is left to do in a turn.
BEST_ACTION: Final = 0.9
UNIT_LEFT: Final = 0.5
SHORT_OF_ROUNDS: Final = 3


def value(s: PilgrimState, seat: int) -> float:
    """How well a seat stands: its prospects less a share of its best rival's."""
    if s.to_move == OVER:
        return standing(s, seat)
    own = prospects(s, seat)
    if s.players == SOLO:
        rival = prospects(s, 0) if seat == ABBOTT else float(scoring.points(s, ABBOTT))
        return own - RIVALRY * rival
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, prospects(s, other))
    return own - RIVALRY * best


def standing(s: PilgrimState, seat: int) -> float:
    """The lead in points at the end; piety settles ties (PGM-25.1)."""
    best = -1000.0
    for other in range(s.mats):
        if other != seat:
            best = max(best, float(scoring.points(s, other)))
    return float(scoring.points(s, seat)) - best + float(s.seats[seat].piety) / 100.0


def rounds_left(s: PilgrimState, seat: i64) -> i64:
    """How many turns a seat still has, the present one included."""
    left = atlas.ROUNDS - s.round
    turn = seat - s.start_player
    if turn < 0:
        turn += s.mats
    return left + 1 if s.order <= turn else left


def prospects(s: PilgrimState, seat: i64) -> float:
    """The points a seat has and may expect."""
    p = s.seats[seat]
    left = rounds_left(s, seat)
    total = counted(s, seat, p) + goods(p, left) + people(p, left) + paths(s, p, left)
    total += mat(p, left) + alms(s, seat, p)
    if s.active() == seat and s.order < s.mats and s.round > 0:
        total += turn_ahead(s, seat, p, left)
    return total


def counted(s: PilgrimState, seat: i64, p: Player) -> float:
    """What is safe: piety, alms won, sites, favours, donations."""
    total: i64 = t.PIETY_POINTS[p.piety] + t.ALMS_TABLE[p.table]
    for quadrant in range(atlas.QUADRANTS):
        if has(p.sites, quadrant):
            total += t.SITE_POINTS[s.layout.sites[quadrant]]
    for favour in range(t.FAVOURS):
        if has(p.favours, favour):
            total += t.FAVOUR_POINTS[favour]
    for building in range(t.BUILDINGS):
        if has(p.donated, building):
            total += t.DONATION[building]
    return float(total) + PIETY_HELD * float(min(p.piety, ENOUGH_PIETY))


def goods(p: Player, left: i64) -> float:
    """What is in barn, quarry and treasury."""
    if left <= 1:
        return float(p.stone + p.wheat + p.silver) / float(t.GOODS_PER_POINT)
    total = 0.0
    for kind in range(t.KINDS):
        number = p.goods(kind)
        first: i64 = min(number, ENOUGH)
        total += float(first) * EARLY_GOOD[kind] + float(number - first) * LATER_GOOD[kind]
    return total


def people(p: Player, left: i64) -> float:
    """Acolytes at home and outside, serfs, and those on activities."""
    outside = p.available()
    total = float(p.abbey + outside) + SERF * float(p.village) * min(1.0, float(left) / 5.0)
    if left > SHORT_OF_ROUNDS:
        total += OUTSIDE * float(min(outside, ENOUGH_OUTSIDE))
    for activity in range(t.ACTIVITIES):
        total += float(p.post(activity)) * min(POST_ROUNDS, float(left)) * POST[activity]
    return total


def mat(p: Player, left: i64) -> float:
    """Active buildings: what they may be donated for, and their use till then."""
    total = 0.0
    share = UNDONATED if left > 1 else LAST_UNDONATED
    for building in range(t.BUILDINGS):
        if has(p.own, building):
            total += share * float(t.DONATION[building]) + BUILDING_USE * float(left)
    return total


def alms(s: PilgrimState, seat: i64, p: Player) -> float:
    """The hope of winning the alms of this quarter."""
    if p.alms == 0:
        return 0.0
    rival: i64 = 0
    for other in range(s.mats):
        if other != seat:
            rival = max(rival, s.seats[other].alms)
    total = ROW * float(p.alms)
    to_come: i64 = atlas.ROUNDS - s.ship
    for offset in s.layout.site_offsets:
        if offset > s.ship:
            to_come = min(to_come, offset - s.ship)
    if p.alms > rival:
        total += ALMS_WIN * max(0.25, 1.0 - LEAD_HOLDS * float(to_come))
    elif p.alms == rival:
        total += 0.4 * ALMS_WIN * max(0.25, 1.0 - LEAD_HOLDS * float(to_come))
    return total


def paths(s: PilgrimState, p: Player, left: i64) -> float:
    """Pilgrim paths and trade routes, closed and still open."""
    total = 0.0
    for path in p.paths:
        if path.end == AT_HARBOUR:
            total += ROUTE * float(left) - 1.0
            continue
        total += float(path.points)
        if left > 1 and path.end == OPEN:
            total += open_hope(s, p, path, left)
        elif left > SHORT_OF_ROUNDS and path.end == AT_SHRINE:
            total += HOPE_OF_MORE * float(path.shrines + 1)
    return total


def open_hope(s: PilgrimState, p: Player, path: Path, left: i64) -> float:
    """What an open road may come to: a shrine on the next cell, or a site further on."""
    ahead = path.next_cell()
    if ahead < 0 or not s.playable(ahead) or s.board[ahead] >= atlas.PATTERN_COUNT:
        return 0.0
    per_tile = float(path.shrines + 1)
    best = HOPE_OF_SHRINE * per_tile * (float(path.tail) + 1.0)
    for quadrant in range(atlas.QUADRANTS):
        site: i64 = s.layout.site_cells[quadrant]
        if not has(p.sites, quadrant) and s.playable(site):
            best = max(best, site_hope(s, p, path, quadrant, apart(ahead, site), left))
    if s.unbuilt_at(ahead) or s.board[ahead] > 0:
        best *= IN_THE_WAY
    return best


def site_hope(
    s: PilgrimState, p: Player, path: Path, quadrant: i64, tiles: i64, left: i64
) -> float:
    """What a path is worth that may join a site after so many more tiles."""
    if tiles > left:
        return 0.0
    site: i64 = s.layout.sites[quadrant]
    length = path.length + tiles
    worth = float(t.SITE_POINTS[site]) + float(path.shrines + 1) * float(path.tail + tiles)
    if p.filled_slots() < t.SLOTS:
        for favour in range(t.FAVOURS):
            if has(s.favours, favour) and t.FAVOUR_LENGTH[favour] == length:
                worth += float(t.FAVOUR_POINTS[favour])
    worth -= float(t.SITE_PIETY[site]) + 0.5 * float(t.SITE_SILVER[site]) + 1.0
    worth -= STONE_OF_A_TILE * float(tiles)
    short: i64 = max(0, t.SITE_PIETY[site] - p.piety) + max(0, t.SITE_SILVER[site] - p.silver)
    hope = worth
    for _ in range(tiles):
        hope *= PER_TILE
    for _ in range(short):
        hope *= PER_LACK
    return max(0.0, hope)


def apart(one: i64, two: i64) -> i64:
    """The distance of two cells."""
    q: i64 = atlas.CELL_Q[one] - atlas.CELL_Q[two]
    r: i64 = atlas.CELL_R[one] - atlas.CELL_R[two]
    s = q + r
    q = -q if q < 0 else q
    r = -r if r < 0 else r
    s = -s if s < 0 else s
    return max(q, r, s)


def turn_ahead(s: PilgrimState, seat: i64, p: Player, left: i64) -> float:
    """What the present turn may still bring."""
    if START_WINDOW.index <= s.where() <= CHOOSE_ACTION.index:
        return BEST_ACTION * best_action(s, seat, p, left)
    duty = s.found(Duty)
    if duty is None:
        return 0.0
    if not duty.begun:
        return action_worth(s, p, s.duty(), duty.value, left)
    return UNIT_LEFT * float(min(units_left(s, duty), 1))


def best_action(s: PilgrimState, seat: i64, p: Player, left: i64) -> float:
    """The best tithe or duty among the tiles that are occupied now."""
    best = 0.0
    for place in range(1, t.LOCATIONS):
        if p.at(place) == 0:
            continue
        if s.layout.tithes[place] >= 0:
            best = max(best, LATER_GOOD[0] if left > 1 else 1.0 / float(t.GOODS_PER_POINT))
        strength = strength_at(s, seat, place)
        fee = fee_of(strength)
        if p.silver >= fee:
            worth = action_worth(s, p, s.layout.duties[place], t.STRENGTH_VALUE[strength], left)
            best = max(best, worth - float(fee) * LATER_GOOD[t.SILVER])
    return best


def action_worth(s: PilgrimState, p: Player, duty: i64, units: i64, left: i64) -> float:
    """Roughly what a duty brings with so many units."""
    good = 0.6 if left > 1 else 1.0 / float(t.GOODS_PER_POINT)
    if duty == t.PRODUCE:
        return good * float(units + max(p.post(t.FIELDS), p.post(t.STONE_MASON)))
    if duty == t.TAXATION:
        return good * (1.0 + 0.7 * float(units))
    if duty == t.CLERICAL:
        steps = units + p.post(t.VESTRY)
        top: i64 = min(p.piety + steps, t.MOST_PIETY)
        devotion = float(t.PIETY_POINTS[top] - t.PIETY_POINTS[p.piety])
        return max(devotion, good * float(units + p.post(t.ENGRAVER)))
    if duty == t.ORDINATION:
        steps = min(units, p.wheat)
        return 0.75 * float(min(steps, p.village + p.abbey)) - 0.35 * float(steps)
    if duty == t.GIVE_ALMS:
        rows: i64 = min(units + p.post(t.ALMS_HOUSE), p.wheat + p.silver)
        room: i64 = max(0, t.ALMS_ROWS - p.alms)
        given = 0.9 * float(min(rows, room)) - 0.45 * float(rows)
        if p.own != 0:
            given = max(given, 1.6)
        return max(0.0, given)
    if duty == t.ALLOCATION:
        idle = p.abbey > 0 and left > 8
        return 0.35 * float(units) if idle else 0.0
    if duty == t.BUILD_ROADS:
        return roads_worth(p, units + p.post(t.ROAD_ENGINEER), left)
    worth = roads_worth(p, 1, left)
    if p.stone > 0 and s.active_on_edge() != 0 and p.filled_slots() < t.SLOTS and left > 1:
        worth = max(worth, 0.8 * float(min(p.stone, t.LEVELS)))
    return worth


def roads_worth(p: Player, units: i64, left: i64) -> float:
    """Roughly what road units bring."""
    tiles = float(min(units, p.stone))
    n = p.open_path()
    if n >= 0:
        path = p.paths[n]
        if path.tail > path.shrines and p.piety > path.shrines and p.stone > 0:
            return 0.5 * float(path.shrines + 1) * (float(path.tail) + 1.0)
        return 0.5 * tiles * float(path.shrines + 1)
    return 0.25 * tiles if left > SHORT_OF_ROUNDS else 0.0
