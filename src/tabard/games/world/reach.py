"""What is in a seat's reach: what its cards, its goods and the board can still do together.

A card's worth says what it would bring alone and now. Here is what needs two cards, what a duty
may still be paid from, which projects of one's seals will be finished, and what comes too late.
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import feature_names as f
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.state import Player, WorldState
from tabard.games.world.steps.market import cloth_limit, wool_price
from tabard.games.world.wits import favour_after, patients, yield_worth
from tabard.kernel.features import Scale
from tabard.kernel.ints import has, i64

# What the tax die may still take from a player with so much money.
RICHEST: Final[int] = max(t.DIE)
EXPECTED_SHORT: Final[tuple[float, ...]] = tuple(
    sum(max(0, face - money) for face in t.DIE) / len(t.DIE) for money in range(RICHEST + 1)
)
# What a donor's extra is worth by its kind, and what care for one is.
EXTRA: Final[tuple[float, ...]] = tuple(
    2.5 if kind in (t.PIETY, t.CLOTH) else 1.0 for kind in range(len(t.KIND_IDS))
)
CARE_FOR_ONE: Final = 2.0
DONOR_WORTH: Final[tuple[float, ...]] = tuple(
    t.DONOR_VP[n]
    + t.DONOR_COUNT[n] * (CARE_FOR_ONE if t.DONOR_CARES[n] else EXTRA[t.DONOR_KIND[n]])
    for n in range(t.PROJECTS)
)
PIETY_PLOTS: Final[int] = sum(2**n for n in range(t.PLOTS) if t.YIELD_KIND[n] == t.PIETY)
GRAIN_PLOTS: Final[int] = sum(2**n for n in range(t.PLOTS) if t.YIELD_KIND[n] == t.GRAIN)
MONEY_PLOTS: Final[int] = sum(2**n for n in range(t.PLOTS) if t.YIELD_KIND[n] == t.MONEY)
RENT_MONEY: Final[int] = max(t.YIELD_COUNT[n] for n in range(t.PLOTS) if t.YIELD_KIND[n] == t.MONEY)
LONGEST_STEP: Final[int] = max(t.EDGE_VALUES)


def weigh_material(
    p: Player, hand: i64, turns: i64, later: i64, placeable: i64, scale: Scale
) -> None:
    """How much material the cards can place in this chapter, and how much no card will take."""
    placing: i64 = 0
    if turns > 0 and has(hand, t.PROJECT_CARD):
        placing = t.MOST_MATERIALS
        if turns > 1:
            if has(hand, t.PRIVILEGE):
                placing += t.MOST_MATERIALS
            if has(hand, t.BUILDING_MATERIAL):
                placeable += 1
        scale.add(f.PLACING_SOON, float(min(placing, placeable)))
    takes = placing + later * t.MOST_MATERIALS
    if turns > 0 and has(hand, t.BUILD_HOUSE) and p.houses_left() > 0:
        takes += 1
    material = p.owns(t.STONE) + p.owns(t.WOOD)
    if material > takes:
        scale.add(f.MATERIAL_TOO_LATE, float(material - takes))


def sale(s: WorldState, wool: i64, cloth: i64) -> i64:
    """The money for all wool and the cloth that may be sold at once."""
    return wool * wool_price(s) + min(cloth, cloth_limit(s)) * t.CLOTH_PRICE


def weigh_sales(s: WorldState, p: Player, hand: i64, turns: i64, later: i64, scale: Scale) -> None:
    """What wool and cloth bring in this chapter, woven first if that can be, or only later."""
    wool, cloth = p.owns(t.WOOL), p.owns(t.CLOTH)
    money = sale(s, wool, cloth)
    if turns > 0 and has(hand, t.MARKET):
        scale.add(f.SALE_IN_REACH, float(money))
        if turns > 1 and wool > 0 and has(hand, t.CLOTH_MAKING):
            woven: i64 = min(wool, t.MOST_WOVEN, cloth_limit(s) - cloth)
            if woven > 0:
                more = sale(s, wool - woven, cloth + woven) - money
                scale.add(f.WEAVE_AND_SELL, float(more))
        later += 1
    else:
        scale.add(f.SALE_LATER, float(money))
    unsold: i64 = cloth - later * t.CLOTH_LIMIT
    if unsold > 0:
        scale.add(f.CLOTH_TOO_MUCH, float(unsold))


def weigh_out_of_reach(s: WorldState, p: Player, hand: i64, turns: i64, scale: Scale) -> None:
    """What is missing of a duty and can no longer be had by a card, a rent or a sale."""
    rents = turns > 0 and has(hand, t.RENT)
    beyond = 0.0
    needed: i64 = 0
    short: i64 = t.DUTY_AMOUNT[t.PENANCE] - p.owns(t.PIETY)
    if short > 0:
        if turns > 0 and has(hand, t.PIETY_CARD) and s.in_stock(t.PIETY) > 0:
            short -= 1
            needed += 1
        if short > 0 and rents and p.houses & PIETY_PLOTS != 0:
            short -= 1
        if short > 0:
            scale.add(f.PIETY_OUT_OF_REACH, float(short))
            beyond += float(short * t.DUTY_VP[t.PENANCE])
    short = t.DUTY_AMOUNT[t.BEGGING] - p.owns(t.GRAIN)
    if short > 0:
        if turns > 0 and has(hand, t.GRAIN_CARD) and s.in_stock(t.GRAIN) > 0:
            short -= 1
            needed += 1
        if short > 0 and rents and p.houses & GRAIN_PLOTS != 0:
            short -= 1
        if short > 0:
            scale.add(f.GRAIN_OUT_OF_REACH, float(short))
            beyond += float(short * t.DUTY_VP[t.BEGGING])
    money = p.money
    if money < RICHEST:
        if rents and p.houses & MONEY_PLOTS != 0:
            money += RENT_MONEY
        if turns > 0 and has(hand, t.MEDICINE):
            money += t.MINOR_MONEY
        if turns > 0 and has(hand, t.MARKET) and p.owns(t.WOOL) + p.owns(t.CLOTH) > 0:
            money += sale(s, p.owns(t.WOOL), p.owns(t.CLOTH))
            needed += 1
        if money < RICHEST:
            scale.add(f.TAX_OUT_OF_REACH, EXPECTED_SHORT[money])
            beyond += EXPECTED_SHORT[money]
    if beyond > 0.0:
        scale.add(f.LOSS_OUT_OF_REACH, beyond)
    if needed > turns:
        scale.add(f.DUTIES_TOO_MANY, float(needed - turns))


def weigh_seals(s: WorldState, p: Player, later: i64, scale: Scale) -> None:
    """Which projects of one's seals will be finished, by the progress of chapters if need be."""
    seals = p.seals
    project: i64 = 0
    while seals != 0:
        if seals & 1 == 1:
            free = s.free_stone(project) + s.free_wood(project)
            worth: float = DONOR_WORTH[project]
            fields: i64 = t.STONE_FIELDS[project] + t.WOOD_FIELDS[project]
            scale.add(f.SEAL_WORTH, worth * (1.0 - float(free) / float(fields)))
            scale.add(f.SEAL_FREE_FIELDS, float(free))
            if free <= 1 and s.workable(project):
                scale.add(f.SEAL_SURE, worth)
            elif free <= later + 1:
                scale.add(f.SEAL_BY_PROGRESS, worth)
        seals >>= 1
        project += 1


