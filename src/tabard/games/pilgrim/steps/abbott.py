"""Ab-Bott's turn: sowing, token, action, recall; each told with its reason (section 27)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Abbott
from tabard.games.pilgrim.ledger import call_to_city, gain, gain_piety, ordain, send_out
from tabard.games.pilgrim.state import ABBOTT, PilgrimState
from tabard.games.pilgrim.steps.alms import (
    bonus_due,
    bonus_there,
    climb,
    donate,
    take_bonus,
)
from tabard.games.pilgrim.steps.construction import build
from tabard.games.pilgrim.steps.round_end import offer_trade
from tabard.games.pilgrim.steps.turn import draft
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step

HUMAN: Final = 0
# What some of his actions go on with.
FEE: Final = 0
ROADS: Final = 1
TOKEN_DUTY: Final[dict[str, int]] = {name: n for n, name in enumerate(t.TOKEN_IDS)}
ALLOCATION: Final[int] = TOKEN_DUTY["allocation"]
BUILD_ROADS: Final[int] = TOKEN_DUTY["build_roads"]
CLERICAL: Final[int] = TOKEN_DUTY["clerical"]
CONSTRUCT: Final[int] = TOKEN_DUTY["construct"]
GIVE_ALMS: Final[int] = TOKEN_DUTY["give_alms"]
ORDINATION: Final[int] = TOKEN_DUTY["ordination"]


def from_merchant(s: PilgrimState, place: i64) -> i64:
    """How many steps clockwise a duty tile lies from the merchant."""
    steps = place - s.merchant
    return steps + t.RING if steps < 0 else steps


def fullest(s: PilgrimState, with_city: bool) -> i64:
    """Where most of his acolytes are; ties by City, then clockwise from the merchant (27.1)."""
    p = s.seats[ABBOTT]
    best: i64 = NONE
    if with_city and p.at(t.CITY) > 0:
        best = t.CITY
    for place in range(1, t.LOCATIONS):
        count = p.at(place)
        if count == 0:
            continue
        if best == NONE or count > p.at(best):
            best = place
        elif count == p.at(best) and best != t.CITY:
            if from_merchant(s, place) < from_merchant(s, best):
                best = place
    return best


def reason_of(s: PilgrimState, place: i64) -> str:
    """Why this location was the fullest: alone, or by which tie-break."""
    p = s.seats[ABBOTT]
    for other in range(t.LOCATIONS):
        if other != place and p.at(other) == p.at(place):
            return "city-first" if place == t.CITY else "nearest-to-merchant"
    return "most-acolytes"


def end_turn(s: PilgrimState) -> None:
    """His turn is over."""
    s.order += 1
    s.done()


class AbbottTurn(Step[PilgrimState]):
    """Shortage, Pulpit, choice and sowing (PGM-27.1, PGM-27.2, PGM-27.5, PGM-26.8)."""

    def proceed(self, s: PilgrimState) -> None:
        p = s.seats[ABBOTT]
        s.tell("PGM-27.1", "abbott-begins", CHANCE, s.round)
        if p.spread == 0:
            s.tell("PGM-27.5", "abbott-lacks-acolytes", CHANCE)
            draft(s, ABBOTT)
            end_turn(s)
            return
        if p.owns(t.PULPIT) and p.village > 0:
            s.tell("PGM-26.8", "abbott-uses-pulpit", CHANCE)
            ordain(s, ABBOTT, "PGM-26.8")
        place = fullest(s, True)
        count = p.at(place)
        why = reason_of(s, place)
        s.tell("PGM-27.1", "abbott-picks-up", CHANCE, count, why, t.LOCATION_IDS[place])
        p.add_at(place, -count)
        for _ in range(count):
            place = next_place(s, place)
            p.add_at(place, 1)
            s.tell("PGM-27.2", "abbott-sows", CHANCE, 1, "", t.LOCATION_IDS[place])
        s.next()


def next_place(s: PilgrimState, place: i64) -> i64:
    """Out of the City towards the merchant, then always on the ring (PGM-27.2)."""
    if place != t.CITY:
        return place % t.RING + 1
    return t.NORTH if from_merchant(s, t.NORTH) < from_merchant(s, t.SOUTH) else t.SOUTH


class AbbottToken(Step[PilgrimState]):
    """A token is drawn from the bag and does not come back (PGM-27.3, PGM-26.5)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for token in range(t.TOKENS):
            if s.in_bag(token) > 0:
                menu.offer_weighted(a.TOKEN + token, s.in_bag(token))

    def take(self, s: PilgrimState, code: i64) -> None:
        token = code - a.TOKEN
        s.of(Abbott).token = token
        s.fill_bag(token, -1)
        s.tell(self.rule, "abbott-draws", CHANCE, 0, t.TOKEN_IDS[token])
        s.next()


