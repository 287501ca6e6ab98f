"""What the learned value of Pilgrim looks at: each seat's pieces, goods, mat and roads.

What is as good as decided counts as if it had happened: what is due is paid, acolytes in hand are
outside, those on the tile of a duty under way are back in the City.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import feature_names as f
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.duties import counted_at, fee_of
from tabard.games.pilgrim.foresight import weigh_abbott, weigh_hopes, weigh_plans
from tabard.games.pilgrim.frames import Bill, Duty, Sowing, Unit, units_left
from tabard.games.pilgrim.means import wheat_spent
from tabard.games.pilgrim.outlook import weigh_paths
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.turn import CHOOSE_ACTION
from tabard.games.pilgrim.wits import LATER_GOOD, action_worth, rounds_left
from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import has, i64, size

# The first few of a kind of goods, and acolytes outside below which a player is short of them.
AT_HAND: Final = 3
FEW: Final = 5

# The last rounds are stretches of their own, those before them go in pairs.
LAST_ROUNDS: Final = 4
IN_PAIRS: Final[int] = atlas.ROUNDS - LAST_ROUNDS
STRETCH_OF: Final[tuple[int, ...]] = tuple(
    n // 2 if n < IN_PAIRS else n - IN_PAIRS // 2 for n in range(atlas.ROUNDS)
)
STRETCHES: Final = tuple(f"from_round_{STRETCH_OF.index(n) + 1}" for n in sorted(set(STRETCH_OF)))


class PilgrimFeatures(Features[PilgrimState]):
    """The features of Pilgrim."""

    def __init__(self) -> None:
        super().__init__(f.NAMES, STRETCHES, f.PRIORS)

    def stretch(self, s: PilgrimState) -> i64:
        """The round, which the ship counts: it moves on first when a round ends."""
        return STRETCH_OF[s.ship if s.ship < atlas.ROUNDS else atlas.ROUNDS - 1]

    def weigh(self, s: PilgrimState, seat: i64, scale: Scale) -> None:
        """All features of a seat; until there is a start player all seats are alike."""
        if s.start_player == NONE or len(s.layout.site_offsets) == 0:
            return
        left = rounds_left(s, seat)
        if s.is_abbott(seat) and scale.knows(f.ABBOTT_POINTS):
            weigh_abbott(s, left, scale)
            return  # weights that know nothing of him take him for another player
        p = s.seats[seat]
        mine = s.round > 0 and s.order < s.mats and s.active() == seat
        piety = p.piety
        stone, wheat, silver = p.stone, p.wheat, p.silver
        if mine:
            bill = s.found(Bill)
            if bill is not None:
                piety -= bill.piety + bill.gift_piety
                stone -= bill.stone
                silver -= bill.silver + bill.gift_silver
                if bill.wheat > 0:
                    wheat -= wheat_spent(s)
        points: i64 = self.weigh_people(s, p, mine, scale) + self.weigh_mat(s, p, stone, scale)
        points += weigh_paths(s, p, stone, silver, piety, left, scale)
        if scale.wants(f.PLAN_PROGRESS, f.MANY_OUTSIDE):
            weigh_plans(s, p, stone, silver, piety, left, scale)
            weigh_hopes(s, seat, p, silver + wheat, rounds_to_quarter_end(s), left, scale)
        self.weigh_goods(t.STONE, stone, scale)
        self.weigh_goods(t.WHEAT, wheat, scale)
        self.weigh_goods(t.SILVER, silver, scale)
        if stone > t.STONE_KEPT:
            scale.add(f.STONE_OVER, float(stone - t.STONE_KEPT))
        if wheat > t.WHEAT_KEPT:
            scale.add(f.WHEAT_OVER, float(wheat - t.WHEAT_KEPT))
        goods = float(stone + wheat + silver) / float(t.GOODS_PER_POINT)
        scale.add(f.POINTS_GOODS, goods)
        points += self.weigh_piety(s, seat, piety, scale)
        points += self.weigh_alms(s, seat, p, scale)
        scale.add(f.POINTS, float(points) + goods)
        self.weigh_order(s, seat, mine, scale)
        self.weigh_ring(s, seat, p, mine, left, scale)
        if mine:
            self.weigh_turn(s, p, left, scale)

    def weigh_goods(self, kind: i64, number: i64, scale: Scale) -> None:
        """Goods of one kind, of which the first are worth most."""
        scale.add(f.GOODS + kind, float(number))
        scale.add(f.AT_HAND + kind, float(number if number < AT_HAND else AT_HAND))

    def weigh_people(self, s: PilgrimState, p: Player, mine: bool, scale: Scale) -> i64:
        """Where a player's pieces are, and the points of those that count."""
        outside = p.available()
        if mine:
            walk = s.found(Sowing)
            hand: i64 = 0 if walk is None else walk.hand
            outside += hand
            scale.add(f.IN_HAND, float(hand))
        scale.add(f.VILLAGE, float(p.village))
        scale.add(f.ABBEY, float(p.abbey))
        scale.add(f.OUTSIDE, float(outside))
        if outside < FEW:
            scale.add(f.FEW_OUTSIDE, float(FEW - outside))
        for activity in range(t.ACTIVITIES):
            scale.add(f.WORKS_AT + activity, float(p.post(activity)))
        points = (p.abbey + outside) * t.ACOLYTE_POINTS
        scale.add(f.POINTS_ACOLYTES, float(points))
        return points

    def weigh_mat(self, s: PilgrimState, p: Player, stone: i64, scale: Scale) -> i64:
        """Buildings and favours, and what the next ones may be."""
        donated: i64 = 0
        donatable: i64 = 0
        best: i64 = 0
        for building in range(t.BUILDINGS):
            if has(p.own, building):
                worth: i64 = t.DONATION[building]
                scale.add(f.OWN + building, 1.0)
                donatable += worth
                if worth > best:
                    best = worth
            elif has(p.donated, building):
                donated += t.DONATION[building]
        favours: i64 = 0
        for favour in range(t.FAVOURS):
            if has(p.favours, favour):
                favours += t.FAVOUR_POINTS[favour]
        free = t.SLOTS - p.filled_slots()
        scale.add(f.SLOTS_FREE, float(free))
        scale.add(f.DONATABLE, float(donatable))
        scale.add(f.DONATABLE_BEST, float(best))
        scale.add(f.POINTS_DONATED, float(donated))
        scale.add(f.POINTS_FAVOURS, float(favours))
        if s.trade_kinds() != 0:
            scale.add(f.RENTABLE_FROM_HIM, float(size(p.own)))
        if free > 0:
            scale.add(f.FAVOURS_OPEN, float(size(s.favours)))
            self.weigh_market(s, stone, scale)
        return donated + favours

    def weigh_market(self, s: PilgrimState, stone: i64, scale: Scale) -> None:
        """The dearest building of the edge that the stone would pay."""
        level: i64 = t.LEVELS
        active = s.active_on_edge()
        while level > 0:
            if stone >= level and active & t.LEVEL_BUILDINGS[level] != 0:
                scale.add(f.STONE_FOR_BUILDING, float(level))
                return
            level -= 1

    def weigh_piety(self, s: PilgrimState, seat: i64, piety: i64, scale: Scale) -> i64:
        """Piety, its points, and whether it names the next start player."""
        scale.add(f.PIETY, float(piety))
        most: i64 = 0
        for other in range(s.mats):
            if other != seat and s.seats[other].piety > most:
                most = s.seats[other].piety
        if piety > most:
            scale.add(f.PIETY_LEAD, 1.0)
        elif piety == most:
            scale.add(f.PIETY_SHARED, 1.0)
        points: i64 = t.PIETY_POINTS[piety if piety > 0 else 0]
        scale.add(f.POINTS_PIETY, float(points))
        return points

    def weigh_alms(self, s: PilgrimState, seat: i64, p: Player, scale: Scale) -> i64:
        """Alms won, and the hope of winning those of this quarter."""
        points: i64 = t.ALMS_TABLE[p.table]
        scale.add(f.POINTS_ALMS, float(points))
        scale.add(f.ALMS_ROWS, float(p.alms))
        for row in t.BONUS_ROWS:
            if row > p.alms:
                scale.add(f.ALMS_BONUSES_TO_COME, 1.0)
        rival: i64 = 0
        for other in range(s.mats):
            if other != seat and s.seats[other].alms > rival:
                rival = s.seats[other].alms
        lead = p.alms - rival
        if lead < 0:
            scale.add(f.ALMS_BEHIND, float(-lead))
            return points
        if p.alms == 0:
            return points
        if lead == 0:
            scale.add(f.ALMS_TIED, 1.0)
            return points
        scale.add(f.ALMS_AHEAD, float(lead))
        if p.abbey == 0:
            scale.add(f.ALMS_WITHOUT_ABBEY, 1.0)
        if p.table + 1 < len(t.ALMS_TABLE):
            prize = float(t.ALMS_TABLE[p.table + 1] - points)
            scale.add(f.ALMS_PRIZE, prize)
            scale.add(f.ALMS_PRIZE_SOON, prize / float(rounds_to_quarter_end(s)))
            if p.alms == t.ALMS_TOP:
                scale.add(f.ALMS_SURE, prize)
        return points

    def weigh_order(self, s: PilgrimState, seat: i64, mine: bool, scale: Scale) -> None:
        """Who comes when."""
        turn = seat - s.start_player
        if turn < 0:
            turn += s.mats
        if turn == 0:
            scale.add(f.STARTS, 1.0)
        scale.add(f.PLACE_IN_ORDER, float(turn))
        if turn > s.order:
            scale.add(f.TURN_TO_COME, 1.0)
        elif mine and s.found(Sowing) is not None:
            scale.add(f.SOWING_AHEAD, 1.0)

    def weigh_ring(
        self, s: PilgrimState, seat: i64, p: Player, mine: bool, left: i64, scale: Scale
    ) -> None:
        """The duty tiles: who leads there, and the best that a player could do there."""
        city = p.at(t.CITY)
        duty_now = s.found(Duty)
        leaving: i64 = duty_now.place if mine and duty_now is not None else 0
        held: i64 = 0
        majorities: i64 = 0
        kinds: i64 = 0
        best = 0.0
        second = 0.0
        for place in range(1, t.LOCATIONS):
            own = p.at(place)
            if own == 0:
                continue
            if place == leaving:
                city += own
                continue
            duty: i64 = s.layout.duties[place]
            others = s.most_of_others(seat, place)
            counted = counted_at(s, seat, place)
            strength: i64 = t.PARITY
            held += 1
            scale.add(f.AT + duty, float(own))
            if counted > others:
                strength = t.MAJORITY
                majorities += 1
                scale.add(f.LEADS + duty, 1.0)
                if s.layout.tithes[place] >= 0:
                    kinds |= t.TITHE_KINDS[s.layout.tithes[place]]
            elif counted < others:
                strength = t.MINORITY
                scale.add(f.BEHIND + duty, 1.0)
            fee = fee_of(strength)
            if p.silver >= fee:
                worth = action_worth(s, p, duty, t.STRENGTH_VALUE[strength], left)
                worth -= float(fee) * LATER_GOOD[t.SILVER]
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        scale.add(f.CITY, float(city))
        scale.add(f.TILES_HELD, float(held))
        scale.add(f.MAJORITIES, float(majorities))
        scale.add(f.TAX_KINDS, float(size(kinds)))
        scale.add(f.BEST_ACTION, best)
        scale.add(f.SECOND_ACTION, second)
        if mine and leaving == 0 and s.where() <= CHOOSE_ACTION.index:
            scale.add(f.ACTION_AHEAD, best)

    def weigh_turn(self, s: PilgrimState, p: Player, left: i64, scale: Scale) -> None:
        """What the duty under way may still bring."""
        doing = s.found(Duty)
        if doing is not None:
            duty = s.duty()
            units = units_left(s, doing)
            scale.add(f.DOING + duty, float(units))
            if not doing.begun:
                scale.add(f.UNDER_WAY, action_worth(s, p, duty, units, left))
        unit = s.found(Unit)
        if unit is not None:
            scale.add(f.PENDING + unit.what, 1.0)


def rounds_to_quarter_end(s: PilgrimState) -> i64:
    """How many times the ship moves until it reaches the next site, 1 at least."""
    ahead: i64 = atlas.ROUNDS - s.ship
    for n in range(len(s.layout.site_offsets)):
        way: i64 = s.layout.site_offsets[n] - s.ship
        if 0 < way < ahead:
            ahead = way
    return ahead if ahead > 0 else 1


FEATURES: Final = PilgrimFeatures()
