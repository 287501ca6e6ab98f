"""The Alchemist Guild: vessels and krud (section 22); the Knight Guild's pull uses it too."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.frames.guilds import PULL, PUSH, Workshop
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import (
    Transfer,
    all_movable,
    pay_guild,
    pull_done,
    push_done,
)
from tabard.games.feudum.steps.setup import launch
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, SetAsked
from tabard.kernel.step import Step


def can_trade(s: FeudumState, seat: i64) -> bool:
    """Whether a vessel lies on the guild and can be paid (FEU-22.2)."""
    return s.shipyard != 0 and s.seats[seat].coins >= t.VESSEL_PRICE


def can_pull(s: FeudumState) -> bool:
    """Whether any good of the market fits a store (FEU-22.3)."""
    return all_movable(s, False) > 0


def can_push(s: FeudumState) -> bool:
    """Whether anything can be invented at the full price of a first barrel (FEU-22.4, 22.7)."""
    for invention in range(t.INVENTIONS):
        if why_not_invented(s, invention, 0) == "":
            return True
    return False


def covers(stores: i64, cost: i64) -> bool:
    """Whether the stores hold what an invention takes."""
    while cost != 0:
        if stores & t.GOODS_MASK < cost & t.GOODS_MASK:
            return False
        stores >>= t.GOODS_WIDTH
        cost >>= t.GOODS_WIDTH
    return True


def why_not_invented(s: FeudumState, invention: i64, barrels: i64) -> str:
    """Why an invention cannot be made after so many barrels; "" if it can (22.4 to 22.7)."""
    if invention == t.KRUD:
        if barrels == len(t.BARREL_COST):
            return "no-more-barrels"
        if not any_row_gains(s):
            return "no-row-gains-a-marker"
        return "" if covers(s.stores, t.BARREL_COST[barrels]) else "stores-lack-goods"
    if s.vessels_in_supply(invention) == 0:
        return "no-such-vessel-left"
    return "" if covers(s.stores, t.VESSEL_COST[invention]) else "stores-lack-goods"


def any_row_gains(s: FeudumState) -> bool:
    """Whether a barrel adds a marker to any row (FEU-22.6)."""
    for colour in range(s.rows_in_play()):
        if krud_adds(s, colour) > 0:
            return True
    return False


def krud_adds(s: FeudumState, colour: i64) -> i64:
    """How many markers a barrel adds to a row."""
    return min(t.KRUD_FILLS[s.row(colour)], s.stock_of(colour))


def invent(s: FeudumState, invention: i64, barrels: i64, rule: str) -> None:
    """Make a vessel or a barrel; its goods go to the haversack (FEU-22.4)."""
    krud = invention == t.KRUD
    cost = terms.invention_cost(invention, barrels)
    s.stores -= cost
    s.haversack += cost
    s.tell(rule, "invents", s.active, 1, t.INVENTION_IDS[invention])
    if not krud:
        launch(s, invention, "FEU-22.5")
        return
    for colour in range(s.rows_in_play()):
        number = krud_adds(s, colour)
        if number > 0:
            s.fill_row(colour, number)
            s.tell("FEU-22.6", "row-grows", s.active, number, t.COLOUR_IDS[colour])


class AlchemistTrade(Step[FeudumState]):
    """A vessel that lies on the guild (FEU-22.2)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for kind in range(t.VESSELS):
            if s.in_shipyard(kind) > 0:
                menu.offer(a.BUY_VESSEL + kind)
            else:
                menu.refuse(a.BUY_VESSEL + kind, self.rule, "no-such-vessel-there")

    def take(self, s: FeudumState, code: i64) -> None:
        kind = code - a.BUY_VESSEL
        pay_guild(s, s.active, t.ALCHEMIST, t.VESSEL_PRICE)
        s.fill_shipyard(kind, -1)
        s.seats[s.active].add_vessels(kind, 1)
        s.tell(self.rule, "gains-vessel", s.active, 1, t.VESSEL_IDS[kind])
        if s.shipyard == 0:
            s.tell(self.rule, "ferries-open", s.active)
        s.next()


class Inventions(Step[FeudumState]):
    """Inventions in their order, up to so many (FEU-22.4, FEU-23.2).

    `progress` 0: the workshop opens; 1: something may be made.
    """

    def __init__(self, name: str, rule: str, function: int, number: int) -> None:
        super().__init__(name, rule)
        self.function: i64 = function
        self.number: i64 = number

    def proceed(self, s: FeudumState) -> None:
        shop = s.of(Workshop)
        if s.progress == 0:
            shop.left = self.number
            s.progress = 1
        elif shop.left > 0 and self.any_more(s):
            s.awaits(s.active)
        else:
            self.finish(s)

    def any_more(self, s: FeudumState) -> bool:
        """Whether another invention can be made."""
        shop = s.of(Workshop)
        for invention in range(shop.next_invention, t.INVENTIONS):
            if why_not_invented(s, invention, shop.barrels) == "":
                return True
        return False

    def finish(self, s: FeudumState) -> None:
        """All inventions are made."""
        shop = s.of(Workshop)
        made = shop.made
        shop.barrels = 0
        if self.function == PULL:
            pull_done(s, made > 0, self.rule)
        else:
            push_done(s, made, self.rule)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        shop = s.of(Workshop)
        for invention in range(t.INVENTIONS):
            code = a.INVENT + invention
            if invention < shop.next_invention:
                menu.refuse(code, "FEU-33.1", PART_IS_LAID)
                continue
            why = why_not_invented(s, invention, shop.barrels)
            if why == "":
                menu.offer(code)
            else:
                menu.refuse(code, self.rule, why)
        if shop.made > 0:
            menu.offer(a.STOP)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        shop = s.of(Workshop)
        pool: dict[int, int] = {}
        for invention in range(shop.next_invention, t.INVENTIONS):
            number = self.makes(s, invention)
            if number > 0:
                pool[int(a.INVENT + invention)] = int(number)
        least = 0 if shop.made > 0 else 1
        return SetAsked(pool, least, min(shop.left, sum(pool.values())), a.STOP)

    def makes(self, s: FeudumState, invention: i64) -> i64:
        """How often an invention alone could be made now."""
        after = s.copy()
        shop = s.of(Workshop)
        barrels = shop.barrels
        number: i64 = 0
        while number < shop.left and why_not_invented(after, invention, barrels) == "":
            invent(after, invention, barrels, self.rule)
            if invention == t.KRUD:
                barrels += 1
            number += 1
        return number

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.STOP:
            self.finish(s)
            return
        invention = code - a.INVENT
        shop = s.of(Workshop)
        invent(s, invention, shop.barrels, self.rule)
        if invention == t.KRUD:
            shop.barrels += 1
        shop.next_invention = invention
        shop.made += 1
        shop.left -= 1
        s.carry_on()


ALCHEMIST_TRADE: Final[AlchemistTrade] = AlchemistTrade("alchemist_trade", "FEU-22.2")
ALCHEMIST_PULL: Final[Transfer] = Transfer(
    "alchemist_pull", "FEU-22.3", PULL, False, t.ALCHEMIST_PULL
)
ALCHEMIST_PUSH: Final[Inventions] = Inventions(
    "alchemist_push", "FEU-22.4", PUSH, t.MOST_INVENTIONS
)
KNIGHT_PULL: Final[Inventions] = Inventions("knight_pull", "FEU-23.2", PULL, 1)
