"""What a seat may see: all of it, for everything lies open (PGM-1.7); the position is the same.

What is on the table and on a mat is woven from the declaration in `components`.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pilgrim import atlas, scoring
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import (
    FOLLOW,
    PAID,
    Abbott,
    Alms,
    Bill,
    Construct,
    Duty,
    Sowing,
    Tithe,
    Turn,
    Unit,
    Use,
)
from tabard.games.pilgrim.path import (
    END_IDS,
    NO_EXIT,
    Path,
    is_shrine,
    link_cell,
    link_entry,
    link_exit,
)
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.scoring import SCORE_IDS
from tabard.games.pilgrim.state import ABBOTT, SHRINE, SOLO, PilgrimState
from tabard.kernel.ints import has, i64, part
from tabard.kernel.shown import counts, interrupted, name_or_none, names, number_or_none
from tabard.kernel.state import OVER

SETUP: Final = ("duty_tiles", "tithe_tiles", "sites", "buildings", "first_start_player", "seeding")
ROUND_END: Final = (
    "round_end",
    "trade_income",
    "confession_box",
    "choose_start_player",
    "next_round",
)


def public(s: PilgrimState) -> dict[str, Any]:
    """Everything on the table (PGM-1.7, PGM-2.9)."""
    return {
        # woven: shown TABLE
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": s.players,
        "options": s.options.copy(),
        "campaign": campaign(s),
        "round": s.round,
        "rounds": atlas.ROUNDS,
        "quarter": quarter(s),
        "phase": phase(s),
        "step": s.step().name,
        "interrupted": interrupted(s),
        "turn": s.main_progress(),
        "to_move": s.game.mover(s),
        "start_player": number_or_none(s.start_player),
        "order": s.order,
        "active": active(s),
        "ring": ring(s),
        "merchant": name_or_none(s.merchant - 1, t.RING_IDS),
        "trade": trade(s),
        "dummies": {
            "north": [t.LOCATION_IDS[part(s.north, i, 4)] for i in range(s.north_count)],
            "south": [t.LOCATION_IDS[part(s.south, i, 4)] for i in range(s.south_count)],
        },
        "ship": ship(s),
        "sites": sites(s),
        "buildings": buildings(s),
        "favours": names(s.favours, t.FAVOUR_IDS),
        "supply": supply(s),
        "opened": names(s.opened, atlas.QUADRANT_IDS),
        "playable": playable(s),
        "cells": cells(s),
        "pending": pending(s),
        "solo": solo(s),
        # woven end
        "seats": [mat(s, seat) for seat in range(s.players)],
        "abbott": mat(s, ABBOTT) if s.players == SOLO else None,
    }


def mat(s: PilgrimState, seat: i64) -> dict[str, Any]:
    """Everything that belongs to one mat."""
    p: Player = s.seats[seat]
    dealt = len(s.layout.sites) == atlas.QUADRANTS
    sheet = scoring.score_sheet(s, seat) if dealt else [0] * len(SCORE_IDS)
    return {
        # woven: shown MAT
        "stone": p.stone,
        "wheat": p.wheat,
        "silver": p.silver,
        "piety": p.piety,
        "alms": p.alms,
        "village": p.village,
        "abbey": p.abbey,
        "alms_table": p.table,
        "locations": counts(p.spread, t.LOCATION_IDS, 5),
        "activities": counts(p.posts, t.ACTIVITY_IDS, 2),
        "slots": slots(p),
        "used": names(p.used, t.BUILDING_IDS),
        "sites": names(p.sites, atlas.QUADRANT_IDS),
        "harbours": names(p.harbours, atlas.HARBOUR_IDS),
        "paths": [path_json(path) for path in p.paths],
        "score": dict(zip(SCORE_IDS, sheet)),
        "points": sum(sheet),
        # woven end
    }


def quarter(s: PilgrimState) -> int:
    """The quarter of the year, which is the last one when the year is over."""
    return int(s.quarter) + 1 if s.quarter < atlas.QUADRANTS else atlas.QUADRANTS


def phase(s: PilgrimState) -> str:
    """The stretch of the game: `setup`, `turn`, `abbott`, `round_end` or `over`."""
    if s.to_move == OVER:
        return "over"
    name = s.main_step().name
    if name in SETUP:
        return "setup"
    if name in ROUND_END:
        return "round_end"
    return "abbott" if name.startswith("abbott") else "turn"


def active(s: PilgrimState) -> int | str | None:
    """Whose turn it is: a seat, `abbott`, or nobody's."""
    if phase(s) not in ("turn", "abbott"):
        return None
    seat = s.active()
    return "abbott" if s.is_abbott(seat) else int(seat)


