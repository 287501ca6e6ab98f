"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in victory points; no rule of the game is written here.
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.frames import Care
from tabard.games.world.state import NONE, Player, WorldState
from tabard.games.world.steps.duties import PROTECTION
from tabard.games.world.steps.market import cloth_limit, wool_price
from tabard.games.world.steps.medicine import MEDICINE
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.state import OVER

# How much a rival's prospects weigh against one's own.
RIVALRY: Final = 0.35
# What a unit of each duty is worth: for the coming chapter's end, in the last chapter (where what
# is missing costs double), for a later end, and beyond all need. By duty: piety, grain, tax.
NOW: Final[tuple[float, ...]] = (3.7, 2.8, 1.35)
LAST: Final[tuple[float, ...]] = (5.2, 3.6, 1.7)
LATER: Final[tuple[float, ...]] = (1.7, 1.3, 0.85)
SPARE: Final[tuple[float, ...]] = (0.25, 0.1, 0.5)
EXPECTED_TAX: Final[float] = sum(t.DIE) / len(t.DIE) + 0.5
# What other goods are worth while there is a chapter to come, and in the last one.
MATERIAL: Final = 1.75
LAST_MATERIAL: Final = 1.3
WOOL: Final = 1.25
CLOTH: Final = 2.2
LOYALTY: Final[tuple[float, ...]] = (1.3, 1.0, 0.8, 0.5)
KNOWLEDGE: Final[tuple[float, ...]] = (1.4, 1.3, 1.2, 1.0, 0.7, 0.4)
LAST_CHAPTER_SHARE: Final = 0.55
# What lies on the board.
HOUSE_PER_CHAPTER: Final = 1.1
SEAL: Final = 1.6
PENALTY: Final[tuple[float, ...]] = (1.2, 1.3, 3.0)
# Cards in hand: how much of what they promise comes true, and what each is worth at least.
PROMISE: Final = 0.8
LEAST: Final[tuple[float, ...]] = (1.0, 1.2, 1.2, 1.6, 0.9, 1.0, 0.5, 0.1, 0.7, 0.4, 1.2, 0.9)
RENT_SHARE: Final = 0.9
CARE: Final = 0.9


def value(s: WorldState, seat: int) -> float:
    """How well a seat stands: its prospects less those of its best rival."""
    if s.to_move == OVER:
        return standing(s, seat) - max(standing(s, o) for o in range(s.players) if o != seat)
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, prospects(s, other))
    return prospects(s, seat) - RIVALRY * best


def standing(s: WorldState, seat: int) -> float:
    """Points at the end, with the tie-breaks behind them (WWE-19.2)."""
    p = s.seats[seat]
    total = float(p.vp) + (0.5 if p.half else 0.0)
    share = 0.1
    for kind in t.TIE_BREAK:
        total += float(p.owns(kind)) * share
        share *= 0.01
    return total


def prospects(s: WorldState, seat: i64) -> float:
    """The points a seat has and may expect from what lies before it."""
    p = s.seats[seat]
    later = t.CHAPTERS - s.chapter
    total = float(p.vp) + goods(s, p, later) + pieces(s, p, later)
    if s.chapter < t.CHAPTERS or not duties_paid(s):
        total += cards(s, p, later)
    total += pending(s, seat, p, later)
    for penalty in range(t.DUTIES):
        if p.suffers(penalty):
            total -= PENALTY[penalty]
    if s.chapter == t.CHAPTERS:
        total -= losses(p)
    return total


def duties_paid(s: WorldState) -> bool:
    """Whether this chapter's duties have been paid."""
    return s.where() >= PROTECTION.index


def losses(p: Player) -> float:
    """What failed duties of the last chapter will cost (WWE-18.2)."""
    total = 0.0
    for duty in range(t.DUTIES):
        factor: i64 = 1 if has(p.spared, duty) else t.LAST_LOSS_FACTOR
        total += float(p.missed(duty) * t.DUTY_VP[duty] * factor)
    return total


def duty_worth(s: WorldState, duty: i64, count: float, later: i64) -> float:
    """What so many units of a duty's kind are worth, with so many chapters to come.

    Who counts with fewer chapters than are to come looks at the next one as if it had begun.
    """
    each = EXPECTED_TAX if duty == t.TAX else float(t.DUTY_AMOUNT[duty])
    total = 0.0
    if not duties_paid(s) or later < t.CHAPTERS - s.chapter:
        used = min(count, each)
        total += used * (LAST[duty] if later == 0 else NOW[duty])
        count -= used
    used = min(count, each * float(later))
    return total + used * LATER[duty] + (count - used) * SPARE[duty]


def marginal(s: WorldState, p: Player, duty: i64, later: i64) -> float:
    """What one more unit of a duty's kind is worth."""
    count = float(p.owns(t.DUTY_KIND[duty]))
    return duty_worth(s, duty, count + 1.0, later) - duty_worth(s, duty, count, later)


