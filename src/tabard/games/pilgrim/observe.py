"""What a seat observes as numbers, woven from the declaration in `components`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.frames import (
    Abbott,
    Alms,
    Bill,
    Construct,
    Duty,
    Sowing,
    Tithe,
    Turn,
    Unit,
    Use,
)
from tabard.games.pilgrim.kinds import LAND_IDS, MOST_POINTS, PATHS_TOLD
from tabard.games.pilgrim.path import CELL_SHIFT, EDGE_MASK, EDGE_WIDTH, NO_EXIT, SHRINE_FLAG, Path
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.view import quarter
from tabard.kernel.encoding import (
    Encoder,
    Rows,
    clear,
    put_bits,
    put_changed,
    put_nibbles,
    seat_places,
)
from tabard.kernel.game import Game
from tabard.kernel.ints import i64
from tabard.kernel.vectors import vec

# Where the words of a cell begin: only land carries tiles.
CELL_AT: Final[tuple[int, ...]] = tuple(
    [LAND_IDS.index(name) if name in LAND_IDS else 0 for name in atlas.CELL_IDS]
)
LAND: Final[int] = len(LAND_IDS)


def put_paths(w: vec[i64], at: i64, paths: tuple[Path, ...]) -> None:
    """A word for each cell of land, and one for each of the first paths; see `kinds.Paths`."""
    clear(w, at, LAND + PATHS_TOLD)
    for n in range(len(paths)):
        path = paths[n]
        number: i64 = n + 1
        k: i64 = at
        for each in path.links:
            code: i64 = each
            k = at + CELL_AT[code >> CELL_SHIFT]
            word = w[k] | (number << (((code >> EDGE_WIDTH) & EDGE_MASK) << 3))
            leave = code & EDGE_MASK
            if leave != NO_EXIT:
                word |= number << (leave << 3)
            if code & SHRINE_FLAG != 0:
                word = (word & 0x00FFFFFFFFFFFF) | (number << 48) | ((word >> 56) << 56)
            w[k] = word
        w[k] = (w[k] & 0xFFFFFFFFFFFFFF) | ((path.leave + 1) << 56)
        if n < PATHS_TOLD:
            w[at + LAND + n] = facts_of(path)


def facts_of(path: Path) -> i64:
    """What else is to be said of a path."""
    word: i64 = 1
    word |= (path.end << 8) | ((path.target + 1) << 16) | (path.length << 40)
    if path.detoured:
        word |= 0x1000000
    if path.abandoned:
        word |= 0x100000000
    points = path.points
    if points > MOST_POINTS:
        points = MOST_POINTS
    return word | (path.shrines << 48) | (points << 56)


# fmt: off
# woven: observed SIZES
TABLE: Final = 73
FACTS: Final = 44
MAT: Final = 104
OBJECTS: Final = (1, 1)
NUMBERS: Final = (3, 2)
MARK: Final = "3924b3d39f68f522"
# woven end


# woven: observed FACTS
def note_use(f: Use, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((seats >> (((f.user) + 1) * 4)) & 15) << 1
    b |= ((top >> (61 - ((f.building) + 1))) >> 1) << 5
    b |= (one if f.by_yard else zero) << 29
    put_bits(w, at + 0, b, 4)


def note_turn(f: Turn, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (one if f.scriptorium else zero) << 1
    put_bits(w, at + 0, b, 1)


def note_sowing(f: Sowing, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.here) + 1))) >> 1) << 1
    b |= (one if f.kogge else zero) << 10
    b |= (one if f.may_skip else zero) << 11
    put_bits(w, at + 0, b, 2)
    b = (f.hand)
    w[at + 2] = b


def note_tithe(f: Tithe, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 2)


def note_duty(f: Duty, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.mode) + 1))) >> 1) << 10
    b |= ((top >> (61 - ((f.strength) + 1))) >> 1) << 16
    b |= ((top >> (61 - ((f.claim) + 1))) >> 1) << 19
    b |= (one if f.begun else zero) << 28
    b |= (one if f.chapter else zero) << 29
    b |= (one if f.mill else zero) << 30
    put_bits(w, at + 0, b, 4)
    b = (f.value)
    b |= (f.milled) << 4
    put_nibbles(w, at + 4, b)


def note_unit(f: Unit, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.what) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.path) + 1))) >> 1) << 8
    x3 = ((top >> (61 - ((f.cell) + 1))) >> 1) if 0 < ((f.cell) + 1) <= 56 else zero
    b |= ((x3) & 0xffffffff) << 24
    put_bits(w, at + 0, b, 7)
    b = ((x3 >> 32) & 0xffffff)
    x7 = ((top >> (117 - ((f.cell) + 1))) >> 1) if 56 < ((f.cell) + 1) <= 91 else zero
    b |= ((x7) & 0xffffffff) << 24
    put_bits(w, at + 7, b, 7)
    b = ((x7 >> 32) & 0x7)
    b |= ((top >> (61 - ((f.entry) + 1))) >> 1) << 3
    b |= ((top >> (61 - ((f.leave) + 1))) >> 1) << 9
    b |= ((top >> (61 - ((f.building) + 1))) >> 1) << 15
    put_bits(w, at + 14, b, 5)


def note_bill(f: Bill, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (one if f.split else zero) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.asked)
    b |= (f.stone) << 4
    b |= (f.wheat) << 8
    b |= (f.piety) << 12
    b |= (f.gift_piety) << 16
    b |= (f.gift_silver) << 20
    put_nibbles(w, at + 1, b)
    b = (f.silver)
    w[at + 2] = b


def note_construct(f: Construct, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (one if f.built else zero) << 1
    b |= (one if f.paved else zero) << 2
    put_bits(w, at + 0, b, 1)
    b = (f.extra)
    put_nibbles(w, at + 1, b)


def note_alms(f: Alms, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.row)
    put_nibbles(w, at + 1, b)


def note_abbott(f: Abbott, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.token) + 1))) >> 1) << 1
    b |= (one if f.turned else zero) << 8
    put_bits(w, at + 0, b, 2)
    b = (f.value)
    b |= (f.laid) << 4
    put_nibbles(w, at + 2, b)


# woven end
def fill_mat(
    s: PilgrimState,
    p: Player,
    who: i64,
    seat: i64,
    seats: i64,
    w: vec[i64],
    at: i64,
    drawn: list[Any],
    first: i64,
    spread: vec[i64],
    start: i64,
) -> None:
    """What lies before a player."""
    # woven: observed MAT
    b: i64 = 0
    zero: i64 = 0
    full: i64 = 255
    v1 = p.stone
    v2 = p.wheat
    v3 = p.silver
    b = (p.own)
    b |= (p.donated) << 24
    b |= (p.favours) << 48
    x3 = p.used
    b |= ((x3) & 0x3) << 54
    if spread[start + 0] != b:
        put_changed(w, at + 0, b, spread[start + 0])
        spread[start + 0] = b
    b = ((x3 >> 2) & 0x3fffff)
    b |= (p.sites) << 22
    b |= (p.harbours) << 26
    if spread[start + 1] != b:
        put_changed(w, at + 7, b, spread[start + 1])
        spread[start + 1] = b
    b = (p.piety)
    b |= (p.alms) << 4
    b |= (p.table) << 8
    b |= ((p.posts >> 0) & 3) << 12
    b |= ((p.posts >> 2) & 3) << 16
    b |= ((p.posts >> 4) & 3) << 20
    b |= ((p.posts >> 6) & 3) << 24
    b |= ((p.posts >> 8) & 3) << 28
    put_nibbles(w, at + 11, b)
    b = ((p.posts >> 10) & 3)
    put_nibbles(w, at + 12, b)
    b = (v1 if v1 < 255 else full)
    b |= (zero if v1 < 255 else v1 - 255 if v1 < 510 else full) << 8
    b |= (v2 if v2 < 255 else full) << 16
    b |= (zero if v2 < 255 else v2 - 255 if v2 < 510 else full) << 24
    b |= (v3 if v3 < 255 else full) << 32
    b |= (zero if v3 < 255 else v3 - 255 if v3 < 510 else full) << 40
    b |= (p.village) << 48
    b |= (p.abbey) << 56
    w[at + 13] = b
    b = ((p.spread >> 0) & 31)
    b |= ((p.spread >> 5) & 31) << 8
    b |= ((p.spread >> 10) & 31) << 16
    b |= ((p.spread >> 15) & 31) << 24
    b |= ((p.spread >> 20) & 31) << 32
    b |= ((p.spread >> 25) & 31) << 40
    b |= ((p.spread >> 30) & 31) << 48
    b |= ((p.spread >> 35) & 31) << 56
    w[at + 14] = b
    b = ((p.spread >> 40) & 31)
    w[at + 15] = b
    if drawn[first + 0] is not p.paths:
        put_paths(w, at + 16, p.paths)
        drawn[first + 0] = p.paths
    # woven end


class PilgrimEncoder(Encoder[PilgrimState]):
    """The observations of Pilgrim."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, TABLE, FACTS, MAT, OBJECTS, NUMBERS, MARK)

    def fill(self, s: PilgrimState, seat: i64, rows: Rows, n: i64) -> None:
        # woven: observed TABLE
        w = rows.words
        drawn = rows.drawn
        first = n * rows.objects
        spread = rows.spread
        start = n * rows.numbers
        held = rows.held[n]
        met: i64 = 0
        at = self.stand(s, rows, n)
        players = s.players
        seats = seat_places(seat, players, len(s.seats), 4)
        b: i64 = 0
        zero: i64 = 0
        full: i64 = 255
        top: i64 = 0x2000000000000000
        v1 = i64(s.differences[0]) if len(s.differences) > 0 else zero
        v2 = i64(s.differences[1]) if len(s.differences) > 1 else zero
        b = ((seats >> ((s.to_move + 1 if s.to_move >= 0 else zero) * 4)) & 15)
        b |= ((top >> (61 - (zero if s.to_move >= 0 else -s.to_move))) >> 1) << 4
        b |= ((seats >> (((s.start_player) + 1) * 4)) & 15) << 6
        b |= (s.dummies >> 1) << 10
        b |= ((top >> (61 - (s.merchant))) >> 1) << 18
        b |= ((top >> (61 - (((s.north >> 0) & 15) + 1 if s.north_count > 0 else zero))) >> 1) << 26
        b |= ((top >> (61 - (((s.north >> 4) & 15) + 1 if s.north_count > 1 else zero))) >> 1) << 35
        b |= ((top >> (61 - (((s.north >> 8) & 15) + 1 if s.north_count > 2 else zero))) >> 1) << 44
        x8 = (top >> (61 - (((s.north >> 12) & 15) + 1 if s.north_count > 3 else zero))) >> 1
        b |= ((x8) & 0x7) << 53
        if spread[start + 0] != b:
            put_changed(w, at + 0, b, spread[start + 0])
            spread[start + 0] = b
        b = ((x8 >> 3) & 0x3f)
        b |= ((top >> (61 - (((s.south >> 0) & 15) + 1 if s.south_count > 0 else zero))) >> 1) << 6
        b |= ((top >> (61 - (((s.south >> 4) & 15) + 1 if s.south_count > 1 else zero))) >> 1) << 15
        b |= ((top >> (61 - (((s.south >> 8) & 15) + 1 if s.south_count > 2 else zero))) >> 1) << 24
        b |= ((top >> (61 - (((s.south >> 12) & 15) + 1 if s.south_count > 3 else zero))) >> 1) << 33
        x16 = s.edge
        b |= ((x16) & 0x3fff) << 42
        if spread[start + 1] != b:
            put_changed(w, at + 7, b, spread[start + 1])
            spread[start + 1] = b
        b = ((x16 >> 14) & 0x3ff)
        b |= (s.opened) << 10
        if spread[start + 2] != b:
            put_changed(w, at + 14, b, spread[start + 2])
            spread[start + 2] = b
        b = (s.campaign_game + 1 if s.readings.campaign else zero)
        b |= (i64(quarter(s))) << 4
        b |= (s.order) << 8
        x25 = s.bag
        b |= ((x25) & 0xfffff) << 12
        put_nibbles(w, at + 16, b)
        b = ((x25 >> 20) & 0xff)
        put_nibbles(w, at + 17, b)
        b = (zero if v1 < 0 else v1 if v1 < 255 else full)
        b |= (zero if v1 > 0 else -v1 if v1 > -255 else full) << 8
        b |= (zero if v1 < 255 else v1 - 255 if v1 < 510 else full) << 16
        b |= (zero if v2 < 0 else v2 if v2 < 255 else full) << 24
        b |= (zero if v2 > 0 else -v2 if v2 > -255 else full) << 32
        b |= (zero if v2 < 255 else v2 - 255 if v2 < 510 else full) << 40
        b |= (s.round) << 48
        w[at + 18] = b
        if drawn[first + 0] is not s.layout:
            b = ((top >> (61 - ((s.layout.duty_row >> 0) & 15))) >> 1)
            b |= ((top >> (61 - ((s.layout.tithe_row >> 0) & 15))) >> 1) << 8
            b |= ((top >> (61 - ((s.layout.duty_row >> 4) & 15))) >> 1) << 12
            b |= ((top >> (61 - ((s.layout.tithe_row >> 4) & 15))) >> 1) << 20
            b |= ((top >> (61 - ((s.layout.duty_row >> 8) & 15))) >> 1) << 24
            b |= ((top >> (61 - ((s.layout.tithe_row >> 8) & 15))) >> 1) << 32
            b |= ((top >> (61 - ((s.layout.duty_row >> 12) & 15))) >> 1) << 36
            b |= ((top >> (61 - ((s.layout.tithe_row >> 12) & 15))) >> 1) << 44
            b |= ((top >> (61 - ((s.layout.duty_row >> 16) & 15))) >> 1) << 48
            put_bits(w, at + 19, b, 7)
            b = ((top >> (61 - ((s.layout.tithe_row >> 16) & 15))) >> 1)
            b |= ((top >> (61 - ((s.layout.duty_row >> 20) & 15))) >> 1) << 4
            b |= ((top >> (61 - ((s.layout.tithe_row >> 20) & 15))) >> 1) << 12
            b |= ((top >> (61 - ((s.layout.duty_row >> 24) & 15))) >> 1) << 16
            b |= ((top >> (61 - ((s.layout.tithe_row >> 24) & 15))) >> 1) << 24
            b |= ((top >> (61 - ((s.layout.duty_row >> 28) & 15))) >> 1) << 28
            b |= ((top >> (61 - ((s.layout.tithe_row >> 28) & 15))) >> 1) << 36
            b |= ((top >> (61 - ((s.layout.site_row >> 0) & 15))) >> 1) << 40
            x62 = (top >> (61 - ((s.layout.site_row >> 4) & 15))) >> 1
            b |= ((x62) & 0x7f) << 49
            put_bits(w, at + 26, b, 7)
            b = ((x62 >> 7) & 0x3)
            b |= ((top >> (61 - ((s.layout.site_row >> 8) & 15))) >> 1) << 2
            b |= ((top >> (61 - ((s.layout.site_row >> 12) & 15))) >> 1) << 11
            b |= ((top >> (61 - ((s.layout.building_row >> 0) & 31))) >> 1) << 20
            x69 = (top >> (61 - ((s.layout.building_row >> 5) & 31))) >> 1
            b |= ((x69) & 0xfff) << 44
            put_bits(w, at + 33, b, 7)
            b = ((x69 >> 12) & 0xfff)
            b |= ((top >> (61 - ((s.layout.building_row >> 10) & 31))) >> 1) << 12
            x74 = (top >> (61 - ((s.layout.building_row >> 15) & 31))) >> 1
            b |= ((x74) & 0xfffff) << 36
            put_bits(w, at + 40, b, 7)
            b = ((x74 >> 20) & 0xf)
            b |= ((top >> (61 - ((s.layout.building_row >> 20) & 31))) >> 1) << 4
            b |= ((top >> (61 - ((s.layout.building_row >> 25) & 31))) >> 1) << 28
            x80 = (top >> (61 - ((s.layout.building_row >> 30) & 31))) >> 1
            b |= ((x80) & 0xf) << 52
            put_bits(w, at + 47, b, 7)
            b = ((x80 >> 4) & 0xfffff)
            b |= ((top >> (61 - ((s.layout.building_row >> 35) & 31))) >> 1) << 20
            x85 = (top >> (61 - ((s.layout.building_row >> 40) & 31))) >> 1
            b |= ((x85) & 0xfff) << 44
            put_bits(w, at + 54, b, 7)
            b = ((x85 >> 12) & 0xfff)
            b |= ((top >> (61 - ((s.layout.building_row >> 45) & 31))) >> 1) << 12
            x90 = (top >> (61 - ((s.layout.building_row >> 50) & 31))) >> 1
            b |= ((x90) & 0xfffff) << 36
            put_bits(w, at + 61, b, 7)
            b = ((x90 >> 20) & 0xf)
            b |= ((top >> (61 - ((s.layout.building_row >> 55) & 31))) >> 1) << 4
            put_bits(w, at + 68, b, 4)
            b = ((s.layout.roll_row >> 0) & 15)
            b |= ((s.layout.roll_row >> 4) & 15) << 4
            b |= ((s.layout.roll_row >> 8) & 15) << 8
            b |= ((s.layout.roll_row >> 12) & 15) << 12
            put_nibbles(w, at + 72, b)
            drawn[first + 0] = s.layout
        at += TABLE
        frame = s.running
        while frame is not None:
            if isinstance(frame, Use):
                if met & 0x1 == 0:
                    met |= 0x1
                    note_use(frame, seat, seats, w, at + 0)
            elif isinstance(frame, Turn):
                if met & 0x2 == 0:
                    met |= 0x2
                    note_turn(frame, seat, seats, w, at + 4)
            elif isinstance(frame, Sowing):
                if met & 0x4 == 0:
                    met |= 0x4
                    note_sowing(frame, seat, seats, w, at + 5)
            elif isinstance(frame, Tithe):
                if met & 0x8 == 0:
                    met |= 0x8
                    note_tithe(frame, seat, seats, w, at + 8)
            elif isinstance(frame, Duty):
                if met & 0x10 == 0:
                    met |= 0x10
                    note_duty(frame, seat, seats, w, at + 10)
            elif isinstance(frame, Unit):
                if met & 0x20 == 0:
                    met |= 0x20
                    note_unit(frame, seat, seats, w, at + 15)
            elif isinstance(frame, Bill):
                if met & 0x40 == 0:
                    met |= 0x40
                    note_bill(frame, seat, seats, w, at + 34)
            elif isinstance(frame, Construct):
                if met & 0x80 == 0:
                    met |= 0x80
                    note_construct(frame, seat, seats, w, at + 37)
            elif isinstance(frame, Alms):
                if met & 0x100 == 0:
                    met |= 0x100
                    note_alms(frame, seat, seats, w, at + 39)
            elif isinstance(frame, Abbott):
                if met & 0x200 == 0:
                    met |= 0x200
                    note_abbott(frame, seat, seats, w, at + 41)
            frame = frame.up
        if held & ~met & 0x3ff != 0:
            self.forget(held & ~met & 0x3ff, w, at)
        at += FACTS
        rows.held[n] = met
        first += 1
        start += 3
        who = seat
        for _turn in range(players):
            fill_mat(s, s.seats[who], who, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            first += 1
            start += 2
            who += 1
            if who == players:
                who = 0
        for rival in range(players, len(s.seats)):
            fill_mat(s, s.seats[rival], rival, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            first += 1
            start += 2
        # woven end
