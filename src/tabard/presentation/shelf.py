"""What the box of a game says, from the `shelf.toml` in its folder.

    place = 1       # where it stands on the shelf; games without a place stand at the end
    minutes = 90    # how long a game takes among people who know it
    weight = 3      # how much there is to learn, in dots of five
    hidden = true   # whether it is left off the shelf, for those who know its id

A shelf is read without loading the games that stand on it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE: Final = "shelf.toml"
LAST: Final = 1000
HEAVIEST: Final = 5


class Box(NamedTuple):
    """A game as its box describes it."""

    minutes: int
    weight: int
    place: int = LAST
    hidden: bool = False


def read_box(file: Path) -> Box:
    """The box that a file describes; a wrong word or number names the file."""
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    try:
        found = Box(**data)
    except TypeError as error:
        raise ValueError(f"{file}: {error}") from None
    if not 1 <= found.weight <= HEAVIEST:
        raise ValueError(f"{file}: weight {found.weight} is not 1 to {HEAVIEST}")
    return found
