"""What a decent player knows: a hand-written value of a table, for bots that look one step ahead.

Every figure here is an opinion about play, in victory points; no rule of the game is written here.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import estimates as o
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Drawing
from tabard.games.feudum.frames.cards import (
    Action,
    Influences,
    Journey,
    Migration,
    Reaping,
    Repetition,
    Upgrade,
)
from tabard.games.feudum.frames.guilds import PULL, PUSH, Delivery, Purchase, Work, Workshop
from tabard.games.feudum.frames.seals import ColoursTaken, ScrollsChosen, Sealing, SealPurchase
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.scoring import (
    charter_points,
    empire_points,
    voyage_points,
)
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import lines_completed, scroll_lines, stores_filled
from tabard.games.feudum.steps.epochs import active_regions, landscape_points, seat_points
from tabard.games.feudum.steps.influence import why_no_influence
from tabard.games.feudum.steps.knight_guild import most_seals
from tabard.games.feudum.steps.membership import stars
from tabard.games.feudum.whereabouts import action_of, working_step
from tabard.kernel.ints import has, i64, size
from tabard.kernel.state import OVER

# What things are worth while there are rounds to come.
COIN: Final = 0.36
LAST_COIN: Final = 0.3
GOODS: Final[tuple[float, ...]] = (0.55, 0.45, 0.5, 0.5, 0.3)
FOOD_SHORT: Final = 0.9
MARKER: Final = 0.32
TILE: Final = 0.9
SEAL: Final = 1.3
FURTHER_SEAL: Final = 0.5
BEAD: Final = 0.9
WRIT: Final = 0.7
CHARTER: Final = 0.7
WINE: Final = 0.55
VESSEL: Final = 0.35
PAWN: Final = 1.5
SUBJECT: Final = 0.4
SERF: Final = 0.5
STAR: Final = 0.06
LANDSCAPE: Final = 2.2
FUTURE: Final = 0.75  # how much of what counts at an epoch now will count at later ones
HAND: Final = 0.8  # how much of what the cards in hand promise comes true
NOW: Final = 1.05  # an action begun is worth a little more than one to come
RIVALRY: Final = 0.35
ROAD_AHEAD: Final = 0.5


def value(s: FeudumState, seat: int) -> float:
    """How well a seat stands: its prospects less a part of those of its best rival."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other) if s.to_move == OVER else worth(s, other))
    if s.to_move == OVER:
        return standing(s, seat) - best
    return worth(s, seat) + plans(s, seat) - RIVALRY * best


def standing(s: FeudumState, seat: i64) -> float:
    """Points at the end, the barrel as the tie-break (FEU-30.6)."""
    return float(s.seats[seat].vp) * (t.BARREL + 1) + float(s.seats[seat].barrel)


def epochs_left(s: FeudumState) -> float:
    """How many epochs are still to be scored."""
    return float(t.LAST_EPOCH - s.epoch)


def worth(s: FeudumState, seat: i64) -> float:
    """The points of a seat, and what lies before it is worth."""
    p = s.seats[seat]
    left = epochs_left(s)
    total = float(p.vp) + possessions(p, left)
    total += FUTURE * left * float(seat_points(s, seat))
    total += FUTURE * left * float(t.REGION_VP[active_regions(s, seat)])
    if s.readings.landscapes:
        total += FUTURE * left * float(landscape_points(s, seat))
    total += float(voyage_points(s, seat)) + float(empire_points(s, seat))
    total += SUBJECT * float(size(p.subjects)) + SERF * float(size(p.serfs))
    total += PAWN * float(p.pawns_out())
    for guild in range(t.GUILDS):
        total += STAR * float(stars(s, seat, guild))
    if p.rules & s.feudums != 0:
        total -= loyalty(s, p)
    return total + charters(s, seat)


def possessions(p: Player, left: float) -> float:
    """Coins, goods, tiles, seals and the like."""
    total = float(p.coins) * (COIN if left > 1 else LAST_COIN)
    for kind in range(t.GOODS):
        total += GOODS[kind] * min(float(p.held(kind)), 6.0)
    short = float(p.pawns_out()) - float(p.held(t.FOOD) + p.barrel)
    if short > 0:
        total -= FOOD_SHORT * short
    total += WINE * float(p.barrel) + TILE * float(p.tiles_from(0))
    total += MARKER * min(float(p.markers), 6.0) + VESSEL * float(size(p.vessels))
    if len(p.seals) > 0:
        total += SEAL + FURTHER_SEAL * float(len(p.seals) - 1)
    return total + BEAD * float(len(p.beads))


