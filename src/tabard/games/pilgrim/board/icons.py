"""The icon of each thing."""

from typing import Final

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
