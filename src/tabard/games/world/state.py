"""What lies on the table: the board, the decks and the players' things; nothing about when or why.

What is kept is declared in `components`. Sets are bit masks over the numbers of `tables` and
`events`; short vectors are packed into one integer, behind the methods named here.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.frames import Settling, Turns
from tabard.games.world.kinds import CARD_WIDTH, TILE_WIDTH
from tabard.games.world.kinds import COUNT_WIDTH as COUNT_WIDTH
from tabard.games.world.kinds import FACE_DOWN as FACE_DOWN
from tabard.games.world.kinds import NO_TILE as NO_TILE
from tabard.games.world.tables import NONE as NONE
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, i64, mypyc_attr, part, size, with_part
from tabard.kernel.state import State

CARD_MASK: Final = 15
TILE_MASK: Final[int] = 2**TILE_WIDTH - 1


class Readings:
    """The options of a game in the form that steps ask for them; shared by all copies.

    intro   in chapter I only the starred cards are played, without discards (WWE-2.9)
    """

    def __init__(self, options: dict[str, Any]) -> None:
        self.intro: bool = options["intro_game"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What belongs to one player; a new one has what he starts with (WWE-2.2)."""

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            # woven: new MAT
            self.vp: i64 = t.START_VP
            self.half: bool = False
            self.opened: i64 = 0
            self.laid: i64 = 0
            self.used: i64 = 0
            self.houses: i64 = 0
            self.seals: i64 = 0
            self.penalties: i64 = 0
            self.missing: i64 = 0
            self.spared: i64 = 0
            self.swapped: i64 = 0
            self.money: i64 = t.START_MONEY
            self.goods: i64 = 0
            self.hand: i64 = 0
            self.hidden: i64 = 0
            # woven end
        else:
            # woven: copied MAT
            self.vp = source.vp
            self.half = source.half
            self.opened = source.opened
            self.laid = source.laid
            self.used = source.used
            self.houses = source.houses
            self.seals = source.seals
            self.penalties = source.penalties
            self.missing = source.missing
            self.spared = source.spared
            self.swapped = source.swapped
            self.money = source.money
            self.goods = source.goods
            self.hand = source.hand
            self.hidden = source.hidden
            # woven end

    def owns(self, kind: i64) -> i64:
        """How much he has of a kind: limited goods, money or points."""
        if kind == t.MONEY:
            return self.money
        if kind == t.VP:
            return self.vp
        return (self.goods >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def add(self, kind: i64, change: i64) -> None:
        """Give him goods or money, or take them."""
        if kind == t.MONEY:
            self.money += change
        else:
            self.goods += change << (kind * t.GOODS_WIDTH)

    def card_at(self, place: i64) -> i64:
        """A card of the open pile, 0 the lowest."""
        return (self.opened >> (place * CARD_WIDTH)) & CARD_MASK

    def lay(self, card: i64, used: bool) -> None:
        """Move a card from hand onto the open pile."""
        self.hand &= ~bit(card)
        self.opened |= card << (self.laid * CARD_WIDTH)
        if used:
            self.used |= bit(self.laid)
        self.laid += 1

    def hide(self, card: i64) -> None:
        """Move a card from hand to the hidden pile, which has no order (WWE-9.12)."""
        self.hand &= ~bit(card)
        self.hidden |= bit(card)

    def owes_a_card(self) -> bool:
        """Whether the hidden pile is smaller than the open one (WWE-9.7)."""
        return self.laid > size(self.hidden)

    def take_up(self, cards: i64) -> None:
        """Take these cards into hand; the piles are gone (WWE-4.1)."""
        self.hand = cards
        self.opened = 0
        self.laid = 0
        self.used = 0
        self.hidden = 0

    def houses_left(self) -> i64:
        """His houses in stock."""
        return t.HOUSES - size(self.houses)

    def seals_left(self) -> i64:
        """His seals in stock."""
        return t.SEALS - size(self.seals)

    def suffers(self, penalty: i64) -> bool:
        """Whether a penalty is still before him."""
        return has(self.penalties, penalty)

    def missed(self, duty: i64) -> i64:
        """How much of a duty he failed to give."""
        return part(self.missing, duty, COUNT_WIDTH)

    def failed(self) -> i64:
        """The duties of which he failed to give something."""
        found: i64 = 0
        for duty in range(t.DUTIES):
            if self.missed(duty) > 0:
                found |= bit(duty)
        return found


@mypyc_attr(acyclic=True, free_list_len=1)
class WorldState(State):
    """The board of World Without End and where its game stands."""

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: WorldState | None = None,
    ) -> None:
        super().__init__(game, players, options, source)
        if source is None:
            self.readings = Readings(options)
            self.seats = [Player() for _ in range(players)]
            # woven: new TABLE
            self.chapter: i64 = 0
            self.round: i64 = 0
            self.active: i64 = NONE
            self.event: i64 = NONE
            self.slot_1: i64 = NONE
            self.slot_2: i64 = NONE
            self.revealed: i64 = 0
            self.edge: i64 = NONE
            self.favour: i64 = t.START_FIELD
            self.covered_fields: i64 = 0
            self.covered_projects: i64 = 0
            self.cloth_covered: bool = False
            self.stock: i64 = 0
            self.in_play: i64 = 0
            self.stones: i64 = 0
            self.woods: i64 = 0
            self.substitutes: i64 = 0
            self.tiles: i64 = 0
            self.tiles_left: i64 = 0
            self.tax: i64 = 0
            self.last: i64 = NONE
            # woven end
        else:
            self.readings = source.readings
            self.seats = [Player(p) for p in source.seats]
            # woven: copied TABLE
            self.chapter = source.chapter
            self.round = source.round
            self.active = source.active
            self.event = source.event
            self.slot_1 = source.slot_1
            self.slot_2 = source.slot_2
            self.revealed = source.revealed
            self.edge = source.edge
            self.favour = source.favour
            self.covered_fields = source.covered_fields
            self.covered_projects = source.covered_projects
            self.cloth_covered = source.cloth_covered
            self.stock = source.stock
            self.in_play = source.in_play
            self.stones = source.stones
            self.woods = source.woods
            self.substitutes = source.substitutes
            self.tiles = source.tiles
            self.tiles_left = source.tiles_left
            self.tax = source.tax
            self.last = source.last
            # woven end

    def copy(self) -> WorldState:
        """An equal, independent state."""
        return WorldState(self.game, self.players, self.options, self)

    def seat_in_turn(self, n: i64) -> i64:
        """The n-th seat in turn order, 0 for the active player."""
        seat = self.active + n
        return seat - self.players if seat >= self.players else seat

    def playing(self) -> i64:
        """How many players have had their turn; 0 outside step 5."""
        turns = self.found(Turns)
        return 0 if turns is None else turns.playing

    def on_turn(self) -> i64:
        """Whose turn of step 5 it is."""
        return self.seat_in_turn(self.of(Turns).playing)

    def side(self, seat: i64) -> i64:
        """The side of the board at which a seat sits (WWE-2.1)."""
        return t.SIDES[self.players][seat]

    def starred_only(self) -> bool:
        """Whether this is the chapter that is played with the starred cards alone (WWE-2.9)."""
        return self.readings.intro and self.chapter == 1

    def in_stock(self, kind: i64) -> i64:
        """How much of a limited kind lies at its place."""
        return (self.stock >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def fill_stock(self, kind: i64, change: i64) -> None:
        """Put goods to their place, or take them from it."""
        self.stock += change << (kind * t.GOODS_WIDTH)

    def available(self, kind: i64, count: i64) -> i64:
        """As much of so many as can be had: money and points never run out (WWE-20.3)."""
        left: i64 = self.in_stock(kind) if kind < t.KINDS else 0
        return prices.available(kind, count, left)

    def is_now(self, events: i64) -> bool:
        """Whether this round's card is one of these."""
        return self.event != NONE and has(events, self.event)

    def in_force(self, events: i64) -> i64:
        """The permanent event of this set that governs step 5, or NONE (WWE-9.5)."""
        return prices.governing(events, self.event, self.slot_1, self.slot_2)

    def unrevealed(self) -> i64:
        """The cards of this chapter that nobody has seen."""
        return e.POOL[self.chapter] & ~self.revealed

    def rotation(self) -> i64:
        """The quarter turns clockwise of the card, whose arrow points at `edge` (WWE-6.2)."""
        return turns(self.event, self.edge)

    def field_after(self, steps: i64) -> i64:
        """The field that the stone reaches over so many uncovered fields (WWE-1.6, 6.3, 8.14)."""
        field = self.favour
        while steps > 0:
            field += 1
            if field == t.FIELDS:
                field = 0
            if not has(self.covered_fields, field):
                steps -= 1
        return field

    def stone_on(self, project: i64) -> i64:
        """The filled stone fields of a project."""
        return part(self.stones, project, COUNT_WIDTH)

    def wood_on(self, project: i64) -> i64:
        """The filled wood fields of a project."""
        return part(self.woods, project, COUNT_WIDTH)

    def free_stone(self, project: i64) -> i64:
        """The free stone fields of a project."""
        return t.STONE_FIELDS[project] - self.stone_on(project)

    def free_wood(self, project: i64) -> i64:
        """The free wood fields of a project."""
        return t.WOOD_FIELDS[project] - self.wood_on(project)

    def put_material(self, project: i64, kind: i64, number: i64) -> None:
        """Fill fields of a project; what lies there stays for good (WWE-11.7)."""
        if kind == t.STONE:
            self.stones += number << (project * COUNT_WIDTH)
        else:
            self.woods += number << (project * COUNT_WIDTH)

    def settling(self, project: i64) -> bool:
        """Whether this project is just being settled (WWE-11.4)."""
        settling = self.found(Settling)
        return settling is not None and settling.project == project

    def filled(self, project: i64) -> bool:
        """Whether all stone and wood fields of a project are filled (WWE-11.4)."""
        return self.free_stone(project) + self.free_wood(project) == 0

    def workable(self, project: i64) -> bool:
        """Whether a project is on the board, unfinished and uncovered (WWE-10.4, WWE-11.9)."""
        if not has(self.in_play & ~self.covered_projects, project):
            return False
        return not self.filled(project)

    def metal_placed(self) -> bool:
        """Whether the metal lies on the tower (WWE-12.2)."""
        return self.in_stock(t.METAL) == 0

    def taken_plots(self) -> i64:
        """The plots with a house."""
        taken: i64 = 0
        for p in self.seats:
            taken |= p.houses
        return taken

    def tile_at(self, location: i64) -> i64:
        """NO_TILE, FACE_DOWN, or above it the value of a sick inhabitant."""
        return part(self.tiles, location, TILE_WIDTH)

    def set_tile(self, location: i64, tile: i64) -> None:
        """Change what lies on a location."""
        self.tiles = with_part(self.tiles, location, TILE_WIDTH, tile)

    def sick(self, location: i64) -> i64:
        """The medical knowledge that a sick inhabitant needs; 0 where nobody is sick."""
        tile = self.tile_at(location)
        return tile - FACE_DOWN if tile > FACE_DOWN else 0

    def sick_of(self, value: i64) -> i64:
        """The locations whose sick inhabitants need so much medical knowledge, as a set."""
        found: i64 = 0
        place: i64 = 1
        tiles = self.tiles
        while tiles != 0:
            if tiles & TILE_MASK == value + FACE_DOWN:
                found |= place
            place += place
            tiles >>= TILE_WIDTH
        return found

    def anybody_sick(self) -> bool:
        """Whether there is a sick inhabitant."""
        tiles = self.tiles
        while tiles != 0:
            if tiles & TILE_MASK > FACE_DOWN:
                return True
            tiles >>= TILE_WIDTH
        return False

    def lowest_face_down(self) -> i64:
        """The face-down tile with the lowest number, or NONE."""
        for location in range(t.LOCATIONS):
            if self.tile_at(location) == FACE_DOWN:
                return location
        return NONE

    def unseen_tiles(self, n: i64) -> i64:
        """How many tiles of the n-th value have not been turned up."""
        return part(self.tiles_left, n, COUNT_WIDTH)


def turns(event: i64, edge: i64) -> i64:
    """The quarter turns after which the arrow of a card points at an edge (WWE-6.2)."""
    turned = edge - e.ARROW[event]
    return turned + t.EDGES if turned < 0 else turned
