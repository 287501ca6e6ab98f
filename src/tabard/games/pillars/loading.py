"""Positions read back: every field checked, and the whole checked against the rules."""

from __future__ import annotations

from typing import Any

from tabard.games.pillars import moments
from tabard.games.pillars import tables as t
from tabard.games.pillars.scoring import violations
from tabard.games.pillars.state import NONE, PillarsState, Player
from tabard.games.pillars.steps.cathedral import capacity
from tabard.games.pillars.view import BISHOP_WORDS, public
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, i64
from tabard.kernel.loading import check_derived, head, seat_at, set_of, stand
from tabard.kernel.position import Fields, index_of
from tabard.kernel.state import OVER

MOST_VP = 999
DERIVED = ("rounds", "phase", "station", "castle_workers")


def load(game: Game[PillarsState], data: Any) -> PillarsState:
    """The state of a position; what follows without a choice has then happened."""
    f = Fields(data)
    s = PillarsState(game, *head(game, f))
    read_board(s, f)
    read_builders(s, f)
    read_cards(s, f)
    for seat, player in enumerate(f.objects("seats", s.players, s.players)):
        read_player(s, seat, player)
    mover = f.raw("to_move")
    if mover == "over":
        s.to_move = OVER
    check_derived(f, public(s), DERIVED)
    f.done()
    moments.check(s)
    for problem in violations(s):
        raise BadPosition("position", problem)
    stand(s, mover)
    return s


def read_board(s: PillarsState, f: Fields) -> None:
    """Round, step and everything that is a number on the board."""
    game = s.game
    s.round = f.integer("round", 0, t.ROUNDS)
    s.at = game.by_name[step_name(game, f, "step")].index
    if f.raw("interrupted") is not None:
        s.back = game.by_name[step_name(game, f, "interrupted")].index + 1
    s.turn = f.integer("turn", 0, max(int(s.players), t.SPACES))
    s.start_player = seat_at(f.raw("start_player"), s.players, f.at("start_player"))
    if s.start_player == NONE and s.step().name != "first_start_player":
        raise f.wrong("start_player", "is missing")
    s.marker = t.COSTS.index(listed(f, "cost", t.COSTS, "track"))
    s.refused = s.readings.refusals - f.integer("refusals_left", 0, int(s.readings.refusals))
    market = f.fields("market")
    for k in t.MARKET_KINDS:
        s.fill_market(k, market.integer(t.KIND_IDS[k], 0, t.MARKET_STOCK[k]))
    market.done()
    supply = f.fields("supply")
    for k in range(t.KINDS):
        s.set_supply(k, supply.integer(t.KIND_IDS[k], -t.CUBES[k] * 8, t.CUBES[k]))
    supply.done()
    s.court_metal = f.integer("court_metal", 0, t.COURT_METAL)
    s.returning = f.index("returning", t.KIND_IDS)
    s.tax = 0 if f.raw("tax") is None else listed(f, "tax", t.TAXES, "die")


def listed(f: Fields, name: str, values: tuple[int, ...], what: str) -> int:
    """A whole number that is printed on a piece of the game."""
    value = f.raw(name)
    if type(value) is not int or value not in values:
        raise f.wrong(name, f"{value!r} is not on the {what} {list(values)}")
    return value


def step_name(game: Game[Any], f: Fields, name: str) -> str:
    """The id of a step of the program."""
    steps = list(game.by_name)
    return steps[f.index(name, steps)]


def read_builders(s: PillarsState, f: Fields) -> None:
    """Where the builders are."""
    spaces = f.fields("spaces")
    for i in range(t.STATIONS):
        count = t.STATION_SPACES[i]
        if count > 0:
            for n, value in enumerate(spaces.array(t.STATION_IDS[i], count, count)):
                path = f"{spaces.at(t.STATION_IDS[i])}[{n}]"
                s.put_builder(t.FIRST_SPACE[i] + n, seat_at(value, s.players, path))
    spaces.done()
    s.drawn = seat_at(f.raw("drawn"), s.players, f.at("drawn"))
    for seat, count in enumerate(f.integers("bag", int(s.players), 0, t.BUILDERS)):
        s.fill_bag(seat, count)
    for seat, count in enumerate(f.integers("set_aside", int(s.players), 0, t.BUILDERS)):
        s.lay_aside(seat, count)
    marker = s.marker
    for entry in f.objects("waiting", 0, t.BUILDERS * t.MAX_PLAYERS):
        s.marker = t.COSTS.index(listed(entry, "cost", t.COSTS, "track"))
        s.enqueue(entry.integer("seat", 0, int(s.players) - 1))
        entry.done()
    s.marker = marker


