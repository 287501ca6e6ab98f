"""What a turn remembers while it runs, part by part: each fact lives as long as its part.

The facts of a frame are declared once, below it, under the names that positions have for them; the
rest of it is woven from that.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.actions import MODES
from tabard.games.pilgrim.atlas import NONE
from tabard.kernel.box.codes import OnPiece
from tabard.kernel.box.fields import Group, One, count, flag, seat, thing
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import name_or_none, number_or_none, printed_or_none
from tabard.kernel.state import State

MOST_VALUE: Final[int] = t.MOST_VALUE + t.CAPACITY + 1 + 1  # majority, doubled activity, building
MOST_ROADS: Final[int] = t.ABBOTT_ROADS + 1
PATHS: Final = tuple(range(1, t.PIECES + 1))  # as positions count them

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

    # woven: facts TURN
    def __init__(self) -> None:
        super().__init__()
        self.scriptorium: bool = False

    def copied(self) -> Frame:
        twin = Turn()
        twin.scriptorium = self.scriptorium
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "scriptorium": self.scriptorium,
        }

    # woven end


TURN: Final[Frame] = declared(
    Turn(),
    "turn",
    flag("scriptorium", "counts one acolyte more till the end of the turn (PGM-20.33)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sowing(Frame):
    """The walk of a sowing, and what changes it (section 5)."""

    # woven: facts SOWING
    def __init__(self) -> None:
        super().__init__()
        self.hand: i64 = 0
        self.here: i64 = NONE
        self.kogge: bool = False
        self.may_skip: bool = False

    def copied(self) -> Frame:
        twin = Sowing()
        twin.hand = self.hand
        twin.here = self.here
        twin.kogge = self.kogge
        twin.may_skip = self.may_skip
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "hand": self.hand,
            "here": name_or_none(self.here, t.LOCATION_IDS),
            "kogge": self.kogge,
            "may_skip": self.may_skip,
        }

    # woven end


SOWING: Final[Frame] = declared(
    Sowing(),
    "sowing",
    count("hand", 0, t.PIECES, "acolytes that are still to be placed"),
    thing("here", t.LOCATION_IDS, "where the walk has come to"),
    flag("kogge", "links lead against the current as well (PGM-20.30)"),
    flag("may_skip", "one location may be passed over (PGM-20.20)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Tithe(Frame):
    """A tithe that is being taken (section 6)."""

    # woven: facts TITHE
    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = NONE

    def copied(self) -> Frame:
        twin = Tithe()
        twin.place = self.place
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "location": name_or_none(self.place, t.LOCATION_IDS),
        }

    # woven end


TITHE: Final[Frame] = declared(
    Tithe(),
    "tithe",
    thing("location", t.LOCATION_IDS, "the tile", "place"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Duty(Frame):
    """A duty that is being performed (sections 4 and 7)."""

    # woven: facts DUTY
    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = NONE
        self.mode: i64 = NONE
        self.strength: i64 = NONE
        self.claim: i64 = NONE
        self.value: i64 = 0
        self.begun: bool = False
        self.chapter: bool = False
        self.mill: bool = False
        self.milled: i64 = 0

    def copied(self) -> Frame:
        twin = Duty()
        twin.place = self.place
        twin.mode = self.mode
        twin.strength = self.strength
        twin.claim = self.claim
        twin.value = self.value
        twin.begun = self.begun
        twin.chapter = self.chapter
        twin.mill = self.mill
        twin.milled = self.milled
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "location": name_or_none(self.place, t.LOCATION_IDS),
            "mode": name_or_none(self.mode, MODES),
            "strength": name_or_none(self.strength, t.STRENGTH_IDS),
            "claim": name_or_none(self.claim, t.LOCATION_IDS),
            "value": self.value,
            "begun": self.begun,
            "chapter": self.chapter,
            "mill": self.mill,
            "milled": self.milled,
        }

    # woven end


DUTY: Final[Frame] = declared(
    Duty(),
    "duty",
    thing("location", t.LOCATION_IDS, "its tile", "place"),
    thing("mode", MODES, "what it is done for, where there is a choice"),
    thing("strength", t.STRENGTH_IDS, "majority, parity or minority"),
    thing("claim", t.LOCATION_IDS, "where the Customs House claims the majority (PGM-20.28)"),
    count("value", 0, MOST_VALUE, "units that are still to be done"),
    flag("begun", "one unit is done: the player may stop (PGM-4.5)"),
    flag("chapter", "one activity may hold one more (PGM-20.13)"),
    flag("mill", "the Mill saves wheat (PGM-20.31)"),
    count("milled", 0, MOST_VALUE, "units of wheat it has seen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Construct(Frame):
    """What a Construct has done so far (section 11)."""

    # woven: facts CONSTRUCT
    def __init__(self) -> None:
        super().__init__()
        self.built: bool = False
        self.paved: bool = False
        self.extra: i64 = 0

    def copied(self) -> Frame:
        twin = Construct()
        twin.built = self.built
        twin.paved = self.paved
        twin.extra = self.extra
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "built": self.built,
            "paved": self.paved,
            "extra": self.extra,
        }

    # woven end


CONSTRUCT: Final[Frame] = declared(
    Construct(),
    "construct",
    flag("built", "a building"),
    flag("paved", "a road unit"),
    count("extra", 0, t.CAPACITY + 1, "tiles that the Road Engineer adds (PGM-11.3)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Alms(Frame):
    """A climb on the alms track (section 12)."""

    # woven: facts ALMS
    def __init__(self) -> None:
        super().__init__()
        self.row: i64 = 0

    def copied(self) -> Frame:
        twin = Alms()
        twin.row = self.row
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "row": self.row,
        }

    # woven end


ALMS: Final[Frame] = declared(
    Alms(),
    "alms",
    count("row", 0, t.ALMS_TOP, "where it began"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Unit(Frame):
    """A unit that is being laid, paid and carried out (PGM-1.8)."""

    # woven: facts UNIT
    def __init__(self) -> None:
        super().__init__()
        self.what: i64 = NONE
        self.path: i64 = NONE
        self.cell: i64 = NONE
        self.entry: i64 = NONE
        self.leave: i64 = NONE
        self.building: i64 = NONE

    def copied(self) -> Frame:
        twin = Unit()
        twin.what = self.what
        twin.path = self.path
        twin.cell = self.cell
        twin.entry = self.entry
        twin.leave = self.leave
        twin.building = self.building
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "kind": name_or_none(self.what, UNIT_IDS),
            "path": printed_or_none(self.path, PATHS),
            "cell": name_or_none(self.cell, atlas.CELL_IDS),
            "entry": name_or_none(self.entry, atlas.EDGE_IDS),
            "exit": name_or_none(self.leave, atlas.EDGE_IDS),
            "building": name_or_none(self.building, t.BUILDING_IDS),
        }

    # woven end


UNIT: Final[Frame] = declared(
    Unit(),
    "unit",
    thing("kind", UNIT_IDS, "which", "what"),
    One("path", OnPiece(PATHS, maybe=True), "the path that it continues, counted from 1"),
    thing("cell", atlas.CELL_IDS, "where it goes"),
    thing("entry", atlas.EDGE_IDS, "the edge by which the path comes in"),
    thing("exit", atlas.EDGE_IDS, "and by which it goes on", "leave"),
    thing("building", t.BUILDING_IDS, "what is constructed"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Bill(Frame):
    """What a unit costs, and how far its payment has come (PGM-4.10)."""

    # woven: facts BILL
    def __init__(self) -> None:
        super().__init__()
        self.asked: i64 = 0
        self.split: bool = False
        self.stone: i64 = 0
        self.wheat: i64 = 0
        self.piety: i64 = 0
        self.silver: i64 = 0
        self.gift_piety: i64 = 0
        self.gift_silver: i64 = 0

    def copied(self) -> Frame:
        twin = Bill()
        twin.asked = self.asked
        twin.split = self.split
        twin.stone = self.stone
        twin.wheat = self.wheat
        twin.piety = self.piety
        twin.silver = self.silver
        twin.gift_piety = self.gift_piety
        twin.gift_silver = self.gift_silver
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "asked": self.asked,
            "split": self.split,
            "due": {
                "stone": self.stone,
                "wheat": self.wheat,
                "piety": self.piety,
                "silver": self.silver,
            },
            "gift": {
                "piety": self.gift_piety,
                "silver": self.gift_silver,
            },
        }

    # woven end


BILL: Final[Frame] = declared(
    Bill(),
    "bill",
    count("asked", 0, DEDUCT, "Reliquary, then Bank, then it is deducted"),
    flag("split", "the Bank is used: what does silver replace (PGM-20.27)"),
    Group(
        "due",
        "what is due",
        count("stone", 0, max(t.STONE_COST), "in stone"),
        count("wheat", 0, 1, "in wheat"),
        count("piety", 0, t.MOST_PIETY, "in piety"),
        count("silver", 0, t.PIECES, "in silver"),
    ),
    Group(
        "gift",
        "what a site is given afterwards",
        count("piety", 0, max(t.SITE_PIETY), "in piety", "gift_piety"),
        count("silver", 0, max(t.SITE_SILVER), "in silver", "gift_silver"),
    ),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Use(Frame):
    """A building that is being used (section 20)."""

    # woven: facts USE
    def __init__(self) -> None:
        super().__init__()
        self.user: i64 = NONE
        self.building: i64 = NONE
        self.by_yard: bool = False

    def copied(self) -> Frame:
        twin = Use()
        twin.user = self.user
        twin.building = self.building
        twin.by_yard = self.by_yard
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "user": number_or_none(self.user),
            "target": name_or_none(self.building, t.BUILDING_IDS),
            "by_yard": self.by_yard,
        }

    # woven end

    def begin(self, user: i64, building: i64) -> None:
        """Say what is used by whom."""
        self.user = user
        self.building = building


USE: Final[Frame] = declared(
    Use(),
    "use",
    seat("user", "by whom"),
    thing("target", t.BUILDING_IDS, "which", "building"),
    flag("by_yard", "for its fee a Wagon Yard is being rented (PGM-20.36)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Abbott(Frame):
    """A turn of Ab-Bott (section 27)."""

    # woven: facts ABBOTT
    def __init__(self) -> None:
        super().__init__()
        self.token: i64 = NONE
        self.value: i64 = 0
        self.laid: i64 = 0
        self.turned: bool = False

    def copied(self) -> Frame:
        twin = Abbott()
        twin.token = self.token
        twin.value = self.value
        twin.laid = self.laid
        twin.turned = self.turned
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "token": name_or_none(self.token, t.TOKEN_IDS),
            "value": self.value,
            "laid": self.laid,
            "turned": self.turned,
        }

    # woven end


ABBOTT: Final[Frame] = declared(
    Abbott(),
    "abbott",
    thing("token", t.TOKEN_IDS, "what he has drawn"),
    count("value", 0, MOST_ROADS, "road units that are still to be done"),
    count("laid", 0, MOST_ROADS, "tiles laid"),
    flag("turned", "he has turned the head of his path (PGM-27.30)"),
)

# The frames of which `pending` tells in a position; its `unit` and `solo` tell of the others.
OF_A_TURN: Final[tuple[Frame, ...]] = (SOWING, TURN, TITHE, DUTY, CONSTRUCT, ALMS, USE, BILL)
# What positions need not say: the renter and how a payment is split follow from the step.
FOLLOW: Final = ("user", "split")


def units_left(s: State, duty: Duty) -> i64:
    """The units of a duty that may still come, those of the Road Engineer too (PGM-11.3)."""
    site = s.found(Construct)
    return duty.value if site is None else duty.value + site.extra
