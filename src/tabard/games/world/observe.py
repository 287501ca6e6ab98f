"""What a seat observes as numbers, woven from the declaration in `components`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.world.frames import Care, Levelling, Settling, Turns
from tabard.games.world.state import Player, WorldState
from tabard.kernel.encoding import Encoder, Rows, put_bits, put_changed, put_nibbles, seat_places
from tabard.kernel.game import Game
from tabard.kernel.ints import i64, size
from tabard.kernel.vectors import vec

# fmt: off
# woven: observed SIZES
TABLE: Final = 45
FACTS: Final = 7
MAT: Final = 32
OBJECTS: Final = (0, 0)
NUMBERS: Final = (6, 4)
MARK: Final = "dda96ca0def53c48"
# woven end


# woven: observed FACTS
def note_levelling(f: Levelling, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    b = (one)
    b |= ((seats >> (((f.seat) + 1) * 4)) & 15) << 1
    b |= (one if f.in_turn else zero) << 5
    put_bits(w, at + 0, b, 1)


def note_settling(f: Settling, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.project) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.donors)
    put_nibbles(w, at + 1, b)


def note_turns(f: Turns, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.playing)
    put_nibbles(w, at + 1, b)


def note_care(f: Care, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    b |= ((seats >> (((f.carer) + 1) * 4)) & 15) << 1
    b |= (f.chosen) << 5
    put_bits(w, at + 0, b, 2)


# woven end
def fill_mat(
    s: WorldState,
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
    one: i64 = 1
    full: i64 = 255
    top: i64 = 0x2000000000000000
    v1 = p.vp
    v2 = p.money
    b = (one if p.half else zero)
    b |= ((top >> (61 - (((p.opened >> 0) & 15) + 1 if p.laid > 0 else zero))) >> 1) << 1
    b |= ((top >> (61 - (((p.opened >> 4) & 15) + 1 if p.laid > 1 else zero))) >> 1) << 13
    b |= ((top >> (61 - (((p.opened >> 8) & 15) + 1 if p.laid > 2 else zero))) >> 1) << 25
    b |= ((top >> (61 - (((p.opened >> 12) & 15) + 1 if p.laid > 3 else zero))) >> 1) << 37
    x5 = (top >> (61 - (((p.opened >> 16) & 15) + 1 if p.laid > 4 else zero))) >> 1
    b |= ((x5) & 0x7f) << 49
    if spread[start + 0] != b:
        put_changed(w, at + 0, b, spread[start + 0])
        spread[start + 0] = b
    b = ((x5 >> 7) & 0x1f)
    b |= ((top >> (61 - (((p.opened >> 20) & 15) + 1 if p.laid > 5 else zero))) >> 1) << 5
    b |= ((top >> (61 - (((p.opened >> 24) & 15) + 1 if p.laid > 6 else zero))) >> 1) << 17
    b |= ((top >> (61 - (((p.opened >> 28) & 15) + 1 if p.laid > 7 else zero))) >> 1) << 29
    b |= ((top >> (61 - (((p.opened >> 32) & 15) + 1 if p.laid > 8 else zero))) >> 1) << 41
    x13 = (top >> (61 - (((p.opened >> 36) & 15) + 1 if p.laid > 9 else zero))) >> 1
    b |= ((x13) & 0x7) << 53
    if spread[start + 1] != b:
        put_changed(w, at + 7, b, spread[start + 1])
        spread[start + 1] = b
    b = ((x13 >> 3) & 0x1ff)
    b |= ((top >> (61 - (((p.opened >> 40) & 15) + 1 if p.laid > 10 else zero))) >> 1) << 9
    b |= ((top >> (61 - (((p.opened >> 44) & 15) + 1 if p.laid > 11 else zero))) >> 1) << 21
    b |= (p.used) << 33
    b |= (p.penalties) << 45
    b |= (p.spared) << 48
    x22 = p.swapped
    b |= ((x22) & 0x1f) << 51
    if spread[start + 2] != b:
        put_changed(w, at + 14, b, spread[start + 2])
        spread[start + 2] = b
    b = ((x22 >> 5) & 0x7fffffffff)
    b |= (p.seals) << 39
    x27 = p.houses
    b |= ((x27) & 0x3ff) << 46
    if spread[start + 3] != b:
        put_changed(w, at + 21, b, spread[start + 3])
        spread[start + 3] = b
    b = ((x27 >> 10) & 0xf)
    put_bits(w, at + 28, b, 1)
    b = (i64(size(p.hand)))
    b |= (i64(size(p.hidden))) << 4
    b |= (p.missing) << 8
    b |= ((p.goods >> 6) & 63) << 20
    b |= ((p.goods >> 18) & 63) << 24
    b |= ((p.goods >> 24) & 63) << 28
    put_nibbles(w, at + 29, b)
    b = ((p.goods >> 30) & 63)
    b |= ((p.goods >> 36) & 63) << 4
    b |= ((p.goods >> 42) & 63) << 8
    put_nibbles(w, at + 30, b)
    b = (v1 if v1 < 255 else full)
    b |= (zero if v1 < 255 else v1 - 255 if v1 < 510 else full) << 8
    b |= (v2 if v2 < 255 else full) << 16
    b |= (zero if v2 < 255 else v2 - 255 if v2 < 510 else full) << 24
    b |= ((p.goods >> 0) & 63) << 32
    b |= ((p.goods >> 48) & 63) << 40
    w[at + 31] = b
    # woven end


class WorldEncoder(Encoder[WorldState]):
    """The observations of World Without End."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, TABLE, FACTS, MAT, OBJECTS, NUMBERS, MARK)

    def fill(self, s: WorldState, seat: i64, rows: Rows, n: i64) -> None:
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
        me = s.seats[seat]
        b: i64 = 0
        zero: i64 = 0
        one: i64 = 1
        top: i64 = 0x2000000000000000
        b = ((seats >> ((s.to_move + 1 if s.to_move >= 0 else zero) * 4)) & 15)
        b |= ((top >> (61 - (zero if s.to_move >= 0 else -s.to_move))) >> 1) << 4
        b |= ((seats >> (((s.active) + 1) * 4)) & 15) << 6
        b |= ((top >> (61 - ((s.event) + 1))) >> 1) << 10
        x4 = (top >> (61 - ((s.slot_1) + 1))) >> 1
        b |= ((x4) & 0x3) << 54
        if spread[start + 0] != b:
            put_changed(w, at + 0, b, spread[start + 0])
            spread[start + 0] = b
        b = ((x4 >> 2) & 0x3ffffffffff)
        x8 = (top >> (61 - ((s.slot_2) + 1))) >> 1
        b |= ((x8) & 0x3fff) << 42
        if spread[start + 1] != b:
            put_changed(w, at + 7, b, spread[start + 1])
            spread[start + 1] = b
        b = ((x8 >> 14) & 0x3fffffff)
        x12 = s.revealed
        b |= ((x12) & 0x3ffffff) << 30
        if spread[start + 2] != b:
            put_changed(w, at + 14, b, spread[start + 2])
            spread[start + 2] = b
        b = ((x12 >> 26) & 0x3ffff)
        b |= ((top >> (61 - ((s.edge) + 1))) >> 1) << 18
        b |= ((top >> (61 - ((s.favour) + 1))) >> 1) << 22
        b |= (s.covered_fields) << 31
        b |= (s.covered_projects) << 40
        b |= (one if s.cloth_covered else zero) << 47
        b |= (s.in_play) << 48
        x22 = (top >> (61 - ((s.tiles >> 0) & 15))) >> 1
        b |= ((x22) & 0x1) << 55
        if spread[start + 3] != b:
            put_changed(w, at + 21, b, spread[start + 3])
            spread[start + 3] = b
        b = ((x22 >> 1) & 0x1f)
        b |= ((top >> (61 - ((s.tiles >> 4) & 15))) >> 1) << 5
        b |= ((top >> (61 - ((s.tiles >> 8) & 15))) >> 1) << 11
        b |= ((top >> (61 - ((s.tiles >> 12) & 15))) >> 1) << 17
        b |= ((top >> (61 - ((s.tiles >> 16) & 15))) >> 1) << 23
        b |= ((top >> (61 - ((s.tiles >> 20) & 15))) >> 1) << 29
        b |= ((top >> (61 - ((s.tiles >> 24) & 15))) >> 1) << 35
        b |= ((top >> (61 - ((s.tiles >> 28) & 15))) >> 1) << 41
        b |= ((top >> (61 - ((s.tiles >> 32) & 15))) >> 1) << 47
        x34 = (top >> (61 - ((s.tiles >> 36) & 15))) >> 1
        b |= ((x34) & 0x7) << 53
        if spread[start + 4] != b:
            put_changed(w, at + 28, b, spread[start + 4])
            spread[start + 4] = b
        b = ((x34 >> 3) & 0x7)
        b |= ((top >> (61 - ((s.tiles >> 40) & 15))) >> 1) << 3
        b |= (me.hand) << 9
        b |= (me.hidden) << 21
        if spread[start + 5] != b:
            put_changed(w, at + 35, b, spread[start + 5])
            spread[start + 5] = b
        b = (s.chapter)
        b |= (s.round) << 4
        b |= ((s.stock >> 6) & 63) << 8
        b |= ((s.stock >> 12) & 63) << 12
        b |= ((s.stock >> 18) & 63) << 16
        b |= ((s.stock >> 24) & 63) << 20
        b |= ((s.stock >> 30) & 63) << 24
        b |= ((s.stock >> 36) & 63) << 28
        put_nibbles(w, at + 40, b)
        b = ((s.stock >> 42) & 63)
        b |= (s.stones) << 4
        put_nibbles(w, at + 41, b)
        b = (s.woods)
        b |= ((s.substitutes >> 0) & 63) << 28
        put_nibbles(w, at + 42, b)
        b = ((s.substitutes >> 6) & 63)
        b |= (s.tiles_left) << 4
        b |= (s.tax) << 24
        put_nibbles(w, at + 43, b)
        b = ((s.stock >> 0) & 63)
        b |= ((s.stock >> 48) & 63) << 8
        w[at + 44] = b
        at += TABLE
        frame = s.running
        while frame is not None:
            if isinstance(frame, Levelling):
                if met & 0x1 == 0:
                    met |= 0x1
                    note_levelling(frame, seat, seats, w, at + 0)
            elif isinstance(frame, Settling):
                if met & 0x2 == 0:
                    met |= 0x2
                    note_settling(frame, seat, seats, w, at + 1)
            elif isinstance(frame, Turns):
                if met & 0x4 == 0:
                    met |= 0x4
                    note_turns(frame, seat, seats, w, at + 3)
            elif isinstance(frame, Care):
                if met & 0x8 == 0:
                    met |= 0x8
                    note_care(frame, seat, seats, w, at + 5)
            frame = frame.up
        if held & ~met & 0xf != 0:
            self.forget(held & ~met & 0xf, w, at)
        at += FACTS
        rows.held[n] = met
        start += 6
        who = seat
        for _turn in range(players):
            fill_mat(s, s.seats[who], who, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            start += 4
            who += 1
            if who == players:
                who = 0
        for rival in range(players, len(s.seats)):
            fill_mat(s, s.seats[rival], rival, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            start += 4
        # woven end
