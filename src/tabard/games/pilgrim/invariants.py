"""The invariants of the table: nothing is lost or doubled (PGM-1.2, PGM-2.1 ff.).

That nothing is out of its bounds is seen by what `components` declares.
"""

from __future__ import annotations

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Sowing
from tabard.games.pilgrim.path import (
    AT_HARBOUR,
    AT_SHRINE,
    AT_SITE,
    NO_EXIT,
    OPEN,
    Path,
    is_shrine,
    link_cell,
    link_entry,
    link_exit,
)
from tabard.games.pilgrim.state import SHRINE, SHRINE_WIDTH, SOLO, PilgrimState
from tabard.games.pilgrim.steps.setup import fill_supply
from tabard.kernel.data import members
from tabard.kernel.ints import has, size


def violations(s: PilgrimState) -> list[str]:
    """What this state breaks, each with its rule id."""
    found: list[str] = []
    for seat in range(s.mats):
        found.extend(f"{text} (mat {seat})" for text in mat_violations(s, seat))
    if len(s.layout.buildings) == t.MARKET:
        found += map_violations(s)
        found += stock_violations(s)
        found += ring_violations(s)
    return found


def mat_violations(s: PilgrimState, seat: int) -> list[str]:
    """What does not hold for one mat."""
    p = s.seats[seat]
    found: list[str] = []
    posted = sum(int(p.post(activity)) for activity in range(t.ACTIVITIES))
    pieces = p.village + p.abbey + p.table + posted + p.available() + p.on_map()
    walk = s.found(Sowing)
    if walk is not None and s.active() == seat:
        pieces += walk.hand
    if pieces != t.PIECES:
        found.append(f"PGM-1.2: {pieces} pieces")
    if p.filled_slots() > t.SLOTS or p.own & p.donated != 0:
        found.append("PGM-2.4: too much on the slots")
    things = [int(p.slot(n)) for n in range(t.SLOTS)]
    held = [b for b in range(t.BUILDINGS) if has(p.own | p.donated, b)]
    held += [t.BUILDINGS + f for f in range(t.FAVOURS) if has(p.favours, f)]
    filled = things[: p.filled_slots()]
    if sorted(filled) != sorted(held) or any(n != NONE for n in things[len(filled) :]):
        found.append("PGM-2.4: the slots do not show what is owned")
    if not s.is_abbott(seat) and sum(path.end == OPEN for path in p.paths) > 1:
        found.append("PGM-17.9: two open roads")
    return found


def map_of(s: PilgrimState) -> list[int]:
    """What the paths say that every cell holds; NONE where they contradict each other."""
    codes = [0] * atlas.CELLS
    for seat in range(s.mats):
        for path in s.seats[seat].paths:
            for code in path.links:
                cell, entry, leave = link_cell(code), link_entry(code), link_exit(code)
                old = codes[cell]
                if is_shrine(code):
                    own = SHRINE + (seat << SHRINE_WIDTH)
                    base = own if old == 0 else old
                    used = 2**entry | (2**leave if leave != NO_EXIT else 0)
                    fits = 0 <= base - own < 2**SHRINE_WIDTH and (base - own) & used == 0
                    codes[cell] = base + used if fits else NONE
                elif 0 <= old < SHRINE:
                    pair = atlas.PAIR[entry * atlas.EDGES + leave]
                    codes[cell] = atlas.PATTERN_WITH[old * atlas.PAIR_COUNT + pair]
                else:
                    codes[cell] = NONE
    return codes


def map_violations(s: PilgrimState) -> list[str]:
    """Whether the tiles on the map are those of the paths, and every path is one."""
    found: list[str] = []
    codes = map_of(s)
    for seat in range(s.mats):
        p = s.seats[seat]
        for path in p.paths:
            problem = path_problem(s, seat, path)
            if problem:
                found.append(problem)
        own = sum(c >= SHRINE and (c - SHRINE) >> SHRINE_WIDTH == seat for c in codes)
        if p.shrines != own:
            found.append(f"PGM-18.4: {p.shrines} shrines of mat {seat}, not {own}")
    for cell in range(atlas.CELLS):
        code = codes[cell]
        name = atlas.CELL_IDS[cell]
        if code != s.board[cell]:
            found.append(f"PGM-2.9: {name} does not show its paths")
        if code == 0:
            continue
        if s.layout.site_at[cell] >= 0 or s.unbuilt_at(cell):
            found.append(f"PGM-17.11: a tile lies on {name}")
        if atlas.TERRAIN[cell] == atlas.LAND and not has(s.opened, atlas.QUADRANT[cell]):
            found.append(f"PGM-17.40: {name} lies in no opened quadrant")
        if code >= SHRINE and atlas.NO_SHRINE[cell]:
            found.append(f"PGM-18.5: a shrine stands on {name}")
    if size(s.opened) > t.PLAYABLE[s.players] or s.opened & ~s.area != 0:
        found.append("PGM-17.40: too many quadrants are opened")
    return found


