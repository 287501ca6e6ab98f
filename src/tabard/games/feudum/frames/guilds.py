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

    def __init__(self, source: Work | None = None) -> None:
        super().__init__()
        self.guild: i64 = NONE if source is None else source.guild
        self.function: i64 = NONE if source is None else source.function
        self.host: i64 = NONE if source is None else source.host

    def copied(self) -> Frame:
        return Work(self)


WORK: Final[Frame] = declared(
    Work(),
    one_of("guild", t.GUILD_IDS, "the guild"),
    one_of("function", FUNCTION_IDS, "a trade, a pull or a push"),
    number("host", t.MAX_PLAYERS - 1, "whose function is performed; another's at a feast", low=-1),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Delivery(Frame):
    """The goods of a farm on their way to the barn (FEU-20.1, FEU-20.2)."""

    def __init__(self, source: Delivery | None = None) -> None:
        super().__init__()
        self.place: i64 = NONE if source is None else source.place
        self.bowl: i64 = 0 if source is None else source.bowl
        self.pairs: i64 = 0 if source is None else source.pairs
        self.overflow: i64 = 0 if source is None else source.overflow

    def copied(self) -> Frame:
        return Delivery(self)


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

    def __init__(self, source: Purchase | None = None) -> None:
        super().__init__()
        self.basket: i64 = 0 if source is None else source.basket
        self.price: i64 = 0 if source is None else source.price
        self.next_kind: i64 = 0 if source is None else source.next_kind

    def copied(self) -> Frame:
        return Purchase(self)


PURCHASE: Final[Frame] = declared(
    Purchase(),
    goods("basket", "what is picked, and still on the market"),
    number("price", t.COINS, "what it costs"),
    number("next_kind", t.GOODS, "the first kind that may still be picked"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruits(Frame):
    """The row of markers that the knights sell, and the beast it tames (23.1, 24.1)."""

    def __init__(self, source: Recruits | None = None) -> None:
        super().__init__()
        self.markers: i64 = 0 if source is None else source.markers
        self.monster: i64 = NONE if source is None else source.monster

    def copied(self) -> Frame:
        return Recruits(self)


RECRUITS: Final[Frame] = declared(
    Recruits(),
    number("markers", t.ROW_ROOM, "how many there were"),
    one_of("monster", t.MONSTER_IDS, "the monster that is tamed"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class SealPurchase(Frame):
    """Seals that are bought from the nobles (FEU-25.2)."""

    def __init__(self, source: SealPurchase | None = None) -> None:
        super().__init__()
        self.chosen: i64 = 0 if source is None else source.chosen
        self.next_scroll: i64 = 0 if source is None else source.next_scroll

    def copied(self) -> Frame:
        return SealPurchase(self)


SEAL_PURCHASE: Final[Frame] = declared(
    SealPurchase(),
    some_of("chosen", t.SCROLL_IDS, "their scrolls"),
    number("next_scroll", t.SCROLLS, "the first scroll that may still be chosen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Cartage(Frame):
    """Goods that go from guild to guild (FEU-16.5)."""

    def __init__(self, source: Cartage | None = None) -> None:
        super().__init__()
        self.left: i64 = 0 if source is None else source.left
        self.next_kind: i64 = 0 if source is None else source.next_kind
        self.before: i64 = 0 if source is None else source.before

    def copied(self) -> Frame:
        return Cartage(self)


CARTAGE: Final[Frame] = declared(
    Cartage(),
    number("left", MOST_GOODS, "goods that are still to move"),
    number("next_kind", t.GOODS, "the first kind that may still move"),
    goods("before", "where they go, as it was at first"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Workshop(Frame):
    """Inventions of the alchemists (FEU-22.4, FEU-23.2)."""

    def __init__(self, source: Workshop | None = None) -> None:
        super().__init__()
        self.left: i64 = 0 if source is None else source.left
        self.next_invention: i64 = 0 if source is None else source.next_invention
        self.made: i64 = 0 if source is None else source.made
        self.barrels: i64 = 0 if source is None else source.barrels

    def copied(self) -> Frame:
        return Workshop(self)


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

    def __init__(self, source: Sealing | None = None) -> None:
        super().__init__()
        self.number: i64 = NONE if source is None else source.number
        self.before: i64 = 0 if source is None else source.before

    def copied(self) -> Frame:
        return Sealing(self)


SEALING: Final[Frame] = declared(
    Sealing(),
    number("number", t.KNIGHT_PUSH, "how many", low=-1),
    some_of("before", t.SCROLL_IDS, "the scrolls that had a seal at first"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class ColoursTaken(Frame):
    """The colours of the markers (FEU-33.3)."""

    def __init__(self, source: ColoursTaken | None = None) -> None:
        super().__init__()
        self.left: i64 = 0 if source is None else source.left
        self.next_colour: i64 = 0 if source is None else source.next_colour

    def copied(self) -> Frame:
        return ColoursTaken(self)


COLOURS_TAKEN: Final[Frame] = declared(
    ColoursTaken(),
    number("left", t.KNIGHT_PUSH, "markers that are still to be taken"),
    number("next_colour", t.MAX_PLAYERS, "the first colour that may still be taken"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScrollsChosen(Frame):
    """The scrolls for the seals (FEU-33.3)."""

    def __init__(self, source: ScrollsChosen | None = None) -> None:
        super().__init__()
        self.left: i64 = 0 if source is None else source.left
        self.next_scroll: i64 = 0 if source is None else source.next_scroll
        self.chosen: i64 = 0 if source is None else source.chosen

    def copied(self) -> Frame:
        return ScrollsChosen(self)


SCROLLS_CHOSEN: Final[Frame] = declared(
    ScrollsChosen(),
    number("left", t.KNIGHT_PUSH, "scrolls that are still to be chosen"),
    number("next_scroll", t.SCROLLS, "the first that may still be chosen"),
    some_of("chosen", t.SCROLL_IDS, "those chosen"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeadsGiven(Frame):
    """Seals that become beads of the rosary (FEU-25.4, FEU-26.2)."""

    def __init__(self, source: BeadsGiven | None = None) -> None:
        super().__init__()
        self.left: i64 = 0 if source is None else source.left
        self.next_scroll: i64 = 0 if source is None else source.next_scroll

    def copied(self) -> Frame:
        return BeadsGiven(self)


BEADS_GIVEN: Final[Frame] = declared(
    BeadsGiven(),
    number("left", t.SCROLLS, "seals that are still to be chosen"),
    number("next_scroll", t.SCROLLS, "the first scroll that may still be chosen"),
)
