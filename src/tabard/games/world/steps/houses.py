"""Houses: building them by the card or free, and the rent they bring (WWE-10.7, 10.8, 13.7)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.frames import Care
from tabard.games.world.ledger import gain, pay
from tabard.games.world.state import Player, WorldState
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def price(s: WorldState) -> i64:
    """The money that a house costs with the card (WWE-21.III11)."""
    return prices.house(s.in_force(e.HOUSES_COST))


def settles(s: WorldState, p: Player, plot: i64) -> bool:
    """Whether a player may have a house on a plot, costs aside (WWE-10.7)."""
    return p.houses & t.SAME_YIELD[plot] == 0 and not has(s.taken_plots(), plot)


def can_settle(s: WorldState, seat: i64) -> bool:
    """Whether a player has a house in stock and a plot for it (WWE-13.7)."""
    p = s.seats[seat]
    if p.houses_left() == 0:
        return False
    for plot in range(t.PLOTS):
        if settles(s, p, plot):
            return True
    return False


def refuse_plot(s: WorldState, p: Player, plot: i64, rule: str, menu: Menu) -> bool:
    """Say why a plot is not open to a player, costs aside; whether there was a reason."""
    if p.houses_left() == 0:
        menu.refuse(a.HOUSE + plot, rule, "no-house-left")
    elif has(s.taken_plots(), plot):
        menu.refuse(a.HOUSE + plot, rule, "plot-taken")
    elif p.houses & t.SAME_YIELD[plot] != 0:
        menu.refuse(a.HOUSE + plot, rule, "same-yield")
    else:
        return False
    return True


def build_house(s: WorldState, seat: i64, plot: i64, rule: str) -> None:
    """Put a house from stock on a plot."""
    s.seats[seat].houses |= bit(plot)
    s.tell(rule, "builds-house", seat, 0, "", t.PLOT_IDS[plot])


def affords(p: Player, plot: i64) -> bool:
    """Whether a player has the material of a plot."""
    return p.owns(t.PLOT_MATERIAL[plot]) >= t.HOUSE_MATERIALS


def why_no_house(s: WorldState, seat: i64) -> Grounds:
    """Why the card builds no house for a player; "" if it can (WWE-10.7)."""
    p = s.seats[seat]
    if p.houses_left() == 0:
        return "WWE-10.7", "no-house-left", 0, 0
    if p.money < price(s):
        return "WWE-10.7", "too-little-money", price(s), p.money
    for plot in range(t.PLOTS):
        if affords(p, plot) and settles(s, p, plot):
            return "", "", 0, 0
    if can_settle(s, seat):
        return "WWE-10.7", "no-material-for-a-plot", 0, 0
    return "WWE-10.7", "no-plot-for-you", 0, 0


def why_no_rent(s: WorldState, seat: i64) -> Grounds:
    """Why the card brings a player no rent; "" if it can (WWE-10.8)."""
    houses = s.seats[seat].houses
    if houses == 0:
        return "WWE-10.8", "no-house-to-rent", 1, 0
    for plot in range(t.PLOTS):
        if has(houses, plot) and s.available(t.YIELD_KIND[plot], t.YIELD_COUNT[plot]) > 0:
            return "", "", 0, 0
    return "WWE-20.4", "your-rents-are-exhausted", 0, 0


class BuildHouse(Step[WorldState]):
    """The card: money and a material of the plot's kind (D13, WWE-10.7)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if why_no_house(s, seat)[1] == "":
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.BUILD_HOUSE])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        taken = s.taken_plots()
        for plot in range(t.PLOTS):
            open_to = p.houses & t.SAME_YIELD[plot] == 0 and not has(taken, plot)
            if open_to and affords(p, plot):
                menu.offer(a.HOUSE + plot)
            elif menu.explaining and not refuse_plot(s, p, plot, self.rule, menu):
                have = p.owns(t.PLOT_MATERIAL[plot])
                why = "needs-stone" if t.PLOT_MATERIAL[plot] == t.STONE else "needs-wood"
                menu.refuse(a.HOUSE + plot, self.rule, why, t.HOUSE_MATERIALS, have)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        plot = code - a.HOUSE
        pay(s, seat, t.MONEY, price(s), self.rule)
        pay(s, seat, t.PLOT_MATERIAL[plot], t.HOUSE_MATERIALS, self.rule)
        build_house(s, seat, plot, self.rule)
        s.next()


class FreeHouse(Step[WorldState]):
    """A carer may build without cost (D13, WWE-13.7)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(s.of(Care).carer)

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for plot in range(t.PLOTS):
            if settles(s, p, plot):
                menu.offer(a.HOUSE + plot)
            else:
                refuse_plot(s, p, plot, self.rule, menu)
        menu.offer(a.DECLINE)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        if code == a.DECLINE:
            s.tell(self.rule, "declines", seat)
        else:
            build_house(s, seat, code - a.HOUSE, self.rule)
        s.next()


class Rent(Step[WorldState]):
    """The card: the yields of up to two different houses (D14, WWE-10.8)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if s.seats[seat].houses != 0:
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.RENT])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        houses = s.seats[s.to_move].houses
        for plot in range(t.PLOTS):
            if has(houses, plot):
                menu.offer(a.RENT + plot)
            elif menu.explaining:
                menu.refuse(a.RENT + plot, self.rule, "not-your-house")
        if size(houses) < t.RENTED and not menu.explaining:
            return
        for n in range(len(a.RENT_FIRST)):
            if has(houses, a.RENT_FIRST[n]) and has(houses, a.RENT_SECOND[n]):
                menu.offer(a.RENT_TWO + n)
            elif menu.explaining:
                menu.refuse(a.RENT_TWO + n, self.rule, "not-your-houses")

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        if code < a.RENT_TWO:
            self.collect(s, seat, code - a.RENT)
        else:
            self.collect(s, seat, a.RENT_FIRST[code - a.RENT_TWO])
            self.collect(s, seat, a.RENT_SECOND[code - a.RENT_TWO])
        s.next()

    def collect(self, s: WorldState, seat: i64, plot: i64) -> None:
        """Take what a house yields, if there is any left."""
        s.tell(self.rule, "collects-rent", seat, 0, "", t.PLOT_IDS[plot])
        gain(s, seat, t.YIELD_KIND[plot], t.YIELD_COUNT[plot], self.rule)


BUILD_HOUSE: Final[BuildHouse] = BuildHouse("build_house", "WWE-10.7")
FREE_HOUSE: Final[FreeHouse] = FreeHouse("free_house", "WWE-13.7")
RENT: Final[Rent] = Rent("rent", "WWE-10.8")
