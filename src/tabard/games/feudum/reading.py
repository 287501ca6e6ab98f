"""Parts of a position read into packed values: goods, numbers of things, sets, the action."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.player import COUNT_WIDTH, NONE
from tabard.games.feudum.state import FeudumState
from tabard.kernel.ints import i64
from tabard.kernel.loading import set_of
from tabard.kernel.position import Fields, whole

MOST: Final = 2 ** (t.GOODS * t.GOODS_WIDTH)


def seat_or_none(f: Fields, name: str, players: i64) -> int:
    """A seat, or NONE for null."""
    value = f.raw(name)
    return NONE if value is None else whole(value, 0, int(players) - 1, f.at(name))


def number_or_none(f: Fields, name: str, most: int) -> int:
    """A whole number from 0, or NONE for null."""
    value = f.raw(name)
    return NONE if value is None else whole(value, 0, most, f.at(name))


def goods_in(f: Fields, name: str) -> i64:
    """A packed vector of goods."""
    vector: i64 = 0
    inner = f.fields(name)
    for kind, good in enumerate(t.GOOD_IDS):
        number: i64 = inner.integer(good, 0, t.CUBES[kind])
        vector |= number << (kind * t.GOODS_WIDTH)
    inner.done()
    return vector


def numbers_in(f: Fields, name: str, known: tuple[str, ...], most: tuple[int, ...]) -> i64:
    """A packed vector of small numbers."""
    vector: i64 = 0
    inner = f.fields(name)
    for i, thing in enumerate(known):
        number: i64 = inner.integer(thing, 0, most[i])
        vector |= number << (i * COUNT_WIDTH)
    inner.done()
    return vector


def values_in(f: Fields, name: str, most: int, in_order: bool = True) -> bytes:
    """The values of seals or beads; where their order means nothing they ascend."""
    values = [
        whole(value, t.LOWEST_SEAL, t.HIGHEST_SEAL, f"{f.at(name)}[{i}]")
        for i, value in enumerate(f.array(name, 0, most))
    ]
    if in_order and values != sorted(values):
        raise f.wrong(name, "does not ascend")
    return bytes(values)


def read_action(s: FeudumState, f: Fields) -> None:
    """What the present action has fixed so far."""
    s.card = f.index_or_none("card", t.CARD_IDS)
    s.repeating = f.integer("repeating", 0, len(t.POUCH_IDS) - 1)
    s.turn_cards = f.integer("turn_cards", 0, t.LARGE_HAND)
    s.drew = f.flag("drew")
    s.place = f.index_or_none("place", t.LOCATION_IDS)
    s.guild = f.index_or_none("guild", t.GUILD_IDS)
    s.option = number_or_none(f, "option", t.LOCATIONS * t.GUILDS)
    s.left = f.integer("left", 0, sum(t.CUBES))
    s.floor = f.integer("floor", 0, t.LOCATIONS)
    s.moved = set_of(f.indices("moved", t.PIECE_IDS, 0, t.PIECES))
    s.used = set_of(f.indices("used", t.LOCATION_IDS, 0, t.LOCATIONS))
    s.bowl = goods_in(f, "bowl")
    s.chosen = set_of(f.indices("scrolls", t.SCROLL_IDS, 0, t.SCROLLS))
    s.before = f.integer("before", 0, MOST)
    s.host = seat_or_none(f, "host", s.players)
    s.defender = seat_or_none(f, "defender", s.players)
    s.defended = f.flag("defended")
    s.power = f.integer("power", 0, sum(t.CUBES))
    s.due = goods_in(f, "due")
    s.payer = seat_or_none(f, "payer", s.players)
    s.tile_floor = f.integer("tile_floor", 0, t.LANDSCAPES - 1)
    s.tile_kind = f.index_or_none("tile_kind", t.GOOD_IDS)
    s.tiles_paid = f.integer("tiles_paid", 0, t.ALL_TILES)
    s.drawer = seat_or_none(f, "drawer", s.players)
    s.to_draw = f.integer("to_draw", 0, rw.WRITS)
    f.read.add("drawn")
    s.errand = number_or_none(f, "errand", rw.MANDATE_OPTIONS - 1)
    s.errand_by = seat_or_none(f, "errand_by", s.players)
    s.errand_at = f.integer("errand_at", 0, t.GOODS - 1)
    s.errand_picks = f.integer("errand_picks", 0, max(rw.OPTION_AMOUNT))
    s.errand_floor = f.integer("errand_floor", 0, t.GOODS - 1)
    f.done()
