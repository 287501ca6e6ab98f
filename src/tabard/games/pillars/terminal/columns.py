"""How wide the columns of the picture are."""

from typing import Final

LABEL: Final = 19  # columns for a station's number and name
NAME: Final = 15  # columns for a player's name
