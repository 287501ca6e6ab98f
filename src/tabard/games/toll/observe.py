"""What a seat observes as numbers, woven from the declaration in `components`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import tables as t
from tabard.games.toll.state import Player, TollState
from tabard.kernel.encoding import Encoder, Rows, put_bits, put_nibbles, seat_places
from tabard.kernel.game import Game
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.vectors import vec

# fmt: off
# woven: observed SIZES
TABLE: Final = 3
FACTS: Final = 0
MAT: Final = 2
OBJECTS: Final = (0, 0)
NUMBERS: Final = (0, 0)
MARK: Final = "ae980c7ac7ec6f48"
# woven end


# woven: observed FACTS
# woven end
def fill_mat(
    s: TollState,
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
    v1 = who == seat or bool(s.options["open_graves"])
    b = (((p.grave) if v1 else zero))
    put_nibbles(w, at + 0, b)
    b = (p.coins)
    b |= (i64(t.total(p.hand))) << 8
    b |= (i64(t.total(p.grave))) << 16
    w[at + 1] = b
    # woven end


@mypyc_attr(allow_interpreted_subclasses=True)
class TollEncoder(Encoder[TollState]):
    """The observations of Toll."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, TABLE, FACTS, MAT, OBJECTS, NUMBERS, MARK)

    def fill(self, s: TollState, seat: i64, rows: Rows, n: i64) -> None:
        # woven: observed TABLE
        w = rows.words
        drawn = rows.drawn
        first = n * rows.objects
        spread = rows.spread
        start = n * rows.numbers
        at = self.stand(s, rows, n)
        players = s.players
        seats = seat_places(seat, players, len(s.seats), 3)
        me = s.seats[seat]
        b: i64 = 0
        zero: i64 = 0
        top: i64 = 0x2000000000000000
        b = ((seats >> ((s.to_move + 1 if s.to_move >= 0 else zero) * 3)) & 7)
        b |= ((top >> (61 - (zero if s.to_move >= 0 else -s.to_move))) >> 1) << 3
        b |= ((top >> (61 - ((me.pledge) + 1))) >> 1) << 5
        put_bits(w, at + 0, b, 1)
        b = (s.round)
        b |= (s.played) << 4
        b |= (me.hand) << 16
        put_nibbles(w, at + 1, b)
        b = (i64(t.total(s.deck)))
        w[at + 2] = b
        at += TABLE
        who = seat
        for _turn in range(players):
            fill_mat(s, s.seats[who], who, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            who += 1
            if who == players:
                who = 0
        for rival in range(players, len(s.seats)):
            fill_mat(s, s.seats[rival], rival, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
        # woven end
