"""The Merchant Guild: goods at printed prices (section 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.ledger import all_goods, one_good, receive
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import PULL, PUSH, Transfer, all_movable, pay_guild
from tabard.games.feudum.steps.payment import place_sulphur
from tabard.games.feudum.steps.turns import AFTER_CARD
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, SetAsked
from tabard.kernel.step import Step


def price_of(s: FeudumState, kind: i64) -> i64:
    """What the next good of a kind costs, those picked already left out; 0 if there is none."""
    count = s.on_market(kind) - (s.bowl >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK)
    return terms.price(kind, count)


def can_trade(s: FeudumState, seat: i64) -> bool:
    """Whether a player can buy any good (FEU-21.3)."""
    for kind in range(t.GOODS):
        price = terms.price(kind, s.on_market(kind))
        if 0 < price <= s.seats[seat].coins:
            return True
    return False


def can_pull(s: FeudumState) -> bool:
    """Whether any good of the barn fits the market (FEU-21.4)."""
    return all_movable(s, True) > 0


def can_push(s: FeudumState) -> bool:
    """Whether any good of the market fits a store (FEU-21.5)."""
    return all_movable(s, False) > 0


class MerchantTrade(Step[FeudumState]):
    """One to three goods, kinds ascending; prices are summed first (FEU-16.3, FEU-21.3).

    The bowl holds what is picked, `before` its price.
    """

    def proceed(self, s: FeudumState) -> None:
        if all_goods(s.bowl) < t.MOST_BOUGHT and (s.bowl == 0 or self.affords_more(s)):
            s.awaits(s.active)
        else:
            self.buy(s)

    def affords_more(self, s: FeudumState) -> bool:
        """Whether another good could be picked."""
        for kind in range(s.floor, t.GOODS):
            price = price_of(s, kind)
            if price > 0 and s.before + price <= s.seats[s.active].coins:
                return True
        return False

    def ask(self, s: FeudumState, menu: Menu) -> None:
        coins = s.seats[s.active].coins
        for kind in range(t.GOODS):
            price = price_of(s, kind)
            if kind < s.floor:
                menu.refuse(a.BUY + kind, "FEU-33.1", PART_IS_LAID)
            elif price == 0:
                menu.refuse(a.BUY + kind, self.rule, "none-on-the-market")
            elif s.before + price > coins:
                menu.refuse(a.BUY + kind, "FEU-16.3", "too-few-coins", s.before + price, coins)
            else:
                menu.offer(a.BUY + kind)
        if s.bowl != 0:
            menu.offer(a.STOP)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        pool: dict[int, int] = {}
        left: i64 = t.MOST_BOUGHT - all_goods(s.bowl)
        for kind in range(s.floor, t.GOODS):
            number = self.affordable(s, kind, left)
            if number > 0:
                pool[int(a.BUY + kind)] = int(number)
        least = 0 if s.bowl != 0 else 1
        return SetAsked(pool, least, min(left, sum(pool.values())), a.STOP)

    def affordable(self, s: FeudumState, kind: i64, most: i64) -> i64:
        """How many goods of one kind alone could be bought besides those in the bowl."""
        after = s.copy()
        number: i64 = 0
        while number < most:
            price = price_of(after, kind)
            if price == 0 or after.before + price > s.seats[s.active].coins:
                break
            after.before += price
            after.bowl += one_good(kind, 1)
            number += 1
        return number

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.STOP:
            self.buy(s)
            return
        kind = code - a.BUY
        s.before += price_of(s, kind)
        s.bowl += one_good(kind, 1)
        s.floor = kind
        s.carry_on()

    def buy(self, s: FeudumState) -> None:
        """Pay, then take the goods."""
        pay_guild(s, s.active, t.MERCHANT, s.before)
        for kind in range(t.GOODS):
            number = s.bowl >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
            s.market -= one_good(kind, number)
            receive(s, s.active, kind, number, self.rule)
        s.bowl = 0
        s.goto(AFTER_CARD)
        place_sulphur(s)


MERCHANT_TRADE: Final = MerchantTrade("merchant_trade", "FEU-21.3")
MERCHANT_PULL: Final = Transfer("merchant_pull", "FEU-21.4", PULL, True, t.MERCHANT_PULL)
MERCHANT_PUSH: Final = Transfer("merchant_push", "FEU-21.5", PUSH, False, t.MERCHANT_PUSH)