def row(worth: tuple[float, ...], count: i64) -> float:
    """What so many tokens are worth, each one less than those before."""
    total = 0.0
    last: i64 = len(worth) - 1
    for n in range(count):
        total += worth[n] if n < last else worth[last]
    return total


def goods(s: WorldState, p: Player, later: i64) -> float:
    """What lies behind a screen."""
    total = 0.0
    for duty in range(t.DUTIES):
        total += duty_worth(s, duty, float(p.owns(t.DUTY_KIND[duty])), later)
    share = 1.0 if later > 0 else LAST_CHAPTER_SHARE
    if later == 0 and duties_paid(s):
        share = 0.0
    material = 1.0 if later == 0 and duties_paid(s) else worth_of_material(s, later)
    total += float(p.owns(t.STONE) + p.owns(t.WOOD)) * material
    total += (float(p.owns(t.WOOL)) * WOOL + float(p.owns(t.CLOTH)) * CLOTH) * share
    total += row(LOYALTY, p.owns(t.LOYALTY)) * (1.0 if share > 0.0 else 0.0)
    return total + row(KNOWLEDGE, p.owns(t.MEDICAL)) * share


def worth_of_material(s: WorldState, later: i64) -> float:
    """What a stone or wood is worth: more while there is something to build."""
    return MATERIAL if later > 0 else LAST_MATERIAL


def pieces(s: WorldState, p: Player, later: i64) -> float:
    """Houses and seals on the board."""
    total = 0.0
    rents = float(later) + (RENT_SHARE if has(p.hand, t.RENT) else 0.0)
    for plot in range(t.PLOTS):
        if has(p.houses, plot):
            total += HOUSE_PER_CHAPTER * rents * (yield_worth(s, plot) / 2.0)
    return total + SEAL * float(size(p.seals)) * (1.0 if later > 0 else 0.7)


def yield_worth(s: WorldState, plot: i64) -> float:
    """What a house brings each time, roughly."""
    kind: i64 = t.YIELD_KIND[plot]
    count = float(t.YIELD_COUNT[plot])
    if kind == t.VP:
        return count
    if kind == t.MONEY:
        return count
    if kind == t.PIETY:
        return 2.8
    if kind == t.GRAIN:
        return 2.2
    return count * (WOOL if kind == t.WOOL else MATERIAL)


def cards(s: WorldState, p: Player, later: i64) -> float:
    """What the best cards in hand promise, as many as can still be laid in this chapter."""
    turns = t.ROUNDS - p.laid
    hand = p.hand
    total = 0.0
    while turns > 0 and hand != 0:
        best = -1.0
        chosen: i64 = NONE
        for card in range(t.CARDS):
            if has(hand, card):
                worth = max(LEAST[card], card_worth(s, p, card, later))
                if worth > best:
                    best = worth
                    chosen = card
        total += best * PROMISE
        hand &= ~bit(chosen)
        turns -= 1
    return total


def card_worth(s: WorldState, p: Player, card: i64, later: i64) -> float:
    """What a card would bring if it were used now."""
    if card == t.GRAIN_CARD:
        return marginal(s, p, t.BEGGING, later) if s.in_stock(t.GRAIN) > 0 else 0.0
    if card == t.PIETY_CARD:
        return marginal(s, p, t.PENANCE, later) if s.in_stock(t.PIETY) > 0 else 0.0
    if card == t.BUILDING_MATERIAL:
        return worth_of_material(s, later)
    if card == t.PROJECT_CARD:
        return building(s, p, later)
    if card == t.MARKET:
        return selling(s, p, later)
    if card == t.RENT:
        return renting(s, p)
    if card == t.BUILD_HOUSE:
        return HOUSE_PER_CHAPTER * float(later) - MATERIAL if p.money > 0 else 0.0
    if card == t.DONATION:
        return 0.8 if p.money > 0 and p.seals_left() > 0 else 0.0
    if card == t.CLOTH_MAKING:
        number: i64 = min(t.MOST_WOVEN, p.owns(t.WOOL))
        return float(number) * (CLOTH - WOOL)
    if card == t.MEDICINE:
        return healing(s, p, later)
    if card == t.PRIVILEGE:
        return repeating(s, p, later)
    return favour_worth(s, p)


def building(s: WorldState, p: Player, later: i64) -> float:
    """The points for the most material that can be placed at once, less what it is worth kept."""
    most: i64 = t.MOST_MATERIALS
    event = s.in_force(e.FEW_MASONS)
    if event != NONE:
        most = e.FEW_MASONS_LIMIT[event]
    best: i64 = 0
    for project in range(t.PROJECTS):
        if s.workable(project):
            stone: i64 = min(p.owns(t.STONE), s.free_stone(project))
            wood: i64 = min(p.owns(t.WOOD), s.free_wood(project))
            best = max(best, min(most, stone + wood))
    return float(best) * (float(t.MATERIAL_VP) - worth_of_material(s, later))


