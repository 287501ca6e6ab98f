"""What the learned value of Pillars looks at: each seat's things, and where this round takes them.

What is as good as decided counts as if it had happened: cards and craftsmen that a builder will
fetch, cubes that workers will bring, wages and the expected tax, points from this round's building.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import feature_names as f
from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import BuildingTurn
from tabard.games.pillars.state import BISHOP_OPEN, NONE, PillarsState, Player
from tabard.games.pillars.steps.bishops_seat import BISHOPS_SEAT
from tabard.games.pillars.steps.choosing_cards import CHOOSING_CARDS
from tabard.games.pillars.steps.event import EVENT_EFFECT, spared
from tabard.games.pillars.steps.kings_court import KINGS_TAX
from tabard.games.pillars.steps.market import MARKET
from tabard.games.pillars.steps.placing_builders import PLACE_WAITING
from tabard.games.pillars.steps.production import FOREST, GRAVEL_PIT, QUARRY
from tabard.games.pillars.wits import BEST_FIRST, EXPECTED_TAX, known_capacity, still_builds
from tabard.games.pillars.workshop import (
    CUBE_KIND,
    MAIN_KIND,
    METAL_USED,
    SMITHS_GOLD,
    USUAL,
    Shopping,
    points_of_cubes,
    row_points,
    times,
    without_least,
    works,
)
from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import bit, i64, size

# Opinions about what is plenty, and how many cubes a round may bring in all.
PLENTY: Final = 20.0
AMPLE: Final = 14.0
SHORT: Final = 8.0
FEW_CUBES: Final = 5
MANY_CUBES: Final = 10


class PillarsFeatures(Features[PillarsState]):
    """The features of Pillars."""

    def __init__(self) -> None:
        super().__init__(f.NAMES, f.STRETCHES)

    def stretch(self, s: PillarsState) -> i64:
        """Round and part of the round."""
        rounds: i64 = s.round - 1 if s.round > 0 else 0
        at = s.main_step().index
        part: i64 = 0
        if at > MARKET.index:
            part = 3
        elif at > PLACE_WAITING.index:
            part = 2
        elif at > CHOOSING_CARDS.index:
            part = 1
        return rounds * len(f.PARTS) + part

    def weigh(self, s: PillarsState, seat: i64, scale: Scale) -> None:
        """All features of a seat."""
        p = s.seats[seat]
        at = s.main_step().index
        points = p.vp
        gold = float(p.gold)
        goods = p.goods + harvest(s, seat, p, at)
        row = p.row
        cards = p.advantages
        if s.spaces != 0:
            # What the builders on the board will bring, station by station.
            kingsbridge: i64 = t.FIRST_SPACE[t.KINGSBRIDGE]
            if s.kingsbridge_1 != NONE and s.builder_at(kingsbridge) == seat:
                cards |= bit(s.kingsbridge_1)
            if s.kingsbridge_2 != NONE and s.builder_at(kingsbridge + 1) == seat:
                cards |= bit(s.kingsbridge_2)
            shiring: i64 = t.FIRST_SPACE[t.SHIRING]
            if s.shiring_1 != NONE and s.builder_at(shiring) == seat:
                row |= bit(s.shiring_1)
            if s.shiring_2 != NONE and s.builder_at(shiring + 1) == seat:
                row |= bit(s.shiring_2)
            priory: i64 = t.FIRST_SPACE[t.PRIORY]
            for n in range(t.STATION_SPACES[t.PRIORY]):
                if s.builder_at(priory + n) == seat:
                    points += t.PRIORY_VP[n]
                    if p.holds(t.PHILIP):
                        points += t.PRIORY_BONUS
            if s.court_metal > 0 and s.builder_at(t.METAL_SPACE) == seat:
                goods += s.court_metal << (t.METAL * t.GOODS_WIDTH)
            if s.builder_at(t.FIRST_SPACE[t.SHIRING_CASTLE]) == seat:
                scale.add(f.GREY_WORKERS_NEXT, 1.0)
            if s.builder_at(t.FIRST_SPACE[t.START_PLAYER]) == seat:
                scale.add(f.STARTS_NEXT, 1.0)
            self.weigh_bishop(s, seat, at, scale)
        if p.grey_won > 0:
            scale.add(f.GREY_WORKERS_NEXT, 1.0)
        if at <= KINGS_TAX.index:
            wages = float(p.workers + p.mill) * t.WAGE
            scale.add(f.WAGES, wages)
            gold += wages - expected_tax(s, seat, p)
        if at <= PLACE_WAITING.index:
            self.weigh_builders(s, seat, scale)
        self.weigh_marks(s, seat, p, scale)
        beyond = size(row) - p.row_limit()
        if beyond > 0:
            scale.add(f.ROW_TOO_LONG, float(beyond))
            for _ in range(beyond):
                row = without_least(row)
        goods = self.weigh_row(s, seat, row, goods, gold, scale)
        scale.add(f.POINTS, float(points))
        self.weigh_gold(gold, scale)
        self.weigh_goods(goods, scale)
        if at <= MARKET.index:
            self.weigh_market(s, seat, goods, gold, scale)
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                scale.add(f.ADVANTAGE + card, 1.0)
            cards >>= 1
            card += 1

    def weigh_bishop(self, s: PillarsState, seat: i64, at: i64, scale: Scale) -> None:
        """The bishop's seat, until its player has chosen; then the choice counts."""
        if s.bishop == BISHOP_OPEN and at <= BISHOPS_SEAT.index:
            if s.builder_at(t.FIRST_SPACE[t.BISHOPS_SEAT]) == seat:
                scale.add(f.AT_BISHOPS_SEAT, 1.0)

    def weigh_builders(self, s: PillarsState, seat: i64, scale: Scale) -> None:
        """Builders that are not on the board yet."""
        scale.add(f.BUILDERS_IN_BAG, float(s.in_bag(seat)))
        if s.drawn == seat:
            scale.add(f.BUILDER_DRAWN, 1.0)
            scale.add(f.BUILDER_COST, float(s.cost()))
        for place in range(s.queued):
            if s.waiting(place) == seat:
                scale.add(f.BUILDERS_WAITING, 1.0)
                scale.add(f.PLACE_IN_QUEUE, float(place))

    def weigh_marks(self, s: PillarsState, seat: i64, p: Player, scale: Scale) -> None:
        """Who comes when, and what a player is marked with."""
        order = seat - s.start_player
        if order < 0:
            order += s.players
        scale.add(f.TURN_ORDER, float(order))
        scale.add(f.WORKERS, float(p.workers))
        if p.passed:
            scale.add(f.PASSED, 1.0)
        if p.protected:
            scale.add(f.PROTECTED, 1.0)
        if p.limited_next:
            scale.add(f.LIMITED_NEXT, 1.0)

    def weigh_row(
        self, s: PillarsState, seat: i64, row: i64, goods: i64, purse: float, scale: Scale
    ) -> i64:
        """Each craftsman, the most thrifty first: what he makes of this round's and usual goods.

        Returns the goods that are left when this round's building is done.
        """
        builds = still_builds(s, seat)
        turn = s.found(BuildingTurn) if s.to_move == seat else None
        usual: i64 = USUAL
        points: i64 = 0
        gold: i64 = 0
        later: i64 = 0
        spare: i64 = 0
        metal: i64 = 0
        smith: i64 = 0
        smith_later: i64 = 0
        bought: i64 = 0
        shop = self.shopping(s, seat, row, purse)
        rest = row
        n: i64 = 0
        while rest != 0:
            c: i64 = BEST_FIRST[n]
            n += 1
            if (row >> c) & 1 == 0:
                continue
            rest &= ~bit(c)
            scale.add(f.CRAFTSMAN + c, 1.0)
            capacity: i64 = t.CAPACITY[c]
            left: i64 = 0
            if not works(row, c):
                capacity = 0
            elif builds:
                left = known_capacity(s, c)
                if turn is not None:
                    left -= turn.uses(c)
            if t.GOLD_INPUT[c] > 0:
                spare += capacity
                smith += left
                smith_later += capacity
                continue
            inputs: i64 = t.INPUTS[c]
            if left > 0:
                uses = times(goods, inputs, left)
                if t.HOLDS[c] != 0 and times(goods, t.HOLDS[c], 1) == 0:
                    uses = 0
                goods -= uses * inputs
                points += uses * t.USE_VP[c]
                gold += uses * t.USE_GOLD[c]
                if shop is not None and uses < left and CUBE_KIND[c] != NONE:
                    bought += shop.buy(c, left - uses) * t.USE_VP[c]
            uses = times(usual, inputs, capacity)
            usual -= uses * inputs
            later += uses * t.USE_VP[c]
            spare += capacity - uses
            if capacity > 0:
                metal += METAL_USED[c]
            if MAIN_KIND[c] != NONE:
                scale.add(f.CAN_BUILD + MAIN_KIND[c], float(capacity * t.USE_VP[c]))
        scale.add(f.POINTS_BUILDING, float(points))
        scale.add(f.GOLD, float(gold))
        scale.add(f.ROW_POINTS, float(later))
        scale.add(f.ROW_SPARE, float(spare))
        scale.add(f.METAL_DEMAND, float(metal))
        few, many = points_of_cubes(row, FEW_CUBES, MANY_CUBES)
        scale.add(f.POINTS_OF_FEW_CUBES, few)
        scale.add(f.POINTS_OF_MANY_CUBES, many)
        if shop is not None:
            scale.add(f.MARKET_POINTS, float(bought))
            scale.add(f.MARKET_SPENT, purse - shop.purse)
        if smith_later > 0:
            self.weigh_smiths(s, smith, smith_later, purse + float(gold), scale)
        if s.round < t.ROUNDS and goods != 0:
            scale.add(f.STOCK_POINTS, float(row_points(row, USUAL + goods) - later))
        return goods

    def shopping(self, s: PillarsState, seat: i64, row: i64, purse: float) -> Shopping | None:
        """What a seat still buys in this round, if it has a builder at the market."""
        if s.spaces == 0 or purse <= 0.0 or s.main_step().index > MARKET.index:
            return None
        return Shopping(s, row, purse) if s.stands_at(seat, t.MARKET) else None

    def weigh_smiths(
        self, s: PillarsState, now: i64, capacity: i64, gold: float, scale: Scale
    ) -> None:
        """What goldsmiths make of the gold there is: in this round, and in one to come."""
        uses = 0
        if gold > 0.0:
            uses = int(gold) // SMITHS_GOLD
        scale.add(f.GOLD_POINTS, float(min(uses, now)))
        if s.round < t.ROUNDS:
            scale.add(f.GOLD_POINTS_LATER, float(min(uses, capacity)))

    def weigh_gold(self, gold: float, scale: Scale) -> None:
        """Gold after wages and tax; near its limit and near nothing it is worth otherwise."""
        scale.add(f.GOLD, gold)
        if gold > AMPLE:
            scale.add(f.GOLD_AMPLE, gold - AMPLE)
        if gold > PLENTY:
            scale.add(f.GOLD_PLENTY, gold - PLENTY)
        elif gold < SHORT:
            scale.add(f.GOLD_SHORT, SHORT - gold)
            if gold < 0.0:
                scale.add(f.GOLD_DEBT, -gold)

    def weigh_goods(self, goods: i64, scale: Scale) -> None:
        """Cubes that remain after building."""
        total: i64 = 0
        kind: i64 = 0
        while goods != 0:
            number = goods & t.GOODS_MASK
            if number > 0:
                scale.add(f.LEFT + kind, float(number))
                total += number
            goods >>= t.GOODS_WIDTH
            kind += 1
        scale.add(f.GOODS_LEFT, float(total))
        if total > t.GOODS_KEPT:
            scale.add(f.GOODS_SURPLUS, float(total - t.GOODS_KEPT))

    def weigh_market(
        self, s: PillarsState, seat: i64, goods: i64, gold: float, scale: Scale
    ) -> None:
        """Builders at the market, with what they have to spend and to sell."""
        first: i64 = t.FIRST_SPACE[t.MARKET]
        count: i64 = 0
        for n in range(t.STATION_SPACES[t.MARKET]):
            if s.builder_at(first + n) == seat:
                count += 1
        if count == 0:
            return
        scale.add(f.AT_MARKET, 1.0)
        if count > 1:
            scale.add(f.AT_MARKET_TWICE, 1.0)
        scale.add(f.MARKET_GOLD, gold)
        worth: i64 = 0
        for kind in range(t.KINDS):
            worth += t.SELL_PRICE[kind] * (goods & t.GOODS_MASK)
            goods >>= t.GOODS_WIDTH
        scale.add(f.MARKET_GOODS, float(worth))


