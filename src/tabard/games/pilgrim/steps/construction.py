"""Duty: Construct (section 11)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import order
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import can_construct
from tabard.games.pilgrim.means import purse_of
from tabard.games.pilgrim.roads import any_unit
from tabard.games.pilgrim.state import BUILD, PilgrimState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import COSTLY, Menu
from tabard.kernel.step import Step


class Construction(Step[PilgrimState]):
    """One building and/or one road unit, as the value allows (PGM-11.1, PGM-11.6)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.unit == BUILD:
            self.carry_out(s)
        elif s.value + s.extra > 0:
            s.awaits(s.active())  # alone, `stop` is taken by itself
        else:
            s.go(order.RECALL)

    def may_pave(self, s: PilgrimState) -> bool:
        """Whether a road unit is possible: by value, or further tiles (PGM-11.3)."""
        purse = purse_of(s.me())
        if s.paved:
            return s.extra > 0 and any_unit(s, s.active(), purse, False, True)
        return s.value > 0 and any_unit(s, s.active(), purse, False, False)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        purse = purse_of(p)
        active = s.active_on_edge()
        full = p.filled_slots() == t.SLOTS
        open_now = s.value > 0 and not s.built and not full
        for building in range(t.BUILDINGS):
            if not has(s.edge, building):
                continue
            code = a.CONSTRUCT + building
            if open_now and has(active, building) and can_construct(s, s.to_move, purse, building):
                menu.offer(code)
            elif menu.explaining:
                self.refuse(s, building, code, full, menu)
        if self.may_pave(s):
            menu.offer(a.ROAD)
            if menu.explaining and not any_unit(s, s.to_move, purse, False, True):
                menu.warn(a.ROAD, COSTLY, "PGM-17.30", "only-destroys-the-head", 0, p.stone)
        elif s.value == 0 or s.paved:
            menu.refuse(a.ROAD, "PGM-11.1", "one-road-unit-only")
        else:
            menu.refuse(a.ROAD, "PGM-11.2", "no-road-unit")
        if s.begun:
            menu.offer(a.STOP)
        else:
            menu.refuse(a.STOP, "PGM-4.5", "one-unit-is-due")

    def refuse(self, s: PilgrimState, building: i64, code: i64, full: bool, menu: Menu) -> None:
        """Say why a building cannot be constructed."""
        if not has(s.active_on_edge(), building):
            need: i64 = s.layout.offset_of[building]
            menu.refuse(code, "PGM-20.1", "not-active-yet", need, s.ship)
        elif s.built:
            menu.refuse(code, "PGM-11.1", "one-building-only")
        elif s.value == 0:
            menu.refuse(code, "PGM-11.1", "value-is-spent")
        elif full:
            menu.refuse(code, "PGM-11.5", "no-free-slot")
        else:
            stone: i64 = t.STONE_COST[building]
            menu.refuse(code, "PGM-11.5", "too-little-stone", stone, s.seats[s.to_move].stone)

    def absent(self, s: PilgrimState, code: i64) -> str:
        """A building that is built already, or not in this game (PGM-11.5)."""
        return "not-on-the-edge"

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.STOP:
            s.go(order.RECALL)
        elif code == a.ROAD:
            s.go(order.ROAD_UNIT)
        else:
            s.unit = BUILD
            s.unit_building = code - a.CONSTRUCT
            s.due_stone = t.STONE_COST[s.unit_building]
            s.go(order.PAYMENT)

    def carry_out(self, s: PilgrimState) -> None:
        """The building has been paid and comes to the mat (PGM-11.5)."""
        build(s, s.active(), s.unit_building)
        s.forget_unit()
        s.built = True
        s.value -= 1
        s.begun = True
        s.go(order.UNIT_WINDOW)


def build(s: PilgrimState, seat: i64, building: i64) -> None:
    """Lay a building of the edge on the first free slot."""
    p = s.seats[seat]
    s.edge &= ~bit(building)
    p.fill_slot(building)
    p.own |= bit(building)
    level: i64 = t.LEVEL[building]
    s.tell("PGM-11.5", "constructs", s.teller(seat), level, t.BUILDING_IDS[building])


CONSTRUCTION: Final = Construction("construction", "PGM-11.6")
