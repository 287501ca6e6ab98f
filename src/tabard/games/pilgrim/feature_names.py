"""The names of the features that the value of Pilgrim is learned from, and their numbers."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import UNIT_IDS

NAMES: Final = (
    "points",
    "points_acolytes",
    "points_paths",
    "points_sites",
    "points_piety",
    "points_alms",
    "points_donated",
    "points_favours",
    "points_goods",
    "stone",
    "wheat",
    "silver",
    "stone_at_hand",
    "wheat_at_hand",
    "silver_at_hand",
    "stone_over",
    "wheat_over",
    "piety",
    "piety_lead",
    "piety_shared",
    "alms_rows",
    "alms_ahead",
    "alms_tied",
    "alms_behind",
    "alms_prize",
    "alms_prize_soon",
    "alms_sure",
    "alms_without_abbey",
    "alms_bonuses_to_come",
    "village",
    "abbey",
    "city",
    "outside",
    "few_outside",
    "in_hand",
    "tiles_held",
    "majorities",
    "tax_kinds",
    "best_action",
    "second_action",
    "action_ahead",
    "sowing_ahead",
    "turn_to_come",
    "place_in_order",
    "starts",
    "under_way",
    "slots_free",
    "donatable",
    "donatable_best",
    "stone_for_building",
    "rentable_from_him",
    "paths",
    "routes",
    "route_income",
    "shrines",
    "open_road",
    "open_unscored",
    "open_blocked",
    "open_crossing",
    "shrine_next",
    "shrine_ready",
    "site_hope",
    "site_gain",
    "site_tiles",
    "site_ready",
    "site_favour",
    "lacks_piety",
    "lacks_silver",
    "lacks_stone",
    "closed_factor",
    "closed_site_hope",
    "sites_joined",
    "sites_open",
    "favours_open",
    *(f"works_at_{activity}" for activity in t.ACTIVITY_IDS),
    *(f"at_{duty}" for duty in t.DUTY_IDS),
    *(f"leads_{duty}" for duty in t.DUTY_IDS),
    *(f"behind_{duty}" for duty in t.DUTY_IDS),
    *(f"doing_{duty}" for duty in t.DUTY_IDS),
    *(f"pending_{unit}" for unit in UNIT_IDS),
    *(f"own_{building}" for building in t.BUILDING_IDS),
    "plan_progress",
    "plan_late",
    "new_path_hope",
    "best_favour_reachable",
    "routes_to_come",
    "alms_turns_to_top",
    "rival_alms_turns_to_top",
    "alms_goods",
    "alms_to_come",
    "alms_within_reach",
    "alms_lead_rounds",
    "donations_feasible",
    "undonated",
    "many_outside",
    "abbott_there",
    "abbott_level",
    "abbott_points",
    "abbott_paths",
    "abbott_tail",
    "abbott_tiles",
    "abbott_sites",
    "abbott_donatable",
    "abbott_slots",
    "abbott_piety",
    "abbott_alms",
    "abbott_favours_open",
    "abbott_vestry",
    "abbott_engineer",
    "abbott_alms_house",
    *(f"abbott_bag_{token}" for token in t.TOKEN_IDS),
)
# What a figure is worth in points before anything was seen of it: a point is a point.
PRIORS: Final = {"points": 1.0, "abbott_points": 1.0}
POINTS: Final[int] = NAMES.index("points")
POINTS_ACOLYTES: Final[int] = NAMES.index("points_acolytes")
POINTS_PATHS: Final[int] = NAMES.index("points_paths")
POINTS_SITES: Final[int] = NAMES.index("points_sites")
POINTS_PIETY: Final[int] = NAMES.index("points_piety")
POINTS_ALMS: Final[int] = NAMES.index("points_alms")
POINTS_DONATED: Final[int] = NAMES.index("points_donated")
POINTS_FAVOURS: Final[int] = NAMES.index("points_favours")
POINTS_GOODS: Final[int] = NAMES.index("points_goods")
GOODS: Final[int] = NAMES.index("stone")
AT_HAND: Final[int] = NAMES.index("stone_at_hand")
STONE_OVER: Final[int] = NAMES.index("stone_over")
WHEAT_OVER: Final[int] = NAMES.index("wheat_over")
PIETY: Final[int] = NAMES.index("piety")
PIETY_LEAD: Final[int] = NAMES.index("piety_lead")
PIETY_SHARED: Final[int] = NAMES.index("piety_shared")
ALMS_ROWS: Final[int] = NAMES.index("alms_rows")
ALMS_AHEAD: Final[int] = NAMES.index("alms_ahead")
ALMS_TIED: Final[int] = NAMES.index("alms_tied")
ALMS_BEHIND: Final[int] = NAMES.index("alms_behind")
ALMS_PRIZE: Final[int] = NAMES.index("alms_prize")
ALMS_PRIZE_SOON: Final[int] = NAMES.index("alms_prize_soon")
ALMS_SURE: Final[int] = NAMES.index("alms_sure")
ALMS_WITHOUT_ABBEY: Final[int] = NAMES.index("alms_without_abbey")
ALMS_BONUSES_TO_COME: Final[int] = NAMES.index("alms_bonuses_to_come")
VILLAGE: Final[int] = NAMES.index("village")
ABBEY: Final[int] = NAMES.index("abbey")
CITY: Final[int] = NAMES.index("city")
OUTSIDE: Final[int] = NAMES.index("outside")
FEW_OUTSIDE: Final[int] = NAMES.index("few_outside")
IN_HAND: Final[int] = NAMES.index("in_hand")
TILES_HELD: Final[int] = NAMES.index("tiles_held")
MAJORITIES: Final[int] = NAMES.index("majorities")
TAX_KINDS: Final[int] = NAMES.index("tax_kinds")
BEST_ACTION: Final[int] = NAMES.index("best_action")
SECOND_ACTION: Final[int] = NAMES.index("second_action")
ACTION_AHEAD: Final[int] = NAMES.index("action_ahead")
SOWING_AHEAD: Final[int] = NAMES.index("sowing_ahead")
TURN_TO_COME: Final[int] = NAMES.index("turn_to_come")
PLACE_IN_ORDER: Final[int] = NAMES.index("place_in_order")
STARTS: Final[int] = NAMES.index("starts")
UNDER_WAY: Final[int] = NAMES.index("under_way")
SLOTS_FREE: Final[int] = NAMES.index("slots_free")
DONATABLE: Final[int] = NAMES.index("donatable")
DONATABLE_BEST: Final[int] = NAMES.index("donatable_best")
STONE_FOR_BUILDING: Final[int] = NAMES.index("stone_for_building")
RENTABLE_FROM_HIM: Final[int] = NAMES.index("rentable_from_him")
PATHS: Final[int] = NAMES.index("paths")
ROUTES: Final[int] = NAMES.index("routes")
ROUTE_INCOME: Final[int] = NAMES.index("route_income")
SHRINES: Final[int] = NAMES.index("shrines")
OPEN_ROAD: Final[int] = NAMES.index("open_road")
OPEN_UNSCORED: Final[int] = NAMES.index("open_unscored")
OPEN_BLOCKED: Final[int] = NAMES.index("open_blocked")
OPEN_CROSSING: Final[int] = NAMES.index("open_crossing")
SHRINE_NEXT: Final[int] = NAMES.index("shrine_next")
SHRINE_READY: Final[int] = NAMES.index("shrine_ready")
SITE_HOPE: Final[int] = NAMES.index("site_hope")
SITE_GAIN: Final[int] = NAMES.index("site_gain")
SITE_TILES: Final[int] = NAMES.index("site_tiles")
SITE_READY: Final[int] = NAMES.index("site_ready")
SITE_FAVOUR: Final[int] = NAMES.index("site_favour")
LACKS_PIETY: Final[int] = NAMES.index("lacks_piety")
LACKS_SILVER: Final[int] = NAMES.index("lacks_silver")
LACKS_STONE: Final[int] = NAMES.index("lacks_stone")
CLOSED_FACTOR: Final[int] = NAMES.index("closed_factor")
CLOSED_SITE_HOPE: Final[int] = NAMES.index("closed_site_hope")
SITES_JOINED: Final[int] = NAMES.index("sites_joined")
SITES_OPEN: Final[int] = NAMES.index("sites_open")
FAVOURS_OPEN: Final[int] = NAMES.index("favours_open")
WORKS_AT: Final[int] = NAMES.index(f"works_at_{t.ACTIVITY_IDS[0]}")
AT: Final[int] = NAMES.index(f"at_{t.DUTY_IDS[0]}")
LEADS: Final[int] = NAMES.index(f"leads_{t.DUTY_IDS[0]}")
BEHIND: Final[int] = NAMES.index(f"behind_{t.DUTY_IDS[0]}")
DOING: Final[int] = NAMES.index(f"doing_{t.DUTY_IDS[0]}")
PENDING: Final[int] = NAMES.index(f"pending_{UNIT_IDS[0]}")
OWN: Final[int] = NAMES.index(f"own_{t.BUILDING_IDS[0]}")
PLAN_PROGRESS: Final[int] = NAMES.index("plan_progress")
PLAN_LATE: Final[int] = NAMES.index("plan_late")
NEW_PATH_HOPE: Final[int] = NAMES.index("new_path_hope")
BEST_FAVOUR_REACHABLE: Final[int] = NAMES.index("best_favour_reachable")
ROUTES_TO_COME: Final[int] = NAMES.index("routes_to_come")
ALMS_TURNS_TO_TOP: Final[int] = NAMES.index("alms_turns_to_top")
RIVAL_ALMS_TURNS_TO_TOP: Final[int] = NAMES.index("rival_alms_turns_to_top")
ALMS_GOODS: Final[int] = NAMES.index("alms_goods")
ALMS_TO_COME: Final[int] = NAMES.index("alms_to_come")
ALMS_WITHIN_REACH: Final[int] = NAMES.index("alms_within_reach")
ALMS_LEAD_ROUNDS: Final[int] = NAMES.index("alms_lead_rounds")
DONATIONS_FEASIBLE: Final[int] = NAMES.index("donations_feasible")
UNDONATED: Final[int] = NAMES.index("undonated")
MANY_OUTSIDE: Final[int] = NAMES.index("many_outside")
ABBOTT_THERE: Final[int] = NAMES.index("abbott_there")
ABBOTT_LEVEL: Final[int] = NAMES.index("abbott_level")
ABBOTT_POINTS: Final[int] = NAMES.index("abbott_points")
ABBOTT_PATHS: Final[int] = NAMES.index("abbott_paths")
ABBOTT_TAIL: Final[int] = NAMES.index("abbott_tail")
ABBOTT_TILES: Final[int] = NAMES.index("abbott_tiles")
ABBOTT_SITES: Final[int] = NAMES.index("abbott_sites")
ABBOTT_DONATABLE: Final[int] = NAMES.index("abbott_donatable")
ABBOTT_SLOTS: Final[int] = NAMES.index("abbott_slots")
ABBOTT_PIETY: Final[int] = NAMES.index("abbott_piety")
ABBOTT_ALMS: Final[int] = NAMES.index("abbott_alms")
ABBOTT_FAVOURS_OPEN: Final[int] = NAMES.index("abbott_favours_open")
ABBOTT_VESTRY: Final[int] = NAMES.index("abbott_vestry")
ABBOTT_ENGINEER: Final[int] = NAMES.index("abbott_engineer")
ABBOTT_ALMS_HOUSE: Final[int] = NAMES.index("abbott_alms_house")
ABBOTT_BAG: Final[int] = NAMES.index(f"abbott_bag_{t.TOKEN_IDS[0]}")
