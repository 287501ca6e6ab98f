"""Using a building: the fee, and what Grain Store, Dormitory and their like ask (section 20)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import USE, Use
from tabard.games.pilgrim.ledger import gain, gain_piety, mark_used, pay, pay_piety
from tabard.games.pilgrim.means import (
    BY_BANK,
    BY_OWN_YARD,
    BY_RENTED_YARD,
    Renter,
    fee_ways,
    purse_of,
    ways_left,
)
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.step import Step


class RentMethod(Step[PilgrimState]):
    """How the fee of a building is paid, and once more for a rented Wagon Yard (PGM-20.36).

    Called by the step in which the building is to be used.
    """

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.of(Use).user)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        use, renter = s.of(Use), s.main_step()
        assert isinstance(renter, Renter)
        ways = ways_left(s, s.to_move, use.building, renter)
        if use.by_yard:
            ways >>= BY_RENTED_YARD
        for way in range(BY_OWN_YARD):
            if has(ways, way):
                menu.offer(a.RENT + way)
            elif menu.explaining:
                self.refuse(s, way, menu)
        if not use.by_yard:
            if (ways >> BY_OWN_YARD) != 0:
                menu.offer(a.RENT_YARD)
            elif menu.explaining:
                self.refuse_yard(s, menu)

    def refuse(self, s: PilgrimState, way: i64, menu: Menu) -> None:
        """Say why the fee cannot be paid so."""
        if way == BY_BANK:
            menu.refuse(a.RENT_BANK, "PGM-20.36", "no-own-bank-for-this-fee")
        elif not has(s.trade_kinds(), way):
            menu.refuse(a.RENT + way, "PGM-19.1", "not-the-trade-resource")
        elif has(fee_ways(s, s.to_move, purse_of(s.seats[s.to_move])), way):
            menu.refuse(a.RENT + way, "PGM-20.37", "no-effect-possible")
        else:
            menu.refuse(a.RENT + way, "PGM-20.5", "too-few-goods", 1, 0)

    def refuse_yard(self, s: PilgrimState, menu: Menu) -> None:
        """Say why the Wagon Yard does not help."""
        if has(s.seats[s.to_move].used, t.WAGON_YARD):
            menu.refuse(a.RENT_YARD, "PGM-20.2", "used-this-turn")
        elif has(s.active_buildings(), t.WAGON_YARD):
            menu.refuse(a.RENT_YARD, "PGM-20.36", "same-payment-without-it")
        else:
            menu.refuse(a.RENT_YARD, "PGM-20.34", "no-wagon-yard")

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        use = s.of(Use)
        if code == a.RENT_YARD:
            if s.seats[seat].owns(t.WAGON_YARD):
                mark_used(s, seat, t.WAGON_YARD)
                s.next()
            else:
                use.by_yard = True
                s.carry_on()
            return
        rented: i64 = t.WAGON_YARD if use.by_yard else use.building
        kind = code - a.RENT
        if code == a.RENT_BANK:
            mark_used(s, seat, t.BANK)
            kind = t.SILVER
        pay_fee(s, seat, s.owner_of(rented), rented, kind)
        if use.by_yard:
            mark_used(s, seat, t.WAGON_YARD)
        s.next()


def pay_fee(s: PilgrimState, seat: i64, owner: i64, building: i64, kind: i64) -> None:
    """One unit goes to the owner, who cannot refuse, or to the supply (PGM-20.5, 20.8)."""
    s.seats[seat].add_goods(kind, -1)
    thing, name = t.KIND_IDS[kind], t.BUILDING_IDS[building]
    if owner == NONE:
        s.tell("PGM-20.5", "rents-from-supply", seat, 1, thing, name)
        return
    s.seats[owner].add_goods(kind, 1)
    if s.is_abbott(owner):
        s.tell("PGM-26.7", "rents-from-abbott", seat, 1, thing, name)
    else:
        s.tell("PGM-20.5", "rents", seat, 1, thing, name)
        s.tell("PGM-20.5", "earns-rent", owner, 1, thing, name)


class TradeAmount(Step[PilgrimState]):
    """How much is bought or sold for 1 silver each (PGM-20.22, PGM-20.23, PGM-20.26)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        ware = ware_of(s.of(Use).building)
        most: i64 = t.MOST_TRADED[ware]
        first: i64 = a.TRADE_FROM[ware]
        held = p.piety if ware == t.PIETY_DUE else p.goods(ware)
        room: i64 = most
        if ware == t.PIETY_DUE:
            room = t.MOST_PIETY - p.piety
        for n in range(most):
            if n < p.silver and n < room:
                menu.offer(a.BUY + first + n)
            elif n < room:
                menu.refuse(a.BUY + first + n, "PGM-20.22", "too-little-silver", n + 1, p.silver)
            else:
                menu.refuse(a.BUY + first + n, "PGM-20.23", "piety-is-full", n + 1, room)
        for n in range(most):
            if n < held:
                menu.offer(a.SELL + first + n)
            else:
                menu.refuse(a.SELL + first + n, "PGM-20.22", "too-few-to-sell", n + 1, held)

    def absent(self, s: PilgrimState, code: i64) -> str:
        """What another building trades in (PGM-20.22)."""
        return "not-traded-here"

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        building = s.of(Use).building
        rule = t.BUILDING_RULES[building]
        ware = ware_of(building)
        mark_used(s, seat, building)
        if code >= a.SELL:
            number = code - a.SELL - a.TRADE_FROM[ware] + 1
            if ware == t.PIETY_DUE:
                pay_piety(s, seat, number, rule)
            else:
                pay(s, seat, ware, number, rule)
            gain(s, seat, t.SILVER, number, rule)
        else:
            number = code - a.BUY - a.TRADE_FROM[ware] + 1
            pay(s, seat, t.SILVER, number, rule)
            if ware == t.PIETY_DUE:
                gain_piety(s, seat, number, rule)
            else:
                gain(s, seat, ware, number, rule)
        s.next()


