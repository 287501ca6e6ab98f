"""What is in the box and lies on the table: the board, the decks and the players' things.

`TABLE`, `MAT` and `SECRETS` say it once, in the order of a position: what each component is, how
much of it there can be, when it is there, and how it is kept. Positions, views, redeals, checks,
observations and the attributes below follow from that (see `tabard.kernel.box`).

Sets are bit masks over the numbers of `tables`; short vectors are packed into one integer, behind
the methods named here.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.kernel.box import (
    Box,
    Counts,
    Follows,
    Id,
    Ids,
    OfMover,
    OfSeats,
    One,
    OnPiece,
    Part,
    Rest,
    Row,
    SeatOnly,
    Secret,
    Several,
    Spaces,
    Standing,
    Stock,
    count,
    flag,
    may,
    may_since,
    must,
    must_since,
    needed_since,
    printed,
    seat,
    thing,
)
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, i64, mypyc_attr, part, size, with_part
from tabard.kernel.state import State

NONE: Final = -1
BY_LOT: Final = "random"

SPACE_WIDTH: Final = 3  # a seat + 1, or 0 for a free space
SPACE_MASK: Final = 7
COUNT_WIDTH: Final = 4  # builders of a seat, cubes of a kind on the market, seats in a queue
SUPPLY_WIDTH: Final = 12
SUPPLY_ZERO: Final = 1024  # the supply may owe cubes (PIL-1.5), so it is kept above this
USES_WIDTH: Final = 4
USES_ROOM: Final = 15  # craftsmen in the lower vector of uses

# What the player on the bishop's seat has chosen (D06): a kind of cube, or one of these.
BISHOP_OPEN: Final = -1
BISHOP_SHIELD: Final = -2
BISHOP_NOTHING: Final = -3
BISHOP_WORDS: Final[dict[int, str | None]] = {
    BISHOP_OPEN: None,
    BISHOP_SHIELD: "shield",
    BISHOP_NOTHING: "none",
}
BISHOP: Final = Id(t.KIND_IDS, BISHOP_WORDS, t.MARKET_KINDS)
ADVANTAGE: Final = Id(t.ADVANTAGE_IDS)
CRAFTSMAN: Final = Id(t.CRAFTSMAN_IDS)
EVENT: Final = Id(t.EVENT_IDS, {})

MOST_VP: Final = 999
MOST_WORKERS: Final[int] = t.WORKERS + t.CASTLE_GREY + t.OTTOS_WORKERS
OWED: Final[tuple[int, ...]] = tuple(-8 * cubes for cubes in t.CUBES)
MOST_USES: Final[tuple[int, ...]] = (2**USES_WIDTH - 1,) * t.CRAFTSMEN
ONE_CARD: Final = (1,) * t.CARDS
ONE_EVENT: Final = (1,) * t.EVENTS
ONE_ADVANTAGE: Final = (1,) * t.ADVANTAGES

# -- the box ------------------------------------------------------------------------------------

TABLE: Final = (
    # the round
    count("round", 0, t.ROUNDS, "the round; 0 before the first"),
    Follows("rounds", "how many rounds there are", {"type": "integer"}),
    Follows("phase", "the phase of the round, or `over`", {"type": "string"}),
    Follows("station", "the station being settled, 1 to 14, or 0", {"type": "integer"}),
    Standing("step", "the step of the rules that asks"),
    Standing("interrupted", "the step that goes on after this one"),
    Standing("turn", "how far the step has got", t.SPACES),
    Standing("to_move", "whose choice it is: a seat, `chance` or `over`"),
    seat("start_player", "who begins (PIL-2.2)"),
    # cards on display
    Part(
        "display",
        "cards that lie open to be taken",
        Ids("resources", t.CARD_IDS, "resource cards", "open_cards"),
        Ids("aside", t.CARD_IDS, "resource cards set aside in this round", "aside", t.SET_ASIDE),
        Ids("craftsmen", t.CRAFTSMAN_IDS, "craftsmen to hire", "open_craftsmen"),
        Ids("dealt_craftsmen", t.CRAFTSMAN_IDS, "craftsmen of this round, hired or not"),
    ),
    Several("kingsbridge", ADVANTAGE, "advantages there", ("kingsbridge_1", "kingsbridge_2")),
    Several("shiring", CRAFTSMAN, "craftsmen there", ("shiring_1", "shiring_2")),
    # master builders
    Spaces("spaces", t.STATION_IDS, t.STATION_SPACES, "whose builders", "spaces", SPACE_WIDTH),
    printed("cost", t.COSTS, "track", "what the next builder costs", "marker"),
    seat("drawn", "whose builder was drawn"),
    Rest("refusals_left", "draws that may still be refused (PIL-5.2)", "refused", t.REFUSALS),
    Row(
        "waiting",
        (
            One("seat", SeatOnly(), "whose it is", "queue"),
            One("cost", OnPiece(t.COSTS, "track"), "what he refused to pay", "queue_costs"),
        ),
        "builders that wait, the first first (PIL-5.8)",
        "queued",
        t.BUILDERS * t.MAX_PLAYERS,
        COUNT_WIDTH,
    ),
    OfSeats("bag", t.BUILDERS, "each seat's builders in the bag", width=COUNT_WIDTH),
    OfSeats("set_aside", t.BUILDERS, "each seat's that sit out (PIL-5.10)", width=COUNT_WIDTH),
    # events and what answers them
    thing("event", t.EVENT_IDS, "this round's event"),
    Row(
        "past_events",
        (One("", EVENT, "an event", "past"),),
        "the events so far, in their order",
        "past_count",
        t.ROUNDS,
        COUNT_WIDTH,
        once=True,
    ),
    Ids("events_unseen", t.EVENT_IDS, "the other events", "events_left", start=t.ALL_EVENTS),
    Ids(
        "advantages_unseen",
        t.ADVANTAGE_IDS,
        "advantage cards that nobody has seen",
        "advantages_left",
        start=t.RANDOM_ADVANTAGES,
    ),
    One("bishop", BISHOP, "what was chosen at the bishop's seat (D06)", start=BISHOP_OPEN),
    # cubes
    Counts(
        "market",
        t.KIND_IDS,
        t.MARKET_STOCK,
        "cubes on the market",
        width=COUNT_WIDTH,
        among=t.MARKET_KINDS,
    ),
    count("court_metal", 0, t.COURT_METAL, "metal at the king's court"),
    Counts(
        "supply",
        t.KIND_IDS,
        t.CUBES,
        "cubes in the supply; less than 0 are owed (PIL-1.5)",
        width=SUPPLY_WIDTH,
        least=OWED,
        zero=SUPPLY_ZERO,
    ),
    Follows("castle_workers", "grey workers in the castle", {"type": "integer"}),
    printed("tax", t.TAXES, "die", "this round's tax", by_place=False),
    One("returning", Id(t.KIND_IDS, {}), "the first kind that surplus may be of", start=t.WOOD),
)

MAT: Final = (
    count("vp", t.LEAST_VP, MOST_VP, "victory points (PIL-2.5)", start=t.START_VP),
    count("gold", 0, t.MOST_GOLD, "gold"),
    count("workers", 0, MOST_WORKERS, "workers at home", start=t.WORKERS),
    count("mill", 0, MOST_WORKERS, "workers in the wool mill"),
    Counts("goods", t.KIND_IDS, t.CUBES, "cubes", width=t.GOODS_WIDTH),
    Ids("row", t.CRAFTSMAN_IDS, "craftsmen", most=t.JACKS_LIMIT + 1, start=t.START_ROW),
    Follows("row_limit", "how many craftsmen he may keep", {"type": "integer"}),
    Ids("cards", t.CARD_IDS, "resource cards with his workers on them"),
    Ids("advantages", t.ADVANTAGE_IDS, "advantage cards"),
    OfMover(
        Counts(
            "uses",
            t.CRAFTSMAN_IDS,
            MOST_USES,
            "how often he has used each craftsman in this turn (PIL-17.2)",
            ("uses_low", "uses_high"),
            USES_WIDTH,
            sparse=True,
            room=USES_ROOM,
        ),
        "is not building now (PIL-17.1)",
    ),
    Ids("bought", t.KIND_IDS, "kinds bought in this round"),
    Ids("sold", t.KIND_IDS, "kinds sold in this round"),
    count("grey", 0, t.CASTLE_GREY, "grey workers of this round"),
    count("grey_won", 0, t.CASTLE_GREY, "grey workers of the next round"),
    flag("passed", "takes no more cards in this round"),
    flag("protected", "the event does not touch him"),
    flag("exempt", "pays no tax in this round"),
    flag("limited", "has fewer builders in this round (PIL-5.10)"),
    flag("limited_next", "has fewer builders in the next round"),
)

SECRETS: Final = (
    Secret(thing("foreseen", t.EVENT_IDS, "the event Ellen has seen (PIL-22.5)"), "events_left"),
)

# Pieces that must add up, and where they lie; of cards those that were used up are gone.
CARDS_LIE: Final = ("display.resources", "display.aside", "seats.cards")
ADVANTAGES_LIE: Final = ("kingsbridge", "advantages_unseen", "seats.advantages")
CRAFTSMEN_LIE: Final = ("display.craftsmen", "shiring", "seats.row")
CUBES_LIE: Final = ("supply", "market", "court_metal=metal", "seats.goods")
BUILDERS_LIE: Final = ("bag", "set_aside", "drawn", "waiting", "spaces")
EVENTS_LIE: Final = ("past_events", "events_unseen")
GREY_LIE: Final = ("seats.grey=grey", "seats.grey_won=grey")
STOCKS: Final = (
    Stock("cubes", "PIL-1.7", t.KIND_IDS, t.CUBES, CUBES_LIE, "supply.{}"),
    Stock("builders", "PIL-1.7", (), (t.BUILDERS,), BUILDERS_LIE, "bag[{}]"),
    Stock("events", "PIL-2.8", t.EVENT_IDS, ONE_EVENT, EVENTS_LIE, "events_unseen"),
    Stock("grey", "PIL-15.2", ("grey",), (t.GREY_WORKERS,), GREY_LIE, "seats.grey", exact=False),
    Stock("cards", "PIL-3.2", t.CARD_IDS, ONE_CARD, CARDS_LIE, exact=False),
    Stock("advantages", "PIL-1.3", t.ADVANTAGE_IDS, ONE_ADVANTAGE, ADVANTAGES_LIE, exact=False),
    Stock("craftsmen", "PIL-21.15", t.CRAFTSMAN_IDS, t.COPIES, CRAFTSMEN_LIE, exact=False),
)

# When components are there; all others can be at any time.
HOME: Final = "is empty (PIL-6.1) at"
WHEN: Final = {
    "start_player": needed_since("first_start_player"),
    "display.resources": may("resource_cards", "choosing_cards", "are cleared at"),
    "display.craftsmen": may("round_craftsmen", "choosing_cards", "are cleared at"),
    "display.dealt_craftsmen": may_since("round_craftsmen", "none yet at"),
    "spaces.bishops_seat": may("choosing_cards", "bishops_seat", HOME),
    "spaces.kingsbridge": may("choosing_cards", "kingsbridge", HOME),
    "spaces.priory": may("choosing_cards", "priory", HOME),
    "spaces.kings_court": may("choosing_cards", "kings_tax", HOME),
    "spaces.shiring": may("choosing_cards", "shiring", HOME),
    "spaces.shiring_castle": may("choosing_cards", "shiring_castle", HOME),
    "spaces.market": may("choosing_cards", "market", HOME),
    "spaces.start_player": may("choosing_cards", "next_start_player", HOME),
    "cost": may_since("choosing_cards", "is not as at first (PIL-5.1) at"),
    "drawn": must("draw_builder", "place_builder"),
    "waiting": may("choosing_cards", "place_waiting", "nobody waits at"),
    "event": must_since("reveal_event"),
    "tax": must_since("tax_roll"),
    "seats.mill": may("choosing_cards", "wool_mill", "is empty (PIL-9.1) at"),
    "seats.bought": may_since("shiring_castle"),
    "seats.sold": may_since("shiring_castle"),
    "seats.grey_won": may_since("shiring"),
    "seats.passed": may_since("ellens_look"),
    "seats.protected": may_since("reveal_event"),
    "seats.exempt": may_since("tax_roll"),
    "seats.limited_next": may_since("reveal_event"),
}

BOX: Final = Box(TABLE, MAT, SECRETS, STOCKS, WHEN, "between_rounds", t.MAX_PLAYERS)


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
        super().__init__(game, players, options)
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
            self.returning: i64 = t.WOOD
            self.foreseen: i64 = NONE
            self.uses_low: i64 = 0
            self.uses_high: i64 = 0
            # woven end
        else:
            self.stand_as(source)
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
            self.returning = source.returning
            self.foreseen = source.foreseen
            self.uses_low = source.uses_low
            self.uses_high = source.uses_high
            # woven end

    def copy(self) -> PillarsState:
        """An equal, independent state."""
        return PillarsState(self.game, self.players, self.options, self)

    # -- seats ---------------------------------------------------------------------------------

    def seat_in_turn(self, n: i64) -> i64:
        """The n-th seat in turn order, 0 for the start player (PIL-3.3)."""
        seat = self.start_player + n
        return seat - self.players if seat >= self.players else seat

    # -- builders ------------------------------------------------------------------------------

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

    # -- goods ---------------------------------------------------------------------------------

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

    # -- cards ---------------------------------------------------------------------------------

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

    def uses(self, craftsman: i64) -> i64:
        """How often the player building now has used a craftsman in this turn (PIL-17.2)."""
        if craftsman < USES_ROOM:
            return part(self.uses_low, craftsman, USES_WIDTH)
        return part(self.uses_high, craftsman - USES_ROOM, USES_WIDTH)

    def add_uses(self, craftsman: i64, times: i64) -> None:
        """Count uses of a craftsman."""
        if craftsman < USES_ROOM:
            self.uses_low += times << (craftsman * USES_WIDTH)
        else:
            self.uses_high += times << ((craftsman - USES_ROOM) * USES_WIDTH)

    def forget_uses(self) -> None:
        """Begin a building turn."""
        self.uses_low = 0
        self.uses_high = 0
