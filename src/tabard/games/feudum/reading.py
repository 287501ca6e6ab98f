"""Parts of a position read into packed values: goods, numbers of things, sets, registers."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import PLAYED
from tabard.games.feudum.frames.cards import BY_DEJA_VU
from tabard.games.feudum.player import COUNT_WIDTH, NONE
from tabard.games.feudum.registers import Registers
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


def read_registers(f: Fields, players: i64) -> Registers:
    """What the present action has fixed so far."""
    found: Registers = {
        "card": f.index_or_none("card", t.CARD_IDS),
        "repeating": f.integer("repeating", 0, BY_DEJA_VU),
        "turn_cards": f.integer("turn_cards", 0, t.LARGE_HAND),
        "drew": f.flag("drew"),
        "place": f.index_or_none("place", t.LOCATION_IDS),
        "guild": f.index_or_none("guild", t.GUILD_IDS),
        "option": number_or_none(f, "option", t.LOCATIONS * t.GUILDS),
        "left": f.integer("left", 0, sum(t.CUBES)),
        "floor": f.integer("floor", 0, t.LOCATIONS),
        "moved": int(set_of(f.indices("moved", t.PIECE_IDS, 0, t.PIECES))),
        "used": int(set_of(f.indices("used", t.LOCATION_IDS, 0, t.LOCATIONS))),
        "bowl": int(goods_in(f, "bowl")),
        "scrolls": int(set_of(f.indices("scrolls", t.SCROLL_IDS, 0, t.SCROLLS))),
        "before": f.integer("before", 0, MOST),
        "host": seat_or_none(f, "host", players),
        "defender": seat_or_none(f, "defender", players),
        "defended": f.flag("defended"),
        "power": f.integer("power", 0, sum(t.CUBES)),
        "due": int(goods_in(f, "due")),
        "payer": seat_or_none(f, "payer", players),
        "tile_floor": f.integer("tile_floor", 0, t.LANDSCAPES - 1),
        "tile_kind": f.index_or_none("tile_kind", t.GOOD_IDS),
        "tiles_paid": f.integer("tiles_paid", 0, t.ALL_TILES),
        "drawer": seat_or_none(f, "drawer", players),
        "to_draw": f.integer("to_draw", 0, rw.WRITS),
        "errand": number_or_none(f, "errand", rw.MANDATE_OPTIONS - 1),
        "errand_by": seat_or_none(f, "errand_by", players),
        "errand_at": f.integer("errand_at", 0, PLAYED),
        "errand_picks": f.integer("errand_picks", 0, max(rw.OPTION_AMOUNT)),
        "errand_floor": f.integer("errand_floor", 0, t.GOODS - 1),
    }
    f.read.add("drawn")
    f.done()
    return found
