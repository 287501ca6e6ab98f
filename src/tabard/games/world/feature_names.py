"""The features that the learned value of World Without End looks at, by name and number."""

from __future__ import annotations

from typing import Final

from tabard.games.world import tables as t

LEVELS: Final = 5  # so many tokens of loyalty and knowledge have a feature each
YIELDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(t.KIND_IDS[k] for k in t.YIELD_KIND))
YIELD_OF: Final[tuple[int, ...]] = tuple(YIELDS.index(t.KIND_IDS[k]) for k in t.YIELD_KIND)
# What cards, goods and the board can do together: see `reach`.
AHEAD: Final = (
    "placing_soon",
    "material_too_late",
    "sale_in_reach",
    "sale_later",
    "weave_and_sell",
    "cloth_too_much",
    "piety_out_of_reach",
    "grain_out_of_reach",
    "tax_out_of_reach",
    "loss_out_of_reach",
    "duties_too_many",
    "seal_worth",
    "seal_free_fields",
    "seal_sure",
    "seal_by_progress",
    "metal_share",
    "favour_second",
    "favour_third",
    "favour_choice",
    "house_ready",
    "house_ready_worth",
    "care_possible",
    "care_with_more",
    "privilege_best",
    "turns_idle",
)
# The cards that ask something when they are used.
ASKING: Final = (
    "building_material",
    "project",
    "market",
    "build_house",
    "rent",
    "donation",
    "cloth_making",
    "medicine",
)
PENDING_OF: Final[tuple[int, ...]] = tuple(
    ASKING.index(card) if card in ASKING else t.NONE for card in t.CARD_IDS
)

