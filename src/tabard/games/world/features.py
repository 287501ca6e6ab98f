"""What the learned value of World Without End looks at: each seat's things, and the chapter's end.

What is as good as decided counts as if it had happened: the duties are paid with what a player
has, a failed one costs its points, in the last chapter the remaining goods are counted. Once the
duties are paid, a seat is looked at as at the start of the next chapter.
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import feature_names as f
from tabard.games.world import tables as t
from tabard.games.world.frames import Care
from tabard.games.world.hands import weigh_cards
from tabard.games.world.reach import (
    EXPECTED_SHORT,
    RICHEST,
    weigh_care,
    weigh_favours,
    weigh_house,
    weigh_material,
    weigh_metal,
    weigh_out_of_reach,
    weigh_sales,
    weigh_seals,
)
from tabard.games.world.state import NONE, Player, WorldState
from tabard.games.world.steps.discard import DISCARD
from tabard.games.world.steps.duties import DUTIES, TAX
from tabard.games.world.wits import (
    asking,
    favour_worth,
    healing,
    losses,
    patient_worth,
    pending,
    renting,
)
from tabard.kernel.features import Features, Scale
from tabard.kernel.ints import has, i64, size

STRETCHES: Final = tuple(
    f"chapter_{c + 1}_round_{r + 1}" for c in range(t.CHAPTERS) for r in range(t.ROUNDS)
)

# How likely the tax die takes more than so much money.
RISK: Final[tuple[float, ...]] = tuple(
    sum(face > money for face in t.DIE) / len(t.DIE) for money in range(RICHEST + 1)
)
EXPECTED_TAX: Final[float] = sum(t.DIE) / len(t.DIE)
# Free fields below which a project is as good as finished.
NEARLY: Final = 3


def paid(s: WorldState, duty: i64) -> bool:
    """Whether a duty of this chapter has been paid; nothing interrupts from the duties on."""
    return s.where() > (TAX.index if duty == t.TAX else DUTIES.index)


def orients_next(s: WorldState, seat: i64, fresh: bool) -> bool:
    """Whether a seat turns the next event card, as far as is known."""
    if s.active == NONE:
        return False
    waits = s.edge == NONE and not fresh
    return seat == (s.active if waits else s.seat_in_turn(1))


class WorldFeatures(Features[WorldState]):
    """The features of World Without End."""

    def __init__(self) -> None:
        super().__init__(f.NAMES, STRETCHES)

    def stretch(self, s: WorldState) -> i64:
        """Chapter and round; after the duties the first round of the next chapter."""
        chapters: i64 = s.chapter - 1 if s.chapter > 0 else 0
        rounds: i64 = s.round - 1 if s.round > 0 else 0
        if s.chapter < t.CHAPTERS and s.chapter > 0 and paid(s, t.TAX):
            chapters += 1
            rounds = 0
        return chapters * t.ROUNDS + rounds

    def weigh(self, s: WorldState, seat: i64, scale: Scale) -> None:
        """All features of a seat."""
        p = s.seats[seat]
        tax_paid = paid(s, t.TAX)
        fresh = tax_paid and s.chapter < t.CHAPTERS  # as at the start of the next chapter
        later = t.CHAPTERS - s.chapter
        if fresh:
            later -= 1
        self.weigh_duties(s, p, fresh, later, scale)
        if tax_paid and not fresh:
            return  # nothing but counting is left
        placeable = self.weigh_goods(s, p, scale)
        self.weigh_tokens(s, seat, p, scale)
        self.weigh_pieces(s, p, later, scale)
        hand: i64 = t.ALL_CARDS if fresh or s.chapter == 0 else p.hand
        turns: i64 = t.ROUNDS if fresh else t.ROUNDS - p.laid
        if p.suffers(t.ROYAL_COURT) and (fresh or p.laid == 0):
            turns -= 1
        weigh_cards(s, p, hand, turns, later, scale)
        self.weigh_order(s, seat, p, fresh, scale)
        if scale.wants(f.PLACING_SOON, f.CARE_WITH_MORE):
            self.weigh_ahead(s, seat, p, hand, turns, fresh, later, placeable, scale)

    def weigh_duties(self, s: WorldState, p: Player, fresh: bool, later: i64, scale: Scale) -> None:
        """Points now, and after the next duties if nothing more were taken in."""
        lost = 0.0
        failures = 0.0
        for duty in range(t.DUTIES):
            if duty == t.TAX:
                break
            if fresh or not paid(s, duty):
                needed: i64 = t.DUTY_AMOUNT[duty]
                spare = p.owns(t.DUTY_KIND[duty]) - needed
                if spare < 0:
                    scale.add(f.PIETY_SHORT + duty, float(-spare))
                    lost += float(-spare * t.DUTY_VP[duty])
                    failures += 1.0
                    spare = 0
            else:
                spare = p.owns(t.DUTY_KIND[duty])
                if p.missed(duty) > 0:
                    failures += 1.0
            kept: i64 = later * t.DUTY_AMOUNT[duty]
            if spare > kept:
                scale.add(f.PIETY_PLENTY + duty, float(spare - kept))
                spare = kept
            scale.add(f.PIETY_FOR_LATER + duty, float(spare))
        left = float(p.money)
        if fresh or not paid(s, t.TAX):
            money: i64 = p.money if p.money < RICHEST else RICHEST
            lost += EXPECTED_SHORT[money] * float(t.DUTY_VP[t.TAX])
            failures += RISK[money]
            scale.add(f.TAX_SHORT, EXPECTED_SHORT[money])
            scale.add(f.COURT_RISK, RISK[money])
            left = left - EXPECTED_TAX + EXPECTED_SHORT[money]
        scale.add(f.MONEY_BEYOND_TAX, left)
        points = float(p.vp)
        scale.add(f.POINTS, points)
        if s.chapter == t.CHAPTERS or (fresh and later == 0):
            lost = lost * float(t.LAST_LOSS_FACTOR)
        if s.chapter == t.CHAPTERS:
            lost += losses(p)
        scale.add(f.DUTY_LOSS, lost)
        scale.add(f.FAILURES, failures)
        protected = float(p.owns(t.LOYALTY))
        if failures > protected:
            scale.add(f.FAILURES_BEYOND_LOYALTY, failures - protected)
        points -= lost
        points += float(p.owns(t.STONE) * t.FINAL_VP[t.STONE])
        points += float(p.owns(t.WOOD) * t.FINAL_VP[t.WOOD])
        scale.add(f.POINTS_AT_THE_END, points + left / float(t.MONEY_PER_VP))

    def weigh_goods(self, s: WorldState, p: Player, scale: Scale) -> i64:
        """What lies behind the screen, and where material can go; how much of it can be placed."""
        stone, wood = p.owns(t.STONE), p.owns(t.WOOD)
        scale.add(f.STONE, float(stone))
        scale.add(f.WOOD, float(wood))
        scale.add(f.WOOL, float(p.owns(t.WOOL)))
        scale.add(f.CLOTH, float(p.owns(t.CLOTH)))
        scale.add(f.MONEY, float(p.money))
        if p.money == 0:
            scale.add(f.MONEY_NONE, 1.0)
        free_stone: i64 = 0
        free_wood: i64 = 0
        for project in range(t.PROJECTS):
            if s.workable(project):
                free_stone += s.free_stone(project)
                free_wood += s.free_wood(project)
        idle: i64 = 0
        if stone > free_stone:
            idle += stone - free_stone
            stone = free_stone
        if wood > free_wood:
            idle += wood - free_wood
            wood = free_wood
        scale.add(f.STONE_PLACEABLE, float(stone))
        scale.add(f.WOOD_PLACEABLE, float(wood))
        scale.add(f.MATERIAL_IDLE, float(idle))
        return stone + wood

    def weigh_tokens(self, s: WorldState, seat: i64, p: Player, scale: Scale) -> None:
        """Loyalty and knowledge token by token, and who leads in loyalty."""
        loyalty, knows = p.owns(t.LOYALTY), p.owns(t.MEDICAL)
        for n in range(f.LEVELS):
            if n < loyalty:
                scale.add(f.LOYALTY + n, 1.0)
            if n < knows:
                scale.add(f.KNOWLEDGE + n, 1.0)
        if loyalty > f.LEVELS:
            scale.add(f.LOYALTY_MORE, float(loyalty - f.LEVELS))
        if knows > f.LEVELS:
            scale.add(f.KNOWLEDGE_MORE, float(knows - f.LEVELS))
        leads = loyalty > 0
        least = True
        shared = False
        for other in range(s.players):
            if other != seat:
                theirs = s.seats[other].owns(t.LOYALTY)
                if theirs > loyalty:
                    leads = False
                elif theirs < loyalty:
                    least = False
                else:
                    shared = True
        if leads and not s.metal_placed():
            scale.add(f.LOYALTY_SHARED if shared else f.LOYALTY_LEAD, 1.0)
            weigh_metal(s, shared, scale)
        elif least:
            scale.add(f.LOYALTY_LEAST, 1.0)

    def weigh_pieces(self, s: WorldState, p: Player, later: i64, scale: Scale) -> None:
        """Houses and seals, penalties to serve, and who is sick within reach."""
        scale.add(f.HOUSES, float(size(p.houses)))
        scale.add(f.HOUSES_LEFT, float(p.houses_left()))
        houses = p.houses
        plot: i64 = 0
        while houses != 0:
            if houses & 1 == 1:
                scale.add(f.HOUSE + f.YIELD_OF[plot], 1.0)
            houses >>= 1
            plot += 1
        if p.houses != 0:
            scale.add(f.RENT_OF_TWO, renting(s, p))
        scale.add(f.SEALS_IN_STOCK, float(p.seals_left()))
        for project in range(t.PROJECTS):
            if has(p.seals, project):
                free = s.free_stone(project) + s.free_wood(project)
                fields: i64 = t.STONE_FIELDS[project] + t.WOOD_FIELDS[project]
                share = 1.0 - float(free) / float(fields)
                scale.add(f.SEALS_ON_BOARD, 1.0)
                scale.add(f.SEAL_PROGRESS, share)
                bonus: i64 = t.DONOR_VP[project] + t.DONOR_COUNT[project]
                scale.add(f.SEAL_BONUS, share * float(bonus))
                if free < NEARLY:
                    scale.add(f.SEAL_NEARLY_DONE, 1.0)
        for penalty in range(t.DUTIES):
            if p.suffers(penalty):
                scale.add(f.PENALTY + penalty, 1.0)
        if s.tiles != 0:
            scale.add(f.CARE_IN_REACH, healing(s, p, later))

    def weigh_ahead(
        self,
        s: WorldState,
        seat: i64,
        p: Player,
        hand: i64,
        turns: i64,
        fresh: bool,
        later: i64,
        placeable: i64,
        scale: Scale,
    ) -> None:
        """What is in reach: see `reach`."""
        weigh_material(p, hand, turns, later, placeable, scale)
        if p.owns(t.WOOL) + p.owns(t.CLOTH) > 0:
            weigh_sales(s, p, hand, turns, later, scale)
        if fresh or not paid(s, t.PENANCE):
            weigh_out_of_reach(s, p, hand, turns, scale)
        if p.seals != 0:
            weigh_seals(s, p, later, scale)
        weigh_favours(s, p, orients_next(s, seat, fresh), scale)
        if turns > 0 and has(hand, t.BUILD_HOUSE):
            weigh_house(s, p, scale)
        if s.tiles != 0:
            weigh_care(s, p, scale)

    def weigh_order(self, s: WorldState, seat: i64, p: Player, fresh: bool, scale: Scale) -> None:
        """Who has the badge, who is still to move, and what an unfinished choice will bring."""
        if s.active == NONE:
            return
        active = s.seat_in_turn(1) if fresh else s.active
        place = seat - active
        if place < 0:
            place += s.players
        if place == 0:
            scale.add(f.ACTIVE, 1.0)
            if s.edge == NONE:
                scale.add(f.ORIENTS, 1.0)
        elif place == 1:
            scale.add(f.ACTIVE_NEXT, 1.0)
        if fresh or place >= s.playing():
            scale.add(f.TURN_TO_COME, 1.0)
            scale.add(f.PLACE_IN_ORDER, float(place))
            if s.in_force(e.SWAP_PER_ROUND & ~p.swapped) != NONE:
                scale.add(f.SWAP_OPEN, 1.0)
        scale.add(f.FAVOUR_NEXT, favour_worth(s, p))
        care = s.found(Care)
        if care is not None and care.chosen != 0 and care.carer == seat:
            for location in range(t.LOCATIONS):
                if has(care.chosen, location):
                    scale.add(f.CARING_WORTH, patient_worth(location))
        else:
            scale.add(f.PENDING_WORTH, pending(s, seat, p, t.CHAPTERS - s.chapter))
            if s.to_move == seat and p.laid > 0 and care is None:
                card = asking(s, p)
                if card != NONE and f.PENDING_OF[card] != NONE:
                    scale.add(f.PENDING + f.PENDING_OF[card], 1.0)
        if s.at == DISCARD.index and s.to_move == seat:
            scale.add(f.OWES_DISCARD, 1.0)


FEATURES: Final = WorldFeatures()
