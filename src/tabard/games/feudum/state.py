"""What lies on the table: the map, the guilds and the players' things; nothing about when or why.

Sets are bit masks over the numbers of `tables`; short vectors are packed into one integer, and
sequences that seldom change are bytes, which copies share; all behind the methods named here.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, i64, mypyc_attr, part, size, with_part
from tabard.kernel.state import State

NONE: Final = -1

PLACE_WIDTH: Final = 5  # a location + 1, or 0 for none
PLACE_MASK: Final = 31
FACE_WIDTH: Final = 3
FACE_MASK: Final = 7
ABOARD_WIDTH: Final = 2  # a kind of vessel + 1, or 0 for none
ABOARD_MASK: Final = 3
COUNT_WIDTH: Final = 4  # vessels of a kind, tiles of a landscape, markers in a row
STACK_WIDTH: Final = 3  # the value that a stack shows
TRACK_WIDTH: Final = 3  # a seat + 1, or 0 for a vacant hex
BEAST_WIDTH: Final = 8  # a location, and above it a seat + 1
BOND_WIDTH: Final = 15  # a set of pawns of all players
KNOWN: Final = 8  # added to the value of a seal that everybody has seen
WRECK_KIND: Final = 32  # a wreck is its location + this times its kind + FRESH in its first turn
FRESH: Final = 128

# The markers at a location, as immunity seals remember them (FEU-14.5).
RULER: Final = 0
SUBJECT: Final = 1
SERF: Final = 2
ROLE_IDS: Final = ("ruler", "subject", "serf")
IMMUNE_PART: Final = 3  # an immunity seal is three bytes: location, role, value


class Readings:
    """The options of a game in the form that steps ask for them; shared by all copies."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.advanced: bool = options["variant"] == "advanced"
        self.monsters_add: bool = options["monster_allowance"] == "adds"
        self.binds_all: bool = options["monster_binds"] == "all"
        self.overflow_sum: bool = options["overflow_by"] == "sum"
        self.refill_all: bool = options["epoch3_refill"] == "all_six"
        self.voyage_optional: bool = options["voyage_disc"] == "optional"
        self.feudum_usurp: bool = options["feudum_usurp"]
        self.status_printed: bool = options["status_mandates"] == "printed_guilds"
        self.status_paired: bool = options["status_mandates"] == "paired"
        self.reeve_also_new: bool = options["reeve_elsewhere"] == "also_new_reeve"
        self.wine_voluntary: bool = options["feeding_wine"] == "voluntary"
        self.substitute_current: bool = options["substitute_tile"] == "current_or_earlier"
        self.favour_beads_count: bool = options["favour_beads"] == "count_now"
        self.drunk_knight: bool = options["drunk_knight_saltpetre"]
        self.repeat_both: bool = options["repeat_parts"] == "both"
        self.isolated_german: bool = options["charter_isolated"] == "german_overview"


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What lies before one player; a new one has his kit (FEU-2.1).

    fresh       sulphur just gained, in `goods`, that may still go into the barrel (FEU-4.4)
    stock       markers of his colour in the general supply (FEU-4.10)
    places      where his pawns stand; faces, aboard, drunk: the same pawns
    doubled     the double action of this round is used (FEU-3.6)
    moves       successful Move actions of this round (FEU-6.12)
    guild_used  the guild used with this round's Guild card (FEU-15.3)
    knows       writs under the stack whose place he knows (FEU-32.4)
    sealed      charters with a seal at the end (FEU-30.5)
    slayer      he has defeated a monster (FEU-17.11)
    seals       values in the order received, KNOWN added if everybody saw them; beads likewise
    """

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.vp: i64 = 0
            self.coins: i64 = t.START_COINS
            self.goods: i64 = 0
            self.barrel: i64 = 0
            self.fresh: i64 = 0
            self.markers: i64 = t.START_MARKERS
            self.stock: i64 = t.MARKERS - t.START_MARKERS
            self.places: i64 = 0
            self.faces: i64 = 0
            self.aboard: i64 = 0
            self.drunk: i64 = 0
            self.vessels: i64 = 0
            self.tiles: i64 = 0
            self.rules: i64 = 0
            self.subjects: i64 = 0
            self.serfs: i64 = 0
            self.reeves: i64 = 0
            self.army: i64 = 0
            self.voyage: i64 = 0
            self.hand: i64 = 0
            self.played: i64 = 0
            self.pouch: i64 = t.NO_POUCH
            self.pouch_tile: bool = False
            self.doubled: bool = False
            self.moves: i64 = 0
            self.guild_used: i64 = NONE
            self.writs: i64 = 0
            self.knows: i64 = 0
            self.sealed: i64 = 0
            self.slayer: bool = False
            self.seals: bytes = b""
            self.beads: bytes = b""
        else:
            self.vp = source.vp
            self.coins = source.coins
            self.goods = source.goods
            self.barrel = source.barrel
            self.fresh = source.fresh
            self.markers = source.markers
            self.stock = source.stock
            self.places = source.places
            self.faces = source.faces
            self.aboard = source.aboard
            self.drunk = source.drunk
            self.vessels = source.vessels
            self.tiles = source.tiles
            self.rules = source.rules
            self.subjects = source.subjects
            self.serfs = source.serfs
            self.reeves = source.reeves
            self.army = source.army
            self.voyage = source.voyage
            self.hand = source.hand
            self.played = source.played
            self.pouch = source.pouch
            self.pouch_tile = source.pouch_tile
            self.doubled = source.doubled
            self.moves = source.moves
            self.guild_used = source.guild_used
            self.writs = source.writs
            self.knows = source.knows
            self.sealed = source.sealed
            self.slayer = source.slayer
            self.seals = source.seals
            self.beads = source.beads

    # -- goods and tiles -----------------------------------------------------------------------

    def held(self, kind: i64) -> i64:
        """His cubes of one kind, those in the barrel not counted."""
        return (self.goods >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def add_goods(self, kind: i64, change: i64) -> None:
        """Give him cubes, or take them."""
        self.goods += change << (kind * t.GOODS_WIDTH)

    def tiles_of(self, landscape: i64) -> i64:
        """His region tiles with this landscape."""
        return part(self.tiles, landscape, COUNT_WIDTH)

    def add_tiles(self, landscape: i64, change: i64) -> None:
        """Give him tiles, or take them."""
        self.tiles += change << (landscape * COUNT_WIDTH)

    def tiles_from(self, landscape: i64) -> i64:
        """How many tiles he has of this landscape and those after it."""
        total: i64 = 0
        left = self.tiles >> (landscape * COUNT_WIDTH)
        while left != 0:
            total += part(left, 0, COUNT_WIDTH)
            left >>= COUNT_WIDTH
        return total

    def vessels_of(self, kind: i64) -> i64:
        """Vessels of a kind in his supply."""
        return part(self.vessels, kind, COUNT_WIDTH)

    def add_vessels(self, kind: i64, change: i64) -> None:
        """Give him vessels, or take them."""
        self.vessels += change << (kind * COUNT_WIDTH)

    # -- pawns ---------------------------------------------------------------------------------

    def place_of(self, pawn: i64) -> i64:
        """Where a pawn stands, or NONE in the supply."""
        return ((self.places >> (pawn * PLACE_WIDTH)) & PLACE_MASK) - 1

    def face_of(self, pawn: i64) -> i64:
        """The face that a pawn on the map shows."""
        return (self.faces >> (pawn * FACE_WIDTH)) & FACE_MASK

    def vessel_of(self, pawn: i64) -> i64:
        """The kind of vessel that a pawn is aboard, or NONE."""
        return ((self.aboard >> (pawn * ABOARD_WIDTH)) & ABOARD_MASK) - 1

    def put_pawn(self, pawn: i64, place: i64) -> None:
        """Set a pawn on a location, or NONE: back to the supply."""
        self.places = with_part(self.places, pawn, PLACE_WIDTH, place + 1)

    def turn_face(self, pawn: i64, face: i64) -> None:
        """Turn a pawn to one of its faces."""
        self.faces = with_part(self.faces, pawn, FACE_WIDTH, face)

    def embark(self, pawn: i64, kind: i64) -> None:
        """Put a vessel under a pawn, or NONE."""
        self.aboard = with_part(self.aboard, pawn, ABOARD_WIDTH, kind + 1)

    def pawns_out(self) -> i64:
        """How many pawns stand on the map."""
        count: i64 = 0
        for pawn in range(t.PAWNS):
            if self.place_of(pawn) != NONE:
                count += 1
        return count

    def pawns_at(self, place: i64) -> i64:
        """The set of his pawns at a location."""
        found: i64 = 0
        for pawn in range(t.PAWNS):
            if self.place_of(pawn) == place:
                found |= bit(pawn)
        return found

    def shows(self, face: i64) -> bool:
        """Whether a pawn of his on the map shows this face."""
        for pawn in range(t.PAWNS):
            if self.place_of(pawn) != NONE and self.face_of(pawn) == face:
                return True
        return False

    def shows_at(self, face: i64, place: i64) -> bool:
        """Whether a pawn of his with this face stands at a location."""
        for pawn in range(t.PAWNS):
            if self.place_of(pawn) == place and self.face_of(pawn) == face:
                return True
        return False

    def pawn_places(self) -> i64:
        """The locations where his pawns stand."""
        found: i64 = 0
        for pawn in range(t.PAWNS):
            place = self.place_of(pawn)
            if place != NONE:
                found |= bit(place)
        return found

    def present(self) -> i64:
        """The locations with a marker of his."""
        return self.rules | self.subjects | self.serfs

    # -- discs, cards, tokens ------------------------------------------------------------------

    def discs(self) -> i64:
        """His free discs (FEU-4.8)."""
        on_voyage: i64 = 1 if self.voyage > 0 else 0
        return t.DISCS_TO_PLACE - on_voyage - self.army - size(self.reeves)

    def hand_size(self) -> i64:
        """How many cards he selects in this round (FEU-3.2, FEU-3.3)."""
        return t.LARGE_HAND if self.pouch == t.EXTRA_CARD else t.HAND


@mypyc_attr(acyclic=True, free_list_len=1)
class FeudumState(State):
    """The board of Feudum and where its game stands.

    active      whose turn it is; the starting player outside of turns (FEU-18.5)
    tiles_left  the landscape sides nobody has seen, by value and landscape
    fiefs       the guild + 1 of the feudum at each location
    ground      goods beside each location; landscapes: kind + 1 there; crops: what lies on them
    wrecks      abandoned vessels; immune: seals under markers
    beasts      where each monster stands and whose it is; bonds: the pawns that each binds
    unseen      writs still in the stack as it was shuffled; queue: those put under it since
    card        the action card being carried out; repeating: 1 by Repeat, 2 by its deja vu
    place, guild, option, left, floor, moved, used, bowl, chosen, before, host, power
                what the card being carried out has fixed so far, see its step
    due, payer, tile_floor, tile_kind, tiles_paid
                the payment being made, see `steps.payment`
    drawer, to_draw, drawn
                the writs being drawn, see `steps.writs`
    errand, errand_by, errand_at, errand_picks, errand_floor
                the mandate being played, see `steps.free_actions`
    """

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: FeudumState | None = None,
    ) -> None:
        super().__init__(game, players, options)
        if source is None:
            self.readings = Readings(options)
            self.seats = [Player() for _ in range(players)]
            self.round: i64 = 0
            self.epoch: i64 = 1
            self.start_player: i64 = NONE
            self.active: i64 = NONE
            self.haversack: i64 = 0
            self.bank: i64 = t.COINS
            self.targets: i64 = t.TARGETS
            self.stacks: i64 = 0
            self.tiles_left: i64 = 0
            self.outposts: i64 = 0
            self.farms: i64 = 0
            self.towns: i64 = 0
            self.feudums: i64 = 0
            self.fiefs: bytes = bytes(t.LOCATIONS)
            self.ground: bytes = bytes(t.LOCATIONS * t.GOODS)
            self.landscapes: bytes = bytes(t.LOCATIONS)
            self.crops: bytes = bytes(t.LOCATIONS)
            self.wrecks: bytes = b""
            self.immune: bytes = b""
            self.beasts: i64 = 0
            self.bonds: i64 = 0
            self.tracks: i64 = 0
            self.barn: i64 = 0
            self.market: i64 = 0
            self.stores: i64 = 0
            self.shipyard: i64 = 0
            self.vessels_left: i64 = 0
            self.rows: i64 = 0
            self.scrolls: bytes = bytes(t.SCROLLS)
            self.rosary: bytes = b""
            self.chickens: bytes = b""
            self.pool: bytes = t.ALL_SEALS
            self.purse: i64 = 0
            self.coffer: i64 = 0
            self.unseen: i64 = t.ALL_WRITS
            self.queue: bytes = b""
            self.card: i64 = NONE
            self.repeating: i64 = 0
            self.turn_cards: i64 = 0
            self.drew: bool = False
            self.place: i64 = NONE
            self.guild: i64 = NONE
            self.option: i64 = NONE
            self.left: i64 = 0
            self.floor: i64 = 0
            self.moved: i64 = 0
            self.used: i64 = 0
            self.bowl: i64 = 0
            self.chosen: i64 = 0
            self.before: i64 = 0
            self.host: i64 = NONE
            self.defender: i64 = NONE
            self.defended: bool = False
            self.power: i64 = 0
            self.due: i64 = 0
            self.payer: i64 = NONE
            self.tile_floor: i64 = 0
            self.tiles_paid: i64 = 0
            self.tile_kind: i64 = NONE
            self.drawer: i64 = NONE
            self.to_draw: i64 = 0
            self.drawn: bytes = b""
            self.errand: i64 = NONE
            self.errand_by: i64 = NONE
            self.errand_at: i64 = 0
            self.errand_picks: i64 = 0
            self.errand_floor: i64 = 0
        else:
            self.stand_as(source)
            self.readings = source.readings
            self.seats = [Player(p) for p in source.seats]
            self.round = source.round
            self.epoch = source.epoch
            self.start_player = source.start_player
            self.active = source.active
            self.haversack = source.haversack
            self.bank = source.bank
            self.targets = source.targets
            self.stacks = source.stacks
            self.tiles_left = source.tiles_left
            self.outposts = source.outposts
            self.farms = source.farms
            self.towns = source.towns
            self.feudums = source.feudums
            self.fiefs = source.fiefs
            self.ground = source.ground
            self.landscapes = source.landscapes
            self.crops = source.crops
            self.wrecks = source.wrecks
            self.immune = source.immune
            self.beasts = source.beasts
            self.bonds = source.bonds
            self.tracks = source.tracks
            self.barn = source.barn
            self.market = source.market
            self.stores = source.stores
            self.shipyard = source.shipyard
            self.vessels_left = source.vessels_left
            self.rows = source.rows
            self.scrolls = source.scrolls
            self.rosary = source.rosary
            self.chickens = source.chickens
            self.pool = source.pool
            self.purse = source.purse
            self.coffer = source.coffer
            self.unseen = source.unseen
            self.queue = source.queue
            self.card = source.card
            self.repeating = source.repeating
            self.turn_cards = source.turn_cards
            self.drew = source.drew
            self.place = source.place
            self.guild = source.guild
            self.option = source.option
            self.left = source.left
            self.floor = source.floor
            self.moved = source.moved
            self.used = source.used
            self.bowl = source.bowl
            self.chosen = source.chosen
            self.before = source.before
            self.host = source.host
            self.defender = source.defender
            self.defended = source.defended
            self.power = source.power
            self.due = source.due
            self.payer = source.payer
            self.tile_floor = source.tile_floor
            self.tiles_paid = source.tiles_paid
            self.tile_kind = source.tile_kind
            self.drawer = source.drawer
            self.to_draw = source.to_draw
            self.drawn = source.drawn
            self.errand = source.errand
            self.errand_by = source.errand_by
            self.errand_at = source.errand_at
            self.errand_picks = source.errand_picks
            self.errand_floor = source.errand_floor

    def copy(self) -> FeudumState:
        """An equal, independent state."""
        return FeudumState(self.game, self.players, self.options, self)

    # -- seats ---------------------------------------------------------------------------------

    def seat_in_turn(self, n: i64) -> i64:
        """The n-th seat in turn order, 0 for the starting player (FEU-2.11)."""
        seat = self.start_player + n
        return seat - self.players if seat >= self.players else seat

    def seat_after(self, seat: i64, n: i64) -> i64:
        """The n-th seat clockwise from another."""
        seat += n
        return seat - self.players if seat >= self.players else seat

    def rows_in_play(self) -> i64:
        """The rows of the Knight Guild: one for each player, then the dummy ones (FEU-2.8)."""
        return self.players + t.DUMMY_ROWS[int(self.players)]

    def guild_seats(self) -> i64:
        """How many seats each guild has (FEU-18.2)."""
        return t.SEATS if self.players >= t.MANY_PLAYERS else t.FEW_SEATS

    # -- locations -----------------------------------------------------------------------------

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

    # -- haversack and general supply ----------------------------------------------------------

    def in_haversack(self, kind: i64) -> i64:
        """Goods of a kind in the haversack."""
        return (self.haversack >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def fill_haversack(self, kind: i64, change: i64) -> None:
        """Put goods into the haversack, or take them out."""
        self.haversack += change << (kind * t.GOODS_WIDTH)

    def vessels_in_supply(self, kind: i64) -> i64:
        """Vessels of a kind in the general supply."""
        return part(self.vessels_left, kind, COUNT_WIDTH)

    def fill_vessels(self, kind: i64, change: i64) -> None:
        """Put vessels into the general supply, or take them."""
        self.vessels_left += change << (kind * COUNT_WIDTH)

    def in_shipyard(self, kind: i64) -> i64:
        """Vessels of a kind on the Alchemist Guild."""
        return part(self.shipyard, kind, COUNT_WIDTH)

    def fill_shipyard(self, kind: i64, change: i64) -> None:
        """Put vessels on the Alchemist Guild, or take them."""
        self.shipyard += change << (kind * COUNT_WIDTH)

    def stock_of(self, colour: i64) -> i64:
        """Markers of a colour in the general supply, dummy colours included (FEU-2.8)."""
        if colour < self.players:
            return self.seats[colour].stock
        return t.MARKERS - self.row(colour)

    def row(self, colour: i64) -> i64:
        """Markers in a row of the Knight Guild."""
        return part(self.rows, colour, COUNT_WIDTH)

    def fill_row(self, colour: i64, change: i64) -> None:
        """Move markers between a row and the general supply."""
        self.rows += change << (colour * COUNT_WIDTH)
        if colour < self.players:
            self.seats[colour].stock -= change

    # -- region tiles --------------------------------------------------------------------------

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

    # -- guilds --------------------------------------------------------------------------------

    def seated(self, guild: i64, rank: i64) -> i64:
        """Who holds a seat of a guild, 0 the master's, or NONE."""
        return part(self.tracks, guild * t.SEATS + rank, TRACK_WIDTH) - 1

    def seat_at(self, guild: i64, rank: i64, seat: i64) -> None:
        """Put a player's marker on a hex, or NONE."""
        self.tracks = with_part(self.tracks, guild * t.SEATS + rank, TRACK_WIDTH, seat + 1)

    def rank_of(self, guild: i64, seat: i64) -> i64:
        """The seat that a player holds in a guild, or NONE."""
        for rank in range(t.SEATS):
            if self.seated(guild, rank) == seat:
                return rank
        return NONE

    def in_barn(self, kind: i64) -> i64:
        """Goods of a kind in the barn."""
        return (self.barn >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def on_market(self, kind: i64) -> i64:
        """Goods in a row of the Merchant Guild."""
        return (self.market >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def in_store(self, kind: i64) -> i64:
        """Goods in a store of the Alchemist Guild."""
        return (self.stores >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def full_scrolls(self) -> i64:
        """The scrolls with a seal."""
        found: i64 = 0
        for scroll in range(t.SCROLLS):
            if self.scrolls[scroll] > 0:
                found |= bit(scroll)
        return found

    def set_scroll(self, scroll: i64, value: i64) -> None:
        """Lay a seal of this value on a scroll, or 0: none."""
        self.scrolls = changed(self.scrolls, scroll, value)

    # -- monsters ------------------------------------------------------------------------------

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

    # -- abandoned vessels ---------------------------------------------------------------------

    def abandon(self, place: i64, kind: i64) -> None:
        """Leave a vessel at a location; nobody boards it in this turn (FEU-6.8)."""
        self.wrecks = with_value(self.wrecks, place + kind * WRECK_KIND + FRESH)

    def wreck_free(self, place: i64, kind: i64) -> bool:
        """Whether an abandoned vessel of a kind may be boarded at a location."""
        return int(place + kind * WRECK_KIND) in self.wrecks

    def salvage(self, place: i64, kind: i64) -> None:
        """Take an abandoned vessel that may be boarded."""
        self.wrecks = without_value(self.wrecks, place + kind * WRECK_KIND)

    def age_wrecks(self) -> None:
        """A new turn begins: every abandoned vessel may be boarded."""
        if len(self.wrecks) > 0:
            self.wrecks = bytes(sorted([entry & (FRESH - 1) for entry in self.wrecks]))

    # -- writs ---------------------------------------------------------------------------------

    def stack_size(self) -> i64:
        """How many writs are in the stack."""
        return size(self.unseen) + len(self.queue)


def changed(values: bytes, index: i64, value: i64) -> bytes:
    """A sequence with one entry replaced."""
    return values[:index] + bytes((int(value),)) + values[index + 1 :]


def with_value(values: bytes, value: i64) -> bytes:
    """A sorted sequence with one more entry."""
    return bytes(sorted([*values, int(value)]))


def without_value(values: bytes, value: i64) -> bytes:
    """A sequence without the first entry of this value."""
    index = values.index(int(value))
    return values[:index] + values[index + 1 :]


def total(values: bytes) -> i64:
    """The sum of a sequence."""
    found: i64 = 0
    for value in values:
        found += value
    return found