NAMES: Final = (
    "points",
    "points_at_the_end",
    "duty_loss",
    "piety_short",
    "grain_short",
    "tax_short",
    "court_risk",
    "failures",
    "failures_beyond_loyalty",
    "piety_for_later",
    "grain_for_later",
    "piety_plenty",
    "grain_plenty",
    "money",
    "money_beyond_tax",
    "money_none",
    "stone",
    "wood",
    "wool",
    "cloth",
    "loyalty_lead",
    "loyalty_shared",
    "loyalty_least",
    "stone_placeable",
    "wood_placeable",
    "material_idle",
    "seals_on_board",
    "seals_in_stock",
    "seal_progress",
    "seal_nearly_done",
    "seal_bonus",
    "houses",
    "houses_left",
    "rent_of_two",
    "care_in_reach",
    "turns_left",
    "cards_spare",
    "hand_promise",
    "pending_worth",
    "caring_worth",
    "owes_discard",
    "active",
    "active_next",
    "orients",
    "turn_to_come",
    "place_in_order",
    "favour_next",
    "swap_open",
    "pile_top_worth",
    *t.PENALTY_IDS,
    *(f"loyalty_{n + 1}" for n in range(LEVELS)),
    *(f"knowledge_{n + 1}" for n in range(LEVELS)),
    "loyalty_more",
    "knowledge_more",
    *(f"house_{kind}" for kind in YIELDS),
    *(f"hand_{card}" for card in t.CARD_IDS),
    *(f"worth_{card}" for card in t.CARD_IDS),
    *AHEAD,
    *(f"pending_{card}" for card in ASKING),
)
POINTS: Final[int] = NAMES.index("points")
POINTS_AT_THE_END: Final[int] = NAMES.index("points_at_the_end")
DUTY_LOSS: Final[int] = NAMES.index("duty_loss")
PIETY_SHORT: Final[int] = NAMES.index("piety_short")
TAX_SHORT: Final[int] = NAMES.index("tax_short")
COURT_RISK: Final[int] = NAMES.index("court_risk")
FAILURES: Final[int] = NAMES.index("failures")
FAILURES_BEYOND_LOYALTY: Final[int] = NAMES.index("failures_beyond_loyalty")
PIETY_FOR_LATER: Final[int] = NAMES.index("piety_for_later")
PIETY_PLENTY: Final[int] = NAMES.index("piety_plenty")
MONEY: Final[int] = NAMES.index("money")
MONEY_BEYOND_TAX: Final[int] = NAMES.index("money_beyond_tax")
MONEY_NONE: Final[int] = NAMES.index("money_none")
STONE: Final[int] = NAMES.index("stone")
WOOD: Final[int] = NAMES.index("wood")
WOOL: Final[int] = NAMES.index("wool")
CLOTH: Final[int] = NAMES.index("cloth")
LOYALTY_LEAD: Final[int] = NAMES.index("loyalty_lead")
LOYALTY_SHARED: Final[int] = NAMES.index("loyalty_shared")
LOYALTY_LEAST: Final[int] = NAMES.index("loyalty_least")
STONE_PLACEABLE: Final[int] = NAMES.index("stone_placeable")
WOOD_PLACEABLE: Final[int] = NAMES.index("wood_placeable")
MATERIAL_IDLE: Final[int] = NAMES.index("material_idle")
SEALS_ON_BOARD: Final[int] = NAMES.index("seals_on_board")
SEALS_IN_STOCK: Final[int] = NAMES.index("seals_in_stock")
SEAL_PROGRESS: Final[int] = NAMES.index("seal_progress")
SEAL_NEARLY_DONE: Final[int] = NAMES.index("seal_nearly_done")
SEAL_BONUS: Final[int] = NAMES.index("seal_bonus")
HOUSES: Final[int] = NAMES.index("houses")
HOUSES_LEFT: Final[int] = NAMES.index("houses_left")
RENT_OF_TWO: Final[int] = NAMES.index("rent_of_two")
CARE_IN_REACH: Final[int] = NAMES.index("care_in_reach")
TURNS_LEFT: Final[int] = NAMES.index("turns_left")
CARDS_SPARE: Final[int] = NAMES.index("cards_spare")
HAND_PROMISE: Final[int] = NAMES.index("hand_promise")
PENDING_WORTH: Final[int] = NAMES.index("pending_worth")
CARING_WORTH: Final[int] = NAMES.index("caring_worth")
OWES_DISCARD: Final[int] = NAMES.index("owes_discard")
ACTIVE: Final[int] = NAMES.index("active")
ACTIVE_NEXT: Final[int] = NAMES.index("active_next")
ORIENTS: Final[int] = NAMES.index("orients")
TURN_TO_COME: Final[int] = NAMES.index("turn_to_come")
PLACE_IN_ORDER: Final[int] = NAMES.index("place_in_order")
FAVOUR_NEXT: Final[int] = NAMES.index("favour_next")
SWAP_OPEN: Final[int] = NAMES.index("swap_open")
PILE_TOP_WORTH: Final[int] = NAMES.index("pile_top_worth")
PENALTY: Final[int] = NAMES.index(t.PENALTY_IDS[0])
LOYALTY: Final[int] = NAMES.index("loyalty_1")
KNOWLEDGE: Final[int] = NAMES.index("knowledge_1")
LOYALTY_MORE: Final[int] = NAMES.index("loyalty_more")
KNOWLEDGE_MORE: Final[int] = NAMES.index("knowledge_more")
HOUSE: Final[int] = NAMES.index(f"house_{YIELDS[0]}")
HAND: Final[int] = NAMES.index(f"hand_{t.CARD_IDS[0]}")
WORTH: Final[int] = NAMES.index(f"worth_{t.CARD_IDS[0]}")
PLACING_SOON: Final[int] = NAMES.index("placing_soon")
MATERIAL_TOO_LATE: Final[int] = NAMES.index("material_too_late")
SALE_IN_REACH: Final[int] = NAMES.index("sale_in_reach")
SALE_LATER: Final[int] = NAMES.index("sale_later")
WEAVE_AND_SELL: Final[int] = NAMES.index("weave_and_sell")
CLOTH_TOO_MUCH: Final[int] = NAMES.index("cloth_too_much")
PIETY_OUT_OF_REACH: Final[int] = NAMES.index("piety_out_of_reach")
GRAIN_OUT_OF_REACH: Final[int] = NAMES.index("grain_out_of_reach")
TAX_OUT_OF_REACH: Final[int] = NAMES.index("tax_out_of_reach")
LOSS_OUT_OF_REACH: Final[int] = NAMES.index("loss_out_of_reach")
DUTIES_TOO_MANY: Final[int] = NAMES.index("duties_too_many")
SEAL_WORTH: Final[int] = NAMES.index("seal_worth")
SEAL_FREE_FIELDS: Final[int] = NAMES.index("seal_free_fields")
SEAL_SURE: Final[int] = NAMES.index("seal_sure")
SEAL_BY_PROGRESS: Final[int] = NAMES.index("seal_by_progress")
METAL_SHARE: Final[int] = NAMES.index("metal_share")
FAVOUR_SECOND: Final[int] = NAMES.index("favour_second")
FAVOUR_THIRD: Final[int] = NAMES.index("favour_third")
FAVOUR_CHOICE: Final[int] = NAMES.index("favour_choice")
HOUSE_READY: Final[int] = NAMES.index("house_ready")
HOUSE_READY_WORTH: Final[int] = NAMES.index("house_ready_worth")
CARE_POSSIBLE: Final[int] = NAMES.index("care_possible")
CARE_WITH_MORE: Final[int] = NAMES.index("care_with_more")
PRIVILEGE_BEST: Final[int] = NAMES.index("privilege_best")
TURNS_IDLE: Final[int] = NAMES.index("turns_idle")
PENDING: Final[int] = NAMES.index(f"pending_{ASKING[0]}")
