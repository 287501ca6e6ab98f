"""The data files, loaded once into typed tables; every number of the game comes from here.

Things are numbered in the order of their file. `X_IDS[i]` is the id of number i; the other tables
of X stand beside it. Location 0 is the City, locations 1 to 8 are the duty tiles around the board,
clockwise from north. What the map fixes stands in `atlas`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import column, ids, members, read_data

DATA: Final = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_data(DATA / f"{name}.toml")


SUPPLY: Final = read("supply")
TRACKS: Final = read("tracks")
DUTY_DATA: Final = read("duties")
SOLO: Final = read("solo")

# The table.

_by_players: Final[list[dict[str, Any]]] = SUPPLY["by_players"]
MIN_PLAYERS: Final[int] = min(row["players"] for row in _by_players)
MAX_PLAYERS: Final[int] = max(row["players"] for row in _by_players)
# By number of players; number 0 is there so that the index is the number itself.
STRAIGHTS: Final[tuple[int, ...]] = (0, *column(_by_players, "straight"))
GENTLE_CURVES: Final[tuple[int, ...]] = (0, *column(_by_players, "gentle_curve"))
TIGHT_CURVES: Final[tuple[int, ...]] = (0, *column(_by_players, "tight_curve"))
SHRINES: Final[tuple[int, ...]] = (0, *column(_by_players, "shrine"))
PLAYABLE: Final[tuple[int, ...]] = (0, *column(_by_players, "playable_quadrants"))
DUMMIES_NORTH: Final[tuple[int, ...]] = (0, *column(_by_players, "dummies_north"))
DUMMIES_SOUTH: Final[tuple[int, ...]] = (0, *column(_by_players, "dummies_south"))
HERALDS: Final[tuple[int, ...]] = (0, *column(_by_players, "heralds"))
BRIDGES: Final[int] = SUPPLY["always"]["bridge"]
FORDS: Final[int] = SUPPLY["always"]["ford"]

_start: Final[dict[str, Any]] = SUPPLY["player_start"]
PIECES: Final[int] = _start["acolytes_total"]  # serfs and acolytes (PGM-1.2)
START_VILLAGE: Final[int] = _start["village"]
START_ABBEY: Final[int] = _start["abbey"]
START_CITY: Final[int] = _start["city"]
START_STONE: Final[int] = _start["stone"]
START_WHEAT: Final[int] = _start["wheat"]
START_SILVER: Final[int] = _start["silver"]
START_PIETY: Final[int] = _start["piety"]
SLOTS: Final[int] = _start["mat_slots"]
MOST_HANDICAP: Final[int] = SUPPLY["balance"]["acolytes_moved_to_village_max"]

# Goods; piety is a place on a track and none of them (PGM-1.1).

KIND_IDS: Final = ("stone", "wheat", "silver")
KINDS: Final[int] = len(KIND_IDS)
STONE: Final[int] = KIND_IDS.index("stone")
WHEAT: Final[int] = KIND_IDS.index("wheat")
SILVER: Final[int] = KIND_IDS.index("silver")
DUE_IDS: Final = ("stone", "wheat", "piety")  # what silver may replace by the Bank
PIETY_DUE: Final[int] = DUE_IDS.index("piety")
STONE_KEPT: Final[int] = TRACKS["limits"]["stone"]
WHEAT_KEPT: Final[int] = TRACKS["limits"]["wheat"]

# Piety, alms, scoring.

MOST_PIETY: Final[int] = TRACKS["piety"]["max"]
PIETY_POINTS: Final[tuple[int, ...]] = tuple(TRACKS["piety"]["points"])
ALMS_ROWS: Final[int] = TRACKS["alms"]["rows"]
ALMS_TOP: Final[int] = TRACKS["alms"]["abbey_symbol_position"]
BONUS_IDS: Final[tuple[str, ...]] = ids(TRACKS["alms_bonus"])
BONUS_ROWS: Final[tuple[int, ...]] = column(TRACKS["alms_bonus"], "row")
BONUS_FROM: Final[tuple[str, ...]] = tuple(row["from"] for row in TRACKS["alms_bonus"])
BONUS_TO: Final[tuple[str, ...]] = tuple(row["to"] for row in TRACKS["alms_bonus"])
ALMS_TABLE: Final[tuple[int, ...]] = tuple(TRACKS["alms_table"]["points"])
ACOLYTE_POINTS: Final[int] = TRACKS["scoring"]["points_per_acolyte_in_abbey_city_duty"]
GOODS_PER_POINT: Final[int] = TRACKS["scoring"]["resources_per_point"]

# The duty ring, clockwise from north (PGM-1.4).

_positions: Final[list[dict[str, Any]]] = DUTY_DATA["position"]
LOCATION_IDS: Final[tuple[str, ...]] = ids(_positions)
RING_IDS: Final[tuple[str, ...]] = LOCATION_IDS[1:]  # without the City
LOCATIONS: Final[int] = len(LOCATION_IDS)
RING: Final[int] = LOCATIONS - 1
CITY: Final[int] = LOCATION_IDS.index("city")
NORTH: Final[int] = LOCATION_IDS.index("north")
EAST: Final[int] = LOCATION_IDS.index("east")
SOUTH: Final[int] = LOCATION_IDS.index("south")
WEST: Final[int] = LOCATION_IDS.index("west")


def links(*names: str) -> tuple[int, ...]:
    """From each location, the set of those that its links lead to."""
    return tuple(
        members([name in [n for key in names for n in row[key]] for name in LOCATION_IDS])
        for row in _positions
    )


WITH_THE_CURRENT: Final = links("next")
WITH_THE_KOGGE: Final = links("next", "against_current")

_duties: Final[list[dict[str, Any]]] = DUTY_DATA["duty"]
DUTY_IDS: Final[tuple[str, ...]] = ids(_duties)
DUTIES: Final[int] = len(DUTY_IDS)
ALLOCATION: Final[int] = DUTY_IDS.index("allocation")
BUILD_ROADS: Final[int] = DUTY_IDS.index("build_roads")
CLERICAL: Final[int] = DUTY_IDS.index("clerical")
CONSTRUCT: Final[int] = DUTY_IDS.index("construct")
GIVE_ALMS: Final[int] = DUTY_IDS.index("give_alms")
ORDINATION: Final[int] = DUTY_IDS.index("ordination")
PRODUCE: Final[int] = DUTY_IDS.index("produce")
TAXATION: Final[int] = DUTY_IDS.index("taxation")

STRENGTH_IDS: Final[tuple[str, ...]] = ids(DUTY_DATA["strength"])
MAJORITY: Final[int] = STRENGTH_IDS.index("majority")
PARITY: Final[int] = STRENGTH_IDS.index("parity")
MINORITY: Final[int] = STRENGTH_IDS.index("minority")
STRENGTH_VALUE: Final[tuple[int, ...]] = column(DUTY_DATA["strength"], "value")
STRENGTH_FEE: Final[tuple[int, ...]] = column(DUTY_DATA["strength"], "silver_fee")
MOST_VALUE: Final[int] = max(STRENGTH_VALUE)

_activities: Final[list[dict[str, Any]]] = DUTY_DATA["activity"]
ACTIVITY_IDS: Final[tuple[str, ...]] = ids(_activities)
ACTIVITIES: Final[int] = len(ACTIVITY_IDS)
FIELDS: Final[int] = ACTIVITY_IDS.index("fields")
ROAD_ENGINEER: Final[int] = ACTIVITY_IDS.index("road_engineer")
STONE_MASON: Final[int] = ACTIVITY_IDS.index("stone_mason")
ALMS_HOUSE: Final[int] = ACTIVITY_IDS.index("alms_house")
ENGRAVER: Final[int] = ACTIVITY_IDS.index("engraver")
VESTRY: Final[int] = ACTIVITY_IDS.index("vestry")
CAPACITY: Final[int] = max(row["capacity"] for row in _activities)

# Tithes.

_tithes: Final[list[dict[str, Any]]] = read("tithes")["tithe"]
TITHE_IDS: Final[tuple[str, ...]] = tuple(row["resource"] for row in _tithes)
TITHES: Final[int] = len(TITHE_IDS)
TITHE_TILES: Final[tuple[int, ...]] = column(_tithes, "count")
CORNUCOPIA: Final[int] = TITHE_IDS.index("any")
# The kinds of goods that a tithe tile allows, by tithe; the cornucopia allows all.
TITHE_KINDS: Final[tuple[int, ...]] = tuple(
    members([t in ("any", kind) for kind in KIND_IDS]) for t in TITHE_IDS
)

# Buildings.

_buildings: Final[list[dict[str, Any]]] = read("buildings")["building"]
BUILDING_IDS: Final[tuple[str, ...]] = ids(_buildings)
BUILDINGS: Final[int] = len(BUILDING_IDS)
BUILDING_RULES: Final[tuple[str, ...]] = tuple(row["rule"] for row in _buildings)
LEVEL: Final[tuple[int, ...]] = column(_buildings, "level")
LEVELS: Final[int] = max(LEVEL)
STONE_COST: Final[tuple[int, ...]] = column(_buildings, "stone_cost")
DONATION: Final[tuple[int, ...]] = column(_buildings, "donation_points")
PER_LEVEL: Final[int] = read("buildings")["market"]["per_level_in_game"]
MARKET: Final[int] = PER_LEVEL * LEVELS
LEVEL_BUILDINGS: Final[tuple[int, ...]] = tuple(
    members([row["level"] == level for row in _buildings]) for level in range(LEVELS + 1)
)


def timed(*timings: str) -> int:
    """The buildings of some timings."""
    return members([row["timing"] in timings for row in _buildings])


IN_WINDOWS: Final[int] = timed("window")
AT_TURNS_START: Final[int] = timed("turn_start", "sow")
AT_SOWING: Final[int] = timed("sow")
AT_TURNS_MIDDLE: Final[int] = timed("turn")
AT_TURNS_END: Final[int] = timed("turn_end")


def building(name: str) -> int:
    """The number of a building."""
    return BUILDING_IDS.index(name)


CONFESSION_BOX: Final[int] = building("confession_box")
CHAPEL: Final[int] = building("chapel")
CHAPTER_HOUSE: Final[int] = building("chapter_house")
GUILD: Final[int] = building("guild")
INFIRMARY: Final[int] = building("infirmary")
MINT: Final[int] = building("mint")
QUARRY: Final[int] = building("quarry")
WELL: Final[int] = building("well")
BREWERY: Final[int] = building("brewery")
CLOISTERS: Final[int] = building("cloisters")
DORMITORY: Final[int] = building("dormitory")
GRAIN_STORE: Final[int] = building("grain_store")
INDULGENCES: Final[int] = building("indulgences")
LIBRARY: Final[int] = building("library")
RELIQUARY: Final[int] = building("reliquary")
STONE_YARD: Final[int] = building("stone_yard")
BANK: Final[int] = building("bank")
CUSTOMS_HOUSE: Final[int] = building("customs_house")
INQUISITION: Final[int] = building("inquisition")
KOGGE: Final[int] = building("kogge")
MILL: Final[int] = building("mill")
PULPIT: Final[int] = building("pulpit")
WAGON_YARD: Final[int] = building("wagon_yard")

_effects: Final[dict[str, Any]] = read("buildings")["effects"]
VIRTUAL_PIETY: Final[int] = _effects["confession_box_piety"]
BREWED_SILVER: Final[int] = _effects["brewery_silver"]
MILLED_WHEAT: Final[int] = _effects["mill_wheat_not_spent"]
RELIQUARY_PIETY: Final[int] = _effects["reliquary_piety"]
# A single trade moves no more than the cubes of the box, or the whole piety track.
MOST_TRADED: Final[tuple[int, ...]] = (
    SUPPLY["resources"]["stone_cubes"],
    SUPPLY["resources"]["wheat_cubes"],
    MOST_PIETY,
)

# Sites and favours.

_sites: Final[list[dict[str, Any]]] = read("sites")["site"]
SITE_IDS: Final[tuple[str, ...]] = ids(_sites)
SITES: Final[int] = len(SITE_IDS)
SITE_POINTS: Final[tuple[int, ...]] = column(_sites, "points")
SITE_PIETY: Final[tuple[int, ...]] = column(_sites, "piety")
SITE_SILVER: Final[tuple[int, ...]] = column(_sites, "silver")

_favours: Final[list[dict[str, Any]]] = read("favours")["favour"]
FAVOUR_IDS: Final[tuple[str, ...]] = ids(_favours)
FAVOURS: Final[int] = len(FAVOUR_IDS)
FAVOUR_LENGTH: Final[tuple[int, ...]] = column(_favours, "length")
FAVOUR_POINTS: Final[tuple[int, ...]] = column(_favours, "points")
ALL_FAVOURS: Final[int] = members([True] * FAVOURS)

# Solo.

LEVEL_IDS: Final[tuple[str, ...]] = ids(SOLO["difficulty"])
SOLO_LEVELS: Final[int] = len(LEVEL_IDS)
SOLO_NORTH: Final[tuple[int, ...]] = (0, *column(SOLO["difficulty"], "dummies_north"))
SOLO_SOUTH: Final[tuple[int, ...]] = (0, *column(SOLO["difficulty"], "dummies_south"))
SEASON_IDS: Final[tuple[str, ...]] = ids(SOLO["token_set"])
TOKEN_IDS: Final = (
    "allocation",
    "build_roads",
    "clerical",
    "construct",
    "give_alms",
    "ordination",
    "rest",
)
TOKENS: Final[int] = len(TOKEN_IDS)
# How many tokens of each kind a season adds to the bag (PGM-2.7).
SEASON_TOKENS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(row[name]) for name in TOKEN_IDS) for row in SOLO["token_set"]
)
GATE_OF_ROLL: Final[tuple[int, ...]] = tuple(SOLO["gate_table"]["die_to_gate"])
DIE: Final[int] = len(GATE_OF_ROLL)
PRIORITY: Final[tuple[int, ...]] = tuple(
    ACTIVITY_IDS.index(row["activity"])
    for row in sorted(SOLO["allocation_priority"], key=lambda row: int(row["rank"]))
)
ABBOTT_START: Final[tuple[int, ...]] = tuple(
    LOCATION_IDS.index(name) for name in SOLO["abbott"]["start_positions"]
)
ABBOTT_SHRINES: Final[tuple[int, ...]] = tuple(SOLO["abbott"]["shrine_tile_indices"])
ABBOTT_ROADS: Final[int] = SOLO["abbott"]["roads_per_build_roads"]
ABBOTT_BUILT_ROADS: Final[int] = SOLO["abbott"]["roads_per_construct"]
ABBOTT_MOVES: Final[int] = SOLO["abbott"]["acolytes_per_allocation"]
ABBOTT_PIETY: Final[int] = SOLO["abbott"]["piety_per_clerical"]
ABBOTT_ROWS: Final[int] = SOLO["abbott"]["rows_per_alms"]
ABBOTT_DONATED_ROWS: Final[int] = SOLO["abbott"]["rows_per_donation"]
ABBOTT_STEPS: Final[int] = SOLO["abbott"]["steps_per_ordination"]
ABBOTT_KEPT: Final[int] = SOLO["abbott"]["acolytes_kept_in_abbey"]
EARLY_QUARTERS: Final[int] = SOLO["abbott"]["early_quarters"]
CAMPAIGN_LEVELS: Final[tuple[int, ...]] = tuple(
    1 + LEVEL_IDS.index(row["difficulty"]) for row in SOLO["campaign_game"]
)
RANK_IDS: Final[tuple[str, ...]] = ids(SOLO["campaign_rank"])
RANK_FROM: Final[tuple[int, ...]] = column(SOLO["campaign_rank"], "min")

# The first game.

_first: Final[dict[str, Any]] = SUPPLY["first_game"]
FIRST_DUTIES: Final[tuple[int, ...]] = tuple(
    DUTY_IDS.index(_first["duty_positions"][name]) for name in LOCATION_IDS[1:]
)
FIRST_SITES: Final[tuple[int, ...]] = tuple(SITE_IDS.index(name) for name in _first["sites"])
FIRST_ROLLS: Final[tuple[int, ...]] = tuple(int(n) for n in _first["site_rolls"].values())
FIRST_BUILDINGS: Final[tuple[int, ...]] = tuple(
    building(name) for level in range(1, LEVELS + 1) for name in _first[f"buildings_level_{level}"]
)

# Which buildings fit a duty, and no others (PGM-8.3, PGM-13.2).
DUTY_BUILDINGS: Final[tuple[int, ...]] = tuple(
    members([name in row["boosted_by_building"] for name in BUILDING_IDS]) for row in _duties
)
