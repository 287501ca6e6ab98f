"""Points and places (section 30)."""

from __future__ import annotations

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.state import FeudumState
from tabard.kernel.ints import i64, size


def scores(s: FeudumState) -> list[int]:
    """Points as they stand."""
    return [int(p.vp) for p in s.seats]


def ranking(s: FeudumState) -> list[int]:
    """Most points, then most sulphur in the barrel; else the place is shared (FEU-30.6)."""
    standing = [(int(p.vp), int(p.barrel)) for p in s.seats]
    return [1 + sum(other > own for other in standing) for own in standing]


def voyage_points(s: FeudumState, seat: i64) -> i64:
    """The section reached; its foremost discs score more (FEU-30.2)."""
    space = s.seats[seat].voyage
    section = t.VOYAGE_SECTION[space]
    for p in s.seats:
        if t.VOYAGE_SECTION[p.voyage] == section and p.voyage > space:
            return t.VOYAGE_TRAILING[section]
    return t.VOYAGE_LEADING[section]


def empire_points(s: FeudumState, seat: i64) -> i64:
    """Ruled locations, and sets of three equal types (FEU-30.3)."""
    ruled = s.seats[seat].rules
    points: i64 = 0
    for kind in range(len(t.TYPE_IDS)):
        points += t.EMPIRE_VP[kind] * size(ruled & s.of_type(kind))
    return points + t.SET_VP * most_sets(s, seat)


def most_sets(s: FeudumState, seat: i64) -> i64:
    """The most sets of three, where a feudum stands for any type (FEU-30.3).

    Each type makes its whole sets; feudums first complete those that lack least.
    """
    ruled = s.seats[seat].rules
    wild = size(ruled & s.feudums)
    sets: i64 = 0
    lacking_one: i64 = 0
    lacking_two: i64 = 0
    for kind in range(t.PLAIN_TYPES):
        count = size(ruled & s.of_type(kind))
        sets += count // t.SET_SIZE
        rest = count % t.SET_SIZE
        if rest == t.SET_SIZE - 1:
            lacking_one += 1
        elif rest > 0:
            lacking_two += 1
    used: i64 = min(wild, lacking_one)
    wild -= used
    sets += used
    used = min(wild // (t.SET_SIZE - 1), lacking_two)
    wild -= used * (t.SET_SIZE - 1)
    return sets + used + wild // t.SET_SIZE


def coin_points(s: FeudumState, seat: i64) -> i64:
    """Points for shillings (FEU-30.4)."""
    return s.seats[seat].coins // t.COINS_PER_VP


def charter_points(s: FeudumState, seat: i64, writ: i64) -> i64:
    """What a charter with a seal scores (FEU-17.10 to FEU-17.18)."""
    p = s.seats[seat]
    table = rw.CHARTER_VP[writ]
    if writ == rw.BARREL_CHARTER:
        count = p.barrel
    elif writ == rw.MONSTER_CHARTER:
        count = 1 if p.slayer else 0
    else:
        count = size(p.rules & rw.CHARTER_LOCATIONS[writ])
        if writ == rw.ISOLATED_CHARTER and s.readings.isolated_german:
            table = rw.ISOLATED_GERMAN_VP
    return table[min(count, len(table) - 1)]
