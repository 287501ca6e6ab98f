"""Strategies of Feudum for planners: the landlord, the vassal, the guild master and the voyager.

Each is the hand-written value of `wits` and what its own way of playing adds: opinions, in points.
What is arithmetic of the rules (fines, sections of the voyage, seats) is computed from the table.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import estimates as o
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import is_immune
from tabard.games.feudum.frames.cards import Assault
from tabard.games.feudum.lands import BESIDE
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.scoring import most_sets
from tabard.games.feudum.state import SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.epochs import active_regions, seat_points
from tabard.games.feudum.steps.membership import stars
from tabard.games.feudum.wits import epochs_left, value
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.strategy import Strategy

HUNGRY: Final = 3.0  # a pawn that will not be fed, beside what `wits` says of it
# The landlord.
LAND: Final = 0.9
REGION: Final = 0.8
SET_BEGUN: Final = 0.5
CARD_FOR_LAND: Final = 0.4
# The vassal.
FIEF: Final = 2.0
NOBLE: Final = 1.2
KNIGHT: Final = 0.6
POWDER: Final = 0.4
ENOUGH_POWDER: Final = 3
PREY: Final = 3.5
ON_THE_WAY: Final = 1.0
FARTHEST: Final = 3
STRIKE: Final = 0.6  # how likely a strike comes true
DISC_KEPT: Final = 0.5
# The guild master.
SEAT: Final = 0.35
STAR: Final = 0.12
FUNCTION: Final = 0.4
# The voyager.
SPACE: Final = 2.2
FERRYMAN: Final = 4.0  # Move and Repeat in one hand
ABOARD: Final = 0.3


def hunger(p: Player) -> float:
    """What pawns without food cost whoever thinks of the evening."""
    short = p.pawns_out() - size(p.drunk) - p.held(t.FOOD) - p.barrel - p.tiles_from(0)
    return HUNGRY * float(short) if short > 0 else 0.0


def fines_saved(s: FeudumState, spaces: i64) -> float:
    """What the first so many discs of the army save a vassal from now on (FEU-31.3)."""
    saved: i64 = 0
    for space in range(min(spaces, t.ARMY_SPACES)):
        for epoch in range(s.epoch + 1, t.LAST_EPOCH + 1):
            if has(t.ARMY_EPOCHS[space], epoch):
                saved += t.ARMY_PENALTY[space]
    return float(saved)


def landlord(s: FeudumState, seat: int) -> float:
    """Rules as much land as can be, in every region, and improves it."""
    p = s.seats[seat]
    total = value(s, seat) - hunger(p)
    total += LAND * float(size(p.rules)) + REGION * float(active_regions(s, seat))
    total += SET_BEGUN * float(most_sets(s, seat))
    for card in (t.MOVE, t.INFLUENCE, t.IMPROVE):
        if has(p.hand, card):
            total += CARD_FOR_LAND * o.card(s, seat, card)
    return total


def prey_at(s: FeudumState, seat: i64) -> tuple[i64, i64]:
    """Where a noble could starve somebody's marker, and where a lone pawn of another stands."""
    markers: i64 = 0
    pawns: i64 = 0
    for other in range(s.players):
        if other != seat:
            rival = s.seats[other]
            markers |= rival.subjects | rival.serfs
            for pawn in range(t.PAWNS):
                place = rival.place_of(pawn)
                if place != NONE and size(rival.pawns_at(place)) == 1:
                    pawns |= bit(place)
    if len(s.immune) > 0:
        for place in range(t.LOCATIONS):
            if has(markers, place):
                if is_immune(s, place, SUBJECT) or is_immune(s, place, SERF):
                    markers &= ~bit(place)
    return markers, pawns


def steps_to(place: i64, aims: i64) -> i64:
    """How many steps by road the nearest of these locations is away, at most `FARTHEST`."""
    reached: i64 = bit(place)
    for steps in range(FARTHEST):
        if reached & aims != 0:
            return steps
        further = reached
        for other in range(t.LOCATIONS):
            if has(reached, other):
                further |= BESIDE[t.ROAD * t.LOCATIONS + other]
        reached = further
    return FARTHEST


def strike(s: FeudumState, seat: i64) -> float:
    """How near a success of arms is: a noble beside markers, a knight with powder beside pawns."""
    p = s.seats[seat]
    markers, pawns = prey_at(s, seat)
    best = 0.0
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place == NONE:
            continue
        near = 0.0
        face = p.face_of(pawn)
        if face == t.NOBLE:
            near = float(FARTHEST - steps_to(place, markers)) + 1.0
        elif face == t.KNIGHT and p.held(t.SALTPETRE) >= t.PAWN_DEFENCE:
            near = float(FARTHEST - steps_to(place, pawns)) + 0.5
        best = max(best, near)
    return best


def vassal(s: FeudumState, seat: int) -> float:
    """Founds a feudum, serves with arms before the fines are due, and starves who is in the way."""
    p = s.seats[seat]
    total = value(s, seat) - hunger(p)
    gained = fines_saved(s, p.army)
    total += gained if p.rules & s.feudums == 0 else 0.0
    total += FIEF * float(min(size(p.rules & s.feudums), 2))
    if p.army >= t.ARMY_SPACES or p.discs() == 0:
        return total
    total += DISC_KEPT
    more = fines_saved(s, p.army + 1) - gained
    for pawn in range(t.PAWNS):
        if p.place_of(pawn) != NONE:
            face = p.face_of(pawn)
            total += NOBLE if face == t.NOBLE else KNIGHT if face == t.KNIGHT else 0.0
    total += POWDER * float(min(p.held(t.SALTPETRE), ENOUGH_POWDER))
    near = strike(s, seat)
    total += ON_THE_WAY * near
    if near > FARTHEST and has(p.hand, t.CONQUER) and size(p.hand) > 1:
        total += STRIKE * more + PREY
    elif near > 1.0 and has(p.hand, t.CONQUER) and has(p.hand, t.MOVE) and size(p.hand) > 2:
        total += STRIKE * STRIKE * more + PREY
    assault = s.found(Assault)
    if assault is not None and s.active == seat and assault.place != NONE:
        total += STRIKE * more + (PREY if o.battle(s, seat) > 0.0 else 0.0)
    return total


def guild_master(s: FeudumState, seat: int) -> float:
    """Sits at the head of guilds and performs their functions turn by turn."""
    p = s.seats[seat]
    total = value(s, seat) - hunger(p)
    total += SEAT * epochs_left(s) * float(seat_points(s, seat))
    for guild in range(t.GUILDS):
        total += STAR * float(min(stars(s, seat, guild), 4))
    if has(p.hand, t.GUILD):
        total += FUNCTION * o.guild_card(s, seat, NONE)
        if has(p.hand, t.REPEAT):
            total += FUNCTION * o.repeat_card(s, seat)
    return total


def voyager(s: FeudumState, seat: int) -> float:
    """Moves twice in a round, by Repeat, and sails on the epic voyage."""
    p = s.seats[seat]
    total = value(s, seat) - hunger(p) + SPACE * float(p.voyage)
    if p.voyage == 0 and p.discs() == 0:
        return total
    chosen = p.hand | p.played
    if has(p.hand, t.REPEAT) and has(chosen, t.MOVE) and p.pawns_out() > 0:
        total += FERRYMAN
    if p.aboard != 0:
        total += ABOARD
    return total


STRATEGIES: Final = (
    Strategy("landlord", landlord),
    Strategy("vassal", vassal),
    Strategy("guild_master", guild_master),
    Strategy("voyager", voyager),
)
