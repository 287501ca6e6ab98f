"""Influence: rulers, subjects and serfs (section 7)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Influences
from tabard.games.feudum.ledger import pay_coins
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import RULER, SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.free_actions import turn_role
from tabard.games.feudum.steps.membership import SEATING
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Grounds, Menu


def why_no_influence(s: FeudumState, seat: i64, place: i64) -> str:
    """Why a player cannot add a marker to a location; "" if he can (FEU-7.2 to FEU-7.7)."""
    ruler = s.ruler_of(place)
    if ruler == NONE:
        return ""
    serf = s.serf_of(place)
    if s.has_subject(place) and (ruler == seat or serf != NONE):
        return "no-room-for-a-marker"
    if ruler == seat or serf == NONE:
        return ""
    if serf != seat:
        return "two-players-are-there"
    if has(s.feudums, place) and not s.readings.feudum_usurp:
        return "a-feudum-is-not-usurped"
    return ""


def why_no_bribe(s: FeudumState, seat: i64, place: i64) -> str:
    """Why money does not help at a location; "" if it does (FEU-7.8)."""
    p = s.seats[seat]
    ruler = s.ruler_of(place)
    if ruler in (NONE, seat) or s.has_subject(place) or s.serf_of(place) != NONE:
        return "not-a-single-rival-marker"
    if not p.shows_at(t.MERCHANT, place):
        return "needs-a-merchant-there"
    if has(s.feudums, place) and not s.readings.feudum_usurp:
        return "a-feudum-is-not-usurped"
    return "" if p.coins >= t.BRIBE else "too-few-coins"


def can_influence(s: FeudumState, seat: i64) -> bool:
    """Whether any marker can be added (FEU-15.5)."""
    p = s.seats[seat]
    places = p.pawn_places()
    if p.markers == 0:
        return False
    for place in range(t.LOCATIONS):
        if has(places, place) and why_no_influence(s, seat, place) == "":
            return True
    return False


class Influence(CardStep):
    """A marker at each location with an own pawn, one after another (D10, FEU-7.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        seat = s.active
        p = s.seats[seat]
        places = p.pawn_places()
        for place in range(t.LOCATIONS):
            if has(places, place):
                self.offer(s, seat, place, menu)
            elif menu.explaining:
                menu.refuse(a.INFLUENCE + place, self.rule, "no-pawn-there")
        if s.readings.specials and p.shows(t.MERCHANT):
            for place in range(t.LOCATIONS):
                if has(places, place):
                    self.offer_bribe(s, seat, place, menu)
        menu.offer(a.WAIVE if s.of(Influences).places == 0 else a.STOP)

    def why_nothing(self, s: FeudumState) -> Grounds:
        p = s.seats[s.active]
        if p.markers == 0:
            return self.rule, "no-marker-left", 1, 0
        if p.places == 0:
            return self.rule, "no-pawn-on-the-map", 1, 0
        return "FEU-7.2", "no-room-beside-your-pawns", 0, 0

    def offer(self, s: FeudumState, seat: i64, place: i64, menu: Menu) -> None:
        """A marker in the ordinary way."""
        code = a.INFLUENCE + place
        why = why_no_influence(s, seat, place)
        if s.seats[seat].markers == 0:
            menu.refuse(code, self.rule, "no-marker-left", 1, 0)
        elif has(s.of(Influences).places, place):
            menu.refuse(code, self.rule, "one-marker-a-location")
        elif why != "":
            menu.refuse(code, "FEU-7.2" if why != "a-feudum-is-not-usurped" else "FEU-7.9", why)
        else:
            menu.offer(code)

    def offer_bribe(self, s: FeudumState, seat: i64, place: i64, menu: Menu) -> None:
        """A marker with money (FEU-7.8)."""
        code = a.BRIBE + place
        why = why_no_bribe(s, seat, place)
        if s.seats[seat].markers == 0:
            menu.refuse(code, self.rule, "no-marker-left", 1, 0)
        elif has(s.of(Influences).places, place):
            menu.refuse(code, self.rule, "one-marker-a-location")
        elif s.of(Influences).bribed:
            menu.refuse(code, "FEU-7.8", "money-once-an-action")
        elif why != "":
            menu.refuse(code, "FEU-7.8", why)
        else:
            menu.offer(code)

    def take(self, s: FeudumState, code: i64) -> None:
        seat = s.active
        if code == a.WAIVE:
            self.waive(s)
            return
        if code == a.STOP:
            s.next()
            return
        s.carry_on()
        if code >= a.BRIBE:
            s.of(Influences).bribed = True
            pay_coins(s, seat, t.BRIBE, "FEU-7.8")
            self.usurp(s, seat, code - a.BRIBE, "FEU-7.8")
            place = code - a.BRIBE
        else:
            place = code - a.INFLUENCE
            self.add(s, seat, place)
        s.of(Influences).places |= bit(place)
        s.seats[seat].markers -= 1
        s.call(SEATING)  # FEU-7.10

    def add(self, s: FeudumState, seat: i64, place: i64) -> None:
        """Add a marker in the role that is open (FEU-7.3 to FEU-7.6)."""
        p = s.seats[seat]
        ruler = s.ruler_of(place)
        name = t.LOCATION_IDS[place]
        if ruler == NONE:
            p.rules |= bit(place)
            s.tell("FEU-7.3", "becomes-ruler", seat, 0, "", name)
        elif ruler == seat:
            p.subjects |= bit(place)
            s.tell("FEU-7.4", "adds-subject", seat, 0, "", name)
        elif s.serf_of(place) == NONE:
            p.serfs |= bit(place)
            s.tell("FEU-7.5", "becomes-serf", seat, 0, "", name)
        else:
            self.usurp(s, seat, place, "FEU-7.6")

    def usurp(self, s: FeudumState, seat: i64, place: i64, rule: str) -> None:
        """The old ruler becomes serf; an own serf becomes subject, the marker rules (FEU-7.12)."""
        p = s.seats[seat]
        ruler = s.ruler_of(place)
        old = s.seats[ruler]
        one = bit(place)
        if has(p.serfs, place):
            p.serfs &= ~one
            p.subjects |= one
            turn_role(s, place, SERF, SUBJECT)
        old.rules &= ~one
        old.serfs |= one
        turn_role(s, place, RULER, SERF)
        p.rules |= one
        s.tell(rule, "usurps", seat, 0, "", t.LOCATION_IDS[place])
        s.tell(rule, "is-usurped", ruler, 0, "", t.LOCATION_IDS[place])


INFLUENCE: Final[Influence] = Influence("influence", "FEU-7.1")
