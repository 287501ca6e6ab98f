"""What parts of a chapter remember while they run: each fact lives as long as its part.

Every frame is declared here once; what it says is written into positions by `places`.
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import tables as t
from tabard.kernel.frame import Frame, declared, flag, number, one_of, some_of
from tabard.kernel.ints import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Frame):
    """The turns of step 5 (section 9)."""

    def __init__(self, source: Turns | None = None) -> None:
        super().__init__()
        if source is None:
            self.playing: i64 = 0
        else:
            self.playing = source.playing

    def copied(self) -> Frame:
        return Turns(self)


TURNS: Final = declared(
    Turns(),
    number("playing", t.MAX_PLAYERS, "how many players have had their turn"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Levelling(Frame):
    """Piles that are levelled, because a card was laid open (WWE-9.7)."""

    def __init__(self, source: Levelling | None = None) -> None:
        super().__init__()
        if source is None:
            self.seat: i64 = t.NONE
            self.in_turn: bool = False
        else:
            self.seat = source.seat
            self.in_turn = source.in_turn

    def copied(self) -> Frame:
        return Levelling(self)


LEVELLING: Final = declared(
    Levelling(),
    number("seat", t.MAX_PLAYERS - 1, "who has laid the card", low=t.NONE),
    flag("in_turn", "in his turn of step 5, not at court or in the war (WWE-21.III09)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Settling(Frame):
    """A finished project that is being settled (WWE-11.4)."""

    def __init__(self, source: Settling | None = None) -> None:
        super().__init__()
        if source is None:
            self.project: i64 = t.NONE
            self.donors: i64 = 0
        else:
            self.project = source.project
            self.donors = source.donors

    def copied(self) -> Frame:
        return Settling(self)


SETTLING: Final = declared(
    Settling(),
    one_of("project", t.PROJECT_IDS, "which"),
    number("donors", t.MAX_PLAYERS, "how many players have been looked at, in turn order"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Care(Frame):
    """Care for the sick (section 13)."""

    def __init__(self, source: Care | None = None) -> None:
        super().__init__()
        if source is None:
            self.carer: i64 = t.NONE
            self.chosen: i64 = 0
        else:
            self.carer = source.carer
            self.chosen = source.chosen

    def copied(self) -> Frame:
        return Care(self)


CARE: Final = declared(
    Care(),
    number("carer", t.MAX_PLAYERS - 1, "who cares, once he has decided to", low=t.NONE),
    some_of("chosen", t.LOCATION_IDS, "the locations of those he has still to care for"),
)
