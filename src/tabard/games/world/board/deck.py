"""What the cards, fields, projects and places look like: their rows in the data, their icons."""

from typing import Final

from tabard.draw import places
from tabard.draw.pictures import Pictures, by_id
from tabard.games.world import tables
from tabard.games.world.telling import CARDS as ACTIONS
from tabard.games.world.telling import EVENTS, FIELDS, INCOMES, LOCATIONS, PLOTS, PROJECTS

__all__ = ["ACTIONS", "EVENTS", "FIELDS", "INCOMES", "LOCATIONS", "PLOTS", "PROJECTS"]

DUTIES: Final = by_id(tables.SUPPLY["duty"])

TRACK: Final[int] = tables.SUPPLY["score_track"]["lap"]
LANES: Final = ("grain", "piety", "wool", "money", "stone", "wood", "vp")

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