def ware_of(building: i64) -> i64:
    """What a trading building trades in: stone, wheat or piety."""
    if building == t.STONE_YARD:
        return t.STONE
    return t.WHEAT if building == t.GRAIN_STORE else t.PIETY_DUE


class Relocation(Step[PilgrimState]):
    """Where Dormitory takes from, Inquisition and Library send to (PGM-20.21, 20.29, 20.24)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        building = s.of(Use).building
        for place in range(1, t.LOCATIONS):
            code = a.RELOCATE + place - 1
            if building != t.DORMITORY or p.at(place) > 0:
                menu.offer(code)
            else:
                menu.refuse(code, "PGM-20.21", "no-acolyte-there")
        if building == t.LIBRARY:
            menu.offer(a.TO_ABBEY)
        else:
            menu.refuse(a.TO_ABBEY, "PGM-20.24", "only-the-library")

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        p = s.seats[seat]
        building = s.of(Use).building
        rule = t.BUILDING_RULES[building]
        mark_used(s, seat, building)
        place = code - a.RELOCATE + 1
        if code == a.TO_ABBEY:
            p.add_at(t.CITY, -1)
            p.abbey += 1
            s.tell(rule, "moves-acolyte", seat, 1, "city", "abbey")
        elif building == t.DORMITORY:
            p.add_at(place, -1)
            p.add_at(t.CITY, 1)
            s.tell(rule, "moves-acolyte", seat, 1, t.LOCATION_IDS[place], "city")
        else:
            p.add_at(t.CITY, -1)
            p.add_at(place, 1)
            s.tell(rule, "moves-acolyte", seat, 1, "city", t.LOCATION_IDS[place])
        s.next()


RENT_METHOD: Final = RentMethod("rent_method", "PGM-20.36")
TRADE_AMOUNT: Final = TradeAmount("trade_amount", "PGM-20.22")
RELOCATION: Final = Relocation("relocation", "PGM-20.21")

# What steps call.
RENTING: Final = Part("renting", RENT_METHOD, frame=USE)
TRADING: Final = Part("trading", TRADE_AMOUNT, frame=USE)
RELOCATING: Final = Part("relocating", RELOCATION, frame=USE)
