"""The data files, loaded once into typed tables; every number of the game comes from here.

Things are numbered in the order of their file: kinds of goods, action cards, events, favour
fields, projects, plots, locations (from 0), duties. `X_IDS[i]` is the id of number i; the other
tables of X stand beside it. `KINDS` counts the goods that a player can own a limited number of;
money and points follow as the kinds `MONEY` and `VP`.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import column, ids, members, read_data

DATA: Final = Path(__file__).parent / "data"
NONE: Final = -1


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_data(DATA / f"{name}.toml")


SUPPLY: Final[dict[str, Any]] = read("supply")
EVENT_DATA: Final[dict[str, Any]] = read("events")
CHAPTERS: Final[int] = EVENT_DATA["meta"]["chapters"]
ROUNDS: Final[int] = EVENT_DATA["meta"]["drawn_per_chapter"]  # of each chapter (WWE-15.1)
SLOTS: Final[int] = EVENT_DATA["meta"]["permanent_slots"]

# Goods.

_goods: Final[list[dict[str, Any]]] = [r for r in SUPPLY["resource"] if r["finite"]]
KIND_IDS: Final[tuple[str, ...]] = (*ids(_goods), "money", "vp")
KINDS: Final[int] = len(_goods)
MONEY: Final[int] = KIND_IDS.index("money")
VP: Final[int] = KIND_IDS.index("vp")
STONE: Final[int] = KIND_IDS.index("stone")
WOOD: Final[int] = KIND_IDS.index("wood")
METAL: Final[int] = KIND_IDS.index("metal")
GRAIN: Final[int] = KIND_IDS.index("grain")
PIETY: Final[int] = KIND_IDS.index("piety")
WOOL: Final[int] = KIND_IDS.index("wool")
CLOTH: Final[int] = KIND_IDS.index("cloth")
LOYALTY: Final[int] = KIND_IDS.index("loyalty")
MEDICAL: Final[int] = KIND_IDS.index("medical")
TOTAL: Final[tuple[int, ...]] = column(_goods, "total")
MATERIALS: Final[tuple[int, ...]] = (STONE, WOOD)
# What lies behind a screen: all finite goods but the metal, which nobody owns.
OWNED: Final[tuple[int, ...]] = tuple(k for k in range(KINDS) if k != METAL)
GOODS_WIDTH: Final = 6
GOODS_MASK: Final[int] = 2**GOODS_WIDTH - 1


def kind(name: str) -> int:
    """The number of a kind of goods, money or points; NONE for none of these."""
    return KIND_IDS.index(name) if name in KIND_IDS else NONE


# Players.

_starts: Final[list[dict[str, Any]]] = SUPPLY["player_start"]
_start: Final[dict[str, Any]] = _starts[0]
MIN_PLAYERS: Final[int] = min(column(_starts, "players"))
MAX_PLAYERS: Final[int] = max(column(_starts, "players"))
# The side of the board at which each seat sits, by the number of players (WWE-2.1).
SIDES: Final[tuple[tuple[int, ...], ...]] = tuple(
    next((tuple(row["seats"]) for row in _starts if row["players"] == n), ())
    for n in range(MAX_PLAYERS + 1)
)
START_WOOL: Final[int] = _start["wool"]
START_MONEY: Final[int] = _start["money"]
START_VP: Final[int] = _start["vp"]
HOUSES: Final[int] = _start["houses"]  # of each player, as the seals and cards (WWE-1.1)
SEALS: Final[int] = _start["seals"]
LEAST_VP: Final[int] = SUPPLY["score_track"]["minimum"]
COVERS: Final[int] = SUPPLY["cover_tiles"]["total"]
CLOTH_COVERED: Final[bool] = SUPPLY["market"]["cloth_covered_at_start"]

# Action cards.

_cards: Final[list[dict[str, Any]]] = read("actions")["action"]
CARD_IDS: Final[tuple[str, ...]] = ids(_cards)
CARDS: Final[int] = len(CARD_IDS)
CARD_RULES: Final[tuple[str, ...]] = tuple(c["rule"] for c in _cards)
ALL_CARDS: Final[int] = members([True] * CARDS)
STARRED: Final[int] = members([c["starred"] for c in _cards])


def card(name: str) -> int:
    """The number of an action card."""
    return CARD_IDS.index(name)


def number(name: str, field: str) -> int:
    """A number of an action card's effect."""
    return int(_cards[card(name)]["params"][field])


