"""The Farmer Guild: barn, chickens and purse (section 20)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.guilds import PUSH, Delivery
from tabard.games.feudum.ledger import all_goods, gain_coins, gain_from_haversack, one_good
from tabard.games.feudum.sequences import total, with_value
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import (
    Transfer,
    all_movable,
    offer_beads,
    pull_done,
    share_out,
    take_bead,
)
from tabard.games.feudum.steps.setup import offer_goods
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def can_trade(s: FeudumState, seat: i64) -> bool:
    """Whether a ruled farm has a good; goods elsewhere are no harvest (FEU-6.4, FEU-20.1)."""
    farms = s.farms & s.seats[seat].rules
    for place in range(t.LOCATIONS):
        if has(farms, place) and s.lying_in_all(place) > 0:
            return True
    return False


def can_pull(s: FeudumState) -> bool:
    """Whether there is a bead and a free chicken (FEU-20.4)."""
    return len(s.rosary) > 0 and len(s.chickens) < t.CHICKENS


def can_push(s: FeudumState) -> bool:
    """Whether any good of the barn can move on (FEU-20.5)."""
    return all_movable(s, True) > 0


class FarmerTrade(Step[FeudumState]):
    """All goods of a ruled farm go to the barn (FEU-20.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        farms = s.farms & s.seats[s.active].rules
        for place in range(t.LOCATIONS):
            if has(farms, place) and s.lying_in_all(place) > 0:
                menu.offer(a.SEND + place)
            elif menu.explaining:
                menu.refuse(a.SEND + place, self.rule, "not-a-farm-of-yours-with-goods")

    def take(self, s: FeudumState, code: i64) -> None:
        delivery = s.of(Delivery)
        place = code - a.SEND
        delivery.place = place
        number: i64 = 0
        for kind in range(t.GOODS):
            lying = s.lying(place, kind)
            delivery.bowl += one_good(kind, lying)
            number += lying
            if lying > 0:
                s.lay(place, kind, -lying)
        delivery.pairs = number // t.GOODS_PER_PAIR
        delivery.overflow = total(s.chickens) if s.readings.overflow_sum else len(s.chickens)
        s.tell(self.rule, "sends-to-barn", s.active, number, "", t.LOCATION_IDS[place])
        s.next()


class Overflow(Step[FeudumState]):
    """Goods enter the barn in random order; some of the excess flows over (FEU-20.2)."""

    def proceed(self, s: FeudumState) -> None:
        delivery = s.of(Delivery)
        room = t.BARN - all_goods(s.barn)
        if all_goods(delivery.bowl) <= room:
            s.barn += delivery.bowl
            delivery.bowl = 0
            s.next()
        elif room > 0 or delivery.overflow > 0:
            s.awaits(CHANCE)
        else:
            self.return_rest(s)
            s.next()

    def return_rest(self, s: FeudumState) -> None:
        """What neither fits nor flows over goes to the haversack."""
        delivery = s.of(Delivery)
        for kind in range(t.GOODS):
            number = delivery.bowl >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
            if number > 0:
                s.fill_haversack(kind, number)
                s.tell(self.rule, "goods-return", s.active, number, t.GOOD_IDS[kind])
        delivery.bowl = 0

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_goods(s.of(Delivery).bowl, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        kind = code - a.DRAW_GOOD
        one = one_good(kind, 1)
        delivery = s.of(Delivery)
        delivery.bowl -= one
        s.carry_on()
        if all_goods(s.barn) < t.BARN:
            s.barn += one
            return
        delivery.overflow -= 1
        name = t.GOOD_IDS[kind]
        if s.on_market(kind) < t.MARKET_ROOM:
            s.market += one
            s.tell(self.rule, "flows-over", s.active, 1, name, t.GUILD_IDS[t.MERCHANT])
        elif s.in_store(kind) < t.STORE_ROOM[kind]:
            s.stores += one
            s.tell(self.rule, "flows-over", s.active, 1, name, t.GUILD_IDS[t.ALCHEMIST])
        else:
            s.fill_haversack(kind, 1)
            s.tell(self.rule, "goods-return", s.active, 1, name)


class Pairs(Step[FeudumState]):
    """For each full pair a food or a shilling: how many as food (FEU-20.1, FEU-20.3)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        pairs = s.of(Delivery).pairs
        most: i64 = min(pairs, s.in_haversack(t.FOOD))
        for number in range(pairs + 1):
            if number <= most:
                menu.offer(a.TAKE_FOOD + number)
            else:
                menu.refuse(a.TAKE_FOOD + number, "FEU-4.3", "too-little-food", number, most)

    def take(self, s: FeudumState, code: i64) -> None:
        food = code - a.TAKE_FOOD
        if food > 0:
            gain_from_haversack(s, s.active, t.FOOD, food, self.rule)
        pairs = s.of(Delivery).pairs
        if pairs > food:
            gain_coins(s, s.active, pairs - food, self.rule)
        s.next()


class FarmerPull(Step[FeudumState]):
    """A bead of the rosary to a chicken (FEU-20.4)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_beads(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        value = take_bead(s, code)
        s.chickens = with_value(s.chickens, value)
        s.tell(self.rule, "bead-to-chicken", s.active, value)
        pull_done(s, total(s.chickens) >= t.CHICKEN_SUM, self.rule)


class FarmerPush(Transfer):
    """Goods from the barn to the market; then the purse is split (FEU-20.5, FEU-20.6)."""

    def finish(self, s: FeudumState) -> None:
        super().finish(s)
        s.purse = share_out(s, t.FARMER, s.purse, "FEU-20.6")


FARMER_TRADE: Final[FarmerTrade] = FarmerTrade("farmer_trade", "FEU-20.1")
OVERFLOW: Final[Overflow] = Overflow("overflow", "FEU-20.2")
PAIRS: Final[Pairs] = Pairs("pairs", "FEU-20.1")
FARMER_PULL: Final[FarmerPull] = FarmerPull("farmer_pull", "FEU-20.4")
FARMER_PUSH: Final[FarmerPush] = FarmerPush("farmer_push", "FEU-20.5", PUSH, True, t.FARMER_PUSH)
