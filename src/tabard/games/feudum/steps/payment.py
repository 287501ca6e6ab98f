"""Payments in goods, with region tiles in their place, and the barrel (FEU-4.4, 4.5, 4.11)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import BILL, Bill
from tabard.games.feudum.ledger import first_seat, give_back, one_good
from tabard.games.feudum.player import Player
from tabard.games.feudum.state import FeudumState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.sets import PART_IS_LAID, SetAsked
from tabard.kernel.step import Step


def charge(s: FeudumState, seat: i64, cost: i64) -> None:
    """Let a player pay a price in goods; the present step goes on when it is paid."""
    if cost != 0:
        s.call(PAYING)
        bill = s.of(Bill)
        bill.due = cost
        bill.payer = seat


class Payment(Step[FeudumState]):
    """Unit by unit a cube or a region tile (D29, FEU-4.11, FEU-33.4).

    Kinds ascend; within a kind cubes come before tiles, and the tiles of the whole payment come
    in the order of landscapes, so that one outcome has one path. A tile leaves the game (FEU-4.5).
    """

    def proceed(self, s: FeudumState) -> None:
        bill = s.of(Bill)
        if bill.due == 0:
            s.done()
        elif s.seats[bill.payer].tiles == 0 and bill.tiles_paid == 0:
            self.pay_in_cubes(s)
        else:
            s.awaits(bill.payer)

    def pay_in_cubes(self, s: FeudumState) -> None:
        """Without tiles there is one way to pay; after the last one a set still has its cubes."""
        bill = s.of(Bill)
        kind: i64 = 0
        while bill.due != 0:
            number = bill.due & t.GOODS_MASK
            if number > 0:
                give_back(s, bill.payer, kind, number)
                s.tell(self.rule, "pays-goods", bill.payer, number, t.GOOD_IDS[kind])
            bill.due >>= t.GOODS_WIDTH
            kind += 1
        s.done()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        bill = s.of(Bill)
        p = s.seats[bill.payer]
        kind = lowest(bill.due)
        if p.held(kind) > 0 and bill.tile_for != kind:
            menu.offer(a.PAY_CUBE)
        elif p.held(kind) > 0:
            menu.refuse(a.PAY_CUBE, "FEU-33.4", "cubes-before-tiles")
        else:
            menu.refuse(a.PAY_CUBE, self.rule, "no-such-good", 1, 0)
        for landscape in range(t.LANDSCAPES):
            code = a.PAY_TILE + landscape
            if p.tiles_of(landscape) == 0:
                menu.refuse(code, self.rule, "no-such-tile")
            elif landscape < bill.next_tile:
                menu.refuse(code, "FEU-33.4", PART_IS_LAID)
            elif self.suffice(bill.due, p, kind, landscape):
                menu.offer(code)
            else:
                menu.refuse(code, "FEU-33.4", "the-rest-could-not-be-paid")

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        bill = s.of(Bill)
        p = s.seats[bill.payer]
        units = units_of(bill.due)
        pool: dict[int, int] = {}
        cubes: i64 = 0
        for kind in range(t.GOODS):
            due = bill.due >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
            cubes += min(p.held(kind), due)
        if cubes > 0:
            pool[int(a.PAY_CUBE)] = int(cubes)
        for landscape in range(bill.next_tile, t.LANDSCAPES):
            if p.tiles_of(landscape) > 0:
                pool[int(a.PAY_TILE + landscape)] = int(p.tiles_of(landscape))
        slots = tuple([t.GOOD_IDS[kind] for kind in units])
        return SetAsked(pool, len(units), len(units), slots=slots)

    def in_order(self, s: FeudumState, codes: list[int]) -> list[int]:
        """Unit by unit; which tile stands for which good means nothing: it leaves the game."""
        units = units_of(s.of(Bill).due)
        tiles = sorted([code for code in codes if code != a.PAY_CUBE])
        found: list[int] = []
        for kind in range(t.GOODS):
            own = [code for unit, code in zip(units, codes, strict=True) if unit == kind]
            cubes = own.count(a.PAY_CUBE)
            found += [a.PAY_CUBE] * cubes + tiles[: len(own) - cubes]
            tiles = tiles[len(own) - cubes :]
        return found

    def suffice(self, due: i64, p: Player, kind: i64, landscape: i64) -> bool:
        """Whether the rest can be paid if a tile of this landscape pays the next unit."""
        needed: i64 = (due >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK) - 1
        for other in range(kind + 1, t.GOODS):
            short = (due >> (other * t.GOODS_WIDTH) & t.GOODS_MASK) - p.held(other)
            if short > 0:
                needed += short
        return needed <= p.tiles_from(landscape) - 1

    def take(self, s: FeudumState, code: i64) -> None:
        bill = s.of(Bill)
        kind = lowest(bill.due)
        bill.due -= one_good(kind, 1)
        s.carry_on()
        if code == a.PAY_CUBE:
            give_back(s, bill.payer, kind, 1)
            s.tell(self.rule, "pays-goods", bill.payer, 1, t.GOOD_IDS[kind])
            return
        landscape = code - a.PAY_TILE
        s.seats[bill.payer].add_tiles(landscape, -1)
        bill.next_tile = landscape
        bill.tile_for = kind
        bill.tiles_paid += 1
        s.tell("FEU-4.5", "pays-tile", bill.payer, 1, t.LANDSCAPE_IDS[landscape], t.GOOD_IDS[kind])


def units_of(due: i64) -> list[int]:
    """The kind of every unit that is due, ascending."""
    found: list[int] = []
    for kind in range(t.GOODS):
        found += [kind] * int(due >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK)
    return found


def lowest(due: i64) -> i64:
    """The first kind that is still to be paid."""
    kind: i64 = 0
    while due & t.GOODS_MASK == 0:
        due >>= t.GOODS_WIDTH
        kind += 1
    return kind


def place_sulphur(s: FeudumState) -> None:
    """Let everybody who has just gained sulphur say where it goes."""
    for p in s.seats:
        if p.fresh > 0:
            s.call(PLACING_SULPHUR)
            return


class Sulphur(Step[FeudumState]):
    """How many of the gained cubes go into the barrel (D24, FEU-4.4)."""

    def proceed(self, s: FeudumState) -> None:
        for n in range(s.players):
            seat = s.seat_after(first_seat(s), n)
            p = s.seats[seat]
            if p.barrel == t.BARREL:
                p.fresh = 0
            if p.fresh > 0:
                s.awaits(seat)
                return
        s.done()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        most: i64 = min(p.fresh, t.BARREL - p.barrel)
        for number in range(t.BARREL + 1):
            if number <= most:
                menu.offer(a.BARREL + number)
            elif number <= p.fresh:
                menu.refuse(a.BARREL + number, self.rule, "no-room-in-the-barrel", number, most)
            else:
                menu.refuse(a.BARREL + number, self.rule, "too-little-sulphur", number, p.fresh)

    def take(self, s: FeudumState, code: i64) -> None:
        number = code - a.BARREL
        p = s.seats[s.to_move]
        p.fresh = 0
        p.add_goods(t.SULPHUR, -number)
        p.barrel += number
        if number > 0:
            s.tell(self.rule, "fills-barrel", s.to_move, number)
        s.carry_on()


PAYMENT: Final[Payment] = Payment("payment", "FEU-4.11")
SULPHUR: Final[Sulphur] = Sulphur("sulphur", "FEU-4.4")
PAYING: Final[Part] = Part("payment", PAYMENT, frame=BILL)
PLACING_SULPHUR: Final[Part] = Part("sulphur", SULPHUR)
