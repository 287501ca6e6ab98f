"""The families of choices and their codes. Frequent families come first: small codes are quick."""

from __future__ import annotations

from itertools import product
from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.kernel.actions import Actions, Family, Value, each

MATS: Final = tuple(range(t.MAX_PLAYERS))
WAYS: Final = ("ring", "north", "south")  # of seeding: stay on the ring, or City and then there
POSTS: Final = ("abbey", *t.ACTIVITY_IDS)
RENTS: Final = (*t.KIND_IDS, "bank", "wagon_yard")
MODES: Final = ("devotion", "silversmith", "wheat", "stone", "alms", "donation")
PLACES: Final = (*t.LOCATION_IDS[1:], "abbey")
MOST_PATHS: Final[int] = sum(len(edges) for edges in atlas.GATE_EDGES)  # one per city edge
MOST_ALMS: Final[int] = t.MOST_VALUE + t.CAPACITY + 1  # the Alms House holds two at most
MOST_TAX: Final[int] = t.MOST_VALUE
TRADED: Final = ("stone", "wheat", "piety")
MOST_DUE: Final[int] = max(*t.STONE_COST, *t.SITE_PIETY, *atlas.TILE_STONE)


def moves() -> list[tuple[Value, ...]]:
    """Every way to move between Abbey and activities (PGM-8.1)."""
    return [(a, b) for a in POSTS for b in POSTS if a != b]


def turns() -> list[tuple[Value, ...]]:
    """Every entry and exit of a tile."""
    return [(a, b) for a in atlas.EDGE_IDS for b in atlas.EDGE_IDS if a != b]


def trades() -> list[tuple[Value, ...]]:
    """Every kind with 1 up to the most that one trade moves (PGM-20.22)."""
    return [(kind, n) for k, kind in enumerate(TRADED) for n in range(1, t.MOST_TRADED[k] + 1)]


def mixes() -> list[tuple[Value, ...]]:
    """Silver and wheat of one gift of alms (PGM-12.6)."""
    counts = range(MOST_ALMS + 1)
    return [(s, w) for s, w in product(counts, counts) if 1 <= s + w <= MOST_ALMS]


def taxes() -> list[tuple[Value, ...]]:
    """Stone, wheat and silver of the second step of a taxation (PGM-15.5)."""
    counts = range(MOST_TAX + 1)
    return [row for row in product(counts, counts, counts) if sum(row) <= MOST_TAX]


ACTIONS: Final = Actions(
    Family("pick", ("location",), each(t.LOCATION_IDS)),
    Family("go", ("location",), each(t.LOCATION_IDS)),
    Family("place"),
    Family("skip"),
    Family("tithe", ("duty",), each(t.DUTY_IDS)),
    Family("duty", ("duty",), each(t.DUTY_IDS)),
    Family("use", ("building",), each(t.BUILDING_IDS)),
    Family("done", declines=True),
    Family("forgo", declines=True),
    Family("rent", ("method",), each(RENTS)),
    Family("take", ("kind",), each(t.KIND_IDS)),
    Family("mode", ("mode",), each(MODES)),
    Family("allocate", ("source", "destination"), moves()),
    Family("start_road", ("cell",), each([atlas.CELL_IDS[cell] for cell in atlas.GATES])),
    Family("extend"),
    Family("leave_shrine", ("path", "edge"), each(range(1, MOST_PATHS + 1), atlas.EDGE_IDS)),
    Family("build_shrine"),
    Family("destroy"),
    Family("lay", ("entry", "exit"), turns()),
    Family("marker", ("location",), each(t.LOCATION_IDS)),
    Family("construct", ("building",), each(t.BUILDING_IDS)),
    Family("road"),
    Family("ordain"),
    Family("mission"),
    Family("stop", declines=True),
    Family("alms", ("silver", "wheat"), mixes()),
    Family("donate", ("building",), each(t.BUILDING_IDS)),
    Family("accept"),
    Family("decline", declines=True),
    Family("tax", t.KIND_IDS, taxes()),
    Family("claim", ("duty",), each(t.DUTY_IDS)),
    Family("relocate", ("place",), each(PLACES)),
    Family("replace", ("kind", "number"), each(t.DUE_IDS, range(1, MOST_DUE + 1))),
    Family("buy", ("kind", "number"), trades()),
    Family("sell", ("kind", "number"), trades()),
    Family("next_start", ("seat",), each(MATS)),
    Family("seed", ("first", "then"), each(("north", "south"), WAYS)),
    Family("starts", ("seat",), each(MATS)),
    Family("duty_tile", ("duty",), each(t.DUTY_IDS)),
    Family("tithe_tile", ("kind",), each(t.TITHE_IDS)),
    Family("site", ("site",), each(t.SITE_IDS)),
    Family("roll", ("number",), each(range(1, t.DIE + 1))),
    Family("building", ("building",), each(t.BUILDING_IDS)),
    Family("token", ("token",), each(t.TOKEN_IDS)),
)

