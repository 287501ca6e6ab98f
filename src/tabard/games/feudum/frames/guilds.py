"""What a Guild card and the functions of the guilds remember (sections 16 and 20 to 26)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import MOST_GOODS, goods
from tabard.games.feudum.player import NONE
from tabard.kernel.frame import Frame, declared, number, one_of, some_of
from tabard.kernel.ints import i64, mypyc_attr

# What can be done with a guild (FEU-16.1).
FUNCTION_IDS: Final = ("trade", "pull", "push")
TRADE: Final = 0
PULL: Final = 1
PUSH: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Work(Frame):
    """What is done with which guild, and whose function it is (FEU-16.1, FEU-16.6)."""

    def __init__(self) -> None:
        super().__init__()
        self.guild: i64 = NONE
        self.function: i64 = NONE
        self.host: i64 = NONE

    def copied(self) -> Frame:
        twin = Work()
        twin.guild = self.guild
        twin.function = self.function
        twin.host = self.host
        return twin


WORK: Final[Frame] = declared(
    Work(),
    one_of("guild", t.GUILD_IDS, "the guild"),
    one_of("function", FUNCTION_IDS, "a trade, a pull or a push"),
    number("host", t.MAX_PLAYERS - 1, "whose function is performed; another's at a feast", low=-1),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Delivery(Frame):
    """The goods of a farm on their way to the barn (FEU-20.1, FEU-20.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = NONE
        self.bowl: i64 = 0
        self.pairs: i64 = 0
        self.overflow: i64 = 0

    def copied(self) -> Frame:
        twin = Delivery()
        twin.place = self.place
        twin.bowl = self.bowl
        twin.pairs = self.pairs
        twin.overflow = self.overflow
        return twin


DELIVERY: Final[Frame] = declared(
    Delivery(),
    one_of("place", t.LOCATION_IDS, "the farm"),
    goods("bowl", "the goods on their way"),
    number("pairs", MOST_GOODS, "the pairs that are paid for"),
    number("overflow", MOST_GOODS, "how many more of the excess flow over to the next guilds"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Purchase(Frame):
    """Goods that are bought from the merchants (FEU-21.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.basket: i64 = 0
        self.price: i64 = 0
        self.next_kind: i64 = 0

    def copied(self) -> Frame:
        twin = Purchase()
        twin.basket = self.basket
        twin.price = self.price
        twin.next_kind = self.next_kind
        return twin


PURCHASE: Final[Frame] = declared(
    Purchase(),
    goods("basket", "what is picked, and still on the market"),
    number("price", t.COINS, "what it costs"),
    number("next_kind", t.GOODS, "the first kind that may still be picked"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruits(Frame):
    """The row of markers that the knights sell, and the beast it tames (23.1, 24.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.markers: i64 = 0
        self.monster: i64 = NONE

    def copied(self) -> Frame:
        twin = Recruits()
        twin.markers = self.markers
        twin.monster = self.monster
        return twin


RECRUITS: Final[Frame] = declared(
    Recruits(),
    number("markers", t.ROW_ROOM, "how many there were"),
    one_of("monster", t.MONSTER_IDS, "the monster that is tamed"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class SealPurchase(Frame):
    """Seals that are bought from the nobles (FEU-25.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: i64 = 0
        self.next_scroll: i64 = 0

    def copied(self) -> Frame:
        twin = SealPurchase()
        twin.chosen = self.chosen
        twin.next_scroll = self.next_scroll
        return twin


SEAL_PURCHASE: Final[Frame] = declared(
    SealPurchase(),
    some_of("chosen", t.SCROLL_IDS, "their scrolls"),
    number("next_scroll", t.SCROLLS, "the first scroll that may still be chosen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Cartage(Frame):
    """Goods that go from guild to guild (FEU-16.5)."""

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_kind: i64 = 0
        self.before: i64 = 0

    def copied(self) -> Frame:
        twin = Cartage()
        twin.left = self.left
        twin.next_kind = self.next_kind
        twin.before = self.before
        return twin


CARTAGE: Final[Frame] = declared(
    Cartage(),
    number("left", MOST_GOODS, "goods that are still to move"),
    number("next_kind", t.GOODS, "the first kind that may still move"),
    goods("before", "where they go, as it was at first"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Workshop(Frame):
    """Inventions of the alchemists (FEU-22.4, FEU-23.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_invention: i64 = 0
        self.made: i64 = 0
        self.barrels: i64 = 0

    def copied(self) -> Frame:
        twin = Workshop()
        twin.left = self.left
        twin.next_invention = self.next_invention
        twin.made = self.made
        twin.barrels = self.barrels
        return twin


WORKSHOP: Final[Frame] = declared(
    Workshop(),
    number("left", t.MOST_INVENTIONS, "how many more may be made"),
    number("next_invention", t.INVENTIONS, "the first that may still be made"),
    number("made", t.MOST_INVENTIONS, "how many were made"),
    number("barrels", t.MOST_INVENTIONS, "how many of them are barrels"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sealing(Frame):
    """Markers of the knights that become seals of the nobles (FEU-23.3, FEU-25.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.number: i64 = NONE
        self.before: i64 = 0

    def copied(self) -> Frame:
        twin = Sealing()
        twin.number = self.number
        twin.before = self.before
        return twin


SEALING: Final[Frame] = declared(
    Sealing(),
    number("number", t.KNIGHT_PUSH, "how many", low=-1),
    some_of("before", t.SCROLL_IDS, "the scrolls that had a seal at first"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class ColoursTaken(Frame):
    """The colours of the markers (FEU-33.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_colour: i64 = 0

    def copied(self) -> Frame:
        twin = ColoursTaken()
        twin.left = self.left
        twin.next_colour = self.next_colour
        return twin


COLOURS_TAKEN: Final[Frame] = declared(
    ColoursTaken(),
    number("left", t.KNIGHT_PUSH, "markers that are still to be taken"),
    number("next_colour", t.MAX_PLAYERS, "the first colour that may still be taken"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScrollsChosen(Frame):
    """The scrolls for the seals (FEU-33.3)."""

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


SCROLLS_CHOSEN: Final[Frame] = declared(
    ScrollsChosen(),
    number("left", t.KNIGHT_PUSH, "scrolls that are still to be chosen"),
    number("next_scroll", t.SCROLLS, "the first that may still be chosen"),
    some_of("chosen", t.SCROLL_IDS, "those chosen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeadsGiven(Frame):
    """Seals that become beads of the rosary (FEU-25.4, FEU-26.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.next_scroll: i64 = 0

    def copied(self) -> Frame:
        twin = BeadsGiven()
        twin.left = self.left
        twin.next_scroll = self.next_scroll
        return twin


BEADS_GIVEN: Final[Frame] = declared(
    BeadsGiven(),
    number("left", t.SCROLLS, "seals that are still to be chosen"),
    number("next_scroll", t.SCROLLS, "the first scroll that may still be chosen"),
)