def weigh_metal(s: WorldState, shared: bool, scale: Scale) -> None:
    """What the metal brings who has most loyalty, as far as the tower is built (WWE-12.2)."""
    if has(s.in_play, t.TOWER):
        fields: i64 = t.STONE_FIELDS[t.TOWER] + t.WOOD_FIELDS[t.TOWER]
        free = s.free_stone(t.TOWER) + s.free_wood(t.TOWER)
        points: i64 = t.METAL_TIED if shared else t.METAL_SOLE
        scale.add(f.METAL_SHARE, float(points) * (1.0 - float(free) / float(fields)))


def weigh_favours(s: WorldState, p: Player, turns_card: bool, scale: Scale) -> None:
    """The favours behind the next one, and the best if the card of the next round is one's own."""
    second = favour_after(s, p, 2)
    third = favour_after(s, p, LONGEST_STEP)
    scale.add(f.FAVOUR_SECOND, second)
    scale.add(f.FAVOUR_THIRD, third)
    if turns_card:
        scale.add(f.FAVOUR_CHOICE, max(favour_after(s, p, t.FAVOUR_STEPS), second, third))


def weigh_house(s: WorldState, p: Player, scale: Scale) -> None:
    """Whether a house can be built with the card, and what the best free plot yields."""
    if p.money < prices.house(s.in_force(e.HOUSES_COST)) or p.houses_left() == 0:
        return
    stone, wood = p.owns(t.STONE) > 0, p.owns(t.WOOD) > 0
    if not stone and not wood:
        return
    taken = s.taken_plots()
    best = 0.0
    for plot in range(t.PLOTS):
        if has(taken, plot) or p.houses & t.SAME_YIELD[plot] != 0:
            continue
        if stone if t.PLOT_MATERIAL[plot] == t.STONE else wood:
            worth = yield_worth(s, plot)
            if worth > best:
                best = worth
    if best > 0.0:
        scale.add(f.HOUSE_READY, 1.0)
        scale.add(f.HOUSE_READY_WORTH, best)


def weigh_care(s: WorldState, p: Player, scale: Scale) -> None:
    """What more one could care for with one more knowledge."""
    if not s.anybody_sick():
        return
    knows = p.owns(t.MEDICAL)
    now = patients(s, knows)
    more = patients(s, knows + 1) - now
    if more > 0.0:
        scale.add(f.CARE_WITH_MORE, more)
    if now > 0.0:
        scale.add(f.CARE_POSSIBLE, now)
