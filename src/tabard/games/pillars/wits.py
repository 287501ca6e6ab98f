"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in victory points; no rule of the game is written here.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import BuildingTurn
from tabard.games.pillars.state import NONE, PillarsState, Player
from tabard.games.pillars.steps.cathedral import BUILDING, TURN_ENDS, capacity
from tabard.games.pillars.steps.event import EVENT_EFFECT
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.state import OVER
from tabard.kernel.step import Step

# What a thing is worth while there are rounds to come, and in the last round.
GOLD: Final = 0.28
LAST_GOLD: Final = 0.03
KEPT_CUBE: Final[tuple[float, ...]] = (0.55, 0.7, 0.4, 1.5)
LAST_CUBE: Final = 0.02
EXPECTED_TAX: Final[float] = sum(t.DIE) / len(t.DIE)
BUILDER_IN_BAG: Final = 1.6
WAITING_BUILDER: Final = 1.1
MARKET_PLACE: Final = 0.9
CASTLE_PLACE: Final = 0.8
START_PLACE: Final = 0.5
BISHOP_PLACE: Final = 0.7
COURT_PLACE: Final = 0.1
LAST_METAL: Final = 1.0
# How much a rival's prospects weigh against one's own.
RIVALRY: Final = 0.5
# How much of what a use consumes had to be given up for it.
OWN_GOODS: Final = 0.6
# How much of a craftsman's capacity is really used in a later round; and of each further one's.
LATER_USE: Final = 0.42
CROWDED: Final = 0.8
# Worth per round to come of the lasting advantage cards, by effect; and of those used once.
LASTING: Final[dict[int, float]] = {
    t.FRANCIS: 0.35,
    t.PHILIP: 0.5,
    t.ELLEN: 0.15,
    t.JACK: 0.4,
    t.OTTO: 0.3,
}
ONCE: Final[dict[int, float]] = {t.THOMAS: 0.8, t.FALL_OF_THE_KING: 0.9, t.REMIGIUS: 1.2}


NOTHING: Final = 0.01  # what consumes nothing is the most thrifty


def scarcity(craftsman: int) -> float:
    """What one use of a craftsman consumes, in points."""
    goods = t.INPUTS[craftsman]
    worth = t.GOLD_INPUT[craftsman] * GOLD
    for kind in range(t.KINDS):
        worth += (goods >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK) * KEPT_CUBE[kind]
    return worth


def thrift(craftsman: int) -> float:
    """How much a use gives for what it takes."""
    gain = t.USE_VP[craftsman] + t.USE_GOLD[craftsman] * GOLD
    return gain / (scarcity(craftsman) + NOTHING)


# The order in which a player uses his craftsmen: the most thrifty first.
BEST_FIRST: Final[tuple[int, ...]] = tuple(
    sorted(range(t.CRAFTSMEN), key=lambda c: (-thrift(c), c))
)
PROFIT: Final[tuple[float, ...]] = tuple(
    max(0.0, t.USE_VP[c] + t.USE_GOLD[c] * GOLD - OWN_GOODS * scarcity(c))
    for c in range(t.CRAFTSMEN)
)


def value(s: PillarsState, seat: int) -> float:
    """How well a seat stands: its prospects less those of its best rival."""
    if s.to_move == OVER:
        return standing(s, seat) - max(standing(s, o) for o in range(s.players) if o != seat)
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, prospects(s, other))
    return prospects(s, seat) - RIVALRY * best


def standing(s: PillarsState, seat: int) -> float:
    """Points at the end, gold as the tie-break (PIL-20.2)."""
    return float(s.seats[seat].vp) * (t.MOST_GOLD + 1) + float(s.seats[seat].gold)


def prospects(s: PillarsState, seat: i64) -> float:
    """The points a seat has and may expect from what lies before it."""
    p = s.seats[seat]
    later = t.ROUNDS - s.round
    total = float(p.vp) + hopes(s, seat, p, later) + lasting(p, later) + rows_future(p, later)
    gold = float(p.gold) + float(p.workers + p.mill) * t.WAGE
    if before(s, BUILDING) and s.tax == 0 and not s.stands_at(seat, t.KINGS_COURT):
        gold -= t.FIXED_TAX if p.holds(t.FRANCIS) else EXPECTED_TAX
    return total + building(s, seat, p, min(gold, float(t.MOST_GOLD)), later)


