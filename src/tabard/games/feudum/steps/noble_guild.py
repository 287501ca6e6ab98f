"""The Noble Guild sells seals and turns them to beads; the Monk Guild takes them (25 and 26)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.seals import BeadsGiven, SealPurchase
from tabard.games.feudum.sequences import total, with_value
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import (
    offer_beads,
    offer_scrolls,
    pay_guild,
    pull_done,
    push_done,
    scrolls_from,
    share_out,
    take_bead,
    to_rosary,
)
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def can_buy_seal(s: FeudumState, seat: i64) -> bool:
    """Whether a scroll has a seal and it can be paid (FEU-25.2)."""
    return s.full_scrolls() != 0 and s.seats[seat].coins >= t.SEAL_PRICE


def most_to_rosary(s: FeudumState, number: i64) -> i64:
    """How many seals can go to the rosary (FEU-25.4)."""
    return min(number, size(s.full_scrolls()), t.ROSARY - len(s.rosary))


def can_move_seal(s: FeudumState) -> bool:
    """Whether a seal can go to the rosary."""
    return most_to_rosary(s, 1) > 0


def can_buy_bead(s: FeudumState, seat: i64) -> bool:
    """Whether there is a bead and it can be paid (FEU-26.1)."""
    return len(s.rosary) > 0 and s.seats[seat].coins >= t.BEAD_PRICE


def goals(sum_of_beads: i64, thresholds: tuple[int, ...]) -> i64:
    """How many thresholds a sum reaches."""
    reached: i64 = 0
    for threshold in thresholds:
        if sum_of_beads >= threshold:
            reached += 1
    return reached


class NobleTrade(Step[FeudumState]):
    """One or two seals of choice, scrolls ascending (FEU-25.2)."""

    def proceed(self, s: FeudumState) -> None:
        if s.of(SealPurchase).chosen == 0 or self.may_take_more(s):
            s.awaits(s.active)
        else:
            self.buy(s)

    def may_take_more(self, s: FeudumState) -> bool:
        """Whether another seal can be chosen and paid."""
        purchase = s.of(SealPurchase)
        count = size(purchase.chosen)
        if count == t.MOST_SEALS_BOUGHT:
            return False
        if s.seats[s.active].coins < t.SEAL_PRICE * (count + 1):
            return False
        return s.full_scrolls() >> purchase.next_scroll != 0

    def ask(self, s: FeudumState, menu: Menu) -> None:
        purchase = s.of(SealPurchase)
        for scroll in range(t.SCROLLS):
            if not has(s.full_scrolls(), scroll):
                menu.refuse(a.SCROLL + scroll, self.rule, "scroll-is-empty")
            elif scroll < purchase.next_scroll:
                menu.refuse(a.SCROLL + scroll, "FEU-33.1", PART_IS_LAID)
            else:
                menu.offer(a.SCROLL + scroll)
        if purchase.chosen != 0:
            menu.offer(a.STOP)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        purchase = s.of(SealPurchase)
        bought = size(purchase.chosen)
        pool = scrolls_from(purchase.next_scroll, s.full_scrolls())
        payable = s.seats[s.active].coins // t.SEAL_PRICE
        most: i64 = min(t.MOST_SEALS_BOUGHT, payable) - bought
        least = 0 if bought > 0 else 1
        return SetAsked(pool, least, min(most, len(pool)), a.STOP)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.STOP:
            self.buy(s)
            return
        purchase = s.of(SealPurchase)
        purchase.chosen |= bit(code - a.SCROLL)
        purchase.next_scroll = code - a.SCROLL + 1
        s.carry_on()

    def buy(self, s: FeudumState) -> None:
        """Pay, then take the seals, values unseen."""
        purchase = s.of(SealPurchase)
        pay_guild(s, s.active, t.NOBLE, t.SEAL_PRICE * size(purchase.chosen))
        p = s.seats[s.active]
        for scroll in range(t.SCROLLS):
            if has(purchase.chosen, scroll):
                p.seals = p.seals + bytes((s.scrolls[scroll],))
                s.set_scroll(scroll, 0)
                s.tell(self.rule, "gains-seal", s.active, 1, "", t.SCROLL_IDS[scroll])
        purchase.chosen = 0
        s.next()


class ToRosary(Step[FeudumState]):
    """Seals of choice go to the rosary, scrolls ascending (FEU-25.4, FEU-26.2)."""

    def __init__(self, name: str, rule: str, number: int) -> None:
        super().__init__(name, rule)
        self.number: i64 = number

    def proceed(self, s: FeudumState) -> None:
        beads = s.of(BeadsGiven)
        if s.progress == 0:
            beads.left = most_to_rosary(s, self.number)
            s.progress = 1
        elif beads.left > 0:
            s.awaits(s.active)
        else:
            self.finish(s)

    def finish(self, s: FeudumState) -> None:
        """The goals of the Noble push (FEU-25.4)."""
        push_done(s, goals(total(s.rosary), t.NOBLE_GOALS), self.rule)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        beads = s.of(BeadsGiven)
        first, left = beads.next_scroll, beads.left
        offer_scrolls(menu, s.full_scrolls(), first, left, self.rule, "scroll-is-empty")

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        beads = s.of(BeadsGiven)
        pool = scrolls_from(beads.next_scroll, s.full_scrolls())
        return SetAsked(pool, beads.left, beads.left)

    def take(self, s: FeudumState, code: i64) -> None:
        beads = s.of(BeadsGiven)
        beads.next_scroll = code - a.SCROLL + 1
        beads.left -= 1
        to_rosary(s, code - a.SCROLL, self.rule)
        s.carry_on()


class MonkPull(ToRosary):
    """One seal to the rosary (FEU-26.2)."""

    def finish(self, s: FeudumState) -> None:
        pull_done(s, total(s.rosary) >= t.MONK_PULL_SUM, self.rule)


class MonkTrade(Step[FeudumState]):
    """The lowest or the highest bead of the rosary, by lot (FEU-26.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_beads(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        pay_guild(s, s.active, t.MONK, t.BEAD_PRICE)
        value = take_bead(s, code)
        p = s.seats[s.active]
        p.beads = p.beads + bytes((int(value),))
        s.tell(self.rule, "gains-bead", s.active, value)
        s.next()


class MonkPush(Step[FeudumState]):
    """A bead to a chicken by lot; then the coffer is split (FEU-26.3, FEU-26.4)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_beads(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        value = take_bead(s, code)
        s.chickens = with_value(s.chickens, value)
        s.tell(self.rule, "bead-to-chicken", s.active, value)
        push_done(s, goals(total(s.chickens), t.MONK_GOALS), self.rule)
        s.coffer = share_out(s, t.MONK, s.coffer, "FEU-26.4")


NOBLE_TRADE: Final[NobleTrade] = NobleTrade("noble_trade", "FEU-25.2")
NOBLE_PUSH: Final[ToRosary] = ToRosary("noble_push", "FEU-25.4", t.NOBLE_PUSH)
MONK_TRADE: Final[MonkTrade] = MonkTrade("monk_trade", "FEU-26.1")
MONK_PULL: Final[MonkPull] = MonkPull("monk_pull", "FEU-26.2", 1)
MONK_PUSH: Final[MonkPush] = MonkPush("monk_push", "FEU-26.3")
