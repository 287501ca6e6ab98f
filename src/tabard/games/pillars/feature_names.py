"""The names of the features that the value of Pillars is learned from, and their numbers."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t

PARTS: Final = ("cards", "builders", "stations", "building")
STRETCHES: Final = tuple(f"round_{n + 1}_{part}" for n in range(t.ROUNDS) for part in PARTS)

NAMES: Final = (
    "points",
    "points_building",
    "gold",
    "gold_ample",
    "gold_plenty",
    "gold_short",
    "gold_debt",
    "wages",
    "workers",
    "passed",
    "turn_order",
    "starts_next",
    "builders_in_bag",
    "builder_drawn",
    "builder_cost",
    "builders_waiting",
    "place_in_queue",
    "at_bishops_seat",
    "at_market",
    "at_market_twice",
    "market_gold",
    "market_goods",
    "grey_workers_next",
    "protected",
    "limited_next",
    "goods_left",
    "goods_surplus",
    "row_too_long",
    "row_points",
    "row_spare",
    "metal_demand",
    "gold_points",
    "gold_points_later",
    "stock_points",
    "points_of_few_cubes",
    "points_of_many_cubes",
    "market_points",
    "market_spent",
    *(f"left_{kind}" for kind in t.KIND_IDS),
    *(f"can_build_{kind}" for kind in t.KIND_IDS),
    *t.ADVANTAGE_IDS,
    *t.CRAFTSMAN_IDS,
)
POINTS: Final[int] = NAMES.index("points")
POINTS_BUILDING: Final[int] = NAMES.index("points_building")
GOLD: Final[int] = NAMES.index("gold")
GOLD_AMPLE: Final[int] = NAMES.index("gold_ample")
GOLD_PLENTY: Final[int] = NAMES.index("gold_plenty")
GOLD_SHORT: Final[int] = NAMES.index("gold_short")
GOLD_DEBT: Final[int] = NAMES.index("gold_debt")
WAGES: Final[int] = NAMES.index("wages")
WORKERS: Final[int] = NAMES.index("workers")
PASSED: Final[int] = NAMES.index("passed")
TURN_ORDER: Final[int] = NAMES.index("turn_order")
STARTS_NEXT: Final[int] = NAMES.index("starts_next")
BUILDERS_IN_BAG: Final[int] = NAMES.index("builders_in_bag")
BUILDER_DRAWN: Final[int] = NAMES.index("builder_drawn")
BUILDER_COST: Final[int] = NAMES.index("builder_cost")
BUILDERS_WAITING: Final[int] = NAMES.index("builders_waiting")
PLACE_IN_QUEUE: Final[int] = NAMES.index("place_in_queue")
AT_BISHOPS_SEAT: Final[int] = NAMES.index("at_bishops_seat")
AT_MARKET: Final[int] = NAMES.index("at_market")
AT_MARKET_TWICE: Final[int] = NAMES.index("at_market_twice")
MARKET_GOLD: Final[int] = NAMES.index("market_gold")
MARKET_GOODS: Final[int] = NAMES.index("market_goods")
GREY_WORKERS_NEXT: Final[int] = NAMES.index("grey_workers_next")
PROTECTED: Final[int] = NAMES.index("protected")
LIMITED_NEXT: Final[int] = NAMES.index("limited_next")
GOODS_LEFT: Final[int] = NAMES.index("goods_left")
GOODS_SURPLUS: Final[int] = NAMES.index("goods_surplus")
ROW_TOO_LONG: Final[int] = NAMES.index("row_too_long")
ROW_POINTS: Final[int] = NAMES.index("row_points")
ROW_SPARE: Final[int] = NAMES.index("row_spare")
METAL_DEMAND: Final[int] = NAMES.index("metal_demand")
GOLD_POINTS: Final[int] = NAMES.index("gold_points")
GOLD_POINTS_LATER: Final[int] = NAMES.index("gold_points_later")
STOCK_POINTS: Final[int] = NAMES.index("stock_points")
POINTS_OF_FEW_CUBES: Final[int] = NAMES.index("points_of_few_cubes")
POINTS_OF_MANY_CUBES: Final[int] = NAMES.index("points_of_many_cubes")
MARKET_POINTS: Final[int] = NAMES.index("market_points")
MARKET_SPENT: Final[int] = NAMES.index("market_spent")
LEFT: Final[int] = NAMES.index(f"left_{t.KIND_IDS[0]}")
CAN_BUILD: Final[int] = NAMES.index(f"can_build_{t.KIND_IDS[0]}")
ADVANTAGE: Final[int] = NAMES.index(t.ADVANTAGE_IDS[0])
CRAFTSMAN: Final[int] = NAMES.index(t.CRAFTSMAN_IDS[0])
