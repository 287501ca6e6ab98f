"""What a player can pay, by goods, Reliquary, Bank and renting: one search for look-ahead and play.

PGM-4.10 says how a unit is paid, PGM-20.36 how a fee is, PGM-4.11 that nothing is offered that
could not be completed.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import ASK_BANK, ASK_RELIQUARY, DEDUCT, Duty
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import bit, has, i64, mypyc_attr
from tabard.kernel.step import Step

# The ways to come by a building of somebody else: 1 stone, wheat or silver; 1 silver by the own
# Bank; the own Wagon Yard; and a rented Wagon Yard whose own fee is paid in one of the first ways.
BY_BANK: Final[int] = t.KINDS
BY_OWN_YARD: Final[int] = BY_BANK + 1
BY_RENTED_YARD: Final[int] = BY_OWN_YARD + 1
WAYS: Final[int] = BY_RENTED_YARD + BY_OWN_YARD


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """What a player could pay with, apart from the table so that it can be tried out."""

    def __init__(self, source: Purse | None = None) -> None:
        if source is None:
            self.stone: i64 = 0
            self.wheat: i64 = 0
            self.silver: i64 = 0
            self.piety: i64 = 0
            self.used: i64 = 0
        else:
            self.stone = source.stone
            self.wheat = source.wheat
            self.silver = source.silver
            self.piety = source.piety
            self.used = source.used

    def goods(self, kind: i64) -> i64:
        """Stone, wheat or silver."""
        if kind == t.STONE:
            return self.stone
        return self.wheat if kind == t.WHEAT else self.silver

    def after(self, way: i64) -> Purse:
        """The purse after a rental in one of the ways."""
        left = Purse(self)
        fee = way
        if way >= BY_RENTED_YARD:
            fee = way - BY_RENTED_YARD
            left.used |= bit(t.WAGON_YARD)
        elif way == BY_OWN_YARD:
            left.used |= bit(t.WAGON_YARD)
            return left
        if fee == BY_BANK:
            left.used |= bit(t.BANK)
            left.silver -= 1
        elif fee == t.STONE:
            left.stone -= 1
        elif fee == t.WHEAT:
            left.wheat -= 1
        else:
            left.silver -= 1
        return left


def purse_of(p: Player) -> Purse:
    """All that a player has."""
    purse = Purse()
    purse.stone = p.stone
    purse.wheat = p.wheat
    purse.silver = p.silver
    purse.piety = p.piety
    purse.used = p.used
    return purse


class Renter(Step[PilgrimState]):
    """A step in which a building may be used: it knows what must be possible afterwards."""

    def allows(self, s: PilgrimState, purse: Purse, building: i64) -> bool:
        """Whether using the building makes sense with what the purse then holds (PGM-20.37)."""
        raise NotImplementedError(self.name)

    def absent(self, s: PilgrimState, code: i64) -> str:
        """A building that is not in this game, is donated, or is not used at this point."""
        building = int(code - a.USE)
        if building not in s.layout.buildings:
            return "not-in-this-game"
        for p in s.seats:
            if has(p.donated, building):
                return "already-donated"
        return "not-used-at-this-point"


def fee_ways(s: PilgrimState, seat: i64, purse: Purse) -> i64:
    """The ways to pay one fee: trade resource, or silver by the own Bank (PGM-20.36)."""
    kinds = s.trade_kinds()
    ways: i64 = 0
    for kind in range(t.KINDS):
        if has(kinds, kind) and purse.goods(kind) > 0:
            ways |= bit(kind)
    # On silver or cornucopia the Bank has nothing to replace.
    replaceable = kinds == bit(t.STONE) or kinds == bit(t.WHEAT)
    if replaceable and purse.silver > 0 and has(s.seats[seat].own & ~purse.used, t.BANK):
        ways |= bit(BY_BANK)
    return ways


def rent_ways(s: PilgrimState, seat: i64, purse: Purse, building: i64) -> i64:
    """All ways to rent an active building of somebody else (PGM-20.5, PGM-20.34, PGM-20.36)."""
    return with_yard(s, seat, purse, building, fee_ways(s, seat, purse))


def with_yard(s: PilgrimState, seat: i64, purse: Purse, building: i64, ways: i64) -> i64:
    """The ways to pay a building's fee, and those by a Wagon Yard (PGM-20.34)."""
    if building == t.WAGON_YARD or has(purse.used, t.WAGON_YARD):
        return ways
    if has(s.seats[seat].own, t.WAGON_YARD):
        return ways | bit(BY_OWN_YARD)
    if ways != 0 and has(s.active_buildings(), t.WAGON_YARD):
        # Only if somebody else is paid than without it.
        if s.owner_of(t.WAGON_YARD) != s.owner_of(building):
            ways |= ways << BY_RENTED_YARD
    return ways


def ways_left(s: PilgrimState, seat: i64, building: i64, step: Renter) -> i64:
    """The ways to rent a building that leave its effect possible (PGM-20.37, PGM-4.11)."""
    purse = purse_of(s.seats[seat])
    ways = rent_ways(s, seat, purse, building)
    fitting: i64 = 0
    for way in range(WAYS):
        if has(ways, way) and step.allows(s, purse.after(way), building):
            fitting |= bit(way)
    return fitting


def usable(s: PilgrimState, seat: i64, building: i64, step: Renter) -> bool:
    """Whether a player can use an active building that he has not used yet (PGM-20.10)."""
    return usable_of(s, seat, bit(building), step) != 0