def building(s: PillarsState, seat: i64, p: Player, gold: float, later: i64) -> float:
    """Points from this round's building, and the worth of gold and cubes that remain."""
    worth_of_gold = GOLD if later > 0 else LAST_GOLD
    total = 0.0
    goods = expected_goods(s, p)
    if still_builds(s, seat):
        turn = s.found(BuildingTurn) if s.to_move == seat else None
        for c in BEST_FIRST:
            if has(p.row, c) and p.row & t.NEEDED_BESIDE[c] != 0:
                uses = known_capacity(s, c)
                if turn is not None:
                    uses -= turn.uses(c)
                while uses > 0 and covers(goods, t.INPUTS[c]) and gold >= t.GOLD_INPUT[c]:
                    if t.GOLD_INPUT[c] > 0 and later > 0:
                        break
                    if t.HOLDS[c] != 0 and not covers(goods, t.HOLDS[c]):
                        break
                    goods -= t.INPUTS[c]
                    gold += t.USE_GOLD[c] - t.GOLD_INPUT[c]
                    total += t.USE_VP[c]
                    uses -= 1
    kept = 0.0
    count: i64 = 0
    for kind in range(t.KINDS):
        number = (goods >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK
        count += number
        kept += float(number) * (KEPT_CUBE[kind] if later > 0 else LAST_CUBE)
    if count > t.GOODS_KEPT:
        kept *= float(t.GOODS_KEPT) / float(count)
    return total + kept + gold * worth_of_gold


def covers(goods: i64, needed: i64) -> bool:
    """Whether a packed vector of goods holds another."""
    while needed != 0:
        if goods & t.GOODS_MASK < needed & t.GOODS_MASK:
            return False
        goods >>= t.GOODS_WIDTH
        needed >>= t.GOODS_WIDTH
    return True


def expected_goods(s: PillarsState, p: Player) -> i64:
    """A player's cubes with those his resource cards and lasting incomes will still bring."""
    goods = p.goods
    for card in range(t.CARDS):
        if has(p.cards, card):
            number: i64 = t.CARD_YIELD[card]
            goods += number << (t.CARD_KIND[card] * t.GOODS_WIDTH)
    if before(s, EVENT_EFFECT):
        for kind in range(t.KINDS):
            if t.INCOME_CARD[kind] != NONE and p.holds(t.INCOME_CARD[kind]):
                income: i64 = t.INCOME[kind]
                goods += income << (kind * t.GOODS_WIDTH)
    return goods


def before(s: PillarsState, step: Step[PillarsState]) -> bool:
    """Whether the round has not got past a step, seen through interrupts."""
    return s.main_step().index <= step.index


def known_capacity(s: PillarsState, craftsman: i64) -> i64:
    """Uses of a craftsman in this round, as far as its event is known."""
    return t.CAPACITY[craftsman] if s.event == NONE else capacity(s, craftsman)


def still_builds(s: PillarsState, seat: i64) -> bool:
    """Whether a seat's building turn of this round is still to come or going on."""
    at = s.main_step().index
    if not BUILDING.index <= at <= TURN_ENDS.index:
        return at < BUILDING.index
    for n in range(s.main_progress()):
        if s.seat_in_turn(n) == seat:
            return False
    return True


def rows_future(p: Player, later: i64) -> float:
    """What a row may build in the rounds to come, the better craftsmen first."""
    total = 0.0
    share = 1.0
    for c in BEST_FIRST:
        if has(p.row, c):
            total += PROFIT[c] * float(t.CAPACITY[c]) * share
            share *= CROWDED
    return total * LATER_USE * float(later)


def lasting(p: Player, later: i64) -> float:
    """The worth of advantage cards."""
    total = 0.0
    for kind in range(t.KINDS):
        if t.INCOME_CARD[kind] != NONE and p.holds(t.INCOME_CARD[kind]):
            total += KEPT_CUBE[kind] * float(t.INCOME[kind]) * float(later)
    for card, worth in LASTING.items():
        if p.holds(card):
            total += worth * float(later)
    if later > 0:
        for card, worth in ONCE.items():
            if p.holds(card):
                total += worth
    return total


def hopes(s: PillarsState, seat: i64, p: Player, later: i64) -> float:
    """What the builders of a seat promise: those placed, those waiting, those in the bag."""
    total = 0.0
    if before(s, EVENT_EFFECT):
        total += BUILDER_IN_BAG * float(s.in_bag(seat) + (1 if s.drawn == seat else 0))
    for i in range(s.queued):
        if s.waiting(i) == seat:
            total += WAITING_BUILDER
    for station in range(t.STATIONS):
        first: i64 = t.FIRST_SPACE[station]
        for n in range(t.STATION_SPACES[station]):
            if s.builder_at(first + n) == seat:
                total += promise(s, p, station, n, later)
    return total


def promise(s: PillarsState, p: Player, station: i64, n: i64, later: i64) -> float:
    """What a builder on a space of a station will bring."""
    if station == t.KINGSBRIDGE:
        return card_worth(s.kingsbridge_1 if n == 0 else s.kingsbridge_2, p, later)
    if station == t.SHIRING:
        return hire_worth(s.shiring_1 if n == 0 else s.shiring_2, p, later)
    if station == t.PRIORY:
        return float(t.PRIORY_VP[n] + (t.PRIORY_BONUS if p.holds(t.PHILIP) else 0))
    if station == t.KINGS_COURT:
        metal = s.court_metal if t.FIRST_SPACE[t.KINGS_COURT] + n == t.METAL_SPACE else 0
        return COURT_PLACE + float(metal) * (KEPT_CUBE[t.METAL] if later > 0 else LAST_METAL)
    if station == t.MARKET:
        return MARKET_PLACE
    if station == t.BISHOPS_SEAT:
        return BISHOP_PLACE
    if later == 0:
        return 0.0
    return CASTLE_PLACE if station == t.SHIRING_CASTLE else START_PLACE


def card_worth(card: i64, p: Player, later: i64) -> float:
    """What an advantage card is worth to whoever takes it now."""
    if card == NONE:
        return 0.0
    total = float(t.GAIN_VP[card]) + float(t.GAIN_GOLD[card]) * (GOLD if later > 0 else LAST_GOLD)
    for kind in range(t.KINDS):
        total += float(t.GAIN_GOODS[card][kind]) * KEPT_CUBE[kind]
    owner = Player(p)
    owner.advantages = bit(card)
    return total + lasting(owner, later + 1)


def hire_worth(craftsman: i64, p: Player, later: i64) -> float:
    """What a craftsman is worth to whoever gets him now."""
    if craftsman == NONE:
        return 0.0
    owner = Player(p)
    owner.row |= bit(craftsman)
    return rows_future(owner, later + 1) - rows_future(p, later + 1)
