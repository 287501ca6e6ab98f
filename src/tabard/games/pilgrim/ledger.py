"""How goods, piety and pieces change hands, each with its event."""

from __future__ import annotations

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import bit, i64


def gain(s: PilgrimState, seat: i64, kind: i64, number: i64, rule: str) -> None:
    """Take stone, wheat or silver from the supply, which is unlimited (PGM-2.8)."""
    if number > 0:
        s.seats[seat].add_goods(kind, number)
        s.tell(rule, "gains", s.teller(seat), number, t.KIND_IDS[kind])


def pay(s: PilgrimState, seat: i64, kind: i64, number: i64, rule: str) -> None:
    """Give stone, wheat or silver to the supply."""
    if number > 0:
        s.seats[seat].add_goods(kind, -number)
        s.tell(rule, "pays", s.teller(seat), number, t.KIND_IDS[kind])


def gain_piety(s: PilgrimState, seat: i64, number: i64, rule: str) -> None:
    """Rise on the piety track; what goes beyond its end is lost (PGM-2.5)."""
    p = s.seats[seat]
    gained: i64 = min(number, t.MOST_PIETY - p.piety)
    p.piety += gained
    if gained > 0:
        s.tell(rule, "gains-piety", s.teller(seat), gained)


def pay_piety(s: PilgrimState, seat: i64, number: i64, rule: str) -> None:
    """Fall on the piety track; the player has as much."""
    if number > 0:
        s.seats[seat].piety -= number
        s.tell(rule, "pays-piety", s.teller(seat), number)


def ordain(s: PilgrimState, seat: i64, rule: str) -> None:
    """A serf goes from the Village to the Abbey."""
    p = s.seats[seat]
    p.village -= 1
    p.abbey += 1
    s.tell(rule, "ordains", s.teller(seat), 1, "village", "abbey")


def send_out(s: PilgrimState, seat: i64, rule: str) -> None:
    """An acolyte goes from the Abbey to the City."""
    p = s.seats[seat]
    p.abbey -= 1
    p.add_at(t.CITY, 1)
    s.tell(rule, "sends-out", s.teller(seat), 1, "abbey", "city")


def call_to_city(s: PilgrimState, seat: i64, rule: str) -> None:
    """A serf goes from the Village straight to the City."""
    p = s.seats[seat]
    p.village -= 1
    p.add_at(t.CITY, 1)
    s.tell(rule, "calls-to-city", s.teller(seat), 1, "village", "city")


def mark_used(s: PilgrimState, seat: i64, building: i64) -> None:
    """Remember that a building has been used (PGM-20.2, PGM-20.35)."""
    s.seats[seat].used |= bit(building)
    rule = t.BUILDING_RULES[building]
    s.tell(rule, "uses-building", s.teller(seat), 0, t.BUILDING_IDS[building])
