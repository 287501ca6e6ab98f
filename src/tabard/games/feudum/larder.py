"""Figures of food that can still be fetched: who starves tonight whatever is done, and tomorrow.

Whoever is short of food buys it from the merchants, or has the goods of a farm taken for it, each
by one action with a guild. What is picked or promised already counts as if it were there; what the
cards in hand can still fetch counts against the mouths that nothing else feeds.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import feature_names as f
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.guilds import TRADE, Delivery, Purchase, Work
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.harvest import yield_of
from tabard.games.feudum.terms import price
from tabard.games.feudum.whereabouts import action_of
from tabard.kernel.features import Scale
from tabard.kernel.ints import has, i64

TO_RETURN: Final[int] = 1 + ((t.MIGRATE_FOOD >> (t.FOOD * t.GOODS_WIDTH)) & t.GOODS_MASK)
FETCHED: Final = 0.5  # how far food that can be fetched is as good as there


def weigh_larder(
    s: FeudumState, seat: i64, p: Player, have: i64, mouths: i64, scale: Scale
) -> None:
    """Food, wine and tiles against this evening's mouths and the next, fetching counted."""
    pawns = p.pawns_out()
    ways: i64 = 0
    closed: i64 = NONE
    fetched: i64 = 0
    coins = p.coins
    at_work = False
    if s.active == seat:
        action = action_of(s)
        if action is not None and action.card == t.GUILD:
            work = s.found(Work)
            if work is None or work.guild == NONE:
                ways = 1
            elif work.function == TRADE and work.guild == t.MERCHANT:
                at_work = True
                purchase = s.found(Purchase)
                basket: i64 = 0
                picked: i64 = 0
                if purchase is not None:
                    basket = purchase.basket
                    coins -= purchase.price
                food = basket >> (t.FOOD * t.GOODS_WIDTH) & t.GOODS_MASK
                while basket != 0:
                    picked += basket & t.GOODS_MASK
                    basket >>= t.GOODS_WIDTH
                have += food
                fetched = bought(s, coins, t.MOST_BOUGHT - picked, food)
            elif work.function == TRADE and work.guild == t.FARMER:
                at_work = True
                delivery = s.found(Delivery)
                if delivery is None or delivery.place == NONE:
                    have += best_farm(s, seat, p)
                else:
                    have += delivery.pairs
    if has(p.hand, t.GUILD):
        ways += 1
        if has(p.hand, t.REPEAT):
            ways += 1
    elif has(p.hand, t.REPEAT) and (has(p.played, t.GUILD) or ways > 0):
        ways += 1
        closed = p.guild_used
    market: i64 = 0
    farm: i64 = 0
    if not at_work and closed != t.MERCHANT:
        market = bought(s, coins, t.MOST_BOUGHT, 0)
    if closed != t.FARMER:
        farm = best_farm(s, seat, p)
    if ways > 1:
        fetched += market + farm
    elif ways == 1:
        fetched += market if market > farm else farm
    short = mouths - have
    hungry: i64 = 0
    if short > 0:
        hungry = short - fetched
        if hungry > 0:
            scale.add(f.HUNGER, float(hungry))
            if hungry >= pawns:
                scale.add(f.HUNGER_OF_ALL, 1.0)
        else:
            hungry = 0
        scale.add(f.FOOD_TO_FETCH, float(short - hungry))
    left = have - mouths if short < 0 else 0
    lacks = pawns - hungry - left
    if lacks > 0:
        means = market + farm
        if lacks > means:
            scale.add(f.HUNGER_NEXT, float(lacks - means))
            if means + left == 0:
                scale.add(f.HUNGER_NEXT_OF_ALL, 1.0)
        scale.add(f.FOOD_TO_FETCH_NEXT, float(lacks if lacks < means else means))
    if pawns == 0:
        weigh_return(p, have, fetched, scale)


def weigh_return(p: Player, have: i64, fetched: i64, scale: Scale) -> None:
    """Whoever has no pawn comes back with food to migrate and food for the evening (FEU-5.2)."""
    scale.add(f.PAWNLESS, 1.0)
    lacks = TO_RETURN - have
    if lacks <= 0:
        scale.add(f.RETURN_FED, 1.0)
        if has(p.hand, t.MIGRATE):
            scale.add(f.RETURN_AT_HAND, 1.0)
        return
    found: i64 = fetched if fetched < lacks else lacks
    scale.add(f.FOOD_TO_RETURN, float(lacks) - FETCHED * float(found))


def bought(s: FeudumState, coins: i64, most: i64, before: i64) -> i64:
    """How much food of the market so many coins would buy in one trade, after some of it."""
    count: i64 = 0
    left = s.on_market(t.FOOD) - before
    while count < most and left > 0:
        coins -= price(t.FOOD, left)
        if coins < 0:
            break
        left -= 1
        count += 1
    return count


def best_farm(s: FeudumState, seat: i64, p: Player) -> i64:
    """How much food the goods of one farm bring, with a harvest before if that card is in hand."""
    best: i64 = 0
    rest = p.rules & s.farms
    if rest == 0:
        return 0
    more: i64 = yield_of(s, seat, False) if has(p.hand, t.HARVEST) else 0
    place: i64 = 0
    while rest != 0:
        if rest & 1 == 1:
            lying = s.lying_in_all(place)
            if lying + more > best:
                best = lying + more
        rest >>= 1
        place += 1
    if best > t.FARM_FULL:
        best = t.FARM_FULL
    best = best // t.GOODS_PER_PAIR
    return best if best < s.in_haversack(t.FOOD) else s.in_haversack(t.FOOD)
