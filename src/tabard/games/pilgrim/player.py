"""What lies before one player, and where his pieces and paths are."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.path import AT_HARBOUR, OPEN, Path
from tabard.kernel.ints import has, i64, mypyc_attr, part, size, with_part

COUNT_WIDTH: Final = 5  # pieces at a location
COUNT_MASK: Final = 31
POST_WIDTH: Final = 2  # pieces on an activity
SLOT_WIDTH: Final = 6  # a building or favour + 1, or 0 for a free slot


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """One mat; a new one has what the set-up gives (PGM-3.10).

    village, abbey, table   pieces there; `table` is the alms table
    spread                  pieces in the City and on the duty tiles, by location
    posts                   pieces on the activities
    own, donated            buildings on the mat, active and turned over
    slots                   what lies on the six slots, from the left (PGM-2.4)
    used                    buildings used in this turn or round end (PGM-20.2, PGM-20.35)
    sites, harbours         those joined; an own piece stands on each
    shrines                 shrine tiles built; an own piece stands on each
    paths                   in the order they were begun
    """

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            # woven: new MAT
            self.stone: i64 = t.START_STONE
            self.wheat: i64 = t.START_WHEAT
            self.silver: i64 = t.START_SILVER
            self.piety: i64 = t.START_PIETY
            self.alms: i64 = 0
            self.village: i64 = t.START_VILLAGE
            self.abbey: i64 = t.START_ABBEY
            self.table: i64 = 0
            self.spread: i64 = t.START_CITY
            self.posts: i64 = 0
            self.own: i64 = 0
            self.donated: i64 = 0
            self.favours: i64 = 0
            self.slots: i64 = 0
            self.used: i64 = 0
            self.sites: i64 = 0
            self.harbours: i64 = 0
            self.paths: tuple[Path, ...] = ()
            self.shrines: i64 = 0
            # woven end
        else:
            # woven: copied MAT
            self.stone = source.stone
            self.wheat = source.wheat
            self.silver = source.silver
            self.piety = source.piety
            self.alms = source.alms
            self.village = source.village
            self.abbey = source.abbey
            self.table = source.table
            self.spread = source.spread
            self.posts = source.posts
            self.own = source.own
            self.donated = source.donated
            self.favours = source.favours
            self.slots = source.slots
            self.used = source.used
            self.sites = source.sites
            self.harbours = source.harbours
            self.paths = source.paths
            self.shrines = source.shrines
            # woven end

    def at(self, location: i64) -> i64:
        """His acolytes in the City or on a duty tile."""
        return (self.spread >> (location * COUNT_WIDTH)) & COUNT_MASK

    def add_at(self, location: i64, change: i64) -> None:
        """Bring acolytes to a location, or take them away."""
        self.spread += change << (location * COUNT_WIDTH)

    def available(self) -> i64:
        """All his acolytes in the City and on duty tiles (PGM-1.3)."""
        total: i64 = 0
        rest = self.spread
        while rest != 0:
            total += rest & COUNT_MASK
            rest >>= COUNT_WIDTH
        return total

    def post(self, activity: i64) -> i64:
        """His acolytes on an activity."""
        return part(self.posts, activity, POST_WIDTH)

    def add_post(self, activity: i64, change: i64) -> None:
        """Bring acolytes to an activity, or take them away."""
        self.posts += change << (activity * POST_WIDTH)

    def on_map(self) -> i64:
        """His acolytes on roads, shrines, sites and in harbours."""
        return len(self.paths) + self.shrines + size(self.sites) + size(self.harbours)

    def goods(self, kind: i64) -> i64:
        """What he has of stone, wheat or silver."""
        if kind == t.STONE:
            return self.stone
        return self.wheat if kind == t.WHEAT else self.silver

    def add_goods(self, kind: i64, change: i64) -> None:
        """Give him stone, wheat or silver, or take it."""
        if kind == t.STONE:
            self.stone += change
        elif kind == t.WHEAT:
            self.wheat += change
        else:
            self.silver += change

    def slot(self, n: i64) -> i64:
        """The building on a slot, or a favour behind the buildings, or NONE."""
        return part(self.slots, n, SLOT_WIDTH) - 1

    def filled_slots(self) -> i64:
        """How many slots are filled; they are filled from the left."""
        return size(self.own) + size(self.donated) + size(self.favours)

    def fill_slot(self, thing: i64) -> None:
        """Lay a building, or a favour behind the buildings, on the first free slot."""
        self.slots = with_part(self.slots, self.filled_slots(), SLOT_WIDTH, thing + 1)

    def owns(self, building: i64) -> bool:
        """Whether an active building lies on his mat."""
        return has(self.own, building)

    def open_path(self) -> i64:
        """The number of his open path, or NONE; there is one at most (PGM-17.9)."""
        n: i64 = 0
        for path in self.paths:
            if path.end == OPEN and not path.abandoned:
                return n
            n += 1
        return NONE

    def put_path(self, n: i64, path: Path) -> None:
        """Let another path take the place of one."""
        self.paths = (*self.paths[:n], path, *self.paths[n + 1 :])

    def routes(self) -> i64:
        """How many trade routes he has."""
        count: i64 = 0
        for path in self.paths:
            if path.end == AT_HARBOUR:
                count += 1
        return count
