"""How goods, money and points change hands: the general rules of section 20."""

from __future__ import annotations

from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.state import WorldState
from tabard.kernel.ints import i64


def gain(s: WorldState, seat: i64, kind: i64, count: i64, rule: str) -> i64:
    """Take goods from their place, money or points; how much there was (WWE-20.3, WWE-20.4)."""
    if kind == t.VP:
        gain_vp(s, seat, count, rule)
        return count
    got = s.available(kind, count)
    if got > 0:
        s.seats[seat].add(kind, got)
        if kind < t.KINDS:
            s.fill_stock(kind, -got)
        s.tell(rule, "gains", seat, got, t.KIND_IDS[kind])
    else:
        s.tell(rule, "nothing-left", seat, 0, t.KIND_IDS[kind])
    return got


def pay(s: WorldState, seat: i64, kind: i64, count: i64, rule: str) -> None:
    """Give up goods or money that the player has; goods go back to their place (WWE-20.2)."""
    if count > 0:
        s.seats[seat].add(kind, -count)
        if kind < t.KINDS:
            s.fill_stock(kind, count)
        s.tell(rule, "pays", seat, count, t.KIND_IDS[kind])


def gain_vp(s: WorldState, seat: i64, amount: i64, rule: str) -> None:
    """Score points; beyond the lap of the track they count on (WWE-20.1)."""
    if amount > 0:
        s.seats[seat].vp += amount
        s.tell(rule, "gains-points", seat, amount)


def lose_vp(s: WorldState, seat: i64, amount: i64, rule: str, by: str = "") -> None:
    """Lose points, `by` a duty if it is one; what goes below the start of the track lapses.

    WWE-20.1.
    """
    p = s.seats[seat]
    lost = prices.lost_points(p.vp, amount)
    if lost > 0:
        p.vp -= lost
        s.tell(rule, "loses-points", seat, lost, by)


def reward_most(s: WorldState, kind: i64, sole: i64, tied: i64, rule: str) -> None:
    """Points for having most of a kind, fewer if several do; none for 0 (WWE-12.2, 21.II08)."""
    most: i64 = 0
    holders: i64 = 0
    for p in s.seats:
        owned = p.owns(kind)
        if owned > most:
            most = owned
            holders = 1
        elif owned == most:
            holders += 1
    if most > 0:
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            if s.seats[seat].owns(kind) == most:
                gain_vp(s, seat, sole if holders == 1 else tied, rule)