GRAIN_CARD: Final[int] = card("grain")
PIETY_CARD: Final[int] = card("piety")
BUILDING_MATERIAL: Final[int] = card("building_material")
PROJECT_CARD: Final[int] = card("project")
MARKET: Final[int] = card("market")
PRIVILEGE: Final[int] = card("privilege")
BUILD_HOUSE: Final[int] = card("build_house")
RENT: Final[int] = card("rent")
DONATION: Final[int] = card("donation")
CLOTH_MAKING: Final[int] = card("cloth_making")
MEDICINE: Final[int] = card("medicine")
FAVOUR: Final[int] = card("favour")
GRAIN_TAKEN: Final[int] = number("grain", "count")
PIETY_TAKEN: Final[int] = number("piety", "count")
MATERIAL_TAKEN: Final[int] = number("building_material", "count")
MOST_MATERIALS: Final[int] = number("project", "max_materials")
MATERIAL_VP: Final[int] = number("project", "vp_each")
WOOL_PRICE: Final[int] = number("market", "wool_price")
CLOTH_PRICE: Final[int] = number("market", "cloth_price")
CLOTH_LIMIT: Final[int] = number("market", "cloth_limit")
HOUSE_MONEY: Final[int] = number("build_house", "money")
HOUSE_MATERIALS: Final[int] = number("build_house", "materials")
RENTED: Final[int] = number("rent", "max_houses")
DONATION_MONEY: Final[int] = number("donation", "money")
MOST_WOVEN: Final[int] = number("cloth_making", "max")
MINOR_MONEY: Final[int] = number("medicine", "minor_money")
MINOR_VP: Final[int] = number("medicine", "minor_vp")
CARE_VP: Final[int] = number("medicine", "care_vp")
CARE_CHAPTER: Final[int] = number("medicine", "care_from_chapter")
FAVOUR_STEPS: Final[int] = number("favour", "steps")

# Favour arc.

_favour: Final[dict[str, Any]] = read("favour")
_fields: Final[list[dict[str, Any]]] = sorted(_favour["field"], key=lambda f: int(f["index"]))
FIELD_IDS: Final[tuple[str, ...]] = ids(_fields)
FIELDS: Final[int] = len(FIELD_IDS)
FIELD_RULES: Final[tuple[str, ...]] = tuple(f["rule"] for f in _fields)
START_FIELD: Final[int] = FIELD_IDS.index(_favour["meta"]["start_field"])
FIELD_EFFECTS: Final = ("gain", "must_pay", "vp_if_have", "vp_per_token", "vp_per_house")
GAIN: Final[int] = FIELD_EFFECTS.index("gain")
MUST_PAY: Final[int] = FIELD_EFFECTS.index("must_pay")
VP_IF_HAVE: Final[int] = FIELD_EFFECTS.index("vp_if_have")
VP_PER_TOKEN: Final[int] = FIELD_EFFECTS.index("vp_per_token")
VP_PER_HOUSE: Final[int] = FIELD_EFFECTS.index("vp_per_house")
FIELD_EFFECT: Final[tuple[int, ...]] = tuple(FIELD_EFFECTS.index(f["effect"]) for f in _fields)
FIELD_KIND: Final[tuple[int, ...]] = tuple(kind(f["params"].get("kind", "")) for f in _fields)
FIELD_COUNT: Final[tuple[int, ...]] = tuple(
    int(f["params"].get("count", f["params"].get("at_least", 0))) for f in _fields
)
FIELD_VP: Final[tuple[int, ...]] = tuple(int(f["params"].get("vp", 0)) for f in _fields)

# Council: what a corner of an event card brings, and where its arrow may point.

