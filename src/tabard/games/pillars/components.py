"""What is in the box, said once, in the order of a position.

`BOX` says of each component what it is, how much of it there can be, who sees it, when it is there,
and which attribute keeps it. Positions, views, redeals, checks, observations, and the attributes in
`state` follow from that (see `tabard.kernel.box`).
"""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.kinds import (
    Builders,
    Foreseen,
    Interrupted,
    Refusals,
    Returning,
    TopEvent,
    Uses,
)
from tabard.kernel.box.box import Box
from tabard.kernel.box.codes import Id, OnPiece, Seat
from tabard.kernel.box.fields import (
    INTEGER,
    STRING,
    Follows,
    Group,
    Ids,
    One,
    Standing,
    count,
    flag,
    seat,
    several,
    thing,
)
from tabard.kernel.box.packed import Counts, OfSeats, Row
from tabard.kernel.box.stock import Stock
from tabard.kernel.when import may, must

NONE: Final = -1

COUNT_WIDTH: Final = 4  # builders of a seat, cubes of a kind on the market, seats in a queue
SUPPLY_WIDTH: Final = 12
SUPPLY_ZERO: Final = 1024  # the supply may owe cubes (PIL-1.5), so it is kept above this

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
KIND: Final = Id(t.KIND_IDS, {})

MOST_VP: Final = 999
MOST_WORKERS: Final[int] = t.WORKERS + t.CASTLE_GREY + t.OTTOS_WORKERS
OWED: Final[tuple[int, ...]] = tuple(-8 * cubes for cubes in t.CUBES)
ONE_CARD: Final = (1,) * t.CARDS
ONE_EVENT: Final = (1,) * t.EVENTS
ONE_ADVANTAGE: Final = (1,) * t.ADVANTAGES

TABLE: Final = (
    # the round
    count("round", 0, t.ROUNDS, "the round; 0 before the first"),
    Follows("rounds", "how many rounds there are", INTEGER, "t.ROUNDS"),
    Follows("phase", "the phase of the round, or `over`", STRING),
    Follows("station", "the station being settled, 1 to 14, or 0", INTEGER),
    Standing("step", "the step of the rules that asks"),
    Interrupted("interrupted", "the step that goes on after this one"),
    Standing("turn", "how far the step has got", t.SPACES),
    Standing("to_move", "whose choice it is: a seat, `chance` or `over`"),
    seat("start_player", "who begins (PIL-2.2)"),
    # cards on display
    Group(
        "display",
        "cards that lie open to be taken",
        Ids("resources", t.CARD_IDS, "resource cards", "open_cards"),
        Ids("aside", t.CARD_IDS, "resource cards set aside in this round", "aside", t.SET_ASIDE),
        Ids("craftsmen", t.CRAFTSMAN_IDS, "craftsmen to hire", "open_craftsmen"),
        Ids("dealt_craftsmen", t.CRAFTSMAN_IDS, "craftsmen of this round, hired or not"),
    ),
    several("kingsbridge", ADVANTAGE, "advantages there", "kingsbridge_1", "kingsbridge_2"),
    several("shiring", CRAFTSMAN, "craftsmen there", "shiring_1", "shiring_2"),
    # master builders
    Builders("spaces", "whose builders stand on the spaces of each station"),
    One("cost", OnPiece(t.COSTS), "what the next builder costs", "marker"),
    seat("drawn", "whose builder was drawn"),
    Refusals("refusals_left", "draws that may still be refused (PIL-5.2)"),
    Row(
        "waiting",
        (
            One("seat", Seat(always=True), "whose it is", "queue"),
            One("cost", OnPiece(t.COSTS), "what he refused to pay", "queue_costs"),
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
    Follows("castle_workers", "grey workers in the castle", INTEGER, "{}.castle_workers()"),
    One("tax", OnPiece(t.TAXES, by_place=False), "this round's tax"),
    Returning("returning", KIND, "the first kind that surplus may be of", start=t.WOOD),
)

MAT: Final = (
    count("vp", t.LEAST_VP, MOST_VP, "victory points (PIL-2.5)", start=t.START_VP),
    count("gold", 0, t.MOST_GOLD, "gold"),
    count("workers", 0, MOST_WORKERS, "workers at home", start=t.WORKERS),
    count("mill", 0, MOST_WORKERS, "workers in the wool mill"),
    Counts("goods", t.KIND_IDS, t.CUBES, "cubes", width=t.GOODS_WIDTH),
    Ids("row", t.CRAFTSMAN_IDS, "craftsmen", most=t.JACKS_LIMIT + 1, start=t.START_ROW),
    Follows("row_limit", "how many craftsmen he may keep", INTEGER, "{}.row_limit()"),
    Ids("cards", t.CARD_IDS, "resource cards with his workers on them"),
    Ids("advantages", t.ADVANTAGE_IDS, "advantage cards"),
    Uses("uses", "how often he has used each craftsman in this turn (PIL-17.2)"),
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

HIDDEN: Final = (Foreseen("foreseen", EVENT, "the event Ellen has seen (PIL-22.5)", start=NONE),)
TOP_EVENT: Final[TopEvent] = TopEvent()

# Pieces that must add up, and where they lie; of cards those that were used up are gone.
CARDS_LIE: Final = ("display.resources", "display.aside", "seats.cards")
ADVANTAGES_LIE: Final = ("kingsbridge", "advantages_unseen", "seats.advantages")
CRAFTSMEN_LIE: Final = ("display.craftsmen", "shiring", "seats.row")
CUBES_LIE: Final = ("supply", "market", "court_metal=metal", "seats.goods")
BUILDERS_LIE: Final = ("bag[]", "set_aside[]", "drawn", "waiting.seat", "spaces")
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
    "display.resources": may("resource_cards", "choosing_cards", "are cleared at"),
    "display.craftsmen": may("round_craftsmen", "choosing_cards", "are cleared at"),
    "display.dealt_craftsmen": may("round_craftsmen", words="none yet at"),
    "spaces.bishops_seat": may("choosing_cards", "bishops_seat", HOME),
    "spaces.kingsbridge": may("choosing_cards", "kingsbridge", HOME),
    "spaces.priory": may("choosing_cards", "priory", HOME),
    "spaces.kings_court": may("choosing_cards", "kings_tax", HOME),
    "spaces.shiring": may("choosing_cards", "shiring", HOME),
    "spaces.shiring_castle": may("choosing_cards", "shiring_castle", HOME),
    "spaces.market": may("choosing_cards", "market", HOME),
    "spaces.start_player": may("choosing_cards", "next_start_player", HOME),
    "cost": may("choosing_cards", words="is not as at first (PIL-5.1) at"),
    "drawn": must("draw_builder", "place_builder"),
    "waiting": may("choosing_cards", "place_waiting", "nobody waits at"),
    "event": must("reveal_event"),
    "tax": must("tax_roll"),
    "seats.mill": may("choosing_cards", "wool_mill", "is empty (PIL-9.1) at"),
    "seats.bought": may("shiring_castle"),
    "seats.sold": may("shiring_castle"),
    "seats.grey_won": may("shiring"),
    "seats.passed": may("ellens_look"),
    "seats.protected": may("reveal_event"),
    "seats.exempt": may("tax_roll"),
    "seats.limited_next": may("reveal_event"),
}

BOX: Final = Box(
    TABLE,
    MAT,
    piles=(TOP_EVENT,),
    stocks=STOCKS,
    when=WHEN,
    fresh="between_rounds",
    hidden=HIDDEN,
    seen=HIDDEN,
)
