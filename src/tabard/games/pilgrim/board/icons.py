"""The icon of each thing, and of a choice on its button."""

from typing import Final

from tabard.draw import pictures
from tabard.games.pilgrim import tables as t

ICONS: Final = pictures.read(t.DATA.parent)
DUTY_ICONS: Final = ICONS["duties"]
ACTIVITY_ICONS: Final = ICONS["activities"]
BUILDING_ICONS: Final = ICONS["buildings"]
GOOD_ICONS: Final = ICONS["goods"]
PLACE_ICONS: Final = ICONS["places"]
SEASON_ICONS: Final = ("sprout", "sun", "oak-leaf", "snowflake-1")
PICTURES: Final = pictures.found(ICONS)


def picture(thing: str) -> str:
    """The icon of a building, duty, activity, good or place; "" if it has none."""
    return PICTURES.get(thing, "")


emblem: Final = pictures.emblems(ICONS, picture, last=True)
