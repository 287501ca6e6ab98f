"""The things of the box by id, as the picture needs them: names, icons, kinds of cards."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.feudum import tables as t

Row = dict[str, Any]


def by_id(rows: list[Row]) -> dict[str, Row]:
    """Rows of a data file by their id."""
    return {row["id"]: row for row in rows}


ACTIONS: Final = by_id(t.CARDS_DATA["action"])
WRITS: Final = by_id(t.WRITS_DATA["writ"])
GUILDS: Final = by_id(t.GUILDS_DATA["guild"])
GOODS: Final = by_id(t.SUPPLY["good"])
VESSELS: Final = by_id(t.SUPPLY["vessel"])
MONSTERS: Final = by_id(t.SUPPLY["monster"])
LANDSCAPES: Final = by_id(t.TILES["landscape"])
REGIONS: Final = by_id(t.MAP["region"])
PLACES: Final = by_id(t.MAP["location"])

GUILD_ICONS: Final[dict[str, str]] = {
    "farmer": "pitchfork",
    "merchant": "scales",
    "alchemist": "round-bottom-flask",
    "knight": "visored-helm",
    "noble": "crown",
    "monk": "monk-face",
}
TYPE_ICONS: Final[dict[str, str]] = {
    "outpost": "watchtower",
    "farm": "windmill",
    "town": "house",
    "feudum": "castle",
}
REGION_ICONS: Final[dict[str, str]] = {
    "sea": "big-wave",
    "island": "island",
    "forest": "pine-tree",
    "desert": "cactus",
    "badlands": "desert-skull",
    "mountain": "peaks",
}
LANDSCAPE_ICONS: Final[dict[str, str]] = {
    "orchard": "fruit-tree",
    "archery_range": "archery-target",
    "silver_mine": "gold-mine",
    "sulphur_mine": "mine-wagon",
}
VESSEL_ICONS: Final[dict[str, str]] = {
    "ship": "caravel",
    "submersible": "mini-submarine",
    "airship": "zeppelin",
}
MONSTER_ICONS: Final[dict[str, str]] = {"behemoth": "mammoth", "sea_serpent": "sea-serpent"}
CARD_ICONS: Final[dict[str, str]] = {
    "migrate": "footsteps",
    "move": "horse-head",
    "influence": "flying-flag",
    "improve": "upgrade",
    "explore": "compass",
    "harvest": "sickle",
    "tax": "receive-money",
    "conquer": "crossed-swords",
    "defend": "shield",
    "repeat": "clockwise-rotation",
    "guild": "hanging-sign",
}
WRIT_ICONS: Final[dict[str, str]] = {
    "weapon_bow": "bow-arrow",
    "weapon_sword": "broadsword",
    "sale_small": "shop",
    "sale_large": "coins",
    "shipwright_air": "ship-wheel",
    "shipwright_sub": "harpoon-trident",
    "status_west": "sunset",
    "status_east": "sunrise",
    "charter_abstinence": "cellar-barrels",
    "charter_monster": "dragon-head",
    "charter_east": "treasure-map",
    "charter_west": "treasure-map",
    "charter_north": "treasure-map",
    "charter_central": "treasure-map",
    "charter_south": "treasure-map",
    "charter_isolated": "lighthouse",
}
GOOD_ICONS: Final[dict[str, str]] = {
    "saltpetre": "powder",
    "sulphur": "ore",
    "iron": "metal-bar",
    "wood": "wood-beam",
    "food": "ham-shank",
}
# Where the kingdom of a charter lies, as an arrow on its map.
QUARTERS: Final = {
    "charter_east": (1, 0),
    "charter_west": (-1, 0),
    "charter_north": (0, -1),
    "charter_central": (0, 0),
    "charter_south": (0, 1),
}
NUMERALS: Final = ("", "I", "II", "III", "IV", "V")


def letter_due(view: Mapping[str, Any]) -> str:
    """The letter of the places where the next epoch lays out goods (FEU-29.5)."""
    following = min(view["epoch"] + 1, t.LAST_EPOCH)
    if not view["round"]:
        return ""
    return str(next(e["map_letter"] for e in t.TRACKS["epoch"] if e["number"] == following))