_incomes: Final[list[dict[str, Any]]] = SUPPLY["income"]
INCOME_IDS: Final[tuple[str, ...]] = ids(_incomes)
INCOME_KIND: Final[tuple[int, ...]] = tuple(kind(i["gain"]["kind"]) for i in _incomes)
INCOME_COUNT: Final[tuple[int, ...]] = tuple(int(i["gain"]["count"]) for i in _incomes)
EXHAUSTED_VP: Final[int] = SUPPLY["income_exhausted"]["vp"]
EDGE_VALUES: Final[tuple[int, ...]] = tuple(SUPPLY["council"]["edge_values"])
EDGES: Final[int] = len(EDGE_VALUES)

# Projects, plots, locations and tiles (WWE-1.4).

_projects: Final[list[dict[str, Any]]] = sorted(
    read("projects")["project"], key=lambda p: int(p["order"])
)
_metal: Final[dict[str, Any]] = read("projects")["metal"]
PROJECT_IDS: Final[tuple[str, ...]] = ids(_projects)
PROJECTS: Final[int] = len(PROJECT_IDS)
STONE_FIELDS: Final[tuple[int, ...]] = column(_projects, "stone")
WOOD_FIELDS: Final[tuple[int, ...]] = column(_projects, "wood")
METAL_FIELDS: Final[tuple[int, ...]] = column(_projects, "metal")
DONOR_VP: Final[tuple[int, ...]] = column(_projects, "donor_vp")
_extras: Final[list[dict[str, Any]]] = [p["donor_extra"] for p in _projects]
DONOR_KIND: Final[tuple[int, ...]] = tuple(kind(e["kind"]) for e in _extras)
DONOR_COUNT: Final[tuple[int, ...]] = column(_extras, "count")
DONOR_CARES: Final[tuple[bool, ...]] = tuple(e["kind"] == "care_for_one" for e in _extras)
FIRST_PROJECTS: Final[int] = members([p["enters"] == "setup" for p in _projects])
# The projects that enter play after each chapter, such as the tower (WWE-12.1, WWE-15.9).
ENTER_AFTER: Final[tuple[int, ...]] = tuple(
    members([p["enters"] == f"after_chapter:{n}" for p in _projects]) for n in range(CHAPTERS + 1)
)
TOWER: Final[int] = PROJECT_IDS.index("tower")
METAL_SOLE: Final[int] = _metal["vp_sole_most_loyalty"]
METAL_TIED: Final[int] = _metal["vp_tied_most_loyalty"]

# Each way to place 1 up to the most materials on one project: its name, stone and wood (WWE-10.4).
MIXES: Final[tuple[tuple[int, ...], ...]] = tuple(
    mix
    for count in range(1, MOST_MATERIALS + 1)
    for mix in itertools.combinations_with_replacement(MATERIALS, count)
)
MIX_IDS: Final[tuple[str, ...]] = tuple("+".join(KIND_IDS[k] for k in mix) for mix in MIXES)
MIX_STONE: Final[tuple[int, ...]] = tuple(mix.count(STONE) for mix in MIXES)
MIX_WOOD: Final[tuple[int, ...]] = tuple(mix.count(WOOD) for mix in MIXES)

# Plots.

_plots: Final[list[dict[str, Any]]] = sorted(read("plots")["plot"], key=lambda p: int(p["index"]))
PLOT_IDS: Final[tuple[str, ...]] = ids(_plots)
PLOTS: Final[int] = len(PLOT_IDS)
YIELD_KIND: Final[tuple[int, ...]] = tuple(kind(p["yield"]["kind"]) for p in _plots)
YIELD_COUNT: Final[tuple[int, ...]] = tuple(int(p["yield"]["count"]) for p in _plots)
PLOT_MATERIAL: Final[tuple[int, ...]] = tuple(kind(p["material"]) for p in _plots)
# The plots of the same yield, the plot itself included (WWE-10.7).
SAME_YIELD: Final[tuple[int, ...]] = tuple(
    members([q["yield_id"] == p["yield_id"] for q in _plots]) for p in _plots
)

