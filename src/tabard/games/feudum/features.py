"""What the learned value of Feudum looks at: each seat's things, lands, seats and cards.

What is as good as decided counts as if it had happened: a payment that is due is made, pawns are
fed, the end of the game and the next epoch are scored with what is there. A card in hand counts
by what it could bring now.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import feature_names as f
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.aims import weigh_food, weigh_plans, weigh_service
from tabard.games.feudum.frames.between import Bill, Drawing
from tabard.games.feudum.frames.rounds import Meal, Meals
from tabard.games.feudum.halls import function_worth, weigh_charity, weigh_seat
from tabard.games.feudum.lands import (
    weigh_battles,
    weigh_farms,
    weigh_improvements,
    weigh_landscapes,
    weigh_markers,
    weigh_pawns,
    weigh_rule,
)
from tabard.games.feudum.larder import weigh_larder
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.scoring import (
    charter_points,
    empire_points,
    most_sets,
    voyage_points,
)
from tabard.games.feudum.sequences import total
from tabard.games.feudum.service import weigh_campaign
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.end import CHARTERS
from tabard.games.feudum.steps.epochs import EPOCH_CHECK, landscape_points
from tabard.games.feudum.steps.feeding import FEEDING
from tabard.games.feudum.steps.harvest import yield_of
from tabard.games.feudum.steps.selection import CARDS
from tabard.games.feudum.whereabouts import action_of, place_in_round
from tabard.games.feudum.wits import under_way
from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import has, i64, size

HALVES: Final = 2  # of an epoch

# Opinions about what is too little, and what some actions bring.
ENOUGH_COINS: Final = 6
ENOUGH_MARKERS: Final = 4
VOYAGE_HOPE: Final = 1.5
SECOND_SHARE: Final = 0.5


def showing(s: FeudumState) -> i64:
    """How many stacks show the tile of the next epoch, fewer than begin it (FEU-29.1)."""
    count: i64 = 0
    for region in range(t.REGIONS):
        if s.top(region) == s.epoch + 1:
            count += 1
    most: i64 = t.TRIGGER[s.epoch + 1]
    return count if count < most else most


def promise(p: Player, card: i64, worth: float, scale: Scale) -> None:
    """What a card could bring now; once more if it is in hand."""
    if worth > 0.0:
        scale.add(f.CAN + card, worth)
        if has(p.hand, card):
            scale.add(f.PROMISE + card, worth)


class FeudumFeatures(Features[FeudumState]):
    """The features of Feudum."""

    def __init__(self) -> None:
        super().__init__(f.NAMES, f.STRETCHES, f.PRIORS)

    def stretch(self, s: FeudumState) -> i64:
        """Epoch, its half, and part of the round; after the check for an epoch it is the next."""
        first: i64 = f.FIRST_STRETCH[s.epoch]
        if s.epoch >= t.LAST_EPOCH:
            return first
        at = place_in_round(s)
        if CARDS.index < at < EPOCH_CHECK.index:
            first += 1
        needed: i64 = t.TRIGGER[s.epoch + 1]
        if needed > 1 and showing(s) * HALVES >= needed:
            first += len(f.PARTS)
        return first

    def weigh(self, s: FeudumState, seat: i64, scale: Scale) -> None:
        """All features of a seat."""
        p = s.seats[seat]
        at = place_in_round(s)
        self.weigh_end(s, seat, p, at >= CHARTERS.index, scale)
        self.weigh_order(s, seat, scale)
        self.weigh_tokens(s, seat, p, scale)
        self.weigh_goods(s, seat, p, at, scale)
        if s.epoch == t.LAST_EPOCH:
            return  # nothing but counting is left
        self.weigh_epoch(s, seat, p, scale)
        weigh_rule(s, seat, p, scale)
        weigh_charity(s, seat, scale)
        self.weigh_cards(s, seat, p, scale)

    def weigh_end(self, s: FeudumState, seat: i64, p: Player, counted: bool, scale: Scale) -> None:
        """Points now, and if the game were counted now; `counted`: all but the charters is."""
        scale.add(f.POINTS, float(p.vp))
        points = float(p.vp) + self.weigh_charters(s, seat, p, scale)
        if not counted:
            voyage = float(voyage_points(s, seat))
            empire = float(empire_points(s, seat))
            coins = float(p.coins) / float(t.COINS_PER_VP)
            scale.add(f.POINTS_VOYAGE, voyage)
            scale.add(f.POINTS_EMPIRE, empire)
            scale.add(f.POINTS_COINS, coins)
            scale.add(f.SETS, float(most_sets(s, seat)))
            points += voyage + empire + coins
        scale.add(f.POINTS_AT_END, points)

    def weigh_charters(self, s: FeudumState, seat: i64, p: Player, scale: Scale) -> float:
        """Writs in hand; returns what the charters score for which there are seals."""
        count: i64 = 0
        whole: i64 = 0
        most: i64 = 0
        least: i64 = 0
        writs = p.writs & ~p.sealed
        writ: i64 = 0
        while writs != 0:
            if writs & 1 == 1:
                scale.add(f.HOLDS + writ, 1.0)
                if has(rw.CHARTERS, writ):
                    points = charter_points(s, seat, writ)
                    count += 1
                    whole += points
                    if points > most:
                        most = points
                    if points < least or count == 1:
                        least = points
            writs >>= 1
            writ += 1
        scale.add(f.CHARTERS_HELD, float(whole))
        seals = len(p.seals)
        if seals == 0:
            return 0.0
        if seals < count:
            whole = most if seals == 1 else whole - least
        scale.add(f.POINTS_CHARTERS, float(whole))
        return float(whole)

    def weigh_order(self, s: FeudumState, seat: i64, scale: Scale) -> None:
        """Who comes when."""
        if s.start_player == NONE:
            return
        place = seat - s.start_player
        if place < 0:
            place += s.players
        scale.add(f.PLACE_IN_ORDER, float(place))
        if place == 0:
            scale.add(f.STARTS, 1.0)
        elif place == 1:
            scale.add(f.STARTS_NEXT, 1.0)

    def weigh_tokens(self, s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
        """Coins, markers, seals, beads, vessels and discs."""
        scale.add(f.COINS, float(p.coins))
        if p.coins < ENOUGH_COINS:
            scale.add(f.COINS_SHORT, float(ENOUGH_COINS - p.coins))
        scale.add(f.MARKERS, float(p.markers))
        if p.markers < ENOUGH_MARKERS:
            scale.add(f.MARKERS_SHORT, float(ENOUGH_MARKERS - p.markers))
        scale.add(f.ROW_OF_KNIGHTS, float(s.row(seat)))
        seals = len(p.seals)
        if seals > 0:
            scale.add(f.SEALS, 1.0)
            scale.add(f.SEALS_FURTHER, float(seals - 1))
        scale.add(f.BEADS, float(len(p.beads)))
        scale.add(f.BEAD_SUM, float(total(p.beads)))
        for kind in range(t.VESSELS):
            scale.add(f.VESSELS, float(p.vessels_of(kind)))
        scale.add(f.DISCS, float(p.discs()))
        scale.add(f.REEVES, float(size(p.reeves)))
        scale.add(f.ARMY, float(p.army))
        scale.add(f.VOYAGE, float(p.voyage))
        if p.slayer:
            scale.add(f.SLAYER, 1.0)
        drawing = s.found(Drawing)
        if drawing is not None and drawing.drawer == seat:
            scale.add(f.WRIT_TO_COME, 1.0)
        for monster in range(t.MONSTERS):
            if s.beast_owner(monster) == seat:
                scale.add(f.MONSTERS, 1.0)

    def weigh_goods(self, s: FeudumState, seat: i64, p: Player, at: i64, scale: Scale) -> None:
        """Goods and wild tiles after what is due, and food against the pawns to be fed."""
        tiles = p.tiles_from(0)
        bill = s.found(Bill)
        due: i64 = bill.due if bill is not None and bill.payer == seat else 0
        food: i64 = 0
        for kind in range(t.GOODS):
            number = p.held(kind) - (due & t.GOODS_MASK)
            scale.add(f.PAYMENT_DUE, float(due & t.GOODS_MASK))
            due >>= t.GOODS_WIDTH
            if number < 0:
                tiles += number
                number = 0
            scale.add(f.HAS + kind, float(number))
            if kind == t.FOOD:
                food = number
        scale.add(f.TILES, float(tiles))
        scale.add(f.BARREL, float(p.barrel))
        mouths = self.to_feed(s, seat, p, at)
        spare = food + p.barrel - mouths
        if spare < 0:
            scale.add(f.FOOD_SHORT, float(-spare))
        else:
            scale.add(f.FOOD_SPARE, float(spare))
        if s.epoch < t.LAST_EPOCH:
            weigh_food(s, p, food, tiles, mouths, scale)
            if scale.wants(f.HUNGER, f.FOOD_TO_RETURN):
                weigh_larder(s, seat, p, food + p.barrel + tiles, mouths, scale)

    def to_feed(self, s: FeudumState, seat: i64, p: Player, at: i64) -> i64:
        """How many pawns are still to be fed in this round (FEU-27.2)."""
        if s.epoch == t.LAST_EPOCH or FEEDING.index < at <= EPOCH_CHECK.index:
            return 0
        fed = p.drunk
        first: i64 = 0
        meals = s.found(Meals)
        if meals is not None:
            place = seat - s.start_player
            if place < 0:
                place += s.players
            if place < meals.eater:
                return 0
            meal = s.found(Meal)
            if place == meals.eater and meal is not None and meal.begun:
                fed = meal.by_wine
                first = meal.pawn
        count: i64 = 0
        for pawn in range(first, t.PAWNS):
            if p.place_of(pawn) != NONE and not has(fed, pawn):
                count += 1
        return count

    def weigh_epoch(self, s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
        """What the next epoch would score with what is there (FEU-29.2, FEU-31.3)."""
        seats: i64 = 0
        for guild in range(t.GUILDS):
            seats += weigh_seat(s, seat, guild, scale)
        places = p.rules | weigh_landscapes(s, p, scale)
        regions: i64 = 0
        for region in range(t.REGIONS):
            if places & t.REGION_LOCATIONS[region] != 0:
                regions += 1
        lands = landscape_points(s, seat) if s.readings.landscapes else 0
        next_loss: i64 = 0
        losses: i64 = 0
        for space in range(p.army, t.ARMY_SPACES):
            penalty: i64 = t.ARMY_PENALTY[space]
            for epoch in range(s.epoch + 1, t.LAST_EPOCH + 1):
                if has(t.ARMY_EPOCHS[space], epoch):
                    losses += penalty
                    if epoch == s.epoch + 1:
                        next_loss += penalty
        if p.rules & s.feudums == 0:
            next_loss = 0
            losses = 0
        whole = float(seats + t.REGION_VP[regions] + lands - next_loss)
        scale.add(f.SEAT_POINTS, float(seats))
        scale.add(f.REGION_POINTS, float(t.REGION_VP[regions]))
        scale.add(f.LANDSCAPE_POINTS, float(lands))
        scale.add(f.DISLOYALTY_NEXT, float(next_loss))
        scale.add(f.DISLOYALTY_TO_COME, float(losses))
        scale.add(f.EPOCH_POINTS, whole)
        scale.add(f.EPOCH_POINTS_NEAR, whole * float(showing(s)) / float(t.TRIGGER[s.epoch + 1]))

    def weigh_cards(self, s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
        """What each action could bring now, the cards in hand, and the action under way."""
        places = weigh_pawns(s, p, seat, scale)
        influence = weigh_markers(s, seat, p, places, scale)
        pawns = p.pawns_out()
        outposts = size(p.rules & s.outposts)
        towns = size(p.rules & s.towns)
        fiefs = size(p.rules & s.feudums)
        if pawns < t.PAWNS and p.held(t.FOOD) > pawns:
            promise(p, t.MIGRATE, 1.0, scale)
        promise(p, t.MOVE, float(pawns), scale)
        promise(p, t.INFLUENCE, influence, scale)
        promise(p, t.IMPROVE, weigh_improvements(s, p, scale), scale)
        if outposts > 0 and s.stack_size() > 0:
            promise(p, t.EXPLORE, float(t.EXPLORE_DRAW + outposts - 1 + fiefs), scale)
        if weigh_farms(s, p, scale):
            favours: i64 = t.FAVOURS[yield_of(s, seat, True)]
            promise(p, t.HARVEST, float(t.HARVEST_VP + favours), scale)
        if towns > 0:
            promise(p, t.TAX, float(t.TAX_BASE + towns - 1 + fiefs), scale)
        attack = weigh_battles(s, seat, p, places, scale)
        if size(p.hand) != 1:  # it may not be the last card (FEU-3.9)
            promise(p, t.CONQUER, attack, scale)
        if scale.wants(f.FINES_SAVABLE, f.CHARTERS_WITHOUT_SEAL):
            weigh_service(s, seat, p, places, scale)
            weigh_plans(s, seat, p, scale)
        if scale.wants(f.SERVICE_AT_HAND, f.SERVICE_IN_REACH):
            weigh_campaign(s, seat, p, scale)
        promise(p, t.DEFEND, float(t.DEFEND_VP), scale)
        self.weigh_functions(s, seat, p, influence, scale)
        scale.add(f.CARDS_IN_HAND, float(size(p.hand)))
        if p.pouch == t.EXTRA_CARD:
            scale.add(f.POUCH_EXTRA, 1.0)
        elif p.pouch == t.TWO_CARDS and not p.doubled:
            scale.add(f.POUCH_DOUBLE, 1.0)
        if s.active == seat and action_of(s) is not None:
            scale.add(f.UNDER_WAY, under_way(s, seat))

    def weigh_functions(
        self, s: FeudumState, seat: i64, p: Player, influence: float, scale: Scale
    ) -> None:
        """The functions of own seats, for the Guild card and for Repeat."""
        best = 0.0
        second = 0.0
        for guild in range(t.GUILDS):
            worth = function_worth(s, seat, guild)
            if worth > 0.0:
                scale.add(f.FUNCTION + guild, worth)
                if guild == p.guild_used:
                    continue  # not twice in a round (FEU-15.3)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        scale.add(f.FUNCTION_BEST, best)
        scale.add(f.FUNCTION_SECOND, second)
        promise(p, t.GUILD, best, scale)
        chosen = p.hand | p.played
        again = 0.0
        if has(p.played, t.GUILD):
            again = best
        elif has(chosen, t.GUILD):
            again = second
        if has(chosen, t.INFLUENCE) and influence * SECOND_SHARE > again:
            again = influence * SECOND_SHARE
        if has(chosen, t.MOVE) and again < VOYAGE_HOPE and (p.voyage > 0 or p.discs() > 0):
            again = VOYAGE_HOPE
        promise(p, t.REPEAT, again, scale)


FEATURES: Final = FeudumFeatures()
