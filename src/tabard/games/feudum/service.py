"""Figures of service: how near a success of arms is, and what it would bring (FEU-13, FEU-31).

Conquer is chosen, a pawn moves to the prey, the card strikes, a disc saves fines rounds later. Step
by step each of these costs something, so the whole counts from the first of them to the last.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import feature_names as f
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import TARGET_FEUDUM, attack, defence, is_immune, knight_takes_part
from tabard.games.feudum.frames.cards import Assault, Journey
from tabard.games.feudum.lands import BESIDE
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.state import SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.feeding import FEEDING
from tabard.games.feudum.steps.selection import CARDS
from tabard.games.feudum.whereabouts import place_in_round
from tabard.kernel.features import Scale
from tabard.kernel.ints import bit, has, i64, size

# Opinions: how likely a strike succeeds that one more in defence would foil, one that it would
# not, and starving, which a Defend and a food foil; how likely a card will be chosen that still can
# be; and how likely a fief will come to whoever has none.
CLOSE: Final = 0.6
SAFE: Final = 0.9
STARVED: Final = 0.8
OPEN: Final = 0.6
FIEF_TO_COME: Final = 0.5


# How a pawn may go: by road, perhaps by ferry, and by a vessel of a kind or by none.
AFOOT: Final[int] = t.VESSELS + 1
WAYS: Final[int] = 2 * AFOOT


def distances(way: int) -> list[int]:
    """How many steps every location is from every other, at most one too many."""
    kinds = [t.ROAD]
    if way >= AFOOT:
        kinds.append(t.FERRY)
    if way % AFOOT > 0:
        kinds.append(way % AFOOT - 1)
    found: list[int] = []
    for place in range(t.LOCATIONS):
        row = [t.PAWNS + 1] * t.LOCATIONS
        reached: i64 = bit(place)
        for steps in range(t.PAWNS + 1):
            further = reached
            for other in range(t.LOCATIONS):
                if has(reached, other):
                    row[other] = min(row[other], steps)
                    for kind in kinds:
                        further |= BESIDE[kind * t.LOCATIONS + other]
            reached = further
        found += row
    return found


# By the way and by both locations.
STEPS: Final[tuple[int, ...]] = tuple([n for way in range(WAYS) for n in distances(way)])
# The locations within so many steps of each location, by the way, the steps and the location.
WITHIN: Final[tuple[int, ...]] = tuple(
    sum(
        1 << there
        for there in range(t.LOCATIONS)
        if STEPS[(way * t.LOCATIONS + place) * t.LOCATIONS + there] <= steps
    )
    for way in range(WAYS)
    for steps in range(t.PAWNS + 1)
    for place in range(t.LOCATIONS)
)


def weigh_campaign(s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
    """What a success with the cards at hand is worth, and what one within reach is."""
    if p.army >= t.ARMY_SPACES or p.discs() == 0 or p.places == 0:
        return
    saved = fines_saved(s, p)
    assault = s.found(Assault) if s.active == seat else None
    if assault is not None and assault.place != NONE:
        scale.add(f.SERVICE_AT_HAND, under_arms(s, p, assault, saved))
        return
    pawns = p.pawns_out()
    there = strike(s, seat, p, pawns, saved)
    if there == 0.0:
        return
    scale.add(f.SERVICE_IN_REACH, there)
    if assault is not None:
        if p.hand != 0:  # it is not the last card
            scale.add(f.SERVICE_AT_HAND, strike(s, seat, p, 0, saved))
        return
    conquers = conquest(s, p)
    if conquers == 0.0:
        return
    here = strike(s, seat, p, 0, saved)
    scale.add(f.SERVICE_AT_HAND, conquers * here)
    journey = s.found(Journey) if s.active == seat else None
    if journey is not None:
        if size(p.hand) > 1:
            left: i64 = min(journey.steps, t.PAWNS)  # monsters may add more than is looked at
            more = strike(s, seat, p, left, saved) - here
            scale.add(f.SERVICE_BY_MOVE, more)
    else:
        scale.add(f.SERVICE_BY_MOVE, march(s, p) * (there - here))


def fines_saved(s: FeudumState, p: Player) -> float:
    """What the next disc of the army saves from now on (FEU-31.3)."""
    saved: i64 = 0
    for epoch in range(s.epoch + 1, t.LAST_EPOCH + 1):
        if has(t.ARMY_EPOCHS[p.army], epoch):
            saved += t.ARMY_PENALTY[p.army]
    return float(saved) * (FIEF_TO_COME if p.rules & s.feudums == 0 else 1.0)


def choosing(s: FeudumState) -> bool:
    """Whether cards are still to be chosen: those of this round, or of the next."""
    at = place_in_round(s)
    return at <= CARDS.index or at >= FEEDING.index


def may_choose(p: Player, card: i64, others: i64) -> bool:
    """Whether a card can still be chosen, with so many more: numbers ascend (FEU-33.1)."""
    return p.hand >> card == 0 and p.hand_size() - size(p.hand) > others


def conquest(s: FeudumState, p: Player) -> float:
    """How likely Conquer can be played: it may not be the last card (FEU-3.9)."""
    chooses = choosing(s)
    if has(p.hand, t.CONQUER):
        return 1.0 if chooses or size(p.hand) > 1 else 0.0
    return OPEN if chooses and may_choose(p, t.CONQUER, 0) else 0.0


def march(s: FeudumState, p: Player) -> float:
    """How likely pawns can move before Conquer is played."""
    if not choosing(s):
        return 1.0 if has(p.hand, t.MOVE) and size(p.hand) > 2 else 0.0
    if has(p.hand, t.MOVE):
        return 1.0 if has(p.hand, t.CONQUER) else OPEN
    return OPEN if may_choose(p, t.MOVE, 1) else 0.0


def under_arms(s: FeudumState, p: Player, assault: Assault, saved: float) -> float:
    """What an attack under way promises, with the powder that can still be added."""
    if assault.target > TARGET_FEUDUM:
        return 0.0 if assault.defended else STARVED * saved
    powder = p.held(t.SALTPETRE) + p.tiles_from(0)
    if not knight_takes_part(s) and powder > t.SALTPETRE_LIMIT - assault.powder:
        powder = t.SALTPETRE_LIMIT - assault.powder
    points: i64 = t.CONQUER_PIECE_VP
    if assault.target == TARGET_FEUDUM:
        points = t.CONQUER_FEUDUM_VP
    margin = attack(s) + powder * t.SALTPETRE_ATTACK - defence(s)
    return odds(margin) * (saved + float(points))


def odds(margin: i64) -> float:
    """How likely an attack succeeds that is so much stronger than what it can see."""
    if margin <= 0:
        return 0.0
    return CLOSE if margin <= t.CARD_DEFENCE else SAFE


def way_of(s: FeudumState, p: Player, pawn: i64) -> i64:
    """How a pawn may go (FEU-6.2, FEU-6.10)."""
    way = p.vessel_of(pawn) + 1
    if s.shipyard == 0 and p.coins >= t.FERRY_PRICE:
        way += AFOOT
    return way


def strike(s: FeudumState, seat: i64, p: Player, steps: i64, saved: float) -> float:
    """The best that a Conquer could do after so many steps: what it saves and scores."""
    near: i64 = 0
    nobles: i64 = 0
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place != NONE:
            way = way_of(s, p, pawn)
            reach: i64 = WITHIN[(way * (t.PAWNS + 1) + steps) * t.LOCATIONS + place]
            near |= reach
            if p.face_of(pawn) == t.NOBLE:
                nobles |= reach
    best = 0.0
    prey: i64 = 0
    for other in range(s.players):
        if other != seat:
            rival = s.seats[other]
            prey |= near & (rival.pawn_places() | rival.rules & s.feudums)
            if best == 0.0 and s.readings.starving:
                if hunger_strikes(s, nobles & (rival.subjects | rival.serfs)):
                    best = STARVED * saved
    place = 0
    while prey != 0:
        if prey & 1 == 1:
            worth = battle(s, seat, p, place, steps, saved)
            if worth > best:
                best = worth
        prey >>= 1
        place += 1
    return best


def hunger_strikes(s: FeudumState, markers: i64) -> bool:
    """Whether any of these places has a marker that is not immune (FEU-14.5)."""
    if len(s.immune) == 0:
        return markers != 0
    for place in range(t.LOCATIONS):
        if has(markers, place):
            if not (is_immune(s, place, SUBJECT) or is_immune(s, place, SERF)):
                return True
    return False


def battle(s: FeudumState, seat: i64, p: Player, place: i64, steps: i64, saved: float) -> float:
    """What an attack on the weakest target at a location would bring."""
    mine = gathered(s, seat, p, place, steps)
    best = 0.0
    if mine == 0:
        return best
    for other in range(s.players):
        if other == seat:
            continue
        rival = s.seats[other]
        pawns = rival.pawns_at(place)
        guard = size(pawns & ~rival.drunk) * t.PAWN_DEFENCE
        guard += s.beasts_at(other, place) * t.MONSTER_DEFENCE
        worth = 0.0
        if pawns != 0:
            worth = odds(mine - guard) * (saved + float(t.CONQUER_PIECE_VP))
        if has(rival.rules & s.feudums, place):
            guard += t.FEUDUM_DEFENCE + (t.SUBJECT_DEFENCE if has(rival.subjects, place) else 0)
            walls = guard - (t.SERF_ATTACK if has(p.serfs, place) else 0)
            worth = max(worth, odds(mine - walls) * (saved + float(t.CONQUER_FEUDUM_VP)))
        if worth > best:
            best = worth
    return best


def gathered(s: FeudumState, seat: i64, p: Player, place: i64, steps: i64) -> i64:
    """The strongest attack at a location by pawns that come there in so many steps in all."""
    near: i64 = 0
    for pawn in range(t.PAWNS):
        if way_to(s, seat, p, pawn, place) <= steps:
            near |= bit(pawn)
    beasts = s.beasts_at(seat, place) * t.MONSTER_ATTACK
    powder = p.held(t.SALTPETRE) + p.tiles_from(0)
    best: i64 = 0
    for band in range(1, bit(t.PAWNS)):
        if band & ~near != 0:
            continue
        left = steps
        strength = beasts
        limit: i64 = t.SALTPETRE_LIMIT
        for pawn in range(t.PAWNS):
            if has(band, pawn):
                left -= way_to(s, seat, p, pawn, place)
                strength += t.DRUNK if has(p.drunk, pawn) else t.PAWN_ATTACK
                if p.face_of(pawn) == t.KNIGHT:
                    limit = powder
        strength += (powder if powder < limit else limit) * t.SALTPETRE_ATTACK
        if left >= 0 and strength > best:
            best = strength
    return best


def way_to(s: FeudumState, seat: i64, p: Player, pawn: i64, place: i64) -> i64:
    """How many steps a pawn is away from a location, too many where it cannot come there."""
    at = p.place_of(pawn)
    if at == place:
        return 0
    if at == NONE or s.is_bound(seat, pawn):
        return t.PAWNS + 1
    return STEPS[(way_of(s, p, pawn) * t.LOCATIONS + at) * t.LOCATIONS + place]
