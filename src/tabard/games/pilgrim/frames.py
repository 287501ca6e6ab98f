"""What a turn remembers while it runs, part by part: each fact lives as long as its part.

Every frame is declared here once: copies, positions, views and loading follow from it.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.actions import MODES
from tabard.games.pilgrim.atlas import NONE
from tabard.kernel.frame import Frame, declared, flag, number, one_of
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.state import State

MOST_VALUE: Final[int] = t.MOST_VALUE + t.CAPACITY + 1 + 1  # majority, doubled activity, building
MOST_ROADS: Final[int] = t.ABBOTT_ROADS + 1

# What a unit is.
UNIT_IDS: Final = ("start", "extend", "leave", "shrine", "building", "ordain", "mission")
START: Final[int] = UNIT_IDS.index("start")
EXTEND: Final[int] = UNIT_IDS.index("extend")
LEAVE: Final[int] = UNIT_IDS.index("leave")
BUILD_SHRINE: Final[int] = UNIT_IDS.index("shrine")
BUILD: Final[int] = UNIT_IDS.index("building")
ORDAIN: Final[int] = UNIT_IDS.index("ordain")
MISSION: Final[int] = UNIT_IDS.index("mission")

# How far a payment has been asked for.
ASK_RELIQUARY: Final = 0
ASK_BANK: Final = 1
DEDUCT: Final = 2
PAID: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """A turn of a player (section 4)."""

    def __init__(self, source: Turn | None = None) -> None:
        super().__init__()
        if source is None:
            self.scriptorium: bool = False
        else:
            self.scriptorium = source.scriptorium

    def copied(self) -> Frame:
        return Turn(self)


TURN: Final = declared(
    Turn(),
    flag("scriptorium", "counts one acolyte more till the end of the turn (PGM-20.33)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sowing(Frame):
    """The walk of a sowing, and what changes it (section 5)."""

    def __init__(self, source: Sowing | None = None) -> None:
        super().__init__()
        if source is None:
            self.hand: i64 = 0
            self.here: i64 = NONE
            self.kogge: bool = False
            self.may_skip: bool = False
        else:
            self.hand = source.hand
            self.here = source.here
            self.kogge = source.kogge
            self.may_skip = source.may_skip

    def copied(self) -> Frame:
        return Sowing(self)


SOWING: Final = declared(
    Sowing(),
    number("hand", t.PIECES, "acolytes that are still to be placed"),
    one_of("here", t.LOCATION_IDS, "where the walk has come to"),
    flag("kogge", "links lead against the current as well (PGM-20.30)"),
    flag("may_skip", "one location may be passed over (PGM-20.20)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Tithe(Frame):
    """A tithe that is being taken (section 6)."""

    def __init__(self, source: Tithe | None = None) -> None:
        super().__init__()
        if source is None:
            self.place: i64 = NONE
        else:
            self.place = source.place

    def copied(self) -> Frame:
        return Tithe(self)


TITHE: Final = declared(
    Tithe(),
    one_of("place", t.LOCATION_IDS, "the tile"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Duty(Frame):
    """A duty that is being performed (sections 4 and 7)."""

    def __init__(self, source: Duty | None = None) -> None:
        super().__init__()
        if source is None:
            self.place: i64 = NONE
            self.mode: i64 = NONE
            self.strength: i64 = NONE
            self.claim: i64 = NONE
            self.value: i64 = 0
            self.begun: bool = False
            self.chapter: bool = False
            self.mill: bool = False
            self.milled: i64 = 0
        else:
            self.place = source.place
            self.mode = source.mode
            self.strength = source.strength
            self.claim = source.claim
            self.value = source.value
            self.begun = source.begun
            self.chapter = source.chapter
            self.mill = source.mill
            self.milled = source.milled

    def copied(self) -> Frame:
        return Duty(self)


DUTY: Final = declared(
    Duty(),
    one_of("place", t.LOCATION_IDS, "its tile"),
    one_of("mode", MODES, "what it is done for, where there is a choice"),
    one_of("strength", t.STRENGTH_IDS, "majority, parity or minority"),
    one_of("claim", t.LOCATION_IDS, "where the Customs House claims the majority (PGM-20.28)"),
    number("value", MOST_VALUE, "units that are still to be done"),
    flag("begun", "one unit is done: the player may stop (PGM-4.5)"),
    flag("chapter", "one activity may hold one more (PGM-20.13)"),
    flag("mill", "the Mill saves wheat (PGM-20.31)"),
    number("milled", MOST_VALUE, "units of wheat it has seen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Construct(Frame):
    """What a Construct has done so far (section 11)."""

    def __init__(self, source: Construct | None = None) -> None:
        super().__init__()
        if source is None:
            self.built: bool = False
            self.paved: bool = False
            self.extra: i64 = 0
        else:
            self.built = source.built
            self.paved = source.paved
            self.extra = source.extra

    def copied(self) -> Frame:
        return Construct(self)


CONSTRUCT: Final = declared(
    Construct(),
    flag("built", "a building"),
    flag("paved", "a road unit"),
    number("extra", t.CAPACITY + 1, "tiles that the Road Engineer adds (PGM-11.3)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Alms(Frame):
    """A climb on the alms track (section 12)."""

    def __init__(self, source: Alms | None = None) -> None:
        super().__init__()
        if source is None:
            self.row: i64 = 0
        else:
            self.row = source.row

    def copied(self) -> Frame:
        return Alms(self)


ALMS: Final = declared(
    Alms(),
    number("row", t.ALMS_TOP, "where it began"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Unit(Frame):
    """A unit that is being laid, paid and carried out (PGM-1.8)."""

    def __init__(self, source: Unit | None = None) -> None:
        super().__init__()
        if source is None:
            self.what: i64 = NONE
            self.path: i64 = NONE
            self.cell: i64 = NONE
            self.entry: i64 = NONE
            self.leave: i64 = NONE
            self.building: i64 = NONE
        else:
            self.what = source.what
            self.path = source.path
            self.cell = source.cell
            self.entry = source.entry
            self.leave = source.leave
            self.building = source.building

    def copied(self) -> Frame:
        return Unit(self)


UNIT: Final = declared(
    Unit(),
    one_of("what", UNIT_IDS, "which"),
    number("path", t.PIECES - 1, "the path that it continues", low=NONE),
    one_of("cell", atlas.CELL_IDS, "where it goes"),
    one_of("entry", atlas.EDGE_IDS, "the edge by which the path comes in"),
    one_of("leave", atlas.EDGE_IDS, "and by which it goes on"),
    one_of("building", t.BUILDING_IDS, "what is constructed"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Bill(Frame):
    """What a unit costs, and how far its payment has come (PGM-4.10)."""

    def __init__(self, source: Bill | None = None) -> None:
        super().__init__()
        if source is None:
            self.asked: i64 = 0
            self.split: bool = False
            self.stone: i64 = 0
            self.wheat: i64 = 0
            self.piety: i64 = 0
            self.silver: i64 = 0
            self.gift_piety: i64 = 0
            self.gift_silver: i64 = 0
        else:
            self.asked = source.asked
            self.split = source.split
            self.stone = source.stone
            self.wheat = source.wheat
            self.piety = source.piety
            self.silver = source.silver
            self.gift_piety = source.gift_piety
            self.gift_silver = source.gift_silver

    def copied(self) -> Frame:
        return Bill(self)


BILL: Final = declared(
    Bill(),
    number("asked", DEDUCT, "Reliquary, then Bank, then it is deducted"),
    flag("split", "the Bank is used: what does silver replace (PGM-20.27)"),
    number("stone", max(t.STONE_COST), "what is due"),
    number("wheat", 1),
    number("piety", t.MOST_PIETY),
    number("silver", t.PIECES),
    number("gift_piety", max(t.SITE_PIETY), "what a site is given afterwards"),
    number("gift_silver", max(t.SITE_SILVER)),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Use(Frame):
    """A building that is being used (section 20)."""

    def __init__(self, source: Use | None = None) -> None:
        super().__init__()
        if source is None:
            self.user: i64 = 0
            self.building: i64 = NONE
            self.by_yard: bool = False
        else:
            self.user = source.user
            self.building = source.building
            self.by_yard = source.by_yard

    def copied(self) -> Frame:
        return Use(self)

    def begin(self, user: i64, building: i64) -> None:
        """Say what is used by whom."""
        self.user = user
        self.building = building


USE: Final = declared(
    Use(),
    number("user", t.MAX_PLAYERS - 1, "by whom"),
    one_of("building", t.BUILDING_IDS, "which"),
    flag("by_yard", "for its fee a Wagon Yard is being rented (PGM-20.36)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Abbott(Frame):
    """A turn of Ab-Bott (section 27)."""

    def __init__(self, source: Abbott | None = None) -> None:
        super().__init__()
        if source is None:
            self.token: i64 = NONE
            self.value: i64 = 0
            self.laid: i64 = 0
            self.turned: bool = False
        else:
            self.token = source.token
            self.value = source.value
            self.laid = source.laid
            self.turned = source.turned

    def copied(self) -> Frame:
        return Abbott(self)


ABBOTT: Final = declared(
    Abbott(),
    one_of("token", t.TOKEN_IDS, "what he has drawn"),
    number("value", MOST_ROADS, "road units that are still to be done"),
    number("laid", MOST_ROADS, "tiles laid"),
    flag("turned", "he has turned the head of his path (PGM-27.30)"),
)


def units_left(s: State, duty: Duty) -> i64:
    """The units of a duty that may still come, those of the Road Engineer too (PGM-11.3)."""
    site = s.found(Construct)
    return duty.value if site is None else duty.value + site.extra
