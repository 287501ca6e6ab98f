"""Points and places (sections 24, 25, 28)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import QUADRANTS
from tabard.games.pilgrim.path import AT_HARBOUR
from tabard.games.pilgrim.state import ABBOTT, SOLO, PilgrimState
from tabard.kernel.ints import has, i64

SCORE_IDS: Final = (
    "acolytes",
    "paths",
    "sites",
    "piety",
    "alms",
    "buildings",
    "favours",
    "goods",
)


def score_sheet(s: PilgrimState, seat: i64) -> list[int]:
    """The score sheet of one mat, in the order of `SCORE_IDS` (PGM-16.3, PGM-24.2 to 24.9)."""
    p = s.seats[seat]
    acolytes = (p.abbey + p.available()) * t.ACOLYTE_POINTS
    sites: i64 = 0
    for quadrant in range(QUADRANTS):
        if has(p.sites, quadrant):
            sites += t.SITE_POINTS[s.layout.sites[quadrant]]
    donated: i64 = 0
    for building in range(t.BUILDINGS):
        if has(p.donated, building):
            donated += t.DONATION[building]
    favours: i64 = 0
    for favour in range(t.FAVOURS):
        if has(p.favours, favour):
            favours += t.FAVOUR_POINTS[favour]
    return [
        int(acolytes),
        int(path_points(s, seat)),
        int(sites),
        t.PIETY_POINTS[p.piety],
        t.ALMS_TABLE[p.table],
        int(donated),
        int(favours),
        int((p.stone + p.wheat + p.silver) // t.GOODS_PER_POINT),
    ]


def path_points(s: PilgrimState, seat: i64) -> i64:
    """The points of a mat's pilgrim paths; trade routes have none (PGM-24.3, PGM-18.51)."""
    points: i64 = 0
    for path in s.seats[seat].paths:
        if path.end != AT_HARBOUR:
            points += path.points
    return points


def points(s: PilgrimState, seat: i64) -> int:
    """All points of one mat."""
    return sum(score_sheet(s, seat))


def difference(s: PilgrimState) -> int:
    """By how much the player leads Ab-Bott in the present game (PGM-28.2)."""
    return points(s, 0) - points(s, ABBOTT)


def campaign_sum(s: PilgrimState) -> int:
    """The differences of the games of a campaign, the present one included (PGM-28.2)."""
    return sum(s.differences) + difference(s)


def rank_of(total: int) -> str:
    """What a campaign's sum is called (PGM-28.2, PGM-28.3)."""
    rank = t.RANK_IDS[0]
    for name, least in zip(t.RANK_IDS, t.RANK_FROM, strict=True):
        if total >= least:
            rank = name
    return rank


def scores(s: PilgrimState) -> list[int]:
    """Each seat's points; in a campaign the sum of the differences (PGM-28.2)."""
    if s.readings.campaign:
        return [campaign_sum(s)]
    return [points(s, seat) for seat in range(s.players)]


def ranking(s: PilgrimState) -> list[int]:
    """Points, then piety, then alms, then the turn order of the last round (PGM-25.1)."""
    if s.players == SOLO:
        return [1]
    order = [(seat - s.start_player) % s.players for seat in range(s.players)]
    standing = [
        (points(s, seat), int(s.seats[seat].piety), int(s.seats[seat].alms), -int(order[seat]))
        for seat in range(s.players)
    ]
    return [1 + sum(other > own for other in standing) for own in standing]


def final_places(s: PilgrimState) -> list[int]:
    """Places, after the only seat Ab-Bott's: a campaign is won by its sum (PGM-27.29, PGM-28.2)."""
    if s.players != SOLO:
        return ranking(s)
    won = campaign_sum(s) > 0 if s.readings.campaign else beats_abbott(s)
    return [1, 2] if won else [2, 1]


def beats_abbott(s: PilgrimState) -> bool:
    """Whether the player stands before Ab-Bott, ties broken as usual (PGM-27.29, PGM-25.1)."""
    standing = [
        (points(s, seat), int(s.seats[seat].piety), int(s.seats[seat].alms)) for seat in (0, ABBOTT)
    ]
    if standing[0] == standing[1]:
        return s.start_player == 0
    return standing[0] > standing[1]