def loyalty(s: FeudumState, p: Player) -> float:
    """What empty army spaces will cost a vassal (FEU-31.3)."""
    cost = 0.0
    for space in range(p.army, t.ARMY_SPACES):
        for epoch in range(s.epoch + 1, t.LAST_EPOCH + 1):
            if has(t.ARMY_EPOCHS[space], epoch):
                cost += float(t.ARMY_PENALTY[space])
    return cost * FUTURE


def charters(s: FeudumState, seat: i64) -> float:
    """What writs in hand promise."""
    p = s.seats[seat]
    total = 0.0
    for writ in range(rw.WRITS):
        if has(p.writs, writ):
            if has(rw.CHARTERS, writ):
                total += CHARTER * float(charter_points(s, seat, writ)) * HAND
            else:
                total += WRIT
    return total


def plans(s: FeudumState, seat: i64) -> float:
    """What the cards in hand and the action being carried out promise."""
    p = s.seats[seat]
    total = 0.0
    for number in range(t.CARDS):
        if has(p.hand, number):
            total += HAND * o.card(s, seat, number)
    if p.pouch == t.EXTRA_CARD and s.step().name == "pouches":
        total += 1.4
    if s.active == seat and action_of(s) is not None:
        total += under_way(s, seat)
    drawing = s.found(Drawing)
    if drawing is not None and drawing.drawer == seat:
        total += WRIT + float(len(drawing.drawn)) * 0.1
    return total


def under_way(s: FeudumState, seat: i64) -> float:
    """What the action at hand will bring from where it stands."""
    action = action_of(s)
    assert action is not None
    name = working_step(s).name
    if name in t.CARD_IDS:
        return begun(s, seat, action)
    if name in ("reeve", "feast"):
        extra = 0.3 if name == "reeve" else float(t.FEAST_VP)
        work = s.of(Work)
        return extra + o.function_points(s, work.guild, work.function)
    if name in ("migrate_face", "arrival"):
        face = s.of(Migration).face
        return 1.6 if face == NONE else 1.6 + new_face(s, seat, face)
    if name in ("feudum_guild", "improvement"):
        return o.improvement(s, s.of(Upgrade).place) + (0.6 if name == "improvement" else 2.0)
    if name in ("substitute", "new_tile"):
        return TILE
    if name == "tended_landscape":
        return float(t.TEND_VP) + LANDSCAPE * epochs_left(s)
    if name in ("defence", "arms", "powder", "battle"):
        return o.battle(s, seat)
    if name == "army_disc":
        return 0.1
    if name == "yield":
        reaping = s.of(Reaping)
        return 0.12 * float(reaping.to_draw) + 0.5 * float(reaping.favours)
    if name in ("shovels", "more_writs"):
        return 0.2
    return functions(s, name)


def begun(s: FeudumState, seat: i64, action: Action) -> float:
    """A card that has just been played, or is still going on."""
    if isinstance(action, Journey):
        return 0.3 + (ROAD_AHEAD * outlook(s, seat)) + 0.05 * float(action.steps)
    if isinstance(action, Influences):
        return NOW * rest_of_influence(s, seat, action)
    if isinstance(action, Reaping) and action.place != NONE:
        return 2.0
    if action.card == t.GUILD:
        closed = NONE if s.found(Repetition) is None else s.seats[seat].guild_used
        return NOW * o.guild_card(s, seat, closed)
    return NOW * o.card(s, seat, action.card)


def rest_of_influence(s: FeudumState, seat: i64, action: Influences) -> float:
    """Markers that this action can still add."""
    p = s.seats[seat]
    places = p.pawn_places() & ~action.places
    total = 0.0
    for place in range(t.LOCATIONS):
        if has(places, place) and p.markers > 0:
            if why_no_influence(s, seat, place) == "":
                total += o.marker(s, seat, place)
    return total


