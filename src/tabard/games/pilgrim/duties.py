"""How strong a player is at a duty, and whether he can perform it (sections 4 and 7)."""

from __future__ import annotations

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import ASK_RELIQUARY, Turn
from tabard.games.pilgrim.means import (
    Purse,
    can_settle,
    purse_of,
    rent_ways,
    within_reach,
)
from tabard.games.pilgrim.roads import any_unit
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds


def counted_at(s: PilgrimState, seat: i64, place: i64) -> i64:
    """Own acolytes on a tile as the strength counts them (PGM-7.1).

    The Scriptorium counts one more, for the player whose turn it is alone (PGM-20.33).
    """
    own = s.seats[seat].at(place)
    if own > 0 and seat == s.active():
        turn = s.found(Turn)
        if turn is not None and turn.scriptorium:
            return own + 1
    return own


def strength_at(s: PilgrimState, seat: i64, place: i64) -> i64:
    """Majority, parity or minority on a tile (PGM-7.2, PGM-7.3)."""
    return strength_of(counted_at(s, seat, place), s.most_of_others(seat, place))


def strength_of(own: i64, others: i64) -> i64:
    """The strength of so many acolytes against the most of anybody else (PGM-7.2, PGM-7.3)."""
    if own > others:
        return t.MAJORITY
    return t.PARITY if own == others else t.MINORITY


def fee_of(strength: i64) -> i64:
    """The silver that a strength costs (PGM-7.2)."""
    return t.STRENGTH_FEE[strength]


def customs_within_reach(s: PilgrimState, seat: i64, purse: Purse) -> bool:
    """Whether the Customs House can be used for a taxation (PGM-7.4, PGM-20.28)."""
    if not within_reach(s, purse, t.CUSTOMS_HOUSE):
        return False
    own = has(s.seats[seat].own, t.CUSTOMS_HOUSE)
    return own or rent_ways(s, seat, purse, t.CUSTOMS_HOUSE) != 0


def possible(s: PilgrimState, seat: i64, place: i64) -> bool:
    """Whether the duty of a tile may be chosen (PGM-4.5, PGM-4.11)."""
    p = s.seats[seat]
    if p.at(place) == 0:
        return False
    duty = s.layout.duty_at(place)
    purse = purse_of(p)
    fee = fee_of(strength_at(s, seat, place))
    if purse.silver < fee:
        return duty == t.TAXATION and customs_within_reach(s, seat, purse)
    purse.silver -= fee
    return first_unit(s, seat, duty, purse)


def first_unit(s: PilgrimState, seat: i64, duty: i64, purse: Purse) -> bool:
    """Whether one unit of a duty can be done with what is left after the fee (PGM-4.5)."""
    p = s.seats[seat]
    if duty == t.ALLOCATION:
        return p.abbey > 0 or p.posts != 0
    if duty == t.BUILD_ROADS:
        return any_unit(s, seat, purse, True, False)
    if duty == t.CONSTRUCT:
        return any_building(s, seat, purse) or any_unit(s, seat, purse, False, False)
    if duty == t.GIVE_ALMS:
        return purse.wheat + purse.silver > 0 or p.own != 0
    if duty == t.ORDINATION:
        return can_ordain(s, seat, purse)
    return True


def can_ordain(s: PilgrimState, seat: i64, purse: Purse) -> bool:
    """Whether a first ordination step can be paid and done (PGM-13.1)."""
    p = s.seats[seat]
    if p.village == 0 and p.abbey == 0:
        return False
    return can_settle(s, seat, purse, 0, 1, 0, 0, 0, 0, ASK_RELIQUARY)


def can_construct(s: PilgrimState, seat: i64, purse: Purse, building: i64) -> bool:
    """Whether an active building of the edge can be paid; slots are the caller's (PGM-11.5)."""
    stone: i64 = t.STONE_COST[building]
    return can_settle(s, seat, purse, stone, 0, 0, 0, 0, 0, ASK_RELIQUARY)


def any_building(s: PilgrimState, seat: i64, purse: Purse) -> bool:
    """Whether any building can be constructed."""
    if s.seats[seat].filled_slots() == t.SLOTS:
        return False
    active = s.active_on_edge()
    for building in range(t.BUILDINGS):
        if has(active, building) and can_construct(s, seat, purse, building):
            return True
    return False


def what_it_costs(s: PilgrimState, seat: i64, place: i64) -> Grounds:
    """What a possible duty can only destroy or give away; "" if it can do something else."""
    p = s.seats[seat]
    duty = s.layout.duty_at(place)
    purse = purse_of(p)
    purse.silver -= fee_of(strength_at(s, seat, place))
    if duty == t.BUILD_ROADS and not any_unit(s, seat, purse, True, True):
        return "PGM-17.30", "only-destroys-the-head", 0, p.stone
    if duty == t.CONSTRUCT:
        if not any_building(s, seat, purse) and not any_unit(s, seat, purse, False, True):
            return "PGM-17.30", "only-destroys-the-head", 0, p.stone
    if duty == t.GIVE_ALMS:
        if purse.wheat + purse.silver == 0:
            return "PGM-12.1", "only-donates-a-building", 1, 0
        if p.alms >= t.ALMS_ROWS:
            return "PGM-12.4", "alms-climb-no-further", 0, 0
    return "", "", 0, 0


def why_impossible(s: PilgrimState, seat: i64, place: i64) -> Grounds:
    """Rule and reason why a duty cannot be chosen, with what is needed and there."""
    p = s.seats[seat]
    if p.at(place) == 0:
        return "PGM-4.4", "no-acolyte-there", 0, 0
    fee = fee_of(strength_at(s, seat, place))
    if p.silver < fee:
        return "PGM-7.4", "minority-fee", fee, p.silver
    duty = s.layout.duty_at(place)
    if duty == t.ALLOCATION:
        return "PGM-8.1", "nobody-to-allocate", 0, 0
    if duty == t.GIVE_ALMS:
        return "PGM-12.1", "nothing-to-give", 0, 0
    if duty == t.ORDINATION:
        if p.village == 0 and p.abbey == 0:
            return "PGM-13.1", "nobody-to-ordain", 0, 0
        return "PGM-13.1", "too-little-wheat", 1, p.wheat
    if duty == t.CONSTRUCT:
        return "PGM-4.5", "nothing-to-construct", 0, 0
    return "PGM-4.5", "no-road-unit", 0, 0
