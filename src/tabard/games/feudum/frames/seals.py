"""What the functions remember that move seals: of nobles, knights and monks (FEU-23.3 to 26.2)."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE
from tabard.kernel.box.fields import Ids, count
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import names


@mypyc_attr(acyclic=True, free_list_len=1)
class SealPurchase(Frame):
    """Seals that are bought from the nobles (FEU-25.2)."""

    # woven: facts SEAL_PURCHASE
    def __init__(self) -> None:
        super().__init__()
        self.chosen: i64 = 0
        self.next_scroll: i64 = 0

    def copied(self) -> Frame:
        twin = SealPurchase()
        twin.chosen = self.chosen
        twin.next_scroll = self.next_scroll
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "chosen": names(self.chosen, t.SCROLL_IDS),
            "next_scroll": self.next_scroll,
        }

    # woven end


SEAL_PURCHASE: Final[Frame] = declared(
    SealPurchase(),
    "seal_purchase",
    Ids("chosen", t.SCROLL_IDS, "their scrolls"),
    count("next_scroll", 0, t.SCROLLS, "the first scroll that may still be chosen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sealing(Frame):
    """Markers of the knights that become seals of the nobles (FEU-23.3, FEU-25.3)."""

    # woven: facts SEALING
    def __init__(self) -> None:
        super().__init__()
        self.number: i64 = NONE
        self.before: i64 = 0

    def copied(self) -> Frame:
        twin = Sealing()
        twin.number = self.number
        twin.before = self.before
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "before": names(self.before, t.SCROLL_IDS),
        }

    # woven end


SEALING: Final[Frame] = declared(
    Sealing(),
    "sealing",
    count("number", NONE, t.KNIGHT_PUSH, "how many", start=NONE),
    Ids("before", t.SCROLL_IDS, "the scrolls that had a seal at first"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class ColoursTaken(Frame):
    """The colours of the markers (FEU-33.3)."""

    # woven: facts COLOURS_TAKEN
    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_colour: i64 = 0

    def copied(self) -> Frame:
        twin = ColoursTaken()
        twin.left = self.left
        twin.next_colour = self.next_colour
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "next_colour": self.next_colour,
        }

    # woven end


COLOURS_TAKEN: Final[Frame] = declared(
    ColoursTaken(),
    "colours_taken",
    count("left", 0, t.KNIGHT_PUSH, "markers that are still to be taken"),
    count("next_colour", 0, t.MAX_PLAYERS, "the first colour that may still be taken"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScrollsChosen(Frame):
    """The scrolls for the seals (FEU-33.3)."""

    # woven: facts SCROLLS_CHOSEN
    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_scroll: i64 = 0
        self.chosen: i64 = 0

    def copied(self) -> Frame:
        twin = ScrollsChosen()
        twin.left = self.left
        twin.next_scroll = self.next_scroll
        twin.chosen = self.chosen
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "next_scroll": self.next_scroll,
            "chosen": names(self.chosen, t.SCROLL_IDS),
        }

    # woven end


SCROLLS_CHOSEN: Final[Frame] = declared(
    ScrollsChosen(),
    "scrolls_chosen",
    count("left", 0, t.KNIGHT_PUSH, "scrolls that are still to be chosen"),
    count("next_scroll", 0, t.SCROLLS, "the first that may still be chosen"),
    Ids("chosen", t.SCROLL_IDS, "those chosen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeadsGiven(Frame):
    """Seals that become beads of the rosary (FEU-25.4, FEU-26.2)."""

    # woven: facts BEADS_GIVEN
    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_scroll: i64 = 0

    def copied(self) -> Frame:
        twin = BeadsGiven()
        twin.left = self.left
        twin.next_scroll = self.next_scroll
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "next_scroll": self.next_scroll,
        }

    # woven end


BEADS_GIVEN: Final[Frame] = declared(
    BeadsGiven(),
    "beads_given",
    count("left", 0, t.SCROLLS, "seals that are still to be chosen"),
    count("next_scroll", 0, t.SCROLLS, "the first scroll that may still be chosen"),
)
