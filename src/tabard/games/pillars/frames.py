"""What parts of a round remember while they run: each fact lives as long as its part.

The facts of a frame are declared once, below it; the rest of it is woven from that.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.kernel.box.codes import Id
from tabard.kernel.box.fields import One
from tabard.kernel.box.packed import Counts
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr, part
from tabard.kernel.shown import counts

USES_WIDTH: Final = 4
MOST_USES: Final = 15  # of one craftsman, more than he has
USES_ROOM: Final = 15  # craftsmen in the lower vector of uses
LOWER: Final[tuple[str, ...]] = t.CRAFTSMAN_IDS[:USES_ROOM]
UPPER: Final[tuple[str, ...]] = t.CRAFTSMAN_IDS[USES_ROOM:]


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildingTurn(Frame):
    """A player's turn at the cathedral (PIL-17.1)."""

    # woven: facts BUILDING_TURN
    def __init__(self) -> None:
        super().__init__()
        self.uses_low: i64 = 0
        self.uses_high: i64 = 0

    def copied(self) -> Frame:
        twin = BuildingTurn()
        twin.uses_low = self.uses_low
        twin.uses_high = self.uses_high
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "uses_low": counts(self.uses_low, LOWER, 4),
            "uses_high": counts(self.uses_high, UPPER, 4),
        }

    # woven end

    def uses(self, craftsman: i64) -> i64:
        """How often he has used a craftsman (PIL-17.2)."""
        if craftsman < USES_ROOM:
            return part(self.uses_low, craftsman, USES_WIDTH)
        return part(self.uses_high, craftsman - USES_ROOM, USES_WIDTH)

    def add_uses(self, craftsman: i64, times: i64) -> None:
        """Count uses of a craftsman."""
        if craftsman < USES_ROOM:
            self.uses_low += times << (craftsman * USES_WIDTH)
        else:
            self.uses_high += times << ((craftsman - USES_ROOM) * USES_WIDTH)


BUILDING_TURN: Final[Frame] = declared(
    BuildingTurn(),
    "building_turn",
    Counts(
        "uses_low",
        LOWER,
        (MOST_USES,) * len(LOWER),
        "uses of the first craftsmen",
        width=USES_WIDTH,
    ),
    Counts(
        "uses_high",
        UPPER,
        (MOST_USES,) * len(UPPER),
        "uses of the others",
        width=USES_WIDTH,
    ),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Keeping(Frame):
    """Cubes that go back, of a player who may not keep all of his (PIL-17.5)."""

    # woven: facts KEEPING
    def __init__(self) -> None:
        super().__init__()
        self.returning: i64 = t.WOOD

    def copied(self) -> Frame:
        twin = Keeping()
        twin.returning = self.returning
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "returning": t.KIND_IDS[self.returning],
        }

    # woven end


KEEPING: Final[Frame] = declared(
    Keeping(),
    "keeping",
    One("returning", Id(t.KIND_IDS, {}), "the lowest kind that may still go back", start=t.WOOD),
)
