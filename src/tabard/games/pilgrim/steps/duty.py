"""Before the units of a duty: its mode, the buildings that fit, Customs House (PGM-4.9)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import can_ordain, fee_of
from tabard.games.pilgrim.frames import Duty, Use
from tabard.games.pilgrim.ledger import mark_used
from tabard.games.pilgrim.means import Purse, Renter, usable
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.renting import RENTING
from tabard.kernel.frame import Frame
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step

CUSTOMS: Final = 0  # the Customs House is used


class DutyMode(Step[PilgrimState]):
    """Devotion or silversmith, wheat or stone, alms or donation (PGM-10.1, 14.1, 12.1)."""

    def proceed(self, s: PilgrimState) -> None:
        duty = s.duty()
        if duty == t.CLERICAL or duty == t.PRODUCE or duty == t.GIVE_ALMS:
            s.awaits(s.active())
        else:
            s.next()

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        duty = s.duty()
        if duty == t.CLERICAL:
            if p.piety < t.MOST_PIETY:  # PGM-10.2
                menu.offer(a.MODE + a.DEVOTION)
            else:
                menu.refuse(a.MODE + a.DEVOTION, "PGM-10.2", "piety-is-full")
            menu.offer(a.MODE + a.SILVERSMITH)
        elif duty == t.PRODUCE:
            menu.offer(a.MODE + a.GROW_WHEAT)
            menu.offer(a.MODE + a.CUT_STONE)
        else:
            if p.wheat + p.silver > fee_of(s.of(Duty).strength):
                menu.offer(a.MODE + a.PAID_ALMS)
            else:
                menu.refuse(a.MODE + a.PAID_ALMS, "PGM-12.1", "nothing-to-give")
            if p.own != 0:
                menu.offer(a.MODE + a.DONATION)
            else:
                menu.refuse(a.MODE + a.DONATION, "PGM-12.1", "no-active-building")

    def absent(self, s: PilgrimState, code: i64) -> str:
        """What another duty does (PGM-4.9)."""
        return "part-of-another-duty"

    def take(self, s: PilgrimState, code: i64) -> None:
        mode = code - a.MODE
        s.of(Duty).mode = mode
        s.tell(self.rule, "chooses-mode", s.to_move, 0, a.MODES[mode])
        s.next()


def fitting(duty: i64, mode: i64) -> i64:
    """The buildings that fit a duty and its mode."""
    found: i64 = t.DUTY_BUILDINGS[duty]
    if mode == a.DEVOTION:
        found &= ~bit(t.MINT)
    elif mode == a.SILVERSMITH:
        found &= ~bit(t.CHAPEL)
    elif mode == a.GROW_WHEAT:
        found &= ~bit(t.QUARRY)
    elif mode == a.CUT_STONE:
        found &= ~bit(t.WELL)
    elif mode == a.DONATION:
        found = 0
    return found


class DutyBuilding(Renter):
    """Own buildings that fit work by themselves, others may be rented (PGM-4.9).

    `progress` is the building whose question comes next.
    """

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        p = s.seats[seat]
        found = fitting(s.duty(), s.of(Duty).mode) & s.active_buildings() & ~p.used
        while s.progress < t.BUILDINGS:
            if has(found, s.progress):
                if p.owns(s.progress):
                    self.work(s, seat, s.progress)
                    return
                if usable(s, seat, s.progress, self):
                    s.awaits(seat)
                    return
            s.progress += 1
        s.next()

    def resumed(self, s: PilgrimState, frame: Frame) -> None:
        assert isinstance(frame, Use)
        self.work(s, frame.user, frame.building)

    def work(self, s: PilgrimState, seat: i64, building: i64) -> None:
        """The building serves this duty."""
        mark_used(s, seat, building)
        s.progress = building + 1
        duty = s.of(Duty)
        if building == t.CHAPTER_HOUSE:
            duty.chapter = True
        elif building == t.MILL:
            duty.mill = True
        elif building == t.CUSTOMS_HOUSE:
            s.branch(CUSTOMS)
        else:
            duty.value += 1

    def allows(self, s: PilgrimState, purse: Purse, building: i64) -> bool:
        """Whether fee and first unit can still be paid (PGM-4.11)."""
        if building == t.CUSTOMS_HOUSE:
            return True  # it can lift the fee
        fee = fee_of(s.of(Duty).strength)
        if purse.silver < fee:
            return False
        duty = s.duty()
        if duty == t.GIVE_ALMS:
            return purse.wheat + purse.silver > fee
        if duty == t.ORDINATION:
            left = Purse(purse)
            left.silver -= fee
            return can_ordain(s, s.active(), left)
        return True

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        menu.offer(a.USE + s.progress)
        if self.can_do_without(s):
            menu.offer(a.FORGO)
        else:
            fee, silver = fee_of(s.of(Duty).strength), s.me().silver
            menu.refuse(a.FORGO, "PGM-7.4", "minority-fee", fee, silver)

    def can_do_without(self, s: PilgrimState) -> bool:
        """Whether the duty is possible without the building: all but a taxation on credit."""
        return s.duty() != t.TAXATION or s.me().silver >= fee_of(s.of(Duty).strength)

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.FORGO:
            s.progress += 1
            s.carry_on()
        else:
            building = s.progress
            s.call(RENTING)
            s.of(Use).begin(s.active(), building)


class CustomsTile(Step[PilgrimState]):
    """The one occupied tile where the majority is claimed, or none (PGM-20.28)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        solvent = p.silver >= fee_of(s.of(Duty).strength)
        if solvent:
            menu.offer(a.FORGO)
        else:
            menu.refuse(a.FORGO, "PGM-7.4", "minority-fee", fee_of(s.of(Duty).strength), p.silver)
        for duty in range(t.DUTIES):
            if p.at(s.layout.place_of(duty)) == 0:
                menu.refuse(a.CLAIM + duty, "PGM-20.28", "no-acolyte-there")
            elif solvent or duty == t.TAXATION:
                menu.offer(a.CLAIM + duty)
            else:
                fee = fee_of(s.of(Duty).strength)
                menu.refuse(a.CLAIM + duty, "PGM-7.4", "minority-fee", fee, p.silver)

    def take(self, s: PilgrimState, code: i64) -> None:
        if code != a.FORGO:
            kind = code - a.CLAIM
            duty = s.of(Duty)
            duty.claim = s.layout.place_of(kind)
            s.tell(self.rule, "claims-majority", s.to_move, 0, t.DUTY_IDS[kind])
            if kind == t.TAXATION:
                duty.strength = t.MAJORITY
                duty.value = t.STRENGTH_VALUE[t.MAJORITY]
        s.next()


DUTY_MODE: Final = DutyMode("duty_mode", "PGM-4.9")
DUTY_BUILDING: Final = DutyBuilding("duty_building", "PGM-4.9")
CUSTOMS_TILE: Final = CustomsTile("customs_tile", "PGM-20.28")