def campaign(s: PilgrimState) -> dict[str, Any] | None:
    """How far a campaign has come, and what its sum is called (section 28)."""
    if not s.readings.campaign:
        return None
    total = sum(s.differences)
    over = s.to_move == OVER
    return {
        "game": int(s.campaign_game) + 1,
        "games": len(t.CAMPAIGN_LEVELS),
        "differences": list(s.differences),
        "sum": scoring.campaign_sum(s) if over else total,
        "rank": scoring.rank_of(scoring.campaign_sum(s) if over else total),
    }


def ring(s: PilgrimState) -> list[dict[str, Any]]:
    """The duty tiles clockwise from north, as far as they are dealt."""
    return [
        {
            "location": t.LOCATION_IDS[place],
            "duty": t.DUTY_IDS[s.layout.duties[place]],
            "tithe": tithe_at(s, place),
            "dummy": has(s.dummies, place),
        }
        for place in range(1, len(s.layout.duties))
    ]


def tithe_at(s: PilgrimState, place: int) -> str | None:
    """The tithe tile of a duty tile, where one is dealt."""
    if place >= len(s.layout.tithes):
        return None
    return name_or_none(s.layout.tithes[place], t.TITHE_IDS)


def trade(s: PilgrimState) -> str | None:
    """The trade resource of the moment: a kind, `any`, or None at Taxation (PGM-19.1)."""
    if s.merchant == 0 or len(s.layout.tithes) < t.LOCATIONS:
        return None
    return name_or_none(s.trade_tithe(), t.TITHE_IDS)


def ship(s: PilgrimState) -> dict[str, Any]:
    """How far the ship has come, and beside which cell it stands."""
    dealt = len(s.layout.rolls) > 0
    return {
        "offset": int(s.ship),
        "cell": atlas.CELL_IDS[s.layout.ship_cell(s.ship)] if dealt else None,
    }


def sites(s: PilgrimState) -> list[dict[str, Any]]:
    """The sites by quadrant, clockwise from north-west, as far as they are dealt."""
    found: list[dict[str, Any]] = []
    for q, site in enumerate(s.layout.sites):
        rolled = q < len(s.layout.rolls)
        found.append(
            {
                "quadrant": atlas.QUADRANT_IDS[q],
                "site": t.SITE_IDS[site],
                "roll": s.layout.rolls[q] if rolled else None,
                "cell": atlas.CELL_IDS[s.layout.site_cells[q]] if rolled else None,
                "points": t.SITE_POINTS[site],
                "piety": t.SITE_PIETY[site],
                "silver": t.SITE_SILVER[site],
                "herald": has_herald(s, q),
            }
        )
    return found


def has_herald(s: PilgrimState, quadrant: int) -> bool:
    """Whether a herald still lies on a quadrant's site (PGM-3.13): the north-west one goes last."""
    ends = quadrant if quadrant > 0 else atlas.QUADRANTS
    return t.HERALDS[s.players] > 0 and s.quarter < ends


def buildings(s: PilgrimState) -> list[dict[str, Any]]:
    """The buildings of this game in the order they were dealt."""
    known = len(s.layout.offset_of) > 0
    active = s.active_buildings() if known else 0
    return [
        {
            "building": t.BUILDING_IDS[b],
            "cell": atlas.CELL_IDS[s.layout.building_at.index(b)] if known else None,
            "offset": s.layout.offset_of[b] if known else None,
            "on_edge": has(s.edge, b),
            "active": has(active, b),
        }
        for b in s.layout.buildings
    ]


def supply(s: PilgrimState) -> dict[str, int]:
    """The tiles and shrines left."""
    left = {name: int(s.tiles_left(tile)) for tile, name in enumerate(atlas.TILE_IDS)}
    left["shrine"] = int(s.shrines)
    return left


def playable(s: PilgrimState) -> list[str]:
    """The quadrants in which tiles may be laid."""
    return [
        atlas.QUADRANT_IDS[q]
        for q in range(atlas.QUADRANTS)
        if s.playable(atlas.QUADRANT_GATES[q][0])
    ]


