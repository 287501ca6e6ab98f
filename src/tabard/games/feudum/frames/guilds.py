"""What a Guild card and the functions of the guilds remember (sections 16 and 20 to 26)."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import MOST_GOODS
from tabard.games.feudum.frames.kinds import goods
from tabard.games.feudum.player import NONE
from tabard.kernel.box.fields import count, seat, thing
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import counts, name_or_none, number_or_none

# What can be done with a guild (FEU-16.1).
FUNCTION_IDS: Final = ("trade", "pull", "push")
TRADE: Final = 0
PULL: Final = 1
PUSH: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Work(Frame):
    """What is done with which guild, and whose function it is (FEU-16.1, FEU-16.6)."""

    # woven: facts WORK
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

    def written(self) -> dict[str, Any]:
        return {
            "guild": name_or_none(self.guild, t.GUILD_IDS),
            "function": name_or_none(self.function, FUNCTION_IDS),
            "host": number_or_none(self.host),
        }

    # woven end


WORK: Final[Frame] = declared(
    Work(),
    "work",
    thing("guild", t.GUILD_IDS, "the guild"),
    thing("function", FUNCTION_IDS, "a trade, a pull or a push"),
    seat("host", "whose function is performed; another's at a feast"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Delivery(Frame):
    """The goods of a farm on their way to the barn (FEU-20.1, FEU-20.2)."""

    # woven: facts DELIVERY
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

    def written(self) -> dict[str, Any]:
        return {
            "place": name_or_none(self.place, t.LOCATION_IDS),
            "bowl": counts(self.bowl, t.GOOD_IDS, 8),
            "pairs": self.pairs,
            "overflow": self.overflow,
        }

    # woven end


DELIVERY: Final[Frame] = declared(
    Delivery(),
    "delivery",
    thing("place", t.LOCATION_IDS, "the farm"),
    goods("bowl", "the goods on their way"),
    count("pairs", 0, MOST_GOODS, "the pairs that are paid for"),
    count("overflow", 0, MOST_GOODS, "how many more of the excess flow over to the next guilds"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Purchase(Frame):
    """Goods that are bought from the merchants (FEU-21.3)."""

    # woven: facts PURCHASE
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

    def written(self) -> dict[str, Any]:
        return {
            "basket": counts(self.basket, t.GOOD_IDS, 8),
            "price": self.price,
            "next_kind": self.next_kind,
        }

    # woven end


PURCHASE: Final[Frame] = declared(
    Purchase(),
    "purchase",
    goods("basket", "what is picked, and still on the market"),
    count("price", 0, t.COINS, "what it costs"),
    count("next_kind", 0, t.GOODS, "the first kind that may still be picked"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruits(Frame):
    """The row of markers that the knights sell, and the beast it tames (23.1, 24.1)."""

    # woven: facts RECRUITS
    def __init__(self) -> None:
        super().__init__()
        self.markers: i64 = 0
        self.monster: i64 = NONE

    def copied(self) -> Frame:
        twin = Recruits()
        twin.markers = self.markers
        twin.monster = self.monster
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "markers": self.markers,
            "monster": name_or_none(self.monster, t.MONSTER_IDS),
        }

    # woven end


RECRUITS: Final[Frame] = declared(
    Recruits(),
    "recruits",
    count("markers", 0, t.ROW_ROOM, "how many there were"),
    thing("monster", t.MONSTER_IDS, "the monster that is tamed"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Cartage(Frame):
    """Goods that go from guild to guild (FEU-16.5)."""

    # woven: facts CARTAGE
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

    def written(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "next_kind": self.next_kind,
            "before": counts(self.before, t.GOOD_IDS, 8),
        }

    # woven end


CARTAGE: Final[Frame] = declared(
    Cartage(),
    "cartage",
    count("left", 0, MOST_GOODS, "goods that are still to move"),
    count("next_kind", 0, t.GOODS, "the first kind that may still move"),
    goods("before", "where they go, as it was at first"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Workshop(Frame):
    """Inventions of the alchemists (FEU-22.4, FEU-23.2)."""

    # woven: facts WORKSHOP
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

    def written(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "next_invention": self.next_invention,
            "made": self.made,
            "barrels": self.barrels,
        }

    # woven end


WORKSHOP: Final[Frame] = declared(
    Workshop(),
    "workshop",
    count("left", 0, t.MOST_INVENTIONS, "how many more may be made"),
    count("next_invention", 0, t.INVENTIONS, "the first that may still be made"),
    count("made", 0, t.MOST_INVENTIONS, "how many were made"),
    count("barrels", 0, t.MOST_INVENTIONS, "how many of them are barrels"),
)
