"""What players have so many of: declared once, shown on mats and plates and in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Holding(NamedTuple):
    """Something that a player has so many of.

    name    what it is: an id of the game with a name, or a word of its own
    field   where its number lies among what is the player's: `gold`, `goods.wood`; of a list the
            length counts
    thing   the id of the element that shows it, a `*` for the seat: `purse-*`, `good-*-wood`
    says    the message by which a reader hears it, of $name, $number, $most (the limit) and
            $kind (its own name)
    limit   how many of them may be had or kept; 0 where nothing is said of it
    word    the message above its column in a terminal; else it is its name
    rule    the rule that its tip tells of
    tip     the message `tip-…` that it answers with, of the same values; else it is its name
    """

    name: str
    field: str
    thing: str
    says: str
    limit: int = 0
    word: str = ""
    rule: str = ""
    tip: str = ""

    def count(self, one: Mapping[str, Any]) -> int:
        """How many somebody has; 0 of what the one who looks does not see."""
        found: Any = one
        for step in self.field.split("."):
            found = found.get(step, 0)
            if not found:
                return 0
        return found if isinstance(found, int) else len(found)

    def of(self, seat: int) -> str:
        """The element that shows what a player has of it."""
        return self.thing.replace("*", str(seat))
