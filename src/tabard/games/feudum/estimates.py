"""What a card or a guild's function could bring a player now, in points: opinions for `wits`."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import TARGET_FEUDUM, besieged, stands_at
from tabard.games.feudum.frames.cards import Assault
from tabard.games.feudum.frames.guilds import PULL
from tabard.games.feudum.ledger import can_pay
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import total
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.alchemist_guild import covers, why_not_invented
from tabard.games.feudum.steps.business import full_columns, scroll_lines
from tabard.games.feudum.steps.guild import can_feast, can_pay_feast, can_trade, function_of
from tabard.games.feudum.steps.harvest import can_harvest, yield_of
from tabard.games.feudum.steps.improve import why_not_improved
from tabard.games.feudum.steps.influence import why_no_influence
from tabard.games.feudum.steps.knight_guild import most_seals
from tabard.games.feudum.steps.landscapes import can_tend
from tabard.games.feudum.steps.noble_guild import goals, most_to_rosary
from tabard.kernel.ints import bit, has, i64, size

WRIT: Final = 1.1
TILE: Final = 0.9
COIN: Final = 0.36
GOOD: Final = 0.35
MEAN_SEAL: Final = 3  # whole points of a seal, about
NEW_PAWN: Final = 2.6
NEW_RULE: Final = 2.6
NEW_REGION: Final = 2.2
SUBJECT: Final = 0.5
SERF: Final = 0.7
TRADE: Final[tuple[float, ...]] = (0.0, 1.0, 0.5, 1.3, 1.6, 0.6)
DISCOURAGED: Final = 0.3
MOVE: Final = 0.9
STARVING: Final = 0.6


def line_goals(s: FeudumState) -> i64:
    """Rows or columns of the market that the barn could complete with one push."""
    rows = cheapest(s, t.FARMER_PUSH)
    columns: i64 = 0
    first = full_columns(s.market)
    for column in range(first + 1, t.MARKET_ROOM + 1):
        wanted: i64 = 0
        for kind in range(t.GOODS):
            lacks = column - s.on_market(kind)
            if lacks > 0:
                wanted += lacks
                if lacks > s.in_barn(kind):
                    wanted += t.BARN
        if wanted <= t.FARMER_PUSH:
            columns += 1
    return max(rows, columns)


def cheapest(s: FeudumState, number: i64) -> i64:
    """How many market rows so many goods of the barn could complete."""
    reached: i64 = 0
    for lacks in range(1, t.MARKET_ROOM + 1):
        for kind in range(t.GOODS):
            if t.MARKET_ROOM - s.on_market(kind) == lacks and s.in_barn(kind) >= lacks:
                if lacks <= number:
                    number -= lacks
                    reached += 1
    return reached


def store_goals(s: FeudumState, number: i64) -> i64:
    """How many stores so many goods of the market could fill."""
    reached: i64 = 0
    for lacks in range(1, max(t.STORE_ROOM) + 1):
        for kind in range(t.GOODS):
            if t.STORE_ROOM[kind] - s.in_store(kind) == lacks and s.on_market(kind) >= lacks:
                if lacks <= number:
                    number -= lacks
                    reached += 1
    return reached


def inventions(s: FeudumState) -> i64:
    """How many inventions the stores allow, about."""
    made: i64 = 0
    stores = s.stores
    for invention in range(t.INVENTIONS):
        if why_not_invented(s, invention, 0) == "":
            krud = invention == t.KRUD
            cost = t.BARREL_COST[0] if krud else t.VESSEL_COST[invention]
            if covers(stores, cost):
                stores -= cost
                made += 1
    return min(made, t.MOST_INVENTIONS)


def seal_lines(s: FeudumState, number: i64) -> i64:
    """How many lines of scrolls so many seals could complete."""
    full = s.full_scrolls()
    best: i64 = 0
    for chosen in range(1, bit(t.SCROLLS)):
        if chosen & full == 0 and size(chosen) <= number:
            best = max(best, scroll_lines(full, full | chosen))
    return best


def function_points(s: FeudumState, guild: i64, function: i64) -> float:
    """What a pull or push would score, about."""
    if function == PULL:
        return pull_points(s, guild)
    reached: i64 = 0
    if guild == t.FARMER:
        reached = line_goals(s)
    elif guild == t.MERCHANT:
        reached = store_goals(s, t.MERCHANT_PUSH)
    elif guild == t.ALCHEMIST:
        reached = inventions(s)
    elif guild == t.KNIGHT:
        reached = seal_lines(s, most_seals(s, t.KNIGHT_PUSH))
    elif guild == t.NOBLE:
        number = most_to_rosary(s, t.NOBLE_PUSH)
        reached = goals(total(s.rosary) + number * MEAN_SEAL, t.NOBLE_GOALS)
    else:
        reached = goals(total(s.chickens) + MEAN_SEAL, t.MONK_GOALS)
    return float(t.PUSH_VP[min(reached, t.MOST_GOALS)])


def pull_points(s: FeudumState, guild: i64) -> float:
    """What a pull would score, about."""
    reached = True
    if guild == t.FARMER:
        reached = total(s.chickens) + MEAN_SEAL >= t.CHICKEN_SUM
    elif guild == t.MERCHANT:
        reached = cheapest(s, t.MERCHANT_PULL) > 0
    elif guild == t.ALCHEMIST:
        reached = store_goals(s, t.ALCHEMIST_PULL) > 0
    elif guild == t.NOBLE:
        reached = seal_lines(s, most_seals(s, t.NOBLE_PULL)) > 0
    elif guild == t.MONK:
        reached = total(s.rosary) + MEAN_SEAL >= t.MONK_PULL_SUM
    return float(t.PULL_VP) + WRIT if reached else 0.0


def guild_card(s: FeudumState, seat: i64, closed: i64) -> float:
    """The best use of a Guild card."""
    best = 0.0
    feasts = can_pay_feast(s, seat)
    for guild in range(t.GUILDS):
        if guild != closed:
            function = function_of(s, seat, guild)
            if function != NONE:
                best = max(best, function_points(s, guild, function))
            if can_trade(s, seat, guild):
                best = max(best, TRADE[guild])
            if feasts:
                for host in range(s.players):
                    if can_feast(s, seat, host, guild):
                        points = function_points(s, guild, function_of(s, host, guild))
                        best = max(best, points + float(t.FEAST_VP) - DISCOURAGED)
    return best


def improve_card(s: FeudumState, seat: i64) -> float:
    """The best improvement or landscape."""
    best = 0.0
    p = s.seats[seat]
    for place in range(t.LOCATIONS):
        if has(p.rules, place) and why_not_improved(s, seat, place) == "":
            best = max(best, improvement(s, place))
        elif has(p.serfs, place) and can_tend(s, seat, place):
            best = max(best, float(t.TEND_VP + t.LANDSCAPE_FULL_VP))
    return best


def improvement(s: FeudumState, place: i64) -> float:
    """What improving a location scores."""
    value = s.top(t.REGION_OF[place])
    new = s.type_of(place) + 1
    points = 0.4
    if value <= s.epoch and value < t.BARE:
        points += float(t.IMPROVE_VP[value - 1][new]) + TILE
    return points


def influence_card(s: FeudumState, seat: i64) -> float:
    """Markers that could be added."""
    p = s.seats[seat]
    worth = 0.0
    places = p.pawn_places()
    left = p.markers
    for place in range(t.LOCATIONS):
        if has(places, place) and left > 0 and why_no_influence(s, seat, place) == "":
            left -= 1
            worth += marker(s, seat, place)
    return worth


def marker(s: FeudumState, seat: i64, place: i64) -> float:
    """What one more marker at a location is worth."""
    p = s.seats[seat]
    ruler = s.ruler_of(place)
    if ruler == seat:
        return SUBJECT
    if ruler == NONE or has(p.serfs, place):
        fresh = p.rules & t.REGION_LOCATIONS[t.REGION_OF[place]] == 0
        return NEW_RULE + (NEW_REGION if fresh else 0.0)
    return SERF


def conquer_card(s: FeudumState, seat: i64) -> float:
    """The best attack that the target could not withstand without help."""
    p = s.seats[seat]
    best = 0.0
    for other in range(s.players):
        for piece in range(t.PAWNS):
            if other != seat:
                place = s.seats[other].place_of(piece)
                if place != NONE and stands_at(s, seat, place):
                    if strength(s, seat, place) > t.PAWN_DEFENCE * size(
                        s.seats[other].pawns_at(place)
                    ):
                        best = max(best, float(t.CONQUER_PIECE_VP))
    for place in range(t.LOCATIONS):
        if besieged(s, seat, place) and strength(s, seat, place) > t.FEUDUM_DEFENCE + 1:
            best = max(best, float(t.CONQUER_FEUDUM_VP) + 1.0)
    return best if p.hand != 0 else 0.0


def strength(s: FeudumState, seat: i64, place: i64) -> i64:
    """What a player could attack with at a location."""
    p = s.seats[seat]
    sober = size(p.pawns_at(place) & ~p.drunk)
    powder: i64 = p.held(t.SALTPETRE)
    if not p.shows_at(t.KNIGHT, place):
        powder = min(powder, t.SALTPETRE_LIMIT)
    return sober + s.beasts_at(seat, place) + powder


def card(s: FeudumState, seat: i64, number: i64) -> float:
    """What playing a card now would bring, about."""
    p = s.seats[seat]
    if number == t.MIGRATE:
        able = p.pawns_out() < t.PAWNS and can_pay(p, t.MIGRATE_FOOD)
        return NEW_PAWN if able and p.held(t.FOOD) > p.pawns_out() + 1 else 0.0
    if number == t.MOVE:
        return MOVE if p.places != 0 else 0.0
    if number == t.INFLUENCE:
        return influence_card(s, seat)
    if number == t.IMPROVE:
        return improve_card(s, seat)
    if number == t.EXPLORE:
        return WRIT if p.rules & s.outposts != 0 and s.stack_size() > 0 else 0.0
    if number == t.HARVEST:
        if not can_harvest(s, seat):
            return 0.0
        favours = t.FAVOURS[yield_of(s, seat, True)]
        return float(t.HARVEST_VP) + GOOD * float(favours) + 1.0
    if number == t.TAX:
        towns = size(p.rules & (s.towns | s.feudums))
        return COIN * float(towns + 1) if p.rules & s.towns != 0 else 0.0
    if number == t.CONQUER:
        return conquer_card(s, seat)
    if number == t.DEFEND:
        return float(t.DEFEND_VP)
    if number == t.GUILD:
        return guild_card(s, seat, NONE)
    return repeat_card(s, seat)


def repeat_card(s: FeudumState, seat: i64) -> float:
    """The better of a second guild and a second Influence, if those are chosen too."""
    p = s.seats[seat]
    chosen = p.hand | p.played
    best = 0.0
    if has(chosen, t.GUILD):
        best = DISCOURAGED + guild_card(s, seat, p.guild_used) / 2
    if has(chosen, t.MOVE):
        best = max(best, 1.5 if p.discs() > 0 or p.voyage > 0 else 0.0)
    if has(chosen, t.INFLUENCE):
        best = max(best, influence_card(s, seat) / 2)
    return best


def battle(s: FeudumState, seat: i64) -> float:
    """What the attack being made promises to the attacker."""
    assault = s.of(Assault)
    place = assault.place
    if assault.target > TARGET_FEUDUM:
        return STARVING
    siege = assault.target == TARGET_FEUDUM
    points = t.CONQUER_FEUDUM_VP if siege else t.CONQUER_PIECE_VP
    p = s.seats[assault.defender]
    held = t.PAWN_DEFENCE * size(p.pawns_at(place) & ~p.drunk)
    if siege:
        held += t.FEUDUM_DEFENCE + (1 if s.has_subject(place) else 0)
    if assault.defended:
        held += t.CARD_DEFENCE
    wins = strength(s, seat, place) + assault.power > held
    return float(points) + 1.0 if wins else -DISCOURAGED
