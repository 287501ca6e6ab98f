"""What the shelf says of a game, from the `shelf.toml` in its folder.

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


class ShelfFacts(NamedTuple):
    """A game as the shelf describes it, before it is loaded."""

    minutes: int
    weight: int
    place: int = LAST
    hidden: bool = False


def read_shelf_facts(file: Path) -> ShelfFacts:
    """What a file says of its game; a wrong word or number names the file."""
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    try:
        found = ShelfFacts(**data)
    except TypeError as error:
        raise ValueError(f"{file}: {error}") from None
    if not 1 <= found.weight <= HEAVIEST:
        raise ValueError(f"{file}: weight {found.weight} is not 1 to {HEAVIEST}")
    return found
