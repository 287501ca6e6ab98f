"""Figures of what takes more than one card: food for the next evenings, service, voyage, tending.

One step ahead nobody sees that the last food goes tonight, or that a noble beside a rival's marker
saves a fine if Conquer is among the cards; each figure here tells of such a thing before it comes.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import feature_names as f
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import is_immune
from tabard.games.feudum.lands import BESIDE, guard, strength
from tabard.games.feudum.ledger import missing
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.scoring import charter_points
from tabard.games.feudum.state import SERF, SUBJECT, FeudumState
from tabard.games.feudum.terms import price
from tabard.kernel.features import Scale
from tabard.kernel.ints import has, i64, size

# Evenings from the beginning of each epoch to the end of the game, about; epochs count from 1.
EVENINGS: Final[tuple[int, ...]] = (0, 7, 4, 3, 2, 0)
FAR_SHORT: Final = 4  # a larger shortfall of an attack says no more


def weigh_food(s: FeudumState, p: Player, food: i64, tiles: i64, mouths: i64, scale: Scale) -> None:
    """Food and tiles against the mouths of this evening and of the next."""
    pawns = p.pawns_out()
    have = food + p.barrel + tiles
    if mouths > have:
        scale.add(f.PAWNS_HUNGRY, float(mouths - have))
        if mouths - have >= pawns:
            scale.add(f.NOBODY_LEFT, 1.0)
    without = evenings_to_come(s, mouths) - evenings_fed(have, mouths, pawns)
    if without > 0:
        scale.add(f.EVENINGS_WITHOUT, float(without))
    lacks = mouths + pawns - have
    if lacks > 0:
        scale.add(f.FOOD_SHORT_NEXT, float(lacks))
        if has(p.hand, t.GUILD):
            scale.add(f.FOOD_BUYABLE, float(buyable(s, p, lacks)))


def evenings_to_come(s: FeudumState, mouths: i64) -> i64:
    """How many evenings there will be, about: tonight's if it is still to come, and later ones."""
    left: i64 = EVENINGS[s.epoch]
    if s.epoch < t.LAST_EPOCH:
        needed: i64 = t.TRIGGER[s.epoch + 1]
        count: i64 = 0
        for region in range(t.REGIONS):
            if s.top(region) == s.epoch + 1:
                count += 1
        if count * 2 >= needed and left > EVENINGS[s.epoch + 1]:
            left -= 1
    return left if mouths > 0 else left - 1


def evenings_fed(have: i64, mouths: i64, pawns: i64) -> i64:
    """For how many evenings at least one pawn is fed: all must be as long as there is food."""
    eaters = mouths if mouths > 0 else pawns
    evenings: i64 = 0
    while have > 0 and eaters > 0:
        if have < eaters:
            eaters = have
        have -= eaters
        evenings += 1
    return evenings


def buyable(s: FeudumState, p: Player, lacks: i64) -> i64:
    """How much food of the market somebody could buy with one trade, up to what is lacking."""
    coins = p.coins
    count: i64 = 0
    left = s.on_market(t.FOOD)
    while count < t.MOST_BOUGHT and count < lacks and left > 0:
        coins -= price(t.FOOD, left)
        if coins < 0:
            break
        left -= 1
        count += 1
    return count


def weigh_service(s: FeudumState, seat: i64, p: Player, places: i64, scale: Scale) -> None:
    """Successes in reach, and what the next one saves a vassal (FEU-13.11, FEU-31.3)."""
    saved: i64 = 0
    able = p.army < t.ARMY_SPACES and p.discs() > 0
    if able:
        for epoch in range(s.epoch + 1, t.LAST_EPOCH + 1):
            if has(t.ARMY_EPOCHS[p.army], epoch):
                saved += t.ARMY_PENALTY[p.army]
        scale.add(f.FINES_SAVABLE, float(saved))
        if p.rules & s.feudums != 0:
            scale.add(f.DISC_FOR_SERVICE, 1.0)
        else:
            saved = 0
    markers: i64 = 0
    pawns: i64 = 0
    for other in range(s.players):
        if other != seat:
            rival = s.seats[other]
            markers |= rival.subjects | rival.serfs
            pawns |= rival.pawn_places()
    here = starved(s, p, markers, scale)
    points: i64 = 0
    shortfall: i64 = FAR_SHORT
    common = places & pawns
    place: i64 = 0
    while common != 0:
        if common & 1 == 1:
            mine = strength(s, seat, p, place)
            for other in range(s.players):
                if other != seat and s.seats[other].pawns_at(place) != 0:
                    lacks = guard(s, other, s.seats[other], place) + 1 - mine
                    if lacks < shortfall:
                        shortfall = lacks
        common >>= 1
        place += 1
    if 0 < shortfall < FAR_SHORT:
        scale.add(f.ATTACK_SHORTFALL, float(shortfall))
    elif shortfall <= 0:
        points = t.CONQUER_PIECE_VP
    if has(p.hand, t.CONQUER) and size(p.hand) > 1:  # it may not be the last card (FEU-3.9)
        if here or points > 0:
            scale.add(f.STRIKE, float(saved + points))
        elif has(p.hand, t.MOVE) and size(p.hand) > 2:
            if (starvable_near(p) & markers != 0) or (pawns & beside(places) != 0):
                scale.add(f.STRIKE_AFTER_MOVE, float(saved + 1))


