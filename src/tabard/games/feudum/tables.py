"""The data files, loaded once into typed tables; every number of the game comes from here.

Things are numbered in the order of their file: goods, vessels, monsters, guilds (the ring),
regions, locations, edges, action cards, landscapes, writs. `X_IDS[i]` is the id of number i; the
other tables of X stand beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import column, ids, members, read_data

DATA: Final = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_data(DATA / f"{name}.toml")


SUPPLY: Final[dict[str, Any]] = read("supply")
MAP: Final[dict[str, Any]] = read("map")
GUILDS_DATA: Final[dict[str, Any]] = read("guilds")
TRACKS: Final[dict[str, Any]] = read("tracks")
TILES: Final[dict[str, Any]] = read("region_tiles")
DISCS: Final[dict[str, Any]] = read("locations")
WRITS_DATA: Final[dict[str, Any]] = read("writs")
CARDS_DATA: Final[dict[str, Any]] = read("actions")
OPTIONS_DATA: Final[list[dict[str, Any]]] = read("options")["option"]

# Players, and what each has (FEU-1.2).

MIN_PLAYERS: Final[int] = SUPPLY["table"]["min_players"]
MAX_PLAYERS: Final[int] = SUPPLY["table"]["max_players"]
COLOUR_IDS: Final[tuple[str, ...]] = tuple(SUPPLY["player"]["colours"])
COLOURS: Final[int] = len(COLOUR_IDS)
PAWNS: Final[int] = SUPPLY["player"]["pawns"]
PAWN_IDS: Final[tuple[str, ...]] = tuple(f"pawn_{i + 1}" for i in range(PAWNS))
ALL_PAWNS: Final[int] = members([True] * PAWNS)
DISCS_TO_PLACE: Final[int] = (
    SUPPLY["player"]["player_discs"] - SUPPLY["player"]["discs_on_score_track"]
)
MARKERS: Final[int] = SUPPLY["player"]["influence_total"]
START_MARKERS: Final[int] = SUPPLY["player"]["influence_start"]
START_ROW: Final[int] = SUPPLY["player"]["influence_knight_row_start"]
START_FOOD: Final[int] = SUPPLY["player"]["food_start"]
START_COINS: Final[int] = SUPPLY["player"]["shillings_start"]
START_GOODS: Final[int] = SUPPLY["player"]["free_goods_start"]
BARREL: Final[int] = SUPPLY["player"]["wine_barrel_capacity"]
WRIT_LIMIT: Final[int] = SUPPLY["player"]["writ_hand_limit"]
COINS: Final[int] = SUPPLY["coins"]["total_value"]
TARGETS: Final[int] = SUPPLY["misc"]["targets"]
DUMMY_ROWS: Final[dict[int, int]] = {
    row["players"]: row["rows"] for row in SUPPLY["knight_dummy_rows"]
}

# Goods.

_goods: Final[list[dict[str, Any]]] = SUPPLY["good"]
GOOD_IDS: Final[tuple[str, ...]] = ids(_goods)
GOODS: Final[int] = len(GOOD_IDS)
CUBES: Final[tuple[int, ...]] = column(_goods, "total")
SALTPETRE: Final[int] = GOOD_IDS.index("saltpetre")
SULPHUR: Final[int] = GOOD_IDS.index("sulphur")
WOOD: Final[int] = GOOD_IDS.index("wood")
FOOD: Final[int] = GOOD_IDS.index("food")

# A vector of goods is packed into one integer, one entry for each kind.
GOODS_WIDTH: Final = 8
GOODS_MASK: Final[int] = 2**GOODS_WIDTH - 1


def packed(cost: dict[str, int]) -> int:
    """A packed vector of goods."""
    return sum(cost.get(good, 0) << (GOODS_WIDTH * k) for k, good in enumerate(GOOD_IDS))


MIGRATE_FOOD: Final[int] = packed({"food": SUPPLY["costs"]["migrate_food"]})
TEND_WOOD: Final[int] = packed({"wood": SUPPLY["costs"]["tend_wood"]})
EXPLORE_IRON: Final[int] = packed({"iron": SUPPLY["costs"]["explore_iron"]})
IMMUNITY_FOOD: Final[int] = packed({"food": SUPPLY["costs"]["immunity_food"]})
REPEAT_SALTPETRE: Final[int] = packed({"saltpetre": SUPPLY["costs"]["repeat_saltpetre"]})
FERRY_PRICE: Final[int] = SUPPLY["costs"]["ferry_shillings"]
BRIBE: Final[int] = SUPPLY["costs"]["bribe_shillings"]
FEAST_SULPHUR: Final[int] = SUPPLY["costs"]["feast_sulphur"]
IMPROVE_SEALS: Final[int] = SUPPLY["costs"]["improve_seals"]
POUCH_IDS: Final[tuple[str, ...]] = ("none", GOOD_IDS[SALTPETRE], GOOD_IDS[SULPHUR])
NO_POUCH: Final = 0
EXTRA_CARD: Final[int] = POUCH_IDS.index(GOOD_IDS[SALTPETRE])
TWO_CARDS: Final[int] = POUCH_IDS.index(GOOD_IDS[SULPHUR])

# Vessels and monsters.

_vessels: Final[list[dict[str, Any]]] = SUPPLY["vessel"]
VESSEL_IDS: Final[tuple[str, ...]] = ids(_vessels)
VESSELS: Final[int] = len(VESSEL_IDS)
VESSEL_TOTAL: Final[tuple[int, ...]] = column(_vessels, "total")
VESSEL_COST: Final[tuple[int, ...]] = tuple(packed(v["cost"]) for v in _vessels)

_monsters: Final[list[dict[str, Any]]] = SUPPLY["monster"]
MONSTER_IDS: Final[tuple[str, ...]] = ids(_monsters)
MONSTERS: Final[int] = len(MONSTER_IDS)
NEEDS_HARBOUR: Final[int] = members([m["needs_harbour"] for m in _monsters])
PIECE_IDS: Final[tuple[str, ...]] = PAWN_IDS + MONSTER_IDS
PIECES: Final[int] = len(PIECE_IDS)

# The map (FEU-1.3).

REGION_IDS: Final[tuple[str, ...]] = ids(MAP["region"])
REGIONS: Final[int] = len(REGION_IDS)
_locations: Final[list[dict[str, Any]]] = MAP["location"]
LOCATION_IDS: Final[tuple[str, ...]] = ids(_locations)
LOCATIONS: Final[int] = len(LOCATION_IDS)
REGION_OF: Final[tuple[int, ...]] = tuple(REGION_IDS.index(row["region"]) for row in _locations)
REGION_LOCATIONS: Final[tuple[int, ...]] = tuple(
    members([of == r for of in REGION_OF]) for r in range(REGIONS)
)
START_LOCATIONS: Final[int] = members([row["start"] for row in _locations])
HARBOURS: Final[int] = members([row["harbour"] for row in _locations])
EVERYWHERE: Final[int] = members([True] * LOCATIONS)


KIND_IDS: Final[tuple[str, ...]] = (*VESSEL_IDS, "road", "ferry")  # of edges, vessels' first
ROAD: Final[int] = KIND_IDS.index("road")
FERRY: Final[int] = KIND_IDS.index("ferry")
_edges: Final[list[dict[str, Any]]] = MAP["edge"]
EDGE_IDS: Final[tuple[str, ...]] = ids(_edges)
EDGES: Final[int] = len(EDGE_IDS)
EDGE_KIND: Final[tuple[int, ...]] = tuple(KIND_IDS.index(e["kind"]) for e in _edges)
EDGE_A: Final[tuple[int, ...]] = tuple(LOCATION_IDS.index(e["a"]) for e in _edges)
EDGE_B: Final[tuple[int, ...]] = tuple(LOCATION_IDS.index(e["b"]) for e in _edges)
EDGES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(e for e in range(EDGES) if place in (EDGE_A[e], EDGE_B[e])) for place in range(LOCATIONS)
)
# The locations that a route of a vessel's kind touches.
TOUCHED: Final[tuple[int, ...]] = tuple(
    members([any(EDGE_KIND[e] == kind for e in EDGES_AT[place]) for place in range(LOCATIONS)])
    for kind in range(VESSELS)
)
MONSTER_ROUTES: Final[tuple[int, ...]] = tuple(
    members([kind in m["routes"] for kind in KIND_IDS]) for m in _monsters
)


def lettered(letter: str) -> int:
    """The locations with a letter on the board (FEU-29.5)."""
    return members([letter in row["letters"] for row in _locations])


# Types of locations, and their discs (FEU-1.4).

_types: Final[list[dict[str, Any]]] = DISCS["type"]
TYPE_IDS: Final[tuple[str, ...]] = ids(_types)
OUTPOST: Final[int] = TYPE_IDS.index("outpost")
FARM: Final[int] = TYPE_IDS.index("farm")
TOWN: Final[int] = TYPE_IDS.index("town")
FEUDUM: Final[int] = TYPE_IDS.index("feudum")
PLAIN_TYPES: Final[int] = FEUDUM  # those below a feudum
UPGRADE_COST: Final[tuple[int, ...]] = tuple(
    packed({row["upgrade_cost"]: 1}) if row["upgrade_cost"] in GOOD_IDS else 0 for row in _types
)
EMPIRE_VP: Final[tuple[int, ...]] = tuple(TRACKS["final_scoring"][type_id] for type_id in TYPE_IDS)
SET_SIZE: Final[int] = TRACKS["final_scoring"]["set_size"]
SET_VP: Final[int] = TRACKS["final_scoring"]["set_of_three"]
COINS_PER_VP: Final[int] = TRACKS["final_scoring"]["shillings_per_vp"]
RING_DISCS: Final[tuple[int, ...]] = tuple(
    next(d["count"] for d in DISCS["map_disc"] if d["pool"] == "ring" and d["type"] == name)
    for name in TYPE_IDS[:PLAIN_TYPES]
)
PLAIN_DISCS: Final[tuple[int, ...]] = tuple(
    next(d["count"] for d in DISCS["map_disc"] if d["pool"] == "plain" and d["type"] == name)
    for name in TYPE_IDS[:PLAIN_TYPES]
)

# Guilds.

GUILD_IDS: Final[tuple[str, ...]] = tuple(GUILDS_DATA["meta"]["ring"])
GUILDS: Final[int] = len(GUILD_IDS)
FARMER: Final[int] = GUILD_IDS.index("farmer")
MERCHANT: Final[int] = GUILD_IDS.index("merchant")
ALCHEMIST: Final[int] = GUILD_IDS.index("alchemist")
KNIGHT: Final[int] = GUILD_IDS.index("knight")
NOBLE: Final[int] = GUILD_IDS.index("noble")
MONK: Final[int] = GUILD_IDS.index("monk")
_guilds: Final[dict[str, dict[str, Any]]] = {g["id"]: g for g in GUILDS_DATA["guild"]}
# The type of location that adds to the stars of a guild's members (FEU-18.1).
SECONDARY: Final[tuple[int, ...]] = tuple(
    TYPE_IDS.index(_guilds[g]["secondary_location"]) for g in GUILD_IDS
)
TO_COFFER: Final[int] = members([_guilds[g]["charity"] == "church_coffer" for g in GUILD_IDS])
FEUDUM_DISCS: Final[tuple[int, ...]] = tuple(
    next(d["count"] for d in DISCS["feudum_disc"] if d["guild"] == g) for g in GUILD_IDS
)
SEAT_IDS: Final[tuple[str, ...]] = tuple(GUILDS_DATA["meta"]["seats_large"])
SEATS: Final[int] = len(SEAT_IDS)
FEW_SEATS: Final[int] = len(GUILDS_DATA["meta"]["seats_small"])
MANY_PLAYERS: Final[int] = GUILDS_DATA["meta"]["large_from_players"]
MASTER: Final[int] = SEAT_IDS.index("master")
JOURNEYMAN: Final[int] = SEAT_IDS.index("journeyman")
PAID_SEATS: Final[int] = JOURNEYMAN + 1  # the third share is charity's
SEAT_VP: Final[tuple[int, ...]] = tuple(TRACKS["guild_status_vp"][name] for name in SEAT_IDS)
FEUDUM_STARS: Final[int] = GUILDS_DATA["meta"]["feudum_stars"]
REEVE_VP: Final[int] = GUILDS_DATA["meta"]["reeve_vp_here"]
REEVE_ELSEWHERE_VP: Final[int] = GUILDS_DATA["meta"]["reeve_vp_elsewhere"]
FEAST_VP: Final[int] = GUILDS_DATA["meta"]["feast_vp"]
PULL_VP: Final[int] = GUILDS_DATA["meta"]["pull_vp"]
PULL_WRITS: Final[int] = GUILDS_DATA["meta"]["pull_writs_draw"]
PUSH_VP: Final[tuple[int, ...]] = (0, *GUILDS_DATA["meta"]["push_vp"])
MOST_GOALS: Final[int] = len(PUSH_VP) - 1

_farmer: Final[dict[str, Any]] = GUILDS_DATA["farmer_board"]
BARN: Final[int] = _farmer["barn_capacity"]
START_BARN: Final[int] = _farmer["barn_start_random"]
CHICKENS: Final[int] = _farmer["chickens"]
START_CHICKENS: Final[int] = _farmer["chickens_start"]
CHICKEN_SUM: Final[int] = _farmer["pull_chicken_sum"]
FARMER_PUSH: Final[int] = _farmer["push_goods"]
GOODS_PER_PAIR: Final[int] = _farmer["trade_goods"]

_rows: Final[dict[str, dict[str, Any]]] = {r["good"]: r for r in GUILDS_DATA["merchant_row"]}
MARKET_START: Final[tuple[int, ...]] = tuple(_rows[g]["start_fill"] for g in GOOD_IDS)
MARKET_ROOM: Final[int] = GUILDS_DATA["merchant_board"]["columns"]
# The price of the n-th good of a row, the dearest first.
PRICES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(_rows[g]["prices"]) for g in GOOD_IDS)
MOST_BOUGHT: Final[int] = GUILDS_DATA["merchant_board"]["buy_max"]
MERCHANT_PULL: Final[int] = GUILDS_DATA["merchant_board"]["pull_goods"]
MERCHANT_PUSH: Final[int] = GUILDS_DATA["merchant_board"]["push_goods"]

_stores: Final[dict[str, dict[str, Any]]] = {r["good"]: r for r in GUILDS_DATA["alchemist_store"]}
# The stores of the alchemists, for each kind of good (FEU-22.1).
STORE_ROOM: Final[tuple[int, ...]] = tuple(_stores[g]["capacity"] for g in GOOD_IDS)
STORE_START: Final[tuple[int, ...]] = tuple(_stores[g]["start_fill"] for g in GOOD_IDS)
_alchemist: Final[dict[str, Any]] = GUILDS_DATA["alchemist_board"]
START_VESSELS: Final[int] = _alchemist["vessels_start_random"]
VESSEL_PRICE: Final[int] = _alchemist["vessel_price"]
ALCHEMIST_PULL: Final[int] = _alchemist["pull_goods"]
MOST_INVENTIONS: Final[int] = _alchemist["push_inventions_max"]
BARREL_COST: Final[tuple[int, ...]] = tuple(
    packed(b["cost"]) for b in sorted(GUILDS_DATA["krud_barrel"], key=lambda b: int(b["nth"]))
)
INVENTION_IDS: Final[tuple[str, ...]] = (*VESSEL_IDS, "barrel")
INVENTIONS: Final[int] = len(INVENTION_IDS)
KRUD: Final[int] = INVENTION_IDS.index("barrel")

_knight: Final[dict[str, Any]] = GUILDS_DATA["knight_board"]
ROW_ROOM: Final[int] = _knight["row_capacity"]
ROW_PRICE: Final[int] = _knight["row_price"]
TAME_COST: Final[int] = _knight["tame_cost"]
KNIGHT_PUSH: Final[int] = _knight["push_markers_max"]
# How many markers a barrel adds to a row that holds so many (FEU-22.6).
_section_ends: Final[tuple[int, ...]] = tuple(
    sum(_knight["sections"][: i + 1]) for i in range(len(_knight["sections"]))
)
KRUD_FILLS: Final[tuple[int, ...]] = tuple(
    next((end - held for end in _section_ends if end > held), 0) for held in range(ROW_ROOM + 1)
)

_noble: Final[dict[str, Any]] = GUILDS_DATA["noble_board"]
# Scrolls in rows and columns (FEU-25.1).
SCROLL_IDS: Final[tuple[str, ...]] = tuple(name for row in _noble["rows"] for name in row)
SCROLLS: Final[int] = len(SCROLL_IDS)
SCROLL_ROWS: Final[tuple[int, ...]] = tuple(
    members([name in row for name in SCROLL_IDS]) for row in _noble["rows"]
)
SCROLL_COLUMNS: Final[tuple[int, ...]] = tuple(
    members([name in row for name in SCROLL_IDS]) for row in _noble["columns"]
)
START_SCROLLS: Final[int] = members([name in _noble["start_filled"] for name in SCROLL_IDS])
SEAL_PRICE: Final[int] = _noble["seal_price"]
MOST_SEALS_BOUGHT: Final[int] = _noble["buy_max"]
NOBLE_PULL: Final[int] = _noble["pull_markers"]
NOBLE_PUSH: Final[int] = _noble["push_seals"]
NOBLE_GOALS: Final[tuple[int, ...]] = tuple(_noble["push_thresholds"])

_monk: Final[dict[str, Any]] = GUILDS_DATA["monk_board"]
ROSARY: Final[int] = _monk["rosary_capacity"]
START_ROSARY: Final[int] = _monk["rosary_start"]
BEAD_PRICE: Final[int] = _monk["bead_price"]
MONK_PULL_SUM: Final[int] = _monk["pull_threshold"]
MONK_GOALS: Final[tuple[int, ...]] = tuple(_monk["push_thresholds"])

# Seals (FEU-1.6).

_seals: Final[list[dict[str, Any]]] = read("seals")["seal"]
SEAL_VALUES: Final[tuple[int, ...]] = column(_seals, "value")
SEAL_COUNTS: Final[tuple[int, ...]] = column(_seals, "count")
LOWEST_SEAL: Final[int] = min(SEAL_VALUES)
HIGHEST_SEAL: Final[int] = max(SEAL_VALUES)
ALL_SEALS: Final[bytes] = bytes(
    value for value, count in zip(SEAL_VALUES, SEAL_COUNTS) for _ in range(count)
)

# Region tiles (FEU-1.5) and epochs.

_landscapes: Final[list[dict[str, Any]]] = TILES["landscape"]
LANDSCAPE_IDS: Final[tuple[str, ...]] = ids(_landscapes)
LANDSCAPES: Final[int] = len(LANDSCAPE_IDS)
REPLENISH: Final[tuple[int, ...]] = column(_landscapes, "per_replenish")
# What grows on a landscape: a good, or one of these.
TARGET_CROP: Final[int] = GOODS
COIN_CROP: Final[int] = GOODS + 1
CROP_IDS: Final[tuple[str, ...]] = (*GOOD_IDS, "target", "shilling")
CROP: Final[tuple[int, ...]] = tuple(CROP_IDS.index(row["resource"]) for row in _landscapes)
TILE_VALUES: Final[int] = len(TILES["meta"]["stack_order_top_to_bottom"])
BARE: Final[int] = TILE_VALUES + 1  # the printed space below a stack
TILES_BY_VALUE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(group[name] for name in LANDSCAPE_IDS) for group in TILES["tile_group"]
)
ALL_TILES: Final[int] = TILES["meta"]["tiles_total"]
# Points for an improvement, by the tile's value and the new type (FEU-8.4).
IMPROVE_VP: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(row.get(name, 0) for name in TYPE_IDS) for row in TILES["upgrade_vp"]
)
LANDSCAPE_EMPTY_VP: Final[int] = TRACKS["landscape_vp"]["empty"]
LANDSCAPE_FULL_VP: Final[int] = TRACKS["landscape_vp"]["with_resources"]
TEND_VP: Final[int] = TRACKS["landscape_vp"]["tend"]
REGION_VP: Final[tuple[int, ...]] = tuple(TRACKS["active_region_vp"]["by_count"])

_epochs: Final[list[dict[str, Any]]] = TRACKS["epoch"]
LAST_EPOCH: Final[int] = len(_epochs)
TRIGGER: Final[tuple[int, ...]] = (0, *column(_epochs, "trigger_showing"))
DISLOYALTY: Final[int] = members([False, *(e["disloyalty"] for e in _epochs)])
EPOCH_GOODS: Final[tuple[int, ...]] = (0, *(lettered(e["map_letter"]) for e in _epochs))
REFILLS_GUILDS: Final[int] = members([False, *(e["refill_guilds"] for e in _epochs)])

# Tracks.

_army: Final[list[dict[str, Any]]] = TRACKS["army_space"]
ARMY_SPACES: Final[int] = len(_army)
ARMY_PENALTY: Final[tuple[int, ...]] = tuple(-row["penalty"] for row in _army)
ARMY_EPOCHS: Final[tuple[int, ...]] = tuple(
    members([e in row["checked_in_epochs"] for e in range(LAST_EPOCH + 1)]) for row in _army
)
_voyage: Final[list[dict[str, Any]]] = TRACKS["epic_voyage_space"]
MOVES_FOR_VOYAGE: Final[int] = TRACKS["epic_voyage"]["moves"]
VOYAGE_SPACES: Final[int] = len(_voyage)
VOYAGE_SECTION: Final[tuple[int, ...]] = (0, *column(_voyage, "section"))
VOYAGE_CARD: Final[int] = members([False, *(row["card"] for row in _voyage)])
VOYAGE_WRITS: Final[int] = GUILDS_DATA["meta"]["pull_writs_draw"]
VOYAGE_LEADING: Final[tuple[int, ...]] = (0, *column(TRACKS["epic_voyage_section"], "vp_leading"))
VOYAGE_TRAILING: Final[tuple[int, ...]] = (
    0,
    *column(TRACKS["epic_voyage_section"], "vp_trailing"),
)
_harvest: Final[dict[str, Any]] = TRACKS["harvest_table"]
HARVEST_BASE: Final[int] = _harvest["base"]
HARVEST_MOST: Final[int] = _harvest["cap"]
FARM_FULL: Final[int] = _harvest["farm_block_at"]
# How many of a yield the player takes as favours, by the yield (FEU-11.4).
FAVOURS: Final[tuple[int, ...]] = tuple(
    _harvest["favours"][_harvest["harvest"].index(n)] if n in _harvest["harvest"] else 0
    for n in range(HARVEST_MOST + 1)
)
HARVEST_VP: Final[int] = SUPPLY["points"]["harvest"]
DEFEND_VP: Final[int] = SUPPLY["points"]["defend"]
EXPLORE_DRAW: Final[int] = SUPPLY["explore"]["draw"]
SHOVEL_DRAW: Final[int] = SUPPLY["explore"]["extra_draw"]
REINFORCEMENT: Final[int] = SUPPLY["tax"]["reinforcement"]
TAX_BASE: Final[int] = SUPPLY["tax"]["base"]

# Combat.

_combat: Final[dict[str, int]] = SUPPLY["combat"]
PAWN_ATTACK: Final[int] = _combat["pawn_attack"]
PAWN_DEFENCE: Final[int] = _combat["pawn_defence"]
MONSTER_ATTACK: Final[int] = _combat["monster_attack"]
MONSTER_DEFENCE: Final[int] = _combat["monster_defence"]
FEUDUM_DEFENCE: Final[int] = _combat["feudum_defence"]
SUBJECT_DEFENCE: Final[int] = _combat["subject_defence"]
SERF_ATTACK: Final[int] = _combat["rebel_serf_attack"]
CARD_DEFENCE: Final[int] = _combat["defend_card_defence"]
SALTPETRE_ATTACK: Final[int] = _combat["saltpetre_attack"]
SALTPETRE_LIMIT: Final[int] = _combat["saltpetre_limit_without_knight"]
DRUNK: Final[int] = _combat["wine_value"]
CONQUER_PIECE_VP: Final[int] = _combat["conquer_pawn_vp"]
CONQUER_FEUDUM_VP: Final[int] = _combat["conquer_feudum_vp"]

# Action cards.

_cards: Final[list[dict[str, Any]]] = CARDS_DATA["action"]
CARD_IDS: Final[tuple[str, ...]] = ids(_cards)
CARDS: Final[int] = len(CARD_IDS)
ALL_CARDS: Final[int] = members([True] * CARDS)
HAND: Final[int] = CARDS_DATA["meta"]["hand_size"]
LARGE_HAND: Final[int] = CARDS_DATA["meta"]["hand_size_extra"]
MIGRATE: Final[int] = CARD_IDS.index("migrate")
MOVE: Final[int] = CARD_IDS.index("move")
INFLUENCE: Final[int] = CARD_IDS.index("influence")
IMPROVE: Final[int] = CARD_IDS.index("improve")
EXPLORE: Final[int] = CARD_IDS.index("explore")
HARVEST: Final[int] = CARD_IDS.index("harvest")
TAX: Final[int] = CARD_IDS.index("tax")
CONQUER: Final[int] = CARD_IDS.index("conquer")
DEFEND: Final[int] = CARD_IDS.index("defend")
REPEAT: Final[int] = CARD_IDS.index("repeat")
GUILD: Final[int] = CARD_IDS.index("guild")
# The symbols on the cards (FEU-3.8).
TWICE: Final[int] = members([c["repeatable_x2"] for c in _cards])
DEJA_VU: Final[int] = members([c["deja_vu_allowed"] for c in _cards])