def read_cards(s: PillarsState, f: Fields) -> None:
    """Display, decks, and the cards of Kingsbridge and Shiring."""
    display = f.fields("display")
    s.open_cards = set_of(display.indices("resources", t.CARD_IDS, 0, t.CARDS))
    s.aside = set_of(display.indices("aside", t.CARD_IDS, 0, t.SET_ASIDE))
    s.open_craftsmen = set_of(display.indices("craftsmen", t.CRAFTSMAN_IDS, 0, t.CRAFTSMEN))
    s.dealt_craftsmen = set_of(display.indices("dealt_craftsmen", t.CRAFTSMAN_IDS, 0, t.CRAFTSMEN))
    display.done()
    s.kingsbridge_1, s.kingsbridge_2 = two_cards(f, "kingsbridge", t.ADVANTAGE_IDS)
    s.shiring_1, s.shiring_2 = two_cards(f, "shiring", t.CRAFTSMAN_IDS)
    s.advantages_left = set_of(f.indices("advantages_unseen", t.ADVANTAGE_IDS, 0, t.ADVANTAGES))
    for event in f.indices("past_events", t.EVENT_IDS, 0, t.ROUNDS):
        s.reveal(event)
    if s.events_left != set_of(f.indices("events_unseen", t.EVENT_IDS, 0, t.EVENTS)):
        raise f.wrong("events_unseen", "and past_events are not all the events")
    s.event = f.index_or_none("event", t.EVENT_IDS)
    if s.event != NONE and (s.past_count == 0 or s.event != s.past_event(s.past_count - 1)):
        raise f.wrong("event", "is not the last of past_events")
    s.bishop = bishops_word(f.raw("bishop"), f.at("bishop"))
    if f.has("foreseen"):
        s.foreseen = f.index("foreseen", t.EVENT_IDS)
        if s.events_left & bit(s.foreseen) == 0:
            raise f.wrong("foreseen", "is not among events_unseen")


def bishops_word(value: Any, path: str) -> int:
    """What the player on the bishop's seat has chosen (D06)."""
    for code, word in BISHOP_WORDS.items():
        if value == word:
            return code
    return t.MARKET_KINDS[index_of(value, [t.KIND_IDS[k] for k in t.MARKET_KINDS], path)]


def two_cards(f: Fields, name: str, known: tuple[str, ...]) -> tuple[int, int]:
    """The cards at the two spaces of a town, NONE where there is none."""
    found = [
        NONE if value is None else index_of(value, known, f"{f.at(name)}[{i}]")
        for i, value in enumerate(f.array(name, 2, 2))
    ]
    return found[0], found[1]


def read_player(s: PillarsState, seat: int, f: Fields) -> None:
    """What lies before one player."""
    p: Player = s.seats[seat]
    p.vp = f.integer("vp", t.LEAST_VP, MOST_VP)
    p.gold = f.integer("gold", 0, t.MOST_GOLD)
    most_workers = t.WORKERS + t.CASTLE_GREY + t.OTTOS_WORKERS
    p.workers = f.integer("workers", 0, most_workers)
    p.mill = f.integer("mill", 0, most_workers)
    goods = f.fields("goods")
    for k in range(t.KINDS):
        number: i64 = goods.integer(t.KIND_IDS[k], 0, t.CUBES[k])
        p.goods |= number << (k * t.GOODS_WIDTH)
    goods.done()
    p.row = set_of(f.indices("row", t.CRAFTSMAN_IDS, 0, t.JACKS_LIMIT + 1))
    p.cards = set_of(f.indices("cards", t.CARD_IDS, 0, t.CARDS))
    p.advantages = set_of(f.indices("advantages", t.ADVANTAGE_IDS, 0, t.ADVANTAGES))
    p.bought = set_of(f.indices("bought", t.KIND_IDS, 0, t.KINDS))
    p.sold = set_of(f.indices("sold", t.KIND_IDS, 0, t.KINDS))
    p.grey = f.integer("grey", 0, t.CASTLE_GREY)
    p.grey_won = f.integer("grey_won", 0, t.CASTLE_GREY)
    p.passed = f.flag("passed")
    p.protected = f.flag("protected")
    p.exempt = f.flag("exempt")
    p.limited = f.flag("limited")
    p.limited_next = f.flag("limited_next")
    read_uses(s, seat, f.fields("uses"))
    if f.has("row_limit"):
        f.integer("row_limit", int(p.row_limit()), int(p.row_limit()))
    f.done()


def read_uses(s: PillarsState, seat: int, f: Fields) -> None:
    """Uses of craftsmen by the player who is building."""
    turn = s.step().name == "building" and s.turn < s.players
    building = turn and s.seat_in_turn(s.turn) == seat
    for name in f.data:
        craftsman = index_of(name, t.CRAFTSMAN_IDS, f.path)
        if not building or s.seats[seat].row & bit(craftsman) == 0:
            raise f.wrong(name, "is not building now (PIL-17.1)")
        s.add_uses(craftsman, f.integer(name, 1, int(capacity(s, craftsman))))
