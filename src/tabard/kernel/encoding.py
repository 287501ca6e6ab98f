"""Observations: what a seat may know as a row of bytes, eight of which leave as one word.

A game's `observe.py` derives an encoder whose `fill` is woven from its declaration; what the slots
are is told by `kernel.box.observation`. Plain Python makes the same bytes as the compiled engine.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from tabard.kernel.box.observation import Observation, Plan, option_slots
from tabard.kernel.box.slots import SLOTS
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, i64, mypyc_attr
from tabard.kernel.state import State
from tabard.kernel.vectors import as_bytes, read_i64_le, vec, zeros

S = TypeVar("S", bound=State)

LARGEST: Final = 255


def put_bits(w: vec[i64], at: i64, bits: i64, words: i64) -> None:
    """Bits, each in a byte of its own: eight become a word by one multiplication."""
    for k in range(words):
        low = bits & 127
        w[at + k] = ((low * 0x40810204081) & 0x1010101010101) | ((bits & 128) << 49)
        bits >>= 8


def put_changed(w: vec[i64], at: i64, bits: i64, before: i64) -> None:
    """Bits as `put_bits` spreads them, where others were spread: what stays is not touched."""
    changed = bits ^ before
    while changed != 0:
        if changed & 255 != 0:
            put_bits(w, at, bits, 1)
        bits >>= 8
        changed >>= 8
        at += 1


def put_nibbles(w: vec[i64], at: i64, b: i64) -> None:
    """Eight entries of 4 bits, each in a byte of its own."""
    b = (b | (b << 16)) & 0x0000FFFF0000FFFF
    b = (b | (b << 8)) & 0x00FF00FF00FF00FF
    w[at] = (b | (b << 4)) & 0x0F0F0F0F0F0F0F0F


def put_row(w: vec[i64], at: i64, data: bytes, words: i64) -> None:
    """Bytes in their order, as many as there are; they are below 128."""
    left: i64 = len(data)
    start: i64 = 0
    for k in range(words):
        if left >= SLOTS:
            w[at + k] = read_i64_le(data, start)
        else:
            found: i64 = 0
            n = left
            while n > 0:
                n -= 1
                each: i64 = data[start + n]
                found = (found << 8) | each
            w[at + k] = found
        start += SLOTS
        left = left - SLOTS if left > SLOTS else 0


def put_ids(w: vec[i64], at: i64, data: bytes, words: i64) -> None:
    """The same where the bytes are numbers of things: one more, since 0 is none."""
    clear(w, at, words)
    for n in range(len(data)):
        each: i64 = data[n]
        k = at + (n >> 3)
        w[k] = w[k] | ((each + 1) << ((n & 7) << 3))


def clear(w: vec[i64], at: i64, words: i64) -> None:
    """Some words that are 0."""
    for k in range(at, at + words):
        w[k] = 0


def turned(vector: i64, seat: i64, players: i64, width: i64) -> i64:
    """A vector of all seats, turned so that the viewer's entry is the first."""
    low = seat * width
    return (vector >> low) | ((vector & (bit(low) - 1)) << ((players - seat) * width))


def seat_places(seat: i64, players: i64, mats: i64, width: i64) -> i64:
    """For each seat + 1 the place clockwise from the viewer, as `width` bits of which one is set.

    The game's own players come after the seats.
    """
    found: i64 = 0
    n: i64 = 0
    while n < mats:
        who = seat + n
        if who >= players:
            who -= players
        if n >= players:
            who = n
        found |= bit((who + 1) * width + n)
        n += 1
    return found


