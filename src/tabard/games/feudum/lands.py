"""What a player's locations and pawns are worth: features of the learned value."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import feature_names as f
from tabard.games.feudum import tables as t
from tabard.games.feudum.estimates import NEW_REGION, NEW_RULE, SERF, SUBJECT, TILE
from tabard.games.feudum.ledger import can_pay
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.state import FeudumState
from tabard.kernel.data import members
from tabard.kernel.features import Scale
from tabard.kernel.ints import bit, has, i64, size

ALL_FEUDUMS: Final[int] = sum(t.FEUDUM_DISCS)
# The locations beside each location, by the kind of way and then by location.
BESIDE: Final[tuple[int, ...]] = tuple(
    members(
        [
            any(
                t.EDGE_KIND[e] == kind and other in (t.EDGE_A[e], t.EDGE_B[e]) and other != place
                for e in t.EDGES_AT[place]
            )
            for other in range(t.LOCATIONS)
        ]
    )
    for kind in range(len(t.KIND_IDS))
    for place in range(t.LOCATIONS)
)


def weigh_rule(s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
    """Rulers, subjects and serfs, and where they may change."""
    scale.add(f.RULES + t.OUTPOST, float(size(p.rules & s.outposts)))
    scale.add(f.RULES + t.FARM, float(size(p.rules & s.farms)))
    scale.add(f.RULES + t.TOWN, float(size(p.rules & s.towns)))
    scale.add(f.RULES + t.FEUDUM, float(size(p.rules & s.feudums)))
    scale.add(f.SUBJECTS, float(size(p.subjects)))
    scale.add(f.SERFS, float(size(p.serfs)))
    serfs: i64 = 0
    subjects: i64 = 0
    for other in range(s.players):
        if other != seat:
            serfs |= s.seats[other].serfs
            subjects |= s.seats[other].subjects
    scale.add(f.RULE_SHAKY, float(size(p.rules & serfs & ~p.subjects)))
    scale.add(f.SERF_USURPS, float(size(p.serfs & ~subjects)))


def weigh_landscapes(s: FeudumState, p: Player, scale: Scale) -> i64:
    """Landscapes that own serfs tend; returns the locations where they do."""
    tended: i64 = 0
    crops: i64 = 0
    if s.readings.landscapes and p.serfs != 0:
        for place in range(t.LOCATIONS):
            if has(p.serfs, place) and s.landscape_at(place) != NONE:
                tended |= bit(place)
                crops += s.crop_at(place)
    scale.add(f.TENDED, float(size(tended)))
    scale.add(f.CROPS, float(crops))
    return tended


def weigh_improvements(s: FeudumState, p: Player, scale: Scale) -> float:
    """What could be improved; returns what the best improvement scores that can be paid."""
    wood = can_pay(p, t.UPGRADE_COST[t.OUTPOST])
    iron = can_pay(p, t.UPGRADE_COST[t.FARM])
    seal = len(p.seals) >= t.IMPROVE_SEALS and size(s.feudums) < ALL_FEUDUMS
    best = 0.0
    rest = p.rules & ~s.feudums
    place: i64 = 0
    while rest != 0:
        if rest & 1 == 1:
            value = s.top(t.REGION_OF[place])
            if value <= s.epoch and value < t.BARE:
                kind = s.type_of(place)
                points = float(t.IMPROVE_VP[value - 1][kind + 1])
                scale.add(f.IMPROVABLE, 1.0)
                scale.add(f.IMPROVABLE_POINTS, points)
                paid = wood if kind == t.OUTPOST else iron if kind == t.FARM else seal
                if paid and points + TILE > best:
                    best = points + TILE
        rest >>= 1
        place += 1
    return best


def weigh_farms(s: FeudumState, p: Player, scale: Scale) -> bool:
    """The goods on own farms; returns whether any farm can be harvested (FEU-11.1)."""
    room = False
    rest = p.rules & s.farms
    place: i64 = 0
    while rest != 0:
        if rest & 1 == 1:
            lying = s.lying_in_all(place)
            scale.add(f.FARM_GOODS, float(lying))
            if lying < t.FARM_FULL:
                room = True
        rest >>= 1
        place += 1
    return room and s.haversack != 0


def weigh_pawns(s: FeudumState, p: Player, seat: i64, scale: Scale) -> i64:
    """The pawns and what becomes of them; returns the locations where they stand."""
    places: i64 = 0
    ahead: i64 = 0
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place != NONE:
            places |= bit(place)
            vessel = p.vessel_of(pawn)
            ahead |= BESIDE[t.ROAD * t.LOCATIONS + place]
            scale.add(f.PAWNS, 1.0)
            scale.add(f.FACE + p.face_of(pawn), 1.0)
            if vessel != NONE:
                scale.add(f.ABOARD, 1.0)
                ahead |= BESIDE[vessel * t.LOCATIONS + place]
            if has(p.drunk, pawn):
                scale.add(f.PAWNS_DRUNK, 1.0)
            if s.is_bound(seat, pawn):
                scale.add(f.PAWNS_BOUND, 1.0)
    for other in range(s.players):
        ahead &= ~s.seats[other].rules
    scale.add(f.REACH_FREE, float(size(ahead)))
    for region in range(t.REGIONS):
        land: i64 = t.REGION_LOCATIONS[region]
        if ahead & land != 0 and p.rules & land == 0:
            scale.add(f.REACH_REGION, 1.0)
    return places


def weigh_markers(s: FeudumState, seat: i64, p: Player, places: i64, scale: Scale) -> float:
    """What an Influence action could do from where the pawns stand; returns its worth."""
    worth = 0.0
    left = p.markers
    place: i64 = 0
    while places != 0 and left > 0:
        if places & 1 == 1:
            gained = weigh_marker(s, seat, p, place, scale)
            if gained > 0.0:
                worth += gained
                left -= 1
        places >>= 1
        place += 1
    return worth


def weigh_marker(s: FeudumState, seat: i64, p: Player, place: i64, scale: Scale) -> float:
    """What a marker at one location would be (FEU-7.2 to FEU-7.7)."""
    ruler = s.ruler_of(place)
    serf = s.serf_of(place)
    if ruler == seat:
        if has(p.subjects, place):
            return 0.0
        scale.add(f.MARKER_SUBJECT, 1.0)
        return SUBJECT
    if ruler != NONE and serf == NONE:
        scale.add(f.MARKER_SERF, 1.0)
        return SERF
    if ruler != NONE:
        if serf != seat or s.has_subject(place):
            return 0.0
        if has(s.feudums, place) and not s.readings.feudum_usurp:
            return 0.0
        scale.add(f.MARKER_USURPS, 1.0)
    scale.add(f.MARKER_RULES, 1.0)
    if p.rules & t.REGION_LOCATIONS[t.REGION_OF[place]] == 0:
        scale.add(f.MARKER_REGION, 1.0)
        return NEW_RULE + NEW_REGION
    return NEW_RULE


def weigh_battles(s: FeudumState, seat: i64, p: Player, places: i64, scale: Scale) -> float:
    """Who could beat whom where pawns meet; returns the points of the best attack."""
    best = 0.0
    place: i64 = 0
    while places != 0:
        if places & 1 == 1:
            attack = strength(s, seat, p, place)
            own = guard(s, seat, p, place)
            for other in range(s.players):
                if other == seat:
                    continue
                rival = s.seats[other]
                here = rival.pawns_at(place) != 0
                defence = guard(s, other, rival, place)
                if here:
                    if attack > defence:
                        scale.add(f.PREY, 1.0)
                        if best == 0.0:
                            best = float(t.CONQUER_PIECE_VP)
                    if strength(s, other, rival, place) > own:
                        scale.add(f.PAWNS_IN_DANGER, 1.0)
                if has(rival.rules & s.feudums, place):
                    walls = defence + t.FEUDUM_DEFENCE
                    if has(rival.subjects, place):
                        walls += t.SUBJECT_DEFENCE
                    if attack + (t.SERF_ATTACK if has(p.serfs, place) else 0) > walls:
                        scale.add(f.SIEGE, 1.0)
                        best = float(t.CONQUER_FEUDUM_VP)
        places >>= 1
        place += 1
    return best


def strength(s: FeudumState, seat: i64, p: Player, place: i64) -> i64:
    """What a player could attack with at a location without a weapon (FEU-13.3, FEU-13.8)."""
    powder = p.held(t.SALTPETRE)
    if powder > t.SALTPETRE_LIMIT and not p.shows_at(t.KNIGHT, place):
        powder = t.SALTPETRE_LIMIT
    sober = size(p.pawns_at(place) & ~p.drunk)
    return (
        sober * t.PAWN_ATTACK
        + s.beasts_at(seat, place) * t.MONSTER_ATTACK
        + powder * t.SALTPETRE_ATTACK
    )


def guard(s: FeudumState, seat: i64, p: Player, place: i64) -> i64:
    """A player's defence at a location without walls and cards (FEU-13.4)."""
    sober = size(p.pawns_at(place) & ~p.drunk)
    return sober * t.PAWN_DEFENCE + s.beasts_at(seat, place) * t.MONSTER_DEFENCE
