"""What lies before one player: his things as packed numbers, behind named methods."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.kernel.ints import bit, i64, mypyc_attr, part, size, with_part

NONE: Final = -1
PLACE_WIDTH: Final = 5  # a location + 1, or 0 for none
PLACE_MASK: Final = 31
FACE_WIDTH: Final = 3
FACE_MASK: Final = 7
ABOARD_WIDTH: Final = 2  # a kind of vessel + 1, or 0 for none
ABOARD_MASK: Final = 3
COUNT_WIDTH: Final = 4  # vessels of a kind, tiles of a landscape, markers in a row


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
    seals       values in the order received, KNOWN added if everybody saw them; beads likewise,
                never one for the other (FEU-4.12)
    """

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            # woven: new MAT
            self.rules: i64 = 0
            self.subjects: i64 = 0
            self.serfs: i64 = 0
            self.stock: i64 = t.MARKERS - t.START_MARKERS
            self.hand: i64 = 0
            self.writs: i64 = 0
            self.knows: i64 = 0
            self.vp: i64 = 0
            self.coins: i64 = t.START_COINS
            self.goods: i64 = 0
            self.barrel: i64 = 0
            self.fresh: i64 = 0
            self.markers: i64 = t.START_MARKERS
            self.places: i64 = 0
            self.faces: i64 = 0
            self.aboard: i64 = 0
            self.drunk: i64 = 0
            self.vessels: i64 = 0
            self.tiles: i64 = 0
            self.reeves: i64 = 0
            self.army: i64 = 0
            self.voyage: i64 = 0
            self.played: i64 = 0
            self.pouch: i64 = t.NO_POUCH
            self.pouch_tile: bool = False
            self.doubled: bool = False
            self.moves: i64 = 0
            self.guild_used: i64 = NONE
            self.sealed: i64 = 0
            self.slayer: bool = False
            self.seals: bytes = b""
            self.beads: bytes = b""
            # woven end
        else:
            # woven: copied MAT
            self.rules = source.rules
            self.subjects = source.subjects
            self.serfs = source.serfs
            self.stock = source.stock
            self.hand = source.hand
            self.writs = source.writs
            self.knows = source.knows
            self.vp = source.vp
            self.coins = source.coins
            self.goods = source.goods
            self.barrel = source.barrel
            self.fresh = source.fresh
            self.markers = source.markers
            self.places = source.places
            self.faces = source.faces
            self.aboard = source.aboard
            self.drunk = source.drunk
            self.vessels = source.vessels
            self.tiles = source.tiles
            self.reeves = source.reeves
            self.army = source.army
            self.voyage = source.voyage
            self.played = source.played
            self.pouch = source.pouch
            self.pouch_tile = source.pouch_tile
            self.doubled = source.doubled
            self.moves = source.moves
            self.guild_used = source.guild_used
            self.sealed = source.sealed
            self.slayer = source.slayer
            self.seals = source.seals
            self.beads = source.beads
            # woven end

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
        """Set a pawn on a location, or NONE: back to the supply, where it shows no face."""
        self.places = with_part(self.places, pawn, PLACE_WIDTH, place + 1)
        if place == NONE:
            self.turn_face(pawn, 0)

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

    def showing(self, face: i64) -> i64:
        """How many pawns of his on the map show a face."""
        count: i64 = 0
        places = self.places
        faces = self.faces
        while places != 0:
            if places & PLACE_MASK != 0 and faces & FACE_MASK == face:
                count += 1
            places >>= PLACE_WIDTH
            faces >>= FACE_WIDTH
        return count

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

    def discs(self) -> i64:
        """His free discs (FEU-4.8)."""
        on_voyage: i64 = 1 if self.voyage > 0 else 0
        return t.DISCS_TO_PLACE - on_voyage - self.army - size(self.reeves)

    def hand_size(self) -> i64:
        """How many cards he selects in this round (FEU-3.2, FEU-3.3)."""
        return t.LARGE_HAND if self.pouch == t.EXTRA_CARD else t.HAND
