"""The windows of a turn, in which buildings are used as bonus actions (PGM-4.3, section 20)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import Sowing, Turn, Use
from tabard.games.pilgrim.ledger import gain, mark_used, ordain, pay
from tabard.games.pilgrim.means import Purse, Renter, usable_of
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.renting import RELOCATING, RENTING, TRADING
from tabard.kernel.data import members
from tabard.kernel.frame import Frame
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu

TRADES: Final[int] = members(
    [b in (t.GRAIN_STORE, t.INDULGENCES, t.STONE_YARD) for b in range(t.BUILDINGS)]
)
RELOCATIONS: Final[int] = members(
    [b in (t.DORMITORY, t.INQUISITION, t.LIBRARY) for b in range(t.BUILDINGS)]
)


class Window(Renter):
    """The active player may use buildings of some timings, one after another, or close it.

    buildings   those that this window knows
    """

    def __init__(self, name: str, rule: str, buildings: int) -> None:
        super().__init__(name, rule)
        self.buildings: i64 = buildings

    def proceed(self, s: PilgrimState) -> None:
        # Whether one is usable is found out once, in `ask`; alone, `done` is taken by itself.
        if self.closed(s) or self.candidates(s) == 0:
            self.leave(s)
        else:
            s.awaits(s.active())

    def candidates(self, s: PilgrimState) -> i64:
        """The active buildings of this window that the player has not used yet (PGM-20.2, 20.3)."""
        p = s.me()
        found = s.active_buildings() & self.buildings & ~p.used
        if s.trade_kinds() == 0 and not p.owns(t.WAGON_YARD):
            found &= p.own  # at Taxation the own ones alone (PGM-20.4, PGM-20.5)
        return found & ~(p.own & t.AT_SOWING)  # own ones work without being asked

    def closed(self, s: PilgrimState) -> bool:
        """After the Library nothing else is used (PGM-4.3)."""
        return has(self.buildings & s.me().used, t.LIBRARY)

    def leave(self, s: PilgrimState) -> None:
        """The window is closed."""
        s.next()

    def allows(self, s: PilgrimState, purse: Purse, building: i64) -> bool:
        """Whether the building's effect can be carried out with this purse (PGM-20.37)."""
        p = s.me()
        if building == t.BREWERY:
            return purse.wheat > 0
        if building == t.GRAIN_STORE:
            return purse.wheat + purse.silver > 0
        if building == t.STONE_YARD:
            return purse.stone + purse.silver > 0
        if building == t.INDULGENCES:
            return purse.piety > 0 or purse.silver > 0
        if building == t.PULPIT:
            return p.village > 0
        if building == t.DORMITORY:
            return p.spread != p.at(t.CITY)
        if building == t.INQUISITION or building == t.LIBRARY:
            return p.at(t.CITY) > 0
        return True

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        seat = s.to_move
        found = usable_of(s, seat, self.candidates(s), self)
        left: i64 = self.buildings if menu.explaining else found
        building: i64 = 0
        while left != 0:
            if left & 1 == 1:
                if has(found, building):
                    menu.offer(a.USE + building)
                else:
                    self.refuse(s, seat, building, menu)
            left >>= 1
            building += 1
        menu.offer(a.DONE)

    def implied(self, s: PilgrimState) -> i64:
        """Buildings may be used; who goes on uses none (PGM-4.3)."""
        return a.DONE

    def refuse(self, s: PilgrimState, seat: i64, building: i64, menu: Menu) -> None:
        """Say why a building cannot be used now."""
        p = s.seats[seat]
        code = a.USE + building
        if not has(s.active_buildings(), building):
            if has(s.edge, building):
                have = s.ship
                need: i64 = s.layout.offset_of[building]
                menu.refuse(code, "PGM-20.1", "not-active-yet", need, have)
        elif has(p.used, building):
            menu.refuse(code, "PGM-20.2", "used-this-turn")
        elif p.owns(building) and has(t.AT_SOWING, building):
            menu.refuse(code, "PGM-4.3", "works-by-itself")
        elif not p.owns(building) and s.trade_kinds() == 0:
            menu.refuse(code, "PGM-20.5", "no-renting-at-taxation")
        else:
            menu.refuse(code, "PGM-20.37", "no-effect-possible")

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.DONE:
            self.leave(s)
            return
        building = code - a.USE
        if s.me().owns(building):
            self.work(s, building)
        else:
            s.call(RENTING)
            s.of(Use).begin(s.active(), building)

    def resumed(self, s: PilgrimState, frame: Frame) -> None:
        assert isinstance(frame, Use)
        if not has(s.me().used, frame.building):  # it has been rented so far
            self.work(s, frame.building)

    def work(self, s: PilgrimState, building: i64) -> None:
        """The building is the player's own or rented: carry out its effect."""
        if has(TRADES, building):
            s.call(TRADING)
            s.of(Use).begin(s.active(), building)
        elif has(RELOCATIONS, building):
            s.call(RELOCATING)
            s.of(Use).begin(s.active(), building)
        else:
            mark_used(s, s.active(), building)
            have_effect(s, s.active(), building)
            s.carry_on()


def have_effect(s: PilgrimState, seat: i64, building: i64) -> None:
    """What a building does that asks nothing further (section 20)."""
    if building == t.GUILD:
        s.move_merchant()  # PGM-20.14
        s.tell("PGM-20.14", "merchant-moves", seat, 0, "", t.LOCATION_IDS[s.merchant])
    elif building == t.BREWERY:
        pay(s, seat, t.WHEAT, 1, "PGM-20.19")
        gain(s, seat, t.SILVER, t.BREWED_SILVER, "PGM-20.19")
    elif building == t.PULPIT:
        ordain(s, seat, "PGM-20.32")
    elif building == t.KOGGE:
        s.of(Sowing).kogge = True  # PGM-20.30
    elif building == t.CLOISTERS:
        s.of(Sowing).may_skip = True  # PGM-20.20
    else:
        s.of(Turn).scriptorium = True  # PGM-20.33


class EndWindow(Window):
    """The last window; with it the turn ends."""

    def leave(self, s: PilgrimState) -> None:
        s.tell("PGM-4.2", "turn-ends", s.active())
        s.order += 1
        s.next()


START_WINDOW: Final = Window("start_window", "PGM-4.3", t.IN_WINDOWS | t.AT_TURNS_START)
MIDDLE_WINDOW: Final = Window("middle_window", "PGM-4.3", t.IN_WINDOWS | t.AT_TURNS_MIDDLE)
UNIT_WINDOW: Final = Window("unit_window", "PGM-4.3", t.IN_WINDOWS)  # after every unit of a duty
END_WINDOW: Final = EndWindow("end_window", "PGM-4.3", t.IN_WINDOWS | t.AT_TURNS_END)