def selling(s: WorldState, p: Player, later: i64) -> float:
    """Money for all wool and the cloth that may be sold, less what they are worth kept."""
    share = 1.0 if later > 0 else LAST_CHAPTER_SHARE
    wool = p.owns(t.WOOL)
    cloth: i64 = min(p.owns(t.CLOTH), cloth_limit(s))
    money = float(p.money)
    more = float(wool * wool_price(s) + cloth * t.CLOTH_PRICE)
    gained = duty_worth(s, t.TAX, money + more, later) - duty_worth(s, t.TAX, money, later)
    return gained - (float(wool) * WOOL + float(cloth) * CLOTH) * share


def renting(s: WorldState, p: Player) -> float:
    """The yields of the best two houses."""
    first = 0.0
    second = 0.0
    houses = p.houses
    plot: i64 = 0
    while houses != 0:
        if houses & 1 == 1:
            worth = yield_worth(s, plot)
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        houses >>= 1
        plot += 1
    return first + second


def healing(s: WorldState, p: Player, later: i64) -> float:
    """Minor service, or as many of the sick as knowledge reaches, the easiest first."""
    minor = float(t.MINOR_VP) + marginal(s, p, t.TAX, later)
    if not s.anybody_sick() or s.in_force(e.NO_CARE) != NONE:
        return minor
    return max(minor, patients(s, p.owns(t.MEDICAL)))


def patients(s: WorldState, knows: i64) -> float:
    """What caring for as many of the sick as knowledge reaches brings, the easiest first."""
    total = 0.0
    for value in t.TILE_VALUES:
        if value > knows:
            break
        sick = s.sick_of(value)
        location: i64 = 0
        while sick != 0:
            if sick & 1 == 1 and value <= knows:
                knows -= value
                total += patient_worth(location)
            sick >>= 1
            location += 1
    return total


def patient_worth(location: i64) -> float:
    """What caring for somebody brings, roughly."""
    count = float(t.REWARD_COUNT[location])
    kind: i64 = t.REWARD_KIND[location]
    if kind == t.MONEY:
        return float(t.CARE_VP) + 0.8 * count
    if kind == t.VP:
        return float(t.CARE_VP) + count
    if kind == t.GRAIN or kind == t.PIETY:
        return float(t.CARE_VP) + 2.0 * count
    return float(t.CARE_VP) + 1.2 * count


def repeating(s: WorldState, p: Player, later: i64) -> float:
    """What the card on top of the open pile would bring a second time."""
    if p.laid == 0:
        return 0.0
    card = p.card_at(p.laid - 1)
    return 0.0 if card == t.PRIVILEGE else card_worth(s, p, card, later)


def favour_worth(s: WorldState, p: Player) -> float:
    """What the next favour field would bring."""
    return favour_after(s, p, t.FAVOUR_STEPS)


def favour_after(s: WorldState, p: Player, steps: i64) -> float:
    """What the favour field after so many steps would bring."""
    field = s.field_after(steps)
    effect: i64 = t.FIELD_EFFECT[field]
    kind: i64 = t.FIELD_KIND[field]
    points = float(t.FIELD_VP[field])
    if effect == t.GAIN:
        return 2.0 if kind == t.PIETY or kind == t.GRAIN else WOOL
    if effect == t.VP_IF_HAVE:
        return points if p.owns(kind) >= t.FIELD_COUNT[field] else 0.0
    if effect == t.VP_PER_TOKEN:
        return points * float(p.owns(kind))
    if effect == t.VP_PER_HOUSE:
        return points * float(size(p.houses))
    return 0.0


def pending(s: WorldState, seat: i64, p: Player, later: i64) -> float:
    """What the action brings that a seat has begun and not yet carried out."""
    if s.to_move != seat or p.laid == 0:
        return 0.0
    total = 0.0
    care = s.found(Care)
    if care is not None and care.chosen != 0:
        for location in range(t.LOCATIONS):
            if has(care.chosen, location):
                total += patient_worth(location) * CARE
        return total
    card = asking(s, p)
    return 0.0 if card == NONE else max(LEAST[card], card_worth(s, p, card, later))


def asking(s: WorldState, p: Player) -> i64:
    """The card of the player to move that asks what it is used for, or NONE."""
    card = p.card_at(p.laid - 1)
    if card == t.PRIVILEGE and p.laid > 1:
        card = p.card_at(p.laid - 1 - 1)
    return card if s.step().name == t.CARD_IDS[card] or s.at == MEDICINE.index else NONE