class AbbottAction(Step[PilgrimState]):
    """What the token makes him do (PGM-27.10 to PGM-27.16)."""

    def proceed(self, s: PilgrimState) -> None:
        p = s.seats[ABBOTT]
        his = s.of(Abbott)
        engineer: i64 = 1 if p.post(t.ROAD_ENGINEER) > 0 else 0
        if his.token == ALLOCATION:
            allocate(s)
        elif his.token == BUILD_ROADS:
            his.value = t.ABBOTT_ROADS + engineer
            s.tell("PGM-27.11", "abbott-builds-roads", CHANCE, his.value)
            s.branch(ROADS)
        elif his.token == CLERICAL:
            vestry: i64 = 1 if p.post(t.VESTRY) > 0 else 0
            chapel: i64 = 1 if p.owns(t.CHAPEL) else 0
            gain_piety(s, ABBOTT, t.ABBOTT_PIETY + vestry + chapel, "PGM-27.12")
            s.next()
        elif his.token == CONSTRUCT:
            construct(s, engineer)
        elif his.token == GIVE_ALMS:
            give_alms(s)
            s.next()
        elif his.token == ORDINATION:
            ordinate(s)
            s.next()
        else:
            s.tell("PGM-27.16", "abbott-rests", CHANCE)
            end_turn(s)


def allocate(s: PilgrimState) -> None:
    """Abbey to activities in the early quarters, back in the late ones (PGM-27.10)."""
    p = s.seats[ABBOTT]
    owner = s.owner_of(t.INFIRMARY)
    helped = has(s.active_buildings(), t.INFIRMARY)
    if owner != ABBOTT and s.trade_kinds() == 0:
        helped = False
    most: i64 = t.ABBOTT_MOVES + 1 if helped else t.ABBOTT_MOVES
    moved: i64 = 0
    if s.quarter < t.EARLY_QUARTERS:
        for activity in t.PRIORITY:
            if moved < most and p.abbey > t.ABBOTT_KEPT and p.post(activity) == 0:
                p.abbey -= 1
                p.add_post(activity, 1)
                moved += 1
                name = t.ACTIVITY_IDS[activity]
                s.tell("PGM-27.10", "abbott-allocates", CHANCE, moved, "abbey", name)
    else:
        for activity in reversed(t.PRIORITY):
            if moved < most and p.post(activity) > 0:
                p.add_post(activity, -1)
                p.abbey += 1
                moved += 1
                name = t.ACTIVITY_IDS[activity]
                s.tell("PGM-27.10", "abbott-allocates", CHANCE, moved, name, "abbey")
    if moved == 0:
        s.tell("PGM-27.10", "abbott-cannot-allocate", CHANCE)
    if owner == HUMAN and moved > t.ABBOTT_MOVES:
        s.branch(FEE)
    else:
        s.next()


