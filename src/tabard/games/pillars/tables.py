"""The data files, loaded once into typed tables; every number of the game comes from here.

Things are numbered in the order of their file: kinds of goods, stations, craftsmen (the three
starting ones first), resource cards, advantage cards, event cards. `X_IDS[i]` is the id of number
i; the other tables of X stand beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import column, ids, members, read_data

DATA: Final = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_data(DATA / f"{name}.toml")


GAME: Final = read("game")
SUPPLY: Final = read("supply")

# The table.

MIN_PLAYERS: Final[int] = GAME["game"]["min_players"]
MAX_PLAYERS: Final[int] = GAME["game"]["max_players"]
ROUNDS: Final[int] = GAME["game"]["rounds"]
BUILDERS: Final[int] = GAME["player_kit"]["master_builders"]
WORKERS: Final[int] = GAME["player_kit"]["workers_total"]
START_VP: Final[int] = GAME["victory_points"]["start"]
LEAST_VP: Final[int] = GAME["victory_points"]["floor"]
MOST_GOLD: Final[int] = GAME["gold"]["cap"]
START_GOLD: Final[tuple[int, ...]] = tuple(GAME["gold"]["start_by_turn_order"])
COSTS: Final[tuple[int, ...]] = tuple(GAME["cost_track"]["values"])
DEBT_PER_VP: Final[int] = GAME["debt"]["missing_gold_per_vp"]
ROW_LIMIT: Final[int] = GAME["limits"]["craftsman_slots"]
GOODS_KEPT: Final[int] = GAME["limits"]["resources_kept_between_rounds"]
SET_ASIDE: Final[int] = GAME["display"]["resource_cards_set_aside"]
DIE: Final[tuple[int, ...]] = tuple(GAME["tax_die"]["faces"])
TAXES: Final[tuple[int, ...]] = tuple(sorted(set(DIE)))
TAX_WEIGHTS: Final[tuple[int, ...]] = tuple(DIE.count(amount) for amount in TAXES)
REFUSALS: Final[int] = GAME["cost_track"]["veto_per_round"]
CATHEDRAL_PARTS: Final[int] = len(GAME["cathedral"]["parts_en"])

# Goods.

_goods: Final[list[dict[str, Any]]] = SUPPLY["resource"]
KIND_IDS: Final[tuple[str, ...]] = ids(_goods)
KINDS: Final[int] = len(KIND_IDS)
WOOD: Final[int] = KIND_IDS.index("wood")
STONE: Final[int] = KIND_IDS.index("stone")
SAND: Final[int] = KIND_IDS.index("sand")
METAL: Final[int] = KIND_IDS.index("metal")
CUBES: Final[tuple[int, ...]] = column(_goods, "cubes")
MARKET_STOCK: Final[tuple[int, ...]] = column(_goods, "market_start")
BUY_PRICE: Final[tuple[int, ...]] = column(_goods, "buy_price")
SELL_PRICE: Final[tuple[int, ...]] = column(_goods, "sell_price")
MARKET_KINDS: Final[tuple[int, ...]] = tuple(k for k in range(KINDS) if "buy_price" in _goods[k])
COURT_METAL: Final[int] = SUPPLY["neutral"]["court_metal"]
GREY_WORKERS: Final[int] = SUPPLY["neutral"]["grey_workers"]

# Craftsmen.

_starting: Final[list[dict[str, Any]]] = read("craftsmen")["starting"]
_hired: Final[list[dict[str, Any]]] = read("craftsmen")["craftsman"]
_craftsmen: Final[list[dict[str, Any]]] = _starting + _hired
CRAFTSMAN_IDS: Final[tuple[str, ...]] = ids(_craftsmen)
CRAFTSMEN: Final[int] = len(CRAFTSMAN_IDS)
STARTERS: Final[int] = len(_starting)
COPIES: Final[tuple[int, ...]] = (MAX_PLAYERS,) * STARTERS + (1,) * len(_hired)
HIRE_COST: Final[tuple[int, ...]] = column(_craftsmen, "cost")
CAPACITY: Final[tuple[int, ...]] = column(_craftsmen, "capacity")
USE_VP: Final[tuple[int, ...]] = column(_craftsmen, "vp")
USE_GOLD: Final[tuple[int, ...]] = column(_craftsmen, "gold")
GOLD_INPUT: Final[tuple[int, ...]] = tuple(c["inputs"].get("gold", 0) for c in _craftsmen)
# One packed vector of goods a craftsman consumes or must see, laid out as a player's goods are.
GOODS_WIDTH: Final = 8
GOODS_MASK: Final[int] = 2**GOODS_WIDTH - 1
INPUTS: Final[tuple[int, ...]] = tuple(
    sum(c["inputs"].get(kind, 0) << (GOODS_WIDTH * k) for k, kind in enumerate(KIND_IDS))
    for c in _craftsmen
)
HOLDS: Final[tuple[int, ...]] = tuple(
    sum(c["holds"].get(kind, 0) << (GOODS_WIDTH * k) for k, kind in enumerate(KIND_IDS))
    for c in _craftsmen
)


def of_trade(trade: str) -> int:
    """The craftsmen that count as this trade (PIL-16.5); all of them when there is no trade."""
    return members([not trade or trade in c["satisfies"] for c in _craftsmen])


NEEDED_BESIDE: Final[tuple[int, ...]] = tuple(of_trade(c["requires_trade"]) for c in _craftsmen)
NEEDED_TO_BUY: Final[tuple[int, ...]] = tuple(of_trade(g["buy_requires_trade"]) for g in _goods)
NEEDED_TO_SELL: Final[tuple[int, ...]] = tuple(of_trade(g["sell_requires_trade"]) for g in _goods)
GAINS_CAPACITY: Final[int] = members([c["madonna_bonus"] for c in _craftsmen])
START_ROW: Final[int] = members(
    [c["id"] in GAME["player_kit"]["start_craftsmen"] for c in _craftsmen]
)
STACKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(i for i, c in enumerate(_craftsmen) if c.get("round") == r) for r in range(ROUNDS + 1)
)

# Resource cards.

_cards: Final[list[dict[str, Any]]] = read("resources")["card"]
CARD_IDS: Final[tuple[str, ...]] = ids(_cards)
CARDS: Final[int] = len(CARD_IDS)
CARD_WORKERS: Final[tuple[int, ...]] = column(_cards, "workers")  # PIL-27.2
CARD_YIELD: Final[tuple[int, ...]] = column(_cards, "yield")
CARD_KIND: Final[tuple[int, ...]] = tuple(KIND_IDS.index(c["resource"]) for c in _cards)
ALL_CARDS: Final[int] = members([True] * CARDS)

# Advantage cards.

_advantages: Final[list[dict[str, Any]]] = read("advantages")["advantage"]
ADVANTAGE_IDS: Final[tuple[str, ...]] = ids(_advantages)
ADVANTAGES: Final[int] = len(ADVANTAGE_IDS)
ADVANTAGE_RULES: Final[tuple[str, ...]] = tuple(a["rule"] for a in _advantages)
FINAL_ADVANTAGES: Final[tuple[int, ...]] = tuple(
    i for i, a in enumerate(_advantages) if a["final_round"]
)
RANDOM_ADVANTAGES: Final[int] = members([not a["final_round"] for a in _advantages])
IMMEDIATE: Final[int] = members([a["kind"] == "immediate" for a in _advantages])


def advantage(effect: str) -> int:
    """The number of the one advantage card with this effect."""
    return [a["effect"]["type"] for a in _advantages].index(effect)


FRANCIS: Final[int] = advantage("fixed_tax")
PHILIP: Final[int] = advantage("priory_bonus")
ELLEN: Final[int] = advantage("peek_event")
JACK: Final[int] = advantage("craftsman_slots")
THOMAS: Final[int] = advantage("event_shield")
FALL_OF_THE_KING: Final[int] = advantage("tax_exemption")
REMIGIUS: Final[int] = advantage("free_builder")
OTTO: Final[int] = advantage("extra_worker")
FIXED_TAX: Final[int] = _advantages[FRANCIS]["effect"]["amount"]
PRIORY_BONUS: Final[int] = _advantages[PHILIP]["effect"]["vp_per_builder"]
JACKS_LIMIT: Final[int] = _advantages[JACK]["effect"]["slots"]
OTTOS_WORKERS: Final[int] = _advantages[OTTO]["effect"]["amount"]
INCOME_CARD: Final[tuple[int, ...]] = tuple(
    next((i for i, a in enumerate(_advantages) if a["effect"].get("resource") == kind), -1)
    for kind in KIND_IDS
)
INCOME: Final[tuple[int, ...]] = tuple(
    _advantages[i]["effect"]["amount"] if i >= 0 else 0 for i in INCOME_CARD
)
GAIN_GOLD: Final[tuple[int, ...]] = tuple(a["effect"].get("gold", 0) for a in _advantages)
GAIN_VP: Final[tuple[int, ...]] = tuple(a["effect"].get("vp", 0) for a in _advantages)
GAIN_GOODS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(a["effect"].get(kind, 0) for kind in KIND_IDS) for a in _advantages
)

# Event cards.

_events: Final[list[dict[str, Any]]] = read("events")["event"]
EVENT_IDS: Final[tuple[str, ...]] = ids(_events)
EVENTS: Final[int] = len(EVENT_IDS)
EVENT_RULES: Final[tuple[str, ...]] = tuple(e["rule"] for e in _events)
NEGATIVE: Final[int] = members([e["polarity"] == "negative" for e in _events])
ALL_EVENTS: Final[int] = members([True] * EVENTS)


def effect(kind: str, field: str) -> tuple[int, ...]:
    """A number of each event's effect, where the effect is of this kind; else 0."""
    return tuple(int(e["effect"][field]) if e["effect"]["type"] == kind else 0 for e in _events)