# A code is its family's constant plus the number of the thing in `tables` or `atlas`.
PICK: Final[int] = ACTIONS.first("pick")
GO: Final[int] = ACTIONS.first("go")
PLACE: Final[int] = ACTIONS.first("place")
SKIP: Final[int] = ACTIONS.first("skip")
TITHE: Final[int] = ACTIONS.first("tithe")
DUTY: Final[int] = ACTIONS.first("duty")
USE: Final[int] = ACTIONS.first("use")
DONE: Final[int] = ACTIONS.first("done")
FORGO: Final[int] = ACTIONS.first("forgo")
RENT: Final[int] = ACTIONS.first("rent")
RENT_BANK: Final[int] = RENT + RENTS.index("bank")
RENT_YARD: Final[int] = RENT + RENTS.index("wagon_yard")
TAKE: Final[int] = ACTIONS.first("take")
MODE: Final[int] = ACTIONS.first("mode")
DEVOTION: Final[int] = MODES.index("devotion")
SILVERSMITH: Final[int] = MODES.index("silversmith")
GROW_WHEAT: Final[int] = MODES.index("wheat")
CUT_STONE: Final[int] = MODES.index("stone")
PAID_ALMS: Final[int] = MODES.index("alms")
DONATION: Final[int] = MODES.index("donation")
ALLOCATE: Final[int] = ACTIONS.first("allocate")
POST_COUNT: Final[int] = len(POSTS)
START_ROAD: Final[int] = ACTIONS.first("start_road")
EXTEND: Final[int] = ACTIONS.first("extend")
LEAVE_SHRINE: Final[int] = ACTIONS.first("leave_shrine")
BUILD_SHRINE: Final[int] = ACTIONS.first("build_shrine")
DESTROY: Final[int] = ACTIONS.first("destroy")
LAY: Final[int] = ACTIONS.first("lay")
# By entry and exit edge, the code of laying a tile so; and back.
LAY_CODE: Final[tuple[int, ...]] = tuple(
    ACTIONS.parse(f"lay {a} {b}") if a != b else -1 for a in atlas.EDGE_IDS for b in atlas.EDGE_IDS
)
MARKER: Final[int] = ACTIONS.first("marker")
CONSTRUCT: Final[int] = ACTIONS.first("construct")
ROAD: Final[int] = ACTIONS.first("road")
ORDAIN: Final[int] = ACTIONS.first("ordain")
MISSION: Final[int] = ACTIONS.first("mission")
STOP: Final[int] = ACTIONS.first("stop")
ALMS: Final[int] = ACTIONS.first("alms")
ALMS_SILVER: Final[tuple[int, ...]] = tuple(int(row[0]) for row in mixes())
ALMS_WHEAT: Final[tuple[int, ...]] = tuple(int(row[1]) for row in mixes())
MIXES: Final[int] = len(ALMS_SILVER)
DONATE: Final[int] = ACTIONS.first("donate")
ACCEPT: Final[int] = ACTIONS.first("accept")
DECLINE: Final[int] = ACTIONS.first("decline")
TAX: Final[int] = ACTIONS.first("tax")
TAX_STONE: Final[tuple[int, ...]] = tuple(int(row[t.STONE]) for row in taxes())
TAX_WHEAT: Final[tuple[int, ...]] = tuple(int(row[t.WHEAT]) for row in taxes())
TAX_SILVER: Final[tuple[int, ...]] = tuple(int(row[t.SILVER]) for row in taxes())
TAXES: Final[int] = len(TAX_STONE)
CLAIM: Final[int] = ACTIONS.first("claim")
RELOCATE: Final[int] = ACTIONS.first("relocate")
TO_ABBEY: Final[int] = RELOCATE + PLACES.index("abbey")
REPLACE: Final[int] = ACTIONS.first("replace")
BUY: Final[int] = ACTIONS.first("buy")
SELL: Final[int] = ACTIONS.first("sell")
TRADE_FROM: Final[tuple[int, ...]] = tuple(sum(t.MOST_TRADED[:k]) for k in range(len(TRADED)))
NEXT_START: Final[int] = ACTIONS.first("next_start")
SEED: Final[int] = ACTIONS.first("seed")
STARTS: Final[int] = ACTIONS.first("starts")
DUTY_TILE: Final[int] = ACTIONS.first("duty_tile")
TITHE_TILE: Final[int] = ACTIONS.first("tithe_tile")
SITE: Final[int] = ACTIONS.first("site")
ROLL: Final[int] = ACTIONS.first("roll")
BUILDING: Final[int] = ACTIONS.first("building")
TOKEN: Final[int] = ACTIONS.first("token")
