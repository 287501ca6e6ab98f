"""What the cards and stations look like: their rows in the data, their icons and bands."""

from typing import Final

from tabard.draw import places
from tabard.draw.pictures import Pictures, Row, by_id
from tabard.games.pillars import tables
from tabard.games.pillars.stakes import CRAFTSMEN
from tabard.games.pillars.telling import STATIONS

__all__ = ["CRAFTSMEN", "STATIONS"]

STARTERS: Final = frozenset(by_id(tables.read("craftsmen")["starting"]))
ADVANTAGES: Final = by_id(tables.read("advantages")["advantage"])
EVENTS: Final = by_id(tables.read("events")["event"])
GOODS: Final = by_id(tables.SUPPLY["resource"])

_resources: Final[list[Row]] = tables.read("resources")["card"]
# In the order of the stations, small before large, as they lie in the display.
RESOURCES: Final = by_id(
    sorted(_resources, key=lambda row: (STATIONS[row["location"]]["number"], row["workers"]))
)

TRACK: Final[int] = tables.GAME["victory_points"]["track_length"]

LOOKS: Final = Pictures(tables.DATA.parent)
WHERE: Final = places.read(tables.DATA.parent)

BANDS: Final = {"forest": "forest", "quarry": "quarry", "gravel_pit": "pit"}
CARD_PLACES: Final = ("kingsbridge", "shiring")  # stations where cards lie, each with a space

# The picture of everything that has one: stations, goods, cards.
PICTURES: Final[dict[str, str]] = {
    **LOOKS.icons,
    **{card: LOOKS.icons[row["location"]] for card, row in RESOURCES.items()},
    **{card: LOOKS.icons[row["trade"]] for card, row in CRAFTSMEN.items()},
}
CARDS: Final = {card: PICTURES[card] for card in (*ADVANTAGES, *CRAFTSMEN)}

REMIGIUS: Final = "adv_brother_remigius"


def picture(thing: str) -> str:
    """The icon of a thing; a space has that of its station, what is unknown has none."""
    return PICTURES.get(thing) or PICTURES.get(thing.rpartition("_")[0], "")