EVENT_GOLD: Final = effect("gold", "delta")
EVENT_METAL: Final = effect("metal", "delta")
EVENT_VP: Final = effect("vp", "delta")
EVENT_YIELD: Final = effect("card_yield", "delta")
EVENT_CAPACITY: Final = effect("capacity", "delta")
EVENT_DOUBLE_WAGE: Final = effect("double_wage", "max_workers")
EVENT_BUILDER_LIMIT: Final = effect("builder_limit", "limit")
EVENT_LOSES_CRAFTSMAN: Final = effect("lose_craftsman", "count")
LIMITED_BUILDERS: Final[int] = max(EVENT_BUILDER_LIMIT)

# Stations and their spaces.

_stations: Final[list[dict[str, Any]]] = read("board")["station"]
STATION_IDS: Final[tuple[str, ...]] = ids(_stations)
STATIONS: Final[int] = len(STATION_IDS)
STATION_SPACES: Final[tuple[int, ...]] = column(_stations, "spaces")
FIRST_SPACE: Final[tuple[int, ...]] = tuple(sum(STATION_SPACES[:i]) for i in range(STATIONS))
SPACES: Final[int] = sum(STATION_SPACES)


def station(name: str) -> int:
    """The index of a station; its number on the board is one more."""
    return STATION_IDS.index(name)


