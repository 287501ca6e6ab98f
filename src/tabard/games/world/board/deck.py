"""What the cards, fields, projects and places look like: their rows in the data, their icons."""

from typing import Any, Final

from tabard.games.world import tables

Row = dict[str, Any]


def by_id(rows: list[Row]) -> dict[str, Row]:
    """The rows of a data file under their ids."""
    return {row["id"]: row for row in rows}


ACTIONS: Final = by_id(tables.read("actions")["action"])
EVENTS: Final = by_id(tables.read("events")["event"])
FIELDS: Final = by_id(tables.read("favour")["field"])
PROJECTS: Final = by_id(tables.read("projects")["project"])
PLOTS: Final = by_id(tables.read("plots")["plot"])
LOCATIONS: Final = by_id(tables.read("plague")["location"])
INCOMES: Final = by_id(tables.SUPPLY["income"])
DUTIES: Final = by_id(tables.SUPPLY["duty"])
GOODS: Final = by_id(tables.SUPPLY["resource"])

TRACK: Final[int] = tables.SUPPLY["score_track"]["lap"]
LANES: Final = ("grain", "piety", "wool", "money", "stone", "wood", "vp")
OWNED: Final = ("money", "wool", "cloth", "stone", "wood", "grain", "piety", "loyalty", "medical")

# What lies on a good: its icon, whether the icon is dark or pale, and its colour.
TOKENS: Final[dict[str, tuple[str, str, str]]] = {
    "stone": ("stone-block", "on-light", "stone"),
    "wood": ("wood-beam", "on-dark", "wood"),
    "metal": ("metal-bar", "on-dark", "metal"),
    "grain": ("wheat", "on-light", "grain"),
    "piety": ("prayer-beads", "on-dark", "piety"),
    "wool": ("wool", "on-light", "wool"),
    "cloth": ("rolled-cloth", "on-dark", "cloth"),
    "loyalty": ("royal-love", "on-dark", "loyalty"),
    "medical": ("pestle-mortar", "on-dark", "medical"),
    "money": ("crown-coin", "on-light", "gold"),
}
CUBES: Final = frozenset(("stone", "wood", "metal"))

ACTION_ICONS: Final = {
    "grain": "sickle",
    "piety": "prayer",
    "building_material": "brick-pile",
    "project": "trowel",
    "market": "scales",
    "privilege": "tied-scroll",
    "build_house": "house",
    "rent": "house-keys",
    "donation": "wax-seal",
    "cloth_making": "spinning-wheel",
    "medicine": "bandage-roll",
    "favour": "throne-king",
}

FIELD_ICONS: Final = {
    "queen": "queen-crown",
    "prior": "monk-face",
    "outlaws": "hood",
    "guild": "hanging-sign",
    "prioress": "nun-face",
    "merchants": "old-wagon",
    "king": "imperial-crown",
    "earl": "mounted-knight",
    "bishop": "pope-crown",
}

PROJECT_ICONS: Final = {
    "bridge": "stone-bridge",
    "fulling_mill": "water-mill",
    "priors_palace": "family-house",
    "st_marys_chapel": "church",
    "hospital": "hospital-cross",
    "town_wall": "defensive-wall",
    "tower": "stone-tower",
}

PLACE_ICONS: Final = {
    "quarry": "mining",
    "forest": "forest",
    "field": "plow",
    "market": "scales",
}

PENALTY_ICONS: Final = {
    "penance": "kneeling",
    "begging": "bindle",
    "royal_court": "banging-gavel",
}

EVENT_ICONS: Final = {
    "foreign_wool_buyers": "caravel",
    "fulling_mill_begun": "water-mill",
    "priors_palace_begun": "family-house",
    "scarlet_cloth": "cape",
    "bridge_collapse": "falling-rocks",
    "new_prior_elected": "vote",
    "bridge_toll": "pay-money",
    "robbers_on_the_road": "robber",
    "wool_glut": "sheep",
    "quarry_dispute": "stone-crafting",
    "barter_day": "trade",
    "war_with_france": "crossed-swords",
    "elfric_alderman": "public-speaker",
    "st_marys_chapel_begun": "church",
    "borough_petition": "scroll-quill",
    "nuns_treasury_robbed": "open-treasure-chest",
    "royal_wool_levy": "shears",
    "victory_at_crecy": "bowman",
    "pilgrims_arrive": "shepherds-crook",
    "caris_takes_the_veil": "cowled",
    "italian_merchants": "galleon",
    "bad_harvest": "scarecrow",
    "plague_empties_homes": "damaged-house",
    "hospital_begun": "hospital-cross",
    "town_wall_begun": "defensive-wall",
    "ralph_earl_of_shiring": "mailed-fist",
    "masks_and_vinegar": "bird-mask",
    "flight_of_the_monks": "footsteps",
    "flagellants": "whip",
    "bread_for_the_living": "bread",
    "vice_and_chaos": "rolling-dices",
    "treatment_forbidden": "interdiction",
    "ordinance_of_labourers": "wheelbarrow",
    "tower_completed": "tower-flag",
    "second_wave": "rat",
    "royal_pardon": "dove",
    "last_fleece_fair": "party-flags",
    "storm_damage": "lightning-storm",
    "merthins_masons": "brick-wall",
    "outlaws_dispersed": "robin-hood-hat",
    "philemons_intrigue": "backstab",
    "charter_of_freedom": "breaking-chain",
    "fame_of_the_hospital": "trumpet",
    "shortage_of_masons": "chisel",
}


# The picture of everything that has one.
PICTURES: Final[dict[str, str]] = {
    **{good: token[0] for good, token in TOKENS.items()},
    "vp": "laurels",
    **PENALTY_ICONS,
    **PROJECT_ICONS,
    **EVENT_ICONS,
    **ACTION_ICONS,
}


def picture(thing: str) -> str:
    """The icon of a card, event, project, good or penalty; "" if it has none."""
    return PICTURES.get(thing, "")


def lasting(event: str) -> bool:
    """Whether an event stays in force for several rounds."""
    return bool(EVENTS[event]["type"] == "permanent")


def roman(number: int) -> str:
    """The number of a chapter as the cards have it."""
    return ("–", "I", "II", "III", "IV")[number]