def usable_of(s: PilgrimState, seat: i64, buildings: i64, step: Renter) -> i64:
    """Which of some active buildings that he has not used yet a player can use (PGM-20.10)."""
    if buildings == 0:
        return 0
    p = s.seats[seat]
    purse = purse_of(p)
    fees: i64 = 0
    if buildings & ~p.own != 0:
        fees = fee_ways(s, seat, purse)
    found: i64 = 0
    building: i64 = 0
    while buildings != 0:
        if buildings & 1 == 1:
            if has(p.own, building):
                if step.allows(s, purse, building):
                    found |= bit(building)
            elif any_way(s, with_yard(s, seat, purse, building, fees), purse, building, step):
                found |= bit(building)
        buildings >>= 1
        building += 1
    return found


def any_way(s: PilgrimState, ways: i64, purse: Purse, building: i64, step: Renter) -> bool:
    """Whether one of the ways to rent a building leaves its effect possible (PGM-20.37)."""
    way: i64 = 0
    while ways != 0:
        if ways & 1 == 1 and step.allows(s, purse.after(way), building):
            return True
        ways >>= 1
        way += 1
    return False


def within_reach(s: PilgrimState, purse: Purse, building: i64) -> bool:
    """Whether a building is active and not used yet."""
    return has(s.active_buildings() & ~purse.used, building)


def can_settle(
    s: PilgrimState,
    seat: i64,
    purse: Purse,
    stone: i64,
    wheat: i64,
    piety: i64,
    silver: i64,
    gift_piety: i64,
    gift_silver: i64,
    asked: i64,
) -> bool:
    """Whether a payment, and a site's donation after it, can be made in any way (PGM-4.10).

    `wheat` is what must be held, for with the Mill it is not always spent (PGM-20.31).
    """
    if purse.stone >= stone and purse.wheat >= wheat:
        if purse.piety >= piety and purse.silver >= silver:
            if gift_piety == 0 and gift_silver == 0:
                return True
            left = Purse(purse)
            left.stone -= stone
            left.piety -= piety
            left.silver -= silver
            if can_settle(s, seat, left, 0, 0, gift_piety, gift_silver, 0, 0, ASK_RELIQUARY):
                return True
    if asked <= ASK_RELIQUARY and piety > 0 and within_reach(s, purse, t.RELIQUARY):
        for way in range(-1, WAYS):
            bought = bought_by(s, seat, purse, t.RELIQUARY, way)
            if bought is not None:
                less: i64 = max(0, piety - t.RELIQUARY_PIETY)
                if can_settle(
                    s, seat, bought, stone, wheat, less, silver, gift_piety, gift_silver, ASK_BANK
                ):
                    return True
    if asked <= ASK_BANK and stone + wheat + piety > 0 and within_reach(s, purse, t.BANK):
        for way in range(-1, WAYS):
            bought = bought_by(s, seat, purse, t.BANK, way)
            if bought is not None and can_split(
                s, seat, bought, stone, wheat, piety, silver, gift_piety, gift_silver
            ):
                return True
    return False


def bought_by(s: PilgrimState, seat: i64, purse: Purse, building: i64, way: i64) -> Purse | None:
    """The purse after using a building: the own one (way -1), or rented; None if not so."""
    own = has(s.seats[seat].own, building)
    if way < 0:
        if not own:
            return None
        left = Purse(purse)
    elif own or not has(rent_ways(s, seat, purse, building), way):
        return None
    else:
        left = purse.after(way)
    left.used |= bit(building)
    return left


def can_split(
    s: PilgrimState,
    seat: i64,
    purse: Purse,
    stone: i64,
    wheat: i64,
    piety: i64,
    silver: i64,
    gift_piety: i64,
    gift_silver: i64,
) -> bool:
    """Whether the Bank can replace something so that the payment can be made (PGM-20.27)."""
    for n in range(1, stone + 1):
        if can_settle(
            s, seat, purse, stone - n, wheat, piety, silver + n, gift_piety, gift_silver, DEDUCT
        ):
            return True
    if wheat > 0 and can_settle(
        s, seat, purse, stone, 0, piety, silver + 1, gift_piety, gift_silver, DEDUCT
    ):
        return True
    for n in range(1, piety + 1):
        if can_settle(
            s, seat, purse, stone, wheat, piety - n, silver + n, gift_piety, gift_silver, DEDUCT
        ):
            return True
    return False


def wheat_held(s: PilgrimState) -> i64:
    """The wheat that must be held for the next wheat unit of an ordination (PGM-20.31)."""
    duty = s.of(Duty)
    if not duty.mill:
        return 1
    return min(duty.milled, t.MILLED_WHEAT) + 1


def wheat_spent(s: PilgrimState) -> i64:
    """The wheat that the next wheat unit of an ordination takes (PGM-20.31)."""
    duty = s.of(Duty)
    return wheat_of_step(duty.mill, duty.milled)


def wheat_of_step(mill: bool, milled: i64) -> i64:
    """The wheat that a wheat unit takes after so many others (PGM-20.31)."""
    return 0 if mill and milled < t.MILLED_WHEAT else 1


def wheat_of_alms(mill: bool, wheat: i64) -> i64:
    """The wheat that a gift of alms takes: the Mill keeps the first ones (PGM-20.31)."""
    return max(0, wheat - t.MILLED_WHEAT) if mill else wheat