BISHOPS_SEAT: Final[int] = station("bishops_seat")
WOOL_MILL: Final[int] = station("wool_mill")
KINGSBRIDGE: Final[int] = station("kingsbridge")
PRIORY: Final[int] = station("priory")
KINGS_COURT: Final[int] = station("kings_court")
SHIRING: Final[int] = station("shiring")
SHIRING_CASTLE: Final[int] = station("shiring_castle")
MARKET: Final[int] = station("market")
CATHEDRAL: Final[int] = station("cathedral")
START_PLAYER: Final[int] = station("start_player")
WAGE: Final[int] = _stations[WOOL_MILL]["gold_per_worker"]
PRIORY_VP: Final[tuple[int, ...]] = tuple(_stations[PRIORY]["vp_by_space"])
METAL_SPACE: Final[int] = FIRST_SPACE[KINGS_COURT] + _stations[KINGS_COURT]["metal_space"] - 1
CASTLE_GREY: Final[int] = _stations[SHIRING_CASTLE]["grey_workers"]
PRODUCTION: Final[tuple[int, ...]] = tuple(i for i, s in enumerate(_stations) if "resource" in s)
PRODUCTION_KIND: Final[tuple[int, ...]] = tuple(
    KIND_IDS.index(_stations[i]["resource"]) for i in PRODUCTION
)

# A target is what a player names when placing: a space where he picks it, else a whole station.


def targets() -> list[tuple[str, int, int]]:
    """Name, first space and number of spaces of every target, in station order (PIL-5.6)."""
    found: list[tuple[str, int, int]] = []
    for i, row in enumerate(_stations):
        if row["fill"] == "choose" and row["spaces"] > 1:
            for j in range(row["spaces"]):
                found.append((f"{row['id']}_{j + 1}", FIRST_SPACE[i] + j, 1))
        elif row["spaces"] > 0:
            found.append((row["id"], FIRST_SPACE[i], row["spaces"]))
    return found


_targets: Final = targets()
TARGET_IDS: Final[tuple[str, ...]] = tuple(name for name, _, _ in _targets)
TARGET_FIRST: Final[tuple[int, ...]] = tuple(first for _, first, _ in _targets)
TARGET_SPACES: Final[tuple[int, ...]] = tuple(count for _, _, count in _targets)
TARGETS: Final[int] = len(_targets)
