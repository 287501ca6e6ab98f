"""What a player's roads score and promise: features of the learned value.

A road is worth what it would bring at the shrine or at the site that it leads to.
"""

from __future__ import annotations

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import feature_names as f
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.path import AT_HARBOUR, AT_SHRINE, OPEN, Path
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.roads import buildable, shrine_site
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.wits import LATER_GOOD, PER_LACK, PER_TILE, STONE_OF_A_TILE, apart
from tabard.kernel.features import Scale
from tabard.kernel.ints import has, i64, size


def weigh_paths(
    s: PilgrimState,
    p: Player,
    stone: i64,
    silver: i64,
    piety: i64,
    left: i64,
    scale: Scale,
) -> i64:
    """Roads, shrines, sites and harbours: what they score and may score."""
    points: i64 = 0
    routes: i64 = 0
    factor: i64 = 0
    closed_hope = 0.0
    for path in p.paths:
        if path.end == AT_HARBOUR:
            routes += 1
            continue
        points += path.points
        if path.end == OPEN:
            weigh_open(s, p, path, stone, silver, piety, left, scale)
        elif path.end == AT_SHRINE:
            if path.shrines + 1 > factor:
                factor = path.shrines + 1
            for quadrant in range(atlas.QUADRANTS):
                if within_reach(s, p, quadrant):
                    tiles = apart(path.head, s.layout.site_cells[quadrant]) - 1
                    short = lacking(s, silver, piety, quadrant)
                    hope = discounted(site_gain(s, p, path, quadrant, tiles), tiles, short)
                    if tiles <= left and hope > closed_hope:
                        closed_hope = hope
    sites: i64 = 0
    for quadrant in range(atlas.QUADRANTS):
        if has(p.sites, quadrant):
            sites += t.SITE_POINTS[s.layout.sites[quadrant]]
        elif s.playable(s.layout.site_cells[quadrant]):
            scale.add(f.SITES_OPEN, 1.0)
    scale.add(f.PATHS, float(len(p.paths)))
    scale.add(f.ROUTES, float(routes))
    if s.layout.tithes[s.merchant % t.RING + 1] >= 0:  # where the next income is fixed
        scale.add(f.ROUTE_INCOME, float(routes))
    scale.add(f.SHRINES, float(p.shrines))
    scale.add(f.CLOSED_FACTOR, float(factor))
    scale.add(f.CLOSED_SITE_HOPE, closed_hope)
    scale.add(f.SITES_JOINED, float(size(p.sites)))
    scale.add(f.POINTS_PATHS, float(points))
    scale.add(f.POINTS_SITES, float(sites))
    return points + sites


def weigh_open(
    s: PilgrimState,
    p: Player,
    path: Path,
    stone: i64,
    silver: i64,
    piety: i64,
    left: i64,
    scale: Scale,
) -> None:
    """The road that leads on: its tiles, a shrine on the next cell, and sites."""
    factor = path.shrines + 1
    scale.add(f.OPEN_ROAD, 1.0)
    scale.add(f.OPEN_UNSCORED, float(factor * path.tail))
    ahead = path.next_cell()
    if not buildable(s, ahead):
        scale.add(f.OPEN_BLOCKED, 1.0)
        return
    if s.board[ahead] > 0:
        scale.add(f.OPEN_CROSSING, 1.0)
    if s.shrines > 0 and shrine_site(s, path) >= 0:
        points = factor * (path.tail + 1)
        scale.add(f.SHRINE_NEXT, float(points))
        if stone > 0 and piety >= factor and p.spread != 0:
            lost: i64 = t.PIETY_POINTS[piety] - t.PIETY_POINTS[piety - factor]
            scale.add(f.SHRINE_READY, float(points - lost))
    nearest: i64 = NONE
    fewest: i64 = left + 1
    most = 0.0
    for quadrant in range(atlas.QUADRANTS):
        if within_reach(s, p, quadrant):
            tiles = apart(ahead, s.layout.site_cells[quadrant])
            short = lacking(s, silver, piety, quadrant)
            hope = discounted(site_gain(s, p, path, quadrant, tiles), tiles, short)
            if tiles <= left and hope > most:
                most = hope
            if tiles < fewest:
                fewest = tiles
                nearest = quadrant
    scale.add(f.SITE_HOPE, most)
    if nearest >= 0:
        weigh_goal(s, p, path, nearest, stone, silver, piety, scale)


def weigh_goal(
    s: PilgrimState,
    p: Player,
    path: Path,
    quadrant: i64,
    stone: i64,
    silver: i64,
    piety: i64,
    scale: Scale,
) -> None:
    """The nearest site of an open road, and what is lacking to join it."""
    site: i64 = s.layout.sites[quadrant]
    tiles = apart(path.next_cell(), s.layout.site_cells[quadrant])
    gain = site_gain(s, p, path, quadrant, tiles)
    scale.add(f.SITE_GAIN, gain)
    scale.add(f.SITE_TILES, float(tiles))
    scale.add(f.SITE_FAVOUR, float(favour_points(s, p, path.length + tiles)))
    no_piety: i64 = t.SITE_PIETY[site] - piety
    no_silver: i64 = t.SITE_SILVER[site] - silver
    no_stone = tiles - stone
    if no_piety > 0:
        scale.add(f.LACKS_PIETY, float(no_piety))
    if no_silver > 0:
        scale.add(f.LACKS_SILVER, float(no_silver))
    if no_stone > 0:
        scale.add(f.LACKS_STONE, float(no_stone))
    elif tiles == 1 and no_piety <= 0 and no_silver <= 0 and p.spread != 0:
        scale.add(f.SITE_READY, gain)


def within_reach(s: PilgrimState, p: Player, quadrant: i64) -> bool:
    """Whether a player may still join the site of a quadrant (PGM-18.31, PGM-17.40)."""
    return not has(p.sites, quadrant) and s.playable(s.layout.site_cells[quadrant])


def lacking(s: PilgrimState, silver: i64, piety: i64, quadrant: i64) -> i64:
    """How much piety and silver is lacking for the site of a quadrant."""
    site: i64 = s.layout.sites[quadrant]
    no_piety: i64 = t.SITE_PIETY[site] - piety
    no_silver: i64 = t.SITE_SILVER[site] - silver
    return (no_piety if no_piety > 0 else 0) + (no_silver if no_silver > 0 else 0)


def favour_points(s: PilgrimState, p: Player, length: i64) -> i64:
    """The points of the favour that a path of some length would bring (PGM-18.40)."""
    if p.filled_slots() == t.SLOTS:
        return 0
    for favour in range(t.FAVOURS):
        if t.FAVOUR_LENGTH[favour] == length and has(s.favours, favour):
            return t.FAVOUR_POINTS[favour]
    return 0


def site_gain(s: PilgrimState, p: Player, path: Path, quadrant: i64, tiles: i64) -> float:
    """What joining a site after so many more tiles brings, less what it costs."""
    site: i64 = s.layout.sites[quadrant]
    length = path.length + tiles
    points = t.SITE_POINTS[site] + (path.shrines + 1) * (path.tail + tiles)
    points += favour_points(s, p, length) - t.SITE_PIETY[site] - t.ACOLYTE_POINTS
    cost = LATER_GOOD[t.SILVER] * float(t.SITE_SILVER[site]) + STONE_OF_A_TILE * float(tiles)
    return float(points) - cost


def discounted(gain: float, tiles: i64, short: i64) -> float:
    """A gain that so many tiles and so much piety and silver stand before."""
    for _ in range(tiles):
        gain *= PER_TILE
    for _ in range(short):
        gain *= PER_LACK
    return gain
