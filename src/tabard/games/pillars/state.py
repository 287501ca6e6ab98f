"""What lies on the table: the board, the decks and the players' things; nothing about when or why.

What is kept is declared in `components`. Sets are bit masks over the numbers of `tables`; short
vectors are packed into one integer, behind the methods named here.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.components import BISHOP_NOTHING as BISHOP_NOTHING
from tabard.games.pillars.components import BISHOP_OPEN as BISHOP_OPEN
from tabard.games.pillars.components import BISHOP_SHIELD as BISHOP_SHIELD
from tabard.games.pillars.components import (
    COUNT_WIDTH,
    SUPPLY_WIDTH,
    SUPPLY_ZERO,
)
from tabard.games.pillars.components import NONE as NONE
from tabard.games.pillars.kinds import SPACE_MASK, SPACE_WIDTH
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, i64, mypyc_attr, part, size, with_part
from tabard.kernel.state import State

BY_LOT: Final = "random"


class Readings:
    """The options of a game in the form that steps ask for them; shared by all copies.

    pass_at_zero      a builder offered for nothing may still be passed (PIL-5.9)
    marker_to_zero    with two players the marker goes to 0 once the bag is empty (PIL-5.11)
    refusals          how many draws the start player may refuse in a round (PIL-5.2)
    debt_rounds_up    half a point of debt costs a whole one (PIL-7.3)
    start_player      the first start player, or NONE for one drawn by lot (PIL-2.2)
    """

    def __init__(self, options: dict[str, Any]) -> None:
        self.pass_at_zero: bool = options["pass_allowed_at_zero"]
        self.marker_to_zero: bool = options["two_player_set_to_zero_after_all_drawn"]
        self.refusals: i64 = options["veto_per_round"]
        self.debt_rounds_up: bool = options["debt_rounding"] == "ceil"
        given = options["first_start_player"]
        self.start_player: i64 = NONE if given == BY_LOT else int(given)


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What lies before one player; a new one has his kit (PIL-2.1, PIL-2.3, PIL-2.5)."""

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            # woven: new MAT
            self.vp: i64 = t.START_VP
            self.gold: i64 = 0
            self.workers: i64 = t.WORKERS
            self.mill: i64 = 0
            self.goods: i64 = 0
            self.row: i64 = t.START_ROW
            self.cards: i64 = 0
            self.advantages: i64 = 0
            self.bought: i64 = 0
            self.sold: i64 = 0
            self.grey: i64 = 0
            self.grey_won: i64 = 0
            self.passed: bool = False
            self.protected: bool = False
            self.exempt: bool = False
            self.limited: bool = False
            self.limited_next: bool = False
            # woven end
        else:
            # woven: copied MAT
            self.vp = source.vp
            self.gold = source.gold
            self.workers = source.workers
            self.mill = source.mill
            self.goods = source.goods
            self.row = source.row
            self.cards = source.cards
            self.advantages = source.advantages
            self.bought = source.bought
            self.sold = source.sold
            self.grey = source.grey
            self.grey_won = source.grey_won
            self.passed = source.passed
            self.protected = source.protected
            self.exempt = source.exempt
            self.limited = source.limited
            self.limited_next = source.limited_next
            # woven end

    def cubes(self, kind: i64) -> i64:
        """His cubes of one kind."""
        return (self.goods >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def add_cubes(self, kind: i64, change: i64) -> None:
        """Give him cubes, or take them."""
        self.goods += change << (kind * t.GOODS_WIDTH)

    def total_cubes(self) -> i64:
        """All his cubes."""
        total: i64 = 0
        goods = self.goods
        while goods != 0:
            total += goods & t.GOODS_MASK
            goods >>= t.GOODS_WIDTH
        return total

    def holds(self, advantage: i64) -> bool:
        """Whether he has this advantage card."""
        return has(self.advantages, advantage)

    def row_limit(self) -> i64:
        """How many craftsmen he may keep (PIL-4.6, PIL-22.6)."""
        return t.JACKS_LIMIT if self.holds(t.JACK) else t.ROW_LIMIT

    def overflows(self) -> bool:
        """Whether he has more craftsmen than he may keep."""
        return size(self.row) > self.row_limit()

    def busy_workers(self) -> i64:
        """His workers on resource cards."""
        busy: i64 = 0
        for card in range(t.CARDS):
            if has(self.cards, card):
                busy += t.CARD_WORKERS[card]
        return busy


@mypyc_attr(acyclic=True, free_list_len=1)
class PillarsState(State):
    """The board of The Pillars of the Earth and where its game stands."""

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: PillarsState | None = None,
    ) -> None:
        super().__init__(game, players, options, source)
        if source is None:
            self.readings = Readings(options)
            self.seats = [Player() for _ in range(players)]
            # woven: new TABLE
            self.round: i64 = 0
            self.start_player: i64 = NONE
            self.open_cards: i64 = 0
            self.aside: i64 = 0
            self.open_craftsmen: i64 = 0
            self.dealt_craftsmen: i64 = 0
            self.kingsbridge_1: i64 = NONE
            self.kingsbridge_2: i64 = NONE
            self.shiring_1: i64 = NONE
            self.shiring_2: i64 = NONE
            self.spaces: i64 = 0
            self.marker: i64 = 0
            self.drawn: i64 = NONE
            self.refused: i64 = 0
            self.queue: i64 = 0
            self.queue_costs: i64 = 0
            self.queued: i64 = 0
            self.bag: i64 = 0
            self.set_aside: i64 = 0
            self.event: i64 = NONE
            self.past: i64 = 0
            self.past_count: i64 = 0
            self.events_left: i64 = t.ALL_EVENTS
            self.advantages_left: i64 = t.RANDOM_ADVANTAGES
            self.bishop: i64 = BISHOP_OPEN
            self.market: i64 = 0
            self.court_metal: i64 = 0
            self.supply: i64 = 0
            self.tax: i64 = 0
            self.foreseen: i64 = NONE
            # woven end
        else:
            self.readings = source.readings
            self.seats = [Player(p) for p in source.seats]
            # woven: copied TABLE
            self.round = source.round
            self.start_player = source.start_player
            self.open_cards = source.open_cards
            self.aside = source.aside
            self.open_craftsmen = source.open_craftsmen
            self.dealt_craftsmen = source.dealt_craftsmen
            self.kingsbridge_1 = source.kingsbridge_1
            self.kingsbridge_2 = source.kingsbridge_2
            self.shiring_1 = source.shiring_1
            self.shiring_2 = source.shiring_2
            self.spaces = source.spaces
            self.marker = source.marker
            self.drawn = source.drawn
            self.refused = source.refused
            self.queue = source.queue
            self.queue_costs = source.queue_costs
            self.queued = source.queued
            self.bag = source.bag
            self.set_aside = source.set_aside
            self.event = source.event
            self.past = source.past
            self.past_count = source.past_count
            self.events_left = source.events_left
            self.advantages_left = source.advantages_left
            self.bishop = source.bishop
            self.market = source.market
            self.court_metal = source.court_metal
            self.supply = source.supply
            self.tax = source.tax
            self.foreseen = source.foreseen
            # woven end

    def copy(self) -> PillarsState:
        """An equal, independent state."""
        return PillarsState(self.game, self.players, self.options, self)

    def seat_in_turn(self, n: i64) -> i64:
        """The n-th seat in turn order, 0 for the start player (PIL-3.3)."""
        seat = self.start_player + n
        return seat - self.players if seat >= self.players else seat

    def builder_at(self, space: i64) -> i64:
        """Whose builder stands on a space, or NONE."""
        return ((self.spaces >> (space * SPACE_WIDTH)) & SPACE_MASK) - 1

    def put_builder(self, space: i64, seat: i64) -> None:
        """Set a builder on a free space."""
        self.spaces = with_part(self.spaces, space, SPACE_WIDTH, seat + 1)

    def send_home(self, space: i64) -> None:
        """Return the builder of a space, if there is one, to the bag (PIL-6.1)."""
        seat = self.builder_at(space)
        if seat != NONE:
            self.spaces = with_part(self.spaces, space, SPACE_WIDTH, 0)
            self.fill_bag(seat, 1)

    def clear_station(self, station: i64) -> None:
        """Return all builders of a station to the bag (PIL-6.1)."""
        first: i64 = t.FIRST_SPACE[station]
        for space in range(first, first + t.STATION_SPACES[station]):
            self.send_home(space)

    def stands_at(self, seat: i64, station: i64) -> bool:
        """Whether a seat has a builder at a station."""
        first: i64 = t.FIRST_SPACE[station]
        for space in range(first, first + t.STATION_SPACES[station]):
            if self.builder_at(space) == seat:
                return True
        return False

    def in_bag(self, seat: i64) -> i64:
        """How many of a seat's builders are in the bag."""
        return part(self.bag, seat, COUNT_WIDTH)

    def fill_bag(self, seat: i64, change: i64) -> None:
        """Put a seat's builders into the bag, or take them out."""
        self.bag += change << (seat * COUNT_WIDTH)

    def lay_aside(self, seat: i64, count: i64) -> None:
        """Set builders of a seat aside."""
        self.set_aside += count << (seat * COUNT_WIDTH)

    def laid_aside(self, seat: i64) -> i64:
        """How many of a seat's builders are set aside (PIL-5.10)."""
        return part(self.set_aside, seat, COUNT_WIDTH)

    def free_space(self, target: i64) -> i64:
        """The lowest free space of a target, or NONE (PIL-5.6)."""
        space: i64 = t.TARGET_FIRST[target]
        here = self.spaces >> (space * SPACE_WIDTH)
        for _ in range(t.TARGET_SPACES[target]):
            if here & SPACE_MASK == 0:
                return space
            here >>= SPACE_WIDTH
            space += 1
        return NONE

    def cost(self) -> i64:
        """The price at which the marker stands."""
        return t.COSTS[self.marker]

    def enqueue(self, seat: i64) -> None:
        """Let a seat's builder wait at the present price (PIL-5.8)."""
        self.queue = with_part(self.queue, self.queued, COUNT_WIDTH, seat)
        self.queue_costs = with_part(self.queue_costs, self.queued, COUNT_WIDTH, self.marker)
        self.queued += 1

    def waiting(self, place: i64) -> i64:
        """Whose builder waits at a place of the queue, 0 the first."""
        return part(self.queue, place, COUNT_WIDTH)

    def waiting_cost(self, place: i64) -> i64:
        """The price that a waiting builder refused."""
        return t.COSTS[part(self.queue_costs, place, COUNT_WIDTH)]

    def dequeue(self) -> None:
        """Take the first waiting builder off the queue."""
        self.queue >>= COUNT_WIDTH
        self.queue_costs >>= COUNT_WIDTH
        self.queued -= 1

    def in_supply(self, kind: i64) -> i64:
        """The supply's cubes of a kind; below 0 when cubes are owed (PIL-1.5)."""
        return part(self.supply, kind, SUPPLY_WIDTH) - SUPPLY_ZERO

    def set_supply(self, kind: i64, number: i64) -> None:
        """Say how many cubes of a kind the supply has."""
        self.supply = with_part(self.supply, kind, SUPPLY_WIDTH, number + SUPPLY_ZERO)

    def fill_supply(self, kind: i64, change: i64) -> None:
        """Put cubes into the supply, or take them out."""
        self.set_supply(kind, self.in_supply(kind) + change)

    def on_market(self, kind: i64) -> i64:
        """The market's cubes of a kind."""
        return part(self.market, kind, COUNT_WIDTH)

    def fill_market(self, kind: i64, change: i64) -> None:
        """Put cubes on the market, or take them off."""
        self.market += change << (kind * COUNT_WIDTH)

    def castle_workers(self) -> i64:
        """The grey workers standing in the castle."""
        here: i64 = t.GREY_WORKERS
        for p in self.seats:
            here -= p.grey + p.grey_won
        return here

    def past_event(self, place: i64) -> i64:
        """An event of this game, in the order they were revealed, 0 the first."""
        return part(self.past, place, COUNT_WIDTH)

    def reveal(self, event: i64) -> None:
        """Turn an event card up as this round's."""
        self.event = event
        self.events_left &= ~bit(event)
        self.past = with_part(self.past, self.past_count, COUNT_WIDTH, event)
        self.past_count += 1

    def owner_of(self, advantage: i64) -> i64:
        """Who holds an advantage card, or NONE."""
        seat: i64 = 0
        for p in self.seats:
            if p.holds(advantage):
                return seat
            seat += 1
        return NONE
