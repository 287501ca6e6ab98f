"""What a seat observes as numbers, woven from the declaration in `components`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Bill, Drawing, Errand
from tabard.games.feudum.frames.cards import (
    Action,
    Assault,
    Influences,
    Journey,
    Migration,
    Reaping,
    Repetition,
    Upgrade,
)
from tabard.games.feudum.frames.guilds import (
    Cartage,
    Delivery,
    Purchase,
    Recruits,
    Work,
    Workshop,
)
from tabard.games.feudum.frames.rounds import (
    FirstPawn,
    FirstPick,
    Meal,
    Meals,
    PouchFilling,
    Turn,
)
from tabard.games.feudum.frames.seals import (
    BeadsGiven,
    ColoursTaken,
    ScrollsChosen,
    Sealing,
    SealPurchase,
)
from tabard.games.feudum.kingdom import FRESH
from tabard.games.feudum.player import ABOARD_MASK, PLACE_MASK, PLACE_WIDTH, Player
from tabard.games.feudum.state import IMMUNE_PART, KNOWN, ROLE_IDS, FeudumState, full_among
from tabard.games.feudum.view import known_to_all
from tabard.kernel.encoding import (
    Encoder,
    Rows,
    clear,
    put_bits,
    put_changed,
    put_ids,
    put_nibbles,
    put_row,
    seat_places,
    turned,
)
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, i64, size
from tabard.kernel.vectors import vec

ROLES: Final[int] = len(ROLE_IDS)
OF_VESSELS: Final[int] = len(t.VESSEL_IDS) + 1  # their kinds, and how many are fresh
IMMUNE_WORDS: Final[int] = -(-t.LOCATIONS * ROLES // 8)
WRECK_WORDS: Final[int] = -(-t.LOCATIONS * OF_VESSELS // 8)
QUEUE_WORDS: Final = 2


def add_one(w: vec[i64], at: i64, slot: i64) -> None:
    """Count one more in a slot."""
    k = at + (slot >> 3)
    w[k] = w[k] + bit((slot & 7) << 3)


def put_immune(w: vec[i64], at: i64, immune: bytes) -> None:
    """How many seals lie under the markers of each location, by role."""
    clear(w, at, IMMUNE_WORDS)
    n: i64 = 0
    while n < len(immune):
        place: i64 = immune[n]
        role: i64 = immune[n + 1]
        add_one(w, at, place * ROLES + role)
        n += IMMUNE_PART


def put_wrecks(w: vec[i64], at: i64, wrecks: bytes) -> None:
    """How many abandoned vessels of each kind lie at each location, and how many are fresh."""
    clear(w, at, WRECK_WORDS)
    for n in range(len(wrecks)):
        wreck: i64 = wrecks[n]
        place = (wreck & PLACE_MASK) * OF_VESSELS
        add_one(w, at, place + ((wreck >> PLACE_WIDTH) & ABOARD_MASK))
        if wreck & FRESH != 0:
            add_one(w, at, place + OF_VESSELS - 1)


def put_seals(w: vec[i64], at: i64, seals: bytes, words: i64) -> None:
    """The values of seals that everybody has seen, 0 for the others."""
    clear(w, at, words)
    for n in range(len(seals)):
        value: i64 = seals[n]
        if value >= KNOWN:
            k = at + (n >> 3)
            w[k] = w[k] | ((value - KNOWN) << ((n & 7) << 3))


def put_known(w: vec[i64], at: i64, queue: bytes, knows: i64) -> None:
    """The writs of a queue that are known, each one more than its number; 0 for the others."""
    clear(w, at, QUEUE_WORDS)
    for n in range(len(queue)):
        writ: i64 = queue[n]
        if (knows >> writ) & 1 == 1:
            k = at + (n >> 3)
            w[k] = w[k] | ((writ + 1) << ((n & 7) << 3))


# fmt: off
# woven: observed SIZES
TABLE: Final = 121
FACTS: Final = 89
MAT: Final = 37
OBJECTS: Final = (10, 2)
NUMBERS: Final = (6, 4)
MARK: Final = "3ddf82e32df2370c"
# woven end


# woven: observed FACTS
def note_migration(f: Migration, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.face) + 1))) >> 1) << 12
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 18
    put_bits(w, at + 0, b, 5)


def note_journey(f: Journey, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= (f.moved) << 12
    put_bits(w, at + 0, b, 3)
    b = (f.steps)
    put_nibbles(w, at + 3, b)


def note_influences(f: Influences, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= (f.places) << 12
    b |= (one if f.bribed else zero) << 34
    put_bits(w, at + 0, b, 5)


def note_upgrade(f: Upgrade, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 12
    b |= ((top >> (61 - ((f.guild) + 1))) >> 1) << 34
    b |= ((top >> (61 - ((f.region) + 1))) >> 1) << 40
    b |= ((top >> (61 - ((f.landscape) + 1))) >> 1) << 46
    put_bits(w, at + 0, b, 7)


def note_action(f: Action, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 2)


def note_reaping(f: Reaping, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 12
    put_bits(w, at + 0, b, 5)
    b = (f.to_draw)
    b |= (f.favours) << 4
    b |= (f.next_kind) << 8
    put_nibbles(w, at + 5, b)
    b = (f.bowl)
    w[at + 6] = b


def note_assault(f: Assault, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    full: i64 = 255
    top: i64 = 0x2000000000000000
    v1 = f.target
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 12
    b |= ((seats >> (((f.defender) + 1) * 5)) & 31) << 34
    b |= (one if f.defended else zero) << 39
    put_bits(w, at + 0, b, 5)
    b = (zero if v1 > 0 else -v1 if v1 > -255 else full)
    b |= (f.next_tile) << 4
    put_nibbles(w, at + 5, b)
    b = (zero if v1 < 0 else v1)
    b |= (f.power) << 8
    b |= (f.powder) << 16
    w[at + 6] = b


def note_repetition(f: Repetition, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.card) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.again) + 1))) >> 1) << 12
    b |= ((top >> (61 - ((f.last) + 1))) >> 1) << 23
    put_bits(w, at + 0, b, 5)
    b = (f.by)
    put_nibbles(w, at + 5, b)


def note_bill(f: Bill, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((seats >> (((f.payer) + 1) * 5)) & 31) << 1
    b |= ((top >> (61 - ((f.tile_for) + 1))) >> 1) << 6
    put_bits(w, at + 0, b, 2)
    b = (f.next_tile)
    put_nibbles(w, at + 2, b)
    b = (f.due)
    b |= (f.tiles_paid) << 40
    w[at + 3] = b


def note_drawing(f: Drawing, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    b |= ((seats >> (((f.drawer) + 1) * 5)) & 31) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.to_draw)
    w[at + 1] = b
    if f.owner() == seat:
        put_ids(w, at + 2, f.drawn, 2)
    else:
        clear(w, at + 2, 2)


def note_errand(f: Errand, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    full: i64 = 255
    v1 = f.option
    b = (one)
    b |= ((seats >> (((f.by) + 1) * 5)) & 31) << 1
    put_bits(w, at + 0, b, 1)
    b = (zero if v1 < 0 else v1)
    b |= (zero if v1 > 0 else -v1 if v1 > -255 else full) << 4
    b |= (f.stage) << 8
    b |= (f.picks) << 12
    b |= (f.next_kind) << 16
    put_nibbles(w, at + 1, b)


def note_first_pick(f: FirstPick, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.left)
    b |= (f.next_kind) << 4
    put_nibbles(w, at + 1, b)


def note_first_pawn(f: FirstPawn, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.face) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 1)


def note_pouch_filling(f: PouchFilling, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.choice) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 1)


def note_turn(f: Turn, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (one if f.drew else zero) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.cards)
    put_nibbles(w, at + 1, b)


def note_meals(f: Meals, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.eater)
    put_nibbles(w, at + 1, b)


def note_meal(f: Meal, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (one if f.begun else zero) << 1
    b |= (f.by_wine) << 2
    b |= (one if f.unfed else zero) << 5
    put_bits(w, at + 0, b, 1)
    b = (f.pawn)
    put_nibbles(w, at + 1, b)


def note_work(f: Work, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.guild) + 1))) >> 1) << 1
    b |= ((top >> (61 - ((f.function) + 1))) >> 1) << 7
    b |= ((seats >> (((f.host) + 1) * 5)) & 31) << 10
    put_bits(w, at + 0, b, 2)


def note_delivery(f: Delivery, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.place) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 3)
    b = (f.bowl)
    b |= (f.pairs) << 40
    b |= (f.overflow) << 48
    w[at + 3] = b


def note_purchase(f: Purchase, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.next_kind)
    put_nibbles(w, at + 1, b)
    b = (f.basket)
    b |= (f.price) << 40
    w[at + 2] = b


def note_recruits(f: Recruits, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    top: i64 = 0x2000000000000000
    b = (one)
    b |= ((top >> (61 - ((f.monster) + 1))) >> 1) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.markers)
    put_nibbles(w, at + 1, b)


def note_seal_purchase(f: SealPurchase, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (f.chosen) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.next_scroll)
    put_nibbles(w, at + 1, b)


def note_cartage(f: Cartage, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.next_kind)
    put_nibbles(w, at + 1, b)
    b = (f.left)
    b |= (f.before) << 8
    w[at + 2] = b


def note_workshop(f: Workshop, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.left)
    b |= (f.next_invention) << 4
    b |= (f.made) << 8
    b |= (f.barrels) << 12
    put_nibbles(w, at + 1, b)


def note_sealing(f: Sealing, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    zero: i64 = 0
    one: i64 = 1
    full: i64 = 255
    v1 = f.number
    b = (one)
    b |= (f.before) << 1
    put_bits(w, at + 0, b, 1)
    b = (zero if v1 < 0 else v1)
    b |= (zero if v1 > 0 else -v1 if v1 > -255 else full) << 4
    put_nibbles(w, at + 1, b)


def note_colours_taken(f: ColoursTaken, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.left)
    b |= (f.next_colour) << 4
    put_nibbles(w, at + 1, b)


def note_scrolls_chosen(f: ScrollsChosen, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    b |= (f.chosen) << 1
    put_bits(w, at + 0, b, 1)
    b = (f.left)
    b |= (f.next_scroll) << 4
    put_nibbles(w, at + 1, b)


def note_beads_given(f: BeadsGiven, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:
    b: i64 = 0
    one: i64 = 1
    b = (one)
    put_bits(w, at + 0, b, 1)
    b = (f.left)
    b |= (f.next_scroll) << 4
    put_nibbles(w, at + 1, b)


# woven end
def fill_mat(
    s: FeudumState,
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
    b = (p.drunk)
    b |= ((top >> (61 - ((p.places >> 0) & 31))) >> 1) << 3
    b |= ((top >> (61 - (((p.faces >> 0) & 7) + 1 if (p.places >> 0) & 31 != 0 else zero))) >> 1) << 25
    b |= ((top >> (61 - ((p.aboard >> 0) & 3))) >> 1) << 31
    b |= ((top >> (61 - ((p.places >> 5) & 31))) >> 1) << 34
    if spread[start + 0] != b:
        put_changed(w, at + 0, b, spread[start + 0])
        spread[start + 0] = b
    b = ((top >> (61 - (((p.faces >> 3) & 7) + 1 if (p.places >> 5) & 31 != 0 else zero))) >> 1)
    b |= ((top >> (61 - ((p.aboard >> 2) & 3))) >> 1) << 6
    b |= ((top >> (61 - ((p.places >> 10) & 31))) >> 1) << 9
    b |= ((top >> (61 - (((p.faces >> 6) & 7) + 1 if (p.places >> 10) & 31 != 0 else zero))) >> 1) << 31
    b |= ((top >> (61 - ((p.aboard >> 4) & 3))) >> 1) << 37
    b |= (p.reeves) << 40
    x12 = p.played
    b |= ((x12) & 0x3ff) << 46
    if spread[start + 1] != b:
        put_changed(w, at + 7, b, spread[start + 1])
        spread[start + 1] = b
    b = ((x12 >> 10) & 0x1)
    b |= ((top >> (61 - ((p.pouch) + 1))) >> 1) << 1
    b |= (one if p.pouch_tile else zero) << 4
    b |= (one if p.doubled else zero) << 5
    b |= ((top >> (61 - ((p.guild_used) + 1))) >> 1) << 6
    b |= (p.sealed) << 12
    b |= (one if p.slayer else zero) << 28
    b |= (p.rules) << 29
    x23 = p.subjects
    b |= ((x23) & 0x1f) << 51
    if spread[start + 2] != b:
        put_changed(w, at + 14, b, spread[start + 2])
        spread[start + 2] = b
    b = ((x23 >> 5) & 0x1ffff)
    b |= (p.serfs) << 17
    if spread[start + 3] != b:
        put_changed(w, at + 21, b, spread[start + 3])
        spread[start + 3] = b
    b = (p.barrel)
    b |= (p.vessels) << 4
    b |= (p.tiles) << 16
    put_nibbles(w, at + 26, b)
    b = (p.army)
    b |= (p.voyage) << 4
    b |= (i64(size(p.hand))) << 8
    b |= (p.moves) << 12
    b |= (i64(size(p.writs))) << 16
    put_nibbles(w, at + 27, b)
    b = (zero if v1 < 0 else v1 if v1 < 255 else full)
    b |= (zero if v1 > 0 else -v1 if v1 > -255 else full) << 8
    b |= (zero if v1 < 255 else v1 - 255 if v1 < 510 else full) << 16
    b |= (p.coins) << 24
    x43 = p.goods
    b |= ((x43) & 0xffffffff) << 32
    w[at + 28] = b
    b = ((x43 >> 32) & 0xff)
    b |= (p.fresh) << 8
    b |= (p.markers) << 16
    w[at + 29] = b
    if drawn[first + 0] is not p.seals:
        b = (i64(len(p.seals)))
        w[at + 30] = b
        put_seals(w, at + 31, p.seals, 3)
        drawn[first + 0] = p.seals
    if drawn[first + 1] is not p.beads:
        put_row(w, at + 34, p.beads, 3)
        drawn[first + 1] = p.beads
    # woven end


class FeudumEncoder(Encoder[FeudumState]):
    """The observations of Feudum."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, TABLE, FACTS, MAT, OBJECTS, NUMBERS, MARK)

    def fill(self, s: FeudumState, seat: i64, rows: Rows, n: i64) -> None:
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
        seats = seat_places(seat, players, len(s.seats), 5)
        me = s.seats[seat]
        b: i64 = 0
        zero: i64 = 0
        top: i64 = 0x2000000000000000
        v1 = (s.beasts >> 0) & 255
        v2 = (s.beasts >> 8) & 255
        b = ((seats >> ((s.to_move + 1 if s.to_move >= 0 else zero) * 5)) & 31)
        b |= ((top >> (61 - (zero if s.to_move >= 0 else -s.to_move))) >> 1) << 5
        b |= ((seats >> (((s.start_player) + 1) * 5)) & 31) << 7
        b |= ((seats >> (((s.active) + 1) * 5)) & 31) << 12
        b |= (s.outposts) << 17
        x5 = s.farms
        b |= ((x5) & 0x1ffff) << 39
        if spread[start + 0] != b:
            put_changed(w, at + 0, b, spread[start + 0])
            spread[start + 0] = b
        b = ((x5 >> 17) & 0x1f)
        b |= (s.towns) << 5
        b |= (s.feudums) << 27
        b |= ((seats >> ((v1 >> 5) * 5)) & 31) << 49
        x12 = (top >> (61 - ((v1 & 31) + 1 if v1 >> 5 > 0 else zero))) >> 1
        b |= ((x12) & 0x3) << 54
        if spread[start + 1] != b:
            put_changed(w, at + 7, b, spread[start + 1])
            spread[start + 1] = b
        b = ((x12 >> 2) & 0xfffff)
        b |= (turned((s.bonds >> 0) & 32767, seat, players, 3)) << 20
        b |= ((seats >> ((v2 >> 5) * 5)) & 31) << 35
        x18 = (top >> (61 - ((v2 & 31) + 1 if v2 >> 5 > 0 else zero))) >> 1
        b |= ((x18) & 0xffff) << 40
        if spread[start + 2] != b:
            put_changed(w, at + 14, b, spread[start + 2])
            spread[start + 2] = b
        b = ((x18 >> 16) & 0x3f)
        b |= (turned((s.bonds >> 15) & 32767, seat, players, 3)) << 6
        b |= ((seats >> (((s.tracks >> 0) & 7) * 5)) & 31) << 21
        b |= ((seats >> (((s.tracks >> 3) & 7) * 5)) & 31) << 26
        b |= ((seats >> (((s.tracks >> 6) & 7) * 5)) & 31) << 31
        b |= ((seats >> (((s.tracks >> 9) & 7) * 5)) & 31) << 36
        b |= ((seats >> (((s.tracks >> 12) & 7) * 5)) & 31) << 41
        b |= ((seats >> (((s.tracks >> 15) & 7) * 5)) & 31) << 46
        b |= ((seats >> (((s.tracks >> 18) & 7) * 5)) & 31) << 51
        if spread[start + 3] != b:
            put_changed(w, at + 21, b, spread[start + 3])
            spread[start + 3] = b
        b = ((seats >> (((s.tracks >> 21) & 7) * 5)) & 31)
        b |= ((seats >> (((s.tracks >> 24) & 7) * 5)) & 31) << 5
        b |= ((seats >> (((s.tracks >> 27) & 7) * 5)) & 31) << 10
        b |= ((seats >> (((s.tracks >> 30) & 7) * 5)) & 31) << 15
        b |= ((seats >> (((s.tracks >> 33) & 7) * 5)) & 31) << 20
        b |= ((seats >> (((s.tracks >> 36) & 7) * 5)) & 31) << 25
        b |= ((seats >> (((s.tracks >> 39) & 7) * 5)) & 31) << 30
        b |= ((seats >> (((s.tracks >> 42) & 7) * 5)) & 31) << 35
        b |= ((seats >> (((s.tracks >> 45) & 7) * 5)) & 31) << 40
        b |= ((seats >> (((s.tracks >> 48) & 7) * 5)) & 31) << 45
        b |= ((seats >> (((s.tracks >> 51) & 7) * 5)) & 31) << 50
        x42 = me.hand
        b |= ((x42) & 0x1) << 55
        if spread[start + 4] != b:
            put_changed(w, at + 28, b, spread[start + 4])
            spread[start + 4] = b
        b = ((x42 >> 1) & 0x3ff)
        b |= (me.writs) << 10
        if spread[start + 5] != b:
            put_changed(w, at + 35, b, spread[start + 5])
            spread[start + 5] = b
        b = (s.epoch)
        b |= ((s.stacks >> 0) & 7) << 4
        b |= ((s.stacks >> 3) & 7) << 8
        b |= ((s.stacks >> 6) & 7) << 12
        b |= ((s.stacks >> 9) & 7) << 16
        b |= ((s.stacks >> 12) & 7) << 20
        b |= ((s.stacks >> 15) & 7) << 24
        b |= ((s.tiles_left >> 0) & 7) << 28
        put_nibbles(w, at + 39, b)
        b = ((s.tiles_left >> 3) & 7)
        b |= ((s.tiles_left >> 6) & 7) << 4
        b |= ((s.tiles_left >> 9) & 7) << 8
        b |= ((s.tiles_left >> 12) & 7) << 12
        b |= ((s.tiles_left >> 15) & 7) << 16
        b |= ((s.tiles_left >> 18) & 7) << 20
        b |= ((s.tiles_left >> 21) & 7) << 24
        b |= ((s.tiles_left >> 24) & 7) << 28
        put_nibbles(w, at + 40, b)
        b = ((s.tiles_left >> 27) & 7)
        b |= ((s.tiles_left >> 30) & 7) << 4
        b |= ((s.tiles_left >> 33) & 7) << 8
        b |= ((s.tiles_left >> 36) & 7) << 12
        b |= ((s.tiles_left >> 39) & 7) << 16
        b |= ((s.tiles_left >> 42) & 7) << 20
        b |= ((s.tiles_left >> 45) & 7) << 24
        x73 = s.shipyard
        b |= ((x73) & 0xf) << 28
        put_nibbles(w, at + 41, b)
        b = ((x73 >> 4) & 0xff)
        b |= (turned(s.rows & (bit(players * 4) - 1), seat, players, 4) | (s.rows & ~(bit(players * 4) - 1))) << 8
        b |= (s.targets) << 28
        put_nibbles(w, at + 42, b)
        b = (s.vessels_left)
        put_nibbles(w, at + 43, b)
        b = (s.round)
        b |= (s.barn) << 8
        b |= (s.purse) << 48
        x85 = s.market
        b |= ((x85) & 0xff) << 56
        w[at + 44] = b
        b = ((x85 >> 8) & 0xffffffff)
        x89 = s.stores
        b |= ((x89) & 0xffffffff) << 32
        w[at + 45] = b
        b = ((x89 >> 32) & 0xff)
        b |= (s.coffer) << 8
        b |= (s.bank) << 16
        b |= (s.haversack) << 24
        w[at + 46] = b
        b = (i64(s.stack_size()))
        w[at + 47] = b
        if len(s.queue) > 0:
            put_known(w, at + 48, s.queue, known_to_all(s))
            met |= 0x10000000
        elif held & 0x10000000 != 0:
            clear(w, at + 48, 2)
        if len(s.queue) > 0:
            put_known(w, at + 50, s.queue, me.knows)
            met |= 0x20000000
        elif held & 0x20000000 != 0:
            clear(w, at + 50, 2)
        if drawn[first + 0] is not s.fiefs:
            b = ((top >> (61 - (i64(s.fiefs[0])))) >> 1)
            b |= ((top >> (61 - (i64(s.fiefs[1])))) >> 1) << 6
            b |= ((top >> (61 - (i64(s.fiefs[2])))) >> 1) << 12
            b |= ((top >> (61 - (i64(s.fiefs[3])))) >> 1) << 18
            b |= ((top >> (61 - (i64(s.fiefs[4])))) >> 1) << 24
            b |= ((top >> (61 - (i64(s.fiefs[5])))) >> 1) << 30
            b |= ((top >> (61 - (i64(s.fiefs[6])))) >> 1) << 36
            b |= ((top >> (61 - (i64(s.fiefs[7])))) >> 1) << 42
            b |= ((top >> (61 - (i64(s.fiefs[8])))) >> 1) << 48
            x130 = (top >> (61 - (i64(s.fiefs[9])))) >> 1
            b |= ((x130) & 0x3) << 54
            put_bits(w, at + 52, b, 7)
            b = ((x130 >> 2) & 0xf)
            b |= ((top >> (61 - (i64(s.fiefs[10])))) >> 1) << 4
            b |= ((top >> (61 - (i64(s.fiefs[11])))) >> 1) << 10
            b |= ((top >> (61 - (i64(s.fiefs[12])))) >> 1) << 16
            b |= ((top >> (61 - (i64(s.fiefs[13])))) >> 1) << 22
            b |= ((top >> (61 - (i64(s.fiefs[14])))) >> 1) << 28
            b |= ((top >> (61 - (i64(s.fiefs[15])))) >> 1) << 34
            b |= ((top >> (61 - (i64(s.fiefs[16])))) >> 1) << 40
            b |= ((top >> (61 - (i64(s.fiefs[17])))) >> 1) << 46
            x142 = (top >> (61 - (i64(s.fiefs[18])))) >> 1
            b |= ((x142) & 0xf) << 52
            put_bits(w, at + 59, b, 7)
            b = ((x142 >> 4) & 0x3)
            b |= ((top >> (61 - (i64(s.fiefs[19])))) >> 1) << 2
            b |= ((top >> (61 - (i64(s.fiefs[20])))) >> 1) << 8
            b |= ((top >> (61 - (i64(s.fiefs[21])))) >> 1) << 14
            put_bits(w, at + 66, b, 3)
            drawn[first + 0] = s.fiefs
        if drawn[first + 1] is not s.landscapes:
            b = ((top >> (61 - (i64(s.landscapes[0])))) >> 1)
            b |= ((top >> (61 - (i64(s.landscapes[1])))) >> 1) << 4
            b |= ((top >> (61 - (i64(s.landscapes[2])))) >> 1) << 8
            b |= ((top >> (61 - (i64(s.landscapes[3])))) >> 1) << 12
            b |= ((top >> (61 - (i64(s.landscapes[4])))) >> 1) << 16
            b |= ((top >> (61 - (i64(s.landscapes[5])))) >> 1) << 20
            b |= ((top >> (61 - (i64(s.landscapes[6])))) >> 1) << 24
            b |= ((top >> (61 - (i64(s.landscapes[7])))) >> 1) << 28
            b |= ((top >> (61 - (i64(s.landscapes[8])))) >> 1) << 32
            b |= ((top >> (61 - (i64(s.landscapes[9])))) >> 1) << 36
            b |= ((top >> (61 - (i64(s.landscapes[10])))) >> 1) << 40
            b |= ((top >> (61 - (i64(s.landscapes[11])))) >> 1) << 44
            b |= ((top >> (61 - (i64(s.landscapes[12])))) >> 1) << 48
            b |= ((top >> (61 - (i64(s.landscapes[13])))) >> 1) << 52
            put_bits(w, at + 69, b, 7)
            b = ((top >> (61 - (i64(s.landscapes[14])))) >> 1)
            b |= ((top >> (61 - (i64(s.landscapes[15])))) >> 1) << 4
            b |= ((top >> (61 - (i64(s.landscapes[16])))) >> 1) << 8
            b |= ((top >> (61 - (i64(s.landscapes[17])))) >> 1) << 12
            b |= ((top >> (61 - (i64(s.landscapes[18])))) >> 1) << 16
            b |= ((top >> (61 - (i64(s.landscapes[19])))) >> 1) << 20
            b |= ((top >> (61 - (i64(s.landscapes[20])))) >> 1) << 24
            b |= ((top >> (61 - (i64(s.landscapes[21])))) >> 1) << 28
            put_bits(w, at + 76, b, 4)
            drawn[first + 1] = s.landscapes
        if drawn[first + 2] is not s.crops:
            put_row(w, at + 80, s.crops, 3)
            drawn[first + 2] = s.crops
        if drawn[first + 3] is not s.ground:
            put_row(w, at + 83, s.ground, 14)
            drawn[first + 3] = s.ground
        if drawn[first + 4] is not s.immune:
            put_immune(w, at + 97, s.immune)
            drawn[first + 4] = s.immune
        if drawn[first + 5] is not s.wrecks:
            put_wrecks(w, at + 106, s.wrecks)
            drawn[first + 5] = s.wrecks
        if drawn[first + 6] is not s.chickens:
            put_row(w, at + 117, s.chickens, 1)
            drawn[first + 6] = s.chickens
        if drawn[first + 7] is not s.scrolls:
            b = (full_among(s.scrolls))
            put_bits(w, at + 118, b, 1)
            drawn[first + 7] = s.scrolls
        if drawn[first + 8] is not s.rosary:
            put_row(w, at + 119, s.rosary, 1)
            drawn[first + 8] = s.rosary
        if drawn[first + 9] is not s.pool:
            b = (i64(len(s.pool)))
            w[at + 120] = b
            drawn[first + 9] = s.pool
        at += TABLE
        frame = s.running
        while frame is not None:
            if isinstance(frame, Migration):
                if met & 0x1 == 0:
                    met |= 0x1
                    note_migration(frame, seat, seats, w, at + 0)
            elif isinstance(frame, Journey):
                if met & 0x2 == 0:
                    met |= 0x2
                    note_journey(frame, seat, seats, w, at + 5)
            elif isinstance(frame, Influences):
                if met & 0x4 == 0:
                    met |= 0x4
                    note_influences(frame, seat, seats, w, at + 9)
            elif isinstance(frame, Upgrade):
                if met & 0x8 == 0:
                    met |= 0x8
                    note_upgrade(frame, seat, seats, w, at + 14)
            elif isinstance(frame, Reaping):
                if met & 0x20 == 0:
                    met |= 0x20
                    note_reaping(frame, seat, seats, w, at + 23)
            elif isinstance(frame, Assault):
                if met & 0x40 == 0:
                    met |= 0x40
                    note_assault(frame, seat, seats, w, at + 30)
            elif isinstance(frame, Repetition):
                if met & 0x80 == 0:
                    met |= 0x80
                    note_repetition(frame, seat, seats, w, at + 37)
            elif isinstance(frame, Action):
                if met & 0x10 == 0:
                    met |= 0x10
                    note_action(frame, seat, seats, w, at + 21)
            elif isinstance(frame, Bill):
                if met & 0x100 == 0:
                    met |= 0x100
                    note_bill(frame, seat, seats, w, at + 43)
            elif isinstance(frame, Drawing):
                if met & 0x200 == 0:
                    met |= 0x200
                    note_drawing(frame, seat, seats, w, at + 47)
            elif isinstance(frame, Errand):
                if met & 0x400 == 0:
                    met |= 0x400
                    note_errand(frame, seat, seats, w, at + 51)
            elif isinstance(frame, FirstPick):
                if met & 0x800 == 0:
                    met |= 0x800
                    note_first_pick(frame, seat, seats, w, at + 53)
            elif isinstance(frame, FirstPawn):
                if met & 0x1000 == 0:
                    met |= 0x1000
                    note_first_pawn(frame, seat, seats, w, at + 55)
            elif isinstance(frame, PouchFilling):
                if met & 0x2000 == 0:
                    met |= 0x2000
                    note_pouch_filling(frame, seat, seats, w, at + 56)
            elif isinstance(frame, Turn):
                if met & 0x4000 == 0:
                    met |= 0x4000
                    note_turn(frame, seat, seats, w, at + 57)
            elif isinstance(frame, Meals):
                if met & 0x8000 == 0:
                    met |= 0x8000
                    note_meals(frame, seat, seats, w, at + 59)
            elif isinstance(frame, Meal):
                if met & 0x10000 == 0:
                    met |= 0x10000
                    note_meal(frame, seat, seats, w, at + 61)
            elif isinstance(frame, Work):
                if met & 0x20000 == 0:
                    met |= 0x20000
                    note_work(frame, seat, seats, w, at + 63)
            elif isinstance(frame, Delivery):
                if met & 0x40000 == 0:
                    met |= 0x40000
                    note_delivery(frame, seat, seats, w, at + 65)
            elif isinstance(frame, Purchase):
                if met & 0x80000 == 0:
                    met |= 0x80000
                    note_purchase(frame, seat, seats, w, at + 69)
            elif isinstance(frame, Recruits):
                if met & 0x100000 == 0:
                    met |= 0x100000
                    note_recruits(frame, seat, seats, w, at + 72)
            elif isinstance(frame, SealPurchase):
                if met & 0x200000 == 0:
                    met |= 0x200000
                    note_seal_purchase(frame, seat, seats, w, at + 74)
            elif isinstance(frame, Cartage):
                if met & 0x400000 == 0:
                    met |= 0x400000
                    note_cartage(frame, seat, seats, w, at + 76)
            elif isinstance(frame, Workshop):
                if met & 0x800000 == 0:
                    met |= 0x800000
                    note_workshop(frame, seat, seats, w, at + 79)
            elif isinstance(frame, Sealing):
                if met & 0x1000000 == 0:
                    met |= 0x1000000
                    note_sealing(frame, seat, seats, w, at + 81)
            elif isinstance(frame, ColoursTaken):
                if met & 0x2000000 == 0:
                    met |= 0x2000000
                    note_colours_taken(frame, seat, seats, w, at + 83)
            elif isinstance(frame, ScrollsChosen):
                if met & 0x4000000 == 0:
                    met |= 0x4000000
                    note_scrolls_chosen(frame, seat, seats, w, at + 85)
            elif isinstance(frame, BeadsGiven):
                if met & 0x8000000 == 0:
                    met |= 0x8000000
                    note_beads_given(frame, seat, seats, w, at + 87)
            frame = frame.up
        if held & ~met & 0xfffffff != 0:
            self.forget(held & ~met & 0xfffffff, w, at)
        at += FACTS
        rows.held[n] = met
        first += 10
        start += 6
        who = seat
        for _turn in range(players):
            fill_mat(s, s.seats[who], who, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            first += 2
            start += 4
            who += 1
            if who == players:
                who = 0
        for rival in range(players, len(s.seats)):
            fill_mat(s, s.seats[rival], rival, seat, seats, w, at, drawn, first, spread, start)
            at += MAT
            first += 2
            start += 4
        # woven end
