"""How gold, points and cubes change hands: the general rules of sections 1 and 7."""

from __future__ import annotations

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import PillarsState
from tabard.kernel.ints import i64


def received(gold: i64, amount: i64) -> i64:
    """How much of a gain somebody with so much gold can take (PIL-1.4)."""
    return min(amount, t.MOST_GOLD - gold)


def gain_gold(s: PillarsState, seat: i64, amount: i64, rule: str) -> None:
    """Add gold; what goes beyond the limit is lost, at once and for each gain (PIL-1.4)."""
    p = s.seats[seat]
    gained = received(p.gold, amount)
    p.gold += gained
    if gained > 0:
        s.tell(rule, "gains-gold", seat, gained)
    if gained < amount:
        s.tell("PIL-1.4", "loses-surplus-gold", seat, amount - gained)


def pay(s: PillarsState, seat: i64, amount: i64) -> None:
    """Pay gold that the player has; gold never goes below 0."""
    s.seats[seat].gold -= amount


def owe(s: PillarsState, seat: i64, amount: i64, rule: str) -> None:
    """Pay a forced amount; each so many missing coins cost a point (PIL-7.3)."""
    p = s.seats[seat]
    paid: i64 = min(amount, p.gold)
    p.gold -= paid
    if amount > 0:
        s.tell(rule, "pays-gold", seat, paid)
    missing = amount - paid
    if missing > 0:
        rounding: i64 = t.DEBT_PER_VP - 1 if s.readings.debt_rounds_up else 0
        lose_vp(s, seat, (missing + rounding) // t.DEBT_PER_VP, "PIL-7.3")


def gain_vp(s: PillarsState, seat: i64, amount: i64, rule: str) -> None:
    """Score points (PIL-1.6)."""
    s.seats[seat].vp += amount
    s.tell(rule, "gains-points", seat, amount)


def lose_vp(s: PillarsState, seat: i64, amount: i64, rule: str) -> None:
    """Lose points; the loss stops at the start of the track (PIL-1.6)."""
    p = s.seats[seat]
    lost: i64 = min(amount, p.vp - t.LEAST_VP)
    p.vp -= lost
    if amount > 0:
        s.tell(rule, "loses-points", seat, lost)


def gain_cubes(s: PillarsState, seat: i64, kind: i64, number: i64, rule: str) -> None:
    """Take cubes from the supply, which may owe them (PIL-1.5)."""
    s.fill_supply(kind, -number)
    s.seats[seat].add_cubes(kind, number)
    s.tell(rule, "gains-cubes", seat, number, t.KIND_IDS[kind])


def return_cubes(s: PillarsState, seat: i64, kind: i64, number: i64) -> None:
    """Give cubes back to the supply (PIL-16.4, PIL-17.4, PIL-17.5)."""
    s.fill_supply(kind, number)
    s.seats[seat].add_cubes(kind, -number)


def take_from_market(s: PillarsState, seat: i64, kind: i64, number: i64) -> None:
    """Take cubes from the market's stock (PIL-8.1, PIL-16.3)."""
    s.fill_market(kind, -number)
    s.seats[seat].add_cubes(kind, number)
