"""What the cards, fields, projects and places look like: their rows in the data, their icons."""

from typing import Final

from tabard.draw import places
from tabard.draw.pictures import Pictures, by_id
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

CUBES: Final = frozenset(("stone", "wood", "metal"))

LOOKS: Final = Pictures(tables.DATA.parent)
WHERE: Final = places.read(tables.DATA.parent)
ON: Final = WHERE["mats"]
TOKENS: Final = LOOKS.tokens
ICONS: Final = LOOKS.icons


def lasting(event: str) -> bool:
    """Whether an event stays in force for several rounds."""
    return bool(EVENTS[event]["type"] == "permanent")


def roman(number: int) -> str:
    """The number of a chapter as the cards have it."""
    return ("–", "I", "II", "III", "IV")[number]
