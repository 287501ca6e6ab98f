"""What lies on the table: the map, the ring, the supply and the mats; nothing about when or why.

Sets are bit masks over the numbers of `tables` and `atlas`; short vectors are packed into one
integer, behind the methods named here. In a solo game there is one seat and a second mat, that of
Ab-Bott, number `ABBOTT`.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pilgrim import atlas, layout
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Duty
from tabard.games.pilgrim.kinds import ABBOTT as ABBOTT
from tabard.games.pilgrim.kinds import LOC_WIDTH, TOKEN_WIDTH
from tabard.games.pilgrim.kinds import SOLO as SOLO
from tabard.games.pilgrim.layout import Layout
from tabard.games.pilgrim.player import Player
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, i64, mypyc_attr, part, size, with_part
from tabard.kernel.state import CHANCE, State

TILE_WIDTH: Final = 6  # road tiles of one kind in the supply

# What a cell of the map holds: a pattern of tracks, or a shrine with its owner and used edges.
SHRINE: Final[int] = atlas.PATTERN_COUNT
SHRINE_WIDTH: Final[int] = atlas.EDGES

BARE_MAP: Final[tuple[int, ...]] = (0,) * atlas.CELLS


class Readings:
    """The options of a game in the form that steps ask for them; shared by all copies.

    first_game   the table of the recommended first game (PGM-3.16)
    handicaps    acolytes that start in the Village instead, by seat (PGM-3.17)
    level        the difficulty of a single solo game (PGM-26.3)
    campaign     three solo games in a row (PGM-28.1)
    """

    def __init__(self, options: dict[str, Any]) -> None:
        self.first_game: bool = options["first_game"]
        self.level: i64 = options["level"]
        self.campaign: bool = options["campaign"]
        self.handicaps: tuple[int, ...] = tuple(
            int(options[f"handicap_{seat}"]) for seat in range(t.MAX_PLAYERS)
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class PilgrimState(State):
    """The table of Pilgrim and where its game stands."""

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: PilgrimState | None = None,
    ) -> None:
        super().__init__(game, players, options, source)
        if source is None:
            self.readings = Readings(options)
            # woven: new TABLE
            self.campaign_game: i64 = 0
            self.differences: tuple[int, ...] = ()
            self.round: i64 = 0
            self.quarter: i64 = 0
            self.start_player: i64 = NONE
            self.order: i64 = 0
            self.layout: Layout = layout.EMPTY
            self.dummies: i64 = 0
            self.merchant: i64 = 0
            self.north: i64 = 0
            self.north_count: i64 = 0
            self.south: i64 = 0
            self.south_count: i64 = 0
            self.ship: i64 = 0
            self.edge: i64 = 0
            self.favours: i64 = t.ALL_FAVOURS
            self.tiles: i64 = 0
            self.upgrades: i64 = 0
            self.shrines: i64 = 0
            self.opened: i64 = 0
            self.board: tuple[int, ...] = BARE_MAP
            self.area: i64 = atlas.ALL_QUADRANTS
            self.bag: i64 = 0
            self.mats: i64 = players + 1 if players == SOLO else players
            # woven end
            self.seats = [Player() for _ in range(self.mats)]
        else:
            self.readings = source.readings
            # woven: copied TABLE
            self.campaign_game = source.campaign_game
            self.differences = source.differences
            self.round = source.round
            self.quarter = source.quarter
            self.start_player = source.start_player
            self.order = source.order
            self.layout = source.layout
            self.dummies = source.dummies
            self.merchant = source.merchant
            self.north = source.north
            self.north_count = source.north_count
            self.south = source.south
            self.south_count = source.south_count
            self.ship = source.ship
            self.edge = source.edge
            self.favours = source.favours
            self.tiles = source.tiles
            self.upgrades = source.upgrades
            self.shrines = source.shrines
            self.opened = source.opened
            self.board = source.board
            self.area = source.area
            self.bag = source.bag
            self.mats = source.mats
            # woven end
            self.seats = [Player(p) for p in source.seats]

    def copy(self) -> PilgrimState:
        """An equal, independent state."""
        return PilgrimState(self.game, self.players, self.options, self)

    def seat_in_turn(self, n: i64) -> i64:
        """The n-th mat in turn order, 0 for the start player (PGM-1.5)."""
        seat = self.start_player + n
        return seat - self.mats if seat >= self.mats else seat

    def active(self) -> i64:
        """Whose turn it is."""
        return self.seat_in_turn(self.order)

    def me(self) -> Player:
        """The mat of the player whose turn it is."""
        return self.seats[self.seat_in_turn(self.order)]

    def is_abbott(self, seat: i64) -> bool:
        """Whether a mat is Ab-Bott's."""
        return self.players == SOLO and seat == ABBOTT

    def teller(self, seat: i64) -> i64:
        """Whose doing an event is: Ab-Bott has no seat."""
        return CHANCE if self.players == SOLO and seat == ABBOTT else seat

    def solo_level(self) -> i64:
        """The difficulty of the present solo game (PGM-26.3, PGM-28.1)."""
        if self.readings.campaign:
            return t.CAMPAIGN_LEVELS[self.campaign_game]
        return self.readings.level

    def duty(self) -> i64:
        """The duty that is being performed."""
        return self.layout.duty_at(self.of(Duty).place)

    def trade_tithe(self) -> i64:
        """The tithe tile beside the merchant, or NONE at Taxation (PGM-19.1)."""
        return self.layout.tithe_at(self.merchant)

    def trade_kinds(self) -> i64:
        """The kinds that the merchant trades in now: none, one or all."""
        tithe = self.layout.tithe_at(self.merchant)
        return 0 if tithe < 0 else t.TITHE_KINDS[tithe]

    def move_merchant(self) -> None:
        """Move the merchant one tile clockwise (PGM-19.2)."""
        self.merchant = 1 if self.merchant == t.RING else self.merchant + 1

    def most_of_others(self, seat: i64, location: i64) -> i64:
        """The largest number of acolytes that another colour has on a tile (PGM-7.1)."""
        most: i64 = 1 if has(self.dummies, location) else 0
        for other in range(self.mats):
            if other != seat:
                count = self.seats[other].at(location)
                if count > most:
                    most = count
        return most

    def dummy(self, south: bool, n: i64) -> i64:
        """Where the n-th dummy of a group stands, the rearmost first (PGM-23.5)."""
        return part(self.south if south else self.north, n, LOC_WIDTH)

    def add_dummy(self, south: bool, location: i64) -> None:
        """Put a dummy on a tile, as the foremost of its group."""
        if south:
            self.south = with_part(self.south, self.south_count, LOC_WIDTH, location)
            self.south_count += 1
        else:
            self.north = with_part(self.north, self.north_count, LOC_WIDTH, location)
            self.north_count += 1
        self.dummies |= bit(location)

    def pull_dummy(self, south: bool) -> i64:
        """Take the rearmost dummy of a group off its tile."""
        location = self.dummy(south, 0)
        if south:
            self.south >>= LOC_WIDTH
            self.south_count -= 1
        else:
            self.north >>= LOC_WIDTH
            self.north_count -= 1
        self.dummies &= ~bit(location)
        return location

    def active_on_edge(self) -> i64:
        """The buildings on the edge of the board that the ship has reached (PGM-20.1)."""
        return self.edge & self.layout.risen[self.ship]

    def active_buildings(self) -> i64:
        """All active buildings, on the edge and on mats."""
        found = self.edge & self.layout.risen[self.ship]
        for p in self.seats:
            found |= p.own
        return found

    def owner_of(self, building: i64) -> i64:
        """On whose mat an active building lies, or NONE for the edge."""
        seat: i64 = 0
        for p in self.seats:
            if has(p.own, building):
                return seat
            seat += 1
        return NONE

    def put(self, cell: i64, code: i64) -> None:
        """Say what a cell holds."""
        self.board = (*self.board[:cell], int(code), *self.board[cell + 1 :])

    def used_edges(self, cell: i64) -> i64:
        """The edges of a cell that carry a track, or an entry or exit of a shrine."""
        code: i64 = self.board[cell]
        if code < SHRINE:
            return atlas.PATTERN_USED[code]
        return (code - SHRINE) & ((1 << SHRINE_WIDTH) - 1)

    def shrine_owner(self, cell: i64) -> i64:
        """Whose shrine stands on a cell, or NONE."""
        code: i64 = self.board[cell]
        return NONE if code < SHRINE else (code - SHRINE) >> SHRINE_WIDTH

    def put_shrine(self, cell: i64, seat: i64, used: i64) -> None:
        """Set a shrine with the edges by which paths come and go."""
        self.put(cell, SHRINE + (seat << SHRINE_WIDTH) + used)

    def unbuilt_at(self, cell: i64) -> bool:
        """Whether a building that nobody has built lies on a cell (PGM-17.11)."""
        building: i64 = self.layout.building_at[cell]
        return building >= 0 and has(self.edge, building)

    def playable(self, cell: i64) -> bool:
        """Whether tiles may be laid in the cell's quadrant (PGM-17.40, PGM-17.43)."""
        quadrant: i64 = atlas.QUADRANT[cell]
        if quadrant < 0 or has(self.opened, quadrant):
            return True
        if not has(self.area, quadrant):
            return False
        return size(self.opened) < t.PLAYABLE[self.players]

    def tiles_left(self, tile: i64) -> i64:
        """How many tiles of a kind are in the supply."""
        if tile >= atlas.PLAIN_TILES:
            return (self.upgrades >> (tile - atlas.PLAIN_TILES)) & 1
        return part(self.tiles, tile, TILE_WIDTH)

    def take_tile(self, tile: i64) -> None:
        """Take a tile from the supply."""
        if tile >= atlas.PLAIN_TILES:
            self.upgrades &= ~bit(tile - atlas.PLAIN_TILES)
        else:
            self.tiles -= bit(tile * TILE_WIDTH)

    def return_tile(self, tile: i64) -> None:
        """Put a tile back into the supply."""
        if tile >= atlas.PLAIN_TILES:
            self.upgrades |= bit(tile - atlas.PLAIN_TILES)
        else:
            self.tiles += bit(tile * TILE_WIDTH)

    def in_bag(self, token: i64) -> i64:
        """How many tokens of a kind are in the bag."""
        return part(self.bag, token, TOKEN_WIDTH)

    def fill_bag(self, token: i64, change: i64) -> None:
        """Put tokens into the bag, or take them out."""
        self.bag += change << (token * TOKEN_WIDTH)
