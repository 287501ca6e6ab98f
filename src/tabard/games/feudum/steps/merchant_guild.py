"""The Merchant Guild: goods at printed prices (section 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.frames.guilds import PULL, PUSH, Purchase
from tabard.games.feudum.ledger import all_goods, one_good, receive
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import Transfer, all_movable, pay_guild
from tabard.games.feudum.steps.payment import place_sulphur
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, SetAsked
from tabard.kernel.step import Step


def price_of(s: FeudumState, kind: i64, more: i64 = 0) -> i64:
    """What the next good of a kind costs, those picked and more left out; 0 if there is none."""
    picked = s.of(Purchase).basket >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
    return terms.price(kind, s.on_market(kind) - picked - more)


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
    """One to three goods, kinds ascending; prices are summed first (FEU-16.3, FEU-21.3)."""

    def proceed(self, s: FeudumState) -> None:
        basket = s.of(Purchase).basket
        if all_goods(basket) < t.MOST_BOUGHT and (basket == 0 or self.affords_more(s)):
            s.awaits(s.active)
        else:
            self.buy(s)

    def affords_more(self, s: FeudumState) -> bool:
        """Whether another good could be picked."""
        purchase = s.of(Purchase)
        for kind in range(purchase.next_kind, t.GOODS):
            price = price_of(s, kind)
            if price > 0 and purchase.price + price <= s.seats[s.active].coins:
                return True
        return False

    def ask(self, s: FeudumState, menu: Menu) -> None:
        purchase = s.of(Purchase)
        coins = s.seats[s.active].coins
        for kind in range(t.GOODS):
            price = price_of(s, kind)
            whole = purchase.price + price
            if kind < purchase.next_kind:
                menu.refuse(a.BUY + kind, "FEU-33.1", PART_IS_LAID)
            elif price == 0:
                menu.refuse(a.BUY + kind, self.rule, "none-on-the-market")
            elif whole > coins:
                menu.refuse(a.BUY + kind, "FEU-16.3", "too-few-coins", whole, coins)
            else:
                menu.offer(a.BUY + kind)
        if purchase.basket != 0:
            menu.offer(a.STOP)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        purchase = s.of(Purchase)
        pool: dict[int, int] = {}
        left: i64 = t.MOST_BOUGHT - all_goods(purchase.basket)
        for kind in range(purchase.next_kind, t.GOODS):
            number = self.affordable(s, kind, left)
            if number > 0:
                pool[int(a.BUY + kind)] = int(number)
        least = 0 if purchase.basket != 0 else 1
        return SetAsked(pool, least, min(left, sum(pool.values())), a.STOP)

    def affordable(self, s: FeudumState, kind: i64, most: i64) -> i64:
        """How many goods of one kind alone could be bought besides those in the basket."""
        spent = s.of(Purchase).price
        number: i64 = 0
        while number < most:
            price = price_of(s, kind, number)
            spent += price
            if price == 0 or spent > s.seats[s.active].coins:
                break
            number += 1
        return number

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.STOP:
            self.buy(s)
            return
        kind = code - a.BUY
        purchase = s.of(Purchase)
        purchase.price += price_of(s, kind)
        purchase.basket += one_good(kind, 1)
        purchase.next_kind = kind
        s.carry_on()

    def buy(self, s: FeudumState) -> None:
        """Pay, then take the goods."""
        purchase = s.of(Purchase)
        pay_guild(s, s.active, t.MERCHANT, purchase.price)
        for kind in range(t.GOODS):
            number = purchase.basket >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
            s.market -= one_good(kind, number)
            receive(s, s.active, kind, number, self.rule)
        purchase.basket = 0
        s.next()
        place_sulphur(s)


MERCHANT_TRADE: Final[MerchantTrade] = MerchantTrade("merchant_trade", "FEU-21.3")
MERCHANT_PULL: Final[Transfer] = Transfer("merchant_pull", "FEU-21.4", PULL, True, t.MERCHANT_PULL)
MERCHANT_PUSH: Final[Transfer] = Transfer("merchant_push", "FEU-21.5", PUSH, False, t.MERCHANT_PUSH)