class Rows:
    """Observations one after the other, and what is known of what stands there already.

    What is 0 and what was made of an object that is still the same need not be written again. That
    spares little work, but most of the memory of many tables that no cache holds.

    words    the observations, `width` words each
    place    of each row, in which word it says where the game stands; `behind`: 1 where it says who
             has called the game there; `options`: those that it tells of
    held     of each row, which of the parts that are often empty are not; the others are 0
    drawn    of each row, the `objects` that some of its words were made of last: tuples and bytes,
             which never change, and while they are kept here no other can be taken for them
    spread   of each row, the `numbers` whose bits some of its words were made of last
    """

    def __init__(self, width: i64, count: i64, objects: i64, numbers: i64) -> None:
        self.width: i64 = width
        self.objects: i64 = objects
        self.numbers: i64 = numbers
        self.words: vec[i64] = zeros(width * count)
        self.place: vec[i64] = zeros(count)
        self.behind: vec[i64] = zeros(count)
        self.held: vec[i64] = zeros(count)
        nothing: list[Any] = [None]
        self.options: Final[list[Any]] = nothing * int(count)
        self.drawn: Final[list[Any]] = nothing * int(objects * count)
        self.spread: vec[i64] = zeros(numbers * count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Makes the observations of one game.

    plan      what they consist of
    fits      whether its `fill` was woven from what the game declares: a game that derives from
              another, or one with a house's data, may declare other components
    spots     words of a slot for each place of the program
    known     the options that `chosen` are the words of
    mats      how many mats there are with `players` seats, of which somebody asked last
    spare     rows of one observation to be written again
    """

    def __init__(
        self,
        game: Game[Any],
        table: int,
        facts: int,
        mat: int,
        objects: tuple[int, int],
        numbers: tuple[int, int],
        mark: str,
    ) -> None:
        self.plan: Final = Plan(game)
        self.fits: Final[bool] = self.plan.mark == mark
        self.spots: i64 = -(-len(game.spots) // SLOTS)
        self.known: dict[str, Any] = {}
        self.chosen: vec[i64] = zeros(self.plan.standing.words - 2 * self.spots - 1)
        self.options: i64 = self.plan.standing.words - 2 * self.spots - 1
        self.fixed: i64 = self.plan.standing.words + table + facts
        self.mat: i64 = mat
        self.table_objects: i64 = objects[0]
        self.mat_objects: i64 = objects[1]
        self.table_numbers: i64 = numbers[0]
        self.mat_numbers: i64 = numbers[1]
        self.players: i64 = 0
        self.mats: i64 = 0
        self.by_players: Final[dict[int, Observation]] = {}
        self.spare: Final[list[Rows]] = []

    def words(self, players: i64) -> i64:
        """The words of an observation with so many players."""
        if players != self.players:
            self.mats = players + self.plan.game.rivals(int(players))
            self.players = players
        return self.fixed + self.mat * self.mats

    def observation(self, players: int) -> Observation:
        """What the slots are with so many players."""
        found = self.by_players.get(players)
        if found is None:
            found = Observation(self.plan, players)
            self.by_players[players] = found
        return found

    def rows(self, players: i64, count: i64) -> Rows:
        """Room for the observations of so many tables."""
        width = self.words(players)
        objects = self.table_objects + self.mat_objects * self.mats
        return Rows(width, count, objects, self.table_numbers + self.mat_numbers * self.mats)

    def observed(self, s: S, seat: i64) -> bytes:
        """What a seat may know now."""
        width = self.words(s.players)
        try:
            rows = self.spare.pop()  # whoever has it is alone with it, in threads too
        except IndexError:
            rows = self.rows(s.players, 1)
        if rows.width != width:
            rows = self.rows(s.players, 1)
        self.fill(s, seat, rows, 0)
        found = as_bytes(rows.words)
        self.spare.append(rows)
        return found

    def fill(self, s: S, seat: i64, rows: Rows, n: i64) -> None:
        """Write what a seat may know into the n-th row (woven)."""
        raise NotImplementedError

    def forget(self, gone: i64, w: vec[i64], at: i64) -> None:
        """Clear the words of the kinds of parts that run no more."""
        starts = self.plan.starts
        n: i64 = 0
        while gone != 0:
            if gone & 1 == 1:
                begin: i64 = starts[n]
                clear(w, at + begin, starts[n + 1] - begin)
            gone >>= 1
            n += 1

    def stand(self, s: S, rows: Rows, n: i64) -> i64:
        """Write where the game stands, and its options; where the rest begins."""
        w = rows.words
        at = n * rows.width
        spots = self.spots
        w[at + rows.place[n]] = 0
        place = s.at
        w[at + (place >> 3)] = bit((place & 7) << 3)
        rows.place[n] = place >> 3
        at += spots
        if rows.behind[n] != 0:
            clear(w, at, spots)
            rows.behind[n] = 0
        frame = s.running
        main = s.progress
        within = True
        while frame is not None:
            place = frame.at
            if place >= 0:
                k = at + (place >> 3)
                w[k] = w[k] | bit((place & 7) << 3)
                rows.behind[n] = 1
                if within:
                    main = frame.progress
                    within = False
            frame = frame.up
        at += spots
        largest: i64 = LARGEST
        progress = s.progress if s.progress < largest else largest
        w[at] = progress | ((main if main < largest else largest) << 8)
        at += 1
        options = s.options
        if rows.options[n] is not options:
            if options is not self.known:
                self.choose(options)
            for k in range(self.options):
                w[at + k] = self.chosen[k]
            rows.options[n] = options
        return at + self.options

    def choose(self, options: dict[str, Any]) -> None:
        """Find the words of some options; all tables of a game usually share them."""
        found: list[int] = []
        for option in self.plan.game.options:
            value = options.get(option.name, option.default)
            if len(option_slots(option)) == 1 and isinstance(option.default, bool):
                found.append(1 if value else 0)
            else:
                found.extend([1 if value == each else 0 for each in option.values])
        found.extend([0] * (-len(found) % SLOTS))
        for k in range(self.options):
            word: i64 = 0
            for n in range(SLOTS):
                entry: i64 = found[k * SLOTS + n]
                word |= entry << (n * 8)
            self.chosen[k] = word
        self.known = options
