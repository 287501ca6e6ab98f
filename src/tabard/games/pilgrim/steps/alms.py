"""Duty: Give Alms, and the bonuses of the alms track (section 12, PGM-19.10, PGM-19.11)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import Alms, Duty
from tabard.games.pilgrim.ledger import call_to_city, ordain, pay, send_out
from tabard.games.pilgrim.means import wheat_of_alms
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


def most_alms(s: PilgrimState, p: Player) -> i64:
    """The most alms that can be given: the value, but no more than the rows left (PGM-12.4)."""
    rows = t.ALMS_ROWS - p.alms
    return max(1, min(s.of(Duty).value, rows))


class AlmsPayment(Step[PilgrimState]):
    """Silver and wheat in any mix, a row for each (PGM-12.1, PGM-12.2, PGM-12.6)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.of(Duty).mode == a.PAID_ALMS:
            s.awaits(s.active())
        else:
            s.next()

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        most = most_alms(s, p)
        for n in range(a.MIXES):
            silver: i64 = a.ALMS_SILVER[n]
            wheat: i64 = a.ALMS_WHEAT[n]
            if silver + wheat > most:
                menu.refuse(a.ALMS + n, "PGM-12.4", "more-than-the-value", silver + wheat, most)
            elif silver > p.silver:
                menu.refuse(a.ALMS + n, "PGM-12.1", "too-little-silver", silver, p.silver)
            elif wheat > p.wheat:  # with the Mill it must be held as well (PGM-20.31)
                menu.refuse(a.ALMS + n, "PGM-12.1", "too-little-wheat", wheat, p.wheat)
            else:
                menu.offer(a.ALMS + n)

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        duty = s.of(Duty)
        silver: i64 = a.ALMS_SILVER[code - a.ALMS]
        wheat: i64 = a.ALMS_WHEAT[code - a.ALMS]
        pay(s, seat, t.SILVER, silver, self.rule)
        pay(s, seat, t.WHEAT, wheat_of_alms(duty.mill, wheat), self.rule)
        duty.value = 0
        duty.begun = True
        s.of(Alms).row = climb(s, seat, silver + wheat)
        s.next()


class DonateBuilding(Step[PilgrimState]):
    """An own active building is turned over, for one row (PGM-12.1, PGM-12.3)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.of(Duty).mode == a.DONATION:
            s.awaits(s.active())
        else:
            s.next()

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for building in range(t.BUILDINGS):
            if has(p.own, building):
                menu.offer(a.DONATE + building)
            elif has(p.donated, building):
                menu.refuse(a.DONATE + building, "PGM-20.6", "already-donated")

    def absent(self, s: PilgrimState, code: i64) -> str:
        """A building of others, of the edge, or not in this game (PGM-12.1)."""
        return "not-a-building-of-yours"

    def take(self, s: PilgrimState, code: i64) -> None:
        donate(s, s.to_move, code - a.DONATE)
        duty = s.of(Duty)
        duty.value = 0
        duty.begun = True
        s.of(Alms).row = climb(s, s.to_move, 1)
        s.next()


def donate(s: PilgrimState, seat: i64, building: i64) -> None:
    """Turn a building over (PGM-12.1, PGM-20.6)."""
    p = s.seats[seat]
    p.own &= ~bit(building)
    p.donated |= bit(building)
    points: i64 = t.DONATION[building]
    s.tell("PGM-12.1", "donates", s.teller(seat), points, t.BUILDING_IDS[building])


def climb(s: PilgrimState, seat: i64, rows: i64) -> i64:
    """Advance on the alms track; the first at the last row goes above it (PGM-19.11).

    Says where the climb began, for the bonuses.
    """
    p = s.seats[seat]
    row = p.alms
    if p.alms >= t.ALMS_ROWS:
        s.tell("PGM-12.4", "climbs-no-further", s.teller(seat))
        return row
    p.alms = min(p.alms + rows, t.ALMS_ROWS)
    if p.alms == t.ALMS_ROWS and not top_taken(s):
        p.alms = t.ALMS_TOP
    s.tell("PGM-12.1", "climbs-alms", s.teller(seat), p.alms)
    return row


def top_taken(s: PilgrimState) -> bool:
    """Whether somebody has reached the last row in this quarter."""
    for p in s.seats:
        if p.alms == t.ALMS_TOP:
            return True
    return False


def bonus_due(row: i64, p: Player, bonus: i64) -> bool:
    """Whether the row of a bonus was reached or passed by a climb from `row` (PGM-19.10)."""
    return row < t.BONUS_ROWS[bonus] <= p.alms


def bonus_there(p: Player, bonus: i64) -> bool:
    """Whether the bonus has a piece to move."""
    source = p.abbey if t.BONUS_FROM[bonus] == "abbey" else p.village
    return source > 0


def take_bonus(s: PilgrimState, seat: i64, bonus: i64) -> None:
    """Move the piece of a bonus, without wheat (PGM-19.10)."""
    if t.BONUS_FROM[bonus] == "abbey":
        send_out(s, seat, "PGM-19.10")
    elif t.BONUS_TO[bonus] == "abbey":
        ordain(s, seat, "PGM-19.10")
    else:
        call_to_city(s, seat, "PGM-19.10")


class AlmsBonus(Step[PilgrimState]):
    """Each bonus of the rows climbed may be taken, lowest first (PGM-12.5, PGM-19.10).

    `progress` is the bonus whose question comes next.
    """

    def proceed(self, s: PilgrimState) -> None:
        p = s.me()
        row = s.of(Alms).row
        while s.progress < len(t.BONUS_ROWS):
            if bonus_due(row, p, s.progress):
                if bonus_there(p, s.progress):
                    s.awaits(s.active())
                    return
                s.tell(self.rule, "loses-bonus", s.active(), 0, t.BONUS_IDS[s.progress])
            s.progress += 1
        s.next()

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        menu.offer(a.ACCEPT)
        menu.offer(a.DECLINE)

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.ACCEPT:
            take_bonus(s, s.to_move, s.progress)
        else:
            s.tell(self.rule, "declines-bonus", s.to_move, 0, t.BONUS_IDS[s.progress])
        s.progress += 1
        s.carry_on()


ALMS_PAYMENT: Final = AlmsPayment("alms_payment", "PGM-12.6")
DONATE_BUILDING: Final = DonateBuilding("donate_building", "PGM-12.6")
ALMS_BONUS: Final = AlmsBonus("alms_bonus", "PGM-19.10")
