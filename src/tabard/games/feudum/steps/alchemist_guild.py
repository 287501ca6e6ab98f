"""The Alchemist Guild: vessels and krud (section 22); the Knight Guild's pull uses it too."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import (
    PULL,
    PUSH,
    Transfer,
    all_movable,
    pay_guild,
    pull_done,
    push_done,
)
from tabard.games.feudum.steps.setup import launch
from tabard.games.feudum.steps.turns import AFTER_CARD
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
    """Whether anything can be invented (FEU-22.4)."""
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
        s.goto(AFTER_CARD)


class Inventions(Step[FeudumState]):
    """Inventions in their order, up to so many (FEU-22.4, FEU-23.2).

    `left` more may be made, `before` were made, `power` of them barrels.
    """

    def __init__(self, name: str, rule: str, function: int, number: int) -> None:
        super().__init__(name, rule)
        self.function: i64 = function
        self.number: i64 = number

    def proceed(self, s: FeudumState) -> None:
        if s.turn == 0:
            s.left = self.number
            s.turn = 1
        elif s.left > 0 and self.any_more(s):
            s.awaits(s.active)
        else:
            self.finish(s)

    def any_more(self, s: FeudumState) -> bool:
        """Whether another invention can be made."""
        for invention in range(s.floor, t.INVENTIONS):
            if why_not_invented(s, invention, s.power) == "":
                return True
        return False

    def finish(self, s: FeudumState) -> None:
        """All inventions are made."""
        made = s.before
        s.power = 0
        if self.function == PULL:
            pull_done(s, made > 0, self.rule)
        else:
            push_done(s, made, self.rule)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for invention in range(t.INVENTIONS):
            code = a.INVENT + invention
            if invention < s.floor:
                menu.refuse(code, "FEU-33.1", PART_IS_LAID)
                continue
            why = why_not_invented(s, invention, s.power)
            if why == "":
                menu.offer(code)
            else:
                menu.refuse(code, self.rule, why)
        if s.before > 0:
            menu.offer(a.STOP)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        pool: dict[int, int] = {}
        for invention in range(s.floor, t.INVENTIONS):
            number = self.makes(s, invention)
            if number > 0:
                pool[int(a.INVENT + invention)] = int(number)
        least = 0 if s.before > 0 else 1
        return SetAsked(pool, least, min(s.left, sum(pool.values())), a.STOP)

    def makes(self, s: FeudumState, invention: i64) -> i64:
        """How often an invention alone could be made now."""
        after = s.copy()
        number: i64 = 0
        while number < s.left and why_not_invented(after, invention, after.power) == "":
            invent(after, invention, after.power, self.rule)
            if invention == t.KRUD:
                after.power += 1
            number += 1
        return number

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.STOP:
            self.finish(s)
            return
        invention = code - a.INVENT
        invent(s, invention, s.power, self.rule)
        if invention == t.KRUD:
            s.power += 1
        s.floor = invention
        s.before += 1
        s.left -= 1
        s.carry_on()


ALCHEMIST_TRADE: Final = AlchemistTrade("alchemist_trade", "FEU-22.2")
ALCHEMIST_PULL: Final = Transfer("alchemist_pull", "FEU-22.3", PULL, False, t.ALCHEMIST_PULL)
ALCHEMIST_PUSH: Final = Inventions("alchemist_push", "FEU-22.4", PUSH, t.MOST_INVENTIONS)
KNIGHT_PULL: Final = Inventions("knight_pull", "FEU-23.2", PULL, 1)
