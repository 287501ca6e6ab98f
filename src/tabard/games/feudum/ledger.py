"""How points, coins, goods, markers and seals change hands: the general rules of section 4."""

from __future__ import annotations

from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.sequences import with_value
from tabard.games.feudum.state import KNOWN, FeudumState
from tabard.kernel.ints import i64


def gain_vp(s: FeudumState, seat: i64, amount: i64, rule: str) -> None:
    """Score points."""
    s.seats[seat].vp += amount
    s.tell(rule, "gains-points", seat, amount)


def lose_vp(s: FeudumState, seat: i64, amount: i64, rule: str) -> None:
    """Lose points; a score may become negative (FEU-4.9)."""
    s.seats[seat].vp -= amount
    s.tell(rule, "loses-points", seat, amount)


def gain_coins(s: FeudumState, seat: i64, amount: i64, rule: str) -> None:
    """Take shillings from the general supply, as many as are there (FEU-4.3)."""
    gained: i64 = min(amount, s.bank)
    s.bank -= gained
    s.seats[seat].coins += gained
    s.tell(rule, "gains-coins", seat, gained)


def pay_coins(s: FeudumState, seat: i64, amount: i64, rule: str) -> None:
    """Pay shillings to the general supply (FEU-4.1)."""
    s.seats[seat].coins -= amount
    s.bank += amount
    s.tell(rule, "pays-coins", seat, amount)


def receive(s: FeudumState, seat: i64, kind: i64, number: i64, rule: str) -> None:
    """Put goods before a player; sulphur may then still go into the barrel (FEU-4.4)."""
    if number > 0:
        p = s.seats[seat]
        p.add_goods(kind, number)
        if kind == t.SULPHUR and p.barrel < t.BARREL:
            p.fresh += number
        s.tell(rule, "gains-goods", seat, number, t.GOOD_IDS[kind])


def gain_from_haversack(s: FeudumState, seat: i64, kind: i64, number: i64, rule: str) -> None:
    """Take goods from the haversack, as many as are there (FEU-4.3)."""
    gained: i64 = min(number, s.in_haversack(kind))
    s.fill_haversack(kind, -gained)
    receive(s, seat, kind, gained, rule)


def goods_from(goods: i64, floor: i64, first: i64) -> dict[int, int]:
    """The goods of a set from a kind on, as choices counted from `first`, and how many of each."""
    found: dict[int, int] = {}
    for kind in range(floor, t.GOODS):
        number = goods >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
        if number > 0:
            found[int(first + kind)] = int(number)
    return found


def give_back(s: FeudumState, seat: i64, kind: i64, number: i64) -> None:
    """Put a player's goods into the haversack (FEU-4.1)."""
    s.seats[seat].add_goods(kind, -number)
    s.fill_haversack(kind, number)


def gain_markers(s: FeudumState, seat: i64, number: i64, rule: str) -> i64:
    """Take own markers from the general supply, as many as are there (FEU-4.10); how many."""
    p = s.seats[seat]
    gained: i64 = min(number, p.stock)
    p.stock -= gained
    p.markers += gained
    if gained > 0:
        s.tell(rule, "gains-markers", seat, gained)
    return gained


def pay_seal(s: FeudumState, seat: i64, rule: str) -> None:
    """Pay the seal received first; it is shuffled into the general supply (FEU-4.1)."""
    p = s.seats[seat]
    value = p.seals[0]
    p.seals = p.seals[1:]
    s.pool = with_value(s.pool, value - KNOWN if value >= KNOWN else value)
    s.tell(rule, "pays-seal", seat, 1)


def missing(p: Player, cost: i64) -> i64:
    """How many units of a price a player's cubes do not cover."""
    lacking: i64 = 0
    kind: i64 = 0
    while cost != 0:
        short = (cost & t.GOODS_MASK) - p.held(kind)
        if short > 0:
            lacking += short
        cost >>= t.GOODS_WIDTH
        kind += 1
    return lacking


def can_pay(p: Player, cost: i64) -> bool:
    """Whether cubes and region tiles cover a price (FEU-4.11)."""
    lacking = missing(p, cost)
    return lacking == 0 or lacking <= p.tiles_from(0)


def all_goods(vector: i64) -> i64:
    """How many goods a packed vector holds."""
    count: i64 = 0
    while vector != 0:
        count += vector & t.GOODS_MASK
        vector >>= t.GOODS_WIDTH
    return count


def one_good(kind: i64, number: i64) -> i64:
    """A packed vector with goods of one kind."""
    return number << (kind * t.GOODS_WIDTH)


def first_seat(s: FeudumState) -> i64:
    """From whom turn order is counted: the active player, else the starting one (FEU-18.5)."""
    return s.active if s.active != NONE else s.start_player