def harvest(s: PillarsState, seat: i64, p: Player, at: i64) -> i64:
    """The cubes that workers and lasting incomes will bring in this round."""
    goods: i64 = 0
    change: i64 = 0
    if s.event != NONE and not spared(s, seat):
        change = t.EVENT_YIELD[s.event]
    cards = p.cards
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            number: i64 = t.CARD_YIELD[card] + change
            goods += number << (t.CARD_KIND[card] * t.GOODS_WIDTH)
        cards >>= 1
        card += 1
    if at <= FOREST.index:
        goods += income(p, t.WOOD)
    if at <= QUARRY.index:
        goods += income(p, t.STONE)
    if at <= GRAVEL_PIT.index:
        goods += income(p, t.SAND)
    if s.bishop >= 0 and at <= BISHOPS_SEAT.index:
        if s.builder_at(t.FIRST_SPACE[t.BISHOPS_SEAT]) == seat:
            one: i64 = 1
            goods += one << (s.bishop * t.GOODS_WIDTH)
    if at <= EVENT_EFFECT.index and s.event != NONE:
        metal: i64 = t.EVENT_METAL[s.event]
        goods += metal << (t.METAL * t.GOODS_WIDTH)
    return goods


def income(p: Player, kind: i64) -> i64:
    """The cubes of a kind that a lasting card brings in a round."""
    card: i64 = t.INCOME_CARD[kind]
    if card == NONE or not p.holds(card):
        return 0
    number: i64 = t.INCOME[kind]
    return number << (kind * t.GOODS_WIDTH)


def expected_tax(s: PillarsState, seat: i64, p: Player) -> float:
    """What the king will still take in this round."""
    if p.exempt or s.stands_at(seat, t.KINGS_COURT):
        return 0.0
    if p.holds(t.FRANCIS):
        return float(t.FIXED_TAX)
    return float(s.tax) if s.tax > 0 else EXPECTED_TAX


FEATURES: Final = PillarsFeatures()
