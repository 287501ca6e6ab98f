"""The kingdom: the map and what stands and lies on it, kept with all else that is on the table.

What is kept is declared in `components`. Sets are bit masks over the numbers of `tables`; short
vectors are packed into one integer, and sequences that seldom change are bytes, which copies
share; all behind the methods named here and in `state`.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE, PLACE_MASK, PLACE_WIDTH, Player
from tabard.games.feudum.readings import Readings
from tabard.games.feudum.sequences import changed, with_value, without_value
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, i64, mypyc_attr, part, with_part
from tabard.kernel.state import State

STACK_WIDTH: Final = 3  # the value that a stack shows
BEAST_WIDTH: Final = 8  # a location, and above it a seat + 1
BOND_WIDTH: Final = 15  # a set of pawns of all players
WRECK_KIND: Final = 32  # a wreck is its location + this times its kind + FRESH in its first turn
FRESH: Final = 128


@mypyc_attr(acyclic=True)
class Kingdom(State):
    """All that is on the table, and what the map says of it.

    active      whose turn it is; the starting player outside of turns (FEU-18.5)
    tiles_left  the landscape sides nobody has seen, by value and landscape
    fiefs       the guild + 1 of the feudum at each location
    ground      goods beside each location; landscapes: kind + 1 there; crops: what lies on them
    wrecks      abandoned vessels; immune: seals under markers
    beasts      where each monster stands and whose it is; bonds: the pawns that each binds
    unseen      writs still in the stack as it was shuffled; queue: those put under it since
    """

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: Kingdom | None = None,
    ) -> None:
        super().__init__(game, players, options, source)
        if source is None:
            self.readings = Readings(options)
            self.seats = [Player() for _ in range(players)]
            # woven: new TABLE
            self.round: i64 = 0
            self.epoch: i64 = 1
            self.start_player: i64 = NONE
            self.active: i64 = NONE
            self.stacks: i64 = 0
            self.tiles_left: i64 = 0
            self.outposts: i64 = 0
            self.farms: i64 = 0
            self.towns: i64 = 0
            self.feudums: i64 = 0
            self.fiefs: bytes = bytes(t.LOCATIONS)
            self.landscapes: bytes = bytes(t.LOCATIONS)
            self.crops: bytes = bytes(t.LOCATIONS)
            self.ground: bytes = bytes(t.LOCATIONS * t.GOODS)
            self.wrecks: bytes = b""
            self.beasts: i64 = 0
            self.bonds: i64 = 0
            self.tracks: i64 = 0
            self.barn: i64 = 0
            self.chickens: bytes = b""
            self.purse: i64 = 0
            self.market: i64 = 0
            self.stores: i64 = 0
            self.shipyard: i64 = 0
            self.rows: i64 = 0
            self.rosary: bytes = b""
            self.coffer: i64 = 0
            self.bank: i64 = t.COINS
            self.targets: i64 = t.TARGETS
            self.vessels_left: i64 = 0
            self.haversack: i64 = 0
            self.unseen: i64 = rw.ALL_WRITS
            self.queue: bytes = b""
            self.scrolls: bytes = bytes(t.SCROLLS)
            self.pool: bytes = t.ALL_SEALS
            self.immune: bytes = b""
            # woven end
        else:
            self.readings = source.readings
            self.seats = [Player(p) for p in source.seats]
            # woven: copied TABLE
            self.round = source.round
            self.epoch = source.epoch
            self.start_player = source.start_player
            self.active = source.active
            self.stacks = source.stacks
            self.tiles_left = source.tiles_left
            self.outposts = source.outposts
            self.farms = source.farms
            self.towns = source.towns
            self.feudums = source.feudums
            self.fiefs = source.fiefs
            self.landscapes = source.landscapes
            self.crops = source.crops
            self.ground = source.ground
            self.wrecks = source.wrecks
            self.beasts = source.beasts
            self.bonds = source.bonds
            self.tracks = source.tracks
            self.barn = source.barn
            self.chickens = source.chickens
            self.purse = source.purse
            self.market = source.market
            self.stores = source.stores
            self.shipyard = source.shipyard
            self.rows = source.rows
            self.rosary = source.rosary
            self.coffer = source.coffer
            self.bank = source.bank
            self.targets = source.targets
            self.vessels_left = source.vessels_left
            self.haversack = source.haversack
            self.unseen = source.unseen
            self.queue = source.queue
            self.scrolls = source.scrolls
            self.pool = source.pool
            self.immune = source.immune
            # woven end

    def seat_in_turn(self, n: i64) -> i64:
        """The n-th seat in turn order, 0 for the starting player (FEU-2.11)."""
        seat = self.start_player + n
        return seat - self.players if seat >= self.players else seat

    def seat_after(self, seat: i64, n: i64) -> i64:
        """The n-th seat clockwise from another."""
        seat += n
        return seat - self.players if seat >= self.players else seat

    def type_of(self, place: i64) -> i64:
        """The type of a location."""
        if has(self.outposts, place):
            return t.OUTPOST
        if has(self.farms, place):
            return t.FARM
        if has(self.towns, place):
            return t.TOWN
        return t.FEUDUM

    def of_type(self, kind: i64) -> i64:
        """All locations of a type."""
        if kind == t.OUTPOST:
            return self.outposts
        if kind == t.FARM:
            return self.farms
        return self.towns if kind == t.TOWN else self.feudums

    def set_type(self, place: i64, kind: i64) -> None:
        """Lay another disc on a location."""
        one = bit(place)
        self.outposts &= ~one
        self.farms &= ~one
        self.towns &= ~one
        self.feudums &= ~one
        if kind == t.OUTPOST:
            self.outposts |= one
        elif kind == t.FARM:
            self.farms |= one
        elif kind == t.TOWN:
            self.towns |= one
        else:
            self.feudums |= one

    def ruler_of(self, place: i64) -> i64:
        """Who rules a location, or NONE."""
        seat: i64 = 0
        for p in self.seats:
            if has(p.rules, place):
                return seat
            seat += 1
        return NONE

    def serf_of(self, place: i64) -> i64:
        """Who is serf at a location, or NONE."""
        seat: i64 = 0
        for p in self.seats:
            if has(p.serfs, place):
                return seat
            seat += 1
        return NONE

    def has_subject(self, place: i64) -> bool:
        """Whether the ruler of a location has a subject there."""
        for p in self.seats:
            if has(p.subjects, place):
                return True
        return False

    def fief_of(self, place: i64) -> i64:
        """The guild of the feudum at a location, or NONE."""
        return self.fiefs[place] - 1

    def set_fief(self, place: i64, guild: i64) -> None:
        """Remember a feudum's guild, or NONE."""
        self.fiefs = changed(self.fiefs, place, guild + 1)

    def feudums_left(self, guild: i64) -> i64:
        """Feudum discs of a guild in the supply (FEU-1.9)."""
        return t.FEUDUM_DISCS[guild] - self.fiefs.count(int(guild + 1))

    def lying(self, place: i64, kind: i64) -> i64:
        """Goods of a kind beside a location."""
        return self.ground[place * t.GOODS + kind]

    def lay(self, place: i64, kind: i64, change: i64) -> None:
        """Put goods beside a location, or take them."""
        index = place * t.GOODS + kind
        self.ground = changed(self.ground, index, self.ground[index] + change)

    def lying_in_all(self, place: i64) -> i64:
        """All goods beside a location."""
        total: i64 = 0
        for kind in range(t.GOODS):
            total += self.lying(place, kind)
        return total

    def landscape_at(self, place: i64) -> i64:
        """The landscape beside a location, or NONE."""
        return self.landscapes[place] - 1

    def crop_at(self, place: i64) -> i64:
        """How many resources lie on the landscape of a location."""
        return self.crops[place]

    def set_crop(self, place: i64, number: i64) -> None:
        """Say how many resources lie on a landscape."""
        self.crops = changed(self.crops, place, number)

    def top(self, region: i64) -> i64:
        """The value that a region's stack shows; t.BARE when it is empty."""
        return part(self.stacks, region, STACK_WIDTH)

    def uncover(self, region: i64) -> None:
        """Take the top tile off a stack."""
        self.stacks = with_part(self.stacks, region, STACK_WIDTH, self.top(region) + 1)

    def sides_left(self, value: i64, landscape: i64) -> i64:
        """How many tiles of a value have this landscape and have not been seen."""
        return part(self.tiles_left, (value - 1) * t.LANDSCAPES + landscape, STACK_WIDTH)

    def see_side(self, value: i64, landscape: i64, change: i64) -> None:
        """Count a landscape side as seen."""
        index = (value - 1) * t.LANDSCAPES + landscape
        left = part(self.tiles_left, index, STACK_WIDTH) + change
        self.tiles_left = with_part(self.tiles_left, index, STACK_WIDTH, left)

    def beast_owner(self, monster: i64) -> i64:
        """Who controls a monster, or NONE while it is at the Knight Guild."""
        return (part(self.beasts, monster, BEAST_WIDTH) >> PLACE_WIDTH) - 1

    def beast_at(self, monster: i64) -> i64:
        """Where a monster stands, if anyone controls it."""
        return part(self.beasts, monster, BEAST_WIDTH) & PLACE_MASK

    def put_beast(self, monster: i64, owner: i64, place: i64) -> None:
        """Give a monster its owner and place; NONE sends it to the guild."""
        entry = place | (owner + 1) << PLACE_WIDTH if owner != NONE else 0
        self.beasts = with_part(self.beasts, monster, BEAST_WIDTH, entry)

    def bound_by(self, monster: i64) -> i64:
        """The set of pawns that a monster binds."""
        return part(self.bonds, monster, BOND_WIDTH)

    def bind(self, monster: i64, pawns: i64) -> None:
        """Say which pawns a monster binds."""
        self.bonds = with_part(self.bonds, monster, BOND_WIDTH, pawns)

    def is_bound(self, seat: i64, pawn: i64) -> bool:
        """Whether any monster binds a pawn."""
        either = self.bonds | self.bonds >> BOND_WIDTH
        return has(either, seat * t.PAWNS + pawn)

    def beasts_at(self, seat: i64, place: i64) -> i64:
        """How many monsters of a player stand at a location."""
        count: i64 = 0
        for monster in range(t.MONSTERS):
            if self.beast_owner(monster) == seat and self.beast_at(monster) == place:
                count += 1
        return count

    def abandon(self, place: i64, kind: i64) -> None:
        """Leave a vessel at a location; nobody boards it in this turn (FEU-6.8)."""
        self.wrecks = with_value(self.wrecks, place + kind * WRECK_KIND + FRESH)

    def wreck_free(self, place: i64, kind: i64) -> bool:
        """Whether an abandoned vessel of a kind may be boarded at a location."""
        return int(place + kind * WRECK_KIND) in self.wrecks

    def wreck_lies(self, place: i64, kind: i64) -> bool:
        """Whether an abandoned vessel of a kind lies at a location, left in this turn or not."""
        entry = int(place + kind * WRECK_KIND)
        return entry in self.wrecks or entry + FRESH in self.wrecks

    def salvage(self, place: i64, kind: i64) -> None:
        """Take an abandoned vessel that may be boarded."""
        self.wrecks = without_value(self.wrecks, place + kind * WRECK_KIND)

    def age_wrecks(self) -> None:
        """A new turn begins: every abandoned vessel may be boarded."""
        if len(self.wrecks) > 0:
            self.wrecks = bytes(sorted([entry & (FRESH - 1) for entry in self.wrecks]))