def starved(s: FeudumState, p: Player, markers: i64, scale: Scale) -> bool:
    """Whether an own noble stands beside a marker that it may starve."""
    found = False
    near = False
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place != NONE and p.face_of(pawn) == t.NOBLE:
            if has(markers, place):
                if len(s.immune) == 0 or not (
                    is_immune(s, place, SUBJECT) or is_immune(s, place, SERF)
                ):
                    found = True
            elif BESIDE[t.ROAD * t.LOCATIONS + place] & markers != 0:
                near = True
    if found:
        scale.add(f.STARVE_HERE, 1.0)
    elif near:
        scale.add(f.STARVE_NEAR, 1.0)
    return found


def starvable_near(p: Player) -> i64:
    """The locations one road away from own nobles."""
    found: i64 = 0
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place != NONE and p.face_of(pawn) == t.NOBLE:
            found |= BESIDE[t.ROAD * t.LOCATIONS + place]
    return found


def beside(places: i64) -> i64:
    """The locations one road away from these."""
    found: i64 = 0
    place: i64 = 0
    while places != 0:
        if places & 1 == 1:
            found |= BESIDE[t.ROAD * t.LOCATIONS + place]
        places >>= 1
        place += 1
    return found


def weigh_plans(s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
    """The next section of the voyage, landscapes to come, and charters that can grow."""
    if p.voyage < t.VOYAGE_SPACES and (p.voyage > 0 or p.discs() > 0):
        chosen = p.hand | p.played
        if has(p.hand, t.REPEAT) and has(chosen, t.MOVE) and p.places != 0:
            gain: i64 = t.VOYAGE_LEADING[t.VOYAGE_SECTION[p.voyage + 1]]
            gain -= t.VOYAGE_LEADING[t.VOYAGE_SECTION[p.voyage]]
            scale.add(f.VOYAGE_PROMISE, 1.0)
            scale.add(f.VOYAGE_NEXT_SECTION, float(gain))
    if s.readings.landscapes and p.serfs != 0:
        tended: i64 = 0
        bare: i64 = 0
        for place in range(t.LOCATIONS):
            if has(p.serfs, place):
                if s.landscape_at(place) != NONE:
                    tended += 1
                else:
                    bare += 1
        scale.add(f.LANDSCAPES_TO_COME, float(tended * (t.LAST_EPOCH - s.epoch)))
        if bare > 0 and missing(p, t.TEND_WOOD) + 1 <= p.tiles_from(0):
            scale.add(f.TEND_PLACES, float(bare))
    weigh_charters(s, seat, p, scale)


def weigh_charters(s: FeudumState, seat: i64, p: Player, scale: Scale) -> None:
    """What one more location would add to the charters in hand, and those without a seal."""
    writs = p.writs & rw.CHARTERS & ~p.sealed
    count: i64 = 0
    writ: i64 = 0
    while writs != 0:
        if writs & 1 == 1:
            count += 1
            marked: i64 = rw.CHARTER_LOCATIONS[writ]
            if marked != 0:
                table = rw.CHARTER_VP[writ]
                held = size(p.rules & marked)
                if held + 1 < len(table):
                    more = table[held + 1] - charter_points(s, seat, writ)
                    if more > 0:
                        scale.add(f.CHARTER_GROWTH, float(more))
        writs >>= 1
        writ += 1
    if count > len(p.seals):
        scale.add(f.CHARTERS_WITHOUT_SEAL, float(count - len(p.seals)))
