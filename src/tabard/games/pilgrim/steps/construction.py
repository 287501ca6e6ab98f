"""Duty: Construct (section 11)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import can_construct
from tabard.games.pilgrim.frames import BUILD, Bill, Construct, Duty, Unit
from tabard.games.pilgrim.means import purse_of
from tabard.games.pilgrim.roads import any_unit
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import COSTLY, Menu
from tabard.kernel.step import Step

# What is constructed next.
BUILDING: Final = 0
ROAD: Final = 1


class Construction(Step[PilgrimState]):
    """One building and/or one road unit, as the value allows (PGM-11.1, PGM-11.6)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.of(Duty).value + s.of(Construct).extra > 0:
            s.awaits(s.active())  # alone, `stop` is taken by itself
        else:
            s.done()

    def may_pave(self, s: PilgrimState) -> bool:
        """Whether a road unit is possible: by value, or further tiles (PGM-11.3, 11.4)."""
        purse = purse_of(s.me())
        site = s.of(Construct)
        if site.paved:
            return site.extra > 0 and any_unit(s, s.active(), purse, False, True)
        return s.of(Duty).value > 0 and any_unit(s, s.active(), purse, False, False)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        duty, site = s.of(Duty), s.of(Construct)
        purse = purse_of(p)
        active = s.active_on_edge()
        full = p.filled_slots() == t.SLOTS
        open_now = duty.value > 0 and not site.built and not full
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
        elif duty.value == 0 or site.paved:
            menu.refuse(a.ROAD, "PGM-11.1", "one-road-unit-only")
        else:
            menu.refuse(a.ROAD, "PGM-11.2", "no-road-unit")
        if duty.begun:
            menu.offer(a.STOP)
        else:
            menu.refuse(a.STOP, "PGM-4.5", "one-unit-is-due")

    def refuse(self, s: PilgrimState, building: i64, code: i64, full: bool, menu: Menu) -> None:
        """Say why a building cannot be constructed."""
        if not has(s.active_on_edge(), building):
            need: i64 = s.layout.offset_of[building]
            menu.refuse(code, "PGM-20.1", "not-active-yet", need, s.ship)
        elif s.of(Construct).built:
            menu.refuse(code, "PGM-11.1", "one-building-only")
        elif s.of(Duty).value == 0:
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
            s.done()
        elif code == a.ROAD:
            s.branch(ROAD)
        else:
            s.branch(BUILDING)
            unit = s.of(Unit)
            unit.what = BUILD
            unit.building = code - a.CONSTRUCT
            s.of(Bill).stone = t.STONE_COST[unit.building]


class Built(Step[PilgrimState]):
    """The building has been paid and comes to the mat (PGM-11.5)."""

    def proceed(self, s: PilgrimState) -> None:
        build(s, s.active(), s.of(Unit).building)
        s.of(Construct).built = True
        duty = s.of(Duty)
        duty.value -= 1
        duty.begun = True
        s.next()


def build(s: PilgrimState, seat: i64, building: i64) -> None:
    """Lay a building of the edge on the first free slot, where it stays (PGM-20.7, PGM-20.9)."""
    p = s.seats[seat]
    s.edge &= ~bit(building)
    p.fill_slot(building)
    p.own |= bit(building)
    level: i64 = t.LEVEL[building]
    s.tell("PGM-11.5", "constructs", s.teller(seat), level, t.BUILDING_IDS[building])


CONSTRUCTION: Final = Construction("construction", "PGM-11.6")
BUILT: Final = Built("built", "PGM-11.5")
