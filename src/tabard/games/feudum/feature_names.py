"""The names of the features that the value of Feudum is learned from, and their numbers."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t

# An epoch is early until half of the tiles show that end it; one such tile ends the last.
PARTS: Final = ("cards", "turns")
HALVES: Final[tuple[tuple[str, ...], ...]] = tuple(
    ("early", "late") if t.TRIGGER[n + 1] > 1 else ("whole",) for n in range(1, t.LAST_EPOCH)
)
STRETCHES: Final = (
    *(
        f"epoch_{n + 1}_{half}_{part}"
        for n, halves in enumerate(HALVES)
        for half in halves
        for part in PARTS
    ),
    "end",
)
# The first stretch of each epoch; epochs count from 1.
FIRST_STRETCH: Final[tuple[int, ...]] = (
    0,
    *(len(PARTS) * sum(len(halves) for halves in HALVES[:n]) for n in range(t.LAST_EPOCH)),
)

NAMES: Final = (
    "points",
    "points_at_end",
    "points_voyage",
    "points_empire",
    "points_coins",
    "points_charters",
    "charters_held",
    "sets",
    "epoch_points",
    "epoch_points_near",
    "seat_points",
    "region_points",
    "landscape_points",
    "disloyalty_next",
    "disloyalty_to_come",
    "army",
    "voyage",
    "slayer",
    "food_short",
    "food_spare",
    "barrel",
    "tiles",
    "coins",
    "coins_short",
    "markers",
    "markers_short",
    "row_of_knights",
    "seals",
    "seals_further",
    "beads",
    "bead_sum",
    "vessels",
    "aboard",
    "discs",
    "reeves",
    "writ_to_come",
    "subjects",
    "serfs",
    "serf_usurps",
    "rule_shaky",
    "farm_goods",
    "tended",
    "crops",
    "improvable",
    "improvable_points",
    "pawns",
    "pawns_drunk",
    "pawns_bound",
    "pawns_in_danger",
    "reach_free",
    "reach_region",
    "monsters",
    "prey",
    "siege",
    "marker_rules",
    "marker_region",
    "marker_usurps",
    "marker_subject",
    "marker_serf",
    "apprentices",
    "stars",
    "seats_shaky",
    "seats_near",
    "function_best",
    "function_second",
    "charity_share",
    "cards_in_hand",
    "pouch_extra",
    "pouch_double",
    "place_in_order",
    "starts",
    "starts_next",
    "under_way",
    "payment_due",
    *(f"has_{good}" for good in t.GOOD_IDS),
    *(f"rules_{kind}" for kind in t.TYPE_IDS),
    *(f"face_{guild}" for guild in t.GUILD_IDS),
    *(f"master_{guild}" for guild in t.GUILD_IDS),
    *(f"journeyman_{guild}" for guild in t.GUILD_IDS),
    *(f"function_{guild}" for guild in t.GUILD_IDS),
    *(f"can_{card}" for card in t.CARD_IDS),
    *(f"promise_{card}" for card in t.CARD_IDS),
    *(f"holds_{writ}" for writ in rw.WRIT_IDS),
    "pawns_hungry",
    "nobody_left",
    "food_short_next",
    "food_buyable",
    "evenings_without",
    "fines_savable",
    "disc_for_service",
    "starve_here",
    "starve_near",
    "attack_shortfall",
    "strike",
    "strike_after_move",
    "voyage_promise",
    "voyage_next_section",
    "landscapes_to_come",
    "tend_places",
    "charter_growth",
    "charters_without_seal",
    "hunger",
    "hunger_of_all",
    "food_to_fetch",
    "hunger_next",
    "hunger_next_of_all",
    "food_to_fetch_next",
    "pawnless",
    "return_fed",
    "return_at_hand",
    "food_to_return",
    "service_at_hand",
    "service_by_move",
    "service_in_reach",
)
# What a figure is worth in points before anything was seen of it: a point is a point.
PRIORS: Final = {
    "points_at_end": 1.0,
    "epoch_points": 1.0,
    "disloyalty_next": 1.0,  # it is among the points of the epoch already
    "disloyalty_to_come": -1.0,
    "pawns_hungry": -4.0,
    "nobody_left": -8.0,
    "food_short_next": -0.5,
    "food_buyable": 0.5,
    "evenings_without": -3.0,
    "fines_savable": 0.1,
    "starve_here": 0.5,
    "voyage_next_section": 0.5,
    "landscapes_to_come": 2.0,
    "tend_places": 0.5,
    "charter_growth": 0.2,
    "charters_without_seal": -0.5,
    "hunger": -9.0,
    "hunger_of_all": -12.0,
    "food_to_fetch": -1.5,
    "hunger_next": -4.0,
    "hunger_next_of_all": -4.0,
    "food_to_fetch_next": -0.7,
    "pawnless": -12.0,
    "return_fed": 6.0,
    "return_at_hand": 6.0,
    "food_to_return": -3.0,
    "service_at_hand": 0.8,
    "service_by_move": 0.5,
    "service_in_reach": 0.1,
}
POINTS: Final[int] = NAMES.index("points")
POINTS_AT_END: Final[int] = NAMES.index("points_at_end")
POINTS_VOYAGE: Final[int] = NAMES.index("points_voyage")
POINTS_EMPIRE: Final[int] = NAMES.index("points_empire")
POINTS_COINS: Final[int] = NAMES.index("points_coins")
POINTS_CHARTERS: Final[int] = NAMES.index("points_charters")
CHARTERS_HELD: Final[int] = NAMES.index("charters_held")
SETS: Final[int] = NAMES.index("sets")
EPOCH_POINTS: Final[int] = NAMES.index("epoch_points")
EPOCH_POINTS_NEAR: Final[int] = NAMES.index("epoch_points_near")
SEAT_POINTS: Final[int] = NAMES.index("seat_points")
REGION_POINTS: Final[int] = NAMES.index("region_points")
LANDSCAPE_POINTS: Final[int] = NAMES.index("landscape_points")
DISLOYALTY_NEXT: Final[int] = NAMES.index("disloyalty_next")
DISLOYALTY_TO_COME: Final[int] = NAMES.index("disloyalty_to_come")
ARMY: Final[int] = NAMES.index("army")
VOYAGE: Final[int] = NAMES.index("voyage")
SLAYER: Final[int] = NAMES.index("slayer")
FOOD_SHORT: Final[int] = NAMES.index("food_short")
FOOD_SPARE: Final[int] = NAMES.index("food_spare")
BARREL: Final[int] = NAMES.index("barrel")
TILES: Final[int] = NAMES.index("tiles")
COINS: Final[int] = NAMES.index("coins")
COINS_SHORT: Final[int] = NAMES.index("coins_short")
MARKERS: Final[int] = NAMES.index("markers")
MARKERS_SHORT: Final[int] = NAMES.index("markers_short")
ROW_OF_KNIGHTS: Final[int] = NAMES.index("row_of_knights")
SEALS: Final[int] = NAMES.index("seals")
SEALS_FURTHER: Final[int] = NAMES.index("seals_further")
BEADS: Final[int] = NAMES.index("beads")
BEAD_SUM: Final[int] = NAMES.index("bead_sum")
VESSELS: Final[int] = NAMES.index("vessels")
ABOARD: Final[int] = NAMES.index("aboard")
DISCS: Final[int] = NAMES.index("discs")
REEVES: Final[int] = NAMES.index("reeves")
WRIT_TO_COME: Final[int] = NAMES.index("writ_to_come")
SUBJECTS: Final[int] = NAMES.index("subjects")
SERFS: Final[int] = NAMES.index("serfs")
SERF_USURPS: Final[int] = NAMES.index("serf_usurps")
RULE_SHAKY: Final[int] = NAMES.index("rule_shaky")
FARM_GOODS: Final[int] = NAMES.index("farm_goods")
TENDED: Final[int] = NAMES.index("tended")
CROPS: Final[int] = NAMES.index("crops")
IMPROVABLE: Final[int] = NAMES.index("improvable")
IMPROVABLE_POINTS: Final[int] = NAMES.index("improvable_points")
PAWNS: Final[int] = NAMES.index("pawns")
PAWNS_DRUNK: Final[int] = NAMES.index("pawns_drunk")
PAWNS_BOUND: Final[int] = NAMES.index("pawns_bound")
PAWNS_IN_DANGER: Final[int] = NAMES.index("pawns_in_danger")
REACH_FREE: Final[int] = NAMES.index("reach_free")
REACH_REGION: Final[int] = NAMES.index("reach_region")
MONSTERS: Final[int] = NAMES.index("monsters")
PREY: Final[int] = NAMES.index("prey")
SIEGE: Final[int] = NAMES.index("siege")
MARKER_RULES: Final[int] = NAMES.index("marker_rules")
MARKER_REGION: Final[int] = NAMES.index("marker_region")
MARKER_USURPS: Final[int] = NAMES.index("marker_usurps")
MARKER_SUBJECT: Final[int] = NAMES.index("marker_subject")
MARKER_SERF: Final[int] = NAMES.index("marker_serf")
APPRENTICES: Final[int] = NAMES.index("apprentices")
STARS: Final[int] = NAMES.index("stars")
SEATS_SHAKY: Final[int] = NAMES.index("seats_shaky")
SEATS_NEAR: Final[int] = NAMES.index("seats_near")
FUNCTION_BEST: Final[int] = NAMES.index("function_best")
FUNCTION_SECOND: Final[int] = NAMES.index("function_second")
CHARITY_SHARE: Final[int] = NAMES.index("charity_share")
CARDS_IN_HAND: Final[int] = NAMES.index("cards_in_hand")
POUCH_EXTRA: Final[int] = NAMES.index("pouch_extra")
POUCH_DOUBLE: Final[int] = NAMES.index("pouch_double")
PLACE_IN_ORDER: Final[int] = NAMES.index("place_in_order")
STARTS: Final[int] = NAMES.index("starts")
STARTS_NEXT: Final[int] = NAMES.index("starts_next")
UNDER_WAY: Final[int] = NAMES.index("under_way")
PAYMENT_DUE: Final[int] = NAMES.index("payment_due")
HAS: Final[int] = NAMES.index(f"has_{t.GOOD_IDS[0]}")
RULES: Final[int] = NAMES.index(f"rules_{t.TYPE_IDS[0]}")
FACE: Final[int] = NAMES.index(f"face_{t.GUILD_IDS[0]}")
MASTER: Final[int] = NAMES.index(f"master_{t.GUILD_IDS[0]}")
JOURNEYMAN: Final[int] = NAMES.index(f"journeyman_{t.GUILD_IDS[0]}")
FUNCTION: Final[int] = NAMES.index(f"function_{t.GUILD_IDS[0]}")
CAN: Final[int] = NAMES.index(f"can_{t.CARD_IDS[0]}")
PROMISE: Final[int] = NAMES.index(f"promise_{t.CARD_IDS[0]}")
HOLDS: Final[int] = NAMES.index(f"holds_{rw.WRIT_IDS[0]}")
PAWNS_HUNGRY: Final[int] = NAMES.index("pawns_hungry")
NOBODY_LEFT: Final[int] = NAMES.index("nobody_left")
FOOD_SHORT_NEXT: Final[int] = NAMES.index("food_short_next")
FOOD_BUYABLE: Final[int] = NAMES.index("food_buyable")
EVENINGS_WITHOUT: Final[int] = NAMES.index("evenings_without")
FINES_SAVABLE: Final[int] = NAMES.index("fines_savable")
DISC_FOR_SERVICE: Final[int] = NAMES.index("disc_for_service")
STARVE_HERE: Final[int] = NAMES.index("starve_here")
STARVE_NEAR: Final[int] = NAMES.index("starve_near")
ATTACK_SHORTFALL: Final[int] = NAMES.index("attack_shortfall")
STRIKE: Final[int] = NAMES.index("strike")
STRIKE_AFTER_MOVE: Final[int] = NAMES.index("strike_after_move")
VOYAGE_PROMISE: Final[int] = NAMES.index("voyage_promise")
VOYAGE_NEXT_SECTION: Final[int] = NAMES.index("voyage_next_section")
LANDSCAPES_TO_COME: Final[int] = NAMES.index("landscapes_to_come")
TEND_PLACES: Final[int] = NAMES.index("tend_places")
CHARTER_GROWTH: Final[int] = NAMES.index("charter_growth")
CHARTERS_WITHOUT_SEAL: Final[int] = NAMES.index("charters_without_seal")
HUNGER: Final[int] = NAMES.index("hunger")
HUNGER_OF_ALL: Final[int] = NAMES.index("hunger_of_all")
FOOD_TO_FETCH: Final[int] = NAMES.index("food_to_fetch")
HUNGER_NEXT: Final[int] = NAMES.index("hunger_next")
HUNGER_NEXT_OF_ALL: Final[int] = NAMES.index("hunger_next_of_all")
FOOD_TO_FETCH_NEXT: Final[int] = NAMES.index("food_to_fetch_next")
PAWNLESS: Final[int] = NAMES.index("pawnless")
RETURN_FED: Final[int] = NAMES.index("return_fed")
RETURN_AT_HAND: Final[int] = NAMES.index("return_at_hand")
FOOD_TO_RETURN: Final[int] = NAMES.index("food_to_return")
SERVICE_AT_HAND: Final[int] = NAMES.index("service_at_hand")
SERVICE_BY_MOVE: Final[int] = NAMES.index("service_by_move")
SERVICE_IN_REACH: Final[int] = NAMES.index("service_in_reach")
