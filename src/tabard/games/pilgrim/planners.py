"""Strategies of Pilgrim for planners: the road builder, the almoner, the donor and the favourite.

Each is the hand-written value of `wits` and what its own way of playing adds: opinions, in points.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.features import rounds_to_quarter_end
from tabard.games.pilgrim.foresight import plan_of, turns_to_top
from tabard.games.pilgrim.path import AT_SITE
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.wits import rounds_left, value
from tabard.kernel.ints import has, i64, size
from tabard.kernel.strategy import Strategy

# The road builder: a path far out to each of two sites.
PROGRESS: Final = 1.2
FRESH: Final = 0.35
TILE: Final = 0.5
FAR_PATHS: Final = 2
QUARRIED: Final = 0.25
ENGINEER: Final = 1.2
HANDS: Final = 0.3
ENOUGH: Final = 6
# The almoner.
ROW: Final = 0.5
HOUSE: Final = 1.5
GIFT: Final = 0.3
REACH: Final = 2.0
# The donor.
BUILT: Final = 0.35
GIVEN: Final = 0.5
MASON: Final = 1.0
LEADS: Final = 0.5
# The favourite.
AIM: Final = 0.5
FAVOUR: Final = 0.5


def hands(s: PilgrimState, seat: i64) -> float:
    """Acolytes outside: workers decide everything."""
    return HANDS * float(min(s.seats[seat].available(), ENOUGH))


def roads(s: PilgrimState, seat: int) -> float:
    """Lays a long path to one site, then to another, with an engineer and a full quarry."""
    p = s.seats[seat]
    left = rounds_left(s, seat)
    total = value(s, seat) + hands(s, seat)
    if size(p.sites) >= FAR_PATHS or left <= 1:
        return total
    progress, _, fresh, _ = plan_of(s, p, p.stone, p.silver, p.piety, left)
    total += PROGRESS * progress + FRESH * fresh
    total += QUARRIED * float(min(p.stone, ENOUGH))
    total += ENGINEER * float(min(p.post(t.ROAD_ENGINEER), 1))
    for path in p.paths:
        if path.end == AT_SITE:
            total += TILE * float(path.length)
    return total


def alms(s: PilgrimState, seat: int) -> float:
    """Gives alms in every quarter until nobody can come before him."""
    p = s.seats[seat]
    total = value(s, seat) + hands(s, seat)
    if rounds_left(s, seat) <= 1:
        return total
    turns = turns_to_top(p.alms, p.post(t.ALMS_HOUSE))
    rows: i64 = min(p.alms, t.ALMS_ROWS)
    total += ROW * float(rows) + HOUSE * float(min(p.post(t.ALMS_HOUSE), 1))
    total += GIFT * float(min(p.wheat + p.silver, t.ALMS_ROWS))
    if turns <= rounds_to_quarter_end(s) and p.abbey > 0:
        total += REACH
    return total


def donor(s: PilgrimState, seat: int) -> float:
    """Constructs the dearest buildings and gives them away again."""
    p = s.seats[seat]
    total = value(s, seat) + hands(s, seat)
    if rounds_left(s, seat) <= 1:
        return total
    for building in range(t.BUILDINGS):
        if has(p.own, building):
            total += BUILT * float(t.DONATION[building])
        elif has(p.donated, building):
            total += GIVEN * float(t.DONATION[building])
    total += QUARRIED * float(min(p.stone, ENOUGH))
    total += MASON * float(min(p.post(t.STONE_MASON), 1))
    for place in range(1, t.LOCATIONS):
        if s.layout.duties[place] in (t.CONSTRUCT, t.GIVE_ALMS):
            if p.at(place) > s.most_of_others(seat, place):
                total += LEADS
    return total


def favourite(s: PilgrimState, seat: int) -> float:
    """Keeps to lengths for which the Cardinal has a favour, the highest first."""
    p = s.seats[seat]
    left = rounds_left(s, seat)
    total = value(s, seat) + hands(s, seat)
    for favour in range(t.FAVOURS):
        if has(p.favours, favour):
            total += FAVOUR * float(t.FAVOUR_POINTS[favour])
    if left <= 1:
        return total
    progress, _, fresh, highest = plan_of(s, p, p.stone, p.silver, p.piety, left)
    total += PROGRESS * progress + FRESH * fresh + AIM * float(highest)
    return total + ENGINEER * float(min(p.post(t.ROAD_ENGINEER), 1))


STRATEGIES: Final = (
    Strategy("roads", roads, further=1),
    Strategy("alms", alms, further=1),
    Strategy("donor", donor, further=1),
    Strategy("favours", favourite, further=1),
)
