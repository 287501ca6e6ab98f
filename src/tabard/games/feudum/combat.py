"""Who may be attacked, and how strong both sides are (FEU-13.1 to FEU-13.8)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Assault
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import IMMUNE_PART, SUBJECT, FeudumState
from tabard.kernel.ints import bit, has, i64

# What is attacked: a seat times the number of pieces plus the piece, or one of these.
TARGET_FEUDUM: Final[int] = t.MAX_PLAYERS * t.PIECES
TARGET_SUBJECT: Final[int] = TARGET_FEUDUM + 1
TARGET_SERF: Final[int] = TARGET_FEUDUM + 2


def stands_at(s: FeudumState, seat: i64, place: i64) -> bool:
    """Whether a player has a pawn or a monster at a location."""
    return s.seats[seat].pawns_at(place) != 0 or s.beasts_at(seat, place) > 0


def stands(s: FeudumState, seat: i64, piece: i64) -> bool:
    """Whether a piece of a player is on the map."""
    if piece < t.PAWNS:
        return s.seats[seat].place_of(piece) != NONE
    return s.beast_owner(piece - t.PAWNS) == seat


def place_of_target(s: FeudumState, seat: i64, piece: i64) -> i64:
    """Where a piece of another player stands beside an own one, or NONE (FEU-13.1)."""
    if seat == s.active:
        return NONE
    if piece < t.PAWNS:
        place = s.seats[seat].place_of(piece)
    elif s.beast_owner(piece - t.PAWNS) == seat:
        place = s.beast_at(piece - t.PAWNS)
    else:
        return NONE
    return place if place != NONE and stands_at(s, s.active, place) else NONE


def besieged(s: FeudumState, seat: i64, place: i64) -> bool:
    """Whether a player may attack the feudum at a location."""
    if not has(s.feudums, place) or not stands_at(s, seat, place):
        return False
    ruler = s.ruler_of(place)
    return ruler != NONE and ruler != seat


def starvable(s: FeudumState, seat: i64, place: i64, role: i64) -> bool:
    """Whether a noble may starve a subject or serf at a location (FEU-13.11)."""
    if not s.seats[seat].shows_at(t.NOBLE, place):
        return False
    return starved_of(s, place, role) not in (NONE, seat) and not is_immune(s, place, role)


def starved_of(s: FeudumState, place: i64, role: i64) -> i64:
    """Whose subject or serf lies at a location, or NONE."""
    if role == SUBJECT:
        return s.ruler_of(place) if s.has_subject(place) else NONE
    return s.serf_of(place)


def is_immune(s: FeudumState, place: i64, role: i64) -> bool:
    """Whether a seal under a marker keeps it from being starved (FEU-14.5)."""
    for i in range(0, len(s.immune), IMMUNE_PART):
        if s.immune[i] == place and s.immune[i + 1] == role:
            return True
    return False


def attack(s: FeudumState) -> i64:
    """The attacker's strength with all that was added (FEU-13.3, FEU-13.6, FEU-24.5)."""
    p = s.seats[s.active]
    assault = s.of(Assault)
    strength = assault.power + t.MONSTER_ATTACK * s.beasts_at(s.active, assault.place)
    for pawn in range(t.PAWNS):
        if p.place_of(pawn) == assault.place:
            strength += t.DRUNK if has(p.drunk, pawn) else t.PAWN_ATTACK
    if assault.target == TARGET_FEUDUM and has(p.serfs, assault.place):
        strength += t.SERF_ATTACK
    return strength


def defence(s: FeudumState) -> i64:
    """The defender's strength (FEU-13.4 to FEU-13.6, FEU-24.5)."""
    assault = s.of(Assault)
    p = s.seats[assault.defender]
    strength = t.MONSTER_DEFENCE * s.beasts_at(assault.defender, assault.place)
    for pawn in range(t.PAWNS):
        if p.place_of(pawn) == assault.place:
            strength += t.DRUNK if has(p.drunk, pawn) else t.PAWN_DEFENCE
    if assault.target == TARGET_FEUDUM:
        strength += t.FEUDUM_DEFENCE
        if s.has_subject(assault.place):
            strength += t.SUBJECT_DEFENCE
    if assault.defended:
        strength += t.CARD_DEFENCE
    return strength


def knight_takes_part(s: FeudumState) -> bool:
    """Whether an own knight lifts the limit on saltpetre, drunk or not (FEU-13.8)."""
    p = s.seats[s.active]
    place = s.of(Assault).place
    for pawn in range(t.PAWNS):
        if p.place_of(pawn) == place and p.face_of(pawn) == t.KNIGHT:
            if s.readings.drunk_knight or p.drunk & bit(pawn) == 0:
                return True
    return False