def path_problem(s: PilgrimState, seat: int, path: Path) -> str:
    """Why a chain is no path of the rules (PGM-17.4), or nothing."""
    cells = [int(link_cell(code)) for code in path.links]
    if len(set(cells)) != len(cells):
        return "PGM-17.4: a path uses a cell twice"
    first = path.links[0]
    if is_shrine(first) or link_entry(first) not in atlas.GATE_EDGES[cells[0]]:
        return "PGM-17.5: a path does not start at the City"
    for one, two in zip(path.links, path.links[1:]):
        leave = link_exit(one)
        if leave == NO_EXIT or link_entry(two) != atlas.OPPOSITE[leave]:
            return "PGM-17.7: a path is broken"
        if atlas.NEIGHBOUR[link_cell(one) * atlas.EDGES + leave] != link_cell(two):
            return "PGM-17.7: a path is broken"
    ahead = path.next_cell()
    p = s.seats[seat]
    site = s.layout.site_at[ahead] if ahead >= 0 else NONE
    if path.at_shrine != (path.end == AT_SHRINE) or path.at_shrine != (path.leave == NO_EXIT):
        return "PGM-18.7: a path does not end as it says"
    if path.end == AT_SITE and (site < 0 or not has(p.sites, site)):
        return "PGM-18.30: a path is at no site"
    if path.end == AT_HARBOUR:
        harbour = atlas.HARBOUR_AT[ahead] if ahead >= 0 else NONE
        if harbour < 0 or not has(p.harbours, harbour) or path.shrines > 0:
            return "PGM-18.50: a trade route is at no harbour"
    if path.end == OPEN and (ahead < 0 or site >= 0 or atlas.TERRAIN[ahead] > atlas.RIVER):
        return "PGM-17.8: an open road leads nowhere"
    return ""


def stock_violations(s: PilgrimState) -> list[str]:
    """Tiles, shrines, favours, buildings, sites and harbours: each in one place."""
    found: list[str] = []
    fresh = s.copy()
    fill_supply(fresh)
    lying = [0] * atlas.TILES
    for cell in range(atlas.CELLS):
        code = s.board[cell]
        if 0 < code < SHRINE:
            tile = atlas.TILE_AT[cell * atlas.PATTERN_COUNT + code]
            if tile < 0:
                found.append(f"PGM-17.1: no tile shows what lies on {atlas.CELL_IDS[cell]}")
            else:
                lying[tile] += 1
    for tile in range(atlas.TILES):
        if lying[tile] + s.tiles_left(tile) != fresh.tiles_left(tile):
            found.append(f"PGM-3.9: tiles {atlas.TILE_IDS[tile]} are lost or doubled")
    if s.shrines + sum(p.shrines for p in s.seats) != fresh.shrines or s.shrines < 0:
        found.append("PGM-3.9: shrines are lost or doubled")
    favours = [s.favours, *(p.favours for p in s.seats)]
    if sum(size(held) for held in favours) != t.FAVOURS or sum(favours) != t.ALL_FAVOURS:
        found.append("PGM-3.8: favours are lost or doubled")
    built = [s.edge, *(p.own | p.donated for p in s.seats)]
    dealt = members([b in s.layout.buildings for b in range(t.BUILDINGS)])
    if sum(built) != dealt or sum(size(held) for held in built) != size(dealt):
        found.append("PGM-20.7: buildings are lost or doubled")
    for p in s.seats:
        ends = [path.next_cell() for path in p.paths if path.end == AT_SITE]
        sites = {s.layout.site_at[cell] for cell in ends}
        if {q for q in range(atlas.QUADRANTS) if has(p.sites, q)} != sites:
            found.append("PGM-18.31: sites are not those of the paths")
        if size(p.harbours) != p.routes():
            found.append("PGM-18.51: harbours are not those of the trade routes")
    return found


def ring_violations(s: PilgrimState) -> list[str]:
    """Dummies, merchant and bag."""
    found: list[str] = []
    north = [int(s.dummy(False, n)) for n in range(s.north_count)]
    south = [int(s.dummy(True, n)) for n in range(s.south_count)]
    standing = north + south
    if sorted(standing) != [place for place in range(t.LOCATIONS) if has(s.dummies, place)]:
        found.append("PGM-3.12: dummies share a tile or are lost")
    solo = s.players == SOLO
    groups = (
        (t.SOLO_NORTH[s.solo_level()], t.SOLO_SOUTH[s.solo_level()])
        if solo
        else (t.DUMMIES_NORTH[s.players], t.DUMMIES_SOUTH[s.players])
    )
    if (len(north), len(south)) != groups:
        found.append("PGM-3.12: dummies are lost or doubled")
    if s.round > 0 and not 1 <= s.merchant <= t.RING:
        found.append("PGM-19.1: the merchant is not at a duty tile")
    if solo and s.round > 0:
        added = [0] * t.TOKENS
        for season in range(min(int(s.quarter) + 1, len(t.SEASON_TOKENS))):
            added = [n + m for n, m in zip(added, t.SEASON_TOKENS[season])]
        if any(s.in_bag(token) > added[token] for token in range(t.TOKENS)):
            found.append("PGM-26.5: too many tokens in the bag")
        if sum(added) - sum(int(s.in_bag(token)) for token in range(t.TOKENS)) > s.round:
            found.append("PGM-26.5: too few tokens in the bag")
    return found