def outlook(s: FeudumState, seat: i64) -> float:
    """What a player's pawns could influence from where they stand."""
    p = s.seats[seat]
    places = p.pawn_places()
    total = 0.0
    for place in range(t.LOCATIONS):
        if has(places, place) and why_no_influence(s, seat, place) == "":
            total += o.marker(s, seat, place)
    return total if p.markers > 0 else 0.0


def new_face(s: FeudumState, seat: i64, face: i64) -> float:
    """How much a new pawn with the chosen face would do for its guild."""
    mine = stars(s, seat, face) + 1
    if mine == 1:
        mine += size(s.seats[seat].rules & s.of_type(t.SECONDARY[face]))
    rank: i64 = 0
    for other in range(s.players):
        if other != seat and stars(s, other, face) >= mine:
            rank += 1
    if s.rank_of(face, seat) == t.MASTER or rank >= s.guild_seats():
        return 0.0
    already = s.rank_of(face, seat)
    gain = t.SEAT_VP[rank] - (t.SEAT_VP[already] if already != NONE else 0)
    return FUTURE * epochs_left(s) * float(max(gain, 0)) + 0.5


def functions(s: FeudumState, name: str) -> float:
    """A function of a guild in the middle of being performed."""
    if name in ("farmer_push", "merchant_pull", "merchant_push", "alchemist_pull"):
        return transfer(s, name)
    if name in ("alchemist_push", "knight_pull"):
        shop = s.of(Workshop)
        made = min(shop.made + (1 if shop.left > 0 else 0), t.MOST_GOALS)
        return float(t.PUSH_VP[made]) if name == "alchemist_push" else float(t.PULL_VP) + WRIT
    if name in ("colours", "scrolls", "knight_push"):
        lines = lines_to_come(s)
        points = t.PUSH_VP[min(lines, t.MOST_GOALS)]
        pulls = s.of(Work).function == PULL
        return float(t.PULL_VP) + WRIT if pulls and lines > 0 else float(points)
    if name in ("farmer_pull", "monk_pull"):
        return o.pull_points(s, s.of(Work).guild)
    if name in ("monk_push", "noble_push"):
        return o.function_points(s, s.of(Work).guild, PUSH)
    if name == "noble_trade":
        return 0.4 + (0.1 if s.of(SealPurchase).chosen != 0 else 0.0)
    if name == "merchant_trade":
        return bought(s.of(Purchase))
    if name in ("overflow", "pairs"):
        return COIN * float(s.of(Delivery).pairs)
    return 0.2


def lines_to_come(s: FeudumState) -> i64:
    """How many lines of scrolls the seals being laid could complete."""
    scrolls = s.found(ScrollsChosen)
    if scrolls is not None:
        lines = scroll_lines(s.of(Sealing).before, s.full_scrolls() | scrolls.chosen)
        return max(lines, 1 if scrolls.left > 0 else 0)
    colours = s.found(ColoursTaken)
    number: i64 = t.KNIGHT_PUSH if colours is None else colours.left
    return o.seal_lines(s, most_seals(s, number))


def transfer(s: FeudumState, name: str) -> float:
    """Goals reached so far, and how near the next ones are."""
    market = name in ("farmer_push", "merchant_pull")
    if s.progress == 0:
        return o.function_points(s, s.of(Work).guild, PULL if name.endswith("pull") else PUSH)
    reached = lines_completed(s) if market else stores_filled(s)
    nearness = 0.0
    for kind in range(t.GOODS):
        room = t.MARKET_ROOM if market else t.STORE_ROOM[kind]
        there = s.on_market(kind) if market else s.in_store(kind)
        nearness += 0.25 * (float(there) / float(room)) ** 3
    if name.endswith("pull"):
        return (float(t.PULL_VP) + WRIT if reached > 0 else 0.5) + nearness
    return float(t.PUSH_VP[min(reached, t.MOST_GOALS)]) + nearness


def bought(purchase: Purchase) -> float:
    """What lies in the basket, less its price."""
    total = 0.1
    for kind in range(t.GOODS):
        number = purchase.basket >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
        total += (GOODS[kind] + 0.3) * float(number)
    return total - COIN * float(purchase.price)