def construct(s: PilgrimState, engineer: i64) -> None:
    """The building that became active last, then a road (PGM-27.13)."""
    p = s.seats[ABBOTT]
    active = s.active_on_edge()
    latest: i64 = NONE
    for building in range(t.BUILDINGS):
        if has(active, building):
            if latest == NONE or s.layout.offset_of[building] > s.layout.offset_of[latest]:
                latest = building
    if latest == NONE:
        s.tell("PGM-27.13", "abbott-finds-no-building", CHANCE)
        s.next()
        return
    if p.filled_slots() < t.SLOTS:
        build(s, ABBOTT, latest)
    else:
        s.tell("PGM-27.13", "abbott-has-no-slot", CHANCE, 0, t.BUILDING_IDS[latest])
    s.of(Abbott).value = t.ABBOTT_BUILT_ROADS + engineer
    s.branch(ROADS)


def give_alms(s: PilgrimState) -> None:
    """Rows in the early quarters, a donated building in the late ones (PGM-27.7, PGM-27.14)."""
    p = s.seats[ABBOTT]
    rows: i64 = t.ABBOTT_DONATED_ROWS
    if s.quarter < t.EARLY_QUARTERS:
        rows = t.ABBOTT_ROWS + (1 if p.post(t.ALMS_HOUSE) > 0 else 0)
    else:
        for n in range(t.SLOTS):
            thing = p.slot(t.SLOTS - 1 - n)
            if 0 <= thing < t.BUILDINGS and p.owns(thing):
                donate(s, ABBOTT, thing)
                break
    row = climb(s, ABBOTT, rows)
    for bonus in range(len(t.BONUS_ROWS)):
        if not bonus_due(row, p, bonus):
            continue
        last_one = t.BONUS_FROM[bonus] == "abbey" and p.abbey == t.ABBOTT_KEPT
        if bonus_there(p, bonus) and not last_one:
            take_bonus(s, ABBOTT, bonus)
        else:
            s.tell("PGM-27.14", "abbott-leaves-bonus", CHANCE, 0, t.BONUS_IDS[bonus])


def ordinate(s: PilgrimState) -> None:
    """Out of a well-filled Abbey, else out of the Village, into the City (PGM-27.15)."""
    p = s.seats[ABBOTT]
    steps: i64 = t.ABBOTT_STEPS + (1 if p.owns(t.INFIRMARY) else 0)
    for _ in range(steps):
        if p.abbey > t.ABBOTT_KEPT:
            send_out(s, ABBOTT, "PGM-27.15")
        elif p.village > 0:
            call_to_city(s, ABBOTT, "PGM-27.15")
        else:
            s.tell("PGM-27.15", "abbott-has-nobody-left", CHANCE)


class AbbottFee(Step[PilgrimState]):
    """The player takes a trade resource for the Infirmary that Ab-Bott used (PGM-27.10)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(HUMAN)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        offer_trade(s, menu)

    def take(self, s: PilgrimState, code: i64) -> None:
        gain(s, HUMAN, code - a.TAKE, 1, self.rule)
        s.next()


class AbbottRecall(Step[PilgrimState]):
    """His fullest duty tile is emptied into the City (PGM-27.4)."""

    def proceed(self, s: PilgrimState) -> None:
        p = s.seats[ABBOTT]
        place = fullest(s, False)
        if place != NONE:
            count = p.at(place)
            p.add_at(place, -count)
            p.add_at(t.CITY, count)
            s.tell(self.rule, "abbott-recalls", CHANCE, count, "", t.LOCATION_IDS[place])
        end_turn(s)


ABBOTT_TURN: Final = AbbottTurn("abbott_turn", "PGM-27.1")
ABBOTT_TOKEN: Final = AbbottToken("abbott_token", "PGM-27.3")
ABBOTT_ACTION: Final = AbbottAction("abbott_action", "PGM-27.3")
ABBOTT_FEE: Final = AbbottFee("abbott_fee", "PGM-27.10")
ABBOTT_RECALL: Final = AbbottRecall("abbott_recall", "PGM-27.4")
