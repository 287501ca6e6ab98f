"""Steps 3 to 5 of a round: progress die, epochs, end of the round (sections 28 to 31)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.ledger import all_goods, lose_vp, one_good
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.free_actions import offer_seals
from tabard.games.feudum.steps.setup import drop, launch, lay_seal, offer_goods, offer_vessels
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class ProgressDie(Step[FeudumState]):
    """A tile of the present or an earlier epoch leaves the game (FEU-28.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.active = s.start_player
        for region in range(t.REGIONS):
            if self.may_go(s, region):
                s.awaits(CHANCE)
                return
        s.next()

    def may_go(self, s: FeudumState, region: i64) -> bool:
        """Whether the die may remove the top tile of a stack."""
        return s.top(region) <= s.epoch and s.top(region) < t.BARE

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for region in range(t.REGIONS):
            if self.may_go(s, region):
                menu.offer(a.ROLL + region)

    def take(self, s: FeudumState, code: i64) -> None:
        region = code - a.ROLL
        s.tell(self.rule, "tile-removed", CHANCE, s.top(region), "", t.REGION_IDS[region])
        s.uncover(region)
        s.next()


def active_regions(s: FeudumState, seat: i64) -> i64:
    """Regions in which a player rules or tends (FEU-29.2)."""
    p = s.seats[seat]
    places = p.rules
    for place in range(t.LOCATIONS):
        if has(p.serfs, place) and s.landscape_at(place) != NONE:
            places |= bit(place)
    count: i64 = 0
    for region in range(t.REGIONS):
        if places & t.REGION_LOCATIONS[region] != 0:
            count += 1
    return count


def seat_points(s: FeudumState, seat: i64) -> i64:
    """Points for seats in guilds; an apprentice's is worth this alone (FEU-18.8, FEU-29.2)."""
    points: i64 = 0
    for guild in range(t.GUILDS):
        rank = s.rank_of(guild, seat)
        if rank != NONE:
            points += t.SEAT_VP[rank]
    return points


def landscape_points(s: FeudumState, seat: i64) -> i64:
    """Points for landscapes that an own serf tends (FEU-29.2)."""
    points: i64 = 0
    p = s.seats[seat]
    for place in range(t.LOCATIONS):
        if has(p.serfs, place) and s.landscape_at(place) != NONE:
            empty = s.crop_at(place) == 0
            points += t.LANDSCAPE_EMPTY_VP if empty else t.LANDSCAPE_FULL_VP
    return points


def disloyalty(s: FeudumState, seat: i64) -> i64:
    """What a vassal loses at this epoch for his empty army spaces (FEU-31.3)."""
    p = s.seats[seat]
    if p.rules & s.feudums == 0:
        return 0
    loss: i64 = 0
    for space in range(p.army, t.ARMY_SPACES):
        if has(t.ARMY_EPOCHS[space], s.epoch):
            loss += t.ARMY_PENALTY[space]
    return loss


class EpochCheck(Step[FeudumState]):
    """Whether the next epoch begins; if so it is scored (FEU-29.1 to FEU-29.3)."""

    def proceed(self, s: FeudumState) -> None:
        new = s.epoch + 1
        showing: i64 = 0
        for region in range(t.REGIONS):
            if s.top(region) == new:
                showing += 1
        if showing < t.TRIGGER[new]:
            s.next()
            return
        s.epoch = new
        s.tell("FEU-29.1", "epoch-begins", CHANCE, new)
        for n in range(s.players):
            self.score(s, s.seat_in_turn(n))
        if has(t.DISLOYALTY, new):
            for n in range(s.players):
                seat = s.seat_in_turn(n)
                loss = disloyalty(s, seat)
                if loss > 0:
                    s.tell("FEU-31.3", "is-disloyal", seat, loss)
                    lose_vp(s, seat, loss, "FEU-31.3")
        s.branch(BEGINS)

    def score(self, s: FeudumState, seat: i64) -> None:
        """Guild seats, landscapes, active regions (FEU-29.2)."""
        seats = seat_points(s, seat)
        lands = landscape_points(s, seat)
        regions: i64 = t.REGION_VP[active_regions(s, seat)]
        s.seats[seat].vp += seats + lands + regions
        s.tell(self.rule, "scores-seats", seat, seats)
        if lands > 0:
            s.tell(self.rule, "scores-landscapes", seat, lands)
        s.tell(self.rule, "scores-regions", seat, regions)


class EpochGoods(Step[FeudumState]):
    """A random good at each location marked for this epoch (FEU-29.5)."""

    def proceed(self, s: FeudumState) -> None:
        while s.progress < t.LOCATIONS and not has(t.EPOCH_GOODS[s.epoch], s.progress):
            s.progress += 1
        if s.progress < t.LOCATIONS and s.haversack != 0:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_goods(s.haversack, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        drop(s, s.progress, code - a.DRAW_GOOD, self.rule)
        s.progress += 1
        s.carry_on()


class EpochRefill(Step[FeudumState]):
    """The goods in the guilds are refilled in the third epoch, or all six guilds (FEU-29.6).

    `progress` 0: market and stores; 1: barn; then vessels, rows, and seals.
    """

    def proceed(self, s: FeudumState) -> None:
        if not has(t.REFILLS_GUILDS, s.epoch):
            s.next()
        elif s.progress == 0:
            self.refill_kinds(s)
            s.progress = 1
        elif self.needs_chance(s):
            s.awaits(CHANCE)
        elif s.progress < SEALS_TOO and s.readings.refill_all:
            s.progress += 1
            if s.progress == SEALS_TOO:
                self.refill_rows(s)
        else:
            s.next()

    def needs_chance(self, s: FeudumState) -> bool:
        """Whether something is still to be drawn in this part."""
        if s.progress == 1:
            return all_goods(s.barn) < t.START_BARN and s.haversack != 0
        if s.progress < SEALS_TOO:
            lying: i64 = 0
            for kind in range(t.VESSELS):
                lying += s.in_shipyard(kind)
            return lying < t.START_VESSELS and s.vessels_left != 0
        scrolls = t.START_SCROLLS & ~s.full_scrolls() != 0
        beads = len(s.rosary) < t.START_ROSARY or len(s.chickens) < t.START_CHICKENS
        return (scrolls or beads) and len(s.pool) > 0

    def refill_kinds(self, s: FeudumState) -> None:
        """Merchant rows and Alchemist stores by kind, surplus stays."""
        for kind in range(t.GOODS):
            number: i64 = min(t.MARKET_START[kind] - s.on_market(kind), s.in_haversack(kind))
            if number > 0:
                s.fill_haversack(kind, -number)
                s.market += one_good(kind, number)
        for kind in range(t.GOODS):
            number = min(t.STORE_START[kind] - s.in_store(kind), s.in_haversack(kind))
            if number > 0:
                s.fill_haversack(kind, -number)
                s.stores += one_good(kind, number)
        s.tell(self.rule, "guilds-refilled", CHANCE)

    def refill_rows(self, s: FeudumState) -> None:
        """Knight rows to their start."""
        for colour in range(s.rows_in_play()):
            number: i64 = min(t.START_ROW - s.row(colour), s.stock_of(colour))
            if number > 0:
                s.fill_row(colour, number)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.progress == 1:
            offer_goods(s.haversack, menu)
        elif s.progress < SEALS_TOO:
            offer_vessels(s, menu)
        else:
            offer_seals(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        if s.progress == 1:
            kind = code - a.DRAW_GOOD
            s.fill_haversack(kind, -1)
            s.barn += one_good(kind, 1)
        elif s.progress < SEALS_TOO:
            launch(s, code - a.DRAW_VESSEL, self.rule)
        else:
            lay_seal(s, t.SEAL_VALUES[code - a.DRAW_SEAL], self.rule)
        s.carry_on()


SEALS_TOO: Final = 3  # the part of the refill in which seals are drawn


class RoundsEnd(Step[FeudumState]):
    """The fifth epoch ends the game; else the marker passes clockwise (FEU-29.7, FEU-30.1)."""

    def proceed(self, s: FeudumState) -> None:
        if s.epoch == t.LAST_EPOCH:
            s.done()
            return
        s.start_player = s.seat_in_turn(1)
        s.active = s.start_player
        s.tell(self.rule, "starts", s.start_player)
        s.next()


BEGINS: Final = 0  # the part of a new epoch

PROGRESS_DIE: Final[ProgressDie] = ProgressDie("progress_die", "FEU-28.1")
EPOCH_CHECK: Final[EpochCheck] = EpochCheck("epoch_check", "FEU-29.2")
EPOCH_GOODS: Final[EpochGoods] = EpochGoods("epoch_goods", "FEU-29.5")
EPOCH_REFILL: Final[EpochRefill] = EpochRefill("epoch_refill", "FEU-29.6")
ROUNDS_END: Final[RoundsEnd] = RoundsEnd("rounds_end", "FEU-30.1")
