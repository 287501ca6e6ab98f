"""What a seat observes as numbers, woven from the declaration in `components`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import BuildingTurn, Keeping
from tabard.games.pillars.state import PillarsState, Player
from tabard.kernel.encoding import (
    Encoder,
    Rows,
    put_bits,
    put_changed,
    put_nibbles,
    seat_places,
    turned,
)
from tabard.kernel.game import Game
from tabard.kernel.ints import i64
from tabard.kernel.vectors import vec

# fmt: off
# woven: observed SIZES
TABLE: Final = 56
FACTS: Final = 6
MAT: Final = 11
OBJECTS: Final = (0, 0)
NUMBERS: Final = (8, 2)
MARK: Final = "e434c2d9e9007412"
# woven end


# woven: observed FACTS
def note_keeping(f: Keeping, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.returning) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 1)


def note_building_turn(f: BuildingTurn, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    x2 = f.uses_low
    b = ((x2) & 0xffffffff)
    put_nibbles(w, at + 1, b)
    b = ((x2 >> 32) & 0xfffffff)
    x6 = f.uses_high
    b |= ((x6) & 0xf) << 28
    put_nibbles(w, at + 2, b)
    b = ((x6 >> 4) & 0xffffffff)
    put_nibbles(w, at + 3, b)
    b = ((x6 >> 36) & 0xfff)
    put_nibbles(w, at + 4, b)


# woven end
def fill_mat(
    s: PillarsState,
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
    v1 = p.vp
    b = (p.row)
    b |= (p.cards) << 27
    b |= (p.advantages) << 36
    b |= (p.bought) << 52
    if spread[start + 0] != b:
        put_changed(w, at + 0, b, spread[start + 0])
        spread[start + 0] = b
    b = (p.sold)
    b |= (one if p.passed else zero) << 4
    b |= (one if p.protected else zero) << 5
    b |= (one if p.exempt else zero) << 6
    b |= (one if p.limited else zero) << 7
    b |= (one if p.limited_next else zero) << 8
    if spread[start + 1] != b:
        put_changed(w, at + 7, b, spread[start + 1])
        spread[start + 1] = b
    b = (p.workers)
    b |= (p.mill) << 4
    b |= (p.grey) << 8
    b |= (p.grey_won) << 12
    put_nibbles(w, at + 9, b)
    b = (v1 if v1 < 255 else full)
    b |= (zero if v1 < 255 else v1 - 255 if v1 < 510 else full) << 8
    b |= (p.gold) << 16
    b |= (p.goods) << 24
    w[at + 10] = b
    # woven end


class PillarsEncoder(Encoder[PillarsState]):
    """The observations of Pillars of the Earth."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, TABLE, FACTS, MAT, OBJECTS, NUMBERS, MARK)

    def fill(self, s: PillarsState, seat: i64, rows: Rows, n: i64) -> None:
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
        full: i64 = 255
        top: i64 = 0x2000000000000000
        v1 = ((s.supply >> 0) & 4095) - 1024
        v2 = ((s.supply >> 12) & 4095) - 1024
        v3 = ((s.supply >> 24) & 4095) - 1024
        v4 = ((s.supply >> 36) & 4095) - 1024
        b = ((seats >> ((s.to_move + 1 if s.to_move >= 0 else zero) * 4)) & 15)
        b |= ((top >> (61 - (zero if s.to_move >= 0 else -s.to_move))) >> 1) << 4
        b |= ((seats >> (((s.start_player) + 1) * 4)) & 15) << 6
        b |= (s.open_cards) << 10
        b |= (s.aside) << 19
        b |= (s.open_craftsmen) << 28
        x6 = s.dealt_craftsmen
        b |= ((x6) & 0x1) << 55
        if spread[start + 0] != b:
            put_changed(w, at + 0, b, spread[start + 0])
            spread[start + 0] = b
        b = ((x6 >> 1) & 0x3ffffff)
        b |= ((top >> (61 - ((s.kingsbridge_1) + 1))) >> 1) << 26
        x11 = (top >> (61 - ((s.kingsbridge_2) + 1))) >> 1
        b |= ((x11) & 0x3fff) << 42
        if spread[start + 1] != b:
            put_changed(w, at + 7, b, spread[start + 1])
            spread[start + 1] = b
        b = ((x11 >> 14) & 0x3)
        b |= ((top >> (61 - ((s.shiring_1) + 1))) >> 1) << 2
        b |= ((top >> (61 - ((s.shiring_2) + 1))) >> 1) << 29
        if spread[start + 2] != b:
            put_changed(w, at + 14, b, spread[start + 2])
            spread[start + 2] = b
        b = ((seats >> (((s.spaces >> 0) & 7) * 4)) & 15)
        b |= ((seats >> (((s.spaces >> 3) & 7) * 4)) & 15) << 4
        b |= ((seats >> (((s.spaces >> 6) & 7) * 4)) & 15) << 8
        b |= ((seats >> (((s.spaces >> 9) & 7) * 4)) & 15) << 12
        b |= ((seats >> (((s.spaces >> 12) & 7) * 4)) & 15) << 16
        b |= ((seats >> (((s.spaces >> 15) & 7) * 4)) & 15) << 20
        b |= ((seats >> (((s.spaces >> 18) & 7) * 4)) & 15) << 24
        b |= ((seats >> (((s.spaces >> 21) & 7) * 4)) & 15) << 28
        b |= ((seats >> (((s.spaces >> 24) & 7) * 4)) & 15) << 32
        b |= ((seats >> (((s.spaces >> 27) & 7) * 4)) & 15) << 36
        b |= ((seats >> (((s.spaces >> 30) & 7) * 4)) & 15) << 40
        b |= ((seats >> (((s.spaces >> 33) & 7) * 4)) & 15) << 44
        b |= ((seats >> (((s.spaces >> 36) & 7) * 4)) & 15) << 48
        b |= ((seats >> (((s.spaces >> 39) & 7) * 4)) & 15) << 52
        if spread[start + 3] != b:
            put_changed(w, at + 21, b, spread[start + 3])
            spread[start + 3] = b
        b = ((seats >> (((s.spaces >> 42) & 7) * 4)) & 15)
        b |= ((seats >> (((s.spaces >> 45) & 7) * 4)) & 15) << 4
        b |= ((seats >> (((s.spaces >> 48) & 7) * 4)) & 15) << 8
        b |= ((seats >> (((s.drawn) + 1) * 4)) & 15) << 12
        b |= ((seats >> ((((s.queue >> 0) & 15) + 1 if s.queued > 0 else zero) * 4)) & 15) << 16
        b |= ((seats >> ((((s.queue >> 4) & 15) + 1 if s.queued > 1 else zero) * 4)) & 15) << 20
        b |= ((seats >> ((((s.queue >> 8) & 15) + 1 if s.queued > 2 else zero) * 4)) & 15) << 24
        b |= ((seats >> ((((s.queue >> 12) & 15) + 1 if s.queued > 3 else zero) * 4)) & 15) << 28
        b |= ((seats >> ((((s.queue >> 16) & 15) + 1 if s.queued > 4 else zero) * 4)) & 15) << 32
        b |= ((seats >> ((((s.queue >> 20) & 15) + 1 if s.queued > 5 else zero) * 4)) & 15) << 36
        b |= ((seats >> ((((s.queue >> 24) & 15) + 1 if s.queued > 6 else zero) * 4)) & 15) << 40
        b |= ((seats >> ((((s.queue >> 28) & 15) + 1 if s.queued > 7 else zero) * 4)) & 15) << 44
        b |= ((seats >> ((((s.queue >> 32) & 15) + 1 if s.queued > 8 else zero) * 4)) & 15) << 48
        b |= ((seats >> ((((s.queue >> 36) & 15) + 1 if s.queued > 9 else zero) * 4)) & 15) << 52
        if spread[start + 4] != b:
            put_changed(w, at + 28, b, spread[start + 4])
            spread[start + 4] = b
        b = ((seats >> ((((s.queue >> 40) & 15) + 1 if s.queued > 10 else zero) * 4)) & 15)
        b |= ((seats >> ((((s.queue >> 44) & 15) + 1 if s.queued > 11 else zero) * 4)) & 15) << 4
        b |= ((top >> (61 - ((s.event) + 1))) >> 1) << 8
        b |= ((top >> (61 - (((s.past >> 0) & 15) + 1 if s.past_count > 0 else zero))) >> 1) << 18
        b |= ((top >> (61 - (((s.past >> 4) & 15) + 1 if s.past_count > 1 else zero))) >> 1) << 28
        b |= ((top >> (61 - (((s.past >> 8) & 15) + 1 if s.past_count > 2 else zero))) >> 1) << 38
        x54 = (top >> (61 - (((s.past >> 12) & 15) + 1 if s.past_count > 3 else zero))) >> 1
        b |= ((x54) & 0xff) << 48
        if spread[start + 5] != b:
            put_changed(w, at + 35, b, spread[start + 5])
            spread[start + 5] = b
        b = ((x54 >> 8) & 0x3)
        b |= ((top >> (61 - (((s.past >> 16) & 15) + 1 if s.past_count > 4 else zero))) >> 1) << 2
        b |= ((top >> (61 - (((s.past >> 20) & 15) + 1 if s.past_count > 5 else zero))) >> 1) << 12
        b |= (s.events_left) << 22
        b |= (s.advantages_left) << 32
        b |= ((top >> (61 - ((s.bishop) + 4))) >> 1) << 48
        x63 = (((top >> (61 - ((s.foreseen) + 1))) >> 1) if me.holds(t.ELLEN) else zero)
        b |= ((x63) & 0x1) << 55
        if spread[start + 6] != b:
            put_changed(w, at + 42, b, spread[start + 6])
            spread[start + 6] = b
        b = ((x63 >> 1) & 0x1ff)
        if spread[start + 7] != b:
            put_changed(w, at + 49, b, spread[start + 7])
            spread[start + 7] = b
        b = (s.round)
        b |= ((0x29cbb8 >> (((s.marker) + 1) * 3)) & 7) << 4
        b |= (s.readings.refusals - s.refused) << 8
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 0) & 15) + 1 if s.queued > 0 else zero) * 3)) & 7) << 12
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 4) & 15) + 1 if s.queued > 1 else zero) * 3)) & 7) << 16
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 8) & 15) + 1 if s.queued > 2 else zero) * 3)) & 7) << 20
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 12) & 15) + 1 if s.queued > 3 else zero) * 3)) & 7) << 24
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 16) & 15) + 1 if s.queued > 4 else zero) * 3)) & 7) << 28
        put_nibbles(w, at + 51, b)
        b = ((0x29cbb8 >> ((((s.queue_costs >> 20) & 15) + 1 if s.queued > 5 else zero) * 3)) & 7)
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 24) & 15) + 1 if s.queued > 6 else zero) * 3)) & 7) << 4
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 28) & 15) + 1 if s.queued > 7 else zero) * 3)) & 7) << 8
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 32) & 15) + 1 if s.queued > 8 else zero) * 3)) & 7) << 12
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 36) & 15) + 1 if s.queued > 9 else zero) * 3)) & 7) << 16
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 40) & 15) + 1 if s.queued > 10 else zero) * 3)) & 7) << 20
        b |= ((0x29cbb8 >> ((((s.queue_costs >> 44) & 15) + 1 if s.queued > 11 else zero) * 3)) & 7) << 24
        x84 = turned(s.bag, seat, players, 4)
        b |= ((x84) & 0xf) << 28
        put_nibbles(w, at + 52, b)
        b = ((x84 >> 4) & 0xfff)
        b |= (turned(s.set_aside, seat, players, 4)) << 12
        b |= ((s.market >> 0) & 15) << 28
        put_nibbles(w, at + 53, b)
        b = ((s.market >> 4) & 15)
        b |= ((s.market >> 8) & 15) << 4
        b |= (s.court_metal) << 8
        b |= (zero if v4 < 0 else v4) << 12
        b |= (s.tax) << 16
        put_nibbles(w, at + 54, b)
        b = (zero if v1 < 0 else v1)
        b |= (zero if v1 > 0 else -v1 if v1 > -255 else full) << 8
        b |= (zero if v2 < 0 else v2) << 16
        b |= (zero if v2 > 0 else -v2 if v2 > -255 else full) << 24
        b |= (zero if v3 < 0 else v3) << 32
        b |= (zero if v3 > 0 else -v3 if v3 > -255 else full) << 40
        b |= (zero if v4 > 0 else -v4 if v4 > -255 else full) << 48
        w[at + 55] = b
        at += TABLE
        frame = s.running
        while frame is not None:
            if isinstance(frame, Keeping):
                if met & 0x1 == 0:
                    met |= 0x1
                    note_keeping(frame, seat, seats, w, at + 0)
            elif isinstance(frame, BuildingTurn):
                if met & 0x2 == 0:
                    met |= 0x2
                    note_building_turn(frame, seat, seats, w, at + 1)
            frame = frame.up
        if held & ~met & 0x3 != 0:
            self.forget(held & ~met & 0x3, w, at)
        at += FACTS
        rows.held[n] = met
        start += 8
        who = seat
        for _turn in range(players):
            fill_mat(s, s.seats[who], who, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            start += 2
            who += 1
            if who == players:
                who = 0
        for rival in range(players, len(s.seats)):
            fill_mat(s, s.seats[rival], rival, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            start += 2
        # woven end
