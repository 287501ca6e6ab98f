"""The order of the steps: a name for each place in the program, so that any step can lead to any.

`__init__` lays the steps out in this very order.
"""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    # section 3: setup
    "duty_tiles",
    "tithe_tiles",
    "sites",
    "buildings",
    "first_start_player",
    "seeding",
    # sections 4 to 6: a turn
    "turn_begins",
    "start_window",
    "sow_origin",
    "sowing",
    "middle_window",
    "choose_action",
    "tithe_kind",
    "duty_mode",
    "duty_building",
    "customs_tile",
    "duty_fee",
    # sections 8 to 15: the duties
    "allocation",
    "clerical",
    "produce",
    "ordination",
    "alms_payment",
    "donate_building",
    "alms_bonus",
    "tax_first",
    "tax_more",
    "construction",
    "road_unit",
    "road_edges",
    "payment",
    "bank_split",
    "marker_source",
    "unit_window",
    "recall",
    "end_window",
    # sections 26 and 27: Ab-Bott's turn
    "abbott_turn",
    "abbott_token",
    "abbott_action",
    "abbott_fee",
    "abbott_roads",
    "abbott_gate",
    "abbott_recall",
    # sections 22 to 24: the end of a round
    "round_end",
    "trade_income",
    "confession_box",
    "choose_start_player",
    "next_round",
    # what may happen inside other steps
    "rent_method",
    "trade_amount",
    "relocation",
)


def place(name: str) -> int:
    """The place of a step in the program."""
    return NAMES.index(name)


DUTY_TILES: Final[int] = place("duty_tiles")
TITHE_TILES: Final[int] = place("tithe_tiles")
SITES: Final[int] = place("sites")
BUILDINGS: Final[int] = place("buildings")
FIRST_START_PLAYER: Final[int] = place("first_start_player")
SEEDING: Final[int] = place("seeding")
TURN_BEGINS: Final[int] = place("turn_begins")
START_WINDOW: Final[int] = place("start_window")
SOW_ORIGIN: Final[int] = place("sow_origin")
SOWING: Final[int] = place("sowing")
MIDDLE_WINDOW: Final[int] = place("middle_window")
CHOOSE_ACTION: Final[int] = place("choose_action")
TITHE_KIND: Final[int] = place("tithe_kind")
DUTY_MODE: Final[int] = place("duty_mode")
DUTY_BUILDING: Final[int] = place("duty_building")
CUSTOMS_TILE: Final[int] = place("customs_tile")
DUTY_FEE: Final[int] = place("duty_fee")
ALLOCATION: Final[int] = place("allocation")
CLERICAL: Final[int] = place("clerical")
PRODUCE: Final[int] = place("produce")
ORDINATION: Final[int] = place("ordination")
ALMS_PAYMENT: Final[int] = place("alms_payment")
DONATE_BUILDING: Final[int] = place("donate_building")
ALMS_BONUS: Final[int] = place("alms_bonus")
TAX_FIRST: Final[int] = place("tax_first")
TAX_MORE: Final[int] = place("tax_more")
CONSTRUCTION: Final[int] = place("construction")
ROAD_UNIT: Final[int] = place("road_unit")
ROAD_EDGES: Final[int] = place("road_edges")
PAYMENT: Final[int] = place("payment")
BANK_SPLIT: Final[int] = place("bank_split")
MARKER_SOURCE: Final[int] = place("marker_source")
UNIT_WINDOW: Final[int] = place("unit_window")
RECALL: Final[int] = place("recall")
END_WINDOW: Final[int] = place("end_window")
ABBOTT_TURN: Final[int] = place("abbott_turn")
ABBOTT_TOKEN: Final[int] = place("abbott_token")
ABBOTT_ACTION: Final[int] = place("abbott_action")
ABBOTT_FEE: Final[int] = place("abbott_fee")
ABBOTT_ROADS: Final[int] = place("abbott_roads")
ABBOTT_GATE: Final[int] = place("abbott_gate")
ABBOTT_RECALL: Final[int] = place("abbott_recall")
ROUND_END: Final[int] = place("round_end")
TRADE_INCOME: Final[int] = place("trade_income")
CONFESSION_BOX: Final[int] = place("confession_box")
CHOOSE_START_PLAYER: Final[int] = place("choose_start_player")
NEXT_ROUND: Final[int] = place("next_round")
RENT_METHOD: Final[int] = place("rent_method")
TRADE_AMOUNT: Final[int] = place("trade_amount")
RELOCATION: Final[int] = place("relocation")