# Plague.

_plague: Final[dict[str, Any]] = read("plague")
_locations: Final[list[dict[str, Any]]] = sorted(
    _plague["location"], key=lambda row: int(row["number"])
)
LOCATION_IDS: Final[tuple[str, ...]] = ids(_locations)
LOCATIONS: Final[int] = len(LOCATION_IDS)
_rewards: Final[list[dict[str, Any]]] = [row["reward"] for row in _locations]
REWARD_KIND: Final[tuple[int, ...]] = tuple(kind(r["kind"]) for r in _rewards)
REWARD_COUNT: Final[tuple[int, ...]] = column(_rewards, "count")
REWARD_MATERIAL: Final[tuple[bool, ...]] = tuple(r["kind"] == "building_material" for r in _rewards)
REWARD_HOUSE: Final[tuple[bool, ...]] = tuple(r["kind"] == "free_house" for r in _rewards)
MATERIAL_REWARD: Final[int] = max(
    count for count, yes in zip(REWARD_COUNT, REWARD_MATERIAL, strict=True) if yes
)
TILES: Final[tuple[int, ...]] = column(_plague["tile"], "value")
TILE_VALUES: Final[tuple[int, ...]] = tuple(sorted(set(TILES)))
TILE_COUNTS: Final[tuple[int, ...]] = tuple(TILES.count(value) for value in TILE_VALUES)
PLAGUE_AFTER: Final[int] = _plague["meta"]["dealt_after_chapter"]

# Duties.

_duties: Final[list[dict[str, Any]]] = sorted(SUPPLY["duty"], key=lambda d: int(d["order"]))
DUTY_IDS: Final[tuple[str, ...]] = ids(_duties)
DUTIES: Final[int] = len(DUTY_IDS)
DUTY_RULES: Final[tuple[str, ...]] = tuple(d["rule"] for d in _duties)
DUTY_KIND: Final[tuple[int, ...]] = tuple(kind(d["kind"]) for d in _duties)
DUTY_AMOUNT: Final[tuple[int, ...]] = column(_duties, "amount")
DUTY_VP: Final[tuple[int, ...]] = column(_duties, "vp_per_missing")
PENALTY_IDS: Final[tuple[str, ...]] = tuple(d["penalty"] for d in _duties)
PENANCE: Final[int] = PENALTY_IDS.index("penance")
BEGGING: Final[int] = PENALTY_IDS.index("begging")
ROYAL_COURT: Final[int] = PENALTY_IDS.index("royal_court")
TAX: Final[int] = [d.get("amount_from") for d in _duties].index("tax_die")
DIE: Final[tuple[int, ...]] = tuple(SUPPLY["tax_die"]["faces"])
TAXES: Final[tuple[int, ...]] = tuple(sorted(set(DIE)))
TAX_WEIGHTS: Final[tuple[int, ...]] = tuple(DIE.count(amount) for amount in TAXES)
# The sets of penalties that loyalty may cancel, each with its name (WWE-18.1).
PENALTY_SETS: Final[tuple[int, ...]] = tuple(
    sum(2**i for i in chosen)
    for count in range(1, DUTIES + 1)
    for chosen in itertools.combinations(range(DUTIES), count)
)
PENALTY_SET_IDS: Final[tuple[str, ...]] = tuple(
    "+".join(PENALTY_IDS[i] for i in range(DUTIES) if chosen >> i & 1) for chosen in PENALTY_SETS
)

# The end.

_final: Final[dict[str, Any]] = SUPPLY["final_scoring"]
FINAL_VP: Final[tuple[int, ...]] = tuple(
    round(_final.get(f"vp_per_{name}", 0)) for name in KIND_IDS[:KINDS]
)
MONEY_PER_VP: Final[int] = round(1 / _final["vp_per_money"])
LAST_LOSS_FACTOR: Final[int] = _final["chapter_four_loss_factor"]
TIE_BREAK: Final[tuple[int, ...]] = tuple(kind(name) for name in _final["tie_break"])