def cells(s: PilgrimState) -> dict[str, dict[str, Any]]:
    """What lies on the map, cell by cell: a tile with its tracks, or a shrine."""
    found: dict[str, dict[str, Any]] = {}
    for seat in range(s.mats):
        for n, path in enumerate(s.seats[seat].paths):
            for code in path.links:
                cell = link_cell(code)
                here = found.setdefault(
                    atlas.CELL_IDS[cell], {"tile": tile_name(s, cell), "tracks": []}
                )
                track = link_json(code) | {"seat": owner(s, seat), "path": n + 1}
                here["tracks"].append({k: v for k, v in track.items() if k != "cell"})
    return found


def tile_name(s: PilgrimState, cell: i64) -> str:
    """The tile or shrine on a cell that holds one."""
    code = s.board[cell]
    if code >= SHRINE:
        return "shrine"
    return atlas.TILE_IDS[atlas.TILE_AT[cell * atlas.PATTERN_COUNT + code]]


def owner(s: PilgrimState, seat: int) -> int | str:
    """A mat's name in views: its seat, or `abbott`."""
    return "abbott" if s.is_abbott(seat) else seat


def link_json(code: i64) -> dict[str, Any]:
    """One link of a path."""
    leave = link_exit(code)
    return {
        "cell": atlas.CELL_IDS[link_cell(code)],
        "entry": atlas.EDGE_IDS[link_entry(code)],
        "exit": None if leave == NO_EXIT else atlas.EDGE_IDS[leave],
        "shrine": is_shrine(code),
    }


def path_json(path: Path) -> dict[str, Any]:
    """One path with what it scores."""
    return {
        "links": [link_json(code) for code in path.links],
        "end": END_IDS[path.end],
        "length": int(path.length),
        "shrines": int(path.shrines),
        "points": int(path.points),
        "target": name_or_none(path.target, atlas.CELL_IDS),
        "detoured": path.detoured,
        "abandoned": path.abandoned,
    }


def slots(p: Player) -> list[dict[str, Any] | None]:
    """The six slots of a mat from the left."""
    found: list[dict[str, Any] | None] = []
    for n in range(t.SLOTS):
        thing = p.slot(n)
        if thing < 0:
            found.append(None)
        elif thing < t.BUILDINGS:
            donated = has(p.donated, thing)
            found.append({"building": t.BUILDING_IDS[thing], "donated": donated})
        else:
            found.append({"favour": t.FAVOUR_IDS[thing - t.BUILDINGS]})
    return found


def pending(s: PilgrimState) -> dict[str, Any]:
    """What a turn has in the air, as boards and positions of version 1 have it.

    Each fact is that of the frame it belongs to; where none runs it is as a fresh one.
    """
    duty, tithe = s.found(Duty) or Duty(), s.found(Tithe) or Tithe()
    bill, use, his = s.found(Bill) or Bill(), s.found(Use) or Use(), s.found(Abbott) or Abbott()
    place = max(duty.place, tithe.place)
    unit = s.found(Unit)
    found = {
        **(s.found(Sowing) or Sowing()).written(),
        **(s.found(Turn) or Turn()).written(),
        **duty.written(),
        **(s.found(Construct) or Construct()).written(),
        **(s.found(Alms) or Alms()).written(),
        **use.written(),
        **bill.written(),
        "location": name_or_none(place, t.LOCATION_IDS),
        "duty": t.DUTY_IDS[s.layout.duties[place]] if place > 0 else None,
        "value": int(duty.value + his.value),
        "settled": use.building >= 0 and s.step().name != "rent_method",
        "unit": None if unit is None else unit.written(),
        "asked": PAID if s.step().name == "marker_source" else int(bill.asked),
    }
    for name in FOLLOW:
        del found[name]
    return found


def solo(s: PilgrimState) -> dict[str, Any] | None:
    """The bag of a solo game, and how far Ab-Bott's action has come."""
    if s.players != SOLO:
        return None
    dealt = len(s.layout.sites) == atlas.QUADRANTS
    action = (s.found(Abbott) or Abbott()).written()
    del action["value"]  # it stands in `pending`, like that of a duty
    return {
        "level": int(s.solo_level()),
        "area": names(s.area, atlas.QUADRANT_IDS) if dealt else [],
        "bag": {name: int(s.in_bag(token)) for token, name in enumerate(t.TOKEN_IDS)},
        **action,
        "difference": scoring.difference(s) if dealt else 0,
    }
