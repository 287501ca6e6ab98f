"""What the cards, fields, projects and places look like: their rows in the data, their icons."""

from typing import Final

from tabard.draw import pictures
from tabard.draw.pictures import by_id
from tabard.games.world import tables

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

ICONS: Final = pictures.read(tables.DATA.parent)
ACTION_ICONS: Final = ICONS["actions"]
FIELD_ICONS: Final = ICONS["fields"]
PROJECT_ICONS: Final = ICONS["projects"]
PLACE_ICONS: Final = ICONS["places"]
PENALTY_ICONS: Final = ICONS["penalties"]
EVENT_ICONS: Final = ICONS["events"]


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
