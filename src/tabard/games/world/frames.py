"""What parts of a chapter remember while they run: each fact lives as long as its part.

The facts of a frame are declared once, below it, under the names that positions have for them; the
rest of it is woven from that.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.world import tables as t
from tabard.games.world.tables import NONE
from tabard.kernel.box.fields import Ids, count, flag, seat, thing
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import name_or_none, names, number_or_none


@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Frame):
    """The turns of step 5 (section 9)."""

    # woven: facts TURNS
    def __init__(self) -> None:
        super().__init__()
        self.playing: i64 = 0

    def copied(self) -> Frame:
        twin = Turns()
        twin.playing = self.playing
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "playing": self.playing,
        }

    # woven end


TURNS: Final[Frame] = declared(
    Turns(),
    "turns",
    count("playing", 0, t.MAX_PLAYERS, "how many players have had their turn in step 5"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Levelling(Frame):
    """Piles that are levelled, because a card was laid open (WWE-9.7)."""

    # woven: facts LEVELLING
    def __init__(self) -> None:
        super().__init__()
        self.seat: i64 = NONE
        self.in_turn: bool = False

    def copied(self) -> Frame:
        twin = Levelling()
        twin.seat = self.seat
        twin.in_turn = self.in_turn
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "seat": number_or_none(self.seat),
            "in_turn": self.in_turn,
        }

    # woven end


LEVELLING: Final[Frame] = declared(
    Levelling(),
    "levelling",
    seat("seat", "who has laid the card"),
    flag("in_turn", "in his turn of step 5, not at court or in the war (WWE-21.III09)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Settling(Frame):
    """A finished project that is being settled (WWE-11.4)."""

    # woven: facts SETTLING
    def __init__(self) -> None:
        super().__init__()
        self.project: i64 = NONE
        self.donors: i64 = 0

    def copied(self) -> Frame:
        twin = Settling()
        twin.project = self.project
        twin.donors = self.donors
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "finishing": name_or_none(self.project, t.PROJECT_IDS),
            "donors_seen": self.donors,
        }

    # woven end


SETTLING: Final[Frame] = declared(
    Settling(),
    "settling",
    thing("finishing", t.PROJECT_IDS, "the project being settled", "project"),
    count("donors_seen", 0, t.MAX_PLAYERS, "how many players have been looked at", "donors"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Care(Frame):
    """Care for the sick (section 13)."""

    # woven: facts CARE
    def __init__(self) -> None:
        super().__init__()
        self.carer: i64 = NONE
        self.chosen: i64 = 0

    def copied(self) -> Frame:
        twin = Care()
        twin.carer = self.carer
        twin.chosen = self.chosen
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "carer": number_or_none(self.carer),
            "caring": names(self.chosen, t.LOCATION_IDS),
        }

    # woven end


CARE: Final[Frame] = declared(
    Care(),
    "care",
    seat("carer", "who cares for the sick, once he has decided to"),
    Ids("caring", t.LOCATION_IDS, "the locations of those he has still to care for", "chosen"),
)
