"""What the cards and stations look like: their rows in the data, their icons and bands."""

from typing import Final

from tabard.draw import places
from tabard.draw.pictures import Pictures, Row, by_id
from tabard.games.pillars import tables
from tabard.games.pillars.steps.wool_mill import wages

_crafts: Final = tables.read("craftsmen")
CRAFTSMEN: Final = by_id(_crafts["starting"] + _crafts["craftsman"])
STARTERS: Final[frozenset[str]] = frozenset(row["id"] for row in _crafts["starting"])
ADVANTAGES: Final = by_id(tables.read("advantages")["advantage"])
EVENTS: Final = by_id(tables.read("events")["event"])
STATIONS: Final = by_id(tables.read("board")["station"])
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
LANDS: Final = {
    "kingsbridge": "town",
    "shiring": "town",
    "forest": "wood-land",
    "quarry": "rock-land",
    "gravel_pit": "desert",
}

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


def capacity(craftsman: str, event: str | None) -> int:
    """How often the craftsman works this round; an event may add to it."""
    row = CRAFTSMEN[craftsman]
    uses: int = row["capacity"]
    if event is not None and row["madonna_bonus"]:
        effect: Row = EVENTS[event]["effect"]
        if effect["type"] == "capacity":
            uses += effect["delta"]
    return uses


def harvest(card: str, event: str | None, protected: bool) -> int:
    """What a resource card yields this round."""
    cubes: int = RESOURCES[card]["yield"]
    if event is not None:
        row = EVENTS[event]
        if row["effect"]["type"] == "card_yield":
            if row["polarity"] == "positive" or not protected:
                cubes += row["effect"]["delta"]
    return cubes


def wage(workers: int, event: str | None) -> int:
    """What workers in the mill will earn, with this round's event."""
    doubled = 0 if event is None else tables.EVENT_DOUBLE_WAGE[tables.EVENT_IDS.index(event)]
    return int(wages(workers, doubled))
