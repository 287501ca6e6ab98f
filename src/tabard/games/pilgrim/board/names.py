"""The names of things in the reader's language, and the icon of each."""

from collections.abc import Iterator
from typing import Any, Final

from tabard.games.pilgrim import tables as t

FILES: Final = ("board", "buildings", "duties", "favours", "sites", "solo", "tiles")
ENGLISH: Final = "en"

DUTY_ICONS: Final = {
    "allocation": "direction-signs",
    "build_roads": "stone-path",
    "clerical": "open-book",
    "construct": "trowel",
    "give_alms": "bread",
    "ordination": "aspergillum",
    "produce": "sickle",
    "taxation": "coins",
}
ACTIVITY_ICONS: Final = {
    "fields": "plow",
    "road_engineer": "pencil-ruler",
    "stone_mason": "stone-crafting",
    "alms_house": "family-house",
    "engraver": "chisel",
    "vestry": "robe",
}
BUILDING_ICONS: Final = {
    "confession_box": "discussion",
    "chapel": "viking-church",
    "chapter_house": "congress",
    "guild": "hanging-sign",
    "infirmary": "health-potion",
    "mint": "crown-coin",
    "quarry": "mining",
    "well": "well",
    "brewery": "beer-stein",
    "cloisters": "ancient-columns",
    "dormitory": "bed",
    "grain_store": "granary",
    "indulgences": "wax-seal",
    "library": "bookshelf",
    "reliquary": "locked-chest",
    "stone_yard": "stone-pile",
    "bank": "bank",
    "customs_house": "scales",
    "inquisition": "torch",
    "kogge": "sailboat",
    "mill": "windmill",
    "pulpit": "public-speaker",
    "scriptorium": "scroll-quill",
    "wagon_yard": "cartwheel",
}
GOOD_ICONS: Final = {
    "stone": "stone-block",
    "wheat": "wheat",
    "silver": "two-coins",
    "piety": "holy-symbol",
    "any": "cornucopia",
}
PLACE_ICONS: Final = {
    "city": "medieval-village-01",
    "village": "huts-village",
    "abbey": "church",
    "alms": "pouch-with-beads",
}
SEASON_ICONS: Final = ("sprout", "sun", "oak-leaf", "snowflake-1")


def rows(data: Any) -> Iterator[dict[str, Any]]:
    """Every table in a data file, however deep."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from rows(value)


def _read() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for file in FILES:
        for row in rows(t.read(file)):
            for key, value in row.items():
                if key.startswith("name_") and "id" in row:
                    name = value.replace("'", "’")
                    found.setdefault(key.removeprefix("name_"), {}).setdefault(row["id"], name)
    return found


NAMES: Final = _read()


def name_of(thing: str, lang: str) -> str:
    """A thing's name in a language, English where there is no other."""
    return NAMES.get(lang, NAMES[ENGLISH]).get(thing) or NAMES[ENGLISH].get(thing, thing)
